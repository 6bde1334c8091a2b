import type { Game } from '#contract/entities/game.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { readSettings } from '#gateway/system/settings.ts'
import { brandSetting } from '#gateway/system/site-settings.ts'
import { shownLanes } from '#lib/brand-order.ts'
import { readCatalogue } from './catalogue.ts'
import { listLanes } from './lanes.ts'
import { menuName } from './names.ts'

/** Home, favourites, then the categories in the operator's order; each with its lists that are not empty. */
export async function gameMenu(deps: GatewayDeps, language: string) {
  const catalogue = await readCatalogue(deps)
  const { brand } = await readSettings(deps.database, { brand: brandSetting })
  const games = catalogue.games.map(({ game }) => game)
  const own = { gameType: null, games: 0 }
  return [
    { ...own, key: 'HOME', title: menuName('HOME', language), games: games.length, lists: listsOf(games) },
    { ...own, key: 'FAV', title: menuName('FAV', language), lists: ['FAV' as const] },
    ...shownLanes(await listLanes(deps, language), brand.categories, []).map(({ key, title, gameType, cards }) => {
      const codes = new Set(cards.map(({ vassalage }) => vassalage))
      const inLane = games.filter((game) => game.gameType === gameType && codes.has(game.vassalage))
      return { key, title, gameType, games: inLane.length, lists: listsOf(inLane) }
    }),
  ]
}

function listsOf(games: readonly Game[]): ('NEW' | 'FAV' | 'ALL' | 'HOT' | 'RECENT')[] {
  return [
    'ALL',
    ...(games.some(({ isHot }) => isHot === 1) ? (['HOT'] as const) : []),
    ...(games.some(({ isNew }) => isNew) ? (['NEW'] as const) : []),
    'RECENT',
    'FAV',
  ]
}
