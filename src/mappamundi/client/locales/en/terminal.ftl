# The terminal: what `mundi play` and `mundi replay` say beyond the words of the table and of the game.

## Who sits where

terminal-role-you = you
terminal-role-keyboard = at the keyboard
terminal-sealed = Chance is sealed: { $seal }…  ? for help.

## What can be typed

terminal-type = Type a number, a name, or ? for help.
terminal-type-or-back = Type a number, a name, or 0 to go back.
terminal-back = (0 goes back)
terminal-enter = Enter does it.
terminal-undoes = u undoes.
terminal-help-choose = choose it; a name may be cut short: zag
    .keys = a number or a name
terminal-help-turn = a turn in ten lines, for your first game
    .keys = t
terminal-help-board = the board; a region or a land of it
    .keys = b, b NAME
terminal-help-score = the score now, and where the points come from; of another player
    .keys = s, s NAME
terminal-help-hand = your cards and the card in play; the text of a card
    .keys = h, h NAME
terminal-help-list = the list again
    .keys = l
terminal-help-meanwhile = what happened since your last turn
    .keys = m
terminal-help-chronicle = the chronicle of late
    .keys = c
terminal-help-undo = undo, until something was revealed or somebody else was touched
    .keys = u
terminal-help-why = why can’t I? as in w zagros, w fortify nile, w end
    .keys = w NAME
terminal-help-rule = a rule, as in r 7.2 or r fort
    .keys = r NUMBER, r WORDS
terminal-help-save = save the game and go on
    .keys = save, save FILE
terminal-help-quit = quit; the game is saved
    .keys = q
terminal-page = Page { $page } of { $pages }: + and - turn pages.
terminal-more = Enter goes on
terminal-again = Enter shows the list again
terminal-first = First time here? t explains a turn.
terminal-guide-list = In a list: a number or a name does it. b the board, s the score and why, h the cards, w NAME why not, ? for all.
terminal-no-guide = There is no short guide to this game; r searches its rules.
terminal-meanwhile-all = m tells all of it.
terminal-meanwhile-hint = { $count ->
    [one] m: what happened since your last move ({ $count } line)
   *[other] m: what happened since your last move ({ $count } lines)
  }
terminal-meanwhile-nothing = Nothing has happened since you last did something.
terminal-no-number = { $last ->
    [one] There is no number { $number }; there is only 1.
   *[other] There is no number { $number }; they run from 1 to { $last }.
  }
terminal-several = “{ $text }” could be several: { $names }. Write more of it, or the number.
terminal-unknown = “{ $text }” is no number and no name in this list; type ? for help, or w { $text } to ask why.
terminal-twice = Something is named twice; name each only once.
terminal-choose-action = Choose an action.
terminal-too-late = Too late: { $why }
terminal-time-up = Your time ran out.
terminal-clock = { $seconds } s
terminal-forfeit-slow = The bot of { $name } did not answer within { $seconds } s. The house bot plays on in its place.
terminal-forfeit-died = The bot of { $name } ended in the middle of the game (exit code { $code }). The house bot plays on in its place.
terminal-forfeit-garbled = The bot of { $name } answered what cannot be understood: “{ $said }”. The house bot plays on in its place.
terminal-forfeit-illegal = The bot of { $name } chose what is not legal: “{ $said }”. The house bot plays on in its place.
terminal-forfeit-failed = The bot of { $name } failed: “{ $said }”. The house bot plays on in its place.
terminal-forfeit-idle = The bot of { $name } only ever waits. The house bot plays on in its place.

## Undo

terminal-undone = Taken back.
terminal-undo-closed = Nothing can be taken back: { $reason }.
terminal-undo-nothing = nothing has happened yet
terminal-undo-since = { $name } has decided since
terminal-undo-time = time has passed since
terminal-undo-first = there is nothing before this
terminal-undo-gone-on = the game has gone on with “{ $event }”
terminal-undo-dice = the dice have been rolled
terminal-undo-called = the calling has come to { $empire }
terminal-undo-card = { $card } has been revealed
terminal-undo-touched = { $name } has lost something by it
terminal-undo-chosen = cards have been seen; a choice of cards cannot be taken back
terminal-undo-given = cards have been seen or given

## Rules

terminal-no-rule = There is no rule “{ $words }”; try a number as in r 7.2, or words as in r fort.
terminal-more-rules = and { $rules }

## Saving, handing over, the end

terminal-saved = Saved in { $file }.
terminal-not-saved = Not saved: { $reason }.
terminal-file-exists = { $file } exists already; give another name
terminal-left = The game is saved. Go on with: mundi play --resume { $file }
terminal-hide = Enter hides the screen; then pass the keyboard to { $name }.
terminal-alone = { $name }, press Enter when you alone see the screen.
terminal-won = { $you ->
    [yes] You made the world.
   *[no] { $names } made the world.
  }
terminal-you = You
terminal-record = The record is in { $file }, with its seed revealed.
terminal-verify = Check it with: mundi verify { $file }
terminal-read = Read it with: mundi replay { $file }
terminal-seats = Seats: { $seats }
terminal-contest = together with { $names }; the order was drawn by lot
terminal-over = The game is over.
terminal-by-turn = Turn by turn
terminal-steps = { $waiting ->
    [0] After { $steps } of { $of } steps.
   *[other] After { $steps } of { $of } steps; to act: { $names }.
  }

## Why can’t I?

terminal-why-what = Say what you would like to do, as in: w zagros
terminal-why-can = { $do ->
    [invade] You can invade: it is in the list.
    [fortify] You can fortify: it is in the list.
    [monument] You can build a monument: it is in the list.
    [use-effect] You can use the effect: it is in the list.
    [establish] You can establish your empire: it is in the list.
    [siege] You can press the siege: it is in the list.
    [retreat] You can retreat: it is in the list.
    [end-invasion] You can end the invasions: it is in the list.
    [end-turn] You can end the turn: it is in the list.
    [end-kingdom] You can end the turn of the kingdom: it is in the list.
    [play-event] You can play the card: it is in the list.
    [play-kingdom] You can play the kingdom: it is in the list.
   *[other] You can do that: it is in the list.
  }
terminal-why-unknown = “{ $text }” is no land and no card; try as in: w zagros, w fortify nile, w end
terminal-no-land = There is no land “{ $name }”.
terminal-no-place = “{ $name }” is no land and no region; b alone shows the whole board.
terminal-no-player = “{ $name }” is none of the players: { $names }.
terminal-no-card = There is no card “{ $name }”.
# What can be typed after w, with spaces between words that mean the same.
terminal-verb-invade = invade attack
terminal-verb-fortify = fortify
terminal-verb-monument = monument build
terminal-verb-fleet = fleet man
terminal-verb-use-effect = use
terminal-verb-lose-army = lose
terminal-verb-establish = establish
terminal-verb-siege = siege
terminal-verb-retreat = retreat
terminal-verb-hold = hold
terminal-verb-spare = spare
terminal-verb-reduce = reduce
terminal-verb-end = end
terminal-verb-play = play

## History of the World: odds

terminal-per-cent = { $share } %
terminal-odds-certain = certain win
terminal-odds = win { $win } · both fall { $tie } · thrown back { $defeat }
terminal-odds-narrow = win { $win } · both fall { $tie } · back { $defeat }
terminal-odds-defence = held { $defeat } · both fall { $tie } · lost { $win }
terminal-renew = renew your army

## History of the World: decisions

terminal-otherwise = Otherwise
terminal-cards = Cards
terminal-one-of = { $count ->
    [one] { $verb } …
   *[other] { $verb }: one of { $count } lands …
  }
terminal-some-of = { $verb }: { $lands } …
terminal-end-invasion = { $armies ->
    [0] End the invasions
    [one] End the invasions; one army left on the card goes back
   *[other] End the invasions; { $armies } armies left on the card go back
  }
terminal-end-turn = End the turn, and score
terminal-retreat = nothing changes { $land }
terminal-forces-left = { $forces } left.
terminal-by-region = In reach, by region; a land can also be named
terminal-region-lands = { $lands ->
    [one] one land
   *[other] { $lands } lands
  }
terminal-region-best = best { $land } +{ $points }, { $chance }
terminal-no-battle = without battle
terminal-win = win { $win }
terminal-choose-in = Choose a land to invade { $area }.
terminal-ways = { $count } ways
terminal-choose-lands = { $most ->
    [one] Choose a land for { $card }.
    [2] Choose up to two lands for { $card }.
   *[other] Choose up to { $most } lands for { $card }.
  }
terminal-choose-waters = { $most ->
    [one] Choose a water for { $card }.
    [2] Choose up to two waters for { $card }.
   *[other] Choose up to { $most } waters for { $card }.
  }
terminal-choose-barrens = { $most ->
    [one] Choose a barren land for { $card }.
    [2] Choose up to two barren lands for { $card }.
   *[other] Choose up to { $most } barren lands for { $card }.
  }
terminal-several-hint = Numbers or names, as in: 1, 2

## History of the World: cards

terminal-card-empire = Called { $order ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $order }th
  } in era { $epoch }: { $forces }
terminal-card-kingdom = Kingdom of era { $epoch }: { $forces }
terminal-card-event = Enhancement of era { $epoch }
terminal-kingdom-note = Played before the empire is established, in its own era only; it has its own invasions.
terminal-forces = { $armies } { $where }
terminal-fleets = { $count ->
    [one] fleet ({ $where })
   *[other] fleets ({ $where })
  }
terminal-caravans = { $count ->
    [one] caravan ({ $where })
   *[other] caravans ({ $where })
  }
terminal-under = under { $leader }
terminal-in-play = In play
terminal-others-hold = Others hold: { $hands }.
terminal-hand = { $empire ->
    [yes] { $events ->
        [0] { $who } no event and an empire
        [one] { $who } one event and an empire
       *[other] { $who } { $events } events and an empire
      }
   *[no] { $events ->
        [0] { $who } no event
        [one] { $who } one event
       *[other] { $who } { $events } events
      }
  }
terminal-on-card = { $forces } on the card
terminal-no-army = no army
terminal-certain-wins = { $count ->
    [one] one certain win left
   *[other] { $count } certain wins left
  }
terminal-extra-dice = { $count ->
    [one] one extra die left
   *[other] { $count } extra dice left
  }

## History of the World: the score

terminal-column-score = score
terminal-column-now = now
terminal-column-supply = supply
terminal-column-events = events
terminal-column-markers = markers
terminal-column-gold = gold
terminal-column-tokens = tokens
terminal-column-honors = Honors
terminal-column-empire = empire
terminal-name-you = { $name } (you)
terminal-to-come = { $empire }, to come
terminal-score-now = { $you ->
    [yes] Your { $points }, if it were scored now
   *[no] { $who }’s { $points }, if it were scored now
  }
terminal-no-token = no token in this era
terminal-scored = scored
terminal-structures = { $building ->
    [capital] { $count ->
        [one] 1 capital
       *[other] { $count } capitals
      }
    [city] { $count ->
        [one] 1 city
       *[other] { $count } cities
      }
   *[monument] { $count ->
        [one] 1 monument
       *[other] { $count } monuments
      }
  }
terminal-nothing = nothing
terminal-nothing-held = no army on the board

## History of the World: the board

terminal-legend = ● active army  ○ inactive army  ^ mountains  ♣ forest  ◆ resource  { $short } monument
terminal-legend-past = ● active army  ○ past army  ^ mountains  ♣ forest  # Great Wall  ◆ resource  { $short } monument
terminal-legend-garrison = ● army  ○ garrison  ^ difficult terrain  ◆ the Empire’s power icon  ◇ another icon  { $short } monument
terminal-short-monument = mon
terminal-short-capital = cap
terminal-on-map = On the map: { $markers }.
terminal-supply = Left in the supply: capitals and cities { $capitals }, monuments { $monuments }, forts { $forts }.
terminal-open-land = open land
terminal-land-empty = No army; { $built }.
terminal-nothing-built = nothing built
terminal-land-held = { $you ->
    [yes] { $active ->
        [yes] You: an active army; { $built }. Defends with { $dice }.
       *[no] You: an inactive army; { $built }. Defends with { $dice }.
      }
   *[no] { $active ->
        [yes] { $who }: an active army; { $built }. Defends with { $dice }.
       *[no] { $who }: an inactive army; { $built }. Defends with { $dice }.
      }
  }
terminal-defence = { $dice ->
    [one] { $bonus ->
        [0] 1 die
       *[other] 1 die, +{ $bonus }
      }
   *[other] { $bonus ->
        [0] { $dice } dice
       *[other] { $dice } dice, +{ $bonus }
      }
  }
terminal-borders = Borders { $lands }.
terminal-borders-none = Borders no land.
terminal-straits = Straits to { $lands }.
terminal-waters = On the water: { $names }.
terminal-barrens = Barren land beside it: { $names }.
