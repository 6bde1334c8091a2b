import { bigint, string, type } from 'superstruct'
import { trialType } from '#contract/account/members/member.ts'
import { houseRights } from '#contract/play/games/frame-rights.ts'
import type { Game } from '#contract/play/games/game.ts'
import { enginePage, type Launched } from '#contract/play/games/launched.ts'
import type { LaunchGameRequest } from '#contract/play/lobby/launch-game.ts'
import { instantTable } from '#games/instants/tables.ts'
import { lotteryOf } from '#games/lottery/lotteries.ts'
import { gameOf, tableOf } from '#games/tables/tables.ts'
import { demandPlayable } from '#gateway/account/protection/allow.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { openGameSession } from '#gateway/play/games/sessions.ts'
import { launchAtVendor } from '#gateway/play/vendor-door/launch-at-vendor.ts'
import type { VendorClient } from '#gateway/play/vendor-door/vendor-client.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { type Catalogue, readCatalogueIn } from './catalogue.ts'
import { insertRecent } from './member-list-queries.ts'

const mostSuggestions = 6

/** What a game of a vendor needs; without it only our own games open. */
export interface AtVendors {
  readonly vendors: VendorClient
  readonly language: string
  readonly device: 'phone' | 'desktop'
}

/** The kind of device that a browser says it runs on. */
export const deviceOf = (userAgent: string): AtVendors['device'] =>
  /Mobi|Android/i.test(userAgent) ? 'phone' : 'desktop'

/**
 * Opens a game session, at one of our engines or at the game's vendor, and remembers the game as recently played.
 *
 * @throws {CallFailure} `game_not_found`, `real_account_required`, `game_maintenance` (with games that can be played,
 * the same category first), `trial_not_supported`
 * @throws {Refusal} `play_blocked`, `limits_missing`
 */
export async function launch(
  deps: GatewayDeps,
  request: Pick<LaunchGameRequest, 'nodeId' | 'mode'>,
  session: Session,
  at?: AtVendors,
): Promise<Launched> {
  const catalogue = await readCatalogueIn(deps, at?.language ?? defaultLanguage)
  const listed = catalogue.byNodeId.get(request.nodeId)
  if (!listed?.game.isGame) throw new CallFailure('game_not_found')
  if (request.mode === 'real' && session.type === trialType) throw new CallFailure('real_account_required')
  const { engine, vendor } = listed
  if (!(engine || vendor)) throw maintenance(catalogue, listed.game)
  if (request.mode === 'trial' && listed.game.supportPlay !== 0) throw new CallFailure('trial_not_supported')
  const now = deps.now()
  if (request.mode === 'real') await demandPlayable(deps.database, session, deps.config.jurisdiction, now)
  const { nodeId, mode } = request
  const remember = (tx: Transaction) => insertRecent(tx, session.memberId, nodeId, now)
  if (vendor && at) {
    const opened = await launchAtVendor(deps, at.vendors, { ...at, nodeId, mode, session, game: vendor, remember })
    if (!opened) throw maintenance(catalogue, listed.game)
    const wallet = mode === 'real' ? await keptWallet(deps.database, vendor.vendor, session) : null
    return { ...opened, engine: null, ...factsOf(listed.game), mode, wallet }
  }
  if (!engine) throw maintenance(catalogue, listed.game)
  const gameToken = await deps.database.transaction(async (tx) => {
    await remember(tx)
    return openGameSession(tx, { session, nodeId, mode, now })
  })
  // The token never appears in an address, because addresses may be logged.
  const page = {
    engine: engine.engine,
    url: enginePage(engine.engine, gameOfEngine(engine)),
    frame: true,
    speaks: true,
    wallet: null,
    ...houseRights(engine.engine),
  }
  return { gameToken, ...page, ...factsOf(listed.game), mode }
}

/** The game whose page an engine has, if it has one for each game. */
export function gameOfEngine({
  engine,
  theme,
}: {
  readonly engine: string
  readonly theme: string
}): string | undefined {
  if (engine === 'instants') return instantTable(theme)?.game
  if (engine === 'draws') return lotteryOf(theme)?.game.type
  const table = engine === 'tables' ? tableOf(theme) : undefined
  return table && gameOf(table)
}

const factsOf = ({ displayName: title, rtp, volatility }: Game) => ({ title, rtp, volatility })

const WalletRow = type({ vassalage: string(), displayName: string(), available: bigint() })

/** The wallet that a vendor keeps, or that still has money of the member; null if its games play from the main wallet. */
async function keptWallet(on: Executor, vendor: string, { memberId, currency }: Session): Promise<Launched['wallet']> {
  const row = await rowOf(
    on,
    WalletRow,
    `SELECT v.vassalage, v.display_name AS "displayName", coalesce(a.balance - a.held, 0)::bigint AS available
     FROM vendor v LEFT JOIN ledger_account a ON a.owner_kind = 'member' AND a.owner_id = (:memberId::bigint)::text
       AND a.purpose = 'vendor:' || v.vassalage AND a.currency = :currency AND a.shard = 0
     WHERE v.vassalage = :vendor AND (v.wallet = 'transfer' OR a.balance > 0)`,
    { vendor, memberId, currency },
  )
  return row ?? null
}

const maintenance = (catalogue: Catalogue, game: Game) =>
  new CallFailure('game_maintenance', { value: { suggestions: suggestions(catalogue, game) } })

function suggestions({ games }: Catalogue, wanted: Game): Game[] {
  const playable = games
    .filter(({ engine, vendor }) => engine !== undefined || vendor !== undefined)
    .map(({ game }) => game)
  const sameType = playable.filter(({ gameType }) => gameType === wanted.gameType)
  const others = playable.filter(({ gameType }) => gameType !== wanted.gameType)
  return [...sameType, ...others].slice(0, mostSuggestions)
}
