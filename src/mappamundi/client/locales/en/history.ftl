# History of the World, whatever the edition: the map and its names, finding, odds.

## The map

map-label = Map of the world
map-failed = The map could not be fetched.
map-try-again = Try again
map-zoom-in = Zoom in (+)
map-zoom-out = Zoom out (−)
map-world = Show the world (0)
map-frame = Show the open lands (Z)
map-lens = Lens
map-lens-toggle = Lens over crowded lands (V)
map-tag-why = why?
map-tag-lost = lost
map-touched-taken = taken since your last turn
map-touched-lost = taken from you
water-arctic-ocean = Arctic Ocean
water-caspian-sea = Caspian Sea
water-caribbean-sea = { name-caribbean-sea }

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
map-wall = Great Wall fort

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
map-by-way = Across { $way }
map-borders = Borders

## The lands as a table

map-lands = Lands
map-lands-close = Close
map-column-land = Land
map-column-owner = Owner
map-column-pieces = Pieces
map-column-terrain = Terrain
map-column-open = Open to you
map-column-worth = Worth

## Regions

name-middle-east = Middle East
    .the = the Middle East
    .in = in the Middle East
name-north-africa = North Africa
    .the = North Africa
    .in = in North Africa
name-china = China
    .the = China
    .in = in China
name-india = India
    .the = India
    .in = in India
name-southern-europe = Southern Europe
    .the = Southern Europe
    .in = in Southern Europe
name-northern-europe = Northern Europe
    .the = Northern Europe
    .in = in Northern Europe
name-southeast-asia = Southeast Asia
    .the = Southeast Asia
    .in = in Southeast Asia
name-far-east = Far East
    .the = the Far East
    .in = in the Far East
name-eurasia = Eurasia
    .the = Eurasia
    .in = in Eurasia
name-north-america = North America
    .the = North America
    .in = in North America
name-south-america = South America
    .the = South America
    .in = in South America
name-southern-africa = Southern Africa
    .the = Southern Africa
    .in = in Southern Africa
name-australasia = Australasia
    .the = Australasia
    .in = in Australasia

## Lands of the Middle East

name-arabia = Arabia
    .the = Arabia
    .in = in Arabia
name-levant = Levant
    .the = the Levant
    .in = in the Levant
name-anatolia = Anatolia
    .the = Anatolia
    .in = in Anatolia
name-mesopotamia = Mesopotamia
    .the = Mesopotamia
    .in = in Mesopotamia
name-tigris = Tigris
    .the = the Tigris
    .in = on the Tigris
name-zagros = Zagros
    .the = the Zagros
    .in = in the Zagros
name-persian-plateau = Persian Plateau
    .the = the Persian Plateau
    .in = on the Persian Plateau

## Lands of North Africa

name-nile = Nile
    .the = the Nile
    .in = on the Nile
name-nubia = Nubia
    .the = Nubia
    .in = in Nubia
name-libya = Libya
    .the = Libya
    .in = in Libya
name-shatts = Shatts
    .the = the Shatts
    .in = in the Shatts
name-atlas = Atlas
    .the = the Atlas
    .in = in the Atlas
name-shatts-plateau = Shatts Plateau
    .the = the Shatts Plateau
    .in = on the Shatts Plateau

## Lands of Southern Africa

name-horn = Horn
    .the = the Horn
    .in = in the Horn
name-cape = Cape
    .the = the Cape
    .in = at the Cape
name-congo = Congo
    .the = the Congo
    .in = in the Congo
name-guinea = Guinea
    .the = Guinea
    .in = in Guinea
name-gold-coast = Gold Coast
    .the = the Gold Coast
    .in = on the Gold Coast

## Lands of Southern Europe

name-iberia = Iberia
    .the = Iberia
    .in = in Iberia
name-pyrenees = Pyrenees
    .the = the Pyrenees
    .in = in the Pyrenees
name-apennines = Apennines
    .the = the Apennines
    .in = in the Apennines
name-danubia = Danubia
    .the = Danubia
    .in = in Danubia
name-balkans = Balkans
    .the = the Balkans
    .in = in the Balkans
name-pindus = Pindus
    .the = the Pindus
    .in = in the Pindus
name-crete = Crete
    .the = Crete
    .in = on Crete
name-western-iberia = Western Iberia
    .the = Western Iberia
    .in = in Western Iberia

## Lands of Northern Europe

name-britannia = Britannia
    .the = Britannia
    .in = in Britannia
name-gaul = Gaul
    .the = Gaul
    .in = in Gaul
name-rhineland = Rhineland
    .the = the Rhineland
    .in = in the Rhineland
name-alamannia = Alamannia
    .the = Alamannia
    .in = in Alamannia
name-scandinavia = Scandinavia
    .the = Scandinavia
    .in = in Scandinavia

## Lands of Eurasia

name-volga = Volga
    .the = the Volga
    .in = on the Volga
name-caucasus = Caucasus
    .the = the Caucasus
    .in = in the Caucasus
name-steppe = Steppe
    .the = the Steppe
    .in = on the Steppe
name-turan = Turan
    .the = Turan
    .in = in Turan
name-tarim-basin = Tarim Basin
    .the = the Tarim Basin
    .in = in the Tarim Basin
name-mongolia = Mongolia
    .the = Mongolia
    .in = in Mongolia
name-turanian-plain = Turanian Plain
    .the = the Turanian Plain
    .in = on the Turanian Plain
name-eastern-steppe = Eastern Steppe
    .the = the Eastern Steppe
    .in = on the Eastern Steppe

## Lands of China

name-wei = Wei
    .the = Wei
    .in = in Wei
name-yellow-river = Yellow River
    .the = the Yellow River
    .in = on the Yellow River
name-yangtze = Yangtze
    .the = the Yangtze
    .in = on the Yangtze
name-sichuan = Sichuan
    .the = Sichuan
    .in = in Sichuan
name-lingnan = Lingnan
    .the = Lingnan
    .in = in Lingnan
name-wei-river = Wei River
    .the = the Wei River
    .in = on the Wei River

## Lands of India

name-hindu-kush = Hindu Kush
    .the = the Hindu Kush
    .in = in the Hindu Kush
name-indus = Indus
    .the = the Indus
    .in = on the Indus
name-ganges = Ganges
    .the = the Ganges
    .in = on the Ganges
name-bengal = Bengal
    .the = Bengal
    .in = in Bengal
name-deccan = Deccan
    .the = the Deccan
    .in = in the Deccan
name-ghats = Ghats
    .the = the Ghats
    .in = in the Ghats
name-ganges-valley = Ganges Valley
    .the = the Ganges Valley
    .in = in the Ganges Valley
name-ganges-delta = Ganges Delta
    .the = the Ganges Delta
    .in = in the Ganges Delta

## Lands of Southeast Asia

name-irrawaddy = Irrawaddy
    .the = the Irrawaddy
    .in = on the Irrawaddy
name-mekong = Mekong
    .the = the Mekong
    .in = on the Mekong
name-malaya = Malaya
    .the = Malaya
    .in = in Malaya
name-sumatra = Sumatra
    .the = Sumatra
    .in = on Sumatra
name-java = Java
    .the = Java
    .in = on Java
name-malay-peninsula = Malay Peninsula
    .the = the Malay Peninsula
    .in = on the Malay Peninsula
name-east-indies = East Indies
    .the = the East Indies
    .in = in the East Indies

## Lands of the Far East

name-manchuria = Manchuria
    .the = Manchuria
    .in = in Manchuria
name-korea = Korea
    .the = Korea
    .in = in Korea
name-kyushu = Kyushu
    .the = Kyushu
    .in = on Kyushu
name-honshu = Honshu
    .the = Honshu
    .in = on Honshu
name-nippon = Nippon
    .the = Nippon
    .in = in Nippon

## Lands of North America

name-saint-lawrence = Saint Lawrence
    .the = the Saint Lawrence
    .in = on the Saint Lawrence
name-appalachia = Appalachia
    .the = Appalachia
    .in = in Appalachia
name-mississippi = Mississippi
    .the = the Mississippi
    .in = on the Mississippi
name-rockies = Rockies
    .the = the Rockies
    .in = in the Rockies
name-mexico = Mexico
    .the = Mexico
    .in = in Mexico
name-pacific-seaboard = Pacific Seaboard
    .the = the Pacific Seaboard
    .in = on the Pacific Seaboard
name-great-plains = Great Plains
    .the = the Great Plains
    .in = on the Great Plains
name-mexican-valley = Mexican Valley
    .the = the Mexican Valley
    .in = in the Mexican Valley

## Lands of South America

name-andes = Andes
    .the = the Andes
    .in = in the Andes
name-guiana = Guiana
    .the = Guiana
    .in = in Guiana
name-brazil = Brazil
    .the = Brazil
    .in = in Brazil
name-pampas = Pampas
    .the = the Pampas
    .in = on the Pampas
name-northern-andes = Northern Andes
    .the = the Northern Andes
    .in = in the Northern Andes
name-southern-andes = Southern Andes
    .the = the Southern Andes
    .in = in the Southern Andes

## Lands of Australasia

name-australia = Australia
    .the = Australia
    .in = in Australia
name-new-guinea = New Guinea
    .the = New Guinea
    .in = in New Guinea
name-new-zealand = New Zealand
    .the = New Zealand
    .in = in New Zealand

## Seas and oceans

name-north-sea = North Sea
    .the = the North Sea
    .in = in the North Sea
name-mediterranean-sea = Mediterranean Sea
    .the = the Mediterranean Sea
    .in = in the Mediterranean Sea
name-arabian-sea = Arabian Sea
    .the = the Arabian Sea
    .in = in the Arabian Sea
name-bay-of-bengal = Bay of Bengal
    .the = the Bay of Bengal
    .in = in the Bay of Bengal
name-south-china-sea = South China Sea
    .the = the South China Sea
    .in = in the South China Sea
name-sea-of-japan = Sea of Japan
    .the = the Sea of Japan
    .in = in the Sea of Japan
name-caribbean-sea = Caribbean Sea
    .the = the Caribbean Sea
    .in = in the Caribbean Sea
name-atlantic-ocean = Atlantic Ocean
    .the = the Atlantic Ocean
    .in = in the Atlantic Ocean
name-indian-ocean = Indian Ocean
    .the = the Indian Ocean
    .in = in the Indian Ocean
name-pacific-ocean = Pacific Ocean
    .the = the Pacific Ocean
    .in = in the Pacific Ocean
name-arctic-ocean = Arctic Ocean
    .the = the Arctic Ocean
    .in = in the Arctic Ocean

## Barren lands

name-empty-quarter = Empty Quarter
    .the = the Empty Quarter
    .in = in the Empty Quarter
name-himalayas = Himalayas
    .the = the Himalayas
    .in = in the Himalayas
name-sahara = Sahara
    .the = the Sahara
    .in = in the Sahara
name-alps = Alps
    .the = the Alps
    .in = in the Alps
name-siberia = Siberia
    .the = Siberia
    .in = in Siberia
name-northern-lakes = Northern Lakes
    .the = the Northern Lakes
    .in = by the Northern Lakes
name-amazonia = Amazonia
    .the = Amazonia
    .in = in Amazonia
name-outback = Outback
    .the = the Outback
    .in = in the Outback

## Empires and events that more than one edition has

name-hittites = Hittites
    .the = the Hittites
name-zhou-dynasty = Zhou Dynasty
    .the = the Zhou Dynasty
name-scythians = Scythians
    .the = the Scythians
name-celts = Celts
    .the = the Celts
name-han-dynasty = Han Dynasty
    .the = the Han Dynasty
name-guptas = Guptas
    .the = the Guptas
name-goths = Goths
    .the = the Goths
name-huns = Huns
    .the = the Huns
name-arabs = Arabs
    .the = the Arabs
name-franks = Franks
    .the = the Franks
name-vikings = Vikings
    .the = the Vikings
name-holy-roman-empire = Holy Roman Empire
    .the = the Holy Roman Empire
name-mongols = Mongols
    .the = the Mongols
name-ming-dynasty = Ming Dynasty
    .the = the Ming Dynasty
name-mughals = Mughals
    .the = the Mughals
name-qing-dynasty = Qing Dynasty
    .the = the Qing Dynasty
name-phoenicia = Phoenicia
    .the = Phoenicia
name-kush = Kush
    .the = Kush
name-xiongnu = Xiongnu
    .the = the Xiongnu
name-mayans = Mayans
    .the = the Mayans
name-khmers = Khmers
    .the = the Khmers
name-anglo-saxons = Anglo-Saxons
    .the = the Anglo-Saxons
name-safavids = Safavids
    .the = the Safavids
name-zulus = Zulus
    .the = the Zulus
name-sumeria = Sumeria
    .the = Sumeria
name-egypt = Egypt
    .the = Egypt
name-minoans = Minoans
    .the = the Minoans
name-shang-dynasty = Shang Dynasty
    .the = the Shang Dynasty
name-assyria = Assyria
    .the = Assyria
name-persia = Persia
    .the = Persia
name-macedonia = Macedonia
    .the = Macedonia
name-maurya = Maurya
    .the = the Maurya
name-romans = Romans
    .the = the Romans
name-sassanids = Sassanids
    .the = the Sassanids
name-byzantines = Byzantines
    .the = the Byzantines
name-incas-and-aztecs = Incas & Aztecs
    .the = the Incas and Aztecs
name-portugal = Portugal
    .the = Portugal
name-spain = Spain
    .the = Spain
name-russia = Russia
    .the = Russia
name-netherlands = Netherlands
    .the = the Netherlands
name-france = France
    .the = France
name-united-states = United States
    .the = the United States
name-germany = Germany
    .the = Germany
name-fujiwara = Fujiwara
    .the = the Fujiwara
name-japan = Japan
    .the = Japan
name-mali = Mali
    .the = Mali
name-allies = Allies
name-barbarians = Barbarians
name-crusade = Crusade
name-disaster = Disaster
name-engineering = Engineering
name-treachery = Treachery

## Degrees of control

degree-presence = presence
degree-dominance = dominance

## Chronicle

chronicle-battles = battles
chronicle-called = { $you ->
    [yes] You lead { $empire }.
   *[no] { $who } leads { $empire }.
  }
chronicle-enters = { $you ->
    [yes] You occupy { $lands }.
   *[no] { $who } occupies { $lands }.
  }
chronicle-plays = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
  }
chronicle-dice = { $attack } against { $defence }

## What the frame of a table leaves to its game

skip-board = Skip to the lands
menu-find = Find a land, card or rule
sheet-find = Find a land
tab-board = Map
keys-tab = decision, map, land card, hand, score, chronicle, top bar
keys-next = previous and next open land
keys-arrows = neighbouring land in that direction
keys-enter = the gilt action on the land in focus
keys-space = open or close the land card
keys-find = find a land, card or rule
keys-zoom = zoom in, out, show the world
keys-numbers = choose a card, a way or a die
keys-letter-x = end the phase
keys-letter-l = legend
keys-letter-z = show the open lands
keys-letter-p = plan ahead
keys-letter-c = compare the cards
keys-letter-m = map or cards
keys-letter-g = score
find-label = A land, card or rule, by name or number
find-region = region
find-card = card
end-board = Look at the map
end-world = The world as it was left
luck-none-title = No luck in battle
luck-none = Played without dice: every invasion ended as was certain beforehand.
verify-text = { $rolls ->
    [0] Seed { $seed } is open. All that was dealt and drawn came from it.
    [one] Seed { $seed } is open. One die came from it.
   *[other] Seed { $seed } is open. { $rolls } dice came from it.
  }
verify-good = { $rolls ->
    [0] Seed { $seed } fits the seal published before the first move.
    [one] Seed { $seed } fits the seal published before the first move, and so does the one die.
   *[other] Seed { $seed } fits the seal published before the first move, and all { $rolls } dice follow from it.
  }
verify-differs = Seed { $seed } fits the seal, but not every die follows from it.
verify-check = Verify the dice
verify-check-seal = Check the seal

## The primer: the game in pictures

primer-aim = The aim
primer-turn = A turn in five pictures
primer-choose = Choose
primer-build = Build
primer-presence = Presence
primer-dominance = Dominance

## The almanac: cards and lands

almanac-empires = Empires
almanac-events = Events
almanac-lands = Lands
almanac-start = Start land
almanac-fleets = Fleets
almanac-borders = Borders:
almanac-shores = On:

## Choosing among cards

action-compare = Compare
action-cards = Back to the cards
action-map = Look at the map
compare-start = Start land
object-you = you
subject-you = you

## Odds

odds-win = win
odds-tie = both fall
odds-defeat = defeat
odds-held = held
odds-lost = lost
odds-almost = almost certain

## At the table

timeline-title = Turn order
headline-over = After the game
hand-title = In your hand
menu-lands = Lands as a table
action-end-turn = End the turn
battle-you = You
strip-battle = Battle { $land }
undo-dice-at = Undo closed by the dice { $land }
undo-called = Undo closed: { $empire } came up
waiting-nobody = The game goes on by itself.
waiting-held = A bot plays for { $who }.
waiting-away = { $who } is away; a bot will take over.
waiting-plan = { $steps ->
    [one] Your plan of one step is kept.
   *[other] Your plan of { $steps } steps is kept.
  }
plan-eyebrow = Your plan
plan-empty = Choose the lands to invade, one after another.
plan-drop = Put the plan away
recap-count-lands = { $count ->
    [1] one land
   *[other] { $count } lands
  }
recap-held = { $count ->
    [0] You hold no land.
    [1] You hold one land.
   *[other] You hold { $count } lands.
  }
action-invade = Invade { $land }
action-renew = Renew { $land }
action-monument = Build { $land }
action-finish = Build { $land } and score { $points }
held-finish = You build { $land } and score { $points }.
action-play = Play { $card }
row-yours = yours
sign-capital = capital
sign-city = city
sign-monument = monument
sign-fort = fort
tag-free = free
tag-renew = renew
tag-fort = fort
tag-monument = build
card-best = Now: { $does }
card-best-at = Best now: { $where } · { $does }
tag-chosen = chosen
waiting-orders = { $orders ->
    [one] One standing order is set.
   *[other] { $orders } standing orders are set.
  }
plan-empty-facts = You start { $where }. The steps are played one by one, and stop at the first surprise.
plan-sentence = { $steps ->
    [one] Your plan: one step. It stops at the first surprise.
   *[other] Your plan: { $steps } steps. It stops at the first surprise.
  }
plan-facts = { $left ->
    [0] You will invade { $lands }. No army is left for more.
    [one] You will invade { $lands }. One army is left for more.
   *[other] You will invade { $lands }. { $left } armies are left for more.
  }
plan-send = Follow the plan
plan-add = Add { $land }
plan-less = One step less
plan-clear = Drop the kept plan
plan-kept = { $steps ->
    [one] The plan of one step is kept until your turn.
   *[other] The plan of { $steps } steps is kept until your turn.
  }
plan-stopped-at = Plan stopped at step { $step }.
plan-now-theirs = { $name } now holds { $land }.
plan-now-yours = You now hold { $land }.
plan-now-empty = Nobody holds { $land } any more.
tab-hand = Hand
timeline-past = { $empire }, played by { $who }
timeline-now = { $empire }, { $who }, now
timeline-mine = { $empire }, yours, to come

## A game in its best moments

moment-opening = The first turn: { $name } goes from land to land with { $what }, and then counts { $points } points.
moment-clash = Nothing is free any more: { $name } fights { $fights } battles in one turn with { $what }.
moment-raid = { $name } with { $what }: { $taken } lands of { $other } fall in a single turn.
moment-climb = { $name } climbs from place { $from } to place { $to } with { $what }.
moment-best = The best turn of the game: { $points } points for { $name } with { $what }.
moment-lead = { $name } takes the lead with { $what } and will not give it back.
moment-closing = The last turn: { $name } with { $what }. Who wins?

## The chronicle

chronicle-card-says = { $you ->
    [yes] { $text }
   *[no] On the card: “{ $text }”
  }
draft-worth-top = worth most now
