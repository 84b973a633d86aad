# O relatório e a tabela de `mundi arena`, para quem escreve bots.

## O que foi jogado

arena-eyebrow = Relatório da arena
arena-seats-count = { $count ->
    [1] { $count } lugar
   *[other] { $count } lugares
  }
arena-games = { $count ->
    [1] { $games } partida
   *[other] { $games } partidas
  }
arena-deals = { $count ->
    [1] { $deals } sorteio
   *[other] { $deals } sorteios
  }
arena-games-of = { $played } de { $asked } partidas
arena-stopped-sure = { $played } de { $asked } partidas, e então todos os bots se distinguiam
arena-unfinished = { $count ->
    [1] { $count } partida não chegou ao fim e não conta: { $why }
   *[other] { $count } partidas não chegaram ao fim e não contam, a primeira: { $why }
  }
arena-rules = regras { $rules }, versão { $version }
arena-data-printed = dados como impressos
arena-data-corrected = dados corrigidos { $digest }
arena-percent = { $share } %
arena-go-on = Interrompido. O mesmo comando continua a partir de { $file }.
arena-nothing-kept = Interrompido. Com --log FILE a próxima vez continua de onde esta parou.

## Que força têm

arena-ratings = Força
arena-ratings-aside = um contra os outros; linha: 95 em 100
arena-ratings-note = 400 pontos: dez para um que um chegue antes do outro. { $reference } fica em 1500 e é a medida dos outros. Linhas: sorteios repetidos 1.000 vezes.
arena-wins = Vitórias
arena-lacking = Para a força é necessário o NumPy: { $command }
arena-points = { $own } pontos, outros { $others }
arena-column-bot = bot
arena-column-rating = força
arena-column-span = 95 em 100
arena-column-games = partidas
arena-column-wins = vitórias
arena-column-score = pontos
arena-column-others = outros
arena-column-ms = ms
arena-too-few = Poucas partidas: mais { $games } para ± { $points }
arena-lost = { $count ->
    [1] { $count } partida perdida por sua conduta: { $why }
   *[other] { $count } partidas perdidas por sua conduta, a primeira: { $why }
  }

## Quem chega antes de quem

arena-before = Quem chega antes de quem
arena-before-aside = linha antes da coluna, em 100
arena-before-note = Em negrito: com certeza melhor que igual. Pare o ponteiro sobre uma casa para ver a margem e as partidas.
arena-before-unmet = Pontilhado: os dois nunca se encontraram; estimado pela força.

## Lugares

arena-seats = Lugares
arena-seats-aside = parte das vitórias, { $games }
arena-seat = Lugar { $seat }
arena-seats-even = Nenhum lugar é melhor: toda margem contém { $fair }.
arena-seats-more = { $count ->
    [1] O lugar { $seats } vence com certeza mais que sua parte de { $fair }.
   *[other] Os lugares { $seats } vencem com certeza mais que sua parte de { $fair }.
  }
arena-seats-fewer = { $count ->
    [1] O lugar { $seats } vence com certeza menos que sua parte de { $fair }.
   *[other] Os lugares { $seats } vencem com certeza menos que sua parte de { $fair }.
  }
arena-seats-both = Com certeza mais que uma parte de { $fair }: lugar { $more }; com certeza menos: lugar { $fewer }.
