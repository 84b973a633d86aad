# Nomi e testi delle carte di History of the World.

## Regions

name-middle-east = Medio Oriente
name-north-africa = Nordafrica
name-china = Cina
name-india = India
name-southern-europe = Europa meridionale
name-northern-europe = Europa settentrionale
name-southeast-asia = Sud-est asiatico
name-far-east = Estremo Oriente
name-eurasia = Eurasia
name-north-america = Nordamerica
name-south-america = Sudamerica
name-southern-africa = Africa meridionale
name-australasia = Australasia

## Lands of the Middle East

name-arabia = Arabia
name-levant = Levante
name-anatolia = Anatolia
name-mesopotamia = Mesopotamia
name-tigris = Tigri
name-zagros = Zagros
name-persian-plateau = Altopiano persiano

## Lands of North Africa

name-nile = Nilo
name-nubia = Nubia
name-libya = Libia
name-shatts = Chott
name-atlas = Atlante

## Lands of Southern Africa

name-horn = Corno
name-cape = Capo
name-congo = Congo
name-guinea = Guinea

## Lands of Southern Europe

name-iberia = Iberia
name-pyrenees = Pirenei
name-apennines = Appennini
name-danubia = Danubio
name-balkans = Balcani
name-pindus = Pindo
name-crete = Creta

## Lands of Northern Europe

name-britannia = Britannia
name-gaul = Gallia
name-rhineland = Renania
name-alamannia = Alemannia
name-scandinavia = Scandinavia

## Lands of Eurasia

name-volga = Volga
name-caucasus = Caucaso
name-steppe = Steppa
name-turan = Turan
name-tarim-basin = Bacino del Tarim
name-mongolia = Mongolia

## Lands of China

name-wei = Wei
name-yellow-river = Fiume Giallo
name-yangtze = Yangtze
name-sichuan = Sichuan
name-lingnan = Lingnan

## Lands of India

name-hindu-kush = Hindu Kush
name-indus = Indo
name-ganges = Gange
name-bengal = Bengala
name-deccan = Deccan
name-ghats = Ghati

## Lands of Southeast Asia

name-irrawaddy = Irrawaddy
name-mekong = Mekong
name-malaya = Malesia
name-sumatra = Sumatra
name-java = Giava

## Lands of the Far East

name-manchuria = Manciuria
name-korea = Corea
name-kyushu = Kyushu
name-honshu = Honshu

## Lands of North America

name-saint-lawrence = San Lorenzo
name-appalachia = Appalachi
name-mississippi = Mississippi
name-rockies = Rocciose
name-mexico = Messico

## Lands of South America

name-andes = Ande
name-guiana = Guiana
name-brazil = Brasile
name-pampas = Pampa

## Lands of Australasia

name-australia = Australia
name-new-guinea = Nuova Guinea
name-new-zealand = Nuova Zelanda

## Seas and oceans

name-north-sea = Mare del Nord
name-mediterranean-sea = Mar Mediterraneo
name-arabian-sea = Mar Arabico
name-bay-of-bengal = Golfo del Bengala
name-south-china-sea = Mar Cinese Meridionale
name-sea-of-japan = Mar del Giappone
name-caribbean-sea = Mar dei Caraibi
name-atlantic-ocean = Oceano Atlantico
name-indian-ocean = Oceano Indiano
name-pacific-ocean = Oceano Pacifico
name-arctic-ocean = Oceano Artico

## Wastelands

name-empty-quarter = Quarto vuoto
name-himalayas = Himalaya
name-sahara = Sahara
name-alps = Alpi
name-siberia = Siberia
name-northern-lakes = Laghi del Nord
name-amazonia = Amazzonia
name-outback = Outback

## Empires of the first era

name-sumerians = Sumeri
effect-sumerians = Città-stato
text-sumerians = Dopo i monumenti, fonda una città dove hai un’armata in piedi ma né capitale né città.
name-egyptians = Egizi
leader-egyptians = Ramses II
effect-egyptians = Piramidi
text-egyptians = Puoi costruire un monumento per ogni risorsa, non solo uno ogni due.
name-minoans = Minoici
effect-minoans = Signori del mare
text-minoans = Contro le tue invasioni per flotta la difesa non può rilanciare un dado.
name-hittites = Ittiti
effect-hittites = Lavorazione del ferro
text-hittites = Una volta per battaglia puoi rilanciare uno dei tuoi dadi.
name-assyrians = Assiri
effect-assyrians = Baluardi
text-assyrians = Dopo i monumenti, metti un forte gratuito per ogni risorsa delle tue armate in piedi.
name-zhou-dynasty = Dinastia Zhou
effect-zhou-dynasty = Mandato del Cielo
text-zhou-dynasty = Durante le invasioni, metti un forte gratuito dove c’è un’armata in piedi.
name-vedics = Vedici
name-greeks = Greci
leader-greeks = Pericle
effect-greeks = Falange
text-greeks = Cominci con due segnalini assedio.

## Empires of the second era

name-scythians = Sciti
effect-scythians = Arcieri a cavallo
text-scythians = Montagne e foreste non aiutano la difesa.
name-carthaginians = Cartaginesi
leader-carthaginians = Annibale
effect-carthaginians = Elefanti da guerra
text-carthaginians = Montagne e foreste non aiutano la difesa.
name-persians = Persiani
effect-persians = Strada reale
text-persians = Le prime due battaglie che ti lasciano una capitale o città portano un’armata ciascuna.
name-celts = Celti
name-macedonians = Macedoni
leader-macedonians = Alessandro III
effect-macedonians = Ellenismo
text-macedonians = Dopo una battaglia vinta puoi lasciare intatte le strutture del territorio.
name-mauryans = Maurya
effect-mauryans = Editti
text-mauryans = Con almeno una risorsa puoi costruire un monumento in più.
name-han-dynasty = Dinastia Han
effect-han-dynasty = Grande Muraglia
text-han-dynasty = Durante le invasioni, metti due forti gratuiti dove ci sono armate in piedi in Cina.
name-romans = Romani
leader-romans = Giulio Cesare

## Empires of the third era

name-guptas = Gupta
effect-guptas = Età dell’oro
text-guptas = Con almeno una risorsa puoi costruire un monumento in più.
name-goths = Goti
name-huns = Unni
effect-huns = Terrore
text-huns = La difesa tira un solo dado anche dietro un forte.
name-byzantines = Bizantini
effect-byzantines = Mura di Teodosio
text-byzantines = Durante le invasioni, metti due forti gratuiti dove ci sono armate in piedi.
name-sassanids = Sasanidi
effect-sassanids = Catafratti
text-sassanids = Una volta per battaglia puoi rilanciare uno dei tuoi dadi.
name-tang-dynasty = Dinastia Tang
leader-tang-dynasty = Taizong
effect-tang-dynasty = Via della seta
text-tang-dynasty = Dopo i monumenti, fonda una città dove hai un’armata in piedi ma né capitale né città.
name-arabs = Arabi
leader-arabs = Umar
effect-arabs = Guerra santa
text-arabs = Ogni battaglia vinta vale subito due punti.
name-franks = Franchi
effect-franks = Vassalli
text-franks = Una volta, sostituisci un’armata avversaria vicina alle tue in piedi con una tua.

## Empires of the fourth era

name-vikings = Vichinghi
effect-vikings = Navi lunghe
text-vikings = Aggiungi uno al tuo dado più alto quando invadi per flotta.
name-holy-roman-empire = Sacro Romano Impero
effect-holy-roman-empire = Principi
text-holy-roman-empire = Durante le invasioni, metti due forti gratuiti dove ci sono armate in piedi.
name-mongols = Mongoli
leader-mongols = Gengis Khan
name-ming-dynasty = Dinastia Ming
effect-ming-dynasty = Flotte del tesoro
text-ming-dynasty = Ogni nuovo territorio occupato per flotta vale subito un punto, al massimo tre.
name-mesoamericans = Mesoamericani
leader-mesoamericans = Montezuma II e Pachacuti
effect-mesoamericans = Aztechi e Inca
text-mesoamericans = Cominci in due territori, ognuno con un’armata e una capitale.
name-turks = Turchi
effect-turks = Ghazi
text-turks = Prosegui subito dal territorio appena vinto: uno in più al tuo dado più alto.
name-portuguese = Portoghesi
effect-portuguese = Empori
text-portuguese = Ogni nuovo territorio occupato per flotta vale subito un punto, al massimo quattro.
name-spanish = Spagnoli
effect-spanish = Conquistatori
text-spanish = Aggiungi uno al tuo dado più alto nelle battaglie delle due Americhe.

## Empires of the fifth era

name-mughals = Moghul
effect-mughals = Mausolei
text-mughals = Con almeno una risorsa puoi costruire un monumento in più.
name-russians = Russi
effect-russians = Inverno
text-russians = Durante le invasioni, metti due forti gratuiti dove ci sono armate in piedi.
name-qing-dynasty = Dinastia Qing
effect-qing-dynasty = Stendardi
text-qing-dynasty = Una volta per battaglia puoi rilanciare uno dei tuoi dadi.
name-french = Francesi
leader-french = Napoleone
effect-french = Grande Armata
text-french = In tre battaglie di questo turno puoi tirare un dado in più in attacco.
name-british = Britannici
leader-british = Vittoria
effect-british = Marina reale
text-british = Contro le tue invasioni per flotta la difesa non può rilanciare un dado.
name-americans = Americani
leader-americans = Lincoln
effect-americans = Frontiera
text-americans = Ogni due territori occupati in Nordamerica arriva un’armata, al massimo tre.
name-japanese = Giapponesi
effect-japanese = Marina moderna
text-japanese = Aggiungi uno al tuo dado più alto quando invadi per flotta.
name-germans = Tedeschi
leader-germans = Bismarck
effect-germans = Cannoni pesanti
text-germans = Cominci con tre segnalini assedio.

## Events of the first era

name-weaponry = Armamenti
text-weaponry = Aggiungi uno al tuo dado più alto in ogni battaglia di questo turno.
name-caravans = Carovane
text-caravans = Metti fino a due carovane in terre desolate per questo turno.
name-disaster = Disastro
text-disaster = Un territorio avversario perde il forte e una struttura è ridotta. L’armata resta.
name-engineering = Ingegneria
text-engineering = Metti fino a due forti gratuiti dove ci sono armate in piedi.
name-allies = Alleati
text-allies = Ottieni due armate.
name-harappa = Harappa
name-phoenicia = Fenicia
name-kush = Kush

## Events of the second era

name-leader = Condottiero
text-leader = Una volta per battaglia di questo turno, rilancia uno dei tuoi dadi.
name-shipbuilding = Cantieri navali
text-shipbuilding = Metti una flotta in un mare qualsiasi per questo turno.
name-diplomacy = Diplomazia
text-diplomacy = Sostituisci un’armata avversaria vicina alle tue in piedi con una tua. Strutture e forte restano.
name-barbarians = Barbari
text-barbarians = Un territorio avversario accanto a una terra desolata perde armata e forte; una struttura è ridotta ed entra una tua armata a riposo.
name-siegecraft = Arte dell’assedio
text-siegecraft = Ottieni tre segnalini assedio.
name-kushans = Kushana
name-xiongnu = Xiongnu
name-mayans = Maya

## Events of the third era

name-elite-troops = Truppe scelte
text-elite-troops = In tre battaglie di questo turno puoi tirare un dado in più in attacco.
name-treachery = Tradimento
text-treachery = Vinci una battaglia di questo turno senza dadi; dichiaralo prima.
name-civil-service = Funzionari
text-civil-service = Ottieni due armate se una tua armata in piedi tiene una capitale.
name-fortification = Fortificazioni
text-fortification = Metti fino a tre forti gratuiti dove ci sono armate in piedi.
name-great-works = Grandi opere
text-great-works = Puoi costruire un monumento in più, nei luoghi consueti.
name-khmers = Khmer
name-anglo-saxons = Anglosassoni
name-axum = Axum

## Events of the fourth era

name-black-death = Peste nera
text-black-death = Scegli una regione: ogni avversario vi perde un’armata a sua scelta.
name-gunpowder = Polvere da sparo
text-gunpowder = In questo turno la difesa tira un solo dado anche dietro un forte.
name-navigators = Navigatori
text-navigators = Metti una flotta in un oceano qualsiasi per questo turno.
name-mercenaries = Mercenari
text-mercenaries = Ottieni tre armate.
name-crusade = Crociata
text-crusade = In questo turno aggiungi due al tuo dado più alto nelle battaglie in Medio Oriente.
name-shogunate = Shogunato
name-cholas = Chola
name-mali = Mali

## Events of the fifth era

name-revolution = Rivoluzione
text-revolution = In una regione sostituisci fino a due armate avversarie con tue armate a riposo. Strutture e forti restano.
name-industry = Industria
text-industry = Ottieni tre armate.
name-steamships = Piroscafi
text-steamships = Metti flotte in un massimo di due oceani per questo turno.
name-railways = Ferrovie
text-railways = Scegli una regione: in questo turno i suoi territori uniti via terra confinano tutti fra loro.
name-artillery = Artiglieria
text-artillery = Ottieni quattro segnalini assedio.
name-dutch = Olandesi
name-safavids = Safavidi
name-zulus = Zulu

## Eras

era-span-1 = dal 3000 al 450 a.C.
era-span-2 = dal 450 a.C. al 300 d.C.
era-span-3 = dal 300 al 900
era-span-4 = dal 900 al 1600
era-span-5 = dal 1600 al 1912
