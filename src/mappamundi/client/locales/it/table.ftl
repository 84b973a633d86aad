# La cornice di un tavolo, comune a tutti i giochi.

## Words of the frame

brand = Mappa Mundi
more = Altro
cancel = Annulla
undo = Annulla mossa
held-now = Avanti
held-facts = Vale fra cinque secondi, o al prossimo tasto o tocco.
plus = +{ $value }
skips-title = Salti
skip-chronicle = Vai alla cronaca
rail-title = Punti e cronaca
tabs-title = Parti del tavolo
title-table = { $name } · Mappa Mundi
title-decision = ● Decidi tu: { $sentence }

## Top bar and menu

tool-rules = Regole
tool-chat = Chat
tool-menu = Menu
tool-unread = { $unread ->
    [one] riga non letta
   *[other] righe non lette
  }
clock-left = restano { $time }
menu-chart = Punti finora
menu-keys = Tastiera
menu-sound = Suono
menu-notify = Avvisami quando tocca a me
menu-notices = Ore di silenzio e webhook
menu-vote = Accetta di finire la partita
menu-unvote = Ritira la proposta di finire
menu-leave = Lascia il tavolo
menu-settings = Preferenze
menu-home = Torna all’inizio

## Prompt bar

prompt-title = Decisione
copy-mark = E se…
prompt-choices = Scelte
row-average = { $points } in media
answer-late = Questa scelta non è più aperta.
prompt-yours = Decidi tu · { $phase }
prompt-theirs = { $count ->
    [one] { $names } decide
   *[other] { $names } decidono
  }
prompt-waiting = In attesa
prompt-watching = Stai guardando
prompt-over = Fine della partita
prompt-over-sentence = La partita è finita.
sheet-height = Mostra di più o di meno
sheet-more = { $rows ->
    [one] un altro
   *[other] altri { $rows }
  }
sheet-more-sorted = { $rows ->
    [one] un altro, per quel che porta in media
   *[other] altri { $rows }, per quel che portano in media
  }
action-back = Indietro
action-orders = Ordini permanenti
show-eyebrow = { $you ->
    [yes] Il tuo turno · { $what }
   *[no] Turno di { $name } · { $what }
  }
show-taken-back = { $you ->
    [yes] Annulli l’ultimo passo.
   *[no] { $who } annulla l’ultimo passo.
  }
show-pause = Pausa
show-play = Riproduci
show-forward = Passo
show-back = Passo indietro
show-skip-turn = Salta questo turno
show-skip-me = Vai al mio turno
show-skip-now = Vai al presente
show-return = Torna al tavolo
show-follow = Segui il gioco
show-pace = { $pace ->
    [1] Velocità normale
   *[other] Velocità doppia
  }
show-speed = { $pace }×
show-speeds = Velocità
show-controls = Turni altrui
show-steps = Passi di questo turno
show-to-step = Passo { $step }. { $sentence }
show-at = passo { $step } di { $steps }
show-paused = In pausa. Passo { $step } di { $steps }.
show-clock = Il tuo orologio resta fermo mentre guardi.
show-following = { $you ->
    [yes] La vista segue te
   *[no] La vista segue { $name }
  }
show-not-following = { $you ->
    [yes] La vista non segue te
   *[no] La vista non segue { $name }
  }
show-look-elsewhere = trascina per guardare altrove
show-follow-again = segui di nuovo
show-behind = { $turns ->
    [1] 1 turno di ritardo
   *[other] { $turns } turni di ritardo
  }
show-far = Da allora si sono giocati { $turns } turni.
turn-so-far = { $what } finora
turn-more = { $count ->
    [1] ancora un passo
   *[other] ancora { $count } passi
  }
tab-turn = Questo turno
action-plan = Pianifica
tab-chronicle = Cronaca
tab-meanwhile = Intanto

## Connection lost

lost-eyebrow = Connessione persa
lost-sentence = { $seconds ->
    [0] Nuovo tentativo.
    [one] Nuovo tentativo fra un secondo.
   *[other] Nuovo tentativo fra { $seconds } secondi.
  }
lost-trying = Nuovo tentativo.
lost-safe = La tua ultima mossa è al sicuro.
lost-sending = La tua ultima mossa è custodita qui e sarà inviata una volta sola.
lost-hurry = Prova ora
catching-up = Recupero
catching-up-sentence = Recupero quel che è successo al tavolo.

## Score

score-you = tu
score-bot = bot
score-held = in mano a un bot
score-away = via
score-next = gioca dopo
score-stands = { $you ->
    [yes] La tua situazione
   *[no] La situazione di { $who }
  }
score-why = { $you ->
    [yes] I tuoi { $points }: perché
   *[no] { $who }, { $points }: perché
  }
score-if = se il turno finisse qui
score-with = { $place }: { $points }
score-mine = torna ai tuoi
standing-title = Classifica
standing-now = { $points } ora
tab-last = Ultimo turno
last-title = Ultimo turno: { $points }, e perché
scoring-later = in arrivo
scoring-nothing = Nessun punto.
scoring-sum = { $title }, poi { $score }
last-tab = Ultimo turno: { $points }
scoring-title = { $title }: il punteggio
scoring-eyebrow = { $you ->
    [yes] Il tuo turno · punteggio
   *[no] { $who } · punteggio
  }
scoring-from = da { $score } prima del punteggio
scoring-spoken-part = { $name }, { $word }, { $points }
scoring-spoken-bare = { $name }, { $points }
scoring-spoken = { $points ->
    [0] Niente
   *[other] { $points } in tutto
}, { $you ->
    [yes] hai { $score }
   *[no] { $who } ha { $score }
}.
scoring-total = Mostra il totale
scoring-go-on = Avanti
scoring-next = Parte successiva
meanwhile-since = Dal tuo ultimo turno
meanwhile-first = Prima del tuo primo turno
meanwhile-left = Dalla tua uscita, { $ago }
meanwhile-all = Tutti
meanwhile-replay-all = Rivedi tutti questi turni
meanwhile-replay = Rivedi il turno di { $who }, { $length }
meanwhile-seconds = { $seconds ->
    [1] un secondo
   *[other] { $seconds } secondi
  }
meanwhile-lost = Hai perso { $lost }.
meanwhile-nothing-lost = Non hai perso nulla.
meanwhile-took = Presi { $count }
meanwhile-you-lost = Hai perso
meanwhile-scored = Punti
meanwhile-part = { $name } { $points }
meanwhile-row = { $count ->
    [0] { $who }, { $title }: non prende nulla.
   *[other] { $who }, { $title }: prende { $took }.
  }
meanwhile-row-lost = Hai perso { $lost }.
meanwhile-row-scored = { $points ->
    [0] Nessun punto.
    [1] Un punto: { $parts }.
   *[other] { $points } punti: { $parts }.
  }
meanwhile-went-by = { $count ->
    [1] È passato un turno
    [2] Sono passati due turni
    [3] Sono passati tre turni
    [4] Sono passati quattro turni
    [5] Sono passati cinque turni
   *[other] Sono passati { $count } turni
  }
meanwhile-spoken = { meanwhile-went-by }, non hai perso nulla.
meanwhile-spoken-lost = { meanwhile-went-by }, hai perso { $lost }.
meanwhile-hide = Nascondi i contorni
meanwhile-show = Mostra i contorni
interlude-standings = Classifica
interlude-who-led = Chi ha guidato cosa
interlude-stands = Chi sta dove adesso
interlude-from-to = da { $from } a { $to }
interlude-map = Guarda la mappa
interlude-why = I tuoi { $points }, e perché

## Chronicle

chronicle-title = Cronaca
chronicle-filter = Che cosa mostra la cronaca
chronicle-all = tutto
chronicle-earlier = Prima
chronicle-empty = Non è ancora successo nulla.
chronicle-missed = Mentre eri senza connessione:
chronicle-start = La partita comincia.
chronicle-agreed = Il tavolo è d’accordo: la partita finisce.
chronicle-seat-human = { $you ->
    [yes] Sei al tavolo.
   *[no] { $who } è al tavolo.
  }
chronicle-seat-held = { $you ->
    [yes] Un bot ha giocato al tuo posto.
   *[no] Un bot gioca al posto di { $who } fino al ritorno.
  }
chronicle-by-house = { $you ->
    [yes] Il tuo tempo è scaduto: l’ha fatto la casa al tuo posto.
   *[no] Il tempo è scaduto: l’ha fatto la casa al posto di { $who }.
  }
chronicle-seat-open = { $who } lascia il tavolo; il posto è aperto e intanto gioca un bot.
chronicle-seat-invited = Un posto aspetta { $who }.
chronicle-seat-bot = Un bot gioca per { $who }.
chronicle-vote-agree = { $you ->
    [yes] Per te la partita può finire ora.
   *[no] Per { $who } la partita può finire ora.
  }
chronicle-vote-disagree = { $you ->
    [yes] Preferisci continuare.
   *[no] { $who } preferisce continuare.
  }

## Chat

chat-title = Chat
chat-say = Di’ qualcosa al tavolo
chat-send = Invia
chat-empty = Nessuno ha ancora detto nulla.
chat-off = Per te la chat è disattivata.
chat-turn-off = Disattiva la chat
chat-turn-on = Attiva la chat

## Points chart

chart-so-far = Finora
chart-start = inizio
chart-table = tabella
chart-chart = grafico
chart-how = Come mostrare i punti

## Keyboard

keys-title = Tastiera
keys-now = Ora
keys-always = Sempre
keys-help = questi tasti
keys-escape = chiudi; un passo indietro
keys-letters = Le singole lettere valgono come tasti
keys-by-letter = Lettere
keys-letter-u = annulla la mossa
keys-letter-w = perché non posso?
keys-letter-j = cronaca
keys-change = { $key }: { $does }. Scegli un altro tasto
keys-change-how = Premi qui una lettera per spostarla su un altro tasto.
keys-change-now = Premi il nuovo tasto per «{ $does }».
keys-reset = Rimetti tutte le lettere

## Finding

find-title = Cerca
find-nothing = Nulla con quel nome o numero.

## Standing orders

orders-title = Che cosa succede nei turni degli altri?
orders-text = Gli ordini permanenti rispondono per te solo nei turni degli altri giocatori, così nessuno aspetta una decisione con una sola risposta sensata. Nel tuo turno ti si chiede sempre. Li vedi solo tu, e puoi cambiarli in ogni momento.
orders-save = Tieni questi ordini
orders-saved = { $orders ->
    [0] Ogni volta la domanda arriva a te.
    [one] Un ordine permanente è in vigore.
   *[other] { $orders } ordini permanenti sono in vigore.
  }

## Plans

plan-review = Rivedi

## Several people at one screen

switch-title = Posti a questo schermo
switch-facts = Decide { $name }, a questo schermo.
switch-to = Passa la mano a { $name }

## Leaving and ending

leave-title = Lasciare il tavolo?
leave-text = Un bot continua al tuo posto, e qualcun altro può prenderlo. Non potrai tornarci.
leave-yes = Lascia per sempre
leave-no = Resta
vote-title = Finire la partita di comune accordo?
vote-text = { $votes ->
    [0] Quando tutti sono d’accordo la partita finisce e i punti restano come sono.
    [one] Un giocatore è già d’accordo. Quando lo sono tutti la partita finisce e i punti restano come sono.
   *[other] { $votes } giocatori sono già d’accordo. Quando lo sono tutti la partita finisce e i punti restano come sono.
  }
vote-yes = Finisci qui
vote-no = Continua

## Lobby and invitations

lobby-eyebrow = Prima della partita
lobby-waiting = { $seats ->
    [one] Un posto è vuoto.
   *[other] { $seats } posti sono vuoti.
  }
lobby-ready = Tutti i posti sono presi. Puoi cominciare.
lobby-ready-guest = Tutti i posti sono presi. Comincia chi ha preparato il tavolo.
lobby-seat-open = Aperto a chiunque
lobby-seat-invited = Per chi ha il link
lobby-state-open = vuoto
lobby-state-invited = su invito
lobby-state-human = al tavolo
lobby-state-away = via per un momento
lobby-state-held = in mano a un bot
lobby-state-bot = bot
lobby-copy = Copia il link
lobby-copy-for = Copia il link del posto { $number }
lobby-copy-by-hand = Copia questo link a mano
lobby-copied = Copiato
lobby-bot = Dallo a un bot
lobby-bot-for = Dai il posto { $number } a un bot
lobby-open = Aprilo
lobby-open-for = Apri a chiunque il posto di { $name }
lobby-start = Comincia la partita
lobby-start-why =
  { $seats ->
    [one] Si comincia quando ogni posto è occupato: ne manca uno.
   *[other] Si comincia quando ogni posto è occupato: ne mancano { $seats }.
  }
lobby-fill = Completa con i bot e comincia
lobby-full = Ogni posto è occupato. Potrai guardare appena la partita comincia; resta su questa pagina.
lobby-invited-only = I posti vuoti sono per chi ha un invito. Potrai guardare appena la partita comincia.
lobby-terms = Come gioca questo tavolo
lobby-leave = Cedi il mio posto
lobby-goes = Se qui non succede nulla, il tavolo viene tolto dopo il { $date }.
lobby-home = Torna all’inizio
join-title = Un invito
join-eyebrow = C’è un invito per te
join-question = Sederti a un tavolo da { $players }?
join-text = Il link vale una volta. Il posto resta legato a questo browser.
join-name = Il tuo nome al tavolo
join-nameless = Di’ prima come il tavolo deve chiamarti.
join-sit = Prendi il posto
join-watch = Guarda e basta

## Corrected data

data-mark = Dati corretti
data-note = Con dati corretti.
data-what = Che cosa cambia
data-title = Si gioca con dati corretti
data-text = Chi gestisce questo server ha corretto il tabellone, alcune carte o alcuni numeri di questo gioco, e con questi si gioca dall’inizio alla fine.
data-differs = { $count ->
    [one] Una voce è diversa dal gioco originale.
   *[other] { $count } voci sono diverse dal gioco originale.
  }
data-change = { $own } → { $here }
data-nothing = niente
data-more = { $count ->
    [one] E un’altra.
   *[other] E altre { $count }.
  }
data-file = Scarica il file

## Troubles

trouble-missing = Questo tavolo non esiste.
trouble-missing-text = L’indirizzo può essere incompleto, o il tavolo è stato riposto.
trouble-offline = Il server non è raggiungibile.
trouble-offline-text = Nulla va perso. Riprova quando torna la connessione.
trouble-token = Questo posto non è più tuo.
trouble-token-text = È stato ceduto, o qualcuno l’ha preso. Puoi ancora guardare.
trouble-waits = Questa partita aspetta.

## Notices

notice-title = Decidi tu
notice-denied = Il browser non permette avvisi da questa pagina.

## End of the game

end-eyebrow = Fine della partita
end-when = Finita il { $when }, dopo { $span }
end-title = { $you ->
    [yes] Hai fatto il mondo.
   *[no] { $who } ha fatto il mondo.
  }
end-players = { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
  }
end-again = Gioca ancora, stesso tavolo
end-rematch-there = Alla prossima partita
end-new = Nuovo tavolo
end-replay = Replay ed «e se»
end-ceremony = L’ultimo conteggio
end-results = Torna ai risultati
end-record = Scarica la registrazione
story-title = La storia
story-copy = copia
story-copied = La storia è copiata.
story-share = condividi
luck-title = Bilancio della fortuna
verify-bad = Il seme { $seed } non corrisponde al sigillo pubblicato prima della prima mossa.
verify-commitment = Sigillo, pubblicato prima della prima mossa
verify-seed = Seme, aperto alla fine

## A pause

pause-action = Pausa
pause-eyebrow = In pausa
pause-sentence = La partita è in pausa.
pause-facts = Il tempo è fermo e i bot ti aspettano. Resta così anche se esci e ritorni.
pause-facts-watching = Chi gioca qui ha messo in pausa la partita. Riprenderà.
pause-end = Riprendi

## Refusals of the server

refusal-not-playing = La partita non è in corso.
refusal-paused = La partita è in pausa.
refusal-not-alone = Si può mettere in pausa solo una partita contro soli bot.
refusal-wrong-phase = Ora non è possibile.
refusal-already-started = La partita è già cominciata.
refusal-seats-empty = Ci sono ancora posti vuoti. Prima riempili con persone o bot.
refusal-seat-taken = Lì siede qualcuno.
refusal-rematch-exists = C’è già una rivincita.
refusal-watching = Stai guardando. Solo chi ha un posto può agire o parlare.
refusal-wrong-token = Questo posto non è più tuo.
refusal-announced = È già annunciato: il conto alla rovescia corre.
refusal-cooling = Non ancora: aspetta { $seconds } secondi e riprova.
refusal-too-late = È tardi per questo: il tempo è scaduto.
refusal-undo-closed = Non si può più annullare.
