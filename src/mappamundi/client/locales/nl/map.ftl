## The map

map-label = Kaart van de wereld
map-keys = Pijltjes gaan van land naar land. Vierkante haken lopen langs de landen die voor jou open zijn. Spatie opent de kaart van het land, Enter speelt de voorgestelde actie. V toont de landen als tabel.
map-summary = Wereld, tijdperk { $era }. Je hebt { $lands ->
    [one] één land
   *[other] { $lands } landen
  } in { $regions ->
    [one] één regio
   *[other] { $regions } regio’s
  }.
map-summary-watching = Wereld, tijdperk { $era }.
map-failed = De kaart kon niet worden opgehaald.
map-try-again = Opnieuw
map-zoom-in = Inzoomen (+)
map-zoom-out = Uitzoomen (−)
map-world = De wereld tonen (0)
map-frame = De open landen tonen (Z)
map-no-token = geen fiche
map-tag-why = waarom?
water-arctic-ocean = Noordelijke IJszee
water-caspian-sea = Kaspische Zee

## Pieces and terrain

map-capital = hoofdstad
map-city = stad
map-monument = monument
map-fort = fort
map-fleet = vloot
map-caravan = karavaan
map-siege = beleg
map-mountain = bergen
map-forest = bos
map-strait = zee-engte
map-resource = grondstof
map-terrain-clear = open terrein
map-terrain-mountain = bergen
map-terrain-forest = bos
map-standing = staand leger
map-flat = rustend leger
map-seal-standing = { $player }, { $sign }, staand leger
map-seal-flat = { $player }, { $sign }, rustend leger
map-pigment-0 = ster in vermiljoen
map-pigment-1 = maan in lazuur
map-pigment-2 = kruis in kopergroen
map-pigment-3 = ruit in saffraan
map-pigment-4 = top in malve
map-pigment-5 = ring in inkt

## The legend

map-legend = Legenda
map-legend-standing = leger van deze beurt
map-legend-flat = leger van een eerdere beurt
map-legend-values = aanwezigheid, overwicht, heerschappij

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
map-percent = { $chance }%
map-if-won = Bij winst:
map-if-taken = Bij bezetting:
map-if-lost = Bij verlies:
map-part-structures = bouwwerken
map-part-cards = kaarten
map-loser = verliest
map-full-siege = { $armies ->
    [one] Beleg met het laatste leger
   *[other] Beleg met alle { $armies } legers
  }
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
