## The map

map-label = Mapa do mundo
map-keys = As setas vão de território em território. Os colchetes percorrem os territórios abertos a você. Espaço abre a ficha do território, Enter joga a ação sugerida. V mostra os territórios em tabela.
map-summary = Mundo, era { $era }. Você tem { $lands ->
    [1] um território
   *[other] { $lands } territórios
  } em { $regions ->
    [1] uma região
   *[other] { $regions } regiões
  }.
map-summary-watching = Mundo, era { $era }.
map-failed = Não foi possível buscar o mapa.
map-try-again = Tentar de novo
map-zoom-in = Aproximar (+)
map-zoom-out = Afastar (−)
map-world = Mostrar o mundo (0)
map-frame = Mostrar os territórios abertos (Z)
map-no-token = sem ficha
map-tag-why = por quê?
water-arctic-ocean = Oceano Ártico
water-caspian-sea = Mar Cáspio

## Pieces and terrain

map-capital = capital
map-city = cidade
map-monument = monumento
map-fort = forte
map-fleet = frota
map-caravan = caravana
map-siege = cerco
map-mountain = montanhas
map-forest = floresta
map-strait = estreito
map-resource = recurso
map-terrain-clear = terreno aberto
map-terrain-mountain = montanhas
map-terrain-forest = floresta
map-standing = exército de pé
map-flat = exército em repouso
map-seal-standing = { $player }, { $sign }, exército de pé
map-seal-flat = { $player }, { $sign }, exército em repouso
map-pigment-0 = estrela vermelhão
map-pigment-1 = lua lápis-lazúli
map-pigment-2 = cruz verdete
map-pigment-3 = losango açafrão
map-pigment-4 = pico malva
map-pigment-5 = anel de tinta

## The legend

map-legend = Legenda
map-legend-standing = exército deste turno
map-legend-flat = exército de um turno anterior
map-legend-values = presença, dominância, supremacia

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
map-percent = { $chance }%
map-if-won = Se vencer:
map-if-taken = Se ocupar:
map-if-lost = Se perder:
map-part-structures = estruturas
map-part-cards = cartas
map-loser = perde
map-full-siege = { $armies ->
    [1] Cerco com o último exército
   *[other] Cerco com todos os { $armies } exércitos
  }
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
