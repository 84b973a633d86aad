# History of the World of 2024: chronicle, refusals, names.

## Small words

degree-mastery = mastery
epoch = Epoch { $epoch }
icon-crown = crown
icon-sword = sword
icon-temple = temple
icon-scroll = scroll

## Chronicle: the organization of an epoch

chronicle-epoch = Epoch { $epoch } · { $span }
chronicle-areas = Now active: { $areas }.
chronicle-keeps-token = { $you ->
    [yes] You keep the token { $token }.
   *[no] { $who } keeps the token { $token }.
  }
chronicle-kept-token = { $you ->
    [yes] You keep an area token.
   *[no] { $who } keeps an area token.
  }
chronicle-endgame-open = The token { $token } lies open for the Endgame.
chronicle-endgame-left = You leave the token { $token } for the Endgame.
chronicle-endgame-hidden = The token left over lies face down for the Endgame.
chronicle-keeps-event = { $you ->
    [yes] Your Event is { $card }.
   *[no] { $who } has the Event { $card }.
  }
chronicle-kept-event = { $you ->
    [yes] You keep an Event.
   *[no] { $who } keeps an Event.
  }
chronicle-gets-event = { $you ->
    [yes] You get the last Event: { $card }.
   *[no] { $who } gets the last Event: { $card }.
  }
chronicle-got-event = { $you ->
    [yes] You get the last Event.
   *[no] { $who } gets the last Event.
  }
chronicle-empires = Empires to choose from: { $empires }.
chronicle-chooses = { $you ->
    [yes] You choose { $empire }.
   *[no] { $who } chooses { $empire }.
  }
chronicle-keeps-empire = { $you ->
    [yes] You keep { $empire }.
   *[no] { $who } keeps { $empire }.
  }
chronicle-kept-empire = { $you ->
    [yes] You keep an Empire.
   *[no] { $who } keeps an Empire.
  }
chronicle-gets-empire = { $you ->
    [yes] You get the last Empire: { $empire }.
   *[no] { $who } gets the last Empire: { $empire }.
  }
chronicle-got-empire = { $you ->
    [yes] You get the last Empire.
   *[no] { $who } gets the last Empire.
  }

## Chronicle: the turn

chronicle-event = { $you ->
    [yes] Your Event: { $card }.
   *[no] { $who } turns up an Event: { $card }.
  }
chronicle-idle = { $card } has no effect.
people-count = { $people ->
    [0] no people piece
    [one] one people piece
   *[other] { $people } people pieces
  }
fleet-count = { $fleets ->
    [one] one fleet
   *[other] { $fleets } fleets
  }
wall-count = { $walls ->
    [one] one Great Wall fort
   *[other] { $walls } Great Wall forts
  }
chronicle-rises = { $you ->
    [yes] You establish { $empire } { $where }: { $brought }.
   *[no] { $who } establishes { $empire } { $where }: { $brought }.
  }
chronicle-cleared = What was { $land } is cleared away: { $things }.
chronicle-garrison-of = { $theirs ->
    [yes] your garrison
   *[no] { $victim }’s garrison
  }
chronicle-thing = { $building ->
    [capital] a capital
    [city] a city
    [monument] a monument
    [wall] a Great Wall fort
   *[fort] a fort
  }
chronicle-recruits = { $you ->
    [yes] Your pool grows by { $people }.
   *[no] { $who }’s pool grows by { $people }.
  }
chronicle-leader = { $leader ->
    [difficult] { $you ->
        [yes] You call your Leader: difficult terrain no longer holds you up.
       *[no] { $who } calls a Leader, who ignores difficult terrain.
      }
    [fort] { $you ->
        [yes] You call your Leader: forts no longer hold you up.
       *[no] { $who } calls a Leader, who ignores forts.
      }
   *[declared] { $you ->
        [yes] You call your Leader: three dice from now on.
       *[no] { $who } calls a Leader: three dice from now on.
      }
  }
chronicle-surrenders = { $you ->
    [yes] You move back into { $lands }.
   *[no] { $who } moves back into { $lands }.
  }
chronicle-replaces = { $you ->
    [yes] { $victim }’s garrison { $land } gives way to your army.
   *[no] { $theirs ->
        [yes] Your garrison { $land } gives way to { $who }’s army.
       *[no] { $victim }’s garrison { $land } gives way to { $who }’s army.
      }
  }
chronicle-settles = { $you ->
    [yes] Your army settles { $land }.
   *[no] { $who }’s army settles { $land }.
  }
chronicle-garrison-gone = { $theirs ->
    [yes] Your garrison { $land } is gone.
   *[no] { $victim }’s garrison { $land } is gone.
  }
chronicle-fortifies = { $building ->
    [wall] { $you ->
        [yes] You raise the Great Wall { $lands }.
       *[no] { $who } raises the Great Wall { $lands }.
      }
   *[fort] { $you ->
        [yes] You fortify { $lands }.
       *[no] { $who } fortifies { $lands }.
      }
  }
chronicle-builds = { $you ->
    [yes] You build { $thing } { $lands }.
   *[no] { $who } builds { $thing } { $lands }.
  }
chronicle-capital-falls = The capital { $land } becomes a city.
chronicle-falls = { $building ->
    [capital] The capital { $land } falls.
    [city] The city { $land } falls.
    [monument] The monument { $land } falls.
    [wall] The Great Wall { $land } falls.
   *[fort] The fort { $land } falls.
  }
chronicle-taken = None is left: { $thing } { $land } is taken away for it.
chronicle-lacking = { $building ->
    [capital] No capital is left to be placed { $land }.
    [city] No city is left to be placed { $land }.
   *[fort] No fort is left to be placed { $land }.
  }
chronicle-fleet = { $you ->
    [yes] Your fleet sails { $water }.
   *[no] { $who }’s fleet sails { $water }.
  }

## Chronicle: invasions

chronicle-success = { $you ->
    [yes] You take { $land } from { $victim }, { $attack } against { $defence }.
   *[no] { $theirs ->
        [yes] { $who } takes { $land } from you, { $attack } against { $defence }.
       *[no] { $who } takes { $land } from { $victim }, { $attack } against { $defence }.
      }
  }
chronicle-frustrated = { $you ->
    [yes] You invade { $land }, and { $victim } frustrates the invasion, { $attack } against { $defence }.
   *[no] { $theirs ->
        [yes] { $who } invades { $land }, and you frustrate the invasion, { $attack } against { $defence }.
       *[no] { $who } invades { $land }, and { $victim } frustrates the invasion, { $attack } against { $defence }.
      }
  }
chronicle-certain-success = { $you ->
    [yes] You take { $land } from { $victim }.
   *[no] { $theirs ->
        [yes] { $who } takes { $land } from you.
       *[no] { $who } takes { $land } from { $victim }.
      }
  }
chronicle-certain-frustrated = { $you ->
    [yes] You invade { $land }, and { $victim } frustrates the invasion.
   *[no] { $theirs ->
        [yes] { $who } invades { $land }, and you frustrate the invasion.
       *[no] { $who } invades { $land }, and { $victim } frustrates the invasion.
      }
  }
part-modifier = for trying again
chronicle-points = { $points ->
    [one] One conquest point.
   *[other] { $points } conquest points.
  }
chronicle-conquers = { $you ->
    [yes] You conquer { $land } from { $victim } for { $cost }.
   *[no] { $theirs ->
        [yes] { $who } conquers { $land } from you for { $cost }.
       *[no] { $who } conquers { $land } from { $victim } for { $cost }.
      }
  }

## Chronicle: Honors and gold

chronicle-honor = { $you ->
    [yes] You are awarded an Honor: { $honor }.
   *[no] { $who } is awarded an Honor: { $honor }.
  }
chronicle-plays-honor = { $you ->
    [yes] You play { $honor }.
   *[no] { $who } plays { $honor }.
  }
chronicle-honor-area = { $you ->
    [yes] You play { $honor } { $area }.
   *[no] { $who } plays { $honor } { $area }.
  }
chronicle-loses-gold = { $you ->
    [yes] You lose { $gold } gold.
   *[no] { $who } loses { $gold } gold.
  }
chronicle-gold = gold
chronicle-collects = { $source ->
    [plunder] { $you ->
        [yes] Your plunder: { $gold } gold.
       *[no] { $who } plunders { $gold } gold.
      }
    [instead_of_honor] { $you ->
        [yes] You take { $gold } gold instead of an Honor.
       *[no] { $who } takes { $gold } gold instead of an Honor.
      }
    [full_track] { $you ->
        [yes] Your track is full: you take { $gold } gold instead of an Honor.
       *[no] { $who }’s track is full: { $gold } gold instead of an Honor.
      }
    [kept] { $you ->
        [yes] What you have kept brings { $gold } gold.
       *[no] What { $who } has kept brings { $gold } gold.
      }
   *[coins] { $you ->
        [yes] That brings you { $gold } gold.
       *[no] That brings { $who } { $gold } gold.
      }
  }
chronicle-part = { $area } ({ $degree }) { $gold }
chronicle-part-buildings = buildings { $gold }
chronicle-part-event = { $card } { $gold }
chronicle-revenue = { $you ->
    [yes] You raise { $gold } gold: { $parts }.
   *[no] { $who } raises { $gold } gold: { $parts }.
  }
chronicle-revenue-nothing = { $you ->
    [yes] You raise no gold.
   *[no] { $who } raises no gold.
  }
chronicle-token = { $you ->
    [yes] You play the token { $token }: { $gold } gold.
   *[no] { $who } plays the token { $token }: { $gold } gold.
  }

## Chronicle: the Endgame

chronicle-endgame = The Endgame
chronicle-paid = { $who } { $gold }
chronicle-endgame-token = The token of Epoch { $epoch }, { $token }, pays { $paid }.
chronicle-endgame-nobody = The token of Epoch { $epoch }, { $token }, pays nobody.
chronicle-game-ended = The last gold is counted. The game is over.

## The organization of an epoch, on its two screens

organization-title = Organization of the epoch
organization-eyebrow = Your decision · Organization · step { $step } of 3
organization-question-tokens = Which area will you back, { $span }?
organization-question-events = What will help you, { $span }?
organization-question-empires = Who will you be, { $span }?
organization-ask-tokens = { $count ->
    [1] One token is left: keep it.
    [2] Keep one of the two tokens.
    [3] Keep one of the three tokens.
    [4] Keep one of the four tokens.
   *[other] Keep one of the { $count } tokens.
  }
organization-ask-events = { $count ->
    [2] Keep one of the two Events.
    [3] Keep one of the three Events.
    [4] Keep one of the four Events.
   *[other] Keep one of the { $count } Events.
  }
organization-ask-empires = { $count ->
    [2] Choose one of the two Empires left.
    [3] Choose one of the three Empires left.
    [4] Choose one of the four Empires left.
    [5] Choose one of the five Empires.
   *[other] Choose one of the { $count } Empires.
  }
organization-facts-tokens = It pays once, at the end of any turn of yours, for all your lands in its area. Nobody sees it.
organization-facts-events = Nobody sees which one you keep.
organization-facts-empires = { $hidden ->
    [yes] It stays hidden until its number is called.
   *[no] Everybody sees your choice.
  }
organization-keep-tokens = Keep { $name }
organization-keep-events = Keep { $name }
organization-keep-empires = Lead { $name }
organization-next = { $what ->
    [events] { $next } chooses after you, { $last } gets the last one.
   *[empires] { $next } chooses after you, { $last } takes the last.
  }
organization-last = { $what ->
    [events] { $last } gets the other one.
   *[empires] { $last } takes the other.
  }
organization-plays = Turn { $place } of { $all } belongs to { $the }.
organization-down-tokens = Tokens pass down the gold
organization-down-events = Events pass down the gold
organization-up = { $hidden ->
    [yes] Empires pass up the gold, least first
   *[no] Empires are chosen up the gold, least first
  }
organization-has-empire = has an Empire
organization-takes-last = takes the last one
organization-chooses = { $hidden ->
    [yes] holds { $count } Empires
   *[no] chooses now
  }
organization-chooses-next = chooses next
organization-chooses-later = chooses later
organization-kept = { $what ->
    [events] kept 1 of { $count } Events
   *[tokens] kept 1 of { $count }
  }
organization-holds = { $what ->
    [events] holds { $count } Events
   *[tokens] holds { $count } tokens
  }
organization-gets = gets { $count }
organization-gets-yours = gets your { $count }
organization-leaves = gets { $count }, leaves 1
organization-events = Events to choose from
organization-empires = Empires of this epoch
organization-face-down = { $count ->
    [3] Three Empires lie here.
    [4] Four Empires lie here.
    [5] Five Empires lie here.
    [6] Six Empires lie here.
   *[other] { $count } Empires lie here.
  }
organization-face-down-facts = They are laid open when everybody has a token and an Event.
organization-face-down-hidden = They are passed up the gold when everybody has a token and an Event.
organization-hidden = { $own ->
    [yes] You will lead { $the }.
   *[no] The Empires are being passed on.
  }
organization-hidden-facts = Each is shown when its number is called.
organization-your-event = Your Event
organization-event-dealt = Dealt when all tokens are kept, one card each.
organization-event-chosen = Chosen when all tokens are kept, most gold first.
organization-your-tokens = Your tokens
token-lands = { $lands ->
    [0] no land now
    [1] 1 land now
   *[other] { $lands } lands now
  }
token-spoken = { $lands ->
    [0] { $area }, you have no land there
    [1] { $area }, you have one land there
   *[other] { $area }, you have { $lands } lands there
  }
token-copies = { $count } alike
token-passed-to-you = Tokens passed to you
token-memory = The tokens that you saw
token-yours = yours, face down
token-drawn = drawn, face down
token-gone = passed on
token-epoch = epoch { $epoch }
token-rest = The rest
token-rest-on = { $rest ->
    [1] goes on to { $who }
   *[other] go on to { $who }
  }
token-rest-yours = { $rest ->
    [0] nothing is left
   *[other] stays with the Endgame
  }
token-rest-down = The one you leave lies face down until the Endgame. Only you will know it.
token-last = { $who } comes last. The token left over lies face down until the Endgame.
token-step-now = Step 1
token-step-done = Step 1, done
token-drawn-title = You drew one token
token-drawn-all = Everybody drew one token
token-open-endgame = One more was drawn for all to see: in the Endgame it pays for { $token }.
token-wait = { $count ->
    [1] { $who } takes the last token
   *[other] { $who } keeps one of { $count }
  }
token-all-kept = Everybody has kept a token
token-you-passed = { $count ->
    [1] You passed one to { $who }
    [2] You passed two to { $who }
    [3] You passed three to { $who }
   *[other] You passed { $count } to { $who }
  }
token-you-left = You left the last one
token-only-you = { $token } lies face down for the Endgame. Only you know it.
token-must-be = The token for the Endgame can only be { $token }.
token-will-be = One of { $tokens } will lie face down for the Endgame. { $who } will know which.
token-one-of = One of { $tokens } now lies face down for the Endgame. Only { $who } knows which.
tokens-none = No token in your hand.
endgame-spaces = Endgame spaces
endgame-spaces-each = one token an epoch
endgame-known = { $token }, only you know
endgame-face-down = face down
endgame-to-come = to come
areas-active = Active areas
areas-most = most lands
areas-most-yours = most lands · yours
area-new = new
area-most = { $names } { $count }
area-nobody = nobody
gold-count = { $gold } gold
empire-number = Plays number { $number }
empire-starts = { $building ->
    [capital] { $fort ->
        [yes] Capital and fort { $where }
       *[no] Capital { $where }
      }
   *[city] { $fort ->
        [yes] City and fort { $where }
       *[no] City { $where }
      }
  }
empire-starts-bare = Begins { $where }
empire-fleets = { $waters ->
    [oceans] { $fleets ->
        [1] 1 fleet for the oceans
       *[other] { $fleets } fleets for the oceans
      }
   *[seas] { $fleets ->
        [1] 1 fleet for the seas
       *[other] { $fleets } fleets for the seas
      }
  }
empire-no-fleet = No fleet
empire-wall = Great Wall, { $forts } forts
empire-barbarian = Barbarian: plunders
empire-icon = { $icon ->
    [crown] { $count } crowns: a monument
    [sword] { $count } swords: a monument
    [temple] { $count } temples: a monument
   *[scroll] { $count } scrolls: a monument
  }
empire-likely = Likely gold
event-eyebrow = Event · { $epoch }
event-honor = +1 Honor
event-time-empire = in phase A
event-time-reveal = in phase A
event-time-expand = later, in phase C
event-time-revenue = later, in phase E
event-empire = { $people ->
    [1] One people piece { $where }, played before your Empire.
   *[other] { $people } people pieces { $where }, played before your Empire.
  }
compare-your-lands = Your lands now
compare-most = Most lands
compare-pays = Would pay now
compare-number = Number
compare-people = People
compare-more = Brings
news-received = You lead { $the }: the others have chosen.
news-see = See { $the }

## Revenue, conclusion and Endgame, on their pages

phase-letter-e = E revenue
phase-letter-f = F conclusion
revenue-title = Your revenue
revenue-sum = { $gold ->
    [0] No gold for { $the }
    [1] One gold for { $the }
   *[other] { $gold } gold for { $the }
  }
score-begins = Lots were drawn at the start: one chest began with 1 gold, the next with 2, up to { $players }.
revenue-moves = { $same ->
    [yes] the chest moves once for all of it; you stay in place { $from }
   *[no] the chest moves once for all of it: from place { $from } to { $to }
  }
revenue-moved = one movement of the chest
revenue-table = { $gold ->
    [1] Revenue by area, one gold in all
   *[other] Revenue by area, { $gold } gold in all
  }
revenue-area = Area
revenue-level = Level
revenue-empire = Empire
revenue-friendly = Friendly
revenue-enemy = Enemy
revenue-lands = lands
revenue-why = Why not more
revenue-gold = Gold
revenue-no-area = No army in an active area.
revenue-buildings = Buildings in Empire lands
revenue-no-buildings = none
revenue-idle-one = { $building ->
    [capital] capital { $land }
    [city] city { $land }
   *[monument] monument { $land }
  }
revenue-idle = Nothing for buildings with a garrison: { $buildings }.
revenue-event = Event: { $card }
revenue-ask = Your gold is raised. Play Honors, or end the phase.
revenue-ask-end = Your gold is raised.
revenue-facts = Honors on your track may stay there for a later turn.
revenue-none = You have no Honor to play.
revenue-due = { $count ->
    [1] { $honors } lies in your pool and must be played before the phase ends.
   *[other] { $honors } lie in your pool and must be played before the phase ends.
  }
revenue-pool-first = First play the Honors in your pool.
action-end-phase = End the phase
action-revenue = Back to the gold
action-play-token = Play { $token }: +{ $gold }
honor-for-gold = Play { $honor }: +{ $gold }
honor-for-area = Play { $honor }, { $area }: +{ $gold }
honor-strikes = Play { $honor }: { $land }, { $who } −1
honor-coins = { $coins ->
    [1] one coin; its effect is for phase C
   *[other] { $coins } coins; its effect is for phase C
  }
honor-victim = { $land }: { $who } loses a monument and 1 gold
honor-lands = { $gold ->
    [0] no land pays for it now
    [1] { $area }, one land
   *[other] { $area }, { $gold } lands
  }
honor-buildings = { $gold ->
    [0] no building pays for it now
   *[other] { $area }, buildings worth { $gold }
  }
honor-no-target = no monument to strike: it is just turned over
honor-must = must be played
honor-targets = What it is played on
honors-now = Honors now
honors-order = pool first, then by gold
honors-return = A played Honor goes to the bottom of your stack.
honors-none = No Honor that can be played now.
tokens-now = Tokens in your hand
tokens-if = if played in phase F
tokens-then = In phase F your armies lie down: all your lands count together.
token-no-land = no land of yours
token-pays-lands = { $lands ->
    [1] { $gold } for one land, { $degree }
   *[other] { $gold } for { $lands } lands, { $degree }
  }
token-pays-buildings = buildings { $gold }
area-inactive = not active yet
gold-title = Gold
gold-after = after revenue
conclude-title = The end of your turn
conclude-head = What your tokens would pay
conclude-head-none = Your turn is over
conclude-together = armies and garrisons count together now
conclude-ask = Play a token, or end your turn.
conclude-ask-end = End your turn.
conclude-facts = A token pays once. Kept until the Endgame it is worth 1 gold.
conclude-last = Your last turn: a token not played now is worth 1 gold in the Endgame.
conclude-leads = If you still have the most gold then, you get an Honor.
conclude-leads-full = If you still have the most gold then, you get 1 gold: your track is full.
why-mastery = Nobody else stands there.
why-rivals-dominance = { $count ->
    [1] { $names } has as many lands there, or more.
   *[other] { $names } have as many lands there, or more.
  }
why-rivals-mastery = { $count ->
    [1] { $names } denies mastery.
   *[other] { $names } deny mastery.
  }
why-friendly-dominance = { $count ->
    [1] The garrison there weighs as much as the armies.
   *[other] The { $count } garrisons there weigh as much as the armies, or more.
  }
why-friendly-mastery = { $count ->
    [1] A garrison of the same player denies mastery too.
   *[other] { $count } garrisons of the same player deny mastery too.
  }
why-few-armies = { $degree ->
    [dominance] { $count ->
        [1] Dominance needs one more army.
       *[other] Dominance needs { $count } more armies.
      }
   *[mastery] { $count ->
        [1] Mastery needs one more army.
       *[other] Mastery needs { $count } more armies.
      }
  }
why-few-lands = { $degree ->
    [dominance] { $count ->
        [1] Dominance needs one more land.
       *[other] Dominance needs { $count } more lands.
      }
   *[mastery] { $count ->
        [1] Mastery needs one more land.
       *[other] Mastery needs { $count } more lands.
      }
  }
endgame-title = The Endgame
endgame-head = The last gold is counted.
endgame-ladder = Who has how much gold
endgame-sum-note = At the end of the last epoch, plus tokens and Leaders, plus Honors, plus Endgame tokens.
endgame-left = { $count ->
    [1] One token lies face down.
    [2] Two tokens lie face down.
    [3] Three tokens lie face down.
    [4] Four tokens lie face down.
   *[other] { $count } tokens lie face down.
  }
endgame-amount = Only the amount decides now, not whose chest lies on top.
endgame-step-1 = Tokens and Leaders
endgame-step-1-note = 1 gold each, one movement for each player
endgame-step-2 = Honors
endgame-step-2-note = all on track and in pool are played, least gold first
endgame-step-3 = Endgame tokens
endgame-step-3-note = epoch by epoch; everybody with lands in the area collects
endgame-mark-1 = tokens, Leaders
endgame-mark-2 = Honors
endgame-mark-3 = Endgame tokens
endgame-kept-note = Tokens not played, a Leader not called.
endgame-kept-none = Nobody has kept anything.
endgame-kept-things = { $leader ->
    [yes] { $tokens ->
        [0] a Leader
        [1] one token and a Leader
       *[other] { $tokens } tokens and a Leader
      }
   *[no] { $tokens ->
        [1] one token
       *[other] { $tokens } tokens
      }
  }
endgame-played-note = Coins pay one gold each; the others have their effect on garrisons.
endgame-honor-on = { $honor } · { $on }
endgame-loses = { $who } { $gold }
endgame-of = { $done } of { $all }
endgame-open = open since epoch I
endgame-turns-up = Epoch { $epoch } turns up: { $token }
endgame-reason = { $lands ->
    [1] one land: { $degree } { $gold }
   *[other] { $lands } lands: { $degree } { $gold }
  }
endgame-nobody-there = Nobody has a land there.
endgame-eyebrow = The Endgame
endgame-begins = The Endgame begins.
endgame-ask = Which Honor do you play next?
endgame-facts = All of yours are played, in the order you like. Garrisons count.
endgame-kept = { $you ->
    [yes] What you kept brings { $gold } gold.
   *[no] What { $who } kept brings { $gold } gold.
  }
endgame-paid = { $who } { $gold }
endgame-turned = Epoch { $epoch } turns up { $token }: { $paid }.
endgame-turned-nobody = Epoch { $epoch } turns up { $token }: nobody has a land there.
endgame-plays = { $you ->
    [yes] You play { $honor }: { $gold } gold.
   *[no] { $who } plays { $honor }: { $gold } gold.
  }
endgame-strikes = { $you ->
    [yes] You play { $honor }: { $victim } loses { $gold } gold.
    [struck] { $who } plays { $honor }: you lose { $gold } gold.
   *[no] { $who } plays { $honor }: { $victim } loses { $gold } gold.
  }
endgame-result = { $count ->
    [1] { $you ->
        [yes] You win with { $gold } gold.
       *[no] { $names } wins with { $gold } gold.
      }
   *[other] { $names } win together with { $gold } gold.
  }
endgame-controls = The ceremony
endgame-scrubber = Where the ceremony is
endgame-at-once = at once
endgame-restart = From the start
endgame-skip = Skip to the result
endgame-catch-up = Skip to now

## The show: turns, the page between epochs, the end

headline-people = { $left } of { $people } people
headline-organization = Organization
timeline-organization = Organization
timeline-step-1 = 1. Tokens
timeline-step-2 = 2. Events
timeline-step-3 = 3. Empires
timeline-theirs = { $empire }, { $who }, to come
timeline-hidden = hidden
timeline-hidden-spoken = { $count ->
    [1] { $names } holds an Empire still hidden.
   *[other] { $names } hold an Empire each, still hidden.
  }
recap-loss = { $building ->
    [capital] { $land } and its capital
    [city] { $land } and its city
   *[monument] { $land } and its monument
  }
recap-plunder = Plunder
recap-instead = Instead of an Honor
recap-catastrophe = Catastrophe
recap-token = { $area }, token
recap-buildings = Buildings
recap-made = { $times ->
    [1] once during the turn
   *[other] { $times } times during the turn
  }
recap-lands-alone = { $own ->
    [1] One land, nobody else
   *[other] { $own } lands, nobody else
  }
recap-lands-rivals = { $own ->
    [1] One land against { $rivals }
   *[other] { $own } lands against { $rivals }
  }
recap-rival = { $who } { $count }
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
interlude-over = Epoch { $epoch } is over · { $span }
interlude-leads = { $you ->
    [yes] You lead.
   *[no] { $who } leads.
  }
interlude-best = { $you ->
    [yes] With { $the }, you made the epoch.
   *[no] With { $the }, { $who } made the epoch.
  }
interlude-after = after { $epochs } of { $all } epochs
interlude-gain = { $gold } with { $the }
interlude-way = { $from } to { $to }
interlude-led = { $lands ->
    [0] no land
    [1] one land
   *[other] { $lands } lands
  }, { $fought ->
    [0] no invasion fought
   *[other] { $won } of { $fought } invasions won
  }
interlude-tied = tied
interlude-there = { $you ->
    [yes] you { $count }
   *[no] { $who } { $count }
  }
interlude-empty = empty
interlude-epochs = Epoch { $from } → Epoch { $to }
interlude-keeps = They pay from now on. As before: { $areas }.
interlude-keeps-all = No new area opens. As before: { $areas }.
interlude-asks = { $what ->
    [tokens] { $count } area tokens lie before you.
    [events] { $count } Events lie before you.
   *[empires] { $count } Empires lie before you.
  }
interlude-choose = { $what ->
    [tokens] Choose your token
    [events] Choose your Event
   *[empires] Choose your Empire
  }
interlude-you-first = You choose first.
interlude-before = { $count ->
    [1] { $names } has chosen.
   *[other] { $names } have chosen.
  }
interlude-next = { $next } chooses after you, { $last } comes last.
interlude-last = { $last } comes after you.
interlude-waits = { $what ->
    [tokens] { $next ->
        [yes] { $names } keeps a token. You are next.
       *[no] { $names } keeps a token.
      }
    [events] { $next ->
        [yes] { $names } keeps an Event. You are next.
       *[no] { $names } keeps an Event.
      }
   *[empires] { $next ->
        [yes] { $names } chooses an Empire. You are next.
       *[no] { $names } chooses an Empire.
      }
  }
end-best = best turn: { $empire }, { $points } gold
end-summary-always = { $you ->
    [yes] You led from beginning to end, and won by { $by } gold.
   *[no] { $who } led from beginning to end, and won by { $by } gold.
  }
end-summary-from = { $you ->
    [yes] You led from Epoch { $epoch } on, and won by { $by } gold.
   *[no] { $who } led from Epoch { $epoch } on, and won by { $by } gold.
  }
end-summary-last = { $you ->
    [yes] You took the lead in the Endgame, and won by { $by } gold.
   *[no] { $who } took the lead in the Endgame, and won by { $by } gold.
  }
end-summary-tie = { $you ->
    [yes] You won with as much gold as the second
   *[no] { $who } won with as much gold as the second
  }: { $by ->
    [people] fewer people pieces on the Empire cards decided.
   *[honors] more Honors on the Event cards decided, with as many people pieces on the Empire cards.
  }
end-summary-shared = { $names } share the victory with { $gold } gold.
chart-parts = by source
chart-areas = Areas
chart-buildings = Buildings
chart-events = Events
chart-tokens = Tokens
chart-honors = Honors
chart-plunder = Plunder
chart-endgame = Endgame
story-rise = { $you ->
    [yes] { $lands ->
        [1] For { object-you } it began in Epoch { $epoch } with { $empire }: one land, and { $points } gold.
       *[other] For { object-you } it began in Epoch { $epoch } with { $empire }: { $lands } lands, and { $points } gold.
      }
   *[no] { $lands ->
        [1] For { $who } it began in Epoch { $epoch } with { $empire }: one land, and { $points } gold.
       *[other] For { $who } it began in Epoch { $epoch } with { $empire }: { $lands } lands, and { $points } gold.
      }
  }
story-winner = { $you ->
    [yes] In Epoch { $epoch } you took { $lands } lands with { $empire }, and collected { $points } gold.
   *[no] In Epoch { $epoch } { $who } took { $lands } lands with { $empire }, and collected { $points } gold.
  }
story-held = { $you ->
    [yes] { $times ->
        [1] You mastered { $area } once, for { $points } gold.
       *[other] You mastered { $area } { $times } times, for { $points } gold.
      }
   *[no] { $times ->
        [1] { $who } mastered { $area } once, for { $points } gold.
       *[other] { $who } mastered { $area } { $times } times, for { $points } gold.
      }
  }
story-best = { $you ->
    [yes] With { $empire }, you collected { $points } gold, the best turn of the game, and still it was not enough.
   *[no] With { $empire }, { $who } collected { $points } gold, the best turn of the game, and still it was not enough.
  }
story-lead = { $swaps ->
    [2] The lead changed twice.
   *[other] The lead changed { $swaps } times.
  }
story-land = Invaders took { $land } { $times } times. Nobody stayed for long.
story-endgame = { $you ->
    [yes] The Endgame was kindest to you: { $gold } gold. It changed nothing at the top.
   *[no] The Endgame was kindest to { $who }: { $gold } gold. It changed nothing at the top.
  }
story-endgame-turned = { $won ->
    [yes] { $you ->
        [yes] The Endgame brought you most, { $gold } gold, and turned the game: you won.
       *[no] The Endgame brought { $who } most, { $gold } gold, and turned the game: you won.
      }
   *[no] { $you ->
        [yes] The Endgame brought you most, { $gold } gold, and turned the game: { $winner } won.
       *[no] The Endgame brought { $who } most, { $gold } gold, and turned the game: { $winner } won.
      }
  }
story-second = { $you ->
    [yes] You came second, { $by } behind. The best turn was that with { $empire }: { $points } gold.
   *[no] { $who } came second, { $by } behind. The best turn was that with { $empire }: { $points } gold.
  }
story-unlucky = { $you ->
    [yes] { $place ->
        [1] You had the worst dice at the table, { $below } invasions below expectation, and won all the same.
       *[other] You had the worst dice at the table, { $below } invasions below expectation.
      }
   *[no] { $place ->
        [1] { $who } had the worst dice at the table, { $below } invasions below expectation, and won all the same.
       *[other] { $who } had the worst dice at the table, { $below } invasions below expectation.
      }
  }
story-lucky = { $you ->
    [yes] { $place ->
        [1] The dice were kind to you: { $above } invasions above expectation.
       *[other] The dice were kind to you, { $above } invasions above expectation, and history was not.
      }
   *[no] { $place ->
        [1] The dice were kind to { $who }: { $above } invasions above expectation.
       *[other] The dice were kind to { $who }, { $above } invasions above expectation, and history was not.
      }
  }
luck-row = { $won } won, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected

## What the frame leaves to its game: gold, not points

keys-letter-k = raise the Great Wall
keys-letter-r = what went by again, or the last count from the start
keys-letter-e = your Event
keys-letter-t = your tokens
keys-letter-a = send a fleet, add a step to the plan
keys-letter-o = Honors
keys-letter-f = build a fort
keys-letter-d = the Leader
keys-letter-v = lands as a table
score-title = Gold now
score-spoken-scored = { $score } gold, has collected
score-spoken-over = { $score } gold
score-spoken = { $score } gold, { $now } more if the revenue came now
scoring-part = { $name }, { $word }: { $points } gold.
scoring-parts = { $names }: { $points } gold.
interlude-label = Between the epochs
interlude-chart = Gold by epoch
interlude-points = gold of the epoch
interlude-page = Back to the epoch
interlude-again = Watch the epoch again
interlude-none = not active
interlude-changes = What becomes active

## In the terminal: questions and answers

ask-tokens = Which area token do you keep?
ask-events-draft = Which Event do you keep?
ask-choose-empire = Which Empire do you choose?
ask-event = Your Event: what do you do?
ask-shortage = From which land is the missing building taken?
ask-expand = Your Empire expands: what do you do?
ask-monuments = Where do you build the monument?
ask-revenue = The gold is raised. Do you play an Honor?
ask-conclude = Do you play an area token?
ask-endgame = The Endgame: what do you play?
ask-fort = Where does the fort go?
ask-area = For which area do you play { $card }?
do-choose-token = Keep { $name }
do-choose-event = Keep { $name }
do-choose-empire = Choose { $name }
do-take-building = Take it from { $name }
do-invade = Invade { $name }
do-place-fleet = Send a fleet into { $name }
do-conquer = Conquer { $name }
do-end-expansion = End the expansion
do-end-revenue = Go on
do-play-token = Play { $name }
do-end-turn = End the turn
do-build-monument = Build in { $name }
do-play = Play { $card }
do-taking = taken from { $lands }
terminal-verb-leader = leader
note-gold = +{ $gold } gold
note-prospect = { $low } to { $high } gold
note-opens = lands in reach: { $lands }
note-falls = you lose { $things }
status-pool = { $card }, in the pool: { $pool }
status-revenue = { $name } would raise { $gold } gold now
status-stack = Honors in your stack: { $stack }
status-event = Your Event: { $card }
do-use-leader = { $ignore ->
    [difficult] Call your Leader against difficult terrain
    [fort] Call your Leader against forts
   *[nothing] Call your Leader
  }
do-build-fort = { $pay ->
    [wall] Raise the Great Wall: { $land }
    [event] Fortify { $land } with the Crusaders’ fort
   *[people] Fortify { $land } with a people piece
  }
do-build-forts = { $pay ->
    [wall] Raise the Great Wall
    [event] Place the Crusaders’ fort
   *[people] Fortify with a people piece
  }
note-free-land = free, no battle
note-friendly-land = your garrison gives way
note-conquest = { $points ->
    [one] { $points } conquest point
   *[other] { $points } conquest points
  }
note-certain = { $outcome ->
    [success] falls for certain
    [never] will be frustrated, Leader or not
   *[frustrated] will be frustrated
  }
status-piece = { $piece ->
    [army] { $name }’s army
   *[garrison] { $name }’s garrison
  }

## Refusals of the rules

refusal-game-over = The game is over.
refusal-no-such-seat = There is no such seat.
refusal-not-your-decision = It is not your decision now.
refusal-choosing-tokens = First keep an area token and pass the others on.
refusal-choosing-events = First keep an Event and pass the others on.
refusal-choosing-empires = First choose an Empire.
refusal-aim-first = First the Event must be played.
refusal-in-event = An Event is being played: place its pieces or end its expansion.
refusal-take-first = First say from which land the missing building is taken.
refusal-expanding = Your Empire is still expanding.
refusal-monuments-first = First the monuments must be built.
refusal-in-revenue = The gold is raised: play Honors or end the phase.
refusal-concluding = Your turn is ending: play area tokens or end it.
refusal-last-honors = First all your Honors must be played.
refusal-not-passed = No token of { $area } was passed to you.
refusal-not-among-events = You were not passed { $card }.
refusal-not-laid-out = You cannot choose { $empire } now.
refusal-not-now = That belongs to another phase.
refusal-no-people = No people piece is left in the pool.
refusal-no-supply = No people piece is left in your supply.
refusal-own-army = Your army holds { $land } already.
refusal-not-adjacent = None of your armies and fleets reaches { $land }.
refusal-first-land = The first army must go to { $land }.
refusal-fort-placed = The fort has ended the placing of armies.
refusal-no-fleet = No fleet is left.
refusal-has-fleet = Your fleet sails { $water } already.
refusal-seas-only = In this epoch fleets go into seas only.
refusal-oceans-only = In this epoch fleets go into oceans only.
refusal-honor-seas-only = Without a fleet on the Empire card it goes into a sea only.
refusal-no-port = None of your armies and fleets reaches { $water }.
refusal-no-points = You have no conquest points.
refusal-not-beaten = The Enemy just beaten does not hold { $land }.
refusal-not-next = None of the lands just taken is adjacent to { $land }.
refusal-too-dear = You need { $cost } conquest points for { $land }.
refusal-not-held = No army of yours holds { $land }.
refusal-has-fort = A fort protects { $land } already.
refusal-has-city = { $land } has a capital or a city already.
refusal-no-wall = No Great Wall fort is in the pool.
refusal-no-wall-site = The Great Wall rises only in its own two lands.
refusal-no-event-fort = Only the Crusades bring a fort, and only one.
refusal-no-honors-in-event = No Honors are played during an Event.
refusal-no-leader-in-event = No Leader is called during an Event.
refusal-no-forts-in-event = No fort is built of people during an Event.
refusal-none-left = None is left, and no Enemy has one to take.
refusal-take-from = Name one Enemy land for each building that is missing.
refusal-nothing-to-take = Nothing of the kind can be taken here: { $land }.
refusal-leader-gone = Your Leader has left the game.
refusal-leader-used = Your Leader has been called already.
refusal-leader-dice = With dice the Leader gives a third die and ignores nothing.
refusal-leader-ignores = Without dice say what the Leader ignores.
refusal-people-left = People in the pool can still be used.
refusal-crusade-begins = The first army has not been placed.
refusal-fort-first = First the fort must be placed.
refusal-honors-in-pool = First play the Honors in your pool.
refusal-no-honor = You do not have { $honor } now.
refusal-coins-only = While you expand, only Honors with coins are played.
refusal-no-target-wanted = Now you get gold for { $honor } and name nothing.
refusal-target-wanted = Say what { $honor } is played for.
refusal-no-effect = You would get nothing for { $honor } now.
refusal-inactive = Nothing is paid for { $area } yet.
refusal-no-monument = No Enemy has a monument here: { $land }.
refusal-strike = Say which monument falls.
refusal-no-event = You cannot play { $card } now.
refusal-by-itself = You do not play { $card }: its gold comes by itself with your revenue.
refusal-bad-target = You cannot play { $card } on { $land } now.
refusal-bad-set = { $most ->
    [one] Name exactly one.
   *[other] Name at least one and at most { $most }, none twice.
  }
refusal-few-people = { $people ->
    [one] Each land takes a people piece, and your supply has only one.
   *[other] Each land takes a people piece, and your supply has only { $people }.
  }
refusal-one-area = All lands must lie in one area.
refusal-one-seat = All lands must belong to one player.
refusal-two-of-one = At most two lands of one player.
refusal-has-monument = A monument adorns { $land } already.
refusal-no-site = The start land comes first, then cities, then the others.
refusal-no-token = You do not hold that area token.

## The almanac: cards, Honors, tokens and lands

almanac-empires-note = Seven for each epoch. Those in play take their turns in the order of their numbers.
almanac-events-note = Seven for each epoch, turned up at the beginning of a turn. Some are played like small Empires, some by their text.
almanac-honors = Honors
almanac-honors-note = Everybody has the same ten. A fallen garrison often earns one, and so does leading in gold.
almanac-tokens = Area tokens
almanac-tokens-note = A token pays for its area once more: at the end of a turn of yours, with all your lands there.
almanac-lands-note = The areas with what presence, dominance and mastery bring in each epoch, and their lands.
almanac-epoch = Epoch { $epoch }
almanac-number = Number { $number }
almanac-year-before = { $year } BC
almanac-year = AD { $year }
almanac-people = { $count ->
    [one] One people piece
   *[other] { $count } people pieces
  }
almanac-founds = Founds
almanac-sea-fleets = { $count ->
    [one] one, in a sea
   *[other] { $count }, in seas
  }
almanac-ocean-fleets = { $count ->
    [one] one, in an ocean
   *[other] { $count }, in oceans
  }
almanac-brings = Brings
almanac-icon = Power icon
almanac-barbarian = Barbarian: no buildings and no power icon, but it plunders every land it invades.
almanac-two-starts = It begins in both lands at once.
almanac-two-empires = Two Empires on one card, played one after the other.
almanac-when-reveal = At once, when it is turned up
almanac-when-expand = Later: while you expand
almanac-when-revenue = Later: with your revenue
almanac-honor = Brings you an Honor first.
almanac-coins = { $count ->
    [0] No coins
    [one] One coin
   *[other] { $count } coins
  }
almanac-honor-expand = While you expand, for its effect.
almanac-honor-paid = { $count ->
    [one] With your revenue, for 1 gold.
   *[other] With your revenue, for { $count } gold.
  }
almanac-honor-revenue = With your revenue, for its effect.
almanac-from = From Epoch { $epoch }
almanac-token-count = { $count ->
    [one] One token
   *[other] { $count } tokens
  }
almanac-land-count = { $count ->
    [one] one land
   *[other] { $count } lands
  }
almanac-single-tokens = Tokens of one area
almanac-pairs = Paired tokens
almanac-pairs-note = Only where a table is set up with them: one for each player, hidden.
almanac-terrain-clear = Clear terrain
almanac-terrain-difficult = Difficult terrain

## Figures beside rules

figure-battles = Chance that the invasion succeeds
figure-two-dice = two dice
figure-leader = with the Leader
figure-clear = Clear
figure-difficult = Difficult
figure-fort = Clear, fort
figure-fort-difficult = Difficult, fort
figure-certain = Without dice: what is certain
figure-no-leader = no Leader
figure-leader-terrain = Leader: terrain
figure-leader-forts = Leader: forts
figure-falls = falls
figure-both-go = both go
figure-conquest = With the conquest option
figure-first = first
figure-areas = Presence, dominance, mastery in each epoch
figure-oceans = The seas of each ocean
figure-honors = The ten Honors and their coins

## The primer: the game in pictures

primer-aim-epochs = { $epochs ->
    [5] Five epochs, five Empires. Each rises, conquers for a single turn and lies down: its armies become garrisons and stay on the map.
   *[other] { $epochs } epochs, { $epochs } Empires. Each rises, conquers for a single turn and lies down: its armies become garrisons and stay on the map.
  }
primer-aim-gold = At the end of each of your turns the *lands of your new Empire* bring gold. Whoever has the most gold when all is counted wins.
primer-choose-text = Each epoch you keep an area token, get an Event and choose an Empire, the poorest first. In epoch I lots are drawn for the tokens. Whoever is last takes the Empire that is left.
primer-establish = Establish
primer-establish-text = Your first army stands in the start land, often with a capital. What was there goes.
primer-expand = Expand
primer-expand-text = Army by army into adjacent lands, by fleet across a sea. Free lands are yours at once.
primer-build-text = Every two lands with your Empire’s power icon give a monument.
primer-collect = Collect
primer-collect-text = Areas and buildings of your Empire pay gold. Then the armies lie down, and you may play area tokens.
primer-comfort = *Nobody falls far behind.* A garrison that frustrates an invader earns its owner an Honor, and whoever has the least gold chooses the Empire first.
primer-gold = What brings gold
primer-gold-text = Every active area pays for the armies of this turn, by the best degree you reach. Garrisons of earlier turns bring nothing now.
primer-presence-text = You have an army there. One is enough.
primer-dominance-text = { $lands ->
    [2] Two armies or more, more than any other player has there, and more than your own garrisons.
   *[other] { $lands } armies or more, more than any other player has there, and more than your own garrisons.
  }
primer-mastery = Mastery
primer-mastery-text = { $lands ->
    [3] Three armies or more, and no garrison there, neither others’ nor yours.
   *[other] { $lands } armies or more, and no garrison there, neither others’ nor yours.
  }
primer-brings-gold = Brings { $gold } gold
primer-invasion = An invasion
primer-invasion-rolled = You rolled { $yours }, the garrison { $theirs }: the land is yours.
primer-invasion-dice = { $own ->
    [2] You roll two dice, the garrison one, behind a fort two. The highest counts.
   *[other] You roll { $own } dice, the garrison { $other }, behind a fort { $fort }. The highest counts.
  }
primer-invasion-ends = *Higher:* the land is yours. *Equal:* yours in clear terrain. *Otherwise* both pieces go, the land is free, and its owner gets an Honor.
primer-invasion-certain = *Without dice,* if you like: clear terrain without a fort falls, all else costs both pieces. Once, a *Leader* helps.

## Learn

learn-turn = A turn in six phases
learn-turn-1 = Your Event
learn-turn-1-note = It is turned up. A small people appears, or something happens by its text.
learn-turn-2 = Your Empire rises
learn-turn-2-note = In its start land, with a capital. What was there goes.
learn-turn-3 = It expands
learn-turn-3-note = Army by army, as long as people are left. Against garrisons dice decide, or the land alone.
learn-turn-4 = It builds
learn-turn-4-note = Two lands with its power icon make a monument.
learn-turn-5 = Gold comes in
learn-turn-5-note = For areas and for buildings, of this Empire alone. Honors can add to it.
learn-turn-6 = It lies down
learn-turn-6-note = Armies become garrisons. An area token pays for all your lands in its area.

## Lessons

lesson-first-empire = Your first Empire
lesson-first-empire-pitch = { $minutes } minutes: { name-assyria.the } rises { name-euphrates.in }.
lesson-first-empire-aim = What the game is about
lesson-first-empire-aim-text = In every epoch you lead another Empire. It rises, conquers what it can and collects gold; then its armies lie down as garrisons. You lead { name-assyria.the }, risen { name-euphrates.in } with a capital. Each area pays in three steps: { $presence } gold for one army, { $dominance } for at least { $most } and more than anyone else, { $mastery } for at least { $all } and no garrison there.
lesson-first-empire-free = Take a free land
lesson-first-empire-free-text = Nobody holds { name-levant.the }. An army goes there at once, without dice.
lesson-first-empire-invasion = Invade a garrison
lesson-first-empire-invasion-text = A garrison lies { name-tigris.in }, with a capital. You roll two dice, the garrison one, and the highest of each side counts. In clear terrain a tie is enough. Your chance: { $win }.
lesson-first-empire-icon = Look for your power icon
lesson-first-empire-icon-text = There is a sword { name-zagros.in }, the power icon of your Empire. For every two Empire lands with it you build a monument, which brings { $monument } gold.
lesson-first-empire-frustrated = Try a second area
lesson-first-empire-frustrated-text = One army { name-nile.in } is presence in another area: { $presence } gold. Your chance: { $win }.
lesson-first-empire-again = Enter the empty land
lesson-first-empire-again-text = Frustrated: your army and the garrison are both gone, and the owner got an Honor for it. The land is free now, and its capital has become a city. The next army needs no dice.
lesson-first-empire-stop = End the expansion
lesson-first-empire-stop-text = { $people ->
    [0] All your people are used. When you go on, the monument is built, first of all in the start land, and the gold is raised.
    [one] One people piece is left. As long as it can be placed, it has to be.
   *[other] { $people } people pieces are left. As long as they can be placed, they have to be.
  }
lesson-first-empire-gold = Look at the gold
lesson-first-empire-gold-text = Your Empire has raised { $gold } gold: for its areas, and for what stands in its lands. A capital brings { $capital }, a city { $city }, a monument { $monument }.
lesson-first-empire-end = End your turn
lesson-first-empire-end-text = Your armies have lain down. As garrisons they hold their lands against others, and count again for area tokens and at the end of the game. Your token stays hidden until its area pays.
lesson-first-empire-done = That was your first Empire.
lesson-first-empire-done-text = Every turn goes like this one: rise, expand, build, collect. In the next epoch another Empire rises, and these lands are Friendly to it.
lesson-areas = Gold and areas
lesson-areas-pitch = { $minutes } minutes: three kinds of land, and when an area pays best.
lesson-areas-kinds = Three kinds of land
lesson-areas-kinds-text = You lead { name-persia.the }. Where your armies stand are Empire lands, and only they collect. Where garrisons of your earlier Empires lie are Friendly lands, those of others are Enemy lands. Mastery { name-middle-east.in } needs an area without any garrison, not even your own.
lesson-areas-friendly = Renew a Friendly land
lesson-areas-friendly-text = Your own garrison lies { name-tigris.in }. An army may enter without dice: the garrison goes, and the land is an Empire land again. The price is that its buildings are reduced, so the city falls.
lesson-areas-enemy = Take an Enemy land
lesson-areas-enemy-text = A garrison { name-euphrates.in } keeps you from mastery. Your chance: { $win }.
lesson-areas-last = The last garrison
lesson-areas-last-text = Only your own garrison { name-levant.in } is left. Renew it, and the area pays { $mastery } gold instead of { $dominance }.
lesson-areas-stop = End the expansion
lesson-areas-stop-text = Nobody but you holds anything here now. Monuments are built by themselves where the rules leave one place only.
lesson-areas-gold = Look at the revenue
lesson-areas-gold-text = { $gold } gold: mastery { name-middle-east.in }, and what stands in your Empire lands. Friendly lands would have brought nothing now.
lesson-areas-token = Play an area token
lesson-areas-token-text = The armies have lain down, and all your lands { name-middle-east.in } count together. The token pays for them once more: { $token } gold. Then it leaves the game, so play each when it pays well.
lesson-areas-end = End your turn
lesson-areas-end-text = Whoever has the most gold at the end of a turn of their own is awarded an Honor. This time it is you.
lesson-areas-done = You know where gold comes from.
lesson-areas-done-text = An area pays best where no garrison lies. Renew old garrisons where that completes mastery; elsewhere let them wait for a token.
lesson-honors = Honors
lesson-honors-pitch = { $minutes } minutes: a help now, or gold later.
lesson-honors-track = Look at your Honors
lesson-honors-track-text = You lead { name-arabs.the }, and all people are spent. But two Honors lie on your track, and one was pushed on into your pool. An Honor with coins helps while you expand, or is gold with your revenue. One without coins works with your revenue alone.
lesson-honors-recruit = Recruit
lesson-honors-recruit-text = { name-recruit-1 } brings one more people piece. Played Honors go back under your stack, so none is lost for good.
lesson-honors-spend = Use it
lesson-honors-spend-text = One more land { name-middle-east.in } will count twice: for the area, and for an Honor on your track. Your chance { name-euphrates.in }: { $win }.
lesson-honors-stop = End the expansion
lesson-honors-stop-text = You need no fleet now. Leave { name-fleet-1 } in your pool: with the revenue it is worth gold.
lesson-honors-pool = Empty the pool
lesson-honors-pool-text = The gold is in. Every Honor in the pool must be played before you go on: { name-fleet-1 } brings 1 gold for its coin.
lesson-honors-bonus = Play a bonus
lesson-honors-bonus-text = { name-lands-bonus } pays 1 gold for each Empire land in an active area, and you hold { $lands } { name-middle-east.in }.
lesson-honors-gold = Go on
lesson-honors-gold-text = Nothing more has to be played. What stays on the track waits for another turn of yours.
lesson-honors-end = End your turn
lesson-honors-end-text = You have the most gold, so you are awarded an Honor: it is turned up from your stack and pushes the others on.
lesson-honors-done = Honors comfort and reward.
lesson-honors-done-text = A garrison that frustrates an invader earns one, and so does one that an Event or a new Empire sweeps away. At the end of the game all on your track and in your pool are played.
lesson-without-dice = Without dice
lesson-without-dice-pitch = { $minutes } minutes: what is certain, and what your Leader changes.
lesson-without-dice-certain = Everything is certain
lesson-without-dice-certain-text = This table is played without dice, and you lead { name-macedonia.the }. A garrison in clear terrain without a fort falls to one army. Difficult terrain or a fort frustrates it: army and garrison both go.
lesson-without-dice-clear = Clear terrain
lesson-without-dice-clear-text = The garrison { name-apennines.in } lies in clear terrain without a fort: it falls for certain, and the city with it.
lesson-without-dice-leader = Call your Leader
lesson-without-dice-leader-text = Once in the game your Leader helps until the expansion ends: against difficult terrain, or against forts. Mountains protect the garrison { name-anatolia.in }, so choose the terrain.
lesson-without-dice-mountains = Through the mountains
lesson-without-dice-mountains-text = With the Leader difficult terrain counts as clear, so the garrison { name-anatolia.in } falls too.
lesson-without-dice-fort = A fort in the mountains
lesson-without-dice-fort-text = A fort in difficult terrain, as { name-pindus.in }, never falls at the first attempt, Leader or not. Spend an army: both go, fort and monument with them, and the owner gets an Honor.
lesson-without-dice-again = Enter the empty land
lesson-without-dice-again-text = The land is free now. The next army takes it, and mastery of the area with it.
lesson-without-dice-stop = End the expansion
lesson-without-dice-stop-text = All people are used. Your Leader leaves the game now; kept to the end it would have been worth { $kept } gold.
lesson-without-dice-done = Nothing was left to chance.
lesson-without-dice-done-text = Before each order the page says what will happen and what it costs. Count two armies for a land behind mountains or a fort.

## What lessons say in numbers, and the page before a first game

reason-pays = { $name }: { $presence } gold for one army, { $dominance } for at least { $most } and more than anyone else, { $mastery } for at least { $all } and no garrison there.
reason-area = With { $land } you reach { $degree ->
    [presence] presence
    [dominance] dominance
   *[mastery] mastery
  }: from { $from } to { $to } gold.
reason-buildings = What stands there brings { $gold } gold.
reason-monument = It completes a pair of your power icon: a monument, { $gold } gold.
reason-odds = Success { $win }, frustrated { $defeat }.
reason-certain = { $outcome ->
    [success] It falls for certain.
   *[frustrated] For certain army and garrison both go.
  }
reason-falls = Then { $lands } would fall for certain.
reason-gold = Now it is worth { $gold } gold.
aim-empires = In every epoch you lead another Empire. It rises with new people, conquers what it can and collects gold. Then its armies lie down and stay on the map as garrisons.

## Places of this edition only

name-south-east-asia = South East Asia
    .the = South East Asia
    .in = in South East Asia
name-euphrates = Euphrates
    .the = the Euphrates
    .in = on the Euphrates
name-xi-river = Xi River
    .the = the Xi River
    .in = on the Xi River
name-britain = Britain
    .the = Britain
    .in = in Britain
name-alemannia = Alemannia
    .the = Alemannia
    .in = in Alemannia
name-southern-ocean = Southern Ocean
    .the = the Southern Ocean
    .in = in the Southern Ocean
name-mediterranean = Mediterranean Sea
    .the = the Mediterranean Sea
    .in = in the Mediterranean Sea

## Empires

name-minoa = Minoa
    .the = Minoa
name-vedic-states = Vedic States
    .the = the Vedic States
name-greek-states = Greek States
    .the = the Greek States
name-carthage = Carthage
    .the = Carthage
name-rome = Rome
    .the = Rome
name-byzantium = Byzantium
    .the = Byzantium
name-tang-dynasty = T’ang Dynasty
    .the = the T’ang Dynasty
name-incas = Incas
    .the = the Incas
name-aztecs = Aztecs
    .the = the Aztecs
name-ottomans = Ottomans
    .the = the Ottomans
name-britain-empire = British Empire
    .the = the British Empire

## Events

name-ancients = Ancients
    .the = the Ancients
name-indus-cities = Indus Cities
    .the = the Indus Cities
name-establish-cities-i = Establish cities (I)
    .the = Establish cities (I)
name-liberate-ii = Liberate (II)
    .the = Liberate (II)
name-parthia = Parthia
    .the = Parthia
name-bantu = Bantu
    .the = the Bantu
name-mercenaries = Mercenaries
    .the = the Mercenaries
name-ghana = Ghana
    .the = Ghana
name-crusades = Crusades
    .the = the Crusades
name-silk-road = Silk Road
    .the = the Silk Road
name-black-death = Black Death
    .the = the Black Death
name-ocean-trade = Ocean trade
    .the = the Ocean trade
name-timurids = Timurids
    .the = the Timurids
name-songhai = Songhai
    .the = the Songhai
name-majapahit = Majapahit
    .the = Majapahit
name-revolution = Revolution
    .the = the Revolution
name-liberate-v = Liberate (V)
    .the = Liberate (V)
name-austria = Austria
    .the = Austria
name-gran-colombia = Gran Colombia
    .the = Gran Colombia
name-establish-cities-v = Establish cities (V)
    .the = Establish cities (V)

## Honors

name-recruit-1 = Recruit 1
name-recruit-2 = Recruit 2
name-fleet-1 = Fleet 1
name-fleet-2 = Fleet 2
name-fortify-1 = Fortify 1
name-fortify-2 = Fortify 2
name-urbanize = Urbanize
name-buildings-bonus = Buildings bonus
name-lands-bonus = Lands bonus
name-catastrophe = Catastrophe

## Paired tokens

name-pair-1 = Southern Europe and South America
name-pair-2 = North Africa and Far East
name-pair-3 = Middle East and North America
name-pair-4 = India and Northern Europe
name-pair-5 = China and Southern Africa
name-pair-6 = Eurasia and South East Asia

## Card texts, in our own words

text-ancients = Choose an uncontrolled land without buildings, anywhere. An army and a city appear there.
text-establish-cities-i = While you expand: up to two cities, each in another Empire land without capital and city.
text-establish-cities-v = { text-establish-cities-i }
text-liberate-ii = Choose an Enemy land adjacent to a Friendly one, or any Enemy land where there is none such. Your army takes the garrison’s place, and all buildings stay. The owner is awarded an Honor.
text-liberate-v = { text-liberate-ii }
text-mercenaries = Once while you expand: two people pieces from the supply join your pool.
text-crusades = Three armies: the first goes to { name-levant.the }, whatever is there, the others on from it. Then a fort goes to one of their lands.
text-silk-road = With your revenue: 1 gold for each of { name-southern-europe }, { name-middle-east }, { name-india }, { name-china } and { name-eurasia } where your Empire has a land.
text-black-death = Choose one to three Enemy lands of one active area, at most two of one player. Their garrisons are removed, buildings and forts stay. Each owner is awarded an Honor for each garrison.
text-ocean-trade = With your revenue: 1 gold for each area in which your Empire has a land on an ocean. Seas count as part of their ocean.
text-revolution = Choose one or two Enemy lands of one player in one area. Each falls to an army of yours without dice, its buildings are reduced, and the owner is awarded an Honor for it.
text-recruit-1 = One people piece from the supply joins your pool.
text-recruit-2 = Two people pieces from the supply join your pool.
text-fleet-1 = A fleet in a sea that your armies or fleets reach. In Epochs IV and V it goes to an ocean if your Empire card shows a fleet.
text-fleet-2 = Up to two fleets, one after the other, in seas that your armies or fleets reach. In Epochs IV and V they go to oceans if your Empire card shows a fleet.
text-fortify-1 = A fort in an Empire land that has none. No people piece is spent.
text-fortify-2 = Forts in up to two Empire lands that have none. No people piece is spent.
text-urbanize = A city in an Empire land without capital and city.
text-buildings-bonus = Name an area: once more the gold of all buildings in your Empire lands there. In the Endgame your Friendly lands count.
text-lands-bonus = Name an active area: 1 gold for each of your Empire lands there. In the Endgame your Friendly lands count.
text-catastrophe = Remove a monument from an Enemy land. Its owner loses 1 gold.

## Epochs

epoch-span-1 = 3000 BC – 550 BC
epoch-span-2 = 550 BC – AD 300
epoch-span-3 = AD 300 – 1200
epoch-span-4 = AD 1200 – 1550
epoch-span-5 = AD 1550 – 1914

## At the table: phases, decisions, who is waited for

phase-tokens = Tokens
phase-events-draft = Events
phase-choose-empire = Empires
phase-aim = A Event
phase-event = A Event
phase-shortage = Shortage
phase-expand = C Expand
phase-monuments = D Monuments
phase-revenue = E Revenue
phase-conclude = F Conclude
phase-endgame = Endgame
todo-tokens = Keep an area token
todo-events-draft = Keep an Event
todo-choose-empire = Choose an Empire
todo-aim = Play your Event
todo-event = Play your Event
todo-shortage = Say where the missing building comes from
todo-expand = Expand your Empire
todo-monuments = Build a monument
todo-revenue = See your gold and play Honors
todo-conclude = Play tokens and end your turn
todo-endgame = Play your last Honors
idle-end-expansion = Nothing was left to place: the phase ended.
idle-end-revenue = There is no Honor to play: on to the end of the turn.
idle-end-turn = There is no token to play: your turn is over.
held-end-turn = { $tokens ->
    [0] You have no token to play: your turn ends.
    [1] Your token would pay nothing now and is kept: your turn ends.
   *[other] None of your tokens would pay anything now: they are kept, and your turn ends.
  }
undo-honor = { $own ->
    [yes] Undo closed: you got an Honor
   *[no] Undo closed: { $name } got an Honor
  }
undo-kept = A choice cannot be taken back
waiting-facts = { $people ->
    [0] { $empire }: no people left in the pool.
    [one] { $empire }: one people piece left in the pool.
   *[other] { $empire }: { $people } people left in the pool.
  }
waiting-tokens = { $names } keeps one of { $count } tokens.
waiting-events-draft = { $names } keeps one of { $count } Events.
waiting-choose-empire = { $names } chooses one of { $count } Empires.
waiting-aim = { $names } plays an Event.
waiting-event = { $names } plays an Event.
waiting-shortage = { $names } says where a missing building comes from.
waiting-expand = { $names } expands { $empire }.
waiting-monuments = { $names } builds a monument.
waiting-revenue = { $names } raises revenue.
waiting-conclude = { $names } ends the turn.
waiting-endgame = { $names } plays the last Honors.
decide-event = Where does the next army of the Event go?
decide-shortage = From which land is the missing building taken?
decide-expand = Where does the next army go?
decide-monuments = Where is the monument built?
orders-endgame = When the Endgame asks for the order of your Honors
orders-endgame-ask = Ask me
orders-endgame-best = Let the house bot choose
chart-title = Gold by epoch
chart-parts-title = Gold by source
score-chart = by epoch
luck-text = invasions won, above or below expectation
tab-screen = Where gold lies
map-keys = Arrow keys move from land to land. Square brackets go through the lands that are open to you. Space opens the land card, Enter plays the suggested action. V shows the lands as a table.
map-summary = World, epoch { $epoch }. You hold { $lands ->
    [one] one land
   *[other] { $lands } lands
  } in { $areas ->
    [one] one area
   *[other] { $areas } areas
  }.
map-summary-watching = World, epoch { $epoch }.
map-no-value = from epoch { $epoch }
map-standing = army, standing
map-flat = garrison, lying
map-seal-standing = { $player }, { $sign }, army, standing
map-seal-flat = { $player }, { $sign }, garrison, lying
map-terrain-difficult = difficult
map-column-trait = Power icon
map-legend-values = presence, dominance, mastery
legend-icon = power icon of the Empire in turn
legend-empire = Empire land
legend-empire-note = your army stands
legend-friendly = Friendly land
legend-friendly-note = your garrison lies
legend-enemy = Enemy land
legend-enemy-note = their garrison lies

## At the table: the turn, the land card, Honors

action-conquer = { $points ->
    [one] Conquer { $land } · 1 point
   *[other] Conquer { $land } · { $points } points
  }
action-end-event = End the Event
action-end-expansion = End the expansion
action-enter = Enter { $land }
action-take-land = Take { $land }
action-spend = Spend the army
action-fleet = Fleet
action-fleet-water = Fleet into { $water }
action-fort = Fort
action-fort-land = Fort { $land }
action-wall = Great Wall
action-honors = Honor
action-leader = Leader…
action-leader-dice = Leader: { $dice } dice
action-leader-ignore = { $ignore ->
    [fort] Ignore forts
   *[difficult] Ignore difficult terrain
  }
action-sure = End the expansion
action-take = Take it { $lands }
array-title = { $you ->
    [yes] Your Honors
   *[no] Honors of { $who }
  }
array-note = faded ones wait for phase E
array-track = Track
array-pool = Pool
array-stack = Stack
array-empty = Space { $space }: empty
array-pool-spoken = { $honors ->
    [0] Pool, empty
   *[other] Pool, must be played this turn
  }
array-spoken = Honors: { $track } on the track, { $pool } in the pool, { $stack } in the stack
card-army = { $you ->
    [yes] Your army
   *[no] { $who }’s army
  }
card-garrison = { $you ->
    [yes] Your garrison
   *[no] { $who }’s garrison
  }
card-nobody = Nobody holds it
card-nobody-with = Nobody holds it; { $things }
card-gives-way = Your garrison gives way to the army.
card-gives-way-falls = Your garrison gives way to the army, and the land loses { $things }.
fallen = { $building ->
    [capital] the capital (a city stays)
    [city] the city
    [monument] the monument
    [wall] the Great Wall fort
   *[fort] the fort
  }
card-by-fleet = reached by your fleet
card-certain = certain
card-now = now
card-after-taken = after: yours
card-after-empty = after: nobody’s
card-cost-army = You lose one army
card-cost-holds = Your army holds it
card-cost-garrison = The garrison goes
card-cost-falls = { $count ->
    [one] Falls: { $things }
   *[other] Fall: { $things }
  }
card-cost-honor = { $who } gets an Honor
card-if-taken = If taken:
card-if-entered = With an army:
card-if-both-go = If both go:
card-if-thrown-back = If thrown back:
card-gets = { $who } gets
card-honor = 1 Honor
card-plunder = Plundered at once, won or not
card-plunder-won = Plundered if won
card-falls = { $count ->
    [one] Either way falls: { $things }
   *[other] Either way fall: { $things }
  }
card-falls-won = { $count ->
    [one] If taken, falls: { $things }
   *[other] If taken, fall: { $things }
  }
card-part-area = { $degree } { $area }
card-part-buildings = buildings
card-part-monument = a monument
card-part-trade = trade
card-with-leader = With the Leader
card-points = Conquest points on average
card-average = Gold on average
odds-taken = taken
odds-both-go = both go
odds-thrown-back = thrown back
decide-conquer = Conquer on, or place an army elsewhere?
decide-conquer-facts = { $points ->
    [one] One conquest point left against { $who }.
   *[other] { $points } conquest points left against { $who }.
  }
decide-conquer-lapses = { $lapses ->
    [any] Anything else loses what is left.
   *[invasion] The next army placed without a conquest loses what is left.
  }
decide-expand-facts = { $lands ->
    [one] One land open
   *[other] { $lands } lands open
  }{ $sorts ->
    [0] {""}
   *[other] {": "}{ $kinds }
  }. { $people ->
    [one] One people piece left.
   *[other] { $people } people pieces left.
  }
expand-free = { $count } free
expand-friendly = { $count } Friendly
expand-enemy = { $count } Enemy
decide-expand-none = No land is open to { $empire } now.
decide-expand-done = All people are placed.
decide-expand-shut = { $people ->
    [one] One people piece is left that cannot be placed.
   *[other] { $people } people are left that cannot be placed.
  }
decide-expand-spent = Fleets, Honors and the Leader may still be used.
decide-taken = You take { $land } from { $who }.
decide-frustrated = Your army and { $who }’s garrison { $land } will both go.
decide-frustrated-facts = { $who } gets an Honor. A second army enters the empty land unopposed.
decide-never = Difficult terrain with a fort never falls to the first army, Leader or not.
decide-leader-helps = { $leader ->
    [fort] A Leader who ignores forts would take it.
   *[difficult] A Leader who ignores difficult terrain would take it.
  }
decide-monuments-facts = { $due ->
    [one] One monument is due
   *[other] { $due } monuments are due
  }; { $sites ->
    [one] one land
   *[other] { $sites } lands
  } may take it.
decide-shortage-facts = { $building ->
    [wall] The Great Wall forts of the Dynasty are still on the map.
    [capital] No capital is left for the one { $land }; whoever loses one keeps a city.
    [city] No city is left for the one { $land }.
    [monument] No monument is left for the one { $land }.
   *[fort] No fort is left for the one { $land }.
  }
does-by-fleet = by fleet
does-catastrophe = { $who } loses a monument and 1 gold
does-falls = { $building ->
    [capital] capital becomes a city
    [city] city falls
    [monument] monument falls
    [wall] Great Wall fort falls
   *[fort] fort falls
  }
does-gold = brings { $gold } gold
does-honor = { $who } gets an Honor
does-open = { $more ->
    [0] opens { $lands }
   *[other] opens { $count } lands: { $lands } and { $more } more
  }
does-plunder = brings { $gold } gold at once
event-minor = { $barbarian ->
    [yes] Barbarians rise { $where } with
   *[no] An Empire rises { $where } with
  } { $people ->
    [one] one people piece
   *[other] { $people } people pieces
  }{ $fleets ->
    [0] {""}
   *[other] {" "}and a fleet
  }.
event-when-empire = In phase A
event-when-reveal = In phase A
event-when-expand = In phase C
event-when-revenue = In phase E
gold-tie = { $you ->
    [yes] You rank above { $below }: your chest lies on top.
    [below] { $above } ranks above you: that chest lies on top.
   *[no] { $above } ranks above { $below }: that chest lies on top.
  }
leader-title = Your Leader
leader-note = unused, one phase only
leader-ready = ready
leader-gone = gone
leader-declared = third die
leader-difficult = ignores difficult terrain
leader-fort = ignores forts
lost-fleets = { $fleets ->
    [one] a fleet
   *[other] { $fleets } fleets
  }
lost-walls = the Great Wall
mode-fleet = Into which water does the fleet go?
mode-fleet-facts = { $fleets ->
    [one] One fleet in the pool.
   *[other] { $fleets } fleets in the pool.
  }
mode-fort = Which land gets a fort?
mode-fort-facts = { $people ->
    [one] It costs the last people piece of the pool.
   *[other] It costs one of { $people } people in the pool.
  }
mode-fort-event = The Crusaders’ fort ends the placing of armies.
mode-wall = Where does the Great Wall rise?
mode-wall-facts = { $walls ->
    [one] One Great Wall fort in the pool; it costs nothing.
   *[other] { $walls } Great Wall forts in the pool; they cost nothing.
  }
mode-honors = Which Honor do you play?
mode-honors-facts = While you expand, Honors with coins have their effect; later they pay their coins.
mode-leader = What does your Leader ignore in this phase?
mode-leader-opens = { $count ->
    [0] { $ignore ->
        [fort] Ignoring forts opens nothing now.
       *[difficult] Ignoring difficult terrain opens nothing now.
      }
   *[other] { $ignore ->
        [fort] Ignoring forts takes { $lands }.
       *[difficult] Ignoring difficult terrain takes { $lands }.
      }
  }
mode-play = Play { $card }?
mode-play-land = { $card }: which land?
mode-play-lands = { $most ->
    [one] { $card }: which land?
   *[other] { $card }: which lands? { $chosen } of up to { $most } chosen.
  }
mode-play-waters = { $most ->
    [one] { $card }: into which water?
   *[other] { $card }: into which waters, in order? { $chosen } of up to { $most } chosen.
  }
mode-play-area = { $card }: which area?
mode-sure = { $count ->
    [one] End the expansion and lose { $things }?
   *[other] End the expansion and lose { $things }?
  }
mode-sure-facts = What is left in the pool goes back to the supply; Honors stay.
mode-taking = { $missing ->
    [one] None is left for { $card }: from which land is it taken?
   *[other] { $missing } are missing for { $card }: from which lands are they taken?
  }
mode-taking-facts = The Enemy who has one loses it.
phase-no-dice = No dice
phases-title = Phases
phase-full-event = A event
phase-full-establish = B establish
phase-full-expand = C expand
phase-full-monuments = D monuments
phase-full-revenue = E revenue
phase-full-conclude = F conclude
plan-frustrated = The invasion { $land } was frustrated.
prices-title = What each land would take
prices-people = { $people ->
    [one] 1 army
   *[other] { $people } armies
  }
row-nobody = nobody’s
sign-wall = Great Wall fort
spoken-success = Certain: taken from { $who }.
spoken-frustrated = Certain: both go, { $who } gets an Honor.
tag-taken = taken
tag-both-go = both go
tag-enemy = Enemy
tag-fleet = fleet
tag-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
tag-take = take
tokens-count = { $tokens ->
    [0] No tokens
    [one] 1 token
   *[other] { $tokens } tokens
  }
tokens-pays = would pay now
turn-at-sea = at sea
turn-barbarian = Barbarian: plunders
turn-fleets = { $fleets ->
    [one] 1 fleet
   *[other] { $fleets } fleets
  }
turn-from = rises { $where }
turn-icon = { $held } of { $of }
turn-icon-word = monument
turn-icon-title = Every { $each } Empire lands with this icon ({ $icon }) make a monument
turn-left = { $people } left
turn-modifier = +{ $plus } on the next try { $land }
turn-points = { $points ->
    [one] 1 conquest point against { $who }
   *[other] { $points } conquest points against { $who }
  }
turn-spoken = { $people } of { $total } people left{ $fleets ->
    [sea] , fleet at sea
    [pool] , fleet in the pool
   *[none] {""}
  }, { $leader ->
    [ready] Leader unused
    [gone] Leader gone
   *[other] Leader called
  }
turn-then = then { $empire }
turn-wall = Wall
tab-score = Gold
score-scored = has played
score-nothing = Nothing would be raised yet.
decide-taken-facts = It brings { $gold } this turn.
card-if-second = With a second army:
tab-honors = Honors
