# History of the World, whatever the edition: the map and its names, finding, odds.

## The map

map-label = Mapa do mundo
map-keys = As setas vão de território em território. Os colchetes percorrem os territórios abertos a você. Espaço abre a ficha do território, Enter joga a ação sugerida. V mostra os territórios em tabela.
map-failed = Não foi possível buscar o mapa.
map-try-again = Tentar de novo
map-zoom-in = Aproximar (+)
map-zoom-out = Afastar (−)
map-world = Mostrar o mundo (0)
map-frame = Mostrar os territórios abertos (Z)
map-tag-why = por quê?
map-tag-lost = perdido
map-touched-taken = tomado desde o seu último turno
map-touched-lost = tomado de você
water-arctic-ocean = Oceano Ártico
water-caspian-sea = Mar Cáspio

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
    [1] uma nova rolagem
   *[other] { $rerolls } novas rolagens
  }
map-if-won = Se vencer:
map-if-taken = Se ocupar:
map-if-lost = Se perder:
map-part-structures = estruturas
map-part-cards = cartas
map-loser = perde
map-by-way = Passando por { $way }
map-borders = Vizinhos

## The lands as a table

map-lands = Territórios
map-lands-close = Fechar
map-column-land = Território
map-column-owner = De quem
map-column-pieces = Peças
map-column-terrain = Terreno
map-column-resource = Recurso
map-column-open = Aberto a você
map-column-worth = Valor

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
    .the = o Mar do Norte
name-mediterranean-sea = Mar Mediterrâneo
    .the = o Mar Mediterrâneo
name-arabian-sea = Mar Arábico
    .the = o Mar Arábico
name-bay-of-bengal = Baía de Bengala
    .the = a Baía de Bengala
name-south-china-sea = Mar da China Meridional
    .the = o Mar da China Meridional
name-sea-of-japan = Mar do Japão
    .the = o Mar do Japão
name-caribbean-sea = Mar do Caribe
    .the = o Mar do Caribe
name-atlantic-ocean = Oceano Atlântico
    .the = o Oceano Atlântico
name-indian-ocean = Oceano Índico
    .the = o Oceano Índico
name-pacific-ocean = Oceano Pacífico
    .the = o Oceano Pacífico
name-arctic-ocean = Oceano Ártico
    .the = o Oceano Ártico

## Wastelands

name-empty-quarter = Quarto Vazio
    .the = o Quarto Vazio
name-himalayas = Himalaia
    .the = o Himalaia
name-sahara = Saara
    .the = o Saara
name-alps = Alpes
    .the = os Alpes
name-siberia = Sibéria
    .the = a Sibéria
name-northern-lakes = Lagos do Norte
    .the = os Lagos do Norte
name-amazonia = Amazônia
    .the = a Amazônia
name-outback = Outback
    .the = o Outback

## What the frame of a table leaves to its game

skip-board = Ir para os territórios
menu-find = Buscar território, carta ou regra
tab-board = Mapa
keys-tab = decisão, mapa, ficha do território, mão, pontos, crônica, barra de cima
keys-next = território aberto anterior e seguinte
keys-arrows = território vizinho nessa direção
keys-enter = a ação dourada no território em foco
keys-space = abrir ou fechar a ficha do território
keys-find = buscar território, carta ou regra
keys-zoom = aproximar, afastar, ver o mundo
keys-numbers = escolher carta, caminho ou dado
find-label = Um território, carta ou regra, por nome ou número
find-region = região
find-card = carta
end-board = Ver o mapa
end-world = O mundo como ficou
verify-text = { $rolls ->
    [1] A semente { $seed } está aberta. Um dado veio dela.
   *[other] A semente { $seed } está aberta. { $rolls } dados vieram dela.
  }
verify-good = { $rolls ->
    [1] A semente { $seed } confere com o selo publicado antes do primeiro lance, e o único dado também.
   *[other] A semente { $seed } confere com o selo publicado antes do primeiro lance, e todos os { $rolls } dados seguem dela.
  }
verify-differs = A semente { $seed } confere com o selo, mas nem todo dado segue dela.
verify-check = Conferir os dados

## Odds

odds-win = vitória
odds-tie = caem os dois
odds-defeat = derrota
odds-held = mantido
odds-lost = perdido
odds-almost = quase certo
