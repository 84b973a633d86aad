# 4 Gods: the World and its tiles, prompts, chronicle, refusals, scoring, lessons.

## Terrains

name-ocean = ocean
    .the = the ocean
    .in = in the ocean
name-plain = plain
    .the = the plain
    .in = on the plain
name-forest = forest
    .the = the forest
    .in = in the forest
name-mountain = mountain
    .the = the mountain
    .in = on the mountain
terrain-ocean = Ocean
terrain-plain = Plain
terrain-forest = Forest
terrain-mountain = Mountain

## Gods and their people, colours, glyphs

name-merfolk = Merfolk
    .the = the Merfolk
name-humans = Humans
    .the = the Humans
name-elves = Elves
    .the = the Elves
name-dwarves = Dwarves
    .the = the Dwarves
god-merfolk = Goddess of the Merfolk
god-humans = God of the Humans
god-elves = Goddess of the Elves
god-dwarves = God of the Dwarves
colour-merfolk = blue
colour-humans = yellow
colour-elves = green
colour-dwarves = grey
glyph-wave = wave
glyph-sun = sun
glyph-leaf = leaf
glyph-peak = peak
# With hidden gods a seal must suggest no god.
glyph-moon = moon
glyph-diamond = diamond
glyph-cross = cross
glyph-ring = ring
seal-spoken = { $who }, { $colour }, { $glyph }

## Phases, and what the lists of games say

phase-waiting = Before it begins
phase-play = The World grows
phase-closing = The last seconds
todo-waiting = Say that you are ready
todo-play = Lay tiles
todo-closing = Use the last seconds
headline-race = { $players ->
    [2] two players
    [3] three players
   *[4] four players
  }
headline-simultaneous = all at once
headline-timed = in turns
headline-hidden = hidden gods
headline-table = table rules
headline-drawn = drawn by lot
headline-turn = { $who } · turn { $turn }
headline-last-turn = { $who } · last turn
timeline-title = Order of play
kingdom-size = { $tiles }
cell-taken-mark = taken

## The World for a screen reader

world-label = The World
world-keys = Arrow keys move from cell to cell. Square brackets go through the cells that the tile fits. R turns it, F flips it, Space makes it fit, Enter places it, P with a prophet.
world-row = Row { $row }
world-size = { $tiles ->
    [0] The World is empty.
    [one] One tile lies in the World.
   *[other] { $tiles } tiles lie in the World.
  }
cell-open = Column { $column }, row { $row }, open
cell-fits = Column { $column }, row { $row }, open, { $flip ->
    [yes] { $turns ->
        [0] fits flipped
        [1] fits flipped, turned once
        [2] fits flipped, turned twice
       *[other] fits flipped, turned three times
      }
   *[no] { $turns ->
        [0] fits
        [1] fits turned once
        [2] fits turned twice
       *[other] fits turned three times
      }
  }
cell-misfit = Column { $column }, row { $row }, open, does not fit: { $terrain ->
    [ocean] ocean
    [plain] plain
    [forest] forest
   *[mountain] mountain
  } at the { $corner ->
    [nw] north-west
    [ne] north-east
    [se] south-east
   *[sw] south-west
  }
cell-torn = Column { $column }, row { $row }, open, no tile fits: its neighbours disagree at the { $corner ->
    [nw] north-west
    [ne] north-east
    [se] south-east
   *[sw] south-west
  }
cell-few-lines = { $lines ->
    [0] Column { $column }, row { $row }, open, touches no side line: two are needed
   *[1] Column { $column }, row { $row }, open, touches one side line: two are needed
  }
cell-tile = Column { $column }, row { $row }, tile: { $areas }
area-spoken = { $terrain ->
    [ocean] ocean
    [plain] plain
    [forest] forest
   *[mountain] mountain
  } { $where ->
    [nw] north-west
    [ne] north-east
    [se] south-east
    [sw] south-west
    [n] north
    [e] east
    [s] south
    [w] west
    [nw-se] from north-west to south-east
    [ne-sw] from north-east to south-west
    [not-nw] all but the north-west
    [not-ne] all but the north-east
    [not-se] all but the south-east
    [not-sw] all but the south-west
   *[all] everywhere
  }
cell-prophet = { $you ->
    [yes] { $terrain ->
        [ocean] your prophet in the ocean
        [plain] your prophet on the plain
        [forest] your prophet in the forest
       *[mountain] your prophet on the mountain
      }
   *[no] { $terrain ->
        [ocean] { $who }’s prophet in the ocean
        [plain] { $who }’s prophet on the plain
        [forest] { $who }’s prophet in the forest
       *[mountain] { $who }’s prophet on the mountain
      }
  }
cell-kingdom = kingdom of { $tiles }
cell-city = { $you ->
    [yes] Column { $column }, row { $row }, your city
   *[no] Column { $column }, row { $row }, { $who }’s city
  }
cell-city-safe = can never be destroyed
cell-city-falls = { $hand ->
    [both] both hands can destroy it
   *[other] hand { $hand } can destroy it
  }
cell-pending = not confirmed yet
cell-parts = { $first }; { $more }
hand-spoken = Hand { $hand }: { $nw }, { $ne }, { $se }, { $sw }, clockwise from the north-west; { $cells ->
    [0] fits nowhere
    [one] fits one cell
   *[other] fits { $cells } cells
  }
hand-spoken-plain = Hand { $hand }: { $nw }, { $ne }, { $se }, { $sw }, clockwise from the north-west
hand-spoken-empty = Hand { $hand }: empty
hand-spoken-taken = taken, must be laid
hand-other-side = Other side: { $nw }, { $ne }, { $se }, { $sw }

## The bag, rings and notes beside the World

bag-title = The bag
bag-of = of { $all } tiles left in the bag
bag-spoken = { $left ->
    [0] The bag is empty
    [one] One of { $all } tiles left in the bag
   *[other] { $left } of { $all } tiles left in the bag
  }
bag-draw = { $count ->
    [1] Draw one tile
   *[other] Draw two tiles
  }
bag-short = { $left } in the bag
ring-prophet = Prophet window
ring-prophet-text = { $seconds ->
    [one] One second to add a prophet to your last tile.
   *[other] { $seconds } seconds to add a prophet to your last tile.
  }
ring-taken = Taken tile
ring-taken-text = { $seconds ->
    [one] Lay it within a second, or it goes to your discards.
   *[other] Lay it within { $seconds } seconds, or it goes to your discards.
  }
ring-closing = The World closes
ring-closing-text = { $seconds ->
    [one] One second left, for everybody together.
   *[other] { $seconds } seconds left, for everybody together.
  }
ring-turn = Your turn
ring-turn-text = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
  }
ring-passed = Everybody has passed
ring-passed-text = { $seconds ->
    [one] It ends in a second, unless somebody acts.
   *[other] It ends in { $seconds } seconds, unless somebody acts.
  }
ring-idle = Are you still there?
ring-idle-text = { $seconds ->
    [one] Others have passed: in a second the house passes for you, unless you act.
   *[other] Others have passed: in { $seconds } seconds the house passes for you, unless you act.
  }
ring-idle-other = Is { $who } still there?
ring-idle-other-text = { $seconds ->
    [one] In a second the house passes for { $who }, unless somebody acts.
   *[other] In { $seconds } seconds the house passes for { $who }, unless somebody acts.
  }
ring-ready = Everybody is ready
ring-ready-text = { $seconds ->
    [one] It begins in a second.
   *[other] It begins in { $seconds } seconds.
  }
ring-challenge = Next challenge
ring-challenge-text = { $seconds ->
    [one] One second between two challenges of one player.
   *[other] { $seconds } seconds between two challenges of one player.
  }
ring-forfeit = A prophet is owed
ring-forfeit-text = { $seconds ->
    [one] Choose within a second, or it is chosen for you.
   *[other] Choose within { $seconds } seconds, or it is chosen for you.
  }
ring-spoken = { $seconds ->
    [one] { $title }: one second
   *[other] { $title }: { $seconds } seconds
  }
note-race-title = A lost race.
note-own-city-title = Your own city is not a target.
note-own-city = Only the city of another player can fall, and the tile must match every tile beside it.
note-time-title = When the time runs out
note-time = the tiles in hand go to the player’s strip, front up. What finds no room there goes into the bag; a tile that was taken first goes back to where it came from.
note-table-title = Table rules.
note-table = A wrong tile lies until somebody sees it. At the end it scores like the others.
note-right-title = Had the tile been right,
note-right = { $seconds ->
    [3] nothing would change. You would only wait three seconds before the next challenge.
   *[other] nothing would change. You would only wait { $seconds } seconds before the next challenge.
  }

## Gods, cities and hands beside the World

gods-title = Gods
gods-note = prophets in reserve
god-you = you
god-free = free
god-out = not in play
god-none = no god yet
god-reserve-spoken = { $left } of { $all } prophets in reserve
god-owes = { $count ->
    [one] owes one prophet
   *[other] owes { $count } prophets
  }
god-claim = Choose
god-taken = { $you ->
    [yes] It is yours already.
   *[no] { $who } has it.
  }
god-kingdoms = { $count ->
    [0] no kingdom yet
    [one] one kingdom, of { $tiles }
   *[other] { $count } kingdoms, largest { $tiles }
  }
god-worth = worth { $points } to you now
cities-title = Legendary cities
cities-left = { $left } of { $all } left
cities-spoken = { $left ->
    [0] No city is left to build
    [one] One of { $all } cities left to build
   *[other] { $left } of { $all } cities left to build
  }
side-title = Beside the World
hands-own = Your hands
hands-title = In their hands
hands-note = open to all
hands-taken = taken; must be laid
hands-theirs = { $who }’s hands, open to all
hands-spoken = { $you ->
    [yes] { $tiles ->
        [0] You hold no tile
        [1] You hold one tile
       *[other] You hold two tiles
      }
   *[no] { $tiles ->
        [0] { $who } holds no tile
        [1] { $who } holds one tile
       *[other] { $who } holds two tiles
      }
  }

## Strips of discarded tiles

strip-title = Discards
strip-count = { $tiles }/{ $slots }
strip-count-long = { $tiles } of { $slots }
strip-spoken = { $you ->
    [yes] Your discards: { $tiles } of { $slots } slots taken
   *[no] { $who }’s discards: { $tiles } of { $slots } slots taken
  }
strip-full = full: no drawing
slot-spoken = Slot { $slot }: { $nw }, { $ne }, { $se }, { $sw }, clockwise from the north-west
slot-spoken-empty = Slot { $slot }: empty
slot-fits = { $cells ->
    [0] fits nowhere
    [one] fits one cell
   *[other] fits { $cells } cells
  }
strip-keys = Enter takes a tile, F flips it, arrow keys go on.

## Before the race

prompt-ready = Before the race
prompt-ready-turns = Before the game
decide-ready = Are you ready?
decide-ready-facts = { $missing ->
    [0] Everybody else is. It begins as soon as you are.
    [one] It begins when everybody is. One other player is still awaited.
   *[other] It begins when everybody is. { $missing } other players are still awaited.
  }
decide-colour = Which prophets are yours?
decide-colour-facts = First come, first served, and for good. When everybody has a colour, each is dealt a god in secret.
waiting-waiting = { $count ->
    [one] { $names } is not ready yet.
   *[other] { $names } are not ready yet.
  }
ready-mark = ready
action-ready = I am ready
action-colour = { $god ->
    [merfolk] Take blue
    [humans] Take yellow
    [elves] Take green
   *[dwarves] Take grey
  }

## The prompt of the race

prompt-race = Play on · everyone at once
prompt-race-short = Everyone at once
prompt-closing = Last seconds · everyone at once
prompt-watch = The race · you are watching
prompt-watch-turns = You are watching
decide-full = Place or discard.
decide-half = Place, discard or take.
decide-empty = Draw, or take a discarded tile.
decide-no-draw = Take or flip a discarded tile.
decide-no-draw-facts = { $why ->
    [full] Your discards are full: you draw again when a slot is free.
   *[bag] The bag is empty.
  }
decide-taken = Lay the tile you took.
decide-taken-facts = Place it, or discard it into your own strip. Nothing else goes until then.
decide-taken-nowhere = Discard it into your own strip. Nothing else goes until then.
decide-stuck = Put it back.
decide-stuck-facts = It fits nowhere and your strip is full, so it may go back where it came from.
decide-here = { $cells ->
    [one] Lay it here? It fits one cell.
   *[other] Lay it here? It fits { $cells } cells.
  }
decide-aim = { $cells ->
    [one] It fits one cell. Tap it.
   *[other] It fits { $cells } cells. Tap one.
  }
decide-otherwise = It fits here another way round.
decide-misfit = It does not fit here.
decide-nowhere = It fits nowhere.
# As at a table nobody says what fits.
decide-here-unsaid = Lay it here?
decide-aim-unsaid = Tap a cell.
decide-fits-both = The tile in hand 1 fits { $first ->
    [0] nowhere
    [one] one cell
   *[other] { $first } cells
  }, the one in hand 2 fits { $second ->
    [0] nowhere
    [one] one cell
   *[other] { $second } cells
  }.
decide-fits-one = The tile in hand { $hand } fits { $cells ->
    [0] nowhere
    [one] one cell
   *[other] { $cells } cells
  }.
decide-keys-turn = Turn
decide-keys-flip = flip
decide-take = Take or flip a discarded tile.
prompt-discard = Discard
decide-discard = Into which slot?
decide-discard-up = The side that lies up stays up, for all to see.
decide-discard-facts = The side that lies up stays up, for all to see. A number chooses the slot; Enter takes the first free one.
prompt-god = Your god
decide-god = Choose a god, and send prophets.
decide-god-facts = A god is for the whole game. Its terrain pays you twice at the end; its prophets may stand on any.
decide-passed = You have passed.
decide-passed-facts = When everybody has passed in a row, it is over. Any action of anybody wipes all passes.
decide-passed-waits = { $count ->
    [one] Now it is for { $names } to pass as well.
   *[other] Now it is for { $names } to pass as well.
  }
decide-last = { $count ->
    [1] The other player has passed.
    [2] The other two have passed.
   *[3] The other three have passed.
  }
decide-last-facts = Pass ends the game; anything else wipes their passes.
waiting-race = Nobody is waited for.
waiting-passed = { $count ->
    [one] { $names } has passed.
   *[other] { $names } have passed.
  }

## Placing with a prophet

prompt-prophet = Prophet · column { $column }, row { $row }
decide-prophet = Where shall the prophet stand?
decide-prophet-facts = On any terrain of the tile: a quarter, or an arrow key, then Enter.
decide-prophet-late = Add a prophet to your last tile?
prompt-migrate = Migration
decide-migrate = Which prophet moves there?
decide-migrate-facts = Your reserve is empty, so one comes from another tile. Prophets in cities stay.
decide-migrate-best = The one at column { $column }, row { $row } costs you least.
decide-which-god = Whose prophet?
prophet-quarter = { $corner ->
    [nw] North-west: { $terrain }
    [ne] North-east: { $terrain }
    [se] South-east: { $terrain }
   *[sw] South-west: { $terrain }
  }
prophet-leads = { $tiles ->
    [one] leads a kingdom of one tile
   *[other] leads a kingdom of { $tiles }
  }
prophet-ties = { $tiles ->
    [one] ties in a kingdom of one tile
   *[other] ties in a kingdom of { $tiles }
  }
prophet-worth = { $points } now

## Building a city

prompt-city = A city
decide-city = Where shall the city rise?
decide-city-facts = On an open cell with two side lines. A prophet lives in it; { $points } points if it lasts.
city-safe = No tile can ever destroy it here.
city-at-risk = { $tiles ->
    [0] No tile in sight would destroy it here.
    [one] One tile in sight would destroy it here.
   *[other] { $tiles } tiles in sight would destroy it here.
  }

## A cataclysm

prompt-cataclysm = Cataclysm · column { $column }, row { $row }
decide-destroy = Let it fall on { $who }’s city?
decide-destroy-facts = The tile in hand { $hand } matches the tiles beside it. { $points ->
    [0] It changes nothing for you.
    [one] You gain one point.
   *[other] You gain { $points }.
  }
decide-destroy-plain = The tile in hand { $hand } matches the tiles beside it.
decide-destroy-loses = The tile in hand { $hand } matches the tiles beside it. You would lose { $points }.
decide-credit = Which of your gods gets the 5 points?
cataclysm-title = What it changes
cataclysm-order = before · after
cataclysm-now = If it falls now
cataclysm-before = before
cataclysm-after = after
cataclysm-falls = What falls
cataclysm-token-title = { $who }’s city
cataclysm-token = turns over and comes to you: 5 points
cataclysm-prophet-title = The prophet in it
cataclysm-prophet = leaves the game for good; it never goes back to the reserve
cataclysm-grows = What grows
cataclysm-grow = { $terrain ->
    [ocean] Ocean
    [plain] Plain
    [forest] Forest
   *[mountain] Mountain
  }
cataclysm-grow-from = grows from { $tiles }
cataclysm-grow-joins = { $count ->
    [2] joins two kingdoms
    [3] joins three kingdoms
   *[other] joins { $count } kingdoms
  }
cataclysm-grow-new = a new kingdom
cataclysm-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  }
cataclysm-nothing = Nothing here is done yet. Nobody sees your aim until it falls. { $turns ->
    [yes] Until then you may turn back.
   *[no] A lost race costs nothing.
  }
cataclysm-toast = { $who } has destroyed your city at column { $column }, row { $row }.
cataclysm-toast-all = { $you ->
    [yes] You destroy { $victim }’s city at column { $column }, row { $row }.
   *[no] { $who } destroys { $victim }’s city at column { $column }, row { $row }.
  }
news-overtaken = { $terrain ->
    [ocean] { $who } now leads the ocean of { $tiles } that you led.
    [plain] { $who } now leads the plain of { $tiles } that you led.
    [forest] { $who } now leads the forest of { $tiles } that you led.
   *[mountain] { $who } now leads the mountain of { $tiles } that you led.
  }

## Buttons

action-place = Place
action-with-prophet = With prophet
action-no-prophet = No prophet
action-prophet = Prophet
action-turn = Turn
action-turn-back = Turn back
action-flip = Flip
action-discard = Discard
action-take = Take
action-put-back = Put it back
action-draw = Draw two
action-draw-one = Draw one
action-choose-god = Choose a god
action-claim = { $god ->
    [merfolk] Choose the Merfolk
    [humans] Choose the Humans
    [elves] Choose the Elves
   *[dwarves] Choose the Dwarves
  }
action-city = City
action-build = Build it
action-migrate = This one
action-destroy = Destroy it
action-keep = Keep it
action-pass = Pass
action-end-turn = End the turn
action-challenge = Challenge
action-show-side = Show the side
action-play-on = Play on
action-forfeit = Give it up
action-flip-slot = Flip slot { $slot }
action-next-slot = Next slot
action-make-fit = Make it fit
action-sizes = { $shown ->
    [some] Show the sizes of all kingdoms
    [all] Show no sizes
   *[none] Show the sizes of large kingdoms
  }

## Ghost, roll-back and lost races

ghost-late = Not confirmed yet
ghost-lost = The connection is lost. Your tile waits for an answer.
ghost-misfit = { $side ->
    [north] It does not match on its north side.
    [east] It does not match on its east side.
    [south] It does not match on its south side.
   *[west] It does not match on its west side.
  }
ghost-few-lines = It must touch two side lines here.
race-lost-cell = { $who } was first at column { $column }, row { $row }. Your tile is back in hand { $hand }.
race-lost-build = { $who } was first at column { $column }, row { $row }. Your city and your prophet are back.
race-lost-city = { $who } was first to destroy the city at column { $column }, row { $row }. Your tile is back in hand { $hand }.
race-lost-slot = { $theirs ->
    [yes] { $who } was first at slot { $slot } of your strip. Your hand is still empty.
   *[no] { $who } was first at slot { $slot } of { $victim }’s strip. Your hand is still empty.
  }
race-lost-flip = Slot { $slot } was flipped before you reached it. Look again.
race-lost-god = { $god ->
    [merfolk] { $who } was first to choose the Merfolk. Choose another god.
    [humans] { $who } was first to choose the Humans. Choose another god.
    [elves] { $who } was first to choose the Elves. Choose another god.
   *[dwarves] { $who } was first to choose the Dwarves. Choose another god.
  }
race-lost-colour = { $god ->
    [merfolk] { $who } was first to take blue. Take another colour.
    [humans] { $who } was first to take yellow. Take another colour.
    [elves] { $who } was first to take green. Take another colour.
   *[dwarves] { $who } was first to take grey. Take another colour.
  }
race-lost-token = { $who } has built the last city. Your prophet is back.
race-lost-bag = { $who } has drawn the last tile. The bag is empty.

## What a screen reader is told

status-placed = { $cells ->
    [0] { $names } placed; the tile in hand { $hand } now fits nowhere.
    [one] { $names } placed; the tile in hand { $hand } now fits one cell.
   *[other] { $names } placed; the tile in hand { $hand } now fits { $cells } cells.
  }
status-others = { $names } placed.
status-you-placed = Placed at column { $column }, row { $row }.
status-you-placed-kingdom = { $terrain ->
    [ocean] Placed at column { $column }, row { $row }: the ocean there has { $tiles } tiles.
    [plain] Placed at column { $column }, row { $row }: the plain there has { $tiles } tiles.
    [forest] Placed at column { $column }, row { $row }: the forest there has { $tiles } tiles.
   *[mountain] Placed at column { $column }, row { $row }: the mountain there has { $tiles } tiles.
  }
status-drawn = { $count ->
    [1] One tile drawn.
   *[other] Two tiles drawn.
  }
status-your-turn = { $seconds ->
    [one] Your turn, one second.
   *[other] Your turn, { $seconds } seconds.
  }
status-seconds = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
  }
status-bag-empty = The bag is empty.
status-world-full = The World is full.
status-closing = { $seconds } seconds are left for everybody.
status-turned = { $turns ->
    [0] As it was.
    [1] Turned once.
    [2] Turned twice.
   *[other] Turned three times.
  }
status-flipped = Flipped.
status-picked = Hand { $hand } picked up.

## Timed turns and hidden gods

turns-title = Turns of { $seconds } seconds
turns-first = begins
turns-you-first = you begin
turns-now = plays now
turns-next = next
turns-you-next = you, next
turns-you-now = you, now
turns-then = then
turns-you-then = you, then
# After “You”, which stands for a player without a name.
turns-called-you-first = first
turns-called-you-now = now
turns-called-you-next = next
turns-called-you-then = then
turns-in = in { $seconds } s
turns-left = { $seconds } s
turns-last = last turn
prompt-turn = { $you ->
    [yes] Your turn
   *[no] { $who }’s turn
  }
prompt-last-turn = { $you ->
    [yes] Your last turn
   *[no] { $who }’s last turn
  }
decide-their-hands = { $tiles ->
    [0] { $who } holds no tile.
    [1] { $who } has one tile in hand.
   *[other] { $who } has two tiles in hand.
  }
decide-their-hands-next = You are next. Meanwhile you may flip tiles in your own strip.
decide-their-hands-later = Meanwhile you may flip tiles in your own strip.
waiting-turn = { $names } plays.
card-title = Your god
card-secret = only you see this
card-text = { $god ->
    [merfolk] Ocean: largest kingdom and number of kingdoms are yours.
    [humans] Plain: largest kingdom and number of kingdoms are yours.
    [elves] Forest: largest kingdom and number of kingdoms are yours.
   *[dwarves] Mountain: largest kingdom and number of kingdoms are yours.
  } { $colour ->
    [merfolk] Your prophets stay blue.
    [humans] Your prophets stay yellow.
    [elves] Your prophets stay green.
   *[dwarves] Your prophets stay grey.
  }
card-to-come = Dealt when everybody has a colour.
who-title = Who is who?
who-note = private notes, in pencil
who-text = What each has laid, by corner. Your guesses earn nothing and are shown to nobody before the cards are turned.
who-shares = { $first } { $share } %, { $second } { $less } %
who-share = { $terrain } { $share } %
who-nothing = nothing laid yet
who-not-yet = not yet
who-elsewhere = guessed elsewhere
who-right = You guessed right.
who-wrong = { $god ->
    [merfolk] You guessed the Merfolk.
    [humans] You guessed the Humans.
    [elves] You guessed the Elves.
   *[dwarves] You guessed the Dwarves.
  }
who-none = You had no guess.
score-hidden = Points are shown without the two bonuses until the cards are turned.

## Challenges and penalties

prompt-challenge = Challenge · column { $column }, row { $row }
challenge-title = The challenge
challenge-who = { $you ->
    [yes] { $theirs ->
        [yes] you, against yourself
       *[no] you, against { $victim }
      }
   *[no] { $theirs ->
        [yes] { $who }, against you
       *[no] { $who }, against { $victim }
      }
  }
challenge-side = { $side ->
    [north] On its north side the tile shows { $shown } where its neighbour shows { $wanted }.
    [east] On its east side the tile shows { $shown } where its neighbour shows { $wanted }.
    [south] On its south side the tile shows { $shown } where its neighbour shows { $wanted }.
   *[west] On its west side the tile shows { $shown } where its neighbour shows { $wanted }.
  }
challenge-rule = Both ends of a side must agree.
challenge-lines = { $lines ->
    [0] The tile was laid without a single side line; two are needed.
   *[1] The tile was laid on one side line; two are needed.
  }
challenge-steps = What happens now
challenge-to-strip = { $theirs ->
    [yes] The tile goes to your strip, slot { $slot }
   *[no] The tile goes to { $victim }’s strip, slot { $slot }
  }
challenge-to-hand = { $theirs ->
    [yes] The tile goes back to your hand
   *[no] The tile goes back to { $victim }’s hand
  }
challenge-to-bag = The tile goes into the bag
challenge-late = Late correction: the World has changed since.
challenge-late-bag = Late correction: the strip is full.
challenge-soon = Nothing was laid since.
challenge-prophet = Its prophet goes home
challenge-prophet-to = { $theirs ->
    [yes] To your reserve.
   *[no] To { $victim }’s reserve.
  }
challenge-cascade = Column { $column }, row { $row } goes into the bag
challenge-cascade-lines = { $lines ->
    [0] Without its neighbour it touches no side line; two are needed.
   *[1] Without its neighbour it touches one side line; two are needed.
  }
challenge-cascade-wrong = It was wrong too.
challenge-cascade-free = Laid in good faith: it costs nothing.
challenge-city = The city at column { $column }, row { $row } is taken off
challenge-city-to = Its token can be built again, its prophet goes home.
challenge-penalty = { $theirs ->
    [yes] You lose one prophet for good
   *[no] { $victim } loses one prophet for good
  }
challenge-penalty-all = This table plays with penalties for all.
challenge-penalty-some = This table plays with penalties for some, and { $victim } is one of them.
challenge-penalty-home = The one that just went home is taken.
challenge-penalty-reserve = One from the reserve is taken.
challenge-penalty-chosen = It is chosen among those in the World.
challenge-penalty-owed = It is owed until a god is chosen.
challenge-penalty-none = No penalty at this table.
decide-challenge = It is wrong, and goes back.
decide-challenge-facts = { $cells ->
    [0] Play has not stopped.
    [one] Play has not stopped. One cell is open again.
    [2] Play has not stopped. Two cells are open again.
    [3] Play has not stopped. Three cells are open again.
   *[other] Play has not stopped. { $cells } cells are open again.
  }
challenge-failed = { $seconds ->
    [one] It is right. Next challenge in a second.
   *[other] It is right. Next challenge in { $seconds } seconds.
  }
challenge-aim = Which tile is wrong?
challenge-aim-facts = Choose a tile. If it is right, you wait { $seconds } seconds for the next challenge.
prompt-forfeit = Penalty
decide-forfeit = Choose a prophet to lose.
decide-forfeit-facts = It must stand on a tile, not in a city. Nothing else goes until then.
waiting-forfeit = { $names } must give up a prophet.

## Score now

score-title = Score now
score-if-closed = if the World closed here
score-chart = by god
score-scored = has scored
score-nothing = Nothing would score yet.
score-spoken = { $score ->
    [one] one point, { $now } if the World closed here
   *[other] { $score } points, { $now } if the World closed here
  }
score-spoken-over = { $score ->
    [one] one point
   *[other] { $score } points
  }
score-spoken-scored = { $score ->
    [one] one point, has scored
   *[other] { $score } points, has scored
  }
step-cities = Cities
step-prophets = Prophets
step-largest = Largest
step-most = Most
column-now = Now
column-total = Total
why-kingdom = { $terrain ->
    [ocean] Ocean of { $tiles }
    [plain] Plain of { $tiles }
    [forest] Forest of { $tiles }
   *[mountain] Mountain of { $tiles }
  }
why-alone = { $you ->
    [yes] led by you alone
   *[no] led by { $who } alone
  }
why-tie = { $you ->
    [yes] { $count ->
        [2] you tie; both are paid
        [3] you tie; all three are paid
       *[other] you tie; all four are paid
      }
   *[no] { $count ->
        [2] a tie; both are paid
        [3] a tie; all three are paid
       *[other] a tie; all four are paid
      }
  }
why-smaller = Smaller ones
why-smaller-count = { $you ->
    [yes] that you lead: { $count }
   *[no] that { $who } leads: { $count }
  }
why-cities = { $count ->
    [one] One city
   *[other] { $count } cities
  }
why-cities-last = still there
why-destroyed = { $count ->
    [one] One city
   *[other] { $count } cities
  }
why-destroyed-note = destroyed
why-largest = { $terrain ->
    [ocean] Largest ocean, { $tiles }
    [plain] Largest plain, { $tiles }
    [forest] Largest forest, { $tiles }
   *[mountain] Largest mountain, { $tiles }
  }
why-most = { $terrain ->
    [ocean] { $count ->
        [one] One kingdom of ocean
       *[other] { $count } kingdoms of ocean
      }
    [plain] { $count ->
        [one] One kingdom of plain
       *[other] { $count } kingdoms of plain
      }
    [forest] { $count ->
        [one] One kingdom of forest
       *[other] { $count } kingdoms of forest
      }
   *[mountain] { $count ->
        [one] One kingdom of mountain
       *[other] { $count } kingdoms of mountain
      }
  }
why-rank = { $rank ->
    [1] first of { $of }
    [2] second of { $of }
    [3] third of { $of }
   *[4] fourth of { $of }
  }
why-rank-tied = { $rank ->
    [1] tied for first
    [2] tied for second
   *[3] tied for third
  }
why-no-kingdom = no kingdom, no place
why-not-ranked = nobody’s god: not ranked
why-no-god = No god yet: nothing counts for you.
kingdoms-title = Kingdoms
kingdoms-sizes = tiles in each
kingdoms-count = count
kingdoms-none = none

## The end of the game

end-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
  }
end-last-cell = { $you ->
    [yes] The last cell was filled after { $time }. You won by { $by }.
   *[no] The last cell was filled after { $time }. { $who } won by { $by }.
  }
end-bag-empty = { $you ->
    [yes] The bag was empty after { $time }. You won by { $by }.
   *[no] The bag was empty after { $time }. { $who } won by { $by }.
  }
end-all-passed = { $you ->
    [yes] After { $time } everybody had passed. You won by { $by }.
   *[no] After { $time } everybody had passed. { $who } won by { $by }.
  }
end-by = { $you ->
    [yes] You won by { $by }.
   *[no] { $who } won by { $by }.
  }
end-shared = { $names } share the win with { $points } points.
end-lowest = { $you ->
    [yes] Your lower score is the higher one: { $low } against { $other }.
   *[no] { $who }’s lower score is the higher one: { $low } against { $other }.
  }
end-highest = { $you ->
    [yes] The lower scores are equal, { $low } each; your higher one decides: { $high } against { $other }.
   *[no] The lower scores are equal, { $low } each; { $who }’s higher one decides: { $high } against { $other }.
  }
end-god = { $god ->
    [merfolk] Merfolk, ocean
    [humans] Humans, plain
    [elves] Elves, forest
   *[dwarves] Dwarves, mountain
  }
end-no-god = no god
end-revealed = The cards are turned
end-title-table = God by god
end-steps = four steps
end-step-cities = Each city in the World pays 5 points to whose prophet lives in it, each destroyed one 5 to whoever destroyed it.
end-step-prophets = A kingdom pays its tiles without a prophet to the god with most prophets there. Those who tie are all paid in full.
end-step-largest = The gods are ranked by the largest kingdom of their terrain: 15, 10, 5, 0. Those who tie share their places.
end-step-most = The gods are ranked by how many kingdoms their terrain has: 15, 10, 5, 0. Those who tie share their places.
end-led = { $names }
end-led-each = { $count ->
    [2] { $names }, each
    [3] three tie, each
   *[other] four tie, each
  }
end-smaller = { $count ->
    [one] One smaller kingdom, worth { $points }
   *[other] { $count } smaller kingdoms, worth { $points } in all
  }
end-sheet-title = The World of { $date }
end-sheet-minutes = { $minutes ->
    [one] made in a minute by
   *[other] made in { $minutes } minutes by
  }
end-sheet-player = { $god ->
    [merfolk] { $who }, Merfolk
    [humans] { $who }, Humans
    [elves] { $who }, Elves
   *[dwarves] { $who }, Dwarves
  }
end-sheet-name = Your name on the sheet
end-picture-title = A picture to keep
end-picture-note = with your names
end-picture = Picture
end-print = Print, A3
end-share = Share
end-picture-text = Without outlines and numbers: only land, prophets and cities.
end-picture-saved = The picture is saved.
end-ceremony-step = { $step ->
    [1] First, the cities
    [2] Then the prophets
    [3] Then the largest kingdoms
   *[4] Last, the number of kingdoms
  }
finale-skip = Skip to the result
end-world = The World as it was left
end-board = Look at the World

## The story of the end

story-largest = { $terrain ->
    [ocean] The largest kingdom was an ocean of { $tiles } tiles.
    [plain] The largest kingdom was a plain of { $tiles } tiles.
    [forest] The largest kingdom was a forest of { $tiles } tiles.
   *[mountain] The largest kingdom was a mountain of { $tiles } tiles.
  }
story-leader = { $you ->
    [yes] { $prophets ->
        [one] You had one prophet in it, and { $points } points.
       *[other] You had { $prophets } prophets in it, and { $points } points.
      }
   *[no] { $prophets ->
        [one] { $who } had one prophet in it, and { $points } points.
       *[other] { $who } had { $prophets } prophets in it, and { $points } points.
      }
  }
story-nobody = Nobody sent a prophet there.
story-cities = { $cities ->
    [0] No city was ever built.
    [one] One city was built.
   *[other] { $cities } cities were built.
  }
story-fallen = { $fallen ->
    [0] None of them fell.
    [one] One of them fell.
   *[other] { $fallen } of them fell.
  }
story-destroyer = { $you ->
    [yes] { $fallen ->
        [one] You brought down one of them.
       *[other] You brought down { $fallen } of them.
      }
   *[no] { $fallen ->
        [one] { $who } brought down one of them.
       *[other] { $who } brought down { $fallen } of them.
      }
  }
story-quickest = { $you ->
    [yes] Nobody laid more than you: { $tiles } tiles.
   *[no] Nobody laid more than { $who }: { $tiles } tiles.
  }
story-second = { $you ->
    [yes] You came second, { $by } behind.
   *[no] { $who } came second, { $by } behind.
  }
story-bonus = { $you ->
    [yes] The two bonuses brought you { $points }, more than anyone.
   *[no] The two bonuses brought { $who } { $points }, more than anyone.
  }
story-late-god = { $you ->
    [yes] You waited { $time } before you chose a god.
   *[no] { $who } waited { $time } before choosing a god.
  }
story-open = { $cells ->
    [one] One cell stayed open.
   *[other] { $cells } cells stayed open.
  }

## Chronicle

chronicle-yours = yours
chronicle-points = points
chronicle-cities = cities
chronicle-ready = { $you ->
    [yes] You are ready.
   *[no] { $who } is ready.
  }
# What was left to the lot, when the game was set up.
chronicle-drawn-tempo = { $tempo ->
    [timed_turns] The lot has fallen on timed turns.
   *[other] The lot has fallen on all at once: no turns.
  }
chronicle-drawn-gods = { $gods ->
    [only] Two players with four gods play with open gods: there was nothing to draw.
    [hidden] The lot has fallen on hidden gods.
   *[other] The lot has fallen on open gods.
  }
chronicle-begins = Everybody is ready. The game begins.
chronicle-first = { $you ->
    [yes] You have the first turn.
   *[no] { $who } has the first turn.
  }
chronicle-turn = { $you ->
    [yes] Your turn
   *[no] { $who }’s turn
  }
chronicle-last-turn = { $you ->
    [yes] Your last turn
   *[no] { $who }’s last turn
  }
chronicle-colour = { $god ->
    [merfolk] { $you ->
        [yes] You take the blue prophets.
       *[no] { $who } takes the blue prophets.
      }
    [humans] { $you ->
        [yes] You take the yellow prophets.
       *[no] { $who } takes the yellow prophets.
      }
    [elves] { $you ->
        [yes] You take the green prophets.
       *[no] { $who } takes the green prophets.
      }
   *[dwarves] { $you ->
        [yes] You take the grey prophets.
       *[no] { $who } takes the grey prophets.
      }
  }
chronicle-dealt = Each player is dealt a god in secret.
chronicle-your-card = You are { $god ->
    [merfolk] the goddess of the Merfolk
    [humans] the god of the Humans
    [elves] the goddess of the Elves
   *[dwarves] the god of the Dwarves
  }. Nobody else knows.
chronicle-claims = { $god ->
    [merfolk] { $you ->
        [yes] You are the goddess of the Merfolk.
       *[no] { $who } is the goddess of the Merfolk.
      }
    [humans] { $you ->
        [yes] You are the god of the Humans.
       *[no] { $who } is the god of the Humans.
      }
    [elves] { $you ->
        [yes] You are the goddess of the Elves.
       *[no] { $who } is the goddess of the Elves.
      }
   *[dwarves] { $you ->
        [yes] You are the god of the Dwarves.
       *[no] { $who } is the god of the Dwarves.
      }
  }
chronicle-draws = { $count ->
    [1] { $you ->
        [yes] You draw one tile.
       *[no] { $who } draws one tile.
      }
   *[other] { $you ->
        [yes] You draw two tiles.
       *[no] { $who } draws two tiles.
      }
  }
chronicle-discards = { $you ->
    [yes] You discard a tile into slot { $slot }.
   *[no] { $who } discards a tile into slot { $slot }.
  }
chronicle-flips = { $own ->
    [yes] { $you ->
        [yes] You flip a tile of your own discards.
       *[no] { $who } flips a tile of their own discards.
      }
   *[no] { $you ->
        [yes] You flip a tile of { $victim }’s discards.
       *[no] { $theirs ->
            [yes] { $who } flips a tile of your discards.
           *[no] { $who } flips a tile of { $victim }’s discards.
          }
      }
  }
chronicle-takes = { $own ->
    [yes] { $you ->
        [yes] You take a tile from your own discards.
       *[no] { $who } takes a tile from their own discards.
      }
   *[no] { $you ->
        [yes] You take a tile from { $victim }’s discards.
       *[no] { $theirs ->
            [yes] { $who } takes a tile from your discards.
           *[no] { $who } takes a tile from { $victim }’s discards.
          }
      }
  }
chronicle-puts-back = { $own ->
    [yes] { $you ->
        [yes] You put the tile back among your own discards.
       *[no] { $who } puts the tile back among their own discards.
      }
   *[no] { $you ->
        [yes] You put the tile back among { $victim }’s discards.
       *[no] { $theirs ->
            [yes] { $who } puts the tile back among your discards.
           *[no] { $who } puts the tile back among { $victim }’s discards.
          }
      }
  }
chronicle-puts-in-bag = { $you ->
    [yes] Nowhere is room for your tile: it goes into the bag.
   *[no] Nowhere is room for { $who }’s tile: it goes into the bag.
  }
chronicle-places = { $you ->
    [yes] You place at column { $column }, row { $row }.
   *[no] { $who } places at column { $column }, row { $row }.
  }
chronicle-prophet = { $you ->
    [yes] { $terrain ->
        [ocean] You send a prophet into the ocean.
        [plain] You send a prophet onto the plain.
        [forest] You send a prophet into the forest.
       *[mountain] You send a prophet into the mountains.
      }
   *[no] { $terrain ->
        [ocean] { $who } sends a prophet into the ocean.
        [plain] { $who } sends a prophet onto the plain.
        [forest] { $who } sends a prophet into the forest.
       *[mountain] { $who } sends a prophet into the mountains.
      }
  }
chronicle-migrates = The prophet comes from column { $column }, row { $row }.
chronicle-builds = { $you ->
    [yes] You build a legendary city at column { $column }, row { $row }.
   *[no] { $who } builds a legendary city at column { $column }, row { $row }.
  }
chronicle-destroys = { $you ->
    [yes] You destroy { $victim }’s city at column { $column }, row { $row }.
   *[no] { $theirs ->
        [yes] { $who } destroys your city at column { $column }, row { $row }.
       *[no] { $who } destroys { $victim }’s city at column { $column }, row { $row }.
      }
  }
chronicle-prophet-lost = { $theirs ->
    [yes] Your prophet is lost with it.
   *[no] { $victim }’s prophet is lost with it.
  }
chronicle-credit = { $god ->
    [merfolk] The 5 points are for the Merfolk.
    [humans] The 5 points are for the Humans.
    [elves] The 5 points are for the Elves.
   *[dwarves] The 5 points are for the Dwarves.
  }
chronicle-passes = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
  }
chronicle-ends-turn = { $you ->
    [yes] You end your turn.
   *[no] { $who } ends the turn.
  }
chronicle-time-up = { $you ->
    [yes] Your time is up.
   *[no] { $who }’s time is up.
  }
chronicle-swept = { $tiles ->
    [one] One tile goes to the strip.
   *[other] { $tiles } tiles go to the strip.
  }
chronicle-swept-bag = { $tiles ->
    [one] One tile finds no room and goes into the bag.
   *[other] { $tiles } tiles find no room and go into the bag.
  }
chronicle-swept-back = { $theirs ->
    [yes] The tile that was taken finds no room and goes back among your discards.
   *[no] The tile that was taken finds no room and goes back among { $victim }’s discards.
  }
chronicle-world-full = The World is full.
chronicle-bag-empty = { $you ->
    [yes] You have drawn the last tile: the bag is empty.
   *[no] { $who } has drawn the last tile: the bag is empty.
  }
chronicle-closing = { $seconds } seconds are left for everybody.
chronicle-last-turns = Everybody has one more turn.
chronicle-all-passed = Everybody has passed.
chronicle-time-over = The time is over.
chronicle-challenges = { $you ->
    [yes] { $theirs ->
        [yes] You challenge your own tile at column { $column }, row { $row }: it is wrong.
       *[no] You challenge { $victim }’s tile at column { $column }, row { $row }: it is wrong.
      }
   *[no] { $theirs ->
        [yes] { $who } challenges your tile at column { $column }, row { $row }: it is wrong.
       *[no] { $who } challenges { $victim }’s tile at column { $column }, row { $row }: it is wrong.
      }
  }
chronicle-challenges-nobodys = { $you ->
    [yes] You challenge the tile at column { $column }, row { $row }: it is wrong.
   *[no] { $who } challenges the tile at column { $column }, row { $row }: it is wrong.
  }
chronicle-back-to-hand = { $theirs ->
    [yes] It goes back to your hand.
   *[no] It goes back to { $victim }’s hand.
  }
chronicle-back-to-strip = { $theirs ->
    [yes] It goes to your discards.
   *[no] It goes to { $victim }’s discards.
  }
chronicle-back-to-bag = It goes into the bag.
chronicle-cascade = { $tiles ->
    [one] One more tile loses its hold and goes into the bag.
   *[other] { $tiles } more tiles lose their hold and go into the bag.
  }
chronicle-city-off = The city at column { $column }, row { $row } is taken off; it can be built again.
chronicle-prophet-home = { $theirs ->
    [yes] { $prophets ->
        [one] One of your prophets goes home.
       *[other] { $prophets } of your prophets go home.
      }
   *[no] { $prophets ->
        [one] One of { $victim }’s prophets goes home.
       *[other] { $prophets } of { $victim }’s prophets go home.
      }
  }
chronicle-penalty = { $theirs ->
    [yes] You lose a prophet for good.
   *[no] { $victim } loses a prophet for good.
  }
chronicle-owes = { $theirs ->
    [yes] You owe a prophet until you choose a god.
   *[no] { $victim } owes a prophet until a god is chosen.
  }
chronicle-must-forfeit = { $theirs ->
    [yes] You must choose a prophet to lose.
   *[no] { $victim } must choose a prophet to lose.
  }
chronicle-forfeits = { $you ->
    [yes] You give up the prophet at column { $column }, row { $row }.
   *[no] { $who } gives up the prophet at column { $column }, row { $row }.
  }
chronicle-forfeit-void = { $theirs ->
    [yes] You have no prophet left to lose: the penalty is void.
   *[no] { $victim } has no prophet left to lose: the penalty is void.
  }
chronicle-reveals = { $god ->
    [merfolk] { $you ->
        [yes] You were the goddess of the Merfolk.
       *[no] { $who } was the goddess of the Merfolk.
      }
    [humans] { $you ->
        [yes] You were the god of the Humans.
       *[no] { $who } was the god of the Humans.
      }
    [elves] { $you ->
        [yes] You were the goddess of the Elves.
       *[no] { $who } was the goddess of the Elves.
      }
   *[dwarves] { $you ->
        [yes] You were the god of the Dwarves.
       *[no] { $who } was the god of the Dwarves.
      }
  }
chronicle-scoring = The World is counted
chronicle-scored = { $god ->
    [merfolk] The Merfolk score { $points }: cities { $cities }, prophets { $prophets }, largest kingdom { $largest }, number of kingdoms { $most }.
    [humans] The Humans score { $points }: cities { $cities }, prophets { $prophets }, largest kingdom { $largest }, number of kingdoms { $most }.
    [elves] The Elves score { $points }: cities { $cities }, prophets { $prophets }, largest kingdom { $largest }, number of kingdoms { $most }.
   *[dwarves] The Dwarves score { $points }: cities { $cities }, prophets { $prophets }, largest kingdom { $largest }, number of kingdoms { $most }.
  }
chronicle-scored-hidden = { $you ->
    [yes] You score { $points }: cities { $cities }, prophets { $prophets }, largest kingdom { $largest }, number of kingdoms { $most }.
   *[no] { $who } scores { $points }: cities { $cities }, prophets { $prophets }, largest kingdom { $largest }, number of kingdoms { $most }.
  }
chronicle-wins = { $you ->
    [yes] You win.
   *[no] { $who } wins.
  }
chronicle-share = { $names } share the win.
chronicle-game-ended = The game is over.

## Refusals of the rules

refusal-waiting = The game has not begun. Say that you are ready first.
refusal-over = The game is over.
refusal-not-your-turn = It is not your turn. Until then you may only flip tiles in your own strip.
refusal-hand-empty = There is no tile in that hand. Use the other one, draw or take.
refusal-hand-full = There is no hand free for it. Place or discard a tile first.
refusal-hands-not-empty = You draw with both hands empty only. Place or discard what you hold first.
refusal-bag-empty = The bag is empty. Take a discarded tile instead.
refusal-area-full = Your strip is full. Take a tile from it before you draw or discard.
refusal-slot-empty = No tile lies in that slot. Choose another.
refusal-slot-taken = That slot is not free. Choose a free one.
refusal-slot-changed = The tile in that slot is no longer the one you saw. Look again.
refusal-off-world = That cell lies outside the World. Choose one inside the frame.
refusal-cell-taken = That cell is taken. Choose an open one; nothing is lost.
refusal-few-lines = It must touch at least two side lines: the frame or tiles, not cities.
refusal-mismatch = It does not match the tiles beside it. Turn it, flip it, or choose another cell.
refusal-no-god = You need a god for that. Choose one first.
refusal-god-taken = That one is taken. Choose another.
refusal-god-limit = You have all the gods you can have, and a choice is final.
refusal-no-prophet = You have no prophet for that. Place without one.
refusal-use-reserve = Your reserve is not empty. Take the prophet from there.
refusal-bad-source = No prophet of yours can be taken from there. Choose one on a tile, not in a city.
refusal-own-city = That city is yours. Only the cities of others can fall.
refusal-no-city = There is no city on that cell. Place the tile, or choose a city.
refusal-no-token = All the cities are built or destroyed. None is left.
refusal-taken-tile = First lay the tile you took: in the World or in your own strip.
refusal-still-usable = You cannot put it back: only a taken tile that fits nowhere goes back, and only while your strip is full.
refusal-not-wrong = No wrong tile lies there. Nothing changes.
refusal-forfeit-first = First choose a prophet to lose.
refusal-bad-action = { $why ->
    [G2-8] The game has begun already.
    [G2-9] You are ready already. It begins when everybody is.
    [G3-2] There are no turns in this game: all act at once.
    [G7-16] You have two gods. Say whose prophet it is.
    [G7-17] A prophet can follow only the tile you have just placed, before you do anything else.
    [G10-7] You have acted in this turn: end it instead of passing.
    [G11-4] Gods are hidden here: they are dealt, not chosen.
    [G11-8] Colours are chosen only where gods are hidden, and before the game begins.
    [G13-9] You have passed already. Any action of anybody wipes all passes.
    [G16-1] In this game a tile cannot be placed wrongly, so there is nothing to challenge.
    [G16-8] You owe no prophet.
   *[other] That cannot be done now, or not in this game.
  }

## In the terminal

ask-waiting = Are you ready?
ask-play = What do you do?
ask-forfeit = Which prophet do you lose?
ask-where = Where?
ask-how = How shall it lie?
ask-discard = Which tile, and which face up?
ask-slot = Which tile?
do-ready = Say that you are ready
do-choose-colour = { $god ->
    [merfolk] Take the blue prophets
    [humans] Take the yellow prophets
    [elves] Take the green prophets
   *[dwarves] Take the grey prophets
  }
do-choose-god = Choose a god
do-draw = { $count ->
    [1] Draw one tile
   *[other] Draw two tiles
  }
do-discard = Discard a tile
do-discard-as = hand { $hand }, showing { $face }
do-flip = Flip a discarded tile
do-take = Take a discarded tile
do-slot = { $you ->
    [yes] slot { $slot } of your strip
   *[no] slot { $slot } of { $who }’s strip
  }
do-put-back = Put the tile of hand { $hand } back
do-place = Place hand { $hand }
do-place-prophet = Add a prophet to your last tile
do-build = Build a city
do-destroy = Destroy a city with hand { $hand }
do-pass = Pass
do-end-turn = End the turn
do-challenge = Challenge the tile at column { $column }, row { $row }
do-forfeit = Give up the prophet at column { $column }, row { $row }
do-at = at column { $column }, row { $row }
do-as = as { $face }
do-without-prophet = without a prophet
do-with-prophet = { $terrain ->
    [ocean] with a prophet in the ocean
    [plain] with a prophet on the plain
    [forest] with a prophet in the forest
   *[mountain] with a prophet on the mountain
  }
do-from = from column { $column }, row { $row }
do-of-god = { $god ->
    [merfolk] of the Merfolk
    [humans] of the Humans
    [elves] of the Elves
   *[dwarves] of the Dwarves
  }
do-credit = { $god ->
    [merfolk] 5 points for the Merfolk
    [humans] 5 points for the Humans
    [elves] 5 points for the Elves
   *[dwarves] 5 points for the Dwarves
  }
corner-nw = north-west
corner-ne = north-east
corner-se = south-east
corner-sw = south-west
note-up-to = up to { $points }
status-bag = bag: { $tiles }
status-hand = Hand { $hand }
status-hand-empty = empty
status-cities = cities: { $tokens } of { $all }
status-hand-cells = { $cells ->
    [0] fits nowhere
    [one] one cell
   *[other] { $cells } cells
  }
terminal-world-legend = Letters are corners, O ocean, P plain, F forest, M mountain: OP/FM has O and P in the north, F and M in the south. A stroke joins corners across the middle. A dot is an open cell; under it stand the hands that fit.
terminal-race = All act at once: while you type, the others go on, and Enter looks again. With --option tempo=timed_turns everybody has { $seconds } seconds to themselves.
terminal-turns = In your turn you have { $seconds } seconds; the clock runs while you type.
terminal-undo-seen = everybody has seen it, and could have answered it
terminal-no-cell = “{ $name }” is no cell; name a column and a row, as in: b 3 2
# In the place of the same messages of other games, whose examples are lands and dice.
terminal-tiles-sealed = The bag is sealed: { $seal }…  ? for help.
terminal-tiles-record = The record is in { $file }, with the seed of its bag revealed.
terminal-tiles-help-choose = choose it; words may be cut short: draw two
    .keys = a number or words
terminal-tiles-help-board = the World; one cell of it
    .keys = b, b COLUMN ROW
terminal-tiles-help-hand = everybody’s hands and discards; those of one player
    .keys = h, h NAME
terminal-tiles-help-undo = nothing is taken back here: everybody sees everything at once
    .keys = u
terminal-tiles-help-why = why can’t I? as in w 3 2, w city 3 2, w draw, w pass
    .keys = w VERB COLUMN ROW
terminal-tiles-help-rule = a rule, as in r 7.2 or r city
    .keys = r NUMBER, r WORDS
terminal-tiles-why-what = Say what you would like to do, as in: w 3 2, w city 3 2, w draw
terminal-tiles-why-unknown = “{ $text }” means nothing here; try as in: w 3 2, w destroy 3 2, w city 3 2, w take 4, w pass
terminal-tiles-no-rule = There is no rule “{ $words }”; try a number as in r 7.2, or words as in r city.
# What can be typed after w, with spaces between words that mean the same.
terminal-verb-place = place lay
terminal-verb-destroy = destroy cataclysm
terminal-verb-build = build city
terminal-verb-prophet = prophet send
terminal-verb-challenge = challenge
terminal-verb-forfeit = forfeit give lose
terminal-verb-pass = pass
terminal-verb-ready = ready
terminal-verb-draw = draw
terminal-verb-discard = discard
terminal-verb-put-back = put
terminal-verb-take = take
terminal-verb-flip = flip

## The almanac: tiles, gods, modules

almanac-tab = Tiles and gods
primer-enough-here = Two pages. You can play with this; the lessons show the rest.
almanac-tiles = Tiles
almanac-tiles-note = 92 tiles with two sides each. A corner is ocean, plain, forest or mountain, and no side shows all four.
almanac-tile = Tile { $number }
almanac-front = Front
almanac-back = Back
almanac-tiles-count = { $count ->
    [one] one tile
   *[other] { $count } tiles
  }
almanac-one-terrain = One terrain
almanac-two-terrains = Two terrains
almanac-three-terrains = Three terrains
almanac-saddle = Saddle: two corners lie diagonally, and only one of the two terrains crosses the middle.
almanac-gods = Gods
almanac-gods-note = Each has a terrain and a colour. Its terrain decides two bonuses; its prophets may stand anywhere.
almanac-god-terrain = Terrain
almanac-god-colour = Prophets
almanac-god-merfolk = She counts the oceans: the largest, and how many there are.
almanac-god-humans = He counts the plains: the largest, and how many there are.
almanac-god-elves = She counts the forests: the largest, and how many there are.
almanac-god-dwarves = He counts the mountains: the largest, and how many there are.
almanac-cities = Legendary cities
almanac-cities-note = Eight tokens. Each standing city is worth 5 points to its builder, each destroyed one 5 to its destroyer.
almanac-modules = Modules
almanac-modules-note = How fast, how open, how many: choose one of each before the race.
almanac-module-simultaneous = All at once
almanac-module-simultaneous-text = No turns. Everybody draws, places and discards at any time; whoever is first has the cell.
almanac-module-timed = Timed turns
almanac-module-timed-text = Turns of 30 seconds, one player after the other. Tiles still in hand at the end go to the strip.
almanac-module-visible = Visible gods
almanac-module-visible-text = Choose a god when you like. Who waits knows more, but has no prophets yet.
almanac-module-hidden = Hidden gods
almanac-module-hidden-text = Everybody has a colour from the start and a god that nobody else knows until the end.
almanac-module-two-four = Two players, four gods
almanac-module-two-four-text = Each has two gods that score apart. Whoever owns the lowest of the four scores loses.
almanac-module-two-two = Two players, two gods
almanac-module-two-two-text = Each has one god with 13 prophets. The other two gods stay out.
almanac-module-strict = Only right tiles
almanac-module-strict-text = A tile that does not fit cannot be placed.
almanac-module-table = As at a table
almanac-module-table-text = A wrong tile lies until somebody challenges it, and may cost a prophet.
figure-reserves = Prophets and discard slots
figure-players = players
figure-gods = gods each
figure-prophets = prophets in a reserve
figure-slots = slots in a strip
figure-places = Points by place
figure-tie = places shared
figure-turning = A quarter turn moves every corner one place clockwise

## The primer: the game in pictures

primer-aim = The aim
primer-aim-text = Everybody lays the same World, at the same time. When it is full, or the bag is empty, the gods count *cities, prophets and kingdoms*. The highest score wins.
primer-race = What you do, in any order
primer-draw = Draw
primer-draw-text = Two tiles, one for each hand. Both hands must be empty.
primer-place = Place
primer-place-text = Either side up, turned as you like. It must touch *two side lines*, frame or tile, and match at every corner it shares.
primer-discard = Discard
primer-discard-text = What does not fit goes to your strip. Everybody may take it from there. A full strip stops you from drawing.
primer-prophet = Send a prophet
primer-prophet-text = Choose a god when you like. Then each tile you place may bring a prophet, on any of its terrains.
primer-city = Build a city
primer-city-text = On an open cell with two side lines, with a prophet in it: 5 points, if it lasts.
primer-cataclysm = Destroy a city
primer-cataclysm-text = With a tile that matches all round. Its token is worth 5 points to you, and its prophet is lost.
primer-comfort = *A lost race costs nothing.* If somebody is first, your tile is back in your hand.
primer-points = What brings points
primer-points-text = A *kingdom* is one terrain over at least two tiles that hang together.
primer-cities = Cities
primer-cities-text = 5 for each of yours that lasts, 5 for each you destroyed.
primer-prophets = Prophets
primer-prophets-text = Most prophets in a kingdom: one point for each of its tiles where none stands. Those who tie are all paid.
primer-largest = Largest
primer-largest-text = Whose terrain has the largest kingdom: 15, then 10, 5 and 0.
primer-most = Most
primer-most-text = Whose terrain has the most kingdoms: 15, then 10, 5 and 0.

## Learn

learn-turn = A race in five moves
learn-turn-1 = Draw
learn-turn-1-note = Two tiles from the bag, one for each hand.
learn-turn-2 = Place
learn-turn-2-note = Where two side lines meet it and every corner matches. Turn it, flip it.
learn-turn-3 = Discard, take, flip
learn-turn-3-note = What does not fit goes to your strip. What others threw away may fit.
learn-turn-4 = Choose a god, send prophets
learn-turn-4-note = Prophets lead kingdoms. Most there get its points.
learn-turn-5 = Build and destroy
learn-turn-5-note = A city is worth 5 points to whoever has it at the end, or to whoever destroys it.
aim-race = Everybody lays tiles into the same World, all at once. A tile must touch two side lines and match its neighbours. What does not fit goes to your strip, and anybody may take it from there.
aim-gods = Choose a god when you like: its terrain pays up to 15 points twice at the end, for the largest kingdom and for the most kingdoms. With a god you may send prophets and build cities.
aim-end = When the World is full or the bag empty, { $seconds } seconds are left. { $gods ->
    [2] Then everything is counted. Each of you may have two gods with a score each, and whoever has the lowest of the four loses.
   *[other] Then everything is counted, and the highest score wins.
  }
aim-turns = Everybody lays tiles into the same World, one after another, with { $seconds } seconds for a turn. A tile must touch two side lines and match its neighbours. What does not fit goes to your strip, and anybody may take it from there.
aim-hidden = Choose a colour; then each is dealt a god in secret. Its terrain pays up to 15 points twice at the end, for the largest kingdom and for the most kingdoms. Until then nobody shows which it is.
aim-end-turns = When the World is full or the bag empty, everybody has one more turn. { $gods ->
    [2] Then everything is counted. Each of you may have two gods with a score each, and whoever has the lowest of the four loses.
   *[other] Then everything is counted, and the highest score wins.
  }

## Lessons

lesson-placing = Placing tiles
lesson-placing-pitch = { $minutes } minutes: draw, turn, flip and place.
lesson-placing-aim = One World for all
lesson-placing-aim-text = Everybody lays tiles into this frame, at the same time. In a lesson nobody hurries you. A tile has two sides and four corners; each corner is ocean, plain, forest or mountain.
lesson-placing-corner = Begin in a corner
lesson-placing-corner-text = A tile must touch at least two side lines: the frame, or tiles that lie already. In an empty World only the four corners offer two. The others have begun in three of them.
lesson-placing-turn = Turn it
lesson-placing-turn-text = Beside a tile, both ends of the shared side must show the same terrain. The lit cells say how this tile would fit: turn it once, then place it.
lesson-placing-draw = Draw two
lesson-placing-draw-text = Both hands are empty, so you may draw. With a full strip you could not.
lesson-placing-flip = Flip it
lesson-placing-flip-text = This side fits nowhere, but the other one does. Flip the tile and place it.
lesson-placing-discard = Discard what does not fit
lesson-placing-discard-text = Neither side fits anywhere now. Put the tile into your strip, with the side up that others may need least.
lesson-placing-take = Take a discarded tile
lesson-placing-take-text = What others discarded, anybody may take. This one fits. Once taken it must be laid at once: in the World, or in your own strip.
lesson-placing-lay = Lay it
lesson-placing-lay-text = Here it closes the gap between two tiles. Opposite sides do as well as adjacent ones.
lesson-placing-done = You know how a World grows.
lesson-placing-done-text = Later in a race most tiles fit nowhere. Then flipping, taking and discarding decide, and whoever looks at the strips is ahead.
lesson-prophets = Gods and prophets
lesson-prophets-pitch = { $minutes } minutes: choose a god, and lead kingdoms.
lesson-prophets-kingdom = What a kingdom is
lesson-prophets-kingdom-text = One terrain that hangs together over at least two tiles is a kingdom. The figures in the World say how many tiles each has.
lesson-prophets-god = Choose a god
lesson-prophets-god-text = At the end the gods are ranked by the largest kingdom of their terrain and by how many there are: 15, 10, 5 and 0 points, each time. The forest is large here: choose the Elves. In this lesson you have only two prophets.
lesson-prophets-send = Send a prophet
lesson-prophets-send-text = A prophet comes with a tile, onto any of its terrains, whatever your god. Place this tile with a prophet on the plain: you are alone there, and every tile without a prophet counts one point.
lesson-prophets-tie = Tie, and be paid
lesson-prophets-tie-text = Another prophet stands in this ocean. With one of yours you tie, and both are paid in full.
lesson-prophets-draw = Draw two
lesson-prophets-draw-text = A prophet needs a tile to come with. Both hands are empty: draw.
lesson-prophets-empty = Do not fill it
lesson-prophets-empty-text = A tile with a prophet on it pays nothing in that kingdom. Where you lead already, place without a prophet: { $points } points now.
lesson-prophets-migrate = Let one migrate
lesson-prophets-migrate-text = Your reserve is empty. A prophet of yours may leave its tile and come to the new one. Nobody leads these mountains: take the prophet from the plain, which pays less.
lesson-prophets-done = You know what prophets are for.
lesson-prophets-done-text = Few prophets in large kingdoms are best. The two bonuses go by terrain alone, whoever laid it.
lesson-cities = Legendary cities
lesson-cities-pitch = { $minutes } minutes: where to build, and where it lasts.
lesson-cities-token = Eight cities for all
lesson-cities-token-text = A city needs an open cell with two side lines and a prophet to live in it. No terrain matters, and no tile. At the end it is worth 5 points.
lesson-cities-risky = A place in danger
lesson-cities-risky-text = Build here first. The tiles round this cell leave three corners alike, and many a tile fits them: look at the warning.
lesson-cities-lines = A city is no side line
lesson-cities-lines-text = A city is round: beside it nothing finds a hold. It gives the cells around it no side line, and a tile there needs two others.
lesson-cities-safe = A place for ever
lesson-cities-safe-text = Here the four corners show four terrains. No tile has four, so nothing can ever be laid here but a city. Build it.
lesson-cities-torn = Where neighbours disagree
lesson-cities-torn-text = These two tiles meet in a corner with ocean and plain. No tile can match both: a city here is safe too.
lesson-cities-done = Your cities will last.
lesson-cities-done-text = Each costs a prophet, so build few and build them well. A hole that no tile fits is the best place.
lesson-cataclysms = Cataclysms
lesson-cataclysms-pitch = { $minutes } minutes: bring a city down, and see what follows.
lesson-cataclysms-city = A city in reach
lesson-cataclysms-city-text = Another player’s city stands where one of your tiles would match all round. Before it falls, the page shows what would be lost and what would grow.
lesson-cataclysms-destroy = Let it fall
lesson-cataclysms-destroy-text = Turn the tile until it matches every tile beside the city, then place it; side lines are not counted again. The token comes to you and is worth 5 points, and the prophet in the city leaves the game for good. You may send one of yours with the tile.
lesson-cataclysms-grown = What has grown
lesson-cataclysms-grown-text = The tile is an ordinary one from now on. It has joined two forests into one of { $tiles }, and your prophet leads it.
lesson-cataclysms-own = Your own cities are safe from you
lesson-cataclysms-own-text = Your own city cannot be destroyed by you, however well the tile fits. Place it elsewhere.
lesson-cataclysms-done = You have made a legend.
lesson-cataclysms-done-text = In the last seconds of a race look for cities first: a tile that fits nowhere else may fit there.

## What lessons say in numbers

reason-lines = It touches { $lines ->
    [2] two side lines
    [3] three side lines
   *[4] four side lines
  }.
reason-kingdom = { $terrain ->
    [ocean] The ocean there has { $tiles } tiles then.
    [plain] The plain there has { $tiles } tiles then.
    [forest] The forest there has { $tiles } tiles then.
   *[mountain] The mountain there has { $tiles } tiles then.
  }
reason-points = It is worth { $points } to you now.
reason-only = It fits nowhere else.

## A game in its best moments

moment-start = Nobody waits for anybody: all draw, turn and lay tiles at the same time. Where tiles touch, their terrains must match.
moment-god = { $name } chooses a god, and only now may send prophets: each scores in the kingdom it stands in.
moment-city = { $name } builds a Legendary City: 5 points, as long as it stands.
moment-fall = A tile on a city: it is gone, and { $name } gets 5 points for it.
moment-last = The World fills up. Whoever can do no more passes; when all have passed, the points are counted.

## Keys, menu and what else the frame leaves to its game

tab-board = World
tab-score = Score
tab-discards = Discards
tab-screen = What it changes
skip-board = Skip to the World
menu-find = Find a rule or a tile
find-label = A rule or a tile, by word or number
find-tile = tile
keys-tab = decision, World, hands, strips, score, chronicle, top bar
keys-next = previous and next cell that the tile fits
keys-arrows = neighbouring cell in that direction
keys-enter = place the tile
keys-space = make it fit, the shortest way
keys-find = find a rule or a tile
keys-zoom = zoom in, out, show the World
keys-numbers = pick up hand 1 or 2; choose a slot
keys-letter-r = turn; with Shift back
keys-letter-f = flip
keys-letter-p = place with a prophet
keys-letter-n = without a prophet
keys-letter-d = discard
keys-letter-t = take or flip in a strip
keys-letter-b = draw two; with Shift one
keys-letter-c = build a city
keys-letter-q = challenge a tile
keys-letter-x = pass
keys-letter-e = end the turn
keys-letter-g = choose a god where you may; otherwise score
keys-letter-k = sizes of kingdoms
keys-letter-v = the World as a list
chart-title = Points by god
chart-parts-title = Points by step
chart-parts = by step
chart-cities = Cities
chart-prophets = Prophets
chart-largest = Largest kingdom
chart-most = Number of kingdoms
scoring-part = { $name }, { $word }: { $points ->
    [one] one point.
   *[other] { $points } points.
  }
scoring-parts = { $names }: { $points ->
    [one] one point.
   *[other] { $points } points.
  }
waiting-nobody = The race goes on by itself.
luck-text = fitting cells of the tiles drawn, above or below the average
luck-none-title = No dice
luck-none = Only the bag knew what came next, and it was the same for all.
verify-text = { $rolls ->
    [0] Seed { $seed } is open. The order of the bag came from it.
    [one] Seed { $seed } is open. One drawing of lots came from it.
   *[other] Seed { $seed } is open. { $rolls } drawings of lots came from it.
  }
verify-good = { $rolls ->
    [0] Seed { $seed } fits the seal published before the first tile.
    [one] Seed { $seed } fits the seal published before the first tile, and so does the one drawing of lots.
   *[other] Seed { $seed } fits the seal published before the first tile, and all { $rolls } drawings of lots follow from it.
  }
verify-differs = Seed { $seed } fits the seal, but not every tile follows from it.
verify-check = Verify the bag
verify-check-seal = Check the seal
