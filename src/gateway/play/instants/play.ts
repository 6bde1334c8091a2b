import type { InstantRound } from '#contract/play/instants/instant-round.ts'
import type { Json, InstantRound as PlayedRound } from '#games/instants/instant.ts'
import type { StoredInstant } from '#games/instants/wire.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { refusalError } from '#gateway/platform/ledger/once.ts'
import { type Draw, withDraw } from '#gateway/play/fairness/seed-pairs.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { publishBalance } from '#gateway/play/games/publish-balance.ts'
import { wagerOf } from '#gateway/play/games/rounds.ts'
import { bet, betAndWin, houseTransaction, storeRefusal } from '#gateway/play/vendors/door.ts'
import { endOf } from './ends.ts'
import { instantGame, instantsName } from './instant-game.ts'
import { roundView } from './round-view.ts'

export interface InstantMove {
  /** The player's idempotency key: it plays one round. */
  readonly key: string
  /** Minor units. */
  readonly stake: bigint
  readonly choice: Json
}

/**
 * Begins a round. It is drawn first; one statement then takes the stake, uses the nonce and, if the round is over at once, pays. If the
 * process dies, either nothing has happened, or the round is there and the same key returns it.
 *
 * @throws {CallFailure} `round_in_progress` (a round of this game waits for its player), `game_session_closed`: the key stays unused
 * @throws {Refusal} `stake_not_allowed` and those of bets, final for the key
 * @throws {LedgerFailure} `insufficient-funds` (final for the key), `idempotency-conflict`
 */
export async function playInstantRound(
  deps: GatewayDeps,
  player: Player,
  { key, stake, choice }: InstantMove,
): Promise<InstantRound> {
  const { memberId } = player.session
  const { nodeId, mode } = player.game
  const here = await instantGame(deps.database, nodeId)
  const request = { call: 'playInstant', nodeId, mode, stake: stake.toString(), choice }
  const transaction = houseTransaction(memberId, key, request)
  const { least, most, mostWin, game } = here.table
  const offered = stake >= least && stake <= most ? here.rules.bet(stake, choice, mostWin) : undefined
  if (!offered) {
    const earlier = await storeRefusal(deps.database, transaction, new Refusal('stake_not_allowed'), deps.now())
    return shownBet(deps, player, earlier)
  }
  const stored: StoredInstant = {
    ...{ game, table: here.theme, stake: stake.toString(), choice, mostWin: mostWin.toString(), decisions: [] },
  }
  const { placed, shown } = await withDraw(deps, memberId, async (draw) => {
    const round = offered.begin(draw)
    const at = deps.now()
    const result = await place(deps, player, { transaction, key, stake, stored, draw, round, at })
    return { placed: result, shown: { draw, round, at } }
  })
  switch (placed.result) {
    case 'done':
      publishBalance(deps, player)
      return viewOf(player, stored, { ...shown, roundId: placed.round_id, balance: placed.balance })
    case 'replayed':
      publishBalance(deps, player)
      return shownBet(deps, player, placed.wager_id)
    case 'refused':
      throw refusalError(placed.refusal)
    case 'closed':
      throw new CallFailure('game_session_closed')
    case 'in_progress':
      throw new CallFailure('round_in_progress')
    case 'rolled_back':
    case 'round_ended':
      throw new Error(`A new round of ${game} was answered with ${placed.result}.`)
  }
}

interface Placing {
  readonly transaction: ReturnType<typeof houseTransaction>
  readonly key: string
  readonly stake: bigint
  readonly stored: StoredInstant
  readonly draw: Draw
  readonly round: PlayedRound
  readonly at: Date
}

function place(deps: GatewayDeps, { game }: Player, placing: Placing) {
  const { transaction, key, stake, stored, draw, round, at } = placing
  const { gameSessionId } = game
  const begun = { transaction, gameSessionId, engine: instantsName, key, stake, now: at }
  if (!round.isOver) return bet(deps.database, { ...begun, round: { draw }, engineState: JSON.stringify(stored) })
  const [win = 0n] = round.wins
  return betAndWin(deps.database, { ...begun, ...endOf(stored, round, { stake, win }), draw })
}

interface JustPlaced extends Pick<Placing, 'draw' | 'round' | 'at'> {
  readonly roundId: bigint
  readonly balance: bigint
}

/** A round that was placed just now, without reading it again: `roundView` would say the same. */
function viewOf(
  { game }: Player,
  stored: StoredInstant,
  { draw, round, at, roundId, balance }: JustPlaced,
): InstantRound {
  const stake = BigInt(stored.stake)
  return {
    ...{ roundId: roundId.toString(), state: round.isOver ? 'ended' : 'open', choice: stored.choice, bet: stake },
    ...{ decisions: [], shown: round.shown, stake, win: round.isOver ? (round.wins[0] ?? 0n) : 0n },
    ...{ currency: game.currency, balance, nonce: draw.nonce, endedAt: round.isOver ? at.toISOString() : null },
  }
}

/** The round of a bet. */
async function shownBet(deps: GatewayDeps, player: Player, wagerId: bigint): Promise<InstantRound> {
  const { round_id: roundId } = await wagerOf(deps.database, wagerId)
  const view = await roundView(deps, player, roundId)
  if (!view) throw new Error(`Round ${roundId} is not there`)
  return view
}
