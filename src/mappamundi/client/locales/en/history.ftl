# History of the World, whatever the edition: the map and its names, finding, odds.

## The map

map-label = Map of the world
map-keys = Arrow keys move from land to land. Square brackets go through the lands that are open to you. Space opens the land card, Enter plays the suggested action. V shows the lands as a table.
map-failed = The map could not be fetched.
map-try-again = Try again
map-zoom-in = Zoom in (+)
map-zoom-out = Zoom out (−)
map-world = Show the world (0)
map-frame = Show the open lands (Z)
map-tag-why = why?
map-tag-lost = lost
map-touched-taken = taken since your last turn
map-touched-lost = taken from you
water-arctic-ocean = Arctic Ocean
water-caspian-sea = Caspian Sea

## Pieces and terrain

map-capital = capital
map-city = city
map-monument = monument
map-fort = fort
map-fleet = fleet
map-mountain = mountains
map-forest = forest
map-strait = strait
map-resource = resource
map-terrain-clear = open country
map-terrain-mountain = mountains
map-terrain-forest = forest
map-pigment-0 = Vermilion star
map-pigment-1 = Lapis moon
map-pigment-2 = Verdigris cross
map-pigment-3 = Saffron diamond
map-pigment-4 = Mallow peak
map-pigment-5 = Ink ring

## The legend

map-legend = Legend

## The land card

map-card-close = Close the land card
map-you = You
map-empty = No army
map-empty-with = No army, { $things }
map-defence = { $dice ->
    [one] one die
   *[other] { $dice } dice
  }
map-defence-bonus = { $dice ->
    [one] one die, +{ $bonus }
   *[other] { $dice } dice, +{ $bonus }
  }
map-defence-rerolls = { $rerolls ->
    [one] a reroll
   *[other] { $rerolls } rerolls
  }
map-if-won = If won:
map-if-taken = If taken:
map-if-lost = If lost:
map-part-structures = structures
map-part-cards = cards
map-loser = loses
map-by-way = By way of { $way }
map-borders = Borders

## The lands as a table

map-lands = Lands
map-lands-close = Close
map-column-land = Land
map-column-owner = Owner
map-column-pieces = Pieces
map-column-terrain = Terrain
map-column-resource = Resource
map-column-open = Open to you
map-column-worth = Worth

## Regions

name-middle-east = Middle East
name-north-africa = North Africa
name-china = China
name-india = India
name-southern-europe = Southern Europe
name-northern-europe = Northern Europe
name-southeast-asia = Southeast Asia
name-far-east = Far East
name-eurasia = Eurasia
name-north-america = North America
name-south-america = South America
name-southern-africa = Southern Africa
name-australasia = Australasia

## Lands of the Middle East

name-arabia = Arabia
name-levant = Levant
name-anatolia = Anatolia
name-mesopotamia = Mesopotamia
name-tigris = Tigris
name-zagros = Zagros
name-persian-plateau = Persian Plateau

## Lands of North Africa

name-nile = Nile
name-nubia = Nubia
name-libya = Libya
name-shatts = Shatts
name-atlas = Atlas

## Lands of Southern Africa

name-horn = Horn
name-cape = Cape
name-congo = Congo
name-guinea = Guinea

## Lands of Southern Europe

name-iberia = Iberia
name-pyrenees = Pyrenees
name-apennines = Apennines
name-danubia = Danubia
name-balkans = Balkans
name-pindus = Pindus
name-crete = Crete

## Lands of Northern Europe

name-britannia = Britannia
name-gaul = Gaul
name-rhineland = Rhineland
name-alamannia = Alamannia
name-scandinavia = Scandinavia

## Lands of Eurasia

name-volga = Volga
name-caucasus = Caucasus
name-steppe = Steppe
name-turan = Turan
name-tarim-basin = Tarim Basin
name-mongolia = Mongolia

## Lands of China

name-wei = Wei
name-yellow-river = Yellow River
name-yangtze = Yangtze
name-sichuan = Sichuan
name-lingnan = Lingnan

## Lands of India

name-hindu-kush = Hindu Kush
name-indus = Indus
name-ganges = Ganges
name-bengal = Bengal
name-deccan = Deccan
name-ghats = Ghats

## Lands of Southeast Asia

name-irrawaddy = Irrawaddy
name-mekong = Mekong
name-malaya = Malaya
name-sumatra = Sumatra
name-java = Java

## Lands of the Far East

name-manchuria = Manchuria
name-korea = Korea
name-kyushu = Kyushu
name-honshu = Honshu

## Lands of North America

name-saint-lawrence = Saint Lawrence
name-appalachia = Appalachia
name-mississippi = Mississippi
name-rockies = Rockies
name-mexico = Mexico

## Lands of South America

name-andes = Andes
name-guiana = Guiana
name-brazil = Brazil
name-pampas = Pampas

## Lands of Australasia

name-australia = Australia
name-new-guinea = New Guinea
name-new-zealand = New Zealand

## Seas and oceans

name-north-sea = North Sea
    .the = the North Sea
name-mediterranean-sea = Mediterranean Sea
    .the = the Mediterranean Sea
name-arabian-sea = Arabian Sea
    .the = the Arabian Sea
name-bay-of-bengal = Bay of Bengal
    .the = the Bay of Bengal
name-south-china-sea = South China Sea
    .the = the South China Sea
name-sea-of-japan = Sea of Japan
    .the = the Sea of Japan
name-caribbean-sea = Caribbean Sea
    .the = the Caribbean Sea
name-atlantic-ocean = Atlantic Ocean
    .the = the Atlantic Ocean
name-indian-ocean = Indian Ocean
    .the = the Indian Ocean
name-pacific-ocean = Pacific Ocean
    .the = the Pacific Ocean
name-arctic-ocean = Arctic Ocean
    .the = the Arctic Ocean

## Wastelands

name-empty-quarter = Empty Quarter
    .the = the Empty Quarter
name-himalayas = Himalayas
    .the = the Himalayas
name-sahara = Sahara
    .the = the Sahara
name-alps = Alps
    .the = the Alps
name-siberia = Siberia
    .the = Siberia
name-northern-lakes = Northern Lakes
    .the = the Northern Lakes
name-amazonia = Amazonia
    .the = Amazonia
name-outback = Outback
    .the = the Outback

## What the frame of a table leaves to its game

skip-board = Skip to the lands
menu-find = Find a land, card or rule
tab-board = Map
keys-tab = decision, map, land card, hand, score, chronicle, top bar
keys-next = previous and next open land
keys-arrows = neighbouring land in that direction
keys-enter = the gilt action on the land in focus
keys-space = open or close the land card
keys-find = find a land, card or rule
keys-zoom = zoom in, out, show the world
keys-numbers = choose a card, a way or a die
find-label = A land, card or rule, by name or number
find-region = region
find-card = card
end-board = Look at the map
end-world = The world as it was left
verify-text = { $rolls ->
    [one] Seed { $seed } is open. One die came from it.
   *[other] Seed { $seed } is open. { $rolls } dice came from it.
  }
verify-good = { $rolls ->
    [one] Seed { $seed } fits the seal published before the first move, and so does the one die.
   *[other] Seed { $seed } fits the seal published before the first move, and all { $rolls } dice follow from it.
  }
verify-differs = Seed { $seed } fits the seal, but not every die follows from it.
verify-check = Verify the dice

## Odds

odds-win = win
odds-tie = both fall
odds-defeat = defeat
odds-held = held
odds-lost = lost
odds-almost = almost certain
