# History of the World of 2001: chronicle, refusals, decisions, cards, names.

## Small words

epoch = Era { $epoch }
degree-control = controle
army-count = { $armies ->
    [1] um exército
   *[other] { $armies } exércitos
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
chronicle-lapses = O efeito da carta acaba: { $card }.
chronicle-weakens = { $card } dá dois dados daqui em diante e ainda vence os empates.
chronicle-named = { $you ->
    [yes] Você indica { $places }.
   *[no] { $who } indica { $places }.
  }
chronicle-settles = { $you ->
    [yes] Seu exército se instala { $lands }.
   *[no] O exército de { $who } se instala { $lands }.
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
    [yes] Você reforça seu exército { $lands }.
   *[no] { $who } reforça o exército { $lands }.
  }
chronicle-fortifies = { $pay ->
    [coin] { $you ->
        [yes] Com uma moeda, você fortifica { $lands }.
       *[no] Com uma moeda, { $who } fortifica { $lands }.
      }
    [engineering] { $you ->
        [yes] Com um forte gratuito, você fortifica { $lands }.
       *[no] Com um forte gratuito, { $who } fortifica { $lands }.
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
    [yes] Você tem mais pontos e compra um marcador de primazia. Ninguém vê o valor.
   *[no] { $who } tem mais pontos e compra um marcador de primazia. Ninguém vê o valor.
  }
chronicle-marker-withheld = { $names } dividem a maior pontuação: ninguém compra um marcador de primazia.
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
do-spread-plague = Levá-la a { $name }
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
note-free = vazio, sem dados
note-own = seu próprio exército cede lugar
note-opens = territórios ao alcance: { $lands }
note-by-sea = por frota
note-played = { $epochs ->
    [all] em qualquer era
   *[some] eras { $span }
  }
status-epoch = Era { $epoch } · { $points }
status-pool = { $card }: { $pool } por colocar, { $lost } perdidos
status-coins = Na mão: { $things }
status-force = Em vigor: { $cards }
status-hand = { $kind ->
    [greater] Eventos maiores: { $cards }
   *[lesser] Eventos menores: { $cards }
  }
status-scored = { $name } marcaria { $points } agora: { $parts }.
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
refusal-bad-target = Agora não se pode jogar { $card } ali: { $name }.
refusal-bad-set = Indique quantos a carta pede, e nenhum duas vezes.
refusal-one-empire = Todos os territórios precisam ser de um só império inimigo.
refusal-three-lands = Indique três territórios desse império, ou todos se forem menos.
refusal-not-adjacent-areas = As duas regiões precisam ser adjacentes.
refusal-two-empty = Indique dois territórios vazios da região, ou o único vazio.
refusal-not-empty = Um exército já ocupa { $land }.
refusal-is-empty = Nenhum exército ocupa { $land }.
refusal-no-enemy = Nenhum exército inimigo ocupa { $land }.
refusal-no-monument-there = Não há monumento { $land }.
refusal-not-beside = A terra estéril dos bárbaros não faz fronteira com { $land }.
refusal-plague-not-next = A peste não chega a { $land }: ela vai por terra, a um exército ao lado do último.
refusal-no-army = Não resta exército no contingente.
refusal-restricted-only = Só restam exércitos restritos, que entram apenas em territórios vazios.
refusal-own-army = Seu exército ativo já ocupa { $land }.
refusal-barren = Ninguém pode entrar: { $land }, uma terra estéril.
refusal-not-reachable = Nenhum exército ativo seu alcança { $land } por fronteira, estreito ou frota.
refusal-no-way-from = Nenhum exército ativo seu pode atacar { $land } dali.
refusal-no-way-by-sea = Suas frotas não alcançam { $land }.
refusal-not-held = Nenhum exército ativo seu ocupa { $land }.
refusal-has-fort = Um forte já protege { $land }.
refusal-no-forts = Não restam fortes na caixa.
refusal-no-coin = Você não tem mais moedas.
refusal-no-such-coin = Você não tem mais moedas desse tipo.
refusal-no-free-fort = Você não tem mais fortes gratuitos.
refusal-no-coins-in-minor = Um império menor não gasta moedas.
refusal-nothing-lost = Nenhum exército do seu império se perdeu que se possa recomprar.
refusal-no-such-option = Esta mesa é jogada sem essa opção.
refusal-land-full = Não há lugar para mais um exército { $land }.
refusal-no-room-for-fort = Três exércitos não deixam lugar para um forte { $land }.
refusal-no-fleet = Você não tem frota { $water }.
refusal-ocean = Só se tripulam frotas em mares, não em oceanos.
refusal-manned = A frota { $water } já tem um exército.
refusal-no-enemy-fleet = Não há frota inimiga a atacar { $water }.
refusal-last-army = O último exército fica para o território inicial.
refusal-no-monument-due = Seus exércitos ativos têm recursos de menos para outro monumento.
refusal-has-monument = Um monumento já enfeita { $land }.
refusal-no-site = Primeiro as capitais, depois as cidades, depois os recursos.
refusal-no-monuments = Não restam monumentos na caixa.

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
name-civil-war = Guerra civil
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
