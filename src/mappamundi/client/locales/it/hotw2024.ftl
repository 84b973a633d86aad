# History of the World of 2024: chronicle, refusals, names.

## Small words

degree-mastery = padronanza
epoch = Epoca { $epoch }
icon-crown = corona
icon-sword = spada
icon-temple = tempio
icon-scroll = pergamena

## Chronicle: the organization of an epoch

chronicle-epoch = Epoca { $epoch } · { $span }
chronicle-areas = Ora attive: { $areas }.
chronicle-keeps-token = { $you ->
    [yes] Tieni il segnalino { $token }.
   *[no] { $who } tiene il segnalino { $token }.
  }
chronicle-kept-token = { $you ->
    [yes] Tieni un segnalino regione.
   *[no] { $who } tiene un segnalino regione.
  }
chronicle-endgame-open = Il segnalino { $token } resta scoperto per la fine della partita.
chronicle-endgame-left = Lasci il segnalino { $token } per la fine della partita.
chronicle-endgame-hidden = Il segnalino che avanza resta coperto fino alla fine della partita.
chronicle-keeps-event = { $you ->
    [yes] Il tuo evento è { $card }.
   *[no] { $who } ha l’evento { $card }.
  }
chronicle-kept-event = { $you ->
    [yes] Tieni un evento.
   *[no] { $who } tiene un evento.
  }
chronicle-gets-event = { $you ->
    [yes] Ti resta l’ultimo evento: { $card }.
   *[no] A { $who } resta l’ultimo evento: { $card }.
  }
chronicle-got-event = { $you ->
    [yes] Ti resta l’ultimo evento.
   *[no] A { $who } resta l’ultimo evento.
  }
chronicle-empires = Imperi tra cui scegliere: { $empires }.
chronicle-chooses = { $you ->
    [yes] Scegli { $empire }.
   *[no] { $who } sceglie { $empire }.
  }
chronicle-keeps-empire = { $you ->
    [yes] Tieni { $empire }.
   *[no] { $who } tiene { $empire }.
  }
chronicle-kept-empire = { $you ->
    [yes] Tieni un impero.
   *[no] { $who } tiene un impero.
  }
chronicle-gets-empire = { $you ->
    [yes] Ti resta l’ultimo impero: { $empire }.
   *[no] A { $who } resta l’ultimo impero: { $empire }.
  }
chronicle-got-empire = { $you ->
    [yes] Ti resta l’ultimo impero.
   *[no] A { $who } resta l’ultimo impero.
  }

## Chronicle: the turn

chronicle-event = { $you ->
    [yes] Il tuo evento: { $card }.
   *[no] { $who } rivela un evento: { $card }.
  }
chronicle-idle = { $card } non ha effetto.
people-count = { $people ->
    [0] nessuna pedina popolo
    [one] una pedina popolo
   *[other] { $people } pedine popolo
  }
fleet-count = { $fleets ->
    [one] una flotta
   *[other] { $fleets } flotte
  }
wall-count = { $walls ->
    [one] un forte della Grande Muraglia
   *[other] { $walls } forti della Grande Muraglia
  }
chronicle-rises = { $you ->
    [yes] Insedi { $empire } { $where }: { $brought }.
   *[no] { $who } insedia { $empire } { $where }: { $brought }.
  }
chronicle-cleared = Quel che c’era { $land } viene rimosso: { $things }.
chronicle-garrison-of = { $theirs ->
    [yes] la tua guarnigione
   *[no] la guarnigione di { $victim }
  }
chronicle-thing = { $building ->
    [capital] una capitale
    [city] una città
    [monument] un monumento
    [wall] un forte della Grande Muraglia
   *[fort] un forte
  }
chronicle-recruits = { $you ->
    [yes] Il tuo contingente cresce di { $people }.
   *[no] Il contingente di { $who } cresce di { $people }.
  }
chronicle-leader = { $leader ->
    [difficult] { $you ->
        [yes] Chiami il tuo condottiero: il terreno difficile non ti ferma più.
       *[no] { $who } chiama un condottiero che ignora il terreno difficile.
      }
    [fort] { $you ->
        [yes] Chiami il tuo condottiero: i forti non ti fermano più.
       *[no] { $who } chiama un condottiero che ignora i forti.
      }
   *[declared] { $you ->
        [yes] Chiami il tuo condottiero: tre dadi da ora in poi.
       *[no] { $who } chiama un condottiero: tre dadi da ora in poi.
      }
  }
chronicle-surrenders = { $you ->
    [yes] Rioccupi { $lands }.
   *[no] { $who } rioccupa { $lands }.
  }
chronicle-replaces = { $you ->
    [yes] La guarnigione di { $victim } { $land } cede il posto alla tua armata.
   *[no] { $theirs ->
        [yes] La tua guarnigione { $land } cede il posto all’armata di { $who }.
       *[no] La guarnigione di { $victim } { $land } cede il posto all’armata di { $who }.
      }
  }
chronicle-settles = { $you ->
    [yes] La tua armata si insedia { $land }.
   *[no] L’armata di { $who } si insedia { $land }.
  }
chronicle-garrison-gone = { $theirs ->
    [yes] La tua guarnigione { $land } non c’è più.
   *[no] La guarnigione di { $victim } { $land } non c’è più.
  }
chronicle-fortifies = { $building ->
    [wall] { $you ->
        [yes] Innalzi la Grande Muraglia { $lands }.
       *[no] { $who } innalza la Grande Muraglia { $lands }.
      }
   *[fort] { $you ->
        [yes] Fortifichi { $lands }.
       *[no] { $who } fortifica { $lands }.
      }
  }
chronicle-builds = { $you ->
    [yes] Costruisci { $thing } { $lands }.
   *[no] { $who } costruisce { $thing } { $lands }.
  }
chronicle-capital-falls = La capitale { $land } diventa una città.
chronicle-falls = { $building ->
    [capital] La capitale { $land } cade.
    [city] La città { $land } cade.
    [monument] Il monumento { $land } cade.
    [wall] La Grande Muraglia { $land } cade.
   *[fort] Il forte { $land } cade.
  }
chronicle-taken = Non ce ne sono più: al suo posto si toglie { $thing } { $land }.
chronicle-lacking = { $building ->
    [capital] Non restano capitali da collocare { $land }.
    [city] Non restano città da collocare { $land }.
   *[fort] Non restano forti da collocare { $land }.
  }
chronicle-fleet = { $you ->
    [yes] La tua flotta solca { $water }.
   *[no] La flotta di { $who } solca { $water }.
  }

## Chronicle: invasions

chronicle-success = { $you ->
    [yes] Prendi { $land } a { $victim }, { $attack } contro { $defence }.
   *[no] { $theirs ->
        [yes] { $who } ti prende { $land }, { $attack } contro { $defence }.
       *[no] { $who } prende { $land } a { $victim }, { $attack } contro { $defence }.
      }
  }
chronicle-frustrated = { $you ->
    [yes] Invadi { $land }, e { $victim } respinge l’invasione, { $attack } contro { $defence }.
   *[no] { $theirs ->
        [yes] { $who } invade { $land }, e tu respingi l’invasione, { $attack } contro { $defence }.
       *[no] { $who } invade { $land }, e { $victim } respinge l’invasione, { $attack } contro { $defence }.
      }
  }
chronicle-certain-success = { $you ->
    [yes] Prendi { $land } a { $victim }.
   *[no] { $theirs ->
        [yes] { $who } ti prende { $land }.
       *[no] { $who } prende { $land } a { $victim }.
      }
  }
chronicle-certain-frustrated = { $you ->
    [yes] Invadi { $land }, e { $victim } respinge l’invasione.
   *[no] { $theirs ->
        [yes] { $who } invade { $land }, e tu respingi l’invasione.
       *[no] { $who } invade { $land }, e { $victim } respinge l’invasione.
      }
  }
part-modifier = per l’insistenza
chronicle-points = { $points ->
    [one] Un punto conquista.
   *[other] { $points } punti conquista.
  }
chronicle-conquers = { $you ->
    [yes] Sottometti { $land } di { $victim } per { $cost }.
   *[no] { $theirs ->
        [yes] { $who } ti sottomette { $land } per { $cost }.
       *[no] { $who } sottomette { $land } di { $victim } per { $cost }.
      }
  }

## Chronicle: Honors and gold

chronicle-honor = { $you ->
    [yes] Ricevi un onore: { $honor }.
   *[no] { $who } riceve un onore: { $honor }.
  }
chronicle-plays-honor = { $you ->
    [yes] Giochi { $honor }.
   *[no] { $who } gioca { $honor }.
  }
chronicle-honor-area = { $you ->
    [yes] Giochi { $honor } { $area }.
   *[no] { $who } gioca { $honor } { $area }.
  }
chronicle-loses-gold = { $you ->
    [yes] Perdi { $gold } oro.
   *[no] { $who } perde { $gold } oro.
  }
chronicle-gold = oro
chronicle-collects = { $source ->
    [plunder] { $you ->
        [yes] Il tuo bottino: { $gold } oro.
       *[no] { $who } saccheggia { $gold } oro.
      }
    [instead_of_honor] { $you ->
        [yes] Prendi { $gold } oro invece di un onore.
       *[no] { $who } prende { $gold } oro invece di un onore.
      }
    [full_track] { $you ->
        [yes] La tua fila è piena: prendi { $gold } oro invece di un onore.
       *[no] La fila di { $who } è piena: { $gold } oro invece di un onore.
      }
    [kept] { $you ->
        [yes] Quel che hai tenuto rende { $gold } oro.
       *[no] Quel che { $who } ha tenuto rende { $gold } oro.
      }
   *[coins] { $you ->
        [yes] Questo ti rende { $gold } oro.
       *[no] Questo rende { $gold } oro a { $who }.
      }
  }
chronicle-part = { $area } ({ $degree }) { $gold }
chronicle-part-buildings = edifici { $gold }
chronicle-part-event = { $card } { $gold }
chronicle-revenue = { $you ->
    [yes] Incassi { $gold } oro: { $parts }.
   *[no] { $who } incassa { $gold } oro: { $parts }.
  }
chronicle-revenue-nothing = { $you ->
    [yes] Non incassi oro.
   *[no] { $who } non incassa oro.
  }
chronicle-token = { $you ->
    [yes] Giochi il segnalino { $token }: { $gold } oro.
   *[no] { $who } gioca il segnalino { $token }: { $gold } oro.
  }

## Chronicle: the Endgame

chronicle-endgame = La fine della partita
chronicle-paid = { $who } { $gold }
chronicle-endgame-token = Il segnalino dell’epoca { $epoch }, { $token }, rende { $paid }.
chronicle-endgame-nobody = Il segnalino dell’epoca { $epoch }, { $token }, non rende nessuno.
chronicle-game-ended = L’ultimo oro è contato. La partita è finita.

## The organization of an epoch, on its two screens

organization-title = Organizzazione dell’epoca
organization-eyebrow = Tocca a te · Organizzazione · passo { $step } di 3
organization-question-tokens = Su quale regione punti, { $span }?
organization-question-events = Che cosa ti aiuterà, { $span }?
organization-question-empires = Chi sarai, { $span }?
organization-ask-tokens = { $count ->
    [1] Resta un segnalino: tienilo.
    [2] Tieni uno dei due segnalini.
    [3] Tieni uno dei tre segnalini.
    [4] Tieni uno dei quattro segnalini.
   *[other] Tieni uno dei { $count } segnalini.
  }
organization-ask-events = { $count ->
    [2] Tieni uno dei due eventi.
    [3] Tieni uno dei tre eventi.
    [4] Tieni uno dei quattro eventi.
   *[other] Tieni uno dei { $count } eventi.
  }
organization-ask-empires = { $count ->
    [2] Scegli uno dei due imperi rimasti.
    [3] Scegli uno dei tre imperi rimasti.
    [4] Scegli uno dei quattro imperi rimasti.
    [5] Scegli uno dei cinque imperi.
   *[other] Scegli uno dei { $count } imperi.
  }
organization-facts-tokens = Rende una volta, alla fine di un tuo turno, per tutti i tuoi territori nella regione. Nessuno lo vede.
organization-facts-events = Nessuno vede quale tieni.
organization-facts-empires = { $hidden ->
    [yes] Resta coperto finché non viene chiamato il suo numero.
   *[no] Tutti vedono la tua scelta.
  }
organization-keep-tokens = Tieni { $name }
organization-keep-events = Tieni { $name }
organization-keep-empires = Guida { $name }
organization-next = { $what ->
    [events] Dopo di te sceglie { $next }, a { $last } va l’ultimo.
   *[empires] Dopo di te sceglie { $next }, l’ultimo va a { $last }.
  }
organization-last = { $what ->
    [events] A { $last } va l’altro.
   *[empires] L’altro va a { $last }.
  }
organization-plays = Il turno { $place } di { $all } è per { $the }.
organization-down-tokens = I segnalini passano da chi ha più oro a chi ne ha meno
organization-down-events = Gli eventi passano da chi ha più oro a chi ne ha meno
organization-up = { $hidden ->
    [yes] Gli imperi passano da chi ha meno oro a chi ne ha di più
   *[no] Imperi: sceglie per primo chi ha meno oro
  }
organization-has-empire = ha un impero
organization-takes-last = riceve l’ultimo
organization-chooses = { $hidden ->
    [yes] ha in mano { $count } imperi
   *[no] sceglie ora
  }
organization-chooses-next = sceglie dopo
organization-chooses-later = sceglie più tardi
organization-kept = { $what ->
    [events] ha tenuto 1 evento su { $count }
   *[tokens] ne ha tenuto 1 su { $count }
  }
organization-holds = { $what ->
    [events] ha { $count } eventi
   *[tokens] ha { $count } segnalini
  }
organization-gets = ne riceve { $count }
organization-gets-yours = ne riceve { $count } da te
organization-leaves = ne riceve { $count }, ne lascia 1
organization-events = Eventi tra cui scegliere
organization-empires = Imperi di questa epoca
organization-face-down = { $count ->
    [3] Qui ci sono tre imperi.
    [4] Qui ci sono quattro imperi.
    [5] Qui ci sono cinque imperi.
    [6] Qui ci sono sei imperi.
   *[other] Qui ci sono { $count } imperi.
  }
organization-face-down-facts = Si scoprono quando tutti hanno un segnalino e un evento.
organization-face-down-hidden = Passano di mano quando tutti hanno un segnalino e un evento.
organization-hidden = { $own ->
    [yes] Guiderai { $the }.
   *[no] Gli imperi stanno passando di mano.
  }
organization-hidden-facts = Ognuno si mostra quando viene chiamato il suo numero.
organization-your-event = Il tuo evento
organization-event-dealt = Si distribuisce quando tutti i segnalini sono stati presi, una carta a testa.
organization-event-chosen = Si sceglie quando tutti i segnalini sono stati presi, per primo chi ha più oro.
organization-your-tokens = I tuoi segnalini
token-lands = { $lands ->
    [0] nessun territorio ora
    [1] 1 territorio ora
   *[other] { $lands } territori ora
  }
token-spoken = { $lands ->
    [0] { $area }, lì non hai territori
    [1] { $area }, lì hai un territorio
   *[other] { $area }, lì hai { $lands } territori
  }
token-copies = { $count } uguali
token-passed-to-you = Segnalini passati a te
token-memory = I segnalini che hai visto
token-yours = tuo, coperto
token-drawn = pescato, coperto
token-gone = passato oltre
token-epoch = epoca { $epoch }
token-rest = Il resto
token-rest-on = { $rest ->
    [1] va a { $who }
   *[other] vanno a { $who }
  }
token-rest-yours = { $rest ->
    [0] non resta nulla
   *[other] resta per la fine della partita
  }
token-rest-down = Quello che lasci resta coperto fino alla fine della partita. Solo tu lo conosci.
token-last = { $who } sceglie alla fine. Il segnalino che avanza resta coperto fino alla fine della partita.
token-step-now = Passo 1
token-step-done = Passo 1, fatto
token-drawn-title = Hai pescato un segnalino
token-drawn-all = Ognuno ha pescato un segnalino
token-open-endgame = Un altro è stato pescato scoperto: alla fine della partita rende per { $token }.
token-wait = { $count ->
    [1] { $who } prende l’ultimo segnalino
   *[other] { $who } ne tiene uno su { $count }
  }
token-all-kept = Tutti hanno tenuto un segnalino
token-you-passed = { $count ->
    [1] Ne hai passato uno a { $who }
    [2] Ne hai passati due a { $who }
    [3] Ne hai passati tre a { $who }
   *[other] Ne hai passati { $count } a { $who }
  }
token-you-left = Hai lasciato l’ultimo
token-only-you = { $token } resta coperto fino alla fine della partita. Solo tu lo sai.
token-must-be = Il segnalino di fine partita può essere solo { $token }.
token-will-be = Uno di questi resterà coperto fino alla fine della partita: { $tokens }. { $who } saprà quale.
token-one-of = Uno di questi è coperto fino alla fine della partita: { $tokens }. Solo { $who } sa quale.
tokens-none = Nessun segnalino in mano.
endgame-spaces = Spazi di fine partita
endgame-spaces-each = un segnalino per epoca
endgame-known = { $token }, lo sai solo tu
endgame-face-down = coperto
endgame-to-come = a venire
areas-active = Regioni attive
areas-most = più territori
areas-most-yours = più territori · tuoi
area-new = nuova
area-most = { $names } { $count }
area-nobody = nessuno
gold-count = { $gold } oro
empire-number = Gioca col numero { $number }
empire-starts = { $building ->
    [capital] { $fort ->
        [yes] Capitale e forte { $where }
       *[no] Capitale { $where }
      }
   *[city] { $fort ->
        [yes] Città e forte { $where }
       *[no] Città { $where }
      }
  }
empire-starts-bare = Comincia { $where }
empire-fleets = { $waters ->
    [oceans] { $fleets ->
        [1] 1 flotta per gli oceani
       *[other] { $fleets } flotte per gli oceani
      }
   *[seas] { $fleets ->
        [1] 1 flotta per i mari
       *[other] { $fleets } flotte per i mari
      }
  }
empire-no-fleet = Nessuna flotta
empire-wall = Grande Muraglia, { $forts } forti
empire-barbarian = Barbaro: saccheggia
empire-icon = { $icon ->
    [crown] { $count } corone: un monumento
    [sword] { $count } spade: un monumento
    [temple] { $count } templi: un monumento
   *[scroll] { $count } pergamene: un monumento
  }
empire-likely = Oro probabile
event-eyebrow = Evento · { $epoch }
event-honor = +1 onore
event-time-empire = nella fase A
event-time-reveal = nella fase A
event-time-expand = più tardi, nella fase C
event-time-revenue = più tardi, nella fase E
event-empire = { $people ->
    [1] Una pedina popolo { $where }, prima del tuo impero.
   *[other] { $people } pedine popolo { $where }, prima del tuo impero.
  }
compare-your-lands = I tuoi territori ora
compare-most = Più territori
compare-pays = Ora renderebbe
compare-number = Numero
compare-people = Popolo
compare-more = Porta
news-received = Guidi { $the }: gli altri hanno scelto.
news-see = Guarda { $the }

## Revenue, conclusion and Endgame, on their pages

phase-letter-e = E entrate
phase-letter-f = F conclusione
revenue-title = Le tue entrate
revenue-sum = { $gold ->
    [0] Niente oro per { $the }
    [1] 1 oro per { $the }
   *[other] { $gold } oro per { $the }
  }
score-begins = All’inizio si è tirato a sorte: un forziere è partito con 1 oro, il seguente con 2, fino a { $players }.
revenue-moves = { $same ->
    [yes] il forziere si muove una volta per tutto; resti al posto { $from }
   *[no] il forziere si muove una volta per tutto: dal posto { $from } al { $to }
  }
revenue-moved = un solo movimento del forziere
revenue-table = { $gold ->
    [1] Entrate per regione, 1 oro in tutto
   *[other] Entrate per regione, { $gold } oro in tutto
  }
revenue-area = Regione
revenue-level = Grado
revenue-empire = dell’impero
revenue-friendly = amici
revenue-enemy = nemici
revenue-lands = territori
revenue-why = Perché non di più
revenue-gold = Oro
revenue-no-area = Nessuna armata in una regione attiva.
revenue-buildings = Edifici nei territori dell’impero
revenue-no-buildings = nessuno
revenue-idle-one = { $building ->
    [capital] capitale { $land }
    [city] città { $land }
   *[monument] monumento { $land }
  }
revenue-idle = Niente per gli edifici nei territori amici: { $buildings }.
revenue-event = Evento: { $card }
revenue-ask = Il tuo oro è incassato. Gioca onori o termina la fase.
revenue-ask-end = Il tuo oro è incassato.
revenue-facts = Gli onori nella tua fila possono restarci per un turno futuro.
revenue-none = Non hai onori da giocare.
revenue-due = { $count ->
    [1] { $honors } è nel tuo contingente e va giocato prima della fine della fase.
   *[other] { $honors } sono nel tuo contingente e vanno giocati prima della fine della fase.
  }
revenue-pool-first = Prima gioca gli onori del tuo contingente.
action-end-phase = Termina la fase
action-revenue = Torna all’oro
action-play-token = Gioca { $token }: +{ $gold }
honor-for-gold = Gioca { $honor }: +{ $gold }
honor-for-area = Gioca { $honor }, { $area }: +{ $gold }
honor-strikes = Gioca { $honor }: { $land }, { $who } −1
honor-coins = { $coins ->
    [1] una moneta; l’effetto è della fase C
   *[other] { $coins } monete; l’effetto è della fase C
  }
honor-victim = { $land }: { $who } perde un monumento e 1 oro
honor-lands = { $gold ->
    [0] ora nessun territorio rende
    [1] { $area }, un territorio
   *[other] { $area }, { $gold } territori
  }
honor-buildings = { $gold ->
    [0] ora nessun edificio rende
   *[other] { $area }, edifici per { $gold }
  }
honor-no-target = nessun monumento da colpire: si volta soltanto
honor-must = va giocato
honor-targets = Su che cosa giocarlo
honors-now = Onori ora
honors-order = prima il contingente, poi l’oro
honors-return = Un onore giocato va in fondo alla tua pila.
honors-none = Nessun onore da giocare ora.
tokens-now = Segnalini in mano
tokens-if = se giocati nella fase F
tokens-then = Nella fase F le tue armate si coricano: tutti i tuoi territori contano insieme.
token-no-land = nessun tuo territorio
token-pays-lands = { $lands ->
    [1] { $gold } per un territorio, { $degree }
   *[other] { $gold } per { $lands } territori, { $degree }
  }
token-pays-buildings = edifici { $gold }
area-inactive = non ancora attiva
gold-title = Oro
gold-after = dopo le entrate
conclude-title = La fine del tuo turno
conclude-head = Quanto renderebbero i tuoi segnalini
conclude-head-none = Il tuo turno è finito
conclude-together = ora armate e guarnigioni contano insieme
conclude-ask = Gioca un segnalino o termina il turno.
conclude-ask-end = Termina il turno.
conclude-facts = Un segnalino rende una volta. Tenuto fino alla fine della partita vale 1 oro.
conclude-last = Il tuo ultimo turno: un segnalino non giocato ora vale 1 oro alla fine della partita.
conclude-leads = Se allora hai ancora più oro di tutti, ricevi un onore.
conclude-leads-full = Se allora hai ancora più oro di tutti, ricevi 1 oro: la tua fila è piena.
why-mastery = Non c’è nessun altro.
why-rivals-dominance = { $count ->
    [1] { $names } ha almeno altrettanti territori.
   *[other] { $names } hanno almeno altrettanti territori.
  }
why-rivals-mastery = { $count ->
    [1] { $names } impedisce la padronanza.
   *[other] { $names } impediscono la padronanza.
  }
why-friendly-dominance = { $count ->
    [1] La propria guarnigione pesa quanto le armate.
   *[other] Le { $count } proprie guarnigioni pesano quanto le armate, o di più.
  }
why-friendly-mastery = { $count ->
    [1] Anche la propria guarnigione impedisce la padronanza.
   *[other] Anche le { $count } proprie guarnigioni impediscono la padronanza.
  }
why-few-armies = { $degree ->
    [dominance] { $count ->
        [1] Per il dominio serve un’altra armata.
       *[other] Per il dominio servono altre { $count } armate.
      }
   *[mastery] { $count ->
        [1] Per la padronanza serve un’altra armata.
       *[other] Per la padronanza servono altre { $count } armate.
      }
  }
why-few-lands = { $degree ->
    [dominance] { $count ->
        [1] Per il dominio serve un altro territorio.
       *[other] Per il dominio servono altri { $count } territori.
      }
   *[mastery] { $count ->
        [1] Per la padronanza serve un altro territorio.
       *[other] Per la padronanza servono altri { $count } territori.
      }
  }
endgame-title = La fine della partita
endgame-head = Si conta l’ultimo oro.
endgame-ladder = Chi ha quanto oro
endgame-sum-note = Alla fine dell’ultima epoca, più segnalini e condottieri, più onori, più segnalini di fine partita.
endgame-left = { $count ->
    [1] Un segnalino è coperto.
    [2] Due segnalini sono coperti.
    [3] Tre segnalini sono coperti.
    [4] Quattro segnalini sono coperti.
   *[other] { $count } segnalini sono coperti.
  }
endgame-amount = Ora decide solo la somma, non quale forziere sta sopra.
endgame-step-1 = Segnalini e condottieri
endgame-step-1-note = 1 oro ciascuno, un movimento per giocatore
endgame-step-2 = Onori
endgame-step-2-note = si giocano tutti quelli nella fila e nel contingente, per primo chi ha meno oro
endgame-step-3 = Segnalini di fine partita
endgame-step-3-note = epoca per epoca; incassa chi ha territori nella regione
endgame-mark-1 = segnalini, condottieri
endgame-mark-2 = onori
endgame-mark-3 = segnalini della fine
endgame-kept-note = Segnalini non giocati, condottiero non chiamato.
endgame-kept-none = Nessuno ha tenuto nulla.
endgame-kept-things = { $leader ->
    [yes] { $tokens ->
        [0] un condottiero
        [1] un segnalino e un condottiero
       *[other] { $tokens } segnalini e un condottiero
      }
   *[no] { $tokens ->
        [1] un segnalino
       *[other] { $tokens } segnalini
      }
  }
endgame-played-note = Ogni moneta rende 1 oro; gli altri hanno effetto sulle guarnigioni.
endgame-honor-on = { $honor } · { $on }
endgame-loses = { $who } { $gold }
endgame-of = { $done } di { $all }
endgame-open = scoperto dall’epoca I
endgame-turns-up = L’epoca { $epoch } scopre: { $token }
endgame-reason = { $lands ->
    [1] un territorio: { $degree } { $gold }
   *[other] { $lands } territori: { $degree } { $gold }
  }
endgame-nobody-there = Nessuno ha un territorio lì.
endgame-eyebrow = La fine della partita
endgame-begins = Comincia la fine della partita.
endgame-ask = Quale onore giochi ora?
endgame-facts = Si giocano tutti i tuoi, nell’ordine che vuoi. Contano le guarnigioni.
endgame-kept = { $you ->
    [yes] Quello che hai tenuto rende { $gold } oro.
   *[no] Quello che { $who } ha tenuto rende { $gold } oro.
  }
endgame-paid = { $who } { $gold }
endgame-turned = L’epoca { $epoch } scopre { $token }: { $paid }.
endgame-turned-nobody = L’epoca { $epoch } scopre { $token }: nessuno ha territori lì.
endgame-plays = { $you ->
    [yes] Giochi { $honor }: { $gold } oro.
   *[no] { $who } gioca { $honor }: { $gold } oro.
  }
endgame-strikes = { $you ->
    [yes] Giochi { $honor }: { $victim } perde { $gold } oro.
    [struck] { $who } gioca { $honor }: perdi { $gold } oro.
   *[no] { $who } gioca { $honor }: { $victim } perde { $gold } oro.
  }
endgame-result = { $count ->
    [1] { $you ->
        [yes] Vinci con { $gold } oro.
       *[no] { $names } vince con { $gold } oro.
      }
   *[other] { $you ->
        [yes] { $names } vincete insieme con { $gold } oro.
       *[no] { $names } vincono insieme con { $gold } oro.
      }
  }
endgame-controls = La cerimonia
endgame-scrubber = A che punto è la cerimonia
endgame-at-once = subito
endgame-restart = Dall’inizio
endgame-skip = Vai al risultato
endgame-catch-up = Vai al presente

## The show: turns, the page between epochs, the end

headline-people = { $left } pedine popolo su { $people }
headline-organization = Organizzazione
timeline-organization = Organizzazione
timeline-step-1 = 1. Segnalini
timeline-step-2 = 2. Eventi
timeline-step-3 = 3. Imperi
timeline-theirs = { $empire }, { $who }, deve ancora giocare
timeline-hidden = coperti
timeline-hidden-spoken = { $count ->
    [1] { $names } ha un impero ancora coperto.
   *[other] { $names } hanno un impero a testa, ancora coperto.
  }
recap-loss = { $building ->
    [capital] { $land } e la capitale
    [city] { $land } e la città
   *[monument] { $land } e il monumento
  }
recap-plunder = Bottino
recap-instead = Invece di un onore
recap-catastrophe = Catastrofe
recap-token = { $area }, segnalino
recap-buildings = Edifici
recap-made = { $times ->
    [1] una volta durante il turno
   *[other] { $times } volte durante il turno
  }
recap-lands-alone = { $own ->
    [1] Un territorio, nessun altro
   *[other] { $own } territori, nessun altro
  }
recap-lands-rivals = { $own ->
    [1] Un territorio contro { $rivals }
   *[other] { $own } territori contro { $rivals }
  }
recap-rival = { $who } { $count }
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
interlude-gain = { $gold } con { $the }
interlude-way = da { $from } a { $to }
interlude-led = { $lands ->
    [0] nessun territorio
    [1] un territorio
   *[other] { $lands } territori
  }, { $fought ->
    [0] nessuna invasione
   *[other] { $won } invasioni vinte su { $fought }
  }
interlude-tied = pareggio
interlude-there = { $you ->
    [yes] tu { $count }
   *[no] { $who } { $count }
  }
interlude-empty = vuota
interlude-epochs = Epoca { $from } → Epoca { $to }
interlude-keeps = Rendono da ora in poi. Come prima: { $areas }.
interlude-keeps-all = Non si apre nessuna regione nuova. Come prima: { $areas }.
interlude-asks = { $what ->
    [tokens] Hai davanti { $count } segnalini regione.
    [events] Hai davanti { $count } eventi.
   *[empires] Hai davanti { $count } imperi.
  }
interlude-choose = { $what ->
    [tokens] Scegli il tuo segnalino
    [events] Scegli il tuo evento
   *[empires] Scegli il tuo impero
  }
interlude-you-first = La prima scelta è tua.
interlude-before = { $count ->
    [1] { $names } ha scelto.
   *[other] { $names } hanno scelto.
  }
interlude-next = Dopo di te sceglie { $next }, alla fine { $last }.
interlude-last = Dopo di te tocca a { $last }.
interlude-waits = { $what ->
    [tokens] { $next ->
        [yes] { $names } tiene un segnalino. Poi tocca a te.
       *[no] { $names } tiene un segnalino.
      }
    [events] { $next ->
        [yes] { $names } tiene un evento. Poi tocca a te.
       *[no] { $names } tiene un evento.
      }
   *[empires] { $next ->
        [yes] { $names } sceglie un impero. Poi tocca a te.
       *[no] { $names } sceglie un impero.
      }
  }
end-best = turno migliore: { $empire }, { $points } oro
end-summary-always = { $you ->
    [yes] Hai guidato dall’inizio alla fine e hai vinto con { $by } oro di vantaggio.
   *[no] { $who } ha guidato dall’inizio alla fine e ha vinto con { $by } oro di vantaggio.
  }
end-summary-from = { $you ->
    [yes] Hai guidato dall’epoca { $epoch } in poi e hai vinto con { $by } oro di vantaggio.
   *[no] { $who } ha guidato dall’epoca { $epoch } in poi e ha vinto con { $by } oro di vantaggio.
  }
end-summary-last = { $you ->
    [yes] Hai preso la testa alla fine della partita e hai vinto con { $by } oro di vantaggio.
   *[no] { $who } ha preso la testa alla fine della partita e ha vinto con { $by } oro di vantaggio.
  }
end-summary-tie = { $you ->
    [yes] Hai vinto con lo stesso oro del secondo
   *[no] { $who } ha vinto con lo stesso oro del secondo
  }: { $by ->
    [people] a decidere sono state meno pedine popolo sugli imperi.
   *[honors] con le stesse pedine popolo sugli imperi, a decidere sono stati più onori sugli eventi.
  }
end-summary-shared = Vittoria condivisa, con { $gold } oro: { $names }.
chart-parts = per provenienza
chart-areas = Regioni
chart-buildings = Edifici
chart-events = Eventi
chart-tokens = Segnalini
chart-honors = Onori
chart-plunder = Bottino
chart-endgame = Fine
story-rise = { $you ->
    [yes] { $lands ->
        [1] Per { object-you } tutto è cominciato nell’epoca { $epoch } con { $empire }: un territorio e { $points } oro.
       *[other] Per { object-you } tutto è cominciato nell’epoca { $epoch } con { $empire }: { $lands } territori e { $points } oro.
      }
   *[no] { $lands ->
        [1] Per { $who } tutto è cominciato nell’epoca { $epoch } con { $empire }: un territorio e { $points } oro.
       *[other] Per { $who } tutto è cominciato nell’epoca { $epoch } con { $empire }: { $lands } territori e { $points } oro.
      }
  }
story-winner = { $you ->
    [yes] Nell’epoca { $epoch } hai preso { $lands } territori con { $empire } e incassato { $points } oro.
   *[no] Nell’epoca { $epoch } { $who } ha preso { $lands } territori con { $empire } e incassato { $points } oro.
  }
story-held = { $you ->
    [yes] { $times ->
        [1] Hai tenuto in pugno { $area } una volta, per { $points } oro.
       *[other] Hai tenuto in pugno { $area } { $times } volte, per { $points } oro.
      }
   *[no] { $times ->
        [1] { $who } ha tenuto in pugno { $area } una volta, per { $points } oro.
       *[other] { $who } ha tenuto in pugno { $area } { $times } volte, per { $points } oro.
      }
  }
story-best = { $you ->
    [yes] Con { $empire } hai incassato { $points } oro, il turno migliore della partita, eppure non è bastato.
   *[no] Con { $empire }, { $who } ha incassato { $points } oro, il turno migliore della partita, eppure non è bastato.
  }
story-lead = { $swaps ->
    [2] Il primo posto è passato di mano due volte.
   *[other] Il primo posto è passato di mano { $swaps } volte.
  }
story-land = Gli invasori hanno preso { $land } { $times } volte. Nessuno ci è rimasto a lungo.
story-endgame = { $you ->
    [yes] La fine della partita è stata più generosa con te: { $gold } oro. In testa non è cambiato nulla.
   *[no] La fine della partita è stata più generosa con { $who }: { $gold } oro. In testa non è cambiato nulla.
  }
story-endgame-turned = { $won ->
    [yes] { $you ->
        [yes] La fine della partita ha reso di più a te, { $gold } oro, e ha ribaltato tutto: hai vinto tu.
       *[no] La fine della partita ha reso di più a { $who }, { $gold } oro, e ha ribaltato tutto: hai vinto tu.
      }
   *[no] { $you ->
        [yes] La fine della partita ha reso di più a te, { $gold } oro, e ha ribaltato tutto: { $winner } ha vinto.
       *[no] La fine della partita ha reso di più a { $who }, { $gold } oro, e ha ribaltato tutto: { $winner } ha vinto.
      }
  }
story-second = { $you ->
    [yes] Secondo posto per te, a { $by } oro dal primo. Il turno migliore è stato con { $empire }: { $points } oro.
   *[no] Secondo posto per { $who }, a { $by } oro dal primo. Il turno migliore è stato con { $empire }: { $points } oro.
  }
story-unlucky = { $you ->
    [yes] { $place ->
        [1] Hai avuto i dadi peggiori del tavolo, { $below } invasioni sotto le attese, e hai vinto lo stesso.
       *[other] Hai avuto i dadi peggiori del tavolo, { $below } invasioni sotto le attese.
      }
   *[no] { $place ->
        [1] { $who } ha avuto i dadi peggiori del tavolo, { $below } invasioni sotto le attese, e ha vinto lo stesso.
       *[other] { $who } ha avuto i dadi peggiori del tavolo, { $below } invasioni sotto le attese.
      }
  }
story-lucky = { $you ->
    [yes] { $place ->
        [1] I dadi sono stati gentili con te: { $above } invasioni sopra le attese.
       *[other] I dadi sono stati gentili con te, { $above } invasioni sopra le attese; la storia no.
      }
   *[no] { $place ->
        [1] I dadi sono stati gentili con { $who }: { $above } invasioni sopra le attese.
       *[other] I dadi sono stati gentili con { $who }, { $above } invasioni sopra le attese; la storia no.
      }
  }
luck-row = { $won } vinte, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } attese

## What the frame leaves to its game: gold, not points

keys-letter-k = innalza la Grande Muraglia
keys-letter-r = rivedi ciò che è passato, o l’ultimo conteggio dall’inizio
keys-letter-e = il tuo evento
keys-letter-t = i tuoi segnalini
keys-letter-a = manda una flotta, aggiungi un passo al piano
keys-letter-o = onori
keys-letter-f = costruisci un forte
keys-letter-d = il condottiero
keys-letter-v = territori in tabella
score-title = Oro ora
score-spoken-scored = { $score } oro, ha già incassato
score-spoken-over = { $score } oro
score-spoken = { $score } oro, altri { $now } se le entrate venissero ora
scoring-part = { $name }, { $word }: { $points } oro.
scoring-parts = { $names }: { $points } oro.
interlude-label = Tra le epoche
interlude-chart = Oro per epoca
interlude-points = oro dell’epoca
interlude-page = Torna all’epoca
interlude-again = Rivedi l’epoca
interlude-none = inattiva
interlude-changes = Regioni che diventano attive

## In the terminal: questions and answers

ask-tokens = Quale segnalino regione tieni?
ask-events-draft = Quale evento tieni?
ask-choose-empire = Quale impero scegli?
ask-event = Il tuo evento: che cosa fai?
ask-shortage = Da quale territorio viene l’edificio che manca?
ask-expand = Il tuo impero si espande: che cosa fai?
ask-monuments = Dove costruisci il monumento?
ask-revenue = L’oro è incassato. Giochi un onore?
ask-conclude = Giochi un segnalino regione?
ask-endgame = La fine della partita: che cosa giochi?
ask-fort = Dove va il forte?
ask-area = Per quale regione giochi { $card }?
do-choose-token = Tieni { $name }
do-choose-event = Tieni { $name }
do-choose-empire = Scegli { $name }
do-take-building = Toglilo da lì: { $name }
do-invade = Invadi { $name }
do-place-fleet = Manda una flotta verso { $name }
do-conquer = Sottometti { $name }
do-end-expansion = Termina l’espansione
do-end-revenue = Avanti
do-play-token = Gioca { $name }
do-end-turn = Termina il turno
do-build-monument = Costruisci: { $name }
do-play = Gioca { $card }
do-taking = lasciando { $lands }
terminal-verb-leader = condottiero
note-gold = +{ $gold } oro
note-prospect = da { $low } a { $high } oro
note-opens = territori a portata: { $lands }
note-falls = perdi { $things }
status-pool = { $card }, nel contingente: { $pool }
status-revenue = { $name } incasserebbe ora { $gold } oro
status-stack = Onori nella tua pila: { $stack }
status-event = Il tuo evento: { $card }
do-use-leader = { $ignore ->
    [difficult] Chiama il condottiero contro il terreno difficile
    [fort] Chiama il condottiero contro i forti
   *[nothing] Chiama il condottiero
  }
do-build-fort = { $pay ->
    [wall] Innalza la Grande Muraglia: { $land }
    [event] Fortifica { $land } con il forte delle Crociate
   *[people] Fortifica { $land } con una pedina popolo
  }
do-build-forts = { $pay ->
    [wall] Innalza la Grande Muraglia
    [event] Piazza il forte delle Crociate
   *[people] Fortifica con una pedina popolo
  }
note-free-land = libero, senza battaglia
note-friendly-land = la tua guarnigione cede il posto
note-conquest = { $points ->
    [one] { $points } punto conquista
   *[other] { $points } punti conquista
  }
note-certain = { $outcome ->
    [success] cade di sicuro
    [never] sarà respinta, con o senza condottiero
   *[frustrated] sarà respinta
  }
status-piece = { $piece ->
    [army] armata di { $name }
   *[garrison] guarnigione di { $name }
  }

## Refusals of the rules

refusal-game-over = La partita è finita.
refusal-no-such-seat = Questo posto non esiste.
refusal-not-your-decision = La decisione ora non è tua.
refusal-choosing-tokens = Prima tieni un segnalino regione e passa gli altri.
refusal-choosing-events = Prima tieni un evento e passa gli altri.
refusal-choosing-empires = Prima scegli un impero.
refusal-aim-first = Prima va giocato l’evento.
refusal-in-event = È in corso un evento: piazza i suoi pezzi o termina l’espansione.
refusal-take-first = Prima di’ da quale territorio viene l’edificio che manca.
refusal-expanding = Il tuo impero si sta ancora espandendo.
refusal-monuments-first = Prima vanno costruiti i monumenti.
refusal-in-revenue = L’oro è incassato: gioca onori o termina la fase.
refusal-concluding = Il tuo turno sta finendo: gioca segnalini regione o terminalo.
refusal-last-honors = Prima vanno giocati tutti i tuoi onori.
refusal-not-passed = Non ti hanno passato nessun segnalino per { $area }.
refusal-not-among-events = Non ti hanno passato { $card }.
refusal-not-laid-out = Ora non puoi scegliere { $empire }.
refusal-not-now = Questo appartiene a un’altra fase.
refusal-no-people = Non restano pedine popolo nel contingente.
refusal-no-supply = Non restano pedine popolo nella tua riserva.
refusal-own-army = La tua armata tiene già { $land }.
refusal-not-adjacent = Nessuna tua armata o flotta raggiunge { $land }.
refusal-first-land = La prima armata deve raggiungere { $land }.
refusal-fort-placed = Il forte ha chiuso il piazzamento delle armate.
refusal-no-fleet = Non restano flotte.
refusal-has-fleet = La tua flotta solca già { $water }.
refusal-seas-only = In quest’epoca le flotte vanno solo nei mari.
refusal-oceans-only = In quest’epoca le flotte vanno solo negli oceani.
refusal-honor-seas-only = Senza flotte sulla carta dell’impero va solo in un mare.
refusal-no-port = Nessuna tua armata o flotta raggiunge { $water }.
refusal-no-points = Non hai punti conquista.
refusal-not-beaten = Il nemico appena battuto non tiene { $land }.
refusal-not-next = Nessun territorio appena preso confina con { $land }.
refusal-too-dear = Servono { $cost } punti per sottomettere { $land }.
refusal-not-held = Nessuna tua armata tiene { $land }.
refusal-has-fort = Un forte protegge già { $land }.
refusal-has-city = Una capitale o una città occupa già { $land }.
refusal-no-wall = Nel contingente non c’è un forte della Grande Muraglia.
refusal-no-wall-site = La Grande Muraglia sorge solo nei suoi due territori.
refusal-no-event-fort = Solo le Crociate portano un forte, e uno soltanto.
refusal-no-honors-in-event = Durante un evento non si giocano onori.
refusal-no-leader-in-event = Durante un evento non si chiama il condottiero.
refusal-no-forts-in-event = Durante un evento non si costruiscono forti con il popolo.
refusal-none-left = Non ne restano, e nessun nemico ne ha uno da togliere.
refusal-take-from = Indica un territorio nemico per ogni edificio che manca.
refusal-nothing-to-take = Qui non si può togliere nulla del genere: { $land }.
refusal-leader-gone = Il tuo condottiero ha lasciato la partita.
refusal-leader-used = Il tuo condottiero è già stato chiamato.
refusal-leader-dice = Con i dadi il condottiero dà un terzo dado e non ignora nulla.
refusal-leader-ignores = Senza dadi, di’ che cosa ignora il condottiero.
refusal-people-left = Il popolo nel contingente si può ancora usare.
refusal-crusade-begins = La prima armata non è ancora stata piazzata.
refusal-fort-first = Prima va piazzato il forte.
refusal-honors-in-pool = Prima gioca gli onori del tuo contingente.
refusal-no-honor = Ora non hai { $honor }.
refusal-coins-only = Durante l’espansione si giocano solo onori con monete.
refusal-no-target-wanted = Ora ricevi oro per { $honor } e non indichi nulla.
refusal-target-wanted = Di’ per che cosa giochi { $honor }.
refusal-no-effect = Ora non otterresti nulla con { $honor }.
refusal-inactive = Non si rende ancora nulla per { $area }.
refusal-no-monument = Nessun nemico ha un monumento qui: { $land }.
refusal-strike = Di’ quale monumento cade.
refusal-no-event = Ora non puoi giocare { $card }.
refusal-by-itself = Non si gioca { $card }: il suo oro arriva da sé con le tue entrate.
refusal-bad-target = Ora { $card } non può colpire { $land }.
refusal-bad-set = { $most ->
    [one] Indicane esattamente uno.
   *[other] Indicane da uno a { $most }, nessuno due volte.
  }
refusal-few-people = { $people ->
    [one] Ogni territorio richiede una pedina popolo, e la tua riserva ne ha una sola.
   *[other] Ogni territorio richiede una pedina popolo, e la tua riserva ne ha solo { $people }.
  }
refusal-one-area = Tutti i territori devono essere di una sola regione.
refusal-one-seat = Tutti i territori devono essere di un solo giocatore.
refusal-two-of-one = Al massimo due territori di un giocatore.
refusal-has-monument = Un monumento orna già { $land }.
refusal-no-site = Prima il territorio di partenza, poi le città, poi gli altri.
refusal-no-token = Non hai questo segnalino regione.

## The almanac: cards, Honors, tokens and lands

almanac-empires-note = Sette per ogni epoca. Quelli in gioco agiscono nell’ordine dei loro numeri.
almanac-events-note = Sette per ogni epoca, scoperti all’inizio del turno. Alcuni si giocano come piccoli imperi, altri secondo il testo.
almanac-honors = Onori
almanac-honors-note = Tutti hanno gli stessi dieci. Una guarnigione caduta ne porta spesso uno, e così essere primi per oro.
almanac-tokens = Segnalini regione
almanac-tokens-note = Un segnalino rende ancora una volta per la sua regione: alla fine di un tuo turno, con tutti i tuoi territori lì.
almanac-lands-note = Le regioni, con ciò che presenza, dominio e padronanza danno in ogni epoca, e i loro territori.
almanac-epoch = Epoca { $epoch }
almanac-number = Numero { $number }
almanac-year-before = { $year } a.C.
almanac-year = { $year } d.C.
almanac-people = { $count ->
    [one] Una pedina popolo
   *[other] { $count } pedine popolo
  }
almanac-founds = Fonda
almanac-sea-fleets = { $count ->
    [one] una, in un mare
   *[other] { $count }, nei mari
  }
almanac-ocean-fleets = { $count ->
    [one] una, in un oceano
   *[other] { $count }, negli oceani
  }
almanac-brings = Porta
almanac-icon = Simbolo di potere
almanac-barbarian = Barbaro: senza edifici né simbolo di potere, ma saccheggia ogni territorio che invade.
almanac-two-starts = Comincia in entrambi i territori insieme.
almanac-two-empires = Due imperi su una carta, giocati uno dopo l’altro.
almanac-when-reveal = Subito, quando viene scoperto
almanac-when-expand = Più tardi: durante l’espansione
almanac-when-revenue = Più tardi: con le tue entrate
almanac-honor = Prima di tutto ti porta un onore.
almanac-coins = { $count ->
    [0] Senza monete
    [one] Una moneta
   *[other] { $count } monete
  }
almanac-honor-expand = Durante l’espansione, per l’effetto.
almanac-honor-paid = { $count ->
    [one] Con le tue entrate, per 1 oro.
   *[other] Con le tue entrate, per { $count } oro.
  }
almanac-honor-revenue = Con le tue entrate, per l’effetto.
almanac-from = Dall’epoca { $epoch }
almanac-token-count = { $count ->
    [one] Un segnalino
   *[other] { $count } segnalini
  }
almanac-land-count = { $count ->
    [one] un territorio
   *[other] { $count } territori
  }
almanac-single-tokens = Segnalini di una regione
almanac-pairs = Segnalini doppi
almanac-pairs-note = Solo quando il tavolo li prevede: uno per giocatore, nascosto.
almanac-terrain-clear = Terreno aperto
almanac-terrain-difficult = Terreno difficile

## Figures beside rules

figure-battles = Probabilità che l’invasione riesca
figure-two-dice = due dadi
figure-leader = con il condottiero
figure-clear = Aperto
figure-difficult = Difficile
figure-fort = Aperto, forte
figure-fort-difficult = Difficile, forte
figure-certain = Senza dadi: ciò che è certo
figure-no-leader = senza condottiero
figure-leader-terrain = Condottiero: terreno
figure-leader-forts = Condottiero: forti
figure-falls = cade
figure-both-go = via entrambe
figure-conquest = Con l’opzione conquista
figure-first = prima
figure-areas = Presenza, dominio, padronanza in ogni epoca
figure-oceans = I mari di ogni oceano
figure-honors = I dieci onori e le loro monete

## The primer: the game in pictures

primer-aim-epochs = { $epochs ->
    [5] Cinque epoche, cinque imperi. Ognuno sorge, conquista per un solo turno e va a riposo: le sue armate diventano guarnigioni e restano sulla mappa.
   *[other] { $epochs } epoche, { $epochs } imperi. Ognuno sorge, conquista per un solo turno e va a riposo: le sue armate diventano guarnigioni e restano sulla mappa.
  }
primer-aim-gold = Alla fine di ogni tuo turno i *territori del tuo nuovo impero* portano oro. Vince chi ha più oro quando tutto è contato.
primer-choose-text = In ogni epoca tieni un segnalino regione, ricevi un evento e scegli un impero, il più povero per primo. Nell’epoca I i segnalini si sorteggiano. L’ultimo prende l’impero che resta.
primer-establish = Insedia
primer-establish-text = La tua prima armata sta nel territorio di partenza, spesso con una capitale. Ciò che c’era sparisce.
primer-expand = Espandi
primer-expand-text = Armata dopo armata nei territori adiacenti, con una flotta oltre un mare. Quelli liberi sono subito tuoi.
primer-build-text = Ogni due territori con il simbolo di potere del tuo impero danno un monumento.
primer-collect = Incassa
primer-collect-text = Regioni ed edifici del tuo impero rendono oro. Poi le armate si coricano, e puoi giocare segnalini regione.
primer-comfort = *Nessuno resta troppo indietro.* Una guarnigione che respinge un invasore porta un onore al proprietario, e chi ha meno oro sceglie l’impero per primo.
primer-gold = Che cosa porta oro
primer-gold-text = Ogni regione attiva rende per le armate di questo turno, secondo il grado migliore che raggiungi. Le guarnigioni dei turni passati ora non portano nulla.
primer-presence-text = Hai un’armata lì. Ne basta una.
primer-dominance-text = { $lands ->
    [2] Due armate o più, più di quanto abbia lì qualunque altro giocatore, e più delle tue guarnigioni.
   *[other] { $lands } armate o più, più di quanto abbia lì qualunque altro giocatore, e più delle tue guarnigioni.
  }
primer-mastery = Padronanza
primer-mastery-text = { $lands ->
    [3] Tre armate o più, e nessuna guarnigione lì, né d’altri né tua.
   *[other] { $lands } armate o più, e nessuna guarnigione lì, né d’altri né tua.
  }
primer-brings-gold = Porta { $gold } oro
primer-invasion = Un’invasione
primer-invasion-rolled = Hai tirato { $yours }, la guarnigione { $theirs }: il territorio è tuo.
primer-invasion-dice = { $own ->
    [2] Tu tiri due dadi, la guarnigione uno, dietro un forte due. Conta il più alto.
   *[other] Tu tiri { $own } dadi, la guarnigione { $other }, dietro un forte { $fort }. Conta il più alto.
  }
primer-invasion-ends = *Più alto:* il territorio è tuo. *Pari:* tuo in terreno aperto. *Altrimenti* entrambe le pedine spariscono, il territorio è libero e il proprietario riceve un onore.
primer-invasion-certain = *Senza dadi,* se vuoi: il terreno aperto senza forte cade, il resto costa entrambe le pedine. Una volta aiuta un *condottiero*.

## Learn

learn-turn = Un turno in sei fasi
learn-turn-1 = Il tuo evento
learn-turn-1-note = Viene scoperto. Appare un piccolo popolo, o accade qualcosa secondo il testo.
learn-turn-2 = Sorge il tuo impero
learn-turn-2-note = Nel territorio di partenza, con una capitale. Ciò che c’era sparisce.
learn-turn-3 = Si espande
learn-turn-3-note = Armata dopo armata, finché c’è popolo. Contro le guarnigioni decidono i dadi, o il solo territorio.
learn-turn-4 = Costruisce
learn-turn-4-note = Due territori con il suo simbolo di potere fanno un monumento.
learn-turn-5 = Arriva l’oro
learn-turn-5-note = Per regioni e per edifici, solo di questo impero. Gli onori possono aggiungerne.
learn-turn-6 = Si posa
learn-turn-6-note = Le armate diventano guarnigioni. Un segnalino regione rende per tutti i tuoi territori in quella regione.

## Lessons

lesson-first-empire = Il tuo primo impero
lesson-first-empire-pitch = { $minutes } minuti: { name-assyria.the } sorge { name-euphrates.in }.
lesson-first-empire-aim = Di che cosa si tratta
lesson-first-empire-aim-text = In ogni epoca guidi un altro impero. Sorge, conquista quello che può e incassa oro; poi le sue armate si posano come guarnigioni. Guidi { name-assyria.the }, sorta { name-euphrates.in } con una capitale. Ogni regione rende in tre gradini: { $presence } oro per un’armata, { $dominance } per almeno { $most } e più di chiunque altro, { $mastery } per almeno { $all } e nessuna guarnigione lì.
lesson-first-empire-free = Prendi un territorio libero
lesson-first-empire-free-text = Nessuno tiene { name-levant.the }. Un’armata ci va subito, senza dadi.
lesson-first-empire-invasion = Attacca una guarnigione
lesson-first-empire-invasion-text = C’è una guarnigione { name-tigris.in }, con una capitale. Tu tiri due dadi, la guarnigione uno, e conta il più alto di ogni parte. In terreno aperto basta un pareggio. La tua probabilità: { $win }.
lesson-first-empire-icon = Cerca il tuo simbolo di potere
lesson-first-empire-icon-text = C’è una spada { name-zagros.in }, il simbolo di potere del tuo impero. Per ogni due territori dell’impero che la mostrano costruisci un monumento, che porta { $monument } oro.
lesson-first-empire-frustrated = Prova una seconda regione
lesson-first-empire-frustrated-text = Un’armata { name-nile.in } è presenza in un’altra regione: { $presence } oro. La tua probabilità: { $win }.
lesson-first-empire-again = Entra nel territorio vuoto
lesson-first-empire-again-text = Respinta: la tua armata e la guarnigione non ci sono più, e il proprietario ha ricevuto un onore. Il territorio ora è libero, e la capitale è diventata una città. La prossima armata non ha bisogno di dadi.
lesson-first-empire-stop = Termina l’espansione
lesson-first-empire-stop-text = { $people ->
    [0] Tutto il tuo popolo è stato usato. Quando vai avanti si costruisce il monumento, prima di tutto nel territorio di partenza, e si incassa l’oro.
    [one] Resta una pedina popolo. Finché si può piazzare, va piazzata.
   *[other] Restano { $people } pedine popolo. Finché si possono piazzare, vanno piazzate.
  }
lesson-first-empire-gold = Guarda l’oro
lesson-first-empire-gold-text = Il tuo impero ha incassato { $gold } oro: per le sue regioni, e per ciò che sta nei suoi territori. Una capitale porta { $capital }, una città { $city }, un monumento { $monument }.
lesson-first-empire-end = Termina il turno
lesson-first-empire-end-text = Le tue armate si sono posate. Come guarnigioni tengono i territori contro gli altri, e contano di nuovo per i segnalini regione e alla fine della partita. Il tuo segnalino resta nascosto finché la sua regione non rende.
lesson-first-empire-done = Questo è stato il tuo primo impero.
lesson-first-empire-done-text = Ogni turno va così: sorgere, espandersi, costruire, incassare. Nella prossima epoca sorge un altro impero, e questi territori gli sono amici.
lesson-areas = Oro e regioni
lesson-areas-pitch = { $minutes } minuti: tre tipi di territorio, e quando una regione rende meglio.
lesson-areas-kinds = Tre tipi di territorio
lesson-areas-kinds-text = Guidi { name-persia.the }. Dove stanno le tue armate sono territori dell’impero, e solo loro incassano. Dove ci sono guarnigioni dei tuoi imperi passati sono territori amici, quelli degli altri sono nemici. Per la padronanza { name-middle-east.in } non deve esserci alcuna guarnigione, nemmeno tua.
lesson-areas-friendly = Rinnova un territorio amico
lesson-areas-friendly-text = La tua stessa guarnigione sta { name-tigris.in }. Un’armata può entrare senza dadi: la guarnigione se ne va, e il territorio è di nuovo dell’impero. Il prezzo: i suoi edifici vengono ridotti, quindi la città cade.
lesson-areas-enemy = Prendi un territorio nemico
lesson-areas-enemy-text = Una guarnigione { name-euphrates.in } ti separa dalla padronanza. La tua probabilità: { $win }.
lesson-areas-last = L’ultima guarnigione
lesson-areas-last-text = Resta solo la tua guarnigione { name-levant.in }. Rinnovala, e la regione rende { $mastery } oro invece di { $dominance }.
lesson-areas-stop = Termina l’espansione
lesson-areas-stop-text = Ora qui non c’è nessuno tranne te. I monumenti si costruiscono da soli dove le regole lasciano un solo posto.
lesson-areas-gold = Guarda le entrate
lesson-areas-gold-text = { $gold } oro: padronanza { name-middle-east.in }, e ciò che sta nei tuoi territori dell’impero. I territori amici ora non avrebbero portato nulla.
lesson-areas-token = Gioca un segnalino regione
lesson-areas-token-text = Le armate si sono posate, e tutti i tuoi territori { name-middle-east.in } contano insieme. Il segnalino rende ancora una volta: { $token } oro. Poi lascia la partita, quindi giocane ognuno quando rende bene.
lesson-areas-end = Termina il turno
lesson-areas-end-text = Chi ha più oro alla fine del proprio turno riceve un onore. Questa volta tocca a te.
lesson-areas-done = Sai da dove viene l’oro.
lesson-areas-done-text = Una regione rende meglio dove non ci sono guarnigioni. Rinnova le vecchie guarnigioni dove questo completa la padronanza; altrove lasciale aspettare un segnalino.
lesson-honors = Onori
lesson-honors-pitch = { $minutes } minuti: un aiuto ora, o oro più tardi.
lesson-honors-track = Guarda i tuoi onori
lesson-honors-track-text = Guidi { name-arabs.the }, e tutto il popolo è stato usato. Ma due onori sono nella tua fila, e uno è stato spinto nel tuo contingente. Un onore con monete aiuta durante l’espansione, o vale oro con le entrate. Uno senza monete serve solo con le entrate.
lesson-honors-recruit = Recluta
lesson-honors-recruit-text = { name-recruit-1 } porta un’altra pedina popolo. Gli onori giocati tornano sotto la tua pila, quindi nessuno è perso per sempre.
lesson-honors-spend = Usala
lesson-honors-spend-text = Un altro territorio { name-middle-east.in } conterà due volte: per la regione, e per un onore della tua fila. La tua probabilità { name-euphrates.in }: { $win }.
lesson-honors-stop = Termina l’espansione
lesson-honors-stop-text = Ora non ti serve una flotta. Lascia { name-fleet-1 } nel contingente: con le entrate vale oro.
lesson-honors-pool = Svuota il contingente
lesson-honors-pool-text = L’oro è incassato. Ogni onore nel contingente va giocato prima di andare avanti: { name-fleet-1 } porta 1 oro per la sua moneta.
lesson-honors-bonus = Gioca un premio
lesson-honors-bonus-text = { name-lands-bonus } rende 1 oro per ogni territorio dell’impero in una regione attiva, e tu ne hai { $lands } { name-middle-east.in }.
lesson-honors-gold = Vai avanti
lesson-honors-gold-text = Non resta altro da giocare. Ciò che resta nella fila aspetta un altro tuo turno.
lesson-honors-end = Termina il turno
lesson-honors-end-text = Hai più oro di tutti, quindi ricevi un onore: viene scoperto dalla tua pila e spinge avanti gli altri.
lesson-honors-done = Gli onori consolano e premiano.
lesson-honors-done-text = Una guarnigione che respinge un invasore ne porta uno, e così una spazzata via da un evento o da un nuovo impero. Alla fine della partita si giocano tutti quelli della fila e del contingente.
lesson-without-dice = Senza dadi
lesson-without-dice-pitch = { $minutes } minuti: ciò che è certo, e ciò che cambia il tuo condottiero.
lesson-without-dice-certain = Tutto è certo
lesson-without-dice-certain-text = A questo tavolo si gioca senza dadi, e guidi { name-macedonia.the }. Una guarnigione in terreno aperto senza forte cade davanti a un’armata. Il terreno difficile o un forte la respinge: armata e guarnigione spariscono entrambe.
lesson-without-dice-clear = Terreno aperto
lesson-without-dice-clear-text = La guarnigione { name-apennines.in } è in terreno aperto, senza forte: cade di sicuro, e la città con lei.
lesson-without-dice-leader = Chiama il condottiero
lesson-without-dice-leader-text = Una volta nella partita il tuo condottiero aiuta fino alla fine dell’espansione: contro il terreno difficile, o contro i forti. Le montagne proteggono la guarnigione { name-anatolia.in }, quindi scegli il terreno.
lesson-without-dice-mountains = Attraverso le montagne
lesson-without-dice-mountains-text = Con il condottiero il terreno difficile conta come aperto, quindi cade anche la guarnigione { name-anatolia.in }.
lesson-without-dice-fort = Un forte tra le montagne
lesson-without-dice-fort-text = Un forte in terreno difficile, come { name-pindus.in }, non cade mai al primo tentativo, con o senza condottiero. Spendi un’armata: spariscono entrambe, con loro il forte e il monumento, e il proprietario riceve un onore.
lesson-without-dice-again = Entra nel territorio vuoto
lesson-without-dice-again-text = Il territorio ora è libero. La prossima armata lo prende, e con esso la padronanza della regione.
lesson-without-dice-stop = Termina l’espansione
lesson-without-dice-stop-text = Tutto il popolo è stato usato. Il condottiero lascia ora la partita; tenuto fino alla fine sarebbe valso { $kept } oro.
lesson-without-dice-done = Nulla è stato lasciato al caso.
lesson-without-dice-done-text = Prima di ogni ordine la pagina dice che cosa accadrà e quanto costa. Conta due armate per un territorio dietro montagne o un forte.

## What lessons say in numbers, and the page before a first game

reason-pays = { $name }: { $presence } oro per un’armata, { $dominance } per almeno { $most } e più di chiunque altro, { $mastery } per almeno { $all } e nessuna guarnigione lì.
reason-area = Con { $land } raggiungi { $degree ->
    [presence] la presenza
    [dominance] il dominio
   *[mastery] la padronanza
  }: da { $from } a { $to } oro.
reason-buildings = Ciò che sta lì porta { $gold } oro.
reason-monument = Completa una coppia del tuo simbolo di potere: un monumento, { $gold } oro.
reason-odds = Riuscita { $win }, respinta { $defeat }.
reason-certain = { $outcome ->
    [success] Cade di sicuro.
   *[frustrated] Di sicuro armata e guarnigione spariscono entrambe.
  }
reason-falls = Allora prenderesti di sicuro { $lands }.
reason-gold = Ora vale { $gold } oro.
aim-empires = In ogni epoca guidi un altro impero. Sorge con un popolo nuovo, conquista quello che può e incassa oro. Poi le sue armate vanno a riposo e restano sulla mappa come guarnigioni.

## Places of this edition only

name-south-east-asia = Sud-est asiatico
    .the = il Sud-est asiatico
    .in = nel Sud-est asiatico
name-euphrates = Eufrate
    .the = l’Eufrate
    .in = sull’Eufrate
name-xi-river = Fiume Xi
    .the = il Fiume Xi
    .in = sul Fiume Xi
name-britain = Britannia
    .the = la Britannia
    .in = in Britannia
name-alemannia = Alemannia
    .the = l’Alemannia
    .in = in Alemannia
name-southern-ocean = Oceano Antartico
    .the = l’Oceano Antartico
    .in = nell’Oceano Antartico
name-mediterranean = Mar Mediterraneo
    .the = il Mar Mediterraneo
    .in = nel Mar Mediterraneo

## Empires

name-minoa = Creta minoica
    .the = la Creta minoica
name-vedic-states = Stati vedici
    .the = gli Stati vedici
name-greek-states = Città greche
    .the = le Città greche
name-carthage = Cartagine
    .the = Cartagine
name-rome = Roma
    .the = Roma
name-byzantium = Bisanzio
    .the = Bisanzio
name-tang-dynasty = Dinastia Tang
    .the = la Dinastia Tang
name-incas = Inca
    .the = gli Inca
name-aztecs = Aztechi
    .the = gli Aztechi
name-ottomans = Ottomani
    .the = gli Ottomani
name-britain-empire = Impero britannico
    .the = l’Impero britannico

## Events

name-ancients = Antichi
    .the = gli Antichi
name-indus-cities = Città dell’Indo
    .the = le Città dell’Indo
name-establish-cities-i = Fondazione di città (I)
    .the = la Fondazione di città (I)
name-liberate-ii = Liberazione (II)
    .the = la Liberazione (II)
name-parthia = Partia
    .the = la Partia
name-bantu = Bantu
    .the = i Bantu
name-mercenaries = Mercenari
    .the = i Mercenari
name-ghana = Ghana
    .the = il Ghana
name-crusades = Crociate
    .the = le Crociate
name-silk-road = Via della seta
    .the = la Via della seta
name-black-death = Peste nera
    .the = la Peste nera
name-ocean-trade = Commercio oceanico
    .the = il Commercio oceanico
name-timurids = Timuridi
    .the = i Timuridi
name-songhai = Songhai
    .the = i Songhai
name-majapahit = Majapahit
    .the = Majapahit
name-revolution = Rivoluzione
    .the = la Rivoluzione
name-liberate-v = Liberazione (V)
    .the = la Liberazione (V)
name-austria = Austria
    .the = l’Austria
name-gran-colombia = Grande Colombia
    .the = la Grande Colombia
name-establish-cities-v = Fondazione di città (V)
    .the = la Fondazione di città (V)

## Honors

name-recruit-1 = Reclutamento 1
name-recruit-2 = Reclutamento 2
name-fleet-1 = Flotta 1
name-fleet-2 = Flotta 2
name-fortify-1 = Fortificazione 1
name-fortify-2 = Fortificazione 2
name-urbanize = Urbanizzazione
name-buildings-bonus = Premio edifici
name-lands-bonus = Premio territori
name-catastrophe = Catastrofe

## Paired tokens

name-pair-1 = Europa meridionale e Sudamerica
name-pair-2 = Nordafrica ed Estremo Oriente
name-pair-3 = Medio Oriente e Nordamerica
name-pair-4 = India ed Europa settentrionale
name-pair-5 = Cina e Africa meridionale
name-pair-6 = Eurasia e Sud-est asiatico

## Card texts, in our own words

text-ancients = Scegli un territorio non controllato e senza edifici, ovunque. Lì sorgono un’armata e una città.
text-establish-cities-i = Durante l’espansione: fino a due città, ognuna in un altro territorio dell’impero senza capitale né città.
text-establish-cities-v = { text-establish-cities-i }
text-liberate-ii = Scegli un territorio nemico adiacente a uno amico, o uno nemico qualsiasi se non ce n’è. La tua armata prende il posto della guarnigione e tutti gli edifici restano. Il proprietario riceve un onore.
text-liberate-v = { text-liberate-ii }
text-mercenaries = Una volta durante l’espansione: due pedine popolo della riserva entrano nel tuo contingente.
text-crusades = Tre armate: la prima va verso { name-levant.the }, qualunque cosa ci sia, le altre proseguono da lì. Poi un forte va in uno dei loro territori.
text-silk-road = Con le tue entrate: 1 oro per ogni regione in cui il tuo impero ha un territorio, fra { name-southern-europe }, { name-middle-east }, { name-india }, { name-china } ed { name-eurasia }.
text-black-death = Scegli da uno a tre territori nemici di una regione attiva, al massimo due dello stesso giocatore. Le guarnigioni spariscono, edifici e forti restano. Ogni proprietario riceve un onore per guarnigione.
text-ocean-trade = Con le tue entrate: 1 oro per ogni regione in cui il tuo impero ha un territorio su un oceano. I mari contano come parte del loro oceano.
text-revolution = Scegli uno o due territori nemici dello stesso giocatore in una regione. Ognuno è preso da una tua armata senza dadi, i suoi edifici vengono ridotti e il proprietario riceve un onore.
text-recruit-1 = Una pedina popolo della riserva entra nel tuo contingente.
text-recruit-2 = Due pedine popolo della riserva entrano nel tuo contingente.
text-fleet-1 = Una flotta in un mare che le tue armate o flotte raggiungono. Nelle epoche IV e V va in un oceano, se la carta dell’impero mostra una flotta.
text-fleet-2 = Fino a due flotte, una dopo l’altra, in mari che le tue armate o flotte raggiungono. Nelle epoche IV e V vanno negli oceani, se la carta dell’impero mostra una flotta.
text-fortify-1 = Un forte in un territorio dell’impero che non ne ha. Non si spende alcuna pedina popolo.
text-fortify-2 = Forti in un massimo di due territori dell’impero che non ne hanno. Non si spende alcuna pedina popolo.
text-urbanize = Una città in un territorio dell’impero senza capitale né città.
text-buildings-bonus = Scegli una regione: ancora una volta l’oro di tutti gli edifici nei tuoi territori dell’impero lì. Alla fine della partita contano i territori amici.
text-lands-bonus = Scegli una regione attiva: 1 oro per ogni tuo territorio dell’impero lì. Alla fine della partita contano i territori amici.
text-catastrophe = Togli un monumento da un territorio nemico. Il proprietario perde 1 oro.

## Epochs

epoch-span-1 = 3000 a.C. – 550 a.C.
epoch-span-2 = 550 a.C. – 300 d.C.
epoch-span-3 = 300 – 1200 d.C.
epoch-span-4 = 1200 – 1550 d.C.
epoch-span-5 = 1550 – 1914 d.C.

## At the table: phases, decisions, who is waited for

phase-tokens = Segnalini
phase-events-draft = Eventi
phase-choose-empire = Imperi
phase-aim = A Evento
phase-event = A Evento
phase-shortage = Pezzi esauriti
phase-expand = C Espansione
phase-monuments = D Monumenti
phase-revenue = E Entrate
phase-conclude = F Conclusione
phase-endgame = Fine della partita
todo-tokens = Tieni un segnalino regione
todo-events-draft = Tieni un evento
todo-choose-empire = Scegli un impero
todo-aim = Gioca il tuo evento
todo-event = Gioca il tuo evento
todo-shortage = Di’ da dove viene l’edificio che manca
todo-expand = Espandi il tuo impero
todo-monuments = Costruisci un monumento
todo-revenue = Guarda il tuo oro e gioca onori
todo-conclude = Gioca segnalini e termina il turno
todo-endgame = Gioca i tuoi ultimi onori
idle-end-expansion = Non restava nulla da piazzare: la fase è finita.
idle-end-revenue = Nessun onore da giocare: il turno prosegue.
idle-end-turn = Nessun segnalino da giocare: il tuo turno è finito.
held-end-turn = { $tokens ->
    [0] Non hai segnalini da giocare: il tuo turno finisce.
    [1] Il tuo segnalino ora non frutterebbe nulla e resta a te: il tuo turno finisce.
   *[other] Nessuno dei tuoi segnalini ora frutterebbe qualcosa: restano a te, e il tuo turno finisce.
  }
undo-honor = { $own ->
    [yes] Non si annulla: hai ricevuto un onore
   *[no] Non si annulla: { $name } ha ricevuto un onore
  }
undo-kept = Una scelta non si annulla
waiting-facts = { $people ->
    [0] { $empire }: nessun popolo nel contingente.
    [one] { $empire }: una pedina popolo nel contingente.
   *[other] { $empire }: { $people } pedine popolo nel contingente.
  }
waiting-tokens = { $names } tiene uno di { $count } segnalini.
waiting-events-draft = { $names } tiene uno di { $count } eventi.
waiting-choose-empire = { $names } sceglie uno di { $count } imperi.
waiting-aim = { $names } gioca un evento.
waiting-event = { $names } gioca un evento.
waiting-shortage = { $names } dice da dove viene un edificio che manca.
waiting-expand = { $names } espande { $empire }.
waiting-monuments = { $names } costruisce un monumento.
waiting-revenue = { $names } incassa oro.
waiting-conclude = { $names } termina il turno.
waiting-endgame = { $names } gioca gli ultimi onori.
decide-event = Dove va la prossima armata dell’evento?
decide-shortage = Da quale territorio viene l’edificio che manca?
decide-expand = Dove va la prossima armata?
decide-monuments = Dove si costruisce il monumento?
orders-endgame = Quando la fine della partita chiede l’ordine dei tuoi onori
orders-endgame-ask = Chiedimelo
orders-endgame-best = Lascia scegliere il bot della casa
chart-title = Oro per epoca
chart-parts-title = Oro per provenienza
score-chart = per epoca
luck-text = invasioni riuscite, sopra o sotto le attese
tab-screen = Dove sta l’oro
map-keys = Le frecce vanno di territorio in territorio. Le parentesi quadre scorrono i territori aperti per te. Spazio apre la scheda del territorio, Invio gioca l’azione proposta. V mostra i territori in tabella.
map-summary = Mondo, epoca { $epoch }. Hai { $lands ->
    [one] un territorio
   *[other] { $lands } territori
  } in { $areas ->
    [one] una regione
   *[other] { $areas } regioni
  }.
map-summary-watching = Mondo, epoca { $epoch }.
map-no-value = dall’epoca { $epoch }
map-standing = armata, in piedi
map-flat = guarnigione, coricata
map-seal-standing = { $player }, { $sign }, armata, in piedi
map-seal-flat = { $player }, { $sign }, guarnigione, coricata
map-terrain-difficult = difficile
map-column-trait = Simbolo di potere
map-legend-values = presenza, dominio, padronanza
legend-icon = simbolo di potere dell’impero di turno
legend-empire = Territorio dell’impero
legend-empire-note = la tua armata è in piedi
legend-friendly = Territorio amico
legend-friendly-note = la tua guarnigione è coricata
legend-enemy = Territorio nemico
legend-enemy-note = la loro guarnigione è coricata

## At the table: the turn, the land card, Honors

action-conquer = { $points ->
    [one] Sottometti { $land } · 1 punto
   *[other] Sottometti { $land } · { $points } punti
  }
action-end-event = Termina l’evento
action-end-expansion = Termina l’espansione
action-enter = Occupa { $land }
action-take-land = Prendi { $land }
action-spend = Spendi l’armata
action-fleet = Flotta
action-fleet-water = Flotta verso { $water }
action-fort = Forte
action-fort-land = Forte { $land }
action-wall = Grande Muraglia
action-honors = Onore
action-leader = Condottiero…
action-leader-dice = Condottiero: { $dice } dadi
action-leader-ignore = { $ignore ->
    [fort] Ignora i forti
   *[difficult] Ignora il terreno difficile
  }
action-sure = Termina l’espansione
action-take = Toglilo { $lands }
array-title = { $you ->
    [yes] I tuoi onori
   *[no] Onori di { $who }
  }
array-note = quelli sbiaditi attendono la fase E
array-track = Fila
array-pool = Contingente
array-stack = Pila
array-empty = Spazio { $space }: vuoto
array-pool-spoken = { $honors ->
    [0] Contingente, vuoto
   *[other] Contingente, da giocare in questo turno
  }
array-spoken = Onori: { $track } nella fila, { $pool } nel contingente, { $stack } nella pila
card-army = { $you ->
    [yes] La tua armata
   *[no] Armata di { $who }
  }
card-garrison = { $you ->
    [yes] La tua guarnigione
   *[no] Guarnigione di { $who }
  }
card-nobody = Non lo tiene nessuno
card-nobody-with = Non lo tiene nessuno; { $things }
card-gives-way = La tua guarnigione cede il posto all’armata.
card-gives-way-falls = La tua guarnigione cede il posto all’armata, e il territorio perde { $things }.
fallen = { $building ->
    [capital] la capitale (resta una città)
    [city] la città
    [monument] il monumento
    [wall] il forte della Grande Muraglia
   *[fort] il forte
  }
card-by-fleet = raggiunto dalla tua flotta
card-certain = certo
card-now = ora
card-after-taken = dopo: tuo
card-after-empty = dopo: di nessuno
card-cost-army = Perdi un’armata
card-cost-holds = La tua armata lo tiene
card-cost-garrison = La guarnigione se ne va
card-cost-falls = { $count ->
    [one] Cade: { $things }
   *[other] Cadono: { $things }
  }
card-cost-honor = { $who } riceve un onore
card-if-taken = Se preso:
card-if-entered = Con un’armata:
card-if-both-go = Se cadono entrambe:
card-if-thrown-back = Se respinta:
card-gets = { $who } riceve
card-honor = 1 onore
card-plunder = Saccheggio immediato, comunque vada
card-plunder-won = Saccheggio se riesce
card-falls = { $count ->
    [one] In ogni caso cade: { $things }
   *[other] In ogni caso cadono: { $things }
  }
card-falls-won = { $count ->
    [one] Se preso, cade: { $things }
   *[other] Se preso, cadono: { $things }
  }
card-part-area = { $degree ->
    [presence] presenza
    [dominance] dominio
   *[mastery] padronanza
  } { $area }
card-part-buildings = edifici
card-part-monument = un monumento
card-part-trade = commercio
card-with-leader = Con il condottiero
card-points = Punti conquista in media
card-average = Oro in media
odds-taken = preso
odds-both-go = cadono entrambe
odds-thrown-back = respinta
decide-conquer = Sottomettere un altro territorio, o piazzare un’armata altrove?
decide-conquer-facts = { $points ->
    [one] Resta un punto conquista contro { $who }.
   *[other] Restano { $points } punti conquista contro { $who }.
  }
decide-conquer-lapses = { $lapses ->
    [any] Con ogni altra azione si perde ciò che resta.
   *[invasion] Con la prossima armata piazzata senza sottomettere si perde ciò che resta.
  }
decide-expand-facts = { $lands ->
    [one] Un territorio aperto
   *[other] { $lands } territori aperti
  }{ $sorts ->
    [0] {""}
   *[other] {": "}{ $kinds }
  }. { $people ->
    [one] Resta una pedina popolo.
   *[other] Restano { $people } pedine popolo.
  }
expand-free = { $count ->
    [one] uno libero
   *[other] { $count } liberi
  }
expand-friendly = { $count ->
    [one] uno amico
   *[other] { $count } amici
  }
expand-enemy = { $count ->
    [one] uno nemico
   *[other] { $count } nemici
  }
decide-expand-none = Ora nessun territorio è aperto per { $empire }.
decide-expand-done = Tutto il popolo è piazzato.
decide-expand-shut = { $people ->
    [one] Resta una pedina popolo senza posto.
   *[other] Restano { $people } pedine popolo senza posto.
  }
decide-expand-spent = Flotte, onori e condottiero si possono ancora usare.
decide-taken = Prendi { $land } a { $who }.
decide-frustrated = La tua armata e la guarnigione di { $who } { $land } cadranno entrambe.
decide-frustrated-facts = { $who } riceve un onore. Una seconda armata entra nel territorio vuoto senza opposizione.
decide-never = Il terreno difficile con un forte non cade mai davanti alla prima armata, con o senza condottiero.
decide-leader-helps = { $leader ->
    [fort] Un condottiero che ignora i forti lo prenderebbe.
   *[difficult] Un condottiero che ignora il terreno difficile lo prenderebbe.
  }
decide-monuments-facts = { $due ->
    [one] Un monumento da costruire
   *[other] { $due } monumenti da costruire
  }; { $sites ->
    [one] un territorio può accoglierlo
   *[other] { $sites } territori possono accoglierlo
  }.
decide-shortage-facts = { $building ->
    [wall] I forti della Grande Muraglia della dinastia sono ancora sulla mappa.
    [capital] Non resta una capitale per quella { $land }; chi ne perde una tiene una città.
    [city] Non resta una città per quella { $land }.
    [monument] Non resta un monumento per quello { $land }.
   *[fort] Non resta un forte per quello { $land }.
  }
does-by-fleet = con la flotta
does-catastrophe = { $who } perde un monumento e 1 oro
does-falls = { $building ->
    [capital] la capitale diventa città
    [city] la città cade
    [monument] il monumento cade
    [wall] il forte della Grande Muraglia cade
   *[fort] il forte cade
  }
does-gold = porta { $gold } oro
does-honor = { $who } riceve un onore
does-open = { $more ->
    [0] apre { $lands }
   *[other] apre { $count } territori: { $lands } e altri { $more }
  }
does-plunder = porta subito { $gold } oro
event-minor = { $barbarian ->
    [yes] Barbari sorgono { $where } con
   *[no] Un impero sorge { $where } con
  } { $people ->
    [one] una pedina popolo
   *[other] { $people } pedine popolo
  }{ $fleets ->
    [0] {""}
   *[other] {" "}e una flotta
  }.
event-when-empire = Nella fase A
event-when-reveal = Nella fase A
event-when-expand = Nella fase C
event-when-revenue = Nella fase E
gold-tie = { $you ->
    [yes] Sei davanti a { $below }: il tuo forziere sta sopra.
    [below] { $above } ti precede: il suo forziere sta sopra.
   *[no] { $above } precede { $below }: il suo forziere sta sopra.
  }
leader-title = Il tuo condottiero
leader-note = inutilizzato, una sola fase
leader-ready = pronto
leader-gone = uscito
leader-declared = terzo dado
leader-difficult = ignora il terreno difficile
leader-fort = ignora i forti
lost-fleets = { $fleets ->
    [one] una flotta
   *[other] { $fleets } flotte
  }
lost-walls = la Grande Muraglia
mode-fleet = In quali acque va la flotta?
mode-fleet-facts = { $fleets ->
    [one] Una flotta nel contingente.
   *[other] { $fleets } flotte nel contingente.
  }
mode-fort = Quale territorio riceve un forte?
mode-fort-facts = { $people ->
    [one] Costa l’ultima pedina popolo del contingente.
   *[other] Costa una delle { $people } pedine popolo del contingente.
  }
mode-fort-event = Il forte delle Crociate chiude il piazzamento delle armate.
mode-wall = Dove sorge la Grande Muraglia?
mode-wall-facts = { $walls ->
    [one] Un forte della Grande Muraglia nel contingente; non costa nulla.
   *[other] { $walls } forti della Grande Muraglia nel contingente; non costano nulla.
  }
mode-honors = Quale onore giochi?
mode-honors-facts = Durante l’espansione gli onori con monete hanno effetto; dopo rendono le monete.
mode-leader = Che cosa ignora il tuo condottiero in questa fase?
mode-leader-opens = { $count ->
    [0] { $ignore ->
        [fort] Ignorare i forti ora non apre nulla.
       *[difficult] Ignorare il terreno difficile ora non apre nulla.
      }
   *[other] { $ignore ->
        [fort] Ignorare i forti prende { $lands }.
       *[difficult] Ignorare il terreno difficile prende { $lands }.
      }
  }
mode-play = Giocare { $card }?
mode-play-land = { $card }: quale territorio?
mode-play-lands = { $most ->
    [one] { $card }: quale territorio?
   *[other] { $card }: quali territori? { $chosen } di al massimo { $most } scelti.
  }
mode-play-waters = { $most ->
    [one] { $card }: in quali acque?
   *[other] { $card }: in quali acque, in ordine? { $chosen } di al massimo { $most } scelte.
  }
mode-play-area = { $card }: quale regione?
mode-sure = { $count ->
    [one] Terminare l’espansione e perdere { $things }?
   *[other] Terminare l’espansione e perdere { $things }?
  }
mode-sure-facts = Ciò che resta nel contingente torna alla riserva; gli onori restano.
mode-taking = { $missing ->
    [one] Non ne restano per { $card }: da quale territorio viene?
   *[other] Ne mancano { $missing } per { $card }: da quali territori vengono?
  }
mode-taking-facts = Il nemico che ne ha uno lo perde.
phase-no-dice = Senza dadi
phases-title = Fasi
phase-full-event = A evento
phase-full-establish = B insediamento
phase-full-expand = C espansione
phase-full-monuments = D monumenti
phase-full-revenue = E entrate
phase-full-conclude = F conclusione
plan-frustrated = L’invasione { $land } è stata respinta.
prices-title = Quanto costerebbe ogni territorio
prices-people = { $people ->
    [one] 1 armata
   *[other] { $people } armate
  }
row-nobody = di nessuno
sign-wall = forte della Grande Muraglia
spoken-success = Certo: preso a { $who }.
spoken-frustrated = Certo: cadono entrambe, { $who } riceve un onore.
tag-taken = preso
tag-both-go = cadono
tag-enemy = nemico
tag-fleet = flotta
tag-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
tag-take = togli
tokens-count = { $tokens ->
    [0] Nessun segnalino
    [one] 1 segnalino
   *[other] { $tokens } segnalini
  }
tokens-pays = renderebbe ora
turn-at-sea = in mare
turn-barbarian = Barbaro: saccheggia
turn-fleets = { $fleets ->
    [one] 1 flotta
   *[other] { $fleets } flotte
  }
turn-from = sorge { $where }
turn-icon = { $held } di { $of }
turn-icon-word = monumento
turn-icon-title = Ogni { $each } territori dell’impero con questo simbolo ({ $icon }) fanno un monumento
turn-left = { $people } rimaste
turn-modifier = +{ $plus } al prossimo tentativo { $land }
turn-points = { $points ->
    [one] 1 punto conquista contro { $who }
   *[other] { $points } punti conquista contro { $who }
  }
turn-spoken = Pedine popolo rimaste: { $people } di { $total }{ $fleets ->
    [sea] , flotta in mare
    [pool] , flotta nel contingente
   *[none] {""}
  }, { $leader ->
    [ready] condottiero inutilizzato
    [gone] condottiero uscito
   *[other] condottiero chiamato
  }
turn-then = poi { $empire }
turn-wall = Muraglia
tab-score = Oro
score-scored = ha giocato
score-nothing = Ancora nulla da incassare.
decide-taken-facts = Porta { $gold } in questo turno.
card-if-second = Con una seconda armata:
tab-honors = Onori
