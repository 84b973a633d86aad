# Het verslag en de tabel van `mundi arena`, voor wie bots schrijft.

## Wat er gespeeld is

arena-eyebrow = Verslag van de arena
arena-seats-count = { $count ->
    [one] { $count } plaats
   *[other] { $count } plaatsen
  }
arena-games = { $count ->
    [one] { $games } partij
   *[other] { $games } partijen
  }
arena-deals = { $count ->
    [one] { $deals } gift
   *[other] { $deals } giften
  }
arena-games-of = { $played } van { $asked } partijen
arena-stopped-sure = { $played } van { $asked } partijen, toen waren alle bots te onderscheiden
arena-unfinished = { $count ->
    [one] { $count } partij kwam niet tot een einde en telt niet mee: { $why }
   *[other] { $count } partijen kwamen niet tot een einde en tellen niet mee, de eerste: { $why }
  }
arena-rules = regels { $rules }, versie { $version }
arena-data-printed = gegevens zoals gedrukt
arena-data-corrected = verbeterde gegevens { $digest }
arena-percent = { $share } %
arena-go-on = Onderbroken. Dezelfde opdracht gaat verder vanaf { $file }.
arena-nothing-kept = Onderbroken. Met --log FILE gaat de volgende keer verder waar deze ophield.

## Hoe sterk ze zijn

arena-ratings = Speelsterkte
arena-ratings-aside = één tegen de anderen; lijn: 95 van 100
arena-ratings-note = 400 punten: tien tegen één dat de een vóór de ander eindigt. { $reference } staat op 1500 en is de maat voor de anderen. Lijnen: giften 1.000 keer opnieuw getrokken.
arena-wins = Zeges
arena-lacking = Voor de speelsterkte is NumPy nodig: { $command }
arena-points = { $own } punten, anderen { $others }
arena-column-bot = bot
arena-column-rating = sterkte
arena-column-span = 95 van 100
arena-column-games = partijen
arena-column-wins = zeges
arena-column-score = punten
arena-column-others = anderen
arena-column-ms = ms
arena-too-few = Te weinig partijen: nog { $games } voor ± { $points }
arena-lost = { $count ->
    [one] { $count } partij verloren door zijn gedrag: { $why }
   *[other] { $count } partijen verloren door zijn gedrag, de eerste: { $why }
  }

## Wie vóór wie eindigt

arena-before = Wie vóór wie eindigt
arena-before-aside = rij vóór kolom, van 100
arena-before-note = Vet: zeker beter dan gelijk. Houd de aanwijzer op een vak voor de marge en de partijen.
arena-before-unmet = Gestippeld: die twee hebben elkaar nooit getroffen; geschat uit hun sterkte.

## Plaatsen

arena-seats = Plaatsen
arena-seats-aside = aandeel in de zeges, { $games }
arena-seat = Plaats { $seat }
arena-seats-even = Geen plaats is beter: elke marge bevat { $fair }.
arena-seats-more = { $count ->
    [one] Plaats { $seats } wint zeker meer dan zijn deel van { $fair }.
   *[other] De plaatsen { $seats } winnen zeker meer dan hun deel van { $fair }.
  }
arena-seats-fewer = { $count ->
    [one] Plaats { $seats } wint zeker minder dan zijn deel van { $fair }.
   *[other] De plaatsen { $seats } winnen zeker minder dan hun deel van { $fair }.
  }
arena-seats-both = Zeker meer dan een deel van { $fair }: plaats { $more }; zeker minder: plaats { $fewer }.
