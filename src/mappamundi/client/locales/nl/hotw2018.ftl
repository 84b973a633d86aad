# History of the World of 2018: decisions, chronicle, cards, refusals, lessons.

## Small words

era = Tijdperk { $epoch }
sign-resource = grondstof
sign-mountain = bergen
sign-forest = bos
sign-marauder = plunderaars
degree-supremacy = heerschappij
region-no-token = geen fiche
headline-selection = Keuze
headline-armies = { $left } van { $armies } legers

## Phases, as the prompt names them

phase-selection = Keuze
phase-give = Keuze
phase-begin = Opkomst
phase-invade = Invasie
phase-build = Monumenten
phase-reroll = Veldslag
phase-siege = Beleg
phase-reduce = Verovering
phase-shift = Score
phase-plague = Pest
todo-selection = Houd een kaart en geef de rest door
todo-give = Houd het rijk of geef het weg
todo-begin = Vestig je rijk
todo-invade = Kies een land om binnen te vallen
todo-build = Bouw en beëindig je beurt
todo-reroll = Gooi een dobbelsteen opnieuw, of laat hem liggen
todo-siege = Zet het beleg door of trek je terug
todo-reduce = Spaar wat er staat, of breek het af
todo-shift = Ga vooruit of terug op de scorebaan
todo-plague = Kies het leger dat de pest neemt

## Tags on the map

tag-open = open
tag-defended = bezet
tag-city = stad
tag-win = overhalen
tag-lose = verlies

## Rows of lands

row-empty = leeg
row-by = via { $way }

## Timeline

timeline-selection = Keuze
timeline-then = { $empires } rijken, dan punten
timeline-gone = { $empire }, voorbij
timeline-unheld = { $empire }, van niemand
timeline-sealed = { $empire }, nog verborgen
timeline-seals = verborgen
timeline-seals-spoken = { $count ->
    [one] { $names } heeft een rijk dat nog verborgen is.
   *[other] { $names } hebben elk een rijk dat nog verborgen is.
  }
timeline-theirs = { $empire }, verborgen, bij { $who }

## The selection

draft-title = Keuze
draft-question = Wie word je, { $span }?
draft-question-events = Wat gaat je helpen, { $span }?
draft-cards = Kaarten om uit te kiezen
draft-down = Gebeurtenissen: van eerste naar laatste
draft-up = Rijken: van laatste naar eerste
draft-chooses-both = kiest uit beide stapels
draft-chooses = { $pile ->
    [events] kiest een gebeurtenis
   *[empires] kiest een rijk
  }
draft-kept-empire = heeft al een rijk
draft-later = kiest later
draft-draws = { $pile ->
    [events] trekt een gebeurtenis
   *[empires] trekt een rijk
  }
draft-drew = heeft getrokken
draft-draws-later = trekt later
draft-kept-event = heeft al een gebeurtenis
decide-open = Beide stapels zijn van jou. Welke open je eerst?
decide-open-facts = Je ziet alleen de stapel die je opent; de andere gaat open als je gekozen hebt.
action-open = { $pile ->
    [events] Gebeurtenissen openen
   *[empires] Rijken openen
  }
decide-keep-empire = Houd één rijk.
decide-keep-event = Houd één gebeurtenis.
decide-keep-facts = { $left ->
    [one] De andere kaart gaat naar { $to }. Niemand ziet wat je houdt tot het gespeeld wordt.
   *[other] De andere { $left } kaarten gaan naar { $to }. Niemand ziet wat je houdt tot het gespeeld wordt.
  }
decide-keep-last = Niemand ziet wat je houdt tot het gespeeld wordt.
action-keep = Houd { $card }
decide-give = Je trekt { $card }. Houd je de kaart, of geef je hem weg?
decide-give-on = Je trekt { $card }, maar hebt al een kaart. Wie krijgt hem?
decide-give-facts = { $pile ->
    [events] Iedereen krijgt één gebeurtenis van deze stapel; de anderen zien alleen wie aan wie geeft.
   *[empires] Iedereen krijgt één rijk van deze stapel; de anderen zien alleen wie aan wie geeft.
  }
action-give = Geven aan { $name }
compare-order = Beurt
compare-armies = Legers
compare-marker = Brengt
compare-markers = Vloten, karavanen
compare-effect = Effect
tokens-title = Waar punten liggen
tokens-era = Fiches van tijdperk { $epoch }
tokens-text = Aanwezigheid, dominantie, heerschappij.
tokens-more = meer waard dan in tijdperk { $epoch }.
tokens-up = meer waard dan voorheen

## Cards

card-eyebrow-event = Gebeurtenis · { $epoch }
card-eyebrow-kingdom = Koninkrijk · { $epoch }
card-kingdom = { $marker ->
    [capital] { $armies ->
        [one] Vóór je rijk komt { $where } één leger op, met een hoofdstad.
       *[other] Vóór je rijk komen { $where } { $armies } legers op, met een hoofdstad.
      }
    [city] { $armies ->
        [one] Vóór je rijk komt { $where } één leger op, met een stad.
       *[other] Vóór je rijk komen { $where } { $armies } legers op, met een stad.
      }
   *[marauder] { $armies ->
        [one] Vóór je rijk komt { $where } één leger op.
       *[other] Vóór je rijk komen { $where } { $armies } legers op.
      }
  }
card-time-kingdom = Vóór je rijk, alleen in het eigen tijdperk
card-time-roll = Tussen invasies; gebruikt vóór een worp
card-time-build = Voordat de beurt eindigt
card-time-invade = Tijdens de invasies
card-time-turn = Op elk moment in je beurt
card-time-between = Tussen invasies
card-marker-capital = Hoofdstad { $where }
card-marker-city = Stad { $where }
card-marker-marauder = Plunderaars { $where }
card-plays = Beurt { $order } van { $orders }
card-armies = { $armies ->
    [one] één leger
   *[other] { $armies } legers
  }
card-no-effect = Geen eigen effect.
card-short = { $effect ->
    [attack_bonus] +{ $count } in elke veldslag
    [add_caravans] { $count ->
        [one] { $count } karavaan
       *[other] { $count } karavanen
      }
    [disaster] verzwakt een vijandig land
    [free_forts] { $count ->
        [one] één gratis fort
       *[other] { $count } gratis forten
      }
    [extra_armies] { $count ->
        [one] één leger erbij
       *[other] { $count } legers erbij
      }
    [with_capital] { $count ->
        [one] één leger, met hoofdstad
       *[other] { $count } legers, met hoofdstad
      }
    [reroll] per veldslag één worp over
    [sea] { $count ->
        [one] een vloot in een zee
       *[other] vloten in { $count } zeeën
      }
    [ocean] { $count ->
        [one] een vloot in een oceaan
       *[other] vloten in { $count } oceanen
      }
    [diplomacy] neemt een buurleger over
    [barbarians] verjaagt een leger
    [siege_tokens] { $count ->
        [one] één belegfiche
       *[other] { $count } belegfiches
      }
    [extra_die] { $count ->
        [one] één dobbelsteen extra
       *[other] { $count }× een dobbelsteen extra
      }
    [auto_win] wint zonder te gooien
    [extra_monument] één monument meer
    [plague] anderen verliezen een leger
    [ignore_forts] forten helpen niet
    [region_attack_bonus] +{ $count } { $where }
    [revolution] { $count ->
        [one] vervangt één leger
       *[other] vervangt { $count } legers
      }
    [region_link] verbindt een regio
    [kingdom] { $count ->
        [one] één leger { $where }
       *[other] { $count } legers { $where }
      }
   *[other] { $text }
  }
card-likely = Waarschijnlijke punten
why-not = Waarom niet?
hand-empty = Geen kaarten in je hand.
hand-empire = Je rijk, nog verborgen: { $empire }.

## The empire in the dock

empire-leader = { $leader } · { $where }
empire-from = opkomst { $where }
empire-then = dan { $empire }
empire-sealed = Van jou, nog verborgen
empire-left = nog { $armies }
empire-brings = brengt { $armies }
empire-resources = { $held ->
    [one] één grondstof
   *[other] { $held } grondstoffen
  }
empire-resources-of = { $held } van { $due }
empire-resources-title = { $each ->
    [1] Elke grondstof van een actief leger geeft een monument.
   *[other] Elke twee grondstoffen van actieve legers geven een monument.
  }
score-begins = Aan het begin is geloot: één score begon op 1, de volgende op 2, tot { $players }.
empire-in-force = Van kracht: { $cards }

## The turn

decide-other = Beslis.
decide-begin = Vestig { $empire }.
decide-begin-cards = Vestig je { $empire }, of speel je eerst een kaart?
decide-begin-facts = { $marker ->
    [capital] Er komen { $where } { $armies } legers en een hoofdstad. Wat daar staat, verdwijnt.
    [city] Er komen { $where } { $armies } legers en een stad. Wat daar staat, verdwijnt.
   *[marauder] Er komen { $where } { $armies } legers plunderaars. Wat daar staat, verdwijnt.
  }
action-establish = Vestig { $empire }
action-kingdom = Eerst { $card }
prospect-more = +{ $low } tot +{ $high }
action-events = Een kaart spelen
action-effect = Gebruik { $effect }
decide-invade = Kies een land om binnen te vallen.
decide-invade-kingdom = Kies een land om binnen te vallen met { $kingdom }.
decide-invade-none = Geen land is bereikbaar. Wat nu?
decide-invade-spent = Er is geen leger meer op de kaart. De invasies beëindigen?
decide-invade-facts = { $lands ->
    [one] Eén land is open.
   *[other] { $lands } landen zijn open: { $empty } leeg{ $own ->
        [0] {""}
       *[other] , { $own } van jou
      }{ $defended ->
        [0] {""}
       *[other] , { $defended } verdedigd
      }.
  }
decide-invade-left = { $armies ->
    [0] Forten, kaarten en effecten zijn nog te gebruiken.
    [one] Er is nog één leger op de kaart.
   *[other] Er zijn nog { $armies } legers op de kaart.
  }
action-ways = Kies uit { $count } wegen
action-fortify = Versterken
action-fortify-land = Versterk { $land }
action-end-invasion = Invasie stoppen
mode-ways = Hoe val je { $land } binnen?
mode-ways-facts = De kans is die op winst bij de eerste worp.
way-land = Over land
way-by = Via { $way }
way-extra = { $extra ->
    [one] { $way }, met een extra dobbelsteen
   *[other] { $way }, met { $extra } extra dobbelstenen
  }
way-certain = { $way }, gewonnen zonder te gooien: kost { $card }
mode-sure = { $armies ->
    [one] De invasies beëindigen met één ongebruikt leger?
   *[other] De invasies beëindigen met { $armies } ongebruikte legers?
  }
mode-sure-facts = Legers op de kaart gaan terug naar je voorraad.
idle-end-invasion = Er kon niets meer: je invasies zijn voorbij.
idle-end-kingdom = Er was niets meer te doen: de beurt van het koninkrijk is voorbij.
idle-end-turn = Er was niets meer te doen: je beurt is voorbij.
idle-hold = Opnieuw gooien kan deze veldslag niet veranderen: je dobbelstenen blijven zo.
mode-unused = Je laat { $cards } ongebruikt.
mode-unused-last = Dit is je laatste beurt: daarna leveren handkaarten niets meer op.
mode-unused-invasion = Dit is je laatste beurt, en na de invasies helpen deze kaarten niet meer.
mode-unused-kingdom = Een koninkrijk dat nu niet wordt gespeeld, gaat terug in de doos.
action-sure-unused = { $count ->
    [one] Verder zonder deze kaart
   *[other] Verder zonder deze kaarten
  }
does-you = jij { $points }
does-other = { $who } { $points }
does-nothing = geen punten veranderen
does-guard = { $stake ->
    [0] een aanval wint { $with } in plaats van { $without }
   *[other] een aanval wint { $with } in plaats van { $without }; op het spel { $stake }
  }
does-open = opent { $lands }
does-open-none = opent geen nieuw land
action-sure = De invasies beëindigen
action-go-on = Doorgaan
mode-fortify = Welk land versterk je?
mode-fortify-facts = Eén leger van de kaart per fort.
mode-effect-fort = Waar komt het gratis fort?
mode-effect-city = Waar sticht je de stad?
mode-effect-win = Welk land haal je over?
action-effect-fort = Versterk { $land }
action-effect-city = Sticht een stad { $land }
action-effect-win = Haal { $land } over
mode-cards = Welke kaart speel je?
mode-cards-facts = Een gespeelde kaart is door iedereen te zien.
mode-event = Speel je { $card }?
mode-kingdom-facts = Het koninkrijk doet zijn eigen invasies; dan komt je rijk op.
mode-event-land = Kies een land voor { $card }.
mode-event-lands = { $most ->
    [one] Kies een land voor { $card }.
   *[other] Kies hoogstens { $most } landen voor { $card }. Gekozen: { $chosen }.
  }
mode-event-region = Kies een regio voor { $card }.
mode-event-waters = { $most ->
    [one] Kies een zee of oceaan voor { $card }.
   *[other] Kies hoogstens { $most } zeeën of oceanen voor { $card }. Gekozen: { $chosen }.
  }
mode-event-barrens = { $most ->
    [one] Kies een woestenij voor { $card }.
   *[other] Kies hoogstens { $most } woestenijen voor { $card }. Gekozen: { $chosen }.
  }
decide-build-must = Bouw een monument.
decide-build-may = Een monument bouwen, of de beurt beëindigen?
decide-build-facts = { $sites ->
    [one] Eén plek is open: eerst hoofdsteden, dan steden, dan grondstoffen.
   *[other] { $sites } plekken zijn open: eerst hoofdsteden, dan steden, dan grondstoffen.
  }
decide-end-turn = De beurt beëindigen en scoren?
decide-end-facts = { $points ->
    [one] Je zou één punt scoren.
   *[other] Je zou { $points } punten scoren.
  }
decide-end-kingdom = De beurt van het koninkrijk beëindigen?
decide-end-kingdom-facts = Dan komt je rijk op.
action-end-kingdom = Beurt van het koninkrijk beëindigen
decide-shift = Je score, { $score }, is ook die van { $others }. Vooruit of terug?
decide-shift-facts = Twee spelers hebben nooit dezelfde score.
action-shift-on = Vooruit naar { $score }
action-shift-back = Terug naar { $score }
decide-plague = Pest { $area }: welk leger verlies je?
decide-plague-facts = Bouwwerken en forten blijven.
action-lose = Verlies het leger { $land }

## Battle

decide-reroll = Een dobbelsteen opnieuw gooien, of zo laten?
decide-reroll-facts = { $attack } tegen { $defence } { $land }.
action-reroll = Gooi de { $face } opnieuw
action-hold = Zo laten
decide-siege = Het beleg doorzetten, of je terugtrekken?
decide-siege-facts = { $tokens ->
    [0] { $armies ->
        [one] Aanval afgeslagen { $land }, { $attack } tegen { $defence }. Nog één leger.
       *[other] Aanval afgeslagen { $land }, { $attack } tegen { $defence }. Nog { $armies } legers.
      }
    [one] { $armies ->
        [0] Aanval afgeslagen { $land }, { $attack } tegen { $defence }. Nog alleen één belegfiche.
        [one] Aanval afgeslagen { $land }, { $attack } tegen { $defence }. Nog één leger en één belegfiche.
       *[other] Aanval afgeslagen { $land }, { $attack } tegen { $defence }. Nog { $armies } legers en één belegfiche.
      }
   *[other] { $armies ->
        [0] Aanval afgeslagen { $land }, { $attack } tegen { $defence }. Nog alleen { $tokens } belegfiches.
        [one] Aanval afgeslagen { $land }, { $attack } tegen { $defence }. Nog één leger en { $tokens } belegfiches.
       *[other] Aanval afgeslagen { $land }, { $attack } tegen { $defence }. Nog { $armies } legers en { $tokens } belegfiches.
      }
  }
action-siege = Beleg met +{ $bonus }
action-siege-with = { $force ->
    [token] Beleg met +{ $bonus }, een fiche
   *[army] Beleg met +{ $bonus }, een leger
  }
action-siege-extra = { $extra ->
    [one] { $force ->
        [token] Fiche, met een extra dobbelsteen
       *[army] Leger, met een extra dobbelsteen
      }
   *[other] { $force ->
        [token] Fiche, met { $extra } extra dobbelstenen
       *[army] Leger, met { $extra } extra dobbelstenen
      }
  }
action-siege-certain = Winst zonder te gooien: kost { $card }
action-retreat = Terugtrekken
action-dice = Toon de dobbelstenen
decide-reduce = { $building ->
    [capital] De hoofdstad { $land } sparen, of tot stad afbreken?
    [city] De stad { $land } sparen, of verwoesten?
   *[monument] Het monument { $land } sparen, of neerhalen?
  }
decide-reduce-facts = Wat je spaart, blijft voor jou tellen.
action-spare = { $building ->
    [capital] Hoofdstad sparen
    [city] Stad sparen
   *[monument] Monument sparen
  }
action-reduce = { $building ->
    [capital] Tot stad afbreken
    [city] Stad verwoesten
   *[monument] Neerhalen
  }
part-siege = beleg
part-fort = fort: tweede dobbelsteen
part-naval = per vloot: de verdediging mag opnieuw gooien
battle-eyebrow = { $you ->
    [yes] Veldslag { $number } van je beurt · { $area }
   *[no] Veldslag { $number } van de beurt · { $area }
  }
battle-thrown = Aanval afgeslagen { $land }
battle-ahead = Op voorsprong { $land }
battle-level = Gelijkspel { $land }
battle-behind = Op achterstand { $land }
battle-close = Wereldkaart bekijken
battle-highest = hoogste dobbelsteen
battle-needed = nodig: { $tie } voor gelijkspel, { $win } voor winst
battle-seal = Dobbelstenen verzegeld vóór de partij: { $seal }. Worp { $roll }.
battle-luck = { $you ->
    [yes] Je won { $won } van { $fights } veldslagen, { $expected } verwacht
   *[no] { $who } won { $won } van { $fights } veldslagen, { $expected } verwacht
  }
battle-spoken = { $you ->
    [attacker] Je gooide { $attack }, { $defender } { $defence }: { $attackTotal } tegen { $defenceTotal } { $land }.
    [defender] { $attacker } gooide { $attack }, jij { $defence }: { $attackTotal } tegen { $defenceTotal } { $land }.
   *[no] { $attacker } gooide { $attack }, { $defender } { $defence }: { $attackTotal } tegen { $defenceTotal } { $land }.
  }
choice-siege = Beleg doorzetten
choice-siege-one = { $tokens ->
    [0] { $armies ->
        [one] je laatste leger
       *[other] een van je { $armies } legers
      }
    [one] { $armies ->
        [0] je laatste belegfiche
        [one] van één leger en één belegfiche
       *[other] van { $armies } legers en één belegfiche
      }
   *[other] { $armies ->
        [0] een van je { $tokens } belegfiches
        [one] van één leger en { $tokens } belegfiches
       *[other] van { $armies } legers en { $tokens } belegfiches
      }
  }
choice-siege-all = Tot het laatste leger: { $win } winst, { $tie } beide vallen
choice-average = Gemiddeld { $points }.
row-average-losses = bij winst, gemiddeld { $points } met verliezen
choice-ways = Waarmee
choice-retreat = Terugtrekken
choice-retreat-text = { $armies ->
    [0] Het aanvallende leger gaat terug naar je voorraad. Er verandert { $land } niets.
    [one] Het aanvallende leger gaat terug naar je voorraad. Er verandert { $land } niets. Je houdt één leger over, en een nieuw beleg begint bij +1.
   *[other] Het aanvallende leger gaat terug naar je voorraad. Er verandert { $land } niets. Je houdt { $armies } legers over, en een nieuw beleg begint bij +1.
  }
choice-hold = Zo laten
choice-hold-text = De dobbelstenen blijven liggen zoals ze liggen.
choice-reroll = Gooi de { $face } opnieuw
choice-reroll-text = De nieuwe worp telt, ook als hij lager is.
stake-title = Op het spel
stake-if-win = Als de aanval wint
stake-if-tie = Als beide vallen
stake-if-defeat = Als de aanval is afgeslagen
stake-worth = { $you ->
    [yes] Nu { $points } waard voor jou.
   *[no] Nu { $points } waard voor { $who }.
  }
stake-structure = { $building ->
    [capital] De hoofdstad vervalt tot stad.
    [city] De stad wordt verwoest.
   *[monument] Het monument valt.
  }
stake-fort = Het fort valt.
stake-empty = Er blijft { $land } geen leger over.
stake-loses = { $building ->
    [capital] { $theirs ->
        [yes] Je verliest een hoofdstad.
       *[no] { $victim } verliest een hoofdstad.
      }
    [city] { $theirs ->
        [yes] Je verliest een stad.
       *[no] { $victim } verliest een stad.
      }
   *[monument] { $theirs ->
        [yes] Je verliest een monument.
       *[no] { $victim } verliest een monument.
      }
  }
stake-again = { $you ->
    [yes] Je mag doorzetten met +{ $bonus }.
   *[no] { $who } mag doorzetten met +{ $bonus }.
  }
stake-over = { $you ->
    [yes] Je moet je terugtrekken.
   *[no] De aanvaller moet zich terugtrekken.
  }

## Others decide

waiting-facts = { $armies ->
    [0] { $empire }: geen leger meer op de kaart.
    [one] { $empire }: nog één leger op de kaart.
   *[other] { $empire }: nog { $armies } legers op de kaart.
  }
waiting-selection = { $count ->
    [one] { $names } kiest een kaart.
   *[other] { $names } kiezen elk een kaart.
  }
waiting-give = { $names } trekt een kaart en deelt hem uit.
waiting-begin = { $names } gaat { $empire } vestigen.
waiting-invade = { $names } kiest een land om binnen te vallen.
waiting-build = { $names } bouwt monumenten.
waiting-reroll = { $names } mag { $land } een dobbelsteen opnieuw gooien.
waiting-siege = { $names } zet het beleg { $land } door, of trekt zich terug.
waiting-reduce = { $names } spaart wat er { $land } staat, of breekt het af.
waiting-shift = { $names } gaat vooruit of terug op de scorebaan.
waiting-plague = { $names } verliest een leger door de pest { $area }.

## Undo, and what closed it

undo-selection = Een keuze is niet terug te nemen
undo-dice = Niet terug te nemen: er is gegooid
undo-card = Niet terug te nemen: iedereen zag { $card }
undo-touched = Niet terug te nemen: { $name } verloor een leger

## Planning ahead

plan-stopped-rising = Plan gestopt vóór de eerste stap.
plan-thrown-back = Aanval afgeslagen { $land }.
plan-both-fall = Beide legers vallen { $land }.

## Standing orders

orders-reroll = Als je je tegen een landing verdedigt en een dobbelsteen opnieuw mag gooien
orders-reroll-ask = Vraag het mij
orders-reroll-best = Opnieuw gooien of zo laten, naar de kansen
orders-reroll-hold = Altijd zo laten
orders-plague = Als de pest een van je legers neemt en jij kiest welk
orders-plague-ask = Vraag het mij
orders-plague-best = Verlies het minst waardevolle

## Score now: why

structures = Bouwwerken
structure-points = { $building ->
    [capital] { $count ->
        [one] hoofdstad { $points }
       *[other] hoofdsteden { $points }
      }
    [city] { $count ->
        [one] stad { $points }
       *[other] steden { $points }
      }
   *[monument] { $count ->
        [one] monument { $points }
       *[other] monumenten { $points }
      }
  }
recap-loss = { $building ->
    [capital] { $land } en de hoofdstad
    [city] { $land } en de stad
   *[monument] { $land } en het monument
  }
recap-marauder = Plundering
recap-made = { $times ->
    [1] één keer tijdens de beurt
   *[other] { $times } keer tijdens de beurt
  }
recap-shift = Weg van een gelijke score
recap-armies-alone = { $own ->
    [1] Eén leger, niemand anders
   *[other] { $own } legers, niemand anders
  }
recap-armies-rivals = { $own ->
    [1] Eén leger tegen { $rivals }
   *[other] { $own } legers tegen { $rivals }
  }
recap-rival = { $who } { $count }
recap-count-structures = { $building ->
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
interlude-label = Tussen de tijdperken
interlude-chart = Punten per tijdperk
interlude-points = punten van het tijdperk
interlude-page = Terug naar het tijdperk
interlude-again = Het tijdperk opnieuw bekijken
scoring-part = { $points ->
    [1] { $name }, { $word }: één punt.
   *[other] { $name }, { $word }: { $points } punten.
  }
scoring-parts = { $points ->
    [1] { $names }: één punt.
   *[other] { $names }: { $points } punten.
  }
interlude-none = geen fiche
interlude-changes = Wat van waarde verandert
interlude-over = Tijdperk { $epoch } is voorbij · { $span }
interlude-leads = { $you ->
    [yes] Jij staat voor.
   *[no] { $who } staat voor.
  }
interlude-best = { $you ->
    [yes] De beste beurt van het tijdperk was die van jou, met { $the }.
   *[no] De beste beurt van het tijdperk was die van { $who }, met { $the }.
  }
interlude-after = na { $epochs } van { $all } tijdperken
interlude-gain = { $points } met { $the }
interlude-way = { $from } tot { $to }
interlude-led = { $lands ->
    [0] geen land
    [1] één land
   *[other] { $lands } landen
  }, { $fought ->
    [0] geen veldslag
   *[other] { $won } van { $fought } veldslagen gewonnen
  }
interlude-unled = Niemand leidde { $the }.
interlude-tied = gelijk
interlude-there = { $you ->
    [yes] jij { $count }
   *[no] { $who } { $count }
  }
interlude-empty = leeg
interlude-eras = Tijdperk { $from } → Tijdperk { $to }
interlude-keep = { $areas } { $values }
interlude-keeps = { $count ->
    [1] Eén regio houdt zijn fiches: { $areas }.
   *[other] De andere { $count } houden hun fiches: { $areas }.
  }
interlude-asks = { $pile ->
    [events] { $count ->
        [2] Er liggen twee gebeurtenissen voor je.
        [3] Er liggen drie gebeurtenissen voor je.
        [4] Er liggen vier gebeurtenissen voor je.
       *[other] Er liggen { $count } gebeurtenissen voor je.
      }
   *[empires] { $count ->
        [2] Er liggen twee rijken voor je.
        [3] Er liggen drie rijken voor je.
        [4] Er liggen vier rijken voor je.
       *[other] Er liggen { $count } rijken voor je.
      }
  }
interlude-asks-open = Beide stapels liggen gesloten voor je.
interlude-choose = { $pile ->
    [events] Kies je gebeurtenis
    [empires] Kies je rijk
   *[other] Naar de kaarten
  }
interlude-you-first = Jij kiest als eerste.
interlude-before = { $count ->
    [1] { $names } heeft gekozen.
   *[other] { $names } hebben gekozen.
  }
interlude-next = Na jou kiest { $next }, { $last } krijgt de laatste.
interlude-last = { $who } krijgt de laatste.
interlude-waits = { $count ->
    [1] { $names } kiest.
   *[other] { $names } kiezen.
  } { $next ->
    [events] Daarna komen de gebeurtenissen bij jou.
    [empires] Daarna komen de rijken bij jou.
    [last-events] De laatste gebeurtenis wordt van jou.
    [last-empires] Het laatste rijk wordt van jou.
   *[none] Daarna gaan de stapels verder.
  }
interlude-received = Jij krijgt { $the }: de anderen hebben gekozen.
interlude-see = Bekijk { $the }
draft-world = In volle kleur: de regio’s die in dit tijdperk punten opleveren.
why-no-token = Hier ligt in dit tijdperk geen fiche.
why-supremacy = { $own } legers, en verder niemand.
why-alone = { $own ->
    [one] Eén leger, verder niemand.
   *[other] { $own } legers, verder niemand.
  }
why-ahead = { $own } legers, meer dan wie ook.
why-level = Gelijk met { $top }.
why-behind = { $own ->
    [one] Eén leger tegen { $most } ({ $top }).
   *[other] { $own } legers tegen { $most } ({ $top }).
  }
why-degree-dominance = dominantie
why-degree-supremacy = heerschappij
why-rivals = anderen
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
tab-score = Score
score-title = Score nu
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

## Chronicle: eras and the selection

chronicle-era = Tijdperk { $epoch } · { $span }
chronicle-keep = { $you ->
    [yes] Je houdt { $card }.
   *[no] { $who } houdt { $card }.
  }
chronicle-kept = { $pile ->
    [events] { $you ->
        [yes] Je houdt een gebeurtenis.
       *[no] { $who } houdt een gebeurtenis.
      }
   *[empires] { $you ->
        [yes] Je houdt een rijk.
       *[no] { $who } houdt een rijk.
      }
  }
chronicle-receive = { $you ->
    [yes] Je krijgt { $card }.
   *[no] { $who } krijgt { $card }.
  }
chronicle-received = { $pile ->
    [events] { $who } krijgt de laatste gebeurtenis.
   *[empires] { $who } krijgt het laatste rijk.
  }
chronicle-gave = { $pile ->
    [events] { $you ->
        [yes] Je geeft een gebeurtenis aan { $victim }.
       *[no] { $theirs ->
            [yes] { $who } geeft jou een gebeurtenis.
           *[no] { $who } geeft een gebeurtenis aan { $victim }.
          }
      }
   *[empires] { $you ->
        [yes] Je geeft een rijk aan { $victim }.
       *[no] { $theirs ->
            [yes] { $who } geeft jou een rijk.
           *[no] { $who } geeft een rijk aan { $victim }.
          }
      }
  }
chronicle-unheld = Niemand koos { $empires }.
chronicle-called-leader = { $you ->
    [yes] Je leidt { $empire } onder { $leader }.
   *[no] { $who } leidt { $empire } onder { $leader }.
  }
army-count = { $armies ->
    [one] één leger
   *[other] { $armies } legers
  }
capital-count = { $capitals ->
    [one] een hoofdstad
   *[other] { $capitals } hoofdsteden
  }
token-count = { $tokens ->
    [one] één belegfiche
   *[other] { $tokens } belegfiches
  }

## Chronicle: the turn

chronicle-rises = { $you ->
    [yes] Je vestigt { $empire } { $where } met { $brought }.
   *[no] { $who } vestigt { $empire } { $where } met { $brought }.
  }
chronicle-kingdom-rises = { $you ->
    [yes] Met een gebeurteniskaart vestig je eerst { $empire } { $where } met { $brought }.
   *[no] Met een gebeurteniskaart vestigt { $who } eerst { $empire } { $where } met { $brought }.
  }
chronicle-cleared = Wat er { $land } stond, verdwijnt: { $things }.
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
chronicle-caravans = { $count ->
    [one] Een karavaan doorkruist { $where }.
   *[other] Karavanen doorkruisen { $where }.
  }
chronicle-gains = { $you ->
    [yes] Je krijgt { $gained }.
   *[no] { $who } krijgt { $gained }.
  }
chronicle-enters-by = { $you ->
    [yes] Via { $way } bezet je { $lands }.
   *[no] Via { $way } bezet { $who } { $lands }.
  }
chronicle-renews = { $you ->
    [yes] Je vernieuwt je leger { $lands }.
   *[no] { $who } vernieuwt het leger { $lands }.
  }
chronicle-replaces = { $you ->
    [yes] Het leger van { $victim } { $land } wijkt voor dat van jou.
   *[no] { $theirs ->
        [yes] Jouw leger { $land } wijkt voor dat van { $who }.
       *[no] Het leger van { $victim } { $land } wijkt voor dat van { $who }.
      }
  }
chronicle-monument = { $you ->
    [yes] Je bouwt een monument { $lands }.
   *[no] { $who } bouwt een monument { $lands }.
  }
chronicle-city = { $you ->
    [yes] Je sticht een stad { $lands }.
   *[no] { $who } sticht een stad { $lands }.
  }
chronicle-fortifies = { $you ->
    [yes] Je versterkt { $lands }.
   *[no] { $who } versterkt { $lands }.
  }
chronicle-linked = Deze beurt grenzen landen { $area } aan elkaar als een keten van grenzen ze verbindt.
chronicle-plague = De pest breekt uit { $area }.
chronicle-plague-loss = { $you ->
    [yes] De pest kost je het leger { $land }.
   *[no] De pest kost { $who } het leger { $land }.
  }
chronicle-discarded = De koninkrijkkaart { $card } is niet in het eigen tijdperk gespeeld en verdwijnt uit de partij.
chronicle-discarded-unseen = { $you ->
    [yes] Een koninkrijkkaart van jou is niet gespeeld en verdwijnt ongezien uit de partij.
   *[no] Een koninkrijkkaart van { $who } is niet gespeeld en verdwijnt ongezien uit de partij.
  }

## Chronicle: battles

chronicle-win = { $you ->
    [yes] Je verovert { $land } op { $victim }, { $attack } tegen { $defence }.
   *[no] { $theirs ->
        [yes] { $who } verovert { $land } op jou, { $attack } tegen { $defence }.
       *[no] { $who } verovert { $land } op { $victim }, { $attack } tegen { $defence }.
      }
  }
chronicle-siege-win = { $sieges ->
    [one] { $you ->
        [yes] Na een beleg verover je { $land } op { $victim }, { $attack } tegen { $defence }.
       *[no] { $theirs ->
            [yes] Na een beleg verovert { $who } { $land } op jou, { $attack } tegen { $defence }.
           *[no] Na een beleg verovert { $who } { $land } op { $victim }, { $attack } tegen { $defence }.
          }
      }
   *[other] { $you ->
        [yes] Na een lang beleg verover je { $land } op { $victim }, { $attack } tegen { $defence }.
       *[no] { $theirs ->
            [yes] Na een lang beleg verovert { $who } { $land } op jou, { $attack } tegen { $defence }.
           *[no] Na een lang beleg verovert { $who } { $land } op { $victim }, { $attack } tegen { $defence }.
          }
      }
  }
chronicle-tie = { $you ->
    [yes] Jouw leger en dat van { $victim } gaan allebei verloren { $land }, { $attack } tegen { $defence }.
   *[no] { $theirs ->
        [yes] Het leger van { $who } en dat van jou gaan allebei verloren { $land }, { $attack } tegen { $defence }.
       *[no] Het leger van { $who } en dat van { $victim } gaan allebei verloren { $land }, { $attack } tegen { $defence }.
      }
  }
chronicle-points-effect = { $points ->
    [one] Eén punt voor { $effect }.
   *[other] { $points } punten voor { $effect }.
  }
chronicle-defeat = { $you ->
    [yes] { $victim } slaat jouw aanval op { $land } af, { $defence } tegen { $attack }.
   *[no] { $theirs ->
        [yes] Je slaat de aanval van { $who } op { $land } af, { $defence } tegen { $attack }.
       *[no] { $victim } slaat de aanval van { $who } op { $land } af, { $defence } tegen { $attack }.
      }
  }
chronicle-certain = { $you ->
    [yes] Je verovert { $land } op { $victim } zonder te gooien.
   *[no] { $theirs ->
        [yes] { $who } verovert { $land } op jou zonder te gooien.
       *[no] { $who } verovert { $land } op { $victim } zonder te gooien.
      }
  }
chronicle-rerolls = { $you ->
    [yes] Je gooit { $land } een { $old } opnieuw: het wordt { $face }.
   *[no] { $who } gooit { $land } een { $old } opnieuw: het wordt { $face }.
  }
chronicle-retreats = { $you ->
    [yes] Je trekt je terug.
   *[no] { $who } trekt zich terug.
  }
chronicle-retreats-from = { $you ->
    [yes] Je trekt je terug en laat { $land } met rust.
   *[no] { $who } trekt zich terug en laat { $land } met rust.
  }
chronicle-spares = { $you ->
    [yes] Je spaart wat er { $land } staat.
   *[no] { $who } spaart wat er { $land } staat.
  }
chronicle-reduced = { $building ->
    [capital] De hoofdstad { $land } vervalt tot stad.
    [city] De stad { $land } wordt verwoest.
   *[monument] Het monument { $land } valt.
  }
chronicle-fort-falls = Het fort valt.
chronicle-fort-falls-in = Het fort { $land } valt.

## Chronicle: points

chronicle-points-marauder = { $points ->
    [one] De plundering levert één punt op.
   *[other] De plundering levert { $points } punten op.
  }
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
chronicle-scored-structures = bouwwerken { $points }
chronicle-score = { $you ->
    [yes] Je staat op { $score }.
   *[no] { $who } staat op { $score }.
  }
chronicle-shifts-on = { $you ->
    [yes] Je gaat vooruit naar { $score }: twee spelers hebben nooit dezelfde score.
   *[no] { $who } gaat vooruit naar { $score }: twee spelers hebben nooit dezelfde score.
  }
chronicle-shifts-back = { $you ->
    [yes] Je gaat terug naar { $score }: twee spelers hebben nooit dezelfde score.
   *[no] { $who } gaat terug naar { $score }: twee spelers hebben nooit dezelfde score.
  }
chronicle-game-ended = Einde van de partij

## The end and its story

end-best = { $points ->
    [one] beste beurt: { $empire }, één punt
   *[other] beste beurt: { $empire }, { $points } punten
  }
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
chart-structures = Bouwwerken
chart-other = Kaarten en scorebaan
figure-win = wint
figure-tie = beide vallen
figure-defeat = verliest
figure-battles = De eerste worp, precies
figure-open = Open land
figure-rough = Bergen of bos
figure-fort = Met een fort
figure-fort-rough = Fort, bergen of bos
figure-sea = Over zee, open land
figure-catapult = De katapult
figure-catapult-note = Er liggen twee legers op: de derde slag om het land wordt met +2 gestreden.
figure-siege = Twee dobbelstenen tegen twee, bergen
figure-first = eerste worp
figure-regions = Aanwezigheid, dominantie, heerschappij per tijdperk
story-winner = { $you ->
    [yes] { $ordinal ->
        [1] In het eerste tijdperk nam je { $lands } landen in met { $empire } ({ $armies } legers) en haalde je { $points } punten.
        [2] In het tweede tijdperk nam je { $lands } landen in met { $empire } ({ $armies } legers) en haalde je { $points } punten.
        [3] In het derde tijdperk nam je { $lands } landen in met { $empire } ({ $armies } legers) en haalde je { $points } punten.
        [4] In het vierde tijdperk nam je { $lands } landen in met { $empire } ({ $armies } legers) en haalde je { $points } punten.
       *[5] In het laatste tijdperk nam je { $lands } landen in met { $empire } ({ $armies } legers) en haalde je { $points } punten.
      }
   *[no] { $ordinal ->
        [1] In het eerste tijdperk nam { $who } { $lands } landen in met { $empire } ({ $armies } legers) en haalde { $points } punten.
        [2] In het tweede tijdperk nam { $who } { $lands } landen in met { $empire } ({ $armies } legers) en haalde { $points } punten.
        [3] In het derde tijdperk nam { $who } { $lands } landen in met { $empire } ({ $armies } legers) en haalde { $points } punten.
        [4] In het vierde tijdperk nam { $who } { $lands } landen in met { $empire } ({ $armies } legers) en haalde { $points } punten.
       *[5] In het laatste tijdperk nam { $who } { $lands } landen in met { $empire } ({ $armies } legers) en haalde { $points } punten.
      }
  }
story-held = { $you ->
    [yes] { $times ->
        [2] Je had heel { $area } in twee beurten in handen, samen { $points } punten.
       *[other] Je had heel { $area } in { $times } beurten in handen, samen { $points } punten.
      }
   *[no] { $times ->
        [2] { $who } had heel { $area } in twee beurten in handen, samen { $points } punten.
       *[other] { $who } had heel { $area } in { $times } beurten in handen, samen { $points } punten.
      }
  }
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
story-best = { $you ->
    [yes] Met { $empire } haalde je { $points } punten, de beste beurt van de partij, en toch was het niet genoeg.
   *[no] Met { $empire } haalde { $who } { $points } punten, de beste beurt van de partij, en toch was het niet genoeg.
  }
story-best-late = { $you ->
    [yes] Met { $empire } haalde je { $points } punten, de beste beurt van de partij. Die kwam één tijdperk te laat.
   *[no] Met { $empire } haalde { $who } { $points } punten, de beste beurt van de partij. Die kwam één tijdperk te laat.
  }
story-lead = { $swaps ->
    [2] De leiding wisselde twee keer.
   *[other] De leiding wisselde { $swaps } keer.
  }
story-second = { $you ->
    [yes] Je werd tweede, { $by } erachter. De beste beurt was die met { $empire }: { $points } punten.
   *[no] { $who } werd tweede, { $by } erachter. De beste beurt was die met { $empire }: { $points } punten.
  }
story-land = { $times } keer veroverde iemand { $land }. Niemand bleef er lang.
story-unlucky = { $you ->
    [yes] { $place ->
        [1] Je had de slechtste worpen aan tafel, { $below } veldslagen onder verwachting, en won toch.
       *[other] Je had de slechtste worpen aan tafel, { $below } veldslagen onder verwachting.
      }
   *[no] { $place ->
        [1] { $who } had de slechtste worpen aan tafel, { $below } veldslagen onder verwachting, en won toch.
       *[other] { $who } had de slechtste worpen aan tafel, { $below } veldslagen onder verwachting.
      }
  }
story-lucky = { $you ->
    [yes] { $place ->
        [1] De dobbelstenen waren jou goedgezind: { $above } veldslagen boven verwachting.
       *[other] De dobbelstenen waren jou goedgezind, { $above } veldslagen boven verwachting; de geschiedenis niet.
      }
   *[no] { $place ->
        [1] De dobbelstenen waren { $who } goedgezind: { $above } veldslagen boven verwachting.
       *[other] De dobbelstenen waren { $who } goedgezind, { $above } veldslagen boven verwachting; de geschiedenis niet.
      }
  }

## Refusals of the rules

refusal-game-over = De partij is afgelopen.
refusal-no-such-seat = Die speler is er niet.
refusal-not-your-decision = Jij beslist nu niet.
refusal-not-your-turn = Kaarten speel je in je eigen beurt.
refusal-not-your-choice = Je hebt nu geen stapel om uit te kiezen.
refusal-already-chosen = Je hebt gekozen; een keuze is niet terug te nemen.
refusal-selecting = De kaarten van het tijdperk worden gekozen.
refusal-selected = De kaarten van dit tijdperk zijn al gekozen.
refusal-giving = Geef eerst de kaart die je getrokken hebt.
refusal-open-first = Zeg eerst welke stapel je opent.
refusal-one-pile = Je stapel ligt al voor je open; alleen wie beide stapels heeft, zegt welke eerst opengaat.
refusal-pile-opened = Je hebt al een stapel geopend; de andere gaat vanzelf open.
refusal-not-in-pile = Die kaart ligt niet in de stapel die voor jou open is.
refusal-has-card = Die speler heeft al een kaart van deze stapel.
refusal-establish-first = Eerst moet het rijk gevestigd worden.
refusal-not-in-begin = Nu niet. Het rijk is al gevestigd.
refusal-not-in-build = De invasies zijn voorbij; nu is het tijd voor monumenten.
refusal-not-in-invade = Dat komt na de invasies.
refusal-fight-first = Gooi eerst een dobbelsteen opnieuw of laat het zo.
refusal-siege-first = Zet eerst het beleg door of trek je terug.
refusal-reduce-first = Spaar eerst het bouwwerk, of breek het af.
refusal-shift-first = Ga eerst vooruit of terug: je score is gelijk aan een andere.
refusal-plague-first = Eerst gaan de legers weg die de pest neemt.
refusal-no-battle = Er liggen geen dobbelstenen op tafel.
refusal-no-defeat = Er is geen verloren veldslag om door te zetten of af te breken.
refusal-nothing-to-spare = Er is nu niets af te breken of te sparen.
refusal-no-equal-score = Je score is aan geen andere gelijk.
refusal-no-plague = Geen pest vraagt je om een leger.
refusal-no-army = Er is geen leger meer op de kaart.
refusal-own-army = Je actieve leger bezet { $land } al.
refusal-not-adjacent = Geen van je actieve legers grenst aan { $land }. Een vloot of karavaan komt er misschien.
refusal-no-route = Deze wateren en woestenijen vormen geen weg naar { $land }.
refusal-no-marker = Je hebt deze beurt geen vloot of karavaan voor { $section }.
refusal-no-shore = Geen van je actieve legers grenst aan { $section }.
refusal-no-fight = Extra dobbelstenen en zekere winst vragen een veldslag, en maar een van de twee.
refusal-no-extra = Zulke extra dobbelstenen heb je niet meer.
refusal-no-auto-win = Een zekere winst heb je niet meer.
refusal-help-sleeps = Extra dobbelstenen en zekere winst wachten op je rijk; een koninkrijk vecht zonder.
refusal-nothing-to-pay = Een fort kost een leger van de kaart, en er is er geen meer.
refusal-no-forts = Er is geen fort meer in de voorraad.
refusal-not-held = Geen actief leger van jou bezet { $land }.
refusal-has-fort = Daar is al een fort.
refusal-no-effect = Je rijk heeft geen effect dat je op een land gebruikt.
refusal-effect-sleeps = Geen effect van je rijk werkt zolang een koninkrijk wordt gespeeld.
refusal-effect-used = Je hebt het effect van je rijk deze beurt zo vaak gebruikt als mag.
refusal-no-fort-due = Je actieve legers hebben te weinig grondstoffen voor nog een fort.
refusal-outside-region = De gratis forten van je rijk zijn alleen voor { $area }.
refusal-no-cities = Er is geen stad meer in de voorraad.
refusal-has-city = Daar is al een hoofdstad of een stad.
refusal-no-reserve = Er is geen leger meer in je voorraad.
refusal-no-opponent = Geen leger van een andere speler bezet { $land }.
refusal-not-beside = Geen van je actieve legers grenst aan { $land }.
refusal-monuments-first = Verplichte monumenten gaan voor.
refusal-no-monument-due = Je actieve legers hebben te weinig grondstoffen voor nog een monument.
refusal-no-site = Daar kun je nu niet bouwen: eerst hoofdsteden, dan steden, dan grondstoffen.
refusal-bare-land = Voor een monument is daar een hoofdstad, een stad of een grondstof nodig.
refusal-after-city = Je hebt een stad gesticht: deze beurt worden geen monumenten meer gebouwd.
refusal-has-monument = Daar is al een monument.
refusal-no-monuments = Er is geen monument meer in de voorraad.
refusal-must-build = Een verplicht monument kan nog gebouwd worden.
refusal-in-kingdom = Er wordt een koninkrijk gespeeld: beëindig eerst zijn beurt.
refusal-no-kingdom = Er wordt geen koninkrijk gespeeld.
refusal-not-in-hand = Je hebt { $card } niet in je hand.
refusal-is-kingdom = Deze kaart is een koninkrijk: je speelt hem voordat je rijk opkomt.
refusal-is-no-kingdom = Deze kaart is geen koninkrijk.
refusal-kingdom-played = Per beurt wordt maar één koninkrijk gespeeld.
refusal-during-kingdom = Tijdens een koninkrijk wordt geen gebeurtenis gespeeld.
refusal-during-invasion = Nu niet. Dat speel je tussen invasies.
refusal-after-turn = Je beurt wordt al gescoord; er wordt geen kaart meer gespeeld.
refusal-useless-in-phase = Nu niet. De kaart zou in deze fase niets veranderen.
refusal-supply-short = Je voorraad heeft minder legers dan de kaart brengt.
refusal-no-capital = Geen actief leger van jou bezet een land met een hoofdstad.
refusal-no-target = Er is nu geen doelwit voor { $card } op het bord.
refusal-bad-target = Dat is nu geen doel voor deze kaart.
refusal-only-opposing = { $card }: je kunt alleen een land met een leger van een tegenstander kiezen.
refusal-bad-set = Noem een of meer doelen, geen twee keer en niet meer dan de kaart toestaat.
refusal-few-forts = De voorraad heeft minder forten dan je landen noemt.
refusal-one-region = Alle landen moeten in één regio liggen.
refusal-no-token = Er ligt geen belegfiche op de kaart.
refusal-no-such-die = Die dobbelsteen heb je niet.
refusal-bad-shift = De score verschuift met één, vooruit of terug.
refusal-not-yours = Je hebt daar geen leger, of het land ligt buiten de regio.
refusal-not-now = Dat kan nu niet.
refusal-malformed = De server begreep dit niet.
refusal-unknown-id = { $name } bestaat niet.
refusal-wrong-kind = Dat is hier niet te kiezen.

## The map

map-keys = Pijltjes gaan van land naar land. Vierkante haken lopen langs de landen die voor jou open zijn. Spatie opent de landinfo, Enter speelt de voorgestelde actie. V toont de landen als tabel.
map-summary = Wereld, tijdperk { $epoch }. Je hebt { $lands ->
    [one] één land
   *[other] { $lands } landen
  } in { $areas ->
    [one] één regio
   *[other] { $areas } regio’s
  }.
map-summary-watching = Wereld, tijdperk { $epoch }.
map-no-value = geen fiche
map-caravan = karavaan
map-siege = beleg
map-standing = actief leger
map-flat = inactief leger
map-seal-standing = { $player }, { $sign }, actief leger
map-seal-flat = { $player }, { $sign }, inactief leger
map-legend-standing = actief leger, van deze beurt
map-legend-flat = inactief leger, van een eerdere beurt
map-legend-values = aanwezigheid, dominantie, heerschappij
map-full-siege = { $armies ->
    [one] Beleg met het laatste leger
   *[other] Beleg met alle { $armies } legers
  }
map-cancelled-terrain = { $card }: het terrein telt niet.
map-cancelled-fort = { $card }: het fort telt niet.
map-cancelled-fleet = { $card }: bij de landing wordt niet opnieuw gegooid.
map-average = Gemiddeld, verloren legers meegeteld
map-due-monument = De grondstof geeft recht op een monument
map-next = { $lands ->
    [one] Daarna geeft nog één land { $degree }
   *[other] Daarna geven nog { $lands } landen { $degree }
  }
map-as-watched = { $who }, als het land wordt ingenomen

## What the frame of a table leaves to its game

tab-screen = Waar de punten liggen
score-chart = per tijdperk
chronicle-points = punten
chart-title = Punten per tijdperk
chart-parts = per regio
chart-parts-title = Punten per regio
keys-letter-f = versterken
keys-letter-e = kaarten in de hand
keys-letter-s = het beleg doorzetten
keys-letter-r = terugtrekken
keys-letter-h = de dobbelstenen laten liggen
keys-letter-o = andere wegen naar het land
keys-letter-k = een koninkrijk spelen
keys-letter-t = het effect van het rijk
keys-letter-a = een stap aan het plan toevoegen
keys-letter-d = terug naar de dobbelstenen
keys-letter-v = landen als tabel
luck-text = gewonnen veldslagen, en legers op de kaarten, boven of onder de verwachting
luck-row = { $won } gewonnen, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } verwacht
luck-cards = { $armies } legers gekregen, { $sign }{ NUMBER($above, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## The primer: the game in pictures

primer-aim-eras = { $epochs ->
    [5] Vijf tijdperken, vijf rijken. Elk rijk komt op, verovert één beurt lang en vervaagt, maar zijn legers blijven op de kaart.
   *[other] { $epochs } tijdperken, { $epochs } rijken. Elk rijk komt op, verovert één beurt lang en vervaagt, maar zijn legers blijven op de kaart.
  }
primer-aim-score = Aan het eind van elke beurt van jou scoor je voor *elke regio waar je legers hebt*. Wie na het laatste tijdperk de meeste punten heeft, heeft de wereld gemaakt.
primer-choose-text = In elk tijdperk kies je een rijk en een gebeurtenis. Wie laatste staat, kiest het rijk als eerste.
primer-rise = Opkomen
primer-rise-text = Je eerste leger staat in het startland, vaak met een hoofdstad. Wat er stond, verdwijnt.
primer-invade = Binnenvallen
primer-invade-text = Neem land na land in. Vrije landen vallen meteen, andere met de dobbelstenen.
primer-build-text = Elke twee grondstoffen geven een monument. Met een fort is een land moeilijk te veroveren.
primer-score = Scoren
primer-score-text = Al je legers op de kaart tellen mee, ook die van oude rijken.
primer-comfort = *Je kunt niet veel verliezen.* In een veldslag waag je alleen legers van deze beurt. Wat je in eerdere tijdperken nam, blijft punten geven tot iemand het je afneemt.
primer-points = Wat punten oplevert
primer-points-text = Elke regio heeft drie waarden, die per tijdperk veranderen. Je krijgt er één, de beste die je haalt.
primer-presence-text = Je hebt er een leger. Eén is genoeg.
primer-dominance-text = { $armies ->
    [2] Twee legers of meer, en meer dan elke andere speler.
   *[other] { $armies } legers of meer, en meer dan elke andere speler.
  }
primer-supremacy = Heerschappij
primer-supremacy-text = { $armies ->
    [3] Drie legers of meer, en niemand anders heeft er een.
   *[other] { $armies } legers of meer, en niemand anders heeft er een.
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
primer-battle-ends = *Hoger:* het land is van jou. *Gelijk:* beide legers vallen. *Lager:* stuur nog een leger met +1, of trek je terug.
primer-battle-defence = Bergen en bos geven de verdediger +{ $bonus }, een fort een tweede dobbelsteen.

## The almanac: cards and lands

almanac-empires-note = Acht per tijdperk, geroepen in deze volgorde.
almanac-events-note = Wat tussen de regels van de geschiedenis gespeeld kan worden.
almanac-lands-note = De regio’s, met wat aanwezigheid, dominantie en heerschappij in elk tijdperk opbrengen, en hun landen.
almanac-era = Tijdperk { $epoch }
almanac-order = { $order ->
    [1] Als eerste geroepen
    [2] Als tweede geroepen
    [3] Als derde geroepen
    [4] Als vierde geroepen
    [5] Als vijfde geroepen
    [6] Als zesde geroepen
    [7] Als zevende geroepen
   *[other] Als laatste geroepen
  }
almanac-leader = Onder { $leader }
almanac-armies =
  { $count ->
    [one] Eén leger
   *[other] { $count } legers
  }
almanac-marker = Sticht
almanac-marker-capital = een hoofdstad
almanac-marker-city = een stad
almanac-marker-marauder = niets; het scoort voor wat het afbreekt
almanac-caravans = Karavanen
almanac-kind-enhancement = Voordeel
almanac-kind-kingdom = Koninkrijk
almanac-keepable = Mag voor een later tijdperk bewaard worden
almanac-not-keepable = Alleen voor het eigen tijdperk
almanac-terrain-clear = Open terrein
almanac-terrain-forest = Bos
almanac-terrain-mountain = Bergen
almanac-resource = Grondstof

## Learn

learn-turn = Een beurt in zes regels
learn-turn-1 = Een rijk komt op
learn-turn-1-note = Je kaart zegt waar, en met hoeveel legers. Daar wordt een hoofdstad gesticht.
learn-turn-2 = Je valt binnen
learn-turn-2-note = Leger voor leger, in een aangrenzend land. Een leeg land is gewoon van jou.
learn-turn-3 = Je vecht
learn-turn-3-note = Twee dobbelstenen tegen één; de hoogste telt. Bergen, bossen en forten helpen wie er al staat.
learn-turn-4 = Je belegert, of trekt je terug
learn-turn-4-note = Elk leger dat je aan een beleg besteedt, telt bij de volgende worp, tot drie.
learn-turn-5 = Je bouwt
learn-turn-5-note = Twee grondstoffen geven een monument. Forten betaal je met legers.
learn-turn-6 = Je scoort
learn-turn-6-note = Een regio telt één keer voor aanwezigheid, twee keer voor dominantie, drie keer voor heerschappij; hoofdsteden, steden en monumenten komen erbij.

## Empires of the first era

name-sumerians = Sumeriërs
    .the = de Sumeriërs
effect-sumerians = Stadstaten
text-sumerians = Sticht na de monumenten een stad waar je een actief leger hebt, maar geen hoofdstad of stad.
name-egyptians = Egyptenaren
    .the = de Egyptenaren
leader-egyptians = Ramses II
effect-egyptians = Piramiden
text-egyptians = Je mag voor elke grondstof een monument bouwen, niet alleen voor elke tweede.
effect-minoans = Heren van de zee
text-minoans = Tegen je invasies per vloot mag de verdediging geen dobbelsteen opnieuw gooien.
effect-hittites = IJzerbewerking
text-hittites = Eén keer per veldslag mag je een van je dobbelstenen opnieuw gooien.
name-assyrians = Assyriërs
    .the = de Assyriërs
effect-assyrians = Bolwerken
text-assyrians = Plaats na de monumenten één gratis fort voor elke grondstof van je actieve legers.
effect-zhou-dynasty = Mandaat van de Hemel
text-zhou-dynasty = Plaats tijdens de invasies één gratis fort bij een actief leger.
name-vedics = Vedische volken
    .the = de Vedische volken
name-greeks = Grieken
    .the = de Grieken
leader-greeks = Pericles
effect-greeks = Falanx
text-greeks = Begin met twee belegfiches.

## Empires of the second era

effect-scythians = Boogschutters te paard
text-scythians = Bergen en bossen helpen de verdediging niet.
name-carthaginians = Carthagers
    .the = de Carthagers
leader-carthaginians = Hannibal
effect-carthaginians = Oorlogsolifanten
text-carthaginians = Bergen en bossen helpen de verdediging niet.
name-persians = Perzen
    .the = de Perzen
effect-persians = Koninklijke Weg
text-persians = De eerste twee veldslagen die je een hoofdstad of stad laten, brengen elk één leger.
name-macedonians = Macedoniërs
    .the = de Macedoniërs
leader-macedonians = Alexander III
effect-macedonians = Hellenisme
text-macedonians = Na een gewonnen veldslag mag je de bouwwerken van het land sparen.
name-mauryans = Maurya’s
    .the = de Maurya’s
effect-mauryans = Edicten
text-mauryans = Met minstens één grondstof mag je één monument meer bouwen.
effect-han-dynasty = Grote Muur
text-han-dynasty = Plaats tijdens de invasies twee gratis forten bij actieve legers in China.
leader-romans = Julius Caesar

## Empires of the third era

effect-guptas = Gouden eeuw
text-guptas = Met minstens één grondstof mag je één monument meer bouwen.
effect-huns = Terreur
text-huns = De verdediging gooit één dobbelsteen, ook achter een fort.
effect-byzantines = Muren van Theodosius
text-byzantines = Plaats tijdens de invasies twee gratis forten bij actieve legers.
effect-sassanids = Katafrakten
text-sassanids = Eén keer per veldslag mag je een van je dobbelstenen opnieuw gooien.
name-tang-dynasty = Tang-dynastie
    .the = de Tang-dynastie
leader-tang-dynasty = Taizong
effect-tang-dynasty = Zijderoute
text-tang-dynasty = Sticht na de monumenten een stad waar je een actief leger hebt, maar geen hoofdstad of stad.
leader-arabs = Omar
effect-arabs = Heilige oorlog
text-arabs = Elke gewonnen veldslag levert meteen twee punten op.
effect-franks = Vazallen
text-franks = Vervang één keer een vijandig leger naast je actieve legers door een van jou.

## Empires of the fourth era

effect-vikings = Langschepen
text-vikings = Tel één op bij je hoogste dobbelsteen als je per vloot binnenvalt.
effect-holy-roman-empire = Vorsten
text-holy-roman-empire = Plaats tijdens de invasies twee gratis forten bij actieve legers.
leader-mongols = Dzjengis Khan
effect-ming-dynasty = Schatvloten
text-ming-dynasty = Elk nieuw land dat je per vloot bezet, levert meteen één punt op, hoogstens drie.
name-mesoamericans = Meso-Amerikanen
    .the = de Meso-Amerikanen
leader-mesoamericans = Montezuma II en Pachacuti
effect-mesoamericans = Azteken en Inca’s
text-mesoamericans = Begin in twee landen, elk met een leger en een hoofdstad.
name-turks = Turken
    .the = de Turken
effect-turks = Gazi’s
text-turks = Val meteen na een overwinning verder aan vanuit dat land: +1 op je hoogste dobbelsteen.
name-portuguese = Portugezen
    .the = de Portugezen
effect-portuguese = Handelsposten
text-portuguese = Elk nieuw land dat je per vloot bezet, levert meteen één punt op, hoogstens vier.
name-spanish = Spanjaarden
    .the = de Spanjaarden
effect-spanish = Conquistadores
text-spanish = Tel één op bij je hoogste dobbelsteen in veldslagen in beide Amerika’s.

## Empires of the fifth era

effect-mughals = Mausolea
text-mughals = Met minstens één grondstof mag je één monument meer bouwen.
name-russians = Russen
    .the = de Russen
effect-russians = Strenge winter
text-russians = Plaats tijdens de invasies twee gratis forten bij actieve legers.
effect-qing-dynasty = Banieren
text-qing-dynasty = Eén keer per veldslag mag je een van je dobbelstenen opnieuw gooien.
name-french = Fransen
    .the = de Fransen
leader-french = Napoleon
effect-french = Grote Leger
text-french = In drie veldslagen van deze beurt mag je met één dobbelsteen meer aanvallen.
name-british = Britten
    .the = de Britten
leader-british = Victoria
effect-british = Koninklijke Marine
text-british = Tegen je invasies per vloot mag de verdediging geen dobbelsteen opnieuw gooien.
name-americans = Amerikanen
    .the = de Amerikanen
leader-americans = Lincoln
effect-americans = Grensland
text-americans = Elk tweede land dat je in Noord-Amerika bezet, brengt een leger, hoogstens drie.
name-japanese = Japanners
    .the = de Japanners
effect-japanese = Moderne vloot
text-japanese = Tel één op bij je hoogste dobbelsteen als je per vloot binnenvalt.
name-germans = Duitsers
    .the = de Duitsers
leader-germans = Bismarck
effect-germans = Zwaar geschut
text-germans = Begin met drie belegfiches.

## Events of the first era

name-weaponry = Bewapening
text-weaponry = Tel één op bij je hoogste dobbelsteen in elke veldslag van deze beurt.
name-caravans = Karavanen
text-caravans = Plaats voor deze beurt hoogstens twee karavanen in woestenijen.
text-disaster = Een vijandig land verliest zijn fort en één bouwwerk wordt afgebroken. Het leger blijft.
text-engineering = Plaats hoogstens twee gratis forten bij actieve legers.
text-allies = Je krijgt er twee legers bij.
name-harappa = Harappa
    .the = Harappa

## Events of the second era

name-leader = Leider
text-leader = Gooi één keer per veldslag van deze beurt een van je dobbelstenen opnieuw.
name-shipbuilding = Scheepsbouw
text-shipbuilding = Plaats voor deze beurt een vloot in een zee naar keuze.
name-diplomacy = Diplomatie
text-diplomacy = Vervang een vijandig leger naast je actieve legers door een van jou. Bouwwerken en fort blijven.
text-barbarians = Een vijandig land naast een woestenij verliest leger en fort; één bouwwerk wordt afgebroken en een inactief leger van jou trekt binnen.
name-siegecraft = Belegeringskunst
text-siegecraft = Je krijgt drie belegfiches.
name-kushans = Kushana’s
    .the = de Kushana’s

## Events of the third era

name-elite-troops = Elitetroepen
text-elite-troops = In drie veldslagen van deze beurt mag je met één dobbelsteen meer aanvallen.
text-treachery = Win één veldslag van deze beurt zonder te gooien; zeg het vooraf.
name-civil-service = Ambtenaren
text-civil-service = Je krijgt twee legers als een actief leger van jou een land met een hoofdstad bezet.
name-fortification = Vestingbouw
text-fortification = Plaats hoogstens drie gratis forten bij actieve legers.
name-great-works = Grote werken
text-great-works = Je mag één monument meer bouwen, op de gewone plaatsen.
name-axum = Aksum
    .the = Aksum

## Events of the fourth era

name-black-death = Zwarte Dood
text-black-death = Kies een regio: elke tegenstander verliest daar één leger naar eigen keuze.
name-gunpowder = Buskruit
text-gunpowder = Deze beurt gooit de verdediging één dobbelsteen, ook achter een fort.
name-navigators = Zeevaarders
text-navigators = Plaats voor deze beurt een vloot in een oceaan naar keuze.
name-mercenaries = Huurlingen
text-mercenaries = Je krijgt er drie legers bij.
text-crusade = Tel deze beurt twee op bij je hoogste dobbelsteen in veldslagen in het Midden-Oosten.
name-shogunate = Shogunaat
    .the = het Shogunaat
name-cholas = Chola’s
    .the = de Chola’s

## Events of the fifth era

name-revolution = Revolutie
text-revolution = Vervang in één regio hoogstens twee vijandige legers door inactieve legers van jou. Bouwwerken en forten blijven.
name-industry = Industrie
text-industry = Je krijgt er drie legers bij.
name-steamships = Stoomschepen
text-steamships = Plaats voor deze beurt vloten in hoogstens twee oceanen.
name-railways = Spoorwegen
text-railways = Kies een regio: deze beurt grenzen alle landen die er over land verbonden zijn aan elkaar.
name-artillery = Artillerie
text-artillery = Je krijgt vier belegfiches.
name-dutch = Nederlanders
    .the = de Nederlanders

## Eras

era-span-1 = van 3000 tot 450 v.Chr.
era-span-2 = van 450 v.Chr. tot 300 n.Chr.
era-span-3 = van 300 tot 900
era-span-4 = van 900 tot 1600
era-span-5 = van 1600 tot 1912

## A first turn

lesson-first-turn = Je eerste beurt
lesson-first-turn-pitch = { $minutes } minuten: { name-assyrians.the } komen op { name-mesopotamia.in }.
lesson-first-turn-aim = Waar het om gaat
lesson-first-turn-aim-text = In elk tijdperk leid je een ander rijk. Het komt op, verovert wat het kan en scoort; zijn legers blijven op de kaart en blijven meetellen. Elke regio levert punten op in drie treden, bijvoorbeeld { $area }: { $presence } punten voor één leger, { $dominance } voor minstens { $most } en meer dan wie ook, { $supremacy } voor minstens { $all } en verder niemand.
lesson-first-turn-establish = Vestig je rijk
lesson-first-turn-establish-text = Je leidt { name-assyrians.the }. Ze komen op { name-mesopotamia.in } met verse legers en een hoofdstad, die { $capital } punten oplevert.
lesson-first-turn-free = Neem een vrij land
lesson-first-turn-free-text = Een leeg land is meteen van jou, zonder dobbelstenen. Er zijn bergen { name-zagros.in }, die je helpen het te verdedigen, en een grondstof, die je helpt te bouwen.
lesson-first-turn-event = Speel een gebeurtenis
lesson-first-turn-event-text = Gebeurtenissen blijven in je hand tot je ze wilt gebruiken, en speel je tussen invasies. { name-weaponry } telt in elke veldslag van deze beurt één bij je hoogste dobbelsteen op.
lesson-first-turn-battle = Lever slag
lesson-first-turn-battle-text = Een leger van een andere speler staat { name-levant.in }. Je gooit twee dobbelstenen, de verdediger één, en de hoogste van elke kant telt. Het label boven een land is je kans om te winnen: hier { $win }.
lesson-first-turn-region = Trek een tweede regio in
lesson-first-turn-region-text = Eén leger { name-nile.in } is aanwezigheid in een andere regio. Als je wint, wordt de hoofdstad daar afgebroken tot een stad, en die stad is van jou.
lesson-first-turn-dominance = Bereik dominantie
lesson-first-turn-dominance-text = Er staat niemand { name-libya.in }. Met een tweede leger { $area } heb je er meer dan wie ook: dominantie, { $dominance } punten in plaats van { $presence }.
lesson-first-turn-supremacy = Bereik heerschappij
lesson-first-turn-supremacy-text = Met { $all } legers { $area }, en verder niemand, heb je heerschappij: { $supremacy } punten. Legers die je niet gebruikt, leveren niets op.
lesson-first-turn-stop = Stop de invasie
lesson-first-turn-stop-text = { $armies ->
    [0] Al je legers zijn gebruikt.
    [one] Je hebt nog één leger en mag doorgaan. Een leger dat je niet gebruikt, gaat terug naar je voorraad.
   *[other] Je hebt nog { $armies } legers en mag doorgaan. Legers die je niet gebruikt, gaan terug naar je voorraad.
}
lesson-first-turn-build = Bouw een monument
lesson-first-turn-build-text = Voor elke twee grondstoffen van je actieve legers bouw je een monument: eerst waar een hoofdstad staat. Het levert { $monument ->
    [one] één punt
   *[other] { $monument } punten
} op, elke keer dat je scoort.
lesson-first-turn-forts = Gebruik het effect van je rijk
lesson-first-turn-forts-text = Elk rijk heeft een eigen effect: { name-assyrians.the } plaatsen een gratis fort voor elke grondstof die ze hebben. Achter een fort gooit de verdediger twee dobbelstenen.
lesson-first-turn-points = Score je beurt
lesson-first-turn-points-text = De score laat zien wat je beurt nu zou opleveren, en waarom: { $points } punten. Als je de beurt beëindigt, scoor je ze.
lesson-first-turn-done = Dat was je eerste beurt.
lesson-first-turn-done-text = Elke beurt gaat zo: opkomen, binnenvallen, bouwen, scoren. Wat je op de kaart achterlaat, telt opnieuw mee als je volgende rijk scoort.
lesson-siege = Een beleg
lesson-siege-pitch = { $minutes } minuten: een stad achter een fort, en hoeveel legers die waard is.
lesson-siege-walls = Bekijk het fort
lesson-siege-walls-text = Je leidt { name-romans.the }. Een stad staat achter een fort { name-danubia.in }. Daar gooit de verdediger twee dobbelstenen, net zoveel als jij.
lesson-siege-invade = Val de stad aan
lesson-siege-invade-text = Twee dobbelstenen tegen twee: je kans om te winnen is { $win }. Probeer het toch; om wat dan volgt gaat deze les.
lesson-siege-press = Zet het beleg door
lesson-siege-press-text = De aanval is afgeslagen, maar niet verloren. Nog een leger telt { $bonus } bij je hoogste dobbelsteen op, en je gooit opnieuw. Je kunt je ook terugtrekken.
lesson-siege-again = Zet nog eens door
lesson-siege-again-text = Nog eens afgeslagen. Het volgende leger telt { $bonus } bij, en nu is je kans { $win }.
lesson-siege-fort = Bouw een fort
lesson-siege-fort-text = Het land is van jou. Het fort is weg, en de stad is helemaal afgebroken. Een leger kan een fort worden, zodat de volgende aanvaller twee dobbelstenen tegenkomt.
lesson-siege-stop = Stop de invasie
lesson-siege-stop-text = { $armies ->
    [0] Er is geen leger meer over, dus er valt niets meer binnen te vallen.
    [one] Je hebt nog één leger. Je mag doorgaan of hier stoppen.
   *[other] Je hebt nog { $armies } legers. Je mag doorgaan of hier stoppen.
}
lesson-siege-done = De stad is gevallen.
lesson-siege-done-text = Elk leger in een beleg maakt de volgende worp beter, en ontbreekt in andere landen. De kansen naast de vraag zeggen wat het zou opleveren.
lesson-sea = Over zee
lesson-sea-pitch = { $minutes } minuten: één vloot maakt van een hele zee een weg.
lesson-sea-fleet = Bekijk de vloot
lesson-sea-fleet-text = Je leidt { name-carthaginians.the }, met een vloot { name-mediterranean-sea.in }. Elk land aan die zee is nu aangrenzend voor je legers. Een karavaan doet hetzelfde voor een woestenij.
lesson-sea-free = Vaar naar een leeg land
lesson-sea-free-text = Er staat niemand { name-crete.in }. Een leger gaat er zonder dobbelstenen aan land, zoals in elk leeg land.
lesson-sea-landing = Land tegen een leger
lesson-sea-landing-text = Wie zich tegen een landing verdedigt, mag een dobbelsteen opnieuw gooien. Daarom is je kans { name-nile.in } maar { $win }, al staan er alleen een leger en een stad.
lesson-sea-ashore = Vecht over land
lesson-sea-ashore-text = Je hoeft niet altijd te varen: { name-libya.the } is over land aangrenzend. Daar gooit niemand opnieuw, en je kans is { $win }.
lesson-sea-stop = Stop de invasie
lesson-sea-stop-text = Een vloot in een oceaan dient elke zee ernaast. Na de beurt gaan vloten en karavanen weg.
lesson-sea-done = Je bent de zee overgestoken.
lesson-sea-done-text = Let op rijken en gebeurtenissen met vloten: verre regio’s leveren al iets op voor één enkel leger.
lesson-building = Monumenten en punten
lesson-building-pitch = { $minutes } minuten: waar monumenten staan, en wat een beurt waard is.
lesson-building-resources = Bekijk de grondstoffen
lesson-building-resources-text = Je leidt { name-turks.the }, en de invasie is voorbij. Een kleine ruit geeft een land met een grondstof aan. Voor elke twee van je actieve legers bouw je een monument.
lesson-building-capital = Een monument voor de hoofdstad
lesson-building-capital-text = Hoofdsteden gaan voor: die van jou staat { name-anatolia.in }.
lesson-building-city = Een monument voor de stad
lesson-building-city-text = Dan komen steden, en daarna landen met een grondstof. Eén staat { name-mesopotamia.in }.
lesson-building-points = Score je beurt
lesson-building-points-text = De score laat elke regio zien, wat je daar hebt bereikt en wat nog een land zou opleveren, en dan wat er in je landen staat: een hoofdstad { $capital }, een stad { $city }, een monument { $monument }. Samen { $points } punten.
lesson-building-done = Dat is de hele beurt.
lesson-building-done-text = Je weet alles wat je voor een partij nodig hebt. De rest staat op de kaarten, en in de regels achter elk klein nummer.

## What lessons say in numbers, and the page before a first game

reason-pays = { $name }: { $presence } voor één leger, { $dominance } voor minstens { $most } en meer dan wie ook, { $supremacy } voor minstens { $all } en verder niemand.
reason-region = Met { $land } bereik je { $degree ->
    [presence] aanwezigheid
    [dominance] dominantie
   *[supremacy] heerschappij
}: van { $from } naar { $to }.
reason-structures = Wat er staat, levert { $points ->
    [one] één punt
   *[other] { $points } punten
} op.
reason-odds = Je wint { $win }, beide legers vallen { $tie }, je wordt afgeslagen { $defeat }.
reason-siege = Met een beleg van { $pieces ->
    [one] nog één leger
   *[other] hoogstens nog { $pieces } legers
}: { $win }.
aim-empires = In elk tijdperk leid je een ander rijk. Het komt op met verse legers, verovert wat het kan en scoort. Zijn legers blijven op de kaart en tellen opnieuw mee als je volgende rijk scoort.
aim-order = In elk tijdperk zouden { $orders } rijken kunnen opkomen; met { $players } spelers zijn het er { $players }, op volgorde van hun nummer: beurt 1 van { $orders } speelt als eerste.

## The lands as a table

map-column-trait = Grondstof
