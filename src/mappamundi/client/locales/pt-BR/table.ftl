# A moldura de uma mesa, comum a todos os jogos.

## Words of the frame

brand = Mappa Mundi
more = Mais
cancel = Cancelar
undo = Desfazer
held-now = Continuar
held-facts = Vale em cinco segundos, ou com a próxima tecla ou toque.
plus = +{ $value }
skips-title = Atalhos
skip-chronicle = Ir para a crônica
rail-title = Pontos e crônica
tabs-title = Partes da mesa
title-table = { $name } · Mappa Mundi
title-decision = ● Sua decisão: { $sentence }

## Top bar and menu

tool-rules = Regras
tool-chat = Conversa
tool-menu = Menu
tool-unread = { $unread ->
    [1] linha não lida
   *[other] linhas não lidas
  }
clock-left = restam { $time }
menu-chart = Pontos até aqui
menu-keys = Teclado
menu-sound = Som
menu-notify = Avisar quando for minha vez
menu-notices = Horas de silêncio e webhook
menu-vote = Concordar em encerrar a partida
menu-unvote = Retirar o desejo de encerrar
menu-leave = Deixar a mesa
menu-settings = Preferências
menu-home = Voltar ao início

## Prompt bar

prompt-title = Decisão
copy-mark = E se…
prompt-choices = Opções
row-average = { $points } em média
answer-late = Essa escolha já não está aberta.
prompt-yours = Sua decisão · { $phase }
prompt-theirs = { $count ->
    [1] { $names } decide
   *[other] { $names } decidem
  }
prompt-waiting = À espera
prompt-watching = Você está assistindo
prompt-over = Fim da partida
prompt-over-sentence = A partida terminou.
sheet-height = Mostrar mais ou menos
sheet-more = { $rows ->
    [1] mais um
   *[other] mais { $rows }
  }
sheet-more-sorted = { $rows ->
    [1] mais um, pelo que traz em média
   *[other] mais { $rows }, pelo que trazem em média
  }
action-back = Voltar
action-orders = Ordens permanentes
show-eyebrow = { $you ->
    [yes] Seu turno · { $what }
   *[no] Turno de { $name } · { $what }
  }
show-taken-back = { $you ->
    [yes] Você desfaz o último passo.
   *[no] { $who } desfaz o último passo.
  }
show-pause = Pausar
show-play = Reproduzir
show-forward = Passo
show-back = Passo anterior
show-skip-turn = Pular este turno
show-skip-me = Ir à minha vez
show-skip-now = Ir ao presente
show-return = Voltar à mesa
show-follow = Acompanhar o jogo
show-pace = { $pace ->
    [1] Velocidade normal
   *[other] Velocidade dobrada
  }
show-speed = { $pace }×
show-speeds = Velocidade
show-controls = Turnos dos outros
show-steps = Passos deste turno
show-to-step = Passo { $step }. { $sentence }
show-at = passo { $step } de { $steps }
show-paused = Pausado. Passo { $step } de { $steps }.
show-clock = Seu relógio fica parado enquanto você assiste.
show-following = { $you ->
    [yes] Acompanhando você
   *[no] Acompanhando { $name }
  }
show-not-following = { $you ->
    [yes] Sem acompanhar você
   *[no] Sem acompanhar { $name }
  }
show-look-elsewhere = arraste para olhar outro lugar
show-follow-again = acompanhar de novo
show-behind = { $turns ->
    [1] 1 turno de atraso
   *[other] { $turns } turnos de atraso
  }
show-far = Desde então foram jogados { $turns } turnos.
turn-so-far = { $what } até agora
turn-more = { $count ->
    [1] mais um passo
   *[other] mais { $count } passos
  }
tab-turn = Este turno
action-plan = Planejar
tab-chronicle = Crônica
tab-meanwhile = Enquanto isso

## Connection lost

lost-eyebrow = Conexão perdida
lost-sentence = { $seconds ->
    [0] Tentando de novo.
    [1] Nova tentativa em um segundo.
   *[other] Nova tentativa em { $seconds } segundos.
  }
lost-trying = Tentando de novo.
lost-safe = Seu último lance está a salvo.
lost-sending = Seu último lance fica guardado aqui e será enviado uma vez.
lost-hurry = Tentar já
catching-up = Recuperando
catching-up-sentence = Alcançando a mesa.

## Score

score-you = você
score-bot = bot
score-held = nas mãos de um bot
score-away = ausente
score-next = joga a seguir
score-stands = { $you ->
    [yes] Sua situação
   *[no] Situação de { $who }
  }
score-why = { $you ->
    [yes] Seus { $points }: por quê
   *[no] { $who }, { $points }: por quê
  }
score-if = se o turno terminasse aqui
score-with = { $place }: { $points }
score-mine = voltar aos seus
standing-title = Placar
standing-now = { $points } agora
tab-last = Último turno
last-title = Último turno: { $points }, e por quê
scoring-later = a seguir
scoring-nothing = Nada foi marcado.
scoring-sum = { $title }, depois { $score }
last-tab = Último turno: { $points }
scoring-title = { $title }: a pontuação
scoring-eyebrow = { $you ->
    [yes] Seu turno · pontuação
   *[no] { $who } · pontuação
  }
scoring-from = de { $score } antes da pontuação
scoring-spoken-part = { $name }, { $word }, { $points }
scoring-spoken-bare = { $name }, { $points }
scoring-spoken = { $points ->
    [0] Nada
   *[other] { $points } ao todo
}, { $you ->
    [yes] você tem { $score }
   *[no] { $who } tem { $score }
}.
scoring-total = Mostrar o total
scoring-go-on = Continuar
scoring-next = Próxima parte
meanwhile-since = Desde o seu último turno
meanwhile-first = Antes do seu primeiro turno
meanwhile-left = Desde a sua saída, { $ago }
meanwhile-all = Todos
meanwhile-replay-all = Rever todos esses turnos
meanwhile-replay = Rever o turno de { $who }, { $length }
meanwhile-seconds = { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
  }
meanwhile-lost = Você perdeu { $lost }.
meanwhile-nothing-lost = Você não perdeu nada.
meanwhile-took = Tomou { $count }
meanwhile-you-lost = Você perdeu
meanwhile-scored = Marcou
meanwhile-part = { $name } { $points }
meanwhile-row = { $count ->
    [0] { $who }, { $title }: não tomou nada.
   *[other] { $who }, { $title }: tomou { $took }.
  }
meanwhile-row-lost = Você perdeu { $lost }.
meanwhile-row-scored = { $points ->
    [0] Nenhum ponto.
    [1] Um ponto: { $parts }.
   *[other] { $points } pontos: { $parts }.
  }
meanwhile-went-by = { $count ->
    [1] Passou um turno
    [2] Passaram dois turnos
    [3] Passaram três turnos
    [4] Passaram quatro turnos
    [5] Passaram cinco turnos
   *[other] Passaram { $count } turnos
  }
meanwhile-spoken = { meanwhile-went-by }, você não perdeu nada.
meanwhile-spoken-lost = { meanwhile-went-by }, você perdeu { $lost }.
meanwhile-hide = Ocultar contornos
meanwhile-show = Mostrar contornos
interlude-standings = Classificação
interlude-who-led = Quem liderou o quê
interlude-stands = Quem está onde agora
interlude-from-to = de { $from } para { $to }
interlude-map = Ver o mapa
interlude-why = Seus { $points }, e por quê

## Chronicle

chronicle-title = Crônica
chronicle-filter = O que a crônica mostra
chronicle-all = tudo
chronicle-earlier = Antes
chronicle-empty = Nada aconteceu ainda.
chronicle-missed = Enquanto você estava sem conexão:
chronicle-start = A partida começa.
chronicle-agreed = A mesa concordou em encerrar a partida.
chronicle-seat-human = { $you ->
    [yes] Você está à mesa.
   *[no] { $who } está à mesa.
  }
chronicle-seat-held = { $you ->
    [yes] Um bot jogou por você.
   *[no] Um bot joga por { $who } até a volta.
  }
chronicle-by-house = { $you ->
    [yes] Seu tempo acabou: a casa fez isso por você.
   *[no] O tempo acabou: a casa fez isso por { $who }.
  }
chronicle-seat-open = { $who } saiu; o lugar está aberto, e por enquanto um bot joga ali.
chronicle-seat-invited = Um lugar espera por { $who }.
chronicle-seat-bot = Um bot joga por { $who }.
chronicle-vote-agree = { $you ->
    [yes] Por você, a partida acabaria agora.
   *[no] Por { $who }, a partida acabaria agora.
  }
chronicle-vote-disagree = { $you ->
    [yes] Você prefere continuar.
   *[no] { $who } prefere continuar.
  }

## Chat

chat-title = Conversa
chat-say = Diga algo à mesa
chat-send = Enviar
chat-empty = Ninguém disse nada ainda.
chat-off = A conversa está desligada para você.
chat-turn-off = Desligar a conversa
chat-turn-on = Ligar a conversa

## Points chart

chart-so-far = Até aqui
chart-start = início
chart-table = tabela
chart-chart = gráfico
chart-how = Como mostrar os pontos

## Keyboard

keys-title = Teclado
keys-now = Agora
keys-always = Sempre
keys-help = estas teclas
keys-escape = fechar; um passo atrás
keys-letters = Letras sozinhas funcionam como teclas
keys-by-letter = Letras
keys-letter-u = desfazer
keys-letter-w = por que não posso?
keys-letter-j = crônica
keys-change = { $key }: { $does }. Escolher outra tecla
keys-change-how = Pressione uma letra aqui para colocá-la em outra tecla.
keys-change-now = Pressione a nova tecla para “{ $does }”.
keys-reset = Devolver todas as letras

## Finding

find-title = Buscar
find-nothing = Nada com esse nome ou número.

## Standing orders

orders-title = O que deve acontecer nos turnos dos outros?
orders-text = As ordens permanentes respondem por você somente nos turnos dos outros jogadores, para que ninguém espere por uma decisão com uma só resposta sensata. No seu próprio turno, a decisão é sempre sua. Só você as vê, e pode mudá-las a qualquer momento.
orders-save = Guardar estas ordens
orders-saved = { $orders ->
    [0] A cada vez, a pergunta vem a você.
    [1] Uma ordem permanente está guardada.
   *[other] { $orders } ordens permanentes estão guardadas.
  }

## Plans

plan-review = Rever

## Several people at one screen

switch-title = Lugares nesta tela
switch-facts = A decisão é de { $name }, nesta tela.
switch-to = Passar a vez a { $name }

## Leaving and ending

leave-title = Deixar a mesa?
leave-text = Um bot continua no seu lugar, e outra pessoa pode ocupá-lo. Você não poderá voltar a ele.
leave-yes = Sair de vez
leave-no = Ficar
vote-title = Encerrar a partida de comum acordo?
vote-text = { $votes ->
    [0] Quando todos concordam, a partida termina e os pontos ficam como estão.
    [1] Um jogador já concorda. Quando todos concordam, a partida termina e os pontos ficam como estão.
   *[other] { $votes } jogadores já concordam. Quando todos concordam, a partida termina e os pontos ficam como estão.
  }
vote-yes = Encerrar
vote-no = Continuar

## Lobby and invitations

lobby-eyebrow = Antes da partida
lobby-waiting = { $seats ->
    [1] Um lugar está vazio.
   *[other] { $seats } lugares estão vazios.
  }
lobby-ready = Todos os lugares estão ocupados. Você pode começar.
lobby-ready-guest = Todos os lugares estão ocupados. Quem montou a mesa começa a partida.
lobby-seat-open = Aberto a qualquer pessoa
lobby-seat-invited = Para quem tem o link
lobby-state-open = vazio
lobby-state-invited = convite feito
lobby-state-human = à mesa
lobby-state-away = fora por um momento
lobby-state-held = nas mãos de um bot
lobby-state-bot = bot
lobby-copy = Copiar o link
lobby-copy-for = Copiar o link do lugar { $number }
lobby-copy-by-hand = Copie este link à mão
lobby-copied = Copiado
lobby-bot = Dar a um bot
lobby-bot-for = Dar o lugar { $number } a um bot
lobby-open = Abrir
lobby-open-for = Abrir o lugar de { $name } a qualquer pessoa
lobby-start = Começar a partida
lobby-start-why =
  { $seats ->
    [1] Começa quando todos os lugares estiverem ocupados: falta um.
   *[other] Começa quando todos os lugares estiverem ocupados: faltam { $seats }.
  }
lobby-fill = Completar com bots e começar
lobby-full = Todos os lugares estão ocupados. Você pode assistir assim que a partida começar; fique nesta página.
lobby-invited-only = Os lugares vazios são para quem tem convite. Você pode assistir assim que a partida começar.
lobby-terms = Como se joga nesta mesa
lobby-leave = Ceder meu lugar
lobby-goes = Se nada acontecer aqui, a mesa será retirada depois de { $date }.
lobby-home = Voltar ao início
join-title = Um convite
join-eyebrow = Um convite para você
join-question = Sentar-se a uma mesa de { $players }?
join-text = O link funciona uma vez. Seu lugar fica com este navegador.
join-name = Seu nome à mesa
join-nameless = Diga primeiro como a mesa deve chamar você.
join-sit = Ocupar o lugar
join-watch = Só assistir

## Corrected data

data-mark = Componentes corrigidos
data-note = Com componentes corrigidos.
data-what = O que muda
data-title = Com componentes corrigidos
data-text = Quem mantém este servidor corrigiu o tabuleiro, cartas ou números deste jogo, e joga-se com eles do começo ao fim.
data-differs = { $count ->
    [1] Um item difere do jogo original.
   *[other] { $count } itens diferem do jogo original.
  }
data-change = { $own } → { $here }
data-nothing = nada
data-more = { $count ->
    [1] E mais um.
   *[other] E mais { $count }.
  }
data-file = Baixar o arquivo

## Troubles

trouble-missing = Esta mesa não existe.
trouble-missing-text = O endereço pode estar incompleto, ou a mesa foi guardada.
trouble-offline = O servidor está fora de alcance.
trouble-offline-text = Nada se perde. Tente de novo quando a conexão voltar.
trouble-token = Este lugar já não é seu.
trouble-token-text = Ele foi cedido, ou alguém o assumiu. Você ainda pode assistir.
trouble-waits = Esta partida espera.

## Notices

notice-title = A decisão é sua
notice-denied = O navegador não permite avisos desta página.

## End of the game

end-eyebrow = Fim da partida
end-when = Terminou em { $when }, depois de { $span }
end-title = { $you ->
    [yes] Você fez o mundo.
   *[no] { $who } fez o mundo.
  }
end-players = { $players ->
    [1] um jogador
   *[other] { $players } jogadores
  }
end-again = Jogar de novo, mesma mesa
end-rematch-there = À próxima partida
end-new = Nova mesa
end-replay = Repetição e “e se”
end-ceremony = A contagem final
end-results = Voltar aos resultados
end-record = Baixar o registro
story-title = A história
story-copy = copiar
story-copied = A história foi copiada.
story-share = compartilhar
luck-title = Balanço da sorte
verify-bad = A semente { $seed } não confere com o selo publicado antes do primeiro lance.
verify-commitment = Selo, publicado antes do primeiro lance
verify-seed = Semente, aberta no fim

## A pause

pause-action = Pausar
pause-eyebrow = Em pausa
pause-sentence = A partida está em pausa.
pause-facts = O relógio está parado e os bots esperam você. Continua assim se você sair e voltar.
pause-facts-watching = Quem joga aqui pausou a partida. Ela vai continuar.
pause-end = Continuar

## Refusals of the server

refusal-not-playing = A partida não está em andamento.
refusal-paused = A partida está em pausa.
refusal-not-alone = Só uma partida apenas contra bots pode ser pausada.
refusal-wrong-phase = Isso não é possível agora.
refusal-already-started = A partida já começou.
refusal-seats-empty = Ainda há lugares vazios. Preencha-os antes com pessoas ou bots.
refusal-seat-taken = Alguém está sentado ali.
refusal-rematch-exists = Já existe uma revanche.
refusal-watching = Você está assistindo. Só quem tem lugar pode agir ou falar.
refusal-wrong-token = Este lugar já não é seu.
refusal-announced = Isso já foi anunciado: a contagem está correndo.
refusal-cooling = Ainda não: espere { $seconds } segundos e tente outra vez.
refusal-too-late = É tarde para isso: o tempo acabou.
refusal-undo-closed = Isso já não pode ser desfeito.
