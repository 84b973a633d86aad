# 4 Gods: o Mundo e suas fichas, decisões, crônica, recusas, pontuação, lições.

## Terrains

name-ocean = oceano
    .the = o oceano
    .in = no oceano
name-plain = planície
    .the = a planície
    .in = na planície
name-forest = floresta
    .the = a floresta
    .in = na floresta
name-mountain = montanha
    .the = a montanha
    .in = na montanha
terrain-ocean = Oceano
terrain-plain = Planície
terrain-forest = Floresta
terrain-mountain = Montanha

## Gods and their people, colours, glyphs

name-merfolk = Tritões
    .the = os Tritões
name-humans = Humanos
    .the = os Humanos
name-elves = Elfos
    .the = os Elfos
name-dwarves = Anões
    .the = os Anões
god-merfolk = Deusa dos Tritões
god-humans = Deus dos Humanos
god-elves = Deusa dos Elfos
god-dwarves = Deus dos Anões
colour-merfolk = azul
colour-humans = amarelo
colour-elves = verde
colour-dwarves = cinza
glyph-wave = onda
glyph-sun = sol
glyph-leaf = folha
glyph-peak = pico
# With hidden gods a seal must suggest no god.
glyph-moon = lua
glyph-diamond = losango
glyph-cross = cruz
glyph-ring = anel
seal-spoken = { $who }, { $colour }, { $glyph }

## Phases, and what the lists of games say

phase-waiting = Antes do início
phase-play = O Mundo cresce
phase-closing = Os últimos segundos
todo-waiting = Avise que está a postos
todo-play = Coloque fichas
todo-closing = Aproveite os últimos segundos
headline-race = { $players ->
    [2] dois jogadores
    [3] três jogadores
   *[4] quatro jogadores
  }
headline-simultaneous = todos ao mesmo tempo
headline-timed = por turnos
headline-hidden = deuses ocultos
headline-table = como na mesa
headline-drawn = por sorteio
headline-turn = { $who } · turno { $turn }
headline-last-turn = { $who } · último turno
timeline-title = Ordem de jogo
kingdom-size = { $tiles }
cell-taken-mark = ocupada

## The World for a screen reader

world-label = O Mundo
world-keys = As setas vão de casa em casa. Os colchetes percorrem as casas em que a ficha encaixa. R gira, F vira, espaço faz encaixar, Enter coloca, P coloca com profeta.
world-row = Linha { $row }
world-size = { $tiles ->
    [0] O Mundo está vazio.
    [1] Há uma ficha no Mundo.
   *[other] Há { $tiles } fichas no Mundo.
  }
cell-open = Coluna { $column }, linha { $row }, livre
cell-fits = Coluna { $column }, linha { $row }, livre, { $flip ->
    [yes] { $turns ->
        [0] encaixa virada
        [1] encaixa virada, com um giro
        [2] encaixa virada, com dois giros
       *[other] encaixa virada, com três giros
      }
   *[no] { $turns ->
        [0] encaixa
        [1] encaixa com um giro
        [2] encaixa com dois giros
       *[other] encaixa com três giros
      }
  }
cell-misfit = Coluna { $column }, linha { $row }, livre, não encaixa: { $terrain ->
    [ocean] oceano
    [plain] planície
    [forest] floresta
   *[mountain] montanha
  } a { $corner ->
    [nw] noroeste
    [ne] nordeste
    [se] sudeste
   *[sw] sudoeste
  }
cell-torn = Coluna { $column }, linha { $row }, livre, nenhuma ficha encaixa: as fichas ao lado não combinam a { $corner ->
    [nw] noroeste
    [ne] nordeste
    [se] sudeste
   *[sw] sudoeste
  }
cell-few-lines = { $lines ->
    [0] Coluna { $column }, linha { $row }, livre, não toca nenhuma linha lateral: são necessárias duas
   *[1] Coluna { $column }, linha { $row }, livre, toca uma linha lateral: são necessárias duas
  }
cell-tile = Coluna { $column }, linha { $row }, ficha: { $areas }
area-spoken = { $terrain ->
    [ocean] oceano
    [plain] planície
    [forest] floresta
   *[mountain] montanha
  } { $where ->
    [nw] a noroeste
    [ne] a nordeste
    [se] a sudeste
    [sw] a sudoeste
    [n] ao norte
    [e] a leste
    [s] ao sul
    [w] a oeste
    [nw-se] de noroeste a sudeste
    [ne-sw] de nordeste a sudoeste
    [not-nw] em tudo, menos a noroeste
    [not-ne] em tudo, menos a nordeste
    [not-se] em tudo, menos a sudeste
    [not-sw] em tudo, menos a sudoeste
   *[all] em toda parte
  }
cell-prophet = { $you ->
    [yes] { $terrain ->
        [ocean] seu profeta no oceano
        [plain] seu profeta na planície
        [forest] seu profeta na floresta
       *[mountain] seu profeta na montanha
      }
   *[no] { $terrain ->
        [ocean] profeta de { $who } no oceano
        [plain] profeta de { $who } na planície
        [forest] profeta de { $who } na floresta
       *[mountain] profeta de { $who } na montanha
      }
  }
cell-kingdom = reino de { $tiles }
cell-city = { $you ->
    [yes] Coluna { $column }, linha { $row }, sua cidade
   *[no] Coluna { $column }, linha { $row }, cidade de { $who }
  }
cell-city-safe = nunca poderá ser destruída
cell-city-falls = { $hand ->
    [both] as duas mãos podem destruí-la
   *[other] a mão { $hand } pode destruí-la
  }
cell-pending = ainda não confirmada
cell-parts = { $first }; { $more }
hand-spoken = Mão { $hand }: { $nw }, { $ne }, { $se }, { $sw }, em sentido horário a partir do noroeste; { $cells ->
    [0] não encaixa em casa nenhuma
    [1] encaixa em uma casa
   *[other] encaixa em { $cells } casas
  }
hand-spoken-plain = Mão { $hand }: { $nw }, { $ne }, { $se }, { $sw }, em sentido horário a partir do noroeste
hand-spoken-empty = Mão { $hand }: vazia
hand-spoken-taken = pega de um descarte, tem de ser colocada
hand-other-side = Outra face: { $nw }, { $ne }, { $se }, { $sw }

## The bag, rings and notes beside the World

bag-title = A sacola
bag-of = de { $all } fichas na sacola
bag-spoken = { $left ->
    [0] A sacola está vazia
    [1] Resta uma de { $all } fichas na sacola
   *[other] Restam { $left } de { $all } fichas na sacola
  }
bag-draw = { $count ->
    [1] Sacar uma ficha
   *[other] Sacar duas fichas
  }
bag-short = { $left } na sacola
ring-prophet = Tempo do profeta
ring-prophet-text = { $seconds ->
    [1] Um segundo para pôr um profeta na sua última ficha.
   *[other] { $seconds } segundos para pôr um profeta na sua última ficha.
  }
ring-taken = Ficha pega
ring-taken-text = { $seconds ->
    [1] Coloque-a em um segundo, ou ela vai para os seus descartes.
   *[other] Coloque-a em { $seconds } segundos, ou ela vai para os seus descartes.
  }
ring-closing = O Mundo se fecha
ring-closing-text = { $seconds ->
    [1] Resta um segundo, para todos ao mesmo tempo.
   *[other] Restam { $seconds } segundos, para todos ao mesmo tempo.
  }
ring-turn = Seu turno
ring-turn-text = { $seconds ->
    [1] Resta um segundo.
   *[other] Restam { $seconds } segundos.
  }
ring-passed = Todos passaram
ring-passed-text = { $seconds ->
    [1] Termina em um segundo, a menos que alguém aja.
   *[other] Termina em { $seconds } segundos, a menos que alguém aja.
  }
ring-idle = Você ainda está aí?
ring-idle-text = { $seconds ->
    [1] Outros já passaram: em um segundo a casa passa no seu lugar, a menos que você aja.
   *[other] Outros já passaram: em { $seconds } segundos a casa passa no seu lugar, a menos que você aja.
  }
ring-idle-other = { $who } ainda está aí?
ring-idle-other-text = { $seconds ->
    [1] Em um segundo a casa passa no lugar de { $who }, a menos que alguém aja.
   *[other] Em { $seconds } segundos a casa passa no lugar de { $who }, a menos que alguém aja.
  }
ring-ready = Todos a postos
ring-ready-text = { $seconds ->
    [1] Começa em um segundo.
   *[other] Começa em { $seconds } segundos.
  }
ring-challenge = Próxima contestação
ring-challenge-text = { $seconds ->
    [1] Um segundo entre duas contestações do mesmo jogador.
   *[other] { $seconds } segundos entre duas contestações do mesmo jogador.
  }
ring-forfeit = Você deve um profeta
ring-forfeit-text = { $seconds ->
    [1] Escolha em um segundo, ou a escolha será feita por você.
   *[other] Escolha em { $seconds } segundos, ou a escolha será feita por você.
  }
ring-spoken = { $seconds ->
    [1] { $title }: um segundo
   *[other] { $title }: { $seconds } segundos
  }
note-race-title = Uma corrida perdida.
note-own-city-title = Sua própria cidade não é um alvo.
note-own-city = Só a cidade de outro jogador pode cair, e a ficha tem de combinar com todas as fichas ao lado.
note-time-title = Quando o tempo acaba,
note-time = as fichas na mão vão para a área de descarte do jogador, com a frente para cima. A que não tiver espaço ali vai para a sacola; uma ficha pega volta antes para o lugar de onde veio.
note-table-title = Como na mesa.
note-table = Uma ficha errada fica até que alguém a veja. No fim, pontua como as outras.
note-right-title = Se a ficha estivesse certa,
note-right = { $seconds ->
    [3] nada mudaria. Você só esperaria três segundos até a próxima contestação.
   *[other] nada mudaria. Você só esperaria { $seconds } segundos até a próxima contestação.
  }

## Gods, cities and hands beside the World

gods-title = Deuses
gods-note = profetas na reserva
god-you = você
god-free = livre
god-out = fora do jogo
god-none = ainda sem deus
god-reserve-spoken = { $left } de { $all } profetas na reserva
god-owes = { $count ->
    [1] deve um profeta
   *[other] deve { $count } profetas
  }
god-claim = Escolher
god-taken = { $you ->
    [yes] Já é seu.
   *[no] Já é de { $who }.
  }
god-kingdoms = { $count ->
    [0] nenhum reino ainda
    [1] um reino, de { $tiles }
   *[other] { $count } reinos, o maior { $tiles }
  }
god-worth = vale { $points } para você agora
cities-title = Cidades Lendárias
cities-left = restam { $left } de { $all }
cities-spoken = { $left ->
    [0] Nenhuma cidade por construir
    [1] Uma de { $all } cidades por construir
   *[other] { $left } de { $all } cidades por construir
  }
side-title = Ao lado do Mundo
hands-own = Suas mãos
hands-title = Mãos dos outros
hands-note = abertas a todos
hands-taken = pega; tem de ser colocada
hands-theirs = Mãos de { $who }, à vista de todos
hands-spoken = { $you ->
    [yes] { $tiles ->
        [0] Você não tem ficha na mão
        [1] Você tem uma ficha na mão
       *[other] Você tem duas fichas na mão
      }
   *[no] { $tiles ->
        [0] { $who } não tem ficha na mão
        [1] { $who } tem uma ficha na mão
       *[other] { $who } tem duas fichas na mão
      }
  }

## Strips of discarded tiles

strip-title = Descartes
strip-count = { $tiles }/{ $slots }
strip-count-long = { $tiles } de { $slots }
strip-spoken = { $you ->
    [yes] Seus descartes: { $tiles } de { $slots } espaços ocupados
   *[no] Descartes de { $who }: { $tiles } de { $slots } espaços ocupados
  }
strip-full = cheia: não saca
slot-spoken = Espaço { $slot }: { $nw }, { $ne }, { $se }, { $sw }, em sentido horário a partir do noroeste
slot-spoken-empty = Espaço { $slot }: vazio
slot-fits = { $cells ->
    [0] não encaixa em casa nenhuma
    [1] encaixa em uma casa
   *[other] encaixa em { $cells } casas
  }
strip-keys = Enter pega uma ficha, F a vira, as setas seguem adiante.

## Before the race

prompt-ready = Antes da corrida
prompt-ready-turns = Antes da partida
decide-ready = Tudo pronto?
decide-ready-facts = { $missing ->
    [0] Todos os outros já estão a postos. Começa assim que você estiver.
    [1] Começa quando todos estiverem a postos. Falta mais um jogador.
   *[other] Começa quando todos estiverem a postos. Faltam mais { $missing } jogadores.
  }
decide-colour = Quais profetas são os seus?
decide-colour-facts = Quem chega primeiro escolhe, e é definitivo. Quando todos tiverem uma cor, cada um recebe um deus em segredo.
waiting-waiting = { $count ->
    [1] { $names } ainda não está a postos.
   *[other] { $names } ainda não estão a postos.
  }
ready-mark = a postos
action-ready = Tudo pronto
action-colour = { $god ->
    [merfolk] Ficar com os azuis
    [humans] Ficar com os amarelos
    [elves] Ficar com os verdes
   *[dwarves] Ficar com os cinza
  }

## The prompt of the race

prompt-race = Jogue · todos ao mesmo tempo
prompt-race-short = Todos ao mesmo tempo
prompt-closing = Últimos segundos · todos jogam
prompt-watch = A corrida · você está assistindo
prompt-watch-turns = Você está assistindo
decide-full = Coloque ou descarte.
decide-half = Coloque, descarte ou pegue.
decide-empty = Saque, ou pegue uma ficha descartada.
decide-no-draw = Pegue ou vire uma ficha descartada.
decide-no-draw-facts = { $why ->
    [full] Sua área de descarte está cheia: você volta a sacar quando houver um espaço livre.
   *[bag] A sacola está vazia.
  }
decide-taken = Coloque a ficha que você pegou.
decide-taken-facts = No Mundo, ou em sua própria área de descarte. Até lá, nada mais é possível.
decide-taken-nowhere = Descarte-a em sua própria área de descarte. Até lá, nada mais é possível.
decide-stuck = Devolva a ficha.
decide-stuck-facts = Ela não encaixa em casa nenhuma e sua área está cheia: pode voltar para de onde veio.
decide-here = { $cells ->
    [1] Colocar aqui? Encaixa em uma casa.
   *[other] Colocar aqui? Encaixa em { $cells } casas.
  }
decide-aim = { $cells ->
    [1] Encaixa em uma casa. Toque nela.
   *[other] Encaixa em { $cells } casas. Toque em uma.
  }
decide-otherwise = Encaixa aqui de outro jeito.
decide-misfit = Não encaixa aqui.
decide-nowhere = Não encaixa em casa nenhuma.
# As at a table nobody says what fits.
decide-here-unsaid = Colocar aqui?
decide-aim-unsaid = Toque numa casa.
decide-fits-both = A ficha da mão 1 { $first ->
    [0] não encaixa em casa nenhuma
    [1] encaixa em uma casa
   *[other] encaixa em { $first } casas
  }, a da mão 2 { $second ->
    [0] em casa nenhuma
    [1] em uma casa
   *[other] em { $second } casas
  }.
decide-fits-one = A ficha da mão { $hand } { $cells ->
    [0] não encaixa em casa nenhuma
    [1] encaixa em uma casa
   *[other] encaixa em { $cells } casas
  }.
decide-keys-turn = Girar
decide-keys-flip = virar
decide-take = Pegue ou vire uma ficha descartada.
prompt-discard = Descarte
decide-discard = Em qual espaço?
decide-discard-up = O lado de cima continua em cima, à vista de todos.
decide-discard-facts = O lado de cima continua em cima, à vista de todos. Um número escolhe o espaço; Enter usa o primeiro livre.
prompt-god = Seu deus
decide-god = Escolha um deus e envie profetas.
decide-god-facts = Um deus vale para toda a partida. O terreno dele rende pontos duas vezes no fim; os profetas podem ficar em qualquer terreno.
decide-passed = Você passou.
decide-passed-facts = A partida acaba quando todos passarem em sequência; qualquer ação anula os passes.
decide-passed-waits = { $count ->
    [1] Agora falta { $names } passar.
   *[other] Agora faltam passar { $names }.
  }
decide-last = { $count ->
    [1] O outro jogador passou.
    [2] Os outros dois passaram.
   *[3] Os outros três passaram.
  }
decide-last-facts = Passar encerra a partida; qualquer outra ação anula os passes deles.
waiting-race = A corrida segue sem esperar ninguém.
waiting-passed = { $count ->
    [1] { $names } passou.
   *[other] { $names } passaram.
  }

## Placing with a prophet

prompt-prophet = Profeta · coluna { $column }, linha { $row }
decide-prophet = Onde fica o profeta?
decide-prophet-facts = Em qualquer terreno da ficha: toque em um dos quartos, ou use uma seta e Enter.
decide-prophet-late = Pôr um profeta na sua última ficha?
prompt-migrate = Migração
decide-migrate = Qual profeta migra para lá?
decide-migrate-facts = Sua reserva está vazia: ele vem de outra ficha. Profetas em cidades ficam.
decide-migrate-best = O da coluna { $column }, linha { $row } é o que menos lhe custa.
decide-which-god = Profeta de qual deus?
prophet-quarter = { $corner ->
    [nw] Noroeste: { $terrain }
    [ne] Nordeste: { $terrain }
    [se] Sudeste: { $terrain }
   *[sw] Sudoeste: { $terrain }
  }
prophet-leads = { $tiles ->
    [1] lidera um reino de uma ficha
   *[other] lidera um reino de { $tiles }
  }
prophet-ties = { $tiles ->
    [1] empata em um reino de uma ficha
   *[other] empata em um reino de { $tiles }
  }
prophet-worth = { $points } agora

## Building a city

prompt-city = Uma cidade
decide-city = Onde se ergue a cidade?
decide-city-facts = Em uma casa livre com duas linhas laterais. Um profeta mora nela; { $points } pontos, se durar.
city-safe = Aqui nenhuma ficha poderá destruí-la.
city-at-risk = { $tiles ->
    [0] Nenhuma ficha à vista a destruiria aqui.
    [1] Uma ficha à vista a destruiria aqui.
   *[other] { $tiles } fichas à vista a destruiriam aqui.
  }

## A cataclysm

prompt-cataclysm = Cataclismo · coluna { $column }, linha { $row }
decide-destroy = Lançar o cataclismo sobre a cidade de { $who }?
decide-destroy-facts = A ficha da mão { $hand } combina com as fichas ao lado. { $points ->
    [0] Nada muda para você.
    [1] Você ganha um ponto.
   *[other] Você ganha { $points }.
  }
decide-destroy-plain = A ficha da mão { $hand } combina com as fichas ao lado.
decide-destroy-loses = A ficha da mão { $hand } combina com as fichas ao lado. Você perderia { $points }.
decide-credit = Qual dos seus deuses fica com os 5 pontos?
cataclysm-title = O que muda
cataclysm-order = antes · depois
cataclysm-now = Se cair agora
cataclysm-before = antes
cataclysm-after = depois
cataclysm-falls = O que cai
cataclysm-token-title = A cidade de { $who }
cataclysm-token = é virada e vem para você: 5 pontos
cataclysm-prophet-title = O profeta dentro dela
cataclysm-prophet = sai da partida para sempre; não volta à reserva
cataclysm-grows = O que cresce
cataclysm-grow = { $terrain ->
    [ocean] Oceano
    [plain] Planície
    [forest] Floresta
   *[mountain] Montanha
  }
cataclysm-grow-from = tinha { $tiles }
cataclysm-grow-joins = { $count ->
    [2] une dois reinos
    [3] une três reinos
   *[other] une { $count } reinos
  }
cataclysm-grow-new = um reino novo
cataclysm-tiles = { $tiles ->
    [1] 1 ficha
   *[other] { $tiles } fichas
  }
cataclysm-nothing = Nada disso está feito ainda. Ninguém vê sua mira até que ela caia. { $turns ->
    [yes] Até lá você pode voltar atrás.
   *[no] Uma corrida perdida não custa nada.
  }
cataclysm-toast = { $who } destruiu sua cidade na coluna { $column }, linha { $row }.
cataclysm-toast-all = { $you ->
    [yes] Você destrói a cidade de { $victim } na coluna { $column }, linha { $row }.
   *[no] { $who } destrói a cidade de { $victim } na coluna { $column }, linha { $row }.
  }
news-overtaken = { $terrain ->
    [ocean] { $who } agora lidera o oceano de { $tiles } que você liderava.
    [plain] { $who } agora lidera a planície de { $tiles } que você liderava.
    [forest] { $who } agora lidera a floresta de { $tiles } que você liderava.
   *[mountain] { $who } agora lidera a montanha de { $tiles } que você liderava.
  }

## Buttons

action-place = Colocar
action-with-prophet = Com profeta
action-no-prophet = Sem profeta
action-prophet = Profeta
action-turn = Girar
action-turn-back = Girar ao contrário
action-flip = Virar
action-discard = Descartar
action-take = Pegar
action-put-back = Devolver
action-draw = Sacar duas
action-draw-one = Sacar uma
action-choose-god = Escolher um deus
action-claim = { $god ->
    [merfolk] Escolher os Tritões
    [humans] Escolher os Humanos
    [elves] Escolher os Elfos
   *[dwarves] Escolher os Anões
  }
action-city = Cidade
action-build = Construir
action-migrate = Este
action-destroy = Destruir
action-keep = Deixar como está
action-pass = Passar
action-end-turn = Encerrar o turno
action-challenge = Contestar
action-show-side = Mostrar o lado
action-play-on = Seguir jogando
action-forfeit = Perder este
action-flip-slot = Virar o espaço { $slot }
action-next-slot = Próximo espaço
action-make-fit = Fazer encaixar
action-sizes = { $shown ->
    [some] Mostrar o tamanho de todos os reinos
    [all] Não mostrar tamanhos
   *[none] Mostrar o tamanho dos reinos grandes
  }

## Ghost, roll-back and lost races

ghost-late = Ainda não confirmada
ghost-lost = A conexão caiu. Sua ficha espera a resposta.
ghost-misfit = { $side ->
    [north] Não combina no lado norte.
    [east] Não combina no lado leste.
    [south] Não combina no lado sul.
   *[west] Não combina no lado oeste.
  }
ghost-few-lines = Aqui ela precisa tocar duas linhas laterais.
race-lost-cell = { $who } chegou antes à coluna { $column }, linha { $row }. Sua ficha voltou para a mão { $hand }.
race-lost-build = { $who } chegou antes à coluna { $column }, linha { $row }. Sua cidade e seu profeta voltaram.
race-lost-city = { $who } destruiu antes a cidade na coluna { $column }, linha { $row }. Sua ficha voltou para a mão { $hand }.
race-lost-slot = { $theirs ->
    [yes] { $who } chegou antes ao espaço { $slot } da sua área. Sua mão continua vazia.
   *[no] { $who } chegou antes ao espaço { $slot } da área de { $victim }. Sua mão continua vazia.
  }
race-lost-flip = O espaço { $slot } foi virado antes de você chegar. Olhe outra vez.
race-lost-god = { $god ->
    [merfolk] { $who } escolheu os Tritões antes. Escolha outro deus.
    [humans] { $who } escolheu os Humanos antes. Escolha outro deus.
    [elves] { $who } escolheu os Elfos antes. Escolha outro deus.
   *[dwarves] { $who } escolheu os Anões antes. Escolha outro deus.
  }
race-lost-colour = { $god ->
    [merfolk] { $who } ficou antes com os azuis. Escolha outra cor.
    [humans] { $who } ficou antes com os amarelos. Escolha outra cor.
    [elves] { $who } ficou antes com os verdes. Escolha outra cor.
   *[dwarves] { $who } ficou antes com os cinza. Escolha outra cor.
  }
race-lost-token = { $who } construiu a última cidade. Seu profeta voltou.
race-lost-bag = { $who } sacou a última ficha. A sacola está vazia.

## What a screen reader is told

status-placed = { $cells ->
    [0] Ficha colocada por { $names }; a ficha da mão { $hand } agora não encaixa em casa nenhuma.
    [1] Ficha colocada por { $names }; a ficha da mão { $hand } agora encaixa em uma casa.
   *[other] Ficha colocada por { $names }; a ficha da mão { $hand } agora encaixa em { $cells } casas.
  }
status-others = { $names }: ficha colocada.
status-you-placed = Colocada na coluna { $column }, linha { $row }.
status-you-placed-kingdom = { $terrain ->
    [ocean] Colocada na coluna { $column }, linha { $row }: o oceano ali tem { $tiles } fichas.
    [plain] Colocada na coluna { $column }, linha { $row }: a planície ali tem { $tiles } fichas.
    [forest] Colocada na coluna { $column }, linha { $row }: a floresta ali tem { $tiles } fichas.
   *[mountain] Colocada na coluna { $column }, linha { $row }: a montanha ali tem { $tiles } fichas.
  }
status-drawn = { $count ->
    [1] Uma ficha sacada.
   *[other] Duas fichas sacadas.
  }
status-your-turn = { $seconds ->
    [1] Seu turno, um segundo.
   *[other] Seu turno, { $seconds } segundos.
  }
status-seconds = { $seconds ->
    [1] Resta um segundo.
   *[other] Restam { $seconds } segundos.
  }
status-bag-empty = A sacola está vazia.
status-world-full = O Mundo está completo.
status-closing = Restam { $seconds } segundos para todos.
status-turned = { $turns ->
    [0] Como estava.
    [1] Um giro.
    [2] Dois giros.
   *[other] Três giros.
  }
status-flipped = Virada.
status-picked = Mão { $hand } escolhida.

## Timed turns and hidden gods

turns-title = Turnos de { $seconds } segundos
turns-first = começa
turns-you-first = você começa
turns-now = joga agora
turns-next = em seguida
turns-you-next = você, em seguida
turns-you-now = você, agora
turns-then = depois
turns-you-then = você, depois
# After “You”, which stands for a player without a name.
turns-called-you-first = começa
turns-called-you-now = agora
turns-called-you-next = em seguida
turns-called-you-then = depois
turns-in = em { $seconds } s
turns-left = { $seconds } s
turns-last = último turno
prompt-turn = { $you ->
    [yes] Seu turno
   *[no] Turno de { $who }
  }
prompt-last-turn = { $you ->
    [yes] Seu último turno
   *[no] Último turno de { $who }
  }
decide-their-hands = { $tiles ->
    [0] { $who } não tem ficha na mão.
    [1] { $who } tem uma ficha na mão.
   *[other] { $who } tem duas fichas na mão.
  }
decide-their-hands-next = O próximo turno é seu. Enquanto isso, você pode virar fichas da sua própria área.
decide-their-hands-later = Enquanto isso, você pode virar fichas da sua própria área.
waiting-turn = { $names } joga.
card-title = Seu deus
card-secret = só você vê isto
card-text = { $god ->
    [merfolk] Oceano: o maior reino e o número de reinos contam para você.
    [humans] Planície: o maior reino e o número de reinos contam para você.
    [elves] Floresta: o maior reino e o número de reinos contam para você.
   *[dwarves] Montanha: o maior reino e o número de reinos contam para você.
  } { $colour ->
    [merfolk] Seus profetas continuam azuis.
    [humans] Seus profetas continuam amarelos.
    [elves] Seus profetas continuam verdes.
   *[dwarves] Seus profetas continuam cinza.
  }
card-to-come = Distribuído quando todos tiverem uma cor.
who-title = Quem é quem?
who-note = anotações só suas, a lápis
who-text = O que cada um colocou, canto por canto. Seus palpites não valem pontos e ninguém os vê antes de as cartas serem reveladas.
who-shares = { $first } { $share } %, { $second } { $less } %
who-share = { $terrain } { $share } %
who-nothing = nada colocado ainda
who-not-yet = ainda não
who-elsewhere = já é palpite para outro
who-right = Você acertou.
who-wrong = { $god ->
    [merfolk] Seu palpite: os Tritões.
    [humans] Seu palpite: os Humanos.
    [elves] Seu palpite: os Elfos.
   *[dwarves] Seu palpite: os Anões.
  }
who-none = Você não tinha palpite.
score-hidden = Os pontos aparecem sem os dois bônus até as cartas serem reveladas.

## Challenges and penalties

prompt-challenge = Contestação · coluna { $column }, linha { $row }
challenge-title = A contestação
challenge-who = { $you ->
    [yes] { $theirs ->
        [yes] sua, contra você
       *[no] sua, contra { $victim }
      }
   *[no] { $theirs ->
        [yes] de { $who }, contra você
       *[no] de { $who }, contra { $victim }
      }
  }
challenge-side = { $side ->
    [north] No lado norte a ficha mostra { $shown } onde a ficha adjacente mostra { $wanted }.
    [east] No lado leste a ficha mostra { $shown } onde a ficha adjacente mostra { $wanted }.
    [south] No lado sul a ficha mostra { $shown } onde a ficha adjacente mostra { $wanted }.
   *[west] No lado oeste a ficha mostra { $shown } onde a ficha adjacente mostra { $wanted }.
  }
challenge-rule = As duas pontas de um lado precisam combinar.
challenge-lines = { $lines ->
    [0] A ficha foi colocada sem nenhuma linha lateral; são necessárias duas.
   *[1] A ficha foi colocada em uma só linha lateral; são necessárias duas.
  }
challenge-steps = O que acontece agora
challenge-to-strip = { $theirs ->
    [yes] A ficha vai para a sua área, espaço { $slot }
   *[no] A ficha vai para a área de { $victim }, espaço { $slot }
  }
challenge-to-hand = { $theirs ->
    [yes] A ficha volta para a sua mão
   *[no] A ficha volta para a mão de { $victim }
  }
challenge-to-bag = A ficha vai para a sacola
challenge-late = Correção tardia: o Mundo já mudou.
challenge-late-bag = Correção tardia: a área está cheia.
challenge-soon = Nada foi colocado desde então.
challenge-prophet = O profeta dela volta
challenge-prophet-to = { $theirs ->
    [yes] Para a sua reserva.
   *[no] Para a reserva de { $victim }.
  }
challenge-cascade = Coluna { $column }, linha { $row }: a ficha vai para a sacola
challenge-cascade-lines = { $lines ->
    [0] Sem a ficha adjacente, não toca nenhuma linha lateral; são necessárias duas.
   *[1] Sem a ficha adjacente, toca uma linha lateral; são necessárias duas.
  }
challenge-cascade-wrong = Ela também estava errada.
challenge-cascade-free = Colocada de boa-fé: não custa nada.
challenge-city = A cidade na coluna { $column }, linha { $row } é retirada
challenge-city-to = A ficha dela pode ser construída outra vez, o profeta volta.
challenge-penalty = { $theirs ->
    [yes] Você perde um profeta para sempre
   *[no] { $victim } perde um profeta para sempre
  }
challenge-penalty-all = Nesta mesa há penalidades para todos.
challenge-penalty-some = Nesta mesa há penalidades para alguns, e { $victim } está entre eles.
challenge-penalty-home = Perde-se o que acabou de voltar.
challenge-penalty-reserve = Perde-se um da reserva.
challenge-penalty-chosen = É escolhido entre os que estão no Mundo.
challenge-penalty-owed = Fica devendo até escolher um deus.
challenge-penalty-none = Nesta mesa não há penalidades.
decide-challenge = Está errada, e volta.
decide-challenge-facts = { $cells ->
    [0] O jogo não parou.
    [1] O jogo não parou. Uma casa está livre outra vez.
    [2] O jogo não parou. Duas casas estão livres outra vez.
    [3] O jogo não parou. Três casas estão livres outra vez.
   *[other] O jogo não parou. { $cells } casas estão livres outra vez.
  }
challenge-failed = { $seconds ->
    [1] Está certa. Próxima contestação em um segundo.
   *[other] Está certa. Próxima contestação em { $seconds } segundos.
  }
challenge-aim = Qual ficha está errada?
challenge-aim-facts = Escolha uma ficha. Se ela estiver certa, você espera { $seconds } segundos até a próxima contestação.
prompt-forfeit = Penalidade
decide-forfeit = Escolha um profeta para perder.
decide-forfeit-facts = Ele precisa estar em uma ficha, não em uma cidade. Até lá, nada mais é possível.
waiting-forfeit = { $names }: um profeta a perder.

## Score now

score-title = Pontos agora
score-if-closed = se fechasse agora
score-chart = por deus
score-scored = já pontuou
score-nothing = Nada pontuaria ainda.
score-spoken = { $score ->
    [1] um ponto, { $now } se o Mundo se fechasse aqui
   *[other] { $score } pontos, { $now } se o Mundo se fechasse aqui
  }
score-spoken-over = { $score ->
    [1] um ponto
   *[other] { $score } pontos
  }
score-spoken-scored = { $score ->
    [1] um ponto, já pontuou
   *[other] { $score } pontos, já pontuou
  }
step-cities = Cidades
step-prophets = Profetas
step-largest = Maior
step-most = Nº de reinos
column-now = Agora
column-total = Soma
why-kingdom = { $terrain ->
    [ocean] Oceano de { $tiles }
    [plain] Planície de { $tiles }
    [forest] Floresta de { $tiles }
   *[mountain] Montanha de { $tiles }
  }
why-alone = { $you ->
    [yes] só você lidera
   *[no] só { $who } lidera
  }
why-tie = { $you ->
    [yes] { $count ->
        [2] você empata; os dois recebem
        [3] você empata; os três recebem
       *[other] você empata; os quatro recebem
      }
   *[no] { $count ->
        [2] um empate; os dois recebem
        [3] um empate; os três recebem
       *[other] um empate; os quatro recebem
      }
  }
why-smaller = Reinos menores
why-smaller-count = { $you ->
    [yes] que você lidera: { $count }
   *[no] que { $who } lidera: { $count }
  }
why-cities = { $count ->
    [1] Uma cidade
   *[other] { $count } cidades
  }
why-cities-last = ainda no Mundo
why-destroyed = { $count ->
    [1] Uma cidade
   *[other] { $count } cidades
  }
why-destroyed-note = por destruição
why-largest = { $terrain ->
    [ocean] Maior oceano, { $tiles }
    [plain] Maior planície, { $tiles }
    [forest] Maior floresta, { $tiles }
   *[mountain] Maior montanha, { $tiles }
  }
why-most = { $terrain ->
    [ocean] { $count ->
        [1] Um reino de oceano
       *[other] { $count } reinos de oceano
      }
    [plain] { $count ->
        [1] Um reino de planície
       *[other] { $count } reinos de planície
      }
    [forest] { $count ->
        [1] Um reino de floresta
       *[other] { $count } reinos de floresta
      }
   *[mountain] { $count ->
        [1] Um reino de montanha
       *[other] { $count } reinos de montanha
      }
  }
why-rank = { $rank ->
    [1] primeiro de { $of }
    [2] segundo de { $of }
    [3] terceiro de { $of }
   *[4] quarto de { $of }
  }
why-rank-tied = { $rank ->
    [1] empate em primeiro
    [2] empate em segundo
   *[3] empate em terceiro
  }
why-no-kingdom = sem reino, sem colocação
why-not-ranked = deus de ninguém: não classificado
why-no-god = Ainda sem deus: nada conta para você.
kingdoms-title = Reinos
kingdoms-sizes = fichas
kingdoms-count = número
kingdoms-none = nenhum

## The end of the game

end-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
  }
end-last-cell = { $you ->
    [yes] A última casa foi preenchida aos { $time }. Você venceu por { $by }.
   *[no] A última casa foi preenchida aos { $time }. { $who } venceu por { $by }.
  }
end-bag-empty = { $you ->
    [yes] A sacola ficou vazia aos { $time }. Você venceu por { $by }.
   *[no] A sacola ficou vazia aos { $time }. { $who } venceu por { $by }.
  }
end-all-passed = { $you ->
    [yes] Todos passaram aos { $time }. Você venceu por { $by }.
   *[no] Todos passaram aos { $time }. { $who } venceu por { $by }.
  }
end-by = { $you ->
    [yes] Você venceu por { $by }.
   *[no] { $who } venceu por { $by }.
  }
end-shared = { $names } dividem a vitória com { $points } pontos.
end-lowest = { $you ->
    [yes] Sua pontuação mais baixa é a maior das duas: { $low } contra { $other }.
   *[no] A pontuação mais baixa de { $who } é a maior das duas: { $low } contra { $other }.
  }
end-highest = { $you ->
    [yes] As mais baixas são iguais, { $low } cada; a sua mais alta decide: { $high } contra { $other }.
   *[no] As mais baixas são iguais, { $low } cada; a mais alta de { $who } decide: { $high } contra { $other }.
  }
end-god = { $god ->
    [merfolk] Tritões, oceano
    [humans] Humanos, planície
    [elves] Elfos, floresta
   *[dwarves] Anões, montanha
  }
end-no-god = sem deus
end-revealed = As cartas são reveladas
end-title-table = Deus por deus
end-steps = quatro passos
end-step-cities = Cada cidade no Mundo rende 5 pontos a quem tem o profeta dentro dela; cada cidade destruída, 5 a quem a destruiu.
end-step-prophets = Um reino rende um ponto por ficha sem profeta ao deus com mais profetas nele. Quem empata recebe os pontos por inteiro.
end-step-largest = Os deuses são classificados pelo maior reino do seu terreno: 15, 10, 5, 0. Quem empata divide as colocações.
end-step-most = Os deuses são classificados pelo número de reinos do seu terreno: 15, 10, 5, 0. Quem empata divide as colocações.
end-led = { $names }
end-led-each = { $count ->
    [2] { $names }, cada um
    [3] três empatam, cada um
   *[other] quatro empatam, cada um
  }
end-smaller = { $count ->
    [1] Um reino menor, no valor de { $points }
   *[other] { $count } reinos menores, no valor de { $points } ao todo
  }
end-sheet-title = O Mundo de { $date }
end-sheet-minutes = { $minutes ->
    [1] feito em um minuto por
   *[other] feito em { $minutes } minutos por
  }
end-sheet-player = { $god ->
    [merfolk] { $who }, Tritões
    [humans] { $who }, Humanos
    [elves] { $who }, Elfos
   *[dwarves] { $who }, Anões
  }
end-sheet-name = Seu nome na folha
end-picture-title = Uma imagem para guardar
end-picture-note = com os seus nomes
end-picture = Imagem
end-print = Imprimir, A3
end-share = Compartilhar
end-picture-text = Sem contornos nem números: só terra, profetas e cidades.
end-picture-saved = A imagem foi salva.
end-ceremony-step = { $step ->
    [1] Primeiro, as cidades
    [2] Depois, os profetas
    [3] Depois, os maiores reinos
   *[4] Por fim, o número de reinos
  }
finale-skip = Ir direto ao resultado
end-world = O Mundo como ficou
end-board = Ver o Mundo

## The story of the end

story-largest = { $terrain ->
    [ocean] O maior reino foi um oceano de { $tiles } fichas.
    [plain] O maior reino foi uma planície de { $tiles } fichas.
    [forest] O maior reino foi uma floresta de { $tiles } fichas.
   *[mountain] O maior reino foi uma montanha de { $tiles } fichas.
  }
story-leader = { $you ->
    [yes] { $prophets ->
        [1] Você tinha nele um profeta, e { $points } pontos.
       *[other] Você tinha nele { $prophets } profetas, e { $points } pontos.
      }
   *[no] { $prophets ->
        [1] { $who } tinha nele um profeta, e { $points } pontos.
       *[other] { $who } tinha nele { $prophets } profetas, e { $points } pontos.
      }
  }
story-nobody = Ninguém enviou um profeta para lá.
story-cities = { $cities ->
    [0] Nenhuma cidade foi construída.
    [1] Uma cidade foi construída.
   *[other] { $cities } cidades foram construídas.
  }
story-fallen = { $fallen ->
    [0] Nenhuma delas caiu.
    [1] Uma delas caiu.
   *[other] { $fallen } delas caíram.
  }
story-destroyer = { $you ->
    [yes] { $fallen ->
        [1] Você derrubou uma delas.
       *[other] Você derrubou { $fallen } delas.
      }
   *[no] { $fallen ->
        [1] { $who } derrubou uma delas.
       *[other] { $who } derrubou { $fallen } delas.
      }
  }
story-quickest = { $you ->
    [yes] Ninguém colocou mais que você: { $tiles } fichas.
   *[no] Ninguém colocou mais que { $who }: { $tiles } fichas.
  }
story-second = { $you ->
    [yes] Você ficou em segundo, { $by } atrás.
   *[no] { $who } ficou em segundo, { $by } atrás.
  }
story-bonus = { $you ->
    [yes] Os dois bônus trouxeram { $points } a você, mais que a qualquer outro.
   *[no] Os dois bônus trouxeram { $points } a { $who }, mais que a qualquer outro.
  }
story-late-god = { $you ->
    [yes] Você esperou { $time } para escolher um deus.
   *[no] { $who } esperou { $time } para escolher um deus.
  }
story-open = { $cells ->
    [1] Uma casa ficou livre.
   *[other] { $cells } casas ficaram livres.
  }

## Chronicle

chronicle-yours = suas
chronicle-points = pontos
chronicle-cities = cidades
chronicle-ready = { $you ->
    [yes] Você está a postos.
   *[no] { $who } está a postos.
  }
# What was left to the lot, when the game was set up.
chronicle-drawn-tempo = { $tempo ->
    [timed_turns] O sorteio deu turnos cronometrados.
   *[other] O sorteio deu todos ao mesmo tempo: sem turnos.
  }
chronicle-drawn-gods = { $gods ->
    [only] Dois jogadores com quatro deuses jogam com os deuses à vista: não havia o que sortear.
    [hidden] O sorteio deu deuses ocultos.
   *[other] O sorteio deu deuses à vista.
  }
chronicle-begins = Todos a postos. Começa a partida.
chronicle-first = { $you ->
    [yes] O primeiro turno é seu.
   *[no] O primeiro turno é de { $who }.
  }
chronicle-turn = { $you ->
    [yes] Seu turno
   *[no] Turno de { $who }
  }
chronicle-last-turn = { $you ->
    [yes] Seu último turno
   *[no] Último turno de { $who }
  }
chronicle-colour = { $god ->
    [merfolk] { $you ->
        [yes] Você fica com os profetas azuis.
       *[no] { $who } fica com os profetas azuis.
      }
    [humans] { $you ->
        [yes] Você fica com os profetas amarelos.
       *[no] { $who } fica com os profetas amarelos.
      }
    [elves] { $you ->
        [yes] Você fica com os profetas verdes.
       *[no] { $who } fica com os profetas verdes.
      }
   *[dwarves] { $you ->
        [yes] Você fica com os profetas cinza.
       *[no] { $who } fica com os profetas cinza.
      }
  }
chronicle-dealt = Cada jogador recebe um deus em segredo.
chronicle-your-card = Você é { $god ->
    [merfolk] a deusa dos Tritões
    [humans] o deus dos Humanos
    [elves] a deusa dos Elfos
   *[dwarves] o deus dos Anões
  }. Ninguém mais sabe.
chronicle-claims = { $god ->
    [merfolk] { $you ->
        [yes] Você é a deusa dos Tritões.
       *[no] { $who } é a deusa dos Tritões.
      }
    [humans] { $you ->
        [yes] Você é o deus dos Humanos.
       *[no] { $who } é o deus dos Humanos.
      }
    [elves] { $you ->
        [yes] Você é a deusa dos Elfos.
       *[no] { $who } é a deusa dos Elfos.
      }
   *[dwarves] { $you ->
        [yes] Você é o deus dos Anões.
       *[no] { $who } é o deus dos Anões.
      }
  }
chronicle-draws = { $count ->
    [1] { $you ->
        [yes] Você saca uma ficha.
       *[no] { $who } saca uma ficha.
      }
   *[other] { $you ->
        [yes] Você saca duas fichas.
       *[no] { $who } saca duas fichas.
      }
  }
chronicle-discards = { $you ->
    [yes] Você descarta uma ficha no espaço { $slot }.
   *[no] { $who } descarta uma ficha no espaço { $slot }.
  }
chronicle-flips = { $own ->
    [yes] { $you ->
        [yes] Você vira uma ficha dos seus próprios descartes.
       *[no] { $who } vira uma ficha dos próprios descartes.
      }
   *[no] { $you ->
        [yes] Você vira uma ficha dos descartes de { $victim }.
       *[no] { $theirs ->
            [yes] { $who } vira uma ficha dos seus descartes.
           *[no] { $who } vira uma ficha dos descartes de { $victim }.
          }
      }
  }
chronicle-takes = { $own ->
    [yes] { $you ->
        [yes] Você pega uma ficha dos seus próprios descartes.
       *[no] { $who } pega uma ficha dos próprios descartes.
      }
   *[no] { $you ->
        [yes] Você pega uma ficha dos descartes de { $victim }.
       *[no] { $theirs ->
            [yes] { $who } pega uma ficha dos seus descartes.
           *[no] { $who } pega uma ficha dos descartes de { $victim }.
          }
      }
  }
chronicle-puts-back = { $own ->
    [yes] { $you ->
        [yes] Você devolve a ficha aos seus próprios descartes.
       *[no] { $who } devolve a ficha aos próprios descartes.
      }
   *[no] { $you ->
        [yes] Você devolve a ficha aos descartes de { $victim }.
       *[no] { $theirs ->
            [yes] { $who } devolve a ficha aos seus descartes.
           *[no] { $who } devolve a ficha aos descartes de { $victim }.
          }
      }
  }
chronicle-puts-in-bag = { $you ->
    [yes] Não há espaço para a sua ficha: ela vai para a sacola.
   *[no] Não há espaço para a ficha de { $who }: ela vai para a sacola.
  }
chronicle-places = { $you ->
    [yes] Você coloca na coluna { $column }, linha { $row }.
   *[no] { $who } coloca na coluna { $column }, linha { $row }.
  }
chronicle-prophet = { $you ->
    [yes] { $terrain ->
        [ocean] Você envia um profeta ao oceano.
        [plain] Você envia um profeta à planície.
        [forest] Você envia um profeta à floresta.
       *[mountain] Você envia um profeta às montanhas.
      }
   *[no] { $terrain ->
        [ocean] { $who } envia um profeta ao oceano.
        [plain] { $who } envia um profeta à planície.
        [forest] { $who } envia um profeta à floresta.
       *[mountain] { $who } envia um profeta às montanhas.
      }
  }
chronicle-migrates = O profeta vem da coluna { $column }, linha { $row }.
chronicle-builds = { $you ->
    [yes] Você constrói uma Cidade Lendária na coluna { $column }, linha { $row }.
   *[no] { $who } constrói uma Cidade Lendária na coluna { $column }, linha { $row }.
  }
chronicle-destroys = { $you ->
    [yes] Você destrói a cidade de { $victim } na coluna { $column }, linha { $row }.
   *[no] { $theirs ->
        [yes] { $who } destrói a sua cidade na coluna { $column }, linha { $row }.
       *[no] { $who } destrói a cidade de { $victim } na coluna { $column }, linha { $row }.
      }
  }
chronicle-prophet-lost = { $theirs ->
    [yes] Seu profeta se perde com ela.
   *[no] O profeta de { $victim } se perde com ela.
  }
chronicle-credit = { $god ->
    [merfolk] Os 5 pontos são para os Tritões.
    [humans] Os 5 pontos são para os Humanos.
    [elves] Os 5 pontos são para os Elfos.
   *[dwarves] Os 5 pontos são para os Anões.
  }
chronicle-passes = { $you ->
    [yes] Você passa.
   *[no] { $who } passa.
  }
chronicle-ends-turn = { $you ->
    [yes] Você encerra o turno.
   *[no] { $who } encerra o turno.
  }
chronicle-time-up = { $you ->
    [yes] Seu tempo acabou.
   *[no] O tempo de { $who } acabou.
  }
chronicle-swept = { $tiles ->
    [1] Uma ficha vai para a área de descarte.
   *[other] { $tiles } fichas vão para a área de descarte.
  }
chronicle-swept-bag = { $tiles ->
    [1] Uma ficha não tem espaço e vai para a sacola.
   *[other] { $tiles } fichas não têm espaço e vão para a sacola.
  }
chronicle-swept-back = { $theirs ->
    [yes] A ficha que tinha sido pega não tem espaço e volta para os seus descartes.
   *[no] A ficha que tinha sido pega não tem espaço e volta para os descartes de { $victim }.
  }
chronicle-world-full = O Mundo está completo.
chronicle-bag-empty = { $you ->
    [yes] Você sacou a última ficha: a sacola está vazia.
   *[no] { $who } sacou a última ficha: a sacola está vazia.
  }
chronicle-closing = Restam { $seconds } segundos para todos.
chronicle-last-turns = Cada um tem mais um turno.
chronicle-all-passed = Todos passaram.
chronicle-time-over = O tempo acabou.
chronicle-challenges = { $you ->
    [yes] { $theirs ->
        [yes] Você contesta a sua própria ficha na coluna { $column }, linha { $row }: está errada.
       *[no] Você contesta a ficha de { $victim } na coluna { $column }, linha { $row }: está errada.
      }
   *[no] { $theirs ->
        [yes] { $who } contesta a sua ficha na coluna { $column }, linha { $row }: está errada.
       *[no] { $who } contesta a ficha de { $victim } na coluna { $column }, linha { $row }: está errada.
      }
  }
chronicle-challenges-nobodys = { $you ->
    [yes] Você contesta a ficha na coluna { $column }, linha { $row }: está errada.
   *[no] { $who } contesta a ficha na coluna { $column }, linha { $row }: está errada.
  }
chronicle-back-to-hand = { $theirs ->
    [yes] Ela volta para a sua mão.
   *[no] Ela volta para a mão de { $victim }.
  }
chronicle-back-to-strip = { $theirs ->
    [yes] Ela vai para os seus descartes.
   *[no] Ela vai para os descartes de { $victim }.
  }
chronicle-back-to-bag = Ela vai para a sacola.
chronicle-cascade = { $tiles ->
    [1] Mais uma ficha perde o apoio e vai para a sacola.
   *[other] Mais { $tiles } fichas perdem o apoio e vão para a sacola.
  }
chronicle-city-off = A cidade na coluna { $column }, linha { $row } é retirada; pode ser construída outra vez.
chronicle-prophet-home = { $theirs ->
    [yes] { $prophets ->
        [1] Um dos seus profetas volta à reserva.
       *[other] { $prophets } dos seus profetas voltam à reserva.
      }
   *[no] { $prophets ->
        [1] Um profeta de { $victim } volta à reserva.
       *[other] { $prophets } profetas de { $victim } voltam à reserva.
      }
  }
chronicle-penalty = { $theirs ->
    [yes] Você perde um profeta para sempre.
   *[no] { $victim } perde um profeta para sempre.
  }
chronicle-owes = { $theirs ->
    [yes] Você deve um profeta até escolher um deus.
   *[no] { $victim } deve um profeta até escolher um deus.
  }
chronicle-must-forfeit = { $theirs ->
    [yes] Você precisa escolher um profeta para perder.
   *[no] { $victim } precisa escolher um profeta para perder.
  }
chronicle-forfeits = { $you ->
    [yes] Você perde o profeta da coluna { $column }, linha { $row }.
   *[no] { $who } perde o profeta da coluna { $column }, linha { $row }.
  }
chronicle-forfeit-void = { $theirs ->
    [yes] Você não tem mais profeta para perder: a penalidade caduca.
   *[no] { $victim } não tem mais profeta para perder: a penalidade caduca.
  }
chronicle-reveals = { $god ->
    [merfolk] { $you ->
        [yes] Você era a deusa dos Tritões.
       *[no] { $who } era a deusa dos Tritões.
      }
    [humans] { $you ->
        [yes] Você era o deus dos Humanos.
       *[no] { $who } era o deus dos Humanos.
      }
    [elves] { $you ->
        [yes] Você era a deusa dos Elfos.
       *[no] { $who } era a deusa dos Elfos.
      }
   *[dwarves] { $you ->
        [yes] Você era o deus dos Anões.
       *[no] { $who } era o deus dos Anões.
      }
  }
chronicle-scoring = O Mundo é contado
chronicle-scored = { $god ->
    [merfolk] Os Tritões somam { $points }: cidades { $cities }, profetas { $prophets }, maior reino { $largest }, número de reinos { $most }.
    [humans] Os Humanos somam { $points }: cidades { $cities }, profetas { $prophets }, maior reino { $largest }, número de reinos { $most }.
    [elves] Os Elfos somam { $points }: cidades { $cities }, profetas { $prophets }, maior reino { $largest }, número de reinos { $most }.
   *[dwarves] Os Anões somam { $points }: cidades { $cities }, profetas { $prophets }, maior reino { $largest }, número de reinos { $most }.
  }
chronicle-scored-hidden = { $you ->
    [yes] Você soma { $points }: cidades { $cities }, profetas { $prophets }, maior reino { $largest }, número de reinos { $most }.
   *[no] { $who } soma { $points }: cidades { $cities }, profetas { $prophets }, maior reino { $largest }, número de reinos { $most }.
  }
chronicle-wins = { $you ->
    [yes] Você vence.
   *[no] { $who } vence.
  }
chronicle-share = { $names } dividem a vitória.
chronicle-game-ended = A partida acabou.

## Refusals of the rules

refusal-waiting = A partida não começou. Avise primeiro que está a postos.
refusal-over = A partida acabou.
refusal-not-your-turn = Não é o seu turno. Até lá, você só pode virar fichas da sua própria área.
refusal-hand-empty = Não há ficha nessa mão. Use a outra, saque ou pegue uma.
refusal-hand-full = Nenhuma mão está livre. Primeiro coloque ou descarte uma ficha.
refusal-hands-not-empty = Só se saca com as duas mãos vazias. Primeiro coloque ou descarte o que você tem.
refusal-bag-empty = A sacola está vazia. Pegue uma ficha descartada.
refusal-area-full = Sua área de descarte está cheia. Pegue uma ficha dela antes de sacar ou descartar.
refusal-slot-empty = Não há ficha nesse espaço. Escolha outro.
refusal-slot-taken = Esse espaço não está livre. Escolha um livre.
refusal-slot-changed = A ficha nesse espaço já não é a que você viu. Olhe outra vez.
refusal-off-world = Essa casa fica fora do Mundo. Escolha uma dentro da moldura.
refusal-cell-taken = Essa casa está ocupada. Escolha uma livre; nada se perdeu.
refusal-few-lines = É preciso tocar pelo menos duas linhas laterais: moldura ou fichas, não cidades.
refusal-mismatch = Não combina com as fichas ao lado. Gire, vire ou escolha outra casa.
refusal-no-god = Para isso é preciso um deus. Escolha um primeiro.
refusal-god-taken = Esse já tem dono. Escolha outro.
refusal-god-limit = Você já tem todos os deuses que pode ter, e a escolha é definitiva.
refusal-no-prophet = Você não tem profeta para isso. Coloque sem profeta.
refusal-use-reserve = Sua reserva não está vazia. Use um profeta dela.
refusal-bad-source = Nenhum profeta seu pode sair dali. Escolha um em uma ficha, não em uma cidade.
refusal-own-city = Essa cidade é sua. Só as cidades dos outros podem cair.
refusal-no-city = Não há cidade nessa casa. Coloque a ficha, ou escolha uma cidade.
refusal-no-token = Todas as cidades já foram construídas ou destruídas. Não resta nenhuma.
refusal-taken-tile = Primeiro coloque a ficha que você pegou: no Mundo ou na sua própria área.
refusal-still-usable = Não pode ser devolvida: só volta uma ficha pega que não encaixa em casa nenhuma, e só com a sua área cheia.
refusal-not-wrong = Ali não há ficha errada. Nada muda.
refusal-forfeit-first = Primeiro escolha um profeta para perder.
refusal-bad-action = { $why ->
    [G2-8] A partida já começou.
    [G2-9] Você já está a postos. Começa quando todos estiverem.
    [G3-2] Não há turnos nesta partida: todos agem ao mesmo tempo.
    [G7-16] Você tem dois deuses. Diga de quem é o profeta.
    [G7-17] Um profeta só pode seguir a ficha que você acabou de colocar, antes de qualquer outra ação.
    [G10-7] Você já agiu neste turno: encerre-o em vez de passar.
    [G11-4] Aqui os deuses são ocultos: são distribuídos, não escolhidos.
    [G11-8] As cores só se escolhem com deuses ocultos, e antes do começo da partida.
    [G13-9] Você já passou. Qualquer ação de alguém apaga todos os passes.
    [G16-1] Nesta partida não se coloca ficha errada, então não há o que contestar.
    [G16-8] Você não deve nenhum profeta.
   *[other] Isso não é possível agora, ou não nesta partida.
  }

## In the terminal

ask-waiting = Tudo pronto?
ask-play = O que você faz?
ask-forfeit = Qual profeta você perde?
ask-where = Onde?
ask-how = Em que posição?
ask-discard = Qual ficha, e com qual face para cima?
ask-slot = Qual ficha?
do-ready = Avisar que está a postos
do-choose-colour = { $god ->
    [merfolk] Ficar com os profetas azuis
    [humans] Ficar com os profetas amarelos
    [elves] Ficar com os profetas verdes
   *[dwarves] Ficar com os profetas cinza
  }
do-choose-god = Escolher um deus
do-draw = { $count ->
    [1] Sacar uma ficha
   *[other] Sacar duas fichas
  }
do-discard = Descartar uma ficha
do-discard-as = mão { $hand }, mostrando { $face }
do-flip = Virar uma ficha descartada
do-take = Pegar uma ficha descartada
do-slot = { $you ->
    [yes] espaço { $slot } da sua área
   *[no] espaço { $slot } da área de { $who }
  }
do-put-back = Devolver a ficha da mão { $hand }
do-place = Colocar a mão { $hand }
do-place-prophet = Pôr um profeta na sua última ficha
do-build = Construir uma cidade
do-destroy = Destruir uma cidade com a mão { $hand }
do-pass = Passar
do-end-turn = Encerrar o turno
do-challenge = Contestar a ficha na coluna { $column }, linha { $row }
do-forfeit = Perder o profeta na coluna { $column }, linha { $row }
do-at = na coluna { $column }, linha { $row }
do-as = como { $face }
do-without-prophet = sem profeta
do-with-prophet = { $terrain ->
    [ocean] com um profeta no oceano
    [plain] com um profeta na planície
    [forest] com um profeta na floresta
   *[mountain] com um profeta na montanha
  }
do-from = vindo da coluna { $column }, linha { $row }
do-of-god = { $god ->
    [merfolk] dos Tritões
    [humans] dos Humanos
    [elves] dos Elfos
   *[dwarves] dos Anões
  }
do-credit = { $god ->
    [merfolk] 5 pontos para os Tritões
    [humans] 5 pontos para os Humanos
    [elves] 5 pontos para os Elfos
   *[dwarves] 5 pontos para os Anões
  }
corner-nw = noroeste
corner-ne = nordeste
corner-se = sudeste
corner-sw = sudoeste
note-up-to = até { $points }
status-bag = sacola: { $tiles }
status-hand = Mão { $hand }
status-hand-empty = vazia
status-cities = cidades: { $tokens } de { $all }
status-hand-cells = { $cells ->
    [0] não encaixa
    [1] uma casa
   *[other] { $cells } casas
  }
terminal-world-legend = As letras são os cantos, O oceano, P planície, F floresta, M montanha: OP/FM tem O e P ao norte, F e M ao sul. Um traço une cantos através do meio. Um ponto é uma casa aberta; embaixo estão as mãos que servem ali.
terminal-race = Todos agem ao mesmo tempo: enquanto você digita, os outros continuam, e Enter olha de novo. Com --option tempo=timed_turns cada um tem { $seconds } segundos só para si.
terminal-turns = No seu turno você tem { $seconds } segundos; o relógio anda enquanto você digita.
terminal-undo-seen = todos já viram, e podiam ter respondido
terminal-no-cell = “{ $name }” não é uma casa; diga uma coluna e uma linha, por exemplo: b 3 2
# In the place of the same messages of other games, whose examples are lands and dice.
terminal-tiles-sealed = A sacola está selada: { $seal }…  ? para ajuda.
terminal-tiles-record = O registro está em { $file }, com a semente da sacola revelada.
terminal-tiles-help-choose = escolhe; as palavras podem ser abreviadas: sacar duas
    .keys = um número ou palavras
terminal-tiles-help-board = o Mundo; uma casa dele
    .keys = b, b COLUNA LINHA
terminal-tiles-help-hand = as mãos e os descartes de todos; os de um jogador
    .keys = h, h NOME
terminal-tiles-help-undo = aqui nada se desfaz: todos veem tudo na hora
    .keys = u
terminal-tiles-help-why = por que não posso? por exemplo: w 3 2, w cidade 3 2, w sacar, w passar
    .keys = w VERBO COLUNA LINHA
terminal-tiles-help-rule = uma regra, por exemplo: r 7.2 ou r cidade
    .keys = r NÚMERO, r PALAVRAS
terminal-tiles-why-what = Diga o que você gostaria de fazer, por exemplo: w 3 2, w cidade 3 2, w sacar
terminal-tiles-why-unknown = “{ $text }” não quer dizer nada aqui; tente, por exemplo: w 3 2, w destruir 3 2, w cidade 3 2, w pegar 4, w passar
terminal-tiles-no-rule = Não há regra “{ $words }”; tente um número, como r 7.2, ou palavras, como r cidade.
# What can be typed after w, with spaces between words that mean the same.
terminal-verb-place = colocar pôr
terminal-verb-destroy = destruir cataclismo
terminal-verb-build = construir cidade
terminal-verb-prophet = profeta enviar
terminal-verb-challenge = contestar
terminal-verb-forfeit = perder entregar
terminal-verb-pass = passar
terminal-verb-ready = pronto postos
terminal-verb-draw = sacar
terminal-verb-discard = descartar
terminal-verb-put-back = devolver
terminal-verb-take = pegar
terminal-verb-flip = virar

## The almanac: tiles, gods, modules

almanac-tab = Fichas e deuses
primer-enough-here = Duas páginas. Com isto já dá para jogar; as lições mostram o resto.
almanac-tiles = Fichas
almanac-tiles-note = 92 fichas com duas faces cada. Um canto é oceano, planície, floresta ou montanha, e nenhuma face mostra os quatro.
almanac-tile = Ficha { $number }
almanac-front = Frente
almanac-back = Verso
almanac-tiles-count = { $count ->
    [1] uma ficha
   *[other] { $count } fichas
  }
almanac-one-terrain = Um terreno
almanac-two-terrains = Dois terrenos
almanac-three-terrains = Três terrenos
almanac-saddle = Sela: os cantos iguais ficam na diagonal, e só um dos dois terrenos atravessa o meio.
almanac-gods = Deuses
almanac-gods-note = Cada um tem um terreno e uma cor. O terreno decide dois bônus; os profetas podem ficar em qualquer parte.
almanac-god-terrain = Terreno
almanac-god-colour = Profetas
almanac-god-merfolk = Ela conta os oceanos: o maior, e quantos são.
almanac-god-humans = Ele conta as planícies: a maior, e quantas são.
almanac-god-elves = Ela conta as florestas: a maior, e quantas são.
almanac-god-dwarves = Ele conta as montanhas: a maior, e quantas são.
almanac-cities = Cidades Lendárias
almanac-cities-note = Oito fichas. Cada cidade que dura vale 5 pontos a quem a construiu; cada destruída, 5 a quem a destruiu.
almanac-modules = Módulos
almanac-modules-note = O ritmo, o que se vê, quantos jogam: escolham um de cada antes da corrida.
almanac-module-simultaneous = Todos ao mesmo tempo
almanac-module-simultaneous-text = Sem turnos. Todos sacam, colocam e descartam quando quiserem; a casa é de quem chega primeiro.
almanac-module-timed = Turnos cronometrados
almanac-module-timed-text = Turnos de 30 segundos, um jogador depois do outro. As fichas que sobram na mão vão para a área de descarte.
almanac-module-visible = Deuses visíveis
almanac-module-visible-text = Escolha um deus quando quiser. Quem espera sabe mais, mas ainda não tem profetas.
almanac-module-hidden = Deuses ocultos
almanac-module-hidden-text = Todos têm uma cor desde o início e um deus que ninguém mais conhece até o fim.
almanac-module-two-four = Dois jogadores, quatro deuses
almanac-module-two-four-text = Cada um tem dois deuses, que pontuam à parte. Perde quem tem a menor das quatro pontuações.
almanac-module-two-two = Dois jogadores, dois deuses
almanac-module-two-two-text = Cada um tem um deus com 13 profetas. Os outros dois deuses ficam de fora.
almanac-module-strict = Só fichas certas
almanac-module-strict-text = Uma ficha que não encaixa não pode ser colocada.
almanac-module-table = Como na mesa
almanac-module-table-text = Uma ficha errada fica até alguém contestá-la, e pode custar um profeta.
figure-reserves = Profetas e espaços de descarte
figure-players = jogadores
figure-gods = deuses por jogador
figure-prophets = profetas em uma reserva
figure-slots = espaços em uma área
figure-places = Pontos por colocação
figure-tie = colocações divididas
figure-turning = Um quarto de volta leva cada canto uma posição em sentido horário

## The primer: the game in pictures

primer-aim = O objetivo
primer-aim-text = Todos montam o mesmo Mundo, ao mesmo tempo. Quando ele está completo, ou a sacola vazia, os deuses contam *cidades, profetas e reinos*. Vence a maior pontuação.
primer-race = O que você faz, em qualquer ordem
primer-draw = Sacar
primer-draw-text = Duas fichas, uma para cada mão. As duas mãos têm de estar vazias.
primer-place = Colocar
primer-place-text = Com qualquer face para cima, girada como quiser. Tem de tocar *duas linhas laterais*, moldura ou ficha, e combinar em todos os cantos em comum.
primer-discard = Descartar
primer-discard-text = O que não encaixa vai para a sua área de descarte, de onde todos podem pegar. Com a área cheia, você não saca.
primer-prophet = Enviar um profeta
primer-prophet-text = Escolha um deus quando quiser. A partir daí, cada ficha que você coloca pode trazer um profeta, em qualquer dos seus terrenos.
primer-city = Construir uma cidade
primer-city-text = Em uma casa livre com duas linhas laterais, com um profeta dentro: 5 pontos, se durar.
primer-cataclysm = Destruir uma cidade
primer-cataclysm-text = Com uma ficha que combina em toda a volta. A cidade vale 5 pontos para você, e o profeta dela se perde.
primer-comfort = *Uma corrida perdida não custa nada.* Se alguém chega antes, sua ficha volta para a mão.
primer-points = O que traz pontos
primer-points-text = Um *reino* é um só terreno, contínuo, em pelo menos duas fichas.
primer-cities = Cidades
primer-cities-text = 5 por cada uma das suas que dura, 5 por cada uma que você destruiu.
primer-prophets = Profetas
primer-prophets-text = Mais profetas em um reino: um ponto por ficha dele onde não há nenhum. Quem empata recebe os pontos por inteiro.
primer-largest = Maior
primer-largest-text = O terreno com o maior reino: 15, depois 10, 5 e 0.
primer-most = Mais
primer-most-text = O terreno com mais reinos: 15, depois 10, 5 e 0.

## Learn

learn-turn = Uma corrida em cinco gestos
learn-turn-1 = Sacar
learn-turn-1-note = Duas fichas da sacola, uma para cada mão.
learn-turn-2 = Colocar
learn-turn-2-note = Onde há duas linhas laterais e todos os cantos combinam. Gire, vire.
learn-turn-3 = Descartar, pegar, virar
learn-turn-3-note = O que não encaixa vai para a sua área. O que os outros descartaram talvez encaixe.
learn-turn-4 = Escolher um deus, enviar profetas
learn-turn-4-note = Profetas lideram reinos. Quem tem mais ali fica com os pontos.
learn-turn-5 = Construir e destruir
learn-turn-5-note = Uma cidade vale 5 pontos a quem a tem no fim, ou a quem a destrói.
aim-race = Todos colocam fichas no mesmo Mundo, ao mesmo tempo. Uma ficha tem de tocar duas linhas laterais e combinar com as fichas ao lado. O que não encaixa vai para a sua área, e qualquer um pode pegar dali.
aim-gods = Escolha um deus quando quiser: o terreno dele rende até 15 pontos duas vezes no fim, pelo maior reino e pelo número de reinos. Com um deus, você pode enviar profetas e construir cidades.
aim-end = Quando o Mundo está completo ou a sacola vazia, restam { $seconds } segundos. { $gods ->
    [2] Depois tudo é contado. Cada um pode ter dois deuses, cada qual com a sua pontuação, e perde quem tiver a menor das quatro.
   *[other] Depois tudo é contado, e vence a maior pontuação.
  }
aim-turns = Todos colocam fichas no mesmo Mundo, um depois do outro, com { $seconds } segundos por turno. Uma ficha tem de tocar duas linhas laterais e combinar com as fichas ao lado. O que não encaixa vai para a sua área, e qualquer um pode pegar dali.
aim-hidden = Escolha uma cor; depois cada um recebe um deus em segredo. O terreno dele rende até 15 pontos duas vezes no fim, pelo maior reino e pelo número de reinos. Até lá ninguém mostra qual é.
aim-end-turns = Quando o Mundo está completo ou a sacola vazia, cada um tem mais um turno. { $gods ->
    [2] Depois tudo é contado. Cada um pode ter dois deuses, cada qual com a sua pontuação, e perde quem tiver a menor das quatro.
   *[other] Depois tudo é contado, e vence a maior pontuação.
  }

## Lessons

lesson-placing = Colocar fichas
lesson-placing-pitch = { $minutes } minutos: sacar, girar, virar e colocar.
lesson-placing-aim = Um Mundo para todos
lesson-placing-aim-text = Todos colocam fichas nesta moldura, ao mesmo tempo. Em uma lição ninguém tem pressa. Uma ficha tem duas faces e quatro cantos; cada canto é oceano, planície, floresta ou montanha.
lesson-placing-corner = Comece em um canto
lesson-placing-corner-text = Uma ficha precisa tocar pelo menos duas linhas laterais: a moldura, ou fichas já colocadas. Em um Mundo vazio, só os quatro cantos oferecem duas. Os outros já começaram em três deles.
lesson-placing-turn = Gire
lesson-placing-turn-text = Ao lado de outra ficha, as duas pontas do lado em comum precisam mostrar o mesmo terreno. As casas destacadas dizem como esta ficha encaixaria: gire uma vez e coloque.
lesson-placing-draw = Saque duas
lesson-placing-draw-text = As duas mãos estão vazias, então você pode sacar. Com a área cheia, não poderia.
lesson-placing-flip = Vire
lesson-placing-flip-text = Esta face não encaixa em casa nenhuma, mas a outra sim. Vire a ficha e coloque.
lesson-placing-discard = Descarte o que não encaixa
lesson-placing-discard-text = Nenhuma das faces encaixa agora. Ponha a ficha na sua área, com a face que menos ajude os outros para cima.
lesson-placing-take = Pegue uma ficha descartada
lesson-placing-take-text = O que os outros descartaram, qualquer um pode pegar. Esta encaixa. Uma vez pega, tem de ser colocada logo: no Mundo, ou na sua própria área.
lesson-placing-lay = Coloque
lesson-placing-lay-text = Aqui ela fecha o vão entre duas fichas. Lados opostos servem tanto quanto os contíguos.
lesson-placing-done = Você sabe como um Mundo cresce.
lesson-placing-done-text = Mais adiante em uma corrida, a maioria das fichas não encaixa em lugar nenhum. Aí o que decide é virar, pegar e descartar, e leva vantagem quem olha os descartes.
lesson-prophets = Deuses e profetas
lesson-prophets-pitch = { $minutes } minutos: escolha um deus e lidere reinos.
lesson-prophets-kingdom = O que é um reino
lesson-prophets-kingdom-text = Um só terreno contínuo em pelo menos duas fichas é um reino. Os números no Mundo dizem quantas fichas cada um tem.
lesson-prophets-god = Escolha um deus
lesson-prophets-god-text = No fim, os deuses são classificados pelo maior reino do seu terreno e pelo número de reinos: 15, 10, 5 e 0 pontos, cada vez. Aqui a floresta é grande: escolha os Elfos. Nesta lição, você tem só dois profetas.
lesson-prophets-send = Envie um profeta
lesson-prophets-send-text = Um profeta vem com uma ficha, em qualquer terreno dela, seja qual for o seu deus. Coloque esta ficha com um profeta na planície: ali não há mais ninguém, e cada ficha sem profeta vale um ponto.
lesson-prophets-tie = Empate, e receba
lesson-prophets-tie-text = Há outro profeta neste oceano. Com um profeta seu, você empata, e os dois recebem os pontos por inteiro.
lesson-prophets-draw = Saque duas
lesson-prophets-draw-text = Um profeta só vem com uma ficha. As duas mãos estão vazias: saque.
lesson-prophets-empty = Não encha demais
lesson-prophets-empty-text = Uma ficha com profeta não rende nada naquele reino. Onde você já lidera, coloque sem profeta: { $points } pontos agora.
lesson-prophets-migrate = Deixe um migrar
lesson-prophets-migrate-text = Sua reserva está vazia. Um profeta seu pode deixar a ficha dele e vir para a nova. Ninguém lidera estas montanhas: use o profeta da planície, que rende menos.
lesson-prophets-done = Você sabe para que servem os profetas.
lesson-prophets-done-text = Poucos profetas em reinos grandes é o melhor. Os dois bônus dependem só do terreno, seja quem for que o colocou.
lesson-cities = Cidades Lendárias
lesson-cities-pitch = { $minutes } minutos: onde construir, e onde dura.
lesson-cities-token = Oito cidades para todos
lesson-cities-token-text = Uma cidade precisa de uma casa livre com duas linhas laterais e de um profeta que more nela. O terreno não importa, e não é preciso ficha. No fim, vale 5 pontos.
lesson-cities-risky = Uma casa em perigo
lesson-cities-risky-text = Construa primeiro aqui. As fichas em volta desta casa deixam três cantos iguais, e muitas fichas os têm: veja o aviso.
lesson-cities-lines = Uma cidade não é linha lateral
lesson-cities-lines-text = Uma cidade é redonda: ao lado dela nada se apoia. Ela não dá linha lateral às casas em volta, e uma ficha ali precisa de outras duas.
lesson-cities-safe = Uma casa para sempre
lesson-cities-safe-text = Aqui os quatro cantos mostram quatro terrenos. Nenhuma ficha tem quatro, então ali só cabe uma cidade. Construa.
lesson-cities-torn = Onde as fichas não combinam
lesson-cities-torn-text = Estas duas fichas se encontram em um canto com oceano e planície. Nenhuma ficha combina com ambas: uma cidade aqui também está segura.
lesson-cities-done = Suas cidades vão durar.
lesson-cities-done-text = Cada uma custa um profeta: construa poucas, e bem. Um vão em que nenhuma ficha encaixa é o melhor ponto.
lesson-cataclysms = Cataclismos
lesson-cataclysms-pitch = { $minutes } minutos: derrube uma cidade e veja o que se segue.
lesson-cataclysms-city = Uma cidade ao alcance
lesson-cataclysms-city-text = A cidade de outro jogador está onde uma das suas fichas combinaria em toda a volta. Antes que ela caia, a página mostra o que se perderia e o que cresceria.
lesson-cataclysms-destroy = Solte o cataclismo
lesson-cataclysms-destroy-text = Gire a ficha até que combine com todas as fichas ao lado da cidade e depois a coloque; as linhas laterais não são contadas outra vez. A cidade vem para você e vale 5 pontos, e o profeta dela sai da partida para sempre. Você pode enviar um seu com a ficha.
lesson-cataclysms-grown = O que cresceu
lesson-cataclysms-grown-text = A partir de agora é uma ficha comum. Ela uniu duas florestas em uma de { $tiles }, e o seu profeta a lidera.
lesson-cataclysms-own = Você não pode destruir as suas
lesson-cataclysms-own-text = Você não pode destruir a sua própria cidade, por melhor que a ficha encaixe. Coloque-a em outra casa.
lesson-cataclysms-done = Você criou uma lenda.
lesson-cataclysms-done-text = Nos últimos segundos de uma corrida, olhe primeiro para as cidades: uma ficha que não encaixa em mais nada talvez encaixe ali.

## What lessons say in numbers

reason-lines = Toca { $lines ->
    [2] duas linhas laterais
    [3] três linhas laterais
   *[4] quatro linhas laterais
  }.
reason-kingdom = { $terrain ->
    [ocean] O oceano ali terá { $tiles } fichas.
    [plain] A planície ali terá { $tiles } fichas.
    [forest] A floresta ali terá { $tiles } fichas.
   *[mountain] A montanha ali terá { $tiles } fichas.
  }
reason-points = Vale { $points } para você agora.
reason-only = Não encaixa em nenhuma outra casa.

## A game in its best moments

moment-start = Ninguém espera por ninguém: todos sacam, giram e colocam fichas ao mesmo tempo. Onde duas fichas se tocam, os terrenos têm de combinar.
moment-god = { $name } escolhe um deus e só agora pode enviar profetas: cada um pontua no reino em que está.
moment-city = { $name } constrói uma Cidade Lendária: 5 pontos, enquanto ela não cair.
moment-fall = Uma ficha sobre uma cidade: ela se foi, e { $name } ganha 5 pontos por isso.
moment-last = O Mundo vai se enchendo. Quem não pode fazer mais nada passa; quando todos passarem, contam-se os pontos.

## Keys, menu and what else the frame leaves to its game

tab-board = Mundo
tab-score = Pontos
tab-discards = Descartes
tab-screen = O que muda
skip-board = Ir para o Mundo
menu-find = Procurar uma regra ou uma ficha
find-label = Uma regra ou uma ficha, por palavra ou número
find-tile = ficha
keys-tab = decisão, Mundo, mãos, descartes, pontos, crônica, barra do topo
keys-next = casa anterior e próxima em que a ficha encaixa
keys-arrows = casa ao lado naquela direção
keys-enter = colocar a ficha
keys-space = fazer encaixar, pelo caminho mais curto
keys-find = procurar uma regra ou uma ficha
keys-zoom = aproximar, afastar, mostrar o Mundo
keys-numbers = escolher a mão 1 ou 2; escolher um espaço
keys-letter-r = girar; com Shift, de volta
keys-letter-f = virar
keys-letter-p = colocar com um profeta
keys-letter-n = sem profeta
keys-letter-d = descartar
keys-letter-t = pegar ou virar em uma área de descarte
keys-letter-b = sacar duas; com Shift, uma
keys-letter-c = construir uma cidade
keys-letter-q = contestar uma ficha
keys-letter-x = passar
keys-letter-e = encerrar o turno
keys-letter-g = escolher um deus quando puder; senão, pontos
keys-letter-k = tamanho dos reinos
keys-letter-v = o Mundo como lista
chart-title = Pontos por deus
chart-parts-title = Pontos por passo
chart-parts = por passo
chart-cities = Cidades
chart-prophets = Profetas
chart-largest = Maior reino
chart-most = Número de reinos
scoring-part = { $name }, { $word }: { $points ->
    [1] um ponto.
   *[other] { $points } pontos.
  }
scoring-parts = { $names }: { $points ->
    [1] um ponto.
   *[other] { $points } pontos.
  }
waiting-nobody = A corrida segue sozinha.
luck-text = casas em que as fichas sacadas encaixavam, acima ou abaixo da média
luck-none-title = Sem dados
luck-none = Só a sacola sabia o que vinha, e era a mesma para todos.
verify-text = { $rolls ->
    [0] A semente { $seed } está aberta. A ordem da sacola veio dela.
    [1] A semente { $seed } está aberta. Um sorteio veio dela.
   *[other] A semente { $seed } está aberta. { $rolls } sorteios vieram dela.
  }
verify-good = { $rolls ->
    [0] A semente { $seed } confere com o selo publicado antes da primeira ficha.
    [1] A semente { $seed } confere com o selo publicado antes da primeira ficha, e o único sorteio também.
   *[other] A semente { $seed } confere com o selo publicado antes da primeira ficha, e todos os { $rolls } sorteios vêm dela.
  }
verify-differs = A semente { $seed } confere com o selo, mas nem toda ficha vem dela.
verify-check = Verificar a sacola
verify-check-seal = Conferir o selo
