import { atom } from 'nanostores'
import { optional, string, type } from 'superstruct'
import type { Game } from '#contract/play/games/game.ts'
import type { Launched as Opened } from '#contract/play/games/launched.ts'
import { getGameVendors } from '#contract/play/lobby/get-game-vendors.ts'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import type { ToGame } from '#lib/game-protocol.ts'
import { $role, $session } from '#stores/account/auth/session.ts'
import { call } from '#stores/call.ts'
import { environment } from '#stores/environment.ts'
import { $wallet } from '#stores/money/balance/balance.ts'
import { cachedCall } from '#stores/play/lobby/cached-calls.ts'
import { decideLaunch } from '#stores/play/lobby/launching.ts'
import { resource } from '#stores/resource.ts'
import { roundKey } from '#stores/storage-keys.ts'
import { readStored } from '#stores/stored.ts'

export interface Launched extends Readonly<Opened> {
  readonly nodeId: number
}

/** Opens a game session. Throws `CallError`; `game_maintenance` carries suggestions. */
async function launch(nodeId: number, mode: 'real' | 'trial', language: string): Promise<Launched> {
  return { nodeId, ...(await call(launchGame, { nodeId, mode, language })) }
}

interface Wanted {
  readonly nodeId: number
  readonly mode?: Launched['mode']
}

/**
 * The game that a page shows. Another wanted game, another mode or another login launches anew, and the answer of an
 * earlier launch is ignored: what is played is what the page names. Nothing is launched for visitors.
 */
export function gameLaunch(language: string, wanted?: Wanted) {
  const $wanted = atom(wanted)
  const { $state, refresh } = resource($wanted, async (asked) => {
    if (!asked) return undefined
    const mode = asked.mode ?? (decideLaunch($role.get(), undefined) === 'trial' ? 'trial' : 'real')
    return await launch(asked.nodeId, mode, language)
  })
  /** Without a mode, a trial user plays with play money, and others with real money. */
  const want = (nodeId: number | undefined, mode?: Launched['mode']) =>
    $wanted.set(nodeId === undefined ? undefined : { nodeId, ...(mode && { mode }) })
  return { $state, refresh, want }
}

/** A vendor and its games. */
export interface VendorGames {
  readonly name: string
  readonly games: readonly Game[]
  /** The start of the next page; null on the last one. */
  readonly next: string | null
}

/** Games of a page of a vendor's list. */
const vendorPageSize = 48

/** A page of the games of a vendor in every category, in lobby order. Throws `CallError`. */
export async function loadVendorGames(vassalage: string, language: string, cursor?: string): Promise<VendorGames> {
  const page = { pageSize: vendorPageSize, ...(cursor && { cursor }) }
  const [{ data }, { games, next }] = await Promise.all([
    cachedCall(getGameVendors, { platform: 'html5-desktop', language }),
    call(getGames, { clientType: '3', vassalage, ...page, language }),
  ])
  const vendor = data.lanes.flatMap(({ cards }) => cards).find((card) => card.vassalage === vassalage)
  // The vendor's own card is left out, because it would open this list again.
  return { name: vendor?.displayName ?? vassalage, games: games.filter(({ isGame }) => isGame), next }
}

/** Most games that are offered in place of one under maintenance. */
const mostInstead = 6

/** Games to fetch to find enough of one category; every list begins with playable games. */
const looked = 60

/**
 * Games that can be played in place of a game in maintenance, its own category first; undefined if the game itself can
 * be played. Visitors see them before they are asked to log in; for others the launch answers with them.
 *
 * @throws CallError
 */
export async function insteadOf(nodeId: number, language: string): Promise<readonly Game[] | undefined> {
  const { games: found } = await call(getGames, { nodeId, pageNo: 1, pageSize: 1, language })
  const [resting] = found
  if (!resting?.maintenance) return undefined
  const { games } = await call(getGames, { pageNo: 1, pageSize: looked, language })
  const playable = games.filter(({ isGame, maintenance }) => isGame && !maintenance)
  const isAlike = ({ gameType }: Game) => gameType === resting.gameType
  return [...playable.filter(isAlike), ...playable.filter((game) => !isAlike(game))].slice(0, mostInstead)
}

/** The same as a store; without a game it loads nothing. */
export const maintenanceOf = (nodeId: number | undefined, language: string) =>
  resource(atom(nodeId), async (game) => (game === undefined ? undefined : await insteadOf(game, language)), {
    open: true,
  })

/** The suggested games in the value of `game_maintenance`. */
export function suggestionsOf(value: unknown): readonly Game[] {
  if (typeof value !== 'object' || value === null || !('suggestions' in value)) return []
  return Array.isArray(value.suggestions) ? (value.suggestions as Game[]) : []
}

/** A round whose answer has not arrived. */
export interface Unresolved {
  readonly key: string
  readonly stake: string
  /** The free rounds that it is one of. */
  readonly freeId?: string | undefined
  /** What was chosen in an instant game, as JSON. */
  readonly choice?: string | undefined
}

/** The account is stored too, because a key is valid for one account: another account would place a new bet with it. */
const StoredRoundStruct = type({
  key: string(),
  stake: string(),
  freeId: optional(string()),
  choice: optional(string()),
  account: string(),
})

/** Stores a round in this tab, because the game's frame has no storage of its own. */
export function keepRound(nodeId: number, mode: string, round: Unresolved): void {
  environment.tab.set(roundKey(nodeId, mode), JSON.stringify({ ...round, account: $session.get()?.account }))
}

export function forgetRound(nodeId: number, mode: string): void {
  environment.tab.remove(roundKey(nodeId, mode))
}

/** The round that the current account left unresolved in this tab. */
export function unresolvedRound(nodeId: number, mode: string): Unresolved | undefined {
  const { account, ...round } = readStored(roundKey(nodeId, mode), StoredRoundStruct) ?? {}
  return account !== undefined && account === $session.get()?.account ? (round as Unresolved) : undefined
}

/**
 * Sends the balance to a game whenever this page reads the wallet: after a deposit, a bet in another tab or a round of
 * its own. A failed reading sends nothing.
 *
 * @returns a function that stops it
 */
export function followWallet(send: (message: ToGame) => void): () => void {
  return $wallet.listen((wallet) => {
    if (wallet && !wallet.stale) send({ type: 'balance', amount: wallet.amount.toString(), currency: wallet.currency })
  })
}
