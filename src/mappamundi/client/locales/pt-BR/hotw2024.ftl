# History of the World of 2024: chronicle, refusals, names.

## Small words

degree-mastery = maestria
epoch = Era { $epoch }
icon-crown = coroa
icon-sword = espada
icon-temple = templo
icon-scroll = pergaminho

## Chronicle: the organization of an epoch

chronicle-epoch = Era { $epoch } · { $span }
chronicle-areas = Regiões agora ativas: { $areas }.
chronicle-keeps-token = { $you ->
    [yes] Você guarda a ficha { $token }.
   *[no] { $who } guarda a ficha { $token }.
  }
chronicle-kept-token = { $you ->
    [yes] Você guarda uma ficha de região.
   *[no] { $who } guarda uma ficha de região.
  }
chronicle-endgame-open = A ficha { $token } fica aberta para o fim da partida.
chronicle-endgame-left = Você deixa a ficha { $token } para o fim da partida.
chronicle-endgame-hidden = A ficha que sobra fica virada para baixo até o fim da partida.
chronicle-keeps-event = { $you ->
    [yes] Seu evento é { $card }.
   *[no] { $who } tem o evento { $card }.
  }
chronicle-kept-event = { $you ->
    [yes] Você guarda um evento.
   *[no] { $who } guarda um evento.
  }
chronicle-gets-event = { $you ->
    [yes] Você fica com o último evento: { $card }.
   *[no] { $who } fica com o último evento: { $card }.
  }
chronicle-got-event = { $you ->
    [yes] Você fica com o último evento.
   *[no] { $who } fica com o último evento.
  }
chronicle-empires = Impérios à escolha: { $empires }.
chronicle-chooses = { $you ->
    [yes] Você escolhe { $empire }.
   *[no] { $who } escolhe { $empire }.
  }
chronicle-keeps-empire = { $you ->
    [yes] Você guarda { $empire }.
   *[no] { $who } guarda { $empire }.
  }
chronicle-kept-empire = { $you ->
    [yes] Você guarda um império.
   *[no] { $who } guarda um império.
  }
chronicle-gets-empire = { $you ->
    [yes] Você fica com o último império: { $empire }.
   *[no] { $who } fica com o último império: { $empire }.
  }
chronicle-got-empire = { $you ->
    [yes] Você fica com o último império.
   *[no] { $who } fica com o último império.
  }

## Chronicle: the turn

chronicle-event = { $you ->
    [yes] Seu evento: { $card }.
   *[no] { $who } revela um evento: { $card }.
  }
chronicle-idle = { $card } não tem efeito.
people-count = { $people ->
    [0] nenhuma peça de povo
    [1] uma peça de povo
   *[other] { $people } peças de povo
  }
fleet-count = { $fleets ->
    [1] uma frota
   *[other] { $fleets } frotas
  }
wall-count = { $walls ->
    [1] um forte da Grande Muralha
   *[other] { $walls } fortes da Grande Muralha
  }
chronicle-rises = { $you ->
    [yes] Você estabelece { $empire } { $where }: { $brought }.
   *[no] { $who } estabelece { $empire } { $where }: { $brought }.
  }
chronicle-cleared = O que havia { $land } é retirado: { $things }.
chronicle-garrison-of = { $theirs ->
    [yes] sua guarnição
   *[no] a guarnição de { $victim }
  }
chronicle-thing = { $building ->
    [capital] uma capital
    [city] uma cidade
    [monument] um monumento
    [wall] um forte da Grande Muralha
   *[fort] um forte
  }
chronicle-recruits = { $you ->
    [yes] Sua reserva do turno cresce em { $people }.
   *[no] A reserva do turno de { $who } cresce em { $people }.
  }
chronicle-leader = { $leader ->
    [difficult] { $you ->
        [yes] Você chama seu líder: o terreno difícil já não segura você.
       *[no] { $who } chama um líder que ignora o terreno difícil.
      }
    [fort] { $you ->
        [yes] Você chama seu líder: os fortes já não seguram você.
       *[no] { $who } chama um líder que ignora os fortes.
      }
   *[declared] { $you ->
        [yes] Você chama seu líder: três dados daqui em diante.
       *[no] { $who } chama um líder: três dados daqui em diante.
      }
  }
chronicle-surrenders = { $you ->
    [yes] Você volta a ocupar { $lands }.
   *[no] { $who } volta a ocupar { $lands }.
  }
chronicle-replaces = { $you ->
    [yes] A guarnição de { $victim } { $land } dá lugar ao seu exército.
   *[no] { $theirs ->
        [yes] Sua guarnição { $land } dá lugar ao exército de { $who }.
       *[no] A guarnição de { $victim } { $land } dá lugar ao exército de { $who }.
      }
  }
chronicle-settles = { $you ->
    [yes] Seu exército se instala { $land }.
   *[no] O exército de { $who } se instala { $land }.
  }
chronicle-garrison-gone = { $theirs ->
    [yes] Sua guarnição { $land } se foi.
   *[no] A guarnição de { $victim } { $land } se foi.
  }
chronicle-fortifies = { $building ->
    [wall] { $you ->
        [yes] Você ergue a Grande Muralha { $lands }.
       *[no] { $who } ergue a Grande Muralha { $lands }.
      }
   *[fort] { $you ->
        [yes] Você fortifica { $lands }.
       *[no] { $who } fortifica { $lands }.
      }
  }
chronicle-builds = { $you ->
    [yes] Você constrói { $thing } { $lands }.
   *[no] { $who } constrói { $thing } { $lands }.
  }
chronicle-capital-falls = A capital { $land } vira uma cidade.
chronicle-falls = { $building ->
    [capital] A capital { $land } cai.
    [city] A cidade { $land } cai.
    [monument] O monumento { $land } cai.
    [wall] A Grande Muralha { $land } cai.
   *[fort] O forte { $land } cai.
  }
chronicle-taken = O suprimento não tem mais: sai { $thing } { $land }.
chronicle-lacking = { $building ->
    [capital] Não há mais capital para colocar { $land }.
    [city] Não há mais cidade para colocar { $land }.
   *[fort] Não há mais forte para colocar { $land }.
  }
chronicle-fleet = { $you ->
    [yes] Sua frota cruza { $water }.
   *[no] A frota de { $who } cruza { $water }.
  }

## Chronicle: invasions

chronicle-success = { $you ->
    [yes] Você toma { $land } de { $victim }, { $attack } contra { $defence }.
   *[no] { $theirs ->
        [yes] { $who } toma { $land } de você, { $attack } contra { $defence }.
       *[no] { $who } toma { $land } de { $victim }, { $attack } contra { $defence }.
      }
  }
chronicle-frustrated = { $you ->
    [yes] Você invade { $land }, e { $victim } frustra a invasão, { $attack } contra { $defence }.
   *[no] { $theirs ->
        [yes] { $who } invade { $land }, e você frustra a invasão, { $attack } contra { $defence }.
       *[no] { $who } invade { $land }, e { $victim } frustra a invasão, { $attack } contra { $defence }.
      }
  }
chronicle-certain-success = { $you ->
    [yes] Você toma { $land } de { $victim }.
   *[no] { $theirs ->
        [yes] { $who } toma { $land } de você.
       *[no] { $who } toma { $land } de { $victim }.
      }
  }
chronicle-certain-frustrated = { $you ->
    [yes] Você invade { $land }, e { $victim } frustra a invasão.
   *[no] { $theirs ->
        [yes] { $who } invade { $land }, e você frustra a invasão.
       *[no] { $who } invade { $land }, e { $victim } frustra a invasão.
      }
  }
part-modifier = por insistir
chronicle-points = { $points ->
    [1] Um ponto de conquista.
   *[other] { $points } pontos de conquista.
  }
chronicle-conquers = { $you ->
    [yes] Você conquista { $land } de { $victim } por { $cost }.
   *[no] { $theirs ->
        [yes] { $who } conquista { $land } de você por { $cost }.
       *[no] { $who } conquista { $land } de { $victim } por { $cost }.
      }
  }

## Chronicle: Honors and gold

chronicle-honor = { $you ->
    [yes] Você recebe uma honra: { $honor }.
   *[no] { $who } recebe uma honra: { $honor }.
  }
chronicle-plays-honor = { $you ->
    [yes] Você joga { $honor }.
   *[no] { $who } joga { $honor }.
  }
chronicle-honor-area = { $you ->
    [yes] Você joga { $honor } { $area }.
   *[no] { $who } joga { $honor } { $area }.
  }
chronicle-loses-gold = { $you ->
    [yes] Você perde { $gold } de ouro.
   *[no] { $who } perde { $gold } de ouro.
  }
chronicle-gold = ouro
chronicle-collects = { $source ->
    [plunder] { $you ->
        [yes] Seu saque: { $gold } de ouro.
       *[no] { $who } saqueia { $gold } de ouro.
      }
    [instead_of_honor] { $you ->
        [yes] Você recebe { $gold } de ouro em vez de uma honra.
       *[no] { $who } recebe { $gold } de ouro em vez de uma honra.
      }
    [full_track] { $you ->
        [yes] Sua trilha está cheia: você recebe { $gold } de ouro em vez de uma honra.
       *[no] A trilha de { $who } está cheia: { $gold } de ouro em vez de uma honra.
      }
    [kept] { $you ->
        [yes] O que você guardou rende { $gold } de ouro.
       *[no] O que { $who } guardou rende { $gold } de ouro.
      }
   *[coins] { $you ->
        [yes] Isso rende { $gold } de ouro a você.
       *[no] Isso rende { $gold } de ouro a { $who }.
      }
  }
chronicle-part = { $area } ({ $degree }) { $gold }
chronicle-part-buildings = construções { $gold }
chronicle-part-event = { $card } { $gold }
chronicle-revenue = { $you ->
    [yes] Você arrecada { $gold } de ouro: { $parts }.
   *[no] { $who } arrecada { $gold } de ouro: { $parts }.
  }
chronicle-revenue-nothing = { $you ->
    [yes] Você não arrecada ouro.
   *[no] { $who } não arrecada ouro.
  }
chronicle-token = { $you ->
    [yes] Você joga a ficha { $token }: { $gold } de ouro.
   *[no] { $who } joga a ficha { $token }: { $gold } de ouro.
  }

## Chronicle: the Endgame

chronicle-endgame = O fim da partida
chronicle-paid = { $who } { $gold }
chronicle-endgame-token = A ficha da era { $epoch }, { $token }, rende { $paid }.
chronicle-endgame-nobody = A ficha da era { $epoch }, { $token }, não rende ninguém.
chronicle-game-ended = O último ouro foi contado. A partida acabou.

## The organization of an epoch, on its two screens

organization-title = Organização da era
organization-eyebrow = Sua decisão · Organização · passo { $step } de 3
organization-question-tokens = Em que região você aposta, { $span }?
organization-question-events = O que vai ajudar você, { $span }?
organization-question-empires = { $span }: quem você vai ser?
organization-ask-tokens = { $count ->
    [1] Resta uma ficha: guarde-a.
    [2] Guarde uma das duas fichas.
    [3] Guarde uma das três fichas.
    [4] Guarde uma das quatro fichas.
   *[other] Guarde uma das { $count } fichas.
  }
organization-ask-events = { $count ->
    [2] Guarde um dos dois eventos.
    [3] Guarde um dos três eventos.
    [4] Guarde um dos quatro eventos.
   *[other] Guarde um dos { $count } eventos.
  }
organization-ask-empires = { $count ->
    [2] Escolha um dos dois impérios que restam.
    [3] Escolha um dos três impérios que restam.
    [4] Escolha um dos quatro impérios que restam.
    [5] Escolha um dos cinco impérios.
   *[other] Escolha um dos { $count } impérios.
  }
organization-facts-tokens = Ela rende uma vez, no fim de um turno seu, por todos os seus territórios na região. Ninguém a vê.
organization-facts-events = Ninguém vê qual você guarda.
organization-facts-empires = { $hidden ->
    [yes] Fica em segredo até seu número ser chamado.
   *[no] Todos veem sua escolha.
  }
organization-keep-tokens = Guardar { $name }
organization-keep-events = Guardar { $name }
organization-keep-empires = Liderar { $name }
organization-next = { $what ->
    [events] { $next } escolhe depois de você, { $last } recebe o último.
   *[empires] { $next } escolhe depois de você, { $last } fica com o último.
  }
organization-last = { $what ->
    [events] { $last } recebe o outro.
   *[empires] { $last } fica com o outro.
  }
organization-plays = O turno { $place } de { $all } é para { $the }.
organization-down-tokens = As fichas passam de quem tem mais ouro a quem tem menos
organization-down-events = Os eventos passam de quem tem mais ouro a quem tem menos
organization-up = { $hidden ->
    [yes] Os impérios passam de quem tem menos ouro a quem tem mais
   *[no] Impérios: escolhe primeiro quem tem menos ouro
  }
organization-has-empire = tem um império
organization-takes-last = fica com o último
organization-chooses = { $hidden ->
    [yes] tem { $count } impérios na mão
   *[no] escolhe agora
  }
organization-chooses-next = escolhe em seguida
organization-chooses-later = escolhe depois
organization-kept = { $what ->
    [events] guardou 1 de { $count } eventos
   *[tokens] guardou 1 de { $count }
  }
organization-holds = { $what ->
    [events] tem { $count } eventos
   *[tokens] tem { $count } fichas
  }
organization-gets = recebe { $count }
organization-gets-yours = recebe de você { $count }
organization-leaves = recebe { $count }, deixa 1
organization-events = Eventos à escolha
organization-empires = Impérios desta era
organization-face-down = { $count ->
    [3] Aqui estão três impérios.
    [4] Aqui estão quatro impérios.
    [5] Aqui estão cinco impérios.
    [6] Aqui estão seis impérios.
   *[other] Aqui estão { $count } impérios.
  }
organization-face-down-facts = São abertos quando todos têm uma ficha e um evento.
organization-face-down-hidden = Passam de mão em mão quando todos têm uma ficha e um evento.
organization-hidden = { $own ->
    [yes] Você vai liderar { $the }.
   *[no] Os impérios estão passando de mão em mão.
  }
organization-hidden-facts = Cada um é mostrado quando seu número é chamado.
organization-your-event = Seu evento
organization-event-dealt = Distribuído quando todas as fichas estão guardadas, uma carta para cada um.
organization-event-chosen = Escolhido quando todas as fichas estão guardadas, primeiro quem tem mais ouro.
organization-your-tokens = Suas fichas
token-lands = { $lands ->
    [0] nenhum território agora
    [1] 1 território agora
   *[other] { $lands } territórios agora
  }
token-spoken = { $lands ->
    [0] { $area }, você não tem território lá
    [1] { $area }, você tem um território lá
   *[other] { $area }, você tem { $lands } territórios lá
  }
token-copies = { $count } iguais
token-passed-to-you = Fichas passadas a você
token-memory = As fichas que você viu
token-yours = sua, virada para baixo
token-drawn = sorteada, virada para baixo
token-gone = passada adiante
token-epoch = era { $epoch }
token-rest = O resto
token-rest-on = { $rest ->
    [1] vai para { $who }
   *[other] vão para { $who }
  }
token-rest-yours = { $rest ->
    [0] não sobra nada
   *[other] fica para o fim da partida
  }
token-rest-down = A que você deixa fica virada para baixo até o fim da partida. Só você a conhece.
token-last = { $who } é quem escolhe por último. A ficha que sobra fica virada para baixo até o fim da partida.
token-step-now = Passo 1
token-step-done = Passo 1, concluído
token-drawn-title = Você sorteou uma ficha
token-drawn-all = Cada um sorteou uma ficha
token-open-endgame = Mais uma foi sorteada à vista de todos: no fim da partida ela rende por { $token }.
token-wait = { $count ->
    [1] { $who } fica com a última ficha
   *[other] { $who } guarda uma de { $count }
  }
token-all-kept = Todos guardaram uma ficha
token-you-passed = { $count ->
    [1] Você passou uma a { $who }
    [2] Você passou duas a { $who }
    [3] Você passou três a { $who }
   *[other] Você passou { $count } a { $who }
  }
token-you-left = Você deixou a última
token-only-you = A ficha { $token } fica virada para baixo até o fim da partida. Só você sabe.
token-must-be = A ficha do fim da partida só pode ser { $token }.
token-will-be = Uma destas fica virada para baixo até o fim da partida: { $tokens }. { $who } vai saber qual.
token-one-of = Uma destas está virada para baixo até o fim da partida: { $tokens }. Só { $who } sabe qual.
tokens-none = Nenhuma ficha na sua mão.
endgame-spaces = Espaços do fim da partida
endgame-spaces-each = uma ficha por era
endgame-known = { $token }, só você sabe
endgame-face-down = virada para baixo
endgame-to-come = por vir
areas-active = Regiões ativas
areas-most = mais territórios
areas-most-yours = mais territórios · seus
area-new = nova
area-most = { $names } { $count }
area-nobody = ninguém
gold-count = { $gold } de ouro
empire-number = Joga com o número { $number }
empire-starts = { $building ->
    [capital] { $fort ->
        [yes] Capital e forte { $where }
       *[no] Capital { $where }
      }
   *[city] { $fort ->
        [yes] Cidade e forte { $where }
       *[no] Cidade { $where }
      }
  }
empire-starts-bare = Começa { $where }
empire-fleets = { $waters ->
    [oceans] { $fleets ->
        [1] 1 frota para os oceanos
       *[other] { $fleets } frotas para os oceanos
      }
   *[seas] { $fleets ->
        [1] 1 frota para os mares
       *[other] { $fleets } frotas para os mares
      }
  }
empire-no-fleet = Sem frota
empire-wall = Grande Muralha, { $forts } fortes
empire-barbarian = Bárbaro: saqueia
empire-icon = { $icon ->
    [crown] { $count } coroas: um monumento
    [sword] { $count } espadas: um monumento
    [temple] { $count } templos: um monumento
   *[scroll] { $count } pergaminhos: um monumento
  }
empire-likely = Ouro provável
event-eyebrow = Evento · { $epoch }
event-honor = +1 honra
event-time-empire = na fase A
event-time-reveal = na fase A
event-time-expand = depois, na fase C
event-time-revenue = depois, na fase E
event-empire = { $people ->
    [1] Uma peça de povo { $where }, antes do seu império.
   *[other] { $people } peças de povo { $where }, antes do seu império.
  }
compare-your-lands = Seus territórios agora
compare-most = Mais territórios
compare-pays = Pagaria agora
compare-number = Número
compare-people = Povo
compare-more = Traz
news-received = Você lidera { $the }: os outros já escolheram.
news-see = Ver { $the }

## Revenue, conclusion and Endgame, on their pages

phase-letter-e = E receita
phase-letter-f = F conclusão
revenue-title = Sua receita
revenue-sum = { $gold ->
    [0] Nenhum ouro para { $the }
    [1] Um de ouro para { $the }
   *[other] { $gold } de ouro para { $the }
  }
score-begins = No começo houve um sorteio: um baú começou com 1 de ouro, o seguinte com 2, até { $players }.
revenue-moves = { $same ->
    [yes] o baú se move uma vez por tudo; você fica na posição { $from }
   *[no] o baú se move uma vez por tudo: da posição { $from } à { $to }
  }
revenue-moved = um só movimento do baú
revenue-table = { $gold ->
    [1] Receita por região, um de ouro ao todo
   *[other] Receita por região, { $gold } de ouro ao todo
  }
revenue-area = Região
revenue-level = Grau
revenue-empire = do império
revenue-friendly = amigos
revenue-enemy = inimigos
revenue-lands = territórios
revenue-why = Por que não mais
revenue-gold = Ouro
revenue-no-area = Nenhum exército em região ativa.
revenue-buildings = Construções em territórios do império
revenue-no-buildings = nenhuma
revenue-idle-one = { $building ->
    [capital] capital { $land }
    [city] cidade { $land }
   *[monument] monumento { $land }
  }
revenue-idle = Nada por construções com guarnição: { $buildings }.
revenue-event = Evento: { $card }
revenue-ask = Seu ouro está arrecadado. Jogue honras ou encerre a fase.
revenue-ask-end = Seu ouro está arrecadado.
revenue-facts = Honras na sua trilha podem ficar lá para um turno futuro.
revenue-none = Você não tem honra para jogar.
revenue-due = { $count ->
    [1] { $honors } está na sua reserva do turno e deve ser jogada antes do fim da fase.
   *[other] { $honors } estão na sua reserva do turno e devem ser jogadas antes do fim da fase.
  }
revenue-pool-first = Primeiro jogue as honras da sua reserva do turno.
action-end-phase = Encerrar a fase
action-revenue = Voltar ao ouro
action-play-token = Jogar { $token }: +{ $gold }
honor-for-gold = Jogar { $honor }: +{ $gold }
honor-for-area = Jogar { $honor }, { $area }: +{ $gold }
honor-strikes = Jogar { $honor }: { $land }, { $who } −1
honor-coins = { $coins ->
    [1] uma moeda; o efeito é da fase C
   *[other] { $coins } moedas; o efeito é da fase C
  }
honor-victim = { $land }: { $who } perde um monumento e 1 de ouro
honor-lands = { $gold ->
    [0] nenhum território rende agora
    [1] { $area }, um território
   *[other] { $area }, { $gold } territórios
  }
honor-buildings = { $gold ->
    [0] nenhuma construção rende agora
   *[other] { $area }, construções no valor de { $gold }
  }
honor-no-target = nenhum monumento a atingir: é só virada
honor-must = deve ser jogada
honor-targets = Onde jogar
honors-now = Honras agora
honors-order = primeiro a reserva do turno, depois o ouro
honors-return = Uma honra jogada vai para o fundo da sua pilha.
honors-none = Nenhuma honra que se possa jogar agora.
tokens-now = Fichas na sua mão
tokens-if = se jogadas na fase F
tokens-then = Na fase F seus exércitos se deitam: todos os seus territórios contam juntos.
token-no-land = nenhum território seu
token-pays-lands = { $lands ->
    [1] { $gold } por um território, { $degree }
   *[other] { $gold } por { $lands } territórios, { $degree }
  }
token-pays-buildings = construções { $gold }
area-inactive = ainda não ativa
gold-title = Ouro
gold-after = após a receita
conclude-title = O fim do seu turno
conclude-head = O que suas fichas renderiam
conclude-head-none = Seu turno acabou
conclude-together = exércitos e guarnições contam juntos agora
conclude-ask = Jogue uma ficha ou encerre o turno.
conclude-ask-end = Encerre o turno.
conclude-facts = Uma ficha rende uma vez. Guardada até o fim da partida, vale 1 de ouro.
conclude-last = Seu último turno: uma ficha não jogada agora vale 1 de ouro no fim da partida.
conclude-leads = Se você ainda tiver mais ouro que todos, recebe uma honra.
conclude-leads-full = Se você ainda tiver mais ouro que todos, recebe 1 de ouro: sua trilha está cheia.
why-mastery = Não há mais ninguém lá.
why-rivals-dominance = { $count ->
    [1] { $names } tem ali outros tantos territórios, ou mais.
   *[other] { $names } têm ali outros tantos territórios, ou mais.
  }
why-rivals-mastery = { $count ->
    [1] { $names } impede a maestria.
   *[other] { $names } impedem a maestria.
  }
why-friendly-dominance = { $count ->
    [1] A guarnição própria pesa tanto quanto os exércitos.
   *[other] As { $count } guarnições próprias pesam tanto quanto os exércitos, ou mais.
  }
why-friendly-mastery = { $count ->
    [1] A própria guarnição também impede a maestria.
   *[other] As { $count } guarnições próprias também impedem a maestria.
  }
why-few-armies = { $degree ->
    [dominance] { $count ->
        [1] A dominância pede mais um exército.
       *[other] A dominância pede mais { $count } exércitos.
      }
   *[mastery] { $count ->
        [1] A maestria pede mais um exército.
       *[other] A maestria pede mais { $count } exércitos.
      }
  }
why-few-lands = { $degree ->
    [dominance] { $count ->
        [1] A dominância pede mais um território.
       *[other] A dominância pede mais { $count } territórios.
      }
   *[mastery] { $count ->
        [1] A maestria pede mais um território.
       *[other] A maestria pede mais { $count } territórios.
      }
  }
endgame-title = O fim da partida
endgame-head = Conta-se o último ouro.
endgame-ladder = Quem tem quanto ouro
endgame-sum-note = No fim da última era, mais fichas e líderes, mais honras, mais fichas do fim da partida.
endgame-left = { $count ->
    [1] Uma ficha está virada para baixo.
    [2] Duas fichas estão viradas para baixo.
    [3] Três fichas estão viradas para baixo.
    [4] Quatro fichas estão viradas para baixo.
   *[other] { $count } fichas estão viradas para baixo.
  }
endgame-amount = Agora só a quantia decide, não qual baú está por cima.
endgame-step-1 = Fichas e líderes
endgame-step-1-note = 1 de ouro cada, um movimento por jogador
endgame-step-2 = Honras
endgame-step-2-note = todas as da trilha e da reserva do turno são jogadas, primeiro quem tem menos ouro
endgame-step-3 = Fichas do fim da partida
endgame-step-3-note = era por era; recebe quem tem territórios na região
endgame-mark-1 = fichas, líderes
endgame-mark-2 = honras
endgame-mark-3 = fichas do fim
endgame-kept-note = Fichas não jogadas, líder não chamado.
endgame-kept-none = Ninguém guardou nada.
endgame-kept-things = { $leader ->
    [yes] { $tokens ->
        [0] um líder
        [1] uma ficha e um líder
       *[other] { $tokens } fichas e um líder
      }
   *[no] { $tokens ->
        [1] uma ficha
       *[other] { $tokens } fichas
      }
  }
endgame-played-note = Cada moeda rende um de ouro; as outras têm seu efeito sobre guarnições.
endgame-honor-on = { $honor } · { $on }
endgame-loses = { $who } { $gold }
endgame-of = { $done } de { $all }
endgame-open = aberta desde a era I
endgame-turns-up = A era { $epoch } revela: { $token }
endgame-reason = { $lands ->
    [1] um território: { $degree } { $gold }
   *[other] { $lands } territórios: { $degree } { $gold }
  }
endgame-nobody-there = Ninguém tem território lá.
endgame-eyebrow = O fim da partida
endgame-begins = Começa o fim da partida.
endgame-ask = Qual honra você joga agora?
endgame-facts = Todas as suas são jogadas, na ordem que você quiser. Contam as guarnições.
endgame-kept = { $you ->
    [yes] O que você guardou rende { $gold } de ouro.
   *[no] O que { $who } guardou rende { $gold } de ouro.
  }
endgame-paid = { $who } { $gold }
endgame-turned = A era { $epoch } revela { $token }: { $paid }.
endgame-turned-nobody = A era { $epoch } revela { $token }: ninguém tem território lá.
endgame-plays = { $you ->
    [yes] Você joga { $honor }: { $gold } de ouro.
   *[no] { $who } joga { $honor }: { $gold } de ouro.
  }
endgame-strikes = { $you ->
    [yes] Você joga { $honor }: { $victim } perde { $gold } de ouro.
    [struck] { $who } joga { $honor }: você perde { $gold } de ouro.
   *[no] { $who } joga { $honor }: { $victim } perde { $gold } de ouro.
  }
endgame-result = { $count ->
    [1] { $you ->
        [yes] Você vence com { $gold } de ouro.
       *[no] { $names } vence com { $gold } de ouro.
      }
   *[other] { $names } dividem a vitória com { $gold } de ouro.
  }
endgame-controls = A cerimônia
endgame-scrubber = Onde está a cerimônia
endgame-at-once = de uma vez
endgame-restart = Do começo
endgame-skip = Ir ao resultado
endgame-catch-up = Ir ao momento atual

## The show: turns, the page between epochs, the end

headline-people = { $left } de { $people } peças de povo
headline-organization = Organização
timeline-organization = Organização
timeline-step-1 = 1. Fichas
timeline-step-2 = 2. Eventos
timeline-step-3 = 3. Impérios
timeline-theirs = { $empire }, { $who }, por vir
timeline-hidden = em segredo
timeline-hidden-spoken = { $count ->
    [1] { $names } tem um império ainda em segredo.
   *[other] { $names } têm um império cada, ainda em segredo.
  }
recap-loss = { $building ->
    [capital] { $land } e sua capital
    [city] { $land } e sua cidade
   *[monument] { $land } e seu monumento
  }
recap-plunder = Saque
recap-instead = Em vez de uma honra
recap-catastrophe = Catástrofe
recap-token = { $area }, ficha
recap-buildings = Construções
recap-made = { $times ->
    [1] uma vez durante o turno
   *[other] { $times } vezes durante o turno
  }
recap-lands-alone = { $own ->
    [1] Um território, mais ninguém
   *[other] { $own } territórios, mais ninguém
  }
recap-lands-rivals = { $own ->
    [1] Um território contra { $rivals }
   *[other] { $own } territórios contra { $rivals }
  }
recap-rival = { $who } { $count }
recap-count-buildings = { $building ->
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
interlude-over = Fim da era { $epoch } · { $span }
interlude-leads = { $you ->
    [yes] Você lidera.
   *[no] { $who } lidera.
  }
interlude-best = { $you ->
    [yes] O melhor turno da era foi o seu, com { $the }.
   *[no] O melhor turno da era foi o de { $who }, com { $the }.
  }
interlude-after = após { $epochs } de { $all } eras
interlude-gain = { $gold } com { $the }
interlude-way = de { $from } a { $to }
interlude-led = { $lands ->
    [0] nenhum território
    [1] um território
   *[other] { $lands } territórios
  }, { $fought ->
    [0] nenhuma invasão
   *[other] { $won } de { $fought } invasões vencidas
  }
interlude-tied = empate
interlude-there = { $you ->
    [yes] você { $count }
   *[no] { $who } { $count }
  }
interlude-empty = vazia
interlude-epochs = da era { $from } à { $to }
interlude-keeps = Rendem a partir de agora. Como antes: { $areas }.
interlude-keeps-all = Nenhuma região nova se abre. Como antes: { $areas }.
interlude-asks = { $what ->
    [tokens] { $count } fichas de região estão à sua frente.
    [events] { $count } eventos estão à sua frente.
   *[empires] { $count } impérios estão à sua frente.
  }
interlude-choose = { $what ->
    [tokens] Escolher sua ficha
    [events] Escolher seu evento
   *[empires] Escolher seu império
  }
interlude-you-first = Você é quem escolhe primeiro.
interlude-before = { $count ->
    [1] { $names } já escolheu.
   *[other] { $names } já escolheram.
  }
interlude-next = Depois de você escolhe { $next }, e { $last } por último.
interlude-last = Depois de você vem { $last }.
interlude-waits = { $what ->
    [tokens] { $next ->
        [yes] { $names } guarda uma ficha. Depois é você.
       *[no] { $names } guarda uma ficha.
      }
    [events] { $next ->
        [yes] { $names } guarda um evento. Depois é você.
       *[no] { $names } guarda um evento.
      }
   *[empires] { $next ->
        [yes] { $names } escolhe um império. Depois é você.
       *[no] { $names } escolhe um império.
      }
  }
end-best = melhor turno: { $empire }, { $points } de ouro
end-summary-always = { $you ->
    [yes] Você liderou do começo ao fim e venceu com { $by } de ouro a mais.
   *[no] { $who } liderou do começo ao fim e venceu com { $by } de ouro a mais.
  }
end-summary-from = { $you ->
    [yes] Você liderou a partir da era { $epoch } e venceu com { $by } de ouro a mais.
   *[no] { $who } liderou a partir da era { $epoch } e venceu com { $by } de ouro a mais.
  }
end-summary-last = { $you ->
    [yes] Você tomou a frente no fim da partida e venceu com { $by } de ouro a mais.
   *[no] { $who } tomou a frente no fim da partida e venceu com { $by } de ouro a mais.
  }
end-summary-tie = { $you ->
    [yes] Você venceu com o mesmo ouro que o segundo lugar
   *[no] { $who } venceu com o mesmo ouro que o segundo lugar
  }: { $by ->
    [people] decidiram menos peças de povo nos impérios.
   *[honors] com as mesmas peças de povo nos impérios, decidiram mais honras nos eventos.
  }
end-summary-shared = { $names } dividem a vitória com { $gold } de ouro.
chart-parts = por tipo
chart-areas = Regiões
chart-buildings = Construções
chart-events = Eventos
chart-tokens = Fichas
chart-honors = Honras
chart-plunder = Saque
chart-endgame = Fim da partida
story-rise = { $you ->
    [yes] { $lands ->
        [1] Para { object-you }, tudo começou na era { $epoch } com { $empire }: um território e { $points } de ouro.
       *[other] Para { object-you }, tudo começou na era { $epoch } com { $empire }: { $lands } territórios e { $points } de ouro.
      }
   *[no] { $lands ->
        [1] Para { $who }, tudo começou na era { $epoch } com { $empire }: um território e { $points } de ouro.
       *[other] Para { $who }, tudo começou na era { $epoch } com { $empire }: { $lands } territórios e { $points } de ouro.
      }
  }
story-winner = { $you ->
    [yes] Na era { $epoch } você tomou { $lands } territórios com { $empire } e arrecadou { $points } de ouro.
   *[no] Na era { $epoch } { $who } tomou { $lands } territórios com { $empire } e arrecadou { $points } de ouro.
  }
story-held = { $you ->
    [yes] { $times ->
        [1] Você teve maestria sobre { $area } uma vez, por { $points } de ouro.
       *[other] Você teve maestria sobre { $area } { $times } vezes, por { $points } de ouro.
      }
   *[no] { $times ->
        [1] { $who } teve maestria sobre { $area } uma vez, por { $points } de ouro.
       *[other] { $who } teve maestria sobre { $area } { $times } vezes, por { $points } de ouro.
      }
  }
story-best = { $you ->
    [yes] Com { $empire }, você arrecadou { $points } de ouro, o melhor turno da partida, e ainda assim não bastou.
   *[no] Com { $empire }, { $who } arrecadou { $points } de ouro, o melhor turno da partida, e ainda assim não bastou.
  }
story-lead = { $swaps ->
    [2] A liderança mudou de mãos duas vezes.
   *[other] A liderança mudou de mãos { $swaps } vezes.
  }
story-land = Invasores tomaram { $land } { $times } vezes. Ninguém ficou por muito tempo.
story-endgame = { $you ->
    [yes] O fim da partida foi mais generoso com você: { $gold } de ouro. No topo nada mudou.
   *[no] O fim da partida foi mais generoso com { $who }: { $gold } de ouro. No topo nada mudou.
  }
story-endgame-turned = { $won ->
    [yes] { $you ->
        [yes] O fim da partida rendeu mais a você, { $gold } de ouro, e virou tudo: você venceu.
       *[no] O fim da partida rendeu mais a { $who }, { $gold } de ouro, e virou tudo: você venceu.
      }
   *[no] { $you ->
        [yes] O fim da partida rendeu mais a você, { $gold } de ouro, e virou tudo: { $winner } venceu.
       *[no] O fim da partida rendeu mais a { $who }, { $gold } de ouro, e virou tudo: { $winner } venceu.
      }
  }
story-second = { $you ->
    [yes] Você ficou em segundo lugar, { $by } atrás. O melhor turno foi com { $empire }: { $points } de ouro.
   *[no] { $who } ficou em segundo lugar, { $by } atrás. O melhor turno foi com { $empire }: { $points } de ouro.
  }
story-unlucky = { $you ->
    [yes] { $place ->
        [1] Você teve os piores dados da mesa, { $below } invasões abaixo do esperado, e venceu assim mesmo.
       *[other] Você teve os piores dados da mesa, { $below } invasões abaixo do esperado.
      }
   *[no] { $place ->
        [1] { $who } teve os piores dados da mesa, { $below } invasões abaixo do esperado, e venceu assim mesmo.
       *[other] { $who } teve os piores dados da mesa, { $below } invasões abaixo do esperado.
      }
  }
story-lucky = { $you ->
    [yes] { $place ->
        [1] Os dados foram gentis com você: { $above } invasões acima do esperado.
       *[other] Os dados foram gentis com você, { $above } invasões acima do esperado; a história, não.
      }
   *[no] { $place ->
        [1] Os dados foram gentis com { $who }: { $above } invasões acima do esperado.
       *[other] Os dados foram gentis com { $who }, { $above } invasões acima do esperado; a história, não.
      }
  }
luck-row = { $won } vencidas, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } esperadas

## What the frame leaves to its game: gold, not points

keys-letter-k = erguer a Grande Muralha
keys-letter-r = rever o que passou, ou a contagem final do começo
keys-letter-e = seu evento
keys-letter-t = suas fichas
keys-letter-a = enviar uma frota, acrescentar um passo ao plano
keys-letter-o = honras
keys-letter-f = construir um forte
keys-letter-d = o líder
keys-letter-v = territórios em tabela
score-title = Ouro agora
score-spoken-scored = { $score } de ouro, já arrecadou
score-spoken-over = { $score } de ouro
score-spoken = { $score } de ouro, mais { $now } se a receita viesse agora
scoring-part = { $name }, { $word }: { $points } de ouro.
scoring-parts = { $names }: { $points } de ouro.
interlude-label = Entre as eras
interlude-chart = Ouro por era
interlude-points = ouro da era
interlude-page = Voltar à era
interlude-again = Rever a era
interlude-none = inativa
interlude-changes = O que se torna ativo

## In the terminal: questions and answers

ask-tokens = Qual ficha de região você guarda?
ask-events-draft = Qual evento você guarda?
ask-choose-empire = Qual império você escolhe?
ask-event = Seu evento: o que você faz?
ask-shortage = De qual território vem a construção que falta?
ask-expand = Seu império se expande: o que você faz?
ask-monuments = Onde você constrói o monumento?
ask-revenue = O ouro foi arrecadado. Você joga uma honra?
ask-conclude = Você joga uma ficha de região?
ask-endgame = O fim da partida: o que você joga?
ask-fort = Onde fica o forte?
ask-area = Para qual região você joga { $card }?
do-choose-token = Guardar { $name }
do-choose-event = Guardar { $name }
do-choose-empire = Escolher { $name }
do-take-building = Tirar daqui: { $name }
do-invade = Invadir { $name }
do-place-fleet = Enviar uma frota para { $name }
do-conquer = Conquistar { $name }
do-end-expansion = Encerrar a expansão
do-end-revenue = Continuar
do-play-token = Jogar { $name }
do-end-turn = Encerrar o turno
do-build-monument = Construir: { $name }
do-play = Jogar { $card }
do-taking = deixando { $lands }
terminal-verb-leader = líder lider
note-gold = +{ $gold } de ouro
note-prospect = { $low } a { $high } de ouro
note-opens = territórios ao alcance: { $lands }
note-falls = você perde { $things }
status-pool = { $card }, na reserva do turno: { $pool }
status-revenue = { $name } arrecadaria { $gold } de ouro agora
status-stack = Honras na sua pilha: { $stack }
status-event = Seu evento: { $card }
do-use-leader = { $ignore ->
    [difficult] Chamar seu líder contra o terreno difícil
    [fort] Chamar seu líder contra os fortes
   *[nothing] Chamar seu líder
  }
do-build-fort = { $pay ->
    [wall] Erguer a Grande Muralha: { $land }
    [event] Fortificar { $land } com o forte das Cruzadas
   *[people] Fortificar { $land } com uma peça de povo
  }
do-build-forts = { $pay ->
    [wall] Erguer a Grande Muralha
    [event] Colocar o forte das Cruzadas
   *[people] Fortificar com uma peça de povo
  }
note-free-land = livre, sem batalha
note-friendly-land = sua guarnição cede lugar
note-conquest = { $points ->
    [1] { $points } ponto de conquista
   *[other] { $points } pontos de conquista
  }
note-certain = { $outcome ->
    [success] cai com certeza
    [never] será frustrada, com líder ou sem
   *[frustrated] será frustrada
  }
status-piece = { $piece ->
    [army] exército de { $name }
   *[garrison] guarnição de { $name }
  }

## Refusals of the rules

refusal-game-over = A partida acabou.
refusal-no-such-seat = Esse lugar não existe.
refusal-not-your-decision = A decisão não é sua agora.
refusal-choosing-tokens = Primeiro guarde uma ficha de região e passe as outras.
refusal-choosing-events = Primeiro guarde um evento e passe os outros.
refusal-choosing-empires = Primeiro escolha um império.
refusal-aim-first = Primeiro o evento precisa ser jogado.
refusal-in-event = Um evento está em jogo: coloque as peças dele ou encerre a expansão dele.
refusal-take-first = Primeiro diga de qual território vem a construção que falta.
refusal-expanding = Seu império ainda está se expandindo.
refusal-monuments-first = Primeiro os monumentos precisam ser construídos.
refusal-in-revenue = O ouro foi arrecadado: jogue honras ou encerre a fase.
refusal-concluding = Seu turno está acabando: jogue fichas de região ou encerre-o.
refusal-last-honors = Primeiro todas as suas honras precisam ser jogadas.
refusal-not-passed = Não lhe passaram nenhuma ficha com { $area }.
refusal-not-among-events = Não lhe passaram { $card }.
refusal-not-laid-out = Agora não dá para escolher { $empire }.
refusal-not-now = Isso pertence a outra fase.
refusal-no-people = Não resta peça de povo na reserva do turno.
refusal-no-supply = Não resta peça de povo no seu suprimento.
refusal-own-army = Seu exército já ocupa { $land }.
refusal-not-adjacent = Seus exércitos e frotas não alcançam { $land }.
refusal-first-land = O primeiro exército precisa ir para { $land }.
refusal-fort-placed = O forte encerrou a colocação de exércitos.
refusal-no-fleet = Não resta frota.
refusal-has-fleet = Sua frota já cruza { $water }.
refusal-seas-only = Nesta era as frotas vão apenas aos mares.
refusal-oceans-only = Nesta era as frotas vão apenas aos oceanos.
refusal-honor-seas-only = Sem frota na carta do império, ela vai apenas a um mar.
refusal-no-port = Seus exércitos e frotas não alcançam { $water }.
refusal-no-points = Você não tem pontos de conquista.
refusal-not-beaten = O inimigo que acaba de perder não ocupa { $land }.
refusal-not-next = Nenhum território recém-tomado alcança { $land }.
refusal-too-dear = São necessários { $cost } pontos para conquistar { $land }.
refusal-not-held = Nenhum exército seu ocupa { $land }.
refusal-has-fort = Um forte já protege { $land }.
refusal-has-city = Uma capital ou cidade já ocupa { $land }.
refusal-no-wall = Não há forte da Grande Muralha na reserva do turno.
refusal-no-wall-site = A Grande Muralha só se ergue nos dois territórios dela.
refusal-no-event-fort = Só as Cruzadas trazem um forte, e apenas um.
refusal-no-honors-in-event = Nenhuma honra é jogada durante um evento.
refusal-no-leader-in-event = Nenhum líder é chamado durante um evento.
refusal-no-forts-in-event = Durante um evento não se constroem fortes com povo.
refusal-none-left = Não resta nenhum, e nenhum inimigo tem um para tomar.
refusal-take-from = Indique um território inimigo para cada construção que falta.
refusal-nothing-to-take = Nada disso pode ser tomado aqui: { $land }.
refusal-leader-gone = Seu líder deixou a partida.
refusal-leader-used = Seu líder já foi chamado.
refusal-leader-dice = Com dados o líder dá um terceiro dado e não ignora nada.
refusal-leader-ignores = Sem dados, diga o que o líder ignora.
refusal-people-left = Ainda se pode usar o povo da reserva do turno.
refusal-crusade-begins = O primeiro exército ainda não foi colocado.
refusal-fort-first = Primeiro o forte precisa ser colocado.
refusal-honors-in-pool = Primeiro jogue as honras da sua reserva do turno.
refusal-no-honor = Você não tem { $honor } agora.
refusal-coins-only = Durante a expansão só se jogam honras com moedas.
refusal-no-target-wanted = Agora você recebe ouro por { $honor } e não indica nada.
refusal-target-wanted = Diga para que { $honor } é jogada.
refusal-no-effect = Agora você não ganharia nada com { $honor }.
refusal-inactive = Ainda não se rende nada por { $area }.
refusal-no-monument = Nenhum inimigo tem monumento aqui: { $land }.
refusal-strike = Diga qual monumento cai.
refusal-no-event = Agora não dá para jogar { $card }.
refusal-by-itself = Não se joga { $card }: o ouro vem por si com a sua receita.
refusal-bad-target = Agora { $card } não pode atingir { $land }.
refusal-bad-set = { $most ->
    [1] Indique exatamente um.
   *[other] Indique de um a { $most }, nenhum duas vezes.
  }
refusal-few-people = { $people ->
    [1] Cada território pede uma peça de povo, e seu suprimento só tem uma.
   *[other] Cada território pede uma peça de povo, e seu suprimento só tem { $people }.
  }
refusal-one-area = Todos os territórios devem ser de uma só região.
refusal-one-seat = Todos os territórios devem ser de um só jogador.
refusal-two-of-one = No máximo dois territórios de um jogador.
refusal-has-monument = Um monumento já adorna { $land }.
refusal-no-site = Primeiro o território inicial, depois as cidades, depois os outros.
refusal-no-token = Você não tem essa ficha de região.

## The almanac: cards, Honors, tokens and lands

almanac-empires-note = Sete para cada era. Os que estão em jogo agem na ordem dos seus números.
almanac-events-note = Sete para cada era, revelados no começo do turno. Uns se jogam como pequenos impérios, outros pelo texto.
almanac-honors = Honras
almanac-honors-note = Todos têm as mesmas dez. Uma guarnição que cai muitas vezes rende uma, e estar à frente em ouro também.
almanac-tokens = Fichas de região
almanac-tokens-note = Uma ficha rende de novo pela sua região: no fim de um turno seu, com todos os seus territórios ali.
almanac-lands-note = As regiões, com o que presença, dominância e maestria trazem em cada era, e seus territórios.
almanac-epoch = Era { $epoch }
almanac-number = Número { $number }
almanac-year-before = { $year } a.C.
almanac-year = { $year } d.C.
almanac-people = { $count ->
    [1] Uma peça de povo
   *[other] { $count } peças de povo
  }
almanac-founds = Funda
almanac-sea-fleets = { $count ->
    [1] uma, em um mar
   *[other] { $count }, em mares
  }
almanac-ocean-fleets = { $count ->
    [1] uma, em um oceano
   *[other] { $count }, em oceanos
  }
almanac-brings = Traz
almanac-icon = Símbolo de poder
almanac-barbarian = Bárbaro: sem construções e sem símbolo de poder, mas saqueia todo território que invade.
almanac-two-starts = Começa nos dois territórios ao mesmo tempo.
almanac-two-empires = Dois impérios em uma carta, jogados um após o outro.
almanac-when-reveal = Na hora, quando é revelado
almanac-when-expand = Depois: durante a expansão
almanac-when-revenue = Depois: com a sua receita
almanac-honor = Antes de tudo, traz uma honra.
almanac-coins = { $count ->
    [0] Sem moedas
    [1] Uma moeda
   *[other] { $count } moedas
  }
almanac-honor-expand = Durante a expansão, pelo efeito.
almanac-honor-paid = { $count ->
    [1] Com a sua receita, por 1 de ouro.
   *[other] Com a sua receita, por { $count } de ouro.
  }
almanac-honor-revenue = Com a sua receita, pelo efeito.
almanac-from = A partir da era { $epoch }
almanac-token-count = { $count ->
    [1] Uma ficha
   *[other] { $count } fichas
  }
almanac-land-count = { $count ->
    [1] um território
   *[other] { $count } territórios
  }
almanac-single-tokens = Fichas de uma região
almanac-pairs = Fichas duplas
almanac-pairs-note = Só quando a mesa é preparada com elas: uma para cada jogador, oculta.
almanac-terrain-clear = Terreno aberto
almanac-terrain-difficult = Terreno difícil

## Figures beside rules

figure-battles = Chance de a invasão dar certo
figure-two-dice = dois dados
figure-leader = com o líder
figure-clear = Aberto
figure-difficult = Difícil
figure-fort = Aberto, forte
figure-fort-difficult = Difícil, forte
figure-certain = Sem dados: o que é certo
figure-no-leader = sem líder
figure-leader-terrain = Líder: terreno
figure-leader-forts = Líder: fortes
figure-falls = cai
figure-both-go = ambos saem
figure-conquest = Com a opção de conquista
figure-first = primeira
figure-areas = Presença, dominância, maestria em cada era
figure-oceans = Os mares de cada oceano
figure-honors = As dez honras e suas moedas

## The primer: the game in pictures

primer-aim-epochs = { $epochs ->
    [5] Cinco eras, cinco impérios. Cada um se ergue, conquista por um único turno e descansa: seus exércitos viram guarnições e ficam no mapa.
   *[other] { $epochs } eras, { $epochs } impérios. Cada um se ergue, conquista por um único turno e descansa: seus exércitos viram guarnições e ficam no mapa.
  }
primer-aim-gold = No fim de cada turno seu, os *territórios do seu novo império* trazem ouro. Vence quem tiver mais ouro quando tudo estiver contado.
primer-choose-text = Em cada era você fica com uma ficha de região, recebe um evento e escolhe um império, quem tem menos ouro primeiro. Na era I as fichas são sorteadas. O último fica com o império que sobra.
primer-establish = Estabelecer
primer-establish-text = Seu primeiro exército fica no território inicial, muitas vezes com uma capital. O que estava lá sai.
primer-expand = Expandir
primer-expand-text = Exército por exército nos territórios adjacentes, por frota através de um mar. Os livres são seus na hora.
primer-build-text = Cada dois territórios com o símbolo de poder do seu império dão um monumento.
primer-collect = Arrecadar
primer-collect-text = Regiões e construções do seu império rendem ouro. Depois os exércitos se deitam, e você pode jogar fichas de região.
primer-comfort = *Ninguém fica muito para trás.* Uma guarnição que frustra um invasor rende uma honra ao dono, e quem tem menos ouro escolhe o império primeiro.
primer-gold = O que traz ouro
primer-gold-text = Toda região ativa rende pelos exércitos deste turno, pelo melhor grau que você alcança. Guarnições de turnos anteriores não trazem nada agora.
primer-presence-text = Você tem um exército ali. Um basta.
primer-dominance-text = { $lands ->
    [2] Dois exércitos ou mais, mais do que qualquer outro jogador tem ali, e mais do que as suas guarnições.
   *[other] { $lands } exércitos ou mais, mais do que qualquer outro jogador tem ali, e mais do que as suas guarnições.
  }
primer-mastery = Maestria
primer-mastery-text = { $lands ->
    [3] Três exércitos ou mais, e nenhuma guarnição ali, nem de outros nem sua.
   *[other] { $lands } exércitos ou mais, e nenhuma guarnição ali, nem de outros nem sua.
  }
primer-brings-gold = Traz { $gold } de ouro
primer-invasion = Uma invasão
primer-invasion-rolled = Você tirou { $yours }, a guarnição { $theirs }: o território é seu.
primer-invasion-dice = { $own ->
    [2] Você rola dois dados, a guarnição um, atrás de um forte dois. Vale o maior.
   *[other] Você rola { $own } dados, a guarnição { $other }, atrás de um forte { $fort }. Vale o maior.
  }
primer-invasion-ends = *Maior:* o território é seu. *Igual:* seu em terreno aberto. *Senão* as duas peças saem, o território fica livre e o dono recebe uma honra.
primer-invasion-certain = *Sem dados,* se preferir: terreno aberto sem forte cai, o resto custa as duas peças. Uma vez, um *líder* ajuda.

## Learn

learn-turn = Um turno em seis fases
learn-turn-1 = Seu evento
learn-turn-1-note = Ele é revelado. Um pequeno povo aparece, ou algo acontece pelo texto.
learn-turn-2 = Seu império se ergue
learn-turn-2-note = No território inicial, com uma capital. O que estava lá sai.
learn-turn-3 = Ele se expande
learn-turn-3-note = Exército por exército, enquanto houver povo. Contra guarnições decidem os dados, ou só o território.
learn-turn-4 = Ele constrói
learn-turn-4-note = Dois territórios com o seu símbolo de poder fazem um monumento.
learn-turn-5 = O ouro entra
learn-turn-5-note = Por regiões e por construções, só deste império. Honras podem somar.
learn-turn-6 = Ele descansa
learn-turn-6-note = Exércitos viram guarnições. Uma ficha de região rende por todos os seus territórios nela.

## Lessons

lesson-first-empire = Seu primeiro império
lesson-first-empire-pitch = { $minutes } minutos: { name-assyria.the } surge { name-euphrates.in }.
lesson-first-empire-aim = Do que se trata
lesson-first-empire-aim-text = Em cada era você lidera outro império. Ele surge, conquista o que pode e arrecada ouro; depois seus exércitos se deitam como guarnições. Você lidera { name-assyria.the }, que surgiu { name-euphrates.in } com uma capital. Cada região rende em três degraus: { $presence } de ouro por um exército, { $dominance } por pelo menos { $most } e mais que qualquer outro, { $mastery } por pelo menos { $all } e nenhuma guarnição ali.
lesson-first-empire-free = Ocupe um território livre
lesson-first-empire-free-text = Ninguém ocupa { name-levant.the }. Um exército vai para lá na hora, sem dados.
lesson-first-empire-invasion = Invada uma guarnição
lesson-first-empire-invasion-text = Há uma guarnição { name-tigris.in }, com uma capital. Você rola dois dados, a guarnição um, e vale o maior de cada lado. Em terreno aberto um empate basta. Sua chance: { $win }.
lesson-first-empire-icon = Procure seu símbolo de poder
lesson-first-empire-icon-text = Há uma espada { name-zagros.in }, o símbolo de poder do seu império. A cada dois territórios do império com ele você constrói um monumento, que traz { $monument } de ouro.
lesson-first-empire-frustrated = Tente outra região
lesson-first-empire-frustrated-text = Um exército { name-nile.in } é presença em outra região: { $presence } de ouro. Sua chance: { $win }.
lesson-first-empire-again = Entre no território vazio
lesson-first-empire-again-text = Frustrada: seu exército e a guarnição se foram, e o dono recebeu uma honra por isso. O território agora está livre, e a capital virou uma cidade. O próximo exército não precisa de dados.
lesson-first-empire-stop = Encerre a expansão
lesson-first-empire-stop-text = { $people ->
    [0] Todo o seu povo foi usado. Quando você continua, o monumento é construído, antes de tudo no território inicial, e o ouro é arrecadado.
    [1] Resta uma peça de povo. Enquanto puder ser colocada, ela precisa ser.
   *[other] Restam { $people } peças de povo. Enquanto puderem ser colocadas, elas precisam ser.
  }
lesson-first-empire-gold = Veja o ouro
lesson-first-empire-gold-text = Seu império arrecadou { $gold } de ouro: pelas regiões, e pelo que há nos seus territórios. Uma capital traz { $capital }, uma cidade { $city }, um monumento { $monument }.
lesson-first-empire-end = Encerre o turno
lesson-first-empire-end-text = Seus exércitos se deitaram. Como guarnições, eles seguram os territórios contra os outros, e contam de novo para as fichas de região e no fim da partida. Sua ficha fica oculta até que a região dela pague.
lesson-first-empire-done = Esse foi o seu primeiro império.
lesson-first-empire-done-text = Todo turno é assim: surgir, expandir, construir, arrecadar. Na próxima era surge outro império, e estes territórios são amigos dele.
lesson-areas = Ouro e regiões
lesson-areas-pitch = { $minutes } minutos: três tipos de território, e quando uma região rende melhor.
lesson-areas-kinds = Três tipos de território
lesson-areas-kinds-text = Você lidera { name-persia.the }. Onde estão seus exércitos são territórios do império, e só eles arrecadam. Onde há guarnições dos seus impérios anteriores são territórios amigos, os dos outros são inimigos. Para a maestria { name-middle-east.in } não pode haver guarnição nenhuma, nem sua.
lesson-areas-friendly = Renove um território amigo
lesson-areas-friendly-text = Sua própria guarnição está { name-tigris.in }. Um exército pode entrar sem dados: a guarnição sai, e o território volta a ser do império. O preço é que as construções são reduzidas, então a cidade cai.
lesson-areas-enemy = Tome um território inimigo
lesson-areas-enemy-text = Uma guarnição { name-euphrates.in } separa você da maestria. Sua chance: { $win }.
lesson-areas-last = A última guarnição
lesson-areas-last-text = Só resta a sua própria guarnição { name-levant.in }. Renove-a, e a região rende { $mastery } de ouro em vez de { $dominance }.
lesson-areas-stop = Encerre a expansão
lesson-areas-stop-text = Agora só você ocupa algo aqui. Os monumentos se constroem sozinhos onde as regras deixam um único lugar.
lesson-areas-gold = Veja a receita
lesson-areas-gold-text = { $gold } de ouro: maestria { name-middle-east.in }, e o que há nos seus territórios do império. Territórios amigos não teriam trazido nada agora.
lesson-areas-token = Jogue uma ficha de região
lesson-areas-token-text = Os exércitos se deitaram, e todos os seus territórios { name-middle-east.in } contam juntos. A ficha rende por eles mais uma vez: { $token } de ouro. Depois ela sai da partida, então jogue cada uma quando render bem.
lesson-areas-end = Encerre o turno
lesson-areas-end-text = Quem tem mais ouro no fim do próprio turno recebe uma honra. Desta vez é você.
lesson-areas-done = Você sabe de onde vem o ouro.
lesson-areas-done-text = Uma região rende melhor onde não há guarnição. Renove guarnições antigas onde isso completa a maestria; em outros lugares, deixe que esperem por uma ficha.
lesson-honors = Honras
lesson-honors-pitch = { $minutes } minutos: uma ajuda agora, ou ouro depois.
lesson-honors-track = Veja suas honras
lesson-honors-track-text = Você lidera { name-arabs.the }, e todo o povo foi usado. Mas há duas honras na sua trilha, e uma foi empurrada para a sua reserva do turno. Uma honra com moedas ajuda durante a expansão, ou vale ouro com a receita. Uma sem moedas só serve com a receita.
lesson-honors-recruit = Recrute
lesson-honors-recruit-text = { name-recruit-1 } traz mais uma peça de povo. Honras jogadas voltam para baixo da sua pilha, então nenhuma se perde para sempre.
lesson-honors-spend = Use-a
lesson-honors-spend-text = Mais um território { name-middle-east.in } vai contar duas vezes: pela região, e por uma honra da sua trilha. Sua chance { name-euphrates.in }: { $win }.
lesson-honors-stop = Encerre a expansão
lesson-honors-stop-text = Você não precisa de frota agora. Deixe { name-fleet-1 } na reserva do turno: com a receita ela vale ouro.
lesson-honors-pool = Esvazie a reserva do turno
lesson-honors-pool-text = O ouro entrou. Toda honra na reserva do turno precisa ser jogada antes de você continuar: { name-fleet-1 } traz 1 de ouro pela moeda.
lesson-honors-bonus = Jogue um bônus
lesson-honors-bonus-text = { name-lands-bonus } rende 1 de ouro por território do império em uma região ativa, e você tem { $lands } { name-middle-east.in }.
lesson-honors-gold = Continue
lesson-honors-gold-text = Nada mais precisa ser jogado. O que fica na trilha espera por outro turno seu.
lesson-honors-end = Encerre o turno
lesson-honors-end-text = Você tem mais ouro, então recebe uma honra: ela é virada da sua pilha e empurra as outras adiante.
lesson-honors-done = As honras consolam e premiam.
lesson-honors-done-text = Uma guarnição que frustra um invasor rende uma, e também uma que um evento ou um novo império varre do mapa. No fim da partida são jogadas todas as da sua trilha e da sua reserva do turno.
lesson-without-dice = Sem dados
lesson-without-dice-pitch = { $minutes } minutos: o que é certo, e o que seu líder muda.
lesson-without-dice-certain = Tudo é certo
lesson-without-dice-certain-text = Esta mesa joga sem dados, e você lidera { name-macedonia.the }. Uma guarnição em terreno aberto sem forte cai diante de um exército. Terreno difícil ou um forte frustra a invasão: exército e guarnição saem os dois.
lesson-without-dice-clear = Terreno aberto
lesson-without-dice-clear-text = A guarnição { name-apennines.in } está em terreno aberto, sem forte: cai com certeza, e a cidade com ela.
lesson-without-dice-leader = Chame seu líder
lesson-without-dice-leader-text = Uma vez na partida seu líder ajuda até o fim da expansão: contra o terreno difícil, ou contra os fortes. Montanhas protegem a guarnição { name-anatolia.in }, então escolha o terreno.
lesson-without-dice-mountains = Pelas montanhas
lesson-without-dice-mountains-text = Com o líder o terreno difícil conta como aberto, então a guarnição { name-anatolia.in } também cai.
lesson-without-dice-fort = Um forte nas montanhas
lesson-without-dice-fort-text = Um forte em terreno difícil, como { name-pindus.in }, nunca cai na primeira tentativa, com líder ou sem. Gaste um exército: ambos saem, com eles o forte e o monumento, e o dono recebe uma honra.
lesson-without-dice-again = Entre no território vazio
lesson-without-dice-again-text = O território agora está livre. O próximo exército o ocupa, e com ele a maestria da região.
lesson-without-dice-stop = Encerre a expansão
lesson-without-dice-stop-text = Todo o povo foi usado. Seu líder sai da partida agora; guardado até o fim, valeria { $kept } de ouro.
lesson-without-dice-done = Nada ficou ao acaso.
lesson-without-dice-done-text = Antes de cada ordem a página diz o que vai acontecer e quanto custa. Conte dois exércitos para um território atrás de montanhas ou de um forte.

## What lessons say in numbers, and the page before a first game

reason-pays = { $name }: { $presence } de ouro por um exército, { $dominance } por pelo menos { $most } e mais que qualquer outro, { $mastery } por pelo menos { $all } e nenhuma guarnição ali.
reason-area = Com { $land } você alcança { $degree ->
    [presence] presença
    [dominance] dominância
   *[mastery] maestria
  }: de { $from } para { $to } de ouro.
reason-buildings = O que há ali traz { $gold } de ouro.
reason-monument = Completa um par do seu símbolo de poder: um monumento, { $gold } de ouro.
reason-odds = Sucesso { $win }, frustrada { $defeat }.
reason-certain = { $outcome ->
    [success] Cai com certeza.
   *[frustrated] Exército e guarnição saem os dois, com certeza.
  }
reason-falls = Com isso é certo tomar { $lands }.
reason-gold = Agora vale { $gold } de ouro.
aim-empires = Em cada era você lidera outro império. Ele surge com um povo novo, conquista o que pode e arrecada ouro. Depois seus exércitos se deitam e ficam no mapa como guarnições.

## Places of this edition only

name-south-east-asia = Sudeste Asiático
    .the = o Sudeste Asiático
    .in = no Sudeste Asiático
name-euphrates = Eufrates
    .the = o Eufrates
    .in = no Eufrates
name-xi-river = Rio Xi
    .the = o Rio Xi
    .in = no Rio Xi
name-britain = Bretanha
    .the = a Bretanha
    .in = na Bretanha
name-alemannia = Alamânia
    .the = a Alamânia
    .in = na Alamânia
name-southern-ocean = Oceano Antártico
    .the = o Oceano Antártico
    .in = no Oceano Antártico
name-mediterranean = Mar Mediterrâneo
    .the = o Mar Mediterrâneo
    .in = no Mar Mediterrâneo

## Empires

name-minoa = Creta Minoica
    .the = a Creta Minoica
name-vedic-states = Estados Védicos
    .the = os Estados Védicos
name-greek-states = Cidades Gregas
    .the = as Cidades Gregas
name-carthage = Cartago
    .the = Cartago
name-rome = Roma
    .the = Roma
name-byzantium = Bizâncio
    .the = Bizâncio
name-tang-dynasty = Dinastia Tang
    .the = a Dinastia Tang
name-incas = Incas
    .the = os Incas
name-aztecs = Astecas
    .the = os Astecas
name-ottomans = Otomanos
    .the = os Otomanos
name-britain-empire = Império Britânico
    .the = o Império Britânico

## Events

name-ancients = Antigos
    .the = os Antigos
name-indus-cities = Cidades do Indo
    .the = as Cidades do Indo
name-establish-cities-i = Fundação de cidades (I)
    .the = a Fundação de cidades (I)
name-liberate-ii = Libertação (II)
    .the = a Libertação (II)
name-parthia = Pártia
    .the = a Pártia
name-bantu = Bantos
    .the = os Bantos
name-mercenaries = Mercenários
    .the = os Mercenários
name-ghana = Gana
    .the = Gana
name-crusades = Cruzadas
    .the = as Cruzadas
name-silk-road = Rota da Seda
    .the = a Rota da Seda
name-black-death = Peste Negra
    .the = a Peste Negra
name-ocean-trade = Comércio oceânico
    .the = o Comércio oceânico
name-timurids = Timúridas
    .the = os Timúridas
name-songhai = Songai
    .the = os Songai
name-majapahit = Majapait
    .the = Majapait
name-revolution = Revolução
    .the = a Revolução
name-liberate-v = Libertação (V)
    .the = a Libertação (V)
name-austria = Áustria
    .the = a Áustria
name-gran-colombia = Grã-Colômbia
    .the = a Grã-Colômbia
name-establish-cities-v = Fundação de cidades (V)
    .the = a Fundação de cidades (V)

## Honors

name-recruit-1 = Recrutar 1
name-recruit-2 = Recrutar 2
name-fleet-1 = Frota 1
name-fleet-2 = Frota 2
name-fortify-1 = Fortificar 1
name-fortify-2 = Fortificar 2
name-urbanize = Urbanizar
name-buildings-bonus = Bônus de construções
name-lands-bonus = Bônus de territórios
name-catastrophe = Catástrofe

## Paired tokens

name-pair-1 = Sul da Europa e América do Sul
name-pair-2 = Norte da África e Extremo Oriente
name-pair-3 = Oriente Médio e América do Norte
name-pair-4 = Índia e Norte da Europa
name-pair-5 = China e Sul da África
name-pair-6 = Eurásia e Sudeste Asiático

## Card texts, in our own words

text-ancients = Escolha um território sem controle e sem construções, em qualquer lugar. Ali surgem um exército e uma cidade.
text-establish-cities-i = Durante a expansão: até duas cidades, cada uma em outro território do império sem capital nem cidade.
text-establish-cities-v = { text-establish-cities-i }
text-liberate-ii = Escolha um território inimigo adjacente a um amigo, ou qualquer inimigo se não houver nenhum assim. Seu exército toma o lugar da guarnição, e todas as construções ficam. O dono recebe uma honra.
text-liberate-v = { text-liberate-ii }
text-mercenaries = Uma vez durante a expansão: duas peças de povo do suprimento entram na sua reserva do turno.
text-crusades = Três exércitos: o primeiro vai para { name-levant.the }, haja o que houver ali; os outros partem dele. Depois um forte vai para um dos territórios deles.
text-silk-road = Com a sua receita: 1 de ouro por cada região em que seu império tem um território, entre { name-southern-europe }, { name-middle-east }, { name-india }, { name-china } e { name-eurasia }.
text-black-death = Escolha de um a três territórios inimigos de uma região ativa, no máximo dois de um mesmo jogador. As guarnições saem, construções e fortes ficam. Cada dono recebe uma honra por guarnição.
text-ocean-trade = Com a sua receita: 1 de ouro por cada região em que seu império tem um território junto a um oceano. Os mares contam como parte do seu oceano.
text-revolution = Escolha um ou dois territórios inimigos de um mesmo jogador em uma região. Um exército seu toma cada um sem dados, as construções são reduzidas, e o dono recebe uma honra por ele.
text-recruit-1 = Uma peça de povo do suprimento entra na sua reserva do turno.
text-recruit-2 = Duas peças de povo do suprimento entram na sua reserva do turno.
text-fleet-1 = Uma frota em um mar que seus exércitos ou frotas alcançam. Nas eras IV e V ela vai a um oceano, se a carta do império mostra uma frota.
text-fleet-2 = Até duas frotas, uma após a outra, em mares que seus exércitos ou frotas alcançam. Nas eras IV e V elas vão aos oceanos, se a carta do império mostra uma frota.
text-fortify-1 = Um forte em um território do império que não tem nenhum. Nenhuma peça de povo é gasta.
text-fortify-2 = Fortes em até dois territórios do império que não têm nenhum. Nenhuma peça de povo é gasta.
text-urbanize = Uma cidade em um território do império sem capital nem cidade.
text-buildings-bonus = Escolha uma região: mais uma vez o ouro de todas as construções nos seus territórios do império ali. No fim da partida contam os territórios amigos.
text-lands-bonus = Escolha uma região ativa: 1 de ouro por território do império que você tem ali. No fim da partida contam os territórios amigos.
text-catastrophe = Retire um monumento de um território inimigo. O dono perde 1 de ouro.

## Epochs

epoch-span-1 = 3000 a.C. – 550 a.C.
epoch-span-2 = 550 a.C. – 300 d.C.
epoch-span-3 = 300 – 1200 d.C.
epoch-span-4 = 1200 – 1550 d.C.
epoch-span-5 = 1550 – 1914 d.C.

## At the table: phases, decisions, who is waited for

phase-tokens = Fichas
phase-events-draft = Eventos
phase-choose-empire = Impérios
phase-aim = A Evento
phase-event = A Evento
phase-shortage = Falta de peças
phase-expand = C Expansão
phase-monuments = D Monumentos
phase-revenue = E Receita
phase-conclude = F Conclusão
phase-endgame = Fim da partida
todo-tokens = Guarde uma ficha de região
todo-events-draft = Guarde um evento
todo-choose-empire = Escolha um império
todo-aim = Jogue seu evento
todo-event = Jogue seu evento
todo-shortage = Diga de onde vem a construção que falta
todo-expand = Expanda seu império
todo-monuments = Construa um monumento
todo-revenue = Veja seu ouro e jogue honras
todo-conclude = Jogue fichas e encerre o turno
todo-endgame = Jogue suas últimas honras
idle-end-expansion = Nada restava a colocar: a fase acabou.
idle-end-revenue = Não há honra a jogar: o turno vai para o fim.
idle-end-turn = Não há ficha a jogar: seu turno acabou.
held-end-turn = { $tokens ->
    [0] Você não tem ficha a jogar: seu turno acaba.
    [1] Sua ficha não renderia nada agora e fica com você: seu turno acaba.
   *[other] Nenhuma das suas fichas renderia algo agora: elas ficam com você, e seu turno acaba.
  }
undo-honor = { $own ->
    [yes] Não se desfaz: você recebeu uma honra
   *[no] Não se desfaz: { $name } recebeu uma honra
  }
undo-kept = Uma escolha não se desfaz
waiting-facts = { $people ->
    [0] { $empire }: nenhuma peça de povo na reserva do turno.
    [1] { $empire }: uma peça de povo na reserva do turno.
   *[other] { $empire }: { $people } peças de povo na reserva do turno.
  }
waiting-tokens = { $names } guarda uma de { $count } fichas.
waiting-events-draft = { $names } guarda um de { $count } eventos.
waiting-choose-empire = { $names } escolhe um de { $count } impérios.
waiting-aim = { $names } joga um evento.
waiting-event = { $names } joga um evento.
waiting-shortage = { $names } diz de onde vem uma construção que falta.
waiting-expand = { $names } expande { $empire }.
waiting-monuments = { $names } constrói um monumento.
waiting-revenue = { $names } arrecada a receita.
waiting-conclude = { $names } encerra o turno.
waiting-endgame = { $names } joga as últimas honras.
decide-event = Para onde vai o próximo exército do evento?
decide-shortage = De qual território vem a construção que falta?
decide-expand = Para onde vai o próximo exército?
decide-monuments = Onde o monumento é construído?
orders-endgame = Quando o fim da partida pedir a ordem das suas honras
orders-endgame-ask = Pergunte-me
orders-endgame-best = Deixe o bot da casa escolher
chart-title = Ouro por era
chart-parts-title = Ouro por fonte
score-chart = por era
luck-text = invasões vencidas, acima ou abaixo do esperado
tab-screen = Onde está o ouro
map-keys = As setas vão de território em território. Os colchetes percorrem os territórios abertos a você. Espaço abre a ficha do território, Enter joga a ação sugerida. V mostra os territórios em tabela.
map-summary = Mundo, era { $epoch }. Você tem { $lands ->
    [1] um território
   *[other] { $lands } territórios
  } em { $areas ->
    [1] uma região
   *[other] { $areas } regiões
  }.
map-summary-watching = Mundo, era { $epoch }.
map-no-value = a partir da era { $epoch }
map-standing = exército, de pé
map-flat = guarnição, deitada
map-seal-standing = { $player }, { $sign }, exército, de pé
map-seal-flat = { $player }, { $sign }, guarnição, deitada
map-terrain-difficult = difícil
map-column-trait = Símbolo de poder
map-legend-values = presença, dominância, maestria
legend-icon = símbolo de poder do império da vez
legend-empire = Território do império
legend-empire-note = seu exército está de pé
legend-friendly = Território amigo
legend-friendly-note = sua guarnição está deitada
legend-enemy = Território inimigo
legend-enemy-note = a guarnição deles está deitada

## At the table: the turn, the land card, Honors

action-conquer = { $points ->
    [1] Conquistar { $land } · 1 ponto
   *[other] Conquistar { $land } · { $points } pontos
  }
action-end-event = Encerrar o evento
action-end-expansion = Encerrar a expansão
action-enter = Ocupar { $land }
action-take-land = Tomar { $land }
action-spend = Gastar o exército
action-fleet = Frota
action-fleet-water = Frota para { $water }
action-fort = Forte
action-fort-land = Forte { $land }
action-wall = Grande Muralha
action-honors = Honra
action-leader = Líder…
action-leader-dice = Líder: { $dice } dados
action-leader-ignore = { $ignore ->
    [fort] Ignorar fortes
   *[difficult] Ignorar terreno difícil
  }
action-sure = Encerrar a expansão
action-take = Tirar a peça { $lands }
array-title = { $you ->
    [yes] Suas honras
   *[no] Honras de { $who }
  }
array-note = as apagadas esperam a fase E
array-track = Trilha
array-pool = Do turno
array-stack = Pilha
array-empty = Espaço { $space }: vazio
array-pool-spoken = { $honors ->
    [0] Reserva do turno, vazia
   *[other] Reserva do turno, a jogar neste turno
  }
array-spoken = Honras: { $track } na trilha, { $pool } na reserva do turno, { $stack } na pilha
card-army = { $you ->
    [yes] Seu exército
   *[no] Exército de { $who }
  }
card-garrison = { $you ->
    [yes] Sua guarnição
   *[no] Guarnição de { $who }
  }
card-nobody = Ninguém o ocupa
card-nobody-with = Ninguém o ocupa; { $things }
card-gives-way = Sua guarnição dá lugar ao exército.
card-gives-way-falls = Sua guarnição dá lugar ao exército, e o território perde { $things }.
fallen = { $building ->
    [capital] a capital (fica uma cidade)
    [city] a cidade
    [monument] o monumento
    [wall] o forte da Grande Muralha
   *[fort] o forte
  }
card-by-fleet = alcançado por sua frota
card-certain = certo
card-now = agora
card-after-taken = depois: seu
card-after-empty = depois: de ninguém
card-cost-army = Você perde um exército
card-cost-holds = Seu exército o ocupa
card-cost-garrison = A guarnição sai
card-cost-falls = { $count ->
    [1] Cai: { $things }
   *[other] Caem: { $things }
  }
card-cost-honor = { $who } recebe uma honra
card-if-taken = Se tomado:
card-if-entered = Com um exército:
card-if-both-go = Se ambos saírem:
card-if-thrown-back = Se repelido:
card-gets = { $who } recebe
card-honor = 1 honra
card-plunder = Saque imediato, vencendo ou não
card-plunder-won = Saque se vencer
card-falls = { $count ->
    [1] De todo modo cai: { $things }
   *[other] De todo modo caem: { $things }
  }
card-falls-won = { $count ->
    [1] Se tomado, cai: { $things }
   *[other] Se tomado, caem: { $things }
  }
card-part-area = { $degree ->
    [presence] presença
    [dominance] dominância
   *[mastery] maestria
  } { $area }
card-part-buildings = construções
card-part-monument = um monumento
card-part-trade = comércio
card-with-leader = Com o líder
card-points = Pontos de conquista em média
card-average = Ouro em média
odds-taken = tomado
odds-both-go = ambos saem
odds-thrown-back = repelido
decide-conquer = Conquistar mais, ou pôr um exército em outro lugar?
decide-conquer-facts = { $points ->
    [1] Resta um ponto de conquista contra { $who }.
   *[other] Restam { $points } pontos de conquista contra { $who }.
  }
decide-conquer-lapses = { $lapses ->
    [any] Com qualquer outra ação, o que resta se perde.
   *[invasion] Com o próximo exército colocado sem conquistar, o que resta se perde.
  }
decide-expand-facts = { $lands ->
    [1] Um território aberto
   *[other] { $lands } territórios abertos
  }{ $sorts ->
    [0] {""}
   *[other] {": "}{ $kinds }
  }. { $people ->
    [1] Resta uma peça de povo.
   *[other] Restam { $people } peças de povo.
  }
expand-free = { $count ->
    [1] um livre
   *[other] { $count } livres
  }
expand-friendly = { $count ->
    [1] um amigo
   *[other] { $count } amigos
  }
expand-enemy = { $count ->
    [1] um inimigo
   *[other] { $count } inimigos
  }
decide-expand-none = Nenhum território está aberto para { $empire } agora.
decide-expand-done = Todo o povo foi colocado.
decide-expand-shut = { $people ->
    [1] Resta uma peça de povo sem lugar.
   *[other] Restam { $people } peças de povo sem lugar.
  }
decide-expand-spent = Frotas, honras e o líder ainda podem ser usados.
decide-taken = Você toma { $land } de { $who }.
decide-frustrated = Seu exército e a guarnição de { $who } { $land } vão sair ambos.
decide-frustrated-facts = { $who } recebe uma honra. Um segundo exército entra no território vazio sem oposição.
decide-never = Terreno difícil com forte nunca cai diante do primeiro exército, com líder ou sem.
decide-leader-helps = { $leader ->
    [fort] Com um líder que ignora fortes, o território seria seu.
   *[difficult] Com um líder que ignora terreno difícil, o território seria seu.
  }
decide-monuments-facts = { $due ->
    [1] Um monumento a construir
   *[other] { $due } monumentos a construir
  }; { $sites ->
    [1] um território pode recebê-lo
   *[other] { $sites } territórios podem recebê-lo
  }.
decide-shortage-facts = { $building ->
    [wall] Os fortes da Grande Muralha da dinastia ainda estão no mapa.
    [capital] Falta uma capital { $land }; quem perde uma fica com uma cidade.
    [city] Falta uma cidade { $land }.
    [monument] Falta um monumento { $land }.
   *[fort] Falta um forte { $land }.
  }
does-by-fleet = por frota
does-catastrophe = { $who } perde um monumento e 1 de ouro
does-falls = { $building ->
    [capital] a capital vira cidade
    [city] a cidade cai
    [monument] o monumento cai
    [wall] o forte da Grande Muralha cai
   *[fort] o forte cai
  }
does-gold = traz { $gold } de ouro
does-honor = { $who } recebe uma honra
does-open = { $more ->
    [0] abre { $lands }
   *[other] abre { $count } territórios: { $lands } e mais { $more }
  }
does-plunder = traz { $gold } de ouro na hora
event-minor = { $barbarian ->
    [yes] Bárbaros se erguem { $where } com
   *[no] Um império se ergue { $where } com
  } { $people ->
    [1] uma peça de povo
   *[other] { $people } peças de povo
  }{ $fleets ->
    [0] {""}
   *[other] {" "}e uma frota
  }.
event-when-empire = Na fase A
event-when-reveal = Na fase A
event-when-expand = Na fase C
event-when-revenue = Na fase E
gold-tie = { $you ->
    [yes] Você está à frente de { $below }: seu baú está por cima.
    [below] { $above } está à sua frente: esse baú está por cima.
   *[no] { $above } está à frente de { $below }: esse baú está por cima.
  }
leader-title = Seu líder
leader-note = sem uso, uma só fase
leader-ready = pronto
leader-gone = fora
leader-declared = terceiro dado
leader-difficult = ignora terreno difícil
leader-fort = ignora fortes
lost-fleets = { $fleets ->
    [1] uma frota
   *[other] { $fleets } frotas
  }
lost-walls = a Grande Muralha
mode-fleet = Para que águas vai a frota?
mode-fleet-facts = { $fleets ->
    [1] Uma frota na reserva do turno.
   *[other] { $fleets } frotas na reserva do turno.
  }
mode-fort = Qual território recebe um forte?
mode-fort-facts = { $people ->
    [1] Custa a última peça de povo da reserva do turno.
   *[other] Custa uma das { $people } peças de povo da reserva do turno.
  }
mode-fort-event = O forte das Cruzadas encerra a colocação de exércitos.
mode-wall = Onde se ergue a Grande Muralha?
mode-wall-facts = { $walls ->
    [1] Um forte da Grande Muralha na reserva do turno; não custa nada.
   *[other] { $walls } fortes da Grande Muralha na reserva do turno; não custam nada.
  }
mode-honors = Qual honra você joga?
mode-honors-facts = Durante a expansão, honras com moedas têm efeito; depois rendem as moedas.
mode-leader = O que seu líder ignora nesta fase?
mode-leader-opens = { $count ->
    [0] { $ignore ->
        [fort] Ignorar fortes não abre nada agora.
       *[difficult] Ignorar terreno difícil não abre nada agora.
      }
   *[other] { $ignore ->
        [fort] Ignorando fortes, você toma { $lands }.
       *[difficult] Ignorando terreno difícil, você toma { $lands }.
      }
  }
mode-play = Jogar { $card }?
mode-play-land = { $card }: qual território?
mode-play-lands = { $most ->
    [1] { $card }: qual território?
   *[other] { $card }: quais territórios? { $chosen } de até { $most } escolhidos.
  }
mode-play-waters = { $most ->
    [1] { $card }: em quais águas?
   *[other] { $card }: em quais águas, em ordem? { $chosen } de até { $most } escolhidas.
  }
mode-play-area = { $card }: qual região?
mode-sure = { $count ->
    [1] Encerrar a expansão e perder { $things }?
   *[other] Encerrar a expansão e perder { $things }?
  }
mode-sure-facts = O que resta na reserva do turno volta ao suprimento; as honras ficam.
mode-taking = { $missing ->
    [1] Falta uma peça para { $card }: de qual território ela vem?
   *[other] Faltam { $missing } peças para { $card }: de quais territórios elas vêm?
  }
mode-taking-facts = O inimigo que tem uma fica sem ela.
phase-no-dice = Sem dados
phases-title = Fases
phase-full-event = A evento
phase-full-establish = B ascensão
phase-full-expand = C expansão
phase-full-monuments = D monumentos
phase-full-revenue = E receita
phase-full-conclude = F conclusão
plan-frustrated = A invasão { $land } foi frustrada.
prices-title = O que cada território custaria
prices-people = { $people ->
    [1] 1 exército
   *[other] { $people } exércitos
  }
row-nobody = de ninguém
sign-wall = forte da Grande Muralha
spoken-success = Certo: tomado de { $who }.
spoken-frustrated = Certo: ambos saem, { $who } recebe uma honra.
tag-taken = tomado
tag-both-go = ambos saem
tag-enemy = inimigo
tag-fleet = frota
tag-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }
tag-take = tomar
tokens-count = { $tokens ->
    [0] Nenhuma ficha
    [1] 1 ficha
   *[other] { $tokens } fichas
  }
tokens-pays = renderia agora
turn-at-sea = no mar
turn-barbarian = Bárbaro: saqueia
turn-fleets = { $fleets ->
    [1] 1 frota
   *[other] { $fleets } frotas
  }
turn-from = surge { $where }
turn-icon = { $held } de { $of }
turn-icon-word = monumento
turn-icon-title = Cada { $each } territórios do império com este símbolo ({ $icon }) fazem um monumento
turn-left = restam { $people }
turn-modifier = +{ $plus } na próxima tentativa { $land }
turn-points = { $points ->
    [1] 1 ponto de conquista contra { $who }
   *[other] { $points } pontos de conquista contra { $who }
  }
turn-spoken = Restam { $people } de { $total } peças de povo{ $fleets ->
    [sea] , frota no mar
    [pool] , frota na reserva do turno
   *[none] {""}
  }, { $leader ->
    [ready] líder sem uso
    [gone] líder fora
   *[other] líder chamado
  }
turn-then = depois { $empire }
turn-wall = Muralha
tab-score = Ouro
score-scored = já jogou
score-nothing = Nada seria arrecadado ainda.
decide-taken-facts = Traz { $gold } neste turno.
card-if-second = Com um segundo exército:
tab-honors = Honras
