import type { Game, GameType } from '#contract/play/games/game.ts'
import { getGameVendors } from '#contract/play/lobby/get-game-vendors.ts'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { getHotGames } from '#contract/play/lobby/get-hot-games.ts'
import { laneRoute, lobbyRoutes } from '#contract/play/lobby/lobby-route.ts'
import { translator } from '#i18n/server.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { lookUpWith } from '#lib/messages.ts'
import type { HomeLane, LobbyLane } from '#sections/data.ts'
import { gateway } from './gateway.ts'

const icons: Readonly<Record<string, string>> = {
  ELOTT: 'e-lottery',
  LOTT: 'lottery',
  LIVE: 'live',
  SPORTS: 'sports',
  COCKFIGHT: 'cockfight',
  FISH: 'fishing',
  RNG: 'slots',
  PVP: 'poker',
  ESPORTS: 'e-sports',
}

const known = new Map<string, Promise<unknown>>()

/** Loads a list once per build and language, because many pages need it. */
function once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const promise = (known.get(key) as Promise<Value> | undefined) ?? load()
  known.set(key, promise)
  return promise
}

/** Categories with vendors, in the gateway's order, with titles from the site's messages. */
export function lanes(language: SiteLanguage): Promise<readonly LobbyLane[]> {
  return once(`lanes ${language}`, async () => {
    const call = await gateway()
    const t = lookUpWith(translator(language, 'common'))
    const { data } = await call(getGameVendors, { platform: 'html5-desktop', language })
    return data.lanes.map((lane) => ({
      ...lane,
      // The site draws the vendor's logo from its path instead.
      cards: lane.cards.map(({ lagerIcon: _, ...card }) => card),
      title: t(`category.${lane.key}`),
      route: laneRoute(lane),
      icon: icons[lane.key] ?? 'slots',
    }))
  })
}

/** All games of a category in lobby order. */
export function gamesOf(language: SiteLanguage, gameType: GameType): Promise<readonly Game[]> {
  return once(`games ${language} ${gameType}`, async () => {
    const call = await gateway()
    const games: Game[] = []
    let cursor: string | null | undefined
    do {
      const asked = { clientType: '3' as const, gameType, pageSize: 999, language, ...(cursor && { cursor }) }
      const page = await call(getGames, asked)
      games.push(...page.games)
      cursor = page.next
    } while (cursor)
    return games
  })
}

/** Hot games, of one category or of all. */
export function hotGames(language: SiteLanguage, gameType?: GameType): Promise<readonly Game[]> {
  return once(`hot ${language} ${gameType ?? ''}`, async () => {
    const call = await gateway()
    return (await call(getHotGames, { language, ...(gameType ? { gameType } : {}) })).list
  })
}

/** The lane of a category together with lanes that were split off from it; without cards if it has no vendor. */
export async function laneOf(language: SiteLanguage, gameType: GameType): Promise<LobbyLane> {
  const all = (await lanes(language)).filter((lane) => lane.gameType === gameType)
  const title = translator(language, 'common')(`category.${gameType}`)
  const icon = icons[gameType] ?? 'slots'
  const none = { key: gameType, gameType, title, icon, route: lobbyRoutes[gameType], cards: [], gameClassify: [] }
  const lane = all.find(({ key }) => key === gameType) ?? none
  const classes = new Map(all.flatMap(({ gameClassify }) => gameClassify.map((entry) => [entry.key, entry])))
  return { ...lane, cards: all.flatMap(({ cards }) => cards), gameClassify: [...classes.values()] }
}

/** Rows of the home page: 12 games for each of these categories (product rule 5.9). */
export async function homeLanes(language: SiteLanguage): Promise<readonly HomeLane[]> {
  const rows = (await lanes(language)).filter(({ key }) => ['LIVE', 'FISH', 'PVP'].includes(key))
  return Promise.all(rows.map(async (lane) => ({ lane, games: (await gamesOf(language, lane.gameType)).slice(0, 12) })))
}
