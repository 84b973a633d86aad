# History of the World of 2018: decisions, chronicle, cards, refusals, lessons.

## Small words

era = Era { $epoch }
sign-resource = recurso
sign-mountain = montanhas
sign-forest = floresta
sign-marauder = saqueadores
degree-supremacy = supremacia
region-no-token = sem ficha
headline-selection = Seleção
headline-armies = { $left } de { $armies } exércitos

## Phases, as the prompt names them

phase-selection = Seleção
phase-give = Seleção
phase-begin = Ascensão
phase-invade = Invasão
phase-build = Monumentos
phase-reroll = Batalha
phase-siege = Cerco
phase-reduce = Conquista
phase-shift = Pontos
phase-plague = Peste
todo-selection = Fique com uma carta e passe o resto
todo-give = Fique com o império ou dê a alguém
todo-begin = Estabeleça seu império
todo-invade = Escolha um território para invadir
todo-build = Construa e encerre o turno
todo-reroll = Role novamente um dado, ou mantenha
todo-siege = Insista no cerco ou recue
todo-reduce = Poupe o que está ali, ou reduza
todo-shift = Avance ou volte na trilha de pontos
todo-plague = Escolha o exército que a peste leva

## Tags on the map

tag-open = aberto
tag-defended = defesa
tag-city = cidade
tag-win = atrair
tag-lose = perder

## Rows of lands

row-empty = vazio
row-by = atravessando { $way }

## Timeline

timeline-selection = Seleção
timeline-then = { $empires } impérios, depois os pontos
timeline-gone = { $empire }, já passou
timeline-unheld = { $empire }, com ninguém
timeline-sealed = { $empire }, ainda em segredo
timeline-seals = em segredo
timeline-seals-spoken = { $count ->
    [1] { $names } tem um império ainda em segredo.
   *[other] { $names } têm um império cada, ainda em segredo.
  }
timeline-theirs = { $empire }, em segredo, com { $who }

## The selection

draft-title = Seleção
draft-question = Quem você será, { $span }?
draft-question-events = O que vai ajudar você, { $span }?
draft-cards = Cartas para escolher
draft-down = Eventos: do primeiro ao último
draft-up = Impérios: do último ao primeiro
draft-chooses-both = escolhe das duas pilhas
draft-chooses = { $pile ->
    [events] escolhe um evento
   *[empires] escolhe um império
  }
draft-kept-empire = já tem um império
draft-later = escolhe depois
draft-draws = { $pile ->
    [events] compra um evento
   *[empires] compra um império
  }
draft-drew = já comprou
draft-draws-later = compra depois
draft-kept-event = já tem um evento
decide-open = As duas pilhas são suas. Qual você abre primeiro?
decide-open-facts = Você só vê a pilha que abre; a outra se abre quando você tiver escolhido.
action-open = { $pile ->
    [events] Abrir os eventos
   *[empires] Abrir os impérios
  }
decide-keep-empire = Fique com um império.
decide-keep-event = Fique com um evento.
decide-keep-facts = { $left ->
    [1] A outra carta passa a { $to }. Ninguém vê o que você guarda até ser jogado.
   *[other] As outras { $left } cartas passam a { $to }. Ninguém vê o que você guarda até ser jogado.
  }
decide-keep-last = Ninguém vê o que você guarda até ser jogado.
action-keep = Ficar com { $card }
decide-give = Você compra { $card }. Fica com a carta ou a dá a alguém?
decide-give-on = Você compra { $card }, mas já tem uma carta. Para quem vai?
decide-give-facts = { $pile ->
    [events] Cada jogador recebe um evento desta pilha; os outros só veem quem dá a quem.
   *[empires] Cada jogador recebe um império desta pilha; os outros só veem quem dá a quem.
  }
action-give = Dar a { $name }
compare-order = Turno
compare-armies = Exércitos
compare-marker = Traz
compare-markers = Frotas, caravanas
compare-effect = Efeito
tokens-title = Onde há pontos
tokens-era = Fichas da era { $epoch }
tokens-text = Presença, dominância, supremacia.
tokens-more = vale mais que na era { $epoch }.
tokens-up = vale mais que antes

## Cards

card-eyebrow-event = Evento · { $epoch }
card-eyebrow-kingdom = Reino · { $epoch }
card-kingdom = { $marker ->
    [capital] { $armies ->
        [1] Antes do seu império surge { $where } um exército com uma capital.
       *[other] Antes do seu império surgem { $where } { $armies } exércitos com uma capital.
      }
    [city] { $armies ->
        [1] Antes do seu império surge { $where } um exército com uma cidade.
       *[other] Antes do seu império surgem { $where } { $armies } exércitos com uma cidade.
      }
   *[marauder] { $armies ->
        [1] Antes do seu império surge { $where } um exército.
       *[other] Antes do seu império surgem { $where } { $armies } exércitos.
      }
  }
card-time-kingdom = Antes do seu império, só na própria era
card-time-roll = Entre invasões; usada antes de rolar
card-time-build = Antes do fim do turno
card-time-invade = Durante as invasões
card-time-turn = A qualquer momento do seu turno
card-time-between = Entre invasões
card-marker-capital = Capital { $where }
card-marker-city = Cidade { $where }
card-marker-marauder = Saqueadores { $where }
card-plays = Turno { $order } de { $orders }
card-armies = { $armies ->
    [1] um exército
   *[other] { $armies } exércitos
  }
card-no-effect = Sem efeito próprio.
card-short = { $effect ->
    [attack_bonus] +{ $count } em toda batalha
    [add_caravans] { $count ->
        [1] { $count } caravana
       *[other] { $count } caravanas
      }
    [disaster] enfraquece um adversário
    [free_forts] { $count ->
        [1] um forte grátis
       *[other] { $count } fortes grátis
      }
    [extra_armies] { $count ->
        [1] mais um exército
       *[other] mais { $count } exércitos
      }
    [with_capital] { $count ->
        [1] um exército, com capital
       *[other] { $count } exércitos, com capital
      }
    [reroll] rerrola um dado por batalha
    [sea] { $count ->
        [1] uma frota em um mar
       *[other] frotas em { $count } mares
      }
    [ocean] { $count ->
        [1] uma frota em um oceano
       *[other] frotas em { $count } oceanos
      }
    [diplomacy] converte um exército
    [barbarians] remove um exército
    [siege_tokens] { $count ->
        [1] uma ficha de cerco
       *[other] { $count } fichas de cerco
      }
    [extra_die] { $count ->
        [1] um dado extra uma vez
       *[other] um dado extra { $count } vezes
      }
    [auto_win] vence sem dados
    [extra_monument] mais um monumento
    [plague] os outros perdem exércitos
    [ignore_forts] fortes não defendem
    [region_attack_bonus] +{ $count } { $where }
    [revolution] { $count ->
        [1] troca um exército
       *[other] troca { $count } exércitos
      }
    [region_link] une uma região
    [kingdom] { $count ->
        [1] um exército { $where }
       *[other] { $count } exércitos { $where }
      }
   *[other] { $text }
  }
card-likely = Pontos prováveis
why-not = Por que não?
hand-empty = Nenhuma carta na sua mão.
hand-empire = Seu império, ainda em segredo: { $empire }.

## The empire in the dock

empire-leader = { $leader } · { $where }
empire-from = surgindo { $where }
empire-then = depois, { $empire }
empire-sealed = Seu, ainda em segredo
empire-left = restam { $armies }
empire-brings = traz { $armies }
empire-resources = { $held ->
    [1] um recurso
   *[other] { $held } recursos
  }
empire-resources-of = { $held } de { $due }
empire-resources-title = { $each ->
    [1] Cada recurso de um exército ativo faz um monumento.
   *[other] Cada dois recursos dos exércitos ativos fazem um monumento.
  }
score-begins = No começo houve um sorteio: uma pontuação começou em 1, a seguinte em 2, até { $players }.
empire-in-force = Em vigor: { $cards }

## The turn

decide-other = Decida.
decide-begin = Estabeleça { $empire }.
decide-begin-cards = Estabelecer { $empire }, ou jogar antes uma carta?
decide-begin-facts = { $marker ->
    [capital] Surgem { $where } { $armies } exércitos e uma capital. O que houver ali sai.
    [city] Surgem { $where } { $armies } exércitos e uma cidade. O que houver ali sai.
   *[marauder] Surgem { $where } { $armies } exércitos de saqueadores. O que houver ali sai.
  }
action-establish = Estabelecer { $empire }
action-kingdom = Antes, { $card }
prospect-more = +{ $low } a +{ $high }
action-events = Jogar uma carta
action-effect = Usar { $effect }
decide-invade = Escolha um território para invadir.
decide-invade-kingdom = Escolha um território para invadir com { $kingdom }.
decide-invade-none = Nenhum território está ao alcance. E agora?
decide-invade-spent = Não resta exército na carta. Encerrar as invasões?
decide-invade-facts = { $lands ->
    [1] Um território está aberto.
   *[other] { $lands } territórios estão abertos: { $empty ->
        [1] um vazio
       *[other] { $empty } vazios
      }{ $own ->
        [0] {""}
        [1] , um seu
       *[other] , { $own } seus
      }{ $defended ->
        [0] {""}
        [1] , um defendido
       *[other] , { $defended } defendidos
      }.
  }
decide-invade-left = { $armies ->
    [0] Fortes, cartas e efeitos ainda podem ser usados.
    [1] Resta um exército na carta.
   *[other] Restam { $armies } exércitos na carta.
  }
action-ways = Escolher entre { $count } caminhos
action-fortify = Fortificar
action-fortify-land = Fortificar { $land }
action-end-invasion = Encerrar invasão
mode-ways = Como você invade { $land }?
mode-ways-facts = A chance é a de vencer a primeira rolagem.
way-land = Por terra
way-by = Atravessando { $way }
way-extra = { $extra ->
    [1] { $way }, com um dado extra
   *[other] { $way }, com { $extra } dados extras
  }
way-certain = { $way }, vitória sem dados: gasta { $card }
mode-sure = { $armies ->
    [1] Encerrar as invasões com um exército sem uso?
   *[other] Encerrar as invasões com { $armies } exércitos sem uso?
  }
mode-sure-facts = Os exércitos da carta voltam para o seu suprimento.
idle-end-invasion = Nada mais podia ser feito: suas invasões acabaram.
idle-end-kingdom = Nada mais havia a fazer: o turno do reino acabou.
idle-end-turn = Nada mais havia a fazer: seu turno acabou.
idle-hold = Rolar um dado novamente não mudaria esta batalha: os seus ficam como estão.
mode-unused = Você deixaria { $cards } sem uso.
mode-unused-last = Este é seu último turno: depois dele as cartas na mão não valem nada.
mode-unused-invasion = Este é seu último turno, e depois das invasões estas cartas já não ajudam.
mode-unused-kingdom = Um reino que não é jogado agora volta para a caixa.
action-sure-unused = { $count ->
    [1] Seguir sem ela
   *[other] Seguir sem elas
  }
does-you = você { $points }
does-other = { $who } { $points }
does-nothing = nenhum ponto muda
does-guard = { $stake ->
    [0] um ataque vence { $with } em vez de { $without }
   *[other] um ataque vence { $with } em vez de { $without }; em jogo { $stake }
  }
does-open = abre { $lands }
does-open-none = não abre nenhum território novo
action-sure = Encerrar as invasões
action-go-on = Continuar
mode-fortify = Que território você fortifica?
mode-fortify-facts = Um exército da carta por forte.
mode-effect-fort = Onde fica o forte grátis?
mode-effect-city = Onde você funda a cidade?
mode-effect-win = Que território você atrai?
action-effect-fort = Fortificar { $land }
action-effect-city = Fundar uma cidade { $land }
action-effect-win = Atrair { $land }
mode-cards = Que carta você joga?
mode-cards-facts = Uma carta jogada é vista por todos.
mode-event = Jogar { $card }?
mode-kingdom-facts = O reino faz as próprias invasões; depois surge o seu império.
mode-event-land = Escolha um território para { $card }.
mode-event-lands = { $most ->
    [1] Escolha um território para { $card }.
   *[other] Escolha até { $most } territórios para { $card }. Escolhidos: { $chosen }.
  }
mode-event-region = Escolha uma região para { $card }.
mode-event-waters = { $most ->
    [1] Escolha um mar ou oceano para { $card }.
   *[other] Escolha até { $most } mares ou oceanos para { $card }. Escolhidos: { $chosen }.
  }
mode-event-barrens = { $most ->
    [1] Escolha uma terra estéril para { $card }.
   *[other] Escolha até { $most } terras estéreis para { $card }. Escolhidas: { $chosen }.
  }
decide-build-must = Construa um monumento.
decide-build-may = Construir um monumento, ou encerrar o turno?
decide-build-facts = { $sites ->
    [1] Um local possível: primeiro capitais, depois cidades, depois recursos.
   *[other] { $sites } locais possíveis: primeiro capitais, depois cidades, depois recursos.
  }
decide-end-turn = Encerrar o turno e pontuar?
decide-end-facts = { $points ->
    [1] Você faria um ponto.
   *[other] Você faria { $points } pontos.
  }
decide-end-kingdom = Encerrar o turno do reino?
decide-end-kingdom-facts = Depois surge o seu império.
action-end-kingdom = Encerrar o turno do reino
decide-shift = Sua pontuação, { $score }, é também a de { $others }. Avançar ou voltar?
decide-shift-facts = Dois jogadores nunca têm a mesma pontuação.
action-shift-on = Avançar para { $score }
action-shift-back = Voltar para { $score }
decide-plague = Peste { $area }: que exército você perde?
decide-plague-facts = Estruturas e fortes ficam.
action-lose = Perder o exército { $land }

## Battle

decide-reroll = Rolar novamente um dado, ou manter?
decide-reroll-facts = { $attack } a { $defence } { $land }.
action-reroll = Rolar novamente o { $face }
action-hold = Manter
decide-siege = Insistir no cerco, ou recuar?
decide-siege-facts = { $tokens ->
    [0] { $armies ->
        [1] Ataque repelido { $land }, { $attack } a { $defence }. Resta um exército.
       *[other] Ataque repelido { $land }, { $attack } a { $defence }. Restam { $armies } exércitos.
      }
    [1] { $armies ->
        [0] Ataque repelido { $land }, { $attack } a { $defence }. Resta só uma ficha de cerco.
        [1] Ataque repelido { $land }, { $attack } a { $defence }. Restam um exército e uma ficha de cerco.
       *[other] Ataque repelido { $land }, { $attack } a { $defence }. Restam { $armies } exércitos e uma ficha de cerco.
      }
   *[other] { $armies ->
        [0] Ataque repelido { $land }, { $attack } a { $defence }. Restam só { $tokens } fichas de cerco.
        [1] Ataque repelido { $land }, { $attack } a { $defence }. Restam um exército e { $tokens } fichas de cerco.
       *[other] Ataque repelido { $land }, { $attack } a { $defence }. Restam { $armies } exércitos e { $tokens } fichas de cerco.
      }
  }
action-siege = Cerco a +{ $bonus }
action-siege-with = { $force ->
    [token] Cerco a +{ $bonus } com ficha
   *[army] Cerco a +{ $bonus } com exército
  }
action-siege-extra = { $extra ->
    [1] { $force ->
        [token] Ficha, com um dado extra
       *[army] Exército, com um dado extra
      }
   *[other] { $force ->
        [token] Ficha, com { $extra } dados extras
       *[army] Exército, com { $extra } dados extras
      }
  }
action-siege-certain = Vitória sem dados: gasta { $card }
action-retreat = Recuar
action-dice = Mostrar os dados
decide-reduce = { $building ->
    [capital] Poupar a capital { $land }, ou reduzi-la?
    [city] Poupar a cidade { $land }, ou arrasá-la?
   *[monument] Poupar o monumento { $land }, ou derrubá-lo?
  }
decide-reduce-facts = O que você poupa continua a lhe dar pontos.
action-spare = { $building ->
    [capital] Poupar a capital
    [city] Poupar a cidade
   *[monument] Poupar o monumento
  }
action-reduce = { $building ->
    [capital] Reduzi-la a cidade
    [city] Arrasar a cidade
   *[monument] Derrubá-lo
  }
part-siege = cerco
part-fort = forte: segundo dado
part-naval = por frota: a defesa pode rolar novamente
battle-eyebrow = { $you ->
    [yes] Batalha { $number } do seu turno · { $area }
   *[no] Batalha { $number } do turno · { $area }
  }
battle-thrown = Ataque repelido { $land }
battle-ahead = Vantagem { $land }
battle-level = Empate { $land }
battle-behind = Desvantagem { $land }
battle-close = Ver o mapa
battle-highest = maior dado
battle-needed = precisava de { $tie } para empatar, { $win } para vencer
battle-seal = Dados selados antes da partida: { $seal }. Rolagem { $roll }.
battle-luck = { $you ->
    [yes] Você venceu { $won } de { $fights } batalhas; eram esperadas { $expected }
   *[no] { $who } venceu { $won } de { $fights } batalhas; eram esperadas { $expected }
  }
battle-spoken = { $you ->
    [attacker] Você rolou { $attack }, { $defender } rolou { $defence }: { $attackTotal } a { $defenceTotal } { $land }.
    [defender] { $attacker } rolou { $attack }, você rolou { $defence }: { $attackTotal } a { $defenceTotal } { $land }.
   *[no] { $attacker } rolou { $attack }, { $defender } rolou { $defence }: { $attackTotal } a { $defenceTotal } { $land }.
  }
choice-siege = Insistir no cerco
choice-siege-one = { $tokens ->
    [0] { $armies ->
        [1] seu último exército
       *[other] um dos seus { $armies } exércitos
      }
    [1] { $armies ->
        [0] sua última ficha de cerco
        [1] de um exército e uma ficha de cerco
       *[other] de { $armies } exércitos e uma ficha de cerco
      }
   *[other] { $armies ->
        [0] uma das suas { $tokens } fichas de cerco
        [1] de um exército e { $tokens } fichas de cerco
       *[other] de { $armies } exércitos e { $tokens } fichas de cerco
      }
  }
choice-siege-all = Até o último exército: { $win } vitória, { $tie } caem os dois
choice-average = Em média { $points }.
row-average-losses = se vencer, { $points } em média com as perdas
choice-ways = Com o quê
choice-retreat = Recuar
choice-retreat-text = { $armies ->
    [0] O exército invasor volta para o seu suprimento. Nada muda { $land }.
    [1] O exército invasor volta para o seu suprimento. Nada muda { $land }. Sobra um exército, e um novo cerco começa em +1.
   *[other] O exército invasor volta para o seu suprimento. Nada muda { $land }. Sobram { $armies } exércitos, e um novo cerco começa em +1.
  }
choice-hold = Manter
choice-hold-text = Os dados ficam como estão.
choice-reroll = Rolar novamente o { $face }
choice-reroll-text = Vale a nova face, mesmo que seja menor.
stake-title = Em jogo
stake-if-win = Se a invasão vencer
stake-if-tie = Se os dois caírem
stake-if-defeat = Se for repelida
stake-worth = { $you ->
    [yes] Vale { $points } para você agora.
   *[no] Vale { $points } para { $who } agora.
  }
stake-structure = { $building ->
    [capital] A capital é reduzida a cidade.
    [city] A cidade é arrasada.
   *[monument] O monumento cai.
  }
stake-fort = O forte cai.
stake-empty = Nenhum exército fica { $land }.
stake-loses = { $building ->
    [capital] { $theirs ->
        [yes] Você perde uma capital.
       *[no] { $victim } perde uma capital.
      }
    [city] { $theirs ->
        [yes] Você perde uma cidade.
       *[no] { $victim } perde uma cidade.
      }
   *[monument] { $theirs ->
        [yes] Você perde um monumento.
       *[no] { $victim } perde um monumento.
      }
  }
stake-again = { $you ->
    [yes] Você pode insistir a +{ $bonus }.
   *[no] { $who } pode insistir a +{ $bonus }.
  }
stake-over = { $you ->
    [yes] Você precisa recuar.
   *[no] A invasão precisa recuar.
  }

## Others decide

waiting-facts = { $armies ->
    [0] { $empire }: nenhum exército resta na carta.
    [1] { $empire }: resta um exército na carta.
   *[other] { $empire }: restam { $armies } exércitos na carta.
  }
waiting-selection = { $count ->
    [1] { $names } escolhe uma carta.
   *[other] { $names } escolhem uma carta cada.
  }
waiting-give = { $names } compra uma carta e a entrega.
waiting-begin = { $names } vai estabelecer { $empire }.
waiting-invade = { $names } escolhe um território para invadir.
waiting-build = { $names } constrói monumentos.
waiting-reroll = { $names } pode rolar novamente um dado { $land }.
waiting-siege = { $names } insiste no cerco { $land }, ou recua.
waiting-reduce = { $names } poupa ou reduz o que há { $land }.
waiting-shift = { $names } avança ou volta na trilha de pontos.
waiting-plague = { $names } perde um exército para a peste { $area }.

## Undo, and what closed it

undo-selection = Uma escolha não se desfaz
undo-dice = Não se desfaz: os dados rolaram
undo-card = Não se desfaz: todos já viram { $card }
undo-touched = Não se desfaz: { $name } perdeu um exército

## Planning ahead

plan-stopped-rising = O plano parou antes do primeiro passo.
plan-thrown-back = Ataque repelido { $land }.
plan-both-fall = Os dois exércitos caem { $land }.

## Standing orders

orders-reroll = Quando você se defende de um desembarque e pode rolar novamente um dado
orders-reroll-ask = Perguntar
orders-reroll-best = Rolar novamente ou manter, conforme as chances
orders-reroll-hold = Sempre manter
orders-plague = Quando a peste leva um dos seus exércitos e você escolhe qual
orders-plague-ask = Perguntar
orders-plague-best = Perder o que vale menos

## Score now: why

structures = Estruturas
structure-points = { $building ->
    [capital] { $count ->
        [1] capital { $points }
       *[other] capitais { $points }
      }
    [city] { $count ->
        [1] cidade { $points }
       *[other] cidades { $points }
      }
   *[monument] { $count ->
        [1] monumento { $points }
       *[other] monumentos { $points }
      }
  }
recap-loss = { $building ->
    [capital] { $land } e sua capital
    [city] { $land } e sua cidade
   *[monument] { $land } e seu monumento
  }
recap-marauder = Saque
recap-made = { $times ->
    [1] uma vez durante o turno
   *[other] { $times } vezes durante o turno
  }
recap-shift = Saiu de um empate
recap-armies-alone = { $own ->
    [1] Um exército, ninguém mais
   *[other] { $own } exércitos, ninguém mais
  }
recap-armies-rivals = { $own ->
    [1] Um exército contra { $rivals }
   *[other] { $own } exércitos contra { $rivals }
  }
recap-rival = { $who } { $count }
recap-count-structures = { $building ->
    [capital] { $count ->
        [1] uma capital
       *[other] { $count } capitais
      }
    [city] { $count ->
        [1] uma cidade
       *[other] { $count } cidades
      }
   *[monument] { $count ->
        [1] um monumento
       *[other] { $count } monumentos
      }
  }
interlude-label = Entre as eras
interlude-chart = Pontos por era
interlude-points = pontos da era
interlude-page = Voltar à era
interlude-again = Rever a era
scoring-part = { $points ->
    [1] { $name }, { $word }: um ponto.
   *[other] { $name }, { $word }: { $points } pontos.
  }
scoring-parts = { $points ->
    [1] { $names }: um ponto.
   *[other] { $names }: { $points } pontos.
  }
interlude-none = sem ficha
interlude-changes = O que muda de valor
interlude-over = Fim da Era { $epoch } · { $span }
interlude-leads = { $you ->
    [yes] Você lidera.
   *[no] { $who } lidera.
  }
interlude-best = { $you ->
    [yes] O melhor turno da era foi o seu, com { $the }.
   *[no] O melhor turno da era foi o de { $who }, com { $the }.
  }
interlude-after = após { $epochs } de { $all } eras
interlude-gain = { $points } com { $the }
interlude-way = de { $from } a { $to }
interlude-led = { $lands ->
    [0] nenhum território
    [1] um território
   *[other] { $lands } territórios
  }, { $fought ->
    [0] nenhuma batalha
   *[other] { $won } de { $fought } batalhas vencidas
  }
interlude-unled = Ninguém liderou { $the }.
interlude-tied = empate
interlude-there = { $you ->
    [yes] você { $count }
   *[no] { $who } { $count }
  }
interlude-empty = vazia
interlude-eras = da Era { $from } à { $to }
interlude-keep = { $areas } { $values }
interlude-keeps = { $count ->
    [1] Uma região mantém suas fichas: { $areas }.
   *[other] As outras { $count } mantêm suas fichas: { $areas }.
  }
interlude-asks = { $pile ->
    [events] { $count ->
        [2] Dois eventos estão à sua frente.
        [3] Três eventos estão à sua frente.
        [4] Quatro eventos estão à sua frente.
       *[other] { $count } eventos estão à sua frente.
      }
   *[empires] { $count ->
        [2] Dois impérios estão à sua frente.
        [3] Três impérios estão à sua frente.
        [4] Quatro impérios estão à sua frente.
       *[other] { $count } impérios estão à sua frente.
      }
  }
interlude-asks-open = As duas pilhas estão à sua frente, viradas para baixo.
interlude-choose = { $pile ->
    [events] Escolher seu evento
    [empires] Escolher seu império
   *[other] Ir para as cartas
  }
interlude-you-first = Você é quem escolhe primeiro.
interlude-before = { $count ->
    [1] { $names } já escolheu.
   *[other] { $names } já escolheram.
  }
interlude-next = Depois de você escolhe { $next }, e { $last } fica com o último.
interlude-last = { $who } fica com o último.
interlude-waits = { $count ->
    [1] { $names } escolhe.
   *[other] { $names } escolhem.
  } { $next ->
    [events] Em seguida os eventos chegam a você.
    [empires] Em seguida os impérios chegam a você.
    [last-events] O último evento será seu.
    [last-empires] O último império será seu.
   *[none] Depois as pilhas seguem adiante.
  }
interlude-received = Você fica com { $the }: os outros já escolheram.
interlude-see = Ver { $the }
draft-world = Em cores vivas, as regiões que rendem pontos nesta era.
why-no-token = Nenhuma ficha está aqui nesta era.
why-supremacy = { $own } exércitos, e mais ninguém.
why-alone = { $own ->
    [1] Um exército, mais ninguém.
   *[other] { $own } exércitos, mais ninguém.
  }
why-ahead = { $own } exércitos, mais que qualquer um.
why-level = Empate com { $top }.
why-behind = { $own ->
    [1] Um exército contra { $most } ({ $top }).
   *[other] { $own } exércitos contra { $most } ({ $top }).
  }
why-degree-dominance = dominância
why-degree-supremacy = supremacia
why-rivals = rivais
why-next-any = { $lands ->
    [1] Mais um território dá { $degree }: +{ $gain }.
   *[other] Mais { $lands } territórios dão { $degree }: +{ $gain }.
  }
why-next-taken = { $lands ->
    [1] Um território tomado de { $from } dá { $degree }: +{ $gain }.
   *[other] { $lands } territórios tomados de { $from } dão { $degree }: +{ $gain }.
  }
why-next-either = { $lands ->
    [1] Um território tomado de { $from } dá { $degree }, ou { $empty } vazios: +{ $gain }.
   *[other] { $lands } territórios tomados de { $from } dão { $degree }, ou { $empty } vazios: +{ $gain }.
  }
why-next-mixed = { $rivals ->
    [1] Mais { $lands } territórios, um deles de { $from }, dão { $degree }: +{ $gain }.
   *[other] Mais { $lands } territórios, { $rivals } deles de { $from }, dão { $degree }: +{ $gain }.
  }
tab-score = Pontos
score-title = Pontos agora
score-scored = já pontuou
score-spoken = { $score ->
    [1] um ponto
   *[other] { $score } pontos
  }, mais { $now } se o turno terminasse aqui
score-spoken-scored = { $score ->
    [1] 1 ponto, já pontuou
   *[other] { $score } pontos, já pontuou
  }
score-spoken-over = { $score ->
    [1] 1 ponto
   *[other] { $score } pontos
  }
score-nothing = Nada pontuaria ainda.

## Chronicle: eras and the selection

chronicle-era = Era { $epoch } · { $span }
chronicle-keep = { $you ->
    [yes] Você fica com { $card }.
   *[no] { $who } fica com { $card }.
  }
chronicle-kept = { $pile ->
    [events] { $you ->
        [yes] Você fica com um evento.
       *[no] { $who } fica com um evento.
      }
   *[empires] { $you ->
        [yes] Você fica com um império.
       *[no] { $who } fica com um império.
      }
  }
chronicle-receive = { $you ->
    [yes] Você recebe { $card }.
   *[no] { $who } recebe { $card }.
  }
chronicle-received = { $pile ->
    [events] { $who } recebe o último evento.
   *[empires] { $who } recebe o último império.
  }
chronicle-gave = { $pile ->
    [events] { $you ->
        [yes] Você dá um evento a { $victim }.
       *[no] { $theirs ->
            [yes] { $who } dá a você um evento.
           *[no] { $who } dá um evento a { $victim }.
          }
      }
   *[empires] { $you ->
        [yes] Você dá um império a { $victim }.
       *[no] { $theirs ->
            [yes] { $who } dá a você um império.
           *[no] { $who } dá um império a { $victim }.
          }
      }
  }
chronicle-unheld = Ninguém escolheu { $empires }.
chronicle-called-leader = { $you ->
    [yes] Com { $leader }, você lidera { $empire }.
   *[no] Com { $leader }, { $who } lidera { $empire }.
  }
army-count = { $armies ->
    [1] um exército
   *[other] { $armies } exércitos
  }
capital-count = { $capitals ->
    [1] uma capital
   *[other] { $capitals } capitais
  }
token-count = { $tokens ->
    [1] uma ficha de cerco
   *[other] { $tokens } fichas de cerco
  }

## Chronicle: the turn

chronicle-rises = { $you ->
    [yes] Você estabelece { $empire } { $where } com { $brought }.
   *[no] { $who } estabelece { $empire } { $where } com { $brought }.
  }
chronicle-kingdom-rises = { $you ->
    [yes] Com uma carta de evento, você antes estabelece { $empire } { $where } com { $brought }.
   *[no] Com uma carta de evento, { $who } antes estabelece { $empire } { $where } com { $brought }.
  }
chronicle-cleared = Sai do tabuleiro o que estava { $land }: { $things }.
chronicle-army-of = { $theirs ->
    [yes] o seu exército
   *[no] o exército de { $victim }
  }
chronicle-thing = { $building ->
    [capital] uma capital
    [city] uma cidade
    [monument] um monumento
   *[fort] um forte
  }
chronicle-fleets = { $count ->
    [1] Uma frota cruza { $where }.
   *[other] Frotas cruzam { $where }.
  }
chronicle-caravans = { $count ->
    [1] Uma caravana atravessa { $where }.
   *[other] Caravanas atravessam { $where }.
  }
chronicle-gains = { $you ->
    [yes] Você ganha { $gained }.
   *[no] { $who } ganha { $gained }.
  }
chronicle-enters-by = { $you ->
    [yes] Atravessando { $way }, você ocupa { $lands }.
   *[no] Atravessando { $way }, { $who } ocupa { $lands }.
  }
chronicle-renews = { $you ->
    [yes] Você renova seu exército { $lands }.
   *[no] { $who } renova o exército { $lands }.
  }
chronicle-replaces = { $you ->
    [yes] O exército de { $victim } { $land } cede lugar ao seu.
   *[no] { $theirs ->
        [yes] Seu exército { $land } cede lugar ao de { $who }.
       *[no] O exército de { $victim } { $land } cede lugar ao de { $who }.
      }
  }
chronicle-monument = { $you ->
    [yes] Você constrói um monumento { $lands }.
   *[no] { $who } constrói um monumento { $lands }.
  }
chronicle-city = { $you ->
    [yes] Você funda uma cidade { $lands }.
   *[no] { $who } funda uma cidade { $lands }.
  }
chronicle-fortifies = { $you ->
    [yes] Você fortifica { $lands }.
   *[no] { $who } fortifica { $lands }.
  }
chronicle-linked = Neste turno, os territórios { $area } ligados por uma cadeia de fronteiras são adjacentes entre si.
chronicle-plague = A peste se espalha { $area }.
chronicle-plague-loss = { $you ->
    [yes] A peste leva o seu exército { $land }.
   *[no] A peste leva o exército de { $who } { $land }.
  }
chronicle-discarded = A carta de reino { $card } não foi jogada na própria era e sai da partida.
chronicle-discarded-unseen = { $you ->
    [yes] Uma carta de reino sua não foi jogada e sai da partida sem ser vista.
   *[no] Uma carta de reino de { $who } não foi jogada e sai da partida sem ser vista.
  }

## Chronicle: battles

chronicle-win = { $you ->
    [yes] Você toma { $land } de { $victim }, { $attack } a { $defence }.
   *[no] { $theirs ->
        [yes] { $who } toma { $land } de você, { $attack } a { $defence }.
       *[no] { $who } toma { $land } de { $victim }, { $attack } a { $defence }.
      }
  }
chronicle-siege-win = { $sieges ->
    [1] { $you ->
        [yes] Após um cerco, você toma { $land } de { $victim }, { $attack } a { $defence }.
       *[no] { $theirs ->
            [yes] Após um cerco, { $who } toma { $land } de você, { $attack } a { $defence }.
           *[no] Após um cerco, { $who } toma { $land } de { $victim }, { $attack } a { $defence }.
          }
      }
   *[other] { $you ->
        [yes] Após um longo cerco, você toma { $land } de { $victim }, { $attack } a { $defence }.
       *[no] { $theirs ->
            [yes] Após um longo cerco, { $who } toma { $land } de você, { $attack } a { $defence }.
           *[no] Após um longo cerco, { $who } toma { $land } de { $victim }, { $attack } a { $defence }.
          }
      }
  }
chronicle-tie = { $you ->
    [yes] Caem { $land } o seu exército e o de { $victim }, { $attack } a { $defence }.
   *[no] { $theirs ->
        [yes] Caem { $land } o exército de { $who } e o seu, { $attack } a { $defence }.
       *[no] Caem { $land } o exército de { $who } e o de { $victim }, { $attack } a { $defence }.
      }
  }
chronicle-points-effect = { $points ->
    [1] Um ponto por { $effect }.
   *[other] { $points } pontos por { $effect }.
  }
chronicle-defeat = { $you ->
    [yes] { $victim } defende { $land } contra você, { $defence } a { $attack }.
   *[no] { $theirs ->
        [yes] Você defende { $land } contra { $who }, { $defence } a { $attack }.
       *[no] { $victim } defende { $land } contra { $who }, { $defence } a { $attack }.
      }
  }
chronicle-certain = { $you ->
    [yes] Você toma { $land } de { $victim } sem dados.
   *[no] { $theirs ->
        [yes] { $who } toma { $land } de você sem dados.
       *[no] { $who } toma { $land } de { $victim } sem dados.
      }
  }
chronicle-rerolls = { $you ->
    [yes] Você rola novamente um { $old } { $land }: sai { $face }.
   *[no] { $who } rola novamente um { $old } { $land }: sai { $face }.
  }
chronicle-retreats = { $you ->
    [yes] Você recua.
   *[no] { $who } recua.
  }
chronicle-retreats-from = { $you ->
    [yes] Você recua e deixa { $land }.
   *[no] { $who } recua e deixa { $land }.
  }
chronicle-spares = { $you ->
    [yes] Você poupa o que há { $land }.
   *[no] { $who } poupa o que há { $land }.
  }
chronicle-reduced = { $building ->
    [capital] A capital { $land } é reduzida a cidade.
    [city] A cidade { $land } é arrasada.
   *[monument] O monumento { $land } cai.
  }
chronicle-fort-falls = O forte cai.
chronicle-fort-falls-in = O forte { $land } cai.

## Chronicle: points

chronicle-points-marauder = { $points ->
    [1] O saque traz um ponto.
   *[other] O saque traz { $points } pontos.
  }
chronicle-scored = { $you ->
    [yes] { $points ->
        [1] Você marca um ponto: { $parts }.
       *[other] Você marca { $points } pontos: { $parts }.
      }
   *[no] { $points ->
        [1] { $who } marca um ponto: { $parts }.
       *[other] { $who } marca { $points } pontos: { $parts }.
      }
  }
chronicle-scored-nothing = { $you ->
    [yes] Você não marca pontos.
   *[no] { $who } não marca pontos.
  }
chronicle-scored-part = { $place } { $points } ({ $degree })
chronicle-scored-structures = estruturas { $points }
chronicle-score = { $you ->
    [yes] Você chega a { $score }.
   *[no] { $who } chega a { $score }.
  }
chronicle-shifts-on = { $you ->
    [yes] Você avança para { $score }: dois jogadores nunca têm a mesma pontuação.
   *[no] { $who } avança para { $score }: dois jogadores nunca têm a mesma pontuação.
  }
chronicle-shifts-back = { $you ->
    [yes] Você volta para { $score }: dois jogadores nunca têm a mesma pontuação.
   *[no] { $who } volta para { $score }: dois jogadores nunca têm a mesma pontuação.
  }
chronicle-game-ended = Fim da partida

## The end and its story

end-best = { $points ->
    [1] melhor turno: { $empire }, um ponto
   *[other] melhor turno: { $empire }, { $points } pontos
  }
end-summary-always = { $you ->
    [yes] Você liderou do começo ao fim e venceu com { $by } de vantagem.
   *[no] { $who } liderou do começo ao fim e venceu com { $by } de vantagem.
  }
end-summary-from = { $you ->
    [yes] Você liderou a partir da Era { $epoch } e venceu com { $by } de vantagem.
   *[no] { $who } liderou a partir da Era { $epoch } e venceu com { $by } de vantagem.
  }
end-summary-last = { $you ->
    [yes] Você tomou a frente na última era e venceu com { $by } de vantagem.
   *[no] { $who } tomou a frente na última era e venceu com { $by } de vantagem.
  }
chart-structures = Estruturas
chart-other = Cartas e trilha de pontos
figure-win = vence
figure-tie = ambos caem
figure-defeat = é repelido
figure-battles = A primeira rolagem, com exatidão
figure-open = Terreno aberto
figure-rough = Montanhas ou floresta
figure-fort = Com um forte
figure-fort-rough = Forte, montanhas ou floresta
figure-sea = Pelo mar, terreno aberto
figure-catapult = A catapulta
figure-catapult-note = Há dois exércitos nela: a terceira batalha pelo território se luta com +2.
figure-siege = Dois dados contra dois, montanhas
figure-first = primeira rolagem
figure-regions = Presença, dominância, supremacia em cada era
story-winner = { $you ->
    [yes] { $ordinal ->
        [1] Na primeira era, você tomou { $lands } territórios com { $empire } ({ $armies } exércitos) e fez { $points } pontos.
        [2] Na segunda era, você tomou { $lands } territórios com { $empire } ({ $armies } exércitos) e fez { $points } pontos.
        [3] Na terceira era, você tomou { $lands } territórios com { $empire } ({ $armies } exércitos) e fez { $points } pontos.
        [4] Na quarta era, você tomou { $lands } territórios com { $empire } ({ $armies } exércitos) e fez { $points } pontos.
       *[5] Na última era, você tomou { $lands } territórios com { $empire } ({ $armies } exércitos) e fez { $points } pontos.
      }
   *[no] { $ordinal ->
        [1] Na primeira era, { $who } tomou { $lands } territórios com { $empire } ({ $armies } exércitos) e fez { $points } pontos.
        [2] Na segunda era, { $who } tomou { $lands } territórios com { $empire } ({ $armies } exércitos) e fez { $points } pontos.
        [3] Na terceira era, { $who } tomou { $lands } territórios com { $empire } ({ $armies } exércitos) e fez { $points } pontos.
        [4] Na quarta era, { $who } tomou { $lands } territórios com { $empire } ({ $armies } exércitos) e fez { $points } pontos.
       *[5] Na última era, { $who } tomou { $lands } territórios com { $empire } ({ $armies } exércitos) e fez { $points } pontos.
      }
  }
story-held = { $you ->
    [yes] { $times ->
        [2] Você teve por inteiro { $area } em dois turnos, { $points } pontos ao todo.
       *[other] Você teve por inteiro { $area } em { $times } turnos, { $points } pontos ao todo.
      }
   *[no] { $times ->
        [2] { $who } teve por inteiro { $area } em dois turnos, { $points } pontos ao todo.
       *[other] { $who } teve por inteiro { $area } em { $times } turnos, { $points } pontos ao todo.
      }
  }
story-rise = { $you ->
    [yes] { $lands ->
        [1] Para { object-you }, tudo começou na Era { $epoch } com { $empire }: um território e { $points } pontos.
       *[other] Para { object-you }, tudo começou na Era { $epoch } com { $empire }: { $lands } territórios e { $points } pontos.
      }
   *[no] { $lands ->
        [1] Para { $who }, tudo começou na Era { $epoch } com { $empire }: um território e { $points } pontos.
       *[other] Para { $who }, tudo começou na Era { $epoch } com { $empire }: { $lands } territórios e { $points } pontos.
      }
  }
story-best = { $you ->
    [yes] Com { $empire }, você fez { $points } pontos, o melhor turno da partida, e ainda assim não bastou.
   *[no] Com { $empire }, { $who } fez { $points } pontos, o melhor turno da partida, e ainda assim não bastou.
  }
story-best-late = { $you ->
    [yes] Com { $empire }, você fez { $points } pontos, o melhor turno da partida. Veio uma era tarde demais.
   *[no] Com { $empire }, { $who } fez { $points } pontos, o melhor turno da partida. Veio uma era tarde demais.
  }
story-lead = { $swaps ->
    [2] A liderança mudou de mãos duas vezes.
   *[other] A liderança mudou de mãos { $swaps } vezes.
  }
story-second = { $you ->
    [yes] Você ficou em segundo lugar, { $by } atrás. O melhor turno foi com { $empire }: { $points } pontos.
   *[no] { $who } ficou em segundo lugar, { $by } atrás. O melhor turno foi com { $empire }: { $points } pontos.
  }
story-land = Tomaram { $land } { $times } vezes. Ninguém ficou por muito tempo.
story-unlucky = { $you ->
    [yes] { $place ->
        [1] Você teve os piores dados da mesa, { $below } batalhas abaixo do esperado, e venceu assim mesmo.
       *[other] Você teve os piores dados da mesa, { $below } batalhas abaixo do esperado.
      }
   *[no] { $place ->
        [1] { $who } teve os piores dados da mesa, { $below } batalhas abaixo do esperado, e venceu assim mesmo.
       *[other] { $who } teve os piores dados da mesa, { $below } batalhas abaixo do esperado.
      }
  }
story-lucky = { $you ->
    [yes] { $place ->
        [1] Os dados foram gentis com você: { $above } batalhas acima do esperado.
       *[other] Os dados foram gentis com você, { $above } batalhas acima do esperado; a história, não.
      }
   *[no] { $place ->
        [1] Os dados foram gentis com { $who }: { $above } batalhas acima do esperado.
       *[other] Os dados foram gentis com { $who }, { $above } batalhas acima do esperado; a história, não.
      }
  }

## Refusals of the rules

refusal-game-over = A partida terminou.
refusal-no-such-seat = Esse jogador não existe.
refusal-not-your-decision = A decisão não é sua agora.
refusal-not-your-turn = Cartas se jogam no próprio turno.
refusal-not-your-choice = Você não tem agora uma pilha de onde escolher.
refusal-already-chosen = Você já escolheu; uma escolha não se desfaz.
refusal-selecting = As cartas da era estão sendo escolhidas.
refusal-selected = As cartas desta era já foram escolhidas.
refusal-giving = Entregue antes a carta que você comprou.
refusal-open-first = Diga antes que pilha você abre.
refusal-one-pile = A sua pilha já está aberta para você; só quem tem as duas diz qual abre primeiro.
refusal-pile-opened = Você já abriu uma pilha; a outra se abre sozinha.
refusal-not-in-pile = Essa carta não está na pilha aberta para você.
refusal-has-card = Esse jogador já tem uma carta desta pilha.
refusal-establish-first = O império precisa ser estabelecido antes.
refusal-not-in-begin = Agora não. O império já está estabelecido.
refusal-not-in-build = As invasões terminaram; é a hora dos monumentos.
refusal-not-in-invade = Isso vem depois das invasões.
refusal-fight-first = Antes, role novamente um dado ou mantenha.
refusal-siege-first = Antes, insista no cerco ou recue.
refusal-reduce-first = Antes, reduza ou poupe a estrutura.
refusal-shift-first = Antes, avance ou volte: sua pontuação é igual a outra.
refusal-plague-first = Antes saem os exércitos perdidos para a peste.
refusal-no-battle = Não há dados na mesa.
refusal-no-defeat = Não há batalha perdida em que insistir ou de que recuar.
refusal-nothing-to-spare = Não há nada a reduzir ou poupar agora.
refusal-no-equal-score = Sua pontuação não é igual a nenhuma outra.
refusal-no-plague = Nenhuma peste pede um exército seu.
refusal-no-army = Não resta exército na carta.
refusal-own-army = Seu exército ativo já ocupa { $land }.
refusal-not-adjacent = Nenhum exército ativo seu faz fronteira com { $land }. Uma frota ou caravana talvez chegue lá.
refusal-no-route = Essas águas e terras estéreis não formam um caminho até { $land }.
refusal-no-marker = Você não tem frota nem caravana deste turno para { $section }.
refusal-no-shore = Nenhum exército ativo seu faz fronteira com { $section }.
refusal-no-fight = Dados extras e vitórias certas pedem uma batalha, e só um dos dois.
refusal-no-extra = Você não tem mais esses dados extras.
refusal-no-auto-win = Você não tem mais vitória certa.
refusal-help-sleeps = Dados extras e vitórias certas esperam pelo seu império; um reino luta sem eles.
refusal-nothing-to-pay = Um forte custa um exército da carta, e não resta nenhum.
refusal-no-forts = Não resta forte no suprimento.
refusal-not-held = Nenhum exército ativo seu ocupa { $land }.
refusal-has-fort = Ali já há um forte.
refusal-no-effect = Seu império não tem efeito que se use em um território.
refusal-effect-sleeps = Nenhum efeito do seu império vale enquanto um reino está em jogo.
refusal-effect-used = Você já usou o efeito do seu império tantas vezes quantas podia neste turno.
refusal-no-fort-due = Seus exércitos ativos têm poucos recursos para outro forte.
refusal-outside-region = Os fortes gratuitos do seu império são só para { $area }.
refusal-no-cities = Não resta cidade no suprimento.
refusal-has-city = Ali já há uma capital ou uma cidade.
refusal-no-reserve = Não resta exército no seu suprimento.
refusal-no-opponent = Nenhum exército de outro jogador ocupa { $land }.
refusal-not-beside = Nenhum exército ativo seu faz fronteira com { $land }.
refusal-monuments-first = Os monumentos obrigatórios vêm antes.
refusal-no-monument-due = Seus exércitos ativos têm poucos recursos para outro monumento.
refusal-no-site = Ali não se pode construir agora: primeiro capitais, depois cidades, depois recursos.
refusal-bare-land = Um monumento precisa ali de uma capital, uma cidade ou um recurso.
refusal-after-city = Você fundou uma cidade: neste turno não se constroem mais monumentos.
refusal-has-monument = Ali já há um monumento.
refusal-no-monuments = Não resta monumento no suprimento.
refusal-must-build = Um monumento obrigatório ainda pode ser construído.
refusal-in-kingdom = Um reino está em jogo: encerre antes o turno dele.
refusal-no-kingdom = Nenhum reino está em jogo.
refusal-not-in-hand = Você não tem { $card } na mão.
refusal-is-kingdom = Esta carta é um reino: joga-se antes de surgir o seu império.
refusal-is-no-kingdom = Esta carta não é um reino.
refusal-kingdom-played = Só se joga um reino por turno.
refusal-during-kingdom = Nenhum evento se joga durante um reino.
refusal-during-invasion = Agora não. Joga-se entre invasões.
refusal-after-turn = Seu turno já está sendo pontuado; nenhuma carta se joga mais.
refusal-useless-in-phase = Agora não. A carta nada mudaria nesta fase.
refusal-supply-short = Seu suprimento tem menos exércitos do que a carta traz.
refusal-no-capital = Nenhum exército ativo seu ocupa um território com capital.
refusal-no-target = Agora não há no tabuleiro nenhum alvo para { $card }.
refusal-bad-target = Esse não é um alvo para a carta agora.
refusal-only-opposing = { $card }: só se pode escolher um território com um exército adversário.
refusal-bad-set = Indique um ou mais alvos, nenhum repetido e não mais do que a carta permite.
refusal-few-forts = O suprimento tem menos fortes do que os territórios que você indica.
refusal-one-region = Todos os territórios devem ficar em uma só região.
refusal-no-token = Não há ficha de cerco na carta.
refusal-no-such-die = Você não tem esse dado.
refusal-bad-shift = A pontuação anda um ponto, para a frente ou para trás.
refusal-not-yours = Você não tem exército ali, ou o território fica fora da região.
refusal-not-now = Isso não é possível agora.
refusal-malformed = O servidor não entendeu isto.
refusal-unknown-id = Não existe { $name }.
refusal-wrong-kind = Isso não pode ser escolhido aqui.

## The map

map-keys = As setas vão de território em território. Os colchetes percorrem os territórios abertos a você. Espaço abre a ficha do território, Enter joga a ação sugerida. V mostra os territórios em tabela.
map-summary = Mundo, era { $epoch }. Você tem { $lands ->
    [1] um território
   *[other] { $lands } territórios
  } em { $areas ->
    [1] uma região
   *[other] { $areas } regiões
  }.
map-summary-watching = Mundo, era { $epoch }.
map-no-value = sem ficha
map-caravan = caravana
map-siege = cerco
map-standing = exército ativo
map-flat = exército inativo
map-seal-standing = { $player }, { $sign }, exército ativo
map-seal-flat = { $player }, { $sign }, exército inativo
map-legend-standing = exército ativo, deste turno
map-legend-flat = exército inativo, de um turno anterior
map-legend-values = presença, dominância, supremacia
map-full-siege = { $armies ->
    [1] Cerco com o último exército
   *[other] Cerco com todos os { $armies } exércitos
  }
map-cancelled-terrain = { $card }: o terreno não conta.
map-cancelled-fort = { $card }: o forte não conta.
map-cancelled-fleet = { $card }: o desembarque não deixa rolar novamente.
map-average = Em média, contando os exércitos perdidos
map-due-monument = O recurso dá direito a um monumento
map-next = { $lands ->
    [1] Depois, mais um território dá { $degree }
   *[other] Depois, mais { $lands } territórios dão { $degree }
  }
map-as-watched = { $who }, se tomar o território

## What the frame of a table leaves to its game

tab-screen = Onde estão os pontos
score-chart = por era
chronicle-points = pontos
chart-title = Pontos por era
chart-parts = por região
chart-parts-title = Pontos por região
keys-letter-f = fortificar
keys-letter-e = cartas na mão
keys-letter-s = insistir no cerco
keys-letter-r = recuar
keys-letter-h = manter os dados
keys-letter-o = outros caminhos até o território
keys-letter-k = jogar um reino
keys-letter-t = o efeito do império
keys-letter-a = pôr um passo no plano
keys-letter-d = voltar aos dados
keys-letter-v = territórios em tabela
luck-text = batalhas vencidas, e exércitos nas cartas, acima ou abaixo do esperado
luck-row = { $won } vencidas, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } esperadas
luck-cards = { $armies } exércitos recebidos, { $sign }{ NUMBER($above, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## The primer: the game in pictures

primer-aim-eras = { $epochs ->
    [5] Cinco eras, cinco impérios. Cada um se ergue, conquista por um único turno e se apaga, mas seus exércitos ficam no mapa.
   *[other] { $epochs } eras, { $epochs } impérios. Cada um se ergue, conquista por um único turno e se apaga, mas seus exércitos ficam no mapa.
  }
primer-aim-score = No fim de cada turno seu, você pontua por *toda região onde tem exércitos*. Quem tiver mais pontos depois da última era fez o mundo.
primer-choose-text = Em cada era você escolhe um império e um evento. Quem está em último escolhe o império primeiro.
primer-rise = Erguer-se
primer-rise-text = Seu primeiro exército fica no território inicial, muitas vezes com uma capital. O que estava lá sai.
primer-invade = Invadir
primer-invade-text = Tome um território após o outro. Os livres caem na hora, os outros nos dados.
primer-build-text = Cada dois recursos dão um monumento. Fortes tornam um território difícil de tomar.
primer-score = Pontuar
primer-score-text = Todos os seus exércitos no mapa contam, também os de impérios antigos.
primer-comfort = *Não há muito a perder.* Em uma batalha você só arrisca exércitos deste turno. O que tomou em eras passadas continua pontuando até que alguém o tome de você.
primer-points = O que traz pontos
primer-points-text = Cada região tem três valores, que mudam com a era. Você recebe um deles, o melhor que alcançar.
primer-presence-text = Você tem um exército ali. Um basta.
primer-dominance-text = { $armies ->
    [2] Dois exércitos ou mais, e mais do que qualquer outro jogador.
   *[other] { $armies } exércitos ou mais, e mais do que qualquer outro jogador.
  }
primer-supremacy = Supremacia
primer-supremacy-text = { $armies ->
    [3] Três exércitos ou mais, e ninguém mais tem algum.
   *[other] { $armies } exércitos ou mais, e ninguém mais tem algum.
  }
primer-brings = { $points ->
    [1] Traz { $points } ponto
   *[other] Traz { $points } pontos
  }
primer-battle = Uma batalha
primer-battle-rolled = Você tirou { $yours }, o defensor { $theirs }: o território é seu.
primer-battle-dice = { $own ->
    [2] Você rola dois dados, o defensor um. Vale o maior dado.
   *[other] Você rola { $own } dados, o defensor { $other }. Vale o maior dado.
  }
primer-battle-ends = *Maior:* o território é seu. *Igual:* os dois exércitos caem. *Menor:* mande outro exército com +1, ou recue.
primer-battle-defence = Montanhas e floresta dão +{ $bonus } ao defensor, um forte dá um segundo dado.

## The almanac: cards and lands

almanac-empires-note = Oito para cada era, chamados nesta ordem.
almanac-events-note = O que se pode jogar nas entrelinhas da história.
almanac-lands-note = As regiões, com o que presença, dominância e supremacia trazem em cada era, e seus territórios.
almanac-era = Era { $epoch }
almanac-order = { $order ->
    [1] Primeiro a ser chamado
    [2] Segundo a ser chamado
    [3] Terceiro a ser chamado
    [4] Quarto a ser chamado
    [5] Quinto a ser chamado
    [6] Sexto a ser chamado
    [7] Sétimo a ser chamado
   *[other] Último a ser chamado
  }
almanac-leader = À frente: { $leader }
almanac-armies =
  { $count ->
    [1] Um exército
   *[other] { $count } exércitos
  }
almanac-marker = Funda
almanac-marker-capital = uma capital
almanac-marker-city = uma cidade
almanac-marker-marauder = nada; pontua pelo que reduz
almanac-caravans = Caravanas
almanac-kind-enhancement = Melhoria
almanac-kind-kingdom = Reino
almanac-keepable = Pode ser guardada para outra era
almanac-not-keepable = Só para a própria era
almanac-terrain-clear = Terreno aberto
almanac-terrain-forest = Floresta
almanac-terrain-mountain = Montanhas
almanac-resource = Recurso

## Learn

learn-turn = Um turno em seis linhas
learn-turn-1 = Um império surge
learn-turn-1-note = Sua carta diz onde, e com quantos exércitos. Ali se funda uma capital.
learn-turn-2 = Você invade
learn-turn-2-note = Exército por exército, em um território adjacente. Um vazio é simplesmente seu.
learn-turn-3 = Você luta
learn-turn-3-note = Dois dados contra um; vale o maior. Montanhas, florestas e fortes ajudam quem está lá.
learn-turn-4 = Você cerca, ou recua
learn-turn-4-note = Cada exército gasto em um cerco soma à próxima rolagem, até três.
learn-turn-5 = Você constrói
learn-turn-5-note = Dois recursos fazem um monumento. Fortes se rendem com exércitos.
learn-turn-6 = Você pontua
learn-turn-6-note = Uma região vale uma vez por presença, duas por dominância, três por supremacia; capitais, cidades e monumentos somam.

## Empires of the first era

name-sumerians = Sumérios
    .the = os Sumérios
effect-sumerians = Cidades-estado
text-sumerians = Depois dos monumentos, funde uma cidade onde haja um exército ativo e nem capital nem cidade.
name-egyptians = Egípcios
    .the = os Egípcios
leader-egyptians = Ramsés II
effect-egyptians = Pirâmides
text-egyptians = Você pode construir um monumento por recurso, e não só um a cada dois.
effect-minoans = Senhores do mar
text-minoans = Contra suas invasões por frota, a defesa não pode rolar novamente.
effect-hittites = Metalurgia do ferro
text-hittites = Uma vez por batalha, você pode rolar novamente um dos seus dados.
name-assyrians = Assírios
    .the = os Assírios
effect-assyrians = Baluartes
text-assyrians = Depois dos monumentos, coloque um forte grátis por recurso dos seus exércitos ativos.
effect-zhou-dynasty = Mandato do Céu
text-zhou-dynasty = Durante as invasões, coloque um forte grátis onde haja um exército ativo.
name-vedics = Védicos
    .the = os Védicos
name-greeks = Gregos
    .the = os Gregos
leader-greeks = Péricles
effect-greeks = Falange
text-greeks = Comece com duas fichas de cerco.

## Empires of the second era

effect-scythians = Arqueiros a cavalo
text-scythians = Montanhas e florestas não ajudam a defesa.
name-carthaginians = Cartagineses
    .the = os Cartagineses
leader-carthaginians = Aníbal
effect-carthaginians = Elefantes de guerra
text-carthaginians = Montanhas e florestas não ajudam a defesa.
name-persians = Persas
    .the = os Persas
effect-persians = Estrada Real
text-persians = As duas primeiras batalhas que lhe deixem uma capital ou cidade trazem um exército cada.
name-macedonians = Macedônios
    .the = os Macedônios
leader-macedonians = Alexandre III
effect-macedonians = Helenismo
text-macedonians = Depois de vencer uma batalha, você pode poupar as estruturas do território.
name-mauryans = Máurias
    .the = os Máurias
effect-mauryans = Éditos
text-mauryans = Com ao menos um recurso, você pode construir mais um monumento.
effect-han-dynasty = Grande Muralha
text-han-dynasty = Durante as invasões, coloque dois fortes grátis onde haja exércitos ativos na China.
leader-romans = Júlio César

## Empires of the third era

effect-guptas = Idade de ouro
text-guptas = Com ao menos um recurso, você pode construir mais um monumento.
effect-huns = Pavor
text-huns = A defesa rola só um dado, mesmo atrás de um forte.
effect-byzantines = Muralhas de Teodósio
text-byzantines = Durante as invasões, coloque dois fortes grátis onde haja exércitos ativos.
effect-sassanids = Catafractários
text-sassanids = Uma vez por batalha, você pode rolar novamente um dos seus dados.
name-tang-dynasty = Dinastia Tang
    .the = a Dinastia Tang
leader-tang-dynasty = Taizong
effect-tang-dynasty = Rota da Seda
text-tang-dynasty = Depois dos monumentos, funde uma cidade onde haja um exército ativo e nem capital nem cidade.
leader-arabs = Umar
effect-arabs = Guerra santa
text-arabs = Cada batalha vencida vale dois pontos na hora.
effect-franks = Vassalos
text-franks = Uma vez, troque por um seu um exército adversário adjacente aos seus exércitos ativos.

## Empires of the fourth era

effect-vikings = Drácares
text-vikings = Some um ao seu maior dado quando invadir por frota.
effect-holy-roman-empire = Príncipes
text-holy-roman-empire = Durante as invasões, coloque dois fortes grátis onde haja exércitos ativos.
leader-mongols = Gengis Khan
effect-ming-dynasty = Frotas do tesouro
text-ming-dynasty = Cada novo território ocupado por frota vale um ponto na hora, no máximo três.
name-mesoamericans = Mesoamericanos
    .the = os Mesoamericanos
leader-mesoamericans = Montezuma II e Pachacuti
effect-mesoamericans = Astecas e Incas
text-mesoamericans = Comece em dois territórios, cada um com um exército e uma capital.
name-turks = Turcos
    .the = os Turcos
effect-turks = Gazis
text-turks = Logo após vencer, invada um território adjacente a esse: +1 no maior dado.
name-portuguese = Portugueses
    .the = os Portugueses
effect-portuguese = Feitorias
text-portuguese = Cada novo território ocupado por frota vale um ponto na hora, no máximo quatro.
name-spanish = Espanhóis
    .the = os Espanhóis
effect-spanish = Conquistadores
text-spanish = Some um ao seu maior dado nas batalhas das duas Américas.

## Empires of the fifth era

effect-mughals = Mausoléus
text-mughals = Com ao menos um recurso, você pode construir mais um monumento.
name-russians = Russos
    .the = os Russos
effect-russians = Inverno
text-russians = Durante as invasões, coloque dois fortes grátis onde haja exércitos ativos.
effect-qing-dynasty = Estandartes
text-qing-dynasty = Uma vez por batalha, você pode rolar novamente um dos seus dados.
name-french = Franceses
    .the = os Franceses
leader-french = Napoleão
effect-french = Grande Exército
text-french = Em três batalhas deste turno, você pode rolar um dado extra no ataque.
name-british = Britânicos
    .the = os Britânicos
leader-british = Vitória
effect-british = Marinha Real
text-british = Contra suas invasões por frota, a defesa não pode rolar novamente.
name-americans = Americanos
    .the = os Americanos
leader-americans = Lincoln
effect-americans = Fronteira
text-americans = A cada dois territórios ocupados na América do Norte vem um exército, no máximo três.
name-japanese = Japoneses
    .the = os Japoneses
effect-japanese = Marinha moderna
text-japanese = Some um ao seu maior dado quando invadir por frota.
name-germans = Alemães
    .the = os Alemães
leader-germans = Bismarck
effect-germans = Canhões pesados
text-germans = Comece com três fichas de cerco.

## Events of the first era

name-weaponry = Armamento
text-weaponry = Some um ao seu maior dado em todas as batalhas deste turno.
name-caravans = Caravanas
text-caravans = Coloque até duas caravanas em terras estéreis por este turno.
text-disaster = Um território adversário perde o forte e tem uma estrutura reduzida. O exército fica.
text-engineering = Coloque até dois fortes grátis onde haja exércitos ativos.
text-allies = Ganhe dois exércitos.
name-harappa = Harapa
    .the = Harapa

## Events of the second era

name-leader = Líder
text-leader = Uma vez por batalha deste turno, role novamente um dos seus dados.
name-shipbuilding = Construção naval
text-shipbuilding = Coloque uma frota em qualquer mar por este turno.
name-diplomacy = Diplomacia
text-diplomacy = Troque por um seu um exército adversário adjacente aos seus exércitos ativos. Estruturas e forte ficam.
text-barbarians = Um território adversário adjacente a uma terra estéril perde exército e forte; uma estrutura é reduzida, e entra um exército inativo seu.
name-siegecraft = Arte do cerco
text-siegecraft = Ganhe três fichas de cerco.
name-kushans = Kushanas
    .the = os Kushanas

## Events of the third era

name-elite-troops = Tropas de elite
text-elite-troops = Em três batalhas deste turno, você pode rolar um dado extra no ataque.
text-treachery = Vença uma batalha deste turno sem dados; anuncie antes.
name-civil-service = Funcionalismo
text-civil-service = Ganhe dois exércitos se um exército ativo seu ocupar um território com capital.
name-fortification = Fortificação
text-fortification = Coloque até três fortes grátis onde haja exércitos ativos.
name-great-works = Grandes obras
text-great-works = Você pode construir mais um monumento, nos locais de costume.
name-axum = Axum
    .the = Axum

## Events of the fourth era

name-black-death = Peste Negra
text-black-death = Escolha uma região: cada adversário perde um exército ali, à escolha dele.
name-gunpowder = Pólvora
text-gunpowder = Neste turno a defesa rola só um dado, mesmo atrás de um forte.
name-navigators = Navegadores
text-navigators = Coloque uma frota em qualquer oceano por este turno.
name-mercenaries = Mercenários
text-mercenaries = Ganhe três exércitos.
text-crusade = Neste turno, some dois ao seu maior dado nas batalhas do Oriente Médio.
name-shogunate = Xogunato
    .the = o Xogunato
name-cholas = Cholas
    .the = os Cholas

## Events of the fifth era

name-revolution = Revolução
text-revolution = Em uma região, troque até dois exércitos adversários por exércitos inativos seus. Estruturas e fortes ficam.
name-industry = Indústria
text-industry = Ganhe três exércitos.
name-steamships = Navios a vapor
text-steamships = Coloque frotas em até dois oceanos por este turno.
name-railways = Ferrovias
text-railways = Escolha uma região: neste turno, seus territórios ligados por terra são todos adjacentes entre si.
name-artillery = Artilharia
text-artillery = Ganhe quatro fichas de cerco.
name-dutch = Holandeses
    .the = os Holandeses

## Eras

era-span-1 = de 3000 a 450 a.C.
era-span-2 = de 450 a.C. a 300 d.C.
era-span-3 = de 300 a 900
era-span-4 = de 900 a 1600
era-span-5 = de 1600 a 1912

## A first turn

lesson-first-turn = Seu primeiro turno
lesson-first-turn-pitch = { $minutes } minutos: { name-assyrians.the } surgem { name-mesopotamia.in }.
lesson-first-turn-aim = Do que se trata
lesson-first-turn-aim-text = Em cada era você lidera outro império. Ele surge, conquista o que pode e marca pontos; seus exércitos ficam no mapa e continuam contando. Cada região rende em três degraus, por exemplo { $area }: { $presence } pontos por um exército, { $dominance } por pelo menos { $most } e mais que qualquer outro, { $supremacy } por pelo menos { $all } e mais ninguém.
lesson-first-turn-establish = Estabeleça seu império
lesson-first-turn-establish-text = Você lidera { name-assyrians.the }. Eles surgem { name-mesopotamia.in } com exércitos novos e uma capital, que vale { $capital } pontos.
lesson-first-turn-free = Ocupe um território livre
lesson-first-turn-free-text = Um território vazio é seu na hora, sem dados. Há montanhas { name-zagros.in }, que ajudam você a defendê-lo, e um recurso, que ajuda você a construir.
lesson-first-turn-event = Jogue um evento
lesson-first-turn-event-text = Os eventos ficam na sua mão até você querer usá-los, e são jogados entre as invasões. { name-weaponry } soma um ao seu maior dado em cada batalha deste turno.
lesson-first-turn-battle = Trave uma batalha
lesson-first-turn-battle-text = Um exército de outro jogador está { name-levant.in }. Você rola dois dados, quem defende rola um, e vale o maior de cada lado. A etiqueta sobre o território é a sua chance de vencer: aqui, { $win }.
lesson-first-turn-region = Entre em outra região
lesson-first-turn-region-text = Um exército { name-nile.in } é presença em outra região. Se você vencer, a capital dali é reduzida a uma cidade, e essa cidade é sua.
lesson-first-turn-dominance = Alcance a dominância
lesson-first-turn-dominance-text = Não há ninguém { name-libya.in }. Com um segundo exército { $area }, você tem mais que qualquer outro: é a dominância, { $dominance } pontos em vez de { $presence }.
lesson-first-turn-supremacy = Alcance a supremacia
lesson-first-turn-supremacy-text = Com { $all } exércitos { $area }, e mais ninguém, você tem a supremacia: { $supremacy } pontos. Exércitos que você não usa não rendem nada.
lesson-first-turn-stop = Encerre a invasão
lesson-first-turn-stop-text = { $armies ->
    [0] Todos os seus exércitos foram usados.
    [1] Resta um exército, e você pode continuar. Um exército que não é usado volta para o suprimento.
   *[other] Restam { $armies } exércitos, e você pode continuar. Os que não são usados voltam para o suprimento.
}
lesson-first-turn-build = Construa um monumento
lesson-first-turn-build-text = A cada dois recursos de seus exércitos ativos, você constrói um monumento: primeiro onde há uma capital. Ele vale { $monument ->
    [1] um ponto
   *[other] { $monument } pontos
} sempre que você marca pontos.
lesson-first-turn-forts = Use o efeito do seu império
lesson-first-turn-forts-text = Cada império tem um efeito próprio: { name-assyrians.the } colocam um forte gratuito por recurso que têm. Atrás de um forte, quem defende rola dois dados.
lesson-first-turn-points = Marque seus pontos
lesson-first-turn-points-text = Os pontos mostram o que seu turno renderia agora, e por quê: { $points } pontos. Encerrar o turno marca esses pontos.
lesson-first-turn-done = Esse foi o seu primeiro turno.
lesson-first-turn-done-text = Todo turno é assim: surgir, invadir, construir, marcar pontos. O que você deixa no mapa conta de novo quando seu próximo império marca pontos.
lesson-siege = Um cerco
lesson-siege-pitch = { $minutes } minutos: uma cidade atrás de um forte, e quantos exércitos ela vale.
lesson-siege-walls = Olhe o forte
lesson-siege-walls-text = Você lidera { name-romans.the }. Há uma cidade atrás de um forte { name-danubia.in }. Ali quem defende rola dois dados, tantos quanto você.
lesson-siege-invade = Invada a cidade
lesson-siege-invade-text = Dois dados contra dois: sua chance de vencer é de { $win }. Tente mesmo assim; o que vem depois é o assunto desta lição.
lesson-siege-press = Insista no cerco
lesson-siege-press-text = O ataque foi repelido, mas nada está perdido. Mais um exército soma { $bonus } ao seu maior dado, e a batalha recomeça. Também seria possível recuar.
lesson-siege-again = Insista outra vez
lesson-siege-again-text = Repelido outra vez. O próximo exército soma { $bonus }, e agora sua chance é de { $win }.
lesson-siege-fort = Construa um forte
lesson-siege-fort-text = O território é seu. O forte se foi, e a cidade foi reduzida a nada. Um exército pode virar um forte, para que o próximo invasor enfrente dois dados.
lesson-siege-stop = Encerre a invasão
lesson-siege-stop-text = { $armies ->
    [0] Não resta nenhum exército, então nada mais pode ser invadido.
    [1] Resta um exército. Você pode continuar, ou parar aqui.
   *[other] Restam { $armies } exércitos. Você pode continuar, ou parar aqui.
}
lesson-siege-done = A cidade caiu.
lesson-siege-done-text = Cada exército em um cerco melhora a próxima rolagem, e faz falta em outros territórios. As chances ao lado da pergunta dizem o que ele traria.
lesson-sea = Por mar
lesson-sea-pitch = { $minutes } minutos: uma frota faz de um mar inteiro uma estrada.
lesson-sea-fleet = Olhe a frota
lesson-sea-fleet-text = Você lidera { name-carthaginians.the }, com uma frota { name-mediterranean-sea.in }. Todo território desse mar agora é adjacente aos seus exércitos. Uma caravana faz o mesmo por uma terra estéril.
lesson-sea-free = Navegue até um território vazio
lesson-sea-free-text = Ninguém está { name-crete.in }. Um exército desembarca ali sem dados, como em qualquer território vazio.
lesson-sea-landing = Desembarque contra um exército
lesson-sea-landing-text = Quem se defende de um desembarque pode rolar novamente um dado. Por isso sua chance { name-nile.in } é de apenas { $win }, embora ali só haja um exército e uma cidade.
lesson-sea-ashore = Lute por terra
lesson-sea-ashore-text = Nem sempre é preciso navegar: { name-libya.the } é adjacente por terra. Ali ninguém rola novamente, e sua chance é de { $win }.
lesson-sea-stop = Encerre a invasão
lesson-sea-stop-text = Uma frota em um oceano serve a todos os mares ao lado. Depois do turno, frotas e caravanas são retiradas.
lesson-sea-done = Você cruzou o mar.
lesson-sea-done-text = Procure impérios e eventos com frotas: regiões distantes rendem por um único exército.
lesson-building = Monumentos e pontos
lesson-building-pitch = { $minutes } minutos: onde ficam os monumentos, e quanto vale um turno.
lesson-building-resources = Olhe os recursos
lesson-building-resources-text = Você lidera { name-turks.the }, e a invasão terminou. Um pequeno losango marca um território com recurso. A cada dois de seus exércitos ativos, você constrói um monumento.
lesson-building-capital = Um monumento para a capital
lesson-building-capital-text = As capitais vêm primeiro: a sua fica { name-anatolia.in }.
lesson-building-city = Um monumento para a cidade
lesson-building-city-text = Depois vêm as cidades, e por fim os territórios com recurso. Uma fica { name-mesopotamia.in }.
lesson-building-points = Marque seus pontos
lesson-building-points-text = Os pontos mostram cada região, o que você alcançou nela e o que mais um território traria, e depois o que há nos seus territórios: uma capital { $capital }, uma cidade { $city }, um monumento { $monument }. Isso dá { $points } pontos.
lesson-building-done = Esse é o turno inteiro.
lesson-building-done-text = Você sabe tudo de que precisa para uma partida. O resto está nas cartas, e nas regras atrás de cada pequeno número.

## What lessons say in numbers, and the page before a first game

reason-pays = { $name }: { $presence } por um exército, { $dominance } por pelo menos { $most } e mais que qualquer outro, { $supremacy } por pelo menos { $all } e mais ninguém.
reason-region = Com { $land } você alcança { $degree ->
    [presence] presença
    [dominance] dominância
   *[supremacy] supremacia
}: de { $from } para { $to }.
reason-structures = O que há ali vale { $points ->
    [1] um ponto
   *[other] { $points } pontos
}.
reason-odds = Vitória { $win }, os dois exércitos caem { $tie }, ataque repelido { $defeat }.
reason-siege = Com um cerco de { $pieces ->
    [1] mais um exército
   *[other] até mais { $pieces } exércitos
}: { $win }.
aim-empires = Em cada era você lidera outro império. Ele surge com exércitos novos, conquista o que pode e marca pontos. Seus exércitos ficam no mapa e contam de novo quando seu próximo império marca pontos.
aim-order = Em cada era { $orders } impérios poderiam surgir; com { $players } jogadores surgem { $players }, na ordem dos seus números: o turno 1 de { $orders } joga antes de todos.

## The lands as a table

map-column-trait = Recurso
