## A first turn

lesson-first-turn = Je eerste beurt
lesson-first-turn-pitch = Acht minuten, met een gids: de Assyriërs komen op in Mesopotamië.
lesson-first-turn-welcome = Het eerste tijdperk breekt aan en jij leidt de Assyriërs. Staande legers horen bij deze beurt; de rustende zijn wat eerdere rijken achterlieten. Je scoort voor elke regio waar je legers hebt, en voor hoofdsteden, steden en monumenten in je landen.
lesson-first-turn-establish = Vestig je rijk. Alles wat in Mesopotamië staat verdwijnt, en daar wordt je hoofdstad gesticht.
lesson-first-turn-free = Een leeg land bezet je meteen. Zagros heeft bergen, die helpen bij het verdedigen, en een grondstof, die helpt bij het bouwen. Val het binnen.
lesson-first-turn-event = Gebeurtenissen bewaar je tot je ze wilt, maar je speelt ze alleen tussen invasies. Bewapening telt één op bij elke aanval van deze beurt. Speel haar.
lesson-first-turn-battle = Val nu een land met een leger binnen. Jij werpt twee stenen, de verdediging één, en van elke kant telt de hoogste. De kansen naast elk land zijn exact.
lesson-first-turn-siege = Als je wint, is het land van jou en wordt het grootste bouwwerk beschadigd. Bij gelijkspel vallen beide legers. Word je teruggeslagen, dan mag je een beleg doorzetten met nog een leger, dat telkens bij je resultaat telt, of je terugtrekken. Ga door zoals je wilt en lees verder als je klaar bent om te stoppen.
lesson-first-turn-end-invasion = Val binnen zolang er legers zijn, of stop hier. Legers die je niet gebruikt gaan terug naar je voorraad.
lesson-first-turn-build = Voor elke twee grondstoffen van je staande legers moet een monument komen: eerst waar een hoofdstad staat. De Assyriërs mogen ook voor elke grondstof een gratis fort plaatsen. Is er niets meer te doen, beëindig dan je beurt.
lesson-first-turn-score = Je beurt wordt geteld: aanwezigheid, overwicht of heerschappij in elke regio, en je bouwwerken. Het paneel laat zien waar elk punt vandaan komt. Meer heb je niet nodig om te spelen; de rest staat op de kaarten en in de regels.
