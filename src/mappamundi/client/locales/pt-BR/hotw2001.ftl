# History of the World of 2001: chronicle, refusals, decisions, cards, names.

## Small words

epoch = Era { $epoch }
degree-control = controle
army-count = { $armies ->
    [1] um exército
   *[other] { $armies } exércitos
  }
capital-count = { $capitals ->
    [1] uma capital
   *[other] { $capitals } capitais
  }
fleet-count = { $fleets ->
    [1] uma frota
   *[other] { $fleets } frotas
  }
coin-count = { $coins ->
    [1] uma moeda
   *[other] { $coins } moedas
  }
allied-count = { $coins ->
    [1] uma moeda aliada
   *[other] { $coins } moedas aliadas
  }
fort-count = { $forts ->
    [1] um forte gratuito
   *[other] { $forts } fortes gratuitos
  }

## Chronicle: epochs and the draft

chronicle-epoch = Era { $epoch } · { $span }
chronicle-rolled = { $you ->
    [yes] você { $sum }
   *[no] { $who } { $sum }
  }
chronicle-first-roll = { $you ->
    [yes] Os dados para a primeira carta: { $rolls }. Você compra primeiro.
   *[no] Os dados para a primeira carta: { $rolls }. { $who } compra primeiro.
  }
chronicle-draws = { $you ->
    [yes] Você compra { $empire }.
   *[no] { $who } compra { $empire }.
  }
chronicle-keep = { $you ->
    [yes] Você fica com { $empire }.
   *[no] { $who } fica com { $empire }.
  }
chronicle-kept = { $you ->
    [yes] Você fica com a carta.
   *[no] { $who } fica com a carta.
  }
chronicle-pass = { $you ->
    [yes] Você passa { $empire } a { $victim }.
   *[no] { $theirs ->
        [yes] { $who } passa { $empire } a você.
       *[no] { $who } passa { $empire } a { $victim }.
      }
  }
chronicle-passed = { $you ->
    [yes] Você passa a carta a { $victim }.
   *[no] { $theirs ->
        [yes] { $who } passa a carta a você.
       *[no] { $who } passa a carta a { $victim }.
      }
  }
chronicle-sees = { $you ->
    [yes] A carta que você recebeu: você vai liderar { $empire }.
   *[no] A carta que { $who } recebeu: { $empire }.
  }
chronicle-unheld = Ninguém lidera { $empires }.

## Chronicle: event cards

chronicle-gains = { $you ->
    [yes] Você ganha { $gained }.
   *[no] { $who } ganha { $gained }.
  }
chronicle-reallocates = { $you ->
    [yes] Por { $fleets }, você ganha { $coins }.
   *[no] Por { $fleets }, { $who } ganha { $coins }.
  }
chronicle-reallocates-none = { $you ->
    [yes] Você fica com todas as suas frotas.
   *[no] { $who } fica com todas as frotas.
  }
chronicle-lapses = { $card } perde o efeito.
chronicle-weakens = { $card } dá dois dados daqui em diante e ainda vence os empates.
chronicle-named = { $you ->
    [yes] Você indica { $places }.
   *[no] { $who } indica { $places }.
  }
chronicle-settles = { $you ->
    [yes] Você se instala { $lands }.
   *[no] { $who } se instala { $lands }.
  }
chronicle-dies = { $theirs ->
    [yes] Seu exército { $land } se perde.
   *[no] O exército de { $victim } { $land } se perde.
  }
chronicle-survives = { $theirs ->
    [yes] Seu exército { $land } sobrevive.
   *[no] O exército de { $victim } { $land } sobrevive.
  }
chronicle-all-survive = Todos os exércitos sobrevivem.
chronicle-disease-dice = { $land }: { $dice }
chronicle-disease-rolls = { $rolls }
chronicle-spreads = A peste alcança { $land }.

## Chronicle: the turn

chronicle-rises = { $you ->
    [yes] Você estabelece { $empire } { $where } com { $brought }.
   *[no] { $who } estabelece { $empire } { $where } com { $brought }.
  }
chronicle-minor-rises = { $you ->
    [yes] Antes, você estabelece { $empire } { $where } com { $brought }.
   *[no] Antes, { $who } estabelece { $empire } { $where } com { $brought }.
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
chronicle-mans = { $you ->
    [yes] Você tripula a frota { $waters }.
   *[no] { $who } tripula a frota { $waters }.
  }
chronicle-enters-by = { $you ->
    [yes] Pelo mar, você ocupa { $lands }.
   *[no] Pelo mar, { $who } ocupa { $lands }.
  }
chronicle-renews = { $you ->
    [yes] Você renova seu exército { $lands }.
   *[no] { $who } renova o exército { $lands }.
  }
chronicle-monument = { $you ->
    [yes] Você constrói um monumento { $lands }.
   *[no] { $who } constrói um monumento { $lands }.
  }
chronicle-reinforces = { $you ->
    [yes] Você reforça { $land }: { $armies } exércitos.
   *[no] { $who } reforça { $land }: { $armies } exércitos.
  }
chronicle-fortifies = { $pay ->
    [coin] { $you ->
        [yes] Pagando em moedas, você fortifica { $lands }.
       *[no] Pagando em moedas, { $who } fortifica { $lands }.
      }
    [engineering] { $you ->
        [yes] De graça, você fortifica { $lands }.
       *[no] De graça, { $who } fortifica { $lands }.
      }
   *[army] { $you ->
        [yes] Você fortifica { $lands }.
       *[no] { $who } fortifica { $lands }.
      }
  }
chronicle-buys = { $coin ->
    [allied] { $you ->
        [yes] Com uma moeda aliada, você recompra um exército, só para territórios vazios.
       *[no] Com uma moeda aliada, { $who } recompra um exército, só para territórios vazios.
      }
   *[plain] { $you ->
        [yes] Com uma moeda, você recompra um exército.
       *[no] Com uma moeda, { $who } recompra um exército.
      }
  }
chronicle-capital-falls = A capital { $land } vira cidade.
chronicle-falls = { $building ->
    [capital] A capital { $land } cai.
    [city] A cidade { $land } cai.
    [monument] O monumento { $land } cai.
   *[fort] O forte { $land } cai.
  }
chronicle-builds = { $you ->
    [yes] Você constrói { $thing } { $lands }.
   *[no] { $who } constrói { $thing } { $lands }.
  }
chronicle-lacking = { $building ->
    [capital] Não restam capitais na caixa: nenhuma surge { $land }.
    [city] Não restam cidades na caixa: nenhuma surge { $land }.
    [monument] Não restam monumentos na caixa: nenhum surge { $land }.
   *[fort] Não restam fortes na caixa: nenhum surge { $land }.
  }

## Chronicle: battles

chronicle-win = { $you ->
    [yes] Você toma { $land } de { $victim }, { $attack } a { $defence }.
   *[no] { $theirs ->
        [yes] { $who } toma { $land } de você, { $attack } a { $defence }.
       *[no] { $who } toma { $land } de { $victim }, { $attack } a { $defence }.
      }
  }
chronicle-tie = { $you ->
    [yes] Caem { $land } o seu exército e o de { $victim }, { $attack } a { $defence }.
   *[no] { $theirs ->
        [yes] Caem { $land } o exército de { $who } e o seu, { $attack } a { $defence }.
       *[no] Caem { $land } o exército de { $who } e o de { $victim }, { $attack } a { $defence }.
      }
  }
chronicle-defeat = { $you ->
    [yes] { $victim } defende { $land } contra você, { $defence } a { $attack }.
   *[no] { $theirs ->
        [yes] Você defende { $land } contra { $who }, { $defence } a { $attack }.
       *[no] { $victim } defende { $land } contra { $who }, { $defence } a { $attack }.
      }
  }
chronicle-fort-win = { $you ->
    [yes] Você derruba o forte de { $victim } { $land }, { $attack } a { $defence }; a batalha continua.
   *[no] { $theirs ->
        [yes] { $who } derruba seu forte { $land }, { $attack } a { $defence }; a batalha continua.
       *[no] { $who } derruba o forte de { $victim } { $land }, { $attack } a { $defence }; a batalha continua.
      }
  }
chronicle-fort-tie = { $you ->
    [yes] Caem { $land } o seu exército e o forte de { $victim }, { $attack } a { $defence }.
   *[no] { $theirs ->
        [yes] Caem { $land } o exército de { $who } e o seu forte, { $attack } a { $defence }.
       *[no] Caem { $land } o exército de { $who } e o forte de { $victim }, { $attack } a { $defence }.
      }
  }
chronicle-army-win = { $you ->
    [yes] Você vence um exército de { $victim } { $land }, { $attack } a { $defence }; a batalha continua.
   *[no] { $theirs ->
        [yes] { $who } vence um exército seu { $land }, { $attack } a { $defence }; a batalha continua.
       *[no] { $who } vence um exército de { $victim } { $land }, { $attack } a { $defence }; a batalha continua.
      }
  }
chronicle-betrayed = { $you ->
    [yes] Por traição, você toma { $land } de { $victim } sem dados.
   *[no] { $theirs ->
        [yes] Por traição, { $who } toma { $land } de você sem dados.
       *[no] Por traição, { $who } toma { $land } de { $victim } sem dados.
      }
  }
chronicle-fleet-win = { $you ->
    [yes] Você afunda a frota de { $victim } { $water }, { $attack } a { $defence }, e tripula a sua.
   *[no] { $theirs ->
        [yes] { $who } afunda sua frota { $water }, { $attack } a { $defence }.
       *[no] { $who } afunda a frota de { $victim } { $water }, { $attack } a { $defence }.
      }
  }
chronicle-fleet-tie = { $you ->
    [yes] Caem { $water } o seu exército e a frota de { $victim }, { $attack } a { $defence }.
   *[no] { $theirs ->
        [yes] Caem { $water } o exército de { $who } e a sua frota, { $attack } a { $defence }.
       *[no] Caem { $water } o exército de { $who } e a frota de { $victim }, { $attack } a { $defence }.
      }
  }
chronicle-fleet-defeat = { $you ->
    [yes] A frota de { $victim } { $water } repele você, { $defence } a { $attack }.
   *[no] { $theirs ->
        [yes] Sua frota { $water } repele { $who }, { $defence } a { $attack }.
       *[no] A frota de { $victim } { $water } repele { $who }, { $defence } a { $attack }.
      }
  }
part-fort = forte

## Chronicle: points and pre-eminence

chronicle-points = pontos
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
chronicle-score = { $you ->
    [yes] Você chega a { $score }.
   *[no] { $who } chega a { $score }.
  }
chronicle-scored-buildings = { $building ->
    [capital] { $count ->
        [1] capital { $points }
       *[other] capitais { $points }
      }
    [city] { $count ->
        [1] cidade { $points }
       *[other] cidades { $points }
      }
    [fleet] { $count ->
        [1] frota tripulada { $points }
       *[other] frotas tripuladas { $points }
      }
   *[monument] { $count ->
        [1] monumento { $points }
       *[other] monumentos { $points }
      }
  }
chronicle-marker = { $you ->
    [yes] Você tem mais pontos e tira um marcador de primazia. Ninguém vê o valor.
   *[no] { $who } tem mais pontos e tira um marcador de primazia. Ninguém vê o valor.
  }
chronicle-marker-withheld = { $names } dividem a maior pontuação: ninguém tira um marcador de primazia.
chronicle-markers = { $you ->
    [yes] Seus marcadores de primazia são revelados: { $values }.
   *[no] Os marcadores de primazia de { $who } são revelados: { $values }.
  }
chronicle-game-ended = Fim da partida

## In the terminal: questions and answers

ask-draft = A carta que você comprou: ficar com ela ou passá-la?
ask-events = Que carta de evento você joga?
ask-barbarians = Que território os bárbaros atacam em seguida?
ask-plague = Para onde a peste segue?
ask-crusade = Para onde vão os cruzados?
ask-minor = O império menor se expande: o que você faz?
ask-naval = Que frota você ataca?
ask-reallocate = Que frotas você troca por moedas?
ask-expand = Seu império se expande: o que você faz?
ask-monuments = Onde você constrói o monumento?
ask-fort = Onde fica o forte?
do-keep = Ficar com { $empire }
do-pass-card = Passar a { $who }
do-play-event = Jogar { $card }
do-end-events = Não jogar mais cartas
do-invade = Invadir { $name }
do-spread-plague = Contaminar { $name }
do-end-expansion = Encerrar a expansão
do-build-fort = { $pay ->
    [coin] Fortificar { $land } por uma moeda
    [engineering] Fortificar { $land } com um forte gratuito
   *[army] Fortificar { $land } com um exército
  }
do-build-forts = { $pay ->
    [coin] Comprar um forte por uma moeda
    [engineering] Colocar um forte gratuito
   *[army] Trocar um exército por um forte
  }
do-buy-army = { $coin ->
    [allied] Recomprar um exército por uma moeda aliada
   *[plain] Recomprar um exército por uma moeda
  }
do-reinforce = Reforçar { $name }
do-man-fleet = Tripular a frota: { $name }
do-attack-fleet = Atacar a frota: { $name }
do-end-naval = Encerrar as batalhas no mar
do-reallocate = { $count ->
    [0] Ficar com todas as frotas
   *[other] Trocar por moedas: { $waters }
  }
do-build-monument = Construir: { $name }
do-end-monuments = Não construir mais monumentos
do-naming = indicando { $places }
note-points = { $points ->
    [1] +1 ponto
   *[other] +{ $points } pontos
  }
note-prospect = { $low } a { $high } pontos
note-prospect-sure = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }
note-free = vazio, sem dados
note-own = seu próprio exército cede lugar
note-by-sea = por frota
note-played = { $epochs ->
    [all] em qualquer era
   *[some] eras { $span }
  }
status-pool = { $card }: { $pool } por colocar, { $lost } perdidos
status-coins = Na mão: { $things }
status-force = Em vigor: { $cards }
status-hand = { $kind ->
    [greater] Eventos maiores: { $cards }
   *[lesser] Eventos menores: { $cards }
  }
status-piece = { $piece ->
    [active] exército ativo de { $name }
   *[past] exército antigo de { $name }
  }
status-markers = Marcadores de primazia: { $count }

## Refusals of the rules

refusal-game-over = A partida acabou.
refusal-no-such-seat = Esse lugar não existe.
refusal-not-your-decision = A decisão agora não é sua.
refusal-not-now = Isso é de outra fase.
refusal-drafting = Primeiro fique com a carta que comprou ou passe-a.
refusal-must-pass = Você já tem um império: passe esta carta.
refusal-has-empire = Esse jogador já tem um império.
refusal-pass-to-self = Uma carta se passa a outro jogador; para ter a carta, fique com ela.
refusal-in-events = É hora das cartas de evento: jogue uma ou encerre a etapa.
refusal-in-barbarians = Primeiro diga que território os bárbaros atacam.
refusal-in-plague = Primeiro diga para onde a peste segue.
refusal-in-crusade = Os cruzados vêm primeiro: avance com eles ou encerre a expansão deles.
refusal-in-minor = Um império menor está em jogo: expanda-o ou encerre a expansão dele.
refusal-in-naval = Primeiro ataque frotas inimigas ou encerre as batalhas no mar.
refusal-in-reallocation = Primeiro diga que frotas viram moedas.
refusal-expanding = Seu império ainda está se expandindo.
refusal-in-monuments = A expansão acabou: construa monumentos ou encerre a etapa.
refusal-first-army = Depois do primeiro exército não se joga carta de evento.
refusal-not-in-hand = Você não tem { $card } na mão.
refusal-two-events = Duas cartas de evento por turno, não mais.
refusal-same-event = Você já jogou { $card } neste turno; a segunda precisa ter outro nome.
refusal-wrong-epoch = Não se pode jogar { $card } nesta era.
refusal-no-target = Agora não há alvo para { $card }.
refusal-no-army-rolls = Nenhum exército teria de rolar por { $card }.
refusal-no-capital = Seu império não tem capital, então { $card } não construiria nada.
refusal-no-navigation = Seu império não tem navegação, e { name-astronomy } não foi jogada.
refusal-held-by-you = Seu próprio exército ocupa { $land }.
refusal-minor-spared = Nenhuma outra carta atinge um império menor no turno em que ele surge: ela poupa { $land }.
refusal-target-wanted = Diga em que { $card } é jogada.
refusal-no-target-wanted = Para { $card } não se indica nada.
refusal-bad-target = Agora { $card } não pode atingir { $name }.
refusal-bad-set = Indique quantos a carta pede, e nenhum duas vezes.
refusal-one-empire = Todos os territórios precisam ser de um só império inimigo.
refusal-three-lands = Indique três territórios desse império, ou todos se forem menos.
refusal-not-adjacent-areas = As duas regiões precisam ser adjacentes.
refusal-two-empty = Indique dois territórios vazios da região, ou o único vazio.
refusal-not-empty = Um exército já ocupa { $land }.
refusal-is-empty = Nenhum exército ocupa { $land }.
refusal-no-enemy = Nenhum exército inimigo ocupa { $land }.
refusal-no-monument-there = Nenhum monumento enfeita { $land }.
refusal-not-beside = A terra estéril dos bárbaros não faz fronteira com { $land }.
refusal-plague-not-next = A peste não alcança { $land }: ela vai por terra, a um exército ao lado do último.
refusal-no-army = Não resta exército na reserva do turno.
refusal-restricted-only = Só restam exércitos restritos, que entram apenas em territórios vazios.
refusal-own-army = Seu exército ativo já ocupa { $land }.
refusal-barren = Ninguém pode ocupar { $land }: é terra estéril.
refusal-not-reachable = Nenhum exército ativo seu alcança { $land } por fronteira, estreito ou frota.
refusal-no-way-from = Nenhum exército ativo seu pode atacar { $land } dali.
refusal-no-way-by-sea = Suas frotas não alcançam { $land }.
refusal-not-held = Nenhum exército ativo seu ocupa { $land }.
refusal-has-fort = Um forte já protege { $land }.
refusal-no-forts = Não restam fortes na caixa.
refusal-no-coin = Você não tem mais moedas.
refusal-no-such-coin = Você não tem mais moedas desse tipo.
refusal-no-free-fort = Você não tem mais fortes gratuitos.
refusal-no-coins-in-minor = Um império menor não gasta moedas nem tem fortes gratuitos.
refusal-nothing-lost = Nenhum exército do seu império se perdeu que se possa recomprar.
refusal-no-such-option = Esta mesa é jogada sem essa opção.
refusal-land-full = Não cabe mais um exército aqui: { $land }.
refusal-no-room-for-fort = Três exércitos não deixam lugar para um forte aqui: { $land }.
refusal-not-navigating = Sem navegação, seu império não tripula frotas; { name-astronomy } apenas as empresta.
refusal-no-fleet = Nenhuma frota sua cruza { $water }.
refusal-ocean = Só se tripulam frotas em mares, não em oceanos.
refusal-manned = A frota que cruza { $water } já tem um exército.
refusal-no-enemy-fleet = Nenhuma frota inimiga que você possa atacar cruza { $water }.
refusal-last-army = O último exército fica para o território inicial.
refusal-no-monument-due = Seus exércitos ativos têm recursos de menos para outro monumento.
refusal-has-monument = Um monumento já enfeita { $land }.
refusal-no-site = Primeiro as capitais, depois as cidades, depois os recursos.
refusal-no-monuments = Não restam monumentos na caixa.

## Phases, decisions, who is waited for

phase-draft = Distribuição
phase-events = Eventos
phase-barbarians = Bárbaros
phase-plague = Peste
phase-crusade = Cruzada
phase-minor = Império menor
phase-naval = Batalhas no mar
phase-reallocate = Realocação
phase-expand = Expansão
phase-monuments = Monumentos
phase-battle = Batalha
todo-draft = Fique com o império ou passe-o
todo-events = Jogue cartas de evento ou siga
todo-barbarians = Diga quem os bárbaros atacam
todo-plague = Diga para onde a peste segue
todo-crusade = Conduza os cruzados
todo-minor = Expanda seu império menor
todo-naval = Ataque frotas inimigas ou siga
todo-reallocate = Diga que frotas viram moedas
todo-expand = Expanda seu império
todo-monuments = Construa um monumento
decide-draft-must = Você compra { $the }, mas já tem um império. Quem recebe a carta?
decide-events = Jogar uma carta de evento ou seguir?
decide-events-second = Jogar uma segunda carta de evento ou seguir?
decide-events-done = As duas cartas de evento foram jogadas. Seguir?
decide-events-facts = No máximo duas por turno, antes do primeiro exército. Ninguém recebe novas.
decide-events-none = Nenhuma carta da sua mão pode ser jogada agora.
decide-barbarians = Que território os bárbaros atacam?
decide-barbarians-facts = Dois dados contra um. Seguem até que um ataque falhe.
decide-plague = Para onde a peste segue?
decide-plague-facts = Não se pode detê-la: o exército que você indicar rola três dados.
decide-crusade = Para onde vão os cruzados?
decide-minor = Aonde vai o próximo exército? Império menor: { $the }.
decide-naval = Atacar uma frota ou seguir?
decide-naval-facts = Um exército da reserva do turno por ataque. Onde uma frota inimiga ficar, você não terá a sua.
decide-naval-buy = Recomprar um exército para atacar mais uma vez ou seguir?
decide-naval-buy-facts = Seus outros exércitos ficam para o território inicial. Um exército recomprado e não usado fica na reserva do turno.
decide-reallocate = Que frotas viram moedas?
decide-reallocate-facts = Uma moeda por frota. É a única vez.
decide-expand = Aonde vai o próximo exército?
decide-expand-done = Todos os exércitos foram colocados. Encerrar a expansão?
decide-expand-none = Nenhum território ao alcance. Encerrar a expansão?
decide-expand-restricted = Só restam exércitos restritos: entram apenas em territórios vazios.
decide-expand-facts = { $lands ->
    [1] Um território está ao alcance.
   *[other] { $lands } territórios estão ao alcance: { $empty } vazios{ $own ->
        [0] {""}
       *[other] , { $own } seus
      }{ $defended ->
        [0] {""}
       *[other] , { $defended } defendidos
      }.
  }
decide-monuments = Onde se constrói o monumento?
decide-monuments-facts = { $due ->
    [1] Cabe a você um monumento
   *[other] Cabem a você { $due } monumentos
  }: primeiro as capitais, depois as cidades, depois os recursos.
waiting-draft = { $names } compra um império.
waiting-events = { $names } pode jogar cartas de evento.
waiting-barbarians = { $names } conduz os bárbaros.
waiting-plague = { $names } diz para onde a peste segue.
waiting-crusade = { $names } conduz os cruzados.
waiting-minor = { $names } expande um império menor.
waiting-naval = { $names } pode atacar frotas.
waiting-reallocate = { $names } pode trocar frotas por moedas.
waiting-expand = { $names } expande { $empire }.
waiting-monuments = { $names } constrói monumentos.
waiting-facts = { $armies ->
    [0] { $empire }: nenhum exército por colocar.
    [1] { $empire }: um exército por colocar.
   *[other] { $empire }: { $armies } exércitos por colocar.
  }
idle-end-events = Nenhuma carta de evento pode ser jogada agora: seu império surge.
idle-end-expansion = Nada mais havia a fazer: a expansão acabou.
idle-end-naval = Não há mais frota a atacar: seu império surge.

## The draft

draft-title = Distribuição
draft-you-drew = Você comprou { $the }.
draft-theirs = { $who } compra uma carta.
draft-keep-or-pass = Ficar com { $the } ou passar a carta?
draft-open = Todos veem se você fica com a carta ou a passa, ninguém vê qual império é.
draft-back = Voltar à distribuição
draft-no-undo = Uma escolha não pode ser desfeita
draft-order = Ordem da distribuição
draft-why-score = Quem tem menos pontos compra primeiro.
draft-why-strength = { $names } têm a mesma pontuação: compra antes quem teve o império mais fraco na era passada.
draft-why-turn = { $names } empatam em pontos e força: compra antes quem jogou antes na era passada.
draft-why-dice = Os dados decidiram: { $rolls }.
draft-why-again = Somas iguais rolaram novamente: { $rolls }.
draft-or-pass = Ou passe-a a quem não tem carta
draft-or-pass-facts = Quem a receber só olha quando todos tiverem uma carta. A sua virá então de outro jogador, oculta até todos terem uma.
draft-must-pass = Passe-a a quem não tem carta
draft-must-pass-facts = Você recebeu uma carta, então esta é de outra pessoa.
draft-who-has = Quem tem carta
draft-who-has-facts = Cada um compra uma vez e fica com a carta ou a passa a quem não tem.
draft-column-player = Jogador
draft-column-score = Pontos
draft-column-strength = Força até agora
draft-strength-sum = força até agora { $strength }
draft-column-draws = Compra
draft-place = { $place }º
draft-pass = Passar
draft-holds-card = tem uma carta
draft-last = último império:
draft-tick = O traço em cada barra é sua própria força até agora, { $strength }. No fim, a menor soma vence o empate.
draft-secret = Uma carta é comprada em segredo
draft-secret-facts = Você verá quem fica com ela ou quem a recebe, não qual império é.
draft-passed-on = passou a carta
draft-no-card = sem carta
draft-worth-more = vale mais que na Era { $epoch }.
draft-worth-up = vale mais que antes
draft-worth-nothing = nada ainda
draft-own-lands = seus territórios
draft-events = { $count ->
    [1] um evento
   *[other] { $count } eventos
  }
draft-events-now = Na Era { $epoch } você pode jogar { $cards }.
draft-events-none = Nenhum pode ser jogado na Era { $epoch }.
draft-kept = ficou com a carta
draft-was-passed = carta de { $name }
draft-draws = compra agora
draft-yours-hidden = Sua carta está virada para baixo
draft-yours-hidden-facts = Você poderá olhar quando todos tiverem uma.
draft-only-you = { $who } lidera { $the }; só você sabe.
action-keep = Ficar com { $the }
action-pass = Passar a { $name }
empire-order = Turno { $order } de { $of }
empire-strength = Força { $strength }
empire-strength-word = força
empire-capital = Capital { $where }
empire-no-capital = Sem capital
empire-starts-bare = Começa { $where }
empire-reaches = { $waters } e, a partir daí, { $reached }
empire-no-navigation = Sem frotas
empire-likely = Pontos prováveis
news-received = Você lidera { $the }: agora todos têm uma carta.
news-see = Ver { $the }
draft-spoken = Você comprou { $the }, força { $strength }, turno { $order } de { $of }. { $receivers ->
    [0] Fique com a carta.
    [1] Fique com a carta ou passe-a a um jogador.
   *[other] Fique com a carta ou passe-a a um de { $receivers } jogadores.
  }

## Event cards in the hand

hand-empty = Nenhuma carta de evento na sua mão.
hand-all = Sua mão
hand-note = Distribuída uma vez, para a partida toda. Os quadrados são as eras I a VII; a emoldurada é a atual.
hand-left = restam { $left } de { $of }
hand-playable = { $count } agora
hand-others-title = Os outros têm
hand-now = pode ser jogada agora
hand-later = a partir da era { $epoch }
hand-too-late = as eras dela passaram
hand-played = jogada
hand-in-turn = jogada agora
hand-chosen = escolhida
hand-closed = agora não
hand-closed-why = Ela não tem alvo agora, ou uma carta do mesmo nome já foi jogada.
hand-greater-short = maior
hand-lesser-short = menor
hand-short-now = agora
hand-short-later = depois
hand-short-late = tarde demais
hand-counts = { $greater } maiores, { $lesser } menores
hand-others = { $who }: { hand-counts }
slot-empty = livre
slot-first = Primeira carta
slot-second = Segunda carta
slot-after = segunda carta depois desta
slot-named = Ditos até agora: { $lands }.
event-eyebrow-greater = Evento maior
event-eyebrow-lesser = Evento menor
event-epochs-all = em todas as eras
event-epochs = eras { $from } a { $to }
event-epoch-only = só na era { $epoch }
event-when-now = Antes do primeiro exército
event-when-turn = O turno inteiro
action-play-card = Jogar { $card }
action-play-on = Jogar { $card }: { $target }
action-end-events = Sem mais cartas
action-end-events-none = Seguir sem cartas
mode-play = Jogar { $card }?
mode-play-land = { $card }: que território?
mode-play-barren = { $card }: de que terra estéril?
mode-play-area = { $card }: que região?
mode-play-areas = { $card }: que duas regiões adjacentes? { $chosen } de { $most }.
mode-play-lands = { $card }: que territórios? { $chosen } de { $most }.
mode-name = { $of ->
    [1] { $card }: diga qual território.
   *[other] { $count ->
        [1] { $card }: diga o primeiro território.
        [2] { $card }: diga o segundo território.
       *[other] { $card }: diga o terceiro território.
      }
  }
mode-name-area = { $count ->
    [1] { $card }: diga a primeira região.
   *[other] { $card }: diga a região ao lado.
  }
mode-named = { $card }: tudo está dito.
aims-civil-war = Um exército se levanta em cada um: dois dados contra um, só fortes ajudam.
aims-disaster = Monumento, cidade e forte somem; uma capital vira cidade. Um território ou dois.
aims-famine = Cada exército ali, também os seus, rola um dado: com 1, some.
aims-black-death = { aims-famine }
aims-pestilence = O exército rola três dados, os ao lado dois: com um 1, some.
aims-plague = O exército rola quatro dados: com um 1, some, e a peste segue.
aims-barbarians = Dois dados contra um, território a território, até um ataque falhar.
aims-migrants-africa = Um exército seu se instala em cada um.
aims-migrants-australia = { aims-migrants-africa }
aims-migrants-north-america = { aims-migrants-africa }
aims-treachery = Se seu império o atacar neste turno, exército e forte cedem sem dados.
aims-crusade = Dois dados e +1; ao desembarcar enfrentam três. A Palestina ganha cidade e forte.
aims-rolls = { $count ->
    [1] Um exército rola{ $own ->
        [0] {""}
       *[other] , o seu
      }
   *[other] { $count } exércitos rolam{ $own ->
        [0] {""}
        [1] , um deles seu
       *[other] , { $own } deles seus
      }
  }
aims-average = { $points } pontos em média
action-name = { $count ->
    [1] { $place } em primeiro
    [2] { $place } em segundo
   *[other] { $place } em terceiro
  }
action-order = Ordem
mode-play-order = Lutam nesta ordem; você pode mudá-la.
mode-play-open = Uma vez jogada, todos a veem. Não se desfaz.
action-one-less = Sem { $name }
tag-target = alvo
tag-treachery = traição
events-in-force = Em vigor: { $cards }

## The empire in the dock and the turn

turn-to-place = por colocar
turn-on-map = no mapa
turn-lost = perdidos
turn-restricted = só para territórios vazios
turn-no-coins = sem moedas
turn-from = surge { $where }
turn-will-rise = surgirá { $where }
turn-strength = força { $strength }
turn-sealed = Só você sabe, até ele ser chamado.
turn-waters = frotas em { $count } mares e oceanos
turn-whence = de: { $place }
turn-buy-back = { $lost ->
    [0] {""}
   *[other] recomprar { $lost }
  }
turn-played = { $played } de { $of } jogadas
turn-minor-limits = Sem moedas nem monumentos; nenhuma outra carta do turno o afeta.
turn-then = depois { $empire }
turn-spoken = { $armies } por colocar, { $lost } perdidos, { $coins ->
    [1] 1 moeda
   *[other] { $coins } moedas
  }, { $allied ->
    [1] 1 moeda aliada
   *[other] { $allied } moedas aliadas
  }
action-attack = Atacar { $land }
action-enter = Ocupar { $land }
action-spread = Contaminar { $land }
action-fort = Forte
action-fort-land = Forte { $land }
action-fort-pay = { $pay ->
    [coin] com uma moeda
    [engineering] gratuito
   *[army] com um exército
  }
action-buy = { $coin ->
    [allied] Recomprar, moeda aliada
   *[plain] Recomprar
  }
action-reinforce = Reforçar { $land }
action-reinforce-mode = Reforçar
action-man = Tripular a frota { $water }
action-man-mode = Tripular uma frota
action-attack-fleet = Atacar a frota { $water }
action-end-naval = Sem mais batalhas no mar
action-reallocate = { $count ->
    [0] Ficar com todas as frotas
    [1] Uma frota por uma moeda
   *[other] { $count } frotas por { $count } moedas
  }
action-end-monuments = Não construir mais
action-way = { $dice ->
    [1] { $way } · um dado · { $chance }
   *[other] { $way } · { $dice } dados · { $chance }
  }
action-ways = { $count ->
    [1] Caminho
   *[other] { $count } caminhos
  }
action-sure = Encerrar a expansão
action-end = Encerrar
mode-ways = Por onde você ataca { $land }?
mode-ways-facts = Os dados da defesa dependem do caminho.
way-land = Por terra: { $from }
way-strait = Pelo estreito: { $from }
way-sea = Por frota
mode-fort = Que território recebe um forte?
mode-fort-facts = Com um forte, a defesa soma 1, e o forte precisa cair antes do exército.
mode-reinforce = Que território você reforça?
mode-man = Que frota você tripula?
mode-man-facts = Uma frota tripulada fica depois do turno e vale 1 ponto em cada pontuação sua.
mode-sure = { $armies ->
    [0] Encerrar a expansão?
    [1] Encerrar a expansão com um exército sobrando?
   *[other] Encerrar a expansão com { $armies } exércitos sobrando?
  }
mode-spend = O que você gasta?
mode-sure-facts = Exércitos, moedas e fortes gratuitos que sobrarem se perdem.
undo-drawn = Uma carta mantida ou passada não volta atrás
undo-dice = Não se desfaz: os dados rolaram
undo-touched = Não se desfaz: { $name } perdeu um exército
plan-thrown-back = Ataque repelido { $land }.
plan-both-fall = Os dois exércitos caem { $land }.
plan-fort-stood = O forte resistiu { $land }.

## Tags and rows of lands

tag-own = seu
tag-attack = ataque
tag-coin = moeda
tag-man = tripular
row-empty = vazio
row-fort = forte, depois exército
row-armies = { $armies } exércitos
sign-coin = moeda
sign-allied-coin = moeda aliada
sign-fleet = frota
sign-marker = marcador de primazia
sign-resource = recurso
sign-lost-army = exército perdido
card-strength-all = Com todos os exércitos e moedas: { $win }
card-way = O caminho usado
card-other-ways = Outros caminhos
card-no-dice = sem dados
card-own-replaced = Seu exército antigo cede lugar; o que há ali fica.
card-army-active = { $armies ->
    [1] exército ativo: { $empire }
   *[other] { $armies } exércitos ativos: { $empire }
  }
card-army-past = { $armies ->
    [1] exército antigo: { $empire }
   *[other] { $armies } exércitos antigos: { $empire }
  }
card-treachery = Traição: ele cede sem dados.
card-part-area = { $degree } { $area }
card-part-buildings = o que há ali
card-monument = para um monumento
card-next = { $lands ->
    [1] mais um território: { $degree }
   *[other] mais { $lands } territórios: { $degree }
  }
card-average = em média, com as perdas
card-other-way = { $dice ->
    [1] Outro caminho, um dado: { $way }
   *[other] Outro caminho, { $dice } dados: { $way }
  }
card-with-all = { $coins ->
    [0] Com todos os exércitos
   *[other] Com todos os exércitos e moedas
  }
card-restricted = Um exército restrito só entra em territórios vazios.
card-pillage-capital = A capital vira cidade.
card-pillage-city = A cidade cai.

## Battle

battle-stage-fort = O forte
battle-stage-army = O exército
battle-stage-both = Forte e exército
battle-stage = Etapa { $stage }
battle-eyebrow-fort = Ataque a um forte · { $area }
battle-eyebrow-armies = Ataque a vários exércitos · { $area }
battle-of = { $who }, { $empire }
battle-odds-were = chances: { $win } · { $tie } · { $defeat }
battle-sum = { $die } +{ $bonus }
battle-roll = { $what ->
    [fort] Rolar contra o forte
    [both] Rolar contra forte e exército
   *[army] Rolar contra o exército
  }
battle-walls = As muralhas caíram. Role pelo território.
battle-next-army = Um exército caiu. Role contra o próximo.
battle-no-choice = O exército segue lutando e não pode se retirar.
battle-go-on = Continuar
battle-itself = Por si só em dois segundos; qualquer tecla rola já.
battle-any-key = Qualquer tecla continua.
battle-luck = { $you ->
    [yes] Você venceu { $won } de { $fought } batalhas; eram esperadas { $expected }
   *[no] { $who } venceu { $won } de { $fought } batalhas; eram esperadas { $expected }
  }
battle-luck-rounds = { $you ->
    [yes] Você venceu { $won } de { $fought } batalhas; { $taken } de { $rounds } rodadas, { $expected } esperadas
   *[no] { $who } venceu { $won } de { $fought } batalhas; { $taken } de { $rounds } rodadas, { $expected } esperadas
  }
battle-whole = A luta toda, antes do primeiro dado
battle-then-now = tomado { $before } antes, { $now } agora
battle-unfought = Não lutada: a batalha acabou.
battle-taken = tomado
battle-both-fall = caem ambos
battle-back-fort-down = repelido, forte caído
battle-back-weakened = repelido, um exército a menos
battle-thrown-back = repelido
battle-before = antes do primeiro dado
battle-now = agora
battle-goes-on = A batalha precisa continuar.
battle-fort-falls = O forte cai.
battle-army-falls = Um exército cai.
battle-fort-won = O exército dele fica, e a luta segue.
battle-army-won = Há outro ali, e a luta segue.
battle-won = O território é seu.
battle-back = Seu exército cai.
battle-tie = Caem ambos; o território fica vazio.
battle-fort-tie = Exército e forte caem; a defesa fica.
battle-terrain = { $terrain ->
    [mountain] montanhas: dois dados
    [forest] floresta: dois dados
    [wall] Grande Muralha: dois dados
    [strait] estreito: dois dados
    [sea] pelo mar: três dados
   *[naval] pelo mar, { name-naval-power }: dois dados
  }
battle-adds = { $name } +{ $bonus }
battle-wins-ties = vence os empates
battle-dice = { $dice ->
    [1] um dado
   *[other] { $dice } dados
  }
battle-attacker = Ataque
battle-defender = Fronteira aberta
battle-way-forest = Floresta na fronteira
battle-way-mountain = Montanhas na fronteira
battle-way-great-wall = Grande Muralha
battle-way-strait = Estreito
battle-way-sea = Pelo mar
battle-fort = Forte
battle-fort-fallen = Forte, caído
battle-cancelled = { $what }: não contra { $card }
battle-stage-spoken = { $stage }: { $attack } contra { $defence }. { $end }
battle-leader-ends = Três dados iguais: acabou { name-leader }.
battle-run-on = Deixar correr
battle-close = Ver o mapa

## The order of play

timeline-table = { $empires } impérios, { $players } jogadores
timeline-then = depois cada império na sua ordem
timeline-unheld = { $empire }, com ninguém
timeline-sealed = { $empire }, ainda em segredo
timeline-seals = em segredo
timeline-seals-spoken = { $count ->
    [1] { $names } tem um império ainda em segredo.
   *[other] { $names } têm um império cada, ainda em segredo.
  }
timeline-theirs = { $empire }, em segredo, com { $who }
headline-order = Era { $epoch }, { $order } de { $of }

## Score now, the page between epochs

score-title = Pontos agora
tab-score = Pontos
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
structures = Estruturas
score-capitals = capitais { $points }
score-cities = cidades { $points }
score-monuments = monumentos { $points }
score-fleets = frotas { $points }
score-markers = { $markers ->
    [1] um marcador de primazia
   *[other] { $markers } marcadores de primazia
  }
score-markers-note = primazia, oculta para todos
scoring-part = { $points ->
    [1] { $name }, { $word }: um ponto.
   *[other] { $name }, { $word }: { $points } pontos.
  }
scoring-parts = { $points ->
    [1] { $names }: um ponto.
   *[other] { $names }: { $points } pontos.
  }
chart-title = Pontos por era
chart-parts-title = Pontos por região
chart-parts = por região
score-chart = por era
tab-screen = Onde estão os pontos
luck-text = rodadas vencidas, acima ou abaixo do esperado
luck-row = { $won } vencidas, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } esperadas
chart-buildings = Capitais, cidades, monumentos
chart-fleets = Frotas tripuladas
chart-markers = Primazia
interlude-label = Entre as eras
interlude-chart = Pontos por era
interlude-points = pontos da era
interlude-page = Voltar à era
interlude-again = Rever a era
interlude-changes = O que muda de valor
interlude-none = não vale nada
interlude-over = Fim da era { $epoch } · { $span }
interlude-leads = { $you ->
    [yes] Você lidera.
   *[no] { $who } lidera.
  }
interlude-lead-shared = { $names } dividem a liderança.
interlude-best = { $you ->
    [yes] O melhor turno da era foi o seu, com { $the }.
   *[no] O melhor turno da era foi o de { $who }, com { $the }.
  }
interlude-after = após { $epochs } de { $all } eras
interlude-way = de { $from } a { $to }
interlude-tied = empate
interlude-there = { $you ->
    [yes] você { $count }
   *[no] { $who } { $count }
  }
interlude-empty = vazia
interlude-epochs = da era { $from } à { $to }
interlude-gain = { $points } com { $the }
interlude-led = { $lands ->
    [0] nenhum território
    [1] um território
   *[other] { $lands } territórios
  }, { $fought ->
    [0] nenhuma batalha
   *[other] { $won } de { $fought } batalhas vencidas
  }
interlude-unled = Ninguém liderou { $the }.
interlude-keep = { $areas } { $values }
interlude-keeps = { $count ->
    [1] Uma região mantém seu valor: { $areas }.
   *[other] As outras { $count } mantêm seus valores: { $areas }.
  }
interlude-marker = { $you ->
    [yes] Você tira um marcador de primazia, virado para baixo.
   *[no] { $who } tira um marcador de primazia, virado para baixo.
  }
interlude-marker-none = A liderança é dividida: ninguém tira um marcador.
interlude-asks = Você compra uma carta de império.
interlude-choose = Ir à distribuição
interlude-you-first = Você compra primeiro.
interlude-before = { $count ->
    [1] { $names } já comprou.
   *[other] { $names } já compraram.
  }
interlude-waits = { $names } compra.
recap-loss-capital = { $land }, com a capital
recap-loss-city = { $land }, com a cidade
recap-loss-monument = { $land }, com o monumento
recap-lands-alone = { $own ->
    [1] Um território, mais ninguém
   *[other] { $own } territórios, mais ninguém
  }
recap-lands-rivals = { $own ->
    [1] Um território contra { $rivals }
   *[other] { $own } territórios contra { $rivals }
  }
recap-rival = { $who } { $count }
recap-buildings = { $building ->
    [capital] Capitais
    [city] Cidades
    [fleet] Frotas tripuladas
   *[monument] Monumentos
  }
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

## Why not more

why-no-value = A região não vale nada nesta era.
why-control = { $own } territórios, e mais ninguém ali.
why-alone = { $own ->
    [1] Um território, mais ninguém ali.
   *[other] { $own } territórios, mais ninguém ali.
  }
why-ahead = { $own } territórios, mais que todos.
why-level = Empate com { $top }.
why-behind = { $own ->
    [1] Um território contra { $most } ({ $top }).
   *[other] { $own } territórios contra { $most } ({ $top }).
  }
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
why-rivals = rivais

## Pre-eminence, and the end

preeminence-title = Primazia
preeminence-head = Os marcadores são virados.
preeminence-epoch = Era { $epoch }
preeminence-hidden = virado para baixo
preeminence-held = { $count ->
    [1] um marcador de primazia, virado para baixo
   *[other] { $count } marcadores de primazia, virados para baixo
  }
preeminence-turned = Era { $epoch }: { $who }, { $value }, de { $from } a { $to }.
preeminence-note = tirados após cada era pela maior pontuação, ocultos até agora
preeminence-now = { $place ->
    [1] Agora em primeiro.
   *[other] Agora em { $place }º.
  }
preeminence-of = { $done } de { $all } virados, era por era
preeminence-nobody = nenhum
preeminence-level = { $names } empatados
preeminence-box = { $count ->
    [1] um fica na caixa
   *[other] { $count } ficam na caixa
  }
preeminence-each = após cada era
preeminence-epochs = { $count ->
    [1] Era { $epochs }
   *[other] Eras { $epochs }
  }
preeminence-drawn = { $count ->
    [0] Nenhum de { $all } foi tirado: { $values }. Ninguém verá qual é, nem o dono.
    [1] Um de { $all } foi tirado: { $values }. Ninguém vê qual é, nem o dono.
   *[other] { $count } de { $all } foram tirados: { $values }. Ninguém vê quais são, nem os donos.
  }
preeminence-lead = Como a liderança mudou
preeminence-lead-note = pontos após cada marcador; sublinhado: na liderança
preeminence-player = Jogador
preeminence-final = Final
preeminence-turn-again = Virar de novo
preeminence-next = Próximo marcador
preeminence-all = Todos de uma vez
preeminence-again = Mais uma vez
end-tie-strength = Pontuação igual: decidiu a menor soma de forças, { $sums }.
end-tie-markers = Ainda igual: decidiu a maior soma de marcadores, { $sums }.
end-tie-last = Ainda igual: decidiu o império mais fraco da última era, { $sums }.
end-tie-would = Com pontos iguais, teria decidido a menor soma de forças: { $sums }.
end-tie-sum = { $you ->
    [yes] você { $value }
   *[no] { $who } { $value }
  }
end-summary-shared = { $names } dividem a vitória com { $points } pontos.
end-best = { $points ->
    [1] melhor turno: { $empire }, um ponto
   *[other] melhor turno: { $empire }, { $points } pontos
  }
end-sum = { $before } + { $worth }
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
end-summary-markers = { $you ->
    [yes] Os marcadores deram a você a liderança, e a vitória por { $by }.
   *[no] Os marcadores deram a { $who } a liderança, e a vitória por { $by }.
  }
story-lead = { $swaps ->
    [2] A liderança mudou de mãos duas vezes.
   *[other] A liderança mudou de mãos { $swaps } vezes.
  }
story-land = Tomaram { $land } { $times } vezes. Ninguém ficou por muito tempo.
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
story-winner = { $you ->
    [yes] Na Era { $epoch }, você tomou { $lands } territórios com { $empire } e fez { $points } pontos.
   *[no] Na Era { $epoch }, { $who } tomou { $lands } territórios com { $empire } e fez { $points } pontos.
  }
story-held = { $you ->
    [yes] { $times ->
        [2] Você controlou { $area } em dois turnos, { $points } pontos ao todo.
       *[other] Você controlou { $area } em { $times } turnos, { $points } pontos ao todo.
      }
   *[no] { $times ->
        [2] { $who } controlou { $area } em dois turnos, { $points } pontos ao todo.
       *[other] { $who } controlou { $area } em { $times } turnos, { $points } pontos ao todo.
      }
  }
story-monuments = { $count ->
    [1] Um monumento foi construído.
   *[other] { $count } monumentos foram construídos.
  }
story-best = { $you ->
    [yes] Com { $empire }, você fez { $points } pontos, o melhor turno da partida, e ainda assim não bastou.
   *[no] Com { $empire }, { $who } fez { $points } pontos, o melhor turno da partida, e ainda assim não bastou.
  }
story-second = { $you ->
    [yes] Você ficou em segundo lugar, { $by } atrás. O melhor turno foi com { $empire }: { $points } pontos.
   *[no] { $who } ficou em segundo lugar, { $by } atrás. O melhor turno foi com { $empire }: { $points } pontos.
  }
story-unlucky = { $you ->
    [yes] { $place ->
        [1] Você teve os piores dados da mesa, { $below } rodadas abaixo do esperado, e venceu assim mesmo.
       *[other] Você teve os piores dados da mesa, { $below } rodadas abaixo do esperado.
      }
   *[no] { $place ->
        [1] { $who } teve os piores dados da mesa, { $below } rodadas abaixo do esperado, e venceu assim mesmo.
       *[other] { $who } teve os piores dados da mesa, { $below } rodadas abaixo do esperado.
      }
  }
story-lucky = { $you ->
    [yes] { $place ->
        [1] Os dados foram gentis com você: { $above } rodadas acima do esperado.
       *[other] Os dados foram gentis com você, { $above } rodadas acima do esperado; a história, não.
      }
   *[no] { $place ->
        [1] Os dados foram gentis com { $who }: { $above } rodadas acima do esperado.
       *[other] Os dados foram gentis com { $who }, { $above } rodadas acima do esperado; a história, não.
      }
  }

## The map

map-summary = Mundo, era { $epoch }. Você tem { $lands ->
    [1] um território
   *[other] { $lands } territórios
  } em { $areas ->
    [1] uma região
   *[other] { $areas } regiões
  }.
map-summary-watching = Mundo, era { $epoch }.
map-no-value = ainda não vale nada
map-standing = exército ativo
map-flat = exército antigo
map-seal-standing = { $player }, { $sign }, exército ativo
map-seal-flat = { $player }, { $sign }, exército antigo
map-legend-standing = exército ativo, deste turno
map-legend-flat = exército antigo, de um turno anterior
map-legend-values = presença, dominância, controle
map-terrain-great-wall = Grande Muralha
map-barren = terra estéril
map-manned = frota com um exército
map-armies = { $armies } exércitos
map-keys = As setas vão de território em território. Os colchetes percorrem os territórios abertos a você. Espaço abre a ficha do território, Enter joga a ação sugerida. Com Shift, V mostra os territórios em tabela.
map-column-trait = Recurso

## Keys

keys-letter-f = construir um forte
keys-letter-b = recomprar um exército
keys-letter-y = caminho do ataque
keys-letter-r = reforçar
keys-letter-n = tripular uma frota
keys-letter-o = ordem dos alvos
keys-letter-e = suas cartas de evento
keys-letter-d = jogar a carta com o que foi dito
keys-letter-a = acrescentar um passo ao plano
keys-letter-t = deixar as batalhas correrem, a cerimônia de novo
keys-letter-v = a lupa sobre territórios apertados; fora isso, e com Shift, territórios em tabela

## The almanac: cards and lands

almanac-empires-note = Sete para cada era, chamados nesta ordem. Os que ninguém tem são pulados.
almanac-minors = Impérios menores
almanac-minors-kingdoms = Impérios menores e reinos
almanac-minors-note = Vêm com uma carta de evento, cada um na sua era, e pontuam com o seu turno.
almanac-kingdoms = Reinos
almanac-areas = Regiões
almanac-areas-note = O que presença, dominância e controle trazem em cada era, com que regiões fazem fronteira, e seus territórios.
almanac-no-area = nenhuma outra região
almanac-land-count = { $count ->
    [1] um território
   *[other] { $count } territórios
  }
almanac-events-note = Todos recebem três maiores e sete menores para a partida inteira, e jogam no máximo dois por turno.
almanac-lands-note = As regiões, com o que presença, dominância e controle trazem em cada era, e seus territórios.
almanac-epoch = Era { $epoch }
almanac-greater = Eventos maiores
almanac-lesser = Eventos menores
almanac-order = { $order ->
    [1] Primeiro a ser chamado
    [2] Segundo a ser chamado
    [3] Terceiro a ser chamado
    [4] Quarto a ser chamado
    [5] Quinto a ser chamado
    [6] Sexto a ser chamado
   *[other] Último a ser chamado
  }
almanac-strength = { $count ->
    [1] Força 1: um exército
   *[other] Força { $count }: { $count } exércitos
  }
almanac-founds = Funda
almanac-founds-capital = uma capital
almanac-founds-none = nenhuma capital
almanac-founds-city = uma cidade
almanac-navigation = Navegação
almanac-reached = lá e além: { $waters }
almanac-two-starts = Começa nos dois territórios ao mesmo tempo, com uma capital em cada um.
almanac-copies = { $count ->
    [1] uma carta
   *[other] { $count } cartas
  }
almanac-terrain-clear = Terreno aberto
almanac-terrain-forest = Floresta
almanac-terrain-mountain = Montanhas
almanac-terrain-wall = Grande Muralha
almanac-resource = Recurso
almanac-straits = Por um estreito:

## Figures beside rules

figure-plain = sem carta
figure-win = vence
figure-tie = empate
figure-defeat = é repelido
figure-open = Terreno aberto
figure-rough = Terreno difícil ou estreito
figure-sea = Pelo mar
figure-fort = Terreno aberto, forte
figure-fort-rough = Terreno difícil, forte
figure-fort-sea = Pelo mar, forte
figure-to-end = Até o fim, com um exército
figure-areas = Presença, dominância, controle em cada era
figure-oceans = Os mares que cada oceano abre
figure-markers = Os oito marcadores
figure-disease = Chance de um exército perecer

## The primer: the game in pictures

primer-aim-epochs = { $epochs ->
    [7] Sete eras, sete impérios. Cada um se ergue, conquista por um único turno e se apaga, mas seus exércitos ficam no mapa.
   *[other] { $epochs } eras, { $epochs } impérios. Cada um se ergue, conquista por um único turno e se apaga, mas seus exércitos ficam no mapa.
  }
primer-aim-score = No fim de cada turno seu, você pontua por *toda região onde tem exércitos*. Quem tiver mais pontos depois da última era, com os marcadores de primazia, vence.
primer-choose-text = Você compra um império e fica com ele, ou o passa a alguém que não tem. Quem tem menos pontos compra primeiro.
primer-events = Jogar eventos
primer-events-text = No máximo duas cartas, antes do primeiro exército. Suas dez precisam durar a partida inteira.
primer-expand = Expandir
primer-expand-text = Exército por exército, em territórios adjacentes e por frota através dos mares. Os vazios são seus na hora, os outros nos dados.
primer-build-text = Cada dois recursos dão um monumento. Exércitos e moedas podem virar fortes.
primer-score = Pontuar
primer-score-text = Todos os seus exércitos no mapa contam, também os de impérios antigos.
primer-comfort = *A força vai e vem.* Quem está atrás compra primeiro e pode passar um império fraco a quem lidera.
primer-points = O que traz pontos
primer-points-text = Cada região tem um valor, que muda com a era. A presença o conta uma vez, a dominância duas, o controle três.
primer-presence-text = Você tem um exército ali. Um basta.
primer-dominance-text = { $lands ->
    [2] Dois territórios ou mais, e mais do que qualquer outro jogador.
   *[other] { $lands } territórios ou mais, e mais do que qualquer outro jogador.
  }
primer-control = Controle
primer-control-text = { $lands ->
    [3] Três territórios ou mais, e ninguém mais tem exército ali.
   *[other] { $lands } territórios ou mais, e ninguém mais tem exército ali.
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
primer-battle-ends = *Maior:* o território é seu. *Igual:* os dois exércitos caem. *Menor:* o seu cai. Uma moeda recompra um exército perdido.
primer-battle-defence = Montanhas, floresta, a Grande Muralha ou um estreito dão dois dados à defesa, um desembarque três. Um forte soma { $bonus } e cai antes do exército.

## Learn

learn-turn = Um turno em seis linhas
learn-turn-1 = Você joga cartas de evento
learn-turn-1-note = No máximo duas, antes do primeiro exército. O que você tem precisa durar sete eras.
learn-turn-2 = Um império surge
learn-turn-2-note = Sua carta diz onde, com quantos exércitos e que mares as frotas cruzam.
learn-turn-3 = Ele se expande
learn-turn-3-note = Exército por exército. Um território vazio é simplesmente seu, e seus exércitos antigos abrem caminho.
learn-turn-4 = Ele luta
learn-turn-4-note = Dois dados contra um; vale o maior. Terreno difícil, mar e fortes ajudam a defesa; moedas trazem de volta exércitos perdidos.
learn-turn-5 = Ele constrói
learn-turn-5-note = Dois recursos fazem um monumento, antes de tudo na capital.
learn-turn-6 = Você pontua
learn-turn-6-note = Uma região vale uma vez por presença, duas por dominância, três por controle; capitais, cidades e monumentos somam.

## Lessons

lesson-first-conquests = Suas primeiras conquistas
lesson-first-conquests-pitch = { $minutes } minutos: { name-vedic-city-states.the } surgem { name-upper-indus.in }.
lesson-first-conquests-aim = Do que se trata
lesson-first-conquests-aim-text = Em cada era você lidera outro império. Ele surge, conquista o que pode e marca pontos; seus exércitos ficam no mapa e continuam contando. Cada região rende em três degraus, por exemplo { $area }: { $presence } pontos por um território, { $dominance } por pelo menos { $most } e mais que qualquer outro, { $control } por pelo menos { $all } e mais ninguém. Você lidera { name-vedic-city-states.the }, que surgiram { name-upper-indus.in } com uma capital; três de seus exércitos já estão no mapa.
lesson-first-conquests-free = Ocupe um território livre
lesson-first-conquests-free-text = Ninguém ocupa { name-ganges-valley.the }. Um exército entra na hora, sem dados.
lesson-first-conquests-battle = Trave uma batalha
lesson-first-conquests-battle-text = Um exército inimigo guarda uma capital { name-lower-indus.in }. Você rola dois dados, quem defende rola um, e vale o maior de cada lado; em caso de empate, caem os dois exércitos. Sua chance de vencer: { $win }.
lesson-first-conquests-mountains = Montanhas adentro
lesson-first-conquests-mountains-text = A capital que você tomou virou cidade e pontua para você. Montanhas protegem { name-western-ghats.the }: ali quem defende rola dois dados. Sua chance: { $win }.
lesson-first-conquests-stop = Encerre a expansão
lesson-first-conquests-stop-text = { $armies ->
    [0] Todos os seus exércitos foram colocados.
    [1] Resta um exército, e você pode continuar. O que não é usado se perde.
   *[other] Restam { $armies } exércitos, e você pode continuar. Os que não são usados se perdem.
  }
lesson-first-conquests-build = Construa um monumento
lesson-first-conquests-build-text = Seus exércitos têm dois recursos, { name-upper-indus.in } e { name-eastern-ghats.in }. A cada dois você pode construir um monumento: primeiro onde há uma capital. Ele vale { $monument } de cada vez. Depois o turno é pontuado: regiões, uma capital { $capital }, uma cidade { $city }.
lesson-first-conquests-done = Esse foi o seu primeiro império.
lesson-first-conquests-done-text = Todo turno é assim: surgir, expandir, construir, marcar pontos. O que você deixa no mapa conta de novo quando seu próximo império marca pontos.
lesson-forts-and-coins = Fortes e moedas
lesson-forts-and-coins-pitch = { $minutes } minutos: como um forte cai, e o que uma moeda compra.
lesson-forts-and-coins-walls = Olhe o forte
lesson-forts-and-coins-walls-text = Você lidera { name-romans.the }, e um forte barra o caminho { name-northern-apennines.in }. Ele soma 1 ao dado da defesa e precisa cair antes do exército.
lesson-forts-and-coins-attack = Ataque o forte
lesson-forts-and-coins-attack-text = Se você vencer, o forte some e o mesmo exército precisa continuar na hora. Sua chance de tomar o território só com este exército: { $win }.
lesson-forts-and-coins-buy = Recompre o exército
lesson-forts-and-coins-buy-text = O forte caiu, e depois o seu exército. Cartas de evento trouxeram moedas: uma recompra um exército perdido. Moedas só valem neste turno.
lesson-forts-and-coins-again = Ataque outra vez
lesson-forts-and-coins-again-text = Sem o forte, o exército rola um dado simples. Sua chance agora: { $win }.
lesson-forts-and-coins-coin = Compre um forte
lesson-forts-and-coins-coin-text = O território é seu; a cidade foi saqueada e sumiu. A outra moeda compra ali um forte seu.
lesson-forts-and-coins-army = Troque um exército por um forte
lesson-forts-and-coins-army-text = Um exército da reserva do turno também pode virar forte, onde houver um exército ativo seu. Ele nunca volta a ser exército.
lesson-forts-and-coins-stop = Encerre a expansão
lesson-forts-and-coins-stop-text = Seus territórios estão mais seguros. Fortes não valem pontos, mas quem vier precisa derrubá-los primeiro.
lesson-forts-and-coins-done = Você sabe quanto valem as muralhas.
lesson-forts-and-coins-done-text = Um empate contra um forte custa o exército e o forte. Gaste moedas onde um exército perdido faz mais falta, e construa fortes onde quer ficar.
lesson-event-cards = Cartas de evento
lesson-event-cards-pitch = { $minutes } minutos: dez cartas para sete eras, duas delas agora.
lesson-event-cards-hand = Olhe sua mão
lesson-event-cards-hand-text = Três eventos maiores e sete menores são tudo o que você recebe na partida. Antes do primeiro exército, pode jogar dois, de nomes diferentes. Alguns só valem em certas eras.
lesson-event-cards-leader = Jogue um evento maior
lesson-event-cards-leader-text = { name-leader } faz seu império atacar com três dados neste turno, até que os três mostrem a mesma face.
lesson-event-cards-treachery = Jogue um evento menor
lesson-event-cards-treachery-text = { name-treachery } precisa de um alvo. Há uma capital atrás de um forte { name-lower-tigris.in }: indique esse território, e ele abrirá os portões ao seu império.
lesson-event-cards-rise = Deixe seu império surgir
lesson-event-cards-rise-text = Duas cartas foram jogadas, então siga: { name-babylonia.the } surge { name-middle-tigris.in }. Daí em diante não se joga carta de evento neste turno.
lesson-event-cards-betray = Passe pelo portão
lesson-event-cards-betray-text = O território indicado cai sem dados, forte e exército juntos. A capital dele vira cidade.
lesson-event-cards-battle = Três dados
lesson-event-cards-battle-text = Montanhas dão dois dados a quem defende { name-zagros.in }, mas { name-leader } dá três a você. Sua chance: { $win }.
lesson-event-cards-free = Coloque o último exército
lesson-event-cards-free-text = Mais um território { name-middle-east.in } não custa nada: { name-upper-tigris.the } está vazio.
lesson-event-cards-stop = Encerre a expansão
lesson-event-cards-stop-text = As cartas jogadas saem da partida. As outras oito esperam um turno melhor.
lesson-event-cards-done = Duas cartas bem gastas.
lesson-event-cards-done-text = Cartas fortes combinam com impérios fortes, e um império menor ou um reino, só com a sua era. Cartas que sobram depois da última era não valem nada.
lesson-keep-or-pass = Ficar ou passar
lesson-keep-or-pass-pitch = { $minutes } minutos: uma carta que só você viu.
lesson-keep-or-pass-order = Quem compra quando
lesson-keep-or-pass-order-text = No começo de cada era, cada jogador compra uma carta de império, a partir da menor pontuação. Alguém comprou antes de você e ficou com a carta; você é o segundo jogador.
lesson-keep-or-pass-card = Olhe a carta
lesson-keep-or-pass-card-text = Você comprou { name-celts.the }: força { $strength }, sem capital, sem frotas. Mas são chamados primeiro nesta era, e o que você tem pontua antes que alguém o tome.
lesson-keep-or-pass-pass = Quem poderia recebê-la
lesson-keep-or-pass-pass-text = Você poderia passar a carta, sem que ninguém a veja, a quem ainda não tem. Um império fraco atrasa quem lidera; mas aí você fica com o que sobrar, sem saber o que é.
lesson-keep-or-pass-keep = Fique com a carta
lesson-keep-or-pass-keep-text = Todos veem que você fica com ela; ninguém vê que império é, até ser chamado.
lesson-keep-or-pass-rise = Comece o turno
lesson-keep-or-pass-rise-text = O último jogador não teve escolha, e o primeiro império é chamado: o seu. Você não tem cartas de evento aqui, então deixe { name-celts.the } surgir.
lesson-keep-or-pass-done = Você tem seu império.
lesson-keep-or-pass-done-text = No fim da era, quem lidera sozinho tira um marcador de primazia, com pontos que ninguém vê antes do fim. Depois, quem tem menos pontos volta a comprar primeiro.

## What lessons say in numbers, and the page before a first game

reason-pays = { $name }: { $presence } por um território, { $dominance } por pelo menos { $most } e mais que qualquer outro, { $control } por pelo menos { $all } e mais ninguém.
reason-area = Com { $land } você alcança { $degree ->
    [presence] presença
    [dominance] dominância
   *[control] controle
  }: de { $from } para { $to }.
reason-buildings = O que há ali vale { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }.
reason-monument = Completa um par de recursos: um monumento, { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }.
reason-odds = Vitória { $win }, os dois exércitos caem { $tie }, ataque repelido { $defeat }.
reason-free = Não é preciso rolar dados.
aim-empires = Em cada era você lidera outro império. Você o compra e fica com ele ou o passa. Ele surge com exércitos novos, conquista o que pode e marca pontos. Seus exércitos ficam no mapa e contam de novo quando seu próximo império marca pontos.

## Regions and lands of this edition only

name-africa = África Subsaariana
    .the = a África Subsaariana
    .in = na África Subsaariana
name-western-anatolia = Anatólia Ocidental
    .the = a Anatólia Ocidental
    .in = na Anatólia Ocidental
name-eastern-anatolia = Anatólia Oriental
    .the = a Anatólia Oriental
    .in = na Anatólia Oriental
name-upper-tigris = Alto Tigre
    .the = o Alto Tigre
    .in = no Alto Tigre
name-middle-tigris = Médio Tigre
    .the = o Médio Tigre
    .in = no Médio Tigre
name-lower-tigris = Baixo Tigre
    .the = o Baixo Tigre
    .in = no Baixo Tigre
name-persian-salt-desert = Deserto de Sal Persa
    .the = o Deserto de Sal Persa
    .in = no Deserto de Sal Persa
name-palestine = Palestina
    .the = a Palestina
    .in = na Palestina
name-arabian-peninsula = Península Arábica
    .the = a Península Arábica
    .in = na Península Arábica
name-nile-delta = Delta do Nilo
    .the = o Delta do Nilo
    .in = no Delta do Nilo
name-upper-nile = Alto Nilo
    .the = o Alto Nilo
    .in = no Alto Nilo
name-central-africa = África Central
    .the = a África Central
    .in = na África Central
name-congo-basin = Bacia do Congo
    .the = a Bacia do Congo
    .in = na Bacia do Congo
name-abyssinia = Abissínia
    .the = a Abissínia
    .in = na Abissínia
name-east-africa = África Oriental
    .the = a África Oriental
    .in = na África Oriental
name-madagascar = Madagascar
    .the = Madagascar
    .in = em Madagascar
name-manchurian-plain = Planície da Manchúria
    .the = a Planície da Manchúria
    .in = na Planície da Manchúria
name-great-plain-of-china = Grande Planície da China
    .the = a Grande Planície da China
    .in = na Grande Planície da China
name-yangtze-kiang = Yangtzé Kiang
    .the = o Yangtzé Kiang
    .in = no Yangtzé Kiang
name-chekiang = Chekiang
    .the = Chekiang
    .in = em Chekiang
name-szechuan = Szechuan
    .the = Szechuan
    .in = em Szechuan
name-si-kyang = Si-Kyang
    .the = o Si-Kyang
    .in = no Si-Kyang
name-upper-indus = Alto Indo
    .the = o Alto Indo
    .in = no Alto Indo
name-lower-indus = Baixo Indo
    .the = o Baixo Indo
    .in = no Baixo Indo
name-western-deccan = Decão Ocidental
    .the = o Decão Ocidental
    .in = no Decão Ocidental
name-eastern-deccan = Decão Oriental
    .the = o Decão Oriental
    .in = no Decão Oriental
name-western-ghats = Ghats Ocidentais
    .the = os Ghats Ocidentais
    .in = nos Ghats Ocidentais
name-eastern-ghats = Ghats Orientais
    .the = os Ghats Orientais
    .in = nos Ghats Orientais
name-ceylon = Ceilão
    .the = o Ceilão
    .in = no Ceilão
name-southern-iberia = Ibéria Meridional
    .the = a Ibéria Meridional
    .in = na Ibéria Meridional
name-central-massif = Maciço Central
    .the = o Maciço Central
    .in = no Maciço Central
name-northern-apennines = Apeninos do Norte
    .the = os Apeninos do Norte
    .in = nos Apeninos do Norte
name-southern-apennines = Apeninos do Sul
    .the = os Apeninos do Sul
    .in = nos Apeninos do Sul
name-dalmatia = Dalmácia
    .the = a Dalmácia
    .in = na Dalmácia
name-morea = Moreia
    .the = a Moreia
    .in = na Moreia
name-ireland = Irlanda
    .the = a Irlanda
    .in = na Irlanda
name-highlands = Terras Altas
    .the = as Terras Altas
    .in = nas Terras Altas
name-albion = Álbion
    .the = Álbion
    .in = em Álbion
name-western-gaul = Gália Ocidental
    .the = a Gália Ocidental
    .in = na Gália Ocidental
name-northern-gaul = Gália Setentrional
    .the = a Gália Setentrional
    .in = na Gália Setentrional
name-lower-rhine = Baixo Reno
    .the = o Baixo Reno
    .in = no Baixo Reno
name-baltic-seaboard = Costa do Báltico
    .the = a Costa do Báltico
    .in = na Costa do Báltico
name-central-europe = Europa Central
    .the = a Europa Central
    .in = na Europa Central
name-dnieper = Dniepre
    .the = o Dniepre
    .in = no Dniepre
name-north-european-plain = Planície do Norte da Europa
    .the = a Planície do Norte da Europa
    .in = na Planície do Norte da Europa
name-western-steppe = Estepe Ocidental
    .the = a Estepe Ocidental
    .in = na Estepe Ocidental
name-great-lakes = Grandes Lagos
    .the = os Grandes Lagos
    .in = nos Grandes Lagos
name-deep-south = Sul Profundo
    .the = o Sul Profundo
    .in = no Sul Profundo
name-central-america = América Central
    .the = a América Central
    .in = na América Central
name-west-indies = Índias Ocidentais
    .the = as Índias Ocidentais
    .in = nas Índias Ocidentais
name-guiana-highlands = Planalto das Guianas
    .the = o Planalto das Guianas
    .in = no Planalto das Guianas
name-patagonia = Patagônia
    .the = a Patagônia
    .in = na Patagônia
name-korean-peninsula = Península Coreana
    .the = a Península Coreana
    .in = na Península Coreana
name-hokkaido = Hokkaido
    .the = Hokkaido
    .in = em Hokkaido

## Seas and oceans of this edition only

name-north-atlantic = Atlântico Norte
    .the = o Atlântico Norte
    .in = no Atlântico Norte
name-eastern-pacific = Pacífico Oriental
    .the = o Pacífico Oriental
    .in = no Pacífico Oriental
name-western-pacific = Pacífico Ocidental
    .the = o Pacífico Ocidental
    .in = no Pacífico Ocidental
name-western-mediterranean = Mediterrâneo Ocidental
    .the = o Mediterrâneo Ocidental
    .in = no Mediterrâneo Ocidental
name-eastern-mediterranean = Mediterrâneo Oriental
    .the = o Mediterrâneo Oriental
    .in = no Mediterrâneo Oriental
name-black-sea = Mar Negro
    .the = o Mar Negro
    .in = no Mar Negro
name-red-sea = Mar Vermelho
    .the = o Mar Vermelho
    .in = no Mar Vermelho

## Barren lands of this edition only

name-sahara-desert = Deserto do Saara
    .the = o Deserto do Saara
    .in = no Deserto do Saara
name-syrian-desert = Deserto da Síria
    .the = o Deserto da Síria
    .in = no Deserto da Síria
name-plateau-of-tibet = Planalto do Tibete
    .the = o Planalto do Tibete
    .in = no Planalto do Tibete
name-the-outback = Outback
    .the = o Outback
    .in = no Outback

## Empires of this edition only

name-indus-valley = Vale do Indo
    .the = o Vale do Indo
name-babylonia = Babilônia
    .the = a Babilônia
name-aryans = Árias
    .the = os Árias
name-chou-dynasty = Dinastia Chou
    .the = a Dinastia Chou
name-vedic-city-states = Cidades-Estado Védicas
    .the = as Cidades-Estado Védicas
name-greek-city-states = Cidades-Estado Gregas
    .the = as Cidades-Estado Gregas
name-carthaginia = Cartago
    .the = Cartago
name-hsiung-nu = Hsiung-Nu
    .the = os Hsiung-Nu
name-tang-dynasty = Dinastia Tang
    .the = a Dinastia Tang
name-chola = Cholas
    .the = os Cholas
name-sung-dynasty = Dinastia Sung
    .the = a Dinastia Sung
name-seljuk-turks = Turcos Seljúcidas
    .the = os Turcos Seljúcidas
name-timurid-emirates = Emirados Timúridas
    .the = os Emirados Timúridas
name-ottoman-turks = Turcos Otomanos
    .the = os Turcos Otomanos
name-manchu-dynasty = Dinastia Manchu
    .the = a Dinastia Manchu
name-britain = Grã-Bretanha
    .the = a Grã-Bretanha

## Kingdoms of this edition only

name-canaanites = Cananeus
    .the = os Cananeus
name-etruscans = Etruscos
    .the = os Etruscos
name-tiahuanaco = Tiahuanaco
    .the = Tiahuanaco
name-thai = Tais
    .the = os Tais
name-zimbabwe = Zimbábue
    .the = o Zimbábue

## Event cards

name-leader = Líder
name-weaponry = Armamento
name-reallocation = Realocação
name-minor-hittites = Império menor: { name-hittites }
name-minor-phoenicia = Império menor: { name-phoenicia }
name-minor-mayans = Império menor: { name-mayans }
name-minor-anglo-saxons = Império menor: { name-anglo-saxons }
name-minor-fujiwara = Império menor: { name-fujiwara }
name-minor-safavids = Império menor: { name-safavids }
name-minor-japan = Império menor: { name-japan }
name-astronomy = Astronomia
name-black-death = Peste Negra
name-civil-service = Funcionalismo
name-civil-war = Guerra civil
name-elite-troops = Tropas de elite
name-expert-troops-forests = Tropas especializadas: florestas
name-expert-troops-mountains = Tropas especializadas: montanhas
name-expert-troops-straits = Tropas especializadas: estreitos
name-famine = Fome
name-jewish-revolt = Revolta judaica
name-jihad = Jihad
name-kingdom-canaanites = Reino: { name-canaanites }
name-kingdom-etruscans = Reino: { name-etruscans }
name-kingdom-kush = Reino: { name-kush }
name-kingdom-tiahuanaco = Reino: { name-tiahuanaco }
name-kingdom-mali = Reino: { name-mali }
name-kingdom-thai = Reino: { name-thai }
name-kingdom-zimbabwe = Reino: { name-zimbabwe }
name-migrants-africa = Migrantes: África
name-migrants-australia = Migrantes: Austrália
name-migrants-north-america = Migrantes: América do Norte
name-naval-power = Poder naval
name-pestilence = Pestilência
name-plague = Peste
name-population-explosion = Explosão populacional
name-siegecraft = Arte do cerco

## Card texts, in our own words

text-leader = Neste turno, seu império ataca com três dados, até que os três mostrem a mesma face. Essa rolagem ainda vale.
text-weaponry = Neste turno, todo ataque do seu império vale 1 a mais.
text-reallocation = Antes do primeiro exército, você pode recolher quantas frotas suas quiser e ganha uma moeda por frota. O império precisa ter navegação, ou { name-astronomy } precisa ser jogada antes.
text-minor-hittites = Este pequeno império surge antes do seu, expande-se e pode trocar exércitos por fortes. Não gasta moedas, não constrói monumentos, e nenhuma outra carta do turno o atinge. Os territórios dele pontuam com os demais.
text-minor-phoenicia = { text-minor-hittites }
text-minor-mayans = { text-minor-hittites }
text-minor-anglo-saxons = { text-minor-hittites }
text-minor-fujiwara = { text-minor-hittites }
text-minor-safavids = { text-minor-hittites }
text-minor-japan = { text-minor-hittites }
text-allies = Duas moedas aliadas. Um exército recomprado com uma delas só pode entrar em território vazio.
text-astronomy = Seu império ganha também uma frota em cada mar, mas em nenhum oceano a mais.
text-barbarians = Escolha uma terra estéril com exércitos inimigos ao lado. Ataque-os um após outro, dois dados contra um; um forte soma 1. Cada território vencido fica com um exército seu. Acaba no primeiro ataque que falhar, ou quando não restar inimigo ao lado.
text-black-death = Escolha duas regiões adjacentes. Cada exército ali, também os seus, rola um dado: com 1, ele se perde, e o forte com ele. Capitais, cidades e monumentos ficam.
text-civil-service = Uma moeda, mais uma se seu império tiver capital e mais uma se tiver navegação.
text-civil-war = Escolha três territórios de um império inimigo, ou todos se ele tiver menos. Um exército se levanta em cada um, na sua ordem: dois dados contra um, e só um forte ajuda a defesa. O que você vencer é seu.
text-crusade = Três cruzados partem: sua frota está { name-eastern-mediterranean.in }. Expandem-se como um império, com dois dados e +1; ao desembarcar, enfrentam três dados. Quando ocupam { name-palestine.the }, surgem ali uma cidade e um forte.
text-disaster = Escolha um ou dois territórios com monumento. O monumento se perde, assim como uma cidade e um forte; uma capital vira cidade. Os exércitos ficam.
text-elite-troops = Neste turno, seu império vence os empates, até perder um exército em batalha.
text-engineering = Só para um império com capital: dois fortes gratuitos durante a expansão.
text-expert-troops-forests = Neste turno, florestas não dão o segundo dado contra seu império.
text-expert-troops-mountains = Neste turno, montanhas não dão o segundo dado contra seu império. A Grande Muralha continua dando.
text-expert-troops-straits = Neste turno, atravessar um estreito não dá o segundo dado contra seu império.
text-famine = Escolha uma região. Cada exército ali, também os seus, rola um dado: com 1, ele se perde, e o forte com ele.
text-jewish-revolt = Um exército seu se levanta { name-palestine.in }: três dados contra um, e só um forte ajuda a defesa. Se o território estiver vazio, ele apenas entra. Não vale se já houver ali um exército seu.
text-jihad = Seu império ataca com três dados e vence os empates até perder um exército em batalha. Depois ataca com dois e ainda vence os empates, até perder o segundo. Recomprar não desfaz a perda.
text-kingdom-canaanites = Surgem { name-palestine.in } um exército seu e uma cidade. Um exército e um forte que estavam ali saem, sem dados; um monumento fica. Se o território era seu, a capital dele fica no lugar da cidade.
text-kingdom-etruscans = Surgem { name-northern-apennines.in } um exército seu e uma cidade. Um exército e um forte que estavam ali saem, sem dados; um monumento fica. Se o território era seu, a capital dele fica no lugar da cidade.
text-kingdom-kush = Surgem { name-upper-nile.in } um exército seu e uma cidade. Um exército e um forte que estavam ali saem, sem dados; um monumento fica. Se o território era seu, a capital dele fica no lugar da cidade.
text-kingdom-tiahuanaco = Surgem { name-southern-andes.in } um exército seu e uma cidade. Um exército e um forte que estavam ali saem, sem dados; um monumento fica. Se o território era seu, a capital dele fica no lugar da cidade.
text-kingdom-mali = Surgem { name-gold-coast.in } um exército seu e uma cidade. Um exército e um forte que estavam ali saem, sem dados; um monumento fica. Se o território era seu, a capital dele fica no lugar da cidade.
text-kingdom-thai = Surgem { name-malay-peninsula.in } um exército seu e uma cidade. Um exército e um forte que estavam ali saem, sem dados; um monumento fica. Se o território era seu, a capital dele fica no lugar da cidade.
text-kingdom-zimbabwe = Surgem { name-east-africa.in } um exército seu e uma cidade. Um exército e um forte que estavam ali saem, sem dados; um monumento fica. Se o território era seu, a capital dele fica no lugar da cidade.
text-migrants-africa = Dois exércitos seus se instalam em dois territórios vazios { name-africa.in }, ou um, se só houver um vazio.
text-migrants-australia = Dois exércitos seus se instalam em dois territórios vazios { name-australasia.in }, ou um, se só houver um vazio.
text-migrants-north-america = Dois exércitos seus se instalam em dois territórios vazios { name-north-america.in }, ou um, se só houver um vazio.
text-naval-power = Neste turno, quem defende rola dois dados em vez de três quando seu império ataca por frota.
text-pestilence = Escolha um território. O exército dele rola três dados; depois cada exército em território adjacente, também através de um estreito, rola dois. Com qualquer 1, o exército se perde, e o forte com ele. Os seus também rolam.
text-plague = Escolha um território com um exército: ele rola quatro dados, e qualquer 1 leva o exército e o forte. Então você precisa indicar um exército adjacente por terra, que rola três dados, e assim por diante, até que um sobreviva ou não reste nenhum ao lado.
text-population-explosion = Duas moedas.
text-siegecraft = Neste turno, seu império soma 1 contra um território com forte, cidade ou capital, uma vez ao todo. Vencer um forte leva forte e exército de uma vez.
text-treachery = Indique um território inimigo. Se seu império atacá-lo neste turno, exército e forte ali cedem sem dados.

## Epochs

epoch-span-1 = 3000 a.C. – 1400 a.C.
epoch-span-2 = 1400 a.C. – 450 a.C.
epoch-span-3 = 450 a.C. – 300 d.C.
epoch-span-4 = 300 – 800 d.C.
epoch-span-5 = 800 – 1300 d.C.
epoch-span-6 = 1300 – 1600 d.C.
epoch-span-7 = 1600 – 1914 d.C.
