# The terminal: what `mundi play` and `mundi replay` say beyond the words of the table and of the game.

## Who sits where

terminal-role-you = jij
terminal-role-keyboard = aan het toetsenbord
terminal-sealed = Het toeval is verzegeld: { $seal }…  ? voor hulp.

## What can be typed

terminal-type = Typ een nummer, een naam, of ? voor hulp.
terminal-type-or-back = Typ een nummer, een naam, of 0 om terug te gaan.
terminal-back = (0 gaat terug)
terminal-enter = Enter bevestigt.
terminal-undoes = u maakt ongedaan.
terminal-help-choose = kies het; een naam mag worden afgekort: zag
    .keys = een nummer of een naam
terminal-help-turn = een beurt in tien regels, voor je eerste spel
    .keys = t
terminal-help-board = het bord; een regio of een land ervan
    .keys = b, b NAAM
terminal-help-score = de score nu, en waar de punten vandaan komen; ook van een andere speler
    .keys = s, s NAAM
terminal-help-hand = je kaarten en de kaart in het spel; de tekst van een kaart
    .keys = h, h NAAM
terminal-help-list = de lijst opnieuw
    .keys = l
terminal-help-meanwhile = wat er sinds je laatste beurt is gebeurd
    .keys = m
terminal-help-chronicle = de laatste regels van de kroniek
    .keys = c
terminal-help-undo = maak ongedaan, tot er iets is onthuld of een ander is geraakt
    .keys = u
terminal-help-why = waarom kan ik dat niet? zoals w zagros, w versterk nijl, w einde
    .keys = w NAAM
terminal-help-rule = een regel, zoals r 7.2 of r fort
    .keys = r NUMMER, r WOORDEN
terminal-help-save = bewaar de partij en speel verder
    .keys = save, save BESTAND
terminal-help-quit = stop; de partij wordt bewaard
    .keys = q
terminal-page = Bladzijde { $page } van { $pages }: + en - bladeren.
terminal-more = Enter gaat verder
terminal-again = Enter toont de lijst weer
terminal-first = Voor het eerst hier? t legt een beurt uit.
terminal-guide-list = In de lijst volstaat een nummer of een naam. b het bord, s de score en waarom, h de kaarten, w NAAM waarom niet, ? voor alles.
terminal-no-guide = Van dit spel is er geen korte uitleg; r zoekt in de regels.
terminal-meanwhile-all = m vertelt alles.
terminal-meanwhile-hint = { $count ->
    [one] m: wat er sinds je laatste zet gebeurde ({ $count } regel)
   *[other] m: wat er sinds je laatste zet gebeurde ({ $count } regels)
  }
terminal-meanwhile-nothing = Er is niets gebeurd sinds je laatste handeling.
terminal-no-number = { $last ->
    [one] Er is geen nummer { $number }; er is alleen 1.
   *[other] Er is geen nummer { $number }; ze lopen van 1 tot { $last }.
  }
terminal-several = ‘{ $text }’ kan van alles zijn: { $names }. Schrijf meer, of het nummer.
terminal-unknown = ‘{ $text }’ is geen nummer en geen naam in deze lijst; typ ? voor hulp, of w { $text } om te vragen waarom.
terminal-twice = Iets is twee keer genoemd; noem alles maar één keer.
terminal-choose-action = Kies een actie.
terminal-too-late = Te laat: { $why }
terminal-time-up = Je tijd is om.
terminal-clock = { $seconds } s
terminal-forfeit-slow = De bot van { $name } gaf binnen { $seconds } s geen antwoord. De huisbot speelt in zijn plaats verder.
terminal-forfeit-died = De bot van { $name } is midden in het spel gestopt (afsluitcode { $code }). De huisbot speelt in zijn plaats verder.
terminal-forfeit-garbled = De bot van { $name } gaf een onbegrijpelijk antwoord: ‘{ $said }’. De huisbot speelt in zijn plaats verder.
terminal-forfeit-illegal = De bot van { $name } koos iets wat niet mag: ‘{ $said }’. De huisbot speelt in zijn plaats verder.
terminal-forfeit-failed = De bot van { $name } had een fout: ‘{ $said }’. De huisbot speelt in zijn plaats verder.
terminal-forfeit-idle = De bot van { $name } wacht alleen maar. De huisbot speelt in zijn plaats verder.

## Undo

terminal-undone = Ongedaan gemaakt.
terminal-undo-closed = Er kan niets ongedaan worden gemaakt: { $reason }.
terminal-undo-nothing = er is nog niets gebeurd
terminal-undo-since = { $name } heeft intussen beslist
terminal-undo-time = intussen is er tijd verstreken
terminal-undo-first = hiervoor is er niets
terminal-undo-gone-on = de partij is verdergegaan met ‘{ $event }’
terminal-undo-dice = er is al gegooid
terminal-undo-called = de beurt is aan { $empire }
terminal-undo-card = iedereen zag { $card }
terminal-undo-touched = { $name } heeft er iets door verloren
terminal-undo-chosen = er zijn kaarten gezien; een keuze van kaarten kan niet worden teruggenomen
terminal-undo-given = er zijn kaarten gezien of gegeven

## Rules

terminal-no-rule = Er is geen regel ‘{ $words }’; probeer een nummer, zoals r 7.2, of woorden, zoals r fort.
terminal-more-rules = en { $rules }

## Saving, handing over, the end

terminal-saved = Bewaard in { $file }.
terminal-not-saved = De partij is niet bewaard: { $reason }.
terminal-file-exists = { $file } bestaat al; geef een andere naam
terminal-left = De partij is bewaard. Ga verder met: mundi play --resume { $file }
terminal-hide = Enter verbergt het scherm; geef dan het toetsenbord aan { $name }.
terminal-alone = { $name }, druk op Enter als alleen jij het scherm ziet.
terminal-won = { $you ->
    [yes] Jij hebt de wereld gemaakt.
   *[no] Wie de wereld heeft gemaakt: { $names }.
  }
terminal-you = Jij
terminal-record = Het verslag staat in { $file }, met het startgetal onthuld.
terminal-verify = Controleer het met: mundi verify { $file }
terminal-read = Lees het met: mundi replay { $file }
terminal-seats = Spelers: { $seats }
terminal-contest = tegelijk met { $names }; de volgorde is geloot
terminal-over = De partij is afgelopen.
terminal-by-turn = Beurt voor beurt
terminal-steps = { $waiting ->
    [0] Na { $steps } van { $of } stappen.
   *[other] Na { $steps } van { $of } stappen; aan zet: { $names }.
  }

## Why can’t I?

terminal-why-what = Zeg wat je zou willen doen, zoals: w zagros
terminal-why-can = { $do ->
    [invade] Je kunt binnenvallen: het staat in de lijst.
    [fortify] Je kunt een fort bouwen: het staat in de lijst.
    [monument] Je kunt een monument bouwen: het staat in de lijst.
    [use-effect] Je kunt het effect gebruiken: het staat in de lijst.
    [establish] Je kunt je rijk vestigen: het staat in de lijst.
    [siege] Je kunt het beleg doorzetten: het staat in de lijst.
    [retreat] Je kunt je terugtrekken: het staat in de lijst.
    [end-invasion] Je kunt de invasies beëindigen: het staat in de lijst.
    [end-turn] Je kunt de beurt beëindigen: het staat in de lijst.
    [end-kingdom] Je kunt de beurt van het koninkrijk beëindigen: het staat in de lijst.
    [play-event] Je kunt de kaart spelen: het staat in de lijst.
    [play-kingdom] Je kunt het koninkrijk spelen: het staat in de lijst.
   *[other] Dat kun je doen: het staat in de lijst.
  }
terminal-why-unknown = ‘{ $text }’ is geen land en geen kaart; probeer bijvoorbeeld: w zagros, w versterk nijl, w einde
terminal-no-land = Er is geen land ‘{ $name }’.
terminal-no-place = ‘{ $name }’ is geen land en geen regio; b alleen toont het hele bord.
terminal-no-player = ‘{ $name }’ is geen van de spelers: { $names }.
terminal-no-card = Er is geen kaart ‘{ $name }’.
# What can be typed after w, with spaces between words that mean the same.
terminal-verb-invade = invallen binnenvallen aanvallen
terminal-verb-fortify = versterk versterken fort
terminal-verb-monument = monument bouw bouwen
terminal-verb-fleet = vloot bemannen
terminal-verb-use-effect = gebruik gebruiken
terminal-verb-lose-army = verlies verliezen
terminal-verb-establish = vestig vestigen
terminal-verb-siege = beleg belegeren
terminal-verb-retreat = terugtrekken
terminal-verb-hold = houden aanhouden
terminal-verb-spare = spaar sparen
terminal-verb-reduce = afbreken
terminal-verb-end = einde beëindigen
terminal-verb-play = speel spelen

## History of the World: odds

terminal-per-cent = { $share }%
terminal-odds-certain = zekere winst
terminal-odds = winst { $win } · beide vallen { $tie } · afgeslagen { $defeat }
terminal-odds-narrow = winst { $win } · beide { $tie } · verlies { $defeat }
terminal-odds-defence = houdt stand { $defeat } · beide vallen { $tie } · verloren { $win }
terminal-renew = je leger vernieuwen

## History of the World: decisions

terminal-otherwise = Of anders
terminal-cards = Kaarten
terminal-one-of = { $count ->
    [one] { $verb } …
   *[other] { $verb }: een van { $count } landen …
  }
terminal-some-of = { $verb }: { $lands } …
terminal-end-invasion = { $armies ->
    [0] De invasies beëindigen
    [one] De invasies beëindigen; één leger op de kaart gaat terug naar de voorraad
   *[other] De invasies beëindigen; { $armies } legers op de kaart gaan terug naar de voorraad
  }
terminal-end-turn = De beurt beëindigen en scoren
terminal-retreat = er verandert { $land } niets
terminal-forces-left = Nog over: { $forces }.
terminal-by-region = Binnen bereik, per regio; je kunt ook een land noemen
terminal-region-lands = { $lands ->
    [one] één land
   *[other] { $lands } landen
  }
terminal-region-best = beste: { $land } +{ $points }, { $chance }
terminal-no-battle = zonder veldslag
terminal-win = winst { $win }
terminal-choose-in = Kies { $area } een land om binnen te vallen.
terminal-ways = { $count } wegen
terminal-choose-lands = { $most ->
    [one] Kies een land voor { $card }.
    [2] Kies hoogstens twee landen voor { $card }.
   *[other] Kies hoogstens { $most } landen voor { $card }.
  }
terminal-choose-waters = { $most ->
    [one] Kies een zee of oceaan voor { $card }.
    [2] Kies hoogstens twee zeeën of oceanen voor { $card }.
   *[other] Kies hoogstens { $most } zeeën of oceanen voor { $card }.
  }
terminal-choose-barrens = { $most ->
    [one] Kies een woestenij voor { $card }.
    [2] Kies hoogstens twee woestenijen voor { $card }.
   *[other] Kies hoogstens { $most } woestenijen voor { $card }.
  }
terminal-several-hint = Nummers of namen, zoals: 1, 2

## History of the World: cards

terminal-card-empire = Als { $order }e aan de beurt in tijdperk { $epoch }: { $forces }
terminal-card-kingdom = Koninkrijk van tijdperk { $epoch }: { $forces }
terminal-card-event = Voordeel van tijdperk { $epoch }
terminal-kingdom-note = Wordt gespeeld voordat je je rijk vestigt, alleen in het eigen tijdperk; het heeft eigen invasies.
terminal-forces = { $armies } { $where }
terminal-fleets = { $count ->
    [one] vloot ({ $where })
   *[other] vloten ({ $where })
  }
terminal-caravans = { $count ->
    [one] karavaan ({ $where })
   *[other] karavanen ({ $where })
  }
terminal-under = onder { $leader }
terminal-in-play = In het spel
terminal-others-hold = De anderen hebben: { $hands }.
terminal-hand = { $empire ->
    [yes] { $events ->
        [0] { $who } geen gebeurtenis en een rijk
        [one] { $who } één gebeurtenis en een rijk
       *[other] { $who } { $events } gebeurtenissen en een rijk
      }
   *[no] { $events ->
        [0] { $who } geen gebeurtenis
        [one] { $who } één gebeurtenis
       *[other] { $who } { $events } gebeurtenissen
      }
  }
terminal-on-card = { $forces } op de kaart
terminal-no-army = geen leger
terminal-certain-wins = { $count ->
    [one] nog één zekere winst
   *[other] nog { $count } zekere winsten
  }
terminal-extra-dice = { $count ->
    [one] nog één extra dobbelsteen
   *[other] nog { $count } extra dobbelstenen
  }

## History of the World: the score

terminal-column-score = score
terminal-column-now = nu
terminal-column-supply = voorraad
terminal-column-events = kaarten
terminal-column-markers = fiches
terminal-column-gold = goud
terminal-column-tokens = fiches
terminal-column-honors = eerbewijzen
terminal-column-empire = rijk
terminal-name-you = { $name } (jij)
terminal-to-come = { $empire }, nog te komen
terminal-score-now = { $you ->
    [yes] Jij: { $points }, als er nu werd gescoord
   *[no] { $who }: { $points }, als er nu werd gescoord
  }
terminal-no-token = geen fiche in dit tijdperk
terminal-scored = gescoord
terminal-structures = { $building ->
    [capital] { $count ->
        [one] 1 hoofdstad
       *[other] { $count } hoofdsteden
      }
    [city] { $count ->
        [one] 1 stad
       *[other] { $count } steden
      }
   *[monument] { $count ->
        [one] 1 monument
       *[other] { $count } monumenten
      }
  }
terminal-nothing = niets
terminal-nothing-held = geen leger op het bord

## History of the World: the board

terminal-legend = ● actief leger  ○ inactief leger  ^ bergen  ♣ bos  ◆ grondstof  { $short } monument
terminal-legend-past = ● actief leger  ○ vroeger leger  ^ bergen  ♣ bos  # Grote Muur  ◆ grondstof  { $short } monument
terminal-legend-garrison = ● leger  ○ garnizoen  ^ moeilijk terrein  ◆ machtssymbool van het rijk  ◇ ander symbool  { $short } monument
terminal-short-monument = mon.
terminal-short-capital = hfd.
terminal-on-map = Op de kaart: { $markers }.
terminal-supply = Nog in de voorraad: hoofdsteden en steden { $capitals }, monumenten { $monuments }, forten { $forts }.
terminal-open-land = open terrein
terminal-land-empty = Geen leger; { $built }.
terminal-nothing-built = niets gebouwd
terminal-land-held = { $you ->
    [yes] { $active ->
        [yes] Jij: actief leger; { $built }. Verdedigt met { $dice }.
       *[no] Jij: inactief leger; { $built }. Verdedigt met { $dice }.
      }
   *[no] { $active ->
        [yes] { $who }: actief leger; { $built }. Verdedigt met { $dice }.
       *[no] { $who }: inactief leger; { $built }. Verdedigt met { $dice }.
      }
  }
terminal-defence = { $dice ->
    [one] { $bonus ->
        [0] 1 dobbelsteen
       *[other] 1 dobbelsteen, +{ $bonus }
      }
   *[other] { $bonus ->
        [0] { $dice } dobbelstenen
       *[other] { $dice } dobbelstenen, +{ $bonus }
      }
  }
terminal-borders = Grenst aan { $lands }.
terminal-borders-none = Grenst aan geen land.
terminal-straits = Over een zee-engte: { $lands }.
terminal-waters = Aan het water: { $names }.
terminal-barrens = Woestenij ernaast: { $names }.
