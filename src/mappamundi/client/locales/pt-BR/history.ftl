# History of the World, whatever the edition: the map and its names, finding, odds.

## The map

map-label = Mapa do mundo
map-failed = Não foi possível buscar o mapa.
map-try-again = Tentar de novo
map-zoom-in = Aproximar (+)
map-zoom-out = Afastar (−)
map-world = Mostrar o mundo (0)
map-frame = Mostrar os territórios abertos (Z)
map-lens = Lupa
map-lens-toggle = Lupa sobre territórios apertados (V)
map-tag-why = por quê?
map-tag-lost = perdido
map-touched-taken = tomado desde o seu último turno
map-touched-lost = tomado de você
water-arctic-ocean = Oceano Ártico
water-caspian-sea = Mar Cáspio
water-caribbean-sea = { name-caribbean-sea }

## Pieces and terrain

map-capital = capital
map-city = cidade
map-monument = monumento
map-fort = forte
map-fleet = frota
map-mountain = montanhas
map-forest = floresta
map-strait = estreito
map-resource = recurso
map-terrain-clear = terreno aberto
map-terrain-mountain = montanhas
map-terrain-forest = floresta
map-pigment-0 = estrela vermelhão
map-pigment-1 = lua lápis-lazúli
map-pigment-2 = cruz verdete
map-pigment-3 = losango açafrão
map-pigment-4 = pico malva
map-pigment-5 = anel de tinta
map-wall = forte da Grande Muralha

## The legend

map-legend = Legenda

## The land card

map-card-close = Fechar a ficha do território
map-you = Você
map-empty = Nenhum exército
map-empty-with = Nenhum exército, { $things }
map-defence = { $dice ->
    [1] um dado
   *[other] { $dice } dados
  }
map-defence-bonus = { $dice ->
    [1] um dado, +{ $bonus }
   *[other] { $dice } dados, +{ $bonus }
  }
map-defence-rerolls = { $rerolls ->
    [1] rola novamente uma vez
   *[other] rola novamente { $rerolls } vezes
  }
map-if-won = Se vencer:
map-if-taken = Se ocupar:
map-if-lost = Se perder:
map-part-structures = estruturas
map-part-cards = cartas
map-loser = perde
map-by-way = Atravessando { $way }
map-borders = Adjacentes

## The lands as a table

map-lands = Territórios
map-lands-close = Fechar
map-column-land = Território
map-column-owner = De quem
map-column-pieces = Peças
map-column-terrain = Terreno
map-column-open = Aberto a você
map-column-worth = Valor

## Regions

name-middle-east = Oriente Médio
    .the = o Oriente Médio
    .in = no Oriente Médio
name-north-africa = Norte da África
    .the = o Norte da África
    .in = no Norte da África
name-china = China
    .the = a China
    .in = na China
name-india = Índia
    .the = a Índia
    .in = na Índia
name-southern-europe = Sul da Europa
    .the = o Sul da Europa
    .in = no Sul da Europa
name-northern-europe = Norte da Europa
    .the = o Norte da Europa
    .in = no Norte da Europa
name-southeast-asia = Sudeste Asiático
    .the = o Sudeste Asiático
    .in = no Sudeste Asiático
name-far-east = Extremo Oriente
    .the = o Extremo Oriente
    .in = no Extremo Oriente
name-eurasia = Eurásia
    .the = a Eurásia
    .in = na Eurásia
name-north-america = América do Norte
    .the = a América do Norte
    .in = na América do Norte
name-south-america = América do Sul
    .the = a América do Sul
    .in = na América do Sul
name-southern-africa = Sul da África
    .the = o Sul da África
    .in = no Sul da África
name-australasia = Australásia
    .the = a Australásia
    .in = na Australásia

## Lands of the Middle East

name-arabia = Arábia
    .the = a Arábia
    .in = na Arábia
name-levant = Levante
    .the = o Levante
    .in = no Levante
name-anatolia = Anatólia
    .the = a Anatólia
    .in = na Anatólia
name-mesopotamia = Mesopotâmia
    .the = a Mesopotâmia
    .in = na Mesopotâmia
name-tigris = Tigre
    .the = o Tigre
    .in = no Tigre
name-zagros = Zagros
    .the = o Zagros
    .in = no Zagros
name-persian-plateau = Planalto Persa
    .the = o Planalto Persa
    .in = no Planalto Persa

## Lands of North Africa

name-nile = Nilo
    .the = o Nilo
    .in = no Nilo
name-nubia = Núbia
    .the = a Núbia
    .in = na Núbia
name-libya = Líbia
    .the = a Líbia
    .in = na Líbia
name-shatts = Chotts
    .the = os Chotts
    .in = nos Chotts
name-atlas = Atlas
    .the = o Atlas
    .in = no Atlas
name-shatts-plateau = Planalto dos Chotts
    .the = o Planalto dos Chotts
    .in = no Planalto dos Chotts

## Lands of Southern Africa

name-horn = Chifre
    .the = o Chifre
    .in = no Chifre
name-cape = Cabo
    .the = o Cabo
    .in = no Cabo
name-congo = Congo
    .the = o Congo
    .in = no Congo
name-guinea = Guiné
    .the = a Guiné
    .in = na Guiné
name-gold-coast = Costa do Ouro
    .the = a Costa do Ouro
    .in = na Costa do Ouro

## Lands of Southern Europe

name-iberia = Ibéria
    .the = a Ibéria
    .in = na Ibéria
name-pyrenees = Pireneus
    .the = os Pireneus
    .in = nos Pireneus
name-apennines = Apeninos
    .the = os Apeninos
    .in = nos Apeninos
name-danubia = Danúbio
    .the = o Danúbio
    .in = no Danúbio
name-balkans = Bálcãs
    .the = os Bálcãs
    .in = nos Bálcãs
name-pindus = Pindo
    .the = o Pindo
    .in = no Pindo
name-crete = Creta
    .the = Creta
    .in = em Creta
name-western-iberia = Ibéria Ocidental
    .the = a Ibéria Ocidental
    .in = na Ibéria Ocidental

## Lands of Northern Europe

name-britannia = Bretanha
    .the = a Bretanha
    .in = na Bretanha
name-gaul = Gália
    .the = a Gália
    .in = na Gália
name-rhineland = Renânia
    .the = a Renânia
    .in = na Renânia
name-alamannia = Alamânia
    .the = a Alamânia
    .in = na Alamânia
name-scandinavia = Escandinávia
    .the = a Escandinávia
    .in = na Escandinávia

## Lands of Eurasia

name-volga = Volga
    .the = o Volga
    .in = no Volga
name-caucasus = Cáucaso
    .the = o Cáucaso
    .in = no Cáucaso
name-steppe = Estepe
    .the = a Estepe
    .in = na Estepe
name-turan = Turan
    .the = Turan
    .in = em Turan
name-tarim-basin = Bacia do Tarim
    .the = a Bacia do Tarim
    .in = na Bacia do Tarim
name-mongolia = Mongólia
    .the = a Mongólia
    .in = na Mongólia
name-turanian-plain = Planície Turaniana
    .the = a Planície Turaniana
    .in = na Planície Turaniana
name-eastern-steppe = Estepe Oriental
    .the = a Estepe Oriental
    .in = na Estepe Oriental

## Lands of China

name-wei = Wei
    .the = o Wei
    .in = no Wei
name-yellow-river = Rio Amarelo
    .the = o Rio Amarelo
    .in = no Rio Amarelo
name-yangtze = Yangtzé
    .the = o Yangtzé
    .in = no Yangtzé
name-sichuan = Sichuan
    .the = Sichuan
    .in = em Sichuan
name-lingnan = Lingnan
    .the = Lingnan
    .in = em Lingnan
name-wei-river = Rio Wei
    .the = o Rio Wei
    .in = no Rio Wei

## Lands of India

name-hindu-kush = Hindu Kush
    .the = o Hindu Kush
    .in = no Hindu Kush
name-indus = Indo
    .the = o Indo
    .in = no Indo
name-ganges = Ganges
    .the = o Ganges
    .in = no Ganges
name-bengal = Bengala
    .the = Bengala
    .in = em Bengala
name-deccan = Decão
    .the = o Decão
    .in = no Decão
name-ghats = Ghats
    .the = os Ghats
    .in = nos Ghats
name-ganges-valley = Vale do Ganges
    .the = o Vale do Ganges
    .in = no Vale do Ganges
name-ganges-delta = Delta do Ganges
    .the = o Delta do Ganges
    .in = no Delta do Ganges

## Lands of Southeast Asia

name-irrawaddy = Irauádi
    .the = o Irauádi
    .in = no Irauádi
name-mekong = Mekong
    .the = o Mekong
    .in = no Mekong
name-malaya = Malaia
    .the = a Malaia
    .in = na Malaia
name-sumatra = Sumatra
    .the = Sumatra
    .in = em Sumatra
name-java = Java
    .the = Java
    .in = em Java
name-malay-peninsula = Península Malaia
    .the = a Península Malaia
    .in = na Península Malaia
name-east-indies = Índias Orientais
    .the = as Índias Orientais
    .in = nas Índias Orientais

## Lands of the Far East

name-manchuria = Manchúria
    .the = a Manchúria
    .in = na Manchúria
name-korea = Coreia
    .the = a Coreia
    .in = na Coreia
name-kyushu = Kyushu
    .the = Kyushu
    .in = em Kyushu
name-honshu = Honshu
    .the = Honshu
    .in = em Honshu
name-nippon = Nipon
    .the = o Nipon
    .in = no Nipon

## Lands of North America

name-saint-lawrence = São Lourenço
    .the = o São Lourenço
    .in = no São Lourenço
name-appalachia = Apalaches
    .the = os Apalaches
    .in = nos Apalaches
name-mississippi = Mississippi
    .the = o Mississippi
    .in = no Mississippi
name-rockies = Rochosas
    .the = as Rochosas
    .in = nas Rochosas
name-mexico = México
    .the = o México
    .in = no México
name-pacific-seaboard = Costa do Pacífico
    .the = a Costa do Pacífico
    .in = na Costa do Pacífico
name-great-plains = Grandes Planícies
    .the = as Grandes Planícies
    .in = nas Grandes Planícies
name-mexican-valley = Vale do México
    .the = o Vale do México
    .in = no Vale do México

## Lands of South America

name-andes = Andes
    .the = os Andes
    .in = nos Andes
name-guiana = Guiana
    .the = a Guiana
    .in = na Guiana
name-brazil = Brasil
    .the = o Brasil
    .in = no Brasil
name-pampas = Pampas
    .the = os Pampas
    .in = nos Pampas
name-northern-andes = Andes do Norte
    .the = os Andes do Norte
    .in = nos Andes do Norte
name-southern-andes = Andes do Sul
    .the = os Andes do Sul
    .in = nos Andes do Sul

## Lands of Australasia

name-australia = Austrália
    .the = a Austrália
    .in = na Austrália
name-new-guinea = Nova Guiné
    .the = a Nova Guiné
    .in = na Nova Guiné
name-new-zealand = Nova Zelândia
    .the = a Nova Zelândia
    .in = na Nova Zelândia

## Seas and oceans

name-north-sea = Mar do Norte
    .the = o Mar do Norte
    .in = no Mar do Norte
name-mediterranean-sea = Mar Mediterrâneo
    .the = o Mar Mediterrâneo
    .in = no Mar Mediterrâneo
name-arabian-sea = Mar Arábico
    .the = o Mar Arábico
    .in = no Mar Arábico
name-bay-of-bengal = Baía de Bengala
    .the = a Baía de Bengala
    .in = na Baía de Bengala
name-south-china-sea = Mar da China Meridional
    .the = o Mar da China Meridional
    .in = no Mar da China Meridional
name-sea-of-japan = Mar do Japão
    .the = o Mar do Japão
    .in = no Mar do Japão
name-caribbean-sea = Mar do Caribe
    .the = o Mar do Caribe
    .in = no Mar do Caribe
name-atlantic-ocean = Oceano Atlântico
    .the = o Oceano Atlântico
    .in = no Oceano Atlântico
name-indian-ocean = Oceano Índico
    .the = o Oceano Índico
    .in = no Oceano Índico
name-pacific-ocean = Oceano Pacífico
    .the = o Oceano Pacífico
    .in = no Oceano Pacífico
name-arctic-ocean = Oceano Ártico
    .the = o Oceano Ártico
    .in = no Oceano Ártico

## Barren lands

name-empty-quarter = Quarto Vazio
    .the = o Quarto Vazio
    .in = no Quarto Vazio
name-himalayas = Himalaia
    .the = o Himalaia
    .in = no Himalaia
name-sahara = Saara
    .the = o Saara
    .in = no Saara
name-alps = Alpes
    .the = os Alpes
    .in = nos Alpes
name-siberia = Sibéria
    .the = a Sibéria
    .in = na Sibéria
name-northern-lakes = Lagos do Norte
    .the = os Lagos do Norte
    .in = nos Lagos do Norte
name-amazonia = Amazônia
    .the = a Amazônia
    .in = na Amazônia
name-outback = Outback
    .the = o Outback
    .in = no Outback

## Empires and events that more than one edition has

name-hittites = Hititas
    .the = os Hititas
name-zhou-dynasty = Dinastia Zhou
    .the = a Dinastia Zhou
name-scythians = Citas
    .the = os Citas
name-celts = Celtas
    .the = os Celtas
name-han-dynasty = Dinastia Han
    .the = a Dinastia Han
name-guptas = Guptas
    .the = os Guptas
name-goths = Godos
    .the = os Godos
name-huns = Hunos
    .the = os Hunos
name-arabs = Árabes
    .the = os Árabes
name-franks = Francos
    .the = os Francos
name-vikings = Vikings
    .the = os Vikings
name-holy-roman-empire = Sacro Império Romano
    .the = o Sacro Império Romano
name-mongols = Mongóis
    .the = os Mongóis
name-ming-dynasty = Dinastia Ming
    .the = a Dinastia Ming
name-mughals = Mogóis
    .the = os Mogóis
name-qing-dynasty = Dinastia Qing
    .the = a Dinastia Qing
name-phoenicia = Fenícia
    .the = a Fenícia
name-kush = Kush
    .the = Kush
name-xiongnu = Xiongnu
    .the = os Xiongnu
name-mayans = Maias
    .the = os Maias
name-khmers = Khmers
    .the = os Khmers
name-anglo-saxons = Anglo-saxões
    .the = os Anglo-saxões
name-safavids = Safávidas
    .the = os Safávidas
name-zulus = Zulus
    .the = os Zulus
name-sumeria = Suméria
    .the = a Suméria
name-egypt = Egito
    .the = o Egito
name-minoans = Minoicos
    .the = os Minoicos
name-shang-dynasty = Dinastia Shang
    .the = a Dinastia Shang
name-assyria = Assíria
    .the = a Assíria
name-persia = Pérsia
    .the = a Pérsia
name-macedonia = Macedônia
    .the = a Macedônia
name-maurya = Máurias
    .the = os Máurias
name-romans = Romanos
    .the = os Romanos
name-sassanids = Sassânidas
    .the = os Sassânidas
name-byzantines = Bizantinos
    .the = os Bizantinos
name-incas-and-aztecs = Incas e Astecas
    .the = os Incas e Astecas
name-portugal = Portugal
    .the = Portugal
name-spain = Espanha
    .the = a Espanha
name-russia = Rússia
    .the = a Rússia
name-netherlands = Países Baixos
    .the = os Países Baixos
name-france = França
    .the = a França
name-united-states = Estados Unidos
    .the = os Estados Unidos
name-germany = Alemanha
    .the = a Alemanha
name-fujiwara = Fujiwara
    .the = os Fujiwara
name-japan = Japão
    .the = o Japão
name-mali = Mali
    .the = o Mali
name-allies = Aliados
name-barbarians = Bárbaros
name-crusade = Cruzada
name-disaster = Desastre
name-engineering = Engenharia
name-treachery = Traição

## Degrees of control

degree-presence = presença
degree-dominance = dominância

## Chronicle

chronicle-battles = batalhas
chronicle-called = { $you ->
    [yes] Você lidera { $empire }.
   *[no] { $who } lidera { $empire }.
  }
chronicle-enters = { $you ->
    [yes] Você ocupa { $lands }.
   *[no] { $who } ocupa { $lands }.
  }
chronicle-plays = { $you ->
    [yes] Você joga { $card }.
   *[no] { $who } joga { $card }.
  }
chronicle-dice = { $attack } contra { $defence }

## What the frame of a table leaves to its game

skip-board = Ir para os territórios
menu-find = Buscar território, carta ou regra
sheet-find = Buscar território
tab-board = Mapa
keys-tab = decisão, mapa, ficha do território, mão, pontos, crônica, barra de cima
keys-next = território aberto anterior e seguinte
keys-arrows = território adjacente nessa direção
keys-enter = a ação dourada no território em foco
keys-space = abrir ou fechar a ficha do território
keys-find = buscar território, carta ou regra
keys-zoom = aproximar, afastar, ver o mundo
keys-numbers = escolher carta, caminho ou dado
keys-letter-x = encerrar a fase
keys-letter-l = legenda
keys-letter-z = mostrar os territórios abertos
keys-letter-p = planejar
keys-letter-c = comparar as cartas
keys-letter-m = mapa ou cartas
keys-letter-g = pontos
find-label = Um território, carta ou regra, por nome ou número
find-region = região
find-card = carta
end-board = Ver o mapa
end-world = O mundo como ficou
luck-none-title = Sem sorte nas batalhas
luck-none = Jogado sem dados: toda invasão terminou como já era certo.
verify-text = { $rolls ->
    [0] A semente { $seed } está aberta. Tudo o que foi distribuído e sorteado veio dela.
    [1] A semente { $seed } está aberta. Um dado veio dela.
   *[other] A semente { $seed } está aberta. { $rolls } dados vieram dela.
  }
verify-good = { $rolls ->
    [0] A semente { $seed } confere com o selo publicado antes do primeiro lance.
    [1] A semente { $seed } confere com o selo publicado antes do primeiro lance, e o único dado também.
   *[other] A semente { $seed } confere com o selo publicado antes do primeiro lance, e todos os { $rolls } dados seguem dela.
  }
verify-differs = A semente { $seed } confere com o selo, mas nem todo dado segue dela.
verify-check = Conferir os dados
verify-check-seal = Conferir o selo

## The primer: the game in pictures

primer-aim = O objetivo
primer-turn = Um turno em cinco imagens
primer-choose = Escolher
primer-build = Construir
primer-presence = Presença
primer-dominance = Dominância

## The almanac: cards and lands

almanac-empires = Impérios
almanac-events = Eventos
almanac-lands = Territórios
almanac-start = Território inicial
almanac-fleets = Frotas
almanac-borders = Adjacentes:
almanac-shores = Às margens de:

## Choosing among cards

action-compare = Comparar
action-cards = Voltar às cartas
action-map = Ver o mapa
compare-start = Território inicial
object-you = você
subject-you = você

## Odds

odds-win = vitória
odds-tie = caem os dois
odds-defeat = derrota
odds-held = mantido
odds-lost = perdido
odds-almost = quase certo

## At the table

timeline-title = Ordem dos turnos
headline-over = Depois da partida
hand-title = Na sua mão
menu-lands = Territórios em tabela
action-end-turn = Encerrar o turno
battle-you = Você
strip-battle = Batalha { $land }
undo-dice-at = Não se desfaz: os dados rolaram { $land }
undo-called = Não se desfaz: o jogo já chamou { $empire }
waiting-nobody = A partida segue por si.
waiting-held = Um bot joga por { $who }.
waiting-away = { $who } está ausente; um bot vai assumir o lugar.
waiting-plan = { $steps ->
    [1] Seu plano de um passo está guardado.
   *[other] Seu plano de { $steps } passos está guardado.
  }
plan-eyebrow = Seu plano
plan-empty = Escolha os territórios para invadir, um após o outro.
plan-drop = Desistir do plano
recap-count-lands = { $count ->
    [1] um território
   *[other] { $count } territórios
  }
recap-held = { $count ->
    [0] Você não tem nenhum território.
    [1] Você tem um território.
   *[other] Você tem { $count } territórios.
  }
action-invade = Invadir { $land }
action-renew = Renovar { $land }
action-monument = Construir { $land }
action-finish = Construir { $land } e fazer { $points } pontos
held-finish = Você constrói { $land } e faz { $points } pontos.
action-play = Jogar { $card }
row-yours = seu
sign-capital = capital
sign-city = cidade
sign-monument = monumento
sign-fort = forte
tag-free = livre
tag-renew = renovar
tag-fort = forte
tag-monument = construir
card-best = Agora: { $does }
card-best-at = Melhor agora: { $where } · { $does }
tag-chosen = escolhido
waiting-orders = { $orders ->
    [1] Uma ordem permanente está em vigor.
   *[other] { $orders } ordens permanentes estão em vigor.
  }
plan-empty-facts = Você parte { $where }. Os passos são jogados um a um e param na primeira surpresa.
plan-sentence = { $steps ->
    [1] Seu plano: um passo. Ele para na primeira surpresa.
   *[other] Seu plano: { $steps } passos. Ele para na primeira surpresa.
  }
plan-facts = { $left ->
    [0] Você vai invadir { $lands }. Não sobra nenhum exército.
    [1] Você vai invadir { $lands }. Sobra um exército.
   *[other] Você vai invadir { $lands }. Sobram { $left } exércitos.
  }
plan-send = Seguir o plano
plan-add = Incluir { $land }
plan-less = Um passo a menos
plan-clear = Descartar o plano guardado
plan-kept = { $steps ->
    [1] O plano de um passo fica guardado até o seu turno.
   *[other] O plano de { $steps } passos fica guardado até o seu turno.
  }
plan-stopped-at = O plano parou no passo { $step }.
plan-now-theirs = { $name } agora ocupa { $land }.
plan-now-yours = Agora você ocupa { $land }.
plan-now-empty = Ninguém mais ocupa { $land }.
tab-hand = Mão
timeline-past = { $empire }, com { $who }
timeline-now = { $empire }, { $who }, agora
timeline-mine = { $empire }, com você, a seguir

## A game in its best moments

moment-opening = O primeiro turno: { $name } avança de território em território com { $what } e depois conta { $points } pontos.
moment-clash = Nada mais está livre: { $name } trava { $fights } batalhas em um só turno com { $what }.
moment-raid = { $name } com { $what }: { $taken } territórios de { $other } caem em um único turno.
moment-climb = { $name } sobe do { $from }º ao { $to }º lugar com { $what }.
moment-best = O melhor turno da partida: { $points } pontos para { $name } com { $what }.
moment-lead = { $name } assume a liderança com { $what } e não a devolve mais.
moment-closing = O último turno: { $name } com { $what }. Quem vence?

## The chronicle

chronicle-card-says = { $you ->
    [yes] { $text }
   *[no] Na carta: “{ $text }”
  }
draft-worth-top = vale mais agora
