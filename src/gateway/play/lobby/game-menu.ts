import type { Game } from '#contract/play/games/game.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { readCatalogue } from './catalogue.ts'
import { countGames } from './games.ts'
import { navigation } from './menus.ts'
import { menuName } from './names.ts'

/** Home, favourites, then the categories, playable ones first, each with its games and the lists that are not empty. */
export async function gameMenu(deps: GatewayDeps, language: string) {
  const catalogue = await readCatalogue(deps)
  const { lanes } = await navigation(deps, language)
  const games = catalogue.games.map(({ game }) => game)
  const own = { gameType: null, games: 0 }
  return [
    { ...own, key: 'HOME', title: menuName('HOME', language), games: countGames(games), lists: listsOf(games) },
    { ...own, key: 'FAV', title: menuName('FAV', language), lists: ['FAV' as const] },
    ...lanes.map(({ key, title, gameType, cards }) => {
      const codes = new Set(cards.map(({ vassalage }) => vassalage))
      const inLane = games.filter((game) => game.gameType === gameType && codes.has(game.vassalage))
      return { key, title, gameType, games: countGames(inLane), lists: listsOf(inLane) }
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
