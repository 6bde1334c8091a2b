import type { PromotionFile } from '#gateway/rewards/promotions/rules.ts'
import { screenRoute } from '#lib/screen-route.ts'
import type { DemoAnnouncement } from './demo-announcements.ts'

type Texts = readonly [title: string, lead: string, terms: readonly string[], action: string]

/** The label of the link to the reward centre. */
const toRewards = { pt: 'Ver nas recompensas', en: 'See in your rewards' } as const

/** The announcements of promotions that members can join or claim in the reward centre. */
export function announcementsOf(offered: readonly PromotionFile[]): DemoAnnouncement[] {
  const href = screenRoute('member', 'rewardCenter')
  return offered.flatMap(({ announcement: code, texts: { pt, en } }) => {
    if (code === undefined || !pt || !en) return []
    const text = ({ title, summary, terms }: PromotionFile['texts'][string], word: string): Texts => [
      title,
      summary,
      [terms],
      word,
    ]
    const announcement = promotion(code, 20, href, text(pt, toRewards.pt), text(en, toRewards.en))
    return [{ ...announcement, position: 0, picture: `/art/banners/${pictures[code]}` }]
  })
}

const pictures: Readonly<Record<string, string>> = {
  'free-play': 'boas-vindas',
  half: 'arraia-de-premios',
  rounds: 'rodada-dupla',
  story: 'clube-da-capivara',
}

/** The format of an operator's promotion: a lead, the terms, and a last paragraph that is only a link. */
function content([, lead, terms, action]: Texts, href: string): string {
  const list = terms.map((term) => `<li>${term}</li>`).join('')
  return `<p>${lead}</p><ul>${list}</ul><p><a href="${href}">${action}</a></p>`
}

function promotion(code: string, daysAgo: number, href: string, pt: Texts, en: Texts): DemoAnnouncement {
  return {
    code,
    kind: 'PR',
    executions: ['A', 'B', 'F'],
    promotionType: 'PROMO',
    daysAgo,
    position: daysAgo,
    ...(pictures[code] !== undefined && { picture: `/art/banners/${pictures[code]}` }),
    texts: { pt: { title: pt[0], content: content(pt, href) }, en: { title: en[0], content: content(en, href) } },
  }
}

/** The current promotions. There are more than six, so that the side menu has a link to the rest. */
export const demoPromotions: readonly DemoAnnouncement[] = [
  promotion(
    'free-play',
    1,
    '/rng/',
    [
      'Experimente grátis',
      '1.000,00 FUN em dinheiro fictício para conhecer os slots da casa, sem criar conta.',
      [
        'O dinheiro fictício não tem valor e não pode ser trocado por dinheiro real.',
        'As chances são as mesmas do jogo com dinheiro real.',
        'Para maiores de 18 anos, como tudo aqui.',
      ],
      'Ver os slots',
    ],
    [
      'Try it for free',
      '1,000.00 FUN of play money to get to know the house slots, without an account.',
      [
        'Play money has no value and cannot be exchanged for real money.',
        'The odds are the same as with real money.',
        'For people aged 18 or over, like everything here.',
      ],
      'See the slots',
    ],
  ),
  promotion(
    'exact-odds',
    2,
    '/returns/',
    [
      'Chances que dá para conferir',
      'O retorno de cada slot da casa é calculado com exatidão, e o que cada jogo devolveu de fato está publicado.',
      [
        'O retorno é a média de muitas rodadas; uma rodada isolada pode ter qualquer resultado.',
        'Cada rodada é sorteada no servidor e tem um número.',
        'Seu histórico mostra aposta, ganho e hora de cada uma.',
      ],
      'Ver o que os jogos devolveram',
    ],
    [
      'Odds you can check',
      'The return of each house slot is calculated exactly, and what each game really returned is published.',
      [
        'The return is the average over very many rounds; a single round can have any result.',
        'Every round is drawn on the server and has a number.',
        'Your history shows stake, win and time of each.',
      ],
      'See what the games returned',
    ],
  ),
  promotion(
    'instant-pix',
    3,
    screenRoute('member', 'depositv2'),
    [
      'PIX em segundos',
      'Leia o código e pague: o valor entra no saldo assim que o pagamento é confirmado.',
      [
        'De R$ 10,00 a R$ 10.000,00 por depósito.',
        'A cobrança vale por 30 minutos e é creditada uma única vez.',
        'Não cobramos tarifa.',
      ],
      'Depositar',
    ],
    [
      'PIX in seconds',
      'Scan the code and pay: the amount is added to your balance as soon as the payment is confirmed.',
      [
        'From R$ 10.00 to R$ 10,000.00 per deposit.',
        'A charge is valid for 30 minutes and is credited once.',
        'We charge no fee.',
      ],
      'Deposit',
    ],
  ),
  promotion(
    'no-lost-rounds',
    4,
    '/help/#rounds',
    [
      'Nenhuma rodada se perde',
      'A internet caiu no meio da rodada? O resultado sorteado vale, e aparece quando você voltar.',
      [
        'O resultado é guardado junto com a aposta, antes de você vê-lo.',
        'Uma rodada tem um único resultado, por mais que o pedido se repita.',
        'O ganho entra no saldo mesmo com a tela fechada.',
      ],
      'Rodadas e resultados',
    ],
    [
      'No round is lost',
      'Did the connection drop in the middle of a round? The result that was drawn counts, and you see it when you return.',
      [
        'The result is kept together with the stake, before you see it.',
        'A round has one result, however often the request is repeated.',
        'A win reaches your balance even with the screen closed.',
      ],
      'Rounds and results',
    ],
  ),
  promotion(
    'real-winners',
    5,
    '/#winners',
    [
      'Ganhadores de verdade',
      'O painel de ganhos mostra apenas rodadas que aconteceram, com os valores registrados em nossa contabilidade.',
      [
        'Parte do nome fica oculta: ninguém descobre quem você é.',
        'Rodadas no modo grátis não contam.',
        'A lista pode ser pausada.',
      ],
      'Ver os ganhos',
    ],
    [
      'Real winners',
      'The board of wins shows only rounds that took place, with the amounts recorded in our books.',
      [
        'Part of each name is hidden: nobody finds out who you are.',
        'Rounds with play money do not count.',
        'The list can be paused.',
      ],
      'See the wins',
    ],
  ),
  promotion(
    'guarded-account',
    6,
    '/help/#security',
    [
      'Sua conta protegida',
      'Um login de um lugar novo pede uma segunda etapa, e três senhas erradas bloqueiam a conta por 30 minutos.',
      [
        'A segunda etapa é feita por SMS, e-mail, aplicativo autenticador ou nome do titular da conta bancária.',
        'Ao sair da conta, a sessão termina em todas as abas em que ela está aberta.',
        'Nunca pedimos sua senha por mensagem.',
      ],
      'Como protegemos sua conta',
    ],
    [
      'Your account, protected',
      'A login from a new place asks for a second step, and three wrong passwords lock the account for 30 minutes.',
      [
        'The second step is done by SMS, e-mail, authenticator app or the name of the bank account’s holder.',
        'Logging out ends the session in every tab in which it is open.',
        'We never ask for your password in a message.',
      ],
      'How we protect your account',
    ],
  ),
  promotion(
    'on-your-phone',
    7,
    '/app/',
    [
      'A casa na tela inicial',
      'Instale o site no celular: abre como um aplicativo e quase não ocupa espaço.',
      ['Funciona em Android e iOS.', 'Nada para baixar de lojas.', 'Sempre a versão mais nova.'],
      'Ver o passo a passo',
    ],
    [
      'The house on your home screen',
      'Install the site on your phone: it opens like an app and takes up almost no space.',
      ['Works on Android and iOS.', 'Nothing to download from a store.', 'Always the newest version.'],
      'See how',
    ],
  ),
]
