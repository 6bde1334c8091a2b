import type { Banner } from '#contract/site/news/announcement.ts'

interface DemoBanner {
  readonly groups: readonly Banner['groupName'][]
  readonly picture: string
  readonly linkage: 'NONE' | 'PAGE' | 'PROMO'
  readonly url: string
  readonly texts: Readonly<Record<'pt' | 'en', { title: string; lead: string }>>
}

/** Banners by the name of their picture. The texts promise only what the product does today. */
export const demoBanners: readonly DemoBanner[] = [
  {
    groups: ['w_home', 'w_register'],
    picture: 'boas-vindas',
    linkage: 'PAGE',
    url: '/#game-1001',
    texts: {
      pt: {
        title: 'Experimente grátis',
        lead: '1.000,00 FUN em dinheiro fictício para conhecer os slots da casa, sem criar conta.',
      },
      en: {
        title: 'Try it for free',
        lead: '1,000.00 FUN of play money to get to know the house slots, without an account.',
      },
    },
  },
  {
    groups: ['w_home'],
    picture: 'rodada-segura',
    linkage: 'PAGE',
    url: '/rng/?show=playable',
    texts: {
      pt: {
        title: 'Os slots da casa estão abertos',
        lead: 'Jogue no modo grátis ou com dinheiro real: cada um mostra o seu retorno exato.',
      },
      en: {
        title: 'The house slots are open',
        lead: 'Play for free or with real money: each one shows its exact return.',
      },
    },
  },
  {
    groups: ['w_home', 'w_login'],
    picture: 'rodada-dupla',
    linkage: 'PROMO',
    url: '/promotions/#exact-odds',
    texts: {
      pt: {
        title: 'Chances que dá para conferir',
        lead: 'O retorno calculado de cada jogo, ao lado do que ele devolveu de fato.',
      },
      en: {
        title: 'Odds you can check',
        lead: 'The computed return of each game, beside what it really returned.',
      },
    },
  },
  {
    groups: ['w_home'],
    picture: 'arraia-de-premios',
    linkage: 'PROMO',
    url: '/promotions/#instant-pix',
    texts: {
      pt: {
        title: 'PIX em segundos',
        lead: 'Leia o código e pague: o valor entra no saldo assim que o pagamento é confirmado.',
      },
      en: {
        title: 'PIX in seconds',
        lead: 'Scan the code and pay: the amount is added to your balance as soon as the payment is confirmed.',
      },
    },
  },
  {
    groups: ['w_home', 'w_forget'],
    picture: 'clube-da-capivara',
    linkage: 'PAGE',
    url: '/help/#security',
    texts: {
      pt: { title: 'Sua conta protegida', lead: 'Como protegemos sua senha e sua sessão.' },
      en: { title: 'Your account, protected', lead: 'How we protect your password and your session.' },
    },
  },
]
