import { gameTypes } from '#contract/play/games/game.ts'
import { laneRoute, lobbyRoutes } from '#contract/play/lobby/lobby-route.ts'
import { readRegisterRules } from '#gateway/account/auth/register-rules.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { readSettings } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { shownLanes } from '#lib/brand-order.ts'
import { readCatalogue } from './catalogue.ts'
import { canPlayIn, listLanes } from './lanes.ts'
import { menuName } from './names.ts'

/**
 * Pages other than lobbies, by the people who may open them. A test compares them with the built site. Only the site knows the screens
 * of its centres.
 */
const pages = {
  none: [
    '/',
    '/home/',
    '/index/',
    '/login/',
    '/register/',
    '/promotions/',
    '/promotion/',
    '/help/',
    '/support/',
    '/feedback/',
    '/pointMall/',
    '/vip/',
    '/app/',
    '/mirrors/',
    '/jackpot/',
    '/fairness/',
    '/returns/',
    '/agent/',
    '/maintenance/',
    '/region/',
    '/offline/',
  ],
  member: [
    '/member/',
    '/member/:screen/',
    '/favorite/',
    '/recent/',
    '/seamless/',
    '/lottery/',
    '/seaLottery/',
    '/vnLottery/',
  ],
  agent: ['/agentHome/', '/agentHome/:screen/'],
} as const

/** All pages. The registration is closed if the operator accepts no members, and so is the lobby of a hidden category. */
export async function listRouters(deps: GatewayDeps) {
  const { open } = await readRegisterRules(deps.database)
  const { lanes } = await navigation(deps, 'en')
  const shown = new Set(lanes.map(({ gameType }) => gameType))
  return [
    ...pages.none.map((path) => ({ path, guard: 'none' as const, open: path !== '/register/' || open })),
    ...gameTypes.map((type) => ({ path: lobbyRoutes[type], guard: 'none' as const, open: shown.has(type) })),
    ...pages.member.map((path) => ({ path, guard: 'member' as const, open: true })),
    ...pages.agent.map((path) => ({ path, guard: 'agent' as const, open: true })),
  ]
}

/** The top navigation: home, promotions, and the categories that have vendors, playable ones first. */
export async function listMenu(deps: GatewayDeps, language: string) {
  const { categories, lanes } = await navigation(deps, language)
  const fixed = [
    { key: 'HOME', path: '/' },
    { key: 'PROMO', path: '/promotions/' },
  ]
  return [
    ...fixed
      .filter(({ key }) => categories.includes(key))
      .map((entry) => ({ ...entry, title: menuName(entry.key, language), gameType: null, vendors: 0 })),
    ...lanes.map((lane) => ({
      key: lane.key,
      path: laneRoute(lane),
      title: lane.title,
      gameType: lane.gameType,
      vendors: lane.cards.length,
    })),
  ]
}

/** The entries that the operator shows, and those of them that are categories with vendors, playable ones first. */
export async function navigation(deps: GatewayDeps, language: string) {
  const { brand } = await readSettings(deps.database, { brand: brandSetting })
  const { categories } = brand
  const canPlay = canPlayIn(await readCatalogue(deps))
  return { categories, lanes: shownLanes(await listLanes(deps, language), categories, [], canPlay) }
}
