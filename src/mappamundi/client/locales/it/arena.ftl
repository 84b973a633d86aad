# Il rapporto e la tabella di `mundi arena`, per chi scrive bot.

## Che cosa si è giocato

arena-eyebrow = Rapporto dell’arena
arena-seats-count = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
  }
arena-games = { $count ->
    [one] { $games } partita
   *[other] { $games } partite
  }
arena-deals = { $count ->
    [one] { $deals } smazzata
   *[other] { $deals } smazzate
  }
arena-games-of = { $played } partite su { $asked }
arena-stopped-sure = { $played } partite su { $asked }, poi tutti i bot si distinguevano
arena-unfinished = { $count ->
    [one] { $count } partita non è giunta alla fine e non conta: { $why }
   *[other] { $count } partite non sono giunte alla fine e non contano, la prima: { $why }
  }
arena-rules = regole { $rules }, versione { $version }
arena-data-printed = dati come stampati
arena-data-corrected = dati corretti { $digest }
arena-percent = { $share } %
arena-go-on = Interrotto. Lo stesso comando riprende da { $file }.
arena-nothing-kept = Interrotto. Con --log FILE la prossima volta si riprende da dove ci si è fermati.

## Quanto sono forti

arena-ratings = Punteggi di forza
arena-ratings-aside = uno contro gli altri; linea: 95 su 100
arena-ratings-note = 400 punti: dieci a uno che l’uno arrivi prima dell’altro. { $reference } sta a 1500 ed è il metro degli altri. Linee: smazzate estratte di nuovo 1.000 volte.
arena-wins = Vittorie
arena-lacking = I punteggi di forza richiedono NumPy: { $command }
arena-points = { $own } punti, gli altri { $others }
arena-column-bot = bot
arena-column-rating = forza
arena-column-span = 95 su 100
arena-column-games = partite
arena-column-wins = vittorie
arena-column-score = punti
arena-column-others = altri
arena-column-ms = ms
arena-too-few = Troppo poche partite: ancora { $games } per ± { $points }
arena-lost = { $count ->
    [one] { $count } partita persa per la sua condotta: { $why }
   *[other] { $count } partite perse per la sua condotta, la prima: { $why }
  }

## Chi arriva prima di chi

arena-before = Chi arriva prima di chi
arena-before-aside = la riga prima della colonna, su 100
arena-before-note = In grassetto: di sicuro meglio che alla pari. Ferma il puntatore su una casella per l’intervallo e le partite.
arena-before-unmet = Punteggiato: i due non si sono mai incontrati; stimato dalla loro forza.

## Posti

arena-seats = Posti
arena-seats-aside = parte delle vittorie, { $games }
arena-seat = Posto { $seat }
arena-seats-even = Nessun posto è migliore: ogni intervallo comprende { $fair }.
arena-seats-more = { $count ->
    [one] Il posto { $seats } vince di sicuro più della sua parte di { $fair }.
   *[other] I posti { $seats } vincono di sicuro più della loro parte di { $fair }.
  }
arena-seats-fewer = { $count ->
    [one] Il posto { $seats } vince di sicuro meno della sua parte di { $fair }.
   *[other] I posti { $seats } vincono di sicuro meno della loro parte di { $fair }.
  }
arena-seats-both = Di sicuro più di una parte di { $fair }: posto { $more }; di sicuro meno: posto { $fewer }.
