import type { SlotsRound } from '#contract/play/slots/slots-round.ts'
import { fairDraw } from '#games/fairness/stream.ts'
import { playRound } from '#games/slots/rules.ts'
import type { RoundOutcome } from '#games/slots/types.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { refusalError } from '#gateway/platform/ledger/once.ts'
import { withDraw } from '#gateway/play/fairness/seed-pairs.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { publishBalance } from '#gateway/play/games/publish-balance.ts'
import { openRoundById, wagerOf } from '#gateway/play/games/rounds.ts'
import { betAndWin, houseTransaction, storeRefusal } from '#gateway/play/vendors/door.ts'
import { drawn, settleOpen } from './drawn.ts'
import { slotsGame } from './slots-game.ts'
import { wireRound } from './slots-round.ts'

/** Milliseconds in which an open round may belong to a request that is still running. */
const atWorkMs = 5_000

/** At most one round is open; it is settled before the second attempt. */
const attempts = 2

export interface Spin {
  /** The player's idempotency key: a spin has one round, and a round one result. */
  readonly key: string
  /** Minor units. */
  readonly stake: bigint
}

/**
 * Plays one round. The outcome is drawn first; one statement then takes the stake, stores the outcome and pays. If the
 * process dies, either nothing has happened, or the round is settled and the same key returns it. An open round of this
 * game is settled first.
 *
 * @throws {CallFailure} `round_in_progress`, `game_session_closed`: the key stays unused
 * @throws {Refusal} `stake_not_allowed`, final for the key
 * @throws {LedgerFailure} `insufficient-funds` (final for the key), `idempotency-conflict`
 */
export async function spin(deps: GatewayDeps, player: Player, { key, stake }: Spin): Promise<SlotsRound> {
  const { database, now } = deps
  const { memberId } = player.session
  const { gameSessionId, nodeId, mode } = player.game
  const request = { call: 'spinSlots', nodeId, mode, stake: stake.toString() }
  const transaction = houseTransaction(memberId, key, request)
  const { theme } = await slotsGame(database, nodeId)
  if (!theme.stakes.includes(stake))
    return shown(deps, await storeRefusal(database, transaction, new Refusal('stake_not_allowed'), now()))
  return await withDraw(deps, memberId, (draw) => {
    const outcome = playRound(theme, stake, fairDraw(draw))
    const bet = { transaction, gameSessionId, engine: 'slots', key, stake, ...drawn(outcome), draw }
    return settled(deps, player, outcome, (at) => betAndWin(database, { ...bet, now: at }))
  })
}

/**
 * Places a drawn round and returns its result: the stored one if its key was used before. An open round of this game is
 * settled first.
 *
 * @param place places it at a moment
 * @throws {CallFailure} `round_in_progress`, `game_session_closed`: the key stays unused
 */
export async function settled(
  deps: GatewayDeps,
  player: Player,
  { stake, win }: RoundOutcome,
  place: (at: Date) => ReturnType<typeof betAndWin>,
): Promise<SlotsRound> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const at = deps.now()
    const placed = await place(at)
    switch (placed.result) {
      case 'done':
        publishBalance(deps, player)
        return wireRound({
          ...placed,
          stake,
          win,
          currency: player.game.currency,
          balance_after: placed.balance,
          settled_at: at,
        })
      case 'replayed':
        publishBalance(deps, player)
        return shown(deps, placed.wager_id)
      case 'refused':
        throw refusalError(placed.refusal)
      case 'closed':
        throw new CallFailure('game_session_closed')
      case 'rolled_back':
        throw new Error('Nobody rolls back a round of slots.')
      case 'in_progress':
        if (isAtWork(placed.placed_at, at)) throw new CallFailure('round_in_progress', { retryAfter: 1 })
        await settleLeft(deps, placed.round_id)
    }
  }
  throw new CallFailure('round_in_progress', { retryAfter: 1 })
}

/** The result of an earlier bet; settles it first if it is still open. */
async function shown(deps: GatewayDeps, wagerId: bigint): Promise<SlotsRound> {
  const bet = await wagerOf(deps.database, wagerId)
  if (bet.state !== 'open') return wireRound(bet)
  const round = await openRoundById(deps.database, bet.round_id)
  if (round) await settleOpen(deps, round, false)
  return wireRound(await wagerOf(deps.database, wagerId))
}

async function settleLeft(deps: GatewayDeps, roundId: bigint): Promise<void> {
  const round = await openRoundById(deps.database, roundId)
  if (round) await settleOpen(deps, round, true)
}

/**
 * Whether a request may still be working on a round. The clocks of two gateways differ slightly; a time far in the
 * future comes from a clock that was set back.
 */
function isAtWork(placedAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - placedAt.getTime()) < atWorkMs
}
