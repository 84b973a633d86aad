# History of the World of 2001: chronicle, refusals, decisions, cards, names.

## Small words

epoch = Tijdperk { $epoch }
degree-control = controle
army-count = { $armies ->
    [one] één leger
   *[other] { $armies } legers
  }
capital-count = { $capitals ->
    [one] een hoofdstad
   *[other] { $capitals } hoofdsteden
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
chronicle-lapses = { $card } is uitgewerkt.
chronicle-weakens = { $card } geeft voortaan twee dobbelstenen en wint nog bij gelijkspel.
chronicle-named = { $you ->
    [yes] Je wijst { $places } aan.
   *[no] { $who } wijst { $places } aan.
  }
chronicle-settles = { $you ->
    [yes] Je vestigt je { $lands }.
   *[no] { $who } vestigt zich { $lands }.
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
chronicle-disease-rolls = { $rolls }
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
    [yes] Je versterkt { $land }: { $armies } legers.
   *[no] { $who } versterkt { $land }: { $armies } legers.
  }
chronicle-fortifies = { $pay ->
    [coin] { $you ->
        [yes] Voor munten versterk je { $lands } met een fort.
       *[no] Voor munten versterkt { $who } { $lands } met een fort.
      }
    [engineering] { $you ->
        [yes] Gratis versterk je { $lands } met een fort.
       *[no] Gratis versterkt { $who } { $lands } met een fort.
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
    [yes] Jouw leger en dat van { $victim } gaan allebei verloren { $land }, { $attack } tegen { $defence }.
   *[no] { $theirs ->
        [yes] Het leger van { $who } en dat van jou gaan allebei verloren { $land }, { $attack } tegen { $defence }.
       *[no] Het leger van { $who } en dat van { $victim } gaan allebei verloren { $land }, { $attack } tegen { $defence }.
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
    [yes] Jouw leger en het fort van { $victim } gaan allebei verloren { $land }, { $attack } tegen { $defence }.
   *[no] { $theirs ->
        [yes] Het leger van { $who } en jouw fort gaan allebei verloren { $land }, { $attack } tegen { $defence }.
       *[no] Het leger van { $who } en het fort van { $victim } gaan allebei verloren { $land }, { $attack } tegen { $defence }.
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

chronicle-points = punten
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
do-keep = Houd { $empire }
do-pass-card = Geef door aan { $who }
do-play-event = Speel { $card }
do-end-events = Speel geen kaarten meer
do-invade = Val { $name } binnen
do-spread-plague = Besmet { $name }
do-end-expansion = Beëindig de uitbreiding
do-build-fort = { $pay ->
    [coin] Koop een fort voor een munt: { $land }
    [engineering] Plaats een gratis fort: { $land }
   *[army] Zet een leger om in een fort: { $land }
  }
do-build-forts = { $pay ->
    [coin] Koop een fort voor een munt
    [engineering] Plaats een gratis fort
   *[army] Zet een leger om in een fort
  }
do-buy-army = { $coin ->
    [allied] Koop een leger terug voor een bondgenotenmunt
   *[plain] Koop een leger terug voor een munt
  }
do-reinforce = Versterk { $name }
do-man-fleet = Beman de vloot: { $name }
do-attack-fleet = Val de vloot aan: { $name }
do-end-naval = Beëindig de zeeslagen
do-reallocate = { $count ->
    [0] Houd alle vloten
   *[other] Wissel in voor munten: { $waters }
  }
do-build-monument = Bouw: { $name }
do-end-monuments = Bouw geen monumenten meer
do-naming = met als doel { $places }
note-points = { $points ->
    [one] +1 punt
   *[other] +{ $points } punten
  }
note-prospect = { $low } tot { $high } punten
note-prospect-sure = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
note-free = leeg, zonder dobbelstenen
note-own = je eigen leger maakt plaats
note-by-sea = over zee
note-played = { $epochs ->
    [all] in elk tijdperk
   *[some] tijdperken { $span }
  }
status-pool = { $card }: nog { $pool } te plaatsen, { $lost } verloren
status-coins = In de hand: { $things }
status-force = Van kracht: { $cards }
status-hand = { $kind ->
    [greater] Grote gebeurtenissen: { $cards }
   *[lesser] Kleine gebeurtenissen: { $cards }
  }
status-piece = { $piece ->
    [active] actief leger van { $name }
   *[past] vroeger leger van { $name }
  }
status-markers = Suprematiefiches: { $count }

## Refusals of the rules

refusal-game-over = De partij is afgelopen.
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
refusal-bad-target = { $card } kan { $name } nu niet treffen.
refusal-bad-set = Wijs er zoveel aan als de kaart vraagt, en geen enkele twee keer.
refusal-one-empire = Alle landen moeten van één vijandelijk rijk zijn.
refusal-three-lands = Wijs drie landen van dat rijk aan, of alle als het er minder zijn.
refusal-not-adjacent-areas = De twee regio’s moeten aan elkaar grenzen.
refusal-two-empty = Wijs twee lege landen van de regio aan, of het enige lege.
refusal-not-empty = Een leger houdt { $land } al bezet.
refusal-is-empty = Geen leger houdt { $land } bezet.
refusal-no-enemy = Geen vijandelijk leger houdt { $land } bezet.
refusal-no-monument-there = Geen monument siert { $land }.
refusal-not-beside = De woestenij van de barbaren grenst niet aan { $land }.
refusal-plague-not-next = De pest bereikt { $land } niet: hij gaat over land, naar een leger naast het laatste.
refusal-no-army = Het contingent heeft geen leger meer.
refusal-restricted-only = Er zijn alleen gebonden legers over, en die gaan alleen lege landen binnen.
refusal-own-army = Je actieve leger houdt { $land } al bezet.
refusal-barren = Niemand kan { $land } binnentrekken: dat is een woestenij.
refusal-not-reachable = Geen actief leger van jou bereikt { $land } over een grens, zee-engte of met een vloot.
refusal-no-way-from = Geen actief leger van jou kan { $land } van daaruit aanvallen.
refusal-no-way-by-sea = Je vloten bereiken { $land } niet.
refusal-not-held = Geen actief leger van jou houdt { $land } bezet.
refusal-has-fort = Een fort beschermt { $land } al.
refusal-no-forts = De doos heeft geen fort meer.
refusal-no-coin = Je hebt geen munten meer.
refusal-no-such-coin = Je hebt geen munt van die soort meer.
refusal-no-free-fort = Je hebt geen gratis fort meer.
refusal-no-coins-in-minor = Een klein rijk geeft geen munten uit en heeft geen gratis forten.
refusal-nothing-lost = Je rijk heeft geen verloren leger dat je kunt terugkopen.
refusal-no-such-option = Deze tafel speelt zonder die optie.
refusal-land-full = Hier past geen leger meer bij: { $land }.
refusal-no-room-for-fort = Drie legers laten hier geen plaats voor een fort: { $land }.
refusal-not-navigating = Zonder scheepvaart bemant je rijk geen vloten; { name-astronomy } leent ze alleen maar uit.
refusal-no-fleet = Geen vloot van jou bevaart { $water }.
refusal-ocean = Alleen vloten op zeeën worden bemand, niet op oceanen.
refusal-manned = De vloot die { $water } bevaart, heeft al een leger.
refusal-no-enemy-fleet = Geen vijandelijke vloot die je kunt aanvallen, bevaart { $water }.
refusal-last-army = Het laatste leger blijft voor het startland.
refusal-no-monument-due = Je actieve legers hebben te weinig grondstoffen voor nog een monument.
refusal-has-monument = Een monument siert { $land } al.
refusal-no-site = Eerst hoofdsteden, dan steden, dan grondstoffen.
refusal-no-monuments = De doos heeft geen monument meer.

## Phases, decisions, who is waited for

phase-draft = Verdeling
phase-events = Gebeurtenissen
phase-barbarians = Barbaren
phase-plague = Pest
phase-crusade = Kruistocht
phase-minor = Klein rijk
phase-naval = Zeeslagen
phase-reallocate = Herschikking
phase-expand = Uitbreiding
phase-monuments = Monumenten
phase-battle = Veldslag
todo-draft = Houd het rijk of geef het door
todo-events = Speel gebeurtenissen of ga verder
todo-barbarians = Zeg wie de barbaren aanvallen
todo-plague = Zeg waar de pest heen gaat
todo-crusade = Leid de kruisvaarders
todo-minor = Breid je kleine rijk uit
todo-naval = Val vijandelijke vloten aan of ga verder
todo-reallocate = Zeg welke vloten munten worden
todo-expand = Breid je rijk uit
todo-monuments = Bouw een monument
decide-draft-must = Je trekt { $the }, maar hebt al een rijk. Wie krijgt de kaart?
decide-events = Speel je een gebeurtenis, of ga je verder?
decide-events-second = Speel je een tweede gebeurtenis, of ga je verder?
decide-events-done = Beide gebeurtenissen zijn gespeeld. Verder?
decide-events-facts = Hoogstens twee per beurt, vóór het eerste leger. Niemand krijgt er nieuwe bij.
decide-events-none = Geen kaart in je hand kan nu gespeeld worden.
decide-barbarians = Welk land vallen de barbaren aan?
decide-barbarians-facts = Twee dobbelstenen tegen één. Ze gaan door tot een aanval mislukt.
decide-plague = Waar gaat de pest nu heen?
decide-plague-facts = Hij is niet te stoppen: het leger dat je aanwijst, gooit drie dobbelstenen.
decide-crusade = Waar gaan de kruisvaarders heen?
decide-minor = Waar gaat het volgende leger van { $the } heen?
decide-naval = Val je een vloot aan, of ga je verder?
decide-naval-facts = Eén leger van het contingent per aanval. Waar een vijandelijke vloot blijft, krijg jij er geen.
decide-naval-buy = Koop je een leger terug om nog eens aan te vallen, of ga je verder?
decide-naval-buy-facts = Je andere legers blijven voor het startland. Een leger dat je terugkoopt en niet gebruikt, blijft in het contingent.
decide-reallocate = Welke vloten worden munten?
decide-reallocate-facts = Een munt per vloot. Dit is de enige keer.
decide-expand = Waar gaat het volgende leger heen?
decide-expand-done = Alle legers zijn geplaatst. Uitbreiding beëindigen?
decide-expand-none = Geen land is binnen bereik. Uitbreiding beëindigen?
decide-expand-restricted = Alleen gebonden legers zijn over: die gaan alleen lege landen binnen.
decide-expand-facts = { $lands ->
    [one] Eén land is binnen bereik.
   *[other] { $lands } landen zijn binnen bereik: { $empty } leeg{ $own ->
        [0] {""}
       *[other] , { $own } van jou
      }{ $defended ->
        [0] {""}
       *[other] , { $defended } verdedigd
      }.
  }
decide-monuments = Waar komt het monument?
decide-monuments-facts = { $due ->
    [one] Je mag één monument bouwen
   *[other] Je mag { $due } monumenten bouwen
  }: eerst bij hoofdsteden, dan bij steden, dan bij grondstoffen.
waiting-draft = { $names } trekt een rijk.
waiting-events = { $names } mag gebeurtenissen spelen.
waiting-barbarians = { $names } leidt de barbaren.
waiting-plague = { $names } zegt waar de pest heen gaat.
waiting-crusade = { $names } leidt de kruisvaarders.
waiting-minor = { $names } breidt een klein rijk uit.
waiting-naval = { $names } mag vloten aanvallen.
waiting-reallocate = { $names } mag vloten inwisselen voor munten.
waiting-expand = { $names } breidt { $empire } uit.
waiting-monuments = { $names } bouwt monumenten.
waiting-facts = { $armies ->
    [0] { $empire }: geen leger meer te plaatsen.
    [one] { $empire }: nog één leger te plaatsen.
   *[other] { $empire }: nog { $armies } legers te plaatsen.
  }
idle-end-events = Er is nu geen gebeurtenis te spelen: je rijk komt op.
idle-end-expansion = Er was niets meer te doen: de uitbreiding is voorbij.
idle-end-naval = Er is geen vloot meer om aan te vallen: je rijk komt op.

## The draft

draft-title = Verdeling
draft-you-drew = Je trok { $the }.
draft-theirs = { $who } trekt een kaart.
draft-keep-or-pass = Houd je { $the }, of geef je de kaart door?
draft-open = Iedereen ziet of je houdt of doorgeeft, niemand welk rijk het is.
draft-back = Terug naar de verdeling
draft-no-undo = Een keuze kan niet worden teruggenomen
draft-order = Volgorde van de verdeling
draft-why-score = Wie de laagste score heeft, trekt eerst.
draft-why-strength = { $names } hebben dezelfde score: wie in het vorige tijdperk het zwakste rijk had, trekt eerst.
draft-why-turn = { $names } zijn gelijk in score en sterkte: wie in het vorige tijdperk eerder speelde, trekt eerst.
draft-why-dice = De dobbelstenen beslisten: { $rolls }.
draft-why-again = Gelijke sommen gooiden opnieuw: { $rolls }.
draft-or-pass = Of geef hem aan iemand zonder kaart
draft-or-pass-facts = Wie hem krijgt, mag kijken als iedereen een kaart heeft. De jouwe komt dan van een andere speler, gedekt tot iedereen er een heeft.
draft-must-pass = Geef hem aan iemand zonder kaart
draft-must-pass-facts = Je kreeg al een kaart, dus deze is voor een ander.
draft-who-has = Wie een kaart heeft
draft-who-has-facts = Iedereen trekt één keer en houdt de kaart of geeft hem aan iemand zonder.
draft-column-player = Speler
draft-column-score = Score
draft-column-strength = Sterkte tot nu toe
draft-strength-sum = sterkte tot nu toe { $strength }
draft-column-draws = Trekt
draft-place = { $place }e
draft-pass = Geef door
draft-holds-card = heeft een kaart
draft-last = vorige rijk:
draft-tick = Het streepje op elke balk is je eigen sterkte tot nu toe, { $strength }. De laagste som wint een gelijkspel aan het eind.
draft-secret = Er wordt in het geheim een kaart getrokken
draft-secret-facts = Je ziet wie hem houdt of krijgt, niet welk rijk het is.
draft-passed-on = gaf hem door
draft-no-card = nog geen kaart
draft-worth-more = meer waard dan in tijdperk { $epoch }.
draft-worth-up = meer waard dan voorheen
draft-worth-nothing = nog niets
draft-own-lands = jouw landen
draft-events = { $count ->
    [one] één gebeurtenis
   *[other] { $count } gebeurtenissen
  }
draft-events-now = In tijdperk { $epoch } kun je { $cards } spelen.
draft-events-none = Geen ervan kan in tijdperk { $epoch } worden gespeeld.
draft-kept = hield de kaart
draft-was-passed = kaart van { $name }
draft-draws = trekt nu
draft-yours-hidden = Jouw kaart ligt gedekt
draft-yours-hidden-facts = Je mag kijken als iedereen er een heeft.
draft-only-you = { $who } leidt { $the }; alleen jij weet het.
action-keep = Houd { $the }
action-pass = Geef door aan { $name }
empire-order = Beurt { $order } van { $of }
empire-strength = Sterkte { $strength }
empire-strength-word = sterkte
empire-capital = Hoofdstad { $where }
empire-no-capital = Geen hoofdstad
empire-starts-bare = Begint { $where }
empire-reaches = { $waters }, en van daar { $reached }
empire-no-navigation = Geen vloten
empire-likely = Waarschijnlijke punten
news-received = Jij leidt { $the }: iedereen heeft nu een kaart.
news-see = Bekijk { $the }
draft-spoken = Je trok { $the }, sterkte { $strength }, beurt { $order } van { $of }. { $receivers ->
    [0] Houd de kaart.
    [one] Houd de kaart of geef hem door aan één speler.
   *[other] Houd de kaart of geef hem door aan een van { $receivers } spelers.
  }

## Event cards in the hand

hand-empty = Geen gebeurtenissen in je hand.
hand-all = Je hand
hand-note = Eén keer gedeeld, voor de hele partij. De vakjes zijn de tijdperken I tot VII; het omlijnde is nu.
hand-left = nog { $left } van { $of }
hand-playable = { $count } nu
hand-others-title = De anderen hebben
hand-now = nu te spelen
hand-later = vanaf tijdperk { $epoch }
hand-too-late = de tijdperken ervan zijn voorbij
hand-played = gespeeld
hand-in-turn = nu gespeeld
hand-chosen = gekozen
hand-closed = nu niet
hand-closed-why = Hij heeft nu geen doel, of er is al een kaart met die naam gespeeld.
hand-greater-short = groot
hand-lesser-short = klein
hand-short-now = nu
hand-short-later = later
hand-short-late = te laat
hand-counts = { $greater } grote, { $lesser } kleine
hand-others = { $who }: { hand-counts }
slot-empty = vrij
slot-first = Eerste kaart
slot-second = Tweede kaart
slot-after = tweede kaart hierna
slot-named = Tot nu toe genoemd: { $lands }.
event-eyebrow-greater = Grote gebeurtenis
event-eyebrow-lesser = Kleine gebeurtenis
event-epochs-all = in elk tijdperk
event-epochs = tijdperken { $from } tot en met { $to }
event-epoch-only = alleen tijdperk { $epoch }
event-when-now = Vóór je eerste leger
event-when-turn = De hele beurt
action-play-card = Speel { $card }
action-play-on = Speel { $card }: { $target }
action-end-events = Geen kaarten meer
action-end-events-none = Verder zonder kaarten
mode-play = { $card } spelen?
mode-play-land = { $card }: welk land?
mode-play-barren = { $card }: uit welke woestenij?
mode-play-area = { $card }: welke regio?
mode-play-areas = { $card }: welke twee aangrenzende regio’s? { $chosen } van { $most } gekozen.
mode-play-lands = { $card }: welke landen? { $chosen } van { $most } gekozen.
mode-name = { $of ->
    [1] { $card }: noem het land.
   *[other] { $count ->
        [1] { $card }: noem het eerste land.
        [2] { $card }: noem het tweede land.
       *[other] { $card }: noem het derde land.
      }
  }
mode-name-area = { $count ->
    [1] { $card }: noem de eerste regio.
   *[other] { $card }: noem de regio ernaast.
  }
mode-named = { $card }: alles is genoemd.
aims-civil-war = In elk komt een leger in opstand: twee dobbelstenen tegen één, alleen forten helpen.
aims-disaster = Monument, stad en fort verdwijnen; een hoofdstad wordt een stad. Eén land of twee.
aims-famine = Elk leger daar, ook het jouwe, gooit één dobbelsteen: bij een 1 is het weg.
aims-black-death = { aims-famine }
aims-pestilence = Het leger gooit drie dobbelstenen, die ernaast twee: bij een 1 is het weg.
aims-plague = Het leger gooit vier dobbelstenen: bij een 1 is het weg, en de pest gaat verder.
aims-barbarians = Twee dobbelstenen tegen één, land na land, tot een aanval mislukt.
aims-migrants-africa = In elk vestigt zich een leger van jou.
aims-migrants-australia = { aims-migrants-africa }
aims-migrants-north-america = { aims-migrants-africa }
aims-treachery = Als je rijk het deze beurt aanvalt, wijken leger en fort zonder dobbelstenen.
aims-crusade = Twee dobbelstenen en +1; bij een landing drie tegen. Palestina krijgt een stad en een fort.
aims-rolls = { $count ->
    [one] Eén leger gooit{ $own ->
        [0] {""}
       *[other] , dat van jou
      }
   *[other] { $count } legers gooien{ $own ->
        [0] {""}
        [one] , waarvan één van jou
       *[other] , waarvan { $own } van jou
      }
  }
aims-average = gemiddeld { $points } punten
action-name = { $count ->
    [1] { $place } als 1e
    [2] { $place } als 2e
   *[other] { $place } als 3e
  }
action-order = Volgorde
mode-play-order = Ze vechten in deze volgorde; je mag hem veranderen.
mode-play-open = Eenmaal gespeeld ziet iedereen hem. Het is niet terug te nemen.
action-one-less = Zonder { $name }
tag-target = doel
tag-treachery = verraad
events-in-force = Van kracht: { $cards }

## The empire in the dock and the turn

turn-to-place = te plaatsen
turn-on-map = op de kaart
turn-lost = verloren
turn-restricted = alleen voor lege landen
turn-no-coins = geen munten
turn-from = komt op { $where }
turn-will-rise = komt op { $where }
turn-strength = sterkte { $strength }
turn-sealed = Alleen jij weet het tot het wordt opgeroepen.
turn-waters = vloten in { $count } zeeën en oceanen
turn-whence = vanuit: { $place }
turn-buy-back = { $lost ->
    [0] {""}
   *[other] koop { $lost } terug
  }
turn-played = { $played } van { $of } gespeeld
turn-minor-limits = Geen munten, geen monumenten; geen andere kaart van de beurt raakt het.
turn-then = daarna { $empire }
turn-spoken = { $armies } te plaatsen, { $lost } verloren, { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
  }, { $allied ->
    [one] 1 bondgenotenmunt
   *[other] { $allied } bondgenotenmunten
  }
action-attack = Val { $land } aan
action-enter = Trek { $land } binnen
action-spread = Besmet { $land }
action-fort = Fort
action-fort-land = Fort { $land }
action-fort-pay = { $pay ->
    [coin] voor een munt
    [engineering] gratis
   *[army] voor een leger
  }
action-buy = { $coin ->
    [allied] Koop terug, bondgenotenmunt
   *[plain] Koop terug
  }
action-reinforce = Versterk { $land }
action-reinforce-mode = Versterk
action-man = Beman de vloot { $water }
action-man-mode = Beman een vloot
action-attack-fleet = Val de vloot { $water } aan
action-end-naval = Geen zeeslagen meer
action-reallocate = { $count ->
    [0] Houd alle vloten
    [one] Eén vloot voor een munt
   *[other] { $count } vloten voor { $count } munten
  }
action-end-monuments = Bouw niets meer
action-way = { $dice ->
    [one] { $way } · één dobbelsteen · { $chance }
   *[other] { $way } · { $dice } dobbelstenen · { $chance }
  }
action-ways = { $count ->
    [one] Weg
   *[other] { $count } wegen
  }
action-sure = Beëindig de uitbreiding
action-end = Beëindig
mode-ways = Hoe val je { $land } aan?
mode-ways-facts = De dobbelstenen van de verdediger hangen van de weg af.
way-land = Over land: { $from }
way-strait = Over de zee-engte: { $from }
way-sea = Over zee
mode-fort = Welk land krijgt een fort?
mode-fort-facts = Met een fort telt de verdediger 1 op, en het fort moet vallen vóór het leger.
mode-reinforce = Welk land versterk je?
mode-man = Welke vloot beman je?
mode-man-facts = Een bemande vloot blijft na de beurt en levert bij elke score van jou 1 punt op.
mode-sure = { $armies ->
    [0] Uitbreiding beëindigen?
    [one] Uitbreiding beëindigen met nog één leger?
   *[other] Uitbreiding beëindigen met nog { $armies } legers?
  }
mode-spend = Wat geef je uit?
mode-sure-facts = Legers, munten en gratis forten die over zijn, gaan verloren.
undo-drawn = Een gehouden of doorgegeven kaart is niet terug te nemen
undo-dice = Niet terug te nemen: er is gegooid
undo-touched = Niet terug te nemen: { $name } verloor een leger
plan-thrown-back = Aanval afgeslagen { $land }.
plan-both-fall = Beide legers vallen { $land }.
plan-fort-stood = Het fort hield het uit { $land }.

## Tags and rows of lands

tag-own = eigen
tag-attack = aanval
tag-coin = munt
tag-man = bemannen
row-empty = leeg
row-fort = fort, dan leger
row-armies = { $armies } legers
sign-coin = munt
sign-allied-coin = bondgenotenmunt
sign-fleet = vloot
sign-marker = suprematiefiche
sign-resource = grondstof
sign-lost-army = verloren leger
card-strength-all = Met alle legers en munten: { $win }
card-way = De gebruikte weg
card-other-ways = Andere wegen
card-no-dice = zonder dobbelstenen
card-own-replaced = Je vroegere leger maakt plaats; wat er is, blijft.
card-army-active = { $armies ->
    [one] actief leger van { $empire }
   *[other] { $armies } actieve legers van { $empire }
  }
card-army-past = { $armies ->
    [one] vroeger leger van { $empire }
   *[other] { $armies } vroegere legers van { $empire }
  }
card-treachery = Verraad: het wijkt zonder dobbelstenen.
card-part-area = { $degree } { $area }
card-part-buildings = wat er staat
card-monument = op weg naar een monument
card-next = { $lands ->
    [one] nog één land: { $degree }
   *[other] nog { $lands } landen: { $degree }
  }
card-average = gemiddeld, verliezen meegeteld
card-other-way = { $dice ->
    [one] Andere weg, één dobbelsteen: { $way }
   *[other] Andere weg, { $dice } dobbelstenen: { $way }
  }
card-with-all = { $coins ->
    [0] Met alle legers
   *[other] Met alle legers en munten
  }
card-restricted = Een gebonden leger gaat alleen lege landen binnen.
card-pillage-capital = De hoofdstad wordt een stad.
card-pillage-city = De stad valt.

## Battle

battle-stage-fort = Het fort
battle-stage-army = Het leger
battle-stage-both = Fort en leger
battle-stage = Fase { $stage }
battle-eyebrow-fort = Aanval op een fort · { $area }
battle-eyebrow-armies = Aanval op meerdere legers · { $area }
battle-of = { $who }, { $empire }
battle-odds-were = kansen waren { $win } · { $tie } · { $defeat }
battle-sum = { $die } +{ $bonus }
battle-roll = { $what ->
    [fort] Gooi tegen het fort
    [both] Gooi tegen fort en leger
   *[army] Gooi tegen het leger
  }
battle-walls = De muren zijn gevallen. Gooi om het land.
battle-next-army = Eén leger is gevallen. Gooi tegen het volgende.
battle-no-choice = Het leger vecht meteen door en kan de strijd niet staken.
battle-go-on = Ga verder
battle-itself = Vanzelf na twee seconden; elke toets gooit nu.
battle-any-key = Elke toets gaat verder.
battle-luck = { $you ->
    [yes] Je won { $won } van { $fought } veldslagen, { $expected } verwacht
   *[no] { $who } won { $won } van { $fought } veldslagen, { $expected } verwacht
  }
battle-luck-rounds = { $you ->
    [yes] Je won { $won } van { $fought } veldslagen; { $taken } van { $rounds } rondes, { $expected } verwacht
   *[no] { $who } won { $won } van { $fought } veldslagen; { $taken } van { $rounds } rondes, { $expected } verwacht
  }
battle-whole = Het hele gevecht, vóór de eerste worp
battle-then-now = ingenomen { $before } eerst, { $now } nu
battle-unfought = Niet gevochten: de veldslag is voorbij.
battle-taken = ingenomen
battle-both-fall = beide vallen
battle-back-fort-down = afgeslagen, fort gevallen
battle-back-weakened = afgeslagen, een leger minder
battle-thrown-back = afgeslagen
battle-before = vóór de eerste worp
battle-now = nu
battle-goes-on = De veldslag moet doorgaan.
battle-fort-falls = Het fort valt.
battle-army-falls = Eén leger valt.
battle-fort-won = Het leger blijft, en je vecht door.
battle-army-won = Er is er nog een, en je vecht door.
battle-won = Het land is van jou.
battle-back = Je leger valt.
battle-tie = Beide legers vallen; het land is leeg.
battle-fort-tie = Leger en fort vallen; de verdediger blijft.
battle-terrain = { $terrain ->
    [mountain] bergen: twee dobbelstenen
    [forest] bos: twee dobbelstenen
    [wall] Grote Muur: twee dobbelstenen
    [strait] zee-engte: twee dobbelstenen
    [sea] over zee: drie dobbelstenen
   *[naval] over zee, { name-naval-power }: twee dobbelstenen
  }
battle-adds = { $name } +{ $bonus }
battle-wins-ties = wint bij gelijkspel
battle-dice = { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
  }
battle-attacker = Aanvaller
battle-defender = Open grens
battle-way-forest = Bos op de grens
battle-way-mountain = Bergen op de grens
battle-way-great-wall = Grote Muur
battle-way-strait = Zee-engte
battle-way-sea = Over zee
battle-fort = Fort
battle-fort-fallen = Fort, gevallen
battle-cancelled = { $what }: niet tegen { $card }
battle-stage-spoken = { $stage }: { $attack } tegen { $defence }. { $end }
battle-leader-ends = Drie gelijke dobbelstenen: { name-leader } is voorbij.
battle-run-on = Laat doorlopen
battle-close = Wereldkaart bekijken

## The order of play

timeline-table = { $empires } rijken, { $players } spelers
timeline-then = daarna elk rijk op zijn beurt
timeline-unheld = { $empire }, van niemand
timeline-sealed = { $empire }, nog verborgen
timeline-seals = verborgen
timeline-seals-spoken = { $count ->
    [one] { $names } heeft een rijk dat nog verborgen is.
   *[other] { $names } hebben elk een rijk dat nog verborgen is.
  }
timeline-theirs = { $empire }, verborgen, bij { $who }
headline-order = Tijdperk { $epoch }, { $order } van { $of }

## Score now, the page between epochs

score-title = Score nu
tab-score = Score
score-scored = heeft gescoord
score-spoken = { $score ->
    [one] één punt
   *[other] { $score } punten
  }, { $now } erbij als de beurt hier eindigde
score-spoken-scored = { $score ->
    [one] 1 punt, heeft gescoord
   *[other] { $score } punten, heeft gescoord
  }
score-spoken-over = { $score ->
    [one] 1 punt
   *[other] { $score } punten
  }
score-nothing = Nog niets zou punten opleveren.
structures = Bouwwerken
score-capitals = hoofdsteden { $points }
score-cities = steden { $points }
score-monuments = monumenten { $points }
score-fleets = vloten { $points }
score-markers = { $markers ->
    [one] één suprematiefiche
   *[other] { $markers } suprematiefiches
  }
score-markers-note = suprematie, voor iedereen gedekt
scoring-part = { $points ->
    [1] { $name }, { $word }: één punt.
   *[other] { $name }, { $word }: { $points } punten.
  }
scoring-parts = { $points ->
    [1] { $names }: één punt.
   *[other] { $names }: { $points } punten.
  }
chart-title = Punten per tijdperk
chart-parts-title = Punten per regio
chart-parts = per regio
score-chart = per tijdperk
tab-screen = Waar de punten liggen
luck-text = gewonnen rondes, boven of onder verwachting
luck-row = { $won } gewonnen, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } verwacht
chart-buildings = Hoofdsteden, steden, monumenten
chart-fleets = Bemande vloten
chart-markers = Suprematie
interlude-label = Tussen de tijdperken
interlude-chart = Punten per tijdperk
interlude-points = punten van het tijdperk
interlude-page = Terug naar het tijdperk
interlude-again = Het tijdperk opnieuw bekijken
interlude-changes = Wat van waarde verandert
interlude-none = niets waard
interlude-over = Tijdperk { $epoch } is voorbij · { $span }
interlude-leads = { $you ->
    [yes] Jij ligt voor.
   *[no] { $who } ligt voor.
  }
interlude-lead-shared = { $names } delen de leiding.
interlude-best = { $you ->
    [yes] De beste beurt van het tijdperk was die van jou, met { $the }.
   *[no] De beste beurt van het tijdperk was die van { $who }, met { $the }.
  }
interlude-after = na { $epochs } van { $all } tijdperken
interlude-way = van { $from } naar { $to }
interlude-tied = gelijk
interlude-there = { $you ->
    [yes] jij { $count }
   *[no] { $who } { $count }
  }
interlude-empty = leeg
interlude-epochs = Tijdperk { $from } → Tijdperk { $to }
interlude-gain = { $points } met { $the }
interlude-led = { $lands ->
    [0] geen land
    [1] één land
   *[other] { $lands } landen
  }, { $fought ->
    [0] geen veldslag
   *[other] { $won } van { $fought } veldslagen gewonnen
  }
interlude-unled = Niemand leidde { $the }.
interlude-keep = { $areas } { $values }
interlude-keeps = { $count ->
    [one] Eén regio houdt de waarde: { $areas }.
   *[other] De andere { $count } houden hun waarde: { $areas }.
  }
interlude-marker = { $you ->
    [yes] Je trekt een suprematiefiche, gedekt.
   *[no] { $who } trekt een suprematiefiche, gedekt.
  }
interlude-marker-none = De leiding is gedeeld: niemand trekt een fiche.
interlude-asks = Je trekt een rijkskaart.
interlude-choose = Naar de verdeling
interlude-you-first = Jij trekt als eerste.
interlude-before = { $count ->
    [one] { $names } heeft getrokken.
   *[other] { $names } hebben getrokken.
  }
interlude-waits = { $names } trekt.
recap-loss-capital = { $land } met de hoofdstad
recap-loss-city = { $land } met de stad
recap-loss-monument = { $land } met het monument
recap-lands-alone = { $own ->
    [1] Eén land, verder niemand
   *[other] { $own } landen, verder niemand
  }
recap-lands-rivals = { $own ->
    [1] Eén land tegen { $rivals }
   *[other] { $own } landen tegen { $rivals }
  }
recap-rival = { $who } { $count }
recap-buildings = { $building ->
    [capital] Hoofdsteden
    [city] Steden
    [fleet] Bemande vloten
   *[monument] Monumenten
  }
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

## Why not more

why-no-value = De regio is in dit tijdperk niets waard.
why-control = { $own } landen, en verder niemand daar.
why-alone = { $own ->
    [one] Eén land, verder niemand daar.
   *[other] { $own } landen, verder niemand daar.
  }
why-ahead = { $own } landen, meer dan ieder ander.
why-level = Gelijk met { $top }.
why-behind = { $own ->
    [one] Eén land tegen { $most } ({ $top }).
   *[other] { $own } landen tegen { $most } ({ $top }).
  }
why-next-any = { $lands ->
    [one] Nog één land geeft { $degree }: +{ $gain }.
   *[other] Nog { $lands } landen geven { $degree }: +{ $gain }.
  }
why-next-taken = { $lands ->
    [one] Eén land van { $from } geeft { $degree }: +{ $gain }.
   *[other] { $lands } landen van { $from } geven { $degree }: +{ $gain }.
  }
why-next-either = { $lands ->
    [one] Eén land van { $from } geeft { $degree }, of { $empty } lege landen: +{ $gain }.
   *[other] { $lands } landen van { $from } geven { $degree }, of { $empty } lege landen: +{ $gain }.
  }
why-next-mixed = { $rivals ->
    [one] Nog { $lands } landen, waarvan één van { $from }, geven { $degree }: +{ $gain }.
   *[other] Nog { $lands } landen, waarvan { $rivals } van { $from }, geven { $degree }: +{ $gain }.
  }
why-rivals = anderen

## Pre-eminence, and the end

preeminence-title = Suprematie
preeminence-head = De fiches worden omgedraaid.
preeminence-epoch = Tijdperk { $epoch }
preeminence-hidden = gedekt
preeminence-held = { $count ->
    [one] één suprematiefiche, gedekt
   *[other] { $count } suprematiefiches, gedekt
  }
preeminence-turned = Tijdperk { $epoch }: { $who }, { $value }, van { $from } naar { $to }.
preeminence-note = na elk tijdperk getrokken door de hoogste score, tot nu toe gedekt
preeminence-now = { $place ->
    [1] Nu op de eerste plaats.
   *[other] Nu op plaats { $place }.
  }
preeminence-of = { $done } van { $all } omgedraaid, tijdperk na tijdperk
preeminence-nobody = geen
preeminence-level = { $names } gelijk
preeminence-box = { $count ->
    [one] één blijft in de doos
   *[other] { $count } blijven in de doos
  }
preeminence-each = na elk tijdperk
preeminence-epochs = { $count ->
    [one] Tijdperk { $epochs }
   *[other] Tijdperken { $epochs }
  }
preeminence-drawn = { $count ->
    [0] Van de { $all } is er nog geen getrokken: { $values }. Niemand zal zien welke, ook de eigenaar niet.
    [one] Van de { $all } is er één getrokken: { $values }. Niemand ziet welke, ook de eigenaar niet.
   *[other] Van de { $all } zijn er { $count } getrokken: { $values }. Niemand ziet welke, ook de eigenaars niet.
  }
preeminence-lead = Hoe de leiding wisselde
preeminence-lead-note = score na elk fiche; onderstreept: op kop
preeminence-player = Speler
preeminence-final = Eind
preeminence-turn-again = Nog eens omdraaien
preeminence-next = Volgende fiche
preeminence-all = Alles tegelijk
preeminence-again = Nog eens
end-tie-strength = Gelijke score: de laagste som van sterktes besliste, { $sums }.
end-tie-markers = Nog gelijk: de hoogste som van fiches besliste, { $sums }.
end-tie-last = Nog gelijk: het zwakste rijk van het laatste tijdperk besliste, { $sums }.
end-tie-would = Bij gelijke score had de laagste som van sterktes beslist: { $sums }.
end-tie-sum = { $you ->
    [yes] jij { $value }
   *[no] { $who } { $value }
  }
end-summary-shared = { $names } delen de overwinning met { $points } punten.
end-best = { $points ->
    [one] beste beurt: { $empire }, één punt
   *[other] beste beurt: { $empire }, { $points } punten
  }
end-sum = { $before } + { $worth }
end-summary-always = { $you ->
    [yes] Je leidde van begin tot eind en won met { $by } verschil.
   *[no] { $who } leidde van begin tot eind en won met { $by } verschil.
  }
end-summary-from = { $you ->
    [yes] Je leidde vanaf tijdperk { $epoch } en won met { $by } verschil.
   *[no] { $who } leidde vanaf tijdperk { $epoch } en won met { $by } verschil.
  }
end-summary-last = { $you ->
    [yes] Je nam de leiding in het laatste tijdperk en won met { $by } verschil.
   *[no] { $who } nam de leiding in het laatste tijdperk en won met { $by } verschil.
  }
end-summary-markers = { $you ->
    [yes] De fiches brachten jou op kop, en je won met { $by } verschil.
   *[no] De fiches brachten { $who } op kop, met winst op { $by } verschil.
  }
story-lead = { $swaps ->
    [2] De leiding wisselde twee keer.
   *[other] De leiding wisselde { $swaps } keer.
  }
story-land = { $times } keer veroverde iemand { $land }. Niemand bleef er lang.
story-rise = { $you ->
    [yes] { $lands ->
        [one] Voor { object-you } begon het in tijdperk { $epoch } met { $empire }: één land en { $points } punten.
       *[other] Voor { object-you } begon het in tijdperk { $epoch } met { $empire }: { $lands } landen en { $points } punten.
      }
   *[no] { $lands ->
        [one] Voor { $who } begon het in tijdperk { $epoch } met { $empire }: één land en { $points } punten.
       *[other] Voor { $who } begon het in tijdperk { $epoch } met { $empire }: { $lands } landen en { $points } punten.
      }
  }
story-winner = { $you ->
    [yes] In tijdperk { $epoch } nam je { $lands } landen in met { $empire } en haalde je { $points } punten.
   *[no] In tijdperk { $epoch } nam { $who } { $lands } landen in met { $empire } en haalde { $points } punten.
  }
story-held = { $you ->
    [yes] { $times ->
        [2] Je beheerste { $area } in twee beurten, samen { $points } punten.
       *[other] Je beheerste { $area } in { $times } beurten, samen { $points } punten.
      }
   *[no] { $times ->
        [2] { $who } beheerste { $area } in twee beurten, samen { $points } punten.
       *[other] { $who } beheerste { $area } in { $times } beurten, samen { $points } punten.
      }
  }
story-monuments = { $count ->
    [one] Er werd één monument gebouwd.
   *[other] Er werden { $count } monumenten gebouwd.
  }
story-best = { $you ->
    [yes] Met { $empire } haalde je { $points } punten, de beste beurt van de partij, en toch was het niet genoeg.
   *[no] Met { $empire } haalde { $who } { $points } punten, de beste beurt van de partij, en toch was het niet genoeg.
  }
story-second = { $you ->
    [yes] Je werd tweede, { $by } erachter. De beste beurt was die met { $empire }: { $points } punten.
   *[no] { $who } werd tweede, { $by } erachter. De beste beurt was die met { $empire }: { $points } punten.
  }
story-unlucky = { $you ->
    [yes] { $place ->
        [1] Je had de slechtste worpen aan tafel, { $below } rondes onder verwachting, en won toch.
       *[other] Je had de slechtste worpen aan tafel, { $below } rondes onder verwachting.
      }
   *[no] { $place ->
        [1] { $who } had de slechtste worpen aan tafel, { $below } rondes onder verwachting, en won toch.
       *[other] { $who } had de slechtste worpen aan tafel, { $below } rondes onder verwachting.
      }
  }
story-lucky = { $you ->
    [yes] { $place ->
        [1] De dobbelstenen waren jou goedgezind: { $above } rondes boven verwachting.
       *[other] De dobbelstenen waren jou goedgezind, { $above } rondes boven verwachting; de geschiedenis niet.
      }
   *[no] { $place ->
        [1] De dobbelstenen waren { $who } goedgezind: { $above } rondes boven verwachting.
       *[other] De dobbelstenen waren { $who } goedgezind, { $above } rondes boven verwachting; de geschiedenis niet.
      }
  }

## The map

map-summary = Wereld, tijdperk { $epoch }. Je hebt { $lands ->
    [one] één land
   *[other] { $lands } landen
  } in { $areas ->
    [one] één regio
   *[other] { $areas } regio’s
  }.
map-summary-watching = Wereld, tijdperk { $epoch }.
map-no-value = nog niets waard
map-standing = actief leger
map-flat = vroeger leger
map-seal-standing = { $player }, { $sign }, actief leger
map-seal-flat = { $player }, { $sign }, vroeger leger
map-legend-standing = actief leger, van deze beurt
map-legend-flat = vroeger leger, van een eerdere beurt
map-legend-values = aanwezigheid, dominantie, controle
map-terrain-great-wall = Grote Muur
map-barren = woestenij
map-manned = vloot met een leger
map-armies = { $armies } legers
map-keys = Pijltjes gaan van land naar land. Vierkante haken lopen langs de landen die voor jou open zijn. Spatie opent de landinfo, Enter speelt de voorgestelde actie. Met Shift toont V de landen als tabel.
map-column-trait = Grondstof

## Keys

keys-letter-f = een fort bouwen
keys-letter-b = een leger terugkopen
keys-letter-y = weg van aanval
keys-letter-r = versterken
keys-letter-n = een vloot bemannen
keys-letter-o = volgorde van de doelen
keys-letter-e = je gebeurtenissen
keys-letter-d = de kaart spelen met wat is genoemd
keys-letter-a = een stap aan het plan toevoegen
keys-letter-t = veldslagen laten doorlopen, de ceremonie opnieuw
keys-letter-v = de loep op dicht opeen liggende landen; anders, en met Shift, landen als tabel

## The almanac: cards and lands

almanac-empires-note = Zeven per tijdperk, geroepen in deze volgorde. Wie niemand heeft, wordt overgeslagen.
almanac-minors = Kleine rijken
almanac-minors-kingdoms = Kleine rijken en koninkrijken
almanac-minors-note = Ze komen met een gebeurteniskaart, elk in hun eigen tijdperk, en tellen in jouw beurt mee.
almanac-kingdoms = Koninkrijken
almanac-areas = Regio’s
almanac-areas-note = Wat aanwezigheid, dominantie en controle in elk tijdperk opbrengen, aan welke regio’s ze grenzen, en hun landen.
almanac-no-area = geen andere regio
almanac-land-count = { $count ->
    [one] één land
   *[other] { $count } landen
  }
almanac-events-note = Iedereen krijgt er drie grote en zeven kleine voor de hele partij, en speelt er hoogstens twee per beurt.
almanac-lands-note = De regio’s, met wat aanwezigheid, dominantie en controle in elk tijdperk opbrengen, en hun landen.
almanac-epoch = Tijdperk { $epoch }
almanac-greater = Grote gebeurtenissen
almanac-lesser = Kleine gebeurtenissen
almanac-order = { $order ->
    [1] Als eerste geroepen
    [2] Als tweede geroepen
    [3] Als derde geroepen
    [4] Als vierde geroepen
    [5] Als vijfde geroepen
    [6] Als zesde geroepen
   *[other] Als laatste geroepen
  }
almanac-strength = { $count ->
    [one] Sterkte 1: één leger
   *[other] Sterkte { $count }: { $count } legers
  }
almanac-founds = Sticht
almanac-founds-capital = een hoofdstad
almanac-founds-none = geen hoofdstad
almanac-founds-city = een stad
almanac-navigation = Scheepvaart
almanac-reached = daar en verder: { $waters }
almanac-two-starts = Het begint in beide landen tegelijk, met in elk een hoofdstad.
almanac-copies = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  }
almanac-terrain-clear = Open terrein
almanac-terrain-forest = Bos
almanac-terrain-mountain = Bergen
almanac-terrain-wall = Grote Muur
almanac-resource = Grondstof
almanac-straits = Over een zee-engte:

## Figures beside rules

figure-plain = zonder kaart
figure-win = wint
figure-tie = gelijk
figure-defeat = verliest
figure-open = Open terrein
figure-rough = Moeilijk terrein of zee-engte
figure-sea = Over zee
figure-fort = Open terrein, fort
figure-fort-rough = Moeilijk terrein, fort
figure-fort-sea = Over zee, fort
figure-to-end = Tot het einde, met één leger
figure-areas = Aanwezigheid, dominantie, controle per tijdperk
figure-oceans = De zeeën die elke oceaan opent
figure-markers = De acht fiches
figure-disease = Kans dat een leger sterft

## The primer: the game in pictures

primer-aim-epochs = { $epochs ->
    [7] Zeven tijdperken, zeven rijken. Elk rijk komt op, verovert één beurt lang en vervaagt, maar zijn legers blijven op de kaart.
   *[other] { $epochs } tijdperken, { $epochs } rijken. Elk rijk komt op, verovert één beurt lang en vervaagt, maar zijn legers blijven op de kaart.
  }
primer-aim-score = Aan het eind van elke beurt van jou scoor je voor *elke regio waar je legers hebt*. Wie na het laatste tijdperk de meeste punten heeft, suprematiefiches meegeteld, wint.
primer-choose-text = Je trekt een rijk en houdt het, of geeft het door aan wie er geen heeft. De laagste score trekt eerst.
primer-events = Gebeurtenissen spelen
primer-events-text = Hoogstens twee kaarten, vóór je eerste leger. Met je tien moet je de hele partij doen.
primer-expand = Uitbreiden
primer-expand-text = Leger voor leger naar aangrenzende landen, met vloten over zee. Lege landen zijn meteen van jou, andere met de dobbelstenen.
primer-build-text = Elke twee grondstoffen geven een monument. Legers en munten kunnen forten worden.
primer-score = Scoren
primer-score-text = Al je legers op de kaart tellen mee, ook die van vroegere rijken.
primer-comfort = *Kracht komt en gaat.* Wie achterligt, trekt eerst en mag een zwak rijk doorgeven aan wie aan kop gaat.
primer-points = Wat punten oplevert
primer-points-text = Elke regio heeft een waarde, die per tijdperk verandert. Aanwezigheid telt die één keer, dominantie twee keer, controle drie keer.
primer-presence-text = Je hebt er een leger. Eén is genoeg.
primer-dominance-text = { $lands ->
    [2] Twee landen of meer, en meer dan elke andere speler.
   *[other] { $lands } landen of meer, en meer dan elke andere speler.
  }
primer-control = Controle
primer-control-text = { $lands ->
    [3] Drie landen of meer, en niemand anders heeft er een leger.
   *[other] { $lands } landen of meer, en niemand anders heeft er een leger.
  }
primer-brings = { $points ->
    [one] Levert { $points } punt op
   *[other] Levert { $points } punten op
  }
primer-battle = Een veldslag
primer-battle-rolled = Jij gooide { $yours }, de verdediger { $theirs }: het land is van jou.
primer-battle-dice = { $own ->
    [2] Jij gooit twee dobbelstenen, de verdediger één. De hoogste telt.
   *[other] Jij gooit { $own } dobbelstenen, de verdediger { $other }. De hoogste telt.
  }
primer-battle-ends = *Hoger:* het land is van jou. *Gelijk:* beide legers vallen. *Lager:* het jouwe valt. Met een munt koop je een verloren leger terug.
primer-battle-defence = Bergen, bos, de Grote Muur of een zee-engte geven de verdediger twee dobbelstenen, een landing drie. Een fort telt { $bonus } op en valt vóór het leger.

## Learn

learn-turn = Een beurt in zes regels
learn-turn-1 = Je speelt gebeurtenissen
learn-turn-1-note = Hoogstens twee, vóór het eerste leger. Met wat je hebt moet je zeven tijdperken doen.
learn-turn-2 = Een rijk komt op
learn-turn-2-note = Je kaart zegt waar, met hoeveel legers, en welke zeeën de vloten bevaren.
learn-turn-3 = Het breidt zich uit
learn-turn-3-note = Leger voor leger. Een leeg land is gewoon van jou, en je eigen vroegere legers maken plaats.
learn-turn-4 = Het vecht
learn-turn-4-note = Twee dobbelstenen tegen één; de hoogste telt. Moeilijk terrein, de zee en forten helpen de verdediger; munten brengen verloren legers terug.
learn-turn-5 = Het bouwt
learn-turn-5-note = Twee grondstoffen geven een monument, eerst bij de hoofdstad.
learn-turn-6 = Je scoort
learn-turn-6-note = Een regio telt één keer voor aanwezigheid, twee keer voor dominantie, drie keer voor controle; hoofdsteden, steden en monumenten komen erbij.

## Lessons

lesson-first-conquests = Je eerste veroveringen
lesson-first-conquests-pitch = { $minutes } minuten: { name-vedic-city-states.the } komen op { name-upper-indus.in }.
lesson-first-conquests-aim = Waar het om gaat
lesson-first-conquests-aim-text = In elk tijdperk leid je een ander rijk. Het komt op, verovert wat het kan en scoort; zijn legers blijven op de kaart en blijven meetellen. Elke regio levert punten op in drie treden, bijvoorbeeld { $area }: { $presence } punten voor één land, { $dominance } voor minstens { $most } en meer dan wie ook, { $control } voor minstens { $all } en verder niemand. Je leidt { name-vedic-city-states.the }, opgekomen { name-upper-indus.in } met een hoofdstad; drie van je legers zijn al geplaatst.
lesson-first-conquests-free = Neem een vrij land
lesson-first-conquests-free-text = Niemand heeft { name-ganges-valley.the }. Een leger gaat er meteen heen, zonder dobbelstenen.
lesson-first-conquests-battle = Lever slag
lesson-first-conquests-battle-text = Een vijandelijk leger bewaakt een hoofdstad { name-lower-indus.in }. Je gooit twee dobbelstenen, de verdediger één, en de hoogste van elke kant telt; bij gelijkspel vallen beide legers. Je kans om te winnen: { $win }.
lesson-first-conquests-mountains = De bergen in
lesson-first-conquests-mountains-text = De hoofdstad die je nam, is een stad geworden en scoort voor jou. Bergen beschermen { name-western-ghats.the }: daar gooit de verdediger twee dobbelstenen. Je kans: { $win }.
lesson-first-conquests-stop = Beëindig de uitbreiding
lesson-first-conquests-stop-text = { $armies ->
    [0] Al je legers zijn geplaatst.
    [one] Je hebt nog één leger en mag doorgaan. Een leger dat je niet gebruikt, gaat verloren.
   *[other] Je hebt nog { $armies } legers en mag doorgaan. Legers die je niet gebruikt, gaan verloren.
  }
lesson-first-conquests-build = Bouw een monument
lesson-first-conquests-build-text = Je legers hebben twee grondstoffen, { name-upper-indus.in } en { name-eastern-ghats.in }. Voor elke twee mag je een monument bouwen: eerst waar een hoofdstad is. Het levert telkens { $monument } op. Daarna scoor je je beurt: regio’s, een hoofdstad { $capital }, een stad { $city }.
lesson-first-conquests-done = Dat was je eerste rijk.
lesson-first-conquests-done-text = Elke beurt gaat zo: opkomen, uitbreiden, bouwen, scoren. Wat je op de kaart achterlaat, telt opnieuw mee als je volgende rijk scoort.
lesson-forts-and-coins = Forten en munten
lesson-forts-and-coins-pitch = { $minutes } minuten: hoe een fort valt, en wat een munt koopt.
lesson-forts-and-coins-walls = Bekijk het fort
lesson-forts-and-coins-walls-text = Je leidt { name-romans.the }, en een fort verspert de weg { name-northern-apennines.in }. Het telt 1 bij de dobbelsteen van de verdediger op en moet vallen vóór het leger.
lesson-forts-and-coins-attack = Val het fort aan
lesson-forts-and-coins-attack-text = Als je wint, is het fort weg en moet hetzelfde leger meteen doorvechten. Je kans om het land met dit ene leger te nemen: { $win }.
lesson-forts-and-coins-buy = Koop het leger terug
lesson-forts-and-coins-buy-text = Het fort viel, en daarna je leger. Gebeurtenissen brachten je munten: met één koop je een verloren leger terug. Munten gelden alleen deze beurt.
lesson-forts-and-coins-again = Val nog eens aan
lesson-forts-and-coins-again-text = Zonder fort gooit het leger één gewone dobbelsteen. Je kans is nu { $win }.
lesson-forts-and-coins-coin = Koop een fort
lesson-forts-and-coins-coin-text = Het land is van jou; de stad is geplunderd en weg. Met de andere munt koop je daar een eigen fort.
lesson-forts-and-coins-army = Zet een leger om in een fort
lesson-forts-and-coins-army-text = Een leger van het contingent kan ook een fort worden, overal waar een actief leger van jou is. Het wordt nooit weer een leger.
lesson-forts-and-coins-stop = Beëindig de uitbreiding
lesson-forts-and-coins-stop-text = Je landen zijn nu veiliger. Forten leveren geen punten op, maar wie komt, moet ze eerst breken.
lesson-forts-and-coins-done = Je weet wat muren waard zijn.
lesson-forts-and-coins-done-text = Een gelijkspel tegen een fort kost het leger én het fort. Geef munten uit waar een verloren leger het meest nodig is, en bouw forten waar je wilt blijven.
lesson-event-cards = Gebeurtenissen
lesson-event-cards-pitch = { $minutes } minuten: tien kaarten voor zeven tijdperken, twee daarvan nu.
lesson-event-cards-hand = Bekijk je hand
lesson-event-cards-hand-text = Drie grote en zeven kleine gebeurtenissen zijn alles wat je in de partij krijgt. Vóór je eerste leger mag je er twee spelen, met verschillende namen. Sommige zijn alleen voor bepaalde tijdperken.
lesson-event-cards-leader = Speel een grote gebeurtenis
lesson-event-cards-leader-text = { name-leader } laat je rijk deze beurt met drie dobbelstenen aanvallen, tot ze alle drie gelijk zijn.
lesson-event-cards-treachery = Speel een kleine gebeurtenis
lesson-event-cards-treachery-text = { name-treachery } vraagt een doel. Er ligt een hoofdstad achter een fort { name-lower-tigris.in }: wijs dat land aan, en het opent zijn poorten voor je rijk.
lesson-event-cards-rise = Laat je rijk opkomen
lesson-event-cards-rise-text = Er zijn twee kaarten gespeeld, dus ga verder: { name-babylonia.the } komt op { name-middle-tigris.in }. Daarna speel je deze beurt geen gebeurtenissen meer.
lesson-event-cards-betray = Loop door de poort
lesson-event-cards-betray-text = Het aangewezen land valt zonder dobbelstenen, fort en leger samen. De hoofdstad wordt een stad.
lesson-event-cards-battle = Drie dobbelstenen
lesson-event-cards-battle-text = Bergen geven de verdediger { name-zagros.in } twee dobbelstenen, maar { name-leader } geeft jou er drie. Je kans: { $win }.
lesson-event-cards-free = Plaats het laatste leger
lesson-event-cards-free-text = Nog een land { name-middle-east.in } kost niets: { name-upper-tigris.the } is leeg.
lesson-event-cards-stop = Beëindig de uitbreiding
lesson-event-cards-stop-text = De gespeelde kaarten verlaten de partij. De andere acht wachten op een betere beurt.
lesson-event-cards-done = Twee kaarten goed besteed.
lesson-event-cards-done-text = Sterke kaarten horen bij sterke rijken, en een klein rijk of koninkrijk bij zijn ene tijdperk. Kaarten die na het laatste tijdperk over zijn, zijn niets waard.
lesson-keep-or-pass = Houden of doorgeven
lesson-keep-or-pass-pitch = { $minutes } minuten: een kaart die alleen jij hebt gezien.
lesson-keep-or-pass-order = Wie wanneer trekt
lesson-keep-or-pass-order-text = Aan het begin van elk tijdperk trekt elke speler één rijkskaart, de laagste score eerst. Iemand trok vóór jou en hield de kaart; jij bent de volgende.
lesson-keep-or-pass-card = Bekijk de kaart
lesson-keep-or-pass-card-text = Je trok { name-celts.the }: sterkte { $strength }, geen hoofdstad, geen vloten. Maar ze worden in dit tijdperk als eerste geroepen, dus wat je hebt, scoort voordat iemand het kan nemen.
lesson-keep-or-pass-pass = Wie hem kan krijgen
lesson-keep-or-pass-pass-text = Je zou de kaart ongezien kunnen doorgeven aan wie er nog geen heeft. Een zwak rijk remt een koploper af; maar dan krijg jij wat overblijft, zonder te weten wat dat is.
lesson-keep-or-pass-keep = Houd de kaart
lesson-keep-or-pass-keep-text = Iedereen ziet dat je hem houdt, niemand welk rijk het is, tot het geroepen wordt.
lesson-keep-or-pass-rise = Begin de beurt
lesson-keep-or-pass-rise-text = De laatste speler had geen keus, en het eerste rijk wordt geroepen: dat van jou. Je hebt hier geen gebeurtenissen, dus laat { name-celts.the } opkomen.
lesson-keep-or-pass-done = Je hebt je rijk.
lesson-keep-or-pass-done-text = Aan het eind van het tijdperk trekt wie alleen aan kop gaat een suprematiefiche, met punten die niemand vóór het einde ziet. Daarna trekt de laagste score weer eerst.

## What lessons say in numbers, and the page before a first game

reason-pays = { $name }: { $presence } voor één land, { $dominance } voor minstens { $most } en meer dan wie ook, { $control } voor minstens { $all } en verder niemand.
reason-area = Met { $land } bereik je { $degree ->
    [presence] aanwezigheid
    [dominance] dominantie
   *[control] controle
  }: van { $from } naar { $to }.
reason-buildings = Wat er is, levert { $points ->
    [one] één punt
   *[other] { $points } punten
  } op.
reason-monument = Het maakt een paar grondstoffen compleet: een monument, { $points ->
    [one] één punt
   *[other] { $points } punten
  }.
reason-odds = Je wint { $win }, beide legers vallen { $tie }, je wordt afgeslagen { $defeat }.
reason-free = Er zijn geen dobbelstenen nodig.
aim-empires = In elk tijdperk leid je een ander rijk. Je trekt het, en houdt het of geeft het door. Het komt op met verse legers, verovert wat het kan en scoort. Zijn legers blijven op de kaart en tellen opnieuw mee als je volgende rijk scoort.

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

name-leader = Leider
name-weaponry = Wapens
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
name-civil-service = Ambtenaren
name-civil-war = Burgeroorlog
name-elite-troops = Elitetroepen
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
name-siegecraft = Belegeringskunst

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
