# History of the World of 2001: chronicle, refusals, decisions, cards, names.

## Small words

epoch = Epoca { $epoch }
degree-control = controllo
army-count = { $armies ->
    [one] un’armata
   *[other] { $armies } armate
  }
capital-count = { $capitals ->
    [one] una capitale
   *[other] { $capitals } capitali
  }
fleet-count = { $fleets ->
    [one] una flotta
   *[other] { $fleets } flotte
  }
coin-count = { $coins ->
    [one] una moneta
   *[other] { $coins } monete
  }
allied-count = { $coins ->
    [one] una moneta alleata
   *[other] { $coins } monete alleate
  }
fort-count = { $forts ->
    [one] un forte gratuito
   *[other] { $forts } forti gratuiti
  }

## Chronicle: epochs and the draft

chronicle-epoch = Epoca { $epoch } · { $span }
chronicle-rolled = { $you ->
    [yes] tu { $sum }
   *[no] { $who } { $sum }
  }
chronicle-first-roll = { $you ->
    [yes] I dadi per la prima carta: { $rolls }. Cominci tu.
   *[no] I dadi per la prima carta: { $rolls }. Comincia { $who }.
  }
chronicle-draws = { $you ->
    [yes] Peschi { $empire }.
   *[no] { $who } pesca { $empire }.
  }
chronicle-keep = { $you ->
    [yes] Tieni { $empire }.
   *[no] { $who } tiene { $empire }.
  }
chronicle-kept = { $you ->
    [yes] Tieni la carta.
   *[no] { $who } tiene la carta.
  }
chronicle-pass = { $you ->
    [yes] Passi { $empire } a { $victim }.
   *[no] { $theirs ->
        [yes] { $who } ti passa { $empire }.
       *[no] { $who } passa { $empire } a { $victim }.
      }
  }
chronicle-passed = { $you ->
    [yes] Passi la carta a { $victim }.
   *[no] { $theirs ->
        [yes] { $who } ti passa la carta.
       *[no] { $who } passa la carta a { $victim }.
      }
  }
chronicle-sees = { $you ->
    [yes] La carta che hai ricevuto: guiderai { $empire }.
   *[no] La carta che { $who } ha ricevuto: { $empire }.
  }
chronicle-unheld = Nessuno guida { $empires }.

## Chronicle: event cards

chronicle-gains = { $you ->
    [yes] Ottieni { $gained }.
   *[no] { $who } ottiene { $gained }.
  }
chronicle-reallocates = { $you ->
    [yes] Per { $fleets } ottieni { $coins }.
   *[no] Per { $fleets }, { $who } ottiene { $coins }.
  }
chronicle-reallocates-none = { $you ->
    [yes] Tieni tutte le tue flotte.
   *[no] { $who } tiene tutte le flotte.
  }
chronicle-lapses = L’effetto di { $card } finisce.
chronicle-weakens = { $card } dà due dadi d’ora in poi e vince ancora i pareggi.
chronicle-named = { $you ->
    [yes] Indichi { $places }.
   *[no] { $who } indica { $places }.
  }
chronicle-settles = { $you ->
    [yes] Ti stabilisci { $lands }.
   *[no] { $who } si stabilisce { $lands }.
  }
chronicle-dies = { $theirs ->
    [yes] La tua armata { $land } è persa.
   *[no] L’armata di { $victim } { $land } è persa.
  }
chronicle-survives = { $theirs ->
    [yes] La tua armata { $land } sopravvive.
   *[no] L’armata di { $victim } { $land } sopravvive.
  }
chronicle-all-survive = Tutte le armate sopravvivono.
chronicle-disease-dice = { $land }: { $dice }
chronicle-disease-rolls = { $rolls }
chronicle-spreads = L’epidemia raggiunge { $land }.

## Chronicle: the turn

chronicle-rises = { $you ->
    [yes] Insedi { $empire } { $where } con { $brought }.
   *[no] { $who } insedia { $empire } { $where } con { $brought }.
  }
chronicle-minor-rises = { $you ->
    [yes] Prima insedi { $empire } { $where } con { $brought }.
   *[no] Prima { $who } insedia { $empire } { $where } con { $brought }.
  }
chronicle-cleared = Ciò che si trovava { $land } viene tolto: { $things }.
chronicle-army-of = { $theirs ->
    [yes] la tua armata
   *[no] l’armata di { $victim }
  }
chronicle-thing = { $building ->
    [capital] una capitale
    [city] una città
    [monument] un monumento
   *[fort] un forte
  }
chronicle-fleets = { $count ->
    [one] Una flotta solca { $where }.
   *[other] Le flotte solcano { $where }.
  }
chronicle-mans = { $you ->
    [yes] Equipaggi la flotta { $waters }.
   *[no] { $who } equipaggia la flotta { $waters }.
  }
chronicle-enters-by = { $you ->
    [yes] Via mare occupi { $lands }.
   *[no] Via mare { $who } occupa { $lands }.
  }
chronicle-renews = { $you ->
    [yes] Rinnovi la tua armata { $lands }.
   *[no] { $who } rinnova l’armata { $lands }.
  }
chronicle-monument = { $you ->
    [yes] Costruisci un monumento { $lands }.
   *[no] { $who } costruisce un monumento { $lands }.
  }
chronicle-reinforces = { $you ->
    [yes] Rinforzi { $land }: { $armies } armate.
   *[no] { $who } rinforza { $land }: { $armies } armate.
  }
chronicle-fortifies = { $pay ->
    [coin] { $you ->
        [yes] Pagando in monete fortifichi { $lands }.
       *[no] Pagando in monete { $who } fortifica { $lands }.
      }
    [engineering] { $you ->
        [yes] Gratis fortifichi { $lands }.
       *[no] Gratis { $who } fortifica { $lands }.
      }
   *[army] { $you ->
        [yes] Fortifichi { $lands }.
       *[no] { $who } fortifica { $lands }.
      }
  }
chronicle-buys = { $coin ->
    [allied] { $you ->
        [yes] Con una moneta alleata ricompri un’armata, solo per territori vuoti.
       *[no] Con una moneta alleata { $who } ricompra un’armata, solo per territori vuoti.
      }
   *[plain] { $you ->
        [yes] Con una moneta ricompri un’armata.
       *[no] Con una moneta { $who } ricompra un’armata.
      }
  }
chronicle-capital-falls = La capitale { $land } diventa città.
chronicle-falls = { $building ->
    [capital] La capitale { $land } cade.
    [city] La città { $land } cade.
    [monument] Il monumento { $land } cade.
   *[fort] Il forte { $land } cade.
  }
chronicle-builds = { $you ->
    [yes] Costruisci { $thing } { $lands }.
   *[no] { $who } costruisce { $thing } { $lands }.
  }
chronicle-lacking = { $building ->
    [capital] Nella scatola non restano capitali: non ne sorge { $land }.
    [city] Nella scatola non restano città: non ne sorge { $land }.
    [monument] Nella scatola non restano monumenti: non ne sorge { $land }.
   *[fort] Nella scatola non restano forti: non ne sorge { $land }.
  }

## Chronicle: battles

chronicle-win = { $you ->
    [yes] Strappi { $land } a { $victim }, { $attack } a { $defence }.
   *[no] { $theirs ->
        [yes] { $who } ti strappa { $land }, { $attack } a { $defence }.
       *[no] { $who } strappa { $land } a { $victim }, { $attack } a { $defence }.
      }
  }
chronicle-tie = { $you ->
    [yes] Cadono { $land } la tua armata e quella di { $victim }, { $attack } a { $defence }.
   *[no] { $theirs ->
        [yes] Cadono { $land } l’armata di { $who } e la tua, { $attack } a { $defence }.
       *[no] Cadono { $land } l’armata di { $who } e quella di { $victim }, { $attack } a { $defence }.
      }
  }
chronicle-defeat = { $you ->
    [yes] { $victim } difende { $land } contro di te, { $defence } a { $attack }.
   *[no] { $theirs ->
        [yes] Difendi { $land } contro { $who }, { $defence } a { $attack }.
       *[no] { $victim } difende { $land } contro { $who }, { $defence } a { $attack }.
      }
  }
chronicle-fort-win = { $you ->
    [yes] Abbatti il forte di { $victim } { $land }, { $attack } a { $defence }; la battaglia continua.
   *[no] { $theirs ->
        [yes] { $who } abbatte il tuo forte { $land }, { $attack } a { $defence }; la battaglia continua.
       *[no] { $who } abbatte il forte di { $victim } { $land }, { $attack } a { $defence }; la battaglia continua.
      }
  }
chronicle-fort-tie = { $you ->
    [yes] Cadono { $land } la tua armata e il forte di { $victim }, { $attack } a { $defence }.
   *[no] { $theirs ->
        [yes] Cadono { $land } l’armata di { $who } e il tuo forte, { $attack } a { $defence }.
       *[no] Cadono { $land } l’armata di { $who } e il forte di { $victim }, { $attack } a { $defence }.
      }
  }
chronicle-army-win = { $you ->
    [yes] Batti un’armata di { $victim } { $land }, { $attack } a { $defence }; la battaglia continua.
   *[no] { $theirs ->
        [yes] { $who } batte una tua armata { $land }, { $attack } a { $defence }; la battaglia continua.
       *[no] { $who } batte un’armata di { $victim } { $land }, { $attack } a { $defence }; la battaglia continua.
      }
  }
chronicle-betrayed = { $you ->
    [yes] A tradimento strappi { $land } a { $victim } senza dadi.
   *[no] { $theirs ->
        [yes] A tradimento { $who } ti strappa { $land } senza dadi.
       *[no] A tradimento { $who } strappa { $land } a { $victim } senza dadi.
      }
  }
chronicle-fleet-win = { $you ->
    [yes] Affondi la flotta di { $victim } { $water }, { $attack } a { $defence }, ed equipaggi la tua.
   *[no] { $theirs ->
        [yes] { $who } affonda la tua flotta { $water }, { $attack } a { $defence }.
       *[no] { $who } affonda la flotta di { $victim } { $water }, { $attack } a { $defence }.
      }
  }
chronicle-fleet-tie = { $you ->
    [yes] Cadono { $water } la tua armata e la flotta di { $victim }, { $attack } a { $defence }.
   *[no] { $theirs ->
        [yes] Cadono { $water } l’armata di { $who } e la tua flotta, { $attack } a { $defence }.
       *[no] Cadono { $water } l’armata di { $who } e la flotta di { $victim }, { $attack } a { $defence }.
      }
  }
chronicle-fleet-defeat = { $you ->
    [yes] La flotta di { $victim } { $water } ti respinge, { $defence } a { $attack }.
   *[no] { $theirs ->
        [yes] La tua flotta { $water } respinge { $who }, { $defence } a { $attack }.
       *[no] La flotta di { $victim } { $water } respinge { $who }, { $defence } a { $attack }.
      }
  }
part-fort = forte

## Chronicle: points and pre-eminence

chronicle-points = punti
chronicle-scored = { $you ->
    [yes] { $points ->
        [one] Fai un punto: { $parts }.
       *[other] Fai { $points } punti: { $parts }.
      }
   *[no] { $points ->
        [one] { $who } fa un punto: { $parts }.
       *[other] { $who } fa { $points } punti: { $parts }.
      }
  }
chronicle-scored-nothing = { $you ->
    [yes] Non fai punti.
   *[no] { $who } non fa punti.
  }
chronicle-scored-part = { $place } { $points } ({ $degree })
chronicle-score = { $you ->
    [yes] Sei a { $score }.
   *[no] { $who } è a { $score }.
  }
chronicle-scored-buildings = { $building ->
    [capital] { $count ->
        [one] capitale { $points }
       *[other] capitali { $points }
      }
    [city] città { $points }
    [fleet] { $count ->
        [one] flotta equipaggiata { $points }
       *[other] flotte equipaggiate { $points }
      }
   *[monument] { $count ->
        [one] monumento { $points }
       *[other] monumenti { $points }
      }
  }
chronicle-marker = { $you ->
    [yes] Hai più punti di tutti e peschi un segnalino di supremazia. Nessuno ne vede il valore.
   *[no] { $who } ha più punti di tutti e pesca un segnalino di supremazia. Nessuno ne vede il valore.
  }
chronicle-marker-withheld = { $names } condividono il punteggio più alto: nessuno pesca un segnalino di supremazia.
chronicle-markers = { $you ->
    [yes] I tuoi segnalini di supremazia vengono girati: { $values }.
   *[no] I segnalini di supremazia di { $who } vengono girati: { $values }.
  }
chronicle-game-ended = Fine della partita

## In the terminal: questions and answers

ask-draft = La carta che hai pescato: tenerla o passarla?
ask-events = Quale carta evento giochi?
ask-barbarians = Quale territorio attaccano ora i barbari?
ask-plague = Dove va ora l’epidemia?
ask-crusade = Dove vanno i crociati?
ask-minor = L’impero minore si espande: cosa fai?
ask-naval = Quale flotta attacchi?
ask-reallocate = Quali flotte cambi in monete?
ask-expand = Il tuo impero si espande: cosa fai?
ask-monuments = Dove costruisci il monumento?
ask-fort = Dove va il forte?
do-keep = Tieni { $empire }
do-pass-card = Passa a { $who }
do-play-event = Gioca { $card }
do-end-events = Non giocare altre carte
do-invade = Invadi { $name }
do-spread-plague = Contagia { $name }
do-end-expansion = Termina l’espansione
do-build-fort = { $pay ->
    [coin] Fortifica { $land } per una moneta
    [engineering] Fortifica { $land } con un forte gratuito
   *[army] Fortifica { $land } con un’armata
  }
do-build-forts = { $pay ->
    [coin] Compra un forte per una moneta
    [engineering] Piazza un forte gratuito
   *[army] Trasforma un’armata in un forte
  }
do-buy-army = { $coin ->
    [allied] Ricompra un’armata per una moneta alleata
   *[plain] Ricompra un’armata per una moneta
  }
do-reinforce = Rinforza { $name }
do-man-fleet = Equipaggia la flotta: { $name }
do-attack-fleet = Attacca la flotta: { $name }
do-end-naval = Termina le battaglie in mare
do-reallocate = { $count ->
    [0] Tieni tutte le flotte
   *[other] Cambia in monete: { $waters }
  }
do-build-monument = Costruisci: { $name }
do-end-monuments = Non costruire altri monumenti
do-naming = indicando { $places }
note-points = { $points ->
    [one] +1 punto
   *[other] +{ $points } punti
  }
note-prospect = da { $low } a { $high } punti
note-prospect-sure = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
note-free = vuoto, senza dadi
note-own = la tua armata cede il posto
note-by-sea = con la flotta
note-played = { $epochs ->
    [all] in ogni epoca
   *[some] epoche { $span }
  }
status-pool = { $card }: { $pool } da piazzare, { $lost } perse
status-coins = In mano: { $things }
status-force = In vigore: { $cards }
status-hand = { $kind ->
    [greater] Grandi eventi: { $cards }
   *[lesser] Eventi minori: { $cards }
  }
status-piece = { $piece ->
    [active] armata attiva di { $name }
   *[past] armata passata di { $name }
  }
status-markers = Segnalini di supremazia: { $count }

## Refusals of the rules

refusal-game-over = La partita è finita.
refusal-no-such-seat = Questo posto non esiste.
refusal-not-your-decision = Ora la decisione non spetta a te.
refusal-not-now = Questo appartiene a un’altra fase.
refusal-drafting = Prima tieni la carta pescata o passala.
refusal-must-pass = Hai già un impero: passa questa carta.
refusal-has-empire = Quel giocatore ha già un impero.
refusal-pass-to-self = Una carta si passa a un altro giocatore; per averla tu, tienila.
refusal-in-events = È il momento delle carte evento: giocane una o chiudi la fase.
refusal-in-barbarians = Prima di’ quale territorio attaccano i barbari.
refusal-in-plague = Prima di’ dove va l’epidemia.
refusal-in-crusade = Prima i crociati: falli avanzare o termina la loro espansione.
refusal-in-minor = È in gioco un impero minore: espandilo o termina la sua espansione.
refusal-in-naval = Prima attacca le flotte nemiche o termina le battaglie in mare.
refusal-in-reallocation = Prima di’ quali flotte diventano monete.
refusal-expanding = Il tuo impero si sta ancora espandendo.
refusal-in-monuments = L’espansione è finita: costruisci monumenti o chiudi la fase.
refusal-first-army = Dopo la prima armata non si giocano carte evento.
refusal-not-in-hand = Non hai in mano { $card }.
refusal-two-events = Due carte evento per turno, non di più.
refusal-same-event = Hai già giocato { $card } in questo turno; la seconda deve avere un altro nome.
refusal-wrong-epoch = Non si può giocare { $card } in questa epoca.
refusal-no-target = Ora non c’è bersaglio per { $card }.
refusal-no-army-rolls = Nessuna armata dovrebbe tirare per { $card }.
refusal-no-capital = Il tuo impero non ha una capitale: { $card } non costruirebbe nulla.
refusal-no-navigation = Il tuo impero non ha navigazione, e { name-astronomy } non è stata giocata.
refusal-held-by-you = Una tua armata occupa { $land }.
refusal-minor-spared = Nessun’altra carta tocca un impero minore nel turno in cui è giocato: risparmia { $land }.
refusal-target-wanted = Di’ su che cosa giochi { $card }.
refusal-no-target-wanted = Per { $card } non si indica nulla.
refusal-bad-target = Ora { $card } non può colpire { $name }.
refusal-bad-set = Indicane quanti ne chiede la carta, e nessuno due volte.
refusal-one-empire = Tutti i territori devono appartenere a un solo impero nemico.
refusal-three-lands = Indica tre territori di quell’impero, o tutti se sono meno.
refusal-not-adjacent-areas = Le due regioni devono essere adiacenti.
refusal-two-empty = Indica due territori vuoti della regione, o l’unico vuoto.
refusal-not-empty = Un’armata occupa già { $land }.
refusal-is-empty = Nessuna armata occupa { $land }.
refusal-no-enemy = Nessuna armata nemica occupa { $land }.
refusal-no-monument-there = Nessun monumento adorna { $land }.
refusal-not-beside = La terra desolata dei barbari non confina con { $land }.
refusal-plague-not-next = L’epidemia non raggiunge { $land }: va via terra, a un’armata accanto all’ultima.
refusal-no-army = Nel contingente non restano armate.
refusal-restricted-only = Restano solo armate vincolate, che entrano soltanto in territori vuoti.
refusal-own-army = Una tua armata attiva occupa già { $land }.
refusal-barren = Nessuno può occupare { $land }: è terra desolata.
refusal-not-reachable = Nessuna tua armata attiva raggiunge { $land } per confine, stretto o flotta.
refusal-no-way-from = Nessuna tua armata attiva può attaccare { $land } da lì.
refusal-no-way-by-sea = Le tue flotte non raggiungono { $land }.
refusal-not-held = Nessuna tua armata attiva occupa { $land }.
refusal-has-fort = Un forte protegge già { $land }.
refusal-no-forts = Nella scatola non restano forti.
refusal-no-coin = Non hai più monete.
refusal-no-such-coin = Non hai più monete di quel tipo.
refusal-no-free-fort = Non hai più forti gratuiti.
refusal-no-coins-in-minor = Un impero minore non spende monete e non ha forti gratuiti.
refusal-nothing-lost = Nessuna armata del tuo impero è stata persa e si può ricomprare.
refusal-no-such-option = Questo tavolo si gioca senza quell’opzione.
refusal-land-full = Qui non ci sta un’altra armata: { $land }.
refusal-no-room-for-fort = Tre armate non lasciano posto a un forte qui: { $land }.
refusal-not-navigating = Senza navigazione il tuo impero non equipaggia flotte; { name-astronomy } le presta soltanto.
refusal-no-fleet = Nessuna tua flotta solca { $water }.
refusal-ocean = Si equipaggiano solo flotte nei mari, non negli oceani.
refusal-manned = La flotta che solca { $water } ha già un’armata.
refusal-no-enemy-fleet = Nessuna flotta nemica che tu possa attaccare solca { $water }.
refusal-last-army = L’ultima armata resta per il territorio di partenza.
refusal-no-monument-due = Le tue armate attive tengono troppo poche risorse per un altro monumento.
refusal-has-monument = Un monumento adorna già { $land }.
refusal-no-site = Prima le capitali, poi le città, poi le risorse.
refusal-no-monuments = Nella scatola non restano monumenti.

## Phases, decisions, who is waited for

phase-draft = Distribuzione
phase-events = Eventi
phase-barbarians = Barbari
phase-plague = Epidemia
phase-crusade = Crociata
phase-minor = Impero minore
phase-naval = Battaglie in mare
phase-reallocate = Riallocazione
phase-expand = Espansione
phase-monuments = Monumenti
phase-battle = Battaglia
todo-draft = Tieni l’impero o passalo
todo-events = Gioca carte evento o prosegui
todo-barbarians = Di’ chi attaccano i barbari
todo-plague = Di’ dove va l’epidemia
todo-crusade = Guida i crociati
todo-minor = Espandi il tuo impero minore
todo-naval = Attacca flotte nemiche o prosegui
todo-reallocate = Di’ quali flotte diventano monete
todo-expand = Espandi il tuo impero
todo-monuments = Costruisci un monumento
decide-draft-must = Peschi { $the }, ma hai già un impero. Chi riceve la carta?
decide-events = Giochi una carta evento o prosegui?
decide-events-second = Giochi una seconda carta evento o prosegui?
decide-events-done = Le due carte evento sono giocate. Prosegui?
decide-events-facts = Al massimo due per turno, prima della prima armata. Nessuno ne riceve altre.
decide-events-none = Nessuna carta della tua mano si può giocare ora.
decide-barbarians = Quale territorio attaccano i barbari?
decide-barbarians-facts = Due dadi contro uno. Continuano finché un attacco fallisce.
decide-plague = Dove va ora l’epidemia?
decide-plague-facts = Non si può fermare: l’armata che indichi tira tre dadi.
decide-crusade = Dove vanno i crociati?
decide-minor = Dove va la prossima armata? Impero minore: { $the }.
decide-naval = Attacchi una flotta o prosegui?
decide-naval-facts = Un’armata del contingente per ogni attacco. Dove resta una flotta nemica, tu non ne hai.
decide-naval-buy = Ricompri un’armata per un altro attacco o prosegui?
decide-naval-buy-facts = Le altre armate restano per il territorio di partenza. Un’armata ricomprata e non usata resta nel contingente.
decide-reallocate = Quali flotte diventano monete?
decide-reallocate-facts = Una moneta per ciascuna. È l’unica volta.
decide-expand = Dove va la prossima armata?
decide-expand-done = Tutte le armate sono piazzate. Termini l’espansione?
decide-expand-none = Nessun territorio è raggiungibile. Termini l’espansione?
decide-expand-restricted = Restano solo armate vincolate: entrano soltanto in territori vuoti.
decide-expand-facts = { $lands ->
    [one] Un territorio è raggiungibile.
   *[other] { $lands } territori sono raggiungibili: { $empty } vuoti{ $own ->
        [0] {""}
       *[other] , { $own } tuoi
      }{ $defended ->
        [0] {""}
       *[other] , { $defended } difesi
      }.
  }
decide-monuments = Dove si costruisce il monumento?
decide-monuments-facts = { $due ->
    [one] Ti spetta un monumento
   *[other] Ti spettano { $due } monumenti
  }: prima le capitali, poi le città, poi le risorse.
waiting-draft = { $names } pesca un impero.
waiting-events = { $names } può giocare carte evento.
waiting-barbarians = { $names } guida i barbari.
waiting-plague = { $names } dice dove va l’epidemia.
waiting-crusade = { $names } guida i crociati.
waiting-minor = { $names } espande un impero minore.
waiting-naval = { $names } può attaccare flotte.
waiting-reallocate = { $names } può cambiare flotte in monete.
waiting-expand = { $names } espande { $empire }.
waiting-monuments = { $names } costruisce monumenti.
waiting-facts = { $armies ->
    [0] { $empire }: nessuna armata da piazzare.
    [one] { $empire }: un’armata da piazzare.
   *[other] { $empire }: { $armies } armate da piazzare.
  }
idle-end-events = Ora non si può giocare nessuna carta evento: il tuo impero sorge.
idle-end-expansion = Non restava nulla da fare: l’espansione è finita.
idle-end-naval = Non restano flotte da attaccare: il tuo impero sorge.

## The draft

draft-title = Distribuzione
draft-you-drew = Hai pescato { $the }.
draft-theirs = { $who } pesca una carta.
draft-keep-or-pass = Tieni { $the } o passi la carta?
draft-open = Tutti vedono se tieni o passi, nessuno quale impero è.
draft-back = Torna alla distribuzione
draft-no-undo = Una scelta non si può annullare
draft-order = Ordine di distribuzione
draft-why-score = Pesca per primo chi ha meno punti.
draft-why-strength = A pari punti { $names }: pesca prima chi aveva l’impero più debole nell’epoca passata.
draft-why-turn = Pari in punti e forza { $names }: pesca prima chi ha giocato prima nell’epoca passata.
draft-why-dice = Hanno deciso i dadi: { $rolls }.
draft-why-again = Dopo un pareggio si ritira: { $rolls }.
draft-or-pass = O passala a chi non ha una carta
draft-or-pass-facts = Chi la riceve la guarda quando tutti hanno una carta. La tua verrà allora da un altro giocatore, coperta finché tutti ne hanno una.
draft-must-pass = Passala a chi non ha una carta
draft-must-pass-facts = Hai ricevuto una carta, quindi questa è di qualcun altro.
draft-who-has = Chi ha una carta
draft-who-has-facts = Ognuno pesca una volta e tiene la carta o la passa a chi non ne ha.
draft-column-player = Giocatore
draft-column-score = Punti
draft-column-strength = Forza finora
draft-strength-sum = forza finora { $strength }
draft-column-draws = Pesca
draft-place = { $place }º
draft-pass = Passa
draft-holds-card = ha una carta
draft-last = ultimo impero:
draft-tick = La tacca su ogni barra è la tua forza finora, { $strength }. Alla fine la somma più bassa vince il pareggio.
draft-secret = Una carta è pescata in segreto
draft-secret-facts = Vedrai chi la tiene o chi la riceve, non quale impero è.
draft-passed-on = l’ha passata
draft-no-card = senza carta
draft-worth-more = vale più che nell’epoca { $epoch }.
draft-worth-up = vale più di prima
draft-worth-nothing = ancora niente
draft-own-lands = i tuoi territori
draft-events = { $count ->
    [one] un evento
   *[other] { $count } eventi
  }
draft-events-now = Nell’epoca { $epoch } puoi giocare { $cards }.
draft-events-none = Nessuno si può giocare nell’epoca { $epoch }.
draft-kept = ha tenuto la carta
draft-was-passed = carta da { $name }
draft-draws = pesca ora
draft-yours-hidden = La tua carta è coperta
draft-yours-hidden-facts = Puoi guardarla quando tutti ne hanno una.
draft-only-you = { $who } guida { $the }; lo sai solo tu.
action-keep = Tieni { $the }
action-pass = Passa a { $name }
empire-order = Turno { $order } di { $of }
empire-strength = Forza { $strength }
empire-strength-word = forza
empire-capital = Capitale { $where }
empire-no-capital = Nessuna capitale
empire-starts-bare = Comincia { $where }
empire-reaches = { $waters } e, da lì, { $reached }
empire-no-navigation = Nessuna flotta
empire-likely = Punti probabili
news-received = Guidi { $the }: ora tutti hanno una carta.
news-see = Guarda { $the }
draft-spoken = Hai pescato { $the }, forza { $strength }, turno { $order } di { $of }. { $receivers ->
    [0] Tieni la carta.
    [one] Tieni la carta o passala a un giocatore.
   *[other] Tieni la carta o passala a uno di { $receivers } giocatori.
  }

## Event cards in the hand

hand-empty = Nessuna carta evento nella tua mano.
hand-all = La tua mano
hand-note = Distribuita una volta, per tutta la partita. I quadretti sono le epoche I–VII; quella incorniciata è adesso.
hand-left = ne restano { $left } di { $of }
hand-playable = { $count } ora
hand-others-title = Gli altri hanno
hand-now = si può giocare ora
hand-later = dall’epoca { $epoch }
hand-too-late = le sue epoche sono passate
hand-played = giocata
hand-in-turn = giocata ora
hand-chosen = scelta
hand-closed = ora no
hand-closed-why = Ora non ha bersagli, o una carta con lo stesso nome è già stata giocata.
hand-greater-short = grande
hand-lesser-short = minore
hand-short-now = ora
hand-short-later = più tardi
hand-short-late = troppo tardi
hand-counts = { $greater } grandi, { $lesser } minori
hand-others = { $who }: { hand-counts }
slot-empty = libera
slot-first = Prima carta
slot-second = Seconda carta
slot-after = seconda carta dopo questa
slot-named = Indicati finora: { $lands }.
event-eyebrow-greater = Grande evento
event-eyebrow-lesser = Evento minore
event-epochs-all = in ogni epoca
event-epochs = epoche { $from }–{ $to }
event-epoch-only = solo nell’epoca { $epoch }
event-when-now = Prima della prima armata
event-when-turn = Per tutto il turno
action-play-card = Gioca { $card }
action-play-on = Gioca { $card }: { $target }
action-end-events = Nessun’altra carta
action-end-events-none = Prosegui senza carte
mode-play = Giocare { $card }?
mode-play-land = { $card }: quale territorio?
mode-play-barren = { $card }: da quale terra desolata?
mode-play-area = { $card }: quale regione?
mode-play-areas = { $card }: quali due regioni adiacenti? { $chosen } di { $most }.
mode-play-lands = { $card }: quali territori? { $chosen } di { $most }.
mode-name = { $of ->
    [1] { $card }: indica il territorio.
   *[other] { $count ->
        [1] { $card }: indica il primo territorio.
        [2] { $card }: indica il secondo territorio.
       *[other] { $card }: indica il terzo territorio.
      }
  }
mode-name-area = { $count ->
    [1] { $card }: indica la prima regione.
   *[other] { $card }: indica la regione accanto.
  }
mode-named = { $card }: tutto è indicato.
aims-civil-war = In ciascuno insorge un’armata: due dadi contro uno, aiutano solo i forti.
aims-disaster = Monumento, città e forte spariscono; una capitale diventa città. Uno o due territori.
aims-famine = Ogni armata lì, anche le tue, tira un dado: con 1 sparisce.
aims-black-death = { aims-famine }
aims-pestilence = La sua armata tira tre dadi, quelle accanto due: con un 1 sparisce.
aims-plague = La sua armata tira quattro dadi: con un 1 sparisce, e l’epidemia prosegue.
aims-barbarians = Due dadi contro uno, territorio dopo territorio, finché un attacco fallisce.
aims-migrants-africa = Una tua armata si stabilisce in ciascuno.
aims-migrants-australia = { aims-migrants-africa }
aims-migrants-north-america = { aims-migrants-africa }
aims-treachery = Se il tuo impero lo attacca in questo turno, armata e forte cedono senza dadi.
aims-crusade = Due dadi e +1; sbarcando ne affrontano tre. La Palestina riceve città e forte.
aims-rolls = { $count ->
    [one] Un’armata tira{ $own ->
        [0] {""}
       *[other] , la tua
      }
   *[other] { $count } armate tirano{ $own ->
        [0] {""}
        [one] , una è tua
       *[other] , { $own } sono tue
      }
  }
aims-average = { $points } punti in media
action-name = { $count ->
    [1] { $place } per primo
    [2] { $place } per secondo
   *[other] { $place } per terzo
  }
action-order = Ordine
mode-play-order = Combattono in quest’ordine; puoi cambiarlo.
mode-play-open = Una volta giocata la vedono tutti. Non si annulla.
action-one-less = Senza { $name }
tag-target = bersaglio
tag-treachery = tradimento
events-in-force = In vigore: { $cards }

## The empire in the dock and the turn

turn-to-place = da piazzare
turn-on-map = sulla mappa
turn-lost = perse
turn-restricted = solo per territori vuoti
turn-no-coins = nessuna moneta
turn-from = sorge { $where }
turn-will-rise = sorgerà { $where }
turn-strength = forza { $strength }
turn-sealed = Solo tu lo sai finché non viene chiamato.
turn-waters = flotte in { $count } mari e oceani
turn-whence = da: { $place }
turn-buy-back = { $lost ->
    [0] {""}
   *[other] ricompra { $lost }
  }
turn-played = { $played } di { $of } giocate
turn-minor-limits = Niente monete né monumenti; nessun’altra carta del turno lo tocca.
turn-then = poi { $empire }
turn-spoken = { $armies } da piazzare, { $lost } perse, { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
  }, { $allied ->
    [one] 1 moneta alleata
   *[other] { $allied } monete alleate
  }
action-attack = Attacca { $land }
action-enter = Occupa { $land }
action-spread = Contagia { $land }
action-fort = Forte
action-fort-land = Forte { $land }
action-fort-pay = { $pay ->
    [coin] con una moneta
    [engineering] gratuito
   *[army] con un’armata
  }
action-buy = { $coin ->
    [allied] Ricompra, moneta alleata
   *[plain] Ricompra
  }
action-reinforce = Rinforza { $land }
action-reinforce-mode = Rinforza
action-man = Equipaggia la flotta { $water }
action-man-mode = Equipaggia una flotta
action-attack-fleet = Attacca la flotta { $water }
action-end-naval = Nessun’altra battaglia in mare
action-reallocate = { $count ->
    [0] Tieni tutte le flotte
    [one] Una flotta per una moneta
   *[other] { $count } flotte per { $count } monete
  }
action-end-monuments = Non costruire altro
action-way = { $dice ->
    [one] { $way } · un dado · { $chance }
   *[other] { $way } · { $dice } dadi · { $chance }
  }
action-ways = { $count ->
    [one] Via
   *[other] { $count } vie
  }
action-sure = Termina l’espansione
action-end = Termina
mode-ways = Da dove attacchi { $land }?
mode-ways-facts = I dadi di chi difende dipendono dalla via.
way-land = Via terra: { $from }
way-strait = Oltre lo stretto: { $from }
way-sea = Con la flotta
mode-fort = Quale territorio riceve un forte?
mode-fort-facts = Con un forte chi difende aggiunge 1, e il forte deve cadere prima dell’armata.
mode-reinforce = Quale territorio rinforzi?
mode-man = Quale flotta equipaggi?
mode-man-facts = Una flotta equipaggiata resta dopo il turno e vale 1 punto in ogni tuo punteggio.
mode-sure = { $armies ->
    [0] Termini l’espansione?
    [one] Termini l’espansione con un’armata avanzata?
   *[other] Termini l’espansione con { $armies } armate avanzate?
  }
mode-spend = Che cosa spendi?
mode-sure-facts = Armate, monete e forti gratuiti avanzati vanno persi.
undo-drawn = Una carta tenuta o passata non si riprende
undo-dice = Non si annulla: dadi tirati
undo-touched = Non si annulla: { $name } ha perso un’armata
plan-thrown-back = Attacco respinto { $land }.
plan-both-fall = Cadono entrambe le armate { $land }.
plan-fort-stood = Il forte ha resistito { $land }.

## Tags and rows of lands

tag-own = tuo
tag-attack = attacco
tag-coin = moneta
tag-man = equipaggia
row-empty = vuoto
row-fort = forte, poi armata
row-armies = { $armies } armate
sign-coin = moneta
sign-allied-coin = moneta alleata
sign-fleet = flotta
sign-marker = segnalino di supremazia
sign-resource = risorsa
sign-lost-army = armata persa
card-strength-all = Con tutte le armate e le monete: { $win }
card-way = La via usata
card-other-ways = Altre vie
card-no-dice = senza dadi
card-own-replaced = La tua armata passata cede il posto; ciò che c’è resta.
card-army-active = { $armies ->
    [one] armata attiva: { $empire }
   *[other] { $armies } armate attive: { $empire }
  }
card-army-past = { $armies ->
    [one] armata passata: { $empire }
   *[other] { $armies } armate passate: { $empire }
  }
card-treachery = Tradimento: cede senza dadi.
card-part-area = { $degree } { $area }
card-part-buildings = ciò che vi si trova
card-monument = verso un monumento
card-next = { $lands ->
    [one] un altro territorio: { $degree }
   *[other] altri { $lands } territori: { $degree }
  }
card-average = in media, contate le perdite
card-other-way = { $dice ->
    [one] Altra via, un dado: { $way }
   *[other] Altra via, { $dice } dadi: { $way }
  }
card-with-all = { $coins ->
    [0] Con tutte le armate
   *[other] Con tutte le armate e le monete
  }
card-restricted = Un’armata vincolata entra solo in territori vuoti.
card-pillage-capital = La capitale diventa città.
card-pillage-city = La città cade.

## Battle

battle-stage-fort = Il forte
battle-stage-army = L’armata
battle-stage-both = Forte e armata
battle-stage = Fase { $stage }
battle-eyebrow-fort = Attacco a un forte · { $area }
battle-eyebrow-armies = Attacco a più armate · { $area }
battle-of = { $who }, { $empire }
battle-odds-were = probabilità: { $win } · { $tie } · { $defeat }
battle-sum = { $die } +{ $bonus }
battle-roll = { $what ->
    [fort] Tira contro il forte
    [both] Tira contro forte e armata
   *[army] Tira contro l’armata
  }
battle-walls = Le mura sono cadute. Tira per il territorio.
battle-next-army = Un’armata è caduta. Tira contro la prossima.
battle-no-choice = L’armata combatte subito e non può ritirarsi.
battle-go-on = Continua
battle-itself = Da solo tra due secondi; ogni tasto tira ora.
battle-any-key = Ogni tasto continua.
battle-luck = { $you ->
    [yes] Hai vinto { $won } battaglie su { $fought }, attese { $expected }
   *[no] { $who } ha vinto { $won } battaglie su { $fought }, attese { $expected }
  }
battle-luck-rounds = { $you ->
    [yes] Hai vinto { $won } battaglie su { $fought }; { $taken } assalti su { $rounds }, { $expected } attesi
   *[no] { $who } ha vinto { $won } battaglie su { $fought }; { $taken } assalti su { $rounds }, { $expected } attesi
  }
battle-whole = Tutto lo scontro, prima del primo dado
battle-then-now = preso { $before } prima, { $now } ora
battle-unfought = Non combattuta: la battaglia è finita.
battle-taken = preso
battle-both-fall = cadono entrambe
battle-back-fort-down = respinta, forte abbattuto
battle-back-weakened = respinta, un’armata in meno
battle-thrown-back = respinta
battle-before = prima del primo dado
battle-now = ora
battle-goes-on = La battaglia deve continuare.
battle-fort-falls = Il forte cade.
battle-army-falls = Un’armata cade.
battle-fort-won = La sua armata resta, e si combatte ancora.
battle-army-won = Ne resta un’altra, e si combatte ancora.
battle-won = Il territorio è tuo.
battle-back = La tua armata cade.
battle-tie = Cadono entrambe; il territorio resta vuoto.
battle-fort-tie = Armata e forte cadono; chi difende resta.
battle-terrain = { $terrain ->
    [mountain] montagne: due dadi
    [forest] foresta: due dadi
    [wall] Grande Muraglia: due dadi
    [strait] stretto: due dadi
    [sea] dal mare: tre dadi
   *[naval] dal mare, { name-naval-power }: due dadi
  }
battle-adds = { $name } +{ $bonus }
battle-wins-ties = vince i pareggi
battle-dice = { $dice ->
    [one] un dado
   *[other] { $dice } dadi
  }
battle-attacker = Attacco
battle-defender = Confine aperto
battle-way-forest = Foresta sul confine
battle-way-mountain = Montagne sul confine
battle-way-great-wall = Grande Muraglia
battle-way-strait = Stretto
battle-way-sea = Dal mare
battle-fort = Forte
battle-fort-fallen = Forte, caduto
battle-cancelled = { $what }: non contro { $card }
battle-stage-spoken = { $stage }: { $attack } contro { $defence }. { $end }
battle-leader-ends = Tre dadi uguali: { name-leader } finisce.
battle-run-on = Lascia correre
battle-close = Guarda la mappa

## The order of play

timeline-table = { $empires } imperi, { $players } giocatori
timeline-then = poi ogni impero nel suo ordine
timeline-unheld = { $empire }, con nessuno
timeline-sealed = { $empire }, ancora coperto
timeline-seals = coperti
timeline-seals-spoken = { $count ->
    [one] { $names } ha un impero ancora coperto.
   *[other] { $names } hanno un impero ciascuno, ancora coperto.
  }
timeline-theirs = { $empire }, coperto, con { $who }
headline-order = Epoca { $epoch }, { $order } di { $of }

## Score now, the page between epochs

score-title = Punteggio ora
tab-score = Punti
score-scored = ha già fatto punti
score-spoken = { $score ->
    [one] un punto
   *[other] { $score } punti
  }, { $now } in più se il turno finisse qui
score-spoken-scored = { $score ->
    [one] 1 punto, ha già fatto punti
   *[other] { $score } punti, ha già fatto punti
  }
score-spoken-over = { $score ->
    [one] 1 punto
   *[other] { $score } punti
  }
score-nothing = Per ora nulla darebbe punti.
structures = Strutture
score-capitals = capitali { $points }
score-cities = città { $points }
score-monuments = monumenti { $points }
score-fleets = flotte { $points }
score-markers = { $markers ->
    [one] un segnalino di supremazia
   *[other] { $markers } segnalini di supremazia
  }
score-markers-note = supremazia, coperta per tutti
scoring-part = { $points ->
    [1] { $name }, { $word }: un punto.
   *[other] { $name }, { $word }: { $points } punti.
  }
scoring-parts = { $points ->
    [1] { $names }: un punto.
   *[other] { $names }: { $points } punti.
  }
chart-title = Punti per epoca
chart-parts-title = Punti per regione
chart-parts = per regione
score-chart = per epoca
tab-screen = Dove sono i punti
luck-text = assalti vinti, sopra o sotto le attese
luck-row = { $won } vinti, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } attesi
chart-buildings = Capitali, città, monumenti
chart-fleets = Flotte equipaggiate
chart-markers = Supremazia
interlude-label = Tra le epoche
interlude-chart = Punti per epoca
interlude-points = punti dell’epoca
interlude-page = Torna all’epoca
interlude-again = Rivedi l’epoca
interlude-changes = Che cosa cambia valore
interlude-none = non vale nulla
interlude-over = L’epoca { $epoch } è finita · { $span }
interlude-leads = { $you ->
    [yes] Sei in testa.
   *[no] { $who } è in testa.
  }
interlude-lead-shared = In testa insieme: { $names }.
interlude-best = { $you ->
    [yes] Il turno migliore dell’epoca è stato il tuo, con { $the }.
   *[no] Il turno migliore dell’epoca è stato quello di { $who }, con { $the }.
  }
interlude-after = dopo { $epochs } epoche su { $all }
interlude-way = da { $from } a { $to }
interlude-tied = pareggio
interlude-there = { $you ->
    [yes] tu { $count }
   *[no] { $who } { $count }
  }
interlude-empty = vuota
interlude-epochs = Epoca { $from } → Epoca { $to }
interlude-gain = { $points } con { $the }
interlude-led = { $lands ->
    [0] nessun territorio
    [1] un territorio
   *[other] { $lands } territori
  }, { $fought ->
    [0] nessuna battaglia
   *[other] { $won } battaglie vinte su { $fought }
  }
interlude-unled = Nessuno ha guidato { $the }.
interlude-keep = { $areas } { $values }
interlude-keeps = { $count ->
    [one] Una regione mantiene il suo valore: { $areas }.
   *[other] Le altre { $count } mantengono il loro valore: { $areas }.
  }
interlude-marker = { $you ->
    [yes] Peschi un segnalino di supremazia, coperto.
   *[no] { $who } pesca un segnalino di supremazia, coperto.
  }
interlude-marker-none = Il primo posto è condiviso: nessuno pesca un segnalino.
interlude-asks = Peschi una carta impero.
interlude-choose = Vai alla distribuzione
interlude-you-first = Cominci tu.
interlude-before = { $count ->
    [one] { $names } ha pescato.
   *[other] { $names } hanno pescato.
  }
interlude-waits = { $names } pesca.
recap-loss-capital = { $land }, con la capitale
recap-loss-city = { $land }, con la città
recap-loss-monument = { $land }, con il monumento
recap-lands-alone = { $own ->
    [1] Un territorio, nessun altro
   *[other] { $own } territori, nessun altro
  }
recap-lands-rivals = { $own ->
    [1] Un territorio contro { $rivals }
   *[other] { $own } territori contro { $rivals }
  }
recap-rival = { $who } { $count }
recap-buildings = { $building ->
    [capital] Capitali
    [city] Città
    [fleet] Flotte equipaggiate
   *[monument] Monumenti
  }
recap-count-buildings = { $building ->
    [capital] { $count ->
        [1] una capitale
       *[other] { $count } capitali
      }
    [city] { $count ->
        [1] una città
       *[other] { $count } città
      }
   *[monument] { $count ->
        [1] un monumento
       *[other] { $count } monumenti
      }
  }

## Why not more

why-no-value = In questa epoca la regione non vale nulla.
why-control = { $own } territori, e nessun altro lì.
why-alone = { $own ->
    [one] Un territorio, nessun altro lì.
   *[other] { $own } territori, nessun altro lì.
  }
why-ahead = { $own } territori, più di tutti.
why-level = A pari con { $top }.
why-behind = { $own ->
    [one] Un territorio contro { $most } ({ $top }).
   *[other] { $own } territori contro { $most } ({ $top }).
  }
why-next-any = { $lands ->
    [one] Un territorio in più dà { $degree }: +{ $gain }.
   *[other] { $lands } territori in più danno { $degree }: +{ $gain }.
  }
why-next-taken = { $lands ->
    [one] Un territorio preso a { $from } dà { $degree }: +{ $gain }.
   *[other] { $lands } territori presi a { $from } danno { $degree }: +{ $gain }.
  }
why-next-either = { $lands ->
    [one] Un territorio preso a { $from } dà { $degree }, oppure { $empty } vuoti: +{ $gain }.
   *[other] { $lands } territori presi a { $from } danno { $degree }, oppure { $empty } vuoti: +{ $gain }.
  }
why-next-mixed = { $rivals ->
    [one] { $lands } territori in più, uno preso a { $from }, danno { $degree }: +{ $gain }.
   *[other] { $lands } territori in più, { $rivals } presi a { $from }, danno { $degree }: +{ $gain }.
  }
why-rivals = rivali

## Pre-eminence, and the end

preeminence-title = Supremazia
preeminence-head = I segnalini vengono girati.
preeminence-epoch = Epoca { $epoch }
preeminence-hidden = coperto
preeminence-held = { $count ->
    [one] un segnalino di supremazia, coperto
   *[other] { $count } segnalini di supremazia, coperti
  }
preeminence-turned = Epoca { $epoch }: { $who }, { $value }, da { $from } a { $to }.
preeminence-note = pescati dopo ogni epoca da chi aveva più punti, coperti fino a ora
preeminence-now = { $place ->
    [1] Ora al primo posto.
   *[other] Ora al posto { $place }.
  }
preeminence-of = { $done } di { $all } girati, epoca per epoca
preeminence-nobody = nessuno
preeminence-level = { $names } pari
preeminence-box = { $count ->
    [one] uno resta nella scatola
   *[other] { $count } restano nella scatola
  }
preeminence-each = dopo ogni epoca
preeminence-epochs = { $count ->
    [one] Epoca { $epochs }
   *[other] Epoche { $epochs }
  }
preeminence-drawn = { $count ->
    [0] Nessuno di { $all } è stato pescato: { $values }. Nessuno vedrà quale, nemmeno chi lo pesca.
    [one] Uno di { $all } è stato pescato: { $values }. Nessuno vede quale, nemmeno chi lo ha.
   *[other] { $count } di { $all } sono stati pescati: { $values }. Nessuno vede quali, nemmeno chi li ha.
  }
preeminence-lead = Come è cambiato il primo posto
preeminence-lead-note = punti dopo ogni segnalino; sottolineato: al primo posto
preeminence-player = Giocatore
preeminence-final = Finale
preeminence-turn-again = Girali di nuovo
preeminence-next = Prossimo segnalino
preeminence-all = Tutti insieme
preeminence-again = Ancora una volta
end-tie-strength = Punti pari: ha deciso la somma di forze più bassa, { $sums }.
end-tie-markers = Ancora pari: ha deciso la somma di segnalini più alta, { $sums }.
end-tie-last = Ancora pari: ha deciso l’impero più debole dell’ultima epoca, { $sums }.
end-tie-would = A punti pari avrebbe deciso la somma di forze più bassa: { $sums }.
end-tie-sum = { $you ->
    [yes] tu { $value }
   *[no] { $who } { $value }
  }
end-summary-shared = Vittoria condivisa, con { $points } punti: { $names }.
end-best = { $points ->
    [one] turno migliore: { $empire }, un punto
   *[other] turno migliore: { $empire }, { $points } punti
  }
end-sum = { $before } + { $worth }
end-summary-always = { $you ->
    [yes] Hai guidato dall’inizio alla fine e hai vinto con { $by } punti di vantaggio.
   *[no] { $who } ha guidato dall’inizio alla fine e ha vinto con { $by } punti di vantaggio.
  }
end-summary-from = { $you ->
    [yes] Hai guidato dall’epoca { $epoch } in poi e hai vinto con { $by } punti di vantaggio.
   *[no] { $who } ha guidato dall’epoca { $epoch } in poi e ha vinto con { $by } punti di vantaggio.
  }
end-summary-last = { $you ->
    [yes] Hai preso la testa nell’ultima epoca e hai vinto con { $by } punti di vantaggio.
   *[no] { $who } ha preso la testa nell’ultima epoca e ha vinto con { $by } punti di vantaggio.
  }
end-summary-markers = { $you ->
    [yes] I segnalini ti hanno dato il primo posto, e la vittoria con { $by } punti di vantaggio.
   *[no] I segnalini hanno dato a { $who } il primo posto, e la vittoria con { $by } punti di vantaggio.
  }
story-lead = { $swaps ->
    [2] Il primo posto è passato di mano due volte.
   *[other] Il primo posto è passato di mano { $swaps } volte.
  }
story-land = Hanno conquistato { $land } { $times } volte. Nessuno ci è rimasto a lungo.
story-rise = { $you ->
    [yes] { $lands ->
        [one] Per { object-you } tutto è cominciato nell’epoca { $epoch } con { $empire }: un territorio e { $points } punti.
       *[other] Per { object-you } tutto è cominciato nell’epoca { $epoch } con { $empire }: { $lands } territori e { $points } punti.
      }
   *[no] { $lands ->
        [one] Per { $who } tutto è cominciato nell’epoca { $epoch } con { $empire }: un territorio e { $points } punti.
       *[other] Per { $who } tutto è cominciato nell’epoca { $epoch } con { $empire }: { $lands } territori e { $points } punti.
      }
  }
story-winner = { $you ->
    [yes] Epoca { $epoch }: hai preso { $lands } territori con { $empire } e hai fatto { $points } punti.
   *[no] Epoca { $epoch }: { $who } ha preso { $lands } territori con { $empire } e ha fatto { $points } punti.
  }
story-held = { $you ->
    [yes] { $times ->
        [2] Hai controllato { $area } in due turni, { $points } punti in tutto.
       *[other] Hai controllato { $area } in { $times } turni, { $points } punti in tutto.
      }
   *[no] { $times ->
        [2] { $who } ha controllato { $area } in due turni, { $points } punti in tutto.
       *[other] { $who } ha controllato { $area } in { $times } turni, { $points } punti in tutto.
      }
  }
story-monuments = { $count ->
    [one] È stato costruito un monumento.
   *[other] Sono stati costruiti { $count } monumenti.
  }
story-best = { $you ->
    [yes] Con { $empire } hai fatto { $points } punti, il turno migliore della partita, eppure non è bastato.
   *[no] Con { $empire }, { $who } ha fatto { $points } punti, il turno migliore della partita, eppure non è bastato.
  }
story-second = { $you ->
    [yes] Secondo posto per te, a { $by } punti. Il turno migliore è stato con { $empire }: { $points } punti.
   *[no] Secondo posto per { $who }, a { $by } punti. Il turno migliore è stato con { $empire }: { $points } punti.
  }
story-unlucky = { $you ->
    [yes] { $place ->
        [1] Hai avuto i dadi peggiori del tavolo, { $below } assalti sotto le attese, e hai vinto lo stesso.
       *[other] Hai avuto i dadi peggiori del tavolo, { $below } assalti sotto le attese.
      }
   *[no] { $place ->
        [1] { $who } ha avuto i dadi peggiori del tavolo, { $below } assalti sotto le attese, e ha vinto lo stesso.
       *[other] { $who } ha avuto i dadi peggiori del tavolo, { $below } assalti sotto le attese.
      }
  }
story-lucky = { $you ->
    [yes] { $place ->
        [1] I dadi sono stati gentili con te: { $above } assalti sopra le attese.
       *[other] I dadi sono stati gentili con te, { $above } assalti sopra le attese; la storia no.
      }
   *[no] { $place ->
        [1] I dadi sono stati gentili con { $who }: { $above } assalti sopra le attese.
       *[other] I dadi sono stati gentili con { $who }, { $above } assalti sopra le attese; la storia no.
      }
  }

## The map

map-summary = Mondo, epoca { $epoch }. Tieni { $lands ->
    [one] un territorio
   *[other] { $lands } territori
  } in { $areas ->
    [one] una regione
   *[other] { $areas } regioni
  }.
map-summary-watching = Mondo, epoca { $epoch }.
map-no-value = non vale ancora nulla
map-standing = armata attiva
map-flat = armata passata
map-seal-standing = { $player }, { $sign }, armata attiva
map-seal-flat = { $player }, { $sign }, armata passata
map-legend-standing = armata attiva, di questo turno
map-legend-flat = armata passata, di un turno precedente
map-legend-values = presenza, dominio, controllo
map-terrain-great-wall = Grande Muraglia
map-barren = terra desolata
map-manned = flotta con un’armata
map-armies = { $armies } armate
map-keys = Le frecce vanno di territorio in territorio. Le parentesi quadre scorrono i territori aperti per te. Spazio apre la scheda del territorio, Invio gioca l’azione proposta. Con Maiusc, V mostra i territori in tabella.
map-column-trait = Risorsa

## Keys

keys-letter-f = costruire un forte
keys-letter-b = ricomprare un’armata
keys-letter-y = via d’attacco
keys-letter-r = rinforzare
keys-letter-n = equipaggiare una flotta
keys-letter-o = ordine dei bersagli
keys-letter-e = le tue carte evento
keys-letter-d = giocare la carta con ciò che è indicato
keys-letter-a = aggiungere un passo al piano
keys-letter-t = lasciar proseguire le battaglie, di nuovo la cerimonia
keys-letter-v = la lente sui territori affollati; altrimenti, e con Maiusc, territori in tabella

## The almanac: cards and lands

almanac-empires-note = Sette per ogni epoca, chiamati in quest’ordine. Quelli che nessuno ha vengono saltati.
almanac-minors = Imperi minori
almanac-minors-kingdoms = Imperi minori e regni
almanac-minors-note = Arrivano con una carta evento, ognuno nella sua epoca, e contano nel tuo turno.
almanac-kingdoms = Regni
almanac-areas = Regioni
almanac-areas-note = Ciò che presenza, dominio e controllo portano in ogni epoca, con quali regioni confinano, e i loro territori.
almanac-no-area = nessun’altra regione
almanac-land-count = { $count ->
    [one] un territorio
   *[other] { $count } territori
  }
almanac-events-note = Tutti ne ricevono tre grandi e sette minori per tutta la partita e ne giocano al massimo due per turno.
almanac-lands-note = Le regioni, con ciò che presenza, dominio e controllo portano in ogni epoca, e i loro territori.
almanac-epoch = Epoca { $epoch }
almanac-greater = Grandi eventi
almanac-lesser = Eventi minori
almanac-order = { $order ->
    [1] Chiamato per primo
    [2] Chiamato per secondo
    [3] Chiamato per terzo
    [4] Chiamato per quarto
    [5] Chiamato per quinto
    [6] Chiamato per sesto
   *[other] Chiamato per ultimo
  }
almanac-strength = { $count ->
    [one] Forza 1: un’armata
   *[other] Forza { $count }: { $count } armate
  }
almanac-founds = Fonda
almanac-founds-capital = una capitale
almanac-founds-none = nessuna capitale
almanac-founds-city = una città
almanac-navigation = Navigazione
almanac-reached = lì e oltre: { $waters }
almanac-two-starts = Comincia nei due territori insieme, con una capitale in ciascuno.
almanac-copies = { $count ->
    [one] una carta
   *[other] { $count } carte
  }
almanac-terrain-clear = Terreno aperto
almanac-terrain-forest = Foresta
almanac-terrain-mountain = Montagne
almanac-terrain-wall = Grande Muraglia
almanac-resource = Risorsa
almanac-straits = Oltre uno stretto:

## Figures beside rules

figure-plain = senza carta
figure-win = vince
figure-tie = pareggio
figure-defeat = è respinta
figure-open = Terreno aperto
figure-rough = Terreno accidentato o stretto
figure-sea = Dal mare
figure-fort = Terreno aperto, forte
figure-fort-rough = Terreno accidentato, forte
figure-fort-sea = Dal mare, forte
figure-to-end = Fino in fondo, con un’armata
figure-areas = Presenza, dominio, controllo in ogni epoca
figure-oceans = I mari che ogni oceano apre
figure-markers = Gli otto segnalini
figure-disease = Probabilità che un’armata muoia

## The primer: the game in pictures

primer-aim-epochs = { $epochs ->
    [7] Sette epoche, sette imperi. Ognuno sorge, conquista per un solo turno e svanisce, ma le sue armate restano sulla mappa.
   *[other] { $epochs } epoche, { $epochs } imperi. Ognuno sorge, conquista per un solo turno e svanisce, ma le sue armate restano sulla mappa.
  }
primer-aim-score = Alla fine di ogni tuo turno fai punti per *ogni regione in cui hai armate*. Chi ha più punti dopo l’ultima epoca, segnalini di supremazia compresi, vince.
primer-choose-text = Peschi un impero e lo tieni, o lo passi a chi non ne ha. Pesca per primo chi ha meno punti.
primer-events = Gioca eventi
primer-events-text = Al massimo due carte, prima della prima armata. Le tue dieci devono bastare per tutta la partita.
primer-expand = Espanditi
primer-expand-text = Un’armata alla volta, in territori adiacenti e con le flotte oltre i mari. Quelli vuoti sono subito tuoi, gli altri ai dadi.
primer-build-text = Ogni due risorse danno un monumento. Armate e monete possono diventare forti.
primer-score = Fai punti
primer-score-text = Contano tutte le tue armate sulla mappa, anche quelle degli imperi passati.
primer-comfort = *La forza va e viene.* Chi è indietro pesca per primo e può passare un impero debole a chi è in testa.
primer-points = Che cosa dà punti
primer-points-text = Ogni regione ha un valore, che cambia con l’epoca. La presenza lo conta una volta, il dominio due, il controllo tre.
primer-presence-text = Hai un’armata lì. Una basta.
primer-dominance-text = { $lands ->
    [2] Due territori o più, e più di ogni altro giocatore.
   *[other] { $lands } territori o più, e più di ogni altro giocatore.
  }
primer-control = Controllo
primer-control-text = { $lands ->
    [3] Tre territori o più, e nessun altro ha armate lì.
   *[other] { $lands } territori o più, e nessun altro ha armate lì.
  }
primer-brings = { $points ->
    [one] Dà { $points } punto
   *[other] Dà { $points } punti
  }
primer-battle = Una battaglia
primer-battle-rolled = Hai tirato { $yours }, il difensore { $theirs }: il territorio è tuo.
primer-battle-dice = { $own ->
    [2] Tu tiri due dadi, il difensore uno. Conta il dado più alto.
   *[other] Tu tiri { $own } dadi, il difensore { $other }. Conta il dado più alto.
  }
primer-battle-ends = *Più alto:* il territorio è tuo. *Pari:* cadono entrambe le armate. *Più basso:* cade la tua. Una moneta ricompra un’armata persa.
primer-battle-defence = Montagne, foresta, Grande Muraglia o uno stretto danno due dadi a chi difende, uno sbarco tre. Un forte aggiunge { $bonus } e cade prima dell’armata.

## Learn

learn-turn = Un turno in sei righe
learn-turn-1 = Giochi carte evento
learn-turn-1-note = Al massimo due, prima della prima armata. Ciò che hai deve durare sette epoche.
learn-turn-2 = Un impero sorge
learn-turn-2-note = La tua carta dice dove, con quante armate e quali mari solcano le flotte.
learn-turn-3 = Si espande
learn-turn-3-note = Un’armata alla volta. Un territorio vuoto è semplicemente tuo, e le tue armate passate fanno largo.
learn-turn-4 = Combatte
learn-turn-4-note = Due dadi contro uno; conta il più alto. Terreno accidentato, mare e forti aiutano chi difende; le monete riportano le armate perse.
learn-turn-5 = Costruisce
learn-turn-5-note = Due risorse fanno un monumento, prima di tutto nella capitale.
learn-turn-6 = Fai punti
learn-turn-6-note = Una regione vale una volta per la presenza, due per il dominio, tre per il controllo; capitali, città e monumenti si aggiungono.

## Lessons

lesson-first-conquests = Le tue prime conquiste
lesson-first-conquests-pitch = { $minutes } minuti: { name-vedic-city-states.the } sorgono { name-upper-indus.in }.
lesson-first-conquests-aim = Di che cosa si tratta
lesson-first-conquests-aim-text = In ogni epoca guidi un altro impero. Sorge, conquista quello che può e fa punti; le sue armate restano sulla mappa e continuano a contare. Ogni regione rende in tre gradini, per esempio { $area }: { $presence } punti per un territorio, { $dominance } per almeno { $most } e più di chiunque altro, { $control } per almeno { $all } e nessun altro. Guidi { name-vedic-city-states.the }, sorte { name-upper-indus.in } con una capitale; tre delle tue armate sono già piazzate.
lesson-first-conquests-free = Occupa un territorio libero
lesson-first-conquests-free-text = Nessuno occupa { name-ganges-valley.the }. Un’armata ci va subito, senza dadi.
lesson-first-conquests-battle = Combatti una battaglia
lesson-first-conquests-battle-text = Un’armata nemica tiene una capitale { name-lower-indus.in }. Tiri due dadi, chi difende ne tira uno, e conta il più alto di ciascuno; in caso di pareggio cadono entrambe le armate. La tua probabilità di vincere: { $win }.
lesson-first-conquests-mountains = Tra le montagne
lesson-first-conquests-mountains-text = La capitale che hai preso è diventata una città e dà punti a te. Le montagne proteggono { name-western-ghats.the }: lì chi difende tira due dadi. La tua probabilità: { $win }.
lesson-first-conquests-stop = Termina l’espansione
lesson-first-conquests-stop-text = { $armies ->
    [0] Tutte le tue armate sono piazzate.
    [one] Resta un’armata, e puoi continuare. Quella che non usi va persa.
   *[other] Restano { $armies } armate, e puoi continuare. Quelle che non usi vanno perse.
  }
lesson-first-conquests-build = Costruisci un monumento
lesson-first-conquests-build-text = Le tue armate tengono due risorse, { name-upper-indus.in } e { name-eastern-ghats.in }. Per ogni due puoi costruire un monumento: prima dove c’è una capitale. Vale { $monument } ogni volta. Poi si contano i punti del turno: regioni, una capitale { $capital }, una città { $city }.
lesson-first-conquests-done = Questo era il tuo primo impero.
lesson-first-conquests-done-text = Ogni turno è così: sorgere, espandersi, costruire, fare punti. Ciò che lasci sulla mappa conta di nuovo quando fa punti il tuo prossimo impero.
lesson-forts-and-coins = Forti e monete
lesson-forts-and-coins-pitch = { $minutes } minuti: come cade un forte, e che cosa compra una moneta.
lesson-forts-and-coins-walls = Guarda il forte
lesson-forts-and-coins-walls-text = Guidi { name-romans.the }, e un forte sbarra la strada { name-northern-apennines.in }. Aggiunge 1 al dado di chi difende e deve cadere prima dell’armata.
lesson-forts-and-coins-attack = Attacca il forte
lesson-forts-and-coins-attack-text = Se vinci, il forte sparisce e la stessa armata deve subito continuare. La tua probabilità di prendere il territorio con questa sola armata: { $win }.
lesson-forts-and-coins-buy = Ricompra l’armata
lesson-forts-and-coins-buy-text = Il forte è caduto, e poi la tua armata. Le carte evento ti hanno dato monete: una ricompra un’armata persa. Le monete valgono solo in questo turno.
lesson-forts-and-coins-again = Attacca ancora
lesson-forts-and-coins-again-text = Senza il forte l’armata tira un semplice dado. Ora la tua probabilità è { $win }.
lesson-forts-and-coins-coin = Compra un forte
lesson-forts-and-coins-coin-text = Il territorio è tuo; la città è stata saccheggiata e non c’è più. L’altra moneta vi compra un forte tuo.
lesson-forts-and-coins-army = Trasforma un’armata in un forte
lesson-forts-and-coins-army-text = Anche un’armata del contingente può diventare un forte, dove c’è una tua armata attiva. Non torna più armata.
lesson-forts-and-coins-stop = Termina l’espansione
lesson-forts-and-coins-stop-text = I tuoi territori sono più sicuri. I forti non danno punti, ma chi arriva deve prima abbatterli.
lesson-forts-and-coins-done = Sai quanto valgono le mura.
lesson-forts-and-coins-done-text = Un pareggio contro un forte costa l’armata e il forte. Spendi le monete dove un’armata persa serve di più, e costruisci forti dove vuoi restare.
lesson-event-cards = Carte evento
lesson-event-cards-pitch = { $minutes } minuti: dieci carte per sette epoche, due adesso.
lesson-event-cards-hand = Guarda la tua mano
lesson-event-cards-hand-text = Tre grandi eventi e sette minori sono tutto ciò che ricevi nella partita. Prima della prima armata puoi giocarne due, di nome diverso. Alcuni valgono solo in certe epoche.
lesson-event-cards-leader = Gioca un grande evento
lesson-event-cards-leader-text = { name-leader } fa attaccare il tuo impero con tre dadi in questo turno, finché tutti e tre mostrano la stessa faccia.
lesson-event-cards-treachery = Gioca un evento minore
lesson-event-cards-treachery-text = { name-treachery } chiede un bersaglio. C’è una capitale dietro un forte { name-lower-tigris.in }: indica quel territorio, e aprirà le porte al tuo impero.
lesson-event-cards-rise = Fai sorgere il tuo impero
lesson-event-cards-rise-text = Due carte sono giocate, quindi prosegui: { name-babylonia.the } sorge { name-middle-tigris.in }. Da lì in poi, in questo turno non si giocano carte evento.
lesson-event-cards-betray = Passa dalla porta
lesson-event-cards-betray-text = Il territorio indicato cade senza dadi, forte e armata insieme. La sua capitale diventa città.
lesson-event-cards-battle = Tre dadi
lesson-event-cards-battle-text = Le montagne danno due dadi a chi difende { name-zagros.in }, ma { name-leader } ne dà tre a te. La tua probabilità: { $win }.
lesson-event-cards-free = Piazza l’ultima armata
lesson-event-cards-free-text = Un altro territorio { name-middle-east.in } non costa nulla: { name-upper-tigris.the } è vuoto.
lesson-event-cards-stop = Termina l’espansione
lesson-event-cards-stop-text = Le carte giocate escono dalla partita. Le altre otto aspettano un turno migliore.
lesson-event-cards-done = Due carte ben spese.
lesson-event-cards-done-text = Le carte forti vanno con imperi forti, e un impero minore o un regno solo con la sua epoca. Le carte che restano dopo l’ultima epoca non valgono nulla.
lesson-keep-or-pass = Tenere o passare
lesson-keep-or-pass-pitch = { $minutes } minuti: una carta che hai visto solo tu.
lesson-keep-or-pass-order = Chi pesca quando
lesson-keep-or-pass-order-text = All’inizio di ogni epoca ogni giocatore pesca una carta impero, a partire dal punteggio più basso. Qualcuno ha pescato prima di te e ha tenuto la carta; tu vieni dopo.
lesson-keep-or-pass-card = Guarda la carta
lesson-keep-or-pass-card-text = Hai pescato { name-celts.the }: forza { $strength }, nessuna capitale, nessuna flotta. Ma in questa epoca sono chiamati per primi, così ciò che hai dà punti prima che qualcuno lo prenda.
lesson-keep-or-pass-pass = Chi potrebbe riceverla
lesson-keep-or-pass-pass-text = Potresti passare la carta, coperta, a chi non ne ha ancora. Un impero debole frena chi è in testa; ma poi prendi ciò che resta, senza sapere che cosa sia.
lesson-keep-or-pass-keep = Tieni la carta
lesson-keep-or-pass-keep-text = Tutti vedono che la tieni, nessuno vede quale impero sia, finché non è chiamato.
lesson-keep-or-pass-rise = Comincia il turno
lesson-keep-or-pass-rise-text = L’ultimo giocatore non aveva scelta, e il primo impero è chiamato: il tuo. Qui non hai carte evento, quindi fai sorgere { name-celts.the }.
lesson-keep-or-pass-done = Hai il tuo impero.
lesson-keep-or-pass-done-text = Alla fine dell’epoca chi è in testa da solo pesca un segnalino di supremazia, con punti che nessuno vede prima della fine. Poi chi ha meno punti pesca di nuovo per primo.

## What lessons say in numbers, and the page before a first game

reason-pays = { $name }: { $presence } per un territorio, { $dominance } per almeno { $most } e più di chiunque altro, { $control } per almeno { $all } e nessun altro.
reason-area = Con { $land } raggiungi { $degree ->
    [presence] la presenza
    [dominance] il dominio
   *[control] il controllo
  }: da { $from } a { $to }.
reason-buildings = Ciò che c’è lì vale { $points ->
    [one] un punto
   *[other] { $points } punti
  }.
reason-monument = Completa una coppia di risorse: un monumento, { $points ->
    [one] un punto
   *[other] { $points } punti
  }.
reason-odds = Vittoria { $win }, cadono entrambe le armate { $tie }, attacco respinto { $defeat }.
reason-free = Non servono dadi.
aim-empires = In ogni epoca guidi un altro impero. Lo peschi, e lo tieni o lo passi. Sorge con armate fresche, conquista quello che può e fa punti. Le sue armate restano sulla mappa e contano di nuovo quando fa punti il tuo prossimo impero.

## Regions and lands of this edition only

name-africa = Africa subsahariana
    .the = l’Africa subsahariana
    .in = nell’Africa subsahariana
name-western-anatolia = Anatolia occidentale
    .the = l’Anatolia occidentale
    .in = nell’Anatolia occidentale
name-eastern-anatolia = Anatolia orientale
    .the = l’Anatolia orientale
    .in = nell’Anatolia orientale
name-upper-tigris = Alto Tigri
    .the = l’Alto Tigri
    .in = sull’Alto Tigri
name-middle-tigris = Medio Tigri
    .the = il Medio Tigri
    .in = sul Medio Tigri
name-lower-tigris = Basso Tigri
    .the = il Basso Tigri
    .in = sul Basso Tigri
name-persian-salt-desert = Deserto salato persiano
    .the = il Deserto salato persiano
    .in = nel Deserto salato persiano
name-palestine = Palestina
    .the = la Palestina
    .in = in Palestina
name-arabian-peninsula = Penisola arabica
    .the = la Penisola arabica
    .in = nella Penisola arabica
name-nile-delta = Delta del Nilo
    .the = il Delta del Nilo
    .in = nel Delta del Nilo
name-upper-nile = Alto Nilo
    .the = l’Alto Nilo
    .in = sull’Alto Nilo
name-central-africa = Africa centrale
    .the = l’Africa centrale
    .in = nell’Africa centrale
name-congo-basin = Bacino del Congo
    .the = il Bacino del Congo
    .in = nel Bacino del Congo
name-abyssinia = Abissinia
    .the = l’Abissinia
    .in = in Abissinia
name-east-africa = Africa orientale
    .the = l’Africa orientale
    .in = nell’Africa orientale
name-madagascar = Madagascar
    .the = il Madagascar
    .in = in Madagascar
name-manchurian-plain = Pianura manciuriana
    .the = la Pianura manciuriana
    .in = nella Pianura manciuriana
name-great-plain-of-china = Grande Pianura cinese
    .the = la Grande Pianura cinese
    .in = nella Grande Pianura cinese
name-yangtze-kiang = Yangtze Kiang
    .the = lo Yangtze Kiang
    .in = sullo Yangtze Kiang
name-chekiang = Chekiang
    .the = il Chekiang
    .in = nel Chekiang
name-szechuan = Szechuan
    .the = il Szechuan
    .in = nel Szechuan
name-si-kyang = Si-Kyang
    .the = il Si-Kyang
    .in = sul Si-Kyang
name-upper-indus = Alto Indo
    .the = l’Alto Indo
    .in = sull’Alto Indo
name-lower-indus = Basso Indo
    .the = il Basso Indo
    .in = sul Basso Indo
name-western-deccan = Deccan occidentale
    .the = il Deccan occidentale
    .in = nel Deccan occidentale
name-eastern-deccan = Deccan orientale
    .the = il Deccan orientale
    .in = nel Deccan orientale
name-western-ghats = Ghati occidentali
    .the = i Ghati occidentali
    .in = sui Ghati occidentali
name-eastern-ghats = Ghati orientali
    .the = i Ghati orientali
    .in = sui Ghati orientali
name-ceylon = Ceylon
    .the = Ceylon
    .in = a Ceylon
name-southern-iberia = Iberia meridionale
    .the = l’Iberia meridionale
    .in = nell’Iberia meridionale
name-central-massif = Massiccio centrale
    .the = il Massiccio centrale
    .in = sul Massiccio centrale
name-northern-apennines = Appennini settentrionali
    .the = gli Appennini settentrionali
    .in = sugli Appennini settentrionali
name-southern-apennines = Appennini meridionali
    .the = gli Appennini meridionali
    .in = sugli Appennini meridionali
name-dalmatia = Dalmazia
    .the = la Dalmazia
    .in = in Dalmazia
name-morea = Morea
    .the = la Morea
    .in = in Morea
name-ireland = Irlanda
    .the = l’Irlanda
    .in = in Irlanda
name-highlands = Highlands
    .the = le Highlands
    .in = nelle Highlands
name-albion = Albione
    .the = Albione
    .in = in Albione
name-western-gaul = Gallia occidentale
    .the = la Gallia occidentale
    .in = nella Gallia occidentale
name-northern-gaul = Gallia settentrionale
    .the = la Gallia settentrionale
    .in = nella Gallia settentrionale
name-lower-rhine = Basso Reno
    .the = il Basso Reno
    .in = sul Basso Reno
name-baltic-seaboard = Costa del Baltico
    .the = la Costa del Baltico
    .in = sulla Costa del Baltico
name-central-europe = Europa centrale
    .the = l’Europa centrale
    .in = nell’Europa centrale
name-dnieper = Dnepr
    .the = il Dnepr
    .in = sul Dnepr
name-north-european-plain = Pianura nordeuropea
    .the = la Pianura nordeuropea
    .in = nella Pianura nordeuropea
name-western-steppe = Steppa occidentale
    .the = la Steppa occidentale
    .in = nella Steppa occidentale
name-great-lakes = Grandi Laghi
    .the = i Grandi Laghi
    .in = presso i Grandi Laghi
name-deep-south = Profondo Sud
    .the = il Profondo Sud
    .in = nel Profondo Sud
name-central-america = America centrale
    .the = l’America centrale
    .in = nell’America centrale
name-west-indies = Indie Occidentali
    .the = le Indie Occidentali
    .in = nelle Indie Occidentali
name-guiana-highlands = Altopiano della Guiana
    .the = l’Altopiano della Guiana
    .in = sull’Altopiano della Guiana
name-patagonia = Patagonia
    .the = la Patagonia
    .in = in Patagonia
name-korean-peninsula = Penisola coreana
    .the = la Penisola coreana
    .in = nella Penisola coreana
name-hokkaido = Hokkaido
    .the = Hokkaido
    .in = a Hokkaido

## Seas and oceans of this edition only

name-north-atlantic = Nord Atlantico
    .the = il Nord Atlantico
    .in = nel Nord Atlantico
name-eastern-pacific = Pacifico orientale
    .the = il Pacifico orientale
    .in = nel Pacifico orientale
name-western-pacific = Pacifico occidentale
    .the = il Pacifico occidentale
    .in = nel Pacifico occidentale
name-western-mediterranean = Mediterraneo occidentale
    .the = il Mediterraneo occidentale
    .in = nel Mediterraneo occidentale
name-eastern-mediterranean = Mediterraneo orientale
    .the = il Mediterraneo orientale
    .in = nel Mediterraneo orientale
name-black-sea = Mar Nero
    .the = il Mar Nero
    .in = nel Mar Nero
name-red-sea = Mar Rosso
    .the = il Mar Rosso
    .in = nel Mar Rosso

## Barren lands of this edition only

name-sahara-desert = Deserto del Sahara
    .the = il Deserto del Sahara
    .in = nel Deserto del Sahara
name-syrian-desert = Deserto siriano
    .the = il Deserto siriano
    .in = nel Deserto siriano
name-plateau-of-tibet = Altopiano del Tibet
    .the = l’Altopiano del Tibet
    .in = sull’Altopiano del Tibet
name-the-outback = Outback
    .the = l’Outback
    .in = nell’Outback

## Empires of this edition only

name-indus-valley = Valle dell’Indo
    .the = la Valle dell’Indo
name-babylonia = Babilonia
    .the = la Babilonia
name-aryans = Arii
    .the = gli Arii
name-chou-dynasty = Dinastia Chou
    .the = la Dinastia Chou
name-vedic-city-states = Città-Stato vediche
    .the = le Città-Stato vediche
name-greek-city-states = Città-Stato greche
    .the = le Città-Stato greche
name-carthaginia = Cartagine
    .the = Cartagine
name-hsiung-nu = Hsiung-Nu
    .the = gli Hsiung-Nu
name-tang-dynasty = Dinastia Tang
    .the = la Dinastia Tang
name-chola = Chola
    .the = i Chola
name-sung-dynasty = Dinastia Sung
    .the = la Dinastia Sung
name-seljuk-turks = Turchi selgiuchidi
    .the = i Turchi selgiuchidi
name-timurid-emirates = Emirati timuridi
    .the = gli Emirati timuridi
name-ottoman-turks = Turchi ottomani
    .the = i Turchi ottomani
name-manchu-dynasty = Dinastia Manciù
    .the = la Dinastia Manciù
name-britain = Gran Bretagna
    .the = la Gran Bretagna

## Kingdoms of this edition only

name-canaanites = Cananei
    .the = i Cananei
name-etruscans = Etruschi
    .the = gli Etruschi
name-tiahuanaco = Tiahuanaco
    .the = Tiahuanaco
name-thai = Thai
    .the = i Thai
name-zimbabwe = Zimbabwe
    .the = lo Zimbabwe

## Event cards

name-leader = Comandante
name-weaponry = Armamenti
name-reallocation = Riallocazione
name-minor-hittites = Impero minore: { name-hittites }
name-minor-phoenicia = Impero minore: { name-phoenicia }
name-minor-mayans = Impero minore: { name-mayans }
name-minor-anglo-saxons = Impero minore: { name-anglo-saxons }
name-minor-fujiwara = Impero minore: { name-fujiwara }
name-minor-safavids = Impero minore: { name-safavids }
name-minor-japan = Impero minore: { name-japan }
name-astronomy = Astronomia
name-black-death = Morte nera
name-civil-service = Servizio civile
name-civil-war = Guerra civile
name-elite-troops = Truppe d’élite
name-expert-troops-forests = Truppe esperte nelle foreste
name-expert-troops-mountains = Truppe esperte in montagna
name-expert-troops-straits = Truppe esperte negli stretti
name-famine = Carestia
name-jewish-revolt = Rivolta ebraica
name-jihad = Jihad
name-kingdom-canaanites = Regno: { name-canaanites }
name-kingdom-etruscans = Regno: { name-etruscans }
name-kingdom-kush = Regno: { name-kush }
name-kingdom-tiahuanaco = Regno: { name-tiahuanaco }
name-kingdom-mali = Regno: { name-mali }
name-kingdom-thai = Regno: { name-thai }
name-kingdom-zimbabwe = Regno: { name-zimbabwe }
name-migrants-africa = Migrazione in Africa
name-migrants-australia = Migrazione in Australia
name-migrants-north-america = Migrazione in Nordamerica
name-naval-power = Potere navale
name-pestilence = Pestilenza
name-plague = Epidemia
name-population-explosion = Esplosione della popolazione
name-siegecraft = Assedio

## Card texts, in our own words

text-leader = In questo turno il tuo impero attacca con tre dadi, finché tutti e tre mostrano la stessa faccia. Quel tiro vale ancora.
text-weaponry = In questo turno ogni attacco del tuo impero vale 1 in più.
text-reallocation = Prima della prima armata puoi ritirare quante tue flotte vuoi e ottieni una moneta per ciascuna. L’impero deve avere navigazione, o prima va giocata { name-astronomy }.
text-minor-hittites = Questo piccolo impero sorge prima del tuo, si espande e può trasformare armate in forti. Non spende monete, non costruisce monumenti e nessun’altra carta del turno lo tocca. I suoi territori danno punti con tutti gli altri.
text-minor-phoenicia = { text-minor-hittites }
text-minor-mayans = { text-minor-hittites }
text-minor-anglo-saxons = { text-minor-hittites }
text-minor-fujiwara = { text-minor-hittites }
text-minor-safavids = { text-minor-hittites }
text-minor-japan = { text-minor-hittites }
text-allies = Due monete alleate. Un’armata ricomprata con una di esse può entrare solo in un territorio vuoto.
text-astronomy = Il tuo impero ottiene anche una flotta in ogni mare, ma in nessun altro oceano.
text-barbarians = Scegli una terra desolata con armate nemiche accanto. Attaccale una dopo l’altra, due dadi contro uno; un forte aggiunge 1. In ogni territorio vinto resta una tua armata. Finisce al primo attacco fallito, o quando accanto non ci sono più nemici.
text-black-death = Scegli due regioni adiacenti. Ogni armata che vi si trova, anche le tue, tira un dado: con un 1 è persa, e il suo forte con lei. Capitali, città e monumenti restano.
text-civil-service = Una moneta, un’altra se il tuo impero ha una capitale e un’altra se ha navigazione.
text-civil-war = Scegli tre territori di un impero nemico, o tutti se ne ha di meno. In ciascuno, nel tuo ordine, si solleva un’armata: due dadi contro uno, e solo un forte aiuta chi difende. Ciò che vinci è tuo.
text-crusade = Tre crociati partono: la loro flotta è { name-eastern-mediterranean.in }. Si espandono come un impero, con due dadi e +1; sbarcando affrontano tre dadi. Quando occupano { name-palestine.the }, vi sorgono una città e un forte.
text-disaster = Scegli uno o due territori con un monumento. Il monumento va perso, e così una città e un forte; una capitale diventa città. Le armate restano.
text-elite-troops = In questo turno il tuo impero vince i pareggi, finché non perde un’armata in battaglia.
text-engineering = Solo per un impero con capitale: due forti gratuiti durante l’espansione.
text-expert-troops-forests = In questo turno le foreste non danno il secondo dado contro il tuo impero.
text-expert-troops-mountains = In questo turno le montagne non danno il secondo dado contro il tuo impero. La Grande Muraglia sì.
text-expert-troops-straits = In questo turno attraversare uno stretto non dà il secondo dado contro il tuo impero.
text-famine = Scegli una regione. Ogni armata che vi si trova, anche le tue, tira un dado: con un 1 è persa, e il suo forte con lei.
text-jewish-revolt = Una tua armata si solleva { name-palestine.in }: tre dadi contro uno, e solo un forte aiuta chi difende. Se il territorio è vuoto, entra e basta. Non si gioca se vi si trova già una tua armata.
text-jihad = Il tuo impero attacca con tre dadi e vince i pareggi finché non perde un’armata in battaglia. Poi attacca con due e vince ancora i pareggi, finché non ne perde una seconda. Ricomprare non cancella la perdita.
text-kingdom-canaanites = Compaiono { name-palestine.in } una tua armata e una città. Un’armata e un forte che c’erano vengono tolti, senza dadi; un monumento resta. Se il territorio era tuo, la sua capitale resta al posto della città.
text-kingdom-etruscans = Compaiono { name-northern-apennines.in } una tua armata e una città. Un’armata e un forte che c’erano vengono tolti, senza dadi; un monumento resta. Se il territorio era tuo, la sua capitale resta al posto della città.
text-kingdom-kush = Compaiono { name-upper-nile.in } una tua armata e una città. Un’armata e un forte che c’erano vengono tolti, senza dadi; un monumento resta. Se il territorio era tuo, la sua capitale resta al posto della città.
text-kingdom-tiahuanaco = Compaiono { name-southern-andes.in } una tua armata e una città. Un’armata e un forte che c’erano vengono tolti, senza dadi; un monumento resta. Se il territorio era tuo, la sua capitale resta al posto della città.
text-kingdom-mali = Compaiono { name-gold-coast.in } una tua armata e una città. Un’armata e un forte che c’erano vengono tolti, senza dadi; un monumento resta. Se il territorio era tuo, la sua capitale resta al posto della città.
text-kingdom-thai = Compaiono { name-malay-peninsula.in } una tua armata e una città. Un’armata e un forte che c’erano vengono tolti, senza dadi; un monumento resta. Se il territorio era tuo, la sua capitale resta al posto della città.
text-kingdom-zimbabwe = Compaiono { name-east-africa.in } una tua armata e una città. Un’armata e un forte che c’erano vengono tolti, senza dadi; un monumento resta. Se il territorio era tuo, la sua capitale resta al posto della città.
text-migrants-africa = Due tue armate si stabiliscono in due territori vuoti { name-africa.in }, o una se ce n’è uno solo.
text-migrants-australia = Due tue armate si stabiliscono in due territori vuoti { name-australasia.in }, o una se ce n’è uno solo.
text-migrants-north-america = Due tue armate si stabiliscono in due territori vuoti { name-north-america.in }, o una se ce n’è uno solo.
text-naval-power = In questo turno chi difende tira due dadi invece di tre quando il tuo impero attacca con una flotta.
text-pestilence = Scegli un territorio. La sua armata tira tre dadi, poi ogni armata in un territorio adiacente, anche oltre uno stretto, ne tira due. Con un 1 qualsiasi l’armata è persa, e il suo forte con lei. Tirano anche le tue.
text-plague = Scegli un territorio con un’armata: tira quattro dadi, e un 1 qualsiasi porta via l’armata e il suo forte. Poi devi indicare un’armata adiacente via terra, che tira tre dadi, e così via finché una sopravvive o accanto non ce n’è più.
text-population-explosion = Due monete.
text-siegecraft = In questo turno il tuo impero aggiunge 1 contro un territorio con forte, città o capitale, una volta in tutto. Vincere contro un forte toglie forte e armata insieme.
text-treachery = Indica un territorio nemico. Se il tuo impero lo attacca in questo turno, armata e forte cedono senza dadi.

## Epochs

epoch-span-1 = 3000 a.C. – 1400 a.C.
epoch-span-2 = 1400 a.C. – 450 a.C.
epoch-span-3 = 450 a.C. – 300 d.C.
epoch-span-4 = 300 – 800 d.C.
epoch-span-5 = 800 – 1300 d.C.
epoch-span-6 = 1300 – 1600 d.C.
epoch-span-7 = 1600 – 1914 d.C.
