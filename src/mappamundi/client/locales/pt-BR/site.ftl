# Tudo fora da mesa: início, nova mesa, assistir, regras, aprender, preferências, repetição.

## Everywhere

skip-to-content = Ir para o conteúdo
page-title = { $title } · Mappa Mundi
close = Fechar
loading = Carregando…
try-again = Tentar de novo
language = Idioma
you = Você
watch = Assistir
learn = Aprender
read = Ler
replay = Repetição
sit-down = Sentar-se
new-table = Nova mesa
row-action = { $action }: { $title }
seat-player = Jogador { $number }
seat-you = Você
seat-empty = Lugar vazio

## The way around

nav-label = Principal
nav-menu = Menu
nav-tables = Mesas
nav-mine = Minhas partidas
nav-waiting =
  { $count ->
    [1] Uma partida espera por você
   *[other] { $count } partidas esperam por você
  }
nav-watch = Assistir
nav-learn = Aprender
nav-rules = Regras
nav-settings = Preferências

## Nothing there

lost-title = Aqui não há terra.
lost-home = Voltar ao mundo conhecido
offline-title = O servidor está fora de alcance.
offline-text = Suas partidas estão guardadas lá; nada se perde.
failed-title = Esta página não chegou.

## Games

game-hotw2018-title = History of the World
game-hotw2018-publisher = Z-Man · 2018
game-hotw2018-pitch = Cinco eras, cartas que passam de mão em mão, cercos e caravanas. O caminho mais curto do Nilo ao Pacífico.
game-hotw2001-title = History of the World
game-hotw2001-publisher = Avalon Hill · 2001
game-hotw2001-pitch = Sete eras, da Suméria à Primeira Guerra Mundial. Junte eventos e moedas, erga fortes, lute pela primazia.
game-hotw2024-title = History of the World
game-hotw2024-publisher = Rio Grande · 2024
game-hotw2024-pitch = Ouro, honras e fichas de região. Com dados, ou sem nenhum.
game-fourgods-title = 4 Gods
game-fourgods-publisher = Ludically · 2016
game-fourgods-pitch = Todos montam o mesmo mundo ao mesmo tempo. Envie profetas, erga cidades lendárias e não perca tempo.
game-size = { $least }–{ $most } jogadores · { $minutes } min
game-play = Jogar
game-play-label = Jogar { $game } agora contra bots
game-rules = Regras
option-yes = Sim
option-no = Não
option-seats = Alguns lugares
option-hotw2018-selection = Escolha dos impérios
option-hotw2018-selection-draft = Rodízio
option-hotw2018-selection-draft-note = As pilhas circulam, e cada jogador fica com uma carta.
option-hotw2018-selection-classic = Clássica
option-hotw2018-selection-classic-note = Compre uma carta e fique com ela, ou dê a alguém.
option-hotw2001-no-preeminence = Primazia
option-hotw2001-no-preeminence-false = Com marcadores
option-hotw2001-no-preeminence-false-note = Quem lidera sozinho no fim de uma era tira um marcador oculto, que vale de 3 a 6 pontos no final.
option-hotw2001-no-preeminence-true = Sem marcadores
option-hotw2001-no-preeminence-true-note = Sem marcadores: decide o que foi pontuado.
option-hotw2001-minor-empire-deal = Eventos maiores
option-hotw2001-minor-empire-deal-false = Três quaisquer
option-hotw2001-minor-empire-deal-false-note = Todos recebem três, sejam quais forem.
option-hotw2001-minor-empire-deal-true = Um império menor para cada
option-hotw2001-minor-empire-deal-true-note = Todos recebem um império menor e outros dois eventos maiores.
option-hotw2001-multiple-armies = Exércitos num território
option-hotw2001-multiple-armies-false = Um
option-hotw2001-multiple-armies-false-note = Um exército, com ou sem forte.
option-hotw2001-multiple-armies-true = Até três
option-hotw2001-multiple-armies-true-note = Até três exércitos, ou dois e um forte. É preciso vencer um após outro.
option-hotw2001-naval-control = Frotas
option-hotw2001-naval-control-false = Por um turno
option-hotw2001-naval-control-false-note = Saem do mapa quando o turno acaba.
option-hotw2001-naval-control-true = Podem ser tripuladas
option-hotw2001-naval-control-true-note = Um exército mantém a frota no mar: vale 1 ponto e fecha o mar aos outros até que a vençam.
option-hotw2024-dice = Invasões
option-hotw2024-dice-true = Com dados
option-hotw2024-dice-true-note = Vale o maior dado de cada lado.
option-hotw2024-dice-false = Sem dados
option-hotw2024-dice-false-note = Só o território decide: terreno difícil e fortes frustram, todo o resto cai.
option-hotw2024-event-selection = Eventos
option-hotw2024-event-selection-false = Distribuídos
option-hotw2024-event-selection-false-note = Cada jogador recebe um.
option-hotw2024-event-selection-true = Em rodízio
option-hotw2024-event-selection-true-note = Passam de quem tem mais ouro para quem tem menos, e cada jogador fica com um.
option-hotw2024-hidden-empires = Escolha dos impérios
option-hotw2024-hidden-empires-false = À vista
option-hotw2024-hidden-empires-false-note = Ficam à vista, e quem tem menos ouro escolhe primeiro.
option-hotw2024-hidden-empires-true = Ocultos
option-hotw2024-hidden-empires-true-note = Passam de quem tem menos ouro para quem tem mais, e ficam ocultos até o seu turno.
option-hotw2024-conquest = Uma invasão que falha
option-hotw2024-conquest-false = Esvazia o território
option-hotw2024-conquest-false-note = Exército e guarnição saem os dois.
option-hotw2024-conquest-true = Ajuda a próxima
option-hotw2024-conquest-true-note = Só o exército sai, e o seguinte soma 2 ou 4. Uma vitória folgada dá pontos para conquistar mais.
option-hotw2024-paired-tokens = Fichas duplas de região
option-hotw2024-paired-tokens-false-note = Ninguém começa com uma ficha.
option-hotw2024-paired-tokens-true-note = Cada jogador começa com uma ficha oculta de duas regiões.
option-hotw2024-excluded-conquest-needs-dice = Uma invasão que falha só ajuda a próxima com dados: escolha dados, ou deixe que ela esvazie o território.
option-fourgods-tempo = Ritmo
option-fourgods-tempo-simultaneous = Todos ao mesmo tempo
option-fourgods-tempo-simultaneous-note = Sem turnos: todos sacam e colocam quando quiserem, e fica com a casa quem chega primeiro.
option-fourgods-tempo-timed-turns = Turnos cronometrados
option-fourgods-tempo-timed-turns-note = Turnos de 30 segundos, um jogador depois do outro.
option-fourgods-tempo-drawn = Por sorteio
option-fourgods-tempo-drawn-note = O sorteio decide na preparação da partida. Todos veem o resultado antes de dizer que estão a postos.
option-fourgods-gods = Deuses
option-fourgods-gods-visible = Visíveis
option-fourgods-gods-visible-note = Quatro deuses à vista. Escolha o seu quando quiser, antes dos outros.
option-fourgods-gods-hidden = Ocultos
option-fourgods-gods-hidden-note = Escolha uma cor e receba um deus que ninguém mais conhece até o fim.
option-fourgods-gods-drawn = Por sorteio
option-fourgods-gods-drawn-note = O sorteio decide na preparação da partida. Todos veem o resultado antes de dizer que estão a postos.
option-fourgods-two-player = Com dois jogadores
option-fourgods-two-player-two-with-four-gods = Quatro deuses
option-fourgods-two-player-two-with-four-gods-note = Dois deuses para cada um, contados à parte: perde quem tem a menor das quatro pontuações.
option-fourgods-two-player-two-with-two-gods = Dois deuses
option-fourgods-two-player-two-with-two-gods-note = Um deus para cada um, com 13 profetas. Os outros dois ficam de fora.
option-fourgods-legality = Fichas erradas
option-fourgods-legality-strict = Impossíveis
option-fourgods-legality-strict-note = Uma ficha que não encaixa não pode ser colocada.
option-fourgods-legality-table = Como na mesa
option-fourgods-legality-table-note = Uma ficha errada fica até que alguém a conteste. Então ela volta, e tudo o que dependia dela.
option-fourgods-penalties = Penalidades por fichas erradas
option-fourgods-penalties-off = Nenhuma
option-fourgods-penalties-off-note = Uma ficha contestada apenas volta.
option-fourgods-penalties-all-players = Para todos
option-fourgods-penalties-all-players-note = Quem colocou uma ficha contestada também perde um profeta para sempre.
option-fourgods-penalties-seats = Para alguns
option-fourgods-penalties-seats-note = Só os jogadores indicados perdem um profeta com uma ficha contestada: uma desvantagem para os mais rápidos.
option-fourgods-excluded-hidden-four-gods = Com dois jogadores e quatro deuses, cada um saberia os do outro: mostre os deuses, ou escolha dois deuses.

## Bots

bot-name-1 = Estrabão
bot-name-2 = Ptolomeu
bot-name-3 = Al-Idrisi
bot-name-4 = Heródoto
bot-name-5 = Mercator
bot-name-6 = Hipátia
bot-level-random = Joga ao acaso
bot-level-greedy = Joga por pontos
bot-level-first = Fácil
bot-level-calm = Tranquilo
bot-level-even = Equilibrado
bot-level-steady = Rápido
bot-level-swift = Relâmpago
pace-level = { $level } · { $length }
pace-minutes = { $least }–{ $most }
pace-length =
  { $minutes ->
    [1] um minuto
   *[other] uns { $minutes } min
  }
pace-question = Em que ritmo os outros devem jogar?
pace-text = Todos agem ao mesmo tempo. É o que dura uma corrida quando todos jogam nesse ritmo.

## Home

home-title = Um mundo inteiro, esta noite.
home-lead = Jogos de tabuleiro sobre fazer e conquistar o mundo, com as regras completas, no seu navegador. Sem precisar de conta.
home-play = Jogar agora contra bots
home-play-note = Isso começa { $game }. Cada jogo abaixo tem seu próprio botão.
home-laying = Abrindo o mapa…
home-first-lesson = Sua primeira lição, com um guia
home-games = Jogos
home-mine = Minhas partidas
home-mine-empty = Nenhuma partida ainda. Jogue agora ou sente-se a uma mesa aberta; suas partidas ficam listadas aqui.
home-all = Mostrar todas as { $count }
home-sign-in = Eu tenho uma conta
home-open = Mesas abertas
home-open-empty = Ninguém está à espera de jogadores. Monte uma mesa e anuncie-a aqui.
home-open-make = Montar uma mesa
home-more = Assistir e aprender
home-learn = Lições
home-learn-note = Alguns minutos cada uma, com um guia
home-rules = Todas as regras, numeradas
home-rules-note = Com busca, e com cada carta e território
home-watch = Partidas dos outros
home-watch-note = Ao vivo e em repetição
mine-with = Com { $names }
mine-with-more = Com { $names } e mais { $count }
mine-copy = E se: { $title }
mine-alone = Uma mesa só sua
mine-lobby = À espera de jogadores: { $filled } de { $seats } lugares
mine-decide = A mesa espera por você
mine-waiting =
  { $count ->
    [1] { $names } está decidindo
   *[other] { $names } estão decidindo
  }
mine-moving = Em andamento
mine-won = Você fez o mundo
mine-over = { $place ->
    [2] Terminou; você ficou em segundo lugar
    [3] Terminou; você ficou em terceiro lugar
    [4] Terminou; você ficou em quarto lugar
    [5] Terminou; você ficou em quinto lugar
   *[other] Terminou; você ficou em sexto lugar
  }
mine-ended = Terminou
mine-goes = guardada até { $date }
mine-yours = Sua decisão
mine-look = Ver
mine-open = Abrir
open-title = { $game } · { $pace }
open-note = { $filled } de { $seats } lugares · { $language }
pace-race-short = ao vivo
pace-none-short = sem relógio
pace-live-short = ao vivo, { $minutes } min
pace-slow-short =
  { $days ->
    [1] um dia por decisão
   *[other] { $days } dias por decisão
  }
phase-lobby = À espera de jogadores
phase-playing = Em andamento
phase-over = Terminou

## New table

new-game = Jogo
new-seats = Lugares
new-seats-note = De { $least } a { $most }. A ordem é a ordem ao redor da mesa.
new-seat-kind = Lugar { $number }: quem se senta ali
new-seat-name = Lugar { $number }: nome
new-seat-bot = Lugar { $number }: como o bot joga
new-seat-add = Acrescentar um lugar
new-seat-remove = Tirar o lugar { $number }
new-name-empty = Nome
new-kind-me = Eu
new-kind-here = Nesta tela
new-kind-here-note = A tela muda de mãos quando a decisão é dessa pessoa; as cartas da mão ficam ocultas.
new-kind-invited = Convite por link
new-kind-invited-note = Você recebe um link para enviar.
new-kind-open = Aberto a todos
new-kind-open-note = Fica com quem se sentar primeiro.
new-kind-bot = Bot
new-pace = Tempo para pensar
new-pace-none = Sem relógio
new-pace-none-note = Cada jogador usa o tempo de que precisa.
new-pace-live = Relógio ao vivo
new-pace-live-note = Para uma noite: um estoque de minutos por jogador, e alguns segundos a mais a cada ação.
new-pace-correspondence = Dias por decisão
new-pace-correspondence-note = Para semanas: cada decisão pode levar no máximo esse tempo.
new-minutes = Cada jogador tem
new-increment = A cada ação
new-days = Cada decisão
unit-minutes = minutos
unit-seconds = segundos a mais
unit-days = dias
new-listed = Quem pode encontrá-la
new-private = Privada
new-private-note = Só quem tem um link vê esta mesa.
new-private-open-note = Só quem tem o endereço da mesa pode ocupar os lugares abertos.
new-public = Listada
new-public-note = A mesa fica entre as abertas, e qualquer pessoa pode assistir.
new-close = Quando dois querem o mesmo
new-close-lot = A sorte decide
new-close-arrival = Quem chega primeiro
new-close-lot-note = O que foi enviado no mesmo instante é posto em ordem por sorteio, para que ninguém ganhe por ter uma conexão mais rápida. Todo sorteio pode ser conferido depois.
new-close-arrival-note = Nas disputas apertadas leva vantagem quem está mais perto do servidor.
new-grace = Se um jogador se ausentar
new-grace-120 = Um bot assume o lugar depois de dois minutos
new-grace-600 = Um bot assume o lugar depois de dez minutos
new-grace-3600 = Um bot assume o lugar depois de uma hora
new-grace-86400 = Um bot assume o lugar depois de um dia
new-grace-259200 = Um bot assume o lugar depois de três dias
new-grace-note = O bot devolve o lugar assim que o jogador volta.
new-language = Idioma da mesa
new-language-note = Convidados são recebidos nele, e a lista de mesas abertas o menciona. Cada pessoa ainda lê no idioma que quiser.
new-create = Montar a mesa
new-then-start = A partida começa na hora.
new-then-watch = Só bots jogam; você assiste.
new-then-wait = A partida começa quando todos os lugares estiverem ocupados.
new-then-invite =
  { $count ->
    [1] Você recebe um link para enviar; a partida começa quando todos os lugares estiverem ocupados.
   *[other] Você recebe { $count } links para enviar; a partida começa quando todos os lugares estiverem ocupados.
  }
new-wrong-seats = Este jogo é para { $least } a { $most } lugares; há { $count }.
new-two-mine = Só um lugar é seu. Para quem está ao seu lado, escolha “Nesta tela”.
new-long-name = Um nome tem no máximo { $most } letras.
new-nameless = Quem divide esta tela precisa de um nome.
new-wrong-minutes = O relógio precisa de um número inteiro de minutos, de { $least } a { $most }.
new-wrong-increment = Os segundos são um número inteiro de { $least } a { $most }.
new-wrong-days = Uma decisão pode levar de { $least } a { $most } dias.
new-problems =
  { $count ->
    [1] Falta acertar uma coisa.
   *[other] Falta acertar { $count } coisas.
  }

## Watch

watch-title = Assistir
watch-lead = Você vê o que veria uma pessoa neutra à mesa: nenhuma carta na mão, nenhuma carta em segredo, até o fim da partida.
watch-shows = Em um minuto e meio
watch-shows-lead = Uma partida de cada jogo, entre bots, nos seus melhores momentos.
watch-show = Assistir { $seconds } segundos
watch-show-label = Assistir { $seconds } segundos de { $game }
watch-open = Mesas abertas
watch-playing = Em andamento
watch-playing-empty = Nenhuma partida listada está em andamento. Monte uma mesa de bots e assista.
watch-finished = Terminadas
watch-finished-empty = As partidas terminadas ficam aqui, para rever lance a lance.
watch-row = { $pace } · { $moves ->
    [1] um lance
   *[other] { $moves } lances
  }
record-title = Abrir uma partida salva
record-drop = Solte aqui o arquivo de uma partida terminada, ou escolha um.
record-pick = Escolha o arquivo de uma partida terminada.
record-choose = Escolher um arquivo
record-checking = Jogando de novo…
record-note = Cada lance é jogado de novo, e todo o acaso é conferido com a semente.
record-verified =
  { $count ->
    [1] Um lance, e todo o acaso segue da semente.
   *[other] { $count } lances, e todo o acaso segue da semente.
  }
record-unverified =
  { $count ->
    [1] Um lance permitido; o acaso não pôde ser conferido com uma semente.
   *[other] { $count } lances permitidos; o acaso não pôde ser conferido com uma semente.
  }

## Rules

rules-title = Regras
rules-bar = Caminhos pelas regras
rules-tab-primer = O guia
rules-tab-all = Todas as regras
rules-tab-cards = Cartas
rules-tab-questions = Perguntas
primer-title = { $game }: o guia
primer-page = O guia · página { $page }
primer-enough = Duas páginas. Com isto já dá para jogar; cada carta se explica.
primer-all = Todas as regras, em palavras simples
primer-lesson = Jogar a primeira lição
rules-search = Palavra ou número
rules-contents = Conteúdo
rules-precise = Texto preciso
rules-unknown = Não existe a regra { $number }
rules-unknown-text = Escolha um capítulo, ou procure uma palavra ou um número.
rules-eyebrow = { $game } · Capítulo { $number }
rules-ruling = Interpretação { $number }.
rules-copy = Copiar link
rules-try = Experimentar no tabuleiro: { $lesson }
rules-copied = O link foi copiado.
rules-not-copied = O navegador não permitiu copiar. O endereço é { $address }.
rules-since = Em vigor na versão { $version } das regras
rules-turn = Outros capítulos
rules-before = ← { $title }
rules-after = { $title } →
rules-found = “{ $word }”
rules-found-count =
  { $count ->
    [0] Nada corresponde. Tente uma palavra mais curta, ou um número como 9.2.
    [1] Um trecho corresponde.
   *[other] { $count } trechos correspondem.
  }
rules-see-also = Veja também
rules-in-game = Nesta partida
rules-in-game-none = Esta regra ainda não foi usada nesta partida.
rules-in-game-more = e mais { $count } vezes antes
rules-concerned = Cartas
rules-in-english = As regras estão escritas em inglês; cartas, territórios e o resto estão no seu idioma.
rules-where = Regras durante o jogo
rules-where-text = À mesa, cada linha da crônica e cada recusa traz o número da sua regra e leva até aqui.
rules-back = Voltar à mesa

## Learn

learn-title = Aprenda jogando
learn-lead = Um primeiro turno guiado, em um tabuleiro de verdade. Ninguém espera por você, e nada pode dar errado a que a história já não tenha sobrevivido.
learn-begin = Começar
learn-by-playing = Uma partida contra bots
learn-by-playing-note = A página diz o que decidir, mostra as chances e desfaz o que pode ser desfeito.
learn-guide = Guia
learn-step = Passo { $number } de { $count }
learn-leave = Sair da lição
learn-taken = Feita
learn-again = Outra vez
learn-unknown = Não há lição neste endereço. Estas são todas.
guide-eyebrow = Lição { $number } de { $count }
guide-eyebrow-done = Lição { $number } de { $count } · feita
guide-left = { $minutes ->
    [1] falta cerca de um minuto
   *[other] faltam cerca de { $minutes } minutos
}
guide-over = Lição feita
guide-back = Voltar um passo
guide-leave = Sair
guide-onward = Continuar
guide-order = Aperte { $button }.
guide-order-place = Aperte { $place } no mapa.
guide-order-both = Aperte { $place } no mapa, depois { $button }.
guide-arrow = Aperte { $place }
guide-why = Por que { $place }?
guide-why-this = Por quê?
guide-aside = Também é bom. Agora isto:
guide-aside-free = Também é bom.
guide-preset = Os dados de uma lição são combinados.
guide-free = Como quiser
guide-free-text = Decida como quiser: a lição continua dali.
guide-state-done = Feito:
guide-state-left = Deixado de fora:
guide-state-now = Agora:
guide-state-todo = A seguir:
guide-next = Próxima lição: { $lesson }
aim-title = Do que se trata
aim-against = Você joga contra { $names }.
aim-on = Para a mesa
aim-lesson = Antes, uma lição

## Settings

settings-lead = Ficam neste navegador.
settings-you = Você
settings-name = Seu nome às mesas
settings-name-note = Os outros o veem quando você se senta.
settings-pigment = Mostrar-me sempre como
settings-pigment-seat = Pelo lugar
settings-pigment-note = Só para os seus olhos. Símbolo e padrão acompanham o pigmento.
pigment-vermilion = Vermelhão
pigment-lapis = Lápis-lazúli
pigment-verdigris = Verdete
pigment-saffron = Açafrão
pigment-mallow = Malva
pigment-ink = Tinta
settings-look = Aparência
settings-language-browser = Como o navegador
settings-theme = Claro ou escuro
theme-system = Como o sistema
theme-light = Claro
theme-dark = Escuro
settings-motion = Movimento
motion-system = Como o sistema
motion-full = Completo
motion-still = Parado
settings-motion-note = Parado: peças e mapa mudam de lugar na hora.
settings-patterns = Padrões nas cores dos jogadores
settings-patterns-note = Listras e pontos ao lado da cor. Os símbolos ficam sempre.
settings-play = À mesa
settings-show = Mostrar os turnos dos outros
settings-show-play = Reproduzir
settings-show-hand = À mão
settings-show-once = De uma vez
settings-show-note = Reproduzidos passo a passo, na sua velocidade; à mão, você avança de passo em passo; de uma vez, só se vê o resultado.
settings-pace = Velocidade
settings-pace-1 = Normal
settings-pace-2 = Dobrada
settings-follow = O mapa acompanha o jogo
settings-follow-note = Ele vai para onde os outros agem e onde você decide. Arrastá-lo interrompe isso; F volta a acompanhar.
settings-run-on = As batalhas correm
settings-run-on-note = Ataques em várias etapas são contados em uma linha, não etapa por etapa.
settings-letters = Letras como teclas
settings-letters-note = Letras sozinhas fazem o que dizem os botões. Desligue-as se atrapalharem o ditado ou um leitor de tela.
settings-keys = Pôr letras em outras teclas
settings-sound = Som
settings-sound-note = Dados e fichas, fortes e cidades que caem, o sino de uma era e um leve estalo quando a decisão é sua.
settings-volume = Volume
settings-volume-value = { $percent } por cento
settings-touch = Vibração
settings-touch-note = O que se ouve também se sente, de leve.
settings-chat = Conversa
settings-chat-note = Desligada: você não vê mensagens nem sinal delas.
settings-notices = Avisos das suas decisões
settings-notify = Neste navegador
settings-notify-note = Um aviso do sistema quando a decisão é sua e esta página está escondida.
settings-notify-unable = Este navegador não sabe mostrar avisos.
settings-notify-denied = O navegador não permite avisos desta página. As configurações dele podem mudar isso.
notices-quiet = Horas de silêncio
notices-quiet-note = Nesse tempo nada é mostrado nem enviado. O que espera chega quando elas acabam, se a decisão ainda for sua.
notices-start = Das
notices-end = Até
notices-zone = Pelo relógio de { $zone }.
notices-webhook = Endereço de webhook
notices-webhook-note = O endereço de um chat, ou de um serviço que toca o seu telefone. O servidor o chama quando uma decisão espera há algum tempo e você não está aqui. Mais ninguém o vê.
notices-use = Usar este endereço
notices-test = Enviar um aviso de teste
notices-remove = Remover
notices-kept = O endereço está guardado.
notices-removed = O endereço foi removido.
notices-bad-address = Isso não é um endereço. Ele começa com https://
notices-off = Este servidor não envia avisos a webhooks.
notices-for-account = Para todos os lugares de { $name }, em cada aparelho. O endereço não é mostrado a ninguém.
notices-for-seats = { $seats ->
    [0] Para os lugares que você ocupar neste navegador. O endereço não é mostrado a ninguém.
    [1] Para o seu lugar guardado neste navegador e os que ocupar depois. O endereço não é mostrado a ninguém.
   *[other] Para os seus { $seats } lugares guardados neste navegador e os que ocupar depois. O endereço não é mostrado a ninguém.
  }
notices-delivered = O aviso de teste chegou.
notices-why-not-public = Ele leva a uma rede privada, e este servidor não vai até lá.
notices-why-unreachable = Ninguém respondeu neste endereço.
notices-why-slow = A resposta demorou demais.
notices-why-redirected = O endereço leva adiante a outro. Dê o último.
notices-why-refused = O destinatário recusou o aviso. O endereço está completo?
notices-why-failed = O próprio destinatário está com problemas. Tente mais tarde.
settings-account = Conta

## Account

account-why = Você não precisa de uma para jogar. Com ela, encontra suas partidas em outro aparelho.
account-how = Com uma conta
account-sign-in = Entrar
account-register = Criar uma conta
account-name = Nome
account-password = Senha
account-password-note = Ao menos dez caracteres. Não há endereço de e-mail, então ninguém pode redefini-la.
account-cookie-note = Um cookie mantém sua entrada por noventa dias; outro permite que sua conta reconheça este dispositivo por um ano.
account-short-name = O nome precisa de ao menos duas letras.
account-short-password = A senha precisa de ao menos dez caracteres.
account-signed-in = Conta em uso: { $name }
account-sign-out = Sair
account-tables = Suas mesas
account-no-tables = As mesas a que você se senta com a conta ficam aqui.
account-devices = Onde você entrou
device-unknown = Um dispositivo
device-here = Este, desde { $date }
device-since = Desde { $date }
device-signed-out = Você saiu: { $device }
devices-sign-out = Sair em todos
devices-note = Nos outros, os lugares abertos com a sua conta também se fecham. Entre de novo para encontrá-los.
devices-signed-out = Você saiu em todos os dispositivos.

## Replay

replay-title = Repetição
replay-mark = Repetição
replay-controls = Repetição
replay-eyebrow = Repetição · lance { $move } de { $moves }
replay-spoken = Lance { $move }. { $sentence }
replay-start = Antes do primeiro lance.
replay-end = A partida terminou.
replay-play = Reproduzir
replay-pause = Pausar
replay-step-back = Um lance atrás
replay-step = Um lance adiante
replay-turn-back = Turno anterior
replay-turn = Próximo turno
replay-speed = Velocidade
replay-speed-value = { $speed }×
replay-move = Lance
replay-jump = Ir para o lance
replay-go = Ir
replay-what-if = E se, a partir daqui
replay-what-if-note = Uma cópia privada contra bots, deste ponto em diante.
replay-what-if-here = { $asked ->
    [yes] E se: uma cópia privada da partida, daqui em diante. Bots jogam todos os outros lugares.
   *[no] E se: uma cópia privada da partida, daqui em diante. Bots jogam todos os outros lugares, até a sua próxima decisão.
  }
replay-record = Baixar o registro
replay-not-over = Esta partida ainda não terminou.
replay-watch-live = Assistir ao vivo
moments-title = Os momentos
moments-at = Momento { $moment } de { $moments }
moments-back = Momento anterior
moments-next = Próximo momento
moments-play = Jogar agora
moments-whole = A partida inteira, lance a lance
moments-again = Ver de novo
moment-over = { $margin ->
    [0] { $name } vence com { $points } pontos, tantos quanto { $other }.
    [1] { $name } vence com { $points } pontos, um a mais que { $other }.
   *[other] { $name } vence com { $points } pontos, { $margin } a mais que { $other }.
  }
replay-by-seat = Lugar que você joga
replay-as = como { $name }

## Refusals of the site

refusal-offline = O servidor está fora de alcance. Nada foi enviado.
refusal-wrong-seats = Este jogo não se joga com esse número de lugares.
refusal-token-missing = Isto precisa da chave de um lugar: abra a mesa pelo link dela.
refusal-no-open-seat = Nenhum lugar está aberto nesta mesa.
refusal-bad-invitation = Este convite é para outra mesa, ou já foi usado. Peça outro link ou assista.
refusal-no-record = Este registro não existe.
refusal-no-show = Não há nenhuma partida assim para ver aqui.
refusal-bad-record = Este arquivo não é um registro que se possa repetir: está danificado, incompleto ou é de outro programa.
refusal-records-full = Agora não há espaço para mais um registro. Tente outro dia.
refusal-not-signed-in = Você não entrou em uma conta.
refusal-no-seat = Você não tem esse lugar nesta mesa.
refusal-no-device = Você não entrou com a conta nesse dispositivo.
refusal-not-over = Isto precisa de uma partida terminada.
refusal-rules-unknown = Esta partida começou com a versão { $version } das regras, que este servidor não guarda. Nada se perdeu: ela continua onde essa versão existir.
refusal-too-many = Foi um pouco demais de uma vez. Espere um momento e tente de novo.
refusal-too-fast = Mais devagar: suas últimas ações ainda estão a caminho.
refusal-busy = Muitas partidas estão sendo revistas agora. Tente de novo em alguns segundos.
refusal-too-long = Esta partida é longa demais para ser revista assim.
refusal-key-used = Isso já foi enviado antes com outro conteúdo e não foi feito. Tente de novo.
refusal-plan-failed = O servidor não conseguiu seguir seu plano e o descartou. Faça outro, ou jogue você mesmo.
refusal-no-table = Esta mesa não existe.
refusal-broken-table = Esta mesa está danificada e não pode ser mostrada. Quem cuida do servidor pode consertá-la.
refusal-put-aside = Esta mesa está danificada e foi posta de lado por quem cuida do servidor.
refusal-no-game = Este jogo não existe.
refusal-no-lesson = Esta lição não existe.
refusal-no-such-step = Nesse ponto não há mais nada a decidir. Escolha um anterior.
refusal-nothing-here = Aqui não há nada.
refusal-bad-pace = O relógio precisa de mais tempo que isso.
refusal-name-taken = Alguém já tem este nome. Escolha outro.
refusal-name-alike = Este nome parece o de outra pessoa. Escolha outro.
refusal-name-hidden = Este nome tem caracteres que ninguém vê, ou marcas demais em uma letra. Escolha outro.
refusal-name-mixed = Este nome mistura letras parecidas de escritas diferentes. Escreva-o em uma só.
refusal-name-long = O nome tem no máximo quarenta caracteres.
refusal-wrong-password = Não há conta com este nome e esta senha.
refusal-too-many-guesses = Tentaram-se senhas erradas demais com este nome. Espere um minuto ou entre em um dispositivo em que você já entrou antes.
refusal-which-seat = Você tem vários lugares nesta mesa. Escolha antes um deles.
refusal-webhook-malformed = Isso não é um endereço de webhook. Ele é como https://example.org/hook, sem nome nem senha dentro.
refusal-webhook-private = Este servidor só envia avisos a endereços públicos, e esse fica dentro de uma rede.
refusal-webhooks-off = Este servidor não envia avisos a webhooks.
refusal-no-webhook = Nenhum webhook está definido.
refusal-no-zone = O servidor não conhece este fuso horário.
refusal-quiet-empty = As horas de silêncio precisam de um fim diferente do começo.
refusal-too-large = É mais do que o servidor aceita de uma vez.
refusal-no-data = Nenhuma mesa daqui foi jogada com esses componentes.
refusal-no-database = O servidor não alcança seus dados. Tente de novo em um momento.
refusal-database-moved = O arquivo em que este servidor guarda as mesas não está no lugar. Nenhum lance é aceito até que quem cuida do servidor o ponha de volta.
refusal-failure = O servidor falhou. O que você enviou pode ou não ter sido feito; confira antes de tentar de novo.

no-script = O Mappa Mundi desenha seus mapas com JavaScript, que está desligado aqui. Ligue-o e recarregue a página; em um terminal, mundi play não precisa dele.
notice-decision = A decisão é sua: { $title }.
notice-named = A decisão é sua, { $name }: { $title }.
notice-trial = Isto é um teste: os avisos das suas decisões chegarão aqui.
