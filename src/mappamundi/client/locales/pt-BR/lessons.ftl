## A first turn

lesson-first-turn = Seu primeiro turno
lesson-first-turn-pitch = Oito minutos, com um guia: os Assírios surgem na Mesopotâmia.
lesson-first-turn-welcome = É o alvorecer da primeira era, e você conduz os Assírios. Os exércitos de pé são os deste turno; os que repousam são o que impérios anteriores deixaram. Você pontua em cada região onde tem exércitos, e por capitais, cidades e monumentos nos seus territórios.
lesson-first-turn-establish = Estabeleça seu império. O que houver na Mesopotâmia sai do mapa, e ali se funda sua capital.
lesson-first-turn-free = Um território vazio é ocupado na hora. Zagros tem montanhas, que ajudam você a defendê-lo, e um recurso, que ajuda você a construir. Invada-o.
lesson-first-turn-event = Eventos ficam guardados até você querer, mas só podem ser jogados entre invasões. Armamento soma um a todos os ataques deste turno. Jogue-o.
lesson-first-turn-battle = Agora invada um território com um exército. Você rola dois dados, a defesa um, e vale o maior de cada lado. As chances ao lado de cada território são exatas.
lesson-first-turn-siege = Se você vencer, o território é seu e a maior estrutura dele é reduzida. No empate, os dois exércitos caem. Se o ataque for repelido, você pode insistir em um cerco com mais um exército, cada um somando ao seu resultado, ou recuar. Continue como quiser e volte a ler quando quiser parar.
lesson-first-turn-end-invasion = Invada enquanto houver exércitos, ou termine aqui. Os exércitos que você não usa voltam para a sua reserva.
lesson-first-turn-build = A cada dois recursos dos seus exércitos de pé, é preciso construir um monumento: primeiro onde há uma capital. Os Assírios também podem colocar um forte grátis por recurso. Quando não houver mais nada a fazer, termine seu turno.
lesson-first-turn-score = Seu turno é pontuado: presença, dominância ou supremacia em cada região, e suas estruturas. O painel mostra de onde veio cada ponto. É tudo o que você precisa para jogar; o resto está nas cartas e nas regras.
