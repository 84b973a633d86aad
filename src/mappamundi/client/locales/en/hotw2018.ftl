# History of the World of 2018: decisions, chronicle, cards, refusals, lessons.

## Small words

era = Era { $epoch }
sign-resource = resource
sign-marauder = marauders
sign-mountain = mountains
sign-forest = forest
degree-supremacy = supremacy
region-no-token = no token
headline-selection = Selection
headline-armies = { $left } of { $armies } armies

## Phases, as the prompt names them

phase-selection = Selection
phase-give = Selection
phase-begin = Rise
phase-invade = Invasion
phase-build = Monuments
phase-reroll = Battle
phase-siege = Siege
phase-reduce = Conquest
phase-shift = Score
phase-plague = Plague
todo-selection = Keep a card and pass the rest
todo-give = Keep the empire or give it away
todo-begin = Establish your empire
todo-invade = Choose a land to invade
todo-build = Build, then end your turn
todo-reroll = Reroll a die, or hold
todo-siege = Press the siege, or retreat
todo-reduce = Spare what stands there, or reduce it
todo-shift = Go forward or back on the score track
todo-plague = Choose the army that the plague takes

## Tags on the map

tag-open = open
tag-defended = held
tag-city = city
tag-win = win over
tag-lose = lose

## Rows of lands

row-empty = empty
row-by = across { $way }

## Timeline

timeline-selection = Selection
timeline-then = { $empires } empires, then points
timeline-gone = { $empire }, over
timeline-unheld = { $empire }, held by nobody
timeline-sealed = { $empire }, still sealed
timeline-seals = sealed
timeline-seals-spoken = { $count ->
    [one] { $names } holds an empire still sealed.
   *[other] { $names } hold an empire each, still sealed.
  }
timeline-theirs = { $empire }, sealed, with { $who }

## The selection

draft-title = Selection
draft-question = Who will you be, { $span }?
draft-question-events = What will help you, { $span }?
draft-cards = Cards to choose from
draft-down = Events: from first to last
draft-up = Empires: from last to first
draft-chooses-both = chooses from both piles
draft-chooses = { $pile ->
    [events] chooses an event
   *[empires] chooses an empire
  }
draft-kept-event = has an event
draft-kept-empire = has an empire
draft-later = chooses later
draft-draws = { $pile ->
    [events] draws an event
   *[empires] draws an empire
  }
draft-drew = has drawn
draft-draws-later = draws later
decide-open = Both piles are yours. Which do you open first?
decide-open-facts = You see only the pile you open; the other opens when you have chosen.
action-open = { $pile ->
    [events] Open the events
   *[empires] Open the empires
  }
decide-keep-empire = Keep one empire.
decide-keep-event = Keep one event.
decide-keep-facts = { $left ->
    [one] The other one passes to { $to }. Nobody sees what you keep until it is played.
   *[other] The other { $left } pass to { $to }. Nobody sees what you keep until it is played.
  }
decide-keep-last = Nobody sees what you keep until it is played.
action-keep = Keep { $card }
decide-give = You draw { $card }. Keep the card, or give it away?
decide-give-on = You draw { $card }, but have a card already. Who gets the new one?
decide-give-facts = { $pile ->
    [events] Everybody gets one event from this pile; the others see only who gives to whom.
   *[empires] Everybody gets one empire from this pile; the others see only who gives to whom.
  }
action-give = Give it to { $name }
compare-order = Turn
compare-armies = Armies
compare-marker = Brings
compare-markers = Fleets, caravans
compare-effect = Effect
tokens-title = Where points lie
tokens-era = Era { $epoch } tokens
tokens-text = Presence, dominance, supremacy.
tokens-more = worth more than in Era { $epoch }.
tokens-up = worth more than before

## Cards

card-eyebrow-event = Event · { $epoch }
card-eyebrow-kingdom = Kingdom · { $epoch }
card-kingdom = { $marker ->
    [capital] { $armies ->
        [one] One army rises { $where }, with a capital, before your empire.
       *[other] { $armies } armies rise { $where }, with a capital, before your empire.
      }
    [city] { $armies ->
        [one] One army rises { $where }, with a city, before your empire.
       *[other] { $armies } armies rise { $where }, with a city, before your empire.
      }
   *[marauder] { $armies ->
        [one] One army rises { $where } before your empire.
       *[other] { $armies } armies rise { $where } before your empire.
      }
  }
card-time-kingdom = Before your empire, in its era only
card-time-roll = Between invasions; used before a roll
card-time-build = Before the turn ends
card-time-invade = During the invasions
card-time-turn = At any time in your turn
card-time-between = Between invasions
card-marker-capital = Capital { $where }
card-marker-city = City { $where }
card-marker-marauder = Marauders { $where }
card-plays = Turn { $order } of { $orders }
card-armies = { $armies ->
    [one] one army
   *[other] { $armies } armies
  }
card-no-effect = No effect of its own.
card-short = { $effect ->
    [attack_bonus] +{ $count } in every battle
    [add_caravans] { $count ->
        [one] { $count } caravan
       *[other] { $count } caravans
      }
    [disaster] weakens an opposing land
    [free_forts] { $count ->
        [one] one free fort
       *[other] { $count } free forts
      }
    [extra_armies] { $count ->
        [one] one more army
       *[other] { $count } more armies
      }
    [with_capital] { $count ->
        [one] one army, with a capital
       *[other] { $count } armies, with a capital
      }
    [reroll] rerolls a die in each battle
    [sea] { $count ->
        [one] a fleet in any sea
       *[other] fleets in { $count } seas
      }
    [ocean] { $count ->
        [one] a fleet in any ocean
       *[other] fleets in { $count } oceans
      }
    [diplomacy] takes over a neighbour
    [barbarians] removes a border army
    [siege_tokens] { $count ->
        [one] one siege token
       *[other] { $count } siege tokens
      }
    [extra_die] { $count ->
        [one] one more die in one battle
       *[other] one more die in { $count } battles
      }
    [auto_win] wins a battle without dice
    [extra_monument] one more monument
    [plague] rivals lose armies in a region
    [ignore_forts] forts do not help defenders
    [region_attack_bonus] +{ $count } { $where }
    [revolution] { $count ->
        [one] replaces an opposing army
       *[other] replaces { $count } opposing armies
      }
    [region_link] links the lands of a region
    [kingdom] { $count ->
        [one] one army { $where }
       *[other] { $count } armies { $where }
      }
   *[other] { $text }
  }
card-likely = Likely points
why-not = Why can’t I?
hand-empty = No cards in your hand.
hand-empire = Your empire, still sealed: { $empire }.

## The empire in the dock

empire-leader = { $leader } · { $where }
empire-from = rising { $where }
empire-then = then { $empire }
empire-sealed = Yours, still sealed
empire-left = { $armies } left
empire-brings = brings { $armies }
empire-resources = { $held ->
    [one] one resource
   *[other] { $held } resources
  }
empire-resources-of = { $held } of { $due }
empire-resources-title = { $each ->
    [1] Every resource held by an active army makes a monument.
   *[other] Every two resources held by active armies make a monument.
  }
score-begins = Lots were drawn at the start: one score began at 1, the next at 2, up to { $players }.
empire-in-force = In force: { $cards }

## The turn

decide-other = Decide.
decide-begin = Establish { $empire }.
decide-begin-cards = Establish { $empire }, or play a card first?
decide-begin-facts = { $marker ->
    [capital] { $armies } armies rise { $where }, with a capital. Whatever is there goes.
    [city] { $armies } armies rise { $where }, with a city. Whatever is there goes.
   *[marauder] { $armies } armies rise { $where }, as marauders. Whatever is there goes.
  }
action-establish = Establish { $empire }
action-kingdom = First { $card }
prospect-more = +{ $low } to +{ $high }
action-events = Play a card
action-effect = Use { $effect }
decide-invade = Choose a land to invade.
decide-invade-kingdom = Choose a land to invade with { $kingdom }.
decide-invade-none = No land is in reach. What now?
decide-invade-spent = No army is left on the card. End the invasions?
decide-invade-facts = { $lands ->
    [one] One land is open.
   *[other] { $lands } lands are open: { $empty } empty{ $own ->
        [0] {""}
       *[other] , { $own } your own
      }{ $defended ->
        [0] {""}
       *[other] , { $defended } defended
      }.
  }
decide-invade-left = { $armies ->
    [0] Forts, cards and effects can still be used.
    [one] One army is left on the card.
   *[other] { $armies } armies are left on the card.
  }
action-ways = Choose among { $count } ways
action-fortify = Fortify
action-fortify-land = Fortify { $land }
action-end-invasion = End invasion
mode-ways = How do you invade { $land }?
mode-ways-facts = The chance is that of winning the first roll.
way-land = By land
way-by = Across { $way }
way-extra = { $extra ->
    [one] { $way }, with an extra die
   *[other] { $way }, with { $extra } extra dice
  }
way-certain = { $way }, won without dice: spends { $card }
mode-sure = { $armies ->
    [one] End the invasions with one army unused?
   *[other] End the invasions with { $armies } armies unused?
  }
mode-sure-facts = Armies on the card go back to your supply.
idle-end-invasion = Nothing more could be done: your invasions are over.
idle-end-kingdom = Nothing was left to do: the kingdom’s turn is over.
idle-end-turn = Nothing was left to do: your turn is over.
idle-hold = No die rolled again could change this battle: yours stand.
mode-unused = You would leave { $cards } unused.
mode-unused-last = This is your last turn: cards in hand bring nothing afterwards.
mode-unused-invasion = This is your last turn, and after the invasions these cards help no more.
mode-unused-kingdom = A kingdom that is not played now goes back to the box.
action-sure-unused = { $count ->
    [one] Go on without it
   *[other] Go on without them
  }
does-you = you { $points }
does-other = { $who } { $points }
does-nothing = no points change
does-guard = { $stake ->
    [0] an attack wins { $with } instead of { $without }
   *[other] an attack wins { $with } instead of { $without }; at stake { $stake }
  }
does-open = opens { $lands }
does-open-none = opens no new land
action-sure = End the invasions
action-go-on = Go on
mode-fortify = Which land do you fortify?
mode-fortify-facts = One army of the card for each fort.
mode-effect-fort = Where does the free fort stand?
mode-effect-city = Where do you found the city?
mode-effect-win = Which land do you win over?
action-effect-fort = Fortify { $land }
action-effect-city = Found a city { $land }
action-effect-win = Win over { $land }
mode-cards = Which card do you play?
mode-cards-facts = A card that has been played is seen by all.
mode-event = Play { $card }?
mode-kingdom-facts = The kingdom has its own invasions; then your empire rises.
mode-event-land = Choose a land for { $card }.
mode-event-lands = { $most ->
    [one] Choose a land for { $card }.
   *[other] Choose up to { $most } lands for { $card }: { $chosen } chosen.
  }
mode-event-region = Choose a region for { $card }.
mode-event-waters = { $most ->
    [one] Choose a water for { $card }.
   *[other] Choose up to { $most } waters for { $card }: { $chosen } chosen.
  }
mode-event-barrens = { $most ->
    [one] Choose a barren land for { $card }.
   *[other] Choose up to { $most } barren lands for { $card }: { $chosen } chosen.
  }
decide-build-must = Build a monument.
decide-build-may = Build a monument, or end the turn?
decide-build-facts = { $sites ->
    [one] One site is open: capitals come first, then cities, then resources.
   *[other] { $sites } sites are open: capitals come first, then cities, then resources.
  }
decide-end-turn = End the turn, and score?
decide-end-facts = { $points ->
    [one] You would score one point.
   *[other] You would score { $points } points.
  }
decide-end-kingdom = End the turn of the kingdom?
decide-end-kingdom-facts = Then your empire rises.
action-end-kingdom = End the kingdom’s turn
decide-shift = Your score, { $score }, is also that of { $others }. Forward or back?
decide-shift-facts = Two players never share a score.
action-shift-on = Forward to { $score }
action-shift-back = Back to { $score }
decide-plague = Plague { $area }: which army do you lose?
decide-plague-facts = Structures and forts stay.
action-lose = Lose the army { $land }

## Battle

decide-reroll = Reroll a die, or hold?
decide-reroll-facts = { $attack } against { $defence } { $land }.
action-reroll = Reroll the { $face }
action-hold = Hold
decide-siege = Press the siege, or retreat?
decide-siege-facts = { $tokens ->
    [0] { $armies ->
        [one] Thrown back { $land }, { $attack } against { $defence }. One army left.
       *[other] Thrown back { $land }, { $attack } against { $defence }. { $armies } armies left.
      }
    [one] { $armies ->
        [0] Thrown back { $land }, { $attack } against { $defence }. No army and one siege token left.
        [one] Thrown back { $land }, { $attack } against { $defence }. One army and one siege token left.
       *[other] Thrown back { $land }, { $attack } against { $defence }. { $armies } armies and one siege token left.
      }
   *[other] { $armies ->
        [0] Thrown back { $land }, { $attack } against { $defence }. No army and { $tokens } siege tokens left.
        [one] Thrown back { $land }, { $attack } against { $defence }. One army and { $tokens } siege tokens left.
       *[other] Thrown back { $land }, { $attack } against { $defence }. { $armies } armies and { $tokens } siege tokens left.
      }
  }
action-siege = Siege at +{ $bonus }
action-siege-with = { $force ->
    [token] Siege at +{ $bonus } with a token
   *[army] Siege at +{ $bonus } with an army
  }
action-siege-extra = { $extra ->
    [one] { $force ->
        [token] Token, with an extra die
       *[army] Army, with an extra die
      }
   *[other] { $force ->
        [token] Token, with { $extra } extra dice
       *[army] Army, with { $extra } extra dice
      }
  }
action-siege-certain = Win without dice: spends { $card }
action-retreat = Retreat
action-dice = Show the dice
decide-reduce = { $building ->
    [capital] Spare the capital { $land }, or reduce it?
    [city] Spare the city { $land }, or raze it?
   *[monument] Spare the monument { $land }, or pull it down?
  }
decide-reduce-facts = What you spare stays yours to score.
action-spare = { $building ->
    [capital] Spare the capital
    [city] Spare the city
   *[monument] Spare the monument
  }
action-reduce = { $building ->
    [capital] Reduce it to a city
    [city] Raze the city
   *[monument] Pull it down
  }
part-siege = siege
part-fort = fort: second die
part-naval = by fleet: a reroll in defence
battle-eyebrow = { $you ->
    [yes] Battle { $number } of your turn · { $area }
   *[no] Battle { $number } of the turn · { $area }
  }
battle-thrown = Thrown back { $land }
battle-ahead = Ahead { $land }
battle-level = Level { $land }
battle-behind = Behind { $land }
battle-close = Look at the map
battle-highest = highest die
battle-needed = needed { $tie } to tie, { $win } to win
battle-seal = Dice sealed before the game: { $seal }. Roll { $roll }.
battle-luck = { $you ->
    [yes] You won { $won } of { $fights } battles, { $expected } expected
   *[no] { $who } won { $won } of { $fights } battles, { $expected } expected
  }
battle-spoken = { $you ->
    [attacker] You rolled { $attack }, { $defender } { $defence }: { $attackTotal } against { $defenceTotal } { $land }.
    [defender] { $attacker } rolled { $attack }, you { $defence }: { $attackTotal } against { $defenceTotal } { $land }.
   *[no] { $attacker } rolled { $attack }, { $defender } { $defence }: { $attackTotal } against { $defenceTotal } { $land }.
  }
choice-siege = Press the siege
choice-siege-one = { $tokens ->
    [0] { $armies ->
        [one] your last army
       *[other] one of your { $armies } armies
      }
    [one] { $armies ->
        [0] your last siege token
        [one] of one army and one siege token
       *[other] of { $armies } armies and one siege token
      }
   *[other] { $armies ->
        [0] one of your { $tokens } siege tokens
        [one] of one army and { $tokens } siege tokens
       *[other] of { $armies } armies and { $tokens } siege tokens
      }
  }
choice-siege-all = To the last army: { $win } win, { $tie } both fall
choice-average = On average { $points }.
row-average-losses = if won, { $points } on average with losses
choice-ways = With what
choice-retreat = Retreat
choice-retreat-text = { $armies ->
    [0] The invading army returns to your supply. Nothing changes { $land }.
    [one] The invading army returns to your supply. Nothing changes { $land }. You keep one army, and a new siege starts at +1.
   *[other] The invading army returns to your supply. Nothing changes { $land }. You keep { $armies } armies, and a new siege starts at +1.
  }
choice-hold = Hold
choice-hold-text = The dice stand as they lie.
choice-reroll = Reroll the { $face }
choice-reroll-text = The new face counts, even if it is lower.
stake-title = At stake
stake-if-win = If the invader wins
stake-if-tie = If both fall
stake-if-defeat = If thrown back
stake-worth = { $you ->
    [yes] Worth { $points } to you now.
   *[no] Worth { $points } to { $who } now.
  }
stake-structure = { $building ->
    [capital] The capital is reduced to a city.
    [city] The city is razed.
   *[monument] The monument falls.
  }
stake-fort = The fort falls.
stake-empty = No army is left { $land }.
stake-loses = { $building ->
    [capital] { $theirs ->
        [yes] You lose a capital.
       *[no] { $victim } loses a capital.
      }
    [city] { $theirs ->
        [yes] You lose a city.
       *[no] { $victim } loses a city.
      }
   *[monument] { $theirs ->
        [yes] You lose a monument.
       *[no] { $victim } loses a monument.
      }
  }
stake-again = { $you ->
    [yes] You may press on at +{ $bonus }.
   *[no] { $who } may press on at +{ $bonus }.
  }
stake-over = { $you ->
    [yes] You must retreat.
   *[no] The invader must retreat.
  }

## Others decide

waiting-facts = { $armies ->
    [0] { $empire }: no army left on the card.
    [one] { $empire }: one army left on the card.
   *[other] { $empire }: { $armies } armies left on the card.
  }
waiting-selection = { $count ->
    [one] { $names } chooses a card.
   *[other] { $names } choose a card each.
  }
waiting-give = { $names } draws a card and gives it out.
waiting-begin = { $names } is about to establish { $empire }.
waiting-invade = { $names } chooses a land to invade.
waiting-build = { $names } builds monuments.
waiting-reroll = { $names } may reroll a die { $land }.
waiting-siege = { $names } presses the siege { $land }, or retreats.
waiting-reduce = { $names } spares or reduces what stands { $land }.
waiting-shift = { $names } goes forward or back on the score track.
waiting-plague = { $names } loses an army to the plague { $area }.

## Undo, and what closed it

undo-selection = A choice cannot be taken back
undo-dice = Undo closed by the dice
undo-card = Undo closed: others have seen { $card }
undo-touched = Undo closed: { $name } lost an army

## Planning ahead

plan-stopped-rising = Plan stopped before the first step.
plan-thrown-back = Attack thrown back { $land }.
plan-both-fall = Both armies fall { $land }.

## Standing orders

orders-reroll = When you defend against a landing and may reroll a die
orders-reroll-ask = Ask me
orders-reroll-best = Reroll or hold, as the odds say
orders-reroll-hold = Always hold
orders-plague = When a plague takes one of your armies and you choose which
orders-plague-ask = Ask me
orders-plague-best = Lose the one worth least

## Score now: why

structures = Structures
structure-points = { $building ->
    [capital] { $count ->
        [one] capital { $points }
       *[other] capitals { $points }
      }
    [city] { $count ->
        [one] city { $points }
       *[other] cities { $points }
      }
   *[monument] { $count ->
        [one] monument { $points }
       *[other] monuments { $points }
      }
  }
recap-loss = { $building ->
    [capital] { $land } and its capital
    [city] { $land } and its city
   *[monument] { $land } and its monument
  }
recap-marauder = Plunder
recap-made = { $times ->
    [1] once during the turn
   *[other] { $times } times during the turn
  }
recap-shift = Moved off an equal score
recap-armies-alone = { $own ->
    [1] One army, nobody else
   *[other] { $own } armies, nobody else
  }
recap-armies-rivals = { $own ->
    [1] One army against { $rivals }
   *[other] { $own } armies against { $rivals }
  }
recap-rival = { $who } { $count }
recap-count-structures = { $building ->
    [capital] { $count ->
        [1] one capital
       *[other] { $count } capitals
      }
    [city] { $count ->
        [1] one city
       *[other] { $count } cities
      }
   *[monument] { $count ->
        [1] one monument
       *[other] { $count } monuments
      }
  }
interlude-label = Between the eras
interlude-chart = Points by era
interlude-points = points of the era
interlude-page = Back to the era
interlude-again = Watch the era again
scoring-part = { $points ->
    [1] { $name }, { $word }: one point.
   *[other] { $name }, { $word }: { $points } points.
  }
scoring-parts = { $points ->
    [1] { $names }: one point.
   *[other] { $names }: { $points } points.
  }
interlude-none = no token
interlude-changes = What changes its value
interlude-over = Era { $epoch } is over · { $span }
interlude-leads = { $you ->
    [yes] You lead.
   *[no] { $who } leads.
  }
interlude-best = { $you ->
    [yes] With { $the }, you made the era.
   *[no] With { $the }, { $who } made the era.
  }
interlude-after = after { $epochs } of { $all } eras
interlude-gain = { $points } with { $the }
interlude-way = { $from } to { $to }
interlude-led = { $lands ->
    [0] no land
    [1] one land
   *[other] { $lands } lands
  }, { $fought ->
    [0] no battle
   *[other] { $won } of { $fought } battles won
  }
interlude-unled = Nobody led { $the }.
interlude-tied = tied
interlude-there = { $you ->
    [yes] you { $count }
   *[no] { $who } { $count }
  }
interlude-empty = empty
interlude-eras = Era { $from } → Era { $to }
interlude-keep = { $areas } { $values }
interlude-keeps = { $count ->
    [1] One region keeps its tokens: { $areas }.
   *[other] The other { $count } keep their tokens: { $areas }.
  }
interlude-asks = { $pile ->
    [events] { $count ->
        [2] Two events lie before you.
        [3] Three events lie before you.
        [4] Four events lie before you.
       *[other] { $count } events lie before you.
      }
   *[empires] { $count ->
        [2] Two empires lie before you.
        [3] Three empires lie before you.
        [4] Four empires lie before you.
       *[other] { $count } empires lie before you.
      }
  }
interlude-asks-open = Both piles lie before you, face down.
interlude-choose = { $pile ->
    [events] Choose your event
    [empires] Choose your empire
   *[other] Go on to the cards
  }
interlude-you-first = You choose first.
interlude-before = { $count ->
    [1] { $names } has chosen.
   *[other] { $names } have chosen.
  }
interlude-next = { $next } chooses after you, { $last } gets the last one.
interlude-last = { $who } gets the last one.
interlude-waits = { $count ->
    [1] { $names } chooses.
   *[other] { $names } choose.
  } { $next ->
    [events] The events come to you next.
    [empires] The empires come to you next.
    [last-events] The last event will be yours.
    [last-empires] The last empire will be yours.
   *[none] Then the piles pass on.
  }
interlude-received = You get { $the }: the others have chosen.
interlude-see = See { $the }
draft-world = In full colour: the regions that bring points in this era.
why-no-token = No token lies here in this era.
why-supremacy = { $own } armies, and nobody else there.
why-alone = { $own ->
    [one] One army, nobody else there.
   *[other] { $own } armies, nobody else there.
  }
why-ahead = { $own } armies, more than anyone.
why-level = Tied with { $top }.
why-behind = { $own ->
    [one] One army against { $most } ({ $top }).
   *[other] { $own } armies against { $most } ({ $top }).
  }
why-degree-dominance = dominance
why-degree-supremacy = supremacy
why-rivals = rivals
why-next-any = { $lands ->
    [one] One more land gives { $degree }: +{ $gain }.
   *[other] { $lands } more lands give { $degree }: +{ $gain }.
  }
why-next-taken = { $lands ->
    [one] One land taken from { $from } gives { $degree }: +{ $gain }.
   *[other] { $lands } lands taken from { $from } give { $degree }: +{ $gain }.
  }
why-next-either = { $lands ->
    [one] One land taken from { $from } gives { $degree }, or { $empty } empty ones: +{ $gain }.
   *[other] { $lands } lands taken from { $from } give { $degree }, or { $empty } empty ones: +{ $gain }.
  }
why-next-mixed = { $rivals ->
    [one] { $lands } more lands, one of them from { $from }, give { $degree }: +{ $gain }.
   *[other] { $lands } more lands, { $rivals } of them from { $from }, give { $degree }: +{ $gain }.
  }
tab-score = Score
score-title = Score now
score-scored = has scored
score-spoken = { $score ->
    [one] one point
   *[other] { $score } points
  }, { $now } more if the turn ended here
score-spoken-scored = { $score ->
    [one] 1 point, has scored
   *[other] { $score } points, has scored
  }
score-spoken-over = { $score ->
    [one] 1 point
   *[other] { $score } points
  }
score-nothing = Nothing would be scored yet.

## Chronicle: eras and the selection

chronicle-era = Era { $epoch } · { $span }
chronicle-keep = { $you ->
    [yes] You keep { $card }.
   *[no] { $who } keeps { $card }.
  }
chronicle-kept = { $pile ->
    [events] { $you ->
        [yes] You keep an event.
       *[no] { $who } keeps an event.
      }
   *[empires] { $you ->
        [yes] You keep an empire.
       *[no] { $who } keeps an empire.
      }
  }
chronicle-receive = { $you ->
    [yes] You receive { $card }.
   *[no] { $who } receives { $card }.
  }
chronicle-received = { $pile ->
    [events] { $who } receives the last event.
   *[empires] { $who } receives the last empire.
  }
chronicle-gave = { $pile ->
    [events] { $you ->
        [yes] You give an event to { $victim }.
       *[no] { $theirs ->
            [yes] { $who } gives you an event.
           *[no] { $who } gives an event to { $victim }.
          }
      }
   *[empires] { $you ->
        [yes] You give an empire to { $victim }.
       *[no] { $theirs ->
            [yes] { $who } gives you an empire.
           *[no] { $who } gives an empire to { $victim }.
          }
      }
  }
chronicle-unheld = Nobody holds { $empires }.
chronicle-called-leader = { $you ->
    [yes] You lead { $empire } under { $leader }.
   *[no] { $who } leads { $empire } under { $leader }.
  }
army-count = { $armies ->
    [one] one army
   *[other] { $armies } armies
  }
capital-count = { $capitals ->
    [one] a capital
   *[other] { $capitals } capitals
  }
token-count = { $tokens ->
    [one] one siege token
   *[other] { $tokens } siege tokens
  }

## Chronicle: the turn

chronicle-rises = { $you ->
    [yes] You establish { $empire } { $where }: { $brought }.
   *[no] { $who } establishes { $empire } { $where }: { $brought }.
  }
chronicle-kingdom-rises = { $you ->
    [yes] By an event card you first establish { $empire } { $where }: { $brought }.
   *[no] By an event card { $who } first establishes { $empire } { $where }: { $brought }.
  }
chronicle-cleared = What was { $land } is cleared away: { $things }.
chronicle-army-of = { $theirs ->
    [yes] your army
   *[no] { $victim }’s army
  }
chronicle-thing = { $building ->
    [capital] a capital
    [city] a city
    [monument] a monument
   *[fort] a fort
  }
chronicle-fleets = { $count ->
    [one] A fleet sails { $where }.
   *[other] Fleets sail { $where }.
  }
chronicle-caravans = { $count ->
    [one] A caravan crosses { $where }.
   *[other] Caravans cross { $where }.
  }
chronicle-gains = { $you ->
    [yes] You gain { $gained }.
   *[no] { $who } gains { $gained }.
  }
chronicle-enters-by = { $you ->
    [yes] Across { $way }, you occupy { $lands }.
   *[no] Across { $way }, { $who } occupies { $lands }.
  }
chronicle-renews = { $you ->
    [yes] You renew your army { $lands }.
   *[no] { $who } renews the army { $lands }.
  }
chronicle-replaces = { $you ->
    [yes] { $victim }’s army { $land } gives way to yours.
   *[no] { $theirs ->
        [yes] Your army { $land } gives way to { $who }’s.
       *[no] { $victim }’s army { $land } gives way to { $who }’s.
      }
  }
chronicle-monument = { $you ->
    [yes] You build a monument { $lands }.
   *[no] { $who } builds a monument { $lands }.
  }
chronicle-city = { $you ->
    [yes] You found a city { $lands }.
   *[no] { $who } founds a city { $lands }.
  }
chronicle-fortifies = { $you ->
    [yes] You fortify { $lands }.
   *[no] { $who } fortifies { $lands }.
  }
chronicle-linked = This turn, lands { $area } border one another wherever a chain of borders joins them.
chronicle-plague = The plague breaks out { $area }.
chronicle-plague-loss = { $you ->
    [yes] You lose the army { $land } to the plague.
   *[no] { $who } loses the army { $land } to the plague.
  }
chronicle-discarded = The kingdom card { $card } was not played in its era and leaves the game.
chronicle-discarded-unseen = { $you ->
    [yes] A kingdom card of yours was not played and leaves the game unseen.
   *[no] A kingdom card of { $who } was not played and leaves the game unseen.
  }

## Chronicle: battles

chronicle-win = { $you ->
    [yes] You take { $land } from { $victim }, { $attack } against { $defence }.
   *[no] { $theirs ->
        [yes] { $who } takes { $land } from you, { $attack } against { $defence }.
       *[no] { $who } takes { $land } from { $victim }, { $attack } against { $defence }.
      }
  }
chronicle-siege-win = { $sieges ->
    [one] { $you ->
        [yes] After a siege you take { $land } from { $victim }, { $attack } against { $defence }.
       *[no] { $theirs ->
            [yes] After a siege { $who } takes { $land } from you, { $attack } against { $defence }.
           *[no] After a siege { $who } takes { $land } from { $victim }, { $attack } against { $defence }.
          }
      }
   *[other] { $you ->
        [yes] After a long siege you take { $land } from { $victim }, { $attack } against { $defence }.
       *[no] { $theirs ->
            [yes] After a long siege { $who } takes { $land } from you, { $attack } against { $defence }.
           *[no] After a long siege { $who } takes { $land } from { $victim }, { $attack } against { $defence }.
          }
      }
  }
chronicle-tie = { $you ->
    [yes] Your army and { $victim }’s both fall { $land }, { $attack } against { $defence }.
   *[no] { $theirs ->
        [yes] { $who }’s army and yours both fall { $land }, { $attack } against { $defence }.
       *[no] { $who }’s army and { $victim }’s both fall { $land }, { $attack } against { $defence }.
      }
  }
chronicle-points-effect = { $points ->
    [one] One point for { $effect }.
   *[other] { $points } points for { $effect }.
  }
chronicle-defeat = { $you ->
    [yes] { $victim } holds { $land } against you, { $defence } against { $attack }.
   *[no] { $theirs ->
        [yes] You hold { $land } against { $who }, { $defence } against { $attack }.
       *[no] { $victim } holds { $land } against { $who }, { $defence } against { $attack }.
      }
  }
chronicle-certain = { $you ->
    [yes] You take { $land } from { $victim } without dice.
   *[no] { $theirs ->
        [yes] { $who } takes { $land } from you without dice.
       *[no] { $who } takes { $land } from { $victim } without dice.
      }
  }
chronicle-rerolls = { $you ->
    [yes] You reroll a { $old } { $land }: it shows { $face }.
   *[no] { $who } rerolls a { $old } { $land }: it shows { $face }.
  }
chronicle-retreats = { $you ->
    [yes] You retreat.
   *[no] { $who } retreats.
  }
chronicle-retreats-from = { $you ->
    [yes] You retreat from { $land }.
   *[no] { $who } retreats from { $land }.
  }
chronicle-spares = { $you ->
    [yes] You spare what stands { $land }.
   *[no] { $who } spares what stands { $land }.
  }
chronicle-reduced = { $building ->
    [capital] The capital { $land } is reduced to a city.
    [city] The city { $land } is razed.
   *[monument] The monument { $land } falls.
  }
chronicle-fort-falls = The fort falls.
chronicle-fort-falls-in = The fort { $land } falls.

## Chronicle: points

chronicle-points-marauder = { $points ->
    [one] The plunder brings one point.
   *[other] The plunder brings { $points } points.
  }
chronicle-scored = { $you ->
    [yes] { $points ->
        [one] You score one point: { $parts }.
       *[other] You score { $points } points: { $parts }.
      }
   *[no] { $points ->
        [one] { $who } scores one point: { $parts }.
       *[other] { $who } scores { $points } points: { $parts }.
      }
  }
chronicle-scored-nothing = { $you ->
    [yes] You score nothing.
   *[no] { $who } scores nothing.
  }
chronicle-scored-part = { $place } { $points } ({ $degree })
chronicle-scored-structures = structures { $points }
chronicle-score = { $you ->
    [yes] You stand at { $score }.
   *[no] { $who } stands at { $score }.
  }
chronicle-shifts-on = { $you ->
    [yes] You go forward to { $score }: two players never share a score.
   *[no] { $who } goes forward to { $score }: two players never share a score.
  }
chronicle-shifts-back = { $you ->
    [yes] You go back to { $score }: two players never share a score.
   *[no] { $who } goes back to { $score }: two players never share a score.
  }
chronicle-game-ended = End of the game

## The end and its story

end-best = { $points ->
    [one] best turn: { $empire }, one point
   *[other] best turn: { $empire }, { $points } points
  }
end-summary-always = { $you ->
    [yes] You led from beginning to end, and won by { $by }.
   *[no] { $who } led from beginning to end, and won by { $by }.
  }
end-summary-from = { $you ->
    [yes] You led from Era { $epoch } on, and won by { $by }.
   *[no] { $who } led from Era { $epoch } on, and won by { $by }.
  }
end-summary-last = { $you ->
    [yes] You took the lead in the last era, and won by { $by }.
   *[no] { $who } took the lead in the last era, and won by { $by }.
  }
chart-structures = Structures
chart-other = Cards and the score track
figure-win = win
figure-tie = both fall
figure-defeat = defeat
figure-battles = The first roll, exactly
figure-open = Open land
figure-rough = Mountains or forest
figure-fort = With a fort
figure-fort-rough = Fort, mountains or forest
figure-sea = From the sea, open land
figure-catapult = The catapult
figure-catapult-note = Two armies lie on it: the third battle for the land is fought at +2.
figure-siege = Two dice against two, mountains
figure-first = first roll
figure-regions = Presence, dominance, supremacy in each era
story-winner = { $you ->
    [yes] { $ordinal ->
        [1] In the first era you took { $lands } lands with { $empire } and their { $armies } armies, and made { $points } points.
        [2] In the second era you took { $lands } lands with { $empire } and their { $armies } armies, and made { $points } points.
        [3] In the third era you took { $lands } lands with { $empire } and their { $armies } armies, and made { $points } points.
        [4] In the fourth era you took { $lands } lands with { $empire } and their { $armies } armies, and made { $points } points.
       *[5] In the last era you took { $lands } lands with { $empire } and their { $armies } armies, and made { $points } points.
      }
   *[no] { $ordinal ->
        [1] In the first era { $who } took { $lands } lands with { $empire } and their { $armies } armies, and made { $points } points.
        [2] In the second era { $who } took { $lands } lands with { $empire } and their { $armies } armies, and made { $points } points.
        [3] In the third era { $who } took { $lands } lands with { $empire } and their { $armies } armies, and made { $points } points.
        [4] In the fourth era { $who } took { $lands } lands with { $empire } and their { $armies } armies, and made { $points } points.
       *[5] In the last era { $who } took { $lands } lands with { $empire } and their { $armies } armies, and made { $points } points.
      }
  }
story-held = { $you ->
    [yes] { $times ->
        [2] You held all of { $area } in two turns, { $points } points in all.
       *[other] You held all of { $area } in { $times } turns, { $points } points in all.
      }
   *[no] { $times ->
        [2] { $who } held all of { $area } in two turns, { $points } points in all.
       *[other] { $who } held all of { $area } in { $times } turns, { $points } points in all.
      }
  }
story-rise = { $you ->
    [yes] { $lands ->
        [one] For { object-you } it began in Era { $epoch } with { $empire }: one land, and { $points } points.
       *[other] For { object-you } it began in Era { $epoch } with { $empire }: { $lands } lands, and { $points } points.
      }
   *[no] { $lands ->
        [one] For { $who } it began in Era { $epoch } with { $empire }: one land, and { $points } points.
       *[other] For { $who } it began in Era { $epoch } with { $empire }: { $lands } lands, and { $points } points.
      }
  }
story-best = { $you ->
    [yes] With { $empire }, you made { $points } points, the best turn of the game, and still it was not enough.
   *[no] With { $empire }, { $who } made { $points } points, the best turn of the game, and still it was not enough.
  }
story-best-late = { $you ->
    [yes] With { $empire }, you made { $points } points, the best turn of the game. It came one era too late.
   *[no] With { $empire }, { $who } made { $points } points, the best turn of the game. It came one era too late.
  }
story-lead = { $swaps ->
    [2] The lead changed twice.
   *[other] The lead changed { $swaps } times.
  }
story-second = { $you ->
    [yes] You came second, { $by } behind. The best turn was that with { $empire }: { $points } points.
   *[no] { $who } came second, { $by } behind. The best turn was that with { $empire }: { $points } points.
  }
story-land = Armies took { $land } { $times } times. Nobody stayed for long.
story-unlucky = { $you ->
    [yes] { $place ->
        [1] You had the worst dice at the table, { $below } battles below expectation, and won all the same.
       *[other] You had the worst dice at the table, { $below } battles below expectation.
      }
   *[no] { $place ->
        [1] { $who } had the worst dice at the table, { $below } battles below expectation, and won all the same.
       *[other] { $who } had the worst dice at the table, { $below } battles below expectation.
      }
  }
story-lucky = { $you ->
    [yes] { $place ->
        [1] The dice were kind to you: { $above } battles above expectation.
       *[other] The dice were kind to you, { $above } battles above expectation, and history was not.
      }
   *[no] { $place ->
        [1] The dice were kind to { $who }: { $above } battles above expectation.
       *[other] The dice were kind to { $who }, { $above } battles above expectation, and history was not.
      }
  }

## Refusals of the rules

refusal-game-over = The game is over.
refusal-no-such-seat = There is no such seat.
refusal-not-your-decision = It is not your decision now.
refusal-not-your-turn = Cards are played in your own turn.
refusal-not-your-choice = You hold no pile to choose from now.
refusal-already-chosen = You have chosen; a choice cannot be taken back.
refusal-selecting = The cards of the era are being selected.
refusal-selected = The cards of this era are selected already.
refusal-giving = First give the card you have drawn.
refusal-open-first = First say which pile you open.
refusal-one-pile = Your pile lies open to you; only the player with both piles says which to open first.
refusal-pile-opened = You have opened a pile; the other opens by itself.
refusal-not-in-pile = That card is not in the pile that lies open to you.
refusal-has-card = That player has a card from this pile already.
refusal-establish-first = The empire must be established first.
refusal-not-in-begin = Not now. The empire is established already.
refusal-not-in-build = The invasions are over; this is the time for monuments.
refusal-not-in-invade = That comes after the invasions.
refusal-fight-first = First reroll a die or hold.
refusal-siege-first = First press the siege or retreat.
refusal-reduce-first = First reduce or spare the structure.
refusal-shift-first = First go forward or back: your score equals another.
refusal-plague-first = First the armies lost to the plague are removed.
refusal-no-battle = No dice lie on the table.
refusal-no-defeat = No battle was lost that could be pressed or broken off.
refusal-nothing-to-spare = There is nothing to reduce or spare now.
refusal-no-equal-score = Your score equals no other.
refusal-no-plague = No plague asks you for an army.
refusal-no-army = No army is left on the card.
refusal-own-army = Your active army holds { $land } already.
refusal-not-adjacent = None of your active armies borders { $land }. A fleet or a caravan might reach it.
refusal-no-route = These waters and barren lands make no route to { $land }.
refusal-no-marker = You have no fleet or caravan of this turn for { $section }.
refusal-no-shore = None of your active armies borders { $section }.
refusal-no-fight = Extra dice and certain wins need a battle, and only one of the two.
refusal-no-extra = You have no such extra dice left.
refusal-no-auto-win = You have no certain win left.
refusal-help-sleeps = Extra dice and certain wins wait for your empire; a kingdom fights without them.
refusal-nothing-to-pay = A fort costs an army of the card, and none is left.
refusal-no-forts = No fort is left in the supply.
refusal-not-held = No active army of yours holds { $land }.
refusal-has-fort = There is a fort already.
refusal-no-effect = Your empire has no effect that is used on a land.
refusal-effect-sleeps = No effect of your empire works while a kingdom is played.
refusal-effect-used = You have used your empire’s effect as often as you may in this turn.
refusal-no-fort-due = Your active armies hold too few resources for another fort.
refusal-outside-region = The free forts of your empire are for { $area } only.
refusal-no-cities = No city is left in the supply.
refusal-has-city = There is a capital or a city already.
refusal-no-reserve = No army is left in your supply.
refusal-no-opponent = No army of another player holds { $land }.
refusal-not-beside = None of your active armies borders { $land }.
refusal-monuments-first = Compulsory monuments come first.
refusal-no-monument-due = Your active armies hold too few resources for another monument.
refusal-no-site = You cannot build there now: capitals come first, then cities, then resources.
refusal-bare-land = A monument needs a capital, a city or a resource there.
refusal-after-city = You have founded a city: no more monuments are built in this turn.
refusal-has-monument = There is a monument already.
refusal-no-monuments = No monument is left in the supply.
refusal-must-build = A compulsory monument can still be built.
refusal-in-kingdom = A kingdom is being played: end its turn first.
refusal-no-kingdom = No kingdom is being played.
refusal-not-in-hand = You do not hold { $card }.
refusal-is-kingdom = This card is a kingdom: it is played before your empire rises.
refusal-is-no-kingdom = This card is no kingdom.
refusal-kingdom-played = Only one kingdom is played in a turn.
refusal-during-kingdom = No event is played while a kingdom is.
refusal-during-invasion = Not now. It must be played between invasions.
refusal-after-turn = Your turn is being scored; no card is played any more.
refusal-useless-in-phase = Not now. The card could change nothing in this phase.
refusal-supply-short = Your supply has fewer armies than the card brings.
refusal-no-capital = No active army of yours holds a land with a capital.
refusal-no-target = There is no target for { $card } on the board now.
refusal-bad-target = That is no target for the card now.
refusal-only-opposing = { $card }: only a land with an opposing army can be chosen.
refusal-bad-set = Name one or more targets, none twice and no more than the card allows.
refusal-few-forts = The supply has fewer forts than you name lands.
refusal-one-region = All lands must lie in one region.
refusal-no-token = No siege token lies on the card.
refusal-no-such-die = You have no such die.
refusal-bad-shift = The score moves by one, forward or back.
refusal-not-yours = You have no army there, or the land lies outside the region.
refusal-not-now = That is not possible now.
refusal-malformed = The server did not understand this.
refusal-unknown-id = There is no { $name }.
refusal-wrong-kind = That cannot be chosen here.

## The map

map-keys = Arrow keys move from land to land. Square brackets go through the lands that are open to you. Space opens the land card, Enter plays the suggested action. V shows the lands as a table.
map-summary = World, era { $epoch }. You hold { $lands ->
    [one] one land
   *[other] { $lands } lands
  } in { $areas ->
    [one] one region
   *[other] { $areas } regions
  }.
map-summary-watching = World, era { $epoch }.
map-no-value = no token
map-caravan = caravan
map-siege = siege
map-standing = active army
map-flat = inactive army
map-seal-standing = { $player }, { $sign }, active army
map-seal-flat = { $player }, { $sign }, inactive army
map-legend-standing = active army, of this turn
map-legend-flat = inactive army, of an earlier turn
map-legend-values = presence, dominance, supremacy
map-full-siege = { $armies ->
    [one] Siege with the last army
   *[other] Siege with all { $armies } armies
  }
map-cancelled-terrain = { $card }: the terrain does not count.
map-cancelled-fort = { $card }: the fort does not count.
map-cancelled-fleet = { $card }: no reroll on landing.
map-average = On average, armies lost counted
map-due-monument = Its resource makes a monument due
map-next = { $lands ->
    [one] Then one more land gives { $degree }
   *[other] Then { $lands } more lands give { $degree }
  }
map-as-watched = { $who }, if the land is taken

## What the frame of a table leaves to its game

tab-screen = Where points lie
score-chart = by era
chronicle-points = points
chart-title = Points by era
chart-parts = by region
chart-parts-title = Points by region
keys-letter-f = fortify
keys-letter-e = cards in hand
keys-letter-s = press the siege
keys-letter-r = retreat
keys-letter-h = hold the dice
keys-letter-o = other ways to the land
keys-letter-k = play a kingdom
keys-letter-t = the empire’s own effect
keys-letter-a = add a step to the plan
keys-letter-d = back to the dice
keys-letter-v = lands as a table
luck-text = battles won, and armies on the cards, above or below expectation
luck-row = { $won } won, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected
luck-cards = { $armies } armies dealt, { $sign }{ NUMBER($above, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## The primer: the game in pictures

primer-aim-eras = { $epochs ->
    [5] Five eras, five empires. Each one rises, conquers for a single turn, and fades, but its armies stay on the map.
   *[other] { $epochs } eras, { $epochs } empires. Each one rises, conquers for a single turn, and fades, but its armies stay on the map.
  }
primer-aim-score = At the end of each of your turns you score for *every region where you have armies*. Whoever has the most points after the last era has made the world.
primer-choose-text = Each era you choose an empire and an event. Whoever is last chooses the empire first.
primer-rise = Rise
primer-rise-text = Your first army stands in the start land, often with a capital. What was there goes.
primer-invade = Invade
primer-invade-text = Take one land after another. Free lands fall at once, others by dice.
primer-build-text = Every two resources give a monument. Forts make a land hard to take.
primer-score = Score
primer-score-text = All your armies on the map count, those of old empires too.
primer-comfort = *You cannot lose much.* In a battle you risk only armies of this turn. What you took in earlier eras keeps scoring until somebody takes it from you.
primer-points = What brings points
primer-points-text = Each region has three values that change with the era. You get one of them, the best you reach.
primer-presence-text = You have an army there. One is enough.
primer-dominance-text = { $armies ->
    [2] Two armies or more, and more than any other player.
   *[other] { $armies } armies or more, and more than any other player.
  }
primer-supremacy = Supremacy
primer-supremacy-text = { $armies ->
    [3] Three armies or more, and nobody else has any.
   *[other] { $armies } armies or more, and nobody else has any.
  }
primer-brings = { $points ->
    [one] Brings { $points } point
   *[other] Brings { $points } points
  }
primer-battle = A battle
primer-battle-rolled = You rolled { $yours }, the defender { $theirs }: the land is yours.
primer-battle-dice = { $own ->
    [2] You roll two dice, the defender one. The highest die counts.
   *[other] You roll { $own } dice, the defender { $other }. The highest die counts.
  }
primer-battle-ends = *Higher:* the land is yours. *Equal:* both armies fall. *Lower:* send another army at +1, or retreat.
primer-battle-defence = Mountains and forest add { $bonus } for the defender, a fort gives a second die.

## The almanac: cards and lands

almanac-empires-note = Eight for each era, called in this order.
almanac-events-note = What may be played between the lines of history.
almanac-lands-note = Regions with what presence, dominance and supremacy bring in each era, and their lands.
almanac-era = Era { $epoch }
almanac-order = { $order ->
    [1] Called first
    [2] Called second
    [3] Called third
    [4] Called fourth
    [5] Called fifth
    [6] Called sixth
    [7] Called seventh
   *[other] Called last
  }
almanac-leader = Led by { $leader }
almanac-armies =
  { $count ->
    [one] One army
   *[other] { $count } armies
  }
almanac-marker = Founds
almanac-marker-capital = a capital
almanac-marker-city = a city
almanac-marker-marauder = nothing; it scores for what it reduces
almanac-caravans = Caravans
almanac-kind-enhancement = Enhancement
almanac-kind-kingdom = Kingdom
almanac-keepable = May be kept for a later era
almanac-not-keepable = For its own era only
almanac-terrain-clear = Open land
almanac-terrain-forest = Forest
almanac-terrain-mountain = Mountains
almanac-resource = Resource

## Learn

learn-turn = A turn in six lines
learn-turn-1 = An empire rises
learn-turn-1-note = Your card says where, and with how many armies. A capital is founded there.
learn-turn-2 = You invade
learn-turn-2-note = Army by army into an adjacent land. An empty one is simply yours.
learn-turn-3 = You fight
learn-turn-3-note = Two dice against one; the higher counts. Mountains, forests and forts help whoever is there.
learn-turn-4 = You besiege, or retreat
learn-turn-4-note = Each army spent on a siege adds to the next roll, up to three.
learn-turn-5 = You build
learn-turn-5-note = Two resources make a monument. Forts are bought with armies.
learn-turn-6 = You score
learn-turn-6-note = A region counts once for presence, twice for dominance, three times for supremacy; capitals, cities and monuments add to it.

## Empires of the first era

name-sumerians = Sumerians
    .the = the Sumerians
effect-sumerians = City-states
text-sumerians = After the monuments, found a city where you have an active army but no capital or city.
name-egyptians = Egyptians
    .the = the Egyptians
leader-egyptians = Ramesses II
effect-egyptians = Pyramids
text-egyptians = You may build a monument for every resource, not only for every second one.
effect-minoans = Sea lords
text-minoans = Defenders cannot reroll a die against your invasions by fleet.
effect-hittites = Iron working
text-hittites = Once in each battle you may reroll one of your dice.
name-assyrians = Assyrians
    .the = the Assyrians
effect-assyrians = Bulwarks
text-assyrians = After the monuments, place one free fort for each resource your active armies hold.
effect-zhou-dynasty = Mandate of Heaven
text-zhou-dynasty = While you invade, place one free fort where you have an active army.
name-vedics = Vedics
    .the = the Vedics
name-greeks = Greeks
    .the = the Greeks
leader-greeks = Pericles
effect-greeks = Phalanx
text-greeks = Begin with two siege tokens.

## Empires of the second era

effect-scythians = Horse archers
text-scythians = Mountains and forests do not help the defenders.
name-carthaginians = Carthaginians
    .the = the Carthaginians
leader-carthaginians = Hannibal
effect-carthaginians = War elephants
text-carthaginians = Mountains and forests do not help the defenders.
name-persians = Persians
    .the = the Persians
effect-persians = Royal Road
text-persians = The first two battles that leave you a capital or city bring one army each.
name-macedonians = Macedonians
    .the = the Macedonians
leader-macedonians = Alexander III
effect-macedonians = Hellenism
text-macedonians = After a won battle you may leave the land’s structures as they are.
name-mauryans = Mauryans
    .the = the Mauryans
effect-mauryans = Edicts
text-mauryans = With at least one resource you may build one more monument.
effect-han-dynasty = Great Wall
text-han-dynasty = While you invade, place two free forts where you have active armies in China.
leader-romans = Julius Caesar

## Empires of the third era

effect-guptas = Golden age
text-guptas = With at least one resource you may build one more monument.
effect-huns = Terror
text-huns = Defenders roll one die even behind a fort.
effect-byzantines = Theodosian Walls
text-byzantines = While you invade, place two free forts where you have active armies.
effect-sassanids = Cataphracts
text-sassanids = Once in each battle you may reroll one of your dice.
name-tang-dynasty = Tang Dynasty
    .the = the Tang Dynasty
leader-tang-dynasty = Taizong
effect-tang-dynasty = Silk Road
text-tang-dynasty = After the monuments, found a city where you have an active army but no capital or city.
leader-arabs = Umar
effect-arabs = Holy war
text-arabs = Every battle you win scores two points at once.
effect-franks = Vassals
text-franks = Once, replace an opposing army next to your active armies by one of yours.

## Empires of the fourth era

effect-vikings = Longships
text-vikings = Add one to your highest die when you invade by fleet.
effect-holy-roman-empire = Princes
text-holy-roman-empire = While you invade, place two free forts where you have active armies.
leader-mongols = Genghis Khan
effect-ming-dynasty = Treasure fleets
text-ming-dynasty = Each new land occupied by fleet scores one point at once, at most three.
name-mesoamericans = Mesoamericans
    .the = the Mesoamericans
leader-mesoamericans = Montezuma II and Pachacuti
effect-mesoamericans = Aztecs and Incas
text-mesoamericans = Begin in two lands, each with an army and a capital.
name-turks = Turks
    .the = the Turks
effect-turks = Ghazis
text-turks = Right after a win, invade on from that land: one more on your highest die.
name-portuguese = Portuguese
    .the = the Portuguese
effect-portuguese = Trading posts
text-portuguese = Each new land occupied by fleet scores one point at once, at most four.
name-spanish = Spanish
    .the = the Spanish
effect-spanish = Conquistadors
text-spanish = Add one to your highest die in battles in either America.

## Empires of the fifth era

effect-mughals = Mausoleums
text-mughals = With at least one resource you may build one more monument.
name-russians = Russians
    .the = the Russians
effect-russians = Winter
text-russians = While you invade, place two free forts where you have active armies.
effect-qing-dynasty = Banners
text-qing-dynasty = Once in each battle you may reroll one of your dice.
name-french = French
    .the = the French
leader-french = Napoleon
effect-french = Grande Armée
text-french = In three battles of this turn you may roll one more die in attack.
name-british = British
    .the = the British
leader-british = Victoria
effect-british = Royal Navy
text-british = Defenders cannot reroll a die against your invasions by fleet.
name-americans = Americans
    .the = the Americans
leader-americans = Lincoln
effect-americans = Frontier
text-americans = Every second land occupied in North America brings an army, at most three.
name-japanese = Japanese
    .the = the Japanese
effect-japanese = Modern navy
text-japanese = Add one to your highest die when you invade by fleet.
name-germans = Germans
    .the = the Germans
leader-germans = Bismarck
effect-germans = Heavy guns
text-germans = Begin with three siege tokens.

## Events of the first era

name-weaponry = Weaponry
text-weaponry = Add one to your highest die in every battle of this turn.
name-caravans = Caravans
text-caravans = Place up to two caravans in barren lands for this turn.
text-disaster = An opposing land loses its fort, and one structure is reduced. The army stays.
text-engineering = Place up to two free forts where you have active armies.
text-allies = Gain two armies.
name-harappa = Harappa
    .the = Harappa

## Events of the second era

name-leader = Leader
text-leader = Once in each battle of this turn, reroll one of your dice.
name-shipbuilding = Shipbuilding
text-shipbuilding = Place a fleet in any sea for this turn.
name-diplomacy = Diplomacy
text-diplomacy = Replace an opposing army next to your active armies by one of yours. Structures and fort stay.
text-barbarians = An opposing land beside a barren land loses army and fort; one structure is reduced, and an inactive army of yours moves in.
name-siegecraft = Siegecraft
text-siegecraft = Gain three siege tokens.
name-kushans = Kushans
    .the = the Kushans

## Events of the third era

name-elite-troops = Elite troops
text-elite-troops = In three battles of this turn you may roll one more die in attack.
text-treachery = Win one battle of this turn without dice; say so beforehand.
name-civil-service = Civil service
text-civil-service = Gain two armies if an active army of yours holds a capital.
name-fortification = Fortification
text-fortification = Place up to three free forts where you have active armies.
name-great-works = Great works
text-great-works = You may build one more monument, on the usual sites.
name-axum = Axum
    .the = Axum

## Events of the fourth era

name-black-death = Black Death
text-black-death = Choose a region: each opponent loses one army there, of their choice.
name-gunpowder = Gunpowder
text-gunpowder = For this turn defenders roll one die even behind a fort.
name-navigators = Navigators
text-navigators = Place a fleet in any ocean for this turn.
name-mercenaries = Mercenaries
text-mercenaries = Gain three armies.
text-crusade = This turn, add two to your highest die in battles in the Middle East.
name-shogunate = Shogunate
    .the = the Shogunate
name-cholas = Cholas
    .the = the Cholas

## Events of the fifth era

name-revolution = Revolution
text-revolution = In one region replace up to two opposing armies by inactive ones of yours. Structures and forts stay.
name-industry = Industry
text-industry = Gain three armies.
name-steamships = Steamships
text-steamships = Place fleets in up to two oceans for this turn.
name-railways = Railways
text-railways = Choose a region: this turn its lands joined overland all border one another.
name-artillery = Artillery
text-artillery = Gain four siege tokens.
name-dutch = Dutch
    .the = the Dutch

## Eras

era-span-1 = 3000 to 450 BCE
era-span-2 = 450 BCE to 300 CE
era-span-3 = 300 to 900
era-span-4 = 900 to 1600
era-span-5 = 1600 to 1912

## A first turn

lesson-first-turn = Your first turn
lesson-first-turn-pitch = { $minutes } minutes: { name-assyrians.the } rise { name-mesopotamia.in }.
lesson-first-turn-aim = What the game is about
lesson-first-turn-aim-text = In every era you lead another empire. It rises, conquers what it can, and scores; its armies stay on the map and go on counting. Each region pays in three steps, for example { $area }: { $presence } points for one army, { $dominance } for at least { $most } and more than anyone else, { $supremacy } for at least { $all } and nobody else.
lesson-first-turn-establish = Establish your empire
lesson-first-turn-establish-text = You lead { name-assyrians.the }. They rise { name-mesopotamia.in } with fresh armies and a capital, which brings { $capital } points.
lesson-first-turn-free = Take a free land
lesson-first-turn-free-text = An empty land is yours at once, without dice. There are mountains { name-zagros.in }, which help you defend it, and a resource, which helps you build.
lesson-first-turn-event = Play an event
lesson-first-turn-event-text = Events stay in your hand until you want them, and are played between invasions. { name-weaponry } adds one to your highest die in every battle of this turn.
lesson-first-turn-battle = Fight a battle
lesson-first-turn-battle-text = Somebody’s army stands { name-levant.in }. You roll two dice, the defender one, and the highest of each side counts. The tag over a land is your chance to win: here { $win }.
lesson-first-turn-region = Enter a second region
lesson-first-turn-region-text = One army { name-nile.in } is presence in another region. If you win, the capital there is reduced to a city, and that city is yours.
lesson-first-turn-dominance = Reach dominance
lesson-first-turn-dominance-text = Nobody stands { name-libya.in }. With a second army { $area } you have more there than anyone else: dominance, { $dominance } points instead of { $presence }.
lesson-first-turn-supremacy = Reach supremacy
lesson-first-turn-supremacy-text = With { $all } armies { $area }, and nobody else there, you have supremacy: { $supremacy } points. Armies that you do not use bring nothing.
lesson-first-turn-stop = End the invasion
lesson-first-turn-stop-text = { $armies ->
    [0] All your armies are placed.
    [one] One army is left, and you may go on. An army that you do not use goes back to your supply.
   *[other] { $armies } armies are left, and you may go on. Those that you do not use go back to your supply.
}
lesson-first-turn-build = Build a monument
lesson-first-turn-build-text = For every two resources that your active armies hold, you build a monument: first where a capital stands. It brings { $monument ->
    [one] one point
   *[other] { $monument } points
} each time you score.
lesson-first-turn-forts = Use your empire’s effect
lesson-first-turn-forts-text = Each empire has an effect of its own: { name-assyrians.the } place a free fort for each resource they hold. Behind a fort the defender rolls two dice.
lesson-first-turn-points = Score your turn
lesson-first-turn-points-text = The score shows what your turn would bring now, and why: { $points } points. Ending the turn scores it.
lesson-first-turn-done = That was your first turn.
lesson-first-turn-done-text = Every turn goes like this one: rise, invade, build, score. What you leave on the map counts again when your next empire scores.
lesson-siege = A siege
lesson-siege-pitch = { $minutes } minutes: a city behind a fort, and how many armies it is worth.
lesson-siege-walls = Look at the fort
lesson-siege-walls-text = You lead { name-romans.the }. A city stands behind a fort { name-danubia.in }. There the defender rolls two dice, as many as you.
lesson-siege-invade = Invade the city
lesson-siege-invade-text = Two dice against two: your chance to win is { $win }. Try it all the same; what follows is what this lesson is about.
lesson-siege-press = Press the siege
lesson-siege-press-text = You were thrown back, but not beaten. One more army adds { $bonus } to your highest die, and you roll again. You could also retreat.
lesson-siege-again = Press it again
lesson-siege-again-text = Thrown back once more. The next army adds { $bonus }, and now your chance is { $win }.
lesson-siege-fort = Build a fort
lesson-siege-fort-text = The land is yours. Its fort is gone, and its city was reduced to nothing. An army can become a fort, so that the next invader meets two dice.
lesson-siege-stop = End the invasion
lesson-siege-stop-text = { $armies ->
    [0] No army is left, so nothing else can be invaded.
    [one] One army is left. You may go on, or stop here.
   *[other] { $armies } armies are left. You may go on, or stop here.
}
lesson-siege-done = The city has fallen.
lesson-siege-done-text = Each army in a siege makes the next roll better, and is lost to other lands. The odds beside the question say what it would bring.
lesson-sea = Across the sea
lesson-sea-pitch = { $minutes } minutes: one fleet makes a whole sea a road.
lesson-sea-fleet = Look at the fleet
lesson-sea-fleet-text = You lead { name-carthaginians.the }, with a fleet { name-mediterranean-sea.in }. Every land on that sea is adjacent to your armies now. A caravan does the same for a barren land.
lesson-sea-free = Sail to an empty land
lesson-sea-free-text = Nobody stands { name-crete.in }. An army lands there without dice, as in any empty land.
lesson-sea-landing = Land against an army
lesson-sea-landing-text = Whoever defends against a landing may reroll a die. That is why your chance { name-nile.in } is only { $win }, though nothing but an army and a city stands there.
lesson-sea-ashore = Fight on land
lesson-sea-ashore-text = You need not always sail: { name-libya.the } is adjacent by land. There nobody rerolls, and your chance is { $win }.
lesson-sea-stop = End the invasion
lesson-sea-stop-text = A fleet in an ocean serves every sea beside it. After the turn fleets and caravans are taken away.
lesson-sea-done = You have crossed the sea.
lesson-sea-done-text = Look for empires and events with fleets: far regions pay for a single army.
lesson-building = Monuments and points
lesson-building-pitch = { $minutes } minutes: where monuments stand, and what a turn is worth.
lesson-building-resources = Look at the resources
lesson-building-resources-text = You lead { name-turks.the }, and their invasion is over. A small diamond marks a land with a resource. For every two that your active armies hold, you build a monument.
lesson-building-capital = A monument for a capital
lesson-building-capital-text = Capitals come first: yours stands { name-anatolia.in }.
lesson-building-city = A monument for a city
lesson-building-city-text = Cities come next, and after them lands with a resource. One stands { name-mesopotamia.in }.
lesson-building-points = Score your turn
lesson-building-points-text = The score shows each region, what you reached there and what one more land would give, then what stands in your lands: a capital { $capital }, a city { $city }, a monument { $monument }. That makes { $points } points.
lesson-building-done = That is the whole turn.
lesson-building-done-text = You know all you need for a game. The rest is on the cards, and in the rules behind each small number.

## What lessons say in numbers, and the page before a first game

reason-pays = { $name }: { $presence } for one army, { $dominance } for at least { $most } and more than anyone else, { $supremacy } for at least { $all } and nobody else.
reason-region = With { $land } you reach { $degree ->
    [presence] presence
    [dominance] dominance
   *[supremacy] supremacy
}: from { $from } to { $to }.
reason-structures = What stands there brings { $points ->
    [one] one point
   *[other] { $points } points
}.
reason-odds = You win { $win }, both armies fall { $tie }, you are thrown back { $defeat }.
reason-siege = With a siege of { $pieces ->
    [one] one more army
   *[other] up to { $pieces } more armies
} you win { $win }.
aim-empires = In every era you lead another empire. It rises with fresh armies, conquers what it can, and scores. Its armies stay on the map and count again when your next empire scores.
aim-order = In each era { $orders } empires could rise, and with { $players } players { $players } of them do, in the order of their numbers: “Turn 1 of { $orders }” plays before all others.

## The lands as a table

map-column-trait = Resource
