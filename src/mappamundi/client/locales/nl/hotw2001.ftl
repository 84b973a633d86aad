# History of the World of 2001: chronicle, refusals, decisions, cards, names.

## Small words

epoch = Tijdperk { $epoch }
degree-control = controle
army-count = { $armies ->
    [one] één leger
   *[other] { $armies } legers
  }
fleet-count = { $fleets ->
    [one] één vloot
   *[other] { $fleets } vloten
  }
coin-count = { $coins ->
    [one] één munt
   *[other] { $coins } munten
  }
allied-count = { $coins ->
    [one] één bondgenotenmunt
   *[other] { $coins } bondgenotenmunten
  }
fort-count = { $forts ->
    [one] één gratis fort
   *[other] { $forts } gratis forten
  }

## Chronicle: epochs and the draft

chronicle-epoch = Tijdperk { $epoch } · { $span }
chronicle-rolled = { $you ->
    [yes] jij { $sum }
   *[no] { $who } { $sum }
  }
chronicle-first-roll = { $you ->
    [yes] De worp om de eerste kaart: { $rolls }. Jij trekt als eerste.
   *[no] De worp om de eerste kaart: { $rolls }. { $who } trekt als eerste.
  }
chronicle-draws = { $you ->
    [yes] Je trekt { $empire }.
   *[no] { $who } trekt { $empire }.
  }
chronicle-keep = { $you ->
    [yes] Je houdt { $empire }.
   *[no] { $who } houdt { $empire }.
  }
chronicle-kept = { $you ->
    [yes] Je houdt de kaart.
   *[no] { $who } houdt de kaart.
  }
chronicle-pass = { $you ->
    [yes] Je geeft { $empire } door aan { $victim }.
   *[no] { $theirs ->
        [yes] { $who } geeft { $empire } door aan jou.
       *[no] { $who } geeft { $empire } door aan { $victim }.
      }
  }
chronicle-passed = { $you ->
    [yes] Je geeft de kaart door aan { $victim }.
   *[no] { $theirs ->
        [yes] { $who } geeft de kaart door aan jou.
       *[no] { $who } geeft de kaart door aan { $victim }.
      }
  }
chronicle-sees = { $you ->
    [yes] De kaart die je kreeg: jij leidt { $empire }.
   *[no] De kaart die { $who } kreeg: { $empire }.
  }
chronicle-unheld = Niemand leidt { $empires }.

## Chronicle: event cards

chronicle-gains = { $you ->
    [yes] Je krijgt { $gained }.
   *[no] { $who } krijgt { $gained }.
  }
chronicle-reallocates = { $you ->
    [yes] Voor { $fleets } krijg je { $coins }.
   *[no] Voor { $fleets } krijgt { $who } { $coins }.
  }
chronicle-reallocates-none = { $you ->
    [yes] Je houdt al je vloten.
   *[no] { $who } houdt alle vloten.
  }
chronicle-lapses = { $card } is voorbij.
chronicle-weakens = { $card } geeft voortaan twee dobbelstenen en wint nog bij gelijkspel.
chronicle-named = { $you ->
    [yes] Je wijst { $places } aan.
   *[no] { $who } wijst { $places } aan.
  }
chronicle-settles = { $you ->
    [yes] Je leger vestigt zich { $lands }.
   *[no] Het leger van { $who } vestigt zich { $lands }.
  }
chronicle-dies = { $theirs ->
    [yes] Jouw leger { $land } verdwijnt.
   *[no] Het leger van { $victim } { $land } verdwijnt.
  }
chronicle-survives = { $theirs ->
    [yes] Jouw leger { $land } overleeft.
   *[no] Het leger van { $victim } { $land } overleeft.
  }
chronicle-all-survive = Alle legers overleven.
chronicle-disease-dice = { $land }: { $dice }
chronicle-spreads = De pest bereikt { $land }.

## Chronicle: the turn

chronicle-rises = { $you ->
    [yes] Je vestigt { $empire } { $where } met { $brought }.
   *[no] { $who } vestigt { $empire } { $where } met { $brought }.
  }
chronicle-minor-rises = { $you ->
    [yes] Eerst vestig je { $empire } { $where } met { $brought }.
   *[no] Eerst vestigt { $who } { $empire } { $where } met { $brought }.
  }
chronicle-cleared = Wat er { $land } was, verdwijnt: { $things }.
chronicle-army-of = { $theirs ->
    [yes] jouw leger
   *[no] het leger van { $victim }
  }
chronicle-thing = { $building ->
    [capital] een hoofdstad
    [city] een stad
    [monument] een monument
   *[fort] een fort
  }
chronicle-fleets = { $count ->
    [one] Een vloot bevaart { $where }.
   *[other] Vloten bevaren { $where }.
  }
chronicle-mans = { $you ->
    [yes] Je bemant de vloot { $waters }.
   *[no] { $who } bemant de vloot { $waters }.
  }
chronicle-enters-by = { $you ->
    [yes] Over zee bezet je { $lands }.
   *[no] Over zee bezet { $who } { $lands }.
  }
chronicle-renews = { $you ->
    [yes] Je vernieuwt je leger { $lands }.
   *[no] { $who } vernieuwt het leger { $lands }.
  }
chronicle-monument = { $you ->
    [yes] Je bouwt een monument { $lands }.
   *[no] { $who } bouwt een monument { $lands }.
  }
chronicle-reinforces = { $you ->
    [yes] Je versterkt je leger { $lands }.
   *[no] { $who } versterkt het leger { $lands }.
  }
chronicle-fortifies = { $pay ->
    [coin] { $you ->
        [yes] Met een munt versterk je { $lands } met een fort.
       *[no] Met een munt versterkt { $who } { $lands } met een fort.
      }
    [engineering] { $you ->
        [yes] Met een gratis fort versterk je { $lands }.
       *[no] Met een gratis fort versterkt { $who } { $lands }.
      }
   *[army] { $you ->
        [yes] Je versterkt { $lands } met een fort.
       *[no] { $who } versterkt { $lands } met een fort.
      }
  }
chronicle-buys = { $coin ->
    [allied] { $you ->
        [yes] Met een bondgenotenmunt koop je een leger terug, alleen voor lege landen.
       *[no] Met een bondgenotenmunt koopt { $who } een leger terug, alleen voor lege landen.
      }
   *[plain] { $you ->
        [yes] Met een munt koop je een leger terug.
       *[no] Met een munt koopt { $who } een leger terug.
      }
  }
chronicle-capital-falls = De hoofdstad { $land } wordt een stad.
chronicle-falls = { $building ->
    [capital] De hoofdstad { $land } valt.
    [city] De stad { $land } valt.
    [monument] Het monument { $land } valt.
   *[fort] Het fort { $land } valt.
  }
chronicle-builds = { $you ->
    [yes] Je bouwt { $thing } { $lands }.
   *[no] { $who } bouwt { $thing } { $lands }.
  }
chronicle-lacking = { $building ->
    [capital] In de doos is geen hoofdstad meer: er komt er geen { $land }.
    [city] In de doos is geen stad meer: er komt er geen { $land }.
    [monument] In de doos is geen monument meer: er komt er geen { $land }.
   *[fort] In de doos is geen fort meer: er komt er geen { $land }.
  }

## Chronicle: battles

chronicle-win = { $you ->
    [yes] Je verovert { $land } op { $victim }, { $attack } tegen { $defence }.
   *[no] { $theirs ->
        [yes] { $who } verovert { $land } op jou, { $attack } tegen { $defence }.
       *[no] { $who } verovert { $land } op { $victim }, { $attack } tegen { $defence }.
      }
  }
chronicle-tie = { $you ->
    [yes] Jouw leger en dat van { $victim } vallen allebei { $land }, { $attack } tegen { $defence }.
   *[no] { $theirs ->
        [yes] Het leger van { $who } en dat van jou vallen allebei { $land }, { $attack } tegen { $defence }.
       *[no] Het leger van { $who } en dat van { $victim } vallen allebei { $land }, { $attack } tegen { $defence }.
      }
  }
chronicle-defeat = { $you ->
    [yes] { $victim } slaat jouw aanval op { $land } af, { $defence } tegen { $attack }.
   *[no] { $theirs ->
        [yes] Je slaat de aanval van { $who } op { $land } af, { $defence } tegen { $attack }.
       *[no] { $victim } slaat de aanval van { $who } op { $land } af, { $defence } tegen { $attack }.
      }
  }
chronicle-fort-win = { $you ->
    [yes] Je breekt het fort van { $victim } { $land }, { $attack } tegen { $defence }; de veldslag gaat door.
   *[no] { $theirs ->
        [yes] { $who } breekt jouw fort { $land }, { $attack } tegen { $defence }; de veldslag gaat door.
       *[no] { $who } breekt het fort van { $victim } { $land }, { $attack } tegen { $defence }; de veldslag gaat door.
      }
  }
chronicle-fort-tie = { $you ->
    [yes] Jouw leger en het fort van { $victim } vallen allebei { $land }, { $attack } tegen { $defence }.
   *[no] { $theirs ->
        [yes] Het leger van { $who } en jouw fort vallen allebei { $land }, { $attack } tegen { $defence }.
       *[no] Het leger van { $who } en het fort van { $victim } vallen allebei { $land }, { $attack } tegen { $defence }.
      }
  }
chronicle-army-win = { $you ->
    [yes] Je verslaat een leger van { $victim } { $land }, { $attack } tegen { $defence }; de veldslag gaat door.
   *[no] { $theirs ->
        [yes] { $who } verslaat een leger van jou { $land }, { $attack } tegen { $defence }; de veldslag gaat door.
       *[no] { $who } verslaat een leger van { $victim } { $land }, { $attack } tegen { $defence }; de veldslag gaat door.
      }
  }
chronicle-betrayed = { $you ->
    [yes] Door verraad verover je { $land } op { $victim } zonder te gooien.
   *[no] { $theirs ->
        [yes] Door verraad verovert { $who } { $land } op jou zonder te gooien.
       *[no] Door verraad verovert { $who } { $land } op { $victim } zonder te gooien.
      }
  }
chronicle-fleet-win = { $you ->
    [yes] Je brengt de vloot van { $victim } { $water } tot zinken, { $attack } tegen { $defence }, en bemant je eigen vloot.
   *[no] { $theirs ->
        [yes] { $who } brengt jouw vloot { $water } tot zinken, { $attack } tegen { $defence }.
       *[no] { $who } brengt de vloot van { $victim } { $water } tot zinken, { $attack } tegen { $defence }.
      }
  }
chronicle-fleet-tie = { $you ->
    [yes] Jouw leger en de vloot van { $victim } vergaan allebei { $water }, { $attack } tegen { $defence }.
   *[no] { $theirs ->
        [yes] Het leger van { $who } en jouw vloot vergaan allebei { $water }, { $attack } tegen { $defence }.
       *[no] Het leger van { $who } en de vloot van { $victim } vergaan allebei { $water }, { $attack } tegen { $defence }.
      }
  }
chronicle-fleet-defeat = { $you ->
    [yes] De vloot van { $victim } { $water } slaat je af, { $defence } tegen { $attack }.
   *[no] { $theirs ->
        [yes] Jouw vloot { $water } slaat { $who } af, { $defence } tegen { $attack }.
       *[no] De vloot van { $victim } { $water } slaat { $who } af, { $defence } tegen { $attack }.
      }
  }
part-fort = fort

## Chronicle: points and pre-eminence

chronicle-scored = { $you ->
    [yes] { $points ->
        [one] Je scoort één punt: { $parts }.
       *[other] Je scoort { $points } punten: { $parts }.
      }
   *[no] { $points ->
        [one] { $who } scoort één punt: { $parts }.
       *[other] { $who } scoort { $points } punten: { $parts }.
      }
  }
chronicle-scored-nothing = { $you ->
    [yes] Je scoort niets.
   *[no] { $who } scoort niets.
  }
chronicle-scored-part = { $place } { $points } ({ $degree })
chronicle-score = { $you ->
    [yes] Je staat op { $score }.
   *[no] { $who } staat op { $score }.
  }
chronicle-scored-buildings = { $building ->
    [capital] { $count ->
        [one] hoofdstad { $points }
       *[other] hoofdsteden { $points }
      }
    [city] { $count ->
        [one] stad { $points }
       *[other] steden { $points }
      }
    [fleet] { $count ->
        [one] bemande vloot { $points }
       *[other] bemande vloten { $points }
      }
   *[monument] { $count ->
        [one] monument { $points }
       *[other] monumenten { $points }
      }
  }
chronicle-marker = { $you ->
    [yes] Je hebt de hoogste score en trekt een suprematiefiche. Niemand ziet de waarde.
   *[no] { $who } heeft de hoogste score en trekt een suprematiefiche. Niemand ziet de waarde.
  }
chronicle-marker-withheld = { $names } delen de hoogste score: niemand trekt een suprematiefiche.
chronicle-markers = { $you ->
    [yes] Je suprematiefiches worden omgedraaid: { $values }.
   *[no] De suprematiefiches van { $who } worden omgedraaid: { $values }.
  }
chronicle-game-ended = Einde van de partij

## In the terminal: questions and answers

ask-draft = De kaart die je trok: houden of doorgeven?
ask-events = Welke gebeurtenis speel je?
ask-barbarians = Welk land vallen de barbaren nu aan?
ask-plague = Waar gaat de pest nu heen?
ask-crusade = Waar gaan de kruisvaarders heen?
ask-minor = Het kleine rijk breidt zich uit: wat doe je?
ask-naval = Welke vloot val je aan?
ask-reallocate = Welke vloten wissel je in voor munten?
ask-expand = Je rijk breidt zich uit: wat doe je?
ask-monuments = Waar bouw je het monument?
ask-fort = Waar komt het fort?
do-keep = { $empire } houden
do-pass-card = Doorgeven aan { $who }
do-play-event = { $card } spelen
do-end-events = Geen kaarten meer spelen
do-invade = { $name } binnenvallen
do-spread-plague = Naar { $name }
do-end-expansion = Uitbreiding beëindigen
do-build-fort = { $pay ->
    [coin] { $land }: fort voor een munt
    [engineering] { $land }: gratis fort
   *[army] { $land }: fort in plaats van een leger
  }
do-build-forts = { $pay ->
    [coin] Een fort kopen voor een munt
    [engineering] Een gratis fort plaatsen
   *[army] Een leger in een fort omzetten
  }
do-buy-army = { $coin ->
    [allied] Een leger terugkopen voor een bondgenotenmunt
   *[plain] Een leger terugkopen voor een munt
  }
do-reinforce = { $name } versterken
do-man-fleet = Vloot bemannen: { $name }
do-attack-fleet = Vloot aanvallen: { $name }
do-end-naval = Zeeslagen beëindigen
do-reallocate = { $count ->
    [0] Alle vloten houden
   *[other] Inwisselen voor munten: { $waters }
  }
do-build-monument = Bouwen: { $name }
do-end-monuments = Geen monumenten meer bouwen
do-naming = met als doel { $places }
note-points = { $points ->
    [one] +1 punt
   *[other] +{ $points } punten
  }
note-prospect = { $low } tot { $high } punten
note-free = leeg, zonder dobbelstenen
note-own = je eigen leger maakt plaats
note-opens = landen binnen bereik: { $lands }
note-by-sea = over zee
note-played = { $epochs ->
    [all] in elk tijdperk
   *[some] tijdperken { $span }
  }
status-epoch = Tijdperk { $epoch } · { $points }
status-pool = { $card }: nog { $pool } te plaatsen, { $lost } verloren
status-coins = In de hand: { $things }
status-force = Van kracht: { $cards }
status-hand = { $kind ->
    [greater] Grote gebeurtenissen: { $cards }
   *[lesser] Kleine gebeurtenissen: { $cards }
  }
status-scored = { $name } zou nu { $points } scoren: { $parts }.
status-piece = { $piece ->
    [active] actief leger van { $name }
   *[past] vroeger leger van { $name }
  }
status-markers = Suprematiefiches: { $count }

## Refusals of the rules

refusal-game-over = De partij is voorbij.
refusal-no-such-seat = Deze plaats bestaat niet.
refusal-not-your-decision = De beslissing is nu niet aan jou.
refusal-not-now = Dat hoort bij een andere fase.
refusal-drafting = Houd eerst de getrokken kaart of geef hem door.
refusal-must-pass = Je hebt al een rijk: geef deze kaart door.
refusal-has-empire = Die speler heeft al een rijk.
refusal-pass-to-self = Je geeft een kaart door aan een andere speler; wil je hem zelf, houd hem dan.
refusal-in-events = Nu is het tijd voor gebeurtenissen: speel er een of sluit de fase af.
refusal-in-barbarians = Zeg eerst welk land de barbaren aanvallen.
refusal-in-plague = Zeg eerst waar de pest heen gaat.
refusal-in-crusade = Eerst de kruisvaarders: laat ze verder trekken of beëindig hun uitbreiding.
refusal-in-minor = Er is een klein rijk in het spel: breid het uit of beëindig de uitbreiding.
refusal-in-naval = Val eerst vijandelijke vloten aan of beëindig de zeeslagen.
refusal-in-reallocation = Zeg eerst welke vloten munten worden.
refusal-expanding = Je rijk breidt zich nog uit.
refusal-in-monuments = De uitbreiding is voorbij: bouw monumenten of sluit de fase af.
refusal-first-army = Na het eerste leger speel je geen gebeurtenissen meer.
refusal-not-in-hand = Je hebt { $card } niet in de hand.
refusal-two-events = Twee gebeurtenissen per beurt, niet meer.
refusal-same-event = Je hebt { $card } deze beurt al gespeeld; de tweede moet een andere naam hebben.
refusal-wrong-epoch = In dit tijdperk kun je { $card } niet spelen.
refusal-no-target = Er is nu geen doel voor { $card }.
refusal-no-army-rolls = Voor { $card } zou geen enkel leger hoeven gooien.
refusal-no-capital = Je rijk heeft geen hoofdstad, dus { $card } zou niets bouwen.
refusal-no-navigation = Je rijk heeft geen scheepvaart, en { name-astronomy } is niet gespeeld.
refusal-held-by-you = Je eigen leger houdt { $land } bezet.
refusal-minor-spared = Geen andere kaart raakt een klein rijk in de beurt waarin het komt: { $land } blijft gespaard.
refusal-target-wanted = Zeg waarop je { $card } speelt.
refusal-no-target-wanted = Voor { $card } wijs je niets aan.
refusal-bad-target = Je kunt { $card } daar nu niet spelen: { $name }.
refusal-bad-set = Wijs er zoveel aan als de kaart vraagt, en geen enkele twee keer.
refusal-one-empire = Alle landen moeten van één vijandelijk rijk zijn.
refusal-three-lands = Wijs drie landen van dat rijk aan, of alle als het er minder zijn.
refusal-not-adjacent-areas = De twee regio’s moeten aan elkaar grenzen.
refusal-two-empty = Wijs twee lege landen van de regio aan, of het enige lege.
refusal-not-empty = Een leger houdt { $land } al bezet.
refusal-is-empty = Geen leger houdt { $land } bezet.
refusal-no-enemy = Geen vijandelijk leger houdt { $land } bezet.
refusal-no-monument-there = Er is geen monument { $land }.
refusal-not-beside = De woestenij van de barbaren grenst niet aan { $land }.
refusal-plague-not-next = De pest bereikt { $land } niet: hij gaat over land, naar een leger naast het laatste.
refusal-no-army = Het contingent heeft geen leger meer.
refusal-restricted-only = Er zijn alleen gebonden legers over, en die gaan alleen lege landen binnen.
refusal-own-army = Je actieve leger houdt { $land } al bezet.
refusal-barren = Niemand kan er binnengaan: { $land }, een woestenij.
refusal-not-reachable = Geen actief leger van jou bereikt { $land } over een grens, zee-engte of met een vloot.
refusal-no-way-from = Geen actief leger van jou kan { $land } van daaruit aanvallen.
refusal-no-way-by-sea = Je vloten bereiken { $land } niet.
refusal-not-held = Geen actief leger van jou houdt { $land } bezet.
refusal-has-fort = Een fort beschermt { $land } al.
refusal-no-forts = De doos heeft geen fort meer.
refusal-no-coin = Je hebt geen munten meer.
refusal-no-such-coin = Je hebt geen munt van die soort meer.
refusal-no-free-fort = Je hebt geen gratis fort meer.
refusal-no-coins-in-minor = Een klein rijk geeft geen munten uit.
refusal-nothing-lost = Je rijk heeft geen verloren leger dat je kunt terugkopen.
refusal-no-such-option = Deze tafel speelt zonder die optie.
refusal-land-full = Er is geen plaats voor nog een leger { $land }.
refusal-no-room-for-fort = Drie legers laten geen plaats voor een fort { $land }.
refusal-no-fleet = Je hebt geen vloot { $water }.
refusal-ocean = Alleen vloten op zeeën worden bemand, niet op oceanen.
refusal-manned = De vloot { $water } heeft al een leger.
refusal-no-enemy-fleet = Er is geen vijandelijke vloot om aan te vallen { $water }.
refusal-last-army = Het laatste leger blijft voor het startland.
refusal-no-monument-due = Je actieve legers hebben te weinig grondstoffen voor nog een monument.
refusal-has-monument = Een monument siert { $land } al.
refusal-no-site = Eerst hoofdsteden, dan steden, dan grondstoffen.
refusal-no-monuments = De doos heeft geen monument meer.

## Regions and lands of this edition only

name-africa = Afrika bezuiden de Sahara
    .the = Afrika bezuiden de Sahara
    .in = in Afrika bezuiden de Sahara
name-western-anatolia = West-Anatolië
    .the = West-Anatolië
    .in = in West-Anatolië
name-eastern-anatolia = Oost-Anatolië
    .the = Oost-Anatolië
    .in = in Oost-Anatolië
name-upper-tigris = Boven-Tigris
    .the = de Boven-Tigris
    .in = aan de Boven-Tigris
name-middle-tigris = Midden-Tigris
    .the = de Midden-Tigris
    .in = aan de Midden-Tigris
name-lower-tigris = Beneden-Tigris
    .the = de Beneden-Tigris
    .in = aan de Beneden-Tigris
name-persian-salt-desert = Perzische Zoutwoestijn
    .the = de Perzische Zoutwoestijn
    .in = in de Perzische Zoutwoestijn
name-palestine = Palestina
    .the = Palestina
    .in = in Palestina
name-arabian-peninsula = Arabisch Schiereiland
    .the = het Arabisch Schiereiland
    .in = op het Arabisch Schiereiland
name-nile-delta = Nijldelta
    .the = de Nijldelta
    .in = in de Nijldelta
name-upper-nile = Boven-Nijl
    .the = de Boven-Nijl
    .in = aan de Boven-Nijl
name-central-africa = Centraal-Afrika
    .the = Centraal-Afrika
    .in = in Centraal-Afrika
name-congo-basin = Congobekken
    .the = het Congobekken
    .in = in het Congobekken
name-abyssinia = Abessinië
    .the = Abessinië
    .in = in Abessinië
name-east-africa = Oost-Afrika
    .the = Oost-Afrika
    .in = in Oost-Afrika
name-madagascar = Madagaskar
    .the = Madagaskar
    .in = op Madagaskar
name-manchurian-plain = Mantsjoerijse Vlakte
    .the = de Mantsjoerijse Vlakte
    .in = op de Mantsjoerijse Vlakte
name-great-plain-of-china = Grote Chinese Vlakte
    .the = de Grote Chinese Vlakte
    .in = op de Grote Chinese Vlakte
name-yangtze-kiang = Jangtsekiang
    .the = de Jangtsekiang
    .in = aan de Jangtsekiang
name-chekiang = Chekiang
    .the = Chekiang
    .in = in Chekiang
name-szechuan = Szechuan
    .the = Szechuan
    .in = in Szechuan
name-si-kyang = Si-Kyang
    .the = de Si-Kyang
    .in = aan de Si-Kyang
name-upper-indus = Boven-Indus
    .the = de Boven-Indus
    .in = aan de Boven-Indus
name-lower-indus = Beneden-Indus
    .the = de Beneden-Indus
    .in = aan de Beneden-Indus
name-western-deccan = Westelijke Deccan
    .the = de Westelijke Deccan
    .in = op de Westelijke Deccan
name-eastern-deccan = Oostelijke Deccan
    .the = de Oostelijke Deccan
    .in = op de Oostelijke Deccan
name-western-ghats = Westelijke Ghats
    .the = de Westelijke Ghats
    .in = in de Westelijke Ghats
name-eastern-ghats = Oostelijke Ghats
    .the = de Oostelijke Ghats
    .in = in de Oostelijke Ghats
name-ceylon = Ceylon
    .the = Ceylon
    .in = op Ceylon
name-southern-iberia = Zuid-Iberië
    .the = Zuid-Iberië
    .in = in Zuid-Iberië
name-central-massif = Centraal Massief
    .the = het Centraal Massief
    .in = in het Centraal Massief
name-northern-apennines = Noordelijke Apennijnen
    .the = de Noordelijke Apennijnen
    .in = in de Noordelijke Apennijnen
name-southern-apennines = Zuidelijke Apennijnen
    .the = de Zuidelijke Apennijnen
    .in = in de Zuidelijke Apennijnen
name-dalmatia = Dalmatië
    .the = Dalmatië
    .in = in Dalmatië
name-morea = Morea
    .the = Morea
    .in = in Morea
name-ireland = Ierland
    .the = Ierland
    .in = in Ierland
name-highlands = Hooglanden
    .the = de Hooglanden
    .in = in de Hooglanden
name-albion = Albion
    .the = Albion
    .in = in Albion
name-western-gaul = West-Gallië
    .the = West-Gallië
    .in = in West-Gallië
name-northern-gaul = Noord-Gallië
    .the = Noord-Gallië
    .in = in Noord-Gallië
name-lower-rhine = Nederrijn
    .the = de Nederrijn
    .in = aan de Nederrijn
name-baltic-seaboard = Oostzeekust
    .the = de Oostzeekust
    .in = aan de Oostzeekust
name-central-europe = Midden-Europa
    .the = Midden-Europa
    .in = in Midden-Europa
name-dnieper = Dnjepr
    .the = de Dnjepr
    .in = aan de Dnjepr
name-north-european-plain = Noord-Europese Vlakte
    .the = de Noord-Europese Vlakte
    .in = op de Noord-Europese Vlakte
name-western-steppe = Westelijke Steppe
    .the = de Westelijke Steppe
    .in = op de Westelijke Steppe
name-great-lakes = Grote Meren
    .the = de Grote Meren
    .in = bij de Grote Meren
name-deep-south = Diepe Zuiden
    .the = het Diepe Zuiden
    .in = in het Diepe Zuiden
name-central-america = Midden-Amerika
    .the = Midden-Amerika
    .in = in Midden-Amerika
name-west-indies = West-Indië
    .the = West-Indië
    .in = in West-Indië
name-guiana-highlands = Hoogland van Guyana
    .the = het Hoogland van Guyana
    .in = in het Hoogland van Guyana
name-patagonia = Patagonië
    .the = Patagonië
    .in = in Patagonië
name-korean-peninsula = Koreaans Schiereiland
    .the = het Koreaans Schiereiland
    .in = op het Koreaans Schiereiland
name-hokkaido = Hokkaido
    .the = Hokkaido
    .in = op Hokkaido

## Seas and oceans of this edition only

name-north-atlantic = Noord-Atlantische Oceaan
    .the = de Noord-Atlantische Oceaan
    .in = op de Noord-Atlantische Oceaan
name-eastern-pacific = Oostelijke Grote Oceaan
    .the = de Oostelijke Grote Oceaan
    .in = op de Oostelijke Grote Oceaan
name-western-pacific = Westelijke Grote Oceaan
    .the = de Westelijke Grote Oceaan
    .in = op de Westelijke Grote Oceaan
name-western-mediterranean = Westelijke Middellandse Zee
    .the = de Westelijke Middellandse Zee
    .in = op de Westelijke Middellandse Zee
name-eastern-mediterranean = Oostelijke Middellandse Zee
    .the = de Oostelijke Middellandse Zee
    .in = op de Oostelijke Middellandse Zee
name-black-sea = Zwarte Zee
    .the = de Zwarte Zee
    .in = op de Zwarte Zee
name-red-sea = Rode Zee
    .the = de Rode Zee
    .in = op de Rode Zee

## Barren lands of this edition only

name-sahara-desert = Sahara
    .the = de Sahara
    .in = in de Sahara
name-syrian-desert = Syrische Woestijn
    .the = de Syrische Woestijn
    .in = in de Syrische Woestijn
name-plateau-of-tibet = Hoogvlakte van Tibet
    .the = de Hoogvlakte van Tibet
    .in = op de Hoogvlakte van Tibet
name-the-outback = Outback
    .the = de Outback
    .in = in de Outback

## Empires of this edition only

name-indus-valley = Indusvallei
    .the = de Indusvallei
name-babylonia = Babylonië
    .the = Babylonië
name-aryans = Arya’s
    .the = de Arya’s
name-chou-dynasty = Chou-dynastie
    .the = de Chou-dynastie
name-vedic-city-states = Vedische stadstaten
    .the = de Vedische stadstaten
name-greek-city-states = Griekse stadstaten
    .the = de Griekse stadstaten
name-carthaginia = Carthago
    .the = Carthago
name-hsiung-nu = Hsiung-Nu
    .the = de Hsiung-Nu
name-tang-dynasty = Tang-dynastie
    .the = de Tang-dynastie
name-chola = Chola’s
    .the = de Chola’s
name-sung-dynasty = Sung-dynastie
    .the = de Sung-dynastie
name-seljuk-turks = Seltsjoekse Turken
    .the = de Seltsjoekse Turken
name-timurid-emirates = Timoeridische emiraten
    .the = de Timoeridische emiraten
name-ottoman-turks = Ottomaanse Turken
    .the = de Ottomaanse Turken
name-manchu-dynasty = Mantsjoe-dynastie
    .the = de Mantsjoe-dynastie
name-britain = Groot-Brittannië
    .the = Groot-Brittannië

## Kingdoms of this edition only

name-canaanites = Kanaänieten
    .the = de Kanaänieten
name-etruscans = Etrusken
    .the = de Etrusken
name-tiahuanaco = Tiahuanaco
    .the = Tiahuanaco
name-thai = Thai
    .the = de Thai
name-zimbabwe = Zimbabwe
    .the = Zimbabwe

## Event cards

name-reallocation = Herschikking
name-minor-hittites = Klein rijk: { name-hittites }
name-minor-phoenicia = Klein rijk: { name-phoenicia }
name-minor-mayans = Klein rijk: { name-mayans }
name-minor-anglo-saxons = Klein rijk: { name-anglo-saxons }
name-minor-fujiwara = Klein rijk: { name-fujiwara }
name-minor-safavids = Klein rijk: { name-safavids }
name-minor-japan = Klein rijk: { name-japan }
name-astronomy = Sterrenkunde
name-black-death = Zwarte Dood
name-civil-war = Burgeroorlog
name-expert-troops-forests = Geoefende troepen: bossen
name-expert-troops-mountains = Geoefende troepen: bergen
name-expert-troops-straits = Geoefende troepen: zee-engten
name-famine = Hongersnood
name-jewish-revolt = Joodse opstand
name-jihad = Jihad
name-kingdom-canaanites = Koninkrijk: { name-canaanites }
name-kingdom-etruscans = Koninkrijk: { name-etruscans }
name-kingdom-kush = Koninkrijk: { name-kush }
name-kingdom-tiahuanaco = Koninkrijk: { name-tiahuanaco }
name-kingdom-mali = Koninkrijk: { name-mali }
name-kingdom-thai = Koninkrijk: { name-thai }
name-kingdom-zimbabwe = Koninkrijk: { name-zimbabwe }
name-migrants-africa = Migranten: Afrika
name-migrants-australia = Migranten: Australië
name-migrants-north-america = Migranten: Noord-Amerika
name-naval-power = Zeemacht
name-pestilence = Pestilentie
name-plague = Pest
name-population-explosion = Bevolkingsexplosie

## Card texts, in our own words

text-leader = Deze beurt valt je rijk aan met drie dobbelstenen, tot ze alle drie gelijk zijn. Die worp telt nog mee.
text-weaponry = Deze beurt telt elke aanval van je rijk 1 hoger.
text-reallocation = Vóór je eerste leger mag je zoveel van je vloten terugnemen als je wilt; elke vloot levert een munt op. Je rijk moet scheepvaart hebben, of je speelt eerst { name-astronomy }.
text-minor-hittites = Dit kleine rijk komt op vóór dat van jou, breidt zich uit en mag legers in forten omzetten. Het geeft geen munten uit, bouwt geen monumenten en geen andere kaart van deze beurt raakt het. De landen scoren samen met alle andere.
text-minor-phoenicia = { text-minor-hittites }
text-minor-mayans = { text-minor-hittites }
text-minor-anglo-saxons = { text-minor-hittites }
text-minor-fujiwara = { text-minor-hittites }
text-minor-safavids = { text-minor-hittites }
text-minor-japan = { text-minor-hittites }
text-allies = Twee bondgenotenmunten. Een leger dat je daarmee terugkoopt, mag alleen een leeg land binnengaan.
text-astronomy = Je rijk krijgt ook een vloot in elke zee, maar in geen oceaan erbij.
text-barbarians = Kies een woestenij waar vijandelijke legers aan grenzen. Val ze één voor één aan, twee dobbelstenen tegen één; een fort telt 1 extra. In elk gewonnen land blijft een leger van jou. Het eindigt bij de eerste aanval die mislukt, of als er geen vijand meer aan grenst.
text-black-death = Kies twee aangrenzende regio’s. Elk leger daar, ook dat van jou, gooit een dobbelsteen: bij een 1 verdwijnt het, met zijn fort. Hoofdsteden, steden en monumenten blijven.
text-civil-service = Eén munt, nog één als je rijk een hoofdstad heeft en nog één als het scheepvaart heeft.
text-civil-war = Kies drie landen van één vijandelijk rijk, of alle als het er minder heeft. In elk komt een leger in opstand, in jouw volgorde: twee dobbelstenen tegen één, en alleen een fort helpt de verdediger. Wat je wint, is van jou.
text-crusade = Drie kruisvaarders vertrekken vanaf { name-eastern-mediterranean.the }. Ze breiden zich uit als een rijk, met twee dobbelstenen en +1; bij een landing treffen ze drie dobbelstenen. Komt { name-palestine.the } in hun handen, dan komen daar een stad en een fort.
text-disaster = Kies een of twee landen met een monument. Het monument verdwijnt, net als een stad en een fort daar; een hoofdstad wordt een stad. Legers blijven.
text-elite-troops = Deze beurt wint je rijk bij gelijkspel, tot het een leger in een veldslag verliest.
text-engineering = Alleen voor een rijk met een hoofdstad: twee gratis forten tijdens de uitbreiding.
text-expert-troops-forests = Deze beurt geven bossen geen tweede dobbelsteen tegen je rijk.
text-expert-troops-mountains = Deze beurt geven bergen geen tweede dobbelsteen tegen je rijk. De Grote Muur nog wel.
text-expert-troops-straits = Deze beurt geeft een oversteek over een zee-engte geen tweede dobbelsteen tegen je rijk.
text-famine = Kies een regio. Elk leger daar, ook dat van jou, gooit een dobbelsteen: bij een 1 verdwijnt het, met zijn fort.
text-jewish-revolt = Een leger van jou komt in opstand { name-palestine.in }: drie dobbelstenen tegen één, en alleen een fort helpt de verdediger. Is het land leeg, dan komt het er gewoon binnen. Niet als daar al een leger van jou is.
text-jihad = Je rijk valt aan met drie dobbelstenen en wint bij gelijkspel, tot het een leger in een veldslag verliest. Daarna met twee, nog steeds met winst bij gelijkspel, tot het er een tweede verliest. Terugkopen maakt een verlies niet ongedaan.
text-kingdom-canaanites = Er verschijnen { name-palestine.in } een leger van jou en een stad. Een leger en een fort die daar waren, verdwijnen zonder dobbelstenen; een monument blijft. Was het land van jou, dan blijft de hoofdstad in plaats van de stad.
text-kingdom-etruscans = Er verschijnen { name-northern-apennines.in } een leger van jou en een stad. Een leger en een fort die daar waren, verdwijnen zonder dobbelstenen; een monument blijft. Was het land van jou, dan blijft de hoofdstad in plaats van de stad.
text-kingdom-kush = Er verschijnen { name-upper-nile.in } een leger van jou en een stad. Een leger en een fort die daar waren, verdwijnen zonder dobbelstenen; een monument blijft. Was het land van jou, dan blijft de hoofdstad in plaats van de stad.
text-kingdom-tiahuanaco = Er verschijnen { name-southern-andes.in } een leger van jou en een stad. Een leger en een fort die daar waren, verdwijnen zonder dobbelstenen; een monument blijft. Was het land van jou, dan blijft de hoofdstad in plaats van de stad.
text-kingdom-mali = Er verschijnen { name-gold-coast.in } een leger van jou en een stad. Een leger en een fort die daar waren, verdwijnen zonder dobbelstenen; een monument blijft. Was het land van jou, dan blijft de hoofdstad in plaats van de stad.
text-kingdom-thai = Er verschijnen { name-malay-peninsula.in } een leger van jou en een stad. Een leger en een fort die daar waren, verdwijnen zonder dobbelstenen; een monument blijft. Was het land van jou, dan blijft de hoofdstad in plaats van de stad.
text-kingdom-zimbabwe = Er verschijnen { name-east-africa.in } een leger van jou en een stad. Een leger en een fort die daar waren, verdwijnen zonder dobbelstenen; een monument blijft. Was het land van jou, dan blijft de hoofdstad in plaats van de stad.
text-migrants-africa = Twee legers van jou vestigen zich in twee lege landen { name-africa.in }, of één als er maar één leeg is.
text-migrants-australia = Twee legers van jou vestigen zich in twee lege landen { name-australasia.in }, of één als er maar één leeg is.
text-migrants-north-america = Twee legers van jou vestigen zich in twee lege landen { name-north-america.in }, of één als er maar één leeg is.
text-naval-power = Deze beurt gooien verdedigers twee dobbelstenen in plaats van drie als je rijk over zee aanvalt.
text-pestilence = Kies een land. Het leger daar gooit drie dobbelstenen, daarna elk leger in een aangrenzend land, ook over een zee-engte, twee. Bij minstens één 1 verdwijnt het leger, met zijn fort. Ook jouw legers gooien.
text-plague = Kies een land met een leger: het gooit vier dobbelstenen, en elke 1 kost het leger en zijn fort. Daarna moet je een leger aanwijzen dat er over land aan grenst; dat gooit drie dobbelstenen, en zo verder tot er een overleeft of er geen meer aan grenst.
text-population-explosion = Twee munten.
text-siegecraft = Deze beurt telt je rijk 1 op tegen een land met een fort, stad of hoofdstad, in totaal één keer. Wie van een fort wint, haalt fort en leger samen weg.
text-treachery = Wijs een vijandelijk land aan. Valt je rijk het deze beurt aan, dan wijken leger en fort daar zonder dobbelstenen.

## Epochs

epoch-span-1 = 3000 – 1400 v.Chr.
epoch-span-2 = 1400 – 450 v.Chr.
epoch-span-3 = 450 v.Chr. – 300 n.Chr.
epoch-span-4 = 300 – 800 n.Chr.
epoch-span-5 = 800 – 1300 n.Chr.
epoch-span-6 = 1300 – 1600 n.Chr.
epoch-span-7 = 1600 – 1914 n.Chr.
