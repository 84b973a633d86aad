# The report and the table of `mundi arena`, for writers of bots.

## What was played

arena-eyebrow = Arena report
arena-seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
  }
arena-games = { $count ->
    [one] { $games } game
   *[other] { $games } games
  }
arena-deals = { $count ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }
arena-games-of = { $played } of { $asked } games
arena-stopped-sure = { $played } of { $asked } games, then all bots could be told apart
arena-unfinished = { $count ->
    [one] { $count } game came to nothing and is not counted: { $why }
   *[other] { $count } games came to nothing and are not counted, the first: { $why }
  }
arena-rules = rules { $rules }, version { $version }
arena-data-printed = data as printed
arena-data-corrected = corrected data { $digest }
arena-percent = { $share } %
arena-go-on = Interrupted. The same command goes on from { $file }.
arena-nothing-kept = Interrupted. With --log FILE the next time goes on where this one stopped.

## How strong they are

arena-ratings = Ratings
arena-ratings-aside = one against the others; line: 95 in 100
arena-ratings-note = 400 points: ten to one that one comes before the other. { $reference } stands at 1500 and is what the others are measured by. Lines: deals drawn again 1,000 times.
arena-wins = Wins
arena-lacking = Ratings need NumPy: { $command }
arena-points = { $own } points, others { $others }
arena-column-bot = bot
arena-column-rating = rating
arena-column-span = 95 in 100
arena-column-games = games
arena-column-wins = wins
arena-column-score = points
arena-column-others = others
arena-column-ms = ms
arena-too-few = Too few games: { $games } more for ± { $points }
arena-lost = { $count ->
    [one] { $count } game lost by its conduct: { $why }
   *[other] { $count } games lost by its conduct, the first: { $why }
  }

## Who comes before whom

arena-before = Who comes before whom
arena-before-aside = row before column, in 100
arena-before-note = Bold: surely better than even. Hold the pointer over a cell for its span and its games.
arena-before-unmet = Dotted: the two never met; reckoned from their ratings.

## Seats

arena-seats = Seats
arena-seats-aside = share of wins, { $games }
arena-seat = Seat { $seat }
arena-seats-even = No seat is better: every span holds { $fair }.
arena-seats-more = { $count ->
    [one] Seat { $seats } surely wins more than its share of { $fair }.
   *[other] Seats { $seats } surely win more than their share of { $fair }.
  }
arena-seats-fewer = { $count ->
    [one] Seat { $seats } surely wins less than its share of { $fair }.
   *[other] Seats { $seats } surely win less than their share of { $fair }.
  }
arena-seats-both = Surely more than a share of { $fair }: seat { $more }; surely less: seat { $fewer }.
