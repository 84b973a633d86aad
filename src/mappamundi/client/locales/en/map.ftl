## The map

map-label = Map of the world
map-keys = Arrow keys move from land to land. Square brackets go through the lands that are open to you. Space opens the land card, Enter plays the suggested action. V shows the lands as a table.
map-summary = World, era { $era }. You hold { $lands ->
    [one] one land
   *[other] { $lands } lands
  } in { $regions ->
    [one] one region
   *[other] { $regions } regions
  }.
map-summary-watching = World, era { $era }.
map-failed = The map could not be fetched.
map-try-again = Try again
map-zoom-in = Zoom in (+)
map-zoom-out = Zoom out (−)
map-world = Show the world (0)
map-frame = Show the open lands (Z)
map-no-token = no token
map-tag-why = why?
water-arctic-ocean = Arctic Ocean
water-caspian-sea = Caspian Sea

## Pieces and terrain

map-capital = capital
map-city = city
map-monument = monument
map-fort = fort
map-fleet = fleet
map-caravan = caravan
map-siege = siege
map-mountain = mountains
map-forest = forest
map-strait = strait
map-resource = resource
map-terrain-clear = open country
map-terrain-mountain = mountains
map-terrain-forest = forest
map-standing = standing army
map-flat = resting army
map-seal-standing = { $player }, { $sign }, standing army
map-seal-flat = { $player }, { $sign }, resting army
map-pigment-0 = Vermilion star
map-pigment-1 = Lapis moon
map-pigment-2 = Verdigris cross
map-pigment-3 = Saffron diamond
map-pigment-4 = Mallow peak
map-pigment-5 = Ink ring

## The legend

map-legend = Legend
map-legend-standing = army of this turn
map-legend-flat = army of an earlier turn
map-legend-values = presence, dominance, supremacy

## The land card

map-card-close = Close the land card
map-you = You
map-empty = No army
map-empty-with = No army, { $things }
map-defence = { $dice ->
    [one] one die
   *[other] { $dice } dice
  }
map-defence-bonus = { $dice ->
    [one] one die, +{ $bonus }
   *[other] { $dice } dice, +{ $bonus }
  }
map-percent = { $chance }%
map-if-won = If won:
map-if-taken = If taken:
map-if-lost = If lost:
map-part-structures = structures
map-part-cards = cards
map-loser = loses
map-full-siege = { $armies ->
    [one] Siege with the last army
   *[other] Siege with all { $armies } armies
  }
map-by-way = By way of { $way }
map-borders = Borders

## The lands as a table

map-lands = Lands
map-lands-close = Close
map-column-land = Land
map-column-owner = Owner
map-column-pieces = Pieces
map-column-terrain = Terrain
map-column-resource = Resource
map-column-open = Open to you
map-column-worth = Worth
