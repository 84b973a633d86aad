# History of the World of 2024: chronicle, refusals, names.

## Small words

degree-mastery = meesterschap
epoch = Tijdperk { $epoch }
icon-crown = kroon
icon-sword = zwaard
icon-temple = tempel
icon-scroll = schriftrol

## Chronicle: the organization of an epoch

chronicle-epoch = Tijdperk { $epoch } · { $span }
chronicle-areas = Nu actief: { $areas }.
chronicle-keeps-token = { $you ->
    [yes] Je houdt het fiche { $token }.
   *[no] { $who } houdt het fiche { $token }.
  }
chronicle-kept-token = { $you ->
    [yes] Je houdt een regiofiche.
   *[no] { $who } houdt een regiofiche.
  }
chronicle-endgame-open = Het fiche { $token } ligt open voor het slot.
chronicle-endgame-left = Je laat het fiche { $token } over voor het slot.
chronicle-endgame-hidden = Het overgebleven fiche ligt gesloten klaar voor het slot.
chronicle-keeps-event = { $you ->
    [yes] Jouw gebeurtenis is { $card }.
   *[no] { $who } heeft de gebeurtenis { $card }.
  }
chronicle-kept-event = { $you ->
    [yes] Je houdt een gebeurtenis.
   *[no] { $who } houdt een gebeurtenis.
  }
chronicle-gets-event = { $you ->
    [yes] Je krijgt de laatste gebeurtenis: { $card }.
   *[no] { $who } krijgt de laatste gebeurtenis: { $card }.
  }
chronicle-got-event = { $you ->
    [yes] Je krijgt de laatste gebeurtenis.
   *[no] { $who } krijgt de laatste gebeurtenis.
  }
chronicle-empires = Rijken om uit te kiezen: { $empires }.
chronicle-chooses = { $you ->
    [yes] Je kiest { $empire }.
   *[no] { $who } kiest { $empire }.
  }
chronicle-keeps-empire = { $you ->
    [yes] Je houdt { $empire }.
   *[no] { $who } houdt { $empire }.
  }
chronicle-kept-empire = { $you ->
    [yes] Je houdt een rijk.
   *[no] { $who } houdt een rijk.
  }
chronicle-gets-empire = { $you ->
    [yes] Je krijgt het laatste rijk: { $empire }.
   *[no] { $who } krijgt het laatste rijk: { $empire }.
  }
chronicle-got-empire = { $you ->
    [yes] Je krijgt het laatste rijk.
   *[no] { $who } krijgt het laatste rijk.
  }

## Chronicle: the turn

chronicle-event = { $you ->
    [yes] Jouw gebeurtenis: { $card }.
   *[no] { $who } onthult een gebeurtenis: { $card }.
  }
chronicle-idle = { $card } heeft geen effect.
people-count = { $people ->
    [0] geen volkspion
    [one] één volkspion
   *[other] { $people } volkspionnen
  }
fleet-count = { $fleets ->
    [one] één vloot
   *[other] { $fleets } vloten
  }
wall-count = { $walls ->
    [one] één fort van de Grote Muur
   *[other] { $walls } forten van de Grote Muur
  }
chronicle-rises = { $you ->
    [yes] Je vestigt { $empire } { $where }: { $brought }.
   *[no] { $who } vestigt { $empire } { $where }: { $brought }.
  }
chronicle-cleared = Wat er { $land } was, verdwijnt: { $things }.
chronicle-garrison-of = { $theirs ->
    [yes] jouw garnizoen
   *[no] het garnizoen van { $victim }
  }
chronicle-thing = { $building ->
    [capital] een hoofdstad
    [city] een stad
    [monument] een monument
    [wall] een fort van de Grote Muur
   *[fort] een fort
  }
chronicle-recruits = { $you ->
    [yes] Je contingent groeit met { $people }.
   *[no] Het contingent van { $who } groeit met { $people }.
  }
chronicle-leader = { $leader ->
    [difficult] { $you ->
        [yes] Je roept je leider: moeilijk terrein houdt je niet meer tegen.
       *[no] { $who } roept een leider die moeilijk terrein negeert.
      }
    [fort] { $you ->
        [yes] Je roept je leider: forten houden je niet meer tegen.
       *[no] { $who } roept een leider die forten negeert.
      }
   *[declared] { $you ->
        [yes] Je roept je leider: voortaan drie dobbelstenen.
       *[no] { $who } roept een leider: voortaan drie dobbelstenen.
      }
  }
chronicle-surrenders = { $you ->
    [yes] Je bezet { $lands } opnieuw.
   *[no] { $who } bezet { $lands } opnieuw.
  }
chronicle-replaces = { $you ->
    [yes] Het garnizoen van { $victim } { $land } wijkt voor jouw leger.
   *[no] { $theirs ->
        [yes] Jouw garnizoen { $land } wijkt voor het leger van { $who }.
       *[no] Het garnizoen van { $victim } { $land } wijkt voor het leger van { $who }.
      }
  }
chronicle-settles = { $you ->
    [yes] Jouw leger vestigt zich { $land }.
   *[no] Het leger van { $who } vestigt zich { $land }.
  }
chronicle-garrison-gone = { $theirs ->
    [yes] Jouw garnizoen { $land } is weg.
   *[no] Het garnizoen van { $victim } { $land } is weg.
  }
chronicle-fortifies = { $building ->
    [wall] { $you ->
        [yes] Je bouwt de Grote Muur { $lands }.
       *[no] { $who } bouwt de Grote Muur { $lands }.
      }
   *[fort] { $you ->
        [yes] Je versterkt { $lands }.
       *[no] { $who } versterkt { $lands }.
      }
  }
chronicle-builds = { $you ->
    [yes] Je bouwt { $thing } { $lands }.
   *[no] { $who } bouwt { $thing } { $lands }.
  }
chronicle-capital-falls = De hoofdstad { $land } wordt een stad.
chronicle-falls = { $building ->
    [capital] De hoofdstad { $land } valt.
    [city] De stad { $land } valt.
    [monument] Het monument { $land } valt.
    [wall] De Grote Muur { $land } valt.
   *[fort] Het fort { $land } valt.
  }
chronicle-taken = Er zijn er geen meer: daarvoor wordt { $thing } { $land } weggenomen.
chronicle-lacking = { $building ->
    [capital] Er is geen hoofdstad meer om { $land } te plaatsen.
    [city] Er is geen stad meer om { $land } te plaatsen.
   *[fort] Er is geen fort meer om { $land } te plaatsen.
  }
chronicle-fleet = { $you ->
    [yes] Jouw vloot bevaart { $water }.
   *[no] De vloot van { $who } bevaart { $water }.
  }

## Chronicle: invasions

chronicle-success = { $you ->
    [yes] Je verovert { $land } op { $victim }, { $attack } tegen { $defence }.
   *[no] { $theirs ->
        [yes] { $who } verovert { $land } op jou, { $attack } tegen { $defence }.
       *[no] { $who } verovert { $land } op { $victim }, { $attack } tegen { $defence }.
      }
  }
chronicle-frustrated = { $you ->
    [yes] Je valt { $land } binnen, en { $victim } stuit de invasie, { $attack } tegen { $defence }.
   *[no] { $theirs ->
        [yes] { $who } valt { $land } binnen, en jij stuit de invasie, { $attack } tegen { $defence }.
       *[no] { $who } valt { $land } binnen, en { $victim } stuit de invasie, { $attack } tegen { $defence }.
      }
  }
chronicle-certain-success = { $you ->
    [yes] Je verovert { $land } op { $victim }.
   *[no] { $theirs ->
        [yes] { $who } verovert { $land } op jou.
       *[no] { $who } verovert { $land } op { $victim }.
      }
  }
chronicle-certain-frustrated = { $you ->
    [yes] Je valt { $land } binnen, en { $victim } stuit de invasie.
   *[no] { $theirs ->
        [yes] { $who } valt { $land } binnen, en jij stuit de invasie.
       *[no] { $who } valt { $land } binnen, en { $victim } stuit de invasie.
      }
  }
part-modifier = voor het volhouden
chronicle-points = { $points ->
    [one] Eén veroveringspunt.
   *[other] { $points } veroveringspunten.
  }
chronicle-conquers = { $you ->
    [yes] Je onderwerpt { $land } van { $victim } voor { $cost }.
   *[no] { $theirs ->
        [yes] { $who } onderwerpt jouw land voor { $cost }: { $land }.
       *[no] { $who } onderwerpt { $land } van { $victim } voor { $cost }.
      }
  }

## Chronicle: Honors and gold

chronicle-honor = { $you ->
    [yes] Je krijgt een eerbewijs: { $honor }.
   *[no] { $who } krijgt een eerbewijs: { $honor }.
  }
chronicle-plays-honor = { $you ->
    [yes] Je speelt { $honor }.
   *[no] { $who } speelt { $honor }.
  }
chronicle-honor-area = { $you ->
    [yes] Je speelt { $honor } { $area }.
   *[no] { $who } speelt { $honor } { $area }.
  }
chronicle-loses-gold = { $you ->
    [yes] Je verliest { $gold } goud.
   *[no] { $who } verliest { $gold } goud.
  }
chronicle-gold = goud
chronicle-collects = { $source ->
    [plunder] { $you ->
        [yes] Je buit: { $gold } goud.
       *[no] { $who } plundert { $gold } goud.
      }
    [instead_of_honor] { $you ->
        [yes] Je krijgt { $gold } goud in plaats van een eerbewijs.
       *[no] { $who } krijgt { $gold } goud in plaats van een eerbewijs.
      }
    [full_track] { $you ->
        [yes] Je rij is vol: je krijgt { $gold } goud in plaats van een eerbewijs.
       *[no] De rij van { $who } is vol: { $gold } goud in plaats van een eerbewijs.
      }
    [kept] { $you ->
        [yes] Wat je hebt bewaard, levert { $gold } goud op.
       *[no] Wat { $who } heeft bewaard, levert { $gold } goud op.
      }
   *[coins] { $you ->
        [yes] Dat levert je { $gold } goud op.
       *[no] Dat levert { $who } { $gold } goud op.
      }
  }
chronicle-part = { $area } ({ $degree }) { $gold }
chronicle-part-buildings = gebouwen { $gold }
chronicle-part-event = { $card } { $gold }
chronicle-revenue = { $you ->
    [yes] Je int { $gold } goud: { $parts }.
   *[no] { $who } int { $gold } goud: { $parts }.
  }
chronicle-revenue-nothing = { $you ->
    [yes] Je int geen goud.
   *[no] { $who } int geen goud.
  }
chronicle-token = { $you ->
    [yes] Je speelt het fiche { $token }: { $gold } goud.
   *[no] { $who } speelt het fiche { $token }: { $gold } goud.
  }

## Chronicle: the Endgame

chronicle-endgame = Het slot
chronicle-paid = { $who } { $gold }
chronicle-endgame-token = Het fiche van tijdperk { $epoch }, { $token }, levert op: { $paid }.
chronicle-endgame-nobody = Het fiche van tijdperk { $epoch }, { $token }, levert niemand iets op.
chronicle-game-ended = Het laatste goud is geteld. De partij is afgelopen.

## The organization of an epoch, on its two screens

organization-title = Organisatie van het tijdperk
organization-eyebrow = Jouw beslissing · Organisatie · stap { $step } van 3
organization-question-tokens = Op welke regio zet je in, { $span }?
organization-question-events = Wat zal je helpen, { $span }?
organization-question-empires = Wie word je, { $span }?
organization-ask-tokens = { $count ->
    [1] Er is één fiche over: houd het.
    [2] Houd een van de twee fiches.
    [3] Houd een van de drie fiches.
    [4] Houd een van de vier fiches.
   *[other] Houd een van de { $count } fiches.
  }
organization-ask-events = { $count ->
    [2] Houd een van de twee gebeurtenissen.
    [3] Houd een van de drie gebeurtenissen.
    [4] Houd een van de vier gebeurtenissen.
   *[other] Houd een van de { $count } gebeurtenissen.
  }
organization-ask-empires = { $count ->
    [2] Kies een van de twee overgebleven rijken.
    [3] Kies een van de drie overgebleven rijken.
    [4] Kies een van de vier overgebleven rijken.
    [5] Kies een van de vijf rijken.
   *[other] Kies een van de { $count } rijken.
  }
organization-facts-tokens = Het levert één keer goud op, aan het eind van een beurt van jou, voor al je landen in die regio. Niemand ziet het.
organization-facts-events = Niemand ziet welke je houdt.
organization-facts-empires = { $hidden ->
    [yes] Het blijft verborgen tot zijn nummer wordt afgeroepen.
   *[no] Iedereen ziet je keuze.
  }
organization-keep-tokens = Houd { $name }
organization-keep-events = Houd { $name }
organization-keep-empires = Leid { $name }
organization-next = { $what ->
    [events] Na jou kiest { $next }, de laatste gaat naar { $last }.
   *[empires] Na jou kiest { $next }, het laatste gaat naar { $last }.
  }
organization-last = { $what ->
    [events] De andere gaat naar { $last }.
   *[empires] Het andere gaat naar { $last }.
  }
organization-plays = Beurt { $place } van { $all } is voor { $the }.
organization-down-tokens = Fiches gaan van het meeste naar het minste goud
organization-down-events = Gebeurtenissen gaan van het meeste naar het minste goud
organization-up = { $hidden ->
    [yes] Rijken gaan van het minste naar het meeste goud
   *[no] Rijken: wie het minste goud heeft, kiest eerst
  }
organization-has-empire = heeft een rijk
organization-takes-last = krijgt wat over is
organization-chooses = { $hidden ->
    [yes] heeft { $count } rijken in de hand
   *[no] kiest nu
  }
organization-chooses-next = kiest daarna
organization-chooses-later = kiest later
organization-kept = { $what ->
    [events] hield 1 van { $count } gebeurtenissen
   *[tokens] hield 1 van { $count }
  }
organization-holds = { $what ->
    [events] heeft { $count } gebeurtenissen
   *[tokens] heeft { $count } fiches
  }
organization-gets = krijgt er { $count }
organization-gets-yours = krijgt er { $count } van jou
organization-leaves = krijgt er { $count }, laat er 1 liggen
organization-events = Gebeurtenissen om uit te kiezen
organization-empires = Rijken van dit tijdperk
organization-face-down = { $count ->
    [3] Hier liggen drie rijken.
    [4] Hier liggen vier rijken.
    [5] Hier liggen vijf rijken.
    [6] Hier liggen zes rijken.
   *[other] Hier liggen { $count } rijken.
  }
organization-face-down-facts = Ze gaan open als iedereen een fiche en een gebeurtenis heeft.
organization-face-down-hidden = Ze worden doorgegeven als iedereen een fiche en een gebeurtenis heeft.
organization-hidden = { $own ->
    [yes] Je gaat { $the } leiden.
   *[no] De rijken worden doorgegeven.
  }
organization-hidden-facts = Elk rijk wordt getoond als zijn nummer wordt afgeroepen.
organization-your-event = Jouw gebeurtenis
organization-event-dealt = Wordt gedeeld als alle fiches gekozen zijn, één kaart per speler.
organization-event-chosen = Wordt gekozen als alle fiches gekozen zijn; wie het meeste goud heeft, begint.
organization-your-tokens = Jouw fiches
token-lands = { $lands ->
    [0] nu geen land
    [1] nu 1 land
   *[other] nu { $lands } landen
  }
token-spoken = { $lands ->
    [0] { $area }, daar heb je geen land
    [1] { $area }, daar heb je één land
   *[other] { $area }, daar heb je { $lands } landen
  }
token-copies = { $count } gelijke
token-passed-to-you = Fiches die je krijgt
token-memory = De fiches die je hebt gezien
token-yours = van jou, gesloten
token-drawn = getrokken, gesloten
token-gone = doorgegeven
token-epoch = tijdperk { $epoch }
token-rest = De rest
token-rest-on = { $rest ->
    [1] gaat naar { $who }
   *[other] gaan naar { $who }
  }
token-rest-yours = { $rest ->
    [0] er blijft niets over
   *[other] is voor het slot
  }
token-rest-down = Het fiche dat je overlaat blijft gesloten tot het slot. Alleen jij kent het.
token-last = { $who } kiest als laatste. Het overgebleven fiche blijft gesloten tot het slot.
token-step-now = Stap 1
token-step-done = Stap 1, klaar
token-drawn-title = Je hebt een fiche getrokken
token-drawn-all = Iedereen trok een fiche
token-open-endgame = Nog één werd open getrokken: in het slot levert dat goud op voor { $token }.
token-wait = { $count ->
    [1] { $who } krijgt het laatste fiche
   *[other] { $who } houdt er een van { $count }
  }
token-all-kept = Iedereen heeft een fiche gekozen
token-you-passed = { $count ->
    [1] Je gaf er één aan { $who }
    [2] Je gaf er twee aan { $who }
    [3] Je gaf er drie aan { $who }
   *[other] Je gaf er { $count } aan { $who }
  }
token-you-left = Je liet het laatste liggen
token-only-you = { $token } ligt gesloten klaar voor het slot. Alleen jij weet het.
token-must-be = Het fiche voor het slot kan alleen { $token } zijn.
token-will-be = Een van deze komt gesloten voor het slot: { $tokens }. { $who } zal weten welk.
token-one-of = Een van deze ligt nu gesloten voor het slot: { $tokens }. Alleen { $who } weet welk.
tokens-none = Geen fiche in je hand.
endgame-spaces = Slotvakken
endgame-spaces-each = één fiche per tijdperk
endgame-known = { $token }, alleen jij weet het
endgame-face-down = gesloten
endgame-to-come = komt nog
areas-active = Actieve regio’s
areas-most = meeste landen
areas-most-yours = meeste landen · jij
area-new = nieuw
area-most = { $names } { $count }
area-nobody = niemand
gold-count = { $gold } goud
empire-number = Speelt als nummer { $number }
empire-starts = { $building ->
    [capital] { $fort ->
        [yes] Hoofdstad en fort { $where }
       *[no] Hoofdstad { $where }
      }
   *[city] { $fort ->
        [yes] Stad en fort { $where }
       *[no] Stad { $where }
      }
  }
empire-starts-bare = Begint { $where }
empire-fleets = { $waters ->
    [oceans] { $fleets ->
        [1] 1 vloot voor de oceanen
       *[other] { $fleets } vloten voor de oceanen
      }
   *[seas] { $fleets ->
        [1] 1 vloot voor de zeeën
       *[other] { $fleets } vloten voor de zeeën
      }
  }
empire-no-fleet = Geen vloot
empire-wall = Grote Muur, { $forts } forten
empire-barbarian = Barbaars: plundert
empire-icon = { $icon ->
    [crown] { $count } kronen: een monument
    [sword] { $count } zwaarden: een monument
    [temple] { $count } tempels: een monument
   *[scroll] { $count } rollen: een monument
  }
empire-likely = Te verwachten goud
event-eyebrow = Gebeurtenis · { $epoch }
event-honor = +1 eerbewijs
event-time-empire = in fase A
event-time-reveal = in fase A
event-time-expand = later, in fase C
event-time-revenue = later, in fase E
event-empire = { $people ->
    [1] Eén volkspion { $where }, vóór je rijk.
   *[other] { $people } volkspionnen { $where }, vóór je rijk.
  }
compare-your-lands = Jouw landen nu
compare-most = Meeste landen
compare-pays = Zou nu opleveren
compare-number = Nummer
compare-people = Volk
compare-more = Brengt
news-received = Jij leidt { $the }: de anderen hebben gekozen.
news-see = Bekijk { $the }

## Revenue, conclusion and Endgame, on their pages

phase-letter-e = E inkomsten
phase-letter-f = F afsluiting
revenue-title = Jouw inkomsten
revenue-sum = { $gold ->
    [0] Geen goud voor { $the }
    [1] Eén goud voor { $the }
   *[other] { $gold } goud voor { $the }
  }
score-begins = Aan het begin is geloot: één schatkist begon met 1 goud, de volgende met 2, tot { $players }.
revenue-moves = { $same ->
    [yes] de schatkist beweegt één keer voor alles; je blijft op plaats { $from }
   *[no] de schatkist beweegt één keer voor alles: van plaats { $from } naar { $to }
  }
revenue-moved = één beweging van de schatkist
revenue-table = { $gold ->
    [1] Inkomsten per regio, één goud in totaal
   *[other] Inkomsten per regio, { $gold } goud in totaal
  }
revenue-area = Regio
revenue-level = Graad
revenue-empire = rijkslanden
revenue-friendly = bevriend
revenue-enemy = vijandelijk
revenue-lands = landen
revenue-why = Waarom niet meer
revenue-gold = Goud
revenue-no-area = Geen leger in een actieve regio.
revenue-buildings = Gebouwen in rijkslanden
revenue-no-buildings = geen
revenue-idle-one = { $building ->
    [capital] hoofdstad { $land }
    [city] stad { $land }
   *[monument] monument { $land }
  }
revenue-idle = Niets voor gebouwen in bevriende landen: { $buildings }.
revenue-event = Gebeurtenis: { $card }
revenue-ask = Je goud is geïnd. Speel eerbewijzen of beëindig de fase.
revenue-ask-end = Je goud is geïnd.
revenue-facts = Eerbewijzen in je rij mogen blijven liggen voor een latere beurt.
revenue-none = Je hebt geen eerbewijs om te spelen.
revenue-due = { $count ->
    [1] { $honors } ligt in je contingent en moet vóór het einde van de fase gespeeld worden.
   *[other] { $honors } liggen in je contingent en moeten vóór het einde van de fase gespeeld worden.
  }
revenue-pool-first = Speel eerst de eerbewijzen in je contingent.
action-end-phase = Beëindig de fase
action-revenue = Terug naar het goud
action-play-token = Speel { $token }: +{ $gold }
honor-for-gold = Speel { $honor }: +{ $gold }
honor-for-area = Speel { $honor }, { $area }: +{ $gold }
honor-strikes = Speel { $honor }: { $land }, { $who } −1
honor-coins = { $coins ->
    [1] één munt; het effect is voor fase C
   *[other] { $coins } munten; het effect is voor fase C
  }
honor-victim = { $land }: { $who } verliest een monument en 1 goud
honor-lands = { $gold ->
    [0] nu levert geen land iets op
    [1] { $area }, één land
   *[other] { $area }, { $gold } landen
  }
honor-buildings = { $gold ->
    [0] nu levert geen gebouw iets op
   *[other] { $area }, gebouwen ter waarde van { $gold }
  }
honor-no-target = geen monument te treffen: het wordt alleen omgedraaid
honor-must = moet gespeeld worden
honor-targets = Waarop het gespeeld wordt
honors-now = Eerbewijzen nu
honors-order = eerst het contingent, dan op goud
honors-return = Een gespeeld eerbewijs gaat onder op je stapel.
honors-none = Geen eerbewijs dat nu gespeeld kan worden.
tokens-now = Fiches in je hand
tokens-if = bij spelen in fase F
tokens-then = In fase F gaan je legers liggen: al je landen tellen samen.
token-no-land = geen land van jou
token-pays-lands = { $lands ->
    [1] { $gold } voor één land, { $degree }
   *[other] { $gold } voor { $lands } landen, { $degree }
  }
token-pays-buildings = gebouwen { $gold }
area-inactive = nog niet actief
gold-title = Goud
gold-after = na de inkomsten
conclude-title = Het einde van je beurt
conclude-head = Wat je fiches zouden opleveren
conclude-head-none = Je beurt is voorbij
conclude-together = legers en garnizoenen tellen nu samen
conclude-ask = Speel een fiche of beëindig je beurt.
conclude-ask-end = Beëindig je beurt.
conclude-facts = Een fiche levert één keer goud op. Bewaard tot het slot is het 1 goud waard.
conclude-last = Je laatste beurt: een fiche dat je nu niet speelt is in het slot 1 goud waard.
conclude-leads = Heb je dan nog het meeste goud, dan krijg je een eerbewijs.
conclude-leads-full = Heb je dan nog het meeste goud, dan krijg je 1 goud: je rij is vol.
why-mastery = Er is verder niemand.
why-rivals-dominance = { $count ->
    [1] { $names } heeft daar evenveel landen of meer.
   *[other] { $names } hebben daar evenveel landen of meer.
  }
why-rivals-mastery = { $count ->
    [1] { $names } belet meesterschap.
   *[other] { $names } beletten meesterschap.
  }
why-friendly-dominance = { $count ->
    [1] Het eigen garnizoen weegt even zwaar als de legers.
   *[other] De { $count } eigen garnizoenen wegen even zwaar als de legers, of zwaarder.
  }
why-friendly-mastery = { $count ->
    [1] Ook het eigen garnizoen belet meesterschap.
   *[other] Ook de { $count } eigen garnizoenen beletten meesterschap.
  }
why-few-armies = { $degree ->
    [dominance] { $count ->
        [1] Voor dominantie is nog één leger nodig.
       *[other] Voor dominantie zijn nog { $count } legers nodig.
      }
   *[mastery] { $count ->
        [1] Voor meesterschap is nog één leger nodig.
       *[other] Voor meesterschap zijn nog { $count } legers nodig.
      }
  }
why-few-lands = { $degree ->
    [dominance] { $count ->
        [1] Voor dominantie is nog één land nodig.
       *[other] Voor dominantie zijn nog { $count } landen nodig.
      }
   *[mastery] { $count ->
        [1] Voor meesterschap is nog één land nodig.
       *[other] Voor meesterschap zijn nog { $count } landen nodig.
      }
  }
endgame-title = Het slot
endgame-head = Het laatste goud wordt geteld.
endgame-ladder = Wie heeft hoeveel goud
endgame-sum-note = Aan het eind van het laatste tijdperk, plus fiches en leiders, plus eerbewijzen, plus slotfiches.
endgame-left = { $count ->
    [1] Er ligt nog één fiche gesloten.
    [2] Er liggen nog twee fiches gesloten.
    [3] Er liggen nog drie fiches gesloten.
    [4] Er liggen nog vier fiches gesloten.
   *[other] Er liggen nog { $count } fiches gesloten.
  }
endgame-amount = Nu beslist alleen het bedrag, niet wiens schatkist bovenop ligt.
endgame-step-1 = Fiches en leiders
endgame-step-1-note = 1 goud per stuk, één beweging per speler
endgame-step-2 = Eerbewijzen
endgame-step-2-note = alle in de rij en het contingent worden gespeeld, het minste goud eerst
endgame-step-3 = Slotfiches
endgame-step-3-note = tijdperk na tijdperk; wie landen in de regio heeft, krijgt goud
endgame-mark-1 = fiches, leiders
endgame-mark-2 = eerbewijzen
endgame-mark-3 = slotfiches
endgame-kept-note = Niet gespeelde fiches, een niet geroepen leider.
endgame-kept-none = Niemand heeft iets bewaard.
endgame-kept-things = { $leader ->
    [yes] { $tokens ->
        [0] een leider
        [1] één fiche en een leider
       *[other] { $tokens } fiches en een leider
      }
   *[no] { $tokens ->
        [1] één fiche
       *[other] { $tokens } fiches
      }
  }
endgame-played-note = Elke munt levert één goud op; de andere werken op garnizoenen.
endgame-honor-on = { $honor } · { $on }
endgame-loses = { $who } { $gold }
endgame-of = { $done } van { $all }
endgame-open = open sinds tijdperk I
endgame-turns-up = Tijdperk { $epoch } onthult: { $token }
endgame-reason = { $lands ->
    [1] één land: { $degree } { $gold }
   *[other] { $lands } landen: { $degree } { $gold }
  }
endgame-nobody-there = Niemand heeft daar een land.
endgame-eyebrow = Het slot
endgame-begins = Het slot begint.
endgame-ask = Welk eerbewijs speel je nu?
endgame-facts = Ze worden allemaal gespeeld, in de volgorde die je wilt. Garnizoenen tellen.
endgame-kept = { $you ->
    [yes] Wat je bewaarde levert { $gold } goud op.
   *[no] Wat { $who } bewaarde levert { $gold } goud op.
  }
endgame-paid = { $who } { $gold }
endgame-turned = Tijdperk { $epoch } onthult { $token }: { $paid }.
endgame-turned-nobody = Tijdperk { $epoch } onthult { $token }: niemand heeft daar een land.
endgame-plays = { $you ->
    [yes] Je speelt { $honor }: { $gold } goud.
   *[no] { $who } speelt { $honor }: { $gold } goud.
  }
endgame-strikes = { $you ->
    [yes] Je speelt { $honor }: { $victim } verliest { $gold } goud.
    [struck] { $who } speelt { $honor }: je verliest { $gold } goud.
   *[no] { $who } speelt { $honor }: { $victim } verliest { $gold } goud.
  }
endgame-result = { $count ->
    [1] { $you ->
        [yes] Je wint met { $gold } goud.
       *[no] { $names } wint met { $gold } goud.
      }
   *[other] { $names } winnen samen met { $gold } goud.
  }
endgame-controls = De ceremonie
endgame-scrubber = Hoever de ceremonie is
endgame-at-once = meteen
endgame-restart = Vanaf het begin
endgame-skip = Naar de uitslag
endgame-catch-up = Naar nu

## The show: turns, the page between epochs, the end

headline-people = { $left } van { $people } volkspionnen
headline-organization = Organisatie
timeline-organization = Organisatie
timeline-step-1 = 1. Fiches
timeline-step-2 = 2. Gebeurtenissen
timeline-step-3 = 3. Rijken
timeline-theirs = { $empire }, { $who }, komt nog
timeline-hidden = verborgen
timeline-hidden-spoken = { $count ->
    [1] { $names } heeft een rijk dat nog verborgen is.
   *[other] { $names } hebben elk een rijk dat nog verborgen is.
  }
recap-loss = { $building ->
    [capital] { $land } met de hoofdstad
    [city] { $land } met de stad
   *[monument] { $land } met het monument
  }
recap-plunder = Buit
recap-instead = In plaats van een eerbewijs
recap-catastrophe = Catastrofe
recap-token = { $area }, fiche
recap-buildings = Gebouwen
recap-made = { $times ->
    [1] één keer in de beurt
   *[other] { $times } keer in de beurt
  }
recap-lands-alone = { $own ->
    [1] Eén land, verder niemand
   *[other] { $own } landen, verder niemand
  }
recap-lands-rivals = { $own ->
    [1] Eén land tegen { $rivals }
   *[other] { $own } landen tegen { $rivals }
  }
recap-rival = { $who } { $count }
recap-count-buildings = { $building ->
    [capital] { $count ->
        [1] één hoofdstad
       *[other] { $count } hoofdsteden
      }
    [city] { $count ->
        [1] één stad
       *[other] { $count } steden
      }
   *[monument] { $count ->
        [1] één monument
       *[other] { $count } monumenten
      }
  }
interlude-over = Tijdperk { $epoch } is voorbij · { $span }
interlude-leads = { $you ->
    [yes] Jij ligt voor.
   *[no] { $who } ligt voor.
  }
interlude-best = { $you ->
    [yes] De beste beurt van het tijdperk was die van jou, met { $the }.
   *[no] De beste beurt van het tijdperk was die van { $who }, met { $the }.
  }
interlude-after = na { $epochs } van { $all } tijdperken
interlude-gain = { $gold } met { $the }
interlude-way = van { $from } naar { $to }
interlude-led = { $lands ->
    [0] geen land
    [1] één land
   *[other] { $lands } landen
  }, { $fought ->
    [0] geen invasie
   *[other] { $won } van { $fought } invasies gewonnen
  }
interlude-tied = gelijk
interlude-there = { $you ->
    [yes] jij { $count }
   *[no] { $who } { $count }
  }
interlude-empty = leeg
interlude-epochs = Tijdperk { $from } → Tijdperk { $to }
interlude-keeps = Ze leveren vanaf nu goud op. Zoals eerder: { $areas }.
interlude-keeps-all = Er komt geen regio bij. Zoals eerder: { $areas }.
interlude-asks = { $what ->
    [tokens] Er liggen { $count } regiofiches voor je.
    [events] Er liggen { $count } gebeurtenissen voor je.
   *[empires] Er liggen { $count } rijken voor je.
  }
interlude-choose = { $what ->
    [tokens] Kies je fiche
    [events] Kies je gebeurtenis
   *[empires] Kies je rijk
  }
interlude-you-first = Jij kiest als eerste.
interlude-before = { $count ->
    [1] { $names } heeft gekozen.
   *[other] { $names } hebben gekozen.
  }
interlude-next = Na jou kiest { $next }, { $last } komt het laatst.
interlude-last = Na jou komt { $last }.
interlude-waits = { $what ->
    [tokens] { $next ->
        [yes] { $names } houdt een fiche. Daarna jij.
       *[no] { $names } houdt een fiche.
      }
    [events] { $next ->
        [yes] { $names } houdt een gebeurtenis. Daarna jij.
       *[no] { $names } houdt een gebeurtenis.
      }
   *[empires] { $next ->
        [yes] { $names } kiest een rijk. Daarna jij.
       *[no] { $names } kiest een rijk.
      }
  }
end-best = beste beurt: { $empire }, { $points } goud
end-summary-always = { $you ->
    [yes] Je lag van begin tot eind voor en won met { $by } goud voorsprong.
   *[no] { $who } lag van begin tot eind voor en won met { $by } goud voorsprong.
  }
end-summary-from = { $you ->
    [yes] Je lag vanaf tijdperk { $epoch } voor en won met { $by } goud voorsprong.
   *[no] { $who } lag vanaf tijdperk { $epoch } voor en won met { $by } goud voorsprong.
  }
end-summary-last = { $you ->
    [yes] Je nam in het slot de leiding en won met { $by } goud voorsprong.
   *[no] { $who } nam in het slot de leiding en won met { $by } goud voorsprong.
  }
end-summary-tie = { $you ->
    [yes] Je won met evenveel goud als de tweede
   *[no] { $who } won met evenveel goud als de tweede
  }: { $by ->
    [people] minder volkspionnen op de rijken gaven de doorslag.
   *[honors] met evenveel volkspionnen op de rijken gaven meer eerbewijzen op de gebeurtenissen de doorslag.
  }
end-summary-shared = { $names } delen de overwinning met { $gold } goud.
chart-parts = naar bron
chart-areas = Regio’s
chart-buildings = Gebouwen
chart-events = Gebeurtenissen
chart-tokens = Fiches
chart-honors = Eerbewijzen
chart-plunder = Buit
chart-endgame = Slot
story-rise = { $you ->
    [yes] { $lands ->
        [1] Voor { object-you } begon het in tijdperk { $epoch } met { $empire }: één land en { $points } goud.
       *[other] Voor { object-you } begon het in tijdperk { $epoch } met { $empire }: { $lands } landen en { $points } goud.
      }
   *[no] { $lands ->
        [1] Voor { $who } begon het in tijdperk { $epoch } met { $empire }: één land en { $points } goud.
       *[other] Voor { $who } begon het in tijdperk { $epoch } met { $empire }: { $lands } landen en { $points } goud.
      }
  }
story-winner = { $you ->
    [yes] In tijdperk { $epoch } nam je met { $empire } { $lands } landen en inde je { $points } goud.
   *[no] In tijdperk { $epoch } nam { $who } met { $empire } { $lands } landen, goed voor { $points } goud.
  }
story-held = { $you ->
    [yes] { $times ->
        [1] Je was één keer meester van { $area }, voor { $points } goud.
       *[other] Je was { $times } keer meester van { $area }, voor { $points } goud.
      }
   *[no] { $times ->
        [1] { $who } was één keer meester van { $area }, voor { $points } goud.
       *[other] { $who } was { $times } keer meester van { $area }, voor { $points } goud.
      }
  }
story-best = { $you ->
    [yes] Met { $empire } inde je { $points } goud, de beste beurt van de partij, en toch was het niet genoeg.
   *[no] Met { $empire } inde { $who } { $points } goud, de beste beurt van de partij, en toch was het niet genoeg.
  }
story-lead = { $swaps ->
    [2] De leiding wisselde twee keer.
   *[other] De leiding wisselde { $swaps } keer.
  }
story-land = Invallers namen { $land } { $times } keer in. Niemand bleef er lang.
story-endgame = { $you ->
    [yes] Het slot was voor jou het gulst: { $gold } goud. Bovenaan veranderde er niets.
   *[no] Het slot was voor { $who } het gulst: { $gold } goud. Bovenaan veranderde er niets.
  }
story-endgame-turned = { $won ->
    [yes] { $you ->
        [yes] Het slot bracht jou het meest, { $gold } goud, en keerde de partij: jij won.
       *[no] Het slot bracht { $who } het meest, { $gold } goud, en keerde de partij: jij won.
      }
   *[no] { $you ->
        [yes] Het slot bracht jou het meest, { $gold } goud, en keerde de partij: { $winner } won.
       *[no] Het slot bracht { $who } het meest, { $gold } goud, en keerde de partij: { $winner } won.
      }
  }
story-second = { $you ->
    [yes] Jij werd tweede, { $by } goud erachter. De beste beurt was die met { $empire }: { $points } goud.
   *[no] { $who } werd tweede, { $by } goud erachter. De beste beurt was die met { $empire }: { $points } goud.
  }
story-unlucky = { $you ->
    [yes] { $place ->
        [1] Je had de slechtste dobbelstenen aan tafel, { $below } invasies onder verwachting, en won toch.
       *[other] Je had de slechtste dobbelstenen aan tafel, { $below } invasies onder verwachting.
      }
   *[no] { $place ->
        [1] { $who } had de slechtste dobbelstenen aan tafel, { $below } invasies onder verwachting, en won toch.
       *[other] { $who } had de slechtste dobbelstenen aan tafel, { $below } invasies onder verwachting.
      }
  }
story-lucky = { $you ->
    [yes] { $place ->
        [1] De dobbelstenen waren je gunstig gezind: { $above } invasies boven verwachting.
       *[other] De dobbelstenen waren je gunstig gezind, { $above } invasies boven verwachting, maar de geschiedenis niet.
      }
   *[no] { $place ->
        [1] De dobbelstenen waren { $who } gunstig gezind: { $above } invasies boven verwachting.
       *[other] De dobbelstenen waren { $who } gunstig gezind, { $above } invasies boven verwachting, maar de geschiedenis niet.
      }
  }
luck-row = { $won } gewonnen, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } verwacht

## What the frame leaves to its game: gold, not points

keys-letter-k = de Grote Muur bouwen
keys-letter-r = wat voorbijging nog eens, of de slottelling vanaf het begin
keys-letter-e = je gebeurtenis
keys-letter-t = je fiches
keys-letter-a = een vloot sturen, een stap aan het plan toevoegen
keys-letter-o = eerbewijzen
keys-letter-f = een fort bouwen
keys-letter-d = de leider
keys-letter-v = landen als tabel
score-title = Goud nu
score-spoken-scored = { $score } goud, heeft al geïnd
score-spoken-over = { $score } goud
score-spoken = { $score } goud, { $now } erbij als de inkomsten nu kwamen
scoring-part = { $name }, { $word }: { $points } goud.
scoring-parts = { $names }: { $points } goud.
interlude-label = Tussen de tijdperken
interlude-chart = Goud per tijdperk
interlude-points = goud van het tijdperk
interlude-page = Terug naar het tijdperk
interlude-again = Het tijdperk nog eens zien
interlude-none = niet actief
interlude-changes = Wat actief wordt

## In the terminal: questions and answers

ask-tokens = Welk regiofiche houd je?
ask-events-draft = Welke gebeurtenis houd je?
ask-choose-empire = Welk rijk kies je?
ask-event = Je gebeurtenis: wat doe je?
ask-shortage = Uit welk land komt het ontbrekende gebouw?
ask-expand = Je rijk breidt zich uit: wat doe je?
ask-monuments = Waar bouw je het monument?
ask-revenue = Het goud is geïnd. Speel je een eerbewijs?
ask-conclude = Speel je een regiofiche?
ask-endgame = Het slot: wat speel je?
ask-fort = Waar komt het fort?
ask-area = Voor welke regio speel je { $card }?
do-choose-token = Houd { $name }
do-choose-event = Houd { $name }
do-choose-empire = Kies { $name }
do-take-building = Neem het daar weg: { $name }
do-invade = Val { $name } binnen
do-place-fleet = Stuur een vloot naar { $name }
do-conquer = Onderwerp { $name }
do-end-expansion = Beëindig de uitbreiding
do-end-revenue = Ga verder
do-play-token = Speel { $name }
do-end-turn = Beëindig de beurt
do-build-monument = Bouw: { $name }
do-play = Speel { $card }
do-taking = verlaat { $lands }
terminal-verb-leader = leider
note-gold = +{ $gold } goud
note-prospect = { $low } tot { $high } goud
note-opens = landen binnen bereik: { $lands }
note-falls = je verliest { $things }
status-pool = { $card }, in het contingent: { $pool }
status-revenue = { $name } zou nu { $gold } goud innen
status-stack = Eerbewijzen in je stapel: { $stack }
status-event = Jouw gebeurtenis: { $card }
do-use-leader = { $ignore ->
    [difficult] Roep je leider tegen moeilijk terrein
    [fort] Roep je leider tegen forten
   *[nothing] Roep je leider
  }
do-build-fort = { $pay ->
    [wall] Bouw de Grote Muur: { $land }
    [event] Versterk { $land } met het fort van de kruisvaarders
   *[people] Versterk { $land } met een volkspion
  }
do-build-forts = { $pay ->
    [wall] Bouw de Grote Muur
    [event] Plaats het fort van de kruisvaarders
   *[people] Versterk met een volkspion
  }
note-free-land = vrij, geen veldslag
note-friendly-land = je garnizoen maakt plaats
note-conquest = { $points ->
    [one] { $points } veroveringspunt
   *[other] { $points } veroveringspunten
  }
note-certain = { $outcome ->
    [success] valt zeker
    [never] wordt gestuit, met of zonder leider
   *[frustrated] wordt gestuit
  }
status-piece = { $piece ->
    [army] leger van { $name }
   *[garrison] garnizoen van { $name }
  }

## Refusals of the rules

refusal-game-over = De partij is afgelopen.
refusal-no-such-seat = Die plaats bestaat niet.
refusal-not-your-decision = De beslissing is nu niet aan jou.
refusal-choosing-tokens = Houd eerst een regiofiche en geef de andere door.
refusal-choosing-events = Houd eerst een gebeurtenis en geef de andere door.
refusal-choosing-empires = Kies eerst een rijk.
refusal-aim-first = Eerst moet de gebeurtenis worden gespeeld.
refusal-in-event = Er wordt een gebeurtenis gespeeld: plaats de stukken of beëindig de uitbreiding.
refusal-take-first = Zeg eerst uit welk land het ontbrekende gebouw komt.
refusal-expanding = Je rijk breidt zich nog uit.
refusal-monuments-first = Eerst moeten de monumenten worden gebouwd.
refusal-in-revenue = Het goud is geïnd: speel eerbewijzen of beëindig de fase.
refusal-concluding = Je beurt loopt af: speel regiofiches of sluit hem af.
refusal-last-honors = Eerst moeten al je eerbewijzen worden gespeeld.
refusal-not-passed = Er is geen fiche met { $area } aan je doorgegeven.
refusal-not-among-events = Je kreeg { $card } niet doorgegeven.
refusal-not-laid-out = Je kunt { $empire } nu niet kiezen.
refusal-not-now = Dat hoort bij een andere fase.
refusal-no-people = Er is geen volkspion meer in het contingent.
refusal-no-supply = Er is geen volkspion meer in je voorraad.
refusal-own-army = Jouw leger houdt { $land } al bezet.
refusal-not-adjacent = Geen van je legers en vloten bereikt { $land }.
refusal-first-land = Het eerste leger moet naar { $land }.
refusal-fort-placed = Het fort heeft het plaatsen van legers beëindigd.
refusal-no-fleet = Er is geen vloot meer.
refusal-has-fleet = Je vloot bevaart { $water } al.
refusal-seas-only = In dit tijdperk gaan vloten alleen naar zeeën.
refusal-oceans-only = In dit tijdperk gaan vloten alleen naar oceanen.
refusal-honor-seas-only = Zonder vloot op de rijkskaart mag deze vloot alleen in een zee.
refusal-no-port = Geen van je legers en vloten bereikt { $water }.
refusal-no-points = Je hebt geen veroveringspunten.
refusal-not-beaten = De zojuist verslagen vijand heeft { $land } niet.
refusal-not-next = Geen van de zojuist genomen landen grenst aan { $land }.
refusal-too-dear = Je hebt { $cost } veroveringspunten nodig voor { $land }.
refusal-not-held = Geen leger van jou bezet { $land }.
refusal-has-fort = Een fort beschermt { $land } al.
refusal-has-city = In { $land } staat al een hoofdstad of stad.
refusal-no-wall = Er is geen fort van de Grote Muur in het contingent.
refusal-no-wall-site = De Grote Muur komt alleen in zijn eigen twee landen.
refusal-no-event-fort = Alleen de Kruistochten brengen een fort, en maar één.
refusal-no-honors-in-event = Tijdens een gebeurtenis speel je geen eerbewijzen.
refusal-no-leader-in-event = Tijdens een gebeurtenis roep je geen leider.
refusal-no-forts-in-event = Tijdens een gebeurtenis bouw je geen forten van volk.
refusal-none-left = Er is er geen meer, en geen vijand heeft er een.
refusal-take-from = Noem één vijandelijk land voor elk gebouw dat ontbreekt.
refusal-nothing-to-take = Hier valt zoiets niet te nemen: { $land }.
refusal-leader-gone = Je leider heeft de partij verlaten.
refusal-leader-used = Je leider is al geroepen.
refusal-leader-dice = Met dobbelstenen geeft de leider een derde dobbelsteen en negeert hij niets.
refusal-leader-ignores = Zeg zonder dobbelstenen wat de leider negeert.
refusal-people-left = Het volk in het contingent is nog te gebruiken.
refusal-crusade-begins = Het eerste leger is nog niet geplaatst.
refusal-fort-first = Eerst moet het fort worden geplaatst.
refusal-honors-in-pool = Speel eerst de eerbewijzen in je contingent.
refusal-no-honor = Je hebt { $honor } nu niet.
refusal-coins-only = Tijdens de uitbreiding speel je alleen eerbewijzen met munten.
refusal-no-target-wanted = Nu krijg je goud voor { $honor } en noem je niets.
refusal-target-wanted = Zeg waarvoor je { $honor } speelt.
refusal-no-effect = Je zou nu niets krijgen voor { $honor }.
refusal-inactive = Voor { $area } wordt nog niets betaald.
refusal-no-monument = Geen vijand heeft hier een monument: { $land }.
refusal-strike = Zeg welk monument valt.
refusal-no-event = Je kunt { $card } nu niet spelen.
refusal-by-itself = Je speelt { $card } niet zelf: het goud komt vanzelf bij je inkomsten.
refusal-bad-target = { $card } kan { $land } nu niet treffen.
refusal-bad-set = { $most ->
    [one] Noem er precies één.
   *[other] Noem er één tot { $most }, geen twee keer.
  }
refusal-few-people = { $people ->
    [one] Elk land vraagt een volkspion, en je voorraad heeft er maar één.
   *[other] Elk land vraagt een volkspion, en je voorraad heeft er maar { $people }.
  }
refusal-one-area = Alle landen moeten in één regio liggen.
refusal-one-seat = Alle landen moeten van één speler zijn.
refusal-two-of-one = Hoogstens twee landen van één speler.
refusal-has-monument = Een monument siert { $land } al.
refusal-no-site = Eerst het startland, dan steden, dan de rest.
refusal-no-token = Dat regiofiche heb je niet.

## The almanac: cards, Honors, tokens and lands

almanac-empires-note = Zeven per tijdperk. De rijken in het spel zijn aan de beurt in de volgorde van hun nummers.
almanac-events-note = Zeven per tijdperk, opengelegd aan het begin van een beurt. Sommige speel je als klein rijk, andere volgens hun tekst.
almanac-honors = Eerbewijzen
almanac-honors-note = Iedereen heeft dezelfde tien. Een gevallen garnizoen levert er vaak een op, en het meeste goud ook.
almanac-tokens = Regiofiches
almanac-tokens-note = Een fiche levert nog eens goud op voor zijn regio: aan het eind van een beurt van jou, met al je landen daar.
almanac-lands-note = De regio’s, met wat aanwezigheid, dominantie en meesterschap in elk tijdperk opbrengen, en hun landen.
almanac-epoch = Tijdperk { $epoch }
almanac-number = Nummer { $number }
almanac-year-before = { $year } v.Chr.
almanac-year = { $year } n.Chr.
almanac-people = { $count ->
    [one] Eén volkspion
   *[other] { $count } volkspionnen
  }
almanac-founds = Sticht
almanac-sea-fleets = { $count ->
    [one] één, in een zee
   *[other] { $count }, in zeeën
  }
almanac-ocean-fleets = { $count ->
    [one] één, in een oceaan
   *[other] { $count }, in oceanen
  }
almanac-brings = Brengt mee
almanac-icon = Machtssymbool
almanac-barbarian = Barbaars: geen gebouwen en geen machtssymbool, maar het plundert elk land dat het binnenvalt.
almanac-two-starts = Het begint in beide landen tegelijk.
almanac-two-empires = Twee rijken op één kaart, na elkaar gespeeld.
almanac-when-reveal = Meteen, als hij wordt opengelegd
almanac-when-expand = Later: tijdens de uitbreiding
almanac-when-revenue = Later: bij je inkomsten
almanac-honor = Levert je eerst een eerbewijs op.
almanac-coins = { $count ->
    [0] Geen munten
    [one] Eén munt
   *[other] { $count } munten
  }
almanac-honor-expand = Tijdens de uitbreiding, voor het effect.
almanac-honor-paid = { $count ->
    [one] Bij je inkomsten, voor 1 goud.
   *[other] Bij je inkomsten, voor { $count } goud.
  }
almanac-honor-revenue = Bij je inkomsten, voor het effect.
almanac-from = Vanaf tijdperk { $epoch }
almanac-token-count = { $count ->
    [one] Eén fiche
   *[other] { $count } fiches
  }
almanac-land-count = { $count ->
    [one] één land
   *[other] { $count } landen
  }
almanac-single-tokens = Fiches van één regio
almanac-pairs = Dubbele fiches
almanac-pairs-note = Alleen als de tafel ermee is opgezet: één per speler, verborgen.
almanac-terrain-clear = Open terrein
almanac-terrain-difficult = Moeilijk terrein

## Figures beside rules

figure-battles = Kans dat de invasie slaagt
figure-two-dice = twee dobbelstenen
figure-leader = met de leider
figure-clear = Open
figure-difficult = Moeilijk
figure-fort = Open, fort
figure-fort-difficult = Moeilijk, fort
figure-certain = Zonder dobbelstenen: wat zeker is
figure-no-leader = zonder leider
figure-leader-terrain = Leider: terrein
figure-leader-forts = Leider: forten
figure-falls = valt
figure-both-go = beide weg
figure-conquest = Met de veroveringsoptie
figure-first = eerste
figure-areas = Aanwezigheid, dominantie, meesterschap in elk tijdperk
figure-oceans = De zeeën van elke oceaan
figure-honors = De tien eerbewijzen en hun munten

## The primer: the game in pictures

primer-aim-epochs = { $epochs ->
    [5] Vijf tijdperken, vijf rijken. Elk rijk komt op, verovert één beurt lang en komt tot rust: zijn legers worden garnizoenen en blijven op de kaart.
   *[other] { $epochs } tijdperken, { $epochs } rijken. Elk rijk komt op, verovert één beurt lang en komt tot rust: zijn legers worden garnizoenen en blijven op de kaart.
  }
primer-aim-gold = Aan het eind van elke beurt van jou brengen de *landen van je nieuwe rijk* goud op. Wie het meeste goud heeft als alles geteld is, wint.
primer-choose-text = In elk tijdperk houd je een regiofiche, krijg je een gebeurtenis en kies je een rijk, de armste eerst. In tijdperk I wordt om de fiches geloot. Wie het laatst is, neemt het rijk dat overblijft.
primer-establish = Vestigen
primer-establish-text = Je eerste leger staat in het startland, vaak met een hoofdstad. Wat er stond, verdwijnt.
primer-expand = Uitbreiden
primer-expand-text = Leger voor leger naar aangrenzende landen, met een vloot over zee. Vrije landen zijn meteen van jou.
primer-build-text = Elke twee landen met het machtssymbool van je rijk geven een monument.
primer-collect = Innen
primer-collect-text = Regio’s en gebouwen van je rijk leveren goud op. Dan gaan de legers liggen en mag je regiofiches spelen.
primer-comfort = *Niemand raakt ver achterop.* Een garnizoen dat een aanvaller stuit, levert de eigenaar een eerbewijs op, en wie het minste goud heeft, kiest het eerst een rijk.
primer-gold = Wat goud oplevert
primer-gold-text = Elke actieve regio levert goud op voor de legers van deze beurt, naar de hoogste graad die je haalt. Garnizoenen van eerdere beurten brengen nu niets op.
primer-presence-text = Je hebt er een leger. Eén is genoeg.
primer-dominance-text = { $lands ->
    [2] Twee legers of meer, meer dan elke andere speler er heeft, en meer dan je eigen garnizoenen.
   *[other] { $lands } legers of meer, meer dan elke andere speler er heeft, en meer dan je eigen garnizoenen.
  }
primer-mastery = Meesterschap
primer-mastery-text = { $lands ->
    [3] Drie legers of meer, en geen garnizoen daar, niet van anderen en niet van jou.
   *[other] { $lands } legers of meer, en geen garnizoen daar, niet van anderen en niet van jou.
  }
primer-brings-gold = Levert { $gold } goud op
primer-invasion = Een invasie
primer-invasion-rolled = Jij gooide { $yours }, het garnizoen { $theirs }: het land is van jou.
primer-invasion-dice = { $own ->
    [2] Jij gooit twee dobbelstenen, het garnizoen één, achter een fort twee. De hoogste telt.
   *[other] Jij gooit { $own } dobbelstenen, het garnizoen { $other }, achter een fort { $fort }. De hoogste telt.
  }
primer-invasion-ends = *Hoger:* het land is van jou. *Gelijk:* van jou in open terrein. *Anders* verdwijnen beide, is het land vrij en krijgt de eigenaar een eerbewijs.
primer-invasion-certain = *Zonder dobbelstenen,* als je wilt: open terrein zonder fort valt, al het andere kost beide. Eén keer helpt een *leider*.

## Learn

learn-turn = Een beurt in zes fasen
learn-turn-1 = Je gebeurtenis
learn-turn-1-note = Hij wordt opengelegd. Een klein volk verschijnt, of er gebeurt iets volgens de tekst.
learn-turn-2 = Je rijk komt op
learn-turn-2-note = In zijn startland, met een hoofdstad. Wat er stond, verdwijnt.
learn-turn-3 = Het breidt zich uit
learn-turn-3-note = Leger voor leger, zolang er volk is. Tegen garnizoenen beslissen de dobbelstenen, of het land alleen.
learn-turn-4 = Het bouwt
learn-turn-4-note = Twee landen met zijn machtssymbool geven een monument.
learn-turn-5 = Er komt goud binnen
learn-turn-5-note = Voor regio’s en gebouwen, alleen van dit rijk. Eerbewijzen kunnen er goud bij doen.
learn-turn-6 = Het komt tot rust
learn-turn-6-note = Legers worden garnizoenen. Een regiofiche levert goud op voor al je landen in die regio.

## Lessons

lesson-first-empire = Je eerste rijk
lesson-first-empire-pitch = { $minutes } minuten: { name-assyria.the } komt op { name-euphrates.in }.
lesson-first-empire-aim = Waar het om gaat
lesson-first-empire-aim-text = In elk tijdperk leid je een ander rijk. Het komt op, verovert wat het kan en int goud; dan gaan zijn legers liggen als garnizoenen. Je leidt { name-assyria.the }, opgekomen { name-euphrates.in } met een hoofdstad. Elke regio levert goud op in drie treden: { $presence } goud voor één leger, { $dominance } voor minstens { $most } en meer dan wie ook, { $mastery } voor minstens { $all } en geen garnizoen daar.
lesson-first-empire-free = Neem een vrij land
lesson-first-empire-free-text = Niemand bezet { name-levant.the }. Een leger gaat er meteen heen, zonder dobbelstenen.
lesson-first-empire-invasion = Val een garnizoen aan
lesson-first-empire-invasion-text = Er ligt een garnizoen { name-tigris.in }, met een hoofdstad. Jij gooit twee dobbelstenen, het garnizoen één, en de hoogste van elke kant telt. In open terrein is gelijkspel genoeg. Je kans: { $win }.
lesson-first-empire-icon = Zoek je machtssymbool
lesson-first-empire-icon-text = Er is een zwaard { name-zagros.in }, het machtssymbool van je rijk. Voor elke twee rijkslanden met dit symbool bouw je een monument, dat { $monument } goud opbrengt.
lesson-first-empire-frustrated = Probeer een tweede regio
lesson-first-empire-frustrated-text = Eén leger { name-nile.in } is aanwezigheid in een andere regio: { $presence } goud. Je kans: { $win }.
lesson-first-empire-again = Trek het lege land in
lesson-first-empire-again-text = Gestuit: je leger en het garnizoen zijn allebei weg, en de eigenaar kreeg er een eerbewijs voor. Het land is nu vrij, en de hoofdstad is een stad geworden. Het volgende leger heeft geen dobbelstenen nodig.
lesson-first-empire-stop = Beëindig de uitbreiding
lesson-first-empire-stop-text = { $people ->
    [0] Al je volk is gebruikt. Als je verdergaat, wordt het monument gebouwd, allereerst in het startland, en wordt het goud geïnd.
    [one] Je hebt nog één volkspion. Zolang je hem kunt plaatsen, moet dat.
   *[other] Je hebt nog { $people } volkspionnen. Zolang je ze kunt plaatsen, moet dat.
  }
lesson-first-empire-gold = Bekijk het goud
lesson-first-empire-gold-text = Je rijk heeft { $gold } goud geïnd: voor zijn regio’s, en voor wat er in zijn landen staat. Een hoofdstad levert { $capital } op, een stad { $city }, een monument { $monument }.
lesson-first-empire-end = Beëindig je beurt
lesson-first-empire-end-text = Je legers zijn gaan liggen. Als garnizoenen houden ze hun landen tegen anderen vast, en ze tellen opnieuw mee voor regiofiches en in het slot. Je fiche blijft verborgen tot de regio ervan goud oplevert.
lesson-first-empire-done = Dat was je eerste rijk.
lesson-first-empire-done-text = Elke beurt gaat zo: opkomen, uitbreiden, bouwen, innen. In het volgende tijdperk komt een ander rijk op, en voor dat rijk zijn dit bevriende landen.
lesson-areas = Goud en regio’s
lesson-areas-pitch = { $minutes } minuten: drie soorten land, en wanneer een regio het meest oplevert.
lesson-areas-kinds = Drie soorten land
lesson-areas-kinds-text = Je leidt { name-persia.the }. Waar je legers staan zijn rijkslanden, en alleen die innen goud. Waar garnizoenen van je eerdere rijken liggen zijn bevriende landen, die van anderen zijn vijandelijke landen. Voor meesterschap { name-middle-east.in } mag er geen enkel garnizoen liggen, ook niet van jou.
lesson-areas-friendly = Vernieuw een bevriend land
lesson-areas-friendly-text = Je eigen garnizoen ligt { name-tigris.in }. Een leger mag er zonder dobbelstenen in: het garnizoen verdwijnt, en het land is weer een rijksland. De prijs: de gebouwen worden afgebroken, dus de stad valt.
lesson-areas-enemy = Neem een vijandelijk land
lesson-areas-enemy-text = Een garnizoen { name-euphrates.in } houdt je van meesterschap af. Je kans: { $win }.
lesson-areas-last = Het laatste garnizoen
lesson-areas-last-text = Alleen je eigen garnizoen { name-levant.in } is nog over. Vernieuw het, en de regio levert { $mastery } goud op in plaats van { $dominance }.
lesson-areas-stop = Beëindig de uitbreiding
lesson-areas-stop-text = Nu bezet niemand behalve jij hier nog iets. Monumenten worden vanzelf gebouwd waar de regels maar één plaats overlaten.
lesson-areas-gold = Bekijk de inkomsten
lesson-areas-gold-text = { $gold } goud: meesterschap { name-middle-east.in }, en wat er in je rijkslanden staat. Bevriende landen hadden nu niets opgebracht.
lesson-areas-token = Speel een regiofiche
lesson-areas-token-text = De legers zijn gaan liggen, en al je landen { name-middle-east.in } tellen samen. Het fiche levert er nog eens iets voor op: { $token } goud. Daarna verdwijnt het uit de partij, dus speel elk fiche als het veel oplevert.
lesson-areas-end = Beëindig je beurt
lesson-areas-end-text = Wie aan het eind van de eigen beurt het meeste goud heeft, krijgt een eerbewijs. Deze keer ben jij dat.
lesson-areas-done = Je weet waar het goud vandaan komt.
lesson-areas-done-text = Een regio levert het meest op waar geen garnizoen ligt. Vernieuw oude garnizoenen waar dat het meesterschap voltooit; laat ze elders op een fiche wachten.
lesson-honors = Eerbewijzen
lesson-honors-pitch = { $minutes } minuten: nu hulp, of later goud.
lesson-honors-track = Bekijk je eerbewijzen
lesson-honors-track-text = Je leidt { name-arabs.the }, en al je volk is gebruikt. Maar er liggen twee eerbewijzen in je rij, en één is doorgeschoven naar je contingent. Een eerbewijs met munten helpt tijdens de uitbreiding, of is goud waard bij je inkomsten. Een zonder munten werkt alleen bij je inkomsten.
lesson-honors-recruit = Werf volk
lesson-honors-recruit-text = { name-recruit-1 } brengt nog een volkspion. Gespeelde eerbewijzen gaan terug onder je stapel, dus er gaat er geen voorgoed verloren.
lesson-honors-spend = Gebruik hem
lesson-honors-spend-text = Nog een land { name-middle-east.in } telt twee keer: voor de regio, en voor een eerbewijs in je rij. Je kans { name-euphrates.in }: { $win }.
lesson-honors-stop = Beëindig de uitbreiding
lesson-honors-stop-text = Je hebt nu geen vloot nodig. Laat { name-fleet-1 } in je contingent: bij je inkomsten is hij goud waard.
lesson-honors-pool = Leeg het contingent
lesson-honors-pool-text = Het goud is binnen. Elk eerbewijs in het contingent moet gespeeld worden voor je verdergaat: { name-fleet-1 } levert 1 goud op voor zijn munt.
lesson-honors-bonus = Speel een bonus
lesson-honors-bonus-text = { name-lands-bonus } levert 1 goud op voor elk rijksland in een actieve regio, en je hebt er { $lands } { name-middle-east.in }.
lesson-honors-gold = Ga verder
lesson-honors-gold-text = Er hoeft niets meer gespeeld te worden. Wat in de rij blijft, wacht op een volgende beurt van jou.
lesson-honors-end = Beëindig je beurt
lesson-honors-end-text = Je hebt het meeste goud, dus je krijgt een eerbewijs: het wordt van je stapel opengelegd en schuift de andere door.
lesson-honors-done = Eerbewijzen troosten en belonen.
lesson-honors-done-text = Een garnizoen dat een aanvaller stuit, levert er een op, en ook een dat een gebeurtenis of een nieuw rijk wegvaagt. In het slot worden alle eerbewijzen in je rij en contingent gespeeld.
lesson-without-dice = Zonder dobbelstenen
lesson-without-dice-pitch = { $minutes } minuten: wat zeker is, en wat je leider verandert.
lesson-without-dice-certain = Alles is zeker
lesson-without-dice-certain-text = Aan deze tafel wordt zonder dobbelstenen gespeeld, en je leidt { name-macedonia.the }. Een garnizoen in open terrein zonder fort valt voor één leger. Moeilijk terrein of een fort stuit het: leger en garnizoen verdwijnen allebei.
lesson-without-dice-clear = Open terrein
lesson-without-dice-clear-text = Het garnizoen { name-apennines.in } ligt in open terrein zonder fort: het valt zeker, en de stad ook.
lesson-without-dice-leader = Roep je leider
lesson-without-dice-leader-text = Eén keer in de partij helpt je leider tot de uitbreiding eindigt: tegen moeilijk terrein, of tegen forten. Bergen beschermen het garnizoen { name-anatolia.in }, dus kies het terrein.
lesson-without-dice-mountains = Door de bergen
lesson-without-dice-mountains-text = Met de leider telt moeilijk terrein als open, dus ook het garnizoen { name-anatolia.in } valt.
lesson-without-dice-fort = Een fort in de bergen
lesson-without-dice-fort-text = Een fort in moeilijk terrein, zoals { name-pindus.in }, valt nooit bij de eerste poging, met of zonder leider. Offer een leger: beide verdwijnen, met fort en monument, en de eigenaar krijgt een eerbewijs.
lesson-without-dice-again = Trek het lege land in
lesson-without-dice-again-text = Het land is nu vrij. Het volgende leger neemt het in, en daarmee het meesterschap over de regio.
lesson-without-dice-stop = Beëindig de uitbreiding
lesson-without-dice-stop-text = Al je volk is gebruikt. Je leider verlaat nu de partij; bewaard tot het slot was hij { $kept } goud waard geweest.
lesson-without-dice-done = Niets werd aan het toeval overgelaten.
lesson-without-dice-done-text = Voor elk bevel zegt de pagina wat er gebeurt en wat het kost. Reken op twee legers voor een land achter bergen of een fort.

## What lessons say in numbers, and the page before a first game

reason-pays = { $name }: { $presence } goud voor één leger, { $dominance } voor minstens { $most } en meer dan wie ook, { $mastery } voor minstens { $all } en geen garnizoen daar.
reason-area = Met { $land } bereik je { $degree ->
    [presence] aanwezigheid
    [dominance] dominantie
   *[mastery] meesterschap
  }: van { $from } naar { $to } goud.
reason-buildings = Wat er staat, levert { $gold } goud op.
reason-monument = Het maakt een paar van je machtssymbool vol: een monument, { $gold } goud.
reason-odds = Geslaagd { $win }, gestuit { $defeat }.
reason-certain = { $outcome ->
    [success] Het valt zeker.
   *[frustrated] Leger en garnizoen verdwijnen zeker allebei.
  }
reason-falls = Dan neem je zeker { $lands }.
reason-gold = Nu is het { $gold } goud waard.
aim-empires = In elk tijdperk leid je een ander rijk. Het komt op met nieuw volk, verovert wat het kan en int goud. Dan gaan zijn legers liggen en blijven als garnizoenen op de kaart.

## Places of this edition only

name-south-east-asia = Zuidoost-Azië
    .the = Zuidoost-Azië
    .in = in Zuidoost-Azië
name-euphrates = Eufraat
    .the = de Eufraat
    .in = aan de Eufraat
name-xi-river = Xi-rivier
    .the = de Xi-rivier
    .in = aan de Xi-rivier
name-britain = Brittannië
    .the = Brittannië
    .in = in Brittannië
name-alemannia = Alemannië
    .the = Alemannië
    .in = in Alemannië
name-southern-ocean = Zuidelijke Oceaan
    .the = de Zuidelijke Oceaan
    .in = op de Zuidelijke Oceaan
name-mediterranean = Middellandse Zee
    .the = de Middellandse Zee
    .in = op de Middellandse Zee

## Empires

name-minoa = Minoïsch Kreta
    .the = Minoïsch Kreta
name-vedic-states = Vedische staten
    .the = de Vedische staten
name-greek-states = Griekse staten
    .the = de Griekse staten
name-carthage = Carthago
    .the = Carthago
name-rome = Rome
    .the = Rome
name-byzantium = Byzantium
    .the = Byzantium
name-tang-dynasty = Tang-dynastie
    .the = de Tang-dynastie
name-incas = Inca’s
    .the = de Inca’s
name-aztecs = Azteken
    .the = de Azteken
name-ottomans = Ottomanen
    .the = de Ottomanen
name-britain-empire = Britse Rijk
    .the = het Britse Rijk

## Events

name-ancients = Ouden
    .the = de Ouden
name-indus-cities = Indussteden
    .the = de Indussteden
name-establish-cities-i = Stedenstichting (I)
    .the = de Stedenstichting (I)
name-liberate-ii = Bevrijding (II)
    .the = de Bevrijding (II)
name-parthia = Parthië
    .the = Parthië
name-bantu = Bantoes
    .the = de Bantoes
name-mercenaries = Huurlingen
    .the = de Huurlingen
name-ghana = Ghana
    .the = Ghana
name-crusades = Kruistochten
    .the = de Kruistochten
name-silk-road = Zijderoute
    .the = de Zijderoute
name-black-death = Zwarte Dood
    .the = de Zwarte Dood
name-ocean-trade = Oceaanhandel
    .the = de Oceaanhandel
name-timurids = Timoeriden
    .the = de Timoeriden
name-songhai = Songhai
    .the = de Songhai
name-majapahit = Majapahit
    .the = Majapahit
name-revolution = Revolutie
    .the = de Revolutie
name-liberate-v = Bevrijding (V)
    .the = de Bevrijding (V)
name-austria = Oostenrijk
    .the = Oostenrijk
name-gran-colombia = Groot-Colombia
    .the = Groot-Colombia
name-establish-cities-v = Stedenstichting (V)
    .the = de Stedenstichting (V)

## Honors

name-recruit-1 = Werving 1
name-recruit-2 = Werving 2
name-fleet-1 = Vloot 1
name-fleet-2 = Vloot 2
name-fortify-1 = Fortificatie 1
name-fortify-2 = Fortificatie 2
name-urbanize = Verstedelijking
name-buildings-bonus = Gebouwenbonus
name-lands-bonus = Landenbonus
name-catastrophe = Catastrofe

## Paired tokens

name-pair-1 = Zuid-Europa en Zuid-Amerika
name-pair-2 = Noord-Afrika en Verre Oosten
name-pair-3 = Midden-Oosten en Noord-Amerika
name-pair-4 = India en Noord-Europa
name-pair-5 = China en Zuidelijk Afrika
name-pair-6 = Eurazië en Zuidoost-Azië

## Card texts, in our own words

text-ancients = Kies een vrij land zonder gebouwen, waar dan ook. Daar komen een leger en een stad.
text-establish-cities-i = Tijdens de uitbreiding: tot twee steden, elk in een ander rijksland zonder hoofdstad of stad.
text-establish-cities-v = { text-establish-cities-i }
text-liberate-ii = Kies een vijandelijk land dat aan een bevriend land grenst, of een willekeurig vijandelijk land als dat er niet is. Je leger neemt de plaats van het garnizoen in en alle gebouwen blijven. De eigenaar krijgt een eerbewijs.
text-liberate-v = { text-liberate-ii }
text-mercenaries = Eén keer tijdens de uitbreiding: twee volkspionnen uit de voorraad komen bij je contingent.
text-crusades = Drie legers: het eerste gaat naar { name-levant.the }, wat er ook is, de andere trekken vandaar verder. Daarna komt er een fort in een van hun landen.
text-silk-road = Bij je inkomsten: 1 goud voor elke regio waarin je rijk een land heeft, van { name-southern-europe }, { name-middle-east }, { name-india }, { name-china } en { name-eurasia }.
text-black-death = Kies een tot drie vijandelijke landen van één actieve regio, hoogstens twee van dezelfde speler. De garnizoenen verdwijnen, gebouwen en forten blijven. Elke eigenaar krijgt een eerbewijs per garnizoen.
text-ocean-trade = Bij je inkomsten: 1 goud voor elke regio waarin je rijk een land aan een oceaan heeft. Zeeën tellen mee bij hun oceaan.
text-revolution = Kies een of twee vijandelijke landen van één speler in één regio. Elk wordt zonder dobbelstenen ingenomen door een leger van jou, de gebouwen worden afgebroken en de eigenaar krijgt er een eerbewijs voor.
text-recruit-1 = Eén volkspion uit de voorraad komt bij je contingent.
text-recruit-2 = Twee volkspionnen uit de voorraad komen bij je contingent.
text-fleet-1 = Een vloot in een zee die je legers of vloten bereiken. In tijdperk IV en V gaat hij naar een oceaan als je rijkskaart een vloot toont.
text-fleet-2 = Tot twee vloten, na elkaar, in zeeën die je legers of vloten bereiken. In tijdperk IV en V gaan ze naar oceanen als je rijkskaart een vloot toont.
text-fortify-1 = Een fort in een rijksland dat er geen heeft. Het kost geen volkspion.
text-fortify-2 = Forten in hoogstens twee rijkslanden die er geen hebben. Het kost geen volkspion.
text-urbanize = Een stad in een rijksland zonder hoofdstad of stad.
text-buildings-bonus = Noem een regio: nog eens het goud van alle gebouwen in je rijkslanden daar. In het slot tellen je bevriende landen.
text-lands-bonus = Noem een actieve regio: 1 goud voor elk van je rijkslanden daar. In het slot tellen je bevriende landen.
text-catastrophe = Neem een monument weg uit een vijandelijk land. De eigenaar verliest 1 goud.

## Epochs

epoch-span-1 = 3000 – 550 v.Chr.
epoch-span-2 = 550 v.Chr. – 300 n.Chr.
epoch-span-3 = 300 – 1200 n.Chr.
epoch-span-4 = 1200 – 1550 n.Chr.
epoch-span-5 = 1550 – 1914 n.Chr.

## At the table: phases, decisions, who is waited for

phase-tokens = Fiches
phase-events-draft = Gebeurtenissen
phase-choose-empire = Rijken
phase-aim = A Gebeurtenis
phase-event = A Gebeurtenis
phase-shortage = Tekort
phase-expand = C Uitbreiding
phase-monuments = D Monumenten
phase-revenue = E Inkomsten
phase-conclude = F Afsluiting
phase-endgame = Slot
todo-tokens = Houd een regiofiche
todo-events-draft = Houd een gebeurtenis
todo-choose-empire = Kies een rijk
todo-aim = Speel je gebeurtenis
todo-event = Speel je gebeurtenis
todo-shortage = Zeg waar het ontbrekende gebouw vandaan komt
todo-expand = Breid je rijk uit
todo-monuments = Bouw een monument
todo-revenue = Bekijk je goud en speel eerbewijzen
todo-conclude = Speel fiches en beëindig je beurt
todo-endgame = Speel je laatste eerbewijzen
idle-end-expansion = Er viel niets meer te plaatsen: de fase is voorbij.
idle-end-revenue = Er is geen eerbewijs te spelen: op naar het einde van de beurt.
idle-end-turn = Er is geen fiche te spelen: je beurt is voorbij.
held-end-turn = { $tokens ->
    [0] Je hebt geen fiche te spelen: je beurt eindigt.
    [1] Je fiche zou nu niets opleveren en blijft van jou: je beurt eindigt.
   *[other] Geen van je fiches zou nu iets opleveren: ze blijven van jou, en je beurt eindigt.
  }
undo-honor = { $own ->
    [yes] Niet terug te nemen: je kreeg een eerbewijs
   *[no] Niet terug te nemen: { $name } kreeg een eerbewijs
  }
undo-kept = Een keuze is niet terug te nemen
waiting-facts = { $people ->
    [0] { $empire }: geen volk meer in het contingent.
    [one] { $empire }: nog één volkspion in het contingent.
   *[other] { $empire }: nog { $people } volkspionnen in het contingent.
  }
waiting-tokens = { $names } houdt een van { $count } fiches.
waiting-events-draft = { $names } houdt een van { $count } gebeurtenissen.
waiting-choose-empire = { $names } kiest een van { $count } rijken.
waiting-aim = { $names } speelt een gebeurtenis.
waiting-event = { $names } speelt een gebeurtenis.
waiting-shortage = { $names } zegt waar een ontbrekend gebouw vandaan komt.
waiting-expand = { $names } breidt { $empire } uit.
waiting-monuments = { $names } bouwt een monument.
waiting-revenue = { $names } int goud.
waiting-conclude = { $names } beëindigt de beurt.
waiting-endgame = { $names } speelt de laatste eerbewijzen.
decide-event = Waar gaat het volgende leger van de gebeurtenis heen?
decide-shortage = Uit welk land komt het ontbrekende gebouw?
decide-expand = Waar gaat het volgende leger heen?
decide-monuments = Waar komt het monument?
orders-endgame = Als het slot vraagt in welke volgorde je je eerbewijzen speelt
orders-endgame-ask = Vraag het mij
orders-endgame-best = Laat de bot van het huis kiezen
chart-title = Goud per tijdperk
chart-parts-title = Goud per bron
score-chart = per tijdperk
luck-text = geslaagde invasies, boven of onder de verwachting
tab-screen = Waar het goud ligt
map-keys = Pijltjes gaan van land naar land. Vierkante haken lopen langs de landen die voor jou open zijn. Spatie opent de landinfo, Enter speelt de voorgestelde actie. V toont de landen als tabel.
map-summary = Wereld, tijdperk { $epoch }. Je hebt { $lands ->
    [one] één land
   *[other] { $lands } landen
  } in { $areas ->
    [one] één regio
   *[other] { $areas } regio’s
  }.
map-summary-watching = Wereld, tijdperk { $epoch }.
map-no-value = vanaf tijdperk { $epoch }
map-standing = leger, staand
map-flat = garnizoen, liggend
map-seal-standing = { $player }, { $sign }, leger, staand
map-seal-flat = { $player }, { $sign }, garnizoen, liggend
map-terrain-difficult = moeilijk
map-column-trait = Machtssymbool
map-legend-values = aanwezigheid, dominantie, meesterschap
legend-icon = machtssymbool van het rijk aan zet
legend-empire = Rijksland
legend-empire-note = je leger staat
legend-friendly = Bevriend land
legend-friendly-note = je garnizoen ligt
legend-enemy = Vijandelijk land
legend-enemy-note = hun garnizoen ligt

## At the table: the turn, the land card, Honors

action-conquer = { $points ->
    [one] Onderwerp { $land } · 1 punt
   *[other] Onderwerp { $land } · { $points } punten
  }
action-end-event = Beëindig de gebeurtenis
action-end-expansion = Beëindig de uitbreiding
action-enter = Trek { $land } binnen
action-take-land = Neem { $land }
action-spend = Offer het leger op
action-fleet = Vloot
action-fleet-water = Vloot naar { $water }
action-fort = Bouw fort
action-fort-land = Fort { $land } bouwen
action-wall = Grote Muur
action-honors = Eerbewijs
action-leader = Leider…
action-leader-dice = Leider: { $dice } dobbelstenen
action-leader-ignore = { $ignore ->
    [fort] Negeer forten
   *[difficult] Negeer moeilijk terrein
  }
action-sure = Beëindig de uitbreiding
action-take = Neem het weg { $lands }
array-title = { $you ->
    [yes] Je eerbewijzen
   *[no] Eerbewijzen van { $who }
  }
array-note = de vage wachten op fase E
array-track = Rij
array-pool = Contingent
array-stack = Stapel
array-empty = Vak { $space }: leeg
array-pool-spoken = { $honors ->
    [0] Contingent, leeg
   *[other] Contingent, deze beurt te spelen
  }
array-spoken = Eerbewijzen: { $track } in de rij, { $pool } in het contingent, { $stack } in de stapel
card-army = { $you ->
    [yes] Jouw leger
   *[no] Leger van { $who }
  }
card-garrison = { $you ->
    [yes] Jouw garnizoen
   *[no] Garnizoen van { $who }
  }
card-nobody = Niemand houdt het bezet
card-nobody-with = Niemand houdt het bezet; { $things }
card-gives-way = Je garnizoen maakt plaats voor het leger.
card-gives-way-falls = Je garnizoen maakt plaats voor het leger, en het land verliest { $things }.
fallen = { $building ->
    [capital] de hoofdstad (er blijft een stad)
    [city] de stad
    [monument] het monument
    [wall] het fort van de Grote Muur
   *[fort] het fort
  }
card-by-fleet = bereikt door je vloot
card-certain = zeker
card-now = nu
card-after-taken = daarna: van jou
card-after-empty = daarna: van niemand
card-cost-army = Je verliest een leger
card-cost-holds = Je leger houdt het bezet
card-cost-garrison = Het garnizoen verdwijnt
card-cost-falls = { $count ->
    [one] Valt: { $things }
   *[other] Vallen: { $things }
  }
card-cost-honor = { $who } krijgt een eerbewijs
card-if-taken = Als het wordt genomen:
card-if-entered = Met een leger:
card-if-both-go = Als beide verdwijnen:
card-if-thrown-back = Als de invasie wordt gestuit:
card-gets = { $who } krijgt
card-honor = 1 eerbewijs
card-plunder = Meteen geplunderd, gewonnen of niet
card-plunder-won = Geplunderd als het lukt
card-falls = { $count ->
    [one] Hoe dan ook valt: { $things }
   *[other] Hoe dan ook vallen: { $things }
  }
card-falls-won = { $count ->
    [one] Als het lukt, valt: { $things }
   *[other] Als het lukt, vallen: { $things }
  }
card-part-area = { $degree ->
    [presence] aanwezigheid
    [dominance] dominantie
   *[mastery] meesterschap
  } { $area }
card-part-buildings = gebouwen
card-part-monument = een monument
card-part-trade = handel
card-with-leader = Met de leider
card-points = Veroveringspunten gemiddeld
card-average = Goud gemiddeld
odds-taken = genomen
odds-both-go = beide weg
odds-thrown-back = gestuit
decide-conquer = Verder onderwerpen, of elders een leger plaatsen?
decide-conquer-facts = { $points ->
    [one] Nog één veroveringspunt tegen { $who }.
   *[other] Nog { $points } veroveringspunten tegen { $who }.
  }
decide-conquer-lapses = { $lapses ->
    [any] Wie iets anders doet, verspeelt wat er over is.
   *[invasion] Het volgende leger dat je plaatst zonder te onderwerpen, verspeelt wat er over is.
  }
decide-expand-facts = { $lands ->
    [one] Eén land open
   *[other] { $lands } landen open
  }{ $sorts ->
    [0] {""}
   *[other] {": "}{ $kinds }
  }. { $people ->
    [one] Nog één volkspion.
   *[other] Nog { $people } volkspionnen.
  }
expand-free = { $count } vrij
expand-friendly = { $count } bevriend
expand-enemy = { $count } vijandelijk
decide-expand-none = Voor { $empire } ligt nu geen land open.
decide-expand-done = Al het volk is geplaatst.
decide-expand-shut = { $people ->
    [one] Er is nog één volkspion die nergens heen kan.
   *[other] Er zijn nog { $people } volkspionnen die nergens heen kunnen.
  }
decide-expand-spent = Vloten, eerbewijzen en de leider kun je nog gebruiken.
decide-taken = Je neemt { $land } van { $who }.
decide-frustrated = Je leger en het garnizoen van { $who } { $land } verdwijnen allebei.
decide-frustrated-facts = { $who } krijgt een eerbewijs. Een tweede leger trekt het lege land ongehinderd binnen.
decide-never = Moeilijk terrein met een fort valt nooit voor het eerste leger, met of zonder leider.
decide-leader-helps = { $leader ->
    [fort] Een leider die forten negeert zou het nemen.
   *[difficult] Een leider die moeilijk terrein negeert zou het nemen.
  }
decide-monuments-facts = { $due ->
    [one] Er moet één monument komen
   *[other] Er moeten { $due } monumenten komen
  }; { $sites ->
    [one] één land komt in aanmerking
   *[other] { $sites } landen komen in aanmerking
  }.
decide-shortage-facts = { $building ->
    [wall] De forten van de Grote Muur van de dynastie staan nog op de kaart.
    [capital] Er is geen hoofdstad meer voor die { $land }; wie er een verliest houdt een stad.
    [city] Er is geen stad meer voor die { $land }.
    [monument] Er is geen monument meer voor dat { $land }.
   *[fort] Er is geen fort meer voor dat { $land }.
  }
does-by-fleet = per vloot
does-catastrophe = { $who } verliest een monument en 1 goud
does-falls = { $building ->
    [capital] hoofdstad wordt stad
    [city] stad valt
    [monument] monument valt
    [wall] fort van de Grote Muur valt
   *[fort] fort valt
  }
does-gold = levert { $gold } goud op
does-honor = { $who } krijgt een eerbewijs
does-open = { $more ->
    [0] opent { $lands }
   *[other] opent { $count } landen: { $lands } en nog { $more }
  }
does-plunder = levert meteen { $gold } goud op
event-minor = { $barbarian ->
    [yes] Barbaren komen op { $where } met
   *[no] Een rijk komt op { $where } met
  } { $people ->
    [one] één volkspion
   *[other] { $people } volkspionnen
  }{ $fleets ->
    [0] {""}
   *[other] {" "}en een vloot
  }.
event-when-empire = In fase A
event-when-reveal = In fase A
event-when-expand = In fase C
event-when-revenue = In fase E
gold-tie = { $you ->
    [yes] Je staat vóór { $below }: jouw schatkist ligt bovenop.
    [below] { $above } staat vóór jou: die schatkist ligt bovenop.
   *[no] { $above } staat vóór { $below }: die schatkist ligt bovenop.
  }
leader-title = Je leider
leader-note = ongebruikt, één fase
leader-ready = klaar
leader-gone = weg
leader-declared = derde dobbelsteen
leader-difficult = negeert moeilijk terrein
leader-fort = negeert forten
lost-fleets = { $fleets ->
    [one] een vloot
   *[other] { $fleets } vloten
  }
lost-walls = de Grote Muur
mode-fleet = Naar welk water gaat de vloot?
mode-fleet-facts = { $fleets ->
    [one] Eén vloot in het contingent.
   *[other] { $fleets } vloten in het contingent.
  }
mode-fort = Welk land krijgt een fort?
mode-fort-facts = { $people ->
    [one] Het kost de laatste volkspion van het contingent.
   *[other] Het kost een van de { $people } volkspionnen in het contingent.
  }
mode-fort-event = Het fort van de kruisvaarders beëindigt het plaatsen van legers.
mode-wall = Waar komt de Grote Muur?
mode-wall-facts = { $walls ->
    [one] Eén fort van de Grote Muur in het contingent; het kost niets.
   *[other] { $walls } forten van de Grote Muur in het contingent; ze kosten niets.
  }
mode-honors = Welk eerbewijs speel je?
mode-honors-facts = Tijdens de uitbreiding hebben eerbewijzen met munten hun effect; later leveren ze hun munten op.
mode-leader = Wat negeert je leider in deze fase?
mode-leader-opens = { $count ->
    [0] { $ignore ->
        [fort] Forten negeren opent nu niets.
       *[difficult] Moeilijk terrein negeren opent nu niets.
      }
   *[other] { $ignore ->
        [fort] Forten negeren neemt { $lands }.
       *[difficult] Moeilijk terrein negeren neemt { $lands }.
      }
  }
mode-play = { $card } spelen?
mode-play-land = { $card }: welk land?
mode-play-lands = { $most ->
    [one] { $card }: welk land?
   *[other] { $card }: welke landen? { $chosen } van hoogstens { $most } gekozen.
  }
mode-play-waters = { $most ->
    [one] { $card }: naar welk water?
   *[other] { $card }: naar welke wateren, op volgorde? { $chosen } van hoogstens { $most } gekozen.
  }
mode-play-area = { $card }: welke regio?
mode-sure = { $count ->
    [one] De uitbreiding beëindigen en { $things } verliezen?
   *[other] De uitbreiding beëindigen en { $things } verliezen?
  }
mode-sure-facts = Wat in het contingent overblijft gaat naar de voorraad; eerbewijzen blijven.
mode-taking = { $missing ->
    [one] Er is er geen meer voor { $card }: uit welk land komt het?
   *[other] Er ontbreken er { $missing } voor { $card }: uit welke landen komen ze?
  }
mode-taking-facts = De vijand die er een heeft raakt het kwijt.
phase-no-dice = Zonder dobbelstenen
phases-title = Fasen
phase-full-event = A gebeurtenis
phase-full-establish = B vestiging
phase-full-expand = C uitbreiding
phase-full-monuments = D monumenten
phase-full-revenue = E inkomsten
phase-full-conclude = F afsluiting
plan-frustrated = De invasie { $land } is gestuit.
prices-title = Wat elk land zou kosten
prices-people = { $people ->
    [one] 1 leger
   *[other] { $people } legers
  }
row-nobody = van niemand
sign-wall = fort van de Grote Muur
spoken-success = Zeker: genomen van { $who }.
spoken-frustrated = Zeker: beide weg, { $who } krijgt een eerbewijs.
tag-taken = genomen
tag-both-go = beide weg
tag-enemy = vijand
tag-fleet = vloot
tag-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
tag-take = neem
tokens-count = { $tokens ->
    [0] Geen fiches
    [one] 1 fiche
   *[other] { $tokens } fiches
  }
tokens-pays = zou nu opleveren
turn-at-sea = op zee
turn-barbarian = Barbaren: plunderen
turn-fleets = { $fleets ->
    [one] 1 vloot
   *[other] { $fleets } vloten
  }
turn-from = komt op { $where }
turn-icon = { $held } van { $of }
turn-icon-word = voor een monument
turn-icon-title = Elke { $each } rijkslanden met dit symbool ({ $icon }) geven een monument
turn-left = nog { $people }
turn-modifier = +{ $plus } bij de volgende poging { $land }
turn-points = { $points ->
    [one] 1 veroveringspunt tegen { $who }
   *[other] { $points } veroveringspunten tegen { $who }
  }
turn-spoken = Nog { $people } van { $total } volkspionnen{ $fleets ->
    [sea] , vloot op zee
    [pool] , vloot in het contingent
   *[none] {""}
  }, { $leader ->
    [ready] leider ongebruikt
    [gone] leider weg
   *[other] leider geroepen
  }
turn-then = daarna { $empire }
turn-wall = Muur
tab-score = Goud
score-scored = is geweest
score-nothing = Er zou nog niets worden geïnd.
decide-taken-facts = Het brengt deze beurt { $gold } op.
card-if-second = Met een tweede leger:
tab-honors = Eer
