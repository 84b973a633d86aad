# History of the World, whatever the edition: the map and its names, finding, odds.

## The map

map-label = Kaart van de wereld
map-keys = Pijltjes gaan van land naar land. Vierkante haken lopen langs de landen die voor jou open zijn. Spatie opent de kaart van het land, Enter speelt de voorgestelde actie. V toont de landen als tabel.
map-failed = De kaart kon niet worden opgehaald.
map-try-again = Opnieuw
map-zoom-in = Inzoomen (+)
map-zoom-out = Uitzoomen (−)
map-world = De wereld tonen (0)
map-frame = De open landen tonen (Z)
map-tag-why = waarom?
map-tag-lost = verloren
map-touched-taken = genomen sinds je laatste beurt
map-touched-lost = van jou afgenomen
water-arctic-ocean = Noordelijke IJszee
water-caspian-sea = Kaspische Zee

## Pieces and terrain

map-capital = hoofdstad
map-city = stad
map-monument = monument
map-fort = fort
map-fleet = vloot
map-mountain = bergen
map-forest = bos
map-strait = zee-engte
map-resource = grondstof
map-terrain-clear = open terrein
map-terrain-mountain = bergen
map-terrain-forest = bos
map-pigment-0 = ster in vermiljoen
map-pigment-1 = maan in lazuur
map-pigment-2 = kruis in kopergroen
map-pigment-3 = ruit in saffraan
map-pigment-4 = top in malve
map-pigment-5 = ring in inkt

## The legend

map-legend = Legenda

## The land card

map-card-close = De kaart van het land sluiten
map-you = Jij
map-empty = Geen leger
map-empty-with = Geen leger, { $things }
map-defence = { $dice ->
    [one] één steen
   *[other] { $dice } stenen
  }
map-defence-bonus = { $dice ->
    [one] één steen, +{ $bonus }
   *[other] { $dice } stenen, +{ $bonus }
  }
map-defence-rerolls = { $rerolls ->
    [one] één worp opnieuw
   *[other] { $rerolls } worpen opnieuw
  }
map-if-won = Bij winst:
map-if-taken = Bij bezetting:
map-if-lost = Bij verlies:
map-part-structures = bouwwerken
map-part-cards = kaarten
map-loser = verliest
map-by-way = Via { $way }
map-borders = Grenst aan

## The lands as a table

map-lands = Landen
map-lands-close = Sluiten
map-column-land = Land
map-column-owner = Van wie
map-column-pieces = Stukken
map-column-terrain = Terrein
map-column-resource = Grondstof
map-column-open = Open voor jou
map-column-worth = Waarde

## Regions

name-middle-east = Midden-Oosten
name-north-africa = Noord-Afrika
name-china = China
name-india = India
name-southern-europe = Zuid-Europa
name-northern-europe = Noord-Europa
name-southeast-asia = Zuidoost-Azië
name-far-east = Verre Oosten
name-eurasia = Eurazië
name-north-america = Noord-Amerika
name-south-america = Zuid-Amerika
name-southern-africa = Zuidelijk Afrika
name-australasia = Australazië

## Lands of the Middle East

name-arabia = Arabië
name-levant = Levant
name-anatolia = Anatolië
name-mesopotamia = Mesopotamië
name-tigris = Tigris
name-zagros = Zagros
name-persian-plateau = Perzisch Plateau

## Lands of North Africa

name-nile = Nijl
name-nubia = Nubië
name-libya = Libië
name-shatts = Chotts
name-atlas = Atlas

## Lands of Southern Africa

name-horn = Hoorn
name-cape = Kaap
name-congo = Congo
name-guinea = Guinee

## Lands of Southern Europe

name-iberia = Iberië
name-pyrenees = Pyreneeën
name-apennines = Apennijnen
name-danubia = Donauland
name-balkans = Balkan
name-pindus = Pindos
name-crete = Kreta

## Lands of Northern Europe

name-britannia = Brittannië
name-gaul = Gallië
name-rhineland = Rijnland
name-alamannia = Alemannië
name-scandinavia = Scandinavië

## Lands of Eurasia

name-volga = Wolga
name-caucasus = Kaukasus
name-steppe = Steppe
name-turan = Turan
name-tarim-basin = Tarimbekken
name-mongolia = Mongolië

## Lands of China

name-wei = Wei
name-yellow-river = Gele Rivier
name-yangtze = Jangtse
name-sichuan = Sichuan
name-lingnan = Lingnan

## Lands of India

name-hindu-kush = Hindoekoesj
name-indus = Indus
name-ganges = Ganges
name-bengal = Bengalen
name-deccan = Deccan
name-ghats = Ghats

## Lands of Southeast Asia

name-irrawaddy = Irrawaddy
name-mekong = Mekong
name-malaya = Malakka
name-sumatra = Sumatra
name-java = Java

## Lands of the Far East

name-manchuria = Mantsjoerije
name-korea = Korea
name-kyushu = Kyushu
name-honshu = Honshu

## Lands of North America

name-saint-lawrence = Sint-Laurens
name-appalachia = Appalachen
name-mississippi = Mississippi
name-rockies = Rocky Mountains
name-mexico = Mexico

## Lands of South America

name-andes = Andes
name-guiana = Guyana
name-brazil = Brazilië
name-pampas = Pampa’s

## Lands of Australasia

name-australia = Australië
name-new-guinea = Nieuw-Guinea
name-new-zealand = Nieuw-Zeeland

## Seas and oceans

name-north-sea = Noordzee
    .the = de Noordzee
name-mediterranean-sea = Middellandse Zee
    .the = de Middellandse Zee
name-arabian-sea = Arabische Zee
    .the = de Arabische Zee
name-bay-of-bengal = Golf van Bengalen
    .the = de Golf van Bengalen
name-south-china-sea = Zuid-Chinese Zee
    .the = de Zuid-Chinese Zee
name-sea-of-japan = Japanse Zee
    .the = de Japanse Zee
name-caribbean-sea = Caribische Zee
    .the = de Caribische Zee
name-atlantic-ocean = Atlantische Oceaan
    .the = de Atlantische Oceaan
name-indian-ocean = Indische Oceaan
    .the = de Indische Oceaan
name-pacific-ocean = Grote Oceaan
    .the = de Grote Oceaan
name-arctic-ocean = Noordelijke IJszee
    .the = de Noordelijke IJszee

## Wastelands

name-empty-quarter = Lege Kwartier
    .the = het Lege Kwartier
name-himalayas = Himalaya
    .the = de Himalaya
name-sahara = Sahara
    .the = de Sahara
name-alps = Alpen
    .the = de Alpen
name-siberia = Siberië
    .the = Siberië
name-northern-lakes = Noordelijke Meren
    .the = de Noordelijke Meren
name-amazonia = Amazonegebied
    .the = het Amazonegebied
name-outback = Outback
    .the = de Outback

## What the frame of a table leaves to its game

skip-board = Naar de landen
menu-find = Zoek een land, kaart of regel
tab-board = Kaart
keys-tab = beslissing, wereldkaart, kaart van het land, hand, stand, kroniek, bovenbalk
keys-next = vorig en volgend open land
keys-arrows = buurland in die richting
keys-enter = de gouden actie op het gekozen land
keys-space = de kaart van het land openen of sluiten
keys-find = een land, kaart of regel zoeken
keys-zoom = inzoomen, uitzoomen, de wereld tonen
keys-numbers = een kaart, weg of steen kiezen
find-label = Een land, kaart of regel, op naam of nummer
find-region = regio
find-card = kaart
end-board = De kaart bekijken
end-world = De wereld zoals ze achterbleef
verify-text = { $rolls ->
    [one] Zaad { $seed } is open. Er kwam één worp uit.
   *[other] Zaad { $seed } is open. Er kwamen { $rolls } worpen uit.
  }
verify-good = { $rolls ->
    [one] Zaad { $seed } past bij het zegel van vóór de eerste zet, en de ene worp ook.
   *[other] Zaad { $seed } past bij het zegel van vóór de eerste zet, en alle { $rolls } worpen volgen eruit.
  }
verify-differs = Zaad { $seed } past bij het zegel, maar niet elke worp volgt eruit.
verify-check = Worpen nagaan

## Odds

odds-win = winst
odds-tie = beide vallen
odds-defeat = nederlaag
odds-held = behouden
odds-lost = verloren
odds-almost = bijna zeker
