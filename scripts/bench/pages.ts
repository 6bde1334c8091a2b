import { lobbyRoutes } from '#contract/play/lobby/lobby-route.ts'
import { siteLanguages } from '#lib/languages.ts'
import type { PageMeasure } from './traffic.ts'

export interface BenchPage {
  readonly name: string
  readonly route: string
  /** The budget of its scripts if it opens a popup or a login form by itself, or fills itself with proofs that people can check. */
  readonly scripts?: 'jsPopup' | 'jsRegister' | 'jsProof'
}

/** Pages that are also measured on a slow device and by Lighthouse. */
export const mainPages: readonly BenchPage[] = [
  { name: 'home', route: '/' },
  { name: 'lobby', route: '/rng/' },
]

/** All other pages that a visitor can open without a login. */
export const otherPages: readonly BenchPage[] = [
  ...[
    'live',
    'fish',
    'pvp',
    'sports',
    'esports',
    'lott',
    'elott',
    'promotions',
    'promotion',
    'help',
    'pointMall',
    'vip',
    'app',
  ].map((name) => ({ name, route: `/${name}/` })),
  ...['mirrors', 'feedback', 'support', 'maintenance', 'region', 'offline'].map((name) => ({
    name,
    route: `/${name}/`,
  })),
  { name: 'jackpot', route: '/jackpot/', scripts: 'jsProof' },
  { name: 'fairness', route: '/fairness/' },
  { name: 'returns', route: '/returns/' },
  { name: 'agent', route: '/agent/', scripts: 'jsPopup' },
  { name: 'login', route: '/login/', scripts: 'jsPopup' },
  { name: 'register', route: '/register/', scripts: 'jsRegister' },
]

const lobbies = new Set(Object.values(lobbyRoutes))

/** The budget of a page's HTML. Lobbies have their own, because games must not make them longer. */
export const htmlBudget = ({ route }: Pick<BenchPage, 'route'>) => (lobbies.has(route) ? 'htmlLobby' : 'html')

/** Each page in each language of the site. */
export function everyAddress(pages: readonly BenchPage[]): (BenchPage & { language: string; path: string })[] {
  return pages.flatMap((page) =>
    siteLanguages.map((language, index) => ({
      ...page,
      language,
      path: index === 0 ? page.route : `/${language}${page.route}`,
    })),
  )
}

/** A phone of the size that pages are designed for first. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} satisfies PageMeasure['context']
