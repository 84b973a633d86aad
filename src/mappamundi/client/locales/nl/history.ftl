# History of the World, whatever the edition: the map and its names, finding, odds.

## The map

map-label = Kaart van de wereld
map-failed = De kaart kon niet worden opgehaald.
map-try-again = Opnieuw
map-zoom-in = Inzoomen (+)
map-zoom-out = Uitzoomen (−)
map-world = De wereld tonen (0)
map-frame = De open landen tonen (Z)
map-lens = Loep
map-lens-toggle = Loep op dicht opeen liggende landen (V)
map-tag-why = waarom?
map-tag-lost = verloren
map-touched-taken = ingenomen sinds je laatste beurt
map-touched-lost = van jou afgenomen
water-arctic-ocean = Noordelijke IJszee
water-caspian-sea = Kaspische Zee
water-caribbean-sea = { name-caribbean-sea }

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
map-wall = fort van de Grote Muur

## The legend

map-legend = Legenda

## The land card

map-card-close = Landinfo sluiten
map-you = Jij
map-empty = Geen leger
map-empty-with = Geen leger, { $things }
map-defence = { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
  }
map-defence-bonus = { $dice ->
    [one] één dobbelsteen, +{ $bonus }
   *[other] { $dice } dobbelstenen, +{ $bonus }
  }
map-defence-rerolls = { $rerolls ->
    [one] gooit één keer opnieuw
   *[other] gooit { $rerolls } keer opnieuw
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
map-column-open = Open voor jou
map-column-worth = Waarde

## Regions

name-middle-east = Midden-Oosten
    .the = het Midden-Oosten
    .in = in het Midden-Oosten
name-north-africa = Noord-Afrika
    .the = Noord-Afrika
    .in = in Noord-Afrika
name-china = China
    .the = China
    .in = in China
name-india = India
    .the = India
    .in = in India
name-southern-europe = Zuid-Europa
    .the = Zuid-Europa
    .in = in Zuid-Europa
name-northern-europe = Noord-Europa
    .the = Noord-Europa
    .in = in Noord-Europa
name-southeast-asia = Zuidoost-Azië
    .the = Zuidoost-Azië
    .in = in Zuidoost-Azië
name-far-east = Verre Oosten
    .the = het Verre Oosten
    .in = in het Verre Oosten
name-eurasia = Eurazië
    .the = Eurazië
    .in = in Eurazië
name-north-america = Noord-Amerika
    .the = Noord-Amerika
    .in = in Noord-Amerika
name-south-america = Zuid-Amerika
    .the = Zuid-Amerika
    .in = in Zuid-Amerika
name-southern-africa = Zuidelijk Afrika
    .the = Zuidelijk Afrika
    .in = in Zuidelijk Afrika
name-australasia = Australazië
    .the = Australazië
    .in = in Australazië

## Lands of the Middle East

name-arabia = Arabië
    .the = Arabië
    .in = in Arabië
name-levant = Levant
    .the = de Levant
    .in = in de Levant
name-anatolia = Anatolië
    .the = Anatolië
    .in = in Anatolië
name-mesopotamia = Mesopotamië
    .the = Mesopotamië
    .in = in Mesopotamië
name-tigris = Tigris
    .the = de Tigris
    .in = aan de Tigris
name-zagros = Zagros
    .the = de Zagros
    .in = in de Zagros
name-persian-plateau = Perzisch Plateau
    .the = het Perzisch Plateau
    .in = op het Perzisch Plateau

## Lands of North Africa

name-nile = Nijl
    .the = de Nijl
    .in = aan de Nijl
name-nubia = Nubië
    .the = Nubië
    .in = in Nubië
name-libya = Libië
    .the = Libië
    .in = in Libië
name-shatts = Chotts
    .the = de Chotts
    .in = in de Chotts
name-atlas = Atlas
    .the = de Atlas
    .in = in de Atlas
name-shatts-plateau = Chottplateau
    .the = het Chottplateau
    .in = op het Chottplateau

## Lands of Southern Africa

name-horn = Hoorn van Afrika
    .the = de Hoorn van Afrika
    .in = in de Hoorn van Afrika
name-cape = Kaap
    .the = de Kaap
    .in = aan de Kaap
name-congo = Congo
    .the = Congo
    .in = in Congo
name-guinea = Guinee
    .the = Guinee
    .in = in Guinee
name-gold-coast = Goudkust
    .the = de Goudkust
    .in = aan de Goudkust

## Lands of Southern Europe

name-iberia = Iberië
    .the = Iberië
    .in = in Iberië
name-pyrenees = Pyreneeën
    .the = de Pyreneeën
    .in = in de Pyreneeën
name-apennines = Apennijnen
    .the = de Apennijnen
    .in = in de Apennijnen
name-danubia = Donauland
    .the = Donauland
    .in = in Donauland
name-balkans = Balkan
    .the = de Balkan
    .in = op de Balkan
name-pindus = Pindos
    .the = de Pindos
    .in = in de Pindos
name-crete = Kreta
    .the = Kreta
    .in = op Kreta
name-western-iberia = West-Iberië
    .the = West-Iberië
    .in = in West-Iberië

## Lands of Northern Europe

name-britannia = Brittannië
    .the = Brittannië
    .in = in Brittannië
name-gaul = Gallië
    .the = Gallië
    .in = in Gallië
name-rhineland = Rijnland
    .the = het Rijnland
    .in = in het Rijnland
name-alamannia = Alemannië
    .the = Alemannië
    .in = in Alemannië
name-scandinavia = Scandinavië
    .the = Scandinavië
    .in = in Scandinavië

## Lands of Eurasia

name-volga = Wolga
    .the = de Wolga
    .in = aan de Wolga
name-caucasus = Kaukasus
    .the = de Kaukasus
    .in = in de Kaukasus
name-steppe = Steppe
    .the = de Steppe
    .in = op de Steppe
name-turan = Turan
    .the = Turan
    .in = in Turan
name-tarim-basin = Tarimbekken
    .the = het Tarimbekken
    .in = in het Tarimbekken
name-mongolia = Mongolië
    .the = Mongolië
    .in = in Mongolië
name-turanian-plain = Laagvlakte van Turan
    .the = de Laagvlakte van Turan
    .in = in de Laagvlakte van Turan
name-eastern-steppe = Oostelijke Steppe
    .the = de Oostelijke Steppe
    .in = op de Oostelijke Steppe

## Lands of China

name-wei = Wei
    .the = Wei
    .in = in Wei
name-yellow-river = Gele Rivier
    .the = de Gele Rivier
    .in = aan de Gele Rivier
name-yangtze = Jangtse
    .the = de Jangtse
    .in = aan de Jangtse
name-sichuan = Sichuan
    .the = Sichuan
    .in = in Sichuan
name-lingnan = Lingnan
    .the = Lingnan
    .in = in Lingnan
name-wei-river = Wei-rivier
    .the = de Wei-rivier
    .in = aan de Wei-rivier

## Lands of India

name-hindu-kush = Hindoekoesj
    .the = de Hindoekoesj
    .in = in de Hindoekoesj
name-indus = Indus
    .the = de Indus
    .in = aan de Indus
name-ganges = Ganges
    .the = de Ganges
    .in = aan de Ganges
name-bengal = Bengalen
    .the = Bengalen
    .in = in Bengalen
name-deccan = Deccan
    .the = de Deccan
    .in = op de Deccan
name-ghats = Ghats
    .the = de Ghats
    .in = in de Ghats
name-ganges-valley = Gangesvallei
    .the = de Gangesvallei
    .in = in de Gangesvallei
name-ganges-delta = Gangesdelta
    .the = de Gangesdelta
    .in = in de Gangesdelta

## Lands of Southeast Asia

name-irrawaddy = Irrawaddy
    .the = de Irrawaddy
    .in = aan de Irrawaddy
name-mekong = Mekong
    .the = de Mekong
    .in = aan de Mekong
name-malaya = Malakka
    .the = Malakka
    .in = in Malakka
name-sumatra = Sumatra
    .the = Sumatra
    .in = op Sumatra
name-java = Java
    .the = Java
    .in = op Java
name-malay-peninsula = Maleis Schiereiland
    .the = het Maleis Schiereiland
    .in = op het Maleis Schiereiland
name-east-indies = Oost-Indië
    .the = Oost-Indië
    .in = in Oost-Indië

## Lands of the Far East

name-manchuria = Mantsjoerije
    .the = Mantsjoerije
    .in = in Mantsjoerije
name-korea = Korea
    .the = Korea
    .in = in Korea
name-kyushu = Kyushu
    .the = Kyushu
    .in = op Kyushu
name-honshu = Honshu
    .the = Honshu
    .in = op Honshu
name-nippon = Japan
    .the = Japan
    .in = in Japan

## Lands of North America

name-saint-lawrence = Saint Lawrence
    .the = de Saint Lawrence
    .in = aan de Saint Lawrence
name-appalachia = Appalachen
    .the = de Appalachen
    .in = in de Appalachen
name-mississippi = Mississippi
    .the = de Mississippi
    .in = aan de Mississippi
name-rockies = Rocky Mountains
    .the = de Rocky Mountains
    .in = in de Rocky Mountains
name-mexico = Mexico
    .the = Mexico
    .in = in Mexico
name-pacific-seaboard = Pacifische Kust
    .the = de Pacifische Kust
    .in = aan de Pacifische Kust
name-great-plains = Grote Vlakten
    .the = de Grote Vlakten
    .in = op de Grote Vlakten
name-mexican-valley = Vallei van Mexico
    .the = de Vallei van Mexico
    .in = in de Vallei van Mexico

## Lands of South America

name-andes = Andes
    .the = de Andes
    .in = in de Andes
name-guiana = Guyana
    .the = Guyana
    .in = in Guyana
name-brazil = Brazilië
    .the = Brazilië
    .in = in Brazilië
name-pampas = Pampa’s
    .the = de Pampa’s
    .in = op de Pampa’s
name-northern-andes = Noordelijke Andes
    .the = de Noordelijke Andes
    .in = in de Noordelijke Andes
name-southern-andes = Zuidelijke Andes
    .the = de Zuidelijke Andes
    .in = in de Zuidelijke Andes

## Lands of Australasia

name-australia = Australië
    .the = Australië
    .in = in Australië
name-new-guinea = Nieuw-Guinea
    .the = Nieuw-Guinea
    .in = in Nieuw-Guinea
name-new-zealand = Nieuw-Zeeland
    .the = Nieuw-Zeeland
    .in = in Nieuw-Zeeland

## Seas and oceans

name-north-sea = Noordzee
    .the = de Noordzee
    .in = op de Noordzee
name-mediterranean-sea = Middellandse Zee
    .the = de Middellandse Zee
    .in = op de Middellandse Zee
name-arabian-sea = Arabische Zee
    .the = de Arabische Zee
    .in = op de Arabische Zee
name-bay-of-bengal = Golf van Bengalen
    .the = de Golf van Bengalen
    .in = in de Golf van Bengalen
name-south-china-sea = Zuid-Chinese Zee
    .the = de Zuid-Chinese Zee
    .in = op de Zuid-Chinese Zee
name-sea-of-japan = Japanse Zee
    .the = de Japanse Zee
    .in = op de Japanse Zee
name-caribbean-sea = Caribische Zee
    .the = de Caribische Zee
    .in = op de Caribische Zee
name-atlantic-ocean = Atlantische Oceaan
    .the = de Atlantische Oceaan
    .in = op de Atlantische Oceaan
name-indian-ocean = Indische Oceaan
    .the = de Indische Oceaan
    .in = op de Indische Oceaan
name-pacific-ocean = Grote Oceaan
    .the = de Grote Oceaan
    .in = op de Grote Oceaan
name-arctic-ocean = Noordelijke IJszee
    .the = de Noordelijke IJszee
    .in = op de Noordelijke IJszee

## Barren lands

name-empty-quarter = Lege Kwartier
    .the = het Lege Kwartier
    .in = in het Lege Kwartier
name-himalayas = Himalaya
    .the = de Himalaya
    .in = in de Himalaya
name-sahara = Sahara
    .the = de Sahara
    .in = in de Sahara
name-alps = Alpen
    .the = de Alpen
    .in = in de Alpen
name-siberia = Siberië
    .the = Siberië
    .in = in Siberië
name-northern-lakes = Noordelijke Meren
    .the = de Noordelijke Meren
    .in = bij de Noordelijke Meren
name-amazonia = Amazonegebied
    .the = het Amazonegebied
    .in = in het Amazonegebied
name-outback = Outback
    .the = de Outback
    .in = in de Outback

## Empires and events that more than one edition has

name-hittites = Hettieten
    .the = de Hettieten
name-zhou-dynasty = Zhou-dynastie
    .the = de Zhou-dynastie
name-scythians = Scythen
    .the = de Scythen
name-celts = Kelten
    .the = de Kelten
name-han-dynasty = Han-dynastie
    .the = de Han-dynastie
name-guptas = Gupta’s
    .the = de Gupta’s
name-goths = Goten
    .the = de Goten
name-huns = Hunnen
    .the = de Hunnen
name-arabs = Arabieren
    .the = de Arabieren
name-franks = Franken
    .the = de Franken
name-vikings = Vikingen
    .the = de Vikingen
name-holy-roman-empire = Heilige Roomse Rijk
    .the = het Heilige Roomse Rijk
name-mongols = Mongolen
    .the = de Mongolen
name-ming-dynasty = Ming-dynastie
    .the = de Ming-dynastie
name-mughals = Mogols
    .the = de Mogols
name-qing-dynasty = Qing-dynastie
    .the = de Qing-dynastie
name-phoenicia = Fenicië
    .the = Fenicië
name-kush = Koesj
    .the = Koesj
name-xiongnu = Xiongnu
    .the = de Xiongnu
name-mayans = Maya’s
    .the = de Maya’s
name-khmers = Khmer
    .the = de Khmer
name-anglo-saxons = Angelsaksen
    .the = de Angelsaksen
name-safavids = Safawiden
    .the = de Safawiden
name-zulus = Zoeloes
    .the = de Zoeloes
name-sumeria = Sumer
    .the = Sumer
name-egypt = Egypte
    .the = Egypte
name-minoans = Minoërs
    .the = de Minoërs
name-shang-dynasty = Shang-dynastie
    .the = de Shang-dynastie
name-assyria = Assyrië
    .the = Assyrië
name-persia = Perzië
    .the = Perzië
name-macedonia = Macedonië
    .the = Macedonië
name-maurya = Maurya’s
    .the = de Maurya’s
name-romans = Romeinen
    .the = de Romeinen
name-sassanids = Sassaniden
    .the = de Sassaniden
name-byzantines = Byzantijnen
    .the = de Byzantijnen
name-incas-and-aztecs = Inca’s en Azteken
    .the = de Inca’s en Azteken
name-portugal = Portugal
    .the = Portugal
name-spain = Spanje
    .the = Spanje
name-russia = Rusland
    .the = Rusland
name-netherlands = Nederland
    .the = Nederland
name-france = Frankrijk
    .the = Frankrijk
name-united-states = Verenigde Staten
    .the = de Verenigde Staten
name-germany = Duitsland
    .the = Duitsland
name-fujiwara = Fujiwara
    .the = de Fujiwara
name-japan = Japanse Rijk
    .the = het Japanse Rijk
name-mali = Mali
    .the = Mali
name-allies = Bondgenoten
name-barbarians = Barbaren
name-crusade = Kruistocht
name-disaster = Ramp
name-engineering = Ingenieurs
name-treachery = Verraad

## Degrees of control

degree-presence = aanwezigheid
degree-dominance = dominantie

## Chronicle

chronicle-battles = veldslagen
chronicle-called = { $you ->
    [yes] Je leidt { $empire }.
   *[no] { $who } leidt { $empire }.
  }
chronicle-enters = { $you ->
    [yes] Je bezet { $lands }.
   *[no] { $who } bezet { $lands }.
  }
chronicle-plays = { $you ->
    [yes] Je speelt { $card }.
   *[no] { $who } speelt { $card }.
  }
chronicle-dice = { $attack } tegen { $defence }

## What the frame of a table leaves to its game

skip-board = Naar de landen
menu-find = Zoek een land, kaart of regel
sheet-find = Zoek een land
tab-board = Kaart
keys-tab = beslissing, wereldkaart, landinfo, hand, score, kroniek, bovenbalk
keys-next = vorig en volgend open land
keys-arrows = aangrenzend land in die richting
keys-enter = de gouden actie op het gekozen land
keys-space = de landinfo openen of sluiten
keys-find = een land, kaart of regel zoeken
keys-zoom = inzoomen, uitzoomen, de wereld tonen
keys-numbers = een kaart, weg of dobbelsteen kiezen
keys-letter-x = de fase beëindigen
keys-letter-l = legenda
keys-letter-z = de open landen tonen
keys-letter-p = vooruit plannen
keys-letter-c = de kaarten vergelijken
keys-letter-m = wereldkaart of kaarten
keys-letter-g = score
find-label = Een land, kaart of regel, op naam of nummer
find-region = regio
find-card = kaart
end-board = Wereldkaart bekijken
end-world = De wereld zoals die achterbleef
luck-none-title = Geen geluk in de strijd
luck-none = Gespeeld zonder dobbelstenen: elke invasie eindigde zoals vooraf vaststond.
verify-text = { $rolls ->
    [0] Startgetal { $seed } is open. Alles wat gedeeld en getrokken is, kwam eruit.
    [one] Startgetal { $seed } is open. Er kwam één worp uit.
   *[other] Startgetal { $seed } is open. Er kwamen { $rolls } worpen uit.
  }
verify-good = { $rolls ->
    [0] Startgetal { $seed } past bij het zegel van vóór de eerste zet.
    [one] Startgetal { $seed } past bij het zegel van vóór de eerste zet, en de ene worp ook.
   *[other] Startgetal { $seed } past bij het zegel van vóór de eerste zet, en alle { $rolls } worpen volgen eruit.
  }
verify-differs = Startgetal { $seed } past bij het zegel, maar niet elke worp volgt eruit.
verify-check = Worpen nagaan
verify-check-seal = Zegel nagaan

## The primer: the game in pictures

primer-aim = Het doel
primer-turn = Een beurt in vijf plaatjes
primer-choose = Kiezen
primer-build = Bouwen
primer-presence = Aanwezigheid
primer-dominance = Dominantie

## The almanac: cards and lands

almanac-empires = Rijken
almanac-events = Gebeurtenissen
almanac-lands = Landen
almanac-start = Startland
almanac-fleets = Vloten
almanac-borders = Grenst aan:
almanac-shores = Ligt aan:

## Choosing among cards

action-compare = Vergelijken
action-cards = Terug naar de kaarten
action-map = Wereldkaart bekijken
compare-start = Startland
object-you = jou
subject-you = jij

## Odds

odds-win = winst
odds-tie = beide vallen
odds-defeat = nederlaag
odds-held = behouden
odds-lost = verloren
odds-almost = bijna zeker

## At the table

timeline-title = Volgorde van de beurten
headline-over = Na de partij
hand-title = In je hand
menu-lands = Landen als tabel
action-end-turn = Beurt beëindigen
battle-you = Jij
strip-battle = Veldslag { $land }
undo-dice-at = Niet terug te nemen: er is gegooid { $land }
undo-called = Niet terug te nemen: de beurt is aan { $empire }
waiting-nobody = De partij gaat vanzelf verder.
waiting-held = Een bot speelt voor { $who }.
waiting-away = { $who } is weg; een bot neemt het over.
waiting-plan = { $steps ->
    [one] Je plan van één stap is bewaard.
   *[other] Je plan van { $steps } stappen is bewaard.
  }
plan-eyebrow = Je plan
plan-empty = Kies de landen om binnen te vallen, een voor een.
plan-drop = Stoppen met plannen
recap-count-lands = { $count ->
    [1] één land
   *[other] { $count } landen
  }
recap-held = { $count ->
    [0] Je bezit geen land.
    [1] Je bezit één land.
   *[other] Je bezit { $count } landen.
  }
action-invade = Val { $land } binnen
action-renew = Vernieuw { $land }
action-monument = Bouw { $land }
action-finish = Bouw { $land } en scoor { $points }
held-finish = Je bouwt { $land } en scoort { $points }.
action-play = Speel { $card }
row-yours = van jou
sign-capital = hoofdstad
sign-city = stad
sign-monument = monument
sign-fort = fort
tag-free = vrij
tag-renew = vernieuw
tag-fort = fort
tag-monument = bouw
card-best = Nu: { $does }
card-best-at = Nu het best: { $where } · { $does }
tag-chosen = gekozen
waiting-orders = { $orders ->
    [one] Eén vaste order is van kracht.
   *[other] { $orders } vaste orders zijn van kracht.
  }
plan-empty-facts = Je begint { $where }. De stappen worden een voor een gespeeld en stoppen bij de eerste verrassing.
plan-sentence = { $steps ->
    [one] Je plan: één stap. Het stopt bij de eerste verrassing.
   *[other] Je plan: { $steps } stappen. Het stopt bij de eerste verrassing.
  }
plan-facts = { $left ->
    [0] Je valt { $lands } binnen. Er is geen leger meer over.
    [one] Je valt { $lands } binnen. Eén leger is nog over.
   *[other] Je valt { $lands } binnen. { $left } legers zijn nog over.
  }
plan-send = Het plan volgen
plan-add = Voeg { $land } toe
plan-less = Eén stap minder
plan-clear = Bewaard plan verwijderen
plan-kept = { $steps ->
    [one] Het plan van één stap blijft bewaard tot je beurt.
   *[other] Het plan van { $steps } stappen blijft bewaard tot je beurt.
  }
plan-stopped-at = Plan gestopt bij stap { $step }.
plan-now-theirs = { $name } bezet nu { $land }.
plan-now-yours = Je bezet nu { $land }.
plan-now-empty = Niemand bezet { $land } nog.
tab-hand = Hand
timeline-past = { $empire }, van { $who }
timeline-now = { $empire }, { $who }, nu
timeline-mine = { $empire }, van jou, nog te komen

## A game in its best moments

moment-opening = De eerste beurt: { $name } trekt met { $what } van land naar land en telt dan { $points } punten.
moment-clash = Niets is meer vrij: { $name } levert met { $what } { $fights } veldslagen in één beurt.
moment-raid = { $name } met { $what }: { $taken } landen van { $other } vallen in één beurt.
moment-climb = { $name } klimt met { $what } van plaats { $from } naar plaats { $to }.
moment-best = De beste beurt van de partij: { $points } punten voor { $name } met { $what }.
moment-lead = { $name } neemt met { $what } de leiding en geeft die niet meer af.
moment-closing = De laatste beurt: { $name } met { $what }. Wie wint?

## The chronicle

chronicle-card-says = { $you ->
    [yes] { $text }
   *[no] Op de kaart: ‘{ $text }’
  }
draft-worth-top = nu het meest waard
