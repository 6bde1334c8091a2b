import type { Game, GameType } from '#contract/play/games/game.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { gamesBelow } from '#gateway/play/engines/least-return.ts'
import type { LaneVendor, ListedGame } from './listed.ts'
import { selectCatalogueState, selectGames, selectVendors } from './queries.ts'

export interface Catalogue {
  /** Categories in the order to show them. */
  readonly games: readonly ListedGame[]
  readonly byNodeId: ReadonlyMap<number, ListedGame>
  /** Games of each category, in the same order. */
  readonly byType: ReadonlyMap<GameType, readonly Game[]>
  readonly vendors: readonly LaneVendor[]
}

interface CachedCatalogue {
  readonly hash: string | undefined
  readonly catalogue: Catalogue
}

const dayMs = 24 * 60 * 60_000

const kept = new WeakMap<GatewayDeps['database'], CachedCatalogue>()
const underWay = new WeakMap<GatewayDeps['database'], Promise<Catalogue>>()

/** What a catalogue is in a language; made once for each, while the catalogue is kept. */
const translated = new WeakMap<Catalogue, Map<string, Catalogue>>()

/** The catalogue with the names that vendors give their games in a language. */
export async function readCatalogueIn(deps: GatewayDeps, language: string): Promise<Catalogue> {
  const catalogue = await readCatalogue(deps)
  if (!catalogue.games.some(({ names }) => names[language])) return catalogue
  const known = translated.get(catalogue) ?? new Map<string, Catalogue>()
  translated.set(catalogue, known)
  const named = known.get(language) ?? namedIn(catalogue, language)
  known.set(language, named)
  return named
}

function namedIn({ games, vendors }: Catalogue, language: string): Catalogue {
  return catalogueOf(
    games.map((listed) => {
      const displayName = listed.names[language]
      return displayName ? { ...listed, game: { ...listed.game, displayName } } : listed
    }),
    vendors,
  )
}

/**
 * The whole catalogue, kept in memory (up to ten thousand games), because lobbies are the most frequent calls. Each call
 * checks whether it changed, with one small statement that concurrent calls share.
 */
export function readCatalogue(deps: GatewayDeps): Promise<Catalogue> {
  const { database } = deps
  const shared = underWay.get(database)
  if (shared) return shared
  const reading = current(deps).finally(() => underWay.delete(database))
  underWay.set(database, reading)
  return reading
}

async function current(deps: GatewayDeps): Promise<Catalogue> {
  const content = await selectCatalogueState(deps.database)
  // Games are new for some days, so the catalogue is read again each day.
  const day = Math.floor(deps.now().getTime() / dayMs)
  const hash = content && `${content} ${deps.config.jurisdiction.code} ${day}`
  const known = kept.get(deps.database)
  const catalogue = known && known.hash === hash ? known.catalogue : await load(deps)
  kept.set(deps.database, { hash, catalogue })
  return catalogue
}

const sourceOf = ({ vassalage, gameType }: { vassalage: string; gameType: GameType }) => `${vassalage} ${gameType}`

async function load(deps: GatewayDeps): Promise<Catalogue> {
  const law = deps.config.jurisdiction
  const off = new Set(law.gamesOff)
  const low = gamesBelow(law)
  const [everyGame, everyVendor] = await Promise.all([
    selectGames(deps.database, deps.now(), law.leastReturn),
    selectVendors(deps.database),
  ])
  const vendors = everyVendor.filter(({ lane, gameType }) => !off.has(lane) && !off.has(gameType))
  // A lane of its own, such as the cockfights' lane, contains the games of its vendors.
  const removed = new Set(everyVendor.filter((vendor) => !vendors.includes(vendor)).map(sourceOf))
  for (const vendor of vendors) removed.delete(sourceOf(vendor))
  const games = everyGame.filter(
    ({ game, engine, vendor }) =>
      !off.has(game.gameType) &&
      !removed.has(sourceOf(game)) &&
      !(engine && low.has(`${engine.engine} ${engine.theme}`)) &&
      !(vendor && vendor.rtp < law.leastReturn),
  )
  return catalogueOf(games, vendors)
}

function catalogueOf(games: readonly ListedGame[], vendors: readonly LaneVendor[]): Catalogue {
  return {
    games,
    vendors,
    byNodeId: new Map(games.map((listed) => [listed.game.nodeId, listed])),
    byType: Map.groupBy(
      games.map(({ game }) => game),
      ({ gameType }) => gameType,
    ),
  }
}
