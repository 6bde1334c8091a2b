import { fairDraw } from '#games/fairness/stream.ts'
import { playRound } from '#games/slots/rules.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { withDraw } from '#gateway/play/fairness/seed-pairs.ts'
import { findFreeRounds, wireFreeRounds } from '#gateway/play/free-rounds/free-queries.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { freeRound, houseTransaction, storeRefusal } from '#gateway/play/vendors/door.ts'
import { drawn } from './drawn.ts'
import { slotsGame } from './slots-game.ts'
import { settled } from './spin.ts'

interface FreeSpin {
  /** The player's idempotency key: it plays one round, however often it is sent. */
  readonly key: string
  readonly freeRoundsId: string
}

/**
 * Plays one free round (product rules 28), drawn as every round of the game is. Everything is decided in the statement that plays
 * it, so the last round and the end of their time come one after the other.
 *
 * @throws {CallFailure} `round_in_progress`, `game_session_closed`: the key stays unused
 * @throws {Refusal} `free_rounds_over`, also for somebody else's: final for the key
 * @throws {LedgerFailure} `idempotency-conflict`
 */
export async function freeSpin(deps: GatewayDeps, player: Player, { key, freeRoundsId }: FreeSpin) {
  const { database } = deps
  const { memberId } = player.session
  const { gameSessionId, nodeId, mode } = player.game
  const transaction = houseTransaction(memberId, key, { call: 'spinFreeRound', nodeId, mode, freeRoundsId })
  const { theme } = await slotsGame(database, nodeId)
  const id = /^\d{1,18}$/.test(freeRoundsId) ? BigInt(freeRoundsId) : 0n
  const found = await findFreeRounds(database, memberId, id)
  if (!found) throw await refused(deps, transaction)
  const { stake } = found
  const round = await withDraw(deps, memberId, (draw) => {
    const outcome = playRound(theme, stake, fairDraw(draw))
    const { win, outcome: result } = drawn(outcome)
    const bet = {
      transaction,
      gameSessionId,
      engine: 'slots',
      key,
      stake,
      freeRoundsId: id,
      win,
      outcome: result,
      draw,
    }
    return settled(deps, player, outcome, (at) => freeRound(database, { ...bet, now: at }))
  })
  const now = await findFreeRounds(database, memberId, id)
  if (!now) throw new Error(`Free rounds ${id} are not there`)
  return { round, freeRounds: wireFreeRounds(now) }
}

/** Keeps the refusal as the first answer to the key. */
async function refused({ database, now }: GatewayDeps, transaction: ReturnType<typeof houseTransaction>) {
  const refusal = new Refusal('free_rounds_over')
  await storeRefusal(database, transaction, refusal, now())
  return refusal
}
