# Namen en kaartteksten van History of the World.

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
name-mediterranean-sea = Middellandse Zee
name-arabian-sea = Arabische Zee
name-bay-of-bengal = Golf van Bengalen
name-south-china-sea = Zuid-Chinese Zee
name-sea-of-japan = Japanse Zee
name-caribbean-sea = Caribische Zee
name-atlantic-ocean = Atlantische Oceaan
name-indian-ocean = Indische Oceaan
name-pacific-ocean = Grote Oceaan
name-arctic-ocean = Noordelijke IJszee

## Wastelands

name-empty-quarter = Lege Kwartier
name-himalayas = Himalaya
name-sahara = Sahara
name-alps = Alpen
name-siberia = Siberië
name-northern-lakes = Noordelijke Meren
name-amazonia = Amazonegebied
name-outback = Outback

## Empires of the first era

name-sumerians = Sumeriërs
effect-sumerians = Stadstaten
text-sumerians = Sticht na de monumenten een stad waar je een staand leger hebt, maar geen hoofdstad of stad.
name-egyptians = Egyptenaren
leader-egyptians = Ramses II
effect-egyptians = Piramiden
text-egyptians = Je mag voor elke grondstof een monument bouwen, niet alleen voor elke tweede.
name-minoans = Minoërs
effect-minoans = Heren van de zee
text-minoans = Tegen je invasies per vloot mag de verdediging geen steen opnieuw werpen.
name-hittites = Hettieten
effect-hittites = IJzerbewerking
text-hittites = Eén keer per veldslag mag je een van je stenen opnieuw werpen.
name-assyrians = Assyriërs
effect-assyrians = Bolwerken
text-assyrians = Plaats na de monumenten één gratis fort voor elke grondstof van je staande legers.
name-zhou-dynasty = Zhou-dynastie
effect-zhou-dynasty = Mandaat van de Hemel
text-zhou-dynasty = Plaats tijdens de invasies één gratis fort bij een staand leger.
name-vedics = Vedische volken
name-greeks = Grieken
leader-greeks = Pericles
effect-greeks = Falanx
text-greeks = Begin met twee belegfiches.

## Empires of the second era

name-scythians = Scythen
effect-scythians = Boogschutters te paard
text-scythians = Bergen en bossen helpen de verdediging niet.
name-carthaginians = Carthagers
leader-carthaginians = Hannibal
effect-carthaginians = Krijgsolifanten
text-carthaginians = Bergen en bossen helpen de verdediging niet.
name-persians = Perzen
effect-persians = Koninklijke Weg
text-persians = De eerste twee veldslagen die je een hoofdstad of stad laten, brengen elk één leger.
name-celts = Kelten
name-macedonians = Macedoniërs
leader-macedonians = Alexander III
effect-macedonians = Hellenisme
text-macedonians = Na een gewonnen veldslag mag je de bouwwerken van het land sparen.
name-mauryans = Maurya’s
effect-mauryans = Edicten
text-mauryans = Met minstens één grondstof mag je één monument meer bouwen.
name-han-dynasty = Han-dynastie
effect-han-dynasty = Grote Muur
text-han-dynasty = Plaats tijdens de invasies twee gratis forten bij staande legers in China.
name-romans = Romeinen
leader-romans = Julius Caesar

## Empires of the third era

name-guptas = Gupta’s
effect-guptas = Gouden eeuw
text-guptas = Met minstens één grondstof mag je één monument meer bouwen.
name-goths = Goten
name-huns = Hunnen
effect-huns = Schrik
text-huns = De verdediging werpt één steen, ook achter een fort.
name-byzantines = Byzantijnen
effect-byzantines = Muren van Theodosius
text-byzantines = Plaats tijdens de invasies twee gratis forten bij staande legers.
name-sassanids = Sassaniden
effect-sassanids = Katafrakten
text-sassanids = Eén keer per veldslag mag je een van je stenen opnieuw werpen.
name-tang-dynasty = Tang-dynastie
leader-tang-dynasty = Taizong
effect-tang-dynasty = Zijderoute
text-tang-dynasty = Sticht na de monumenten een stad waar je een staand leger hebt, maar geen hoofdstad of stad.
name-arabs = Arabieren
leader-arabs = Omar
effect-arabs = Heilige oorlog
text-arabs = Elke gewonnen veldslag levert meteen twee punten op.
name-franks = Franken
effect-franks = Vazallen
text-franks = Vervang één keer een vijandig leger naast je staande legers door een van jou.

## Empires of the fourth era

name-vikings = Vikingen
effect-vikings = Langschepen
text-vikings = Tel één op bij je hoogste steen als je per vloot binnenvalt.
name-holy-roman-empire = Heilige Roomse Rijk
effect-holy-roman-empire = Vorsten
text-holy-roman-empire = Plaats tijdens de invasies twee gratis forten bij staande legers.
name-mongols = Mongolen
leader-mongols = Dzjengis Khan
name-ming-dynasty = Ming-dynastie
effect-ming-dynasty = Schatvloten
text-ming-dynasty = Elk nieuw land dat je per vloot bezet, levert meteen één punt op, hoogstens drie.
name-mesoamericans = Meso-Amerikanen
leader-mesoamericans = Montezuma II en Pachacuti
effect-mesoamericans = Azteken en Inca’s
text-mesoamericans = Begin in twee landen, elk met een leger en een hoofdstad.
name-turks = Turken
effect-turks = Gazi’s
text-turks = Val meteen verder aan vanuit het pas gewonnen land: één extra op je hoogste steen.
name-portuguese = Portugezen
effect-portuguese = Handelsposten
text-portuguese = Elk nieuw land dat je per vloot bezet, levert meteen één punt op, hoogstens vier.
name-spanish = Spanjaarden
effect-spanish = Conquistadores
text-spanish = Tel één op bij je hoogste steen in veldslagen in beide Amerika’s.

## Empires of the fifth era

name-mughals = Mogols
effect-mughals = Mausolea
text-mughals = Met minstens één grondstof mag je één monument meer bouwen.
name-russians = Russen
effect-russians = Strenge winter
text-russians = Plaats tijdens de invasies twee gratis forten bij staande legers.
name-qing-dynasty = Qing-dynastie
effect-qing-dynasty = Banieren
text-qing-dynasty = Eén keer per veldslag mag je een van je stenen opnieuw werpen.
name-french = Fransen
leader-french = Napoleon
effect-french = Grote Leger
text-french = In drie veldslagen van deze beurt mag je één aanvalssteen meer werpen.
name-british = Britten
leader-british = Victoria
effect-british = Koninklijke Marine
text-british = Tegen je invasies per vloot mag de verdediging geen steen opnieuw werpen.
name-americans = Amerikanen
leader-americans = Lincoln
effect-americans = Grensland
text-americans = Elk tweede land dat je in Noord-Amerika bezet, brengt een leger, hoogstens drie.
name-japanese = Japanners
effect-japanese = Moderne vloot
text-japanese = Tel één op bij je hoogste steen als je per vloot binnenvalt.
name-germans = Duitsers
leader-germans = Bismarck
effect-germans = Zwaar geschut
text-germans = Begin met drie belegfiches.

## Events of the first era

name-weaponry = Bewapening
text-weaponry = Tel één op bij je hoogste steen in elke veldslag van deze beurt.
name-caravans = Karavanen
text-caravans = Plaats voor deze beurt tot twee karavanen in woestenijen.
name-disaster = Ramp
text-disaster = Een vijandig land verliest zijn fort en één bouwwerk wordt beschadigd. Het leger blijft.
name-engineering = Genie
text-engineering = Plaats tot twee gratis forten bij staande legers.
name-allies = Bondgenoten
text-allies = Krijg er twee legers bij.
name-harappa = Harappa
name-phoenicia = Fenicië
name-kush = Koesj

## Events of the second era

name-leader = Leider
text-leader = Werp één keer per veldslag van deze beurt een van je stenen opnieuw.
name-shipbuilding = Scheepsbouw
text-shipbuilding = Plaats voor deze beurt een vloot in een zee naar keuze.
name-diplomacy = Diplomatie
text-diplomacy = Vervang een vijandig leger naast je staande legers door een van jou. Bouwwerken en fort blijven.
name-barbarians = Barbaren
text-barbarians = Een vijandig land naast een woestenij verliest leger en fort; één bouwwerk wordt beschadigd en een rustend leger van jou trekt binnen.
name-siegecraft = Belegeringskunst
text-siegecraft = Krijg drie belegfiches.
name-kushans = Kushana’s
name-xiongnu = Xiongnu
name-mayans = Maya’s

## Events of the third era

name-elite-troops = Elitetroepen
text-elite-troops = In drie veldslagen van deze beurt mag je één aanvalssteen meer werpen.
name-treachery = Verraad
text-treachery = Win één veldslag van deze beurt zonder te werpen; zeg het vooraf.
name-civil-service = Ambtenaren
text-civil-service = Krijg twee legers als een staand leger van jou een hoofdstad heeft.
name-fortification = Vestingbouw
text-fortification = Plaats tot drie gratis forten bij staande legers.
name-great-works = Grote werken
text-great-works = Je mag één monument meer bouwen, op de gewone plaatsen.
name-khmers = Khmer
name-anglo-saxons = Angelsaksen
name-axum = Aksum

## Events of the fourth era

name-black-death = Zwarte Dood
text-black-death = Kies een regio: elke tegenstander verliest daar één leger naar eigen keuze.
name-gunpowder = Buskruit
text-gunpowder = Deze beurt werpt de verdediging één steen, ook achter een fort.
name-navigators = Zeevaarders
text-navigators = Plaats voor deze beurt een vloot in een oceaan naar keuze.
name-mercenaries = Huurlingen
text-mercenaries = Krijg er drie legers bij.
name-crusade = Kruistocht
text-crusade = Tel deze beurt twee op bij je hoogste steen in veldslagen in het Midden-Oosten.
name-shogunate = Shogunaat
name-cholas = Chola’s
name-mali = Mali

## Events of the fifth era

name-revolution = Revolutie
text-revolution = Vervang in één regio tot twee vijandige legers door rustende legers van jou. Bouwwerken en forten blijven.
name-industry = Industrie
text-industry = Krijg er drie legers bij.
name-steamships = Stoomschepen
text-steamships = Plaats voor deze beurt vloten in tot twee oceanen.
name-railways = Spoorwegen
text-railways = Kies een regio: deze beurt grenzen alle landen die er over land verbonden zijn aan elkaar.
name-artillery = Artillerie
text-artillery = Krijg vier belegfiches.
name-dutch = Nederlanders
name-safavids = Safawiden
name-zulus = Zoeloes

## Eras

era-span-1 = van 3000 tot 450 v.Chr.
era-span-2 = van 450 v.Chr. tot 300 n.Chr.
era-span-3 = van 300 tot 900
era-span-4 = van 900 tot 1600
era-span-5 = van 1600 tot 1912
