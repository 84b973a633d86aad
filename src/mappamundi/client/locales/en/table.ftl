# The frame of a table, common to all games.

## Words of the frame

brand = Mappa Mundi
more = More
cancel = Cancel
undo = Undo
held-now = Go on
held-facts = It counts in five seconds, or with the next key or press.
plus = +{ $value }
skips-title = Skip
skip-chronicle = Skip to the chronicle
rail-title = Score and chronicle
tabs-title = Parts of the table
title-table = { $name } · Mappa Mundi
title-decision = ● Your decision: { $sentence }

## Top bar and menu

tool-rules = Rules
tool-chat = Chat
tool-menu = Menu
tool-unread = { $unread ->
    [one] unread line
   *[other] unread lines
  }
clock-left = { $time } left
menu-chart = Points so far
menu-keys = Keyboard
menu-sound = Sound
menu-notify = Notify me when it is my decision
menu-notices = Quiet hours and webhook
menu-vote = Agree to end the game
menu-unvote = Withdraw the wish to end
menu-leave = Leave the table
menu-settings = Settings
menu-home = Back to the start

## Prompt bar

prompt-title = Decision
copy-mark = What if
prompt-choices = Choices
row-average = { $points } on average
answer-late = That choice is no longer open.
prompt-yours = Your decision · { $phase }
prompt-theirs = { $count ->
    [one] { $names } decides
   *[other] { $names } decide
  }
prompt-waiting = Waiting
prompt-watching = You are watching
prompt-over = End of the game
prompt-over-sentence = The game is over.
sheet-height = Show more or less
sheet-more = { $rows ->
    [one] one more
   *[other] { $rows } more
  }
sheet-more-sorted = { $rows ->
    [one] one more, by what they bring on average
   *[other] { $rows } more, by what they bring on average
  }
action-back = Back
action-orders = Standing orders
action-plan = Plan ahead
show-eyebrow = { $you ->
    [yes] Your turn · { $what }
   *[no] { $name }’s turn · { $what }
  }
show-taken-back = { $you ->
    [yes] You take the last step back.
   *[no] { $who } takes the last step back.
  }
show-pause = Pause
show-play = Play
show-forward = Step
show-back = Step back
show-skip-turn = Skip this turn
show-skip-me = Skip to me
show-skip-now = Skip to now
show-return = Back to the table
show-follow = Follow the play
show-pace = { $pace ->
    [1] Ordinary speed
   *[other] Twice as fast
  }
show-speed = { $pace }×
show-speeds = Speed
show-controls = Turns of others
show-steps = Steps of this turn
show-to-step = Step { $step }. { $sentence }
show-at = step { $step } of { $steps }
show-paused = Paused. Step { $step } of { $steps }.
show-clock = Your clock stands still while you watch.
show-following = { $you ->
    [yes] Following you
   *[no] Following { $name }
  }
show-not-following = { $you ->
    [yes] Not following you
   *[no] Not following { $name }
  }
show-look-elsewhere = drag to look elsewhere
show-follow-again = follow again
show-behind = { $turns ->
    [1] 1 turn behind
   *[other] { $turns } turns behind
  }
show-far = { $turns } turns have been played since.
turn-so-far = { $what } so far
turn-more = { $count ->
    [1] one more step
   *[other] { $count } more steps
  }
tab-turn = This turn
tab-chronicle = Chronicle
tab-meanwhile = Meanwhile

## Connection lost

lost-eyebrow = Connection lost
lost-sentence = { $seconds ->
    [0] Trying again.
    [one] Trying again in one second.
   *[other] Trying again in { $seconds } seconds.
  }
lost-trying = Trying again.
lost-safe = Your last move is safe.
lost-sending = Your last move is kept here and will be sent once.
lost-hurry = Try now
catching-up = Catching up
catching-up-sentence = Catching up with the table.

## Score

score-you = you
score-bot = bot
score-held = held by a bot
score-away = away
score-next = plays next
score-stands = { $you ->
    [yes] Where you stand
   *[no] Where { $who } stands
  }
score-why = { $you ->
    [yes] Your { $points }, and why
   *[no] { $who }: { $points }, and why
  }
score-if = if the turn ended here
score-with = { $place }: { $points }
score-mine = back to yours
standing-title = Standing
standing-now = { $points } now
tab-last = Last turn
last-title = Last turn: { $points }, and why
scoring-later = to come
scoring-nothing = Nothing was scored.
scoring-sum = { $title }, { $score } afterwards
last-tab = Last turn: { $points }
scoring-title = { $title }: the scoring
scoring-eyebrow = { $you ->
    [yes] Your turn · scoring
   *[no] { $who } · scoring
  }
scoring-from = from { $score } before scoring
scoring-spoken-part = { $name }, { $word }, { $points }
scoring-spoken-bare = { $name }, { $points }
scoring-spoken = { $points ->
    [0] Nothing
   *[other] { $points } in all
}, { $you ->
    [yes] you have { $score }
   *[no] { $who } has { $score }
}.
scoring-total = Show the total
scoring-go-on = Go on
scoring-next = Next part
meanwhile-since = Since your last turn
meanwhile-first = Before your first turn
meanwhile-left = Since you left, { $ago }
meanwhile-all = All
meanwhile-replay-all = Replay all these turns
meanwhile-replay = Replay { $who }’s turn, { $length }
meanwhile-seconds = { $seconds ->
    [1] one second
   *[other] { $seconds } seconds
  }
meanwhile-lost = You lost { $lost }.
meanwhile-nothing-lost = You lost nothing.
meanwhile-took = Took { $count }
meanwhile-you-lost = You lost
meanwhile-scored = Scored
meanwhile-part = { $name } { $points }
meanwhile-row = { $count ->
    [0] { $who }, { $title }: took nothing.
   *[other] { $who }, { $title }: took { $took }.
  }
meanwhile-row-lost = You lost { $lost }.
meanwhile-row-scored = { $points ->
    [0] No points.
    [1] One point: { $parts }.
   *[other] { $points } points: { $parts }.
  }
meanwhile-went-by = { $count ->
    [1] One turn went by
    [2] Two turns went by
    [3] Three turns went by
    [4] Four turns went by
    [5] Five turns went by
   *[other] { $count } turns went by
  }
meanwhile-spoken = { meanwhile-went-by }, you lost nothing.
meanwhile-spoken-lost = { meanwhile-went-by }, you lost { $lost }.
meanwhile-hide = Hide outlines
meanwhile-show = Show outlines
interlude-standings = Standings
interlude-who-led = Who led what
interlude-stands = Who stands where now
interlude-from-to = from { $from } to { $to }
interlude-map = Look at the map
interlude-why = Your { $points }, and why

## Chronicle

chronicle-title = Chronicle
chronicle-filter = What the chronicle shows
chronicle-all = all
chronicle-earlier = Earlier
chronicle-empty = Nothing has happened yet.
chronicle-missed = While you were cut off:
chronicle-start = The game begins.
chronicle-agreed = The table has agreed to end the game.
chronicle-seat-human = { $you ->
    [yes] You are at the table.
   *[no] { $who } is at the table.
  }
chronicle-seat-held = { $you ->
    [yes] A bot played for you.
   *[no] A bot plays for { $who } until they are back.
  }
chronicle-by-house = { $you ->
    [yes] Your time was up: the house did it for you.
   *[no] Time was up: the house did it for { $who }.
  }
chronicle-seat-open = { $who } has left; the seat is open, and a bot plays on meanwhile.
chronicle-seat-invited = A seat waits for { $who }.
chronicle-seat-bot = A bot plays for { $who }.
chronicle-vote-agree = { $you ->
    [yes] You would end the game now.
   *[no] { $who } would end the game now.
  }
chronicle-vote-disagree = { $you ->
    [yes] You would rather play on.
   *[no] { $who } would rather play on.
  }

## Chat

chat-title = Chat
chat-say = Say something to the table
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-off = The chat is switched off for you.
chat-turn-off = Switch the chat off
chat-turn-on = Switch the chat on

## Points chart

chart-so-far = So far
chart-start = start
chart-table = table
chart-chart = chart
chart-how = How to show the points

## Keyboard

keys-title = Keyboard
keys-now = Now
keys-always = Always
keys-help = these keys
keys-escape = close; one step back
keys-letters = Single letters work as keys
keys-by-letter = Letters
keys-letter-u = undo
keys-letter-w = why can’t I?
keys-letter-j = chronicle
keys-change = { $key }: { $does }. Choose another key
keys-change-how = Press a letter here to put it on another key.
keys-change-now = Press the new key for “{ $does }”.
keys-reset = Put all letters back

## Finding

find-title = Find
find-nothing = Nothing of that name or number.

## Standing orders

orders-title = What shall happen in the others’ turns?
orders-text = Standing orders answer for you in the turns of the other players only, so that nobody waits for a decision with one sensible answer. In your own turn you are always asked. Only you see them, and you may change them at any time.
orders-save = Keep these orders
orders-saved = { $orders ->
    [0] You will be asked every time.
    [one] One standing order is kept.
   *[other] { $orders } standing orders are kept.
  }

## Plans

plan-review = Review

## Several people at one screen

switch-title = Seats at this screen
switch-facts = The decision is { $name }’s, at this screen.
switch-to = Hand over to { $name }

## Leaving and ending

leave-title = Leave the table?
leave-text = A bot plays on in your seat, and somebody else may take it. You cannot come back to it.
leave-yes = Leave for good
leave-no = Stay
vote-title = End the game by agreement?
vote-text = { $votes ->
    [0] When everybody agrees, the game ends and the scores stand as they are.
    [one] One player agrees already. When everybody does, the game ends and the scores stand as they are.
   *[other] { $votes } players agree already. When everybody does, the game ends and the scores stand as they are.
  }
vote-yes = Agree to end
vote-no = Play on

## Lobby and invitations

lobby-eyebrow = Before the game
lobby-waiting = { $seats ->
    [one] One seat is empty.
   *[other] { $seats } seats are empty.
  }
lobby-ready = Every seat is taken. You may begin.
lobby-ready-guest = Every seat is taken. Whoever set up the table begins.
lobby-seat-open = Open to anybody
lobby-seat-invited = For whoever has the link
lobby-state-open = empty
lobby-state-invited = invited
lobby-state-human = seated
lobby-state-away = away for a moment
lobby-state-held = held by a bot
lobby-state-bot = bot
lobby-copy = Copy the link
lobby-copy-for = Copy the link for seat { $number }
lobby-copy-by-hand = Copy this link by hand
lobby-copied = Copied
lobby-bot = Give it to a bot
lobby-bot-for = Give seat { $number } to a bot
lobby-open = Open it
lobby-open-for = Open the seat of { $name } to anybody
lobby-start = Begin the game
lobby-start-why =
  { $seats ->
    [one] It begins when every seat is taken: one is still empty.
   *[other] It begins when every seat is taken: { $seats } are still empty.
  }
lobby-fill = Fill with bots and begin
lobby-full = Every seat is taken. You can watch as soon as the game begins; stay on this page.
lobby-invited-only = The empty seats are for people with an invitation. You can watch as soon as the game begins.
lobby-terms = How this table plays
lobby-leave = Give up my seat
lobby-goes = If nothing happens here, the table is cleared away after { $date }.
lobby-home = Back to the start
join-title = An invitation
join-eyebrow = You are invited
join-question = Sit down at a table of { $players }?
join-text = The link works once. Your seat stays with this browser.
join-name = Your name at the table
join-nameless = Say first what the table should call you.
join-sit = Take the seat
join-watch = Watch instead

## Corrected data

data-mark = Corrected data
data-note = With corrected data.
data-what = What differs
data-title = Played with corrected data
data-text = Whoever runs this server has corrected boards, cards or numbers of this game, and this is played with them from beginning to end.
data-differs = { $count ->
    [one] One entry differs from the game as it comes.
   *[other] { $count } entries differ from the game as it comes.
  }
data-change = { $own } → { $here }
data-nothing = nothing
data-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
  }
data-file = Download the file

## Troubles

trouble-missing = There is no such table.
trouble-missing-text = The address may be incomplete, or the table was put away.
trouble-offline = The server cannot be reached.
trouble-offline-text = Nothing is lost. Try again when the connection is back.
trouble-token = This seat is no longer yours.
trouble-token-text = It was given up, or somebody has taken it over. You can still watch.
trouble-waits = This game waits.

## Notices

notice-title = It is your decision
notice-denied = The browser does not allow notifications from this page.

## End of the game

end-eyebrow = End of the game
end-when = Ended { $when }, after { $span }
end-title = { $you ->
    [yes] You made the world.
   *[no] { $who } made the world.
  }
end-players = { $players ->
    [one] one player
   *[other] { $players } players
  }
end-again = Play again, same table
end-rematch-there = To the next game
end-new = New table
end-replay = Replay and what if
end-ceremony = The last count
end-results = Back to the results
end-record = Download the record
story-title = The story
story-copy = copy
story-copied = The story is copied.
story-share = share
luck-title = Luck ledger
verify-bad = Seed { $seed } does not fit the seal published before the first move.
verify-commitment = Seal, published before the first move
verify-seed = Seed, opened at the end

## A pause

pause-action = Pause
pause-eyebrow = Paused
pause-sentence = The game is paused.
pause-facts = The clock stands and the bots wait for you. It stays so when you go away and come back.
pause-facts-watching = Whoever plays here has paused the game. It will go on.
pause-end = Go on

## Refusals of the server

refusal-not-playing = The game is not being played.
refusal-paused = The game is paused.
refusal-not-alone = Only a game against nobody but bots can be paused.
refusal-wrong-phase = That is not possible now.
refusal-already-started = The game has begun already.
refusal-seats-empty = Some seats are still empty. Fill them with people or bots first.
refusal-seat-taken = Somebody sits there.
refusal-rematch-exists = There is a rematch already.
refusal-watching = You are watching. Only a seat can act or speak.
refusal-wrong-token = This seat is no longer yours.
refusal-announced = That is announced already: the countdown runs.
refusal-cooling = Not yet: wait { $seconds } seconds and try again.
refusal-too-late = It is too late for that: the time for it is over.
refusal-undo-closed = That cannot be taken back any more.
