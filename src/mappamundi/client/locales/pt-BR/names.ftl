# Nomes e textos das cartas de History of the World.

## Regions

name-middle-east = Oriente Médio
name-north-africa = Norte da África
name-china = China
name-india = Índia
name-southern-europe = Sul da Europa
name-northern-europe = Norte da Europa
name-southeast-asia = Sudeste Asiático
name-far-east = Extremo Oriente
name-eurasia = Eurásia
name-north-america = América do Norte
name-south-america = América do Sul
name-southern-africa = Sul da África
name-australasia = Australásia

## Lands of the Middle East

name-arabia = Arábia
name-levant = Levante
name-anatolia = Anatólia
name-mesopotamia = Mesopotâmia
name-tigris = Tigre
name-zagros = Zagros
name-persian-plateau = Planalto Persa

## Lands of North Africa

name-nile = Nilo
name-nubia = Núbia
name-libya = Líbia
name-shatts = Chotts
name-atlas = Atlas

## Lands of Southern Africa

name-horn = Chifre
name-cape = Cabo
name-congo = Congo
name-guinea = Guiné

## Lands of Southern Europe

name-iberia = Ibéria
name-pyrenees = Pireneus
name-apennines = Apeninos
name-danubia = Danúbio
name-balkans = Bálcãs
name-pindus = Pindo
name-crete = Creta

## Lands of Northern Europe

name-britannia = Bretanha
name-gaul = Gália
name-rhineland = Renânia
name-alamannia = Alamânia
name-scandinavia = Escandinávia

## Lands of Eurasia

name-volga = Volga
name-caucasus = Cáucaso
name-steppe = Estepe
name-turan = Turan
name-tarim-basin = Bacia do Tarim
name-mongolia = Mongólia

## Lands of China

name-wei = Wei
name-yellow-river = Rio Amarelo
name-yangtze = Yangtzé
name-sichuan = Sichuan
name-lingnan = Lingnan

## Lands of India

name-hindu-kush = Hindu Kush
name-indus = Indo
name-ganges = Ganges
name-bengal = Bengala
name-deccan = Decão
name-ghats = Ghats

## Lands of Southeast Asia

name-irrawaddy = Irauádi
name-mekong = Mekong
name-malaya = Malaia
name-sumatra = Sumatra
name-java = Java

## Lands of the Far East

name-manchuria = Manchúria
name-korea = Coreia
name-kyushu = Kyushu
name-honshu = Honshu

## Lands of North America

name-saint-lawrence = São Lourenço
name-appalachia = Apalaches
name-mississippi = Mississippi
name-rockies = Rochosas
name-mexico = México

## Lands of South America

name-andes = Andes
name-guiana = Guiana
name-brazil = Brasil
name-pampas = Pampas

## Lands of Australasia

name-australia = Austrália
name-new-guinea = Nova Guiné
name-new-zealand = Nova Zelândia

## Seas and oceans

name-north-sea = Mar do Norte
name-mediterranean-sea = Mar Mediterrâneo
name-arabian-sea = Mar Arábico
name-bay-of-bengal = Baía de Bengala
name-south-china-sea = Mar da China Meridional
name-sea-of-japan = Mar do Japão
name-caribbean-sea = Mar do Caribe
name-atlantic-ocean = Oceano Atlântico
name-indian-ocean = Oceano Índico
name-pacific-ocean = Oceano Pacífico
name-arctic-ocean = Oceano Ártico

## Wastelands

name-empty-quarter = Quarto Vazio
name-himalayas = Himalaia
name-sahara = Saara
name-alps = Alpes
name-siberia = Sibéria
name-northern-lakes = Lagos do Norte
name-amazonia = Amazônia
name-outback = Outback

## Empires of the first era

name-sumerians = Sumérios
effect-sumerians = Cidades-estado
text-sumerians = Depois dos monumentos, funde uma cidade onde haja um exército de pé e nem capital nem cidade.
name-egyptians = Egípcios
leader-egyptians = Ramsés II
effect-egyptians = Pirâmides
text-egyptians = Você pode construir um monumento por recurso, e não só um a cada dois.
name-minoans = Minoicos
effect-minoans = Senhores do mar
text-minoans = Contra suas invasões por frota, a defesa não pode rolar um dado de novo.
name-hittites = Hititas
effect-hittites = Metalurgia do ferro
text-hittites = Uma vez por batalha, você pode rolar de novo um dos seus dados.
name-assyrians = Assírios
effect-assyrians = Baluartes
text-assyrians = Depois dos monumentos, coloque um forte grátis por recurso dos seus exércitos de pé.
name-zhou-dynasty = Dinastia Zhou
effect-zhou-dynasty = Mandato do Céu
text-zhou-dynasty = Durante as invasões, coloque um forte grátis onde haja um exército de pé.
name-vedics = Védicos
name-greeks = Gregos
leader-greeks = Péricles
effect-greeks = Falange
text-greeks = Comece com duas fichas de cerco.

## Empires of the second era

name-scythians = Citas
effect-scythians = Arqueiros a cavalo
text-scythians = Montanhas e florestas não ajudam a defesa.
name-carthaginians = Cartagineses
leader-carthaginians = Aníbal
effect-carthaginians = Elefantes de guerra
text-carthaginians = Montanhas e florestas não ajudam a defesa.
name-persians = Persas
effect-persians = Estrada Real
text-persians = As duas primeiras batalhas que lhe deixem uma capital ou cidade trazem um exército cada.
name-celts = Celtas
name-macedonians = Macedônios
leader-macedonians = Alexandre III
effect-macedonians = Helenismo
text-macedonians = Depois de vencer uma batalha, você pode poupar as estruturas do território.
name-mauryans = Máurias
effect-mauryans = Éditos
text-mauryans = Com ao menos um recurso, você pode construir mais um monumento.
name-han-dynasty = Dinastia Han
effect-han-dynasty = Grande Muralha
text-han-dynasty = Durante as invasões, coloque dois fortes grátis onde haja exércitos de pé na China.
name-romans = Romanos
leader-romans = Júlio César

## Empires of the third era

name-guptas = Guptas
effect-guptas = Idade de ouro
text-guptas = Com ao menos um recurso, você pode construir mais um monumento.
name-goths = Godos
name-huns = Hunos
effect-huns = Pavor
text-huns = A defesa rola só um dado, mesmo atrás de um forte.
name-byzantines = Bizantinos
effect-byzantines = Muralhas de Teodósio
text-byzantines = Durante as invasões, coloque dois fortes grátis onde haja exércitos de pé.
name-sassanids = Sassânidas
effect-sassanids = Catafractários
text-sassanids = Uma vez por batalha, você pode rolar de novo um dos seus dados.
name-tang-dynasty = Dinastia Tang
leader-tang-dynasty = Taizong
effect-tang-dynasty = Rota da Seda
text-tang-dynasty = Depois dos monumentos, funde uma cidade onde haja um exército de pé e nem capital nem cidade.
name-arabs = Árabes
leader-arabs = Umar
effect-arabs = Guerra santa
text-arabs = Cada batalha vencida vale dois pontos na hora.
name-franks = Francos
effect-franks = Vassalos
text-franks = Uma vez, troque um exército adversário vizinho aos seus de pé por um seu.

## Empires of the fourth era

name-vikings = Vikings
effect-vikings = Navios longos
text-vikings = Some um ao seu maior dado quando invadir por frota.
name-holy-roman-empire = Sacro Império
effect-holy-roman-empire = Príncipes
text-holy-roman-empire = Durante as invasões, coloque dois fortes grátis onde haja exércitos de pé.
name-mongols = Mongóis
leader-mongols = Gengis Khan
name-ming-dynasty = Dinastia Ming
effect-ming-dynasty = Frotas do tesouro
text-ming-dynasty = Cada novo território ocupado por frota vale um ponto na hora, no máximo três.
name-mesoamericans = Mesoamericanos
leader-mesoamericans = Montezuma II e Pachacuti
effect-mesoamericans = Astecas e Incas
text-mesoamericans = Comece em dois territórios, cada um com um exército e uma capital.
name-turks = Turcos
effect-turks = Gazis
text-turks = Siga invadindo a partir do território recém-vencido: mais um no seu maior dado.
name-portuguese = Portugueses
effect-portuguese = Feitorias
text-portuguese = Cada novo território ocupado por frota vale um ponto na hora, no máximo quatro.
name-spanish = Espanhóis
effect-spanish = Conquistadores
text-spanish = Some um ao seu maior dado nas batalhas das duas Américas.

## Empires of the fifth era

name-mughals = Mogóis
effect-mughals = Mausoléus
text-mughals = Com ao menos um recurso, você pode construir mais um monumento.
name-russians = Russos
effect-russians = Inverno
text-russians = Durante as invasões, coloque dois fortes grátis onde haja exércitos de pé.
name-qing-dynasty = Dinastia Qing
effect-qing-dynasty = Estandartes
text-qing-dynasty = Uma vez por batalha, você pode rolar de novo um dos seus dados.
name-french = Franceses
leader-french = Napoleão
effect-french = Grande Exército
text-french = Em três batalhas deste turno, você pode rolar um dado a mais no ataque.
name-british = Britânicos
leader-british = Vitória
effect-british = Marinha Real
text-british = Contra suas invasões por frota, a defesa não pode rolar um dado de novo.
name-americans = Americanos
leader-americans = Lincoln
effect-americans = Fronteira
text-americans = A cada dois territórios ocupados na América do Norte vem um exército, no máximo três.
name-japanese = Japoneses
effect-japanese = Marinha moderna
text-japanese = Some um ao seu maior dado quando invadir por frota.
name-germans = Alemães
leader-germans = Bismarck
effect-germans = Canhões pesados
text-germans = Comece com três fichas de cerco.

## Events of the first era

name-weaponry = Armamento
text-weaponry = Some um ao seu maior dado em todas as batalhas deste turno.
name-caravans = Caravanas
text-caravans = Coloque até duas caravanas em terras estéreis por este turno.
name-disaster = Desastre
text-disaster = Um território adversário perde o forte e tem uma estrutura reduzida. O exército fica.
name-engineering = Engenharia
text-engineering = Coloque até dois fortes grátis onde haja exércitos de pé.
name-allies = Aliados
text-allies = Ganhe dois exércitos.
name-harappa = Harapa
name-phoenicia = Fenícia
name-kush = Cuxe

## Events of the second era

name-leader = Líder
text-leader = Uma vez por batalha deste turno, role de novo um dos seus dados.
name-shipbuilding = Construção naval
text-shipbuilding = Coloque uma frota em qualquer mar por este turno.
name-diplomacy = Diplomacia
text-diplomacy = Troque um exército adversário vizinho aos seus de pé por um seu. Estruturas e forte ficam.
name-barbarians = Bárbaros
text-barbarians = Um território adversário junto a uma terra estéril perde exército e forte; uma estrutura é reduzida, e entra um exército seu, em repouso.
name-siegecraft = Arte do cerco
text-siegecraft = Ganhe três fichas de cerco.
name-kushans = Cuchanas
name-xiongnu = Xiongnu
name-mayans = Maias

## Events of the third era

name-elite-troops = Tropas de elite
text-elite-troops = Em três batalhas deste turno, você pode rolar um dado a mais no ataque.
name-treachery = Traição
text-treachery = Vença uma batalha deste turno sem dados; anuncie antes.
name-civil-service = Funcionalismo
text-civil-service = Ganhe dois exércitos se um exército de pé seu tiver uma capital.
name-fortification = Fortificação
text-fortification = Coloque até três fortes grátis onde haja exércitos de pé.
name-great-works = Grandes obras
text-great-works = Você pode construir mais um monumento, nos locais de costume.
name-khmers = Khmers
name-anglo-saxons = Anglo-saxões
name-axum = Axum

## Events of the fourth era

name-black-death = Peste Negra
text-black-death = Escolha uma região: cada adversário perde um exército ali, à escolha dele.
name-gunpowder = Pólvora
text-gunpowder = Neste turno a defesa rola só um dado, mesmo atrás de um forte.
name-navigators = Navegadores
text-navigators = Coloque uma frota em qualquer oceano por este turno.
name-mercenaries = Mercenários
text-mercenaries = Ganhe três exércitos.
name-crusade = Cruzada
text-crusade = Neste turno, some dois ao seu maior dado nas batalhas do Oriente Médio.
name-shogunate = Xogunato
name-cholas = Cholas
name-mali = Mali

## Events of the fifth era

name-revolution = Revolução
text-revolution = Em uma região, troque até dois exércitos adversários por seus, em repouso. Estruturas e fortes ficam.
name-industry = Indústria
text-industry = Ganhe três exércitos.
name-steamships = Navios a vapor
text-steamships = Coloque frotas em até dois oceanos por este turno.
name-railways = Ferrovias
text-railways = Escolha uma região: neste turno, seus territórios ligados por terra são todos vizinhos entre si.
name-artillery = Artilharia
text-artillery = Ganhe quatro fichas de cerco.
name-dutch = Holandeses
name-safavids = Safávidas
name-zulus = Zulus

## Eras

era-span-1 = de 3000 a 450 a.C.
era-span-2 = de 450 a.C. a 300 d.C.
era-span-3 = de 300 a 900
era-span-4 = de 900 a 1600
era-span-5 = de 1600 a 1912
