"""The arena: many games among bots, arranged so that luck of seat and deal cancels, and what they show.

`schedule` says who plays which game, `play` plays one, `processes` and `cluster` many, `log` keeps them, `results` and
`ratings` say what came of them, and `page` shows it.
"""
