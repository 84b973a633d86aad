# History of the World of 2001: chronicle, refusals, decisions, cards, names.

## Small words

epoch = Epoch { $epoch }
degree-control = control
army-count = { $armies ->
    [one] one army
   *[other] { $armies } armies
  }
capital-count = { $capitals ->
    [one] a capital
   *[other] { $capitals } capitals
  }
fleet-count = { $fleets ->
    [one] one fleet
   *[other] { $fleets } fleets
  }
coin-count = { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }
allied-count = { $coins ->
    [one] one allied coin
   *[other] { $coins } allied coins
  }
fort-count = { $forts ->
    [one] one free fort
   *[other] { $forts } free forts
  }

## Chronicle: epochs and the draft

chronicle-epoch = Epoch { $epoch } · { $span }
chronicle-rolled = { $you ->
    [yes] you { $sum }
   *[no] { $who } { $sum }
  }
chronicle-first-roll = { $you ->
    [yes] The dice for the first card: { $rolls }. You draw first.
   *[no] The dice for the first card: { $rolls }. { $who } draws first.
  }
chronicle-draws = { $you ->
    [yes] You draw { $empire }.
   *[no] { $who } draws { $empire }.
  }
chronicle-keep = { $you ->
    [yes] You keep { $empire }.
   *[no] { $who } keeps { $empire }.
  }
chronicle-kept = { $you ->
    [yes] You keep the card.
   *[no] { $who } keeps the card.
  }
chronicle-pass = { $you ->
    [yes] You pass { $empire } to { $victim }.
   *[no] { $theirs ->
        [yes] { $who } passes { $empire } to you.
       *[no] { $who } passes { $empire } to { $victim }.
      }
  }
chronicle-passed = { $you ->
    [yes] You pass the card to { $victim }.
   *[no] { $theirs ->
        [yes] { $who } passes the card to you.
       *[no] { $who } passes the card to { $victim }.
      }
  }
chronicle-sees = { $you ->
    [yes] The card you were passed: you will lead { $empire }.
   *[no] The card { $who } was passed: { $empire }.
  }
chronicle-unheld = Nobody leads { $empires }.

## Chronicle: event cards

chronicle-gains = { $you ->
    [yes] You get { $gained }.
   *[no] { $who } gets { $gained }.
  }
chronicle-reallocates = { $you ->
    [yes] For { $fleets } you get { $coins }.
   *[no] For { $fleets }, { $who } gets { $coins }.
  }
chronicle-reallocates-none = { $you ->
    [yes] You keep all your fleets.
   *[no] { $who } keeps all fleets.
  }
chronicle-lapses = { $card } is over.
chronicle-weakens = { $card } gives two dice from now on, and still wins ties.
chronicle-named = { $you ->
    [yes] You name { $places }.
   *[no] { $who } names { $places }.
  }
chronicle-settles = { $you ->
    [yes] You settle { $lands }.
   *[no] { $who } settles { $lands }.
  }
chronicle-dies = { $theirs ->
    [yes] Your army { $land } is gone.
   *[no] { $victim }’s army { $land } is gone.
  }
chronicle-survives = { $theirs ->
    [yes] Your army { $land } survives.
   *[no] { $victim }’s army { $land } survives.
  }
chronicle-all-survive = Every army survives.
chronicle-disease-dice = { $land }: { $dice }
chronicle-disease-rolls = { $rolls }
chronicle-spreads = The plague spreads to { $land }.

## Chronicle: the turn

chronicle-rises = { $you ->
    [yes] You establish { $empire } { $where }: { $brought }.
   *[no] { $who } establishes { $empire } { $where }: { $brought }.
  }
chronicle-minor-rises = { $you ->
    [yes] First you establish { $empire } { $where }: { $brought }.
   *[no] First { $who } establishes { $empire } { $where }: { $brought }.
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
chronicle-mans = { $you ->
    [yes] You man the fleet { $waters }.
   *[no] { $who } mans the fleet { $waters }.
  }
chronicle-enters-by = { $you ->
    [yes] By fleet you occupy { $lands }.
   *[no] By fleet { $who } occupies { $lands }.
  }
chronicle-renews = { $you ->
    [yes] You renew your army { $lands }.
   *[no] { $who } renews the army { $lands }.
  }
chronicle-monument = { $you ->
    [yes] You build a monument { $lands }.
   *[no] { $who } builds a monument { $lands }.
  }
chronicle-reinforces = { $you ->
    [yes] You reinforce { $land }: { $armies } armies.
   *[no] { $who } reinforces { $land }: { $armies } armies.
  }
chronicle-fortifies = { $pay ->
    [coin] { $you ->
        [yes] Paying in coins you fortify { $lands }.
       *[no] Paying in coins { $who } fortifies { $lands }.
      }
    [engineering] { $you ->
        [yes] Free of charge you fortify { $lands }.
       *[no] Free of charge { $who } fortifies { $lands }.
      }
   *[army] { $you ->
        [yes] You fortify { $lands }.
       *[no] { $who } fortifies { $lands }.
      }
  }
chronicle-buys = { $coin ->
    [allied] { $you ->
        [yes] With an allied coin you buy back an army, for empty lands only.
       *[no] With an allied coin { $who } buys back an army, for empty lands only.
      }
   *[plain] { $you ->
        [yes] With a coin you buy back an army.
       *[no] With a coin { $who } buys back an army.
      }
  }
chronicle-capital-falls = The capital { $land } becomes a city.
chronicle-falls = { $building ->
    [capital] The capital { $land } falls.
    [city] The city { $land } falls.
    [monument] The monument { $land } falls.
   *[fort] The fort { $land } falls.
  }
chronicle-builds = { $you ->
    [yes] You build { $thing } { $lands }.
   *[no] { $who } builds { $thing } { $lands }.
  }
chronicle-lacking = { $building ->
    [capital] No capital is left in the box: none rises { $land }.
    [city] No city is left in the box: none rises { $land }.
    [monument] No monument is left in the box: none rises { $land }.
   *[fort] No fort is left in the box: none rises { $land }.
  }

## Chronicle: battles

chronicle-win = { $you ->
    [yes] You take { $land } from { $victim }, { $attack } against { $defence }.
   *[no] { $theirs ->
        [yes] { $who } takes { $land } from you, { $attack } against { $defence }.
       *[no] { $who } takes { $land } from { $victim }, { $attack } against { $defence }.
      }
  }
chronicle-tie = { $you ->
    [yes] Your army and { $victim }’s both fall { $land }, { $attack } against { $defence }.
   *[no] { $theirs ->
        [yes] { $who }’s army and yours both fall { $land }, { $attack } against { $defence }.
       *[no] { $who }’s army and { $victim }’s both fall { $land }, { $attack } against { $defence }.
      }
  }
chronicle-defeat = { $you ->
    [yes] { $victim } holds { $land } against you, { $defence } against { $attack }.
   *[no] { $theirs ->
        [yes] You hold { $land } against { $who }, { $defence } against { $attack }.
       *[no] { $victim } holds { $land } against { $who }, { $defence } against { $attack }.
      }
  }
chronicle-fort-win = { $you ->
    [yes] You break { $victim }’s fort { $land }, { $attack } against { $defence }; the battle goes on.
   *[no] { $theirs ->
        [yes] { $who } breaks your fort { $land }, { $attack } against { $defence }; the battle goes on.
       *[no] { $who } breaks { $victim }’s fort { $land }, { $attack } against { $defence }; the battle goes on.
      }
  }
chronicle-fort-tie = { $you ->
    [yes] Your army and { $victim }’s fort both fall { $land }, { $attack } against { $defence }.
   *[no] { $theirs ->
        [yes] { $who }’s army and your fort both fall { $land }, { $attack } against { $defence }.
       *[no] { $who }’s army and { $victim }’s fort both fall { $land }, { $attack } against { $defence }.
      }
  }
chronicle-army-win = { $you ->
    [yes] You beat an army of { $victim } { $land }, { $attack } against { $defence }; the battle goes on.
   *[no] { $theirs ->
        [yes] { $who } beats an army of yours { $land }, { $attack } against { $defence }; the battle goes on.
       *[no] { $who } beats an army of { $victim } { $land }, { $attack } against { $defence }; the battle goes on.
      }
  }
chronicle-betrayed = { $you ->
    [yes] By treachery you take { $land } from { $victim } without dice.
   *[no] { $theirs ->
        [yes] By treachery { $who } takes { $land } from you without dice.
       *[no] By treachery { $who } takes { $land } from { $victim } without dice.
      }
  }
chronicle-fleet-win = { $you ->
    [yes] You sink { $victim }’s fleet { $water }, { $attack } against { $defence }, and man your own.
   *[no] { $theirs ->
        [yes] { $who } sinks your fleet { $water }, { $attack } against { $defence }.
       *[no] { $who } sinks { $victim }’s fleet { $water }, { $attack } against { $defence }.
      }
  }
chronicle-fleet-tie = { $you ->
    [yes] Your army and { $victim }’s fleet both go down { $water }, { $attack } against { $defence }.
   *[no] { $theirs ->
        [yes] { $who }’s army and your fleet both go down { $water }, { $attack } against { $defence }.
       *[no] { $who }’s army and { $victim }’s fleet both go down { $water }, { $attack } against { $defence }.
      }
  }
chronicle-fleet-defeat = { $you ->
    [yes] { $victim }’s fleet { $water } throws you back, { $defence } against { $attack }.
   *[no] { $theirs ->
        [yes] Your fleet { $water } throws { $who } back, { $defence } against { $attack }.
       *[no] { $victim }’s fleet { $water } throws { $who } back, { $defence } against { $attack }.
      }
  }
part-fort = fort

## Chronicle: points and pre-eminence

chronicle-points = points
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
chronicle-score = { $you ->
    [yes] You stand at { $score }.
   *[no] { $who } stands at { $score }.
  }
chronicle-scored-buildings = { $building ->
    [capital] { $count ->
        [one] capital { $points }
       *[other] capitals { $points }
      }
    [city] { $count ->
        [one] city { $points }
       *[other] cities { $points }
      }
    [fleet] { $count ->
        [one] manned fleet { $points }
       *[other] manned fleets { $points }
      }
   *[monument] { $count ->
        [one] monument { $points }
       *[other] monuments { $points }
      }
  }
chronicle-marker = { $you ->
    [yes] You have the highest score and draw a pre-eminence marker. Nobody sees its value.
   *[no] { $who } has the highest score and draws a pre-eminence marker. Nobody sees its value.
  }
chronicle-marker-withheld = { $names } share the highest score: nobody draws a pre-eminence marker.
chronicle-markers = { $you ->
    [yes] Your pre-eminence markers are turned up: { $values }.
   *[no] { $who }’s pre-eminence markers are turned up: { $values }.
  }
chronicle-game-ended = End of the game

## In the terminal: questions and answers

ask-draft = The card you drew: keep it, or pass it on?
ask-events = Which event card do you play?
ask-barbarians = Which land do the Barbarians attack next?
ask-plague = Where does the plague go next?
ask-crusade = Where do the Crusaders go?
ask-minor = The minor empire expands: what do you do?
ask-naval = Which fleet do you attack?
ask-reallocate = Which fleets do you change into coins?
ask-expand = Your empire expands: what do you do?
ask-monuments = Where do you build the monument?
ask-fort = Where does the fort go?
do-keep = Keep { $empire }
do-pass-card = Pass it to { $who }
do-play-event = Play { $card }
do-end-events = Play no more cards
do-invade = Invade { $name }
do-spread-plague = Carry it to { $name }
do-end-expansion = End the expansion
do-build-fort = { $pay ->
    [coin] Fortify { $land } for a coin
    [engineering] Fortify { $land } with a free fort
   *[army] Fortify { $land } with an army
  }
do-build-forts = { $pay ->
    [coin] Buy a fort for a coin
    [engineering] Place a free fort
   *[army] Turn an army into a fort
  }
do-buy-army = { $coin ->
    [allied] Buy back an army for an allied coin
   *[plain] Buy back an army for a coin
  }
do-reinforce = Reinforce { $name }
do-man-fleet = Man the fleet: { $name }
do-attack-fleet = Attack the fleet: { $name }
do-end-naval = End the battles at sea
do-reallocate = { $count ->
    [0] Keep all fleets
   *[other] Change { $waters } into coins
  }
do-build-monument = Build here: { $name }
do-end-monuments = Build no more monuments
do-naming = naming { $places }
note-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
  }
note-prospect = { $low } to { $high } points
note-prospect-sure = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
note-free = empty, no dice
note-own = your own army gives way
note-by-sea = by fleet
note-played = { $epochs ->
    [all] in any epoch
   *[some] epochs { $span }
  }
status-pool = { $card }: { $pool } to place, { $lost } lost
status-coins = In hand: { $things }
status-force = In force: { $cards }
status-hand = { $kind ->
    [greater] Greater events: { $cards }
   *[lesser] Lesser events: { $cards }
  }
status-piece = { $piece ->
    [active] { $name }’s active army
   *[past] { $name }’s past army
  }
status-markers = Pre-eminence markers: { $count }

## Refusals of the rules

refusal-game-over = The game is over.
refusal-no-such-seat = There is no such seat.
refusal-not-your-decision = It is not your decision now.
refusal-not-now = That belongs to another phase.
refusal-drafting = First keep the card you drew, or pass it on.
refusal-must-pass = You have an empire already: pass this card on.
refusal-has-empire = That player has an empire already.
refusal-pass-to-self = A card is passed to another player; to have it yourself, keep it.
refusal-in-events = This is the time for event cards: play one, or end the step.
refusal-in-barbarians = First say which land the Barbarians attack.
refusal-in-plague = First say where the plague goes.
refusal-in-crusade = The Crusaders come first: move them on, or end their expansion.
refusal-in-minor = A minor empire is being played: expand it, or end its expansion.
refusal-in-naval = First attack enemy fleets, or end the battles at sea.
refusal-in-reallocation = First say which fleets become coins.
refusal-expanding = Your empire is still expanding.
refusal-in-monuments = The expansion is over: build monuments, or end the step.
refusal-first-army = After the first army no event card is played.
refusal-not-in-hand = You do not hold { $card }.
refusal-two-events = Two event cards a turn, no more.
refusal-same-event = You have played { $card } this turn; the second must have another name.
refusal-wrong-epoch = You cannot play { $card } in this epoch.
refusal-no-target = There is no target for { $card } now.
refusal-no-army-rolls = No army would have to roll for { $card }.
refusal-no-capital = Your empire has no capital, so { $card } would build nothing.
refusal-no-navigation = Your empire has no navigation, and { name-astronomy } has not been played.
refusal-held-by-you = Your own army holds { $land }.
refusal-minor-spared = No other card touches a minor empire in the turn it is played: { $land } is spared.
refusal-target-wanted = Say what { $card } is played on.
refusal-no-target-wanted = For { $card } you name nothing.
refusal-bad-target = You cannot play { $card } on { $name } now.
refusal-bad-set = Name as many as the card asks for, and none twice.
refusal-one-empire = All lands must belong to one enemy empire.
refusal-three-lands = Name three lands of that empire, or all it has if they are fewer.
refusal-not-adjacent-areas = The two areas must be adjacent.
refusal-two-empty = Name two empty lands of the area, or the one that is empty.
refusal-not-empty = An army holds { $land } already.
refusal-is-empty = No army holds { $land }.
refusal-no-enemy = No enemy army holds { $land }.
refusal-no-monument-there = No monument adorns { $land }.
refusal-not-beside = The barren land of the Barbarians does not border { $land }.
refusal-plague-not-next = The plague cannot reach { $land }: it goes by land, to an army beside the last one.
refusal-no-army = No army is left in the pool.
refusal-restricted-only = Only restricted armies are left, and they enter empty lands alone.
refusal-own-army = Your active army holds { $land } already.
refusal-barren = Nobody can enter { $land }: the land is barren.
refusal-not-reachable = No active army of yours reaches { $land }, by border, strait or fleet.
refusal-no-way-from = None of your active armies can attack { $land } from there.
refusal-no-way-by-sea = Your fleets do not reach { $land }.
refusal-not-held = No active army of yours holds { $land }.
refusal-has-fort = A fort protects { $land } already.
refusal-no-forts = No fort is left in the box.
refusal-no-coin = You have no coin left.
refusal-no-such-coin = You have no coin of that kind left.
refusal-no-free-fort = You have no free fort left.
refusal-no-coins-in-minor = A minor empire spends no coins and has no free forts.
refusal-nothing-lost = No army of your empire is lost that could be bought back.
refusal-no-such-option = This table is played without that option.
refusal-land-full = No further army fits here: { $land }.
refusal-no-room-for-fort = Three armies leave no room for a fort here: { $land }.
refusal-not-navigating = Without navigation your empire mans no fleets; { name-astronomy } only lends them.
refusal-no-fleet = No fleet of yours sails { $water }.
refusal-ocean = Only fleets in seas are manned, not in oceans.
refusal-manned = The fleet that sails { $water } has an army already.
refusal-no-enemy-fleet = No enemy fleet that you could attack sails { $water }.
refusal-last-army = The last army is kept for the start land.
refusal-no-monument-due = Your active armies hold too few resources for another monument.
refusal-has-monument = A monument adorns { $land } already.
refusal-no-site = Capitals come first, then cities, then resources.
refusal-no-monuments = No monument is left in the box.

## Phases, decisions, who is waited for

phase-draft = Draft
phase-events = Events
phase-barbarians = Barbarians
phase-plague = Plague
phase-crusade = Crusade
phase-minor = Minor empire
phase-naval = Battles at sea
phase-reallocate = Reallocation
phase-expand = Expansion
phase-monuments = Monuments
phase-battle = Battle
todo-draft = Keep the empire or pass it on
todo-events = Play event cards, or go on
todo-barbarians = Say whom the Barbarians attack
todo-plague = Say where the plague goes
todo-crusade = Lead the Crusaders
todo-minor = Expand your minor empire
todo-naval = Attack enemy fleets, or go on
todo-reallocate = Say which fleets become coins
todo-expand = Expand your empire
todo-monuments = Build a monument
decide-draft-must = You draw { $the }, but have an empire already. Who gets the card?
decide-events = Play an event card, or go on?
decide-events-second = Play a second event card, or go on?
decide-events-done = Both event cards are played. Go on?
decide-events-facts = Two a turn at most, before the first army. Nobody gets new ones.
decide-events-none = No card in your hand can be played now.
decide-barbarians = Which land do the Barbarians attack?
decide-barbarians-facts = Two dice against one. They go on until an attack fails.
decide-plague = Where does the plague go next?
decide-plague-facts = It cannot be stopped: the army you name rolls three dice.
decide-crusade = Where do the Crusaders go?
decide-minor = Where does the next army of { $the } go?
decide-naval = Attack a fleet, or go on?
decide-naval-facts = One army of the pool for each attack. Where an enemy fleet stays, you get none.
decide-naval-buy = Buy an army back to attack once more, or go on?
decide-naval-buy-facts = Your other armies are kept for the start land. An army bought back and not used stays in the pool.
decide-reallocate = Which fleets become coins?
decide-reallocate-facts = A coin for each. This is the only time.
decide-expand = Where does the next army go?
decide-expand-done = All armies are placed. End the expansion?
decide-expand-none = No land is in reach. End the expansion?
decide-expand-restricted = Only restricted armies are left: they enter empty lands alone.
decide-expand-facts = { $lands ->
    [one] One land is open.
   *[other] { $lands } lands are open: { $empty } empty{ $own ->
        [0] {""}
       *[other] , { $own } your own
      }{ $defended ->
        [0] {""}
       *[other] , { $defended } defended
      }.
  }
decide-monuments = Where is the monument built?
decide-monuments-facts = { $due ->
    [one] One monument is due
   *[other] { $due } monuments are due
  }: capitals come first, then cities, then resources.
waiting-draft = { $names } draws an empire.
waiting-events = { $names } may play event cards.
waiting-barbarians = { $names } leads the Barbarians.
waiting-plague = { $names } says where the plague goes.
waiting-crusade = { $names } leads the Crusaders.
waiting-minor = { $names } expands a minor empire.
waiting-naval = { $names } may attack fleets.
waiting-reallocate = { $names } may change fleets into coins.
waiting-expand = { $names } expands { $empire }.
waiting-monuments = { $names } builds monuments.
waiting-facts = { $armies ->
    [0] { $empire }: no army left to place.
    [one] { $empire }: one army left to place.
   *[other] { $empire }: { $armies } armies left to place.
  }
idle-end-events = No event card can be played now: your empire rises.
idle-end-expansion = Nothing was left to do: the expansion is over.
idle-end-naval = No fleet is left to attack: your empire rises.

## The draft

draft-title = Draft
draft-you-drew = You drew { $the }.
draft-theirs = { $who } draws a card.
draft-keep-or-pass = Keep { $the }, or pass the card on?
draft-open = Everyone sees whether you keep or pass, nobody which empire it is.
draft-back = Back to the draft
draft-no-undo = A choice cannot be taken back
draft-order = Draft order
draft-why-score = The lowest score draws first.
draft-why-strength = { $names } have equal scores: the weaker empire of the last epoch draws first.
draft-why-turn = { $names } are equal in score and strength: whoever played earlier in the last epoch draws first.
draft-why-dice = The dice decided: { $rolls }.
draft-why-again = Equal sums rolled again: { $rolls }.
draft-or-pass = Or pass it to somebody without a card
draft-or-pass-facts = Whoever gets it may look once everyone has a card. Yours will then come from another player, unseen until all have one.
draft-must-pass = Pass it to somebody without a card
draft-must-pass-facts = You were passed a card, so this one is for somebody else.
draft-who-has = Who has a card
draft-who-has-facts = Each draws once, and keeps the card or passes it to somebody without one.
draft-column-player = Player
draft-column-score = Score
draft-column-strength = Strength so far
draft-strength-sum = strength so far { $strength }
draft-column-draws = Draws
draft-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
draft-pass = Pass
draft-holds-card = holds a card
draft-last = last empire:
draft-tick = The tick on each bar is your own strength so far, { $strength }. A low sum wins a tie at the end.
draft-secret = A card is drawn in secret
draft-secret-facts = You will see who keeps it or who gets it, not which empire it is.
draft-passed-on = passed it on
draft-no-card = no card yet
draft-worth-more = worth more than in Epoch { $epoch }.
draft-worth-up = worth more than before
draft-worth-nothing = nothing yet
draft-own-lands = your lands
draft-events = { $count ->
    [one] one event
   *[other] { $count } events
  }
draft-events-now = In Epoch { $epoch } you can play { $cards }.
draft-events-none = None of them can be played in Epoch { $epoch }.
draft-kept = kept a card
draft-was-passed = card from { $name }
draft-draws = draws now
draft-yours-hidden = Your card lies face down
draft-yours-hidden-facts = You may look when everybody has one.
draft-only-you = { $who } leads { $the }; only you know.
action-keep = Keep { $the }
action-pass = Pass it to { $name }
empire-order = Turn { $order } of { $of }
empire-strength = Strength { $strength }
empire-strength-word = strength
empire-capital = Capital { $where }
empire-no-capital = No capital
empire-starts-bare = Begins { $where }
empire-reaches = { $waters }, and from there { $reached }
empire-no-navigation = No fleets
empire-likely = Likely points
news-received = You lead { $the }: everybody has a card now.
news-see = See { $the }
draft-spoken = You drew { $the }, strength { $strength }, turn { $order } of { $of }. { $receivers ->
    [0] Keep it.
    [one] Keep it, or pass it to one player.
   *[other] Keep it, or pass it to one of { $receivers } players.
  }

## Event cards in the hand

hand-empty = No event cards in your hand.
hand-all = Your hand
hand-note = Dealt once, for the whole game. Squares are epochs I to VII; the framed one is now.
hand-left = { $left } of { $of } left
hand-playable = { $count } now
hand-others-title = The others hold
hand-now = can be played now
hand-later = from epoch { $epoch }
hand-too-late = its epochs are over
hand-played = played
hand-in-turn = played now
hand-chosen = chosen
hand-closed = not now
hand-closed-why = It has no target now, or a card of its name is already played.
hand-greater-short = greater
hand-lesser-short = lesser
hand-short-now = now
hand-short-later = later
hand-short-late = too late
hand-counts = { $greater } greater, { $lesser } lesser
hand-others = { $who }: { hand-counts }
slot-empty = free
slot-first = First card
slot-second = Second card
slot-after = second card after this
slot-named = Named so far: { $lands }.
event-eyebrow-greater = Greater event
event-eyebrow-lesser = Lesser event
event-epochs-all = in every epoch
event-epochs = epochs { $from } to { $to }
event-epoch-only = epoch { $epoch } only
event-when-now = Before your first army
event-when-turn = For the whole turn
action-play-card = Play { $card }
action-play-on = Play { $card }: { $target }
action-end-events = No more cards
action-end-events-none = Go on without cards
mode-play = Play { $card }?
mode-play-land = { $card }: which land?
mode-play-barren = { $card }: out of which barren land?
mode-play-area = { $card }: which area?
mode-play-areas = { $card }: which two adjacent areas? { $chosen } of { $most } chosen.
mode-play-lands = { $card }: which lands? { $chosen } of { $most } chosen.
mode-name = { $of ->
    [1] { $card }: name the land.
   *[other] { $count ->
        [1] { $card }: name the first land.
        [2] { $card }: name the second land.
       *[other] { $card }: name the third land.
      }
  }
mode-name-area = { $count ->
    [1] { $card }: name the first area.
   *[other] { $card }: name the area beside it.
  }
mode-named = { $card }: all is named.
aims-civil-war = An army rises in each: two dice against one, only forts help.
aims-disaster = Monument, city and fort go; a capital becomes a city. One land or two.
aims-famine = Each army there, yours too, rolls a die: on a 1 it is gone.
aims-black-death = { aims-famine }
aims-pestilence = Its army rolls three dice, those beside it two: any 1 and it is gone.
aims-plague = Its army rolls four dice: any 1 and it is gone, and the plague goes on.
aims-barbarians = Two dice against one, land after land, until an attack fails.
aims-migrants-africa = An army of yours settles in each.
aims-migrants-australia = { aims-migrants-africa }
aims-migrants-north-america = { aims-migrants-africa }
aims-treachery = If your empire attacks it this turn, army and fort give way without dice.
aims-crusade = Two dice and +1; landing they meet three dice. Palestine gets a city and a fort.
aims-rolls = { $count ->
    [one] One army rolls{ $own ->
        [0] {""}
       *[other] , your own
      }
   *[other] { $count } armies roll{ $own ->
        [0] {""}
        [one] , one of them yours
       *[other] , { $own } of them yours
      }
  }
aims-average = { $points } points on average
action-name = { $count ->
    [1] Name { $place } first
    [2] Name { $place } second
   *[other] Name { $place } third
  }
action-order = Order
mode-play-order = They fight in this order; you may change it.
mode-play-open = Once played, all see it. It cannot be taken back.
action-one-less = Without { $name }
tag-target = target
tag-treachery = treachery
events-in-force = In force: { $cards }

## The empire in the dock and the turn

turn-to-place = to place
turn-on-map = on the map
turn-lost = lost
turn-restricted = for empty lands only
turn-no-coins = no coins
turn-from = rises { $where }
turn-will-rise = will rise { $where }
turn-strength = strength { $strength }
turn-sealed = Only you know it until it is called.
turn-waters = fleets in { $count } waters
turn-whence = from: { $place }
turn-buy-back = { $lost ->
    [0] {""}
   *[other] buy back { $lost }
  }
turn-played = { $played } of { $of } played
turn-minor-limits = No coins, no monuments; no other card of the turn touches it.
turn-then = then { $empire }
turn-spoken = { $armies } to place, { $lost } lost, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }, { $allied ->
    [one] 1 allied coin
   *[other] { $allied } allied coins
  }
action-attack = Attack { $land }
action-enter = Enter { $land }
action-spread = Carry the plague to { $land }
action-fort = Fort
action-fort-land = Fort { $land }
action-fort-pay = { $pay ->
    [coin] with a coin
    [engineering] free
   *[army] with an army
  }
action-buy = { $coin ->
    [allied] Buy back, allied coin
   *[plain] Buy back
  }
action-reinforce = Reinforce { $land }
action-reinforce-mode = Reinforce
action-man = Man the fleet { $water }
action-man-mode = Man a fleet
action-attack-fleet = Attack the fleet { $water }
action-end-naval = No more battles at sea
action-reallocate = { $count ->
    [0] Keep all fleets
    [one] One fleet for a coin
   *[other] { $count } fleets for { $count } coins
  }
action-end-monuments = Build no more
action-way = { $dice ->
    [one] { $way } · one die · { $chance }
   *[other] { $way } · { $dice } dice · { $chance }
  }
action-ways = { $count ->
    [one] Way
   *[other] { $count } ways
  }
action-sure = End the expansion
action-end = End
mode-ways = How do you attack { $land }?
mode-ways-facts = The defender’s dice depend on the way.
way-land = From { $from }
way-strait = Across the strait: { $from }
way-sea = By fleet
mode-fort = Which land gets a fort?
mode-fort-facts = Behind a fort the defender adds 1, and the fort must fall before the army.
mode-reinforce = Which land do you reinforce?
mode-man = Which fleet do you man?
mode-man-facts = A manned fleet stays after the turn and scores 1 point in each scoring of yours.
mode-sure = { $armies ->
    [0] End the expansion?
    [one] End the expansion with one army left?
   *[other] End the expansion with { $armies } armies left?
  }
mode-spend = What do you spend?
mode-sure-facts = Armies, coins and free forts that are left are gone.
undo-drawn = A card that was kept or passed cannot be taken back
undo-dice = Undo closed by the dice
undo-touched = Undo closed: { $name } lost an army
plan-thrown-back = Attack thrown back { $land }.
plan-both-fall = Both armies fall { $land }.
plan-fort-stood = The fort held { $land }.

## Tags and rows of lands

tag-own = own
tag-attack = attack
tag-coin = coin
tag-man = man
row-empty = empty
row-fort = fort, then army
row-armies = { $armies } armies
sign-coin = coin
sign-allied-coin = allied coin
sign-fleet = fleet
sign-marker = pre-eminence marker
sign-resource = resource
sign-lost-army = lost army
card-strength-all = With all armies and coins: { $win }
card-way = The way taken
card-other-ways = Other ways
card-no-dice = no dice
card-own-replaced = Your past army gives way; what stands there stays.
card-army-active = { $armies ->
    [one] active army of { $empire }
   *[other] { $armies } active armies of { $empire }
  }
card-army-past = { $armies ->
    [one] past army of { $empire }
   *[other] { $armies } past armies of { $empire }
  }
card-treachery = Treachery: it gives way without dice.
card-part-area = { $degree } { $area }
card-part-buildings = what stands there
card-monument = towards a monument
card-next = { $lands ->
    [one] one more land: { $degree }
   *[other] { $lands } more lands: { $degree }
  }
card-average = on average, losses counted
card-other-way = { $dice ->
    [one] Other way, one die: { $way }
   *[other] Other way, { $dice } dice: { $way }
  }
card-with-all = { $coins ->
    [0] With all armies
   *[other] With all armies and coins
  }
card-restricted = A restricted army enters empty lands only.
card-pillage-capital = The capital becomes a city.
card-pillage-city = The city falls.

## Battle

battle-stage-fort = The fort
battle-stage-army = The army
battle-stage-both = Fort and army
battle-stage = Stage { $stage }
battle-eyebrow-fort = Attack on a fort · { $area }
battle-eyebrow-armies = Attack on several armies · { $area }
battle-of = { $who }, { $empire }
battle-odds-were = odds were { $win } · { $tie } · { $defeat }
battle-sum = { $die } +{ $bonus }
battle-roll = { $what ->
    [fort] Roll against the fort
    [both] Roll against fort and army
   *[army] Roll against the army
  }
battle-walls = The walls have fallen. Roll for the land.
battle-next-army = One army has fallen. Roll against the next.
battle-no-choice = The army fights on at once and cannot break off.
battle-go-on = Go on
battle-itself = By itself in two seconds; any key rolls now.
battle-any-key = Any key goes on.
battle-luck = { $you ->
    [yes] You won { $won } of { $fought } battles, { $expected } expected
   *[no] { $who } won { $won } of { $fought } battles, { $expected } expected
  }
battle-luck-rounds = { $you ->
    [yes] You won { $won } of { $fought } battles; { $taken } of { $rounds } rounds, { $expected } expected
   *[no] { $who } won { $won } of { $fought } battles; { $taken } of { $rounds } rounds, { $expected } expected
  }
battle-whole = The whole fight, before the first die
battle-then-now = taken { $before } then, { $now } now
battle-unfought = Not fought: the battle is over.
battle-taken = taken
battle-both-fall = both fall
battle-back-fort-down = thrown back, fort down
battle-back-weakened = thrown back, an army down
battle-thrown-back = thrown back
battle-before = before the first die
battle-now = now
battle-goes-on = The battle must go on.
battle-fort-falls = The fort falls.
battle-army-falls = One army falls.
battle-fort-won = Its army stays, and you fight on.
battle-army-won = Another stands there, and you fight on.
battle-won = The land is yours.
battle-back = Your army falls.
battle-tie = Both armies fall; the land is empty.
battle-fort-tie = Army and fort fall; the defender stays.
battle-terrain = { $terrain ->
    [mountain] mountains: two dice
    [forest] forest: two dice
    [wall] Great Wall: two dice
    [strait] strait: two dice
    [sea] from the sea: three dice
   *[naval] from the sea, { name-naval-power }: two dice
  }
battle-adds = { $name } +{ $bonus }
battle-wins-ties = wins ties
battle-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
  }
battle-attacker = Attacker
battle-defender = Open border
battle-way-forest = Forest on the border
battle-way-mountain = Mountains on the border
battle-way-great-wall = Great Wall
battle-way-strait = Strait
battle-way-sea = From the sea
battle-fort = Fort
battle-fort-fallen = Fort, fallen
battle-cancelled = { $what }: not against { $card }
battle-stage-spoken = { $stage }: { $attack } against { $defence }. { $end }
battle-leader-ends = Three equal dice: { name-leader } is over.
battle-run-on = Let battles run on
battle-close = Look at the map

## The order of play

timeline-table = { $empires } empires, { $players } players
timeline-then = then each empire in its order
timeline-unheld = { $empire }, held by nobody
timeline-sealed = { $empire }, still sealed
timeline-seals = sealed
timeline-seals-spoken = { $count ->
    [one] { $names } holds an empire still sealed.
   *[other] { $names } hold an empire each, still sealed.
  }
timeline-theirs = { $empire }, sealed, with { $who }
headline-order = Epoch { $epoch }, { $order } of { $of }

## Score now, the page between epochs

score-title = Score now
tab-score = Score
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
structures = Buildings
score-capitals = capitals { $points }
score-cities = cities { $points }
score-monuments = monuments { $points }
score-fleets = fleets { $points }
score-markers = { $markers ->
    [one] one pre-eminence marker
   *[other] { $markers } pre-eminence markers
  }
score-markers-note = pre-eminence, face down to all
scoring-part = { $points ->
    [1] { $name }, { $word }: one point.
   *[other] { $name }, { $word }: { $points } points.
  }
scoring-parts = { $points ->
    [1] { $names }: one point.
   *[other] { $names }: { $points } points.
  }
chart-title = Points by epoch
chart-parts-title = Points by area
chart-parts = by area
score-chart = by epoch
tab-screen = Where points lie
luck-text = rounds won, above or below expectation
luck-row = { $won } won, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected
chart-buildings = Capitals, cities, monuments
chart-fleets = Manned fleets
chart-markers = Pre-eminence
interlude-label = Between the epochs
interlude-chart = Points by epoch
interlude-points = points of the epoch
interlude-page = Back to the epoch
interlude-again = Watch the epoch again
interlude-changes = What changes its value
interlude-none = worth nothing
interlude-over = Epoch { $epoch } is over · { $span }
interlude-leads = { $you ->
    [yes] You lead.
   *[no] { $who } leads.
  }
interlude-lead-shared = { $names } share the lead.
interlude-best = { $you ->
    [yes] With { $the }, you made the epoch.
   *[no] With { $the }, { $who } made the epoch.
  }
interlude-after = after { $epochs } of { $all } epochs
interlude-way = { $from } to { $to }
interlude-tied = tied
interlude-there = { $you ->
    [yes] you { $count }
   *[no] { $who } { $count }
  }
interlude-empty = empty
interlude-epochs = Epoch { $from } → Epoch { $to }
interlude-gain = { $points } with { $the }
interlude-led = { $lands ->
    [0] no land
    [1] one land
   *[other] { $lands } lands
  }, { $fought ->
    [0] no battle
   *[other] { $won } of { $fought } battles won
  }
interlude-unled = Nobody led { $the }.
interlude-keep = { $areas } { $values }
interlude-keeps = { $count ->
    [one] One area keeps its value: { $areas }.
   *[other] The other { $count } keep their values: { $areas }.
  }
interlude-marker = { $you ->
    [yes] You draw a pre-eminence marker, face down.
   *[no] { $who } draws a pre-eminence marker, face down.
  }
interlude-marker-none = The lead is shared: nobody draws a marker.
interlude-asks = You draw an empire card.
interlude-choose = Go on to the draft
interlude-you-first = You draw first.
interlude-before = { $count ->
    [one] { $names } has drawn.
   *[other] { $names } have drawn.
  }
interlude-waits = { $names } draws.
recap-loss-capital = { $land } and its capital
recap-loss-city = { $land } and its city
recap-loss-monument = { $land } and its monument
recap-lands-alone = { $own ->
    [1] One land, nobody else
   *[other] { $own } lands, nobody else
  }
recap-lands-rivals = { $own ->
    [1] One land against { $rivals }
   *[other] { $own } lands against { $rivals }
  }
recap-rival = { $who } { $count }
recap-buildings = { $building ->
    [capital] Capitals
    [city] Cities
    [fleet] Manned fleets
   *[monument] Monuments
  }
recap-count-buildings = { $building ->
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

## Why not more

why-no-value = The area is worth nothing in this epoch.
why-control = { $own } lands, and nobody else there.
why-alone = { $own ->
    [one] One land, nobody else there.
   *[other] { $own } lands, nobody else there.
  }
why-ahead = { $own } lands, more than anyone.
why-level = Tied with { $top }.
why-behind = { $own ->
    [one] One land against { $most } ({ $top }).
   *[other] { $own } lands against { $most } ({ $top }).
  }
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
why-rivals = rivals

## Pre-eminence, and the end

preeminence-title = Pre-eminence
preeminence-head = The markers are turned.
preeminence-epoch = Epoch { $epoch }
preeminence-hidden = face down
preeminence-held = { $count ->
    [one] one pre-eminence marker, face down
   *[other] { $count } pre-eminence markers, face down
  }
preeminence-turned = Epoch { $epoch }: { $who }, { $value }, from { $from } to { $to }.
preeminence-note = drawn after each epoch by the highest score, unseen until now
preeminence-now = { $place ->
    [1] Now first.
   *[other] Now number { $place }.
  }
preeminence-of = { $done } of { $all } turned, epoch by epoch
preeminence-nobody = none
preeminence-level = { $names } level
preeminence-box = { $count ->
    [one] one stays in the box
   *[other] { $count } stay in the box
  }
preeminence-each = after each epoch
preeminence-epochs = { $count ->
    [one] Epoch { $epochs }
   *[other] Epochs { $epochs }
  }
preeminence-drawn = { $count ->
    [0] None is drawn yet of { $all }: { $values }. Nobody will see which, not even its owner.
    [one] One of { $all } is drawn: { $values }. Nobody sees which, not even its owner.
   *[other] { $count } of { $all } are drawn: { $values }. Nobody sees which, not even their owners.
  }
preeminence-lead = How the lead moved
preeminence-lead-note = score after each marker; underlined: in the lead
preeminence-player = Player
preeminence-final = Final
preeminence-turn-again = Turn them again
preeminence-next = Next marker
preeminence-all = All at once
preeminence-again = Once more
end-tie-strength = Equal scores: the lower sum of strengths decided, { $sums }.
end-tie-markers = Still equal: the higher sum of markers decided, { $sums }.
end-tie-last = Still equal: the weaker empire of the last epoch decided, { $sums }.
end-tie-would = With equal scores the lower sum of strengths would have decided: { $sums }.
end-tie-sum = { $you ->
    [yes] you { $value }
   *[no] { $who } { $value }
  }
end-summary-shared = { $names } share the victory with { $points } points.
end-best = { $points ->
    [one] best turn: { $empire }, one point
   *[other] best turn: { $empire }, { $points } points
  }
end-sum = { $before } + { $worth }
end-summary-always = { $you ->
    [yes] You led from beginning to end, and won by { $by }.
   *[no] { $who } led from beginning to end, and won by { $by }.
  }
end-summary-from = { $you ->
    [yes] You led from Epoch { $epoch } on, and won by { $by }.
   *[no] { $who } led from Epoch { $epoch } on, and won by { $by }.
  }
end-summary-last = { $you ->
    [yes] You took the lead in the last epoch, and won by { $by }.
   *[no] { $who } took the lead in the last epoch, and won by { $by }.
  }
end-summary-markers = { $you ->
    [yes] The markers gave you the lead, and you won by { $by }.
   *[no] The markers gave { $who } the lead, who won by { $by }.
  }
story-lead = { $swaps ->
    [2] The lead changed twice.
   *[other] The lead changed { $swaps } times.
  }
story-land = Armies took { $land } { $times } times. Nobody stayed for long.
story-rise = { $you ->
    [yes] { $lands ->
        [one] For { object-you } it began in Epoch { $epoch } with { $empire }: one land, and { $points } points.
       *[other] For { object-you } it began in Epoch { $epoch } with { $empire }: { $lands } lands, and { $points } points.
      }
   *[no] { $lands ->
        [one] For { $who } it began in Epoch { $epoch } with { $empire }: one land, and { $points } points.
       *[other] For { $who } it began in Epoch { $epoch } with { $empire }: { $lands } lands, and { $points } points.
      }
  }
story-winner = { $you ->
    [yes] In Epoch { $epoch }, you took { $lands } lands with { $empire } and made { $points } points.
   *[no] In Epoch { $epoch }, { $who } took { $lands } lands with { $empire } and made { $points } points.
  }
story-held = { $you ->
    [yes] { $times ->
        [2] You controlled { $area } in two turns, { $points } points in all.
       *[other] You controlled { $area } in { $times } turns, { $points } points in all.
      }
   *[no] { $times ->
        [2] { $who } controlled { $area } in two turns, { $points } points in all.
       *[other] { $who } controlled { $area } in { $times } turns, { $points } points in all.
      }
  }
story-monuments = { $count ->
    [one] One monument was built.
   *[other] { $count } monuments were built.
  }
story-best = { $you ->
    [yes] With { $empire }, you made { $points } points, the best turn of the game, and still it was not enough.
   *[no] With { $empire }, { $who } made { $points } points, the best turn of the game, and still it was not enough.
  }
story-second = { $you ->
    [yes] You came second, { $by } behind. The best turn was that with { $empire }: { $points } points.
   *[no] { $who } came second, { $by } behind. The best turn was that with { $empire }: { $points } points.
  }
story-unlucky = { $you ->
    [yes] { $place ->
        [1] You had the worst dice at the table, { $below } rounds below expectation, and won all the same.
       *[other] You had the worst dice at the table, { $below } rounds below expectation.
      }
   *[no] { $place ->
        [1] { $who } had the worst dice at the table, { $below } rounds below expectation, and won all the same.
       *[other] { $who } had the worst dice at the table, { $below } rounds below expectation.
      }
  }
story-lucky = { $you ->
    [yes] { $place ->
        [1] The dice were kind to you: { $above } rounds above expectation.
       *[other] The dice were kind to you, { $above } rounds above expectation, and history was not.
      }
   *[no] { $place ->
        [1] The dice were kind to { $who }: { $above } rounds above expectation.
       *[other] The dice were kind to { $who }, { $above } rounds above expectation, and history was not.
      }
  }

## The map

map-summary = World, epoch { $epoch }. You hold { $lands ->
    [one] one land
   *[other] { $lands } lands
  } in { $areas ->
    [one] one area
   *[other] { $areas } areas
  }.
map-summary-watching = World, epoch { $epoch }.
map-no-value = worth nothing yet
map-standing = active army
map-flat = past army
map-seal-standing = { $player }, { $sign }, active army
map-seal-flat = { $player }, { $sign }, past army
map-legend-standing = active army, of this turn
map-legend-flat = past army, of an earlier turn
map-legend-values = presence, dominance, control
map-terrain-great-wall = Great Wall
map-barren = barren land
map-manned = fleet with an army
map-armies = { $armies } armies
map-keys = Arrow keys move from land to land. Square brackets go through the lands that are open to you. Space opens the land card, Enter plays the suggested action. With Shift, V shows the lands as a table.
map-column-trait = Resource

## Keys

keys-letter-f = build a fort
keys-letter-b = buy back an army
keys-letter-y = way of attack
keys-letter-r = reinforce
keys-letter-n = man a fleet
keys-letter-o = order of the targets
keys-letter-e = your event cards
keys-letter-d = play the card with what is named
keys-letter-a = add a step to the plan
keys-letter-t = let battles run on, the ceremony again
keys-letter-v = the lens over crowded lands; elsewhere, and with Shift, lands as a table

## The almanac: cards and lands

almanac-empires-note = Seven for each epoch, called in this order. Those that nobody holds are skipped.
almanac-minors = Minor empires
almanac-minors-kingdoms = Minor empires and kingdoms
almanac-minors-note = They come with an event card, each in its own epoch, and score with your turn.
almanac-kingdoms = Kingdoms
almanac-areas = Areas
almanac-areas-note = What presence, dominance and control bring in each epoch, which areas they border, and their lands.
almanac-no-area = no other area
almanac-land-count = { $count ->
    [one] one land
   *[other] { $count } lands
  }
almanac-events-note = Everybody gets three greater and seven lesser ones for the whole game, and plays two a turn at most.
almanac-lands-note = The areas with what presence, dominance and control bring in each epoch, and their lands.
almanac-epoch = Epoch { $epoch }
almanac-greater = Greater events
almanac-lesser = Lesser events
almanac-order = { $order ->
    [1] Called first
    [2] Called second
    [3] Called third
    [4] Called fourth
    [5] Called fifth
    [6] Called sixth
   *[other] Called last
  }
almanac-strength = { $count ->
    [one] Strength 1: one army
   *[other] Strength { $count }: { $count } armies
  }
almanac-founds = Founds
almanac-founds-capital = a capital
almanac-founds-none = no capital
almanac-founds-city = a city
almanac-navigation = Navigation
almanac-reached = there, and beyond: { $waters }
almanac-two-starts = It begins in both lands at once, with a capital in each.
almanac-copies = { $count ->
    [one] one card
   *[other] { $count } cards
  }
almanac-terrain-clear = Open land
almanac-terrain-forest = Forest
almanac-terrain-mountain = Mountains
almanac-terrain-wall = Great Wall
almanac-resource = Resource
almanac-straits = Across a strait:

## Figures beside rules

figure-plain = without a card
figure-win = win
figure-tie = tie
figure-defeat = defeat
figure-open = Open land
figure-rough = Difficult terrain or strait
figure-sea = From the sea
figure-fort = Open land, fort
figure-fort-rough = Difficult terrain, fort
figure-fort-sea = From the sea, fort
figure-to-end = To the end, with one army
figure-areas = Presence, dominance, control in each epoch
figure-oceans = The seas that each ocean opens
figure-markers = The eight markers
figure-disease = Chance that an army dies

## The primer: the game in pictures

primer-aim-epochs = { $epochs ->
    [7] Seven epochs, seven empires. Each rises, conquers for a single turn and fades, but its armies stay on the map.
   *[other] { $epochs } epochs, { $epochs } empires. Each rises, conquers for a single turn and fades, but its armies stay on the map.
  }
primer-aim-score = At the end of each of your turns you score for *every area where you have armies*. Whoever has the most points after the last epoch, pre-eminence markers included, wins.
primer-choose-text = You draw an empire and keep it, or pass it to somebody who has none. The lowest score draws first.
primer-events = Play events
primer-events-text = Two cards at most, before your first army. Your ten must last the whole game.
primer-expand = Expand
primer-expand-text = Army by army into adjacent lands, by fleet across the seas. Empty lands are yours at once, others by dice.
primer-build-text = Every two resources give a monument. Armies and coins can become forts.
primer-score = Score
primer-score-text = All your armies on the map count, those of past empires too.
primer-comfort = *Strength comes and goes.* Whoever is behind draws first, and may pass a weak empire to whoever leads.
primer-points = What brings points
primer-points-text = Each area has a value that changes with the epoch. Presence counts it once, dominance twice, control three times.
primer-presence-text = You have an army there. One is enough.
primer-dominance-text = { $lands ->
    [2] Two lands or more, and more than any other player.
   *[other] { $lands } lands or more, and more than any other player.
  }
primer-control = Control
primer-control-text = { $lands ->
    [3] Three lands or more, and nobody else has an army there.
   *[other] { $lands } lands or more, and nobody else has an army there.
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
primer-battle-ends = *Higher:* the land is yours. *Equal:* both armies fall. *Lower:* your army falls. A coin buys a lost army back.
primer-battle-defence = Mountains, forest, the Great Wall or a strait give the defender two dice, a landing three. A fort adds { $bonus } and falls before the army.

## Learn

learn-turn = A turn in six lines
learn-turn-1 = You play event cards
learn-turn-1-note = Two at most, before the first army. What you hold must last seven epochs.
learn-turn-2 = An empire rises
learn-turn-2-note = Your card says where, with how many armies, and which seas its fleets sail.
learn-turn-3 = It expands
learn-turn-3-note = Army by army. An empty land is simply yours, and your own past armies make way.
learn-turn-4 = It fights
learn-turn-4-note = Two dice against one; the higher counts. Difficult ground, the sea and forts help the defender; coins bring lost armies back.
learn-turn-5 = It builds
learn-turn-5-note = Two resources make a monument, first of all at the capital.
learn-turn-6 = You score
learn-turn-6-note = An area counts once for presence, twice for dominance, three times for control; capitals, cities and monuments add to it.

## Lessons

lesson-first-conquests = Your first conquests
lesson-first-conquests-pitch = { $minutes } minutes: { name-vedic-city-states.the } rise { name-upper-indus.in }.
lesson-first-conquests-aim = What the game is about
lesson-first-conquests-aim-text = In every epoch you lead another empire. It rises, conquers what it can, and scores; its armies stay on the map and go on counting. Each area pays in three steps, for example { $area }: { $presence } points for one land, { $dominance } for at least { $most } and more than anyone else, { $control } for at least { $all } and nobody else. You lead { name-vedic-city-states.the }, risen { name-upper-indus.in } with a capital; three of your armies are placed.
lesson-first-conquests-free = Take a free land
lesson-first-conquests-free-text = Nobody holds { name-ganges-valley.the }. An army goes there at once, without dice.
lesson-first-conquests-battle = Fight a battle
lesson-first-conquests-battle-text = An enemy army holds a capital { name-lower-indus.in }. You roll two dice, the defender one, and the highest of each side counts; in a tie both armies fall. Your chance to win: { $win }.
lesson-first-conquests-mountains = Into the mountains
lesson-first-conquests-mountains-text = The capital you took has become a city, and it scores for you. Mountains guard { name-western-ghats.the }: there the defender rolls two dice. Your chance: { $win }.
lesson-first-conquests-stop = End the expansion
lesson-first-conquests-stop-text = { $armies ->
    [0] All your armies are placed.
    [one] One army is left, and you may go on. One that you do not use is lost.
   *[other] { $armies } armies are left, and you may go on. Those that you do not use are lost.
  }
lesson-first-conquests-build = Build a monument
lesson-first-conquests-build-text = Your armies hold two resources, { name-upper-indus.in } and { name-eastern-ghats.in }. For every two you may build a monument: first where a capital stands. It scores { $monument } each time. Then your turn is scored: areas, a capital { $capital }, a city { $city }.
lesson-first-conquests-done = That was your first empire.
lesson-first-conquests-done-text = Every turn goes like this one: rise, expand, build, score. What you leave on the map counts again when your next empire scores.
lesson-forts-and-coins = Forts and coins
lesson-forts-and-coins-pitch = { $minutes } minutes: how a fort falls, and what a coin buys.
lesson-forts-and-coins-walls = Look at the fort
lesson-forts-and-coins-walls-text = You lead { name-romans.the }, and a fort bars the way { name-northern-apennines.in }. It adds 1 to the defender’s die, and it must fall before the army does.
lesson-forts-and-coins-attack = Attack the fort
lesson-forts-and-coins-attack-text = If you win, the fort is gone and the same army must fight on at once. Your chance to take the land with this one army: { $win }.
lesson-forts-and-coins-buy = Buy the army back
lesson-forts-and-coins-buy-text = The fort fell, and then your army. Event cards brought you coins: one buys a lost army back. Coins are for this turn only.
lesson-forts-and-coins-again = Attack again
lesson-forts-and-coins-again-text = Without its fort the army rolls one plain die. Your chance now: { $win }.
lesson-forts-and-coins-coin = Buy a fort
lesson-forts-and-coins-coin-text = The land is yours; its city was pillaged and is gone. The other coin buys a fort of your own there.
lesson-forts-and-coins-army = Turn an army into a fort
lesson-forts-and-coins-army-text = An army of the pool can become a fort as well, wherever an active army of yours stands. It never turns back.
lesson-forts-and-coins-stop = End the expansion
lesson-forts-and-coins-stop-text = Your lands are safer now. Forts score nothing, but whoever comes must break them first.
lesson-forts-and-coins-done = You know what walls are worth.
lesson-forts-and-coins-done-text = A tie against a fort costs the army and the fort. Spend coins where a lost army is needed most, and build forts where you mean to stay.
lesson-event-cards = Event cards
lesson-event-cards-pitch = { $minutes } minutes: ten cards for seven epochs, two of them now.
lesson-event-cards-hand = Look at your hand
lesson-event-cards-hand-text = Three greater and seven lesser events are all you get in the game. Before your first army you may play two of them, with different names. Some are for certain epochs only.
lesson-event-cards-leader = Play a greater event
lesson-event-cards-leader-text = { name-leader } lets your empire attack with three dice this turn, until all three show the same face.
lesson-event-cards-treachery = Play a lesser event
lesson-event-cards-treachery-text = { name-treachery } needs a target. A capital stands behind a fort { name-lower-tigris.in }: name that land, and it will open its gates to your empire.
lesson-event-cards-rise = Let your empire rise
lesson-event-cards-rise-text = Two cards are played, so go on: { name-babylonia.the } rises { name-middle-tigris.in }. From then on no event card is played this turn.
lesson-event-cards-betray = Walk through the gate
lesson-event-cards-betray-text = The land you named falls without dice, fort and army together. Its capital becomes a city.
lesson-event-cards-battle = Three dice
lesson-event-cards-battle-text = Mountains give the defender { name-zagros.in } two dice, but { name-leader } gives you three. Your chance: { $win }.
lesson-event-cards-free = Place the last army
lesson-event-cards-free-text = One more land { name-middle-east.in } costs nothing: { name-upper-tigris.the } is empty.
lesson-event-cards-stop = End the expansion
lesson-event-cards-stop-text = The cards you played leave the game. The other eight wait for a better turn.
lesson-event-cards-done = Two cards well spent.
lesson-event-cards-done-text = Strong cards belong to strong empires, and a minor empire or a kingdom to its one epoch. Cards kept past the last epoch are worth nothing.
lesson-keep-or-pass = Keep or pass
lesson-keep-or-pass-pitch = { $minutes } minutes: a card only you have seen.
lesson-keep-or-pass-order = Who draws when
lesson-keep-or-pass-order-text = At the start of every epoch each player draws one empire card, lowest score first. Somebody has drawn before you and kept the card; you are second.
lesson-keep-or-pass-card = Look at the card
lesson-keep-or-pass-card-text = You drew { name-celts.the }: strength { $strength }, no capital, no fleets. But they are called first in this epoch, so what you hold scores before anybody can take it.
lesson-keep-or-pass-pass = Who could get it
lesson-keep-or-pass-pass-text = You could pass the card to whoever has none yet, unseen. A weak empire slows a leader down; but then you take what is left, and cannot know what it is.
lesson-keep-or-pass-keep = Keep the card
lesson-keep-or-pass-keep-text = Everybody sees that you keep it, nobody which empire it is, until it is called.
lesson-keep-or-pass-rise = Begin the turn
lesson-keep-or-pass-rise-text = The last player had no choice, and the first empire is called: yours. You hold no event cards here, so let { name-celts.the } rise.
lesson-keep-or-pass-done = You have your empire.
lesson-keep-or-pass-done-text = At the end of the epoch whoever leads alone draws a pre-eminence marker, worth points that nobody sees before the end. Then the lowest score draws first again.

## What lessons say in numbers, and the page before a first game

reason-pays = { $name }: { $presence } for one land, { $dominance } for at least { $most } and more than anyone else, { $control } for at least { $all } and nobody else.
reason-area = With { $land } you reach { $degree ->
    [presence] presence
    [dominance] dominance
   *[control] control
  }: from { $from } to { $to }.
reason-buildings = What stands there brings { $points ->
    [one] one point
   *[other] { $points } points
  }.
reason-monument = It completes a pair of resources: a monument, { $points ->
    [one] one point
   *[other] { $points } points
  }.
reason-odds = You win { $win }, both armies fall { $tie }, you are thrown back { $defeat }.
reason-free = No dice are needed.
aim-empires = In every epoch you lead another empire. You draw it, and keep it or pass it on. It rises with fresh armies, conquers what it can, and scores. Its armies stay on the map and count again when your next empire scores.

## Regions and lands of this edition only

name-africa = Sub-Saharan Africa
    .the = Sub-Saharan Africa
    .in = in Sub-Saharan Africa
name-western-anatolia = Western Anatolia
    .the = Western Anatolia
    .in = in Western Anatolia
name-eastern-anatolia = Eastern Anatolia
    .the = Eastern Anatolia
    .in = in Eastern Anatolia
name-upper-tigris = Upper Tigris
    .the = the Upper Tigris
    .in = on the Upper Tigris
name-middle-tigris = Middle Tigris
    .the = the Middle Tigris
    .in = on the Middle Tigris
name-lower-tigris = Lower Tigris
    .the = the Lower Tigris
    .in = on the Lower Tigris
name-persian-salt-desert = Persian Salt Desert
    .the = the Persian Salt Desert
    .in = in the Persian Salt Desert
name-palestine = Palestine
    .the = Palestine
    .in = in Palestine
name-arabian-peninsula = Arabian Peninsula
    .the = the Arabian Peninsula
    .in = on the Arabian Peninsula
name-nile-delta = Nile Delta
    .the = the Nile Delta
    .in = in the Nile Delta
name-upper-nile = Upper Nile
    .the = the Upper Nile
    .in = on the Upper Nile
name-central-africa = Central Africa
    .the = Central Africa
    .in = in Central Africa
name-congo-basin = Congo Basin
    .the = the Congo Basin
    .in = in the Congo Basin
name-abyssinia = Abyssinia
    .the = Abyssinia
    .in = in Abyssinia
name-east-africa = East Africa
    .the = East Africa
    .in = in East Africa
name-madagascar = Madagascar
    .the = Madagascar
    .in = on Madagascar
name-manchurian-plain = Manchurian Plain
    .the = the Manchurian Plain
    .in = on the Manchurian Plain
name-great-plain-of-china = Great Plain of China
    .the = the Great Plain of China
    .in = on the Great Plain of China
name-yangtze-kiang = Yangtze Kiang
    .the = the Yangtze Kiang
    .in = on the Yangtze Kiang
name-chekiang = Chekiang
    .the = Chekiang
    .in = in Chekiang
name-szechuan = Szechuan
    .the = Szechuan
    .in = in Szechuan
name-si-kyang = Si-Kyang
    .the = the Si-Kyang
    .in = on the Si-Kyang
name-upper-indus = Upper Indus
    .the = the Upper Indus
    .in = on the Upper Indus
name-lower-indus = Lower Indus
    .the = the Lower Indus
    .in = on the Lower Indus
name-western-deccan = Western Deccan
    .the = the Western Deccan
    .in = in the Western Deccan
name-eastern-deccan = Eastern Deccan
    .the = the Eastern Deccan
    .in = in the Eastern Deccan
name-western-ghats = Western Ghats
    .the = the Western Ghats
    .in = in the Western Ghats
name-eastern-ghats = Eastern Ghats
    .the = the Eastern Ghats
    .in = in the Eastern Ghats
name-ceylon = Ceylon
    .the = Ceylon
    .in = on Ceylon
name-southern-iberia = Southern Iberia
    .the = Southern Iberia
    .in = in Southern Iberia
name-central-massif = Central Massif
    .the = the Central Massif
    .in = in the Central Massif
name-northern-apennines = Northern Apennines
    .the = the Northern Apennines
    .in = in the Northern Apennines
name-southern-apennines = Southern Apennines
    .the = the Southern Apennines
    .in = in the Southern Apennines
name-dalmatia = Dalmatia
    .the = Dalmatia
    .in = in Dalmatia
name-morea = Morea
    .the = Morea
    .in = in Morea
name-ireland = Ireland
    .the = Ireland
    .in = in Ireland
name-highlands = Highlands
    .the = the Highlands
    .in = in the Highlands
name-albion = Albion
    .the = Albion
    .in = in Albion
name-western-gaul = Western Gaul
    .the = Western Gaul
    .in = in Western Gaul
name-northern-gaul = Northern Gaul
    .the = Northern Gaul
    .in = in Northern Gaul
name-lower-rhine = Lower Rhine
    .the = the Lower Rhine
    .in = on the Lower Rhine
name-baltic-seaboard = Baltic Seaboard
    .the = the Baltic Seaboard
    .in = on the Baltic Seaboard
name-central-europe = Central Europe
    .the = Central Europe
    .in = in Central Europe
name-dnieper = Dnieper
    .the = the Dnieper
    .in = on the Dnieper
name-north-european-plain = North European Plain
    .the = the North European Plain
    .in = on the North European Plain
name-western-steppe = Western Steppe
    .the = the Western Steppe
    .in = on the Western Steppe
name-great-lakes = Great Lakes
    .the = the Great Lakes
    .in = by the Great Lakes
name-deep-south = Deep South
    .the = the Deep South
    .in = in the Deep South
name-central-america = Central America
    .the = Central America
    .in = in Central America
name-west-indies = West Indies
    .the = the West Indies
    .in = in the West Indies
name-guiana-highlands = Guiana Highlands
    .the = the Guiana Highlands
    .in = in the Guiana Highlands
name-patagonia = Patagonia
    .the = Patagonia
    .in = in Patagonia
name-korean-peninsula = Korean Peninsula
    .the = the Korean Peninsula
    .in = on the Korean Peninsula
name-hokkaido = Hokkaido
    .the = Hokkaido
    .in = on Hokkaido

## Seas and oceans of this edition only

name-north-atlantic = North Atlantic
    .the = the North Atlantic
    .in = in the North Atlantic
name-eastern-pacific = Eastern Pacific
    .the = the Eastern Pacific
    .in = in the Eastern Pacific
name-western-pacific = Western Pacific
    .the = the Western Pacific
    .in = in the Western Pacific
name-western-mediterranean = Western Mediterranean
    .the = the Western Mediterranean
    .in = in the Western Mediterranean
name-eastern-mediterranean = Eastern Mediterranean
    .the = the Eastern Mediterranean
    .in = in the Eastern Mediterranean
name-black-sea = Black Sea
    .the = the Black Sea
    .in = in the Black Sea
name-red-sea = Red Sea
    .the = the Red Sea
    .in = in the Red Sea

## Barren lands of this edition only

name-sahara-desert = Sahara Desert
    .the = the Sahara Desert
    .in = in the Sahara Desert
name-syrian-desert = Syrian Desert
    .the = the Syrian Desert
    .in = in the Syrian Desert
name-plateau-of-tibet = Plateau of Tibet
    .the = the Plateau of Tibet
    .in = on the Plateau of Tibet
name-the-outback = Outback
    .the = the Outback
    .in = in the Outback

## Empires of this edition only

name-indus-valley = Indus Valley
    .the = the Indus Valley
name-babylonia = Babylonia
    .the = Babylonia
name-aryans = Aryans
    .the = the Aryans
name-chou-dynasty = Chou Dynasty
    .the = the Chou Dynasty
name-vedic-city-states = Vedic City States
    .the = the Vedic City States
name-greek-city-states = Greek City States
    .the = the Greek City States
name-carthaginia = Carthaginia
    .the = Carthaginia
name-hsiung-nu = Hsiung-Nu
    .the = the Hsiung-Nu
name-tang-dynasty = T’ang Dynasty
    .the = the T’ang Dynasty
name-chola = Chola
    .the = the Chola
name-sung-dynasty = Sung Dynasty
    .the = the Sung Dynasty
name-seljuk-turks = Seljuk Turks
    .the = the Seljuk Turks
name-timurid-emirates = Timurid Emirates
    .the = the Timurid Emirates
name-ottoman-turks = Ottoman Turks
    .the = the Ottoman Turks
name-manchu-dynasty = Manchu Dynasty
    .the = the Manchu Dynasty
name-britain = Britain
    .the = Britain

## Kingdoms of this edition only

name-canaanites = Canaanites
    .the = the Canaanites
name-etruscans = Etruscans
    .the = the Etruscans
name-tiahuanaco = Tiahuanaco
    .the = Tiahuanaco
name-thai = Thai
    .the = the Thai
name-zimbabwe = Zimbabwe
    .the = Zimbabwe

## Event cards

name-leader = Leader
name-weaponry = Weaponry
name-reallocation = Reallocation
name-minor-hittites = Minor empire: { name-hittites }
name-minor-phoenicia = Minor empire: { name-phoenicia }
name-minor-mayans = Minor empire: { name-mayans }
name-minor-anglo-saxons = Minor empire: { name-anglo-saxons }
name-minor-fujiwara = Minor empire: { name-fujiwara }
name-minor-safavids = Minor empire: { name-safavids }
name-minor-japan = Minor empire: { name-japan }
name-astronomy = Astronomy
name-black-death = Black Death
name-civil-service = Civil service
name-civil-war = Civil war
name-elite-troops = Elite troops
name-expert-troops-forests = Expert troops: forests
name-expert-troops-mountains = Expert troops: mountains
name-expert-troops-straits = Expert troops: straits
name-famine = Famine
name-jewish-revolt = Jewish revolt
name-jihad = Jihad
name-kingdom-canaanites = Kingdom: { name-canaanites }
name-kingdom-etruscans = Kingdom: { name-etruscans }
name-kingdom-kush = Kingdom: { name-kush }
name-kingdom-tiahuanaco = Kingdom: { name-tiahuanaco }
name-kingdom-mali = Kingdom: { name-mali }
name-kingdom-thai = Kingdom: { name-thai }
name-kingdom-zimbabwe = Kingdom: { name-zimbabwe }
name-migrants-africa = Migrants: Africa
name-migrants-australia = Migrants: Australia
name-migrants-north-america = Migrants: North America
name-naval-power = Naval power
name-pestilence = Pestilence
name-plague = Plague
name-population-explosion = Population explosion
name-siegecraft = Siegecraft

## Card texts, in our own words

text-leader = This turn your empire attacks with three dice, until all three show the same face. That roll still counts.
text-weaponry = This turn every attack of your empire counts 1 more.
text-reallocation = Before your first army you may take back any of your fleets and get a coin for each. Your empire must have navigation, or { name-astronomy } must be played first.
text-minor-hittites = This small empire rises before your own, expands and may turn armies into forts. It spends no coins, builds no monuments, and no other card of the turn touches it. Its lands score with all the others.
text-minor-phoenicia = { text-minor-hittites }
text-minor-mayans = { text-minor-hittites }
text-minor-anglo-saxons = { text-minor-hittites }
text-minor-fujiwara = { text-minor-hittites }
text-minor-safavids = { text-minor-hittites }
text-minor-japan = { text-minor-hittites }
text-allies = Two allied coins. An army bought back with one may only enter an empty land.
text-astronomy = Your empire also gets a fleet in every sea, but in no further ocean.
text-barbarians = Choose a barren land with enemy armies beside it. Attack them one after another, two dice against one; a fort adds 1. Each land you win keeps an army of yours. It ends with the first attack that fails, or when no enemy is left beside it.
text-black-death = Choose two adjacent areas. Each army there, yours too, rolls a die: on a 1 it is gone, and its fort with it. Capitals, cities and monuments stay.
text-civil-service = A coin, another if your empire has a capital, and another if it has navigation.
text-civil-war = Choose three lands of one enemy empire, or all of them if it has fewer. An army rises in each, in your order: two dice against one, and only a fort helps the defender. What you win is yours.
text-crusade = Three Crusaders set out from { name-eastern-mediterranean.the }. They expand like an empire, with two dice and +1, and landing they meet three dice. When they come to hold { name-palestine.the }, it gets a city and a fort.
text-disaster = Choose one or two lands with a monument. The monument goes, and so do a city and a fort there; a capital becomes a city. Armies stay.
text-elite-troops = This turn your empire wins ties, until it has lost an army in battle.
text-engineering = Only for an empire with a capital: two free forts while it expands.
text-expert-troops-forests = This turn forests give no second die against your empire.
text-expert-troops-mountains = This turn mountains give no second die against your empire. The Great Wall still does.
text-expert-troops-straits = This turn crossing a strait gives no second die against your empire.
text-famine = Choose an area. Each army there, yours too, rolls a die: on a 1 it is gone, and its fort with it.
text-jewish-revolt = An army of yours rises { name-palestine.in }: three dice against one, and only a fort helps the defender. If the land is empty, it just enters. Not while an army of yours is there.
text-jihad = Your empire attacks with three dice and wins ties until it has lost an army in battle. Then it attacks with two and still wins ties, until it has lost a second. Buying back does not undo a loss.
text-kingdom-canaanites = An army of yours and a city appear { name-palestine.in }. An army and a fort there go, without dice; a monument stays. If the land was yours, its capital stays instead of the city.
text-kingdom-etruscans = An army of yours and a city appear { name-northern-apennines.in }. An army and a fort there go, without dice; a monument stays. If the land was yours, its capital stays instead of the city.
text-kingdom-kush = An army of yours and a city appear { name-upper-nile.in }. An army and a fort there go, without dice; a monument stays. If the land was yours, its capital stays instead of the city.
text-kingdom-tiahuanaco = An army of yours and a city appear { name-southern-andes.in }. An army and a fort there go, without dice; a monument stays. If the land was yours, its capital stays instead of the city.
text-kingdom-mali = An army of yours and a city appear { name-gold-coast.in }. An army and a fort there go, without dice; a monument stays. If the land was yours, its capital stays instead of the city.
text-kingdom-thai = An army of yours and a city appear { name-malay-peninsula.in }. An army and a fort there go, without dice; a monument stays. If the land was yours, its capital stays instead of the city.
text-kingdom-zimbabwe = An army of yours and a city appear { name-east-africa.in }. An army and a fort there go, without dice; a monument stays. If the land was yours, its capital stays instead of the city.
text-migrants-africa = Two armies of yours settle in two empty lands { name-africa.in }, or one if only one is empty.
text-migrants-australia = Two armies of yours settle in two empty lands { name-australasia.in }, or one if only one is empty.
text-migrants-north-america = Two armies of yours settle in two empty lands { name-north-america.in }, or one if only one is empty.
text-naval-power = This turn defenders roll two dice instead of three when your empire attacks by fleet.
text-pestilence = Choose a land. Its army rolls three dice, then each army in an adjacent land, also across a strait, rolls two. With any 1 the army is gone, and its fort with it. Yours roll too.
text-plague = Choose a land with an army: it rolls four dice, and any 1 takes the army and its fort. Then you must name an army next to it by land, which rolls three dice, and so on until one survives or none is left beside it.
text-population-explosion = Two coins.
text-siegecraft = This turn your empire adds 1 against a land with a fort, a city or a capital, once in all. Winning against a fort takes fort and army together.
text-treachery = Name an enemy land. If your empire attacks it this turn, army and fort there give way without dice.

## Epochs

epoch-span-1 = 3000 BC – 1400 BC
epoch-span-2 = 1400 BC – 450 BC
epoch-span-3 = 450 BC – AD 300
epoch-span-4 = AD 300 – 800
epoch-span-5 = AD 800 – 1300
epoch-span-6 = AD 1300 – 1600
epoch-span-7 = AD 1600 – 1914
