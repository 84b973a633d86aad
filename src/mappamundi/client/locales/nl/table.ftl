# De omlijsting van een tafel, voor alle spellen gelijk.

## Words of the frame

brand = Mappa Mundi
more = Meer
cancel = Annuleren
undo = Terugnemen
plus = +{ $value }
skips-title = Snel naar
skip-lands = Naar de landen
skip-chronicle = Naar de kroniek
rail-title = Stand en kroniek
tabs-title = Delen van de tafel
drawer-open = Stand en kroniek
drawer-close = Sluiten
title-table = { $name } · Mappa Mundi
title-decision = ● Jij beslist: { $sentence }

## Top bar and menu

tool-rules = Regels
tool-chat = Gesprek
tool-menu = Menu
tool-unread = { $unread ->
    [one] ongelezen bericht
   *[other] ongelezen berichten
  }
clock-left = nog { $time }
menu-find = Zoek een land, kaart of regel
menu-lands = Landen als tabel
menu-chart = Punten tot nu toe
menu-keys = Toetsenbord
menu-sound = Zacht geluid als ik beslis
menu-notify = Meld het als ik beslis
menu-notices = Stille uren en webhook
menu-vote = Instemmen met het einde
menu-unvote = De wens om te stoppen intrekken
menu-leave = De tafel verlaten
menu-settings = Voorkeuren
menu-home = Terug naar het begin

## Prompt bar

prompt-title = Beslissing
prompt-choices = Keuzes
prompt-yours = Jij beslist · { $phase }
prompt-theirs = { $count ->
    [one] { $names } beslist
   *[other] { $names } beslissen
  }
prompt-waiting = Wachten
prompt-watching = Je kijkt toe
prompt-over = Einde van het spel
prompt-over-sentence = Het spel is voorbij.
sheet-height = Meer of minder tonen
sheet-more = { $rows ->
    [one] nog één
   *[other] nog { $rows }
  }
sheet-more-sorted = { $rows ->
    [one] nog één, op punten gesorteerd
   *[other] nog { $rows }, op punten gesorteerd
  }
action-back = Terug
action-orders = Vaste orders
action-skip = Overslaan
action-plan = Plannen
tab-map = Kaart
tab-score = Stand
tab-hand = Hand
tab-chronicle = Kroniek

## Connection lost

lost-eyebrow = Verbinding verbroken
lost-sentence = { $seconds ->
    [0] Er wordt opnieuw geprobeerd.
    [one] Nieuwe poging over één seconde.
   *[other] Nieuwe poging over { $seconds } seconden.
  }
lost-trying = Er wordt opnieuw geprobeerd.
lost-safe = Je laatste zet is veilig.
lost-sending = Je laatste zet wordt hier bewaard en één keer verstuurd.
lost-hurry = Nu proberen

## Score

score-title = Stand nu
score-chart = per tijdperk
score-you = jij
score-bot = bot
score-held = door een bot gehouden
score-away = afwezig
score-spoken = { $score } punten, { $now } erbij als de beurt hier eindigde
score-why = { $you ->
    [yes] Jouw { $points }: waarom
   *[no] { $who }, { $points }: waarom
  }
score-if = als de beurt nu eindigt
score-mine = terug naar die van jou
score-nothing = Nog niets zou punten opleveren.

## Chronicle

chronicle-title = Kroniek
chronicle-filter = Wat de kroniek toont
chronicle-all = alles
chronicle-battles = veldslagen
chronicle-points = punten
chronicle-earlier = Eerder
chronicle-empty = Er is nog niets gebeurd.
chronicle-start = Het spel begint.
chronicle-agreed = De tafel stemt in: het spel eindigt.
chronicle-seat-human = { $you ->
    [yes] Je zit aan tafel.
   *[no] { $who } zit aan tafel.
  }
chronicle-seat-away = { $you ->
    [yes] Je was weg.
   *[no] { $who } is weg.
  }
chronicle-seat-held = { $you ->
    [yes] Een bot hield je plaats.
   *[no] Een bot houdt de plaats van { $who } tot de terugkeer.
  }
chronicle-seat-open = { $who } is vertrokken; de plaats is open en een bot speelt haar zolang.
chronicle-seat-invited = Een plaats wacht op { $who }.
chronicle-seat-bot = Een bot speelt voor { $who }.
chronicle-vote-agree = { $you ->
    [yes] Wat jou betreft mag het spel nu eindigen.
   *[no] Wat { $who } betreft mag het spel nu eindigen.
  }
chronicle-vote-disagree = { $you ->
    [yes] Je speelt liever door.
   *[no] { $who } speelt liever door.
  }

## Chat

chat-title = Gesprek
chat-say = Zeg iets tegen de tafel
chat-send = Zeg
chat-empty = Niemand heeft nog iets gezegd.
chat-off = Het gesprek staat voor jou uit.
chat-turn-off = Het gesprek uitzetten
chat-turn-on = Het gesprek aanzetten

## Points chart

chart-title = Punten per tijdperk
chart-so-far = Tot nu toe
chart-start = begin
chart-table = tabel
chart-chart = grafiek

## Keyboard

keys-title = Toetsenbord
keys-now = Nu
keys-always = Altijd
keys-tab = beslissing, wereldkaart, kaart van het land, hand, stand, kroniek, bovenbalk
keys-next = vorig en volgend open land
keys-arrows = buurland in die richting
keys-enter = de gouden actie op het gekozen land
keys-space = de kaart van het land openen of sluiten
keys-find = een land, kaart of regel zoeken
keys-zoom = inzoomen, uitzoomen, wereld, open landen
keys-turn = versterken, kaarten in de hand, vooruit plannen
keys-siege = belegeren, terugtrekken
keys-numbers = een kaart, weg of steen kiezen; zo laten
keys-undo = terugnemen; de fase beëindigen
keys-why = waarom kan ik dit niet?
keys-panels = stand, kroniek, legenda, landen als tabel
keys-escape = sluiten; één stap terug
keys-letters = Losse letters werken als toetsen

## Finding

find-title = Zoeken
find-label = Een land, kaart of regel, op naam of nummer
find-nothing = Niets met die naam of dat nummer.
find-region = regio
find-card = kaart

## Standing orders

orders-title = Wat moet er gebeuren terwijl anderen spelen?
orders-text = Een vaste order antwoordt voor je, zodat niemand wacht op een beslissing met maar één verstandig antwoord. Alleen jij ziet haar.
orders-save = Deze orders bewaren
orders-saved = { $orders ->
    [0] Je krijgt de vraag elke keer.
    [one] Eén vaste order is bewaard.
   *[other] { $orders } vaste orders zijn bewaard.
  }

## Plans

plan-stopped = Iets liep anders. Het plan is gestopt.

## Several people at one screen

switch-title = Plaatsen aan dit scherm
switch-facts = De beslissing is aan { $name }, aan dit scherm.
switch-to = Doorgeven aan { $name }

## Leaving and ending

leave-title = De tafel verlaten?
leave-text = Een bot speelt verder op je plaats, en iemand anders kan haar innemen. Je kunt er niet naar terug.
leave-yes = Voorgoed weggaan
leave-no = Blijven
vote-title = Het spel in overleg beëindigen?
vote-text = { $votes ->
    [0] Als iedereen instemt, eindigt het spel en blijft de stand zoals hij is.
    [one] Eén speler stemt al in. Als iedereen instemt, eindigt het spel en blijft de stand zoals hij is.
   *[other] { $votes } spelers stemmen al in. Als iedereen instemt, eindigt het spel en blijft de stand zoals hij is.
  }
vote-yes = Instemmen
vote-no = Doorspelen

## Lobby and invitations

lobby-eyebrow = Vóór het spel
lobby-waiting = { $seats ->
    [one] Eén plaats is leeg.
   *[other] { $seats } plaatsen zijn leeg.
  }
lobby-ready = Elke plaats is bezet. Je kunt beginnen.
lobby-ready-guest = Elke plaats is bezet. Wie de tafel maakte, begint het spel.
lobby-seat-open = Open voor iedereen
lobby-seat-invited = Voor wie de link heeft
lobby-state-open = leeg
lobby-state-invited = uitgenodigd
lobby-state-human = aan tafel
lobby-state-away = even weg
lobby-state-held = door een bot gehouden
lobby-state-bot = bot
lobby-copy = De link kopiëren
lobby-copied = Gekopieerd.
lobby-bot = Aan een bot geven
lobby-open = Openstellen
lobby-start = Het spel beginnen
lobby-leave = Mijn plaats opgeven
lobby-home = Terug naar het begin
join-title = Een uitnodiging
join-eyebrow = Je bent uitgenodigd
join-question = Aanschuiven bij een tafel van { $players }?
join-text = De link werkt één keer. Je plaats blijft bij deze browser.
join-name = Je naam aan tafel
join-sit = De plaats innemen
join-watch = Liever kijken

## Troubles

trouble-missing = Deze tafel bestaat niet.
trouble-missing-text = Het adres is misschien niet volledig, of de tafel is opgeruimd.
trouble-offline = De server is niet bereikbaar.
trouble-offline-text = Er gaat niets verloren. Probeer het opnieuw als de verbinding er weer is.
trouble-token = Deze plaats is niet meer van jou.
trouble-token-text = Ze is opgegeven, of iemand heeft haar overgenomen. Je kunt nog wel kijken.

## Notices

notice-title = Jij beslist
notice-denied = De browser staat geen meldingen van deze pagina toe.

## End of the game

end-eyebrow = Einde van het spel
end-title = { $who } heeft de wereld gemaakt.
end-players = { $players ->
    [one] één speler
   *[other] { $players } spelers
  }
end-again = Nog eens, dezelfde tafel
end-rematch-there = Volgend spel
end-new = Nieuwe tafel
end-replay = Herhaling en ‘wat als’
end-board = De kaart bekijken
end-results = Terug naar de uitslag
end-record = Het verslag downloaden
end-reading = Het spel wordt gelezen.
end-world = De wereld zoals ze achterbleef
story-title = Het verhaal
story-copy = kopiëren
luck-title = Gelukboek
luck-text = gewonnen veldslagen boven of onder verwachting
luck-row = { $won } gewonnen, { $expected } verwacht
luck-cards = { $armies } legers gekregen
verify-text = { $rolls ->
    [one] Zaad { $seed } is open. Er kwam één worp uit.
   *[other] Zaad { $seed } is open. Er kwamen { $rolls } worpen uit.
  }
verify-good = { $rolls ->
    [one] Zaad { $seed } past bij het zegel van vóór de eerste zet, en de ene worp ook.
   *[other] Zaad { $seed } past bij het zegel van vóór de eerste zet, en alle { $rolls } worpen volgen eruit.
  }
verify-dice = Zaad { $seed } past bij het zegel, maar niet elke worp volgt eruit.
verify-bad = Zaad { $seed } past niet bij het zegel van vóór de eerste zet.
verify-dice-button = Worpen nagaan
verify-commitment = Zegel, bekendgemaakt vóór de eerste zet
verify-seed = Zaad, aan het eind geopend

## Refusals of the server

refusal-not-playing = Het spel wordt nu niet gespeeld.
refusal-wrong-phase = Dat kan nu niet.
refusal-already-started = Het spel is al begonnen.
refusal-seats-empty = Er zijn nog lege plaatsen. Vul ze eerst met mensen of bots.
refusal-seat-taken = Daar zit al iemand.
refusal-rematch-exists = Er is al een revanche.
refusal-watching = Je kijkt toe. Alleen wie een plaats heeft, kan handelen of spreken.
refusal-wrong-token = Deze plaats is niet meer van jou.
refusal-undo-closed = Dat is niet meer terug te nemen.
