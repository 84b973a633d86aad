# The terminal: what `mundi play` and `mundi replay` say beyond the words of the table and of the game.

## Who sits where

terminal-role-you = você
terminal-role-keyboard = ao teclado
terminal-sealed = O acaso está selado: { $seal }…  ? para ajuda.

## What can be typed

terminal-type = Digite um número, um nome ou ? para ajuda.
terminal-type-or-back = Digite um número, um nome ou 0 para voltar.
terminal-back = (0 volta)
terminal-enter = Enter confirma.
terminal-undoes = u desfaz.
terminal-help-choose = escolhe; o nome pode ser abreviado: zag
    .keys = um número ou um nome
terminal-help-turn = um turno em dez linhas, para a primeira partida
    .keys = t
terminal-help-board = o tabuleiro; uma região ou um território dele
    .keys = b, b NOME
terminal-help-score = os pontos agora e de onde vêm; também os de outro jogador
    .keys = s, s NOME
terminal-help-hand = suas cartas e a carta em jogo; o texto de uma carta
    .keys = h, h NOME
terminal-help-list = a lista de novo
    .keys = l
terminal-help-meanwhile = o que aconteceu desde o seu último turno
    .keys = m
terminal-help-chronicle = a crônica recente
    .keys = c
terminal-help-undo = desfaz, até que algo seja revelado ou afete outro jogador
    .keys = u
terminal-help-why = por que não posso? por exemplo: w zagros, w fortificar nilo, w encerrar
    .keys = w NOME
terminal-help-rule = uma regra, por exemplo: r 7.2 ou r forte
    .keys = r NÚMERO, r PALAVRAS
terminal-help-save = salva a partida e continua
    .keys = save, save ARQUIVO
terminal-help-quit = sai; a partida fica salva
    .keys = q
terminal-page = Página { $page } de { $pages }: + e - viram a página.
terminal-more = Enter continua
terminal-again = Enter mostra a lista de novo
terminal-first = Primeira vez aqui? t explica um turno.
terminal-guide-list = Na lista, um número ou um nome basta. b tabuleiro, s pontos e por quê, h cartas, w NOME por que não, ? para tudo.
terminal-no-guide = Não há guia curto deste jogo; r procura nas regras.
terminal-meanwhile-all = m conta tudo.
terminal-meanwhile-hint = { $count ->
    [1] m: o que houve desde a sua última ação ({ $count } linha)
   *[other] m: o que houve desde a sua última ação ({ $count } linhas)
  }
terminal-meanwhile-nothing = Nada aconteceu desde a sua última ação.
terminal-no-number = { $last ->
    [1] Não há número { $number }; só existe o 1.
   *[other] Não há número { $number }; eles vão de 1 a { $last }.
  }
terminal-several = “{ $text }” pode ser mais de uma coisa: { $names }. Escreva um pouco mais, ou o número.
terminal-unknown = “{ $text }” não é número nem nome desta lista; digite ? para ajuda, ou w { $text } para saber por quê.
terminal-twice = Algo foi citado duas vezes; cite cada coisa uma vez só.
terminal-choose-action = Escolha uma ação.
terminal-too-late = Tarde demais: { $why }
terminal-time-up = Seu tempo acabou.
terminal-clock = { $seconds } s
terminal-forfeit-slow = O bot de { $name } não respondeu em { $seconds } s. O bot da casa joga no lugar dele.
terminal-forfeit-died = O bot de { $name } encerrou no meio da partida (código de saída { $code }). O bot da casa joga no lugar dele.
terminal-forfeit-garbled = O bot de { $name } respondeu algo incompreensível: “{ $said }”. O bot da casa joga no lugar dele.
terminal-forfeit-illegal = O bot de { $name } escolheu uma jogada não permitida: “{ $said }”. O bot da casa joga no lugar dele.
terminal-forfeit-failed = O bot de { $name } teve um erro: “{ $said }”. O bot da casa joga no lugar dele.
terminal-forfeit-idle = O bot de { $name } só espera. O bot da casa joga no lugar dele.

## Undo

terminal-undone = Desfeito.
terminal-undo-closed = Nada pode ser desfeito: { $reason }.
terminal-undo-nothing = nada aconteceu ainda
terminal-undo-since = { $name } já decidiu depois
terminal-undo-time = o tempo já passou
terminal-undo-first = não há nada antes disto
terminal-undo-gone-on = a partida já seguiu com “{ $event }”
terminal-undo-dice = os dados já foram rolados
terminal-undo-called = o jogo já chamou { $empire }
terminal-undo-card = todos já viram { $card }
terminal-undo-touched = { $name } perdeu algo com isso
terminal-undo-chosen = cartas já foram vistas; uma escolha de cartas não se desfaz
terminal-undo-given = cartas já foram vistas ou dadas

## Rules

terminal-no-rule = Não há regra “{ $words }”; tente um número, como r 7.2, ou palavras, como r forte.
terminal-more-rules = e { $rules }

## Saving, handing over, the end

terminal-saved = Salva em { $file }.
terminal-not-saved = A partida não foi salva: { $reason }.
terminal-file-exists = { $file } já existe; dê outro nome
terminal-left = A partida está salva. Continue com: mundi play --resume { $file }
terminal-hide = Enter esconde a tela; depois passe o teclado para { $name }.
terminal-alone = { $name }, pressione Enter quando só você estiver vendo a tela.
terminal-won = { $you ->
    [yes] Você fez o mundo.
   *[no] Quem fez o mundo: { $names }.
  }
terminal-you = Você
terminal-record = O registro está em { $file }, com a semente revelada.
terminal-verify = Confira com: mundi verify { $file }
terminal-read = Leia com: mundi replay { $file }
terminal-seats = Jogadores: { $seats }
terminal-contest = junto com { $names }; a ordem foi sorteada
terminal-over = A partida acabou.
terminal-by-turn = Turno a turno
terminal-steps = { $waiting ->
    [0] Após { $steps } de { $of } passos.
   *[other] Após { $steps } de { $of } passos; a decidir: { $names }.
  }

## Why can’t I?

terminal-why-what = Diga o que você gostaria de fazer, por exemplo: w zagros
terminal-why-can = { $do ->
    [invade] Você pode invadir: está na lista.
    [fortify] Você pode fortificar: está na lista.
    [monument] Você pode construir um monumento: está na lista.
    [use-effect] Você pode usar o efeito: está na lista.
    [establish] Você pode estabelecer seu império: está na lista.
    [siege] Você pode insistir no cerco: está na lista.
    [retreat] Você pode recuar: está na lista.
    [end-invasion] Você pode encerrar as invasões: está na lista.
    [end-turn] Você pode encerrar o turno: está na lista.
    [end-kingdom] Você pode encerrar o turno do reino: está na lista.
    [play-event] Você pode jogar a carta: está na lista.
    [play-kingdom] Você pode jogar o reino: está na lista.
   *[other] Você pode fazer isso: está na lista.
  }
terminal-why-unknown = “{ $text }” não é território nem carta; tente, por exemplo: w zagros, w fortificar nilo, w encerrar
terminal-no-land = Não há território “{ $name }”.
terminal-no-place = “{ $name }” não é território nem região; b sozinho mostra o tabuleiro inteiro.
terminal-no-player = “{ $name }” não é nenhum dos jogadores: { $names }.
terminal-no-card = Não há carta “{ $name }”.
# What can be typed after w, with spaces between words that mean the same.
terminal-verb-invade = invadir atacar
terminal-verb-fortify = fortificar
terminal-verb-monument = monumento construir
terminal-verb-fleet = frota tripular
terminal-verb-use-effect = usar
terminal-verb-lose-army = perder
terminal-verb-establish = estabelecer
terminal-verb-siege = cerco sitiar
terminal-verb-retreat = recuar
terminal-verb-hold = manter
terminal-verb-spare = poupar
terminal-verb-reduce = reduzir
terminal-verb-end = encerrar
terminal-verb-play = jogar

## History of the World: odds

terminal-per-cent = { $share }%
terminal-odds-certain = vitória certa
terminal-odds = vence { $win } · caem ambos { $tie } · repelido { $defeat }
terminal-odds-narrow = vence { $win } · ambos { $tie } · perde { $defeat }
terminal-odds-defence = resiste { $defeat } · caem ambos { $tie } · perde { $win }
terminal-renew = renova seu exército

## History of the World: decisions

terminal-otherwise = Outras opções
terminal-cards = Cartas
terminal-one-of = { $count ->
    [1] { $verb } …
   *[other] { $verb }: um de { $count } territórios …
  }
terminal-some-of = { $verb }: { $lands } …
terminal-end-invasion = { $armies ->
    [0] Encerrar as invasões
    [1] Encerrar as invasões; um exército da carta volta ao suprimento
   *[other] Encerrar as invasões; { $armies } exércitos da carta voltam ao suprimento
  }
terminal-end-turn = Encerrar o turno e pontuar
terminal-retreat = nada muda { $land }
terminal-forces-left = Restam { $forces }.
terminal-by-region = Ao alcance, por região; também se pode citar um território
terminal-region-lands = { $lands ->
    [1] um território
   *[other] { $lands } territórios
  }
terminal-region-best = melhor: { $land } +{ $points }, { $chance }
terminal-no-battle = sem batalha
terminal-win = vence { $win }
terminal-choose-in = Escolha um território para invadir { $area }.
terminal-ways = { $count } caminhos
terminal-choose-lands = { $most ->
    [1] Escolha um território para { $card }.
    [2] Escolha até dois territórios para { $card }.
   *[other] Escolha até { $most } territórios para { $card }.
  }
terminal-choose-waters = { $most ->
    [1] Escolha um mar ou oceano para { $card }.
    [2] Escolha até dois mares ou oceanos para { $card }.
   *[other] Escolha até { $most } mares ou oceanos para { $card }.
  }
terminal-choose-barrens = { $most ->
    [1] Escolha uma terra estéril para { $card }.
    [2] Escolha até duas terras estéreis para { $card }.
   *[other] Escolha até { $most } terras estéreis para { $card }.
  }
terminal-several-hint = Números ou nomes, por exemplo: 1, 2

## History of the World: cards

terminal-card-empire = { $order }º a ser chamado na era { $epoch }: { $forces }
terminal-card-kingdom = Reino da era { $epoch }: { $forces }
terminal-card-event = Melhoria da era { $epoch }
terminal-kingdom-note = É jogado antes de estabelecer o império, só na própria era; tem suas próprias invasões.
terminal-forces = { $armies } { $where }
terminal-fleets = { $count ->
    [1] frota ({ $where })
   *[other] frotas ({ $where })
  }
terminal-caravans = { $count ->
    [1] caravana ({ $where })
   *[other] caravanas ({ $where })
  }
terminal-under = sob { $leader }
terminal-in-play = Em jogo
terminal-others-hold = Os outros têm: { $hands }.
terminal-hand = { $empire ->
    [yes] { $events ->
        [0] { $who } nenhum evento e um império
        [1] { $who } um evento e um império
       *[other] { $who } { $events } eventos e um império
      }
   *[no] { $events ->
        [0] { $who } nenhum evento
        [1] { $who } um evento
       *[other] { $who } { $events } eventos
      }
  }
terminal-on-card = { $forces } na carta
terminal-no-army = nenhum exército
terminal-certain-wins = { $count ->
    [1] resta uma vitória certa
   *[other] restam { $count } vitórias certas
  }
terminal-extra-dice = { $count ->
    [1] resta um dado extra
   *[other] restam { $count } dados extras
  }

## History of the World: the score

terminal-column-score = pontos
terminal-column-now = agora
terminal-column-supply = suprimento
terminal-column-events = eventos
terminal-column-markers = marcadores
terminal-column-gold = ouro
terminal-column-tokens = fichas
terminal-column-honors = honras
terminal-column-empire = império
terminal-name-you = { $name } (você)
terminal-to-come = { $empire }, por vir
terminal-score-now = { $you ->
    [yes] Você: { $points }, se pontuasse agora
   *[no] { $who }: { $points }, se pontuasse agora
  }
terminal-no-token = sem ficha nesta era
terminal-scored = pontuou
terminal-structures = { $building ->
    [capital] { $count ->
        [1] 1 capital
       *[other] { $count } capitais
      }
    [city] { $count ->
        [1] 1 cidade
       *[other] { $count } cidades
      }
   *[monument] { $count ->
        [1] 1 monumento
       *[other] { $count } monumentos
      }
  }
terminal-nothing = nada
terminal-nothing-held = nenhum exército no tabuleiro

## History of the World: the board

terminal-legend = ● exército ativo  ○ exército inativo  ^ montanhas  ♣ floresta  ◆ recurso  { $short } monumento
terminal-legend-past = ● exército ativo  ○ exército antigo  ^ montanhas  ♣ floresta  # Grande Muralha  ◆ recurso  { $short } monumento
terminal-legend-garrison = ● exército  ○ guarnição  ^ terreno difícil  ◆ símbolo de poder do império  ◇ outro símbolo  { $short } monumento
terminal-short-monument = mon.
terminal-short-capital = cap.
terminal-on-map = No mapa: { $markers }.
terminal-supply = Restam no suprimento: capitais e cidades { $capitals }, monumentos { $monuments }, fortes { $forts }.
terminal-open-land = terreno aberto
terminal-land-empty = Nenhum exército; { $built }.
terminal-nothing-built = nada construído
terminal-land-held = { $you ->
    [yes] { $active ->
        [yes] Você: exército ativo; { $built }. Defende com { $dice }.
       *[no] Você: exército inativo; { $built }. Defende com { $dice }.
      }
   *[no] { $active ->
        [yes] { $who }: exército ativo; { $built }. Defende com { $dice }.
       *[no] { $who }: exército inativo; { $built }. Defende com { $dice }.
      }
  }
terminal-defence = { $dice ->
    [1] { $bonus ->
        [0] 1 dado
       *[other] 1 dado, +{ $bonus }
      }
   *[other] { $bonus ->
        [0] { $dice } dados
       *[other] { $dice } dados, +{ $bonus }
      }
  }
terminal-borders = Faz fronteira com { $lands }.
terminal-borders-none = Não faz fronteira com nenhum território.
terminal-straits = Por estreito: { $lands }.
terminal-waters = Costa: { $names }.
terminal-barrens = Terra estéril ao lado: { $names }.
