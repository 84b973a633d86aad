# De omlijsting van een tafel, voor alle spellen gelijk.

## Words of the frame

brand = Mappa Mundi
more = Meer
cancel = Annuleren
undo = Terugnemen
held-now = Verder
held-facts = Het telt over vijf seconden, of bij de volgende toets of tik.
plus = +{ $value }
skips-title = Snel naar
skip-chronicle = Naar de kroniek
rail-title = Score en kroniek
tabs-title = Delen van de tafel
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
menu-chart = Punten tot nu toe
menu-keys = Toetsenbord
menu-sound = Geluid
menu-notify = Meld het als ik aan zet ben
menu-notices = Stille uren en webhook
menu-vote = Instemmen met het einde van de partij
menu-unvote = De wens om te stoppen intrekken
menu-leave = De tafel verlaten
menu-settings = Voorkeuren
menu-home = Terug naar het begin

## Prompt bar

prompt-title = Beslissing
copy-mark = Wat als
prompt-choices = Keuzes
row-average = gemiddeld { $points }
answer-late = Die keuze is niet meer open.
prompt-yours = Jij beslist · { $phase }
prompt-theirs = { $count ->
    [one] { $names } beslist
   *[other] { $names } beslissen
  }
prompt-waiting = Wachten
prompt-watching = Je kijkt toe
prompt-over = Einde van de partij
prompt-over-sentence = De partij is afgelopen.
sheet-height = Meer of minder tonen
sheet-more = { $rows ->
    [one] nog één
   *[other] nog { $rows }
  }
sheet-more-sorted = { $rows ->
    [one] nog één, naar wat het gemiddeld oplevert
   *[other] nog { $rows }, naar wat ze gemiddeld opleveren
  }
action-back = Terug
action-orders = Vaste orders
show-eyebrow = { $you ->
    [yes] Jouw beurt · { $what }
   *[no] Beurt van { $name } · { $what }
  }
show-taken-back = { $you ->
    [yes] Je neemt de laatste stap terug.
   *[no] { $who } neemt de laatste stap terug.
  }
show-pause = Pauze
show-play = Afspelen
show-forward = Stap
show-back = Stap terug
show-skip-turn = Sla deze beurt over
show-skip-me = Naar mijn beurt
show-skip-now = Naar het heden
show-return = Terug naar de tafel
show-follow = Volg het spel
show-pace = { $pace ->
    [1] Gewone snelheid
   *[other] Twee keer zo snel
  }
show-speed = { $pace }×
show-speeds = Snelheid
show-controls = Beurten van anderen
show-steps = Stappen van deze beurt
show-to-step = Stap { $step }. { $sentence }
show-at = stap { $step } van { $steps }
show-paused = Gepauzeerd. Stap { $step } van { $steps }.
show-clock = Je klok staat stil zolang je kijkt.
show-following = { $you ->
    [yes] De kaart volgt jou
   *[no] De kaart volgt { $name }
  }
show-not-following = { $you ->
    [yes] De kaart volgt jou niet
   *[no] De kaart volgt { $name } niet
  }
show-look-elsewhere = sleep om elders te kijken
show-follow-again = volg weer
show-behind = { $turns ->
    [1] 1 beurt achter
   *[other] { $turns } beurten achter
  }
show-far = Sindsdien zijn er { $turns } beurten gespeeld.
turn-so-far = { $what } tot nu toe
turn-more = { $count ->
    [1] nog één stap
   *[other] nog { $count } stappen
  }
tab-turn = Deze beurt
action-plan = Plannen
tab-chronicle = Kroniek
tab-meanwhile = Intussen

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
catching-up = Bijwerken
catching-up-sentence = De tafel wordt bijgewerkt.

## Score

score-you = jij
score-bot = bot
score-held = een bot speelt
score-away = afwezig
score-next = speelt hierna
score-stands = { $you ->
    [yes] Hoe je ervoor staat
   *[no] Hoe { $who } ervoor staat
  }
score-why = { $you ->
    [yes] Jouw { $points }: waarom
   *[no] { $who }, { $points }: waarom
  }
score-if = als de beurt nu eindigt
score-with = { $place }: { $points }
score-mine = terug naar die van jou
standing-title = Score
standing-now = { $points } nu
tab-last = Vorige beurt
last-title = Vorige beurt: { $points }, en waarom
scoring-later = komt nog
scoring-nothing = Er is niets gescoord.
scoring-sum = { $title }, daarna { $score }
last-tab = Vorige beurt: { $points }
scoring-title = { $title }: de puntentelling
scoring-eyebrow = { $you ->
    [yes] Jouw beurt · puntentelling
   *[no] { $who } · puntentelling
  }
scoring-from = vanaf { $score } voor de telling
scoring-spoken-part = { $name }, { $word }, { $points }
scoring-spoken-bare = { $name }, { $points }
scoring-spoken = { $points ->
    [0] Niets
   *[other] { $points } in totaal
}, { $you ->
    [yes] jij hebt { $score }
   *[no] { $who } heeft { $score }
}.
scoring-total = Toon het totaal
scoring-go-on = Verder
scoring-next = Volgend deel
meanwhile-since = Sinds je laatste beurt
meanwhile-first = Voor je eerste beurt
meanwhile-left = Sinds je wegging, { $ago }
meanwhile-all = Alle
meanwhile-replay-all = Al deze beurten opnieuw bekijken
meanwhile-replay = De beurt van { $who } opnieuw bekijken, { $length }
meanwhile-seconds = { $seconds ->
    [1] één seconde
   *[other] { $seconds } seconden
  }
meanwhile-lost = Je verloor { $lost }.
meanwhile-nothing-lost = Je verloor niets.
meanwhile-took = Nam er { $count }
meanwhile-you-lost = Je verloor
meanwhile-scored = Punten
meanwhile-part = { $name } { $points }
meanwhile-row = { $count ->
    [0] { $who }, { $title }: nam niets in.
   *[other] { $who }, { $title }: nam { $took } in.
  }
meanwhile-row-lost = Je verloor { $lost }.
meanwhile-row-scored = { $points ->
    [0] Geen punten.
    [1] Eén punt: { $parts }.
   *[other] { $points } punten: { $parts }.
  }
meanwhile-went-by = { $count ->
    [1] Er ging één beurt voorbij
    [2] Er gingen twee beurten voorbij
    [3] Er gingen drie beurten voorbij
    [4] Er gingen vier beurten voorbij
    [5] Er gingen vijf beurten voorbij
   *[other] Er gingen { $count } beurten voorbij
  }
meanwhile-spoken = { meanwhile-went-by }, je verloor niets.
meanwhile-spoken-lost = { meanwhile-went-by }, je verloor { $lost }.
meanwhile-hide = Omlijning verbergen
meanwhile-show = Omlijning tonen
interlude-standings = Tussenstand
interlude-who-led = Wie leidde wat
interlude-stands = Wie staat nu waar
interlude-from-to = van { $from } naar { $to }
interlude-map = Wereldkaart bekijken
interlude-why = Jouw { $points }, en waarom

## Chronicle

chronicle-title = Kroniek
chronicle-filter = Wat de kroniek toont
chronicle-all = alles
chronicle-earlier = Eerder
chronicle-empty = Er is nog niets gebeurd.
chronicle-missed = Terwijl je geen verbinding had:
chronicle-start = De partij begint.
chronicle-agreed = De tafel stemt in: de partij eindigt.
chronicle-seat-human = { $you ->
    [yes] Je zit aan tafel.
   *[no] { $who } zit aan tafel.
  }
chronicle-seat-held = { $you ->
    [yes] Een bot nam het voor je over.
   *[no] Een bot speelt voor { $who } tot die terug is.
  }
chronicle-by-house = { $you ->
    [yes] Je tijd was om: het huis deed het voor je.
   *[no] De tijd was om: het huis deed het voor { $who }.
  }
chronicle-seat-open = { $who } is vertrokken; de plaats is open, en zolang speelt een bot.
chronicle-seat-invited = Een plaats wacht op { $who }.
chronicle-seat-bot = Een bot speelt voor { $who }.
chronicle-vote-agree = { $you ->
    [yes] Wat jou betreft mag de partij nu eindigen.
   *[no] Wat { $who } betreft mag de partij nu eindigen.
  }
chronicle-vote-disagree = { $you ->
    [yes] Je speelt liever door.
   *[no] { $who } speelt liever door.
  }

## Chat

chat-title = Gesprek
chat-say = Zeg iets tegen de tafel
chat-send = Verstuur
chat-empty = Niemand heeft nog iets gezegd.
chat-off = Het gesprek staat voor jou uit.
chat-turn-off = Het gesprek uitzetten
chat-turn-on = Het gesprek aanzetten

## Points chart

chart-so-far = Tot nu toe
chart-start = begin
chart-table = tabel
chart-chart = grafiek
chart-how = Hoe de punten te tonen

## Keyboard

keys-title = Toetsenbord
keys-now = Nu
keys-always = Altijd
keys-help = deze toetsen
keys-escape = sluiten; één stap terug
keys-letters = Losse letters werken als toetsen
keys-by-letter = Lettertoetsen
keys-letter-u = terugnemen
keys-letter-w = waarom kan ik dit niet?
keys-letter-j = kroniek
keys-change = { $key }: { $does }. Kies een andere toets
keys-change-how = Druk hier op een letter om die op een andere toets te leggen.
keys-change-now = Druk op de nieuwe toets voor ‘{ $does }’.
keys-reset = Alle letters terugzetten

## Finding

find-title = Zoeken
find-nothing = Niets met die naam of dat nummer.

## Standing orders

orders-title = Wat moet er gebeuren in de beurten van anderen?
orders-text = Vaste orders antwoorden alleen in de beurten van de andere spelers voor je, zodat niemand wacht op een beslissing met maar één verstandig antwoord. In je eigen beurt word je altijd gevraagd. Alleen jij ziet ze, en je kunt ze altijd veranderen.
orders-save = Deze orders bewaren
orders-saved = { $orders ->
    [0] Je krijgt de vraag elke keer.
    [one] Eén vaste order is bewaard.
   *[other] { $orders } vaste orders zijn bewaard.
  }

## Plans

plan-review = Bekijken

## Several people at one screen

switch-title = Plaatsen aan dit scherm
switch-facts = De beslissing is aan { $name }, aan dit scherm.
switch-to = Doorgeven aan { $name }

## Leaving and ending

leave-title = De tafel verlaten?
leave-text = Een bot speelt verder op je plaats, en iemand anders kan die innemen. Je kunt er niet naar terug.
leave-yes = Voorgoed weggaan
leave-no = Blijven
vote-title = De partij in overleg beëindigen?
vote-text = { $votes ->
    [0] Als iedereen instemt, eindigt de partij en blijft de score zoals die is.
    [one] Eén speler stemt al in. Als iedereen instemt, eindigt de partij en blijft de score zoals die is.
   *[other] { $votes } spelers stemmen al in. Als iedereen instemt, eindigt de partij en blijft de score zoals die is.
  }
vote-yes = Instemmen
vote-no = Doorspelen

## Lobby and invitations

lobby-eyebrow = Vóór de partij
lobby-waiting = { $seats ->
    [one] Eén plaats is leeg.
   *[other] { $seats } plaatsen zijn leeg.
  }
lobby-ready = Elke plaats is bezet. Je kunt beginnen.
lobby-ready-guest = Elke plaats is bezet. Wie de tafel maakte, begint de partij.
lobby-seat-open = Open voor iedereen
lobby-seat-invited = Voor wie de link heeft
lobby-state-open = leeg
lobby-state-invited = uitgenodigd
lobby-state-human = aan tafel
lobby-state-away = even weg
lobby-state-held = een bot speelt
lobby-state-bot = bot
lobby-copy = De link kopiëren
lobby-copy-for = De link voor plaats { $number } kopiëren
lobby-copy-by-hand = Kopieer deze link met de hand
lobby-copied = Gekopieerd
lobby-bot = Aan een bot geven
lobby-bot-for = Plaats { $number } aan een bot geven
lobby-open = Openstellen
lobby-open-for = De plaats van { $name } openstellen
lobby-start = De partij beginnen
lobby-start-why =
  { $seats ->
    [one] Het begint als elke plaats bezet is: er is er nog één leeg.
   *[other] Het begint als elke plaats bezet is: er zijn er nog { $seats } leeg.
  }
lobby-fill = Vullen met bots en beginnen
lobby-full = Elke plaats is bezet. Je kunt meekijken zodra de partij begint; blijf op deze pagina.
lobby-invited-only = De lege plaatsen zijn voor wie een uitnodiging heeft. Je kunt meekijken zodra de partij begint.
lobby-terms = Hoe deze tafel speelt
lobby-leave = Mijn plaats opgeven
lobby-goes = Gebeurt hier niets, dan wordt de tafel na { $date } opgeruimd.
lobby-home = Terug naar het begin
join-title = Een uitnodiging
join-eyebrow = Je bent uitgenodigd
join-question = Aanschuiven bij een tafel van { $players }?
join-text = De link werkt één keer. Je plaats blijft bij deze browser.
join-name = Je naam aan tafel
join-nameless = Zeg eerst hoe de tafel je moet noemen.
join-sit = De plaats innemen
join-watch = Liever kijken

## Corrected data

data-mark = Gecorrigeerde gegevens
data-note = Met gecorrigeerde gegevens.
data-what = Wat er anders is
data-title = Gespeeld met gecorrigeerde gegevens
data-text = De beheerder van deze server heeft het bord, kaarten of getallen van dit spel gecorrigeerd, en daarmee wordt van begin tot eind gespeeld.
data-differs = { $count ->
    [one] Eén gegeven wijkt af van het oorspronkelijke spel.
   *[other] { $count } gegevens wijken af van het oorspronkelijke spel.
  }
data-change = { $own } → { $here }
data-nothing = niets
data-more = { $count ->
    [one] En nog één.
   *[other] En nog { $count }.
  }
data-file = Het bestand downloaden

## Troubles

trouble-missing = Deze tafel bestaat niet.
trouble-missing-text = Het adres is misschien niet volledig, of de tafel is opgeruimd.
trouble-offline = De server is niet bereikbaar.
trouble-offline-text = Er gaat niets verloren. Probeer het opnieuw als de verbinding er weer is.
trouble-token = Deze plaats is niet meer van jou.
trouble-token-text = De plaats is opgegeven, of iemand heeft hem overgenomen. Je kunt nog wel kijken.
trouble-waits = Deze partij wacht.

## Notices

notice-title = Jij beslist
notice-denied = De browser staat geen meldingen van deze pagina toe.

## End of the game

end-eyebrow = Einde van de partij
end-when = Geëindigd op { $when }, na { $span }
end-title = { $you ->
    [yes] Jij hebt de wereld gemaakt.
   *[no] { $who } heeft de wereld gemaakt.
  }
end-players = { $players ->
    [one] één speler
   *[other] { $players } spelers
  }
end-again = Nog eens, dezelfde tafel
end-rematch-there = Naar de volgende partij
end-new = Nieuwe tafel
end-replay = Herhaling en ‘wat als’
end-ceremony = De slottelling
end-results = Terug naar de uitslag
end-record = Het verslag downloaden
story-title = Het verhaal
story-copy = kopiëren
story-copied = Het verhaal is gekopieerd.
story-share = delen
luck-title = Geluksbalans
verify-bad = Startgetal { $seed } past niet bij het zegel van vóór de eerste zet.
verify-commitment = Zegel, bekendgemaakt vóór de eerste zet
verify-seed = Startgetal, aan het eind geopend

## A pause

pause-action = Pauzeren
pause-eyebrow = Gepauzeerd
pause-sentence = De partij staat op pauze.
pause-facts = De klok staat stil en de bots wachten op je. Dat blijft zo als je weggaat en terugkomt.
pause-facts-watching = Wie hier speelt, heeft de partij op pauze gezet. Ze gaat straks verder.
pause-end = Verder spelen

## Refusals of the server

refusal-not-playing = De partij wordt nu niet gespeeld.
refusal-paused = De partij staat op pauze.
refusal-not-alone = Alleen een partij tegen uitsluitend bots kan op pauze.
refusal-wrong-phase = Dat kan nu niet.
refusal-already-started = De partij is al begonnen.
refusal-seats-empty = Er zijn nog lege plaatsen. Vul ze eerst met mensen of bots.
refusal-seat-taken = Daar zit al iemand.
refusal-rematch-exists = Er is al een revanche.
refusal-watching = Je kijkt toe. Alleen wie een plaats heeft, kan handelen of spreken.
refusal-wrong-token = Deze plaats is niet meer van jou.
refusal-announced = Dat is al aangekondigd: er wordt afgeteld.
refusal-cooling = Nog niet: wacht { $seconds } seconden en probeer het weer.
refusal-too-late = Het is te laat daarvoor: de tijd ervoor is om.
refusal-undo-closed = Dat is niet meer terug te nemen.
