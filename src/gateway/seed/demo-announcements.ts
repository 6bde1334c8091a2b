import type { NewAnnouncement } from '#gateway/site/news/publish.ts'

export type DemoAnnouncement = Omit<NewAnnouncement, 'publishedAt'> & { readonly daysAgo: number }
type Texts = readonly [title: string, content: string]

const entry =
  (kind: DemoAnnouncement['kind'], executions: DemoAnnouncement['executions']) =>
  (code: string, daysAgo: number, pt: Texts, en: Texts): DemoAnnouncement => ({
    code,
    kind,
    executions,
    promotionType: null,
    daysAgo,
    position: 0,
    texts: { pt: { title: pt[0], content: pt[1] }, en: { title: en[0], content: en[1] } },
  })

const popup = entry('PU', ['A', 'B'])
const firstTime = entry('PU', ['F'])
const marquee = entry('PL', ['A', 'B'])
const forAgents = entry('PU', ['G'])

/** Fourteen announcements for the popup, so that it has two pages; three for the marquee; three for agents. */
export const demoAnnouncements: readonly DemoAnnouncement[] = [
  firstTime(
    'bem-vindo',
    44,
    ['Boas-vindas!', '<p>Sua conta está pronta. Comece pelo <a href="/rng/">modo grátis</a>, sem gastar nada.</p>'],
    ['Welcome!', '<p>Your account is ready. Start with <a href="/rng/">free play</a>, at no cost.</p>'],
  ),
  popup(
    'demonstracao',
    1,
    [
      'Esta é uma demonstração',
      '<p>Nenhum dinheiro real é movimentado aqui: os pagamentos passam por um <strong>ambiente de teste</strong>.</p>',
    ],
    [
      'This is a demonstration',
      '<p>No real money is involved here: payments go through a <strong>test environment</strong>.</p>',
    ],
  ),
  popup(
    'noite-de-folia',
    3,
    [
      'Chegou Noite de Folia',
      '<p>Mais um slot da casa: tem máscaras, confete e mostra o retorno exato na tela de informações.</p>',
    ],
    [
      'Noite de Folia is here',
      '<p>Another house slot: with masks, confetti and its exact return on the info screen.</p>',
    ],
  ),
  popup(
    'dragao-de-jade',
    6,
    ['Novo slot: Dragão de Jade', '<p>Mais um slot da casa. Experimente antes no modo grátis.</p>'],
    ['New slot: Dragão de Jade', '<p>A new house slot. Try it in free play first.</p>'],
  ),
  popup(
    'historico',
    9,
    [
      'Cada rodada tem número',
      '<p>No seu histórico estão a aposta, o ganho e o saldo <em>antes e depois</em> de cada rodada.</p>',
    ],
    [
      'Every round has a number',
      '<p>Your history shows the stake, the win and the balance <em>before and after</em> each round.</p>',
    ],
  ),
  popup(
    'pix-limites',
    12,
    ['Limites do PIX', '<ul><li>Mínimo: R$ 10,00</li><li>Máximo: R$ 10.000,00 por depósito</li></ul>'],
    ['PIX limits', '<ul><li>Minimum: R$ 10.00</li><li>Maximum: R$ 10,000.00 per deposit</li></ul>'],
  ),
  popup(
    'favoritos',
    15,
    ['Marque seus favoritos', '<p>Toque no coração de um jogo e ele fica na sua lista, em qualquer aparelho.</p>'],
    ['Mark your favourites', '<p>Tap the heart on a game and it stays on your list, on every device.</p>'],
  ),
  popup(
    'busca',
    18,
    ['A busca entende erros de digitação', '<p>Acentos, maiúsculas e uma letra trocada não atrapalham.</p>'],
    ['Search understands typing mistakes', '<p>Accents, capitals and one wrong letter do not matter.</p>'],
  ),
  popup(
    'manutencao-parceiros',
    21,
    [
      'Jogos de outros estúdios',
      '<p>Aparecem no catálogo e avisam quando estão em manutenção, com sugestões do que está aberto.</p>',
    ],
    [
      'Games of other studios',
      '<p>They are listed in the catalogue and say when they are under maintenance, with other games to try.</p>',
    ],
  ),
  popup(
    'senha-segura',
    25,
    [
      'Use uma senha só para este site',
      '<p>Nunca pedimos sua senha por mensagem. <a href="/help/#security">Como protegemos sua conta</a>.</p>',
    ],
    [
      'Use a password for this site only',
      '<p>We never ask for your password in a message. <a href="/help/#security">How we protect your account</a>.</p>',
    ],
  ),
  popup(
    'sessao',
    29,
    ['Sua sessão termina automaticamente', '<p>Depois de 30 minutos sem uso, ou 12 horas depois do login.</p>'],
    ['Your session ends automatically', '<p>After 30 minutes without use, or 12 hours after you log in.</p>'],
  ),
  popup(
    'queda-de-conexao',
    32,
    [
      'E se a conexão cair?',
      '<p>A rodada já sorteada é liquidada no servidor com o mesmo resultado, e aparece quando você voltar.</p>',
    ],
    [
      'What if the connection drops?',
      '<p>A drawn round is settled on the server with the same result, and shown when you return.</p>',
    ],
  ),
  popup(
    'jogo-responsavel',
    36,
    [
      'Jogue com responsabilidade',
      '<p>Apostar não é renda. <a href="/help/#responsible">Sinais de risco e onde buscar ajuda</a>.</p>',
    ],
    [
      'Play responsibly',
      '<p>Betting is not income. <a href="/help/#responsible">Signs of risk and where to find help</a>.</p>',
    ],
  ),
  popup(
    'maiores-de-18',
    40,
    ['Só para maiores de 18', '<p>Uma conta por pessoa, sempre com dados verdadeiros.</p>'],
    ['Adults only', '<p>One account per person, always with true details.</p>'],
  ),
  popup(
    'abrimos',
    43,
    ['Abrimos', '<p>Com slots próprios e as chances à mostra.</p>'],
    ['We are open', '<p>With slots of our own, and their odds shown.</p>'],
  ),
  marquee(
    'aviso-demonstracao',
    1,
    ['Demonstração: nenhum dinheiro real é movimentado neste site.', '<p>Depósitos passam por um PIX de teste.</p>'],
    ['Demonstration: no real money is involved on this site.', '<p>Deposits go through a test PIX.</p>'],
  ),
  marquee(
    'aviso-slots',
    2,
    [
      'Vinte e quatro slots da casa abertos, todos com modo grátis.',
      '<p>Os jogos de outros estúdios estão em manutenção.</p>',
    ],
    ['Twenty-four house slots open, all with free play.', '<p>Games of other studios are under maintenance.</p>'],
  ),
  marquee(
    'aviso-idade',
    5,
    [
      'Proibido para menores de 18 anos. Jogue com responsabilidade.',
      '<p><a href="/help/#responsible">Saiba mais</a></p>',
    ],
    ['Nobody under 18 may play. Play responsibly.', '<p><a href="/help/#responsible">Read more</a></p>'],
  ),
  forAgents(
    'agentes-linha',
    2,
    [
      'Sua linha, nível por nível',
      '<p>Em <strong>Gestão da equipe</strong> você vê quem está abaixo de você, até o último nível, com os números do mês.</p>',
    ],
    [
      'Your line, level by level',
      '<p>Under <strong>Team management</strong> you see who is below you, down to the last level, with the figures of the month.</p>',
    ],
  ),
  forAgents(
    'agentes-privacidade',
    10,
    [
      'O que você vê de quem está na sua linha',
      '<p>O nome da conta e os números. E-mail, telefone, documentos e contas de pagamento são só de cada um.</p>',
    ],
    [
      'What you see of the people in your line',
      '<p>The account name and figures. E-mail, phone, documents and payment accounts are their own.</p>',
    ],
  ),
  forAgents(
    'agentes-horario',
    30,
    ['Atendimento a agentes', '<p>De segunda a sexta, das 12:00 às 21:00, no horário da casa.</p>'],
    ['Customer service for agents', '<p>Monday to Friday, 12:00 to 21:00, house time.</p>'],
  ),
]
