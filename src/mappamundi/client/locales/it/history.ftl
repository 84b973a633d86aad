# History of the World, whatever the edition: the map and its names, finding, odds.

## The map

map-label = Mappa del mondo
map-keys = Le frecce vanno di territorio in territorio. Le parentesi quadre scorrono i territori aperti per te. Spazio apre la scheda del territorio, Invio gioca l’azione proposta. V mostra i territori in tabella.
map-failed = Non è stato possibile caricare la mappa.
map-try-again = Riprova
map-zoom-in = Avvicina (+)
map-zoom-out = Allontana (−)
map-world = Mostra il mondo (0)
map-frame = Mostra i territori aperti (Z)
map-tag-why = perché?
map-tag-lost = perso
map-touched-taken = preso dal tuo ultimo turno
map-touched-lost = preso a te
water-arctic-ocean = Oceano Artico
water-caspian-sea = Mar Caspio

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
map-by-way = Passando per { $way }
map-borders = Confini

## The lands as a table

map-lands = Territori
map-lands-close = Chiudi
map-column-land = Territorio
map-column-owner = Di chi
map-column-pieces = Pezzi
map-column-terrain = Terreno
map-column-resource = Risorsa
map-column-open = Aperto per te
map-column-worth = Valore

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
    .the = il Mare del Nord
name-mediterranean-sea = Mar Mediterraneo
    .the = il Mar Mediterraneo
name-arabian-sea = Mar Arabico
    .the = il Mar Arabico
name-bay-of-bengal = Golfo del Bengala
    .the = il Golfo del Bengala
name-south-china-sea = Mar Cinese Meridionale
    .the = il Mar Cinese Meridionale
name-sea-of-japan = Mar del Giappone
    .the = il Mar del Giappone
name-caribbean-sea = Mar dei Caraibi
    .the = il Mar dei Caraibi
name-atlantic-ocean = Oceano Atlantico
    .the = l’Oceano Atlantico
name-indian-ocean = Oceano Indiano
    .the = l’Oceano Indiano
name-pacific-ocean = Oceano Pacifico
    .the = l’Oceano Pacifico
name-arctic-ocean = Oceano Artico
    .the = l’Oceano Artico

## Wastelands

name-empty-quarter = Quarto vuoto
    .the = il Quarto vuoto
name-himalayas = Himalaya
    .the = l’Himalaya
name-sahara = Sahara
    .the = il Sahara
name-alps = Alpi
    .the = le Alpi
name-siberia = Siberia
    .the = la Siberia
name-northern-lakes = Laghi del Nord
    .the = i Laghi del Nord
name-amazonia = Amazzonia
    .the = l’Amazzonia
name-outback = Outback
    .the = l’Outback

## What the frame of a table leaves to its game

skip-board = Vai ai territori
menu-find = Cerca territorio, carta o regola
tab-board = Mappa
keys-tab = decisione, mappa, scheda del territorio, mano, punti, cronaca, barra in alto
keys-next = territorio aperto precedente e seguente
keys-arrows = territorio vicino in quella direzione
keys-enter = l’azione dorata sul territorio scelto
keys-space = apri o chiudi la scheda del territorio
keys-find = cerca un territorio, una carta o una regola
keys-zoom = avvicina, allontana, mostra il mondo
keys-numbers = scegli una carta, una via o un dado
find-label = Un territorio, una carta o una regola, per nome o numero
find-region = regione
find-card = carta
end-board = Guarda la mappa
end-world = Il mondo come è rimasto
verify-text = { $rolls ->
    [one] Il seme { $seed } è aperto. Ne è venuto un dado.
   *[other] Il seme { $seed } è aperto. Ne sono venuti { $rolls } dadi.
  }
verify-good = { $rolls ->
    [one] Il seme { $seed } corrisponde al sigillo pubblicato prima della prima mossa, e così l’unico dado.
   *[other] Il seme { $seed } corrisponde al sigillo pubblicato prima della prima mossa, e tutti i { $rolls } dadi ne discendono.
  }
verify-differs = Il seme { $seed } corrisponde al sigillo, ma non tutti i dadi ne discendono.
verify-check = Verifica i dadi

## Odds

odds-win = vittoria
odds-tie = cadono entrambe
odds-defeat = sconfitta
odds-held = tenuto
odds-lost = perso
odds-almost = quasi certo
