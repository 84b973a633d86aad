# History of the World, whatever the edition: the map and its names, finding, odds.

## The map

map-label = Mappa del mondo
map-failed = Non è stato possibile caricare la mappa.
map-try-again = Riprova
map-zoom-in = Avvicina (+)
map-zoom-out = Allontana (−)
map-world = Mostra il mondo (0)
map-frame = Mostra i territori aperti (Z)
map-lens = Lente
map-lens-toggle = Lente sui territori affollati (V)
map-tag-why = perché?
map-tag-lost = perso
map-touched-taken = preso dal tuo ultimo turno
map-touched-lost = preso a te
water-arctic-ocean = Oceano Artico
water-caspian-sea = Mar Caspio
water-caribbean-sea = { name-caribbean-sea }

## Pieces and terrain

map-capital = capitale
map-city = città
map-monument = monumento
map-fort = forte
map-fleet = flotta
map-mountain = montagne
map-forest = foresta
map-strait = stretto
map-resource = risorsa
map-terrain-clear = terreno aperto
map-terrain-mountain = montagne
map-terrain-forest = foresta
map-pigment-0 = stella vermiglio
map-pigment-1 = luna lapislazzuli
map-pigment-2 = croce verderame
map-pigment-3 = rombo zafferano
map-pigment-4 = vetta malva
map-pigment-5 = anello inchiostro
map-wall = forte della Grande Muraglia

## The legend

map-legend = Legenda

## The land card

map-card-close = Chiudi la scheda del territorio
map-you = Tu
map-empty = Nessuna armata
map-empty-with = Nessuna armata, { $things }
map-defence = { $dice ->
    [one] un dado
   *[other] { $dice } dadi
  }
map-defence-bonus = { $dice ->
    [one] un dado, +{ $bonus }
   *[other] { $dice } dadi, +{ $bonus }
  }
map-defence-rerolls = { $rerolls ->
    [one] un rilancio
   *[other] { $rerolls } rilanci
  }
map-if-won = Se vinci:
map-if-taken = Se lo occupi:
map-if-lost = Se lo perdi:
map-part-structures = strutture
map-part-cards = carte
map-loser = perde
map-by-way = Attraverso { $way }
map-borders = Confina con

## The lands as a table

map-lands = Territori
map-lands-close = Chiudi
map-column-land = Territorio
map-column-owner = Di chi
map-column-pieces = Pezzi
map-column-terrain = Terreno
map-column-open = Aperto per te
map-column-worth = Valore

## Regions

name-middle-east = Medio Oriente
    .the = il Medio Oriente
    .in = in Medio Oriente
name-north-africa = Nordafrica
    .the = il Nordafrica
    .in = in Nordafrica
name-china = Cina
    .the = la Cina
    .in = in Cina
name-india = India
    .the = l’India
    .in = in India
name-southern-europe = Europa meridionale
    .the = l’Europa meridionale
    .in = nell’Europa meridionale
name-northern-europe = Europa settentrionale
    .the = l’Europa settentrionale
    .in = nell’Europa settentrionale
name-southeast-asia = Sud-est asiatico
    .the = il Sud-est asiatico
    .in = nel Sud-est asiatico
name-far-east = Estremo Oriente
    .the = l’Estremo Oriente
    .in = in Estremo Oriente
name-eurasia = Eurasia
    .the = l’Eurasia
    .in = in Eurasia
name-north-america = Nordamerica
    .the = il Nordamerica
    .in = in Nordamerica
name-south-america = Sudamerica
    .the = il Sudamerica
    .in = in Sudamerica
name-southern-africa = Africa meridionale
    .the = l’Africa meridionale
    .in = nell’Africa meridionale
name-australasia = Australasia
    .the = l’Australasia
    .in = in Australasia

## Lands of the Middle East

name-arabia = Arabia
    .the = l’Arabia
    .in = in Arabia
name-levant = Levante
    .the = il Levante
    .in = nel Levante
name-anatolia = Anatolia
    .the = l’Anatolia
    .in = in Anatolia
name-mesopotamia = Mesopotamia
    .the = la Mesopotamia
    .in = in Mesopotamia
name-tigris = Tigri
    .the = il Tigri
    .in = sul Tigri
name-zagros = Zagros
    .the = lo Zagros
    .in = sullo Zagros
name-persian-plateau = Altopiano persiano
    .the = l’Altopiano persiano
    .in = sull’Altopiano persiano

## Lands of North Africa

name-nile = Nilo
    .the = il Nilo
    .in = sul Nilo
name-nubia = Nubia
    .the = la Nubia
    .in = in Nubia
name-libya = Libia
    .the = la Libia
    .in = in Libia
name-shatts = Chott
    .the = gli Chott
    .in = negli Chott
name-atlas = Atlante
    .the = l’Atlante
    .in = sull’Atlante
name-shatts-plateau = Altopiano degli Chott
    .the = l’Altopiano degli Chott
    .in = sull’Altopiano degli Chott

## Lands of Southern Africa

name-horn = Corno d’Africa
    .the = il Corno d’Africa
    .in = nel Corno d’Africa
name-cape = Buona Speranza
    .the = Buona Speranza
    .in = a Buona Speranza
name-congo = Congo
    .the = il Congo
    .in = in Congo
name-guinea = Guinea
    .the = la Guinea
    .in = in Guinea
name-gold-coast = Costa d’Oro
    .the = la Costa d’Oro
    .in = sulla Costa d’Oro

## Lands of Southern Europe

name-iberia = Iberia
    .the = l’Iberia
    .in = in Iberia
name-pyrenees = Pirenei
    .the = i Pirenei
    .in = sui Pirenei
name-apennines = Appennini
    .the = gli Appennini
    .in = sugli Appennini
name-danubia = Danubio
    .the = il Danubio
    .in = sul Danubio
name-balkans = Balcani
    .the = i Balcani
    .in = nei Balcani
name-pindus = Pindo
    .the = il Pindo
    .in = sul Pindo
name-crete = Creta
    .the = Creta
    .in = a Creta
name-western-iberia = Iberia occidentale
    .the = l’Iberia occidentale
    .in = nell’Iberia occidentale

## Lands of Northern Europe

name-britannia = Britannia
    .the = la Britannia
    .in = in Britannia
name-gaul = Gallia
    .the = la Gallia
    .in = in Gallia
name-rhineland = Renania
    .the = la Renania
    .in = in Renania
name-alamannia = Alemannia
    .the = l’Alemannia
    .in = in Alemannia
name-scandinavia = Scandinavia
    .the = la Scandinavia
    .in = in Scandinavia

## Lands of Eurasia

name-volga = Volga
    .the = il Volga
    .in = sul Volga
name-caucasus = Caucaso
    .the = il Caucaso
    .in = nel Caucaso
name-steppe = Steppa
    .the = la Steppa
    .in = nella Steppa
name-turan = Turan
    .the = il Turan
    .in = nel Turan
name-tarim-basin = Bacino del Tarim
    .the = il Bacino del Tarim
    .in = nel Bacino del Tarim
name-mongolia = Mongolia
    .the = la Mongolia
    .in = in Mongolia
name-turanian-plain = Bassopiano turanico
    .the = il Bassopiano turanico
    .in = nel Bassopiano turanico
name-eastern-steppe = Steppa orientale
    .the = la Steppa orientale
    .in = nella Steppa orientale

## Lands of China

name-wei = Wei
    .the = il Wei
    .in = sul Wei
name-yellow-river = Fiume Giallo
    .the = il Fiume Giallo
    .in = sul Fiume Giallo
name-yangtze = Yangtze
    .the = lo Yangtze
    .in = sullo Yangtze
name-sichuan = Sichuan
    .the = il Sichuan
    .in = nel Sichuan
name-lingnan = Lingnan
    .the = il Lingnan
    .in = nel Lingnan
name-wei-river = Fiume Wei
    .the = il Fiume Wei
    .in = sul Fiume Wei

## Lands of India

name-hindu-kush = Hindu Kush
    .the = l’Hindu Kush
    .in = nell’Hindu Kush
name-indus = Indo
    .the = l’Indo
    .in = sull’Indo
name-ganges = Gange
    .the = il Gange
    .in = sul Gange
name-bengal = Bengala
    .the = il Bengala
    .in = nel Bengala
name-deccan = Deccan
    .the = il Deccan
    .in = nel Deccan
name-ghats = Ghati
    .the = i Ghati
    .in = sui Ghati
name-ganges-valley = Valle del Gange
    .the = la Valle del Gange
    .in = nella Valle del Gange
name-ganges-delta = Delta del Gange
    .the = il Delta del Gange
    .in = nel Delta del Gange

## Lands of Southeast Asia

name-irrawaddy = Irrawaddy
    .the = l’Irrawaddy
    .in = sull’Irrawaddy
name-mekong = Mekong
    .the = il Mekong
    .in = sul Mekong
name-malaya = Malesia
    .the = la Malesia
    .in = in Malesia
name-sumatra = Sumatra
    .the = Sumatra
    .in = a Sumatra
name-java = Giava
    .the = Giava
    .in = a Giava
name-malay-peninsula = Penisola malese
    .the = la Penisola malese
    .in = nella Penisola malese
name-east-indies = Indie Orientali
    .the = le Indie Orientali
    .in = nelle Indie Orientali

## Lands of the Far East

name-manchuria = Manciuria
    .the = la Manciuria
    .in = in Manciuria
name-korea = Corea
    .the = la Corea
    .in = in Corea
name-kyushu = Kyushu
    .the = Kyushu
    .in = a Kyushu
name-honshu = Honshu
    .the = Honshu
    .in = a Honshu
name-nippon = Giappone
    .the = il Giappone
    .in = in Giappone

## Lands of North America

name-saint-lawrence = San Lorenzo
    .the = il San Lorenzo
    .in = sul San Lorenzo
name-appalachia = Appalachi
    .the = gli Appalachi
    .in = sugli Appalachi
name-mississippi = Mississippi
    .the = il Mississippi
    .in = sul Mississippi
name-rockies = Rocciose
    .the = le Rocciose
    .in = sulle Rocciose
name-mexico = Messico
    .the = il Messico
    .in = in Messico
name-pacific-seaboard = Costa del Pacifico
    .the = la Costa del Pacifico
    .in = sulla Costa del Pacifico
name-great-plains = Grandi Pianure
    .the = le Grandi Pianure
    .in = nelle Grandi Pianure
name-mexican-valley = Valle del Messico
    .the = la Valle del Messico
    .in = nella Valle del Messico

## Lands of South America

name-andes = Ande
    .the = le Ande
    .in = sulle Ande
name-guiana = Guiana
    .the = la Guiana
    .in = in Guiana
name-brazil = Brasile
    .the = il Brasile
    .in = in Brasile
name-pampas = Pampa
    .the = la Pampa
    .in = nella Pampa
name-northern-andes = Ande settentrionali
    .the = le Ande settentrionali
    .in = nelle Ande settentrionali
name-southern-andes = Ande meridionali
    .the = le Ande meridionali
    .in = nelle Ande meridionali

## Lands of Australasia

name-australia = Australia
    .the = l’Australia
    .in = in Australia
name-new-guinea = Nuova Guinea
    .the = la Nuova Guinea
    .in = in Nuova Guinea
name-new-zealand = Nuova Zelanda
    .the = la Nuova Zelanda
    .in = in Nuova Zelanda

## Seas and oceans

name-north-sea = Mare del Nord
    .the = il Mare del Nord
    .in = nel Mare del Nord
name-mediterranean-sea = Mar Mediterraneo
    .the = il Mar Mediterraneo
    .in = nel Mar Mediterraneo
name-arabian-sea = Mar Arabico
    .the = il Mar Arabico
    .in = nel Mar Arabico
name-bay-of-bengal = Golfo del Bengala
    .the = il Golfo del Bengala
    .in = nel Golfo del Bengala
name-south-china-sea = Mar Cinese Meridionale
    .the = il Mar Cinese Meridionale
    .in = nel Mar Cinese Meridionale
name-sea-of-japan = Mar del Giappone
    .the = il Mar del Giappone
    .in = nel Mar del Giappone
name-caribbean-sea = Mar dei Caraibi
    .the = il Mar dei Caraibi
    .in = nel Mar dei Caraibi
name-atlantic-ocean = Oceano Atlantico
    .the = l’Oceano Atlantico
    .in = nell’Oceano Atlantico
name-indian-ocean = Oceano Indiano
    .the = l’Oceano Indiano
    .in = nell’Oceano Indiano
name-pacific-ocean = Oceano Pacifico
    .the = l’Oceano Pacifico
    .in = nell’Oceano Pacifico
name-arctic-ocean = Oceano Artico
    .the = l’Oceano Artico
    .in = nell’Oceano Artico

## Barren lands

name-empty-quarter = Quarto vuoto
    .the = il Quarto vuoto
    .in = nel Quarto vuoto
name-himalayas = Himalaya
    .the = l’Himalaya
    .in = sull’Himalaya
name-sahara = Sahara
    .the = il Sahara
    .in = nel Sahara
name-alps = Alpi
    .the = le Alpi
    .in = sulle Alpi
name-siberia = Siberia
    .the = la Siberia
    .in = in Siberia
name-northern-lakes = Laghi del Nord
    .the = i Laghi del Nord
    .in = presso i Laghi del Nord
name-amazonia = Amazzonia
    .the = l’Amazzonia
    .in = in Amazzonia
name-outback = Outback
    .the = l’Outback
    .in = nell’Outback

## Empires and events that more than one edition has

name-hittites = Ittiti
    .the = gli Ittiti
name-zhou-dynasty = Dinastia Zhou
    .the = la Dinastia Zhou
name-scythians = Sciti
    .the = gli Sciti
name-celts = Celti
    .the = i Celti
name-han-dynasty = Dinastia Han
    .the = la Dinastia Han
name-guptas = Gupta
    .the = i Gupta
name-goths = Goti
    .the = i Goti
name-huns = Unni
    .the = gli Unni
name-arabs = Arabi
    .the = gli Arabi
name-franks = Franchi
    .the = i Franchi
name-vikings = Vichinghi
    .the = i Vichinghi
name-holy-roman-empire = Sacro Romano Impero
    .the = il Sacro Romano Impero
name-mongols = Mongoli
    .the = i Mongoli
name-ming-dynasty = Dinastia Ming
    .the = la Dinastia Ming
name-mughals = Moghul
    .the = i Moghul
name-qing-dynasty = Dinastia Qing
    .the = la Dinastia Qing
name-phoenicia = Fenicia
    .the = la Fenicia
name-kush = Kush
    .the = Kush
name-xiongnu = Xiongnu
    .the = gli Xiongnu
name-mayans = Maya
    .the = i Maya
name-khmers = Khmer
    .the = i Khmer
name-anglo-saxons = Anglosassoni
    .the = gli Anglosassoni
name-safavids = Safavidi
    .the = i Safavidi
name-zulus = Zulu
    .the = gli Zulu
name-sumeria = Sumeria
    .the = la Sumeria
name-egypt = Egitto
    .the = l’Egitto
name-minoans = Minoici
    .the = i Minoici
name-shang-dynasty = Dinastia Shang
    .the = la Dinastia Shang
name-assyria = Assiria
    .the = l’Assiria
name-persia = Persia
    .the = la Persia
name-macedonia = Macedonia
    .the = la Macedonia
name-maurya = Maurya
    .the = i Maurya
name-romans = Romani
    .the = i Romani
name-sassanids = Sasanidi
    .the = i Sasanidi
name-byzantines = Bizantini
    .the = i Bizantini
name-incas-and-aztecs = Inca e Aztechi
    .the = gli Inca e gli Aztechi
name-portugal = Portogallo
    .the = il Portogallo
name-spain = Spagna
    .the = la Spagna
name-russia = Russia
    .the = la Russia
name-netherlands = Paesi Bassi
    .the = i Paesi Bassi
name-france = Francia
    .the = la Francia
name-united-states = Stati Uniti
    .the = gli Stati Uniti
name-germany = Germania
    .the = la Germania
name-fujiwara = Fujiwara
    .the = i Fujiwara
name-japan = Impero giapponese
    .the = l’Impero giapponese
name-mali = Mali
    .the = il Mali
name-allies = Alleati
name-barbarians = Barbari
name-crusade = Crociata
name-disaster = Disastro
name-engineering = Ingegneria
name-treachery = Tradimento

## Degrees of control

degree-presence = presenza
degree-dominance = dominio

## Chronicle

chronicle-battles = battaglie
chronicle-called = { $you ->
    [yes] Guidi { $empire }.
   *[no] { $who } guida { $empire }.
  }
chronicle-enters = { $you ->
    [yes] Occupi { $lands }.
   *[no] { $who } occupa { $lands }.
  }
chronicle-plays = { $you ->
    [yes] Giochi { $card }.
   *[no] { $who } gioca { $card }.
  }
chronicle-dice = { $attack } contro { $defence }

## What the frame of a table leaves to its game

skip-board = Vai ai territori
menu-find = Cerca territorio, carta o regola
sheet-find = Cerca territorio
tab-board = Mappa
keys-tab = decisione, mappa, scheda del territorio, mano, punti, cronaca, barra in alto
keys-next = territorio aperto precedente e seguente
keys-arrows = territorio adiacente in quella direzione
keys-enter = l’azione dorata sul territorio scelto
keys-space = apri o chiudi la scheda del territorio
keys-find = cerca un territorio, una carta o una regola
keys-zoom = avvicina, allontana, mostra il mondo
keys-numbers = scegli una carta, una via o un dado
keys-letter-x = termina la fase
keys-letter-l = legenda
keys-letter-z = mostra i territori aperti
keys-letter-p = pianifica
keys-letter-c = confronta le carte
keys-letter-m = mappa o carte
keys-letter-g = punti
find-label = Un territorio, una carta o una regola, per nome o numero
find-region = regione
find-card = carta
end-board = Guarda la mappa
end-world = Il mondo come è rimasto
luck-none-title = Nessuna fortuna in battaglia
luck-none = Giocata senza dadi: ogni invasione è finita com’era certo in anticipo.
verify-text = { $rolls ->
    [0] Il seme { $seed } è aperto. Tutto ciò che è stato distribuito e pescato ne è venuto.
    [one] Il seme { $seed } è aperto. Ne è venuto un dado.
   *[other] Il seme { $seed } è aperto. Ne sono venuti { $rolls } dadi.
  }
verify-good = { $rolls ->
    [0] Il seme { $seed } corrisponde al sigillo pubblicato prima della prima mossa.
    [one] Il seme { $seed } corrisponde al sigillo pubblicato prima della prima mossa, e così l’unico dado.
   *[other] Il seme { $seed } corrisponde al sigillo pubblicato prima della prima mossa, e tutti i { $rolls } dadi ne discendono.
  }
verify-differs = Il seme { $seed } corrisponde al sigillo, ma non tutti i dadi ne discendono.
verify-check = Verifica i dadi
verify-check-seal = Verifica il sigillo

## The primer: the game in pictures

primer-aim = Lo scopo
primer-turn = Un turno in cinque immagini
primer-choose = Scegli
primer-build = Costruisci
primer-presence = Presenza
primer-dominance = Dominio

## The almanac: cards and lands

almanac-empires = Imperi
almanac-events = Eventi
almanac-lands = Territori
almanac-start = Territorio di partenza
almanac-fleets = Flotte
almanac-borders = Confina con:
almanac-shores = Si affaccia su:

## Choosing among cards

action-compare = Confronta
action-cards = Torna alle carte
action-map = Guarda la mappa
compare-start = Territorio di partenza
object-you = te
subject-you = tu

## Odds

odds-win = vittoria
odds-tie = cadono entrambe
odds-defeat = sconfitta
odds-held = tenuto
odds-lost = perso
odds-almost = quasi certo

## At the table

timeline-title = Ordine dei turni
headline-over = Dopo la partita
hand-title = Nella tua mano
menu-lands = Territori in tabella
action-end-turn = Termina il turno
battle-you = Tu
strip-battle = Battaglia { $land }
undo-dice-at = Non si annulla: dadi tirati { $land }
undo-called = Non si annulla: il gioco ha già chiamato { $empire }
waiting-nobody = La partita va avanti da sé.
waiting-held = Un bot gioca al posto di { $who }.
waiting-away = { $who } è via; un bot giocherà al suo posto.
waiting-plan = { $steps ->
    [one] Il tuo piano di un passo è salvato.
   *[other] Il tuo piano di { $steps } passi è salvato.
  }
plan-eyebrow = Il tuo piano
plan-empty = Scegli i territori da invadere, uno dopo l’altro.
plan-drop = Smetti di pianificare
recap-count-lands = { $count ->
    [1] un territorio
   *[other] { $count } territori
  }
recap-held = { $count ->
    [0] Non tieni nessun territorio.
    [1] Tieni un territorio.
   *[other] Tieni { $count } territori.
  }
action-invade = Invadi { $land }
action-renew = Rinnova { $land }
action-monument = Costruisci { $land }
action-finish = Costruisci { $land } e fai { $points } punti
held-finish = Costruisci { $land } e fai { $points } punti.
action-play = Gioca { $card }
row-yours = tuo
sign-capital = capitale
sign-city = città
sign-monument = monumento
sign-fort = forte
tag-free = libero
tag-renew = rinnova
tag-fort = forte
tag-monument = erigi
card-best = Ora: { $does }
card-best-at = Ora il meglio: { $where } · { $does }
tag-chosen = scelto
waiting-orders = { $orders ->
    [one] Un ordine permanente è in vigore.
   *[other] { $orders } ordini permanenti sono in vigore.
  }
plan-empty-facts = Parti { $where }. I passi si giocano uno per uno e si fermano alla prima sorpresa.
plan-sentence = { $steps ->
    [one] Il tuo piano: un passo. Si ferma alla prima sorpresa.
   *[other] Il tuo piano: { $steps } passi. Si ferma alla prima sorpresa.
  }
plan-facts = { $left ->
    [0] Invaderai { $lands }. Non resta nessuna armata.
    [one] Invaderai { $lands }. Resta un’armata.
   *[other] Invaderai { $lands }. Restano { $left } armate.
  }
plan-send = Segui il piano
plan-add = Aggiungi { $land }
plan-less = Un passo in meno
plan-clear = Elimina il piano salvato
plan-kept = { $steps ->
    [one] Il piano di un passo resta salvato fino al tuo turno.
   *[other] Il piano di { $steps } passi resta salvato fino al tuo turno.
  }
plan-stopped-at = Piano fermo al passo { $step }.
plan-now-theirs = Ora { $name } tiene { $land }.
plan-now-yours = Ora tieni { $land }.
plan-now-empty = Nessuno tiene più { $land }.
tab-hand = Mano
timeline-past = { $empire }, con { $who }
timeline-now = { $empire }, { $who }, ora
timeline-mine = { $empire }, con te, in arrivo

## A game in its best moments

moment-opening = Il primo turno: { $name } avanza di territorio in territorio con { $what }, poi conta { $points } punti.
moment-clash = Nulla è più libero: { $name } combatte { $fights } battaglie in un solo turno con { $what }.
moment-raid = { $name } con { $what }: { $taken } territori di { $other } cadono in un solo turno.
moment-climb = { $name } sale dal { $from }º al { $to }º posto con { $what }.
moment-best = Il miglior turno della partita: { $points } punti per { $name } con { $what }.
moment-lead = { $name } va in testa con { $what } e non la cede più.
moment-closing = L’ultimo turno: { $name } con { $what }. Chi vince?

## The chronicle

chronicle-card-says = { $you ->
    [yes] { $text }
   *[no] Sulla carta: «{ $text }»
  }
draft-worth-top = vale più di tutti ora
