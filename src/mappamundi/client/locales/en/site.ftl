# Everything outside the table: home, new table, watch, rules, learn, settings, replay.

## Everywhere

skip-to-content = Skip to the content
page-title = { $title } · Mappa Mundi
close = Close
loading = Loading…
try-again = Try again
language = Language
you = You
watch = Watch
learn = Learn
read = Read
replay = Replay
sit-down = Sit down
new-table = New table
row-action = { $action }: { $title }
seat-player = Player { $number }
seat-you = You
seat-empty = Empty seat

## The way around

nav-label = Main
nav-menu = Menu
nav-tables = Tables
nav-mine = My games
nav-waiting =
  { $count ->
    [one] One game waits for you
   *[other] { $count } games wait for you
  }
nav-watch = Watch
nav-learn = Learn
nav-rules = Rules
nav-settings = Settings

## Nothing there

lost-title = There is no land here.
lost-home = Back to the known world
offline-title = The server cannot be reached.
offline-text = Your games are kept there; nothing is lost.
failed-title = This page did not come through.

## Games

game-hotw2018-title = History of the World
game-hotw2018-publisher = Z-Man · 2018
game-hotw2018-pitch = Five eras, a passing draft, sieges and caravans. The fastest road from the Nile to the Pacific.
game-hotw2001-title = History of the World
game-hotw2001-publisher = Avalon Hill · 2001
game-hotw2001-pitch = Seven epochs from Sumer to the First World War. Hoard events and coins, build forts, fight for pre-eminence.
game-hotw2024-title = History of the World
game-hotw2024-publisher = Rio Grande · 2024
game-hotw2024-pitch = Gold, Honors and area tokens. Play it with dice, or without a single one.
game-fourgods-title = 4 Gods
game-fourgods-publisher = Ludically · 2016
game-fourgods-pitch = Everyone lays the same world at once. Send prophets, raise legendary cities, be quick.
game-size = { $least }–{ $most } players · { $minutes } min
game-play = Play
game-play-label = Play { $game } now against bots
game-rules = Rules
option-yes = Yes
option-no = No
option-seats = Some seats
option-hotw2018-selection = Choosing empires
option-hotw2018-selection-draft = Draft
option-hotw2018-selection-draft-note = Piles are passed around, and everyone keeps a card.
option-hotw2018-selection-classic = Classic
option-hotw2018-selection-classic-note = Draw a card, and keep it or give it away.
option-hotw2001-no-preeminence = Pre-eminence
option-hotw2001-no-preeminence-false = With markers
option-hotw2001-no-preeminence-false-note = Whoever leads alone at the end of an epoch draws a hidden marker, worth 3 to 6 points at the end.
option-hotw2001-no-preeminence-true = Without markers
option-hotw2001-no-preeminence-true-note = No markers: what was scored decides.
option-hotw2001-minor-empire-deal = Greater events
option-hotw2001-minor-empire-deal-false = Any three
option-hotw2001-minor-empire-deal-false-note = Everybody is dealt three of them, whatever they are.
option-hotw2001-minor-empire-deal-true = A minor empire each
option-hotw2001-minor-empire-deal-true-note = Everybody is dealt one minor empire and two other greater events.
option-hotw2001-multiple-armies = Armies in a land
option-hotw2001-multiple-armies-false = One
option-hotw2001-multiple-armies-false-note = One army, and a fort beside it.
option-hotw2001-multiple-armies-true = Up to three
option-hotw2001-multiple-armies-true-note = Up to three armies, or two and a fort. They must be beaten one after another.
option-hotw2001-naval-control = Fleets
option-hotw2001-naval-control-false = For one turn
option-hotw2001-naval-control-false-note = They leave the map when the turn ends.
option-hotw2001-naval-control-true = Can be manned
option-hotw2001-naval-control-true-note = An army keeps a fleet in its sea: it scores 1 point and bars the sea to others until they beat it.
option-hotw2024-dice = Invasions
option-hotw2024-dice-true = With dice
option-hotw2024-dice-true-note = The highest die of each side counts.
option-hotw2024-dice-false = Without dice
option-hotw2024-dice-false-note = The land alone decides: difficult terrain and forts frustrate, everything else falls.
option-hotw2024-event-selection = Events
option-hotw2024-event-selection-false = Dealt
option-hotw2024-event-selection-false-note = Everybody is dealt one.
option-hotw2024-event-selection-true = Passed around
option-hotw2024-event-selection-true-note = They are passed from the richest down, and everyone keeps one.
option-hotw2024-hidden-empires = Choosing Empires
option-hotw2024-hidden-empires-false = Open
option-hotw2024-hidden-empires-false-note = They lie open, and the poorest chooses first.
option-hotw2024-hidden-empires-true = Hidden
option-hotw2024-hidden-empires-true-note = They are passed from the poorest up, and stay hidden until their turn.
option-hotw2024-conquest = A failed invasion
option-hotw2024-conquest-false = Empties the land
option-hotw2024-conquest-false-note = Army and garrison both go.
option-hotw2024-conquest-true = Helps the next one
option-hotw2024-conquest-true-note = Only the army goes, and the next one adds 2 or 4. A clear victory gives points to conquer on.
option-hotw2024-paired-tokens = Paired area tokens
option-hotw2024-paired-tokens-false-note = Nobody begins with a token.
option-hotw2024-paired-tokens-true-note = Everybody begins with a hidden token of two areas.
option-hotw2024-excluded-conquest-needs-dice = A failed invasion can help the next one only with dice: choose dice, or let it empty the land.
option-fourgods-tempo = Pace
option-fourgods-tempo-simultaneous = All at once
option-fourgods-tempo-simultaneous-note = No turns: everybody draws and places at any time, and the first hand has the cell.
option-fourgods-tempo-timed-turns = Timed turns
option-fourgods-tempo-timed-turns-note = Turns of 30 seconds, one player after the other.
option-fourgods-tempo-drawn = Drawn by lot
option-fourgods-tempo-drawn-note = The lot decides when the game is set up. Everybody sees the result before saying that they are ready.
option-fourgods-gods = Gods
option-fourgods-gods-visible = Visible
option-fourgods-gods-visible-note = Four gods lie open. Choose yours when you like, before others do.
option-fourgods-gods-hidden = Hidden
option-fourgods-gods-hidden-note = Choose a colour, and be dealt a god that nobody else knows until the end.
option-fourgods-gods-drawn = Drawn by lot
option-fourgods-gods-drawn-note = The lot decides when the game is set up. Everybody sees the result before saying that they are ready.
option-fourgods-two-player = With two players
option-fourgods-two-player-two-with-four-gods = Four gods
option-fourgods-two-player-two-with-four-gods-note = Two gods each, scored apart: whoever has the lowest of the four scores loses.
option-fourgods-two-player-two-with-two-gods = Two gods
option-fourgods-two-player-two-with-two-gods-note = One god each, with 13 prophets. The other two stay out.
option-fourgods-legality = Wrong tiles
option-fourgods-legality-strict = Impossible
option-fourgods-legality-strict-note = A tile that does not fit cannot be placed.
option-fourgods-legality-table = As at a table
option-fourgods-legality-table-note = A wrong tile lies until somebody challenges it. Then it goes back, and all that hung on it.
option-fourgods-penalties = Penalties for wrong tiles
option-fourgods-penalties-off = None
option-fourgods-penalties-off-note = A challenged tile only goes back.
option-fourgods-penalties-all-players = For all
option-fourgods-penalties-all-players-note = Whoever placed a challenged tile also loses a prophet for good.
option-fourgods-penalties-seats = For some
option-fourgods-penalties-seats-note = Only the players you name lose a prophet with a challenged tile: a handicap for the quick.
option-fourgods-excluded-hidden-four-gods = With two players and four gods each would know the other’s: show the gods, or choose two gods.

## Bots

bot-name-1 = Strabo
bot-name-2 = Ptolemy
bot-name-3 = Idrisi
bot-name-4 = Herodotus
bot-name-5 = Mercator
bot-name-6 = Hypatia
bot-level-random = Plays at random
bot-level-greedy = Plays for points
bot-level-first = Easy
bot-level-calm = Calm
bot-level-even = Even
bot-level-steady = Fast
bot-level-swift = Swift
pace-level = { $level } · { $length }
pace-minutes = { $least }–{ $most }
pace-length =
  { $minutes ->
    [one] about a minute
   *[other] about { $minutes } min
  }
pace-question = How fast shall the others be?
pace-text = Everybody acts at the same time. This is how long a race lasts when all play at that pace.

## Home

home-title = A whole world, tonight.
home-lead = Board games about making and conquering the world, by their full rules, in your browser. No account needed.
home-play = Play now against bots
home-play-note = That begins { $game }. Every game below has its own button.
home-laying = Laying out the map…
home-first-lesson = Your first lesson, with a guide
home-games = Games
home-mine = My games
home-mine-empty = No games yet. Play now, or sit down at an open table; your games are then listed here.
home-all = Show all { $count }
home-sign-in = I have an account
home-open = Open tables
home-open-empty = Nobody is waiting for players. Set up a table and list it here.
home-open-make = Set up a table
home-more = Watch and learn
home-learn = Lessons
home-learn-note = A few minutes each, with a guide
home-rules = Every rule, numbered
home-rules-note = Searchable, with every card and land
home-watch = Games of others
home-watch-note = Live, and as replays
mine-with = With { $names }
mine-with-more = With { $names } and { $count } others
mine-copy = What if: { $title }
mine-alone = A table of your own
mine-lobby = Waiting for players: { $filled } of { $seats } seats
mine-decide = The table waits for you
mine-waiting =
  { $count ->
    [one] { $names } is deciding
   *[other] { $names } are deciding
  }
mine-moving = Under way
mine-won = You made the world
mine-over = { $place ->
    [2] Over; you came second
    [3] Over; you came third
    [4] Over; you came fourth
    [5] Over; you came fifth
   *[other] Over; you came sixth
  }
mine-ended = Over
mine-goes = kept until { $date }
mine-yours = Your decision
mine-look = Look
mine-open = Open
open-title = { $game } · { $pace }
open-note = { $filled } of { $seats } seats · { $language }
pace-race-short = live
pace-none-short = no clock
pace-live-short = live, { $minutes } min
pace-slow-short =
  { $days ->
    [one] a day a decision
   *[other] { $days } days a decision
  }
phase-lobby = Waiting for players
phase-playing = Being played
phase-over = Over

## New table

new-game = Game
new-seats = Seats
new-seats-note = From { $least } to { $most }. The order is the order around the table.
new-seat-kind = Seat { $number }: who sits there
new-seat-name = Seat { $number }: name
new-seat-bot = Seat { $number }: how the bot plays
new-seat-add = Add a seat
new-seat-remove = Take seat { $number } away
new-name-empty = Name
new-kind-me = Me
new-kind-here = At this screen
new-kind-here-note = The screen is handed over when it is their decision; cards in hand stay hidden.
new-kind-invited = Invited by link
new-kind-invited-note = You get a link to send.
new-kind-open = Open to anyone
new-kind-open-note = The first to sit down has it.
new-kind-bot = Bot
new-pace = Time to think
new-pace-none = No clock
new-pace-none-note = Everyone takes the time they need.
new-pace-live = Live clock
new-pace-live-note = For an evening: a stock of minutes for each player, and some seconds more with every action.
new-pace-correspondence = Days a decision
new-pace-correspondence-note = For weeks: each decision may take this long at most.
new-minutes = Each player has
new-increment = With every action
new-days = Each decision
unit-minutes = minutes
unit-seconds = seconds more
unit-days = days
new-listed = Who may find it
new-private = Private
new-private-note = Only people with a link see this table.
new-private-open-note = Only people with the table's address can take its open seats.
new-public = Listed
new-public-note = The table stands among the open tables, and anyone may watch.
new-close = When two reach for the same
new-close-lot = A lot decides
new-close-arrival = The first to arrive
new-close-lot-note = What was sent within a moment is put in order by lot, so that nobody wins by a faster line. Every lot can be checked afterwards.
new-close-arrival-note = Whoever is nearer to the server has the better of close races.
new-grace = If a player is away
new-grace-120 = A bot takes over after two minutes
new-grace-600 = A bot takes over after ten minutes
new-grace-3600 = A bot takes over after an hour
new-grace-86400 = A bot takes over after a day
new-grace-259200 = A bot takes over after three days
new-grace-note = The bot hands back as soon as the player returns.
new-language = Language of the table
new-language-note = Guests are received in it, and the list of open tables names it. Everyone may still read in their own.
new-create = Set up the table
new-then-start = The game starts at once.
new-then-watch = Only bots play; you watch.
new-then-wait = The game starts when every seat is taken.
new-then-invite =
  { $count ->
    [one] You get a link to send; the game starts when every seat is taken.
   *[other] You get { $count } links to send; the game starts when every seat is taken.
  }
new-wrong-seats = This game is for { $least } to { $most } seats; there are { $count }.
new-two-mine = Only one seat is yours. For somebody beside you, choose “At this screen”.
new-long-name = A name has at most { $most } letters.
new-nameless = Whoever shares this screen needs a name.
new-wrong-minutes = The clock needs a whole number of minutes from { $least } to { $most }.
new-wrong-increment = The seconds must be a whole number from { $least } to { $most }.
new-wrong-days = A decision may take from { $least } to { $most } days.
new-problems =
  { $count ->
    [one] One thing is still to be put right.
   *[other] { $count } things are still to be put right.
  }

## Watch

watch-title = Watch
watch-lead = You see what a neutral person at the table would see: no hands, no sealed cards, until the game is over.
watch-shows = In a minute and a half
watch-shows-lead = One game of each, played by bots, in its best moments.
watch-show = Watch { $seconds } seconds
watch-show-label = Watch { $seconds } seconds of { $game }
watch-open = Open tables
watch-playing = Being played
watch-playing-empty = No listed game is being played. Set up a table of bots, and watch them.
watch-finished = Finished
watch-finished-empty = Finished games stand here, to be played back move by move.
watch-row = { $pace } · { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
record-title = Open a saved game
record-drop = Drop the file of a finished game here, or choose one.
record-pick = Choose the file of a finished game.
record-choose = Choose a file
record-checking = Playing it again…
record-note = Every move is played again, and all chance is checked against the seed.
record-verified =
  { $count ->
    [one] One move, and all chance follows from the seed.
   *[other] { $count } moves, and all chance follows from the seed.
  }
record-unverified =
  { $count ->
    [one] One legal move; chance could not be checked against a seed.
   *[other] { $count } legal moves; chance could not be checked against a seed.
  }

## Rules

rules-title = Rules
rules-bar = Ways through the rules
rules-tab-primer = The guide
rules-tab-all = All rules
rules-tab-cards = Cards
rules-tab-questions = Questions
primer-title = { $game }: the guide
primer-page = The guide · page { $page }
primer-enough = Two pages. You can play with this; every card explains itself.
primer-all = All rules, in plain words
primer-lesson = Play the first lesson
rules-search = Word or number
rules-contents = Contents
rules-precise = Precise wording
rules-unknown = There is no rule { $number }
rules-unknown-text = Choose a chapter, or search for a word or a number.
rules-eyebrow = { $game } · Chapter { $number }
rules-ruling = Ruling { $number }.
rules-copy = Copy link
rules-try = Try it on a board: { $lesson }
rules-copied = The link is copied.
rules-not-copied = The browser did not let us copy. The address is { $address }.
rules-since = In force in rules version { $version }
rules-turn = Other chapters
rules-before = ← { $title }
rules-after = { $title } →
rules-found = “{ $word }”
rules-found-count =
  { $count ->
    [0] Nothing fits. Try a shorter word, or a number such as 9.2.
    [one] One place fits.
   *[other] { $count } places fit.
  }
rules-see-also = See also
rules-in-game = In this game
rules-in-game-none = This rule has not been used in this game yet.
rules-in-game-more = and { $count } times before
rules-concerned = Cards
rules-in-english = The rules are written in English; cards, lands and the rest are in your language.
rules-where = Rules while you play
rules-where-text = At the table every line of the chronicle and every refusal has the number of its rule, and leads here.
rules-back = Back to the table

## Learn

learn-title = Learn by playing
learn-lead = A guided first turn on a real board. Nobody waits for you, and nothing can go wrong that history has not survived.
learn-begin = Begin
learn-by-playing = A game against bots
learn-by-playing-note = The page says what to decide, shows the odds, and takes back what can be taken back.
learn-guide = Guide
learn-step = Step { $number } of { $count }
learn-leave = Leave the lesson
learn-taken = Done
learn-again = Once more
learn-unknown = There is no lesson at this address. Here are all there are.
guide-eyebrow = Lesson { $number } of { $count }
guide-eyebrow-done = Lesson { $number } of { $count } · done
guide-left = about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} left
guide-over = Lesson done
guide-back = Back a step
guide-leave = Leave
guide-onward = Go on
guide-order = Press { $button }.
guide-order-place = Press { $place } on the map.
guide-order-both = Press { $place } on the map, then { $button }.
guide-arrow = Press { $place }
guide-why = Why { $place }?
guide-why-this = Why?
guide-aside = Also good. Now this:
guide-aside-free = Also good.
guide-preset = The dice of a lesson are set.
guide-free = As you like
guide-free-text = Decide as you like: the lesson goes on from there.
guide-state-done = Done:
guide-state-left = Left out:
guide-state-now = Now:
guide-state-todo = To come:
guide-next = Next lesson: { $lesson }
aim-title = What the game is about
aim-against = You play against { $names }.
aim-on = To the table
aim-lesson = Take a lesson first

## Settings

settings-lead = They stay in this browser.
settings-you = You
settings-name = Your name at tables
settings-name-note = Others see it when you sit down.
settings-pigment = Always show me as
settings-pigment-seat = As seated
settings-pigment-note = For your eyes only. Glyph and pattern travel with the pigment.
pigment-vermilion = Vermilion
pigment-lapis = Lapis
pigment-verdigris = Verdigris
pigment-saffron = Saffron
pigment-mallow = Mallow
pigment-ink = Ink
settings-look = Look
settings-language-browser = As the browser
settings-theme = Light or dark
theme-system = As the system
theme-light = Light
theme-dark = Dark
settings-motion = Motion
motion-system = As the system
motion-full = Full
motion-still = Still
settings-motion-note = Still: pieces and the map change places at once.
settings-patterns = Patterns on players' colours
settings-patterns-note = Stripes and dots beside the colour. The glyphs always stay.
settings-play = At the table
settings-show = Show others’ turns
settings-show-play = Play
settings-show-hand = By hand
settings-show-once = At once
settings-show-note = Played step by step, at your speed; by hand you go on from step to step; at once shows only how things stand.
settings-pace = Speed of the show
settings-pace-1 = Ordinary
settings-pace-2 = Twice as fast
settings-follow = The map follows the play
settings-follow-note = It goes where others act and where you decide. Dragging it stops that; F follows again.
settings-run-on = Battles run on
settings-run-on-note = Attacks in several stages are told in one line instead of stage by stage.
settings-letters = Letters as keys
settings-letters-note = Single letters do what their buttons say. Switch them off if they get in the way of speech input or a screen reader.
settings-keys = Put letters on other keys
settings-sound = Sound
settings-sound-note = Dice and tiles, falling forts and cities, the bell of an era, and a soft tick when a decision is yours.
settings-volume = Volume
settings-volume-value = { $percent } per cent
settings-touch = Vibration
settings-touch-note = What is heard is felt lightly as well.
settings-chat = Chat
settings-chat-note = Off: you see no messages and get no sign of them.
settings-notices = Notices of your decisions
settings-notify = In this browser
settings-notify-note = A notice of the system when a decision is yours and this page is hidden.
settings-notify-unable = This browser cannot show notices.
settings-notify-denied = The browser does not allow notices from this page. Its settings can change that.
notices-quiet = Quiet hours
notices-quiet-note = Nothing is shown or sent then. What waits comes when they end, if the decision is still yours.
notices-start = From
notices-end = To
notices-zone = By the clocks of { $zone }.
notices-webhook = Webhook
notices-webhook-note = An address of a chat, or of a service that rings your phone. The server calls it when a decision has waited a while and you are not here. Nobody else sees it.
notices-use = Use this address
notices-test = Send a test notice
notices-remove = Remove it
notices-kept = The address is kept.
notices-removed = The address is gone.
notices-bad-address = That is no address. It begins with https://
notices-off = This server sends no notices to webhooks.
notices-for-account = For all seats of { $name }, on every device. The address is shown to nobody.
notices-for-seats = { $seats ->
    [0] For the seats you take in this browser. The address is shown to nobody.
    [one] For your seat kept in this browser, and those you take later. The address is shown to nobody.
   *[other] For your { $seats } seats kept in this browser, and those you take later. The address is shown to nobody.
  }
notices-delivered = The test notice has arrived.
notices-why-not-public = It leads into a private network, and this server does not go there.
notices-why-unreachable = Nobody answered at this address.
notices-why-slow = The answer took too long.
notices-why-redirected = The address leads on to another. Give the last one.
notices-why-refused = The receiver refused the notice. Is the address complete?
notices-why-failed = The receiver is in trouble itself. Try again later.
settings-account = Account

## Account

account-why = You need none to play. With one you find your games again on another device.
account-how = With an account
account-sign-in = Sign in
account-register = Make an account
account-name = Name
account-password = Password
account-password-note = At least ten characters. There is no mail address, so nobody can reset it.
account-cookie-note = One cookie keeps you signed in for ninety days; another lets your account know this device again for a year.
account-short-name = The name needs at least two letters.
account-short-password = The password needs at least ten characters.
account-signed-in = Signed in as { $name }
account-sign-out = Sign out
account-tables = Your tables
account-no-tables = Tables you sit down at while signed in stand here.
account-devices = Where you are signed in
device-unknown = A device
device-here = This one, since { $date }
device-since = Since { $date }
device-signed-out = Signed out: { $device }
devices-sign-out = Sign out everywhere
devices-note = On the others, seats you opened with your account close as well. Sign in again to find them.
devices-signed-out = You are signed out everywhere.

## Replay

replay-title = Replay
replay-mark = Replay
replay-controls = Replay
replay-eyebrow = Replay · move { $move } of { $moves }
replay-spoken = Move { $move }. { $sentence }
replay-start = Before the first move.
replay-end = The game is over.
replay-play = Play
replay-pause = Pause
replay-step-back = One move back
replay-step = One move on
replay-turn-back = Previous turn
replay-turn = Next turn
replay-speed = Speed
replay-speed-value = { $speed }×
replay-move = Move
replay-jump = Go to move
replay-go = Go
replay-what-if = What if from here
replay-what-if-note = A private copy against bots, from this point on.
replay-what-if-here = { $asked ->
    [yes] What if: a private copy of the game, from here on. Bots play all other seats.
   *[no] What if: a private copy of the game, from here on. Bots play all other seats, up to your next decision.
  }
replay-by-seat = Seat to play
replay-as = as { $name }
replay-record = Download the record
replay-not-over = This game is not over yet.
replay-watch-live = Watch it live
moments-title = The moments
moments-at = Moment { $moment } of { $moments }
moments-back = Previous moment
moments-next = Next moment
moments-play = Play it now
moments-whole = The whole game, move by move
moments-again = Watch again
moment-over = { $margin ->
    [0] { $name } wins with { $points } points, as many as { $other }.
    [1] { $name } wins with { $points } points, one ahead of { $other }.
   *[other] { $name } wins with { $points } points, { $margin } ahead of { $other }.
  }

## Refusals of the site

refusal-offline = The server cannot be reached. Nothing was sent.
refusal-wrong-seats = That is not a number of seats this game can have.
refusal-token-missing = This needs the token of a seat: open the table by its own link.
refusal-no-open-seat = No seat is open at this table.
refusal-bad-invitation = This invitation is for another table, or was used already. Ask for a new link, or watch.
refusal-no-record = There is no such record.
refusal-no-show = There is no such game to watch here.
refusal-bad-record = This file is not a record that can be played back: it is damaged, incomplete, or of another program.
refusal-records-full = There is no room for another record now. Try again another day.
refusal-not-signed-in = You are not signed in.
refusal-no-seat = You have no such seat at this table.
refusal-no-device = You are not signed in on that device.
refusal-not-over = This needs a game that is over.
refusal-rules-unknown = This game was begun under version { $version } of the rules, which this server does not keep. Nothing of it is lost: it goes on where they are kept.
refusal-too-many = That was a little much at once. Wait a moment, then try again.
refusal-too-fast = Not so fast: your last actions are still under way.
refusal-busy = Many games are being looked at just now. Try again in a few seconds.
refusal-too-long = This game is too long to be looked at like that.
refusal-key-used = That was sent before with something else in it, and was not done. Try again.
refusal-plan-failed = The server could not follow your plan and dropped it. Make a new one, or play by hand.
refusal-no-table = There is no such table.
refusal-broken-table = This table is damaged and cannot be shown. Whoever runs the server can mend it.
refusal-put-aside = This table is damaged and was put aside by whoever runs the server.
refusal-no-game = There is no such game.
refusal-no-lesson = There is no such lesson.
refusal-no-such-step = Nothing is left to decide at that point. Choose an earlier one.
refusal-nothing-here = There is nothing here.
refusal-bad-pace = The clock needs more time than that.
refusal-name-taken = Somebody has this name already. Choose another.
refusal-name-alike = This name looks like one that somebody has already. Choose another.
refusal-name-hidden = This name has characters that nobody can see, or too many marks on one letter. Choose another.
refusal-name-mixed = This name mixes letters of several scripts, which look alike. Write it in one.
refusal-name-long = The name has at most forty characters.
refusal-wrong-password = There is no account with this name and password.
refusal-too-many-guesses = Wrong passwords were tried too often with this name. Wait a minute, or sign in on a device where you have done so before.
refusal-which-seat = You have several seats at this table. Choose one first.
refusal-webhook-malformed = That is no address for a webhook. It is like https://example.org/hook, without a name or password in it.
refusal-webhook-private = This server sends notices to public addresses only, and that one is inside a network.
refusal-webhooks-off = This server sends no notices to webhooks.
refusal-no-webhook = No webhook is set.
refusal-no-zone = The server does not know this time zone.
refusal-quiet-empty = Quiet hours need an end that differs from their start.
refusal-too-large = That is more than the server takes at once.
refusal-no-data = No table here was played with such data.
refusal-no-database = The server cannot reach its store. Try again in a moment.
refusal-database-moved = The file in which this server keeps its tables is not in its place. No move is taken until whoever runs the server has put it back.
refusal-failure = The server failed. What you sent may or may not have been done; look before you try again.

no-script = Mappa Mundi draws its maps with JavaScript, which is switched off here. Switch it on and load the page again; in a terminal, mundi play needs none.
notice-decision = It is your decision: { $title }.
notice-named = It is your decision, { $name }: { $title }.
notice-trial = This is a test: notices of your decisions will arrive here.
