# Names and card texts of History of the World. Ids follow the data: hyphens for underscores.

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
name-mediterranean-sea = Mediterranean Sea
name-arabian-sea = Arabian Sea
name-bay-of-bengal = Bay of Bengal
name-south-china-sea = South China Sea
name-sea-of-japan = Sea of Japan
name-caribbean-sea = Caribbean Sea
name-atlantic-ocean = Atlantic Ocean
name-indian-ocean = Indian Ocean
name-pacific-ocean = Pacific Ocean
name-arctic-ocean = Arctic Ocean

## Wastelands

name-empty-quarter = Empty Quarter
name-himalayas = Himalayas
name-sahara = Sahara
name-alps = Alps
name-siberia = Siberia
name-northern-lakes = Northern Lakes
name-amazonia = Amazonia
name-outback = Outback

## Empires of the first era

name-sumerians = Sumerians
effect-sumerians = City-states
text-sumerians = After the monuments, found a city where you have a standing army but no capital or city.
name-egyptians = Egyptians
leader-egyptians = Ramesses II
effect-egyptians = Pyramids
text-egyptians = You may build a monument for every resource, not only for every second one.
name-minoans = Minoans
effect-minoans = Sea lords
text-minoans = Defenders cannot reroll a die against your invasions by fleet.
name-hittites = Hittites
effect-hittites = Iron working
text-hittites = Once in each battle you may reroll one of your dice.
name-assyrians = Assyrians
effect-assyrians = Bulwarks
text-assyrians = After the monuments, place one free fort for each resource your standing armies hold.
name-zhou-dynasty = Zhou Dynasty
effect-zhou-dynasty = Mandate of Heaven
text-zhou-dynasty = While you invade, place one free fort where you have a standing army.
name-vedics = Vedics
name-greeks = Greeks
leader-greeks = Pericles
effect-greeks = Phalanx
text-greeks = Begin with two siege tokens.

## Empires of the second era

name-scythians = Scythians
effect-scythians = Horse archers
text-scythians = Mountains and forests do not help the defenders.
name-carthaginians = Carthaginians
leader-carthaginians = Hannibal
effect-carthaginians = War elephants
text-carthaginians = Mountains and forests do not help the defenders.
name-persians = Persians
effect-persians = Royal Road
text-persians = The first two battles that leave you a capital or city bring one army each.
name-celts = Celts
name-macedonians = Macedonians
leader-macedonians = Alexander III
effect-macedonians = Hellenism
text-macedonians = After a won battle you may leave the land’s structures as they are.
name-mauryans = Mauryans
effect-mauryans = Edicts
text-mauryans = With at least one resource you may build one more monument.
name-han-dynasty = Han Dynasty
effect-han-dynasty = Great Wall
text-han-dynasty = While you invade, place two free forts where you have standing armies in China.
name-romans = Romans
leader-romans = Julius Caesar

## Empires of the third era

name-guptas = Guptas
effect-guptas = Golden age
text-guptas = With at least one resource you may build one more monument.
name-goths = Goths
name-huns = Huns
effect-huns = Terror
text-huns = Defenders roll one die even behind a fort.
name-byzantines = Byzantines
effect-byzantines = Theodosian Walls
text-byzantines = While you invade, place two free forts where you have standing armies.
name-sassanids = Sassanids
effect-sassanids = Cataphracts
text-sassanids = Once in each battle you may reroll one of your dice.
name-tang-dynasty = Tang Dynasty
leader-tang-dynasty = Taizong
effect-tang-dynasty = Silk Road
text-tang-dynasty = After the monuments, found a city where you have a standing army but no capital or city.
name-arabs = Arabs
leader-arabs = Umar
effect-arabs = Holy war
text-arabs = Every battle you win scores two points at once.
name-franks = Franks
effect-franks = Vassals
text-franks = Once, replace an opposing army next to your standing armies by one of yours.

## Empires of the fourth era

name-vikings = Vikings
effect-vikings = Longships
text-vikings = Add one to your highest die when you invade by fleet.
name-holy-roman-empire = Holy Roman Empire
effect-holy-roman-empire = Princes
text-holy-roman-empire = While you invade, place two free forts where you have standing armies.
name-mongols = Mongols
leader-mongols = Genghis Khan
name-ming-dynasty = Ming Dynasty
effect-ming-dynasty = Treasure fleets
text-ming-dynasty = Each new land occupied by fleet scores one point at once, at most three.
name-mesoamericans = Mesoamericans
leader-mesoamericans = Montezuma II and Pachacuti
effect-mesoamericans = Aztecs and Incas
text-mesoamericans = Begin in two lands, each with an army and a capital.
name-turks = Turks
effect-turks = Ghazis
text-turks = Invade on at once from the land just won: one more on your highest die.
name-portuguese = Portuguese
effect-portuguese = Trading posts
text-portuguese = Each new land occupied by fleet scores one point at once, at most four.
name-spanish = Spanish
effect-spanish = Conquistadors
text-spanish = Add one to your highest die in battles in either America.

## Empires of the fifth era

name-mughals = Mughals
effect-mughals = Mausoleums
text-mughals = With at least one resource you may build one more monument.
name-russians = Russians
effect-russians = Winter
text-russians = While you invade, place two free forts where you have standing armies.
name-qing-dynasty = Qing Dynasty
effect-qing-dynasty = Banners
text-qing-dynasty = Once in each battle you may reroll one of your dice.
name-french = French
leader-french = Napoleon
effect-french = Grande Armée
text-french = In three battles of this turn you may roll one more die in attack.
name-british = British
leader-british = Victoria
effect-british = Royal Navy
text-british = Defenders cannot reroll a die against your invasions by fleet.
name-americans = Americans
leader-americans = Lincoln
effect-americans = Frontier
text-americans = Every second land occupied in North America brings an army, at most three.
name-japanese = Japanese
effect-japanese = Modern navy
text-japanese = Add one to your highest die when you invade by fleet.
name-germans = Germans
leader-germans = Bismarck
effect-germans = Heavy guns
text-germans = Begin with three siege tokens.

## Events of the first era

name-weaponry = Weaponry
text-weaponry = Add one to your highest die in every battle of this turn.
name-caravans = Caravans
text-caravans = Place up to two caravans in wastelands for this turn.
name-disaster = Disaster
text-disaster = An opposing land loses its fort, and one structure is reduced. The army stays.
name-engineering = Engineering
text-engineering = Place up to two free forts where you have standing armies.
name-allies = Allies
text-allies = Gain two armies.
name-harappa = Harappa
name-phoenicia = Phoenicia
name-kush = Kush

## Events of the second era

name-leader = Leader
text-leader = Once in each battle of this turn, reroll one of your dice.
name-shipbuilding = Shipbuilding
text-shipbuilding = Place a fleet in any sea for this turn.
name-diplomacy = Diplomacy
text-diplomacy = Replace an opposing army next to your standing armies by one of yours. Structures and fort stay.
name-barbarians = Barbarians
text-barbarians = An opposing land beside a wasteland loses army and fort; one structure is reduced, and a resting army of yours moves in.
name-siegecraft = Siegecraft
text-siegecraft = Gain three siege tokens.
name-kushans = Kushans
name-xiongnu = Xiongnu
name-mayans = Mayans

## Events of the third era

name-elite-troops = Elite troops
text-elite-troops = In three battles of this turn you may roll one more die in attack.
name-treachery = Treachery
text-treachery = Win one battle of this turn without dice; say so beforehand.
name-civil-service = Civil service
text-civil-service = Gain two armies if a standing army of yours holds a capital.
name-fortification = Fortification
text-fortification = Place up to three free forts where you have standing armies.
name-great-works = Great works
text-great-works = You may build one more monument, on the usual sites.
name-khmers = Khmers
name-anglo-saxons = Anglo-Saxons
name-axum = Axum

## Events of the fourth era

name-black-death = Black Death
text-black-death = Choose a region: each opponent loses one army there, of their choice.
name-gunpowder = Gunpowder
text-gunpowder = For this turn defenders roll one die even behind a fort.
name-navigators = Navigators
text-navigators = Place a fleet in any ocean for this turn.
name-mercenaries = Mercenaries
text-mercenaries = Gain three armies.
name-crusade = Crusade
text-crusade = This turn, add two to your highest die in battles in the Middle East.
name-shogunate = Shogunate
name-cholas = Cholas
name-mali = Mali

## Events of the fifth era

name-revolution = Revolution
text-revolution = In one region replace up to two opposing armies by resting ones of yours. Structures and forts stay.
name-industry = Industry
text-industry = Gain three armies.
name-steamships = Steamships
text-steamships = Place fleets in up to two oceans for this turn.
name-railways = Railways
text-railways = Choose a region: this turn its lands joined overland all border one another.
name-artillery = Artillery
text-artillery = Gain four siege tokens.
name-dutch = Dutch
name-safavids = Safavids
name-zulus = Zulus

## Eras

era-span-1 = 3000 to 450 BCE
era-span-2 = 450 BCE to 300 CE
era-span-3 = 300 to 900
era-span-4 = 900 to 1600
era-span-5 = 1600 to 1912
