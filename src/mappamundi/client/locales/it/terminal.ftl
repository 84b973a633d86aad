# The terminal: what `mundi play` and `mundi replay` say beyond the words of the table and of the game.

## Who sits where

terminal-role-you = tu
terminal-role-keyboard = alla tastiera
terminal-sealed = Il caso è sigillato: { $seal }…  ? per l’aiuto.

## What can be typed

terminal-type = Scrivi un numero, un nome, o ? per l’aiuto.
terminal-type-or-back = Scrivi un numero, un nome, o 0 per tornare indietro.
terminal-back = (0 torna indietro)
terminal-enter = Invio conferma.
terminal-undoes = u annulla.
terminal-help-choose = sceglie; il nome si può abbreviare: zag
    .keys = un numero o un nome
terminal-help-turn = un turno in dieci righe, per la prima partita
    .keys = t
terminal-help-board = il tabellone; una regione o un territorio
    .keys = b, b NOME
terminal-help-score = i punti ora e da dove vengono; anche di un altro giocatore
    .keys = s, s NOME
terminal-help-hand = le tue carte e la carta in gioco; il testo di una carta
    .keys = h, h NOME
terminal-help-list = di nuovo la lista
    .keys = l
terminal-help-meanwhile = che cosa è successo dal tuo ultimo turno
    .keys = m
terminal-help-chronicle = la cronaca recente
    .keys = c
terminal-help-undo = annulla, finché nulla è stato rivelato e nessun altro è stato toccato
    .keys = u
terminal-help-why = perché non posso? per esempio: w zagros, w fortifica nilo, w termina
    .keys = w NOME
terminal-help-rule = una regola, per esempio: r 7.2 o r forte
    .keys = r NUMERO, r PAROLE
terminal-help-save = salva la partita e continua
    .keys = save, save FILE
terminal-help-quit = esci; la partita viene salvata
    .keys = q
terminal-page = Pagina { $page } di { $pages }: + e - voltano pagina.
terminal-more = Invio per continuare
terminal-again = Invio mostra di nuovo la lista
terminal-first = È la prima volta? t spiega un turno.
terminal-guide-list = Nella lista basta un numero o un nome. b il tabellone, s i punti e perché, h le carte, w NOME perché no, ? per tutto.
terminal-no-guide = Di questo gioco non c’è una guida breve; r cerca nelle regole.
terminal-meanwhile-all = m racconta tutto.
terminal-meanwhile-hint = { $count ->
    [one] m: che cosa è successo dalla tua ultima azione ({ $count } riga)
   *[other] m: che cosa è successo dalla tua ultima azione ({ $count } righe)
  }
terminal-meanwhile-nothing = Non è successo nulla dalla tua ultima azione.
terminal-no-number = { $last ->
    [one] Il numero { $number } non c’è; c’è solo l’1.
   *[other] Il numero { $number } non c’è; vanno da 1 a { $last }.
  }
terminal-several = «{ $text }» può essere più cose: { $names }. Scrivi di più, o il numero.
terminal-unknown = «{ $text }» non è un numero né un nome di questa lista; scrivi ? per l’aiuto, o w { $text } per sapere perché.
terminal-twice = Qualcosa è nominato due volte; nomina ogni cosa una volta sola.
terminal-choose-action = Scegli un’azione.
terminal-too-late = Troppo tardi: { $why }
terminal-time-up = Il tuo tempo è scaduto.
terminal-clock = { $seconds } s
terminal-forfeit-slow = Il bot di { $name } non ha risposto entro { $seconds } s. Al suo posto continua il bot della casa.
terminal-forfeit-died = Il bot di { $name } si è chiuso nel mezzo della partita (codice di uscita { $code }). Al suo posto continua il bot della casa.
terminal-forfeit-garbled = Il bot di { $name } ha risposto qualcosa di incomprensibile: «{ $said }». Al suo posto continua il bot della casa.
terminal-forfeit-illegal = Il bot di { $name } ha scelto una mossa non permessa: «{ $said }». Al suo posto continua il bot della casa.
terminal-forfeit-failed = Il bot di { $name } ha avuto un errore: «{ $said }». Al suo posto continua il bot della casa.
terminal-forfeit-idle = Il bot di { $name } non fa che aspettare. Al suo posto continua il bot della casa.

## Undo

terminal-undone = Mossa annullata.
terminal-undo-closed = Non si può annullare nulla: { $reason }.
terminal-undo-nothing = non è ancora successo nulla
terminal-undo-since = nel frattempo ha deciso { $name }
terminal-undo-time = nel frattempo è passato del tempo
terminal-undo-first = prima di questo non c’è nulla
terminal-undo-gone-on = la partita è andata avanti con «{ $event }»
terminal-undo-dice = i dadi sono stati tirati
terminal-undo-called = il gioco ha già chiamato { $empire }
terminal-undo-card = tutti hanno visto { $card }
terminal-undo-touched = { $name } ci ha rimesso qualcosa
terminal-undo-chosen = sono state viste delle carte; una scelta di carte non si annulla
terminal-undo-given = sono state viste o date delle carte

## Rules

terminal-no-rule = Non c’è una regola «{ $words }»; prova un numero, come r 7.2, o parole, come r forte.
terminal-more-rules = e { $rules }

## Saving, handing over, the end

terminal-saved = Salvata in { $file }.
terminal-not-saved = La partita non è stata salvata: { $reason }.
terminal-file-exists = { $file } esiste già; dai un altro nome
terminal-left = La partita è salvata. Continua con: mundi play --resume { $file }
terminal-hide = Invio nasconde lo schermo; poi passa la tastiera a { $name }.
terminal-alone = { $name }, premi Invio quando vedi lo schermo solo tu.
terminal-won = { $you ->
    [yes] Hai fatto il mondo.
   *[no] Chi ha fatto il mondo: { $names }.
  }
terminal-you = Tu
terminal-record = La registrazione è in { $file }, con il seme rivelato.
terminal-verify = Controllala con: mundi verify { $file }
terminal-read = Leggila con: mundi replay { $file }
terminal-seats = Giocatori: { $seats }
terminal-contest = insieme a { $names }; l’ordine è stato sorteggiato
terminal-over = La partita è finita.
terminal-by-turn = Turno per turno
terminal-steps = { $waiting ->
    [0] Dopo { $steps } passi su { $of }.
   *[other] Dopo { $steps } passi su { $of }; tocca a: { $names }.
  }

## Why can’t I?

terminal-why-what = Di’ che cosa vorresti fare, per esempio: w zagros
terminal-why-can = { $do ->
    [invade] Puoi invadere: è nella lista.
    [fortify] Puoi fortificare: è nella lista.
    [monument] Puoi costruire un monumento: è nella lista.
    [use-effect] Puoi usare l’effetto: è nella lista.
    [establish] Puoi insediare il tuo impero: è nella lista.
    [siege] Puoi insistere con l’assedio: è nella lista.
    [retreat] Puoi ritirarti: è nella lista.
    [end-invasion] Puoi terminare le invasioni: è nella lista.
    [end-turn] Puoi terminare il turno: è nella lista.
    [end-kingdom] Puoi terminare il turno del regno: è nella lista.
    [play-event] Puoi giocare la carta: è nella lista.
    [play-kingdom] Puoi giocare il regno: è nella lista.
   *[other] Puoi farlo: è nella lista.
  }
terminal-why-unknown = «{ $text }» non è un territorio né una carta; prova, per esempio: w zagros, w fortifica nilo, w termina
terminal-no-land = Non c’è un territorio «{ $name }».
terminal-no-place = «{ $name }» non è un territorio né una regione; b da solo mostra tutto il tabellone.
terminal-no-player = «{ $name }» non è nessuno dei giocatori: { $names }.
terminal-no-card = Non c’è una carta «{ $name }».
# What can be typed after w, with spaces between words that mean the same.
terminal-verb-invade = invadi invadere attacca attaccare
terminal-verb-fortify = fortifica fortificare
terminal-verb-monument = monumento costruisci costruire
terminal-verb-fleet = flotta equipaggia equipaggiare
terminal-verb-use-effect = usa usare
terminal-verb-lose-army = perdi perdere
terminal-verb-establish = insedia insediare fonda fondare
terminal-verb-siege = assedio assedia assediare
terminal-verb-retreat = ritirati ritirarsi
terminal-verb-hold = tieni tenere
terminal-verb-spare = risparmia risparmiare
terminal-verb-reduce = riduci ridurre
terminal-verb-end = termina terminare
terminal-verb-play = gioca giocare

## History of the World: odds

terminal-per-cent = { $share }%
terminal-odds-certain = vittoria certa
terminal-odds = vinci { $win } · cadono entrambe { $tie } · respinta { $defeat }
terminal-odds-narrow = vinci { $win } · entrambe { $tie } · perdi { $defeat }
terminal-odds-defence = tieni { $defeat } · cadono entrambe { $tie } · perdi { $win }
terminal-renew = rinnovi la tua armata

## History of the World: decisions

terminal-otherwise = Altrimenti
terminal-cards = Carte
terminal-one-of = { $count ->
    [one] { $verb } …
   *[other] { $verb }: uno di { $count } territori …
  }
terminal-some-of = { $verb }: { $lands } …
terminal-end-invasion = { $armies ->
    [0] Termina le invasioni
    [one] Termina le invasioni; un’armata della carta torna nella riserva
   *[other] Termina le invasioni; { $armies } armate della carta tornano nella riserva
  }
terminal-end-turn = Termina il turno e fai i punti
terminal-retreat = nulla cambia { $land }
terminal-forces-left = Restano { $forces }.
terminal-by-region = A portata, per regione; puoi anche nominare un territorio
terminal-region-lands = { $lands ->
    [one] un territorio
   *[other] { $lands } territori
  }
terminal-region-best = il migliore: { $land } +{ $points }, { $chance }
terminal-no-battle = senza battaglia
terminal-win = vinci { $win }
terminal-choose-in = Scegli un territorio da invadere { $area }.
terminal-ways = { $count } vie
terminal-choose-lands = { $most ->
    [one] Scegli un territorio per { $card }.
    [2] Scegli fino a due territori per { $card }.
   *[other] Scegli fino a { $most } territori per { $card }.
  }
terminal-choose-waters = { $most ->
    [one] Scegli un mare o un oceano per { $card }.
    [2] Scegli fino a due mari o oceani per { $card }.
   *[other] Scegli fino a { $most } mari o oceani per { $card }.
  }
terminal-choose-barrens = { $most ->
    [one] Scegli una terra desolata per { $card }.
    [2] Scegli fino a due terre desolate per { $card }.
   *[other] Scegli fino a { $most } terre desolate per { $card }.
  }
terminal-several-hint = Numeri o nomi, per esempio: 1, 2

## History of the World: cards

terminal-card-empire = Chiamato per { $order }º nell’epoca { $epoch }: { $forces }
terminal-card-kingdom = Regno dell’epoca { $epoch }: { $forces }
terminal-card-event = Potenziamento dell’epoca { $epoch }
terminal-kingdom-note = Si gioca prima di insediare l’impero, solo nella sua epoca; ha le sue invasioni.
terminal-forces = { $armies } { $where }
terminal-fleets = { $count ->
    [one] flotta ({ $where })
   *[other] flotte ({ $where })
  }
terminal-caravans = { $count ->
    [one] carovana ({ $where })
   *[other] carovane ({ $where })
  }
terminal-under = sotto { $leader }
terminal-in-play = In gioco
terminal-others-hold = Gli altri hanno: { $hands }.
terminal-hand = { $empire ->
    [yes] { $events ->
        [0] { $who } nessun evento e un impero
        [one] { $who } un evento e un impero
       *[other] { $who } { $events } eventi e un impero
      }
   *[no] { $events ->
        [0] { $who } nessun evento
        [one] { $who } un evento
       *[other] { $who } { $events } eventi
      }
  }
terminal-on-card = { $forces } sulla carta
terminal-no-army = nessuna armata
terminal-certain-wins = { $count ->
    [one] resta una vittoria certa
   *[other] restano { $count } vittorie certe
  }
terminal-extra-dice = { $count ->
    [one] resta un dado in più
   *[other] restano { $count } dadi in più
  }

## History of the World: the score

terminal-column-score = punti
terminal-column-now = ora
terminal-column-supply = riserva
terminal-column-events = eventi
terminal-column-markers = segnalini
terminal-column-gold = oro
terminal-column-tokens = segnalini
terminal-column-honors = onori
terminal-column-empire = impero
terminal-name-you = { $name } (tu)
terminal-to-come = { $empire }, in arrivo
terminal-score-now = { $you ->
    [yes] Tu: { $points }, se si facessero i punti ora
   *[no] { $who }: { $points }, se si facessero i punti ora
  }
terminal-no-token = nessun segnalino in questa epoca
terminal-scored = segnato
terminal-structures = { $building ->
    [capital] { $count ->
        [one] 1 capitale
       *[other] { $count } capitali
      }
    [city] { $count ->
        [one] 1 città
       *[other] { $count } città
      }
   *[monument] { $count ->
        [one] 1 monumento
       *[other] { $count } monumenti
      }
  }
terminal-nothing = nulla
terminal-nothing-held = nessuna armata sul tabellone

## History of the World: the board

terminal-legend = ● armata attiva  ○ armata inattiva  ^ montagne  ♣ foresta  ◆ risorsa  { $short } monumento
terminal-legend-past = ● armata attiva  ○ armata passata  ^ montagne  ♣ foresta  # Grande Muraglia  ◆ risorsa  { $short } monumento
terminal-legend-garrison = ● armata  ○ guarnigione  ^ terreno difficile  ◆ simbolo di potere dell’impero  ◇ altro simbolo  { $short } monumento
terminal-short-monument = mon.
terminal-short-capital = cap.
terminal-on-map = Sulla mappa: { $markers }.
terminal-supply = Restano nella riserva: capitali e città { $capitals }, monumenti { $monuments }, forti { $forts }.
terminal-open-land = terreno aperto
terminal-land-empty = Nessuna armata; { $built }.
terminal-nothing-built = nulla di costruito
terminal-land-held = { $you ->
    [yes] { $active ->
        [yes] Tu: armata attiva; { $built }. Difende con { $dice }.
       *[no] Tu: armata inattiva; { $built }. Difende con { $dice }.
      }
   *[no] { $active ->
        [yes] { $who }: armata attiva; { $built }. Difende con { $dice }.
       *[no] { $who }: armata inattiva; { $built }. Difende con { $dice }.
      }
  }
terminal-defence = { $dice ->
    [one] { $bonus ->
        [0] 1 dado
       *[other] 1 dado, +{ $bonus }
      }
   *[other] { $bonus ->
        [0] { $dice } dadi
       *[other] { $dice } dadi, +{ $bonus }
      }
  }
terminal-borders = Confina con { $lands }.
terminal-borders-none = Non confina con nessun territorio.
terminal-straits = Per stretto: { $lands }.
terminal-waters = Costa: { $names }.
terminal-barrens = Terra desolata accanto: { $names }.
