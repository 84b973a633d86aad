# Alles buiten de tafel: begin, nieuwe tafel, kijken, regels, leren, voorkeuren, herhaling.

## Everywhere

skip-to-content = Naar de inhoud
page-title = { $title } · Mappa Mundi
close = Sluiten
loading = Laden…
try-again = Opnieuw
language = Taal
you = Jij
watch = Kijken
learn = Leren
read = Lezen
replay = Herhaling
sit-down = Aanschuiven
new-table = Nieuwe tafel
row-action = { $action }: { $title }
seat-player = Speler { $number }
seat-you = Jij
seat-empty = Lege plaats

## The way around

nav-label = Hoofdmenu
nav-menu = Menu
nav-tables = Tafels
nav-mine = Mijn partijen
nav-waiting =
  { $count ->
    [one] Eén partij wacht op je
   *[other] { $count } partijen wachten op je
  }
nav-watch = Kijken
nav-learn = Leren
nav-rules = Regels
nav-settings = Voorkeuren

## Nothing there

lost-title = Hier is geen land.
lost-home = Terug naar de bekende wereld
offline-title = De server is niet bereikbaar.
offline-text = Je partijen worden daar bewaard; er gaat niets verloren.
failed-title = Deze pagina kwam niet door.

## Games

game-hotw2018-title = History of the World
game-hotw2018-publisher = Z-Man · 2018
game-hotw2018-pitch = Vijf tijdperken, kaarten die van hand tot hand gaan, belegeringen en karavanen. De kortste weg van de Nijl naar de Grote Oceaan.
game-hotw2001-title = History of the World
game-hotw2001-publisher = Avalon Hill · 2001
game-hotw2001-pitch = Zeven tijdperken, van Sumer tot de Eerste Wereldoorlog. Spaar gebeurtenissen en munten, bouw forten en strijd om de suprematie.
game-hotw2024-title = History of the World
game-hotw2024-publisher = Rio Grande · 2024
game-hotw2024-pitch = Goud, eerbewijzen en regiofiches. Met dobbelstenen, of zonder ook maar één.
game-fourgods-title = 4 Gods
game-fourgods-publisher = Ludically · 2016
game-fourgods-pitch = Iedereen legt tegelijk dezelfde wereld. Stuur profeten, sticht legendarische steden, wees vlug.
game-size = { $least }–{ $most } spelers · { $minutes } min
game-play = Spelen
game-play-label = Nu { $game } spelen tegen bots
game-rules = Regels
option-yes = Ja
option-no = Nee
option-seats = Enkele plaatsen
option-hotw2018-selection = Rijken kiezen
option-hotw2018-selection-draft = Doorgeven
option-hotw2018-selection-draft-note = De stapels gaan rond en iedereen houdt een kaart.
option-hotw2018-selection-classic = Klassiek
option-hotw2018-selection-classic-note = Trek een kaart en houd hem, of geef hem weg.
option-hotw2001-no-preeminence = Suprematie
option-hotw2001-no-preeminence-false = Met fiches
option-hotw2001-no-preeminence-false-note = Wie aan het eind van een tijdperk alleen aan kop gaat, trekt een gedekt fiche, dat aan het slot 3 tot 6 punten waard is.
option-hotw2001-no-preeminence-true = Zonder fiches
option-hotw2001-no-preeminence-true-note = Geen fiches: wat gescoord is, beslist.
option-hotw2001-minor-empire-deal = Grote gebeurtenissen
option-hotw2001-minor-empire-deal-false = Drie willekeurige
option-hotw2001-minor-empire-deal-false-note = Iedereen krijgt er drie, welke het ook zijn.
option-hotw2001-minor-empire-deal-true = Ieder een klein rijk
option-hotw2001-minor-empire-deal-true-note = Iedereen krijgt één klein rijk en twee andere grote gebeurtenissen.
option-hotw2001-multiple-armies = Legers in een land
option-hotw2001-multiple-armies-false = Eén
option-hotw2001-multiple-armies-false-note = Eén leger, met of zonder fort.
option-hotw2001-multiple-armies-true = Hoogstens drie
option-hotw2001-multiple-armies-true-note = Hoogstens drie legers, of twee en een fort. Ze moeten één voor één verslagen worden.
option-hotw2001-naval-control = Vloten
option-hotw2001-naval-control-false = Voor één beurt
option-hotw2001-naval-control-false-note = Ze verlaten de kaart als de beurt eindigt.
option-hotw2001-naval-control-true = Kunnen bemand worden
option-hotw2001-naval-control-true-note = Een leger houdt de vloot in zijn zee: die levert 1 punt op en sluit de zee voor anderen af tot ze die verslaan.
option-hotw2024-dice = Invasies
option-hotw2024-dice-true = Met dobbelstenen
option-hotw2024-dice-true-note = De hoogste dobbelsteen van elke kant telt.
option-hotw2024-dice-false = Zonder dobbelstenen
option-hotw2024-dice-false-note = Alleen het land beslist: moeilijk terrein en forten stuiten, al het andere valt.
option-hotw2024-event-selection = Gebeurtenissen
option-hotw2024-event-selection-false = Uitgedeeld
option-hotw2024-event-selection-false-note = Iedereen krijgt er een.
option-hotw2024-event-selection-true = Doorgegeven
option-hotw2024-event-selection-true-note = Ze gaan van de rijkste omlaag, en iedereen houdt er een.
option-hotw2024-hidden-empires = Rijken kiezen
option-hotw2024-hidden-empires-false = Zichtbaar
option-hotw2024-hidden-empires-false-note = Ze liggen open, en de armste kiest eerst.
option-hotw2024-hidden-empires-true = Verborgen
option-hotw2024-hidden-empires-true-note = Ze gaan van de armste omhoog, en blijven verborgen tot hun beurt.
option-hotw2024-conquest = Een gestuite invasie
option-hotw2024-conquest-false = Maakt het land leeg
option-hotw2024-conquest-false-note = Leger en garnizoen gaan allebei weg.
option-hotw2024-conquest-true = Helpt de volgende
option-hotw2024-conquest-true-note = Alleen het leger verdwijnt, en het volgende telt er 2 of 4 bij op. Een ruime zege geeft punten om meer landen te onderwerpen.
option-hotw2024-paired-tokens = Dubbele regiofiches
option-hotw2024-paired-tokens-false-note = Niemand begint met een fiche.
option-hotw2024-paired-tokens-true-note = Iedereen begint met een verborgen fiche van twee regio’s.
option-hotw2024-excluded-conquest-needs-dice = Een gestuite invasie kan de volgende alleen met dobbelstenen helpen: kies dobbelstenen, of laat die het land leegmaken.
option-fourgods-tempo = Tempo van de partij
option-fourgods-tempo-simultaneous = Iedereen tegelijk
option-fourgods-tempo-simultaneous-note = Geen beurten: iedereen trekt en legt wanneer hij wil, en de eerste hand heeft het vak.
option-fourgods-tempo-timed-turns = Beurten op tijd
option-fourgods-tempo-timed-turns-note = Beurten van 30 seconden, de ene speler na de andere.
option-fourgods-tempo-drawn = Door het lot
option-fourgods-tempo-drawn-note = Het lot beslist bij het klaarzetten. Iedereen ziet de uitslag voordat hij zegt dat hij klaar is.
option-fourgods-gods = Goden
option-fourgods-gods-visible = Zichtbaar
option-fourgods-gods-visible-note = Vier goden liggen open. Kies de jouwe wanneer je wilt, voor anderen het doen.
option-fourgods-gods-hidden = Verborgen
option-fourgods-gods-hidden-note = Kies een kleur, en krijg een god die niemand anders kent tot het einde.
option-fourgods-gods-drawn = Door het lot
option-fourgods-gods-drawn-note = Het lot beslist bij het klaarzetten. Iedereen ziet de uitslag voordat hij zegt dat hij klaar is.
option-fourgods-two-player = Met twee spelers
option-fourgods-two-player-two-with-four-gods = Vier goden
option-fourgods-two-player-two-with-four-gods-note = Twee goden per speler, apart geteld: wie de laagste van de vier scores heeft, verliest.
option-fourgods-two-player-two-with-two-gods = Twee goden
option-fourgods-two-player-two-with-two-gods-note = Eén god per speler, met 13 profeten. De andere twee doen niet mee.
option-fourgods-legality = Foute tegels
option-fourgods-legality-strict = Onmogelijk
option-fourgods-legality-strict-note = Een tegel die niet past, kan niet gelegd worden.
option-fourgods-legality-table = Zoals aan tafel
option-fourgods-legality-table-note = Een foute tegel blijft liggen tot iemand hem betwist. Dan gaat hij terug, en alles wat eraan hing.
option-fourgods-penalties = Straf voor foute tegels
option-fourgods-penalties-off = Geen
option-fourgods-penalties-off-note = Een betwiste tegel gaat alleen terug.
option-fourgods-penalties-all-players = Voor iedereen
option-fourgods-penalties-all-players-note = Wie een betwiste tegel legde, verliest ook een profeet voorgoed.
option-fourgods-penalties-seats = Voor sommigen
option-fourgods-penalties-seats-note = Alleen de spelers die je noemt verliezen een profeet met een betwiste tegel: een handicap voor wie snel is.
option-fourgods-excluded-hidden-four-gods = Met twee spelers en vier goden zou ieder die van de ander kennen: toon de goden, of kies twee goden.

## Bots

bot-name-1 = Strabo
bot-name-2 = Ptolemaeus
bot-name-3 = Al-Idrisi
bot-name-4 = Herodotus
bot-name-5 = Mercator
bot-name-6 = Hypatia
bot-level-random = Speelt op goed geluk
bot-level-greedy = Speelt voor punten
bot-level-first = Makkelijk
bot-level-calm = Rustig
bot-level-even = Gelijk op
bot-level-steady = Snel
bot-level-swift = Razendsnel
pace-level = { $level } · { $length }
pace-minutes = { $least }–{ $most }
pace-length =
  { $minutes ->
    [one] een minuut
   *[other] zo’n { $minutes } min
  }
pace-question = Hoe snel mogen de anderen zijn?
pace-text = Iedereen handelt tegelijk. Zo lang duurt een race als iedereen in dat tempo speelt.

## Home

home-title = Een hele wereld, vanavond.
home-lead = Bordspellen over het maken en veroveren van de wereld, met de volledige regels, in je browser. Geen account nodig.
home-play = Nu spelen tegen bots
home-play-note = Daarmee begint { $game }. Elk spel hieronder heeft een eigen knop.
home-laying = De kaart wordt uitgerold…
home-first-lesson = Je eerste les, met een gids
home-games = Spellen
home-mine = Mijn partijen
home-mine-empty = Nog geen partijen. Speel nu, of schuif aan bij een open tafel; je partijen staan dan hier.
home-all = Alle { $count } tonen
home-sign-in = Ik heb een account
home-open = Open tafels
home-open-empty = Niemand wacht op spelers. Maak een tafel en zet hem hier in de lijst.
home-open-make = Een tafel maken
home-more = Kijken en leren
home-learn = Lessen
home-learn-note = Elk een paar minuten, met een gids
home-rules = Elke regel, genummerd
home-rules-note = Doorzoekbaar, met elke kaart en elk land
home-watch = Partijen van anderen
home-watch-note = Live en als herhaling
mine-with = Met { $names }
mine-with-more = Met { $names } en nog { $count }
mine-copy = Wat als: { $title }
mine-alone = Een tafel voor jou alleen
mine-lobby = Wacht op spelers: { $filled } van { $seats } plaatsen
mine-decide = De tafel wacht op je
mine-waiting =
  { $count ->
    [one] { $names } beslist
   *[other] { $names } beslissen
  }
mine-moving = Bezig
mine-won = Jij hebt de wereld gemaakt
mine-over = { $place ->
    [2] Afgelopen; je werd tweede
    [3] Afgelopen; je werd derde
    [4] Afgelopen; je werd vierde
    [5] Afgelopen; je werd vijfde
   *[other] Afgelopen; je werd zesde
  }
mine-ended = Afgelopen
mine-goes = bewaard tot en met { $date }
mine-yours = Jij beslist
mine-look = Bekijken
mine-open = Openen
open-title = { $game } · { $pace }
open-note = { $filled } van { $seats } plaatsen · { $language }
pace-race-short = live
pace-none-short = zonder klok
pace-live-short = live, { $minutes } minuten
pace-slow-short =
  { $days ->
    [one] een dag per beslissing
   *[other] { $days } dagen per beslissing
  }
phase-lobby = Wacht op spelers
phase-playing = Wordt gespeeld
phase-over = Afgelopen

## New table

new-game = Spel
new-seats = Plaatsen
new-seats-note = Van { $least } tot { $most }. De volgorde is die rond de tafel.
new-seat-kind = Plaats { $number }: wie er zit
new-seat-name = Plaats { $number }: naam
new-seat-bot = Plaats { $number }: hoe de bot speelt
new-seat-add = Een plaats toevoegen
new-seat-remove = Plaats { $number } weghalen
new-name-empty = Naam
new-kind-me = Ik
new-kind-here = Aan dit scherm
new-kind-here-note = Het scherm gaat over als die speler beslist; de handkaarten blijven verborgen.
new-kind-invited = Per link uitgenodigd
new-kind-invited-note = Je krijgt een link om te sturen.
new-kind-open = Open voor iedereen
new-kind-open-note = Voor wie het eerst aanschuift.
new-kind-bot = Bot
new-pace = Bedenktijd
new-pace-none = Zonder klok
new-pace-none-note = Iedereen neemt de tijd die nodig is.
new-pace-live = Live klok
new-pace-live-note = Voor een avond: een voorraad minuten per speler, en een paar seconden erbij bij elke actie.
new-pace-correspondence = Dagen per beslissing
new-pace-correspondence-note = Voor weken: elke beslissing mag hoogstens zo lang duren.
new-minutes = Elke speler heeft
new-increment = Bij elke actie
new-days = Elke beslissing
unit-minutes = minuten
unit-seconds = seconden erbij
unit-days = dagen
new-listed = Wie hem kan vinden
new-private = Besloten
new-private-note = Alleen wie een link heeft, ziet deze tafel.
new-private-open-note = Alleen wie het adres van de tafel heeft, kan de open plaatsen innemen.
new-public = Openbaar
new-public-note = De tafel staat bij de open tafels, en iedereen mag kijken.
new-close = Als twee hetzelfde willen
new-close-lot = Het lot beslist
new-close-arrival = Wie het eerst aankomt
new-close-lot-note = Wat op hetzelfde moment werd verstuurd, wordt door loting geordend, zodat niemand wint door een snellere verbinding. Elke loting is achteraf na te gaan.
new-close-arrival-note = Wie dichter bij de server zit, is bij een nek-aan-nekrace in het voordeel.
new-grace = Als een speler weg is
new-grace-120 = Een bot neemt het na twee minuten over
new-grace-600 = Een bot neemt het na tien minuten over
new-grace-3600 = Een bot neemt het na een uur over
new-grace-86400 = Een bot neemt het na een dag over
new-grace-259200 = Een bot neemt het na drie dagen over
new-grace-note = Zodra de speler er weer is, geeft de bot de plaats terug.
new-language = Taal van de tafel
new-language-note = Gasten worden erin ontvangen en de lijst van open tafels noemt de taal. Iedereen leest verder in de eigen taal.
new-create = De tafel maken
new-then-start = De partij begint meteen.
new-then-watch = Alleen bots spelen; jij kijkt.
new-then-wait = De partij begint als elke plaats bezet is.
new-then-invite =
  { $count ->
    [one] Je krijgt een link om te sturen; de partij begint als elke plaats bezet is.
   *[other] Je krijgt { $count } links om te sturen; de partij begint als elke plaats bezet is.
  }
new-wrong-seats = Dit spel is voor { $least } tot { $most } plaatsen; het zijn er { $count }.
new-two-mine = Maar één plaats is van jou. Kies ‘Aan dit scherm’ voor wie naast je zit.
new-long-name = Een naam heeft hoogstens { $most } letters.
new-nameless = Wie dit scherm deelt, heeft een naam nodig.
new-wrong-minutes = De klok vraagt een heel aantal minuten van { $least } tot { $most }.
new-wrong-increment = De seconden zijn een heel getal van { $least } tot { $most }.
new-wrong-days = Een beslissing mag { $least } tot { $most } dagen duren.
new-problems =
  { $count ->
    [one] Er is nog één ding recht te zetten.
   *[other] Er zijn nog { $count } dingen recht te zetten.
  }

## Watch

watch-title = Kijken
watch-lead = Je ziet wat een neutrale persoon aan tafel zou zien: geen handkaarten, geen gesloten kaarten, tot de partij voorbij is.
watch-shows = In anderhalve minuut
watch-shows-lead = Van elk spel één partij tussen bots, in de beste momenten.
watch-show = { $seconds } seconden kijken
watch-show-label = { $seconds } seconden { $game } bekijken
watch-open = Open tafels
watch-playing = Wordt gespeeld
watch-playing-empty = Er wordt geen partij uit de lijst gespeeld. Maak een tafel met bots en kijk toe.
watch-finished = Afgelopen
watch-finished-empty = Hier staan gespeelde partijen, om zet voor zet terug te zien.
watch-row = { $pace } · { $moves ->
    [one] één zet
   *[other] { $moves } zetten
  }
record-title = Een opgeslagen partij openen
record-drop = Laat hier het bestand van een gespeelde partij los, of kies er een.
record-pick = Kies het bestand van een gespeelde partij.
record-choose = Een bestand kiezen
record-checking = Wordt nagespeeld…
record-note = Elke zet wordt nagespeeld en al het toeval wordt met het startgetal vergeleken.
record-verified =
  { $count ->
    [one] Eén zet, en al het toeval volgt uit het startgetal.
   *[other] { $count } zetten, en al het toeval volgt uit het startgetal.
  }
record-unverified =
  { $count ->
    [one] Eén geldige zet; het toeval kon niet met een startgetal worden vergeleken.
   *[other] { $count } geldige zetten; het toeval kon niet met een startgetal worden vergeleken.
  }

## Rules

rules-title = Regels
rules-bar = Wegen door de regels
rules-tab-primer = De gids
rules-tab-all = Alle regels
rules-tab-cards = Kaarten
rules-tab-questions = Vragen
primer-title = { $game }: de gids
primer-page = De gids · pagina { $page }
primer-enough = Twee pagina’s. Hiermee kun je spelen; elke kaart legt zichzelf uit.
primer-all = Alle regels, in gewone woorden
primer-lesson = Speel de eerste les
rules-search = Woord of nummer
rules-contents = Inhoud
rules-precise = Precieze tekst
rules-unknown = Regel { $number } bestaat niet
rules-unknown-text = Kies een hoofdstuk, of zoek een woord of een nummer.
rules-eyebrow = { $game } · Hoofdstuk { $number }
rules-ruling = Uitleg { $number }.
rules-copy = Link kopiëren
rules-try = Probeer het op een bord: { $lesson }
rules-copied = De link is gekopieerd.
rules-not-copied = De browser liet het kopiëren niet toe. Het adres is { $address }.
rules-since = Van kracht in regelversie { $version }
rules-turn = Andere hoofdstukken
rules-before = ← { $title }
rules-after = { $title } →
rules-found = ‘{ $word }’
rules-found-count =
  { $count ->
    [0] Niets past. Probeer een korter woord, of een nummer zoals 9.2.
    [one] Eén plek past.
   *[other] { $count } plekken passen.
  }
rules-see-also = Zie ook
rules-in-game = In deze partij
rules-in-game-none = Deze regel is in deze partij nog niet gebruikt.
rules-in-game-more = en eerder nog { $count } keer
rules-concerned = Kaarten
rules-in-english = De regels zijn in het Engels geschreven; kaarten, landen en de rest zijn in jouw taal.
rules-where = Regels tijdens de partij
rules-where-text = Aan tafel heeft elke regel van de kroniek en elke weigering het nummer van de spelregel, en leidt hierheen.
rules-back = Terug naar de tafel

## Learn

learn-title = Leer door te spelen
learn-lead = Een begeleide eerste beurt op een echt bord. Niemand wacht op je, en er kan niets misgaan wat de geschiedenis niet al heeft overleefd.
learn-begin = Beginnen
learn-by-playing = Een partij tegen bots
learn-by-playing-note = De pagina zegt wat er te beslissen is, toont de kansen en neemt terug wat teruggenomen kan worden.
learn-guide = Gids
learn-step = Stap { $number } van { $count }
learn-leave = De les verlaten
learn-taken = Gedaan
learn-again = Nog een keer
learn-unknown = Op dit adres is geen les. Dit zijn ze allemaal.
guide-eyebrow = Les { $number } van { $count }
guide-eyebrow-done = Les { $number } van { $count } · gedaan
guide-left = nog ongeveer { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}
guide-over = Les gedaan
guide-back = Een stap terug
guide-leave = Verlaten
guide-onward = Verder
guide-order = Druk op { $button }.
guide-order-place = Druk op de kaart op { $place }.
guide-order-both = Druk op de kaart op { $place } en dan op { $button }.
guide-arrow = Druk op { $place }
guide-why = Waarom { $place }?
guide-why-this = Waarom?
guide-aside = Ook goed. Nu dit:
guide-aside-free = Ook goed.
guide-preset = De dobbelstenen van een les liggen vast.
guide-free = Zoals je wilt
guide-free-text = Beslis zoals je wilt: de les gaat daar verder.
guide-state-done = Gedaan:
guide-state-left = Overgeslagen:
guide-state-now = Nu:
guide-state-todo = Straks:
guide-next = Volgende les: { $lesson }
aim-title = Waar het om gaat
aim-against = Je speelt tegen { $names }.
aim-on = Naar de tafel
aim-lesson = Eerst een les

## Settings

settings-lead = Ze blijven in deze browser.
settings-you = Jij
settings-name = Je naam aan tafel
settings-name-note = Anderen zien hem als je aanschuift.
settings-pigment = Toon mij altijd als
settings-pigment-seat = Zoals ik zit
settings-pigment-note = Alleen voor jouw ogen. Teken en patroon gaan mee met het pigment.
pigment-vermilion = Vermiljoen
pigment-lapis = Lazuur
pigment-verdigris = Kopergroen
pigment-saffron = Saffraan
pigment-mallow = Malve
pigment-ink = Inkt
settings-look = Uiterlijk
settings-language-browser = Zoals de browser
settings-theme = Licht of donker
theme-system = Zoals het systeem
theme-light = Licht
theme-dark = Donker
settings-motion = Beweging
motion-system = Zoals het systeem
motion-full = Volledig
motion-still = Stil
settings-motion-note = Stil: stukken en kaart wisselen meteen van plaats.
settings-patterns = Patronen op spelerskleuren
settings-patterns-note = Strepen en stippen naast de kleur. De tekens blijven altijd.
settings-play = Aan tafel
settings-show = Toon de beurten van anderen
settings-show-play = Afspelen
settings-show-hand = Met de hand
settings-show-once = Meteen
settings-show-note = Stap voor stap afgespeeld, op jouw snelheid; met de hand ga je zelf van stap naar stap; meteen toont alleen de uitkomst.
settings-pace = Snelheid
settings-pace-1 = Gewoon
settings-pace-2 = Twee keer zo snel
settings-follow = De kaart volgt het spel
settings-follow-note = Hij gaat naar waar anderen handelen en waar jij beslist. Slepen onderbreekt dat; met F volgt hij weer.
settings-run-on = Veldslagen lopen door
settings-run-on-note = Aanvallen in meer fasen worden in één regel verteld in plaats van fase voor fase.
settings-letters = Letters als toetsen
settings-letters-note = Losse letters doen wat hun knoppen zeggen. Zet ze uit als ze spraakinvoer of een schermlezer in de weg zitten.
settings-keys = Letters op andere toetsen leggen
settings-sound = Geluid
settings-sound-note = Dobbelstenen en tegels, vallende forten en steden, de klok van een tijdperk, en een zachte tik als jij moet beslissen.
settings-volume = Volume
settings-volume-value = { $percent } procent
settings-touch = Trillen
settings-touch-note = Wat je hoort, voel je ook licht.
settings-chat = Gesprek
settings-chat-note = Uit: je ziet geen berichten en geen teken ervan.
settings-notices = Meldingen van je beslissingen
settings-notify = In deze browser
settings-notify-note = Een melding van het systeem als jij moet beslissen en deze pagina verborgen is.
settings-notify-unable = Deze browser kan geen meldingen tonen.
settings-notify-denied = De browser staat geen meldingen van deze pagina toe. Dat is in zijn instellingen te veranderen.
notices-quiet = Stille uren
notices-quiet-note = Dan wordt niets getoond of verstuurd. Wat wacht, komt als ze voorbij zijn en jij nog moet beslissen.
notices-start = Van
notices-end = Tot
notices-zone = Volgens de klok van { $zone }.
notices-webhook = Webhook-adres
notices-webhook-note = Het adres van een chat, of van een dienst die je telefoon laat rinkelen. De server roept het aan als een beslissing een tijdje wacht en jij er niet bent. Niemand anders ziet het.
notices-use = Dit adres gebruiken
notices-test = Proefmelding versturen
notices-remove = Verwijderen
notices-kept = Het adres is bewaard.
notices-removed = Het adres is weg.
notices-bad-address = Dat is geen adres. Het begint met https://
notices-off = Deze server stuurt geen meldingen naar webhooks.
notices-for-account = Voor alle plaatsen van { $name }, op elk apparaat. Het adres wordt aan niemand getoond.
notices-for-seats = { $seats ->
    [0] Voor de plaatsen die je in deze browser neemt. Het adres wordt aan niemand getoond.
    [one] Voor je plaats in deze browser en die je later neemt. Het adres wordt aan niemand getoond.
   *[other] Voor je { $seats } plaatsen in deze browser en die je later neemt. Het adres wordt aan niemand getoond.
  }
notices-delivered = De proefmelding is aangekomen.
notices-why-not-public = Het leidt naar een privénetwerk, en daar gaat deze server niet heen.
notices-why-unreachable = Op dit adres antwoordde niemand.
notices-why-slow = Het antwoord liet te lang op zich wachten.
notices-why-redirected = Het adres verwijst door naar een ander. Geef het laatste.
notices-why-refused = De ontvanger weigerde de melding. Is het adres volledig?
notices-why-failed = De ontvanger heeft zelf een storing. Probeer het later.
settings-account = Je account

## Account

account-why = Om te spelen heb je er geen nodig. Met een account vind je je partijen terug op een ander apparaat.
account-how = Met een account
account-sign-in = Inloggen
account-register = Een account maken
account-name = Naam
account-password = Wachtwoord
account-password-note = Minstens tien tekens. Er is geen mailadres, dus niemand kan het herstellen.
account-cookie-note = Eén cookie houdt je negentig dagen ingelogd; een andere laat je account dit apparaat een jaar lang herkennen.
account-short-name = De naam heeft minstens twee letters nodig.
account-short-password = Het wachtwoord heeft minstens tien tekens nodig.
account-signed-in = Ingelogd als { $name }
account-sign-out = Uitloggen
account-tables = Je tafels
account-no-tables = Tafels waar je ingelogd aanschuift, staan hier.
account-devices = Waar je ingelogd bent
device-unknown = Een apparaat
device-here = Dit apparaat, sinds { $date }
device-since = Sinds { $date }
device-signed-out = Uitgelogd: { $device }
devices-sign-out = Overal uitloggen
devices-note = Op de andere sluiten ook de plaatsen die je met je account hebt geopend. Log weer in om ze terug te vinden.
devices-signed-out = Je bent overal uitgelogd.

## Replay

replay-title = Herhaling
replay-mark = Herhaling
replay-controls = Herhaling
replay-eyebrow = Herhaling · zet { $move } van { $moves }
replay-spoken = Zet { $move }. { $sentence }
replay-start = Vóór de eerste zet.
replay-end = De partij is afgelopen.
replay-play = Afspelen
replay-pause = Pauzeren
replay-step-back = Eén zet terug
replay-step = Eén zet verder
replay-turn-back = Vorige beurt
replay-turn = Volgende beurt
replay-speed = Snelheid
replay-speed-value = { $speed }×
replay-move = Zet
replay-jump = Naar zet
replay-go = Ga
replay-what-if = Wat als, vanaf hier
replay-what-if-note = Een eigen kopie tegen bots, vanaf dit punt.
replay-what-if-here = { $asked ->
    [yes] Wat als: een eigen kopie van de partij, vanaf hier. Bots spelen alle andere plaatsen.
   *[no] Wat als: een eigen kopie van de partij, vanaf hier. Bots spelen alle andere plaatsen, tot je volgende beslissing.
  }
replay-record = Het verslag downloaden
replay-not-over = Deze partij is nog niet voorbij.
replay-watch-live = Live bekijken
moments-title = De momenten
moments-at = Moment { $moment } van { $moments }
moments-back = Vorig moment
moments-next = Volgend moment
moments-play = Nu spelen
moments-whole = De hele partij, zet voor zet
moments-again = Nog eens kijken
moment-over = { $margin ->
    [0] { $name } wint met { $points } punten, evenveel als { $other }.
    [1] { $name } wint met { $points } punten, één meer dan { $other }.
   *[other] { $name } wint met { $points } punten, { $margin } meer dan { $other }.
  }
replay-by-seat = Plaats die jij speelt
replay-as = als { $name }

## Refusals of the site

refusal-offline = De server is niet bereikbaar. Er is niets verstuurd.
refusal-wrong-seats = Dit spel kan niet met dat aantal plaatsen gespeeld worden.
refusal-token-missing = Hiervoor is de sleutel van een plaats nodig: open de tafel via zijn eigen link.
refusal-no-open-seat = Aan deze tafel is geen plaats open.
refusal-bad-invitation = Deze uitnodiging is voor een andere tafel, of al gebruikt. Vraag een nieuwe link, of kijk mee.
refusal-no-record = Dit verslag bestaat niet.
refusal-no-show = Zo’n partij is hier niet te zien.
refusal-bad-record = Dit bestand is geen verslag dat afgespeeld kan worden: het is beschadigd, onvolledig of van een ander programma.
refusal-records-full = Er is nu geen plaats voor nog een verslag. Probeer het een andere dag.
refusal-not-signed-in = Je bent niet ingelogd.
refusal-no-seat = Je hebt die plaats niet aan deze tafel.
refusal-no-device = Op dat apparaat ben je niet ingelogd.
refusal-not-over = Hiervoor moet de partij voorbij zijn.
refusal-rules-unknown = Deze partij is begonnen met versie { $version } van de regels, die deze server niet bewaart. Er is niets verloren: ze gaat verder waar ze wel bewaard worden.
refusal-too-many = Dat was wat veel ineens. Wacht even en probeer het opnieuw.
refusal-too-fast = Niet zo snel: je vorige acties zijn nog onderweg.
refusal-busy = Er worden nu veel partijen bekeken. Probeer het over een paar seconden opnieuw.
refusal-too-long = Deze partij is te lang om zo te bekijken.
refusal-key-used = Dit werd eerder al met iets anders erin verstuurd en is niet gedaan. Probeer het opnieuw.
refusal-plan-failed = De server kon je plan niet volgen en heeft het laten vallen. Maak een nieuw, of speel zelf.
refusal-no-table = Deze tafel bestaat niet.
refusal-broken-table = Deze tafel is beschadigd en kan niet worden getoond. Wie de server beheert, kan hem herstellen.
refusal-put-aside = Deze tafel is beschadigd en is opzijgezet door wie de server beheert.
refusal-no-game = Dit spel bestaat niet.
refusal-no-lesson = Deze les bestaat niet.
refusal-no-such-step = Op dat punt is er niets meer te beslissen. Kies een eerder punt.
refusal-nothing-here = Hier is niets.
refusal-bad-pace = De klok heeft meer tijd nodig dan dat.
refusal-name-taken = Iemand heeft deze naam al. Kies een andere.
refusal-name-alike = Deze naam lijkt op een naam die iemand al heeft. Kies een andere.
refusal-name-hidden = Deze naam heeft tekens die niemand ziet, of te veel tekens op één letter. Kies een andere.
refusal-name-mixed = Deze naam mengt letters uit verschillende schriften, die op elkaar lijken. Schrijf hem in één schrift.
refusal-name-long = De naam heeft hoogstens veertig tekens.
refusal-wrong-password = Er is geen account met deze naam en dit wachtwoord.
refusal-too-many-guesses = Met deze naam is te vaak een verkeerd wachtwoord geprobeerd. Wacht een minuut, of log in op een apparaat waarop je dat al eerder hebt gedaan.
refusal-which-seat = Je hebt meer plaatsen aan deze tafel. Kies er eerst een.
refusal-webhook-malformed = Dat is geen adres voor een webhook. Het is zoals https://example.org/hook, zonder naam of wachtwoord erin.
refusal-webhook-private = Deze server stuurt alleen meldingen naar openbare adressen, en dat ligt binnen een netwerk.
refusal-webhooks-off = Deze server stuurt geen meldingen naar webhooks.
refusal-no-webhook = Er is geen webhook ingesteld.
refusal-no-zone = De server kent deze tijdzone niet.
refusal-quiet-empty = Stille uren hebben een einde nodig dat van hun begin verschilt.
refusal-too-large = Dat is meer dan de server ineens aanneemt.
refusal-no-data = Aan geen tafel hier is met deze gegevens gespeeld.
refusal-no-database = De server kan niet bij zijn gegevens. Probeer het zo opnieuw.
refusal-database-moved = Het bestand waarin deze server de tafels bewaart, staat niet op zijn plaats. Er wordt geen zet aangenomen totdat wie de server beheert het heeft teruggezet.
refusal-failure = De server haperde. Wat je stuurde is misschien wel, misschien niet gedaan; kijk eerst voor je het opnieuw probeert.

no-script = Mappa Mundi tekent zijn kaarten met JavaScript, dat hier uitstaat. Zet het aan en laad de pagina opnieuw; in een terminal heeft mundi play het niet nodig.
notice-decision = De beslissing is aan jou: { $title }.
notice-named = De beslissing is aan jou, { $name }: { $title }.
notice-trial = Dit is een proef: meldingen van je beslissingen komen hier aan.
