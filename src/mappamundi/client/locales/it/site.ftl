# Tutto ciò che sta fuori dal tavolo: inizio, nuovo tavolo, guarda, regole, impara, preferenze, replay.

## Everywhere

skip-to-content = Vai al contenuto
page-title = { $title } · Mappa Mundi
close = Chiudi
loading = Caricamento…
try-again = Riprova
language = Lingua
you = Tu
watch = Guarda
learn = Impara
read = Leggi
replay = Replay
sit-down = Siediti
new-table = Nuovo tavolo
row-action = { $action }: { $title }
seat-player = Giocatore { $number }
seat-you = Tu
seat-empty = Posto vuoto

## The way around

nav-label = Principale
nav-menu = Menu
nav-tables = Tavoli
nav-mine = Le mie partite
nav-waiting =
  { $count ->
    [one] Una partita ti aspetta
   *[other] { $count } partite ti aspettano
  }
nav-watch = Guarda
nav-learn = Impara
nav-rules = Regole
nav-settings = Preferenze

## Nothing there

lost-title = Qui non c’è terra.
lost-home = Torna al mondo conosciuto
offline-title = Il server non è raggiungibile.
offline-text = Le tue partite sono custodite lì; nulla va perso.
failed-title = Questa pagina non è arrivata.

## Games

game-hotw2018-title = History of the World
game-hotw2018-publisher = Z-Man · 2018
game-hotw2018-pitch = Cinque epoche, carte che girano di mano in mano, assedi e carovane. La via più breve dal Nilo al Pacifico.
game-hotw2001-title = History of the World
game-hotw2001-publisher = Avalon Hill · 2001
game-hotw2001-pitch = Sette epoche, da Sumer alla Prima guerra mondiale. Accumula eventi e monete, costruisci forti, lotta per la supremazia.
game-hotw2024-title = History of the World
game-hotw2024-publisher = Rio Grande · 2024
game-hotw2024-pitch = Oro, onori e segnalini regione. Con i dadi, o senza nemmeno uno.
game-fourgods-title = 4 Gods
game-fourgods-publisher = Ludically · 2016
game-fourgods-pitch = Tutti compongono lo stesso mondo, insieme. Manda profeti, innalza città leggendarie, senza perdere tempo.
game-size = { $least }–{ $most } giocatori · { $minutes } min
game-play = Gioca
game-play-label = Gioca ora a { $game } contro i bot
game-rules = Regole
option-yes = Sì
option-no = No
option-seats = Alcuni posti
option-hotw2018-selection = Scelta degli imperi
option-hotw2018-selection-draft = A giro
option-hotw2018-selection-draft-note = I mazzetti girano e ognuno tiene una carta.
option-hotw2018-selection-classic = Classica
option-hotw2018-selection-classic-note = Pesca una carta e tienila, oppure dalla via.
option-hotw2001-no-preeminence = Supremazia
option-hotw2001-no-preeminence-false = Con segnalini
option-hotw2001-no-preeminence-false-note = Chi è in testa da solo alla fine di un’epoca pesca un segnalino coperto, che alla fine vale da 3 a 6 punti.
option-hotw2001-no-preeminence-true = Senza segnalini
option-hotw2001-no-preeminence-true-note = Nessun segnalino: decidono i punti fatti.
option-hotw2001-minor-empire-deal = Grandi eventi
option-hotw2001-minor-empire-deal-false = Tre qualsiasi
option-hotw2001-minor-empire-deal-false-note = Tutti ne ricevono tre, quali che siano.
option-hotw2001-minor-empire-deal-true = Un impero minore a testa
option-hotw2001-minor-empire-deal-true-note = Tutti ricevono un impero minore e altri due grandi eventi.
option-hotw2001-multiple-armies = Armate in un territorio
option-hotw2001-multiple-armies-false = Una
option-hotw2001-multiple-armies-false-note = Un’armata, con o senza forte.
option-hotw2001-multiple-armies-true = Fino a tre
option-hotw2001-multiple-armies-true-note = Fino a tre armate, o due e un forte. Vanno battute una dopo l’altra.
option-hotw2001-naval-control = Flotte
option-hotw2001-naval-control-false = Per un turno
option-hotw2001-naval-control-false-note = Lasciano la mappa quando il turno finisce.
option-hotw2001-naval-control-true = Si possono equipaggiare
option-hotw2001-naval-control-true-note = Un’armata tiene la flotta nel suo mare: vale 1 punto e chiude il mare agli altri finché non la battono.
option-hotw2024-dice = Invasioni
option-hotw2024-dice-true = Con i dadi
option-hotw2024-dice-true-note = Conta il dado più alto di ogni parte.
option-hotw2024-dice-false = Senza dadi
option-hotw2024-dice-false-note = Decide solo il territorio: terreno difficile e forti respingono, tutto il resto cade.
option-hotw2024-event-selection = Eventi
option-hotw2024-event-selection-false = Distribuiti
option-hotw2024-event-selection-false-note = Ognuno ne riceve uno.
option-hotw2024-event-selection-true = A giro
option-hotw2024-event-selection-true-note = Passano dal più ricco in giù, e ognuno ne tiene uno.
option-hotw2024-hidden-empires = Scelta degli imperi
option-hotw2024-hidden-empires-false = Scoperti
option-hotw2024-hidden-empires-false-note = Sono scoperti, e il più povero sceglie per primo.
option-hotw2024-hidden-empires-true = Nascosti
option-hotw2024-hidden-empires-true-note = Passano dal più povero in su, e restano nascosti fino al loro turno.
option-hotw2024-conquest = Un’invasione respinta
option-hotw2024-conquest-false = Svuota il territorio
option-hotw2024-conquest-false-note = Armata e guarnigione spariscono entrambe.
option-hotw2024-conquest-true = Aiuta la prossima
option-hotw2024-conquest-true-note = Sparisce solo l’armata, e la prossima aggiunge 2 o 4. Una vittoria netta dà punti per sottomettere altri territori.
option-hotw2024-paired-tokens = Segnalini regione doppi
option-hotw2024-paired-tokens-false-note = Nessuno comincia con un segnalino.
option-hotw2024-paired-tokens-true-note = Ognuno comincia con un segnalino nascosto di due regioni.
option-hotw2024-excluded-conquest-needs-dice = Un’invasione respinta può aiutare la prossima solo con i dadi: scegli i dadi, o lascia che svuoti il territorio.
option-fourgods-tempo = Ritmo
option-fourgods-tempo-simultaneous = Tutti insieme
option-fourgods-tempo-simultaneous-note = Niente turni: tutti pescano e piazzano quando vogliono, e la casella è della prima mano.
option-fourgods-tempo-timed-turns = Turni a tempo
option-fourgods-tempo-timed-turns-note = Turni di 30 secondi, un giocatore dopo l’altro.
option-fourgods-tempo-drawn = A sorte
option-fourgods-tempo-drawn-note = Decide la sorte quando si prepara la partita. Tutti vedono l’esito prima di dare il via.
option-fourgods-gods = Dèi
option-fourgods-gods-visible = Visibili
option-fourgods-gods-visible-note = Quattro dèi sono scoperti. Scegli il tuo quando vuoi, prima degli altri.
option-fourgods-gods-hidden = Nascosti
option-fourgods-gods-hidden-note = Scegli un colore e ricevi un dio che nessun altro conosce fino alla fine.
option-fourgods-gods-drawn = A sorte
option-fourgods-gods-drawn-note = Decide la sorte quando si prepara la partita. Tutti vedono l’esito prima di dare il via.
option-fourgods-two-player = In due giocatori
option-fourgods-two-player-two-with-four-gods = Quattro dèi
option-fourgods-two-player-two-with-four-gods-note = Due dèi a testa, contati a parte: perde chi ha il più basso dei quattro punteggi.
option-fourgods-two-player-two-with-two-gods = Due dèi
option-fourgods-two-player-two-with-two-gods-note = Un dio a testa, con 13 profeti. Gli altri due restano fuori.
option-fourgods-legality = Tessere sbagliate
option-fourgods-legality-strict = Impossibili
option-fourgods-legality-strict-note = Una tessera che non combacia non si può piazzare.
option-fourgods-legality-table = Come al tavolo
option-fourgods-legality-table-note = Una tessera sbagliata resta finché qualcuno la contesta. Allora torna indietro, con tutto ciò che ne dipendeva.
option-fourgods-penalties = Penalità per le tessere sbagliate
option-fourgods-penalties-off = Nessuna
option-fourgods-penalties-off-note = Una tessera contestata torna indietro e basta.
option-fourgods-penalties-all-players = Per tutti
option-fourgods-penalties-all-players-note = Chi ha piazzato una tessera contestata perde anche un profeta per sempre.
option-fourgods-penalties-seats = Per alcuni
option-fourgods-penalties-seats-note = Solo i giocatori indicati perdono un profeta con una tessera contestata: uno svantaggio per i più rapidi.
option-fourgods-excluded-hidden-four-gods = In due giocatori con quattro dèi ognuno saprebbe quelli dell’altro: mostra gli dèi, o scegli due dèi.

## Bots

bot-name-1 = Strabone
bot-name-2 = Tolomeo
bot-name-3 = Al-Idrisi
bot-name-4 = Erodoto
bot-name-5 = Mercatore
bot-name-6 = Ipazia
bot-level-random = Gioca a caso
bot-level-greedy = Gioca per i punti
bot-level-first = Facile
bot-level-calm = Calmo
bot-level-even = Alla pari
bot-level-steady = Veloce
bot-level-swift = Fulmineo
pace-level = { $level } · { $length }
pace-minutes = { $least }–{ $most }
pace-length =
  { $minutes ->
    [one] circa un minuto
   *[other] circa { $minutes } min
  }
pace-question = Quanto devono essere veloci gli altri?
pace-text = Tutti agiscono nello stesso momento. È quanto dura una corsa quando tutti giocano a quel passo.

## Home

home-title = Un mondo intero, stasera.
home-lead = Giochi da tavolo su come si fa e si conquista il mondo, con le regole complete, nel tuo browser. Senza bisogno di un account.
home-play = Gioca ora contro i bot
home-play-note = Così comincia { $game }. Ogni gioco qui sotto ha il suo pulsante.
home-laying = Stendo la mappa…
home-first-lesson = La tua prima lezione, con una guida
home-games = Giochi
home-mine = Le mie partite
home-mine-empty = Ancora nessuna partita. Gioca ora o siediti a un tavolo aperto; le tue partite saranno elencate qui.
home-all = Mostra tutte e { $count }
home-sign-in = Ho un account
home-open = Tavoli aperti
home-open-empty = Nessuno aspetta altri giocatori. Prepara un tavolo e mettilo in elenco qui.
home-open-make = Prepara un tavolo
home-more = Guarda e impara
home-learn = Lezioni
home-learn-note = Pochi minuti l’una, con una guida
home-rules = Tutte le regole, numerate
home-rules-note = Con ricerca, e con ogni carta e territorio
home-watch = Partite altrui
home-watch-note = Dal vivo e in replay
mine-with = Con { $names }
mine-with-more = Con { $names } e altri { $count }
mine-copy = E se: { $title }
mine-alone = Un tavolo tutto tuo
mine-lobby = In attesa di giocatori: { $filled } posti su { $seats }
mine-decide = Il tavolo aspetta te
mine-waiting =
  { $count ->
    [one] { $names } sta decidendo
   *[other] { $names } stanno decidendo
  }
mine-moving = In corso
mine-won = Hai fatto il mondo
mine-over = { $place ->
    [2] Finita; sei al secondo posto
    [3] Finita; sei al terzo posto
    [4] Finita; sei al quarto posto
    [5] Finita; sei al quinto posto
   *[other] Finita; sei al sesto posto
  }
mine-ended = Finita
mine-goes = conservato fino al { $date }
mine-yours = Decidi tu
mine-look = Vedi
mine-open = Apri
open-title = { $game } · { $pace }
open-note = { $filled } posti su { $seats } · { $language }
pace-race-short = dal vivo
pace-none-short = senza orologio
pace-live-short = dal vivo, { $minutes } min
pace-slow-short =
  { $days ->
    [one] un giorno per decisione
   *[other] { $days } giorni per decisione
  }
phase-lobby = In attesa di giocatori
phase-playing = In corso
phase-over = Finita

## New table

new-game = Gioco
new-seats = Posti
new-seats-note = Da { $least } a { $most }. L’ordine è quello intorno al tavolo.
new-seat-kind = Posto { $number }: chi ci siede
new-seat-name = Posto { $number }: nome
new-seat-bot = Posto { $number }: come gioca il bot
new-seat-add = Aggiungi un posto
new-seat-remove = Togli il posto { $number }
new-name-empty = Nome
new-kind-me = Io
new-kind-here = A questo schermo
new-kind-here-note = Lo schermo passa di mano quando tocca a quel giocatore; le carte in mano restano nascoste.
new-kind-invited = Su invito
new-kind-invited-note = Ricevi un link da mandare.
new-kind-open = Aperto a tutti
new-kind-open-note = Va a chi si siede per primo.
new-kind-bot = Bot
new-pace = Tempo per pensare
new-pace-none = Senza orologio
new-pace-none-note = Ognuno si prende il tempo che gli serve.
new-pace-live = Orologio dal vivo
new-pace-live-note = Per una serata: una scorta di minuti a testa, e qualche secondo in più a ogni azione.
new-pace-correspondence = Giorni per decisione
new-pace-correspondence-note = Per settimane: ogni decisione può durare al massimo questo tempo.
new-minutes = A testa
new-increment = A ogni azione
new-days = Ogni decisione
unit-minutes = minuti
unit-seconds = secondi in più
unit-days = giorni
new-listed = Chi può trovarlo
new-private = Privato
new-private-note = Solo chi ha un link vede questo tavolo.
new-private-open-note = Solo chi ha l’indirizzo del tavolo può prenderne i posti aperti.
new-public = In elenco
new-public-note = Il tavolo sta fra quelli aperti, e chiunque può guardare.
new-close = Quando due vogliono la stessa cosa
new-close-lot = Decide la sorte
new-close-arrival = Chi arriva primo
new-close-lot-note = Ciò che è stato inviato nello stesso istante è messo in ordine a sorte, così nessuno vince grazie a una linea più veloce. Ogni sorteggio si può controllare in seguito.
new-close-arrival-note = Nelle gare serrate è avvantaggiato chi ha meno distanza dal server.
new-grace = Se un giocatore si assenta
new-grace-120 = Un bot gioca al suo posto dopo due minuti
new-grace-600 = Un bot gioca al suo posto dopo dieci minuti
new-grace-3600 = Un bot gioca al suo posto dopo un’ora
new-grace-86400 = Un bot gioca al suo posto dopo un giorno
new-grace-259200 = Un bot gioca al suo posto dopo tre giorni
new-grace-note = Il bot restituisce il posto appena il giocatore ritorna.
new-language = Lingua del tavolo
new-language-note = Gli ospiti sono accolti in questa lingua, e l’elenco dei tavoli aperti la indica. Ognuno può comunque leggere nella propria.
new-create = Prepara il tavolo
new-then-start = La partita comincia subito.
new-then-watch = Giocano solo i bot; tu guardi.
new-then-wait = La partita comincia quando tutti i posti sono presi.
new-then-invite =
  { $count ->
    [one] Ricevi un link da mandare; la partita comincia quando tutti i posti sono presi.
   *[other] Ricevi { $count } link da mandare; la partita comincia quando tutti i posti sono presi.
  }
new-wrong-seats = Questo gioco vuole da { $least } a { $most } posti; ora sono { $count }.
new-two-mine = Un solo posto è tuo. Per chi ti siede accanto scegli «A questo schermo».
new-long-name = Un nome ha al massimo { $most } lettere.
new-nameless = Chi condivide questo schermo ha bisogno di un nome.
new-wrong-minutes = L’orologio vuole un numero intero di minuti, da { $least } a { $most }.
new-wrong-increment = I secondi sono un numero intero da { $least } a { $most }.
new-wrong-days = Una decisione può durare da { $least } a { $most } giorni.
new-problems =
  { $count ->
    [one] Resta una cosa da sistemare.
   *[other] Restano { $count } cose da sistemare.
  }

## Watch

watch-title = Guarda
watch-lead = Vedi ciò che vedrebbe una persona neutrale al tavolo: nessuna carta in mano, nessuna carta coperta, fino alla fine della partita.
watch-shows = In un minuto e mezzo
watch-shows-lead = Una partita per gioco, fra bot, nei suoi momenti migliori.
watch-show = Guarda { $seconds } secondi
watch-show-label = Guarda { $seconds } secondi di { $game }
watch-open = Tavoli aperti
watch-playing = In corso
watch-playing-empty = Nessuna partita in elenco è in corso. Prepara un tavolo di bot e guardali.
watch-finished = Finite
watch-finished-empty = Qui stanno le partite finite, da rivedere mossa per mossa.
watch-row = { $pace } · { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
  }
record-title = Apri una partita salvata
record-drop = Lascia qui il file di una partita finita, oppure scegline uno.
record-pick = Scegli il file di una partita finita.
record-choose = Scegli un file
record-checking = La rigioco…
record-note = Ogni mossa viene rigiocata e ogni esito del caso è verificato con il seme.
record-verified =
  { $count ->
    [one] Una mossa, e ogni esito del caso discende dal seme.
   *[other] { $count } mosse, e ogni esito del caso discende dal seme.
  }
record-unverified =
  { $count ->
    [one] Una mossa lecita; non si è potuto verificare il caso con un seme.
   *[other] { $count } mosse lecite; non si è potuto verificare il caso con un seme.
  }

## Rules

rules-title = Regole
rules-bar = Vie attraverso le regole
rules-tab-primer = La guida
rules-tab-all = Tutte le regole
rules-tab-cards = Carte
rules-tab-questions = Domande
primer-title = { $game }: la guida
primer-page = La guida · pagina { $page }
primer-enough = Due pagine. Con queste si può giocare; ogni carta si spiega da sé.
primer-all = Tutte le regole, in parole semplici
primer-lesson = Gioca la prima lezione
rules-search = Parola o numero
rules-contents = Indice
rules-precise = Testo preciso
rules-unknown = La regola { $number } non esiste
rules-unknown-text = Scegli un capitolo, o cerca una parola o un numero.
rules-eyebrow = { $game } · Capitolo { $number }
rules-ruling = Interpretazione { $number }.
rules-copy = Copia il link
rules-try = Provala sul tabellone: { $lesson }
rules-copied = Il link è copiato.
rules-not-copied = Il browser non ha permesso la copia. L’indirizzo è { $address }.
rules-since = In vigore nella versione { $version } delle regole
rules-turn = Altri capitoli
rules-before = ← { $title }
rules-after = { $title } →
rules-found = «{ $word }»
rules-found-count =
  { $count ->
    [0] Nulla corrisponde. Prova una parola più corta, o un numero come 9.2.
    [one] Corrisponde un passo.
   *[other] Corrispondono { $count } passi.
  }
rules-see-also = Vedi anche
rules-in-game = In questa partita
rules-in-game-none = Questa regola non è ancora servita in questa partita.
rules-in-game-more = e altre { $count } volte prima
rules-concerned = Carte
rules-in-english = Le regole sono scritte in inglese; carte, territori e tutto il resto sono nella tua lingua.
rules-where = Le regole mentre giochi
rules-where-text = Al tavolo ogni riga della cronaca e ogni rifiuto porta il numero della sua regola, e conduce qui.
rules-back = Torna al tavolo

## Learn

learn-title = Impara giocando
learn-lead = Un primo turno guidato, su un tabellone vero. Nessuno ti aspetta, e nulla può andare storto a cui la storia non sia già sopravvissuta.
learn-begin = Comincia
learn-by-playing = Una partita contro i bot
learn-by-playing-note = La pagina dice che cosa decidere, mostra le probabilità e annulla ciò che si può annullare.
learn-guide = Guida
learn-step = Passo { $number } di { $count }
learn-leave = Lascia la lezione
learn-taken = Fatta
learn-again = Ancora una volta
learn-unknown = A questo indirizzo non c’è nessuna lezione. Eccole tutte.
guide-eyebrow = Lezione { $number } di { $count }
guide-eyebrow-done = Lezione { $number } di { $count } · fatta
guide-left = ancora { $minutes ->
    [one] circa un minuto
   *[other] circa { $minutes } min
}
guide-over = Lezione fatta
guide-back = Indietro di un passo
guide-leave = Esci
guide-onward = Continua
guide-order = Premi { $button }.
guide-order-place = Premi { $place } sulla mappa.
guide-order-both = Premi { $place } sulla mappa, poi { $button }.
guide-arrow = Premi { $place }
guide-why = Perché { $place }?
guide-why-this = Perché?
guide-aside = Va bene anche così. Ora questo:
guide-aside-free = Va bene anche così.
guide-preset = I dadi di una lezione sono prestabiliti.
guide-free = Come preferisci
guide-free-text = Decidi come preferisci: la lezione continua da lì.
guide-state-done = Fatto:
guide-state-left = Tralasciato:
guide-state-now = Ora:
guide-state-todo = Poi:
guide-next = Prossima lezione: { $lesson }
aim-title = Di che cosa si tratta
aim-against = Giochi contro { $names }.
aim-on = Al tavolo
aim-lesson = Prima una lezione

## Settings

settings-lead = Restano in questo browser.
settings-you = Tu
settings-name = Il tuo nome ai tavoli
settings-name-note = Gli altri lo vedono quando ti siedi.
settings-pigment = Mostrami sempre come
settings-pigment-seat = Dal posto
settings-pigment-note = Solo per i tuoi occhi. Simbolo e trama seguono il pigmento.
pigment-vermilion = Vermiglio
pigment-lapis = Lapislazzuli
pigment-verdigris = Verderame
pigment-saffron = Zafferano
pigment-mallow = Malva
pigment-ink = Inchiostro
settings-look = Aspetto
settings-language-browser = Come il browser
settings-theme = Chiaro o scuro
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
settings-motion = Movimento
motion-system = Come il sistema
motion-full = Pieno
motion-still = Fermo
settings-motion-note = Fermo: pezzi e mappa cambiano posto all’istante.
settings-patterns = Trame sui colori dei giocatori
settings-patterns-note = Righe e punti accanto al colore. I simboli restano sempre.
settings-play = Al tavolo
settings-show = Mostra i turni altrui
settings-show-play = Riproduci
settings-show-hand = A mano
settings-show-once = Subito
settings-show-note = Riprodotti passo dopo passo, alla tua velocità; a mano vai avanti tu di passo in passo; subito mostra solo il risultato.
settings-pace = Velocità
settings-pace-1 = Normale
settings-pace-2 = Doppia
settings-follow = La mappa segue il gioco
settings-follow-note = Va dove agiscono gli altri e dove decidi tu. Trascinarla la ferma; F torna a seguire.
settings-run-on = Le battaglie proseguono da sole
settings-run-on-note = Gli attacchi in più fasi sono raccontati in una riga, non fase per fase.
settings-letters = Lettere come tasti
settings-letters-note = Le singole lettere fanno ciò che dicono i pulsanti. Disattivale se intralciano la dettatura o uno screen reader.
settings-keys = Metti le lettere su altri tasti
settings-sound = Suono
settings-sound-note = Dadi e tessere, forti e città che cadono, la campana di un’epoca e un lieve tocco quando tocca a te decidere.
settings-volume = Volume
settings-volume-value = { $percent } per cento
settings-touch = Vibrazione
settings-touch-note = Ciò che si sente si avverte anche, appena.
settings-chat = Chat
settings-chat-note = Disattivata: non vedi messaggi né alcun loro segno.
settings-notices = Avvisi delle tue decisioni
settings-notify = In questo browser
settings-notify-note = Un avviso di sistema quando la decisione è tua e questa pagina è nascosta.
settings-notify-unable = Questo browser non sa mostrare avvisi.
settings-notify-denied = Il browser non permette avvisi da questa pagina. Puoi cambiarlo nelle sue impostazioni.
notices-quiet = Ore di silenzio
notices-quiet-note = In quelle ore non si mostra né si manda nulla. Ciò che attende arriva alla loro fine, se la decisione è ancora tua.
notices-start = Dalle
notices-end = Alle
notices-zone = Secondo l’orologio di { $zone }.
notices-webhook = Indirizzo webhook
notices-webhook-note = L’indirizzo di una chat, o di un servizio che fa squillare il telefono. Il server lo chiama quando una decisione attende da un po’ e tu non sei qui. Nessun altro lo vede.
notices-use = Usa questo indirizzo
notices-test = Manda un avviso di prova
notices-remove = Togli
notices-kept = L’indirizzo è conservato.
notices-removed = L’indirizzo è tolto.
notices-bad-address = Questo non è un indirizzo. Comincia con https://
notices-off = Questo server non manda avvisi a webhook.
notices-for-account = Per tutti i posti di { $name }, su ogni dispositivo. L’indirizzo non è mostrato a nessuno.
notices-for-seats = { $seats ->
    [0] Per i posti che prenderai in questo browser. L’indirizzo non è mostrato a nessuno.
    [one] Per il tuo posto conservato in questo browser e quelli che prenderai. L’indirizzo non è mostrato a nessuno.
   *[other] Per i tuoi { $seats } posti conservati in questo browser e quelli che prenderai. L’indirizzo non è mostrato a nessuno.
  }
notices-delivered = L’avviso di prova è arrivato.
notices-why-not-public = Porta in una rete privata, e questo server non ci va.
notices-why-unreachable = A questo indirizzo non ha risposto nessuno.
notices-why-slow = La risposta ha tardato troppo.
notices-why-redirected = L’indirizzo rimanda a un altro. Indica l’ultimo.
notices-why-refused = Il destinatario ha rifiutato l’avviso. L’indirizzo è completo?
notices-why-failed = Il destinatario stesso è in difficoltà. Riprova più tardi.
settings-account = Il tuo account

## Account

account-why = Per giocare non ti serve. Con un account ritrovi le tue partite su un altro dispositivo.
account-how = Con un account
account-sign-in = Accedi
account-register = Crea un account
account-name = Nome
account-password = Password
account-password-note = Almeno dieci caratteri. Non c’è un indirizzo di posta, quindi nessuno può reimpostarla.
account-cookie-note = Un cookie mantiene l’accesso per novanta giorni; un altro permette al tuo account di riconoscere questo dispositivo per un anno.
account-short-name = Il nome vuole almeno due lettere.
account-short-password = La password vuole almeno dieci caratteri.
account-signed-in = Accesso come { $name }
account-sign-out = Esci
account-tables = I tuoi tavoli
account-no-tables = Qui stanno i tavoli a cui ti siedi con l’account.
account-devices = Dove hai fatto l’accesso
device-unknown = Un dispositivo
device-here = Questo, dal { $date }
device-since = Dal { $date }
device-signed-out = Accesso chiuso: { $device }
devices-sign-out = Esci ovunque
devices-note = Sugli altri si chiudono anche i posti aperti con il tuo account. Accedi di nuovo per ritrovarli.
devices-signed-out = Accesso chiuso ovunque.

## Replay

replay-title = Replay
replay-mark = Replay
replay-controls = Replay
replay-eyebrow = Replay · mossa { $move } di { $moves }
replay-spoken = Mossa { $move }. { $sentence }
replay-start = Prima della prima mossa.
replay-end = La partita è finita.
replay-play = Riproduci
replay-pause = Pausa
replay-step-back = Una mossa indietro
replay-step = Una mossa avanti
replay-turn-back = Turno precedente
replay-turn = Turno seguente
replay-speed = Velocità
replay-speed-value = { $speed }×
replay-move = Mossa
replay-jump = Vai alla mossa
replay-go = Vai
replay-what-if = E se, da qui
replay-what-if-note = Una copia privata contro i bot, da questo punto in poi.
replay-what-if-here = { $asked ->
    [yes] E se: una copia privata della partita, da qui in poi. I bot giocano tutti gli altri posti.
   *[no] E se: una copia privata della partita, da qui in poi. I bot giocano tutti gli altri posti, fino alla tua prossima decisione.
  }
replay-record = Scarica la registrazione
replay-not-over = Questa partita non è ancora finita.
replay-watch-live = Guardala dal vivo
moments-title = I momenti
moments-at = Momento { $moment } di { $moments }
moments-back = Momento precedente
moments-next = Momento successivo
moments-play = Gioca ora
moments-whole = L’intera partita, mossa per mossa
moments-again = Guarda di nuovo
moment-over = { $margin ->
    [0] { $name } vince con { $points } punti, tanti quanti { $other }.
    [1] { $name } vince con { $points } punti, uno in più di { $other }.
   *[other] { $name } vince con { $points } punti, { $margin } in più di { $other }.
  }
replay-by-seat = Posto che giochi
replay-as = come { $name }

## Refusals of the site

refusal-offline = Il server non è raggiungibile. Nulla è stato inviato.
refusal-wrong-seats = Questo gioco non si gioca con quel numero di posti.
refusal-token-missing = Serve la chiave di un posto: apri il tavolo dal suo link.
refusal-no-open-seat = A questo tavolo nessun posto è aperto.
refusal-bad-invitation = Questo invito è per un altro tavolo, o è già stato usato. Chiedi un nuovo link, oppure guarda.
refusal-no-record = Questa registrazione non esiste.
refusal-no-show = Qui non c’è nessuna partita del genere da guardare.
refusal-bad-record = Questo file non è una registrazione che si possa rigiocare: è danneggiato, incompleto o di un altro programma.
refusal-records-full = Ora non c’è posto per un’altra registrazione. Riprova un altro giorno.
refusal-not-signed-in = Non hai fatto l’accesso.
refusal-no-seat = Non hai quel posto a questo tavolo.
refusal-no-device = Su quel dispositivo non hai fatto l’accesso.
refusal-not-over = Serve una partita finita.
refusal-rules-unknown = Questa partita è iniziata con la versione { $version } delle regole, che questo server non conserva. Nulla è perduto: continua dove quella versione c’è ancora.
refusal-too-many = Era un po’ troppo in una volta. Aspetta un momento e riprova.
refusal-too-fast = Non così in fretta: le tue ultime azioni sono ancora in corso.
refusal-busy = In questo momento si stanno rivedendo molte partite. Riprova tra qualche secondo.
refusal-too-long = Questa partita è troppo lunga per essere rivista così.
refusal-key-used = Questo era già stato inviato con un altro contenuto e non è stato fatto. Riprova.
refusal-plan-failed = Il server non ha potuto seguire il tuo piano e lo ha tolto. Fanne un altro, o gioca di persona.
refusal-no-table = Questo tavolo non esiste.
refusal-broken-table = Questo tavolo è danneggiato e non può essere mostrato. Chi gestisce il server può ripararlo.
refusal-put-aside = Questo tavolo è danneggiato ed è stato messo da parte da chi gestisce il server.
refusal-no-game = Questo gioco non esiste.
refusal-no-lesson = Questa lezione non esiste.
refusal-no-such-step = A quel punto non resta nulla da decidere. Scegline uno precedente.
refusal-nothing-here = Qui non c’è nulla.
refusal-bad-pace = L’orologio vuole più tempo di così.
refusal-name-taken = Qualcuno ha già questo nome. Scegline un altro.
refusal-name-alike = Questo nome somiglia a uno che qualcuno ha già. Scegline un altro.
refusal-name-hidden = Questo nome ha caratteri che nessuno vede, o troppi segni su una lettera. Scegline un altro.
refusal-name-mixed = Questo nome mescola lettere simili di scritture diverse. Scrivilo in una sola.
refusal-name-long = Il nome ha al massimo quaranta caratteri.
refusal-wrong-password = Non c’è un account con questo nome e questa password.
refusal-too-many-guesses = Con questo nome sono state provate troppe password sbagliate. Aspetta un minuto, oppure accedi da un dispositivo da cui l’hai già fatto.
refusal-which-seat = Hai più posti a questo tavolo. Prima scegline uno.
refusal-webhook-malformed = Questo non è un indirizzo per un webhook. È come https://example.org/hook, senza nome né password.
refusal-webhook-private = Questo server manda avvisi solo a indirizzi pubblici, e quello è dentro una rete.
refusal-webhooks-off = Questo server non manda avvisi a webhook.
refusal-no-webhook = Nessun webhook è impostato.
refusal-no-zone = Il server non conosce questo fuso orario.
refusal-quiet-empty = Le ore di silenzio hanno bisogno di una fine diversa dall’inizio.
refusal-too-large = È più di quanto il server accetti in una volta.
refusal-no-data = Nessun tavolo qui ha giocato con questi dati.
refusal-no-database = Il server non raggiunge i suoi dati. Riprova fra un momento.
refusal-database-moved = Il file in cui questo server tiene i tavoli non è al suo posto. Nessuna mossa è accettata finché chi gestisce il server non lo rimette a posto.
refusal-failure = Il server ha avuto un guasto. Ciò che hai inviato può essere stato fatto o no; controlla prima di riprovare.

no-script = Mappa Mundi disegna le sue mappe con JavaScript, qui disattivato. Attivalo e ricarica la pagina; in un terminale, mundi play non ne ha bisogno.
notice-decision = Tocca a te decidere: { $title }.
notice-named = Tocca a te decidere, { $name }: { $title }.
notice-trial = Questa è una prova: gli avvisi delle tue decisioni arriveranno qui.
