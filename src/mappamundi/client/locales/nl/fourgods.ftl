# 4 Gods: de Wereld en zijn tegels, beslissingen, kroniek, weigeringen, punten, lessen.

## Terrains

name-ocean = oceaan
    .the = de oceaan
    .in = in de oceaan
name-plain = vlakte
    .the = de vlakte
    .in = op de vlakte
name-forest = woud
    .the = het woud
    .in = in het woud
name-mountain = gebergte
    .the = het gebergte
    .in = in het gebergte
terrain-ocean = Oceaan
terrain-plain = Vlakte
terrain-forest = Woud
terrain-mountain = Gebergte

## Gods and their people, colours, glyphs

name-merfolk = Meervolk
    .the = het Meervolk
name-humans = Mensen
    .the = de Mensen
name-elves = Elfen
    .the = de Elfen
name-dwarves = Dwergen
    .the = de Dwergen
god-merfolk = Godin van het Meervolk
god-humans = God van de Mensen
god-elves = Godin van de Elfen
god-dwarves = God van de Dwergen
colour-merfolk = blauw
colour-humans = geel
colour-elves = groen
colour-dwarves = grijs
glyph-wave = golf
glyph-sun = zon
glyph-leaf = blad
glyph-peak = top
# With hidden gods a seal must suggest no god.
glyph-moon = maan
glyph-diamond = ruit
glyph-cross = kruis
glyph-ring = ring
seal-spoken = { $who }, { $colour }, { $glyph }

## Phases, and what the lists of games say

phase-waiting = Voor het begin
phase-play = De Wereld groeit
phase-closing = De laatste seconden
todo-waiting = Zeg dat je klaar bent
todo-play = Leg tegels
todo-closing = Gebruik de laatste seconden
headline-race = { $players ->
    [2] twee spelers
    [3] drie spelers
   *[4] vier spelers
  }
headline-simultaneous = iedereen tegelijk
headline-timed = om beurten
headline-hidden = verborgen goden
headline-table = zoals aan tafel
headline-drawn = door het lot
headline-turn = { $who } · beurt { $turn }
headline-last-turn = { $who } · laatste beurt
timeline-title = Speelvolgorde
kingdom-size = { $tiles }
cell-taken-mark = bezet

## The World for a screen reader

world-label = De Wereld
world-keys = Pijltjes gaan van vak naar vak. Vierkante haken gaan langs de vakken waar de tegel past. R draait hem, F keert hem om, spatie maakt hem passend, Enter legt hem, P met een profeet.
world-row = Rij { $row }
world-size = { $tiles ->
    [0] De Wereld is leeg.
    [one] Er ligt één tegel in de Wereld.
   *[other] Er liggen { $tiles } tegels in de Wereld.
  }
cell-open = Kolom { $column }, rij { $row }, vrij
cell-fits = Kolom { $column }, rij { $row }, vrij, { $flip ->
    [yes] { $turns ->
        [0] past omgekeerd
        [1] past omgekeerd, één keer gedraaid
        [2] past omgekeerd, twee keer gedraaid
       *[other] past omgekeerd, drie keer gedraaid
      }
   *[no] { $turns ->
        [0] past
        [1] past één keer gedraaid
        [2] past twee keer gedraaid
       *[other] past drie keer gedraaid
      }
  }
cell-misfit = Kolom { $column }, rij { $row }, vrij, past niet: { $terrain ->
    [ocean] oceaan
    [plain] vlakte
    [forest] woud
   *[mountain] gebergte
  } in het { $corner ->
    [nw] noordwesten
    [ne] noordoosten
    [se] zuidoosten
   *[sw] zuidwesten
  }
cell-torn = Kolom { $column }, rij { $row }, vrij, geen tegel past: de tegels ernaast botsen in het { $corner ->
    [nw] noordwesten
    [ne] noordoosten
    [se] zuidoosten
   *[sw] zuidwesten
  }
cell-few-lines = { $lines ->
    [0] Kolom { $column }, rij { $row }, vrij, raakt geen zijlijn: er zijn er twee nodig
   *[1] Kolom { $column }, rij { $row }, vrij, raakt één zijlijn: er zijn er twee nodig
  }
cell-tile = Kolom { $column }, rij { $row }, tegel: { $areas }
area-spoken = { $terrain ->
    [ocean] oceaan
    [plain] vlakte
    [forest] woud
   *[mountain] gebergte
  } { $where ->
    [nw] noordwest
    [ne] noordoost
    [se] zuidoost
    [sw] zuidwest
    [n] noord
    [e] oost
    [s] zuid
    [w] west
    [nw-se] van noordwest naar zuidoost
    [ne-sw] van noordoost naar zuidwest
    [not-nw] overal behalve noordwest
    [not-ne] overal behalve noordoost
    [not-se] overal behalve zuidoost
    [not-sw] overal behalve zuidwest
   *[all] overal
  }
cell-prophet = { $you ->
    [yes] { $terrain ->
        [ocean] jouw profeet in de oceaan
        [plain] jouw profeet op de vlakte
        [forest] jouw profeet in het woud
       *[mountain] jouw profeet in het gebergte
      }
   *[no] { $terrain ->
        [ocean] profeet van { $who } in de oceaan
        [plain] profeet van { $who } op de vlakte
        [forest] profeet van { $who } in het woud
       *[mountain] profeet van { $who } in het gebergte
      }
  }
cell-kingdom = koninkrijk van { $tiles }
cell-city = { $you ->
    [yes] Kolom { $column }, rij { $row }, jouw stad
   *[no] Kolom { $column }, rij { $row }, stad van { $who }
  }
cell-city-safe = kan nooit verwoest worden
cell-city-falls = { $hand ->
    [both] beide handen kunnen hem verwoesten
   *[other] hand { $hand } kan hem verwoesten
  }
cell-pending = nog niet bevestigd
cell-parts = { $first }; { $more }
hand-spoken = Hand { $hand }: { $nw }, { $ne }, { $se }, { $sw }, met de klok mee vanaf het noordwesten; { $cells ->
    [0] past nergens
    [one] past in één vak
   *[other] past in { $cells } vakken
  }
hand-spoken-plain = Hand { $hand }: { $nw }, { $ne }, { $se }, { $sw }, met de klok mee vanaf het noordwesten
hand-spoken-empty = Hand { $hand }: leeg
hand-spoken-taken = gepakt, moet gelegd worden
hand-other-side = Andere kant: { $nw }, { $ne }, { $se }, { $sw }

## The bag, rings and notes beside the World

bag-title = De zak
bag-of = van { $all } tegels in de zak
bag-spoken = { $left ->
    [0] De zak is leeg
    [one] Nog één van { $all } tegels in de zak
   *[other] Nog { $left } van { $all } tegels in de zak
  }
bag-draw = { $count ->
    [1] Eén tegel trekken
   *[other] Twee tegels trekken
  }
bag-short = { $left } in de zak
ring-prophet = Tijd voor een profeet
ring-prophet-text = { $seconds ->
    [one] Eén seconde om een profeet op je laatste tegel te zetten.
   *[other] { $seconds } seconden om een profeet op je laatste tegel te zetten.
  }
ring-taken = Gepakte tegel
ring-taken-text = { $seconds ->
    [one] Leg hem binnen een seconde, anders gaat hij naar je aflegstrook.
   *[other] Leg hem binnen { $seconds } seconden, anders gaat hij naar je aflegstrook.
  }
ring-closing = De Wereld sluit
ring-closing-text = { $seconds ->
    [one] Nog één seconde, voor iedereen samen.
   *[other] Nog { $seconds } seconden, voor iedereen samen.
  }
ring-turn = Jouw beurt
ring-turn-text = { $seconds ->
    [one] Nog één seconde.
   *[other] Nog { $seconds } seconden.
  }
ring-passed = Iedereen heeft gepast
ring-passed-text = { $seconds ->
    [one] Over een seconde is het voorbij, tenzij iemand iets doet.
   *[other] Over { $seconds } seconden is het voorbij, tenzij iemand iets doet.
  }
ring-idle = Ben je er nog?
ring-idle-text = { $seconds ->
    [one] Anderen hebben gepast: over een seconde past het huis voor je, tenzij je iets doet.
   *[other] Anderen hebben gepast: over { $seconds } seconden past het huis voor je, tenzij je iets doet.
  }
ring-idle-other = Is { $who } er nog?
ring-idle-other-text = { $seconds ->
    [one] Over een seconde past het huis voor { $who }, tenzij iemand iets doet.
   *[other] Over { $seconds } seconden past het huis voor { $who }, tenzij iemand iets doet.
  }
ring-ready = Iedereen is klaar
ring-ready-text = { $seconds ->
    [one] Het begint over een seconde.
   *[other] Het begint over { $seconds } seconden.
  }
ring-challenge = Volgende betwisting
ring-challenge-text = { $seconds ->
    [one] Eén seconde tussen twee betwistingen van één speler.
   *[other] { $seconds } seconden tussen twee betwistingen van één speler.
  }
ring-forfeit = Je moet een profeet inleveren
ring-forfeit-text = { $seconds ->
    [one] Kies binnen een seconde, anders wordt voor je gekozen.
   *[other] Kies binnen { $seconds } seconden, anders wordt voor je gekozen.
  }
ring-spoken = { $seconds ->
    [one] { $title }: één seconde
   *[other] { $title }: { $seconds } seconden
  }
note-race-title = Een verloren race.
note-own-city-title = Je eigen stad is geen doelwit.
note-own-city = Alleen de stad van een andere speler kan vallen, en de tegel moet passen bij elke tegel ernaast.
note-time-title = Als de tijd om is,
note-time = gaan de tegels in de hand naar de strook van die speler, voorkant boven. Wat daar geen plek vindt, gaat in de zak; een gepakte tegel gaat eerst terug naar waar hij vandaan kwam.
note-table-title = Zoals aan tafel.
note-table = Een foute tegel blijft liggen tot iemand hem ziet. Aan het eind telt hij als de andere.
note-right-title = Was de tegel goed geweest,
note-right = { $seconds ->
    [3] dan was er niets veranderd. Je had alleen drie seconden op de volgende betwisting gewacht.
   *[other] dan was er niets veranderd. Je had alleen { $seconds } seconden op de volgende betwisting gewacht.
  }

## Gods, cities and hands beside the World

gods-title = Goden
gods-note = profeten in voorraad
god-you = jij
god-free = vrij
god-out = doet niet mee
god-none = nog geen god
god-reserve-spoken = { $left } van { $all } profeten in voorraad
god-owes = { $count ->
    [one] is één profeet schuldig
   *[other] is { $count } profeten schuldig
  }
god-claim = Kiezen
god-taken = { $you ->
    [yes] Die is al van jou.
   *[no] Die is van { $who }.
  }
god-kingdoms = { $count ->
    [0] nog geen koninkrijk
    [one] één koninkrijk, van { $tiles }
   *[other] { $count } koninkrijken, grootste { $tiles }
  }
god-worth = nu { $points } waard voor jou
cities-title = Legendarische steden
cities-left = nog { $left } van { $all }
cities-spoken = { $left ->
    [0] Geen stad meer te bouwen
    [one] Nog één van { $all } steden te bouwen
   *[other] Nog { $left } van { $all } steden te bouwen
  }
side-title = Naast de Wereld
hands-own = Je handen
hands-title = In hun handen
hands-note = open voor iedereen
hands-taken = gepakt; moet gelegd worden
hands-theirs = Handen van { $who }, open voor iedereen
hands-spoken = { $you ->
    [yes] { $tiles ->
        [0] Je hebt geen tegel in de hand
        [1] Je hebt één tegel in de hand
       *[other] Je hebt twee tegels in de hand
      }
   *[no] { $tiles ->
        [0] { $who } heeft geen tegel in de hand
        [1] { $who } heeft één tegel in de hand
       *[other] { $who } heeft twee tegels in de hand
      }
  }

## Strips of discarded tiles

strip-title = Afgelegd
strip-count = { $tiles }/{ $slots }
strip-count-long = { $tiles } van { $slots }
strip-spoken = { $you ->
    [yes] Jouw aflegstrook: { $tiles } van { $slots } plekken bezet
   *[no] Aflegstrook van { $who }: { $tiles } van { $slots } plekken bezet
  }
strip-full = vol: niet trekken
slot-spoken = Plek { $slot }: { $nw }, { $ne }, { $se }, { $sw }, met de klok mee vanaf het noordwesten
slot-spoken-empty = Plek { $slot }: leeg
slot-fits = { $cells ->
    [0] past nergens
    [one] past in één vak
   *[other] past in { $cells } vakken
  }
strip-keys = Enter pakt een tegel, F keert hem om, pijltjes gaan verder.

## Before the race

prompt-ready = Voor de race
prompt-ready-turns = Voor de partij
decide-ready = Ben je klaar?
decide-ready-facts = { $missing ->
    [0] Alle anderen zijn klaar. Het begint zodra jij het bent.
    [one] Het begint als iedereen klaar is. Er wordt nog op één andere speler gewacht.
   *[other] Het begint als iedereen klaar is. Er wordt nog op { $missing } andere spelers gewacht.
  }
decide-colour = Welke profeten zijn van jou?
decide-colour-facts = Wie het eerst komt, kiest, en voorgoed. Als iedereen een kleur heeft, krijgt ieder in het geheim een god.
waiting-waiting = { $count ->
    [one] { $names } is nog niet klaar.
   *[other] { $names } zijn nog niet klaar.
  }
ready-mark = klaar
action-ready = Ik ben klaar
action-colour = { $god ->
    [merfolk] Blauw nemen
    [humans] Geel nemen
    [elves] Groen nemen
   *[dwarves] Grijs nemen
  }

## The prompt of the race

prompt-race = Speel · iedereen tegelijk
prompt-race-short = Iedereen tegelijk
prompt-closing = De laatste seconden
prompt-watch = De race · je kijkt toe
prompt-watch-turns = Je kijkt toe
decide-full = Leggen of afleggen?
decide-half = Leggen, afleggen of pakken?
decide-empty = Trekken, of een afgelegde tegel pakken?
decide-no-draw = Pak een afgelegde tegel of keer er een om.
decide-no-draw-facts = { $why ->
    [full] Je aflegstrook is vol: je trekt weer als er een plek vrij is.
   *[bag] De zak is leeg.
  }
decide-taken = Leg de tegel die je pakte.
decide-taken-facts = In de Wereld, of in je eigen aflegstrook. Tot dan kan er niets anders.
decide-taken-nowhere = Leg hem af in je eigen aflegstrook. Tot dan kan er niets anders.
decide-stuck = Leg hem terug.
decide-stuck-facts = Hij past nergens en je strook is vol: hij mag terug naar waar hij vandaan kwam.
decide-here = { $cells ->
    [one] Hier leggen? Hij past in één vak.
   *[other] Hier leggen? Hij past in { $cells } vakken.
  }
decide-aim = { $cells ->
    [one] Hij past in één vak. Tik erop.
   *[other] Hij past in { $cells } vakken. Tik er een aan.
  }
decide-otherwise = Anders gelegd past hij hier.
decide-misfit = Hij past hier niet.
decide-nowhere = Hij past nergens.
# As at a table nobody says what fits.
decide-here-unsaid = Hier leggen?
decide-aim-unsaid = Tik op een vak.
decide-fits-both = De tegel in hand 1 past { $first ->
    [0] nergens
    [one] in één vak
   *[other] in { $first } vakken
  }, die in hand 2 { $second ->
    [0] nergens
    [one] in één vak
   *[other] in { $second } vakken
  }.
decide-fits-one = De tegel in hand { $hand } past { $cells ->
    [0] nergens
    [one] in één vak
   *[other] in { $cells } vakken
  }.
decide-keys-turn = Draaien
decide-keys-flip = omkeren
decide-take = Pak een afgelegde tegel of keer er een om.
prompt-discard = Afleggen
decide-discard = Op welke plek?
decide-discard-up = De kant die boven ligt blijft boven, voor iedereen te zien.
decide-discard-facts = De kant die boven ligt blijft boven, voor iedereen te zien. Een cijfer kiest de plek; Enter neemt de eerste vrije.
prompt-god = Je god
decide-god = Kies een god en stuur profeten.
decide-god-facts = Een god is voor de hele partij. Zijn terrein levert aan het eind twee keer punten op; zijn profeten mogen op elk terrein.
decide-passed = Je hebt gepast.
decide-passed-facts = Als iedereen achter elkaar heeft gepast, is het afgelopen. Doet iemand iets, dan telt geen enkele pas meer.
decide-passed-waits = { $count ->
    [one] Nu moet { $names } ook nog passen.
   *[other] Nu moeten { $names } ook nog passen.
  }
decide-last = { $count ->
    [1] De andere speler heeft gepast.
    [2] De andere twee hebben gepast.
   *[3] De andere drie hebben gepast.
  }
decide-last-facts = Passen beëindigt de partij; al het andere wist hun passen.
waiting-race = Er wordt op niemand gewacht.
waiting-passed = { $count ->
    [one] { $names } heeft gepast.
   *[other] { $names } hebben gepast.
  }

## Placing with a prophet

prompt-prophet = Profeet · kolom { $column }, rij { $row }
decide-prophet = Waar komt de profeet?
decide-prophet-facts = Op elk terrein van de tegel: een kwart, of een pijltje en dan Enter.
decide-prophet-late = Een profeet op je laatste tegel zetten?
prompt-migrate = Migratie
decide-migrate = Welke profeet trekt erheen?
decide-migrate-facts = Je voorraad is leeg, dus komt er een van een andere tegel. Profeten in steden blijven.
decide-migrate-best = Die op kolom { $column }, rij { $row } kost je het minst.
decide-which-god = Van welke god is de profeet?
prophet-quarter = { $corner ->
    [nw] Noordwest: { $terrain }
    [ne] Noordoost: { $terrain }
    [se] Zuidoost: { $terrain }
   *[sw] Zuidwest: { $terrain }
  }
prophet-leads = { $tiles ->
    [one] leidt een koninkrijk van één tegel
   *[other] leidt een koninkrijk van { $tiles }
  }
prophet-ties = { $tiles ->
    [one] gelijkspel in een koninkrijk van één tegel
   *[other] gelijkspel in een koninkrijk van { $tiles }
  }
prophet-worth = { $points } nu

## Building a city

prompt-city = Een stad
decide-city = Waar komt de stad?
decide-city-facts = In een vrij vak met twee zijlijnen. Er woont een profeet in; { $points } punten als hij blijft.
city-safe = Hier kan geen tegel hem ooit verwoesten.
city-at-risk = { $tiles ->
    [0] Geen zichtbare tegel zou hem hier verwoesten.
    [one] Eén zichtbare tegel zou hem hier verwoesten.
   *[other] { $tiles } zichtbare tegels zouden hem hier verwoesten.
  }

## A cataclysm

prompt-cataclysm = Cataclysme · kolom { $column }, rij { $row }
decide-destroy = Laat je het cataclysme los op de stad van { $who }?
decide-destroy-facts = De tegel in hand { $hand } past bij de tegels ernaast. { $points ->
    [0] Voor jou verandert er niets.
    [one] Dat levert je één punt op.
   *[other] Dat levert je { $points } punten op.
  }
decide-destroy-plain = De tegel in hand { $hand } past bij de tegels ernaast.
decide-destroy-loses = De tegel in hand { $hand } past bij de tegels ernaast. Je zou { $points } verliezen.
decide-credit = Welke van je goden krijgt de 5 punten?
cataclysm-title = Wat er verandert
cataclysm-order = voor · na
cataclysm-now = Als hij nu valt
cataclysm-before = voor
cataclysm-after = na
cataclysm-falls = Wat er valt
cataclysm-token-title = De stad van { $who }
cataclysm-token = wordt omgekeerd en komt naar jou: 5 punten
cataclysm-prophet-title = De profeet erin
cataclysm-prophet = verlaat de partij voorgoed; hij gaat niet terug naar de voorraad
cataclysm-grows = Wat er groeit
cataclysm-grow = { $terrain ->
    [ocean] Oceaan
    [plain] Vlakte
    [forest] Woud
   *[mountain] Gebergte
  }
cataclysm-grow-from = was { $tiles }
cataclysm-grow-joins = { $count ->
    [2] verbindt twee koninkrijken
    [3] verbindt drie koninkrijken
   *[other] verbindt { $count } koninkrijken
  }
cataclysm-grow-new = een nieuw koninkrijk
cataclysm-tiles = { $tiles ->
    [one] 1 tegel
   *[other] { $tiles } tegels
  }
cataclysm-nothing = Er is nog niets gedaan. Niemand ziet waar je op mikt. { $turns ->
    [yes] Je kunt nog terug.
   *[no] Een verloren race kost niets.
  }
cataclysm-toast = { $who } heeft je stad op kolom { $column }, rij { $row } verwoest.
cataclysm-toast-all = { $you ->
    [yes] Je verwoest de stad van { $victim } op kolom { $column }, rij { $row }.
   *[no] { $who } verwoest de stad van { $victim } op kolom { $column }, rij { $row }.
  }
news-overtaken = { $terrain ->
    [ocean] { $who } leidt nu de oceaan van { $tiles } die jij leidde.
    [plain] { $who } leidt nu de vlakte van { $tiles } die jij leidde.
    [forest] { $who } leidt nu het woud van { $tiles } dat jij leidde.
   *[mountain] { $who } leidt nu het gebergte van { $tiles } dat jij leidde.
  }

## Buttons

action-place = Leggen
action-with-prophet = Met profeet
action-no-prophet = Zonder profeet
action-prophet = Profeet
action-turn = Draaien
action-turn-back = Terugdraaien
action-flip = Omkeren
action-discard = Afleggen
action-take = Pakken
action-put-back = Terugleggen
action-draw = Twee trekken
action-draw-one = Eén trekken
action-choose-god = Een god kiezen
action-claim = { $god ->
    [merfolk] Het Meervolk kiezen
    [humans] De Mensen kiezen
    [elves] De Elfen kiezen
   *[dwarves] De Dwergen kiezen
  }
action-city = Stad
action-build = Bouwen
action-migrate = Deze
action-destroy = Verwoesten
action-keep = Niet doen
action-pass = Passen
action-end-turn = Beurt beëindigen
action-challenge = Betwisten
action-show-side = Laat de zijde zien
action-play-on = Doorspelen
action-forfeit = Deze opgeven
action-flip-slot = Plek { $slot } omkeren
action-next-slot = Volgende plek
action-make-fit = Passend maken
action-sizes = { $shown ->
    [some] Grootte van alle koninkrijken tonen
    [all] Geen groottes tonen
   *[none] Grootte van grote koninkrijken tonen
  }

## Ghost, roll-back and lost races

ghost-late = Nog niet bevestigd
ghost-lost = De verbinding is verbroken. Je tegel wacht op antwoord.
ghost-misfit = { $side ->
    [north] Hij sluit niet aan op de noordzijde.
    [east] Hij sluit niet aan op de oostzijde.
    [south] Hij sluit niet aan op de zuidzijde.
   *[west] Hij sluit niet aan op de westzijde.
  }
ghost-few-lines = Hij moet hier twee zijlijnen raken.
race-lost-cell = { $who } was eerder bij kolom { $column }, rij { $row }. Je tegel is terug in hand { $hand }.
race-lost-build = { $who } was eerder bij kolom { $column }, rij { $row }. Je stad en je profeet zijn terug.
race-lost-city = { $who } verwoestte de stad op kolom { $column }, rij { $row } eerder. Je tegel is terug in hand { $hand }.
race-lost-slot = { $theirs ->
    [yes] { $who } was eerder bij plek { $slot } van jouw strook. Je hand is nog leeg.
   *[no] { $who } was eerder bij plek { $slot } van de strook van { $victim }. Je hand is nog leeg.
  }
race-lost-flip = Plek { $slot } werd omgekeerd voor je er was. Kijk nog eens.
race-lost-god = { $god ->
    [merfolk] { $who } koos het Meervolk eerder. Kies een andere god.
    [humans] { $who } koos de Mensen eerder. Kies een andere god.
    [elves] { $who } koos de Elfen eerder. Kies een andere god.
   *[dwarves] { $who } koos de Dwergen eerder. Kies een andere god.
  }
race-lost-colour = { $god ->
    [merfolk] { $who } nam blauw eerder. Kies een andere kleur.
    [humans] { $who } nam geel eerder. Kies een andere kleur.
    [elves] { $who } nam groen eerder. Kies een andere kleur.
   *[dwarves] { $who } nam grijs eerder. Kies een andere kleur.
  }
race-lost-token = { $who } heeft de laatste stad gebouwd. Je profeet is terug.
race-lost-bag = { $who } heeft de laatste tegel getrokken. De zak is leeg.

## What a screen reader is told

status-placed = { $cells ->
    [0] Gelegd door { $names }; de tegel in hand { $hand } past nu nergens.
    [one] Gelegd door { $names }; de tegel in hand { $hand } past nu in één vak.
   *[other] Gelegd door { $names }; de tegel in hand { $hand } past nu in { $cells } vakken.
  }
status-others = Gelegd door { $names }.
status-you-placed = Gelegd op kolom { $column }, rij { $row }.
status-you-placed-kingdom = { $terrain ->
    [ocean] Gelegd op kolom { $column }, rij { $row }: de oceaan daar heeft { $tiles } tegels.
    [plain] Gelegd op kolom { $column }, rij { $row }: de vlakte daar heeft { $tiles } tegels.
    [forest] Gelegd op kolom { $column }, rij { $row }: het woud daar heeft { $tiles } tegels.
   *[mountain] Gelegd op kolom { $column }, rij { $row }: het gebergte daar heeft { $tiles } tegels.
  }
status-drawn = { $count ->
    [1] Eén tegel getrokken.
   *[other] Twee tegels getrokken.
  }
status-your-turn = { $seconds ->
    [one] Jouw beurt, één seconde.
   *[other] Jouw beurt, { $seconds } seconden.
  }
status-seconds = { $seconds ->
    [one] Nog één seconde.
   *[other] Nog { $seconds } seconden.
  }
status-bag-empty = De zak is leeg.
status-world-full = De Wereld is vol.
status-closing = Nog { $seconds } seconden voor iedereen samen.
status-turned = { $turns ->
    [0] Zoals eerst.
    [1] Eén keer gedraaid.
    [2] Twee keer gedraaid.
   *[other] Drie keer gedraaid.
  }
status-flipped = Omgekeerd.
status-picked = Hand { $hand } opgepakt.

## Timed turns and hidden gods

turns-title = Beurten van { $seconds } seconden
turns-first = begint
turns-you-first = jij begint
turns-now = speelt nu
turns-next = hierna
turns-you-next = jij, hierna
turns-you-now = jij, nu
turns-then = daarna
turns-you-then = jij, daarna
# After “You”, which stands for a player without a name.
turns-called-you-first = begint
turns-called-you-now = nu
turns-called-you-next = hierna
turns-called-you-then = daarna
turns-in = over { $seconds } s
turns-left = { $seconds } s
turns-last = laatste beurt
prompt-turn = { $you ->
    [yes] Jouw beurt
   *[no] Beurt van { $who }
  }
prompt-last-turn = { $you ->
    [yes] Jouw laatste beurt
   *[no] Laatste beurt van { $who }
  }
decide-their-hands = { $tiles ->
    [0] { $who } heeft geen tegel in de hand.
    [1] { $who } heeft één tegel in de hand.
   *[other] { $who } heeft twee tegels in de hand.
  }
decide-their-hands-next = Jij bent hierna. Intussen mag je tegels in je eigen strook omkeren.
decide-their-hands-later = Intussen mag je tegels in je eigen strook omkeren.
waiting-turn = { $names } speelt.
card-title = Jouw god
card-secret = alleen jij ziet dit
card-text = { $god ->
    [merfolk] Oceaan: het grootste koninkrijk en het aantal koninkrijken tellen voor jou.
    [humans] Vlakte: het grootste koninkrijk en het aantal koninkrijken tellen voor jou.
    [elves] Woud: het grootste koninkrijk en het aantal koninkrijken tellen voor jou.
   *[dwarves] Gebergte: het grootste koninkrijk en het aantal koninkrijken tellen voor jou.
  } { $colour ->
    [merfolk] Je profeten blijven blauw.
    [humans] Je profeten blijven geel.
    [elves] Je profeten blijven groen.
   *[dwarves] Je profeten blijven grijs.
  }
card-to-come = Komt als iedereen een kleur heeft.
who-title = Wie is wie?
who-note = eigen notities, in potlood
who-text = Wat ieder heeft gelegd, hoek voor hoek. Wat je gokt, levert niets op en niemand ziet het voor de kaarten open liggen.
who-shares = { $first } { $share } %, { $second } { $less } %
who-share = { $terrain } { $share } %
who-nothing = nog niets gelegd
who-not-yet = nog niet
who-elsewhere = elders al geraden
who-right = Je had het goed.
who-wrong = { $god ->
    [merfolk] Je dacht aan het Meervolk.
    [humans] Je dacht aan de Mensen.
    [elves] Je dacht aan de Elfen.
   *[dwarves] Je dacht aan de Dwergen.
  }
who-none = Je had niet gegokt.
score-hidden = De punten staan er zonder de twee bonussen tot de kaarten open liggen.

## Challenges and penalties

prompt-challenge = Betwisting · kolom { $column }, rij { $row }
challenge-title = De betwisting
challenge-who = { $you ->
    [yes] { $theirs ->
        [yes] jij, tegen jezelf
       *[no] jij, tegen { $victim }
      }
   *[no] { $theirs ->
        [yes] { $who }, tegen jou
       *[no] { $who }, tegen { $victim }
      }
  }
challenge-side = { $side ->
    [north] Aan de noordzijde toont de tegel { $shown } waar de tegel ernaast { $wanted } toont.
    [east] Aan de oostzijde toont de tegel { $shown } waar de tegel ernaast { $wanted } toont.
    [south] Aan de zuidzijde toont de tegel { $shown } waar de tegel ernaast { $wanted } toont.
   *[west] Aan de westzijde toont de tegel { $shown } waar de tegel ernaast { $wanted } toont.
  }
challenge-rule = Beide einden van een zijde moeten aansluiten.
challenge-lines = { $lines ->
    [0] De tegel werd zonder enige zijlijn gelegd; er zijn er twee nodig.
   *[1] De tegel werd aan één zijlijn gelegd; er zijn er twee nodig.
  }
challenge-steps = Wat er nu gebeurt
challenge-to-strip = { $theirs ->
    [yes] De tegel gaat naar jouw strook, plek { $slot }
   *[no] De tegel gaat naar de strook van { $victim }, plek { $slot }
  }
challenge-to-hand = { $theirs ->
    [yes] De tegel gaat terug naar jouw hand
   *[no] De tegel gaat terug naar de hand van { $victim }
  }
challenge-to-bag = De tegel gaat in de zak
challenge-late = Late correctie: de Wereld is intussen veranderd.
challenge-late-bag = Late correctie: de strook is vol.
challenge-soon = Sindsdien werd er niets gelegd.
challenge-prophet = Zijn profeet gaat terug naar de voorraad
challenge-prophet-to = { $theirs ->
    [yes] Naar jouw voorraad.
   *[no] Naar de voorraad van { $victim }.
  }
challenge-cascade = Kolom { $column }, rij { $row } gaat in de zak
challenge-cascade-lines = { $lines ->
    [0] Zonder de tegel ernaast raakt hij geen zijlijn; er zijn er twee nodig.
   *[1] Zonder de tegel ernaast raakt hij één zijlijn; er zijn er twee nodig.
  }
challenge-cascade-wrong = Hij was ook fout.
challenge-cascade-free = Te goeder trouw gelegd: het kost niets.
challenge-city = De stad op kolom { $column }, rij { $row } wordt weggenomen
challenge-city-to = Het fiche kan weer gebouwd worden, de profeet gaat terug naar de voorraad.
challenge-penalty = { $theirs ->
    [yes] Je verliest een profeet voorgoed
   *[no] { $victim } verliest een profeet voorgoed
  }
challenge-penalty-all = Aan deze tafel gelden straffen voor iedereen.
challenge-penalty-some = Aan deze tafel gelden straffen voor sommigen, ook voor { $victim }.
challenge-penalty-home = Het is de profeet die net terug is in de voorraad.
challenge-penalty-reserve = Het is een profeet uit de voorraad.
challenge-penalty-chosen = Hij wordt gekozen uit die in de Wereld.
challenge-penalty-owed = Hij blijft verschuldigd tot er een god gekozen is.
challenge-penalty-none = Aan deze tafel zijn er geen straffen.
decide-challenge = Hij is fout, en gaat terug.
decide-challenge-facts = { $cells ->
    [0] De partij gaat door.
    [one] De partij gaat door. Eén vak is weer vrij.
    [2] De partij gaat door. Twee vakken zijn weer vrij.
    [3] De partij gaat door. Drie vakken zijn weer vrij.
   *[other] De partij gaat door. { $cells } vakken zijn weer vrij.
  }
challenge-failed = { $seconds ->
    [one] Hij is goed. Volgende betwisting over een seconde.
   *[other] Hij is goed. Volgende betwisting over { $seconds } seconden.
  }
challenge-aim = Welke tegel is fout?
challenge-aim-facts = Kies een tegel. Is hij goed, dan wacht je { $seconds } seconden op de volgende betwisting.
prompt-forfeit = Straf
decide-forfeit = Kies een profeet om te verliezen.
decide-forfeit-facts = Hij moet op een tegel zijn, niet in een stad. Tot dan kan er niets anders.
waiting-forfeit = { $names } moet een profeet opgeven.

## Score now

score-title = Score nu
score-if-closed = als de Wereld nu sloot
score-chart = per god
score-scored = heeft geteld
score-nothing = Er zou nog niets tellen.
score-spoken = { $score ->
    [one] één punt, { $now } als de Wereld hier sloot
   *[other] { $score } punten, { $now } als de Wereld hier sloot
  }
score-spoken-over = { $score ->
    [one] één punt
   *[other] { $score } punten
  }
score-spoken-scored = { $score ->
    [one] één punt, heeft geteld
   *[other] { $score } punten, heeft geteld
  }
step-cities = Steden
step-prophets = Profeten
step-largest = Grootste
step-most = Meeste
column-now = Nu
column-total = Totaal
why-kingdom = { $terrain ->
    [ocean] Oceaan van { $tiles }
    [plain] Vlakte van { $tiles }
    [forest] Woud van { $tiles }
   *[mountain] Gebergte van { $tiles }
  }
why-alone = { $you ->
    [yes] alleen jij leidt
   *[no] alleen { $who } leidt
  }
why-tie = { $you ->
    [yes] { $count ->
        [2] gelijkspel; jullie krijgen het beiden
        [3] gelijkspel; jullie krijgen het alle drie
       *[other] gelijkspel; jullie krijgen het alle vier
      }
   *[no] { $count ->
        [2] gelijkspel; beiden krijgen het
        [3] gelijkspel; alle drie krijgen het
       *[other] gelijkspel; alle vier krijgen het
      }
  }
why-smaller = Kleinere
why-smaller-count = { $you ->
    [yes] die jij leidt: { $count }
   *[no] die { $who } leidt: { $count }
  }
why-cities = { $count ->
    [one] Eén stad
   *[other] { $count } steden
  }
why-cities-last = nog in de Wereld
why-destroyed = { $count ->
    [one] Eén stad
   *[other] { $count } steden
  }
why-destroyed-note = verwoest
why-largest = { $terrain ->
    [ocean] Grootste oceaan, { $tiles }
    [plain] Grootste vlakte, { $tiles }
    [forest] Grootste woud, { $tiles }
   *[mountain] Grootste gebergte, { $tiles }
  }
why-most = { $terrain ->
    [ocean] { $count ->
        [one] Eén koninkrijk van oceaan
       *[other] { $count } koninkrijken van oceaan
      }
    [plain] { $count ->
        [one] Eén koninkrijk van vlakte
       *[other] { $count } koninkrijken van vlakte
      }
    [forest] { $count ->
        [one] Eén koninkrijk van woud
       *[other] { $count } koninkrijken van woud
      }
   *[mountain] { $count ->
        [one] Eén koninkrijk van gebergte
       *[other] { $count } koninkrijken van gebergte
      }
  }
why-rank = { $rank ->
    [1] eerste van { $of }
    [2] tweede van { $of }
    [3] derde van { $of }
   *[4] vierde van { $of }
  }
why-rank-tied = { $rank ->
    [1] gedeeld eerste
    [2] gedeeld tweede
   *[3] gedeeld derde
  }
why-no-kingdom = geen koninkrijk, geen plaats
why-not-ranked = niemands god: telt niet mee
why-no-god = Nog geen god: voor jou telt er niets.
kingdoms-title = Koninkrijken
kingdoms-sizes = tegels in elk
kingdoms-count = aantal
kingdoms-none = geen

## The end of the game

end-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
  }
end-last-cell = { $you ->
    [yes] Het laatste vak werd gevuld na { $time }. Je won met { $by } verschil.
   *[no] Het laatste vak werd gevuld na { $time }. { $who } won met { $by } verschil.
  }
end-bag-empty = { $you ->
    [yes] De zak was leeg na { $time }. Je won met { $by } verschil.
   *[no] De zak was leeg na { $time }. { $who } won met { $by } verschil.
  }
end-all-passed = { $you ->
    [yes] Na { $time } had iedereen gepast. Je won met { $by } verschil.
   *[no] Na { $time } had iedereen gepast. { $who } won met { $by } verschil.
  }
end-by = { $you ->
    [yes] Je won met { $by } verschil.
   *[no] { $who } won met { $by } verschil.
  }
end-shared = { $names } delen de overwinning met { $points } punten.
end-lowest = { $you ->
    [yes] Jouw laagste score is de hoogste van de twee: { $low } tegen { $other }.
   *[no] De laagste score van { $who } is de hoogste van de twee: { $low } tegen { $other }.
  }
end-highest = { $you ->
    [yes] De laagste scores zijn gelijk, elk { $low }; jouw hoogste beslist: { $high } tegen { $other }.
   *[no] De laagste scores zijn gelijk, elk { $low }; de hoogste van { $who } beslist: { $high } tegen { $other }.
  }
end-god = { $god ->
    [merfolk] Meervolk, oceaan
    [humans] Mensen, vlakte
    [elves] Elfen, woud
   *[dwarves] Dwergen, gebergte
  }
end-no-god = geen god
end-revealed = De kaarten liggen open
end-title-table = Punten per god
end-steps = vier stappen
end-step-cities = Elke stad in de Wereld levert 5 punten op voor wie er een profeet in heeft, elke verwoeste stad 5 voor wie hem verwoestte.
end-step-prophets = Een koninkrijk levert per tegel zonder profeet een punt op voor de god met de meeste profeten daar. Bij gelijkspel krijgt ieder de volle punten.
end-step-largest = De goden worden gerangschikt naar het grootste koninkrijk van hun terrein: 15, 10, 5, 0. Bij gelijkspel worden de plaatsen gedeeld.
end-step-most = De goden worden gerangschikt naar het aantal koninkrijken van hun terrein: 15, 10, 5, 0. Bij gelijkspel worden de plaatsen gedeeld.
end-led = { $names }
end-led-each = { $count ->
    [2] { $names }, ieder
    [3] drie gelijk, ieder
   *[other] vier gelijk, ieder
  }
end-smaller = { $count ->
    [one] Eén kleiner koninkrijk, goed voor { $points }
   *[other] { $count } kleinere koninkrijken, samen goed voor { $points }
  }
end-sheet-title = De Wereld van { $date }
end-sheet-minutes = { $minutes ->
    [one] gemaakt in een minuut door
   *[other] gemaakt in { $minutes } minuten door
  }
end-sheet-player = { $god ->
    [merfolk] { $who }, Meervolk
    [humans] { $who }, Mensen
    [elves] { $who }, Elfen
   *[dwarves] { $who }, Dwergen
  }
end-sheet-name = Je naam op het vel
end-picture-title = Een prent om te bewaren
end-picture-note = met jullie namen
end-picture = Prent
end-print = Afdrukken, A3
end-share = Delen
end-picture-text = Zonder omtrekken en getallen: alleen land, profeten en steden.
end-picture-saved = De prent is bewaard.
end-ceremony-step = { $step ->
    [1] Eerst de steden
    [2] Dan de profeten
    [3] Dan de grootste koninkrijken
   *[4] Ten slotte het aantal koninkrijken
  }
finale-skip = Naar de uitslag
end-world = De Wereld zoals hij bleef
end-board = De Wereld bekijken

## The story of the end

story-largest = { $terrain ->
    [ocean] Het grootste koninkrijk was een oceaan van { $tiles } tegels.
    [plain] Het grootste koninkrijk was een vlakte van { $tiles } tegels.
    [forest] Het grootste koninkrijk was een woud van { $tiles } tegels.
   *[mountain] Het grootste koninkrijk was een gebergte van { $tiles } tegels.
  }
story-leader = { $you ->
    [yes] { $prophets ->
        [one] Jij had er één profeet, en { $points } punten.
       *[other] Jij had er { $prophets } profeten, en { $points } punten.
      }
   *[no] { $prophets ->
        [one] { $who } had er één profeet, en { $points } punten.
       *[other] { $who } had er { $prophets } profeten, en { $points } punten.
      }
  }
story-nobody = Niemand stuurde er een profeet heen.
story-cities = { $cities ->
    [0] Er werd geen enkele stad gebouwd.
    [one] Er werd één stad gebouwd.
   *[other] Er werden { $cities } steden gebouwd.
  }
story-fallen = { $fallen ->
    [0] Geen ervan viel.
    [one] Eén ervan viel.
   *[other] { $fallen } ervan vielen.
  }
story-destroyer = { $you ->
    [yes] { $fallen ->
        [one] Jij haalde er één neer.
       *[other] Jij haalde er { $fallen } neer.
      }
   *[no] { $fallen ->
        [one] { $who } haalde er één neer.
       *[other] { $who } haalde er { $fallen } neer.
      }
  }
story-quickest = { $you ->
    [yes] Niemand legde meer dan jij: { $tiles } tegels.
   *[no] Niemand legde meer dan { $who }: { $tiles } tegels.
  }
story-second = { $you ->
    [yes] Jij werd tweede, { $by } erachter.
   *[no] { $who } werd tweede, { $by } erachter.
  }
story-bonus = { $you ->
    [yes] De twee bonussen brachten jou { $points }, meer dan wie ook.
   *[no] De twee bonussen brachten { $who } { $points }, meer dan wie ook.
  }
story-late-god = { $you ->
    [yes] Je koos pas na { $time } een god.
   *[no] { $who } koos pas na { $time } een god.
  }
story-open = { $cells ->
    [one] Eén vak bleef vrij.
   *[other] { $cells } vakken bleven vrij.
  }

## Chronicle

chronicle-yours = van jou
chronicle-points = punten
chronicle-cities = steden
chronicle-ready = { $you ->
    [yes] Je bent klaar.
   *[no] { $who } is klaar.
  }
# What was left to the lot, when the game was set up.
chronicle-drawn-tempo = { $tempo ->
    [timed_turns] Het lot is gevallen op beurten op tijd.
   *[other] Het lot is gevallen op iedereen tegelijk: geen beurten.
  }
chronicle-drawn-gods = { $gods ->
    [only] Twee spelers met vier goden spelen met open goden: er viel niets te loten.
    [hidden] Het lot is gevallen op verborgen goden.
   *[other] Het lot is gevallen op open goden.
  }
chronicle-begins = Iedereen is klaar. De partij begint.
chronicle-first = { $you ->
    [yes] Jij hebt de eerste beurt.
   *[no] { $who } heeft de eerste beurt.
  }
chronicle-turn = { $you ->
    [yes] Jouw beurt
   *[no] Beurt van { $who }
  }
chronicle-last-turn = { $you ->
    [yes] Jouw laatste beurt
   *[no] Laatste beurt van { $who }
  }
chronicle-colour = { $god ->
    [merfolk] { $you ->
        [yes] Je neemt de blauwe profeten.
       *[no] { $who } neemt de blauwe profeten.
      }
    [humans] { $you ->
        [yes] Je neemt de gele profeten.
       *[no] { $who } neemt de gele profeten.
      }
    [elves] { $you ->
        [yes] Je neemt de groene profeten.
       *[no] { $who } neemt de groene profeten.
      }
   *[dwarves] { $you ->
        [yes] Je neemt de grijze profeten.
       *[no] { $who } neemt de grijze profeten.
      }
  }
chronicle-dealt = Elke speler krijgt in het geheim een god.
chronicle-your-card = Je bent { $god ->
    [merfolk] de godin van het Meervolk
    [humans] de god van de Mensen
    [elves] de godin van de Elfen
   *[dwarves] de god van de Dwergen
  }. Niemand anders weet het.
chronicle-claims = { $god ->
    [merfolk] { $you ->
        [yes] Je bent de godin van het Meervolk.
       *[no] { $who } is de godin van het Meervolk.
      }
    [humans] { $you ->
        [yes] Je bent de god van de Mensen.
       *[no] { $who } is de god van de Mensen.
      }
    [elves] { $you ->
        [yes] Je bent de godin van de Elfen.
       *[no] { $who } is de godin van de Elfen.
      }
   *[dwarves] { $you ->
        [yes] Je bent de god van de Dwergen.
       *[no] { $who } is de god van de Dwergen.
      }
  }
chronicle-draws = { $count ->
    [1] { $you ->
        [yes] Je trekt één tegel.
       *[no] { $who } trekt één tegel.
      }
   *[other] { $you ->
        [yes] Je trekt twee tegels.
       *[no] { $who } trekt twee tegels.
      }
  }
chronicle-discards = { $you ->
    [yes] Je legt een tegel af op plek { $slot }.
   *[no] { $who } legt een tegel af op plek { $slot }.
  }
chronicle-flips = { $own ->
    [yes] { $you ->
        [yes] Je keert een tegel in je eigen strook om.
       *[no] { $who } keert een tegel in de eigen strook om.
      }
   *[no] { $you ->
        [yes] Je keert een tegel in de strook van { $victim } om.
       *[no] { $theirs ->
            [yes] { $who } keert een tegel in jouw strook om.
           *[no] { $who } keert een tegel in de strook van { $victim } om.
          }
      }
  }
chronicle-takes = { $own ->
    [yes] { $you ->
        [yes] Je pakt een tegel uit je eigen strook.
       *[no] { $who } pakt een tegel uit de eigen strook.
      }
   *[no] { $you ->
        [yes] Je pakt een tegel uit de strook van { $victim }.
       *[no] { $theirs ->
            [yes] { $who } pakt een tegel uit jouw strook.
           *[no] { $who } pakt een tegel uit de strook van { $victim }.
          }
      }
  }
chronicle-puts-back = { $own ->
    [yes] { $you ->
        [yes] Je legt de tegel terug in je eigen strook.
       *[no] { $who } legt de tegel terug in de eigen strook.
      }
   *[no] { $you ->
        [yes] Je legt de tegel terug in de strook van { $victim }.
       *[no] { $theirs ->
            [yes] { $who } legt de tegel terug in jouw strook.
           *[no] { $who } legt de tegel terug in de strook van { $victim }.
          }
      }
  }
chronicle-puts-in-bag = { $you ->
    [yes] Nergens is plek voor je tegel: hij gaat in de zak.
   *[no] Nergens is plek voor de tegel van { $who }: hij gaat in de zak.
  }
chronicle-places = { $you ->
    [yes] Je legt op kolom { $column }, rij { $row }.
   *[no] { $who } legt op kolom { $column }, rij { $row }.
  }
chronicle-prophet = { $you ->
    [yes] { $terrain ->
        [ocean] Je stuurt een profeet de oceaan in.
        [plain] Je stuurt een profeet de vlakte op.
        [forest] Je stuurt een profeet het woud in.
       *[mountain] Je stuurt een profeet de bergen in.
      }
   *[no] { $terrain ->
        [ocean] { $who } stuurt een profeet de oceaan in.
        [plain] { $who } stuurt een profeet de vlakte op.
        [forest] { $who } stuurt een profeet het woud in.
       *[mountain] { $who } stuurt een profeet de bergen in.
      }
  }
chronicle-migrates = De profeet komt van kolom { $column }, rij { $row }.
chronicle-builds = { $you ->
    [yes] Je bouwt een Legendarische Stad op kolom { $column }, rij { $row }.
   *[no] { $who } bouwt een Legendarische Stad op kolom { $column }, rij { $row }.
  }
chronicle-destroys = { $you ->
    [yes] Je verwoest de stad van { $victim } op kolom { $column }, rij { $row }.
   *[no] { $theirs ->
        [yes] { $who } verwoest jouw stad op kolom { $column }, rij { $row }.
       *[no] { $who } verwoest de stad van { $victim } op kolom { $column }, rij { $row }.
      }
  }
chronicle-prophet-lost = { $theirs ->
    [yes] Jouw profeet gaat mee verloren.
   *[no] De profeet van { $victim } gaat mee verloren.
  }
chronicle-credit = { $god ->
    [merfolk] De 5 punten zijn voor het Meervolk.
    [humans] De 5 punten zijn voor de Mensen.
    [elves] De 5 punten zijn voor de Elfen.
   *[dwarves] De 5 punten zijn voor de Dwergen.
  }
chronicle-passes = { $you ->
    [yes] Je past.
   *[no] { $who } past.
  }
chronicle-ends-turn = { $you ->
    [yes] Je beëindigt je beurt.
   *[no] { $who } beëindigt de beurt.
  }
chronicle-time-up = { $you ->
    [yes] Je tijd is om.
   *[no] De tijd van { $who } is om.
  }
chronicle-swept = { $tiles ->
    [one] Eén tegel gaat naar de strook.
   *[other] { $tiles } tegels gaan naar de strook.
  }
chronicle-swept-bag = { $tiles ->
    [one] Eén tegel vindt geen plek en gaat in de zak.
   *[other] { $tiles } tegels vinden geen plek en gaan in de zak.
  }
chronicle-swept-back = { $theirs ->
    [yes] De gepakte tegel vindt geen plek en gaat terug naar jouw strook.
   *[no] De gepakte tegel vindt geen plek en gaat terug naar de strook van { $victim }.
  }
chronicle-world-full = De Wereld is vol.
chronicle-bag-empty = { $you ->
    [yes] Je hebt de laatste tegel getrokken: de zak is leeg.
   *[no] { $who } heeft de laatste tegel getrokken: de zak is leeg.
  }
chronicle-closing = Nog { $seconds } seconden voor iedereen samen.
chronicle-last-turns = Iedereen heeft nog één beurt.
chronicle-all-passed = Iedereen heeft gepast.
chronicle-time-over = De tijd is om.
chronicle-challenges = { $you ->
    [yes] { $theirs ->
        [yes] Je betwist je eigen tegel op kolom { $column }, rij { $row }: hij is fout.
       *[no] Je betwist de tegel van { $victim } op kolom { $column }, rij { $row }: hij is fout.
      }
   *[no] { $theirs ->
        [yes] { $who } betwist jouw tegel op kolom { $column }, rij { $row }: hij is fout.
       *[no] { $who } betwist de tegel van { $victim } op kolom { $column }, rij { $row }: hij is fout.
      }
  }
chronicle-challenges-nobodys = { $you ->
    [yes] Je betwist de tegel op kolom { $column }, rij { $row }: hij is fout.
   *[no] { $who } betwist de tegel op kolom { $column }, rij { $row }: hij is fout.
  }
chronicle-back-to-hand = { $theirs ->
    [yes] Hij gaat terug naar jouw hand.
   *[no] Hij gaat terug naar de hand van { $victim }.
  }
chronicle-back-to-strip = { $theirs ->
    [yes] Hij gaat naar jouw strook.
   *[no] Hij gaat naar de strook van { $victim }.
  }
chronicle-back-to-bag = Hij gaat in de zak.
chronicle-cascade = { $tiles ->
    [one] Nog één tegel verliest zijn houvast en gaat in de zak.
   *[other] Nog { $tiles } tegels verliezen hun houvast en gaan in de zak.
  }
chronicle-city-off = De stad op kolom { $column }, rij { $row } wordt weggenomen; hij kan weer gebouwd worden.
chronicle-prophet-home = { $theirs ->
    [yes] { $prophets ->
        [one] Eén van jouw profeten gaat terug naar de voorraad.
       *[other] { $prophets } van jouw profeten gaan terug naar de voorraad.
      }
   *[no] { $prophets ->
        [one] Eén profeet van { $victim } gaat terug naar de voorraad.
       *[other] { $prophets } profeten van { $victim } gaan terug naar de voorraad.
      }
  }
chronicle-penalty = { $theirs ->
    [yes] Je verliest een profeet voorgoed.
   *[no] { $victim } verliest een profeet voorgoed.
  }
chronicle-owes = { $theirs ->
    [yes] Je bent een profeet schuldig tot je een god kiest.
   *[no] { $victim } is een profeet schuldig tot er een god gekozen is.
  }
chronicle-must-forfeit = { $theirs ->
    [yes] Je moet een profeet kiezen om te verliezen.
   *[no] { $victim } moet een profeet kiezen om te verliezen.
  }
chronicle-forfeits = { $you ->
    [yes] Je geeft de profeet op kolom { $column }, rij { $row } op.
   *[no] { $who } geeft de profeet op kolom { $column }, rij { $row } op.
  }
chronicle-forfeit-void = { $theirs ->
    [yes] Je hebt geen profeet meer te verliezen: de straf vervalt.
   *[no] { $victim } heeft geen profeet meer te verliezen: de straf vervalt.
  }
chronicle-reveals = { $god ->
    [merfolk] { $you ->
        [yes] Je was de godin van het Meervolk.
       *[no] { $who } was de godin van het Meervolk.
      }
    [humans] { $you ->
        [yes] Je was de god van de Mensen.
       *[no] { $who } was de god van de Mensen.
      }
    [elves] { $you ->
        [yes] Je was de godin van de Elfen.
       *[no] { $who } was de godin van de Elfen.
      }
   *[dwarves] { $you ->
        [yes] Je was de god van de Dwergen.
       *[no] { $who } was de god van de Dwergen.
      }
  }
chronicle-scoring = De Wereld wordt geteld
chronicle-scored = { $god ->
    [merfolk] Het Meervolk haalt { $points }: steden { $cities }, profeten { $prophets }, grootste koninkrijk { $largest }, aantal koninkrijken { $most }.
    [humans] De Mensen halen { $points }: steden { $cities }, profeten { $prophets }, grootste koninkrijk { $largest }, aantal koninkrijken { $most }.
    [elves] De Elfen halen { $points }: steden { $cities }, profeten { $prophets }, grootste koninkrijk { $largest }, aantal koninkrijken { $most }.
   *[dwarves] De Dwergen halen { $points }: steden { $cities }, profeten { $prophets }, grootste koninkrijk { $largest }, aantal koninkrijken { $most }.
  }
chronicle-scored-hidden = { $you ->
    [yes] Je haalt { $points }: steden { $cities }, profeten { $prophets }, grootste koninkrijk { $largest }, aantal koninkrijken { $most }.
   *[no] { $who } haalt { $points }: steden { $cities }, profeten { $prophets }, grootste koninkrijk { $largest }, aantal koninkrijken { $most }.
  }
chronicle-wins = { $you ->
    [yes] Je wint.
   *[no] { $who } wint.
  }
chronicle-share = { $names } delen de overwinning.
chronicle-game-ended = De partij is afgelopen.

## Refusals of the rules

refusal-waiting = De partij is nog niet begonnen. Zeg eerst dat je klaar bent.
refusal-over = De partij is afgelopen.
refusal-not-your-turn = Het is niet jouw beurt. Tot dan mag je alleen tegels in je eigen strook omkeren.
refusal-hand-empty = In die hand is geen tegel. Gebruik de andere, trek of pak er een.
refusal-hand-full = Er is geen hand vrij. Leg eerst een tegel, of leg er een af.
refusal-hands-not-empty = Je trekt alleen met twee lege handen. Leg eerst wat je hebt, of leg het af.
refusal-bag-empty = De zak is leeg. Pak een afgelegde tegel.
refusal-area-full = Je aflegstrook is vol. Pak er een tegel uit voor je trekt of aflegt.
refusal-slot-empty = Op die plek ligt geen tegel. Kies een andere.
refusal-slot-taken = Die plek is niet vrij. Kies een vrije.
refusal-slot-changed = De tegel op die plek is niet meer die je zag. Kijk nog eens.
refusal-off-world = Dat vak ligt buiten de Wereld. Kies er een binnen het kader.
refusal-cell-taken = Dat vak is bezet. Kies een vrij vak; er is niets verloren.
refusal-few-lines = Er moeten minstens twee zijlijnen geraakt worden: kader of tegels, geen steden.
refusal-mismatch = Hij past niet bij de tegels ernaast. Draai hem, keer hem om of kies een ander vak.
refusal-no-god = Daarvoor heb je een god nodig. Kies er eerst een.
refusal-god-taken = Die is al gekozen. Kies een andere.
refusal-god-limit = Je hebt alle goden die je mag hebben, en een keuze is voorgoed.
refusal-no-prophet = Daarvoor heb je geen profeet. Leg zonder profeet.
refusal-use-reserve = Je voorraad is niet leeg. Neem de profeet daaruit.
refusal-bad-source = Daar kan geen profeet van jou weg. Kies er een op een tegel, niet in een stad.
refusal-own-city = Die stad is van jou. Alleen die van anderen kunnen vallen.
refusal-no-city = In dat vak is geen stad. Leg de tegel gewoon, of kies een stad.
refusal-no-token = Alle steden zijn gebouwd of verwoest. Er is er geen meer.
refusal-taken-tile = Leg eerst de tegel die je pakte: in de Wereld of in je eigen strook.
refusal-still-usable = Hij kan niet terug: alleen een gepakte tegel die nergens past gaat terug, en alleen als je strook vol is.
refusal-not-wrong = Daar ligt geen foute tegel. Er verandert niets.
refusal-forfeit-first = Kies eerst een profeet om te verliezen.
refusal-bad-action = { $why ->
    [G2-8] De partij is al begonnen.
    [G2-9] Je bent al klaar. Het begint als iedereen klaar is.
    [G3-2] Er zijn geen beurten in deze partij: iedereen handelt tegelijk.
    [G7-16] Je hebt twee goden. Zeg van wie de profeet is.
    [G7-17] Een profeet kan alleen de tegel volgen die je net hebt gelegd, voor je iets anders doet.
    [G10-7] Je hebt in deze beurt al gehandeld: beëindig hem in plaats van te passen.
    [G11-4] De goden zijn hier verborgen: ze worden gedeeld, niet gekozen.
    [G11-8] Kleuren worden alleen bij verborgen goden gekozen, en voor de partij begint.
    [G13-9] Je hebt al gepast. Elke handeling van iemand wist alle passen uit.
    [G16-1] In deze partij kan geen tegel verkeerd worden gelegd, dus valt er niets te betwisten.
    [G16-8] Je bent geen profeet schuldig.
   *[other] Dat kan nu niet, of niet in deze partij.
  }

## In the terminal

ask-waiting = Ben je klaar?
ask-play = Wat doe je?
ask-forfeit = Welke profeet verlies je?
ask-where = Waar?
ask-how = Hoe moet hij liggen?
ask-discard = Welke tegel, en welke kant boven?
ask-slot = Welke tegel?
do-ready = Zeg dat je klaar bent
do-choose-colour = { $god ->
    [merfolk] Neem de blauwe profeten
    [humans] Neem de gele profeten
    [elves] Neem de groene profeten
   *[dwarves] Neem de grijze profeten
  }
do-choose-god = Kies een god
do-draw = { $count ->
    [1] Trek één tegel
   *[other] Trek twee tegels
  }
do-discard = Leg een tegel af
do-discard-as = hand { $hand }, met { $face } boven
do-flip = Keer een afgelegde tegel om
do-take = Pak een afgelegde tegel
do-slot = { $you ->
    [yes] plek { $slot } van jouw strook
   *[no] plek { $slot } van de strook van { $who }
  }
do-put-back = Leg de tegel van hand { $hand } terug
do-place = Leg hand { $hand }
do-place-prophet = Zet een profeet op je laatste tegel
do-build = Bouw een stad
do-destroy = Verwoest een stad met hand { $hand }
do-pass = Pas
do-end-turn = Beëindig de beurt
do-challenge = Betwist de tegel op kolom { $column }, rij { $row }
do-forfeit = Geef de profeet op kolom { $column }, rij { $row } op
do-at = op kolom { $column }, rij { $row }
do-as = als { $face }
do-without-prophet = zonder profeet
do-with-prophet = { $terrain ->
    [ocean] met een profeet in de oceaan
    [plain] met een profeet op de vlakte
    [forest] met een profeet in het woud
   *[mountain] met een profeet in het gebergte
  }
do-from = van kolom { $column }, rij { $row }
do-of-god = { $god ->
    [merfolk] van het Meervolk
    [humans] van de Mensen
    [elves] van de Elfen
   *[dwarves] van de Dwergen
  }
do-credit = { $god ->
    [merfolk] 5 punten voor het Meervolk
    [humans] 5 punten voor de Mensen
    [elves] 5 punten voor de Elfen
   *[dwarves] 5 punten voor de Dwergen
  }
corner-nw = noordwest
corner-ne = noordoost
corner-se = zuidoost
corner-sw = zuidwest
note-up-to = tot { $points }
status-bag = zak: { $tiles }
status-hand = Hand { $hand }
status-hand-empty = leeg
status-cities = steden: { $tokens } van { $all }
status-hand-cells = { $cells ->
    [0] past nergens
    [one] één vak
   *[other] { $cells } vakken
  }
terminal-world-legend = De letters zijn de hoeken, O oceaan, P vlakte, F woud, M gebergte: OP/FM heeft O en P in het noorden, F en M in het zuiden. Een streep verbindt hoeken door het midden. Een punt is een open vak; daaronder staan de handen die passen.
terminal-race = Iedereen handelt tegelijk: terwijl je typt gaan de anderen door, en Enter kijkt opnieuw. Met --option tempo=timed_turns heeft ieder { $seconds } seconden voor zich alleen.
terminal-turns = In je beurt heb je { $seconds } seconden; de klok loopt terwijl je typt.
terminal-undo-seen = iedereen heeft het gezien, en kon erop antwoorden
terminal-no-cell = ‘{ $name }’ is geen vak; noem een kolom en een rij, zoals: b 3 2
# In the place of the same messages of other games, whose examples are lands and dice.
terminal-tiles-sealed = De zak is verzegeld: { $seal }…  ? voor hulp.
terminal-tiles-record = Het verslag staat in { $file }, met het startgetal van de zak onthuld.
terminal-tiles-help-choose = kies het; woorden mogen worden afgekort: trek twee
    .keys = een nummer of woorden
terminal-tiles-help-board = de Wereld; één vak ervan
    .keys = b, b KOLOM RIJ
terminal-tiles-help-hand = ieders handen en afgelegde tegels; die van één speler
    .keys = h, h NAAM
terminal-tiles-help-undo = hier wordt niets ongedaan gemaakt: iedereen ziet alles meteen
    .keys = u
terminal-tiles-help-why = waarom kan ik dat niet? zoals w 3 2, w stad 3 2, w trek, w pas
    .keys = w WERKWOORD KOLOM RIJ
terminal-tiles-help-rule = een regel, zoals r 7.2 of r stad
    .keys = r NUMMER, r WOORDEN
terminal-tiles-why-what = Zeg wat je zou willen doen, zoals: w 3 2, w stad 3 2, w trek
terminal-tiles-why-unknown = ‘{ $text }’ betekent hier niets; probeer zoals: w 3 2, w verwoest 3 2, w stad 3 2, w pak 4, w pas
terminal-tiles-no-rule = Er is geen regel ‘{ $words }’; probeer een nummer, zoals r 7.2, of woorden, zoals r stad.
# What can be typed after w, with spaces between words that mean the same.
terminal-verb-place = leg plaats
terminal-verb-destroy = verwoest verwoesten ramp
terminal-verb-build = bouw bouwen stad
terminal-verb-prophet = profeet stuur
terminal-verb-challenge = betwist betwisten
terminal-verb-forfeit = geef verlies
terminal-verb-pass = pas passen
terminal-verb-ready = klaar
terminal-verb-draw = trek trekken
terminal-verb-discard = afleggen weg
terminal-verb-put-back = terug
terminal-verb-take = pak pakken neem
terminal-verb-flip = keer omkeren

## The almanac: tiles, gods, modules

almanac-tab = Tegels en goden
primer-enough-here = Twee pagina’s. Hiermee kun je spelen; de lessen laten de rest zien.
almanac-tiles = Tegels
almanac-tiles-note = 92 tegels met elk twee kanten. Een hoek is oceaan, vlakte, woud of gebergte, en geen kant toont ze alle vier.
almanac-tile = Tegel { $number }
almanac-front = Voorkant
almanac-back = Achterkant
almanac-tiles-count = { $count ->
    [one] één tegel
   *[other] { $count } tegels
  }
almanac-one-terrain = Eén terrein
almanac-two-terrains = Twee terreinen
almanac-three-terrains = Drie terreinen
almanac-saddle = Zadel: gelijke hoeken liggen schuin tegenover elkaar, en maar één van de twee terreinen loopt door het midden.
almanac-gods = Goden
almanac-gods-note = Ieder heeft een terrein en een kleur. Het terrein beslist over twee bonussen; de profeten mogen overal.
almanac-god-terrain = Terrein
almanac-god-colour = Profeten
almanac-god-merfolk = Zij telt de oceanen: de grootste, en hoeveel het er zijn.
almanac-god-humans = Hij telt de vlakten: de grootste, en hoeveel het er zijn.
almanac-god-elves = Zij telt de wouden: het grootste, en hoeveel het er zijn.
almanac-god-dwarves = Hij telt de gebergten: het grootste, en hoeveel het er zijn.
almanac-cities = Legendarische Steden
almanac-cities-note = Acht fiches. Elke stad die blijft is 5 punten waard voor wie hem bouwde, elke verwoeste 5 voor wie hem verwoestte.
almanac-modules = Modules voor de partij
almanac-modules-note = Hoe snel, hoe open, met hoevelen: kies van elk één voor de race.
almanac-module-simultaneous = Iedereen tegelijk
almanac-module-simultaneous-text = Geen beurten. Iedereen trekt, legt en legt af wanneer hij wil; het vak is van wie het eerst komt.
almanac-module-timed = Beurten op tijd
almanac-module-timed-text = Beurten van 30 seconden, de ene speler na de andere. Tegels die dan nog in de hand zijn, gaan naar de strook.
almanac-module-visible = Zichtbare goden
almanac-module-visible-text = Kies een god wanneer je wilt. Wie wacht weet meer, maar heeft nog geen profeten.
almanac-module-hidden = Verborgen goden
almanac-module-hidden-text = Iedereen heeft vanaf het begin een kleur, en een god die niemand anders kent tot het einde.
almanac-module-two-four = Twee spelers, vier goden
almanac-module-two-four-text = Ieder heeft twee goden, die apart tellen. Wie de laagste van de vier scores heeft, verliest.
almanac-module-two-two = Twee spelers, twee goden
almanac-module-two-two-text = Ieder heeft één god met 13 profeten. De andere twee goden doen niet mee.
almanac-module-strict = Alleen goede tegels
almanac-module-strict-text = Een tegel die niet past, kan niet gelegd worden.
almanac-module-table = Zoals aan tafel
almanac-module-table-text = Een foute tegel blijft liggen tot iemand hem betwist, en kan een profeet kosten.
figure-reserves = Profeten en aflegplekken
figure-players = spelers
figure-gods = goden per speler
figure-prophets = profeten in een voorraad
figure-slots = plekken in een strook
figure-places = Punten per plaats
figure-tie = gedeelde plaatsen
figure-turning = Een kwartslag brengt elke hoek één plaats verder met de klok mee

## The primer: the game in pictures

primer-aim = Het doel
primer-aim-text = Iedereen legt dezelfde Wereld, tegelijk. Als hij vol is, of de zak leeg, tellen de goden *steden, profeten en koninkrijken*. De hoogste score wint.
primer-race = Wat je doet, in elke volgorde
primer-draw = Trekken
primer-draw-text = Twee tegels, één voor elke hand. Beide handen moeten leeg zijn.
primer-place = Leggen
primer-place-text = Met welke kant ook boven, gedraaid zoals je wilt. Hij moet *twee zijlijnen* raken, kader of tegel, en aansluiten in elke gedeelde hoek.
primer-discard = Afleggen
primer-discard-text = Wat niet past gaat naar je strook. Iedereen mag het daaruit pakken. Met een volle strook trek je niet.
primer-prophet = Een profeet sturen
primer-prophet-text = Kies een god wanneer je wilt. Daarna kan elke tegel die je legt een profeet meebrengen, op elk van zijn terreinen.
primer-city = Een stad bouwen
primer-city-text = In een vrij vak met twee zijlijnen, met een profeet erin: 5 punten, als hij blijft.
primer-cataclysm = Een stad verwoesten
primer-cataclysm-text = Met een tegel die rondom past. De stad is 5 punten waard voor jou, en zijn profeet is verloren.
primer-comfort = *Een verloren race kost niets.* Is iemand eerder, dan is je tegel terug in je hand.
primer-points = Wat punten brengt
primer-points-text = Een *koninkrijk* is één terrein, aaneengesloten over minstens twee tegels.
primer-cities = Steden
primer-cities-text = 5 voor elke stad van jou die blijft, 5 voor elke die je verwoestte.
primer-prophets = Profeten
primer-prophets-text = De meeste profeten in een koninkrijk: een punt voor elke tegel ervan zonder profeet. Bij gelijkspel krijgt ieder de volle punten.
primer-largest = Grootste
primer-largest-text = Het terrein met het grootste koninkrijk: 15, dan 10, 5 en 0.
primer-most = Meeste
primer-most-text = Het terrein met de meeste koninkrijken: 15, dan 10, 5 en 0.

## Learn

learn-turn = Een race in vijf grepen
learn-turn-1 = Trekken
learn-turn-1-note = Twee tegels uit de zak, één voor elke hand.
learn-turn-2 = Leggen
learn-turn-2-note = Waar twee zijlijnen zijn en elke hoek aansluit. Draai hem, keer hem om.
learn-turn-3 = Afleggen, pakken, omkeren
learn-turn-3-note = Wat niet past gaat naar je strook. Wat anderen aflegden, past misschien.
learn-turn-4 = Een god kiezen, profeten sturen
learn-turn-4-note = Profeten leiden koninkrijken. Wie er de meeste heeft, krijgt de punten.
learn-turn-5 = Bouwen en verwoesten
learn-turn-5-note = Een stad is 5 punten waard voor wie hem aan het eind heeft, of voor wie hem verwoest.
aim-race = Iedereen legt tegels in dezelfde Wereld, allemaal tegelijk. Een tegel moet twee zijlijnen raken en passen bij de tegels ernaast. Wat niet past gaat naar je strook, en iedereen mag het daaruit pakken.
aim-gods = Kies een god wanneer je wilt: zijn terrein levert aan het eind twee keer tot 15 punten op, voor het grootste koninkrijk en voor de meeste koninkrijken. Met een god mag je profeten sturen en steden bouwen.
aim-end = Als de Wereld vol is of de zak leeg, zijn er nog { $seconds } seconden. { $gods ->
    [2] Dan wordt alles geteld. Ieder van jullie mag twee goden hebben, elk met een eigen score, en wie de laagste van de vier heeft, verliest.
   *[other] Dan wordt alles geteld, en de hoogste score wint.
  }
aim-turns = Iedereen legt tegels in dezelfde Wereld, om de beurt, met { $seconds } seconden per beurt. Een tegel moet twee zijlijnen raken en passen bij de tegels ernaast. Wat niet past gaat naar je strook, en iedereen mag het daaruit pakken.
aim-hidden = Kies een kleur; daarna krijgt ieder in het geheim een god. Zijn terrein levert aan het eind twee keer tot 15 punten op, voor het grootste koninkrijk en voor de meeste koninkrijken. Tot dan laat niemand zien welke het is.
aim-end-turns = Als de Wereld vol is of de zak leeg, heeft ieder nog één beurt. { $gods ->
    [2] Dan wordt alles geteld. Ieder van jullie mag twee goden hebben, elk met een eigen score, en wie de laagste van de vier heeft, verliest.
   *[other] Dan wordt alles geteld, en de hoogste score wint.
  }

## Lessons

lesson-placing = Tegels leggen
lesson-placing-pitch = { $minutes } minuten: trekken, draaien, omkeren en leggen.
lesson-placing-aim = Eén Wereld voor iedereen
lesson-placing-aim-text = Iedereen legt tegels in dit kader, tegelijk. In een les jaagt niemand je op. Een tegel heeft twee kanten en vier hoeken; elke hoek is oceaan, vlakte, woud of gebergte.
lesson-placing-corner = Begin in een hoek
lesson-placing-corner-text = Een tegel moet minstens twee zijlijnen raken: het kader, of tegels die er al liggen. In een lege Wereld bieden alleen de vier hoeken er twee. De anderen zijn al in drie ervan begonnen.
lesson-placing-turn = Draai hem
lesson-placing-turn-text = Naast een tegel moeten beide einden van de gedeelde zijde hetzelfde terrein tonen. De verlichte vakken zeggen hoe deze tegel zou passen: draai hem één keer en leg hem.
lesson-placing-draw = Trek er twee
lesson-placing-draw-text = Beide handen zijn leeg, dus je mag trekken. Met een volle strook kon dat niet.
lesson-placing-flip = Keer hem om
lesson-placing-flip-text = Deze kant past nergens, de andere wel. Keer de tegel om en leg hem.
lesson-placing-discard = Leg af wat niet past
lesson-placing-discard-text = Geen van beide kanten past nu. Leg de tegel in je strook, met de kant boven waar anderen het minst aan hebben.
lesson-placing-take = Pak een afgelegde tegel
lesson-placing-take-text = Wat anderen aflegden, mag iedereen pakken. Deze past. Eenmaal gepakt moet hij meteen gelegd worden: in de Wereld, of in je eigen strook.
lesson-placing-lay = Leg hem
lesson-placing-lay-text = Hier sluit hij het gat tussen twee tegels. Tegenoverliggende zijden zijn even goed als zijden die elkaar raken.
lesson-placing-done = Je weet hoe een Wereld groeit.
lesson-placing-done-text = Later in een race passen de meeste tegels nergens. Dan beslissen omkeren, pakken en afleggen, en wie naar de stroken kijkt, ligt voor.
lesson-prophets = Goden en profeten
lesson-prophets-pitch = { $minutes } minuten: kies een god, en leid koninkrijken.
lesson-prophets-kingdom = Wat een koninkrijk is
lesson-prophets-kingdom-text = Eén terrein dat over minstens twee tegels aaneengesloten is, is een koninkrijk. De getallen in de Wereld zeggen hoeveel tegels elk heeft.
lesson-prophets-god = Kies een god
lesson-prophets-god-text = Aan het eind worden de goden gerangschikt naar het grootste koninkrijk van hun terrein en naar het aantal koninkrijken: 15, 10, 5 en 0 punten, elke keer. Het woud is hier groot: kies de Elfen. In deze les heb je maar twee profeten.
lesson-prophets-send = Stuur een profeet
lesson-prophets-send-text = Een profeet komt mee met een tegel, op elk van zijn terreinen, wat je god ook is. Leg deze tegel met een profeet op de vlakte: daar is verder niemand, en elke tegel zonder profeet telt één punt.
lesson-prophets-tie = Ook gelijkspel levert op
lesson-prophets-tie-text = In deze oceaan is al een andere profeet. Met een profeet van jou staan jullie gelijk, en beiden krijgen de volle punten.
lesson-prophets-draw = Trek er twee
lesson-prophets-draw-text = Een profeet komt alleen met een tegel. Beide handen zijn leeg: trek.
lesson-prophets-empty = Maak het niet vol
lesson-prophets-empty-text = Een tegel met een profeet erop levert niets op in dat koninkrijk. Waar je al leidt, leg je zonder profeet: nu { $points } punten.
lesson-prophets-migrate = Laat er een trekken
lesson-prophets-migrate-text = Je voorraad is leeg. Een profeet van jou mag zijn tegel verlaten en naar de nieuwe komen. Niemand leidt deze bergen: neem de profeet van de vlakte, die minder oplevert.
lesson-prophets-done = Je weet waar profeten voor zijn.
lesson-prophets-done-text = Weinig profeten in grote koninkrijken is het best. De twee bonussen gaan alleen naar terrein, wie het ook legde.
lesson-cities = Legendarische Steden
lesson-cities-pitch = { $minutes } minuten: waar je bouwt, en waar het blijft.
lesson-cities-token = Acht steden voor iedereen
lesson-cities-token-text = Een stad wil een vrij vak met twee zijlijnen en een profeet die er woont. Terrein doet er niet toe, en een tegel is niet nodig. Aan het eind is hij 5 punten waard.
lesson-cities-risky = Een vak in gevaar
lesson-cities-risky-text = Bouw eerst hier. De tegels rond dit vak laten drie hoeken gelijk, en veel tegels hebben die: zie de waarschuwing.
lesson-cities-lines = Een stad is geen zijlijn
lesson-cities-lines-text = Een stad is rond: ernaast vindt niets houvast. Hij geeft de vakken eromheen geen zijlijn, en een tegel daar heeft twee andere nodig.
lesson-cities-safe = Een vak voor altijd
lesson-cities-safe-text = Hier tonen de vier hoeken vier terreinen. Geen tegel heeft er vier, dus hier past alleen een stad. Bouw hem.
lesson-cities-torn = Waar tegels botsen
lesson-cities-torn-text = Deze twee tegels komen in een hoek samen met oceaan en vlakte. Geen tegel past bij beide: ook hier is een stad veilig.
lesson-cities-done = Je steden zullen blijven.
lesson-cities-done-text = Elk kost een profeet, dus bouw er weinig en bouw ze goed. Een gat waarin geen tegel past is de beste plaats.
lesson-cataclysms = Cataclysmen
lesson-cataclysms-pitch = { $minutes } minuten: haal een stad neer, en zie wat volgt.
lesson-cataclysms-city = Een stad binnen bereik
lesson-cataclysms-city-text = De stad van een andere speler ligt waar één van jouw tegels rondom zou passen. Voordat hij valt, toont de pagina wat verloren zou gaan en wat zou groeien.
lesson-cataclysms-destroy = Laat het los
lesson-cataclysms-destroy-text = Draai de tegel tot hij past bij elke tegel naast de stad en leg hem dan; zijlijnen worden niet opnieuw geteld. De stad komt naar jou en is 5 punten waard, en de profeet erin verlaat de partij voorgoed. Je mag er één van jou meesturen met de tegel.
lesson-cataclysms-grown = Wat er gegroeid is
lesson-cataclysms-grown-text = De tegel is voortaan een gewone. Hij heeft twee wouden verbonden tot één van { $tiles }, en jouw profeet leidt het.
lesson-cataclysms-own = Je eigen steden zijn veilig voor jou
lesson-cataclysms-own-text = Je eigen stad kun je niet verwoesten, hoe goed de tegel ook past. Leg hem elders.
lesson-cataclysms-done = Je hebt een legende gemaakt.
lesson-cataclysms-done-text = Zoek in de laatste seconden van een race eerst naar steden: een tegel die nergens anders past, past misschien daar.

## What lessons say in numbers

reason-lines = Hij raakt { $lines ->
    [2] twee zijlijnen
    [3] drie zijlijnen
   *[4] vier zijlijnen
  }.
reason-kingdom = { $terrain ->
    [ocean] De oceaan daar heeft dan { $tiles } tegels.
    [plain] De vlakte daar heeft dan { $tiles } tegels.
    [forest] Het woud daar heeft dan { $tiles } tegels.
   *[mountain] Het gebergte daar heeft dan { $tiles } tegels.
  }
reason-points = Het is nu { $points } waard voor jou.
reason-only = Hij past nergens anders.

## A game in its best moments

moment-start = Niemand wacht op iemand: iedereen trekt, draait en legt tegelijk tegels. Waar tegels elkaar raken, moeten de terreinen passen.
moment-god = { $name } kiest een god en mag nu pas profeten sturen: elk levert punten op in het koninkrijk waar hij staat.
moment-city = { $name } bouwt een Legendarische Stad: 5 punten, zolang ze er staat.
moment-fall = Een tegel op een stad: weg is ze, en { $name } krijgt er 5 punten voor.
moment-last = De Wereld raakt vol. Wie niets meer kan doen past; als iedereen gepast heeft, worden de punten geteld.

## Keys, menu and what else the frame leaves to its game

tab-board = Wereld
tab-score = Punten
tab-discards = Afgelegd
tab-screen = Wat er verandert
skip-board = Naar de Wereld
menu-find = Een regel of tegel zoeken
find-label = Een regel of tegel, met een woord of nummer
find-tile = tegel
keys-tab = beslissing, Wereld, handen, stroken, score, kroniek, bovenbalk
keys-next = vorig en volgend vak waar de tegel past
keys-arrows = vak ernaast in die richting
keys-enter = de tegel leggen
keys-space = passend maken, langs de kortste weg
keys-find = een regel of tegel zoeken
keys-zoom = in- en uitzoomen, de Wereld tonen
keys-numbers = hand 1 of 2 oppakken; een plek kiezen
keys-letter-r = draaien; met Shift terug
keys-letter-f = omkeren
keys-letter-p = leggen met een profeet
keys-letter-n = zonder profeet
keys-letter-d = afleggen
keys-letter-t = pakken of omkeren in een strook
keys-letter-b = twee trekken; met Shift één
keys-letter-c = een stad bouwen
keys-letter-q = een tegel betwisten
keys-letter-x = passen
keys-letter-e = de beurt beëindigen
keys-letter-g = een god kiezen waar dat kan; anders score
keys-letter-k = grootte van koninkrijken
keys-letter-v = de Wereld als lijst
chart-title = Punten per god
chart-parts-title = Punten per stap
chart-parts = per stap
chart-cities = Steden
chart-prophets = Profeten
chart-largest = Grootste koninkrijk
chart-most = Aantal koninkrijken
scoring-part = { $name }, { $word }: { $points ->
    [one] één punt.
   *[other] { $points } punten.
  }
scoring-parts = { $names }: { $points ->
    [one] één punt.
   *[other] { $points } punten.
  }
waiting-nobody = De race gaat vanzelf door.
luck-text = vakken waar de getrokken tegels pasten, boven of onder het gemiddelde
luck-none-title = Geen dobbelstenen
luck-none = Alleen de zak wist wat er kwam, en die was voor iedereen dezelfde.
verify-text = { $rolls ->
    [0] Startgetal { $seed } ligt open. De volgorde van de zak kwam eruit.
    [one] Startgetal { $seed } ligt open. Eén loting kwam eruit.
   *[other] Startgetal { $seed } ligt open. { $rolls } lotingen kwamen eruit.
  }
verify-good = { $rolls ->
    [0] Startgetal { $seed } past bij het zegel dat voor de eerste tegel bekend was.
    [one] Startgetal { $seed } past bij het zegel dat voor de eerste tegel bekend was, en de ene loting ook.
   *[other] Startgetal { $seed } past bij het zegel dat voor de eerste tegel bekend was, en alle { $rolls } lotingen volgen eruit.
  }
verify-differs = Startgetal { $seed } past bij het zegel, maar niet elke tegel volgt eruit.
verify-check = De zak nagaan
verify-check-seal = Zegel nagaan
