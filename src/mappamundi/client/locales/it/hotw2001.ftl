# History of the World of 2001: chronicle, refusals, decisions, cards, names.

## Small words

epoch = Epoca { $epoch }
degree-control = controllo
army-count = { $armies ->
    [one] un’armata
   *[other] { $armies } armate
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
chronicle-lapses = L’effetto della carta finisce: { $card }.
chronicle-weakens = { $card } dà due dadi d’ora in poi e vince ancora i pareggi.
chronicle-named = { $you ->
    [yes] Indichi { $places }.
   *[no] { $who } indica { $places }.
  }
chronicle-settles = { $you ->
    [yes] La tua armata si stabilisce { $lands }.
   *[no] L’armata di { $who } si stabilisce { $lands }.
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
chronicle-spreads = La peste raggiunge { $land }.

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
    [yes] Rinforzi la tua armata { $lands }.
   *[no] { $who } rinforza l’armata { $lands }.
  }
chronicle-fortifies = { $pay ->
    [coin] { $you ->
        [yes] Con una moneta fortifichi { $lands }.
       *[no] Con una moneta { $who } fortifica { $lands }.
      }
    [engineering] { $you ->
        [yes] Con un forte gratuito fortifichi { $lands }.
       *[no] Con un forte gratuito { $who } fortifica { $lands }.
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
    [yes] Hai più punti di tutti e peschi un segnalino supremazia. Nessuno ne vede il valore.
   *[no] { $who } ha più punti di tutti e pesca un segnalino supremazia. Nessuno ne vede il valore.
  }
chronicle-marker-withheld = { $names } condividono il punteggio più alto: nessuno pesca un segnalino supremazia.
chronicle-markers = { $you ->
    [yes] I tuoi segnalini supremazia vengono girati: { $values }.
   *[no] I segnalini supremazia di { $who } vengono girati: { $values }.
  }
chronicle-game-ended = Fine della partita

## In the terminal: questions and answers

ask-draft = La carta che hai pescato: tenerla o passarla?
ask-events = Quale carta evento giochi?
ask-barbarians = Quale territorio attaccano ora i barbari?
ask-plague = Dove va ora la peste?
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
do-spread-plague = Portala a { $name }
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
note-free = vuoto, senza dadi
note-own = la tua armata cede il posto
note-opens = territori raggiungibili: { $lands }
note-by-sea = con la flotta
note-played = { $epochs ->
    [all] in ogni epoca
   *[some] epoche { $span }
  }
status-epoch = Epoca { $epoch } · { $points }
status-pool = { $card }: { $pool } da piazzare, { $lost } perse
status-coins = In mano: { $things }
status-force = In vigore: { $cards }
status-hand = { $kind ->
    [greater] Grandi eventi: { $cards }
   *[lesser] Eventi minori: { $cards }
  }
status-scored = { $name } farebbe { $points } ora: { $parts }.
status-piece = { $piece ->
    [active] armata attiva di { $name }
   *[past] armata passata di { $name }
  }
status-markers = Segnalini supremazia: { $count }

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
refusal-in-plague = Prima di’ dove va la peste.
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
refusal-bad-target = Ora non si può giocare { $card } lì: { $name }.
refusal-bad-set = Indicane quanti ne chiede la carta, e nessuno due volte.
refusal-one-empire = Tutti i territori devono appartenere a un solo impero nemico.
refusal-three-lands = Indica tre territori di quell’impero, o tutti se sono meno.
refusal-not-adjacent-areas = Le due regioni devono essere adiacenti.
refusal-two-empty = Indica due territori vuoti della regione, o l’unico vuoto.
refusal-not-empty = Un’armata occupa già { $land }.
refusal-is-empty = Nessuna armata occupa { $land }.
refusal-no-enemy = Nessuna armata nemica occupa { $land }.
refusal-no-monument-there = Non c’è un monumento { $land }.
refusal-not-beside = La terra desolata dei barbari non confina con { $land }.
refusal-plague-not-next = La peste non raggiunge { $land }: va via terra, a un’armata accanto all’ultima.
refusal-no-army = Nel contingente non restano armate.
refusal-restricted-only = Restano solo armate vincolate, che entrano soltanto in territori vuoti.
refusal-own-army = Una tua armata attiva occupa già { $land }.
refusal-barren = Nessuno può entrarvi: { $land }, una terra desolata.
refusal-not-reachable = Nessuna tua armata attiva raggiunge { $land } per confine, stretto o flotta.
refusal-no-way-from = Nessuna tua armata attiva può attaccare { $land } da lì.
refusal-no-way-by-sea = Le tue flotte non raggiungono { $land }.
refusal-not-held = Nessuna tua armata attiva occupa { $land }.
refusal-has-fort = Un forte protegge già { $land }.
refusal-no-forts = Nella scatola non restano forti.
refusal-no-coin = Non hai più monete.
refusal-no-such-coin = Non hai più monete di quel tipo.
refusal-no-free-fort = Non hai più forti gratuiti.
refusal-no-coins-in-minor = Un impero minore non spende monete.
refusal-nothing-lost = Nessuna armata del tuo impero è stata persa e si può ricomprare.
refusal-no-such-option = Questo tavolo si gioca senza quell’opzione.
refusal-land-full = Non c’è posto per un’altra armata { $land }.
refusal-no-room-for-fort = Tre armate non lasciano posto a un forte { $land }.
refusal-no-fleet = Non hai una flotta { $water }.
refusal-ocean = Si equipaggiano solo flotte nei mari, non negli oceani.
refusal-manned = La flotta { $water } ha già un’armata.
refusal-no-enemy-fleet = Non c’è una flotta nemica da attaccare { $water }.
refusal-last-army = L’ultima armata resta per il territorio di partenza.
refusal-no-monument-due = Le tue armate attive tengono troppo poche risorse per un altro monumento.
refusal-has-monument = Un monumento adorna già { $land }.
refusal-no-site = Prima le capitali, poi le città, poi le risorse.
refusal-no-monuments = Nella scatola non restano monumenti.

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

name-reallocation = Riallocazione
name-minor-hittites = Impero minore: { name-hittites }
name-minor-phoenicia = Impero minore: { name-phoenicia }
name-minor-mayans = Impero minore: { name-mayans }
name-minor-anglo-saxons = Impero minore: { name-anglo-saxons }
name-minor-fujiwara = Impero minore: { name-fujiwara }
name-minor-safavids = Impero minore: { name-safavids }
name-minor-japan = Impero minore: { name-japan }
name-astronomy = Astronomia
name-black-death = Peste nera
name-civil-war = Guerra civile
name-expert-troops-forests = Truppe esperte: foreste
name-expert-troops-mountains = Truppe esperte: montagne
name-expert-troops-straits = Truppe esperte: stretti
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
name-migrants-africa = Migranti: Africa
name-migrants-australia = Migranti: Australia
name-migrants-north-america = Migranti: Nordamerica
name-naval-power = Potenza navale
name-pestilence = Pestilenza
name-plague = Peste
name-population-explosion = Esplosione demografica

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
