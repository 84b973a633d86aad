## The map

map-label = Mappa del mondo
map-keys = Le frecce vanno di territorio in territorio. Le parentesi quadre scorrono i territori aperti per te. Spazio apre la scheda del territorio, Invio gioca l’azione proposta. V mostra i territori in tabella.
map-summary = Mondo, era { $era }. Tieni { $lands ->
    [one] un territorio
   *[other] { $lands } territori
  } in { $regions ->
    [one] una regione
   *[other] { $regions } regioni
  }.
map-summary-watching = Mondo, era { $era }.
map-failed = Non è stato possibile caricare la mappa.
map-try-again = Riprova
map-zoom-in = Avvicina (+)
map-zoom-out = Allontana (−)
map-world = Mostra il mondo (0)
map-frame = Mostra i territori aperti (Z)
map-no-token = senza gettone
map-tag-why = perché?
water-arctic-ocean = Oceano Artico
water-caspian-sea = Mar Caspio

## Pieces and terrain

map-capital = capitale
map-city = città
map-monument = monumento
map-fort = forte
map-fleet = flotta
map-caravan = carovana
map-siege = assedio
map-mountain = montagne
map-forest = foresta
map-strait = stretto
map-resource = risorsa
map-terrain-clear = terreno aperto
map-terrain-mountain = montagne
map-terrain-forest = foresta
map-standing = armata in piedi
map-flat = armata a riposo
map-seal-standing = { $player }, { $sign }, armata in piedi
map-seal-flat = { $player }, { $sign }, armata a riposo
map-pigment-0 = stella vermiglio
map-pigment-1 = luna lapislazzuli
map-pigment-2 = croce verderame
map-pigment-3 = rombo zafferano
map-pigment-4 = vetta malva
map-pigment-5 = anello inchiostro

## The legend

map-legend = Legenda
map-legend-standing = armata di questo turno
map-legend-flat = armata di un turno precedente
map-legend-values = presenza, dominio, supremazia

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
map-percent = { $chance }%
map-if-won = Se vinci:
map-if-taken = Se lo occupi:
map-if-lost = Se lo perdi:
map-part-structures = strutture
map-part-cards = carte
map-loser = perde
map-full-siege = { $armies ->
    [one] Assedio con l’ultima armata
   *[other] Assedio con tutte le { $armies } armate
  }
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
