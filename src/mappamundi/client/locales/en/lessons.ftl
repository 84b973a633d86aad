## A first turn

lesson-first-turn = Your first turn
lesson-first-turn-pitch = Eight minutes, with a guide: the Assyrians rise in Mesopotamia.
lesson-first-turn-welcome = It is the dawn of the first era, and you lead the Assyrians. Standing armies belong to this turn; the flat ones are what earlier empires left behind. You score for every region in which you have armies, and for capitals, cities and monuments in your lands.
lesson-first-turn-establish = Establish your empire. Whatever stands in Mesopotamia is cleared away, and your capital is founded there.
lesson-first-turn-free = An empty land is occupied at once. Zagros has mountains, which will help you defend it, and a resource, which will help you build. Invade it.
lesson-first-turn-event = Events are kept until you want them, but they can only be played between invasions. Weaponry adds one to every attack of this turn. Play it.
lesson-first-turn-battle = Now invade a land with an army in it. You roll two dice, the defender one, and the highest of each side counts. The odds beside each land are exact.
lesson-first-turn-siege = If you win, the land is yours and its greatest structure is reduced. On a tie both armies fall. If you are thrown back, you may press a siege with another army, each one adding to your result, or retreat. Go on as you like, and keep reading when you are ready to stop.
lesson-first-turn-end-invasion = Invade as long as armies are left, or end here. Armies you do not use go back to your supply.
lesson-first-turn-build = For every two resources that your standing armies hold, a monument must be built: first where a capital stands. The Assyrians may also place a free fort for each resource. When nothing is left to do, end your turn.
lesson-first-turn-score = Your turn is scored: presence, dominance or supremacy in each region, and your structures. The panel shows where each point came from. That is all you need to play; the rest is in the cards and in the rules.
