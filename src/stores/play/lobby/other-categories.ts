import type { GameType } from '#contract/play/games/game.ts'
import { lobbyRoutes } from '#contract/play/lobby/lobby-route.ts'
import { searchGames } from '#contract/play/lobby/search-games.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { call } from '#stores/call.ts'

/** A category in which a search finds games. */
export interface OtherCategory {
  readonly gameType: GameType
  /** The address of its lobby with the search. */
  readonly href: string
  readonly games: number
}

/** Games that are looked at: the most that one answer may have. */
const looked = 48

/**
 * The categories in which a text finds games, those with the best results first. Only the first results are counted.
 *
 * @throws CallError
 */
export async function categoriesWith(text: string, language: SiteLanguage): Promise<readonly OtherCategory[]> {
  const { list } = await call(searchGames, { gameName: text, pageSize: looked, language })
  const types = list.flatMap(({ isGame, gameType }) => (isGame ? [gameType] : []))
  return [...new Set(types)].map((gameType) => ({
    gameType,
    href: `${localPath(language, lobbyRoutes[gameType])}?q=${encodeURIComponent(text)}`,
    games: types.filter((type) => type === gameType).length,
  }))
}
