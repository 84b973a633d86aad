# History of the World of 2018: decisions, chronicle, cards, refusals, lessons.

## Small words

era = Epoca { $epoch }
sign-resource = risorsa
sign-mountain = montagne
sign-forest = foresta
sign-marauder = predoni
degree-supremacy = supremazia
region-no-token = senza segnalino
headline-selection = Selezione
headline-armies = { $left } armate su { $armies }

## Phases, as the prompt names them

phase-selection = Selezione
phase-give = Selezione
phase-begin = Ascesa
phase-invade = Invasione
phase-build = Monumenti
phase-reroll = Battaglia
phase-siege = Assedio
phase-reduce = Conquista
phase-shift = Punti
phase-plague = Peste
todo-selection = Tieni una carta e passa il resto
todo-give = Tieni l’impero o dallo via
todo-begin = Insedia il tuo impero
todo-invade = Scegli un territorio da invadere
todo-build = Costruisci, poi termina il turno
todo-reroll = Rilancia un dado, o tieni
todo-siege = Insisti con l’assedio o ritirati
todo-reduce = Risparmia ciò che c’è, o riducilo
todo-shift = Vai avanti o indietro sul segnapunti
todo-plague = Scegli l’armata che la peste porta via

## Tags on the map

tag-open = aperto
tag-defended = difeso
tag-city = città
tag-win = attira
tag-lose = perdi

## Rows of lands

row-empty = vuoto
row-by = attraverso { $way }

## Timeline

timeline-selection = Selezione
timeline-then = { $empires } imperi, poi i punti
timeline-gone = { $empire }, passato
timeline-unheld = { $empire }, con nessuno
timeline-sealed = { $empire }, ancora coperto
timeline-seals = coperti
timeline-seals-spoken = { $count ->
    [one] { $names } ha un impero ancora coperto.
   *[other] { $names } hanno un impero ciascuno, ancora coperto.
  }
timeline-theirs = { $empire }, coperto, con { $who }

## The selection

draft-title = Selezione
draft-question = Chi sarai, { $span }?
draft-question-events = Che cosa ti aiuterà, { $span }?
draft-cards = Carte fra cui scegliere
draft-down = Eventi: dal primo all’ultimo
draft-up = Imperi: dall’ultimo al primo
draft-chooses-both = sceglie dai due mazzetti
draft-chooses = { $pile ->
    [events] sceglie un evento
   *[empires] sceglie un impero
  }
draft-kept-empire = ha già un impero
draft-later = sceglie dopo
draft-draws = { $pile ->
    [events] pesca un evento
   *[empires] pesca un impero
  }
draft-drew = ha pescato
draft-draws-later = pesca dopo
draft-kept-event = ha già un evento
decide-open = I due mazzetti sono tuoi. Quale apri per primo?
decide-open-facts = Vedi solo il mazzetto che apri; l’altro si apre quando hai scelto.
action-open = { $pile ->
    [events] Apri gli eventi
   *[empires] Apri gli imperi
  }
decide-keep-empire = Tieni un impero.
decide-keep-event = Tieni un evento.
decide-keep-facts = { $left ->
    [one] L’altra carta passa a { $to }. Nessuno vede che cosa tieni finché non si gioca.
   *[other] Le altre { $left } carte passano a { $to }. Nessuno vede che cosa tieni finché non si gioca.
  }
decide-keep-last = Nessuno vede che cosa tieni finché non si gioca.
action-keep = Tieni { $card }
decide-give = Peschi { $card }. Tieni la carta o la dai via?
decide-give-on = Peschi { $card }, ma hai già una carta. A chi va?
decide-give-facts = { $pile ->
    [events] Ognuno riceve un evento da questo mazzetto; gli altri vedono solo chi dà a chi.
   *[empires] Ognuno riceve un impero da questo mazzetto; gli altri vedono solo chi dà a chi.
  }
action-give = Dalla a { $name }
compare-order = Turno
compare-armies = Armate
compare-marker = Porta
compare-markers = Flotte, carovane
compare-effect = Effetto
tokens-title = Dove ci sono punti
tokens-era = Segnalini dell’epoca { $epoch }
tokens-text = Presenza, dominio, supremazia.
tokens-more = vale più che nell’epoca { $epoch }.
tokens-up = vale più di prima

## Cards

card-eyebrow-event = Evento · { $epoch }
card-eyebrow-kingdom = Regno · { $epoch }
card-kingdom = { $marker ->
    [capital] { $armies ->
        [one] Prima del tuo impero sorge { $where } un’armata con una capitale.
       *[other] Prima del tuo impero sorgono { $where } { $armies } armate con una capitale.
      }
    [city] { $armies ->
        [one] Prima del tuo impero sorge { $where } un’armata con una città.
       *[other] Prima del tuo impero sorgono { $where } { $armies } armate con una città.
      }
   *[marauder] { $armies ->
        [one] Prima del tuo impero sorge { $where } un’armata.
       *[other] Prima del tuo impero sorgono { $where } { $armies } armate.
      }
  }
card-time-kingdom = Prima del tuo impero, solo nella sua epoca
card-time-roll = Fra le invasioni; si usa prima di un tiro
card-time-build = Prima della fine del turno
card-time-invade = Durante le invasioni
card-time-turn = In qualsiasi momento del tuo turno
card-time-between = Fra le invasioni
card-marker-capital = Capitale { $where }
card-marker-city = Città { $where }
card-marker-marauder = Predoni { $where }
card-plays = Turno { $order } di { $orders }
card-armies = { $armies ->
    [one] un’armata
   *[other] { $armies } armate
  }
card-no-effect = Nessun effetto proprio.
card-short = { $effect ->
    [attack_bonus] +{ $count } in ogni battaglia
    [add_caravans] { $count ->
        [one] { $count } carovana
       *[other] { $count } carovane
      }
    [disaster] indebolisce un avversario
    [free_forts] { $count ->
        [one] un forte gratuito
       *[other] { $count } forti gratuiti
      }
    [extra_armies] { $count ->
        [one] un’armata in più
       *[other] { $count } armate in più
      }
    [with_capital] { $count ->
        [one] un’armata, con capitale
       *[other] { $count } armate, con capitale
      }
    [reroll] rilancia un dado a battaglia
    [sea] { $count ->
        [one] una flotta in un mare
       *[other] flotte in { $count } mari
      }
    [ocean] { $count ->
        [one] una flotta in un oceano
       *[other] flotte in { $count } oceani
      }
    [diplomacy] converte un’armata vicina
    [barbarians] elimina un’armata di confine
    [siege_tokens] { $count ->
        [one] un segnalino assedio
       *[other] { $count } segnalini assedio
      }
    [extra_die] { $count ->
        [one] un dado in più una volta
       *[other] un dado in più { $count } volte
      }
    [auto_win] vince senza dadi
    [extra_monument] un monumento in più
    [plague] gli altri perdono un’armata
    [ignore_forts] i forti non difendono
    [region_attack_bonus] +{ $count } { $where }
    [revolution] { $count ->
        [one] converte un’armata
       *[other] converte { $count } armate
      }
    [region_link] unisce una regione
    [kingdom] { $count ->
        [one] un’armata { $where }
       *[other] { $count } armate { $where }
      }
   *[other] { $text }
  }
card-likely = Punti probabili
why-not = Perché no?
hand-empty = Nessuna carta in mano.
hand-empire = Il tuo impero, ancora coperto: { $empire }.

## The empire in the dock

empire-leader = { $leader } · { $where }
empire-from = partenza { $where }
empire-then = poi { $empire }
empire-sealed = Tuo, ancora coperto
empire-left = ne restano { $armies }
empire-brings = ne porta { $armies }
empire-resources = { $held ->
    [one] una risorsa
   *[other] { $held } risorse
  }
empire-resources-of = { $held } di { $due }
empire-resources-title = { $each ->
    [1] Ogni risorsa di un’armata attiva fa un monumento.
   *[other] Ogni due risorse delle armate attive fanno un monumento.
  }
score-begins = All’inizio si è tirato a sorte: un punteggio è partito da 1, il seguente da 2, fino a { $players }.
empire-in-force = In vigore: { $cards }

## The turn

decide-other = Decidi.
decide-begin = Insedia { $empire }.
decide-begin-cards = Insediare { $empire }, o giocare prima una carta?
decide-begin-facts = { $marker ->
    [capital] Sorgono { $where } { $armies } armate e una capitale. Ciò che c’è lì viene tolto.
    [city] Sorgono { $where } { $armies } armate e una città. Ciò che c’è lì viene tolto.
   *[marauder] Sorgono { $where } { $armies } armate di predoni. Ciò che c’è lì viene tolto.
  }
action-establish = Insedia { $empire }
action-kingdom = Prima { $card }
prospect-more = da +{ $low } a +{ $high }
action-events = Gioca una carta
action-effect = Usa { $effect }
decide-invade = Scegli un territorio da invadere.
decide-invade-kingdom = Scegli un territorio da invadere con { $kingdom }.
decide-invade-none = Nessun territorio è a portata. E ora?
decide-invade-spent = Sulla carta non restano armate. Terminare le invasioni?
decide-invade-facts = { $lands ->
    [one] Un territorio è aperto.
   *[other] { $lands } territori sono aperti: { $empty ->
        [one] uno vuoto
       *[other] { $empty } vuoti
      }{ $own ->
        [0] {""}
        [one] , uno tuo
       *[other] , { $own } tuoi
      }{ $defended ->
        [0] {""}
        [one] , uno difeso
       *[other] , { $defended } difesi
      }.
  }
decide-invade-left = { $armies ->
    [0] Forti, carte ed effetti si possono ancora usare.
    [one] Sulla carta resta un’armata.
   *[other] Sulla carta restano { $armies } armate.
  }
action-ways = Scegli fra { $count } vie
action-fortify = Fortifica
action-fortify-land = Fortifica { $land }
action-end-invasion = Termina invasione
mode-ways = Come invadi { $land }?
mode-ways-facts = La probabilità è quella di vincere il primo tiro.
way-land = Via terra
way-by = Attraverso { $way }
way-extra = { $extra ->
    [one] { $way }, con un dado in più
   *[other] { $way }, con { $extra } dadi in più
  }
way-certain = { $way }, vinta senza dadi: usa { $card }
mode-sure = { $armies ->
    [one] Terminare le invasioni con un’armata non usata?
   *[other] Terminare le invasioni con { $armies } armate non usate?
  }
mode-sure-facts = Le armate sulla carta tornano nella tua riserva.
idle-end-invasion = Non si poteva fare altro: le tue invasioni sono finite.
idle-end-kingdom = Non restava nulla da fare: il turno del regno è finito.
idle-end-turn = Non restava nulla da fare: il tuo turno è finito.
idle-hold = Rilanciare un dado non cambierebbe questa battaglia: i tuoi restano.
mode-unused = Lasceresti senza uso { $cards }.
mode-unused-last = È il tuo ultimo turno: dopo, le carte in mano non danno nulla.
mode-unused-invasion = È il tuo ultimo turno, e dopo le invasioni queste carte non aiutano più.
mode-unused-kingdom = Un regno che non si gioca ora torna nella scatola.
action-sure-unused = { $count ->
    [one] Prosegui senza questa carta
   *[other] Prosegui senza queste carte
  }
does-you = tu { $points }
does-other = { $who } { $points }
does-nothing = nessun punto cambia
does-guard = { $stake ->
    [0] un attacco vince { $with } invece di { $without }
   *[other] un attacco vince { $with } invece di { $without }; in gioco { $stake }
  }
does-open = apre { $lands }
does-open-none = non apre nuovi territori
action-sure = Termina le invasioni
action-go-on = Continua
mode-fortify = Quale territorio fortifichi?
mode-fortify-facts = Un’armata della carta per ogni forte.
mode-effect-fort = Dove sta il forte gratuito?
mode-effect-city = Dove fondi la città?
mode-effect-win = Quale territorio attiri a te?
action-effect-fort = Fortifica { $land }
action-effect-city = Fonda una città { $land }
action-effect-win = Attira { $land }
mode-cards = Quale carta giochi?
mode-cards-facts = Una carta giocata la vedono tutti.
mode-event = Giocare { $card }?
mode-kingdom-facts = Il regno fa le sue invasioni; poi sorge il tuo impero.
mode-event-land = Scegli un territorio per { $card }.
mode-event-lands = { $most ->
    [one] Scegli un territorio per { $card }.
   *[other] Scegli fino a { $most } territori per { $card }. Scelti: { $chosen }.
  }
mode-event-region = Scegli una regione per { $card }.
mode-event-waters = { $most ->
    [one] Scegli un mare o un oceano per { $card }.
   *[other] Scegli fino a { $most } mari o oceani per { $card }. Scelti: { $chosen }.
  }
mode-event-barrens = { $most ->
    [one] Scegli una terra desolata per { $card }.
   *[other] Scegli fino a { $most } terre desolate per { $card }. Scelte: { $chosen }.
  }
decide-build-must = Costruisci un monumento.
decide-build-may = Costruire un monumento, o terminare il turno?
decide-build-facts = { $sites ->
    [one] Un luogo possibile: prima le capitali, poi le città, poi le risorse.
   *[other] { $sites } luoghi possibili: prima le capitali, poi le città, poi le risorse.
  }
decide-end-turn = Terminare il turno e fare i punti?
decide-end-facts = { $points ->
    [one] Faresti un punto.
   *[other] Faresti { $points } punti.
  }
decide-end-kingdom = Terminare il turno del regno?
decide-end-kingdom-facts = Poi sorge il tuo impero.
action-end-kingdom = Termina il turno del regno
decide-shift = I tuoi punti, { $score }, sono anche quelli di { $others }. Avanti o indietro?
decide-shift-facts = Due giocatori non hanno mai gli stessi punti.
action-shift-on = Avanti a { $score }
action-shift-back = Indietro a { $score }
decide-plague = Peste { $area }: quale armata perdi?
decide-plague-facts = Strutture e forti restano.
action-lose = Perdi l’armata { $land }

## Battle

decide-reroll = Rilanciare un dado, o tenere?
decide-reroll-facts = { $attack } a { $defence } { $land }.
action-reroll = Rilancia il { $face }
action-hold = Tieni
decide-siege = Insistere con l’assedio, o ritirarsi?
decide-siege-facts = { $tokens ->
    [0] { $armies ->
        [one] Attacco respinto { $land }, { $attack } a { $defence }. Resta un’armata.
       *[other] Attacco respinto { $land }, { $attack } a { $defence }. Restano { $armies } armate.
      }
    [one] { $armies ->
        [0] Attacco respinto { $land }, { $attack } a { $defence }. Resta solo un segnalino assedio.
        [one] Attacco respinto { $land }, { $attack } a { $defence }. Restano un’armata e un segnalino assedio.
       *[other] Attacco respinto { $land }, { $attack } a { $defence }. Restano { $armies } armate e un segnalino assedio.
      }
   *[other] { $armies ->
        [0] Attacco respinto { $land }, { $attack } a { $defence }. Restano solo { $tokens } segnalini assedio.
        [one] Attacco respinto { $land }, { $attack } a { $defence }. Restano un’armata e { $tokens } segnalini assedio.
       *[other] Attacco respinto { $land }, { $attack } a { $defence }. Restano { $armies } armate e { $tokens } segnalini assedio.
      }
  }
action-siege = Assedio a +{ $bonus }
action-siege-with = { $force ->
    [token] Assedio a +{ $bonus } con segnalino
   *[army] Assedio a +{ $bonus } con armata
  }
action-siege-extra = { $extra ->
    [one] { $force ->
        [token] Segnalino, con un dado in più
       *[army] Armata, con un dado in più
      }
   *[other] { $force ->
        [token] Segnalino, con { $extra } dadi in più
       *[army] Armata, con { $extra } dadi in più
      }
  }
action-siege-certain = Vinci senza dadi: usa { $card }
action-retreat = Ritirati
action-dice = Mostra i dadi
decide-reduce = { $building ->
    [capital] Risparmiare la capitale { $land }, o ridurla?
    [city] Risparmiare la città { $land }, o raderla al suolo?
   *[monument] Risparmiare il monumento { $land }, o abbatterlo?
  }
decide-reduce-facts = Ciò che risparmi continua a darti punti.
action-spare = { $building ->
    [capital] Risparmia la capitale
    [city] Risparmia la città
   *[monument] Risparmia il monumento
  }
action-reduce = { $building ->
    [capital] Riducila a città
    [city] Radi al suolo la città
   *[monument] Abbattilo
  }
part-siege = assedio
part-fort = forte: secondo dado
part-naval = per flotta: la difesa può rilanciare
battle-eyebrow = { $you ->
    [yes] Battaglia { $number } del tuo turno · { $area }
   *[no] Battaglia { $number } del turno · { $area }
  }
battle-thrown = Attacco respinto { $land }
battle-ahead = In vantaggio { $land }
battle-level = Pareggio { $land }
battle-behind = In svantaggio { $land }
battle-close = Guarda la mappa
battle-highest = dado più alto
battle-needed = serviva { $tie } per pareggiare, { $win } per vincere
battle-seal = Dadi sigillati prima della partita: { $seal }. Tiro { $roll }.
battle-luck = { $you ->
    [yes] Hai vinto { $won } battaglie su { $fights }, attese { $expected }
   *[no] { $who } ha vinto { $won } battaglie su { $fights }, attese { $expected }
  }
battle-spoken = { $you ->
    [attacker] Hai tirato { $attack }, { $defender } { $defence }: { $attackTotal } a { $defenceTotal } { $land }.
    [defender] { $attacker } ha tirato { $attack }, tu { $defence }: { $attackTotal } a { $defenceTotal } { $land }.
   *[no] { $attacker } ha tirato { $attack }, { $defender } { $defence }: { $attackTotal } a { $defenceTotal } { $land }.
  }
choice-siege = Insisti con l’assedio
choice-siege-one = { $tokens ->
    [0] { $armies ->
        [one] la tua ultima armata
       *[other] una delle tue { $armies } armate
      }
    [one] { $armies ->
        [0] il tuo ultimo segnalino assedio
        [one] di un’armata e un segnalino assedio
       *[other] di { $armies } armate e un segnalino assedio
      }
   *[other] { $armies ->
        [0] uno dei tuoi { $tokens } segnalini assedio
        [one] di un’armata e { $tokens } segnalini assedio
       *[other] di { $armies } armate e { $tokens } segnalini assedio
      }
  }
choice-siege-all = Fino all’ultima armata: { $win } vittoria, { $tie } cadono entrambe
choice-average = In media { $points }.
row-average-losses = se vinci, { $points } in media con le perdite
choice-ways = Con che cosa
choice-retreat = Ritirati
choice-retreat-text = { $armies ->
    [0] L’armata invasora torna nella tua riserva. Nulla cambia { $land }.
    [one] L’armata invasora torna nella tua riserva. Nulla cambia { $land }. Ti resta un’armata, e un nuovo assedio comincia da +1.
   *[other] L’armata invasora torna nella tua riserva. Nulla cambia { $land }. Ti restano { $armies } armate, e un nuovo assedio comincia da +1.
  }
choice-hold = Tieni
choice-hold-text = I dadi restano come sono.
choice-reroll = Rilancia il { $face }
choice-reroll-text = Vale la nuova faccia, anche se è più bassa.
stake-title = In gioco
stake-if-win = Se l’invasione vince
stake-if-tie = Se cadono entrambe
stake-if-defeat = Se è respinta
stake-worth = { $you ->
    [yes] Ora vale { $points } per te.
   *[no] Ora vale { $points } per { $who }.
  }
stake-structure = { $building ->
    [capital] La capitale è ridotta a città.
    [city] La città è rasa al suolo.
   *[monument] Il monumento cade.
  }
stake-fort = Il forte cade.
stake-empty = Nessuna armata resta { $land }.
stake-loses = { $building ->
    [capital] { $theirs ->
        [yes] Perdi una capitale.
       *[no] { $victim } perde una capitale.
      }
    [city] { $theirs ->
        [yes] Perdi una città.
       *[no] { $victim } perde una città.
      }
   *[monument] { $theirs ->
        [yes] Perdi un monumento.
       *[no] { $victim } perde un monumento.
      }
  }
stake-again = { $you ->
    [yes] Puoi insistere a +{ $bonus }.
   *[no] { $who } può insistere a +{ $bonus }.
  }
stake-over = { $you ->
    [yes] Devi ritirarti.
   *[no] L’invasione deve ritirarsi.
  }

## Others decide

waiting-facts = { $armies ->
    [0] { $empire }: sulla carta non restano armate.
    [one] { $empire }: sulla carta resta un’armata.
   *[other] { $empire }: sulla carta restano { $armies } armate.
  }
waiting-selection = { $count ->
    [one] { $names } sceglie una carta.
   *[other] { $names } scelgono una carta ciascuno.
  }
waiting-give = { $names } pesca una carta e la assegna.
waiting-begin = { $names } sta per insediare { $empire }.
waiting-invade = { $names } sceglie un territorio da invadere.
waiting-build = { $names } costruisce monumenti.
waiting-reroll = { $names } può rilanciare un dado { $land }.
waiting-siege = { $names } insiste con l’assedio { $land }, o si ritira.
waiting-reduce = { $names } risparmia o riduce ciò che c’è { $land }.
waiting-shift = { $names } va avanti o indietro sul segnapunti.
waiting-plague = { $names } perde un’armata per la peste { $area }.

## Undo, and what closed it

undo-selection = Una scelta non si annulla
undo-dice = Non si annulla: dadi tirati
undo-card = Non si annulla: tutti hanno visto { $card }
undo-touched = Non si annulla: { $name } ha perso un’armata

## Planning ahead

plan-stopped-rising = Piano fermo prima del primo passo.
plan-thrown-back = Attacco respinto { $land }.
plan-both-fall = Entrambe le armate cadono { $land }.

## Standing orders

orders-reroll = Quando ti difendi da uno sbarco e puoi rilanciare un dado
orders-reroll-ask = Chiedimi
orders-reroll-best = Rilancia o tieni, come dicono le probabilità
orders-reroll-hold = Tieni sempre
orders-plague = Quando la peste prende una tua armata e scegli quale
orders-plague-ask = Chiedimi
orders-plague-best = Perdi quella che vale meno

## Score now: why

structures = Strutture
structure-points = { $building ->
    [capital] { $count ->
        [one] capitale { $points }
       *[other] capitali { $points }
      }
    [city] { $count ->
        [one] città { $points }
       *[other] città { $points }
      }
   *[monument] { $count ->
        [one] monumento { $points }
       *[other] monumenti { $points }
      }
  }
recap-loss = { $building ->
    [capital] { $land } e la sua capitale
    [city] { $land } e la sua città
   *[monument] { $land } e il suo monumento
  }
recap-marauder = Saccheggio
recap-made = { $times ->
    [1] una volta durante il turno
   *[other] { $times } volte durante il turno
  }
recap-shift = Lasciato un pareggio
recap-armies-alone = { $own ->
    [1] Un’armata, nessun altro
   *[other] { $own } armate, nessun altro
  }
recap-armies-rivals = { $own ->
    [1] Un’armata contro { $rivals }
   *[other] { $own } armate contro { $rivals }
  }
recap-rival = { $who } { $count }
recap-count-structures = { $building ->
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
interlude-label = Tra le epoche
interlude-chart = Punti per epoca
interlude-points = punti dell’epoca
interlude-page = Torna all’epoca
interlude-again = Rivedi l’epoca
scoring-part = { $points ->
    [1] { $name }, { $word }: un punto.
   *[other] { $name }, { $word }: { $points } punti.
  }
scoring-parts = { $points ->
    [1] { $names }: un punto.
   *[other] { $names }: { $points } punti.
  }
interlude-none = nessun segnalino
interlude-changes = Che cosa cambia valore
interlude-over = L’epoca { $epoch } è finita · { $span }
interlude-leads = { $you ->
    [yes] Sei in testa.
   *[no] { $who } è in testa.
  }
interlude-best = { $you ->
    [yes] Il turno migliore dell’epoca è stato il tuo, con { $the }.
   *[no] Il turno migliore dell’epoca è stato quello di { $who }, con { $the }.
  }
interlude-after = dopo { $epochs } epoche su { $all }
interlude-gain = { $points } con { $the }
interlude-way = da { $from } a { $to }
interlude-led = { $lands ->
    [0] nessun territorio
    [1] un territorio
   *[other] { $lands } territori
  }, { $fought ->
    [0] nessuna battaglia
   *[other] { $won } battaglie vinte su { $fought }
  }
interlude-unled = Nessuno ha guidato { $the }.
interlude-tied = pareggio
interlude-there = { $you ->
    [yes] tu { $count }
   *[no] { $who } { $count }
  }
interlude-empty = vuota
interlude-eras = Epoca { $from } → Epoca { $to }
interlude-keep = { $areas } { $values }
interlude-keeps = { $count ->
    [1] Una regione tiene i suoi segnalini: { $areas }.
   *[other] Le altre { $count } tengono i loro segnalini: { $areas }.
  }
interlude-asks = { $pile ->
    [events] { $count ->
        [2] Hai davanti due eventi.
        [3] Hai davanti tre eventi.
        [4] Hai davanti quattro eventi.
       *[other] Hai davanti { $count } eventi.
      }
   *[empires] { $count ->
        [2] Hai davanti due imperi.
        [3] Hai davanti tre imperi.
        [4] Hai davanti quattro imperi.
       *[other] Hai davanti { $count } imperi.
      }
  }
interlude-asks-open = Hai davanti i due mazzetti, coperti.
interlude-choose = { $pile ->
    [events] Scegli il tuo evento
    [empires] Scegli il tuo impero
   *[other] Vai alle carte
  }
interlude-you-first = La prima scelta è tua.
interlude-before = { $count ->
    [1] { $names } ha scelto.
   *[other] { $names } hanno scelto.
  }
interlude-next = Dopo di te sceglie { $next }, l’ultimo va a { $last }.
interlude-last = L’ultimo va a { $who }.
interlude-waits = { $count ->
    [1] { $names } sceglie.
   *[other] { $names } scelgono.
  } { $next ->
    [events] Poi gli eventi arrivano a te.
    [empires] Poi gli imperi arrivano a te.
    [last-events] L’ultimo evento sarà tuo.
    [last-empires] L’ultimo impero sarà tuo.
   *[none] Poi i mazzetti passano oltre.
  }
interlude-received = Ricevi { $the }: gli altri hanno scelto.
interlude-see = Guarda { $the }
draft-world = A colori, le regioni che danno punti in questa epoca.
why-no-token = In questa epoca qui non c’è un segnalino.
why-supremacy = { $own } armate, e nessun altro.
why-alone = { $own ->
    [one] Un’armata, nessun altro.
   *[other] { $own } armate, nessun altro.
  }
why-ahead = { $own } armate, più di chiunque.
why-level = Pareggio con { $top }.
why-behind = { $own ->
    [one] Un’armata contro { $most } ({ $top }).
   *[other] { $own } armate contro { $most } ({ $top }).
  }
why-degree-dominance = il dominio
why-degree-supremacy = la supremazia
why-rivals = rivali
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
tab-score = Punti
score-title = Punti ora
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

## Chronicle: eras and the selection

chronicle-era = Epoca { $epoch } · { $span }
chronicle-keep = { $you ->
    [yes] Tieni { $card }.
   *[no] { $who } tiene { $card }.
  }
chronicle-kept = { $pile ->
    [events] { $you ->
        [yes] Tieni un evento.
       *[no] { $who } tiene un evento.
      }
   *[empires] { $you ->
        [yes] Tieni un impero.
       *[no] { $who } tiene un impero.
      }
  }
chronicle-receive = { $you ->
    [yes] Ricevi { $card }.
   *[no] { $who } riceve { $card }.
  }
chronicle-received = { $pile ->
    [events] { $who } riceve l’ultimo evento.
   *[empires] { $who } riceve l’ultimo impero.
  }
chronicle-gave = { $pile ->
    [events] { $you ->
        [yes] Dai un evento a { $victim }.
       *[no] { $theirs ->
            [yes] { $who } ti dà un evento.
           *[no] { $who } dà un evento a { $victim }.
          }
      }
   *[empires] { $you ->
        [yes] Dai un impero a { $victim }.
       *[no] { $theirs ->
            [yes] { $who } ti dà un impero.
           *[no] { $who } dà un impero a { $victim }.
          }
      }
  }
chronicle-unheld = Nessuno ha scelto { $empires }.
chronicle-called-leader = { $you ->
    [yes] Con { $leader } guidi { $empire }.
   *[no] Con { $leader }, { $who } guida { $empire }.
  }
army-count = { $armies ->
    [one] un’armata
   *[other] { $armies } armate
  }
capital-count = { $capitals ->
    [one] una capitale
   *[other] { $capitals } capitali
  }
token-count = { $tokens ->
    [one] un segnalino assedio
   *[other] { $tokens } segnalini assedio
  }

## Chronicle: the turn

chronicle-rises = { $you ->
    [yes] Insedi { $empire } { $where } con { $brought }.
   *[no] { $who } insedia { $empire } { $where } con { $brought }.
  }
chronicle-kingdom-rises = { $you ->
    [yes] Con una carta evento prima insedi { $empire } { $where } con { $brought }.
   *[no] Con una carta evento { $who } prima insedia { $empire } { $where } con { $brought }.
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
chronicle-caravans = { $count ->
    [one] Una carovana attraversa { $where }.
   *[other] Le carovane attraversano { $where }.
  }
chronicle-gains = { $you ->
    [yes] Ottieni { $gained }.
   *[no] { $who } ottiene { $gained }.
  }
chronicle-enters-by = { $you ->
    [yes] Attraverso { $way } occupi { $lands }.
   *[no] Attraverso { $way }, { $who } occupa { $lands }.
  }
chronicle-renews = { $you ->
    [yes] Rinnovi la tua armata { $lands }.
   *[no] { $who } rinnova l’armata { $lands }.
  }
chronicle-replaces = { $you ->
    [yes] L’armata di { $victim } { $land } cede il posto alla tua.
   *[no] { $theirs ->
        [yes] La tua armata { $land } cede il posto a quella di { $who }.
       *[no] L’armata di { $victim } { $land } cede il posto a quella di { $who }.
      }
  }
chronicle-monument = { $you ->
    [yes] Costruisci un monumento { $lands }.
   *[no] { $who } costruisce un monumento { $lands }.
  }
chronicle-city = { $you ->
    [yes] Fondi una città { $lands }.
   *[no] { $who } fonda una città { $lands }.
  }
chronicle-fortifies = { $you ->
    [yes] Fortifichi { $lands }.
   *[no] { $who } fortifica { $lands }.
  }
chronicle-linked = In questo turno i territori { $area } uniti da una catena di confini sono adiacenti fra loro.
chronicle-plague = La peste scoppia { $area }.
chronicle-plague-loss = { $you ->
    [yes] La peste ti toglie l’armata { $land }.
   *[no] La peste toglie a { $who } l’armata { $land }.
  }
chronicle-discarded = La carta regno { $card } non è stata giocata nella sua epoca ed esce dalla partita.
chronicle-discarded-unseen = { $you ->
    [yes] Una tua carta regno non è stata giocata ed esce dalla partita senza essere vista.
   *[no] Una carta regno di { $who } non è stata giocata ed esce dalla partita senza essere vista.
  }

## Chronicle: battles

chronicle-win = { $you ->
    [yes] Strappi { $land } a { $victim }, { $attack } a { $defence }.
   *[no] { $theirs ->
        [yes] { $who } ti strappa { $land }, { $attack } a { $defence }.
       *[no] { $who } strappa { $land } a { $victim }, { $attack } a { $defence }.
      }
  }
chronicle-siege-win = { $sieges ->
    [one] { $you ->
        [yes] Dopo un assedio strappi { $land } a { $victim }, { $attack } a { $defence }.
       *[no] { $theirs ->
            [yes] Dopo un assedio { $who } ti strappa { $land }, { $attack } a { $defence }.
           *[no] Dopo un assedio { $who } strappa { $land } a { $victim }, { $attack } a { $defence }.
          }
      }
   *[other] { $you ->
        [yes] Dopo un lungo assedio strappi { $land } a { $victim }, { $attack } a { $defence }.
       *[no] { $theirs ->
            [yes] Dopo un lungo assedio { $who } ti strappa { $land }, { $attack } a { $defence }.
           *[no] Dopo un lungo assedio { $who } strappa { $land } a { $victim }, { $attack } a { $defence }.
          }
      }
  }
chronicle-tie = { $you ->
    [yes] Cadono { $land } la tua armata e quella di { $victim }, { $attack } a { $defence }.
   *[no] { $theirs ->
        [yes] Cadono { $land } l’armata di { $who } e la tua, { $attack } a { $defence }.
       *[no] Cadono { $land } l’armata di { $who } e quella di { $victim }, { $attack } a { $defence }.
      }
  }
chronicle-points-effect = { $points ->
    [one] Un punto per { $effect }.
   *[other] { $points } punti per { $effect }.
  }
chronicle-defeat = { $you ->
    [yes] { $victim } difende { $land } contro di te, { $defence } a { $attack }.
   *[no] { $theirs ->
        [yes] Difendi { $land } contro { $who }, { $defence } a { $attack }.
       *[no] { $victim } difende { $land } contro { $who }, { $defence } a { $attack }.
      }
  }
chronicle-certain = { $you ->
    [yes] Strappi { $land } a { $victim } senza dadi.
   *[no] { $theirs ->
        [yes] { $who } ti strappa { $land } senza dadi.
       *[no] { $who } strappa { $land } a { $victim } senza dadi.
      }
  }
chronicle-rerolls = { $you ->
    [yes] Rilanci un { $old } { $land }: esce { $face }.
   *[no] { $who } rilancia un { $old } { $land }: esce { $face }.
  }
chronicle-retreats = { $you ->
    [yes] Ti ritiri.
   *[no] { $who } si ritira.
  }
chronicle-retreats-from = { $you ->
    [yes] Ti ritiri e lasci { $land }.
   *[no] { $who } si ritira e lascia { $land }.
  }
chronicle-spares = { $you ->
    [yes] Risparmi ciò che c’è { $land }.
   *[no] { $who } risparmia ciò che c’è { $land }.
  }
chronicle-reduced = { $building ->
    [capital] La capitale { $land } è ridotta a città.
    [city] La città { $land } è rasa al suolo.
   *[monument] Il monumento { $land } cade.
  }
chronicle-fort-falls = Il forte cade.
chronicle-fort-falls-in = Il forte { $land } cade.

## Chronicle: points

chronicle-points-marauder = { $points ->
    [one] Il saccheggio porta un punto.
   *[other] Il saccheggio porta { $points } punti.
  }
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
chronicle-scored-structures = strutture { $points }
chronicle-score = { $you ->
    [yes] Sei a { $score }.
   *[no] { $who } è a { $score }.
  }
chronicle-shifts-on = { $you ->
    [yes] Vai avanti a { $score }: due giocatori non hanno mai gli stessi punti.
   *[no] { $who } va avanti a { $score }: due giocatori non hanno mai gli stessi punti.
  }
chronicle-shifts-back = { $you ->
    [yes] Torni indietro a { $score }: due giocatori non hanno mai gli stessi punti.
   *[no] { $who } torna indietro a { $score }: due giocatori non hanno mai gli stessi punti.
  }
chronicle-game-ended = Fine della partita

## The end and its story

end-best = { $points ->
    [one] turno migliore: { $empire }, un punto
   *[other] turno migliore: { $empire }, { $points } punti
  }
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
chart-structures = Strutture
chart-other = Carte e segnapunti
figure-win = vince
figure-tie = cadono entrambe
figure-defeat = è respinta
figure-battles = Il primo tiro, con esattezza
figure-open = Terreno aperto
figure-rough = Montagne o foresta
figure-fort = Con un forte
figure-fort-rough = Forte, montagne o foresta
figure-sea = Dal mare, terreno aperto
figure-catapult = La catapulta
figure-catapult-note = Ci sono due armate: la terza battaglia per il territorio si combatte a +2.
figure-siege = Due dadi contro due, montagne
figure-first = primo tiro
figure-regions = Presenza, dominio, supremazia in ogni epoca
story-winner = { $you ->
    [yes] { $ordinal ->
        [1] Prima epoca: hai preso { $lands } territori con { $empire } ({ $armies } armate) e hai fatto { $points } punti.
        [2] Seconda epoca: hai preso { $lands } territori con { $empire } ({ $armies } armate) e hai fatto { $points } punti.
        [3] Terza epoca: hai preso { $lands } territori con { $empire } ({ $armies } armate) e hai fatto { $points } punti.
        [4] Quarta epoca: hai preso { $lands } territori con { $empire } ({ $armies } armate) e hai fatto { $points } punti.
       *[5] Ultima epoca: hai preso { $lands } territori con { $empire } ({ $armies } armate) e hai fatto { $points } punti.
      }
   *[no] { $ordinal ->
        [1] Prima epoca: { $who } ha preso { $lands } territori con { $empire } ({ $armies } armate) e ha fatto { $points } punti.
        [2] Seconda epoca: { $who } ha preso { $lands } territori con { $empire } ({ $armies } armate) e ha fatto { $points } punti.
        [3] Terza epoca: { $who } ha preso { $lands } territori con { $empire } ({ $armies } armate) e ha fatto { $points } punti.
        [4] Quarta epoca: { $who } ha preso { $lands } territori con { $empire } ({ $armies } armate) e ha fatto { $points } punti.
       *[5] Ultima epoca: { $who } ha preso { $lands } territori con { $empire } ({ $armies } armate) e ha fatto { $points } punti.
      }
  }
story-held = { $you ->
    [yes] { $times ->
        [2] Hai tenuto per intero { $area } in due turni, { $points } punti in tutto.
       *[other] Hai tenuto per intero { $area } in { $times } turni, { $points } punti in tutto.
      }
   *[no] { $times ->
        [2] { $who } ha tenuto per intero { $area } in due turni, { $points } punti in tutto.
       *[other] { $who } ha tenuto per intero { $area } in { $times } turni, { $points } punti in tutto.
      }
  }
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
story-best = { $you ->
    [yes] Con { $empire } hai fatto { $points } punti, il turno migliore della partita, eppure non è bastato.
   *[no] Con { $empire }, { $who } ha fatto { $points } punti, il turno migliore della partita, eppure non è bastato.
  }
story-best-late = { $you ->
    [yes] Con { $empire } hai fatto { $points } punti, il turno migliore della partita. È arrivato un’epoca troppo tardi.
   *[no] Con { $empire }, { $who } ha fatto { $points } punti, il turno migliore della partita. È arrivato un’epoca troppo tardi.
  }
story-lead = { $swaps ->
    [2] Il primo posto è passato di mano due volte.
   *[other] Il primo posto è passato di mano { $swaps } volte.
  }
story-second = { $you ->
    [yes] Secondo posto per te, a { $by } punti. Il turno migliore è stato con { $empire }: { $points } punti.
   *[no] Secondo posto per { $who }, a { $by } punti. Il turno migliore è stato con { $empire }: { $points } punti.
  }
story-land = Hanno conquistato { $land } { $times } volte. Nessuno ci è rimasto a lungo.
story-unlucky = { $you ->
    [yes] { $place ->
        [1] Hai avuto i dadi peggiori del tavolo, { $below } battaglie sotto le attese, e hai vinto lo stesso.
       *[other] Hai avuto i dadi peggiori del tavolo, { $below } battaglie sotto le attese.
      }
   *[no] { $place ->
        [1] { $who } ha avuto i dadi peggiori del tavolo, { $below } battaglie sotto le attese, e ha vinto lo stesso.
       *[other] { $who } ha avuto i dadi peggiori del tavolo, { $below } battaglie sotto le attese.
      }
  }
story-lucky = { $you ->
    [yes] { $place ->
        [1] I dadi sono stati gentili con te: { $above } battaglie sopra le attese.
       *[other] I dadi sono stati gentili con te, { $above } battaglie sopra le attese; la storia no.
      }
   *[no] { $place ->
        [1] I dadi sono stati gentili con { $who }: { $above } battaglie sopra le attese.
       *[other] I dadi sono stati gentili con { $who }, { $above } battaglie sopra le attese; la storia no.
      }
  }

## Refusals of the rules

refusal-game-over = La partita è finita.
refusal-no-such-seat = Questo giocatore non c’è.
refusal-not-your-decision = Ora non decidi tu.
refusal-not-your-turn = Le carte si giocano nel proprio turno.
refusal-not-your-choice = Ora non hai un mazzetto da cui scegliere.
refusal-already-chosen = Hai già scelto; una scelta non si annulla.
refusal-selecting = Si stanno scegliendo le carte dell’epoca.
refusal-selected = Le carte di quest’epoca sono già state scelte.
refusal-giving = Prima assegna la carta che hai pescato.
refusal-open-first = Prima di’ quale mazzetto apri.
refusal-one-pile = Il tuo mazzetto è già aperto per te; solo chi li ha entrambi dice quale apre per primo.
refusal-pile-opened = Hai già aperto un mazzetto; l’altro si apre da sé.
refusal-not-in-pile = Questa carta non è nel mazzetto aperto per te.
refusal-has-card = Quel giocatore ha già una carta di questo mazzetto.
refusal-establish-first = Prima va insediato l’impero.
refusal-not-in-begin = Non ora. L’impero è già insediato.
refusal-not-in-build = Le invasioni sono finite; è il momento dei monumenti.
refusal-not-in-invade = Viene dopo le invasioni.
refusal-fight-first = Prima rilancia un dado o tieni.
refusal-siege-first = Prima insisti con l’assedio o ritirati.
refusal-reduce-first = Prima riduci o risparmia la struttura.
refusal-shift-first = Prima vai avanti o indietro: i tuoi punti sono pari ad altri.
refusal-plague-first = Prima si tolgono le armate perse per la peste.
refusal-no-battle = Non ci sono dadi sul tavolo.
refusal-no-defeat = Non c’è una battaglia persa in cui insistere o da cui ritirarsi.
refusal-nothing-to-spare = Ora non c’è nulla da ridurre o risparmiare.
refusal-no-equal-score = I tuoi punti non sono pari ad altri.
refusal-no-plague = Nessuna peste ti chiede un’armata.
refusal-no-army = Sulla carta non restano armate.
refusal-own-army = Una tua armata attiva tiene già { $land }.
refusal-not-adjacent = Nessuna tua armata attiva confina con { $land }. Una flotta o una carovana potrebbe arrivarci.
refusal-no-route = Queste acque e terre desolate non formano una via per raggiungere { $land }.
refusal-no-marker = Non hai una flotta o una carovana di questo turno per { $section }.
refusal-no-shore = Nessuna tua armata attiva confina con { $section }.
refusal-no-fight = Dadi in più e vittorie certe vogliono una battaglia, e solo uno dei due.
refusal-no-extra = Non ti restano dadi in più di questo tipo.
refusal-no-auto-win = Non ti resta una vittoria certa.
refusal-help-sleeps = Dadi in più e vittorie certe aspettano il tuo impero; un regno combatte senza.
refusal-nothing-to-pay = Un forte costa un’armata della carta, e non ne restano.
refusal-no-forts = Nella riserva non restano forti.
refusal-not-held = Nessuna tua armata attiva tiene { $land }.
refusal-has-fort = Lì c’è già un forte.
refusal-no-effect = Il tuo impero non ha un effetto che si usi su un territorio.
refusal-effect-sleeps = Nessun effetto del tuo impero vale mentre è in gioco un regno.
refusal-effect-used = Hai già usato l’effetto del tuo impero quante volte potevi in questo turno.
refusal-no-fort-due = Le tue armate attive hanno troppo poche risorse per un altro forte.
refusal-outside-region = I forti gratuiti del tuo impero sono solo per { $area }.
refusal-no-cities = Nella riserva non restano città.
refusal-has-city = Lì c’è già una capitale o una città.
refusal-no-reserve = Nella tua riserva non restano armate.
refusal-no-opponent = Nessuna armata di un altro giocatore tiene { $land }.
refusal-not-beside = Nessuna tua armata attiva confina con { $land }.
refusal-monuments-first = Prima vengono i monumenti obbligatori.
refusal-no-monument-due = Le tue armate attive hanno troppo poche risorse per un altro monumento.
refusal-no-site = Lì ora non si può costruire: prima le capitali, poi le città, poi le risorse.
refusal-bare-land = Per un monumento lì servirebbe una capitale, una città o una risorsa.
refusal-after-city = Hai fondato una città: in questo turno non si costruiscono più monumenti.
refusal-has-monument = Lì c’è già un monumento.
refusal-no-monuments = Nella riserva non restano monumenti.
refusal-must-build = Si può ancora costruire un monumento obbligatorio.
refusal-in-kingdom = È in gioco un regno: prima termina il suo turno.
refusal-no-kingdom = Nessun regno è in gioco.
refusal-not-in-hand = Non hai in mano { $card }.
refusal-is-kingdom = Questa carta è un regno: si gioca prima che sorga il tuo impero.
refusal-is-no-kingdom = Questa carta non è un regno.
refusal-kingdom-played = Si gioca un solo regno per turno.
refusal-during-kingdom = Durante un regno non si giocano eventi.
refusal-during-invasion = Non ora. Si gioca fra un’invasione e l’altra.
refusal-after-turn = Si contano già i punti del tuo turno; non si giocano più carte.
refusal-useless-in-phase = Non ora. In questa fase la carta non cambierebbe nulla.
refusal-supply-short = La tua riserva ha meno armate di quante ne porta la carta.
refusal-no-capital = Nessuna tua armata attiva tiene un territorio con una capitale.
refusal-no-target = Ora sul tabellone non c’è alcun bersaglio per { $card }.
refusal-bad-target = Ora non è un bersaglio per questa carta.
refusal-only-opposing = { $card }: si può scegliere solo un territorio con un’armata avversaria.
refusal-bad-set = Indica uno o più bersagli, nessuno due volte e non più di quanti la carta permette.
refusal-few-forts = La riserva ha meno forti dei territori che indichi.
refusal-one-region = Tutti i territori devono stare in una sola regione.
refusal-no-token = Sulla carta non ci sono segnalini assedio.
refusal-no-such-die = Non hai questo dado.
refusal-bad-shift = Il punteggio si muove di uno, avanti o indietro.
refusal-not-yours = Lì non hai armate, o il territorio è fuori dalla regione.
refusal-not-now = Ora non è possibile.
refusal-malformed = Il server non ha capito.
refusal-unknown-id = Non esiste { $name }.
refusal-wrong-kind = Qui non si può scegliere.

## The map

map-keys = Le frecce vanno di territorio in territorio. Le parentesi quadre scorrono i territori aperti per te. Spazio apre la scheda del territorio, Invio gioca l’azione proposta. V mostra i territori in tabella.
map-summary = Mondo, epoca { $epoch }. Tieni { $lands ->
    [one] un territorio
   *[other] { $lands } territori
  } in { $areas ->
    [one] una regione
   *[other] { $areas } regioni
  }.
map-summary-watching = Mondo, epoca { $epoch }.
map-no-value = senza segnalino
map-caravan = carovana
map-siege = assedio
map-standing = armata attiva
map-flat = armata inattiva
map-seal-standing = { $player }, { $sign }, armata attiva
map-seal-flat = { $player }, { $sign }, armata inattiva
map-legend-standing = armata attiva, di questo turno
map-legend-flat = armata inattiva, di un turno precedente
map-legend-values = presenza, dominio, supremazia
map-full-siege = { $armies ->
    [one] Assedio con l’ultima armata
   *[other] Assedio con tutte le { $armies } armate
  }
map-cancelled-terrain = { $card }: il terreno non conta.
map-cancelled-fort = { $card }: il forte non conta.
map-cancelled-fleet = { $card }: lo sbarco non dà un rilancio.
map-average = In media, contando le armate perse
map-due-monument = La risorsa dà diritto a un monumento
map-next = { $lands ->
    [one] Poi un territorio in più dà { $degree }
   *[other] Poi { $lands } territori in più danno { $degree }
  }
map-as-watched = { $who }, se prende il territorio

## What the frame of a table leaves to its game

tab-screen = Dove sono i punti
score-chart = per epoca
chronicle-points = punti
chart-title = Punti per epoca
chart-parts = per regione
chart-parts-title = Punti per regione
keys-letter-f = fortifica
keys-letter-e = carte in mano
keys-letter-s = insisti con l’assedio
keys-letter-r = ritirati
keys-letter-h = tieni i dadi
keys-letter-o = altre vie al territorio
keys-letter-k = gioca un regno
keys-letter-t = l’effetto dell’impero
keys-letter-a = aggiungi un passo al piano
keys-letter-d = torna ai dadi
keys-letter-v = territori in tabella
luck-text = battaglie vinte, e armate sulle carte, sopra o sotto l’attesa
luck-row = { $won } vinte, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } attese
luck-cards = { $armies } armate ricevute, { $sign }{ NUMBER($above, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## The primer: the game in pictures

primer-aim-eras = { $epochs ->
    [5] Cinque epoche, cinque imperi. Ognuno sorge, conquista per un solo turno e svanisce, ma le sue armate restano sulla mappa.
   *[other] { $epochs } epoche, { $epochs } imperi. Ognuno sorge, conquista per un solo turno e svanisce, ma le sue armate restano sulla mappa.
  }
primer-aim-score = Alla fine di ogni tuo turno fai punti per *ogni regione in cui hai armate*. Chi ha più punti dopo l’ultima epoca ha fatto il mondo.
primer-choose-text = In ogni epoca scegli un impero e un evento. Chi è ultimo sceglie l’impero per primo.
primer-rise = Sorgi
primer-rise-text = La tua prima armata sta nel territorio di partenza, spesso con una capitale. Ciò che c’era sparisce.
primer-invade = Invadi
primer-invade-text = Prendi un territorio dopo l’altro. Quelli liberi cadono subito, gli altri ai dadi.
primer-build-text = Ogni due risorse danno un monumento. I forti rendono un territorio difficile da prendere.
primer-score = Fai punti
primer-score-text = Contano tutte le tue armate sulla mappa, anche quelle dei vecchi imperi.
primer-comfort = *Non puoi perdere molto.* In battaglia rischi solo armate di questo turno. Ciò che hai preso nelle epoche passate continua a dare punti finché qualcuno non te lo prende.
primer-points = Che cosa dà punti
primer-points-text = Ogni regione ha tre valori, che cambiano con l’epoca. Ne ricevi uno, il migliore che raggiungi.
primer-presence-text = Hai un’armata lì. Una basta.
primer-dominance-text = { $armies ->
    [2] Due armate o più, e più di ogni altro giocatore.
   *[other] { $armies } armate o più, e più di ogni altro giocatore.
  }
primer-supremacy = Supremazia
primer-supremacy-text = { $armies ->
    [3] Tre armate o più, e nessun altro ne ha.
   *[other] { $armies } armate o più, e nessun altro ne ha.
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
primer-battle-ends = *Più alto:* il territorio è tuo. *Pari:* cadono entrambe le armate. *Più basso:* manda un’altra armata con +1, o ritirati.
primer-battle-defence = Montagne e foresta danno +{ $bonus } al difensore, un forte un secondo dado.

## The almanac: cards and lands

almanac-empires-note = Otto per ogni epoca, chiamati in quest’ordine.
almanac-events-note = Ciò che si può giocare fra le righe della storia.
almanac-lands-note = Le regioni, con ciò che presenza, dominio e supremazia portano in ogni epoca, e i loro territori.
almanac-era = Epoca { $epoch }
almanac-order = { $order ->
    [1] Chiamato per primo
    [2] Chiamato per secondo
    [3] Chiamato per terzo
    [4] Chiamato per quarto
    [5] Chiamato per quinto
    [6] Chiamato per sesto
    [7] Chiamato per settimo
   *[other] Chiamato per ultimo
  }
almanac-leader = Alla guida: { $leader }
almanac-armies =
  { $count ->
    [one] Un’armata
   *[other] { $count } armate
  }
almanac-marker = Fonda
almanac-marker-capital = una capitale
almanac-marker-city = una città
almanac-marker-marauder = nulla; fa punti per ciò che riduce
almanac-caravans = Carovane
almanac-kind-enhancement = Potenziamento
almanac-kind-kingdom = Regno
almanac-keepable = Si può tenere per un’altra epoca
almanac-not-keepable = Solo per la propria epoca
almanac-terrain-clear = Terreno aperto
almanac-terrain-forest = Foresta
almanac-terrain-mountain = Montagne
almanac-resource = Risorsa

## Learn

learn-turn = Un turno in sei righe
learn-turn-1 = Un impero sorge
learn-turn-1-note = La tua carta dice dove, e con quante armate. Lì si fonda una capitale.
learn-turn-2 = Invadi
learn-turn-2-note = Un’armata alla volta, in un territorio adiacente. Se è vuoto, è semplicemente tuo.
learn-turn-3 = Combatti
learn-turn-3-note = Due dadi contro uno; conta il più alto. Montagne, foreste e forti aiutano chi c’è già.
learn-turn-4 = Assedi, o ti ritiri
learn-turn-4-note = Ogni armata spesa in un assedio si aggiunge al tiro seguente, fino a tre.
learn-turn-5 = Costruisci
learn-turn-5-note = Due risorse fanno un monumento. I forti si rendono con armate.
learn-turn-6 = Fai punti
learn-turn-6-note = Una regione vale una volta per la presenza, due per il dominio, tre per la supremazia; capitali, città e monumenti si aggiungono.

## Empires of the first era

name-sumerians = Sumeri
    .the = i Sumeri
effect-sumerians = Città-stato
text-sumerians = Dopo i monumenti, fonda una città dove hai un’armata attiva ma né capitale né città.
name-egyptians = Egizi
    .the = gli Egizi
leader-egyptians = Ramses II
effect-egyptians = Piramidi
text-egyptians = Puoi costruire un monumento per ogni risorsa, non solo uno ogni due.
effect-minoans = Signori del mare
text-minoans = Contro le tue invasioni via mare la difesa non può rilanciare un dado.
effect-hittites = Lavorazione del ferro
text-hittites = Una volta per battaglia puoi rilanciare uno dei tuoi dadi.
name-assyrians = Assiri
    .the = gli Assiri
effect-assyrians = Baluardi
text-assyrians = Dopo i monumenti, metti un forte gratuito per ogni risorsa delle tue armate attive.
effect-zhou-dynasty = Mandato del Cielo
text-zhou-dynasty = Durante le invasioni, metti un forte gratuito dove c’è un’armata attiva.
name-vedics = Vedici
    .the = i Vedici
name-greeks = Greci
    .the = i Greci
leader-greeks = Pericle
effect-greeks = Falange
text-greeks = Cominci con due segnalini assedio.

## Empires of the second era

effect-scythians = Arcieri a cavallo
text-scythians = Montagne e foreste non aiutano la difesa.
name-carthaginians = Cartaginesi
    .the = i Cartaginesi
leader-carthaginians = Annibale
effect-carthaginians = Elefanti da guerra
text-carthaginians = Montagne e foreste non aiutano la difesa.
name-persians = Persiani
    .the = i Persiani
effect-persians = Strada reale
text-persians = Le prime due battaglie che ti lasciano una capitale o città portano un’armata ciascuna.
name-macedonians = Macedoni
    .the = i Macedoni
leader-macedonians = Alessandro III
effect-macedonians = Ellenismo
text-macedonians = Dopo una battaglia vinta puoi lasciare intatte le strutture del territorio.
name-mauryans = Maurya
    .the = i Maurya
effect-mauryans = Editti
text-mauryans = Con almeno una risorsa puoi costruire un monumento in più.
effect-han-dynasty = Grande Muraglia
text-han-dynasty = Durante le invasioni, metti due forti gratuiti dove ci sono armate attive in Cina.
leader-romans = Giulio Cesare

## Empires of the third era

effect-guptas = Età dell’oro
text-guptas = Con almeno una risorsa puoi costruire un monumento in più.
effect-huns = Terrore
text-huns = La difesa tira un solo dado anche dietro un forte.
effect-byzantines = Mura di Teodosio
text-byzantines = Durante le invasioni, metti due forti gratuiti dove ci sono armate attive.
effect-sassanids = Catafratti
text-sassanids = Una volta per battaglia puoi rilanciare uno dei tuoi dadi.
name-tang-dynasty = Dinastia Tang
    .the = la Dinastia Tang
leader-tang-dynasty = Taizong
effect-tang-dynasty = Via della seta
text-tang-dynasty = Dopo i monumenti, fonda una città dove hai un’armata attiva ma né capitale né città.
leader-arabs = Umar
effect-arabs = Guerra santa
text-arabs = Ogni battaglia vinta vale subito due punti.
effect-franks = Vassalli
text-franks = Una volta, sostituisci con una tua un’armata avversaria adiacente alle tue armate attive.

## Empires of the fourth era

effect-vikings = Drakkar
text-vikings = Aggiungi uno al tuo dado più alto quando invadi per flotta.
effect-holy-roman-empire = Principi
text-holy-roman-empire = Durante le invasioni, metti due forti gratuiti dove ci sono armate attive.
leader-mongols = Gengis Khan
effect-ming-dynasty = Flotte del tesoro
text-ming-dynasty = Ogni nuovo territorio occupato per flotta vale subito un punto, al massimo tre.
name-mesoamericans = Mesoamericani
    .the = i Mesoamericani
leader-mesoamericans = Montezuma II e Pachacuti
effect-mesoamericans = Aztechi e Inca
text-mesoamericans = Cominci in due territori, ognuno con un’armata e una capitale.
name-turks = Turchi
    .the = i Turchi
effect-turks = Ghazi
text-turks = Subito dopo una vittoria, invadi da quel territorio: +1 al tuo dado più alto.
name-portuguese = Portoghesi
    .the = i Portoghesi
effect-portuguese = Empori
text-portuguese = Ogni nuovo territorio occupato per flotta vale subito un punto, al massimo quattro.
name-spanish = Spagnoli
    .the = gli Spagnoli
effect-spanish = Conquistadores
text-spanish = Aggiungi uno al tuo dado più alto nelle battaglie delle due Americhe.

## Empires of the fifth era

effect-mughals = Mausolei
text-mughals = Con almeno una risorsa puoi costruire un monumento in più.
name-russians = Russi
    .the = i Russi
effect-russians = Inverno
text-russians = Durante le invasioni, metti due forti gratuiti dove ci sono armate attive.
effect-qing-dynasty = Stendardi
text-qing-dynasty = Una volta per battaglia puoi rilanciare uno dei tuoi dadi.
name-french = Francesi
    .the = i Francesi
leader-french = Napoleone
effect-french = Grande Armata
text-french = In tre battaglie di questo turno puoi tirare un dado in più in attacco.
name-british = Britannici
    .the = i Britannici
leader-british = Vittoria
effect-british = Marina reale
text-british = Contro le tue invasioni via mare la difesa non può rilanciare un dado.
name-americans = Americani
    .the = gli Americani
leader-americans = Lincoln
effect-americans = Frontiera
text-americans = Ogni due territori occupati in Nordamerica arriva un’armata, al massimo tre.
name-japanese = Giapponesi
    .the = i Giapponesi
effect-japanese = Marina moderna
text-japanese = Aggiungi uno al tuo dado più alto quando invadi per flotta.
name-germans = Tedeschi
    .the = i Tedeschi
leader-germans = Bismarck
effect-germans = Cannoni pesanti
text-germans = Cominci con tre segnalini assedio.

## Events of the first era

name-weaponry = Armamenti
text-weaponry = Aggiungi uno al tuo dado più alto in ogni battaglia di questo turno.
name-caravans = Carovane
text-caravans = Metti fino a due carovane in terre desolate per questo turno.
text-disaster = Un territorio avversario perde il forte e una struttura è ridotta. L’armata resta.
text-engineering = Metti fino a due forti gratuiti dove ci sono armate attive.
text-allies = Ottieni due armate.
name-harappa = Harappa
    .the = Harappa

## Events of the second era

name-leader = Condottiero
text-leader = Una volta per battaglia di questo turno, rilancia uno dei tuoi dadi.
name-shipbuilding = Cantieri navali
text-shipbuilding = Metti una flotta in un mare qualsiasi per questo turno.
name-diplomacy = Diplomazia
text-diplomacy = Sostituisci con una tua un’armata avversaria adiacente alle tue armate attive. Strutture e forte restano.
text-barbarians = Un territorio avversario adiacente a una terra desolata perde armata e forte; una struttura è ridotta ed entra una tua armata inattiva.
name-siegecraft = Arte dell’assedio
text-siegecraft = Ottieni tre segnalini assedio.
name-kushans = Kushana
    .the = i Kushana

## Events of the third era

name-elite-troops = Truppe scelte
text-elite-troops = In tre battaglie di questo turno puoi tirare un dado in più in attacco.
text-treachery = Vinci una battaglia di questo turno senza dadi; dichiaralo prima.
name-civil-service = Funzionari
text-civil-service = Ottieni due armate se una tua armata attiva tiene un territorio con una capitale.
name-fortification = Fortificazioni
text-fortification = Metti fino a tre forti gratuiti dove ci sono armate attive.
name-great-works = Grandi opere
text-great-works = Puoi costruire un monumento in più, nei luoghi consueti.
name-axum = Axum
    .the = Axum

## Events of the fourth era

name-black-death = Peste nera
text-black-death = Scegli una regione: ogni avversario vi perde un’armata a sua scelta.
name-gunpowder = Polvere da sparo
text-gunpowder = In questo turno la difesa tira un solo dado anche dietro un forte.
name-navigators = Navigatori
text-navigators = Metti una flotta in un oceano qualsiasi per questo turno.
name-mercenaries = Mercenari
text-mercenaries = Ottieni tre armate.
text-crusade = In questo turno aggiungi due al tuo dado più alto nelle battaglie in Medio Oriente.
name-shogunate = Shogunato
    .the = lo Shogunato
name-cholas = Chola
    .the = i Chola

## Events of the fifth era

name-revolution = Rivoluzione
text-revolution = In una regione sostituisci fino a due armate avversarie con tue armate inattive. Strutture e forti restano.
name-industry = Industria
text-industry = Ottieni tre armate.
name-steamships = Piroscafi
text-steamships = Metti flotte in un massimo di due oceani per questo turno.
name-railways = Ferrovie
text-railways = Scegli una regione: in questo turno i suoi territori uniti via terra sono tutti adiacenti fra loro.
name-artillery = Artiglieria
text-artillery = Ottieni quattro segnalini assedio.
name-dutch = Olandesi
    .the = gli Olandesi

## Eras

era-span-1 = dal 3000 al 450 a.C.
era-span-2 = dal 450 a.C. al 300 d.C.
era-span-3 = dal 300 al 900
era-span-4 = dal 900 al 1600
era-span-5 = dal 1600 al 1912

## A first turn

lesson-first-turn = Il tuo primo turno
lesson-first-turn-pitch = { $minutes } minuti: { name-assyrians.the } sorgono { name-mesopotamia.in }.
lesson-first-turn-aim = Di che cosa si tratta
lesson-first-turn-aim-text = In ogni epoca guidi un altro impero. Sorge, conquista quello che può e fa punti; le sue armate restano sulla mappa e continuano a contare. Ogni regione rende in tre gradini, per esempio { $area }: { $presence } punti per un’armata, { $dominance } per almeno { $most } e più di chiunque altro, { $supremacy } per almeno { $all } e nessun altro.
lesson-first-turn-establish = Insedia il tuo impero
lesson-first-turn-establish-text = Guidi { name-assyrians.the }. Sorgono { name-mesopotamia.in } con armate fresche e una capitale, che vale { $capital } punti.
lesson-first-turn-free = Occupa un territorio libero
lesson-first-turn-free-text = Un territorio vuoto è subito tuo, senza dadi. Ci sono montagne { name-zagros.in }, che aiutano a difenderlo, e una risorsa, che aiuta a costruire.
lesson-first-turn-event = Gioca un evento
lesson-first-turn-event-text = Gli eventi restano in mano finché li vuoi, e si giocano tra un’invasione e l’altra. { name-weaponry } aggiunge uno al tuo dado più alto in ogni battaglia di questo turno.
lesson-first-turn-battle = Combatti una battaglia
lesson-first-turn-battle-text = L’armata di un altro giocatore è { name-levant.in }. Tiri due dadi, chi difende ne tira uno, e conta il più alto di ciascuno. L’etichetta sul territorio è la tua probabilità di vincere: qui { $win }.
lesson-first-turn-region = Entra in un’altra regione
lesson-first-turn-region-text = Un’armata { name-nile.in } è presenza in un’altra regione. Se vinci, la capitale che vi sta si riduce a città, e quella città è tua.
lesson-first-turn-dominance = Raggiungi il dominio
lesson-first-turn-dominance-text = Non c’è nessuno { name-libya.in }. Con una seconda armata { $area } ne hai più di chiunque altro: è il dominio, { $dominance } punti invece di { $presence }.
lesson-first-turn-supremacy = Raggiungi la supremazia
lesson-first-turn-supremacy-text = Con { $all } armate { $area }, e nessun altro, hai la supremazia: { $supremacy } punti. Le armate che non usi non rendono nulla.
lesson-first-turn-stop = Termina l’invasione
lesson-first-turn-stop-text = { $armies ->
    [0] Tutte le tue armate sono state usate.
    [one] Resta un’armata, e puoi continuare. Un’armata che non usi torna nella riserva.
   *[other] Restano { $armies } armate, e puoi continuare. Quelle che non usi tornano nella riserva.
}
lesson-first-turn-build = Costruisci un monumento
lesson-first-turn-build-text = Per ogni due risorse delle tue armate attive costruisci un monumento: prima dove c’è una capitale. Vale { $monument ->
    [one] un punto
   *[other] { $monument } punti
} ogni volta che fai punti.
lesson-first-turn-forts = Usa l’effetto del tuo impero
lesson-first-turn-forts-text = Ogni impero ha un effetto suo: { name-assyrians.the } mettono un forte gratuito per ogni risorsa che hanno. Dietro un forte chi difende tira due dadi.
lesson-first-turn-points = Fai i tuoi punti
lesson-first-turn-points-text = I punti mostrano che cosa frutterebbe ora il tuo turno, e perché: { $points } punti. Alla fine del turno sono tuoi.
lesson-first-turn-done = Questo era il tuo primo turno.
lesson-first-turn-done-text = Ogni turno è così: sorgere, invadere, costruire, fare punti. Ciò che lasci sulla mappa conta di nuovo quando fa punti il tuo prossimo impero.
lesson-siege = Un assedio
lesson-siege-pitch = { $minutes } minuti: una città dietro un forte, e quante armate vale.
lesson-siege-walls = Guarda il forte
lesson-siege-walls-text = Guidi { name-romans.the }. C’è una città dietro un forte { name-danubia.in }. Lì chi difende tira due dadi, quanti ne tiri tu.
lesson-siege-invade = Invadi la città
lesson-siege-invade-text = Due dadi contro due: la tua probabilità di vincere è { $win }. Prova lo stesso; ciò che segue è l’argomento di questa lezione.
lesson-siege-press = Insisti con l’assedio
lesson-siege-press-text = L’attacco è respinto, ma nulla è perduto. Un’altra armata aggiunge { $bonus } al tuo dado più alto, e tiri di nuovo. Potresti anche ritirarti.
lesson-siege-again = Insisti ancora
lesson-siege-again-text = Attacco respinto un’altra volta. La prossima armata aggiunge { $bonus }, e ora la probabilità è { $win }.
lesson-siege-fort = Costruisci un forte
lesson-siege-fort-text = Il territorio è tuo. Il forte non c’è più, e la città è ridotta a nulla. Un’armata può diventare un forte, così il prossimo invasore trova due dadi.
lesson-siege-stop = Termina l’invasione
lesson-siege-stop-text = { $armies ->
    [0] Non resta nessuna armata, quindi non c’è altro da invadere.
    [one] Resta un’armata. Puoi continuare, o fermarti qui.
   *[other] Restano { $armies } armate. Puoi continuare, o fermarti qui.
}
lesson-siege-done = La città è caduta.
lesson-siege-done-text = Ogni armata in un assedio migliora il tiro seguente, e manca in altri territori. Le probabilità accanto alla domanda dicono che cosa porterebbe.
lesson-sea = Per mare
lesson-sea-pitch = { $minutes } minuti: una flotta fa di un intero mare una strada.
lesson-sea-fleet = Guarda la flotta
lesson-sea-fleet-text = Guidi { name-carthaginians.the }, con una flotta { name-mediterranean-sea.in }. Ora ogni territorio su quel mare è adiacente alle tue armate. Una carovana fa lo stesso per una terra desolata.
lesson-sea-free = Salpa per un territorio vuoto
lesson-sea-free-text = Non c’è nessuno { name-crete.in }. Un’armata vi sbarca senza dadi, come in ogni territorio vuoto.
lesson-sea-landing = Sbarca contro un’armata
lesson-sea-landing-text = Chi si difende da uno sbarco può rilanciare un dado. Per questo la tua probabilità { name-nile.in } è solo { $win }, benché vi siano solo un’armata e una città.
lesson-sea-ashore = Combatti via terra
lesson-sea-ashore-text = Non sempre serve navigare: { name-libya.the } è adiacente via terra. Lì nessuno rilancia, e la probabilità è { $win }.
lesson-sea-stop = Termina l’invasione
lesson-sea-stop-text = Una flotta in un oceano serve tutti i mari accanto. Dopo il turno flotte e carovane vengono tolte.
lesson-sea-done = Hai attraversato il mare.
lesson-sea-done-text = Cerca imperi ed eventi con flotte: le regioni lontane rendono per una sola armata.
lesson-building = Monumenti e punti
lesson-building-pitch = { $minutes } minuti: dove stanno i monumenti, e quanto vale un turno.
lesson-building-resources = Guarda le risorse
lesson-building-resources-text = Guidi { name-turks.the }, e l’invasione è finita. Un piccolo rombo segna un territorio con una risorsa. Per ogni due delle tue armate attive costruisci un monumento.
lesson-building-capital = Un monumento per la capitale
lesson-building-capital-text = Prima le capitali: la tua è { name-anatolia.in }.
lesson-building-city = Un monumento per la città
lesson-building-city-text = Poi le città, e infine i territori con una risorsa. Una è { name-mesopotamia.in }.
lesson-building-points = Fai i tuoi punti
lesson-building-points-text = I punti mostrano ogni regione, che cosa vi hai raggiunto e che cosa darebbe un altro territorio, poi ciò che sta nei tuoi territori: una capitale { $capital }, una città { $city }, un monumento { $monument }. In tutto { $points } punti.
lesson-building-done = Questo è il turno intero.
lesson-building-done-text = Sai tutto ciò che serve per una partita. Il resto è sulle carte, e nelle regole dietro ogni piccolo numero.

## What lessons say in numbers, and the page before a first game

reason-pays = { $name }: { $presence } per un’armata, { $dominance } per almeno { $most } e più di chiunque altro, { $supremacy } per almeno { $all } e nessun altro.
reason-region = Con { $land } raggiungi { $degree ->
    [presence] la presenza
    [dominance] il dominio
   *[supremacy] la supremazia
}: da { $from } a { $to }.
reason-structures = Ciò che sta lì vale { $points ->
    [one] un punto
   *[other] { $points } punti
}.
reason-odds = Vittoria { $win }, cadono entrambe le armate { $tie }, attacco respinto { $defeat }.
reason-siege = Con un assedio di { $pieces ->
    [one] un’altra armata
   *[other] al massimo altre { $pieces } armate
}: { $win }.
aim-empires = In ogni epoca guidi un altro impero. Sorge con armate fresche, conquista quello che può e fa punti. Le sue armate restano sulla mappa e contano di nuovo quando fa punti il tuo prossimo impero.
aim-order = In ogni epoca potrebbero sorgere { $orders } imperi; con { $players } giocatori ne sorgono { $players }, nell’ordine dei loro numeri: chi ha il turno 1 di { $orders } gioca prima di tutti.

## The lands as a table

map-column-trait = Risorsa
