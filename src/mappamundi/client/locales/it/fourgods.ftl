# 4 Gods: il Mondo e le sue tessere, decisioni, cronaca, rifiuti, punteggio, lezioni.

## Terrains

name-ocean = oceano
    .the = l’oceano
    .in = nell’oceano
name-plain = pianura
    .the = la pianura
    .in = nella pianura
name-forest = foresta
    .the = la foresta
    .in = nella foresta
name-mountain = montagna
    .the = la montagna
    .in = sulla montagna
terrain-ocean = Oceano
terrain-plain = Pianura
terrain-forest = Foresta
terrain-mountain = Montagna

## Gods and their people, colours, glyphs

name-merfolk = Tritoni
    .the = i Tritoni
name-humans = Umani
    .the = gli Umani
name-elves = Elfi
    .the = gli Elfi
name-dwarves = Nani
    .the = i Nani
god-merfolk = Dea dei Tritoni
god-humans = Dio degli Umani
god-elves = Dea degli Elfi
god-dwarves = Dio dei Nani
colour-merfolk = blu
colour-humans = giallo
colour-elves = verde
colour-dwarves = grigio
glyph-wave = onda
glyph-sun = sole
glyph-leaf = foglia
glyph-peak = vetta
# With hidden gods a seal must suggest no god.
glyph-moon = luna
glyph-diamond = rombo
glyph-cross = croce
glyph-ring = anello
seal-spoken = { $who }, { $colour }, { $glyph }

## Phases, and what the lists of games say

phase-waiting = Prima dell’inizio
phase-play = Il Mondo cresce
phase-closing = Gli ultimi secondi
todo-waiting = Dai il via
todo-play = Piazza tessere
todo-closing = Sfrutta gli ultimi secondi
headline-race = { $players ->
    [2] due giocatori
    [3] tre giocatori
   *[4] quattro giocatori
  }
headline-simultaneous = tutti insieme
headline-timed = a turni
headline-hidden = dèi nascosti
headline-table = come al tavolo
headline-drawn = estratto a sorte
headline-turn = { $who } · turno { $turn }
headline-last-turn = { $who } · ultimo turno
timeline-title = Ordine di gioco
kingdom-size = { $tiles }
cell-taken-mark = occupata

## The World for a screen reader

world-label = Il Mondo
world-keys = Le frecce vanno da casella a casella. Le parentesi quadre scorrono le caselle in cui la tessera va. R la ruota, F la gira, spazio la fa combaciare, Invio la piazza, P con un profeta.
world-row = Riga { $row }
world-size = { $tiles ->
    [0] Il Mondo è vuoto.
    [one] Nel Mondo c’è una tessera.
   *[other] Nel Mondo ci sono { $tiles } tessere.
  }
cell-open = Colonna { $column }, riga { $row }, libera
cell-fits = Colonna { $column }, riga { $row }, libera, { $flip ->
    [yes] { $turns ->
        [0] combacia se girata
        [1] combacia se girata e ruotata una volta
        [2] combacia se girata e ruotata due volte
       *[other] combacia se girata e ruotata tre volte
      }
   *[no] { $turns ->
        [0] combacia
        [1] combacia se ruotata una volta
        [2] combacia se ruotata due volte
       *[other] combacia se ruotata tre volte
      }
  }
cell-misfit = Colonna { $column }, riga { $row }, libera, non combacia: { $terrain ->
    [ocean] oceano
    [plain] pianura
    [forest] foresta
   *[mountain] montagna
  } a { $corner ->
    [nw] nord-ovest
    [ne] nord-est
    [se] sud-est
   *[sw] sud-ovest
  }
cell-torn = Colonna { $column }, riga { $row }, libera, nessuna tessera va: quelle intorno non combaciano a { $corner ->
    [nw] nord-ovest
    [ne] nord-est
    [se] sud-est
   *[sw] sud-ovest
  }
cell-few-lines = { $lines ->
    [0] Colonna { $column }, riga { $row }, libera, non tocca linee laterali: ne servono due
   *[1] Colonna { $column }, riga { $row }, libera, tocca una linea laterale: ne servono due
  }
cell-tile = Colonna { $column }, riga { $row }, tessera: { $areas }
area-spoken = { $terrain ->
    [ocean] oceano
    [plain] pianura
    [forest] foresta
   *[mountain] montagna
  } { $where ->
    [nw] a nord-ovest
    [ne] a nord-est
    [se] a sud-est
    [sw] a sud-ovest
    [n] a nord
    [e] a est
    [s] a sud
    [w] a ovest
    [nw-se] da nord-ovest a sud-est
    [ne-sw] da nord-est a sud-ovest
    [not-nw] dappertutto tranne a nord-ovest
    [not-ne] dappertutto tranne a nord-est
    [not-se] dappertutto tranne a sud-est
    [not-sw] dappertutto tranne a sud-ovest
   *[all] dappertutto
  }
cell-prophet = { $you ->
    [yes] { $terrain ->
        [ocean] il tuo profeta nell’oceano
        [plain] il tuo profeta nella pianura
        [forest] il tuo profeta nella foresta
       *[mountain] il tuo profeta sulla montagna
      }
   *[no] { $terrain ->
        [ocean] profeta di { $who } nell’oceano
        [plain] profeta di { $who } nella pianura
        [forest] profeta di { $who } nella foresta
       *[mountain] profeta di { $who } sulla montagna
      }
  }
cell-kingdom = regno di { $tiles }
cell-city = { $you ->
    [yes] Colonna { $column }, riga { $row }, la tua città
   *[no] Colonna { $column }, riga { $row }, città di { $who }
  }
cell-city-safe = non potrà mai essere distrutta
cell-city-falls = { $hand ->
    [both] entrambe le mani possono distruggerla
   *[other] la mano { $hand } può distruggerla
  }
cell-pending = non ancora confermata
cell-parts = { $first }; { $more }
hand-spoken = Mano { $hand }: { $nw }, { $ne }, { $se }, { $sw }, in senso orario da nord-ovest; { $cells ->
    [0] non si può piazzare
    [one] si può piazzare in una casella
   *[other] si può piazzare in { $cells } caselle
  }
hand-spoken-plain = Mano { $hand }: { $nw }, { $ne }, { $se }, { $sw }, in senso orario da nord-ovest
hand-spoken-empty = Mano { $hand }: vuota
hand-spoken-taken = presa dagli scarti, va piazzata
hand-other-side = Altra faccia: { $nw }, { $ne }, { $se }, { $sw }

## The bag, rings and notes beside the World

bag-title = Il sacchetto
bag-of = su { $all } tessere nel sacchetto
bag-spoken = { $left ->
    [0] Il sacchetto è vuoto
    [one] Nel sacchetto resta una tessera su { $all }
   *[other] Nel sacchetto restano { $left } tessere su { $all }
  }
bag-draw = { $count ->
    [1] Pesca una tessera
   *[other] Pesca due tessere
  }
bag-short = { $left } nel sacchetto
ring-prophet = Tempo del profeta
ring-prophet-text = { $seconds ->
    [one] Un secondo per aggiungere un profeta alla tua ultima tessera.
   *[other] { $seconds } secondi per aggiungere un profeta alla tua ultima tessera.
  }
ring-taken = Tessera presa
ring-taken-text = { $seconds ->
    [one] Piazzala entro un secondo, o va tra i tuoi scarti.
   *[other] Piazzala entro { $seconds } secondi, o va tra i tuoi scarti.
  }
ring-closing = Il Mondo si chiude
ring-closing-text = { $seconds ->
    [one] Resta un secondo, per tutti insieme.
   *[other] Restano { $seconds } secondi, per tutti insieme.
  }
ring-turn = Il tuo turno
ring-turn-text = { $seconds ->
    [one] Resta un secondo.
   *[other] Restano { $seconds } secondi.
  }
ring-passed = Hanno passato tutti
ring-passed-text = { $seconds ->
    [one] Finisce tra un secondo, se nessuno agisce.
   *[other] Finisce tra { $seconds } secondi, se nessuno agisce.
  }
ring-idle = Ci sei ancora?
ring-idle-text = { $seconds ->
    [one] Altri hanno passato: tra un secondo la casa passa al tuo posto, se non agisci.
   *[other] Altri hanno passato: tra { $seconds } secondi la casa passa al tuo posto, se non agisci.
  }
ring-idle-other = { $who } c’è ancora?
ring-idle-other-text = { $seconds ->
    [one] Tra un secondo la casa passa al posto di { $who }, se nessuno agisce.
   *[other] Tra { $seconds } secondi la casa passa al posto di { $who }, se nessuno agisce.
  }
ring-ready = Si comincia
ring-ready-text = { $seconds ->
    [one] Comincia tra un secondo.
   *[other] Comincia tra { $seconds } secondi.
  }
ring-challenge = Prossima contestazione
ring-challenge-text = { $seconds ->
    [one] Un secondo tra due contestazioni dello stesso giocatore.
   *[other] { $seconds } secondi tra due contestazioni dello stesso giocatore.
  }
ring-forfeit = Devi un profeta
ring-forfeit-text = { $seconds ->
    [one] Scegli entro un secondo, o sarà scelto per te.
   *[other] Scegli entro { $seconds } secondi, o sarà scelto per te.
  }
ring-spoken = { $seconds ->
    [one] { $title }: un secondo
   *[other] { $title }: { $seconds } secondi
  }
note-race-title = Una corsa persa.
note-own-city-title = La tua città non è un bersaglio.
note-own-city = Può cadere solo la città di un altro giocatore, e la tessera deve combaciare con tutte quelle accanto.
note-time-title = Quando il tempo scade,
note-time = le tessere in mano vanno nell’area degli scarti del giocatore, con il fronte in su. Quella che non vi trova spazio va nel sacchetto; una tessera presa, però, torna prima da dove veniva.
note-table-title = Come al tavolo.
note-table = Una tessera sbagliata resta finché qualcuno la nota. Alla fine vale come le altre.
note-right-title = Se la tessera fosse stata giusta,
note-right = { $seconds ->
    [3] non sarebbe cambiato nulla. Avresti solo atteso tre secondi per la prossima contestazione.
   *[other] non sarebbe cambiato nulla. Avresti solo atteso { $seconds } secondi per la prossima contestazione.
  }

## Gods, cities and hands beside the World

gods-title = Dèi
gods-note = profeti nella riserva
god-you = tu
god-free = libero
god-out = fuori gioco
god-none = ancora senza dio
god-reserve-spoken = { $left } profeti su { $all } nella riserva
god-owes = { $count ->
    [one] deve un profeta
   *[other] deve { $count } profeti
  }
god-claim = Scegli
god-taken = { $you ->
    [yes] È già tuo.
   *[no] È già di { $who }.
  }
god-kingdoms = { $count ->
    [0] ancora nessun regno
    [one] un regno, di { $tiles }
   *[other] { $count } regni, massimo { $tiles }
  }
god-worth = ora vale { $points } per te
cities-title = Città leggendarie
cities-left = restano { $left } su { $all }
cities-spoken = { $left ->
    [0] Nessuna città da costruire
    [one] Resta una città su { $all } da costruire
   *[other] Restano { $left } città su { $all } da costruire
  }
side-title = Accanto al Mondo
hands-own = Le tue mani
hands-title = Nelle loro mani
hands-note = aperte a tutti
hands-taken = presa; va piazzata
hands-theirs = Le mani di { $who }, visibili a tutti
hands-spoken = { $you ->
    [yes] { $tiles ->
        [0] Non hai tessere in mano
        [1] Hai una tessera in mano
       *[other] Hai due tessere in mano
      }
   *[no] { $tiles ->
        [0] { $who } non ha tessere in mano
        [1] { $who } ha una tessera in mano
       *[other] { $who } ha due tessere in mano
      }
  }

## Strips of discarded tiles

strip-title = Scarti
strip-count = { $tiles }/{ $slots }
strip-count-long = { $tiles } su { $slots }
strip-spoken = { $you ->
    [yes] I tuoi scarti: { $tiles } spazi occupati su { $slots }
   *[no] Scarti di { $who }: { $tiles } spazi occupati su { $slots }
  }
strip-full = piena: non si pesca
slot-spoken = Spazio { $slot }: { $nw }, { $ne }, { $se }, { $sw }, in senso orario da nord-ovest
slot-spoken-empty = Spazio { $slot }: vuoto
slot-fits = { $cells ->
    [0] non si può piazzare
    [one] si può piazzare in una casella
   *[other] si può piazzare in { $cells } caselle
  }
strip-keys = Invio prende una tessera, F la gira, le frecce vanno avanti.

## Before the race

prompt-ready = Prima della corsa
prompt-ready-turns = Prima della partita
decide-ready = Tutto pronto?
decide-ready-facts = { $missing ->
    [0] Tutti gli altri sono pronti. Si comincia appena lo sei tu.
    [one] Si comincia quando tutti sono pronti. Manca un altro giocatore.
   *[other] Si comincia quando tutti sono pronti. Mancano altri { $missing } giocatori.
  }
decide-colour = Quali profeti sono i tuoi?
decide-colour-facts = Chi primo arriva sceglie, ed è per sempre. Quando tutti hanno un colore, ognuno riceve un dio in segreto.
waiting-waiting = { $count ->
    [one] Si aspetta ancora { $names }.
   *[other] Si aspettano ancora { $names }.
  }
ready-mark = ok
action-ready = Tutto pronto
action-colour = { $god ->
    [merfolk] Prendi i blu
    [humans] Prendi i gialli
    [elves] Prendi i verdi
   *[dwarves] Prendi i grigi
  }

## The prompt of the race

prompt-race = Si gioca · tutti insieme
prompt-race-short = Tutti insieme
prompt-closing = Ultimi secondi · tutti insieme
prompt-watch = La corsa · stai guardando
prompt-watch-turns = Stai guardando
decide-full = Piazza o scarta.
decide-half = Piazza, scarta o prendi.
decide-empty = Pesca, o prendi una tessera scartata.
decide-no-draw = Prendi o gira una tessera scartata.
decide-no-draw-facts = { $why ->
    [full] La tua area degli scarti è piena: peschi di nuovo quando si libera uno spazio.
   *[bag] Il sacchetto è vuoto.
  }
decide-taken = Piazza la tessera che hai preso.
decide-taken-facts = Nel Mondo, o nella tua area degli scarti. Fino ad allora non puoi fare altro.
decide-taken-nowhere = Scartala nella tua area degli scarti. Fino ad allora non puoi fare altro.
decide-stuck = Rimettila a posto.
decide-stuck-facts = Non si può piazzare e la tua area è piena: può tornare da dove è venuta.
decide-here = { $cells ->
    [one] La piazzi qui? Va in una casella.
   *[other] La piazzi qui? Va in { $cells } caselle.
  }
decide-aim = { $cells ->
    [one] Va in una casella. Toccala.
   *[other] Va in { $cells } caselle. Toccane una.
  }
decide-otherwise = Qui va messa in un altro modo.
decide-misfit = Qui non combacia.
decide-nowhere = Non si può piazzare da nessuna parte.
# As at a table nobody says what fits.
decide-here-unsaid = La piazzi qui?
decide-aim-unsaid = Tocca una casella.
decide-fits-both = La tessera 1 { $first ->
    [0] non si può piazzare
    [one] si può piazzare in una casella
   *[other] si può piazzare in { $first } caselle
  }, la tessera 2 { $second ->
    [0] non si può piazzare
    [one] in una casella
   *[other] in { $second } caselle
  }.
decide-fits-one = La tessera { $hand } { $cells ->
    [0] non si può piazzare
    [one] si può piazzare in una casella
   *[other] si può piazzare in { $cells } caselle
  }.
decide-keys-turn = Ruota
decide-keys-flip = gira
decide-take = Prendi o gira una tessera scartata.
prompt-discard = Scarto
decide-discard = In quale spazio?
decide-discard-up = La faccia in su resta in su, visibile a tutti.
decide-discard-facts = La faccia in su resta in su, visibile a tutti. Un numero sceglie lo spazio; Invio usa il primo libero.
prompt-god = Il tuo dio
decide-god = Scegli un dio e manda profeti.
decide-god-facts = Un dio vale per tutta la partita. Il suo terreno ti rende punti due volte alla fine; i suoi profeti possono stare su qualsiasi terreno.
decide-passed = Hai passato.
decide-passed-facts = Quando tutti hanno passato di seguito, la partita finisce. Qualsiasi azione di chiunque annulla tutti i «passo».
decide-passed-waits = { $count ->
    [one] Ora deve passare anche { $names }.
   *[other] Ora devono passare anche { $names }.
  }
decide-last = { $count ->
    [1] L’altro giocatore ha passato.
    [2] Gli altri due hanno passato.
   *[3] Gli altri tre hanno passato.
  }
decide-last-facts = Se passi, la partita finisce; ogni altra azione cancella i loro passi.
waiting-race = Non si aspetta nessuno.
waiting-passed = { $count ->
    [one] { $names } ha passato.
   *[other] { $names } hanno passato.
  }

## Placing with a prophet

prompt-prophet = Profeta · colonna { $column }, riga { $row }
decide-prophet = Dove va il profeta?
decide-prophet-facts = Su qualsiasi terreno della tessera: tocca un quarto, o usa una freccia e poi Invio.
decide-prophet-late = Aggiungere un profeta alla tua ultima tessera?
prompt-migrate = Migrazione
decide-migrate = Quale profeta migra lì?
decide-migrate-facts = La tua riserva è vuota: ne viene uno da un’altra tessera. I profeti nelle città restano.
decide-migrate-best = Quello in colonna { $column }, riga { $row } ti costa di meno.
decide-which-god = Profeta di quale dio?
prophet-quarter = { $corner ->
    [nw] Nord-ovest: { $terrain }
    [ne] Nord-est: { $terrain }
    [se] Sud-est: { $terrain }
   *[sw] Sud-ovest: { $terrain }
  }
prophet-leads = { $tiles ->
    [one] guida un regno di una tessera
   *[other] guida un regno di { $tiles }
  }
prophet-ties = { $tiles ->
    [one] pareggia in un regno di una tessera
   *[other] pareggia in un regno di { $tiles }
  }
prophet-worth = { $points } ora

## Building a city

prompt-city = Una città
decide-city = Dove sorge la città?
decide-city-facts = In una casella libera con due linee laterali. Ci abita un profeta; { $points } punti, se dura.
city-safe = Qui nessuna tessera potrà mai distruggerla.
city-at-risk = { $tiles ->
    [0] Nessuna tessera in vista la distruggerebbe qui.
    [one] Una tessera in vista la distruggerebbe qui.
   *[other] { $tiles } tessere in vista la distruggerebbero qui.
  }

## A cataclysm

prompt-cataclysm = Cataclisma · colonna { $column }, riga { $row }
decide-destroy = Scateni il cataclisma sulla città di { $who }?
decide-destroy-facts = La tessera { $hand } combacia con quelle accanto. { $points ->
    [0] Per te non cambia nulla.
    [one] Guadagni un punto.
   *[other] Guadagni { $points }.
  }
decide-destroy-plain = La tessera { $hand } combacia con quelle accanto.
decide-destroy-loses = La tessera { $hand } combacia con quelle accanto. Perderesti { $points }.
decide-credit = A quale dei tuoi dèi vanno i 5 punti?
cataclysm-title = Che cosa cambia
cataclysm-order = prima · dopo
cataclysm-now = Se cade ora
cataclysm-before = prima
cataclysm-after = dopo
cataclysm-falls = Che cosa cade
cataclysm-token-title = La città di { $who }
cataclysm-token = viene girata e passa a te: 5 punti
cataclysm-prophet-title = Il profeta al suo interno
cataclysm-prophet = lascia la partita per sempre; non torna nella riserva
cataclysm-grows = Che cosa cresce
cataclysm-grow = { $terrain ->
    [ocean] Oceano
    [plain] Pianura
    [forest] Foresta
   *[mountain] Montagna
  }
cataclysm-grow-from = erano { $tiles }
cataclysm-grow-joins = { $count ->
    [2] unisce due regni
    [3] unisce tre regni
   *[other] unisce { $count } regni
  }
cataclysm-grow-new = un regno nuovo
cataclysm-tiles = { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
  }
cataclysm-nothing = Qui non è ancora fatto nulla. Nessuno vede dove miri finché non lo scateni. { $turns ->
    [yes] Fino ad allora puoi tornare indietro.
   *[no] Una corsa persa non costa nulla.
  }
cataclysm-toast = { $who } ha distrutto la tua città alla colonna { $column }, riga { $row }.
cataclysm-toast-all = { $you ->
    [yes] Distruggi la città di { $victim } alla colonna { $column }, riga { $row }.
   *[no] { $who } distrugge la città di { $victim } alla colonna { $column }, riga { $row }.
  }
news-overtaken = { $terrain ->
    [ocean] Ora { $who } guida l’oceano di { $tiles } che guidavi tu.
    [plain] Ora { $who } guida la pianura di { $tiles } che guidavi tu.
    [forest] Ora { $who } guida la foresta di { $tiles } che guidavi tu.
   *[mountain] Ora { $who } guida la montagna di { $tiles } che guidavi tu.
  }

## Buttons

action-place = Piazza
action-with-prophet = Con profeta
action-no-prophet = Senza profeta
action-prophet = Profeta
action-turn = Ruota
action-turn-back = Ruota indietro
action-flip = Gira
action-discard = Scarta
action-take = Prendi
action-put-back = Rimetti a posto
action-draw = Pesca due
action-draw-one = Pesca una
action-choose-god = Scegli un dio
action-claim = { $god ->
    [merfolk] Scegli i Tritoni
    [humans] Scegli gli Umani
    [elves] Scegli gli Elfi
   *[dwarves] Scegli i Nani
  }
action-city = Città
action-build = Costruisci
action-migrate = Questo
action-destroy = Distruggi
action-keep = Lasciala stare
action-pass = Passa
action-end-turn = Termina il turno
action-challenge = Contesta
action-show-side = Mostra il lato
action-play-on = Continua a giocare
action-forfeit = Perdi questo
action-flip-slot = Gira lo spazio { $slot }
action-next-slot = Spazio successivo
action-make-fit = Falla combaciare
action-sizes = { $shown ->
    [some] Mostra la grandezza di tutti i regni
    [all] Non mostrare grandezze
   *[none] Mostra la grandezza dei regni grandi
  }

## Ghost, roll-back and lost races

ghost-late = Non ancora confermata
ghost-lost = La connessione è caduta. La tua tessera aspetta una risposta.
ghost-misfit = { $side ->
    [north] Non combacia sul lato nord.
    [east] Non combacia sul lato est.
    [south] Non combacia sul lato sud.
   *[west] Non combacia sul lato ovest.
  }
ghost-few-lines = Qui deve toccare due linee laterali.
race-lost-cell = { $who } ha raggiunto prima la colonna { $column }, riga { $row }. La tua tessera è di nuovo nella mano { $hand }.
race-lost-build = { $who } ha raggiunto prima la colonna { $column }, riga { $row }. La tua città e il tuo profeta sono tornati.
race-lost-city = { $who } ha distrutto prima la città alla colonna { $column }, riga { $row }. La tua tessera è di nuovo nella mano { $hand }.
race-lost-slot = { $theirs ->
    [yes] { $who } ha preso prima lo spazio { $slot } della tua area. La tua mano è ancora vuota.
   *[no] { $who } ha preso prima lo spazio { $slot } dell’area di { $victim }. La tua mano è ancora vuota.
  }
race-lost-flip = Lo spazio { $slot } è stato girato prima del tuo arrivo. Guarda ancora.
race-lost-god = { $god ->
    [merfolk] { $who } ha scelto prima i Tritoni. Scegli un altro dio.
    [humans] { $who } ha scelto prima gli Umani. Scegli un altro dio.
    [elves] { $who } ha scelto prima gli Elfi. Scegli un altro dio.
   *[dwarves] { $who } ha scelto prima i Nani. Scegli un altro dio.
  }
race-lost-colour = { $god ->
    [merfolk] { $who } ha preso prima i blu. Scegli un altro colore.
    [humans] { $who } ha preso prima i gialli. Scegli un altro colore.
    [elves] { $who } ha preso prima i verdi. Scegli un altro colore.
   *[dwarves] { $who } ha preso prima i grigi. Scegli un altro colore.
  }
race-lost-token = { $who } ha costruito l’ultima città. Il tuo profeta è tornato.
race-lost-bag = { $who } ha pescato l’ultima tessera. Il sacchetto è vuoto.

## What a screen reader is told

status-placed = { $cells ->
    [0] Tessera piazzata da { $names }; ora la tessera { $hand } non si può piazzare.
    [one] Tessera piazzata da { $names }; ora la tessera { $hand } si può piazzare in una casella.
   *[other] Tessera piazzata da { $names }; ora la tessera { $hand } si può piazzare in { $cells } caselle.
  }
status-others = { $names }: tessera piazzata.
status-you-placed = Piazzata alla colonna { $column }, riga { $row }.
status-you-placed-kingdom = { $terrain ->
    [ocean] Piazzata alla colonna { $column }, riga { $row }: lì l’oceano ha { $tiles } tessere.
    [plain] Piazzata alla colonna { $column }, riga { $row }: lì la pianura ha { $tiles } tessere.
    [forest] Piazzata alla colonna { $column }, riga { $row }: lì la foresta ha { $tiles } tessere.
   *[mountain] Piazzata alla colonna { $column }, riga { $row }: lì la montagna ha { $tiles } tessere.
  }
status-drawn = { $count ->
    [1] Pescata una tessera.
   *[other] Pescate due tessere.
  }
status-your-turn = { $seconds ->
    [one] Tocca a te, un secondo.
   *[other] Tocca a te, { $seconds } secondi.
  }
status-seconds = { $seconds ->
    [one] Resta un secondo.
   *[other] Restano { $seconds } secondi.
  }
status-bag-empty = Il sacchetto è vuoto.
status-world-full = Il Mondo è completo.
status-closing = Restano { $seconds } secondi per tutti.
status-turned = { $turns ->
    [0] Com’era prima.
    [1] Ruotata una volta.
    [2] Ruotata due volte.
   *[other] Ruotata tre volte.
  }
status-flipped = Girata.
status-picked = Scelta la mano { $hand }.

## Timed turns and hidden gods

turns-title = Turni di { $seconds } secondi
turns-first = comincia
turns-you-first = tu cominci
turns-now = gioca ora
turns-next = subito dopo
turns-you-next = tu, subito dopo
turns-you-now = tu, ora
turns-then = poi
turns-you-then = tu, poi
# After “You”, which stands for a player without a name.
turns-called-you-first = cominci
turns-called-you-now = ora
turns-called-you-next = subito dopo
turns-called-you-then = poi
turns-in = tra { $seconds } s
turns-left = { $seconds } s
turns-last = ultimo turno
prompt-turn = { $you ->
    [yes] Il tuo turno
   *[no] Turno di { $who }
  }
prompt-last-turn = { $you ->
    [yes] Il tuo ultimo turno
   *[no] Ultimo turno di { $who }
  }
decide-their-hands = { $tiles ->
    [0] { $who } non ha tessere in mano.
    [1] { $who } ha una tessera in mano.
   *[other] { $who } ha due tessere in mano.
  }
decide-their-hands-next = Poi tocca a te. Intanto puoi girare tessere della tua area.
decide-their-hands-later = Intanto puoi girare tessere della tua area.
waiting-turn = { $names } gioca.
card-title = Il tuo dio
card-secret = lo vedi solo tu
card-text = { $god ->
    [merfolk] Oceano: il regno più grande e il numero di regni contano per te.
    [humans] Pianura: il regno più grande e il numero di regni contano per te.
    [elves] Foresta: il regno più grande e il numero di regni contano per te.
   *[dwarves] Montagna: il regno più grande e il numero di regni contano per te.
  } { $colour ->
    [merfolk] I tuoi profeti restano blu.
    [humans] I tuoi profeti restano gialli.
    [elves] I tuoi profeti restano verdi.
   *[dwarves] I tuoi profeti restano grigi.
  }
card-to-come = Si riceve quando tutti hanno un colore.
who-title = Chi è chi?
who-note = appunti privati, a matita
who-text = Che cosa ha piazzato ognuno, angolo per angolo. Le tue ipotesi non valgono nulla e nessuno le vede prima che le carte siano scoperte.
who-shares = { $first } { $share } %, { $second } { $less } %
who-share = { $terrain } { $share } %
who-nothing = ancora niente
who-not-yet = non ancora
who-elsewhere = già ipotizzato altrove
who-right = Hai indovinato.
who-wrong = { $god ->
    [merfolk] La tua ipotesi: i Tritoni.
    [humans] La tua ipotesi: gli Umani.
    [elves] La tua ipotesi: gli Elfi.
   *[dwarves] La tua ipotesi: i Nani.
  }
who-none = Non avevi ipotesi.
score-hidden = I punti sono mostrati senza i due bonus finché le carte non sono scoperte.

## Challenges and penalties

prompt-challenge = Contestazione · colonna { $column }, riga { $row }
challenge-title = La contestazione
challenge-who = { $you ->
    [yes] { $theirs ->
        [yes] tu, contro la tua stessa tessera
       *[no] tu, contro { $victim }
      }
   *[no] { $theirs ->
        [yes] { $who }, contro di te
       *[no] { $who }, contro { $victim }
      }
  }
challenge-side = { $side ->
    [north] Sul lato nord la tessera mostra { $shown } dove l’adiacente mostra { $wanted }.
    [east] Sul lato est la tessera mostra { $shown } dove l’adiacente mostra { $wanted }.
    [south] Sul lato sud la tessera mostra { $shown } dove l’adiacente mostra { $wanted }.
   *[west] Sul lato ovest la tessera mostra { $shown } dove l’adiacente mostra { $wanted }.
  }
challenge-rule = I due capi di un lato devono combaciare.
challenge-lines = { $lines ->
    [0] La tessera è stata piazzata senza alcuna linea laterale; ne servono due.
   *[1] La tessera è stata piazzata su una sola linea laterale; ne servono due.
  }
challenge-steps = Che cosa succede ora
challenge-to-strip = { $theirs ->
    [yes] La tessera va nella tua area, spazio { $slot }
   *[no] La tessera va nell’area di { $victim }, spazio { $slot }
  }
challenge-to-hand = { $theirs ->
    [yes] La tessera torna nella tua mano
   *[no] La tessera torna in mano a { $victim }
  }
challenge-to-bag = La tessera va nel sacchetto
challenge-late = Correzione tardiva: intanto il Mondo è cambiato.
challenge-late-bag = Correzione tardiva: l’area è piena.
challenge-soon = Da allora non è stato piazzato nulla.
challenge-prophet = Il suo profeta rientra
challenge-prophet-to = { $theirs ->
    [yes] Nella tua riserva.
   *[no] Nella riserva di { $victim }.
  }
challenge-cascade = Colonna { $column }, riga { $row }: la tessera va nel sacchetto
challenge-cascade-lines = { $lines ->
    [0] Senza quella accanto non tocca linee laterali; ne servono due.
   *[1] Senza quella accanto tocca una linea laterale; ne servono due.
  }
challenge-cascade-wrong = Era sbagliata anch’essa.
challenge-cascade-free = Piazzata in buona fede: non costa nulla.
challenge-city = La città alla colonna { $column }, riga { $row } viene tolta
challenge-city-to = Il suo segnalino si può costruire di nuovo, il suo profeta rientra.
challenge-penalty = { $theirs ->
    [yes] Perdi un profeta per sempre
   *[no] { $victim } perde un profeta per sempre
  }
challenge-penalty-all = A questo tavolo le penalità valgono per tutti.
challenge-penalty-some = A questo tavolo le penalità valgono per alcuni, e { $victim } è tra loro.
challenge-penalty-home = Si perde quello appena rientrato.
challenge-penalty-reserve = Se ne perde uno della riserva.
challenge-penalty-chosen = Va scelto tra quelli nel Mondo.
challenge-penalty-owed = Resta in debito finché non si sceglie un dio.
challenge-penalty-none = A questo tavolo non ci sono penalità.
decide-challenge = È sbagliata, e torna indietro.
decide-challenge-facts = { $cells ->
    [0] Il gioco non si è fermato.
    [one] Il gioco non si è fermato. Una casella è di nuovo libera.
    [2] Il gioco non si è fermato. Due caselle sono di nuovo libere.
    [3] Il gioco non si è fermato. Tre caselle sono di nuovo libere.
   *[other] Il gioco non si è fermato. { $cells } caselle sono di nuovo libere.
  }
challenge-failed = { $seconds ->
    [one] È giusta. Prossima contestazione tra un secondo.
   *[other] È giusta. Prossima contestazione tra { $seconds } secondi.
  }
challenge-aim = Quale tessera è sbagliata?
challenge-aim-facts = Scegli una tessera. Se è giusta, aspetti { $seconds } secondi per la prossima contestazione.
prompt-forfeit = Penalità
decide-forfeit = Scegli un profeta da perdere.
decide-forfeit-facts = Dev’essere su una tessera, non in una città. Fino ad allora non puoi fare altro.
waiting-forfeit = { $names }: un profeta da perdere.

## Score now

score-title = Punti ora
score-if-closed = se si chiudesse qui
score-chart = per dio
score-scored = ha già contato
score-nothing = Ancora nulla darebbe punti.
score-spoken = { $score ->
    [one] un punto, { $now } se il Mondo si chiudesse qui
   *[other] { $score } punti, { $now } se il Mondo si chiudesse qui
  }
score-spoken-over = { $score ->
    [one] un punto
   *[other] { $score } punti
  }
score-spoken-scored = { $score ->
    [one] un punto, ha già contato
   *[other] { $score } punti, ha già contato
  }
step-cities = Città
step-prophets = Profeti
step-largest = Maggiore
step-most = Numero
column-now = Ora
column-total = Totale
why-kingdom = { $terrain ->
    [ocean] Oceano di { $tiles }
    [plain] Pianura di { $tiles }
    [forest] Foresta di { $tiles }
   *[mountain] Montagna di { $tiles }
  }
why-alone = { $you ->
    [yes] lo guidi solo tu
   *[no] lo guida solo { $who }
  }
why-tie = { $you ->
    [yes] { $count ->
        [2] pareggi; entrambi ricevono
        [3] pareggi; ricevono tutti e tre
       *[other] pareggi; ricevono tutti e quattro
      }
   *[no] { $count ->
        [2] pareggio; entrambi ricevono
        [3] pareggio; ricevono tutti e tre
       *[other] pareggio; ricevono tutti e quattro
      }
  }
why-smaller = Regni più piccoli
why-smaller-count = { $you ->
    [yes] che guidi tu: { $count }
   *[no] che guida { $who }: { $count }
  }
why-cities = { $count ->
    [one] Una città
   *[other] { $count } città
  }
why-cities-last = nel Mondo
why-destroyed = { $count ->
    [one] Una città
   *[other] { $count } città
  }
why-destroyed-note = per distruzione
why-largest = { $terrain ->
    [ocean] Oceano maggiore, { $tiles }
    [plain] Pianura maggiore, { $tiles }
    [forest] Foresta maggiore, { $tiles }
   *[mountain] Montagna maggiore, { $tiles }
  }
why-most = { $terrain ->
    [ocean] { $count ->
        [one] Un regno di oceano
       *[other] { $count } regni di oceano
      }
    [plain] { $count ->
        [one] Un regno di pianura
       *[other] { $count } regni di pianura
      }
    [forest] { $count ->
        [one] Un regno di foresta
       *[other] { $count } regni di foresta
      }
   *[mountain] { $count ->
        [one] Un regno di montagna
       *[other] { $count } regni di montagna
      }
  }
why-rank = { $rank ->
    [1] primo su { $of }
    [2] secondo su { $of }
    [3] terzo su { $of }
   *[4] quarto su { $of }
  }
why-rank-tied = { $rank ->
    [1] pareggio per il primo posto
    [2] pareggio per il secondo posto
   *[3] pareggio per il terzo posto
  }
why-no-kingdom = nessun regno, nessun posto
why-not-ranked = dio di nessuno: fuori classifica
why-no-god = Ancora senza dio: per te non conta nulla.
kingdoms-title = Regni
kingdoms-sizes = tessere
kingdoms-count = numero
kingdoms-none = nessuno

## The end of the game

end-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
  }
end-last-cell = { $you ->
    [yes] L’ultima casella è stata riempita dopo { $time }. Hai vinto con { $by } di vantaggio.
   *[no] L’ultima casella è stata riempita dopo { $time }. { $who } ha vinto con { $by } di vantaggio.
  }
end-bag-empty = { $you ->
    [yes] Il sacchetto era vuoto dopo { $time }. Hai vinto con { $by } di vantaggio.
   *[no] Il sacchetto era vuoto dopo { $time }. { $who } ha vinto con { $by } di vantaggio.
  }
end-all-passed = { $you ->
    [yes] Dopo { $time } avevano passato tutti. Hai vinto con { $by } di vantaggio.
   *[no] Dopo { $time } avevano passato tutti. { $who } ha vinto con { $by } di vantaggio.
  }
end-by = { $you ->
    [yes] Hai vinto con { $by } di vantaggio.
   *[no] { $who } ha vinto con { $by } di vantaggio.
  }
end-shared = { $names } si dividono la vittoria con { $points } punti.
end-lowest = { $you ->
    [yes] Il tuo punteggio più basso è il migliore dei due: { $low } contro { $other }.
   *[no] Il punteggio più basso di { $who } è il migliore dei due: { $low } contro { $other }.
  }
end-highest = { $you ->
    [yes] I più bassi sono uguali, { $low } ciascuno; decide il tuo più alto: { $high } contro { $other }.
   *[no] I più bassi sono uguali, { $low } ciascuno; decide il più alto di { $who }: { $high } contro { $other }.
  }
end-god = { $god ->
    [merfolk] Tritoni, oceano
    [humans] Umani, pianura
    [elves] Elfi, foresta
   *[dwarves] Nani, montagna
  }
end-no-god = senza dio
end-revealed = Le carte sono scoperte
end-title-table = Punti per divinità
end-steps = quattro passi
end-step-cities = Ogni città nel Mondo rende 5 punti a chi ha il profeta al suo interno, ogni città distrutta 5 a chi l’ha distrutta.
end-step-prophets = Un regno rende un punto per ogni tessera senza profeta al dio che vi ha più profeti. Chi pareggia riceve comunque tutti i punti.
end-step-largest = Gli dèi sono classificati per il regno più grande del loro terreno: 15, 10, 5, 0. Chi pareggia divide i posti.
end-step-most = Gli dèi sono classificati per il numero di regni del loro terreno: 15, 10, 5, 0. Chi pareggia divide i posti.
end-led = { $names }
end-led-each = { $count ->
    [2] { $names }, a testa
    [3] pareggiano in tre, a testa
   *[other] pareggiano in quattro, a testa
  }
end-smaller = { $count ->
    [one] Un regno più piccolo, per { $points }
   *[other] { $count } regni più piccoli, per { $points } in tutto
  }
end-sheet-title = Il Mondo del { $date }
end-sheet-minutes = { $minutes ->
    [one] fatto in un minuto da
   *[other] fatto in { $minutes } minuti da
  }
end-sheet-player = { $god ->
    [merfolk] { $who }, Tritoni
    [humans] { $who }, Umani
    [elves] { $who }, Elfi
   *[dwarves] { $who }, Nani
  }
end-sheet-name = Il tuo nome sul foglio
end-picture-title = Un’immagine da tenere
end-picture-note = con i vostri nomi
end-picture = Immagine
end-print = Stampa, A3
end-share = Condividi
end-picture-text = Senza contorni né numeri: solo terre, profeti e città.
end-picture-saved = L’immagine è salvata.
end-ceremony-step = { $step ->
    [1] Prima le città
    [2] Poi i profeti
    [3] Poi i regni più grandi
   *[4] Infine il numero di regni
  }
finale-skip = Vai al risultato
end-world = Il Mondo com’è rimasto
end-board = Guarda il Mondo

## The story of the end

story-largest = { $terrain ->
    [ocean] Il regno più grande fu un oceano di { $tiles } tessere.
    [plain] Il regno più grande fu una pianura di { $tiles } tessere.
    [forest] Il regno più grande fu una foresta di { $tiles } tessere.
   *[mountain] Il regno più grande fu una montagna di { $tiles } tessere.
  }
story-leader = { $you ->
    [yes] { $prophets ->
        [one] Lì avevi un profeta: { $points } punti.
       *[other] Lì avevi { $prophets } profeti: { $points } punti.
      }
   *[no] { $prophets ->
        [one] Lì { $who } aveva un profeta: { $points } punti.
       *[other] Lì { $who } aveva { $prophets } profeti: { $points } punti.
      }
  }
story-nobody = Nessuno vi mandò un profeta.
story-cities = { $cities ->
    [0] Nessuna città fu costruita.
    [one] Fu costruita una città.
   *[other] Furono costruite { $cities } città.
  }
story-fallen = { $fallen ->
    [0] Nessuna di esse cadde.
    [one] Una di esse cadde.
   *[other] { $fallen } di esse caddero.
  }
story-destroyer = { $you ->
    [yes] { $fallen ->
        [one] Ne abbattesti una.
       *[other] Ne abbattesti { $fallen }.
      }
   *[no] { $fallen ->
        [one] { $who } ne abbatté una.
       *[other] { $who } ne abbatté { $fallen }.
      }
  }
story-quickest = { $you ->
    [yes] Nessuno ha piazzato più di te: { $tiles } tessere.
   *[no] Nessuno ha piazzato più di { $who }: { $tiles } tessere.
  }
story-second = { $you ->
    [yes] Sei al secondo posto, a { $by } di distanza.
   *[no] { $who } è al secondo posto, a { $by } di distanza.
  }
story-bonus = { $you ->
    [yes] I due bonus ti hanno portato { $points }, più che a chiunque altro.
   *[no] I due bonus hanno portato { $points } a { $who }, più che a chiunque altro.
  }
story-late-god = { $you ->
    [yes] Hai scelto un dio solo dopo { $time }.
   *[no] { $who } ha scelto un dio solo dopo { $time }.
  }
story-open = { $cells ->
    [one] Una casella è rimasta libera.
   *[other] { $cells } caselle sono rimaste libere.
  }

## Chronicle

chronicle-yours = tue
chronicle-points = punti
chronicle-cities = città
chronicle-ready = { $you ->
    [yes] Dai il via.
   *[no] { $who } dà il via.
  }
# What was left to the lot, when the game was set up.
chronicle-drawn-tempo = { $tempo ->
    [timed_turns] La sorte ha deciso: turni a tempo.
   *[other] La sorte ha deciso: tutti insieme, senza turni.
  }
chronicle-drawn-gods = { $gods ->
    [only] In due giocatori con quattro dèi si gioca con gli dèi scoperti: non c’era nulla da sorteggiare.
    [hidden] La sorte ha deciso: dèi nascosti.
   *[other] La sorte ha deciso: dèi scoperti.
  }
chronicle-begins = Tutto è pronto. Comincia la partita.
chronicle-first = { $you ->
    [yes] Il primo turno è tuo.
   *[no] Il primo turno è di { $who }.
  }
chronicle-turn = { $you ->
    [yes] Il tuo turno
   *[no] Turno di { $who }
  }
chronicle-last-turn = { $you ->
    [yes] Il tuo ultimo turno
   *[no] Ultimo turno di { $who }
  }
chronicle-colour = { $god ->
    [merfolk] { $you ->
        [yes] Prendi i profeti blu.
       *[no] { $who } prende i profeti blu.
      }
    [humans] { $you ->
        [yes] Prendi i profeti gialli.
       *[no] { $who } prende i profeti gialli.
      }
    [elves] { $you ->
        [yes] Prendi i profeti verdi.
       *[no] { $who } prende i profeti verdi.
      }
   *[dwarves] { $you ->
        [yes] Prendi i profeti grigi.
       *[no] { $who } prende i profeti grigi.
      }
  }
chronicle-dealt = Ogni giocatore riceve un dio in segreto.
chronicle-your-card = Sei { $god ->
    [merfolk] la dea dei Tritoni
    [humans] il dio degli Umani
    [elves] la dea degli Elfi
   *[dwarves] il dio dei Nani
  }. Nessun altro lo sa.
chronicle-claims = { $god ->
    [merfolk] { $you ->
        [yes] Sei la dea dei Tritoni.
       *[no] { $who } è la dea dei Tritoni.
      }
    [humans] { $you ->
        [yes] Sei il dio degli Umani.
       *[no] { $who } è il dio degli Umani.
      }
    [elves] { $you ->
        [yes] Sei la dea degli Elfi.
       *[no] { $who } è la dea degli Elfi.
      }
   *[dwarves] { $you ->
        [yes] Sei il dio dei Nani.
       *[no] { $who } è il dio dei Nani.
      }
  }
chronicle-draws = { $count ->
    [1] { $you ->
        [yes] Peschi una tessera.
       *[no] { $who } pesca una tessera.
      }
   *[other] { $you ->
        [yes] Peschi due tessere.
       *[no] { $who } pesca due tessere.
      }
  }
chronicle-discards = { $you ->
    [yes] Scarti una tessera nello spazio { $slot }.
   *[no] { $who } scarta una tessera nello spazio { $slot }.
  }
chronicle-flips = { $own ->
    [yes] { $you ->
        [yes] Giri una tessera dei tuoi scarti.
       *[no] { $who } gira una tessera dei propri scarti.
      }
   *[no] { $you ->
        [yes] Giri una tessera degli scarti di { $victim }.
       *[no] { $theirs ->
            [yes] { $who } gira una tessera dei tuoi scarti.
           *[no] { $who } gira una tessera degli scarti di { $victim }.
          }
      }
  }
chronicle-takes = { $own ->
    [yes] { $you ->
        [yes] Prendi una tessera dai tuoi scarti.
       *[no] { $who } prende una tessera dai propri scarti.
      }
   *[no] { $you ->
        [yes] Prendi una tessera dagli scarti di { $victim }.
       *[no] { $theirs ->
            [yes] { $who } prende una tessera dai tuoi scarti.
           *[no] { $who } prende una tessera dagli scarti di { $victim }.
          }
      }
  }
chronicle-puts-back = { $own ->
    [yes] { $you ->
        [yes] Rimetti la tessera tra i tuoi scarti.
       *[no] { $who } rimette la tessera tra i propri scarti.
      }
   *[no] { $you ->
        [yes] Rimetti la tessera tra gli scarti di { $victim }.
       *[no] { $theirs ->
            [yes] { $who } rimette la tessera tra i tuoi scarti.
           *[no] { $who } rimette la tessera tra gli scarti di { $victim }.
          }
      }
  }
chronicle-puts-in-bag = { $you ->
    [yes] Non c’è spazio per la tua tessera: va nel sacchetto.
   *[no] Non c’è spazio per la tessera di { $who }: va nel sacchetto.
  }
chronicle-places = { $you ->
    [yes] Piazzi alla colonna { $column }, riga { $row }.
   *[no] { $who } piazza alla colonna { $column }, riga { $row }.
  }
chronicle-prophet = { $you ->
    [yes] { $terrain ->
        [ocean] Mandi un profeta nell’oceano.
        [plain] Mandi un profeta nella pianura.
        [forest] Mandi un profeta nella foresta.
       *[mountain] Mandi un profeta sulle montagne.
      }
   *[no] { $terrain ->
        [ocean] { $who } manda un profeta nell’oceano.
        [plain] { $who } manda un profeta nella pianura.
        [forest] { $who } manda un profeta nella foresta.
       *[mountain] { $who } manda un profeta sulle montagne.
      }
  }
chronicle-migrates = Il profeta viene dalla colonna { $column }, riga { $row }.
chronicle-builds = { $you ->
    [yes] Costruisci una Città Leggendaria alla colonna { $column }, riga { $row }.
   *[no] { $who } costruisce una Città Leggendaria alla colonna { $column }, riga { $row }.
  }
chronicle-destroys = { $you ->
    [yes] Distruggi la città di { $victim } alla colonna { $column }, riga { $row }.
   *[no] { $theirs ->
        [yes] { $who } distrugge la tua città alla colonna { $column }, riga { $row }.
       *[no] { $who } distrugge la città di { $victim } alla colonna { $column }, riga { $row }.
      }
  }
chronicle-prophet-lost = { $theirs ->
    [yes] Con lei va perso il tuo profeta.
   *[no] Con lei va perso il profeta di { $victim }.
  }
chronicle-credit = { $god ->
    [merfolk] I 5 punti sono per i Tritoni.
    [humans] I 5 punti sono per gli Umani.
    [elves] I 5 punti sono per gli Elfi.
   *[dwarves] I 5 punti sono per i Nani.
  }
chronicle-passes = { $you ->
    [yes] Passi.
   *[no] { $who } passa.
  }
chronicle-ends-turn = { $you ->
    [yes] Termini il turno.
   *[no] { $who } termina il turno.
  }
chronicle-time-up = { $you ->
    [yes] Il tuo tempo è scaduto.
   *[no] Il tempo di { $who } è scaduto.
  }
chronicle-swept = { $tiles ->
    [one] Una tessera va tra gli scarti.
   *[other] { $tiles } tessere vanno tra gli scarti.
  }
chronicle-swept-bag = { $tiles ->
    [one] Una tessera non trova spazio e va nel sacchetto.
   *[other] { $tiles } tessere non trovano spazio e vanno nel sacchetto.
  }
chronicle-swept-back = { $theirs ->
    [yes] La tessera presa non trova spazio e torna tra i tuoi scarti.
   *[no] La tessera presa non trova spazio e torna tra gli scarti di { $victim }.
  }
chronicle-world-full = Il Mondo è completo.
chronicle-bag-empty = { $you ->
    [yes] Hai pescato l’ultima tessera: il sacchetto è vuoto.
   *[no] { $who } ha pescato l’ultima tessera: il sacchetto è vuoto.
  }
chronicle-closing = Restano { $seconds } secondi per tutti.
chronicle-last-turns = Ognuno ha ancora un turno.
chronicle-all-passed = Hanno passato tutti.
chronicle-time-over = Il tempo è finito.
chronicle-challenges = { $you ->
    [yes] { $theirs ->
        [yes] Contesti la tua stessa tessera alla colonna { $column }, riga { $row }: è sbagliata.
       *[no] Contesti la tessera di { $victim } alla colonna { $column }, riga { $row }: è sbagliata.
      }
   *[no] { $theirs ->
        [yes] { $who } contesta la tua tessera alla colonna { $column }, riga { $row }: è sbagliata.
       *[no] { $who } contesta la tessera di { $victim } alla colonna { $column }, riga { $row }: è sbagliata.
      }
  }
chronicle-challenges-nobodys = { $you ->
    [yes] Contesti la tessera alla colonna { $column }, riga { $row }: è sbagliata.
   *[no] { $who } contesta la tessera alla colonna { $column }, riga { $row }: è sbagliata.
  }
chronicle-back-to-hand = { $theirs ->
    [yes] Torna nella tua mano.
   *[no] Torna in mano a { $victim }.
  }
chronicle-back-to-strip = { $theirs ->
    [yes] Va tra i tuoi scarti.
   *[no] Va tra gli scarti di { $victim }.
  }
chronicle-back-to-bag = Va nel sacchetto.
chronicle-cascade = { $tiles ->
    [one] Un’altra tessera perde l’appoggio e va nel sacchetto.
   *[other] Altre { $tiles } tessere perdono l’appoggio e vanno nel sacchetto.
  }
chronicle-city-off = La città alla colonna { $column }, riga { $row } viene tolta; si può costruire di nuovo.
chronicle-prophet-home = { $theirs ->
    [yes] { $prophets ->
        [one] Un tuo profeta rientra nella riserva.
       *[other] { $prophets } tuoi profeti rientrano nella riserva.
      }
   *[no] { $prophets ->
        [one] Un profeta di { $victim } rientra nella riserva.
       *[other] { $prophets } profeti di { $victim } rientrano nella riserva.
      }
  }
chronicle-penalty = { $theirs ->
    [yes] Perdi un profeta per sempre.
   *[no] { $victim } perde un profeta per sempre.
  }
chronicle-owes = { $theirs ->
    [yes] Devi un profeta finché non scegli un dio.
   *[no] { $victim } deve un profeta finché non sceglie un dio.
  }
chronicle-must-forfeit = { $theirs ->
    [yes] Devi scegliere un profeta da perdere.
   *[no] { $victim } deve scegliere un profeta da perdere.
  }
chronicle-forfeits = { $you ->
    [yes] Perdi il profeta alla colonna { $column }, riga { $row }.
   *[no] { $who } perde il profeta alla colonna { $column }, riga { $row }.
  }
chronicle-forfeit-void = { $theirs ->
    [yes] Non hai più profeti da perdere: la penalità decade.
   *[no] { $victim } non ha più profeti da perdere: la penalità decade.
  }
chronicle-reveals = { $god ->
    [merfolk] { $you ->
        [yes] Eri la dea dei Tritoni.
       *[no] { $who } rappresentava la dea dei Tritoni.
      }
    [humans] { $you ->
        [yes] Eri il dio degli Umani.
       *[no] { $who } rappresentava il dio degli Umani.
      }
    [elves] { $you ->
        [yes] Eri la dea degli Elfi.
       *[no] { $who } rappresentava la dea degli Elfi.
      }
   *[dwarves] { $you ->
        [yes] Eri il dio dei Nani.
       *[no] { $who } rappresentava il dio dei Nani.
      }
  }
chronicle-scoring = Si conta il Mondo
chronicle-scored = { $god ->
    [merfolk] I Tritoni fanno { $points }: città { $cities }, profeti { $prophets }, regno più grande { $largest }, numero di regni { $most }.
    [humans] Gli Umani fanno { $points }: città { $cities }, profeti { $prophets }, regno più grande { $largest }, numero di regni { $most }.
    [elves] Gli Elfi fanno { $points }: città { $cities }, profeti { $prophets }, regno più grande { $largest }, numero di regni { $most }.
   *[dwarves] I Nani fanno { $points }: città { $cities }, profeti { $prophets }, regno più grande { $largest }, numero di regni { $most }.
  }
chronicle-scored-hidden = { $you ->
    [yes] Tu fai { $points }: città { $cities }, profeti { $prophets }, regno più grande { $largest }, numero di regni { $most }.
   *[no] { $who } fa { $points }: città { $cities }, profeti { $prophets }, regno più grande { $largest }, numero di regni { $most }.
  }
chronicle-wins = { $you ->
    [yes] Vinci.
   *[no] { $who } vince.
  }
chronicle-share = { $names } si dividono la vittoria.
chronicle-game-ended = La partita è finita.

## Refusals of the rules

refusal-waiting = La partita non è cominciata. Prima dai il via.
refusal-over = La partita è finita.
refusal-not-your-turn = Non è il tuo turno. Fino ad allora puoi solo girare tessere della tua area.
refusal-hand-empty = In quella mano non c’è tessera. Usa l’altra, pesca o prendine una.
refusal-hand-full = Nessuna mano è libera. Prima piazza o scarta una tessera.
refusal-hands-not-empty = Si pesca solo con entrambe le mani vuote. Prima piazza o scarta quello che hai.
refusal-bag-empty = Il sacchetto è vuoto. Prendi una tessera scartata.
refusal-area-full = La tua area degli scarti è piena. Prendine una tessera prima di pescare o scartare.
refusal-slot-empty = In quello spazio non c’è tessera. Scegline un altro.
refusal-slot-taken = Quello spazio non è libero. Scegline uno libero.
refusal-slot-changed = La tessera in quello spazio non è più quella che hai visto. Guarda ancora.
refusal-off-world = Quella casella è fuori dal Mondo. Scegline una dentro la cornice.
refusal-cell-taken = Quella casella è occupata. Scegline una libera; non si perde nulla.
refusal-few-lines = Deve toccare almeno due linee laterali: cornice o tessere, non città.
refusal-mismatch = Non combacia con le tessere accanto. Ruotala, girala o scegli un’altra casella.
refusal-no-god = Per questo serve un dio. Scegline prima uno.
refusal-god-taken = Quello è già preso. Scegline un altro.
refusal-god-limit = Hai già tutti gli dèi che puoi avere, e la scelta è definitiva.
refusal-no-prophet = Non hai un profeta per questo. Piazza senza profeta.
refusal-use-reserve = La tua riserva non è vuota. Usa un profeta di lì.
refusal-bad-source = Nessun tuo profeta può venire da lì. Scegline uno su una tessera, non in una città.
refusal-own-city = Quella città è tua. Possono cadere solo quelle degli altri.
refusal-no-city = In quella casella non c’è una città. Piazza la tessera, o scegli una città.
refusal-no-token = Tutte le città sono costruite o distrutte. Non ne resta nessuna.
refusal-taken-tile = Prima piazza la tessera che hai preso: nel Mondo o nella tua area.
refusal-still-usable = Non puoi rimetterla: torna solo una tessera presa che non si può piazzare da nessuna parte, e solo se la tua area è piena.
refusal-not-wrong = Lì non c’è una tessera sbagliata. Non cambia nulla.
refusal-forfeit-first = Prima scegli un profeta da perdere.
refusal-bad-action = { $why ->
    [G2-8] La partita è già cominciata.
    [G2-9] L’hai già detto. Si comincia quando lo dicono tutti.
    [G3-2] In questa partita non ci sono turni: tutti agiscono insieme.
    [G7-16] Hai due dèi. Di’ di chi è il profeta.
    [G7-17] Un profeta può seguire solo la tessera che hai appena piazzato, prima di ogni altra azione.
    [G10-7] In questo turno hai già agito: terminalo invece di passare.
    [G11-4] Qui gli dèi sono nascosti: si distribuiscono, non si scelgono.
    [G11-8] I colori si scelgono solo con gli dèi nascosti, e prima che la partita cominci.
    [G13-9] Hai già passato. Qualunque azione di qualcuno cancella tutti i passi.
    [G16-1] In questa partita non si può piazzare una tessera sbagliata, quindi non c’è nulla da contestare.
    [G16-8] Non devi nessun profeta.
   *[other] Ora non si può, o non in questa partita.
  }

## In the terminal

ask-waiting = Tutto pronto?
ask-play = Che cosa fai?
ask-forfeit = Quale profeta perdi?
ask-where = Dove?
ask-how = In che posizione?
ask-discard = Quale tessera, e con quale faccia in alto?
ask-slot = Quale tessera?
do-ready = Dai il via
do-choose-colour = { $god ->
    [merfolk] Prendi i profeti blu
    [humans] Prendi i profeti gialli
    [elves] Prendi i profeti verdi
   *[dwarves] Prendi i profeti grigi
  }
do-choose-god = Scegli un dio
do-draw = { $count ->
    [1] Pesca una tessera
   *[other] Pesca due tessere
  }
do-discard = Scarta una tessera
do-discard-as = mano { $hand }, mostrando { $face }
do-flip = Gira una tessera scartata
do-take = Prendi una tessera scartata
do-slot = { $you ->
    [yes] spazio { $slot } della tua area
   *[no] spazio { $slot } dell’area di { $who }
  }
do-put-back = Rimetti a posto la tessera della mano { $hand }
do-place = Piazza la mano { $hand }
do-place-prophet = Aggiungi un profeta alla tua ultima tessera
do-build = Costruisci una città
do-destroy = Distruggi una città con la mano { $hand }
do-pass = Passa
do-end-turn = Termina il turno
do-challenge = Contesta la tessera alla colonna { $column }, riga { $row }
do-forfeit = Perdi il profeta alla colonna { $column }, riga { $row }
do-at = alla colonna { $column }, riga { $row }
do-as = come { $face }
do-without-prophet = senza profeta
do-with-prophet = { $terrain ->
    [ocean] con un profeta nell’oceano
    [plain] con un profeta nella pianura
    [forest] con un profeta nella foresta
   *[mountain] con un profeta sulla montagna
  }
do-from = dalla colonna { $column }, riga { $row }
do-of-god = { $god ->
    [merfolk] dei Tritoni
    [humans] degli Umani
    [elves] degli Elfi
   *[dwarves] dei Nani
  }
do-credit = { $god ->
    [merfolk] 5 punti per i Tritoni
    [humans] 5 punti per gli Umani
    [elves] 5 punti per gli Elfi
   *[dwarves] 5 punti per i Nani
  }
corner-nw = nord-ovest
corner-ne = nord-est
corner-se = sud-est
corner-sw = sud-ovest
note-up-to = fino a { $points }
status-bag = sacchetto: { $tiles }
status-hand = Mano { $hand }
status-hand-empty = vuota
status-cities = città: { $tokens } su { $all }
status-hand-cells = { $cells ->
    [0] nessuna casella
    [one] una casella
   *[other] { $cells } caselle
  }
terminal-world-legend = Le lettere sono gli angoli, O oceano, P pianura, F foresta, M montagna: OP/FM ha O e P a nord, F e M a sud. Un tratto unisce gli angoli attraverso il mezzo. Un punto è una casella aperta; sotto stanno le mani che ci stanno.
terminal-race = Tutti agiscono insieme: mentre scrivi, gli altri continuano, e Invio guarda di nuovo. Con --option tempo=timed_turns ciascuno ha { $seconds } secondi per sé.
terminal-turns = Nel tuo turno hai { $seconds } secondi; l’orologio va avanti mentre scrivi.
terminal-undo-seen = tutti l’hanno già visto, e potevano rispondere
terminal-no-cell = «{ $name }» non è una casella; di’ una colonna e una riga, per esempio: b 3 2
# In the place of the same messages of other games, whose examples are lands and dice.
terminal-tiles-sealed = Il sacchetto è sigillato: { $seal }…  ? per l’aiuto.
terminal-tiles-record = La registrazione è in { $file }, con il seme del sacchetto rivelato.
terminal-tiles-help-choose = sceglie; le parole si possono abbreviare: pesca due
    .keys = un numero o parole
terminal-tiles-help-board = il Mondo; una sua casella
    .keys = b, b COLONNA RIGA
terminal-tiles-help-hand = le mani e gli scarti di tutti; quelli di un giocatore
    .keys = h, h NOME
terminal-tiles-help-undo = qui nulla si annulla: tutti vedono subito tutto
    .keys = u
terminal-tiles-help-why = perché non posso? per esempio: w 3 2, w città 3 2, w pesca, w passa
    .keys = w VERBO COLONNA RIGA
terminal-tiles-help-rule = una regola, per esempio: r 7.2 o r città
    .keys = r NUMERO, r PAROLE
terminal-tiles-why-what = Di’ che cosa vorresti fare, per esempio: w 3 2, w città 3 2, w pesca
terminal-tiles-why-unknown = «{ $text }» qui non vuol dire nulla; prova per esempio: w 3 2, w distruggi 3 2, w città 3 2, w prendi 4, w passa
terminal-tiles-no-rule = Non c’è una regola «{ $words }»; prova un numero, come r 7.2, o parole, come r città.
# What can be typed after w, with spaces between words that mean the same.
terminal-verb-place = piazza piazzare
terminal-verb-destroy = distruggi distruggere cataclisma
terminal-verb-build = costruisci costruire città
terminal-verb-prophet = profeta manda
terminal-verb-challenge = contesta contestare
terminal-verb-forfeit = perdi perdere cedi
terminal-verb-pass = passa passare
terminal-verb-ready = pronto
terminal-verb-draw = pesca pescare
terminal-verb-discard = scarta scartare
terminal-verb-put-back = rimetti rimettere
terminal-verb-take = prendi prendere
terminal-verb-flip = gira girare

## The almanac: tiles, gods, modules

almanac-tab = Tessere e dèi
primer-enough-here = Due pagine. Con queste si può giocare; le lezioni mostrano il resto.
almanac-tiles = Tessere
almanac-tiles-note = 92 tessere con due facce ciascuna. Un angolo è oceano, pianura, foresta o montagna, e nessuna faccia li mostra tutti e quattro.
almanac-tile = Tessera { $number }
almanac-front = Fronte
almanac-back = Retro
almanac-tiles-count = { $count ->
    [one] una tessera
   *[other] { $count } tessere
  }
almanac-one-terrain = Un terreno
almanac-two-terrains = Due terreni
almanac-three-terrains = Tre terreni
almanac-saddle = Sella: gli angoli uguali sono in diagonale, e solo uno dei due terreni attraversa il centro.
almanac-gods = Dèi
almanac-gods-note = Ognuno ha un terreno e un colore. Il terreno decide due bonus; i profeti possono stare ovunque.
almanac-god-terrain = Terreno
almanac-god-colour = Profeti
almanac-god-merfolk = Conta gli oceani: il più grande, e quanti sono.
almanac-god-humans = Conta le pianure: la più grande, e quante sono.
almanac-god-elves = Conta le foreste: la più grande, e quante sono.
almanac-god-dwarves = Conta le montagne: la più grande, e quante sono.
almanac-cities = Città Leggendarie
almanac-cities-note = Otto segnalini. Ogni città che dura vale 5 punti a chi l’ha costruita, ogni città distrutta 5 a chi l’ha distrutta.
almanac-modules = Moduli
almanac-modules-note = Il ritmo, che cosa si vede, in quanti si gioca: sceglietene uno di ciascuno prima della corsa.
almanac-module-simultaneous = Tutti insieme
almanac-module-simultaneous-text = Niente turni. Tutti pescano, piazzano e scartano quando vogliono; la casella è di chi arriva prima.
almanac-module-timed = Turni a tempo
almanac-module-timed-text = Turni di 30 secondi, un giocatore dopo l’altro. Le tessere rimaste in mano vanno tra gli scarti.
almanac-module-visible = Dèi visibili
almanac-module-visible-text = Scegli un dio quando vuoi. Chi aspetta ne sa di più, ma non ha ancora profeti.
almanac-module-hidden = Dèi nascosti
almanac-module-hidden-text = Tutti hanno un colore dall’inizio e un dio che nessun altro conosce fino alla fine.
almanac-module-two-four = Due giocatori, quattro dèi
almanac-module-two-four-text = Ognuno ha due dèi, che contano a parte. Perde chi ha il più basso dei quattro punteggi.
almanac-module-two-two = Due giocatori, due dèi
almanac-module-two-two-text = Ognuno ha un dio con 13 profeti. Gli altri due dèi restano fuori.
almanac-module-strict = Solo tessere giuste
almanac-module-strict-text = Una tessera che non combacia non si può piazzare.
almanac-module-table = Come al tavolo
almanac-module-table-text = Una tessera sbagliata resta finché qualcuno la contesta, e può costare un profeta.
figure-reserves = Profeti e spazi per gli scarti
figure-players = giocatori
figure-gods = dèi a testa
figure-prophets = profeti in una riserva
figure-slots = spazi in un’area
figure-places = Punti per posto
figure-tie = posti divisi
figure-turning = Un quarto di giro porta ogni angolo avanti di un posto in senso orario

## The primer: the game in pictures

primer-aim = Lo scopo
primer-aim-text = Tutti compongono lo stesso Mondo, nello stesso momento. Quando è completo, o il sacchetto è vuoto, gli dèi contano *città, profeti e regni*. Vince il punteggio più alto.
primer-race = Che cosa fai, in qualsiasi ordine
primer-draw = Pesca
primer-draw-text = Due tessere, una per mano. Entrambe le mani devono essere vuote.
primer-place = Piazza
primer-place-text = Con qualsiasi faccia in su, ruotata come vuoi. Deve toccare *due linee laterali*, cornice o tessera, e combaciare in ogni angolo in comune.
primer-discard = Scarta
primer-discard-text = Quello che non si può piazzare va nella tua area degli scarti. Da lì chiunque può prenderlo. Con l’area piena non peschi.
primer-prophet = Manda un profeta
primer-prophet-text = Scegli un dio quando vuoi. Da allora ogni tessera che piazzi può portare un profeta, su qualsiasi suo terreno.
primer-city = Costruisci una città
primer-city-text = In una casella libera con due linee laterali, con un profeta dentro: 5 punti, se dura.
primer-cataclysm = Distruggi una città
primer-cataclysm-text = Con una tessera che combacia tutt’intorno. La città vale 5 punti per te, e il suo profeta è perso.
primer-comfort = *Una corsa persa non costa nulla.* Se qualcuno arriva prima, la tua tessera torna in mano.
primer-points = Che cosa dà punti
primer-points-text = Un *regno* è un solo terreno, continuo, su almeno due tessere.
primer-cities = Città
primer-cities-text = 5 per ogni tua città che dura, 5 per ognuna che hai distrutto.
primer-prophets = Profeti
primer-prophets-text = Più profeti in un regno: un punto per ogni sua tessera senza profeta. Chi pareggia riceve comunque tutti i punti.
primer-largest = Maggiore
primer-largest-text = Il terreno con il regno più grande: 15, poi 10, 5 e 0.
primer-most = Numero
primer-most-text = Il terreno con più regni: 15, poi 10, 5 e 0.

## Learn

learn-turn = Una corsa in cinque gesti
learn-turn-1 = Pescare
learn-turn-1-note = Due tessere dal sacchetto, una per mano.
learn-turn-2 = Piazzare
learn-turn-2-note = Dove ci sono due linee laterali e ogni angolo combacia. Ruota, gira.
learn-turn-3 = Scartare, prendere, girare
learn-turn-3-note = Quello che non si può piazzare va tra i tuoi scarti. Quello che altri hanno scartato può servirti.
learn-turn-4 = Scegliere un dio, mandare profeti
learn-turn-4-note = I profeti guidano i regni. Chi ne ha di più ne prende i punti.
learn-turn-5 = Costruire e distruggere
learn-turn-5-note = Una città vale 5 punti a chi ce l’ha alla fine, o a chi la distrugge.
aim-race = Tutti piazzano tessere nello stesso Mondo, insieme. Una tessera deve toccare due linee laterali e combaciare con quelle accanto. Quello che non si può piazzare va nella tua area, e da lì chiunque può prenderlo.
aim-gods = Scegli un dio quando vuoi: il suo terreno rende fino a 15 punti due volte alla fine, per il regno più grande e per il numero di regni. Con un dio puoi mandare profeti e costruire città.
aim-end = Quando il Mondo è completo o il sacchetto vuoto, restano { $seconds } secondi. { $gods ->
    [2] Poi si conta tutto. Ciascuno di voi può avere due dèi, ognuno con un punteggio suo, e perde chi ha il più basso dei quattro.
   *[other] Poi si conta tutto, e vince il punteggio più alto.
  }
aim-turns = Tutti piazzano tessere nello stesso Mondo, uno dopo l’altro, con { $seconds } secondi a turno. Una tessera deve toccare due linee laterali e combaciare con quelle accanto. Quello che non si può piazzare va nella tua area, e da lì chiunque può prenderlo.
aim-hidden = Scegli un colore; poi ciascuno riceve un dio in segreto. Alla fine il suo terreno rende due volte fino a 15 punti, per il regno più grande e per il numero di regni. Fino ad allora nessuno mostra qual è.
aim-end-turns = Quando il Mondo è completo o il sacchetto vuoto, ciascuno ha ancora un turno. { $gods ->
    [2] Poi si conta tutto. Ciascuno di voi può avere due dèi, ognuno con un punteggio suo, e perde chi ha il più basso dei quattro.
   *[other] Poi si conta tutto, e vince il punteggio più alto.
  }

## Lessons

lesson-placing = Piazzare tessere
lesson-placing-pitch = { $minutes } minuti: pesca, ruota, gira e piazza.
lesson-placing-aim = Un Mondo per tutti
lesson-placing-aim-text = Tutti piazzano tessere in questa cornice, insieme. In una lezione nessuno ti mette fretta. Una tessera ha due facce e quattro angoli; ogni angolo è oceano, pianura, foresta o montagna.
lesson-placing-corner = Comincia in un angolo
lesson-placing-corner-text = Una tessera deve toccare almeno due linee laterali: la cornice, o tessere già piazzate. In un Mondo vuoto solo i quattro angoli ne offrono due. Gli altri hanno già cominciato in tre di essi.
lesson-placing-turn = Ruotala
lesson-placing-turn-text = Accanto a un’altra tessera, i due capi del lato in comune devono mostrare lo stesso terreno. Le caselle accese dicono come combacerebbe: ruotala una volta e piazzala.
lesson-placing-draw = Pesca due
lesson-placing-draw-text = Entrambe le mani sono vuote, quindi puoi pescare. Con l’area piena non potresti.
lesson-placing-flip = Voltala
lesson-placing-flip-text = Questa faccia non combacia da nessuna parte, l’altra sì. Gira la tessera e piazzala.
lesson-placing-discard = Scarta quello che non combacia
lesson-placing-discard-text = Nessuna delle due facce ora combacia. Metti la tessera nella tua area, con in su la faccia che serve meno agli altri.
lesson-placing-take = Prendi una tessera scartata
lesson-placing-take-text = Quello che altri hanno scartato, chiunque può prenderlo. Questa combacia. Una volta presa va piazzata subito: nel Mondo, o nella tua area.
lesson-placing-lay = Piazzala
lesson-placing-lay-text = Qui chiude il vuoto tra due tessere. I lati opposti vanno bene quanto quelli contigui.
lesson-placing-done = Sai come cresce un Mondo.
lesson-placing-done-text = Più avanti in una corsa la maggior parte delle tessere non si può piazzare da nessuna parte. Allora contano girare, prendere e scartare, ed è in vantaggio chi guarda gli scarti.
lesson-prophets = Dèi e profeti
lesson-prophets-pitch = { $minutes } minuti: scegli un dio e guida regni.
lesson-prophets-kingdom = Che cos’è un regno
lesson-prophets-kingdom-text = Un solo terreno continuo su almeno due tessere è un regno. I numeri nel Mondo dicono quante tessere ha ognuno.
lesson-prophets-god = Scegli un dio
lesson-prophets-god-text = Alla fine gli dèi sono classificati per il regno più grande del loro terreno e per quanti regni ha: 15, 10, 5 e 0 punti, ogni volta. Qui la foresta è grande: scegli gli Elfi. In questa lezione hai solo due profeti.
lesson-prophets-send = Manda un profeta
lesson-prophets-send-text = Un profeta arriva con una tessera, su qualsiasi suo terreno, quale che sia il tuo dio. Piazza questa tessera con un profeta nella pianura: lì non c’è nessun altro, e ogni tessera senza profeta vale un punto.
lesson-prophets-tie = Pareggia, e ricevi
lesson-prophets-tie-text = In questo oceano c’è già un altro profeta. Con un tuo profeta sei in pareggio, ed entrambi ricevete tutti i punti.
lesson-prophets-draw = Pesca due
lesson-prophets-draw-text = Un profeta arriva solo con una tessera. Entrambe le mani sono vuote: pesca.
lesson-prophets-empty = Non riempirlo
lesson-prophets-empty-text = Una tessera con un profeta non rende nulla in quel regno. Dove già guidi, piazza senza profeta: { $points } punti ora.
lesson-prophets-migrate = Fanne migrare uno
lesson-prophets-migrate-text = La tua riserva è vuota. Un tuo profeta può lasciare la sua tessera e venire su quella nuova. Nessuno guida queste montagne: usa il profeta della pianura, che rende meno.
lesson-prophets-done = Sai a che cosa servono i profeti.
lesson-prophets-done-text = Pochi profeti in regni grandi sono la cosa migliore. I due bonus dipendono solo dal terreno, chiunque l’abbia piazzato.
lesson-cities = Città Leggendarie
lesson-cities-pitch = { $minutes } minuti: dove costruire, e dove dura.
lesson-cities-token = Otto città per tutti
lesson-cities-token-text = Una città vuole una casella libera con due linee laterali e un profeta che ci abiti. Il terreno non conta, e non serve una tessera. Alla fine vale 5 punti.
lesson-cities-risky = Una casella in pericolo
lesson-cities-risky-text = Costruisci prima qui. Le tessere intorno a questa casella lasciano tre angoli uguali, e molte tessere li hanno: guarda l’avviso.
lesson-cities-lines = Una città non è una linea laterale
lesson-cities-lines-text = Una città è rotonda: accanto a lei nulla trova appoggio. Non dà linee laterali alle caselle intorno, e una tessera lì ne vuole altre due.
lesson-cities-safe = Una casella per sempre
lesson-cities-safe-text = Qui i quattro angoli mostrano quattro terreni. Nessuna tessera ne ha quattro: qui può stare solo una città. Costruiscila.
lesson-cities-torn = Dove le tessere non combaciano
lesson-cities-torn-text = Queste due tessere si incontrano in un angolo con oceano e pianura. Nessuna tessera combacia con entrambe: anche qui una città è al sicuro.
lesson-cities-done = Le tue città dureranno.
lesson-cities-done-text = Ognuna costa un profeta: costruiscine poche, e bene. Un vuoto in cui nessuna tessera va è il posto migliore.
lesson-cataclysms = Cataclismi
lesson-cataclysms-pitch = { $minutes } minuti: abbatti una città, e guarda che cosa ne segue.
lesson-cataclysms-city = Una città a portata
lesson-cataclysms-city-text = La città di un altro giocatore sta dove una tua tessera combacerebbe tutt’intorno. Prima che cada, la pagina mostra che cosa si perderebbe e che cosa crescerebbe.
lesson-cataclysms-destroy = Scatena il cataclisma
lesson-cataclysms-destroy-text = Ruota la tessera finché combacia con tutte quelle accanto alla città, poi piazzala; le linee laterali non si contano di nuovo. La città passa a te e vale 5 punti, e il suo profeta lascia la partita per sempre. Con la tessera puoi mandarne uno tuo.
lesson-cataclysms-grown = Che cosa è cresciuto
lesson-cataclysms-grown-text = Da ora è una tessera come le altre. Ha unito due foreste in una di { $tiles }, e il tuo profeta la guida.
lesson-cataclysms-own = Le tue città non le puoi distruggere
lesson-cataclysms-own-text = Non puoi distruggere la tua città, per quanto la tessera combaci. Piazzala altrove.
lesson-cataclysms-done = Hai creato una leggenda.
lesson-cataclysms-done-text = Negli ultimi secondi di una corsa guarda prima le città: una tessera che non va altrove può andare lì.

## What lessons say in numbers

reason-lines = Tocca { $lines ->
    [2] due linee laterali
    [3] tre linee laterali
   *[4] quattro linee laterali
  }.
reason-kingdom = { $terrain ->
    [ocean] Lì l’oceano avrà { $tiles } tessere.
    [plain] Lì la pianura avrà { $tiles } tessere.
    [forest] Lì la foresta avrà { $tiles } tessere.
   *[mountain] Lì la montagna avrà { $tiles } tessere.
  }
reason-points = Ora vale { $points } per te.
reason-only = Non si può piazzare in nessun’altra casella.

## A game in its best moments

moment-start = Nessuno aspetta nessuno: tutti pescano, ruotano e piazzano tessere nello stesso momento. Dove due tessere si toccano, i terreni devono combaciare.
moment-god = { $name } sceglie un dio e solo ora può inviare profeti: ognuno dà punti nel regno in cui sta.
moment-city = { $name } costruisce una Città Leggendaria: 5 punti, finché non cade.
moment-fall = Una tessera su una città: non c’è più, e { $name } ne ricava 5 punti.
moment-last = Il Mondo si riempie. Chi non può fare altro passa; quando tutti hanno passato, si contano i punti.

## Keys, menu and what else the frame leaves to its game

tab-board = Mondo
tab-score = Punti
tab-discards = Scarti
tab-screen = Che cosa cambia
skip-board = Vai al Mondo
menu-find = Cerca una regola o una tessera
find-label = Una regola o una tessera, per parola o numero
find-tile = tessera
keys-tab = decisione, Mondo, mani, scarti, punti, cronaca, barra in alto
keys-next = casella precedente e successiva in cui la tessera va
keys-arrows = casella accanto in quella direzione
keys-enter = piazza la tessera
keys-space = falla combaciare, per la via più breve
keys-find = cerca una regola o una tessera
keys-zoom = ingrandisci, riduci, mostra il Mondo
keys-numbers = scegli la mano 1 o 2; scegli uno spazio
keys-letter-r = ruota; con Maiusc indietro
keys-letter-f = gira
keys-letter-p = piazza con un profeta
keys-letter-n = senza profeta
keys-letter-d = scarta
keys-letter-t = prendi o gira tra gli scarti
keys-letter-b = pescane due; con Maiusc una
keys-letter-c = costruisci una città
keys-letter-q = contesta una tessera
keys-letter-x = passa
keys-letter-e = termina il turno
keys-letter-g = scegli un dio quando si può; altrimenti punti
keys-letter-k = grandezza dei regni
keys-letter-v = il Mondo come elenco
chart-title = Punti per dio
chart-parts-title = Punti per passo
chart-parts = per passo
chart-cities = Città
chart-prophets = Profeti
chart-largest = Regno più grande
chart-most = Numero di regni
scoring-part = { $name }, { $word }: { $points ->
    [one] un punto.
   *[other] { $points } punti.
  }
scoring-parts = { $names }: { $points ->
    [one] un punto.
   *[other] { $points } punti.
  }
waiting-nobody = La corsa va avanti da sola.
luck-text = caselle in cui andavano le tessere pescate, sopra o sotto la media
luck-none-title = Niente dadi
luck-none = Solo il sacchetto sapeva che cosa sarebbe uscito, ed era lo stesso per tutti.
verify-text = { $rolls ->
    [0] Il seme { $seed } è aperto. L’ordine del sacchetto ne discende.
    [one] Il seme { $seed } è aperto. Un sorteggio ne discende.
   *[other] Il seme { $seed } è aperto. { $rolls } sorteggi ne discendono.
  }
verify-good = { $rolls ->
    [0] Il seme { $seed } corrisponde al sigillo pubblicato prima della prima tessera.
    [one] Il seme { $seed } corrisponde al sigillo pubblicato prima della prima tessera, e così l’unico sorteggio.
   *[other] Il seme { $seed } corrisponde al sigillo pubblicato prima della prima tessera, e tutti i { $rolls } sorteggi ne discendono.
  }
verify-differs = Il seme { $seed } corrisponde al sigillo, ma non tutte le tessere ne discendono.
verify-check = Verifica il sacchetto
verify-check-seal = Verifica il sigillo
