import { create } from 'superstruct'
import type { InstantRound } from '#contract/play/instants/instant-round.ts'
import type { Json } from '#games/instants/instant.ts'
import { StoredInstantStruct } from '#games/instants/wire.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { refusalError } from '#gateway/platform/ledger/once.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { publishBalance } from '#gateway/play/games/publish-balance.ts'
import { openRoundById } from '#gateway/play/games/rounds.ts'
import { settleRoundIn } from '#gateway/play/games/settle-round.ts'
import { bet, houseTransaction, storeState } from '#gateway/play/vendors/door.ts'
import { endsOf } from './ends.ts'
import { instantsName } from './instant-game.ts'
import { lockRound } from './lock-round.ts'
import { demandDraw, playedAgain, roundView } from './round-view.ts'

export interface Decision {
  readonly key: string
  readonly roundId: string
  /** How many decisions of the round the player has seen. */
  readonly at: number
  readonly decision: Json
}

/**
 * Takes a decision in a round that waits for it: the new state, a raised stake and, at the end of the round, its results are one
 * transaction. Of two decisions at once one is taken.
 *
 * @throws {CallFailure} `round_not_found`, `decision_not_offered`, `game_session_closed`
 * @throws {Refusal} {LedgerFailure} why a raised stake was refused; the round is as before, and the key stays unused
 */
export async function decideInstantRound(deps: GatewayDeps, player: Player, asked: Decision): Promise<InstantRound> {
  if (!/^\d{1,18}$/.test(asked.roundId)) throw new CallFailure('round_not_found')
  const roundId = BigInt(asked.roundId)
  const before = await roundView(deps, player, roundId)
  if (!before) throw new CallFailure('round_not_found')
  if (isTaken(before, asked)) return before
  try {
    await take(deps, player, asked, roundId, before)
  } catch (thrown) {
    if (!(thrown instanceof CallFailure && thrown.code === 'decision_not_offered')) throw thrown
    // The request was sent twice, because its answer was lost, and the first one has only just taken the decision.
    const now = await roundView(deps, player, roundId)
    if (!(now && isTaken(now, asked))) throw thrown
    return now
  }
  publishBalance(deps, player)
  const after = await roundView(deps, player, roundId)
  if (!after) throw new Error(`Round ${roundId} is not there`)
  return after
}

/** Whether the same decision was taken at its place before. */
const isTaken = ({ decisions }: InstantRound, { at, decision }: Decision) =>
  at < decisions.length && JSON.stringify(decisions[at]) === JSON.stringify(decision)

async function take(deps: GatewayDeps, player: Player, asked: Decision, roundId: bigint, before: InstantRound) {
  const open = await openRoundById(deps.database, roundId)
  if (!open || asked.at !== before.decisions.length) throw new CallFailure('decision_not_offered')
  const draw = await demandDraw(deps, roundId)
  const stored = create(open.engineState, StoredInstantStruct)
  if (stored.decisions.length !== asked.at) throw new CallFailure('decision_not_offered')
  const now = playedAgain(stored, draw)
  if (!now.may(asked.decision)) throw new CallFailure('decision_not_offered')
  const raise = now.raise(asked.decision)
  const next = now.next(asked.decision)
  const decided = { ...stored, decisions: [...stored.decisions, asked.decision] }
  await deps.database.transaction(async (tx) => {
    await lockRound(tx, roundId)
    await keepState(tx, deps, player, asked, { roundId, follows: stored, decided })
    if (raise > 0n) await raiseStake(tx, deps, player, asked, { roundId, raise })
    if (!next.isOver) return
    const round = await openRoundById(tx, roundId)
    if (!round) throw new Error(`Round ${roundId} has ended within its own decision`)
    await settleRoundIn(tx, deps, round, endsOf(decided, next, round), false)
  })
}

interface Kept {
  readonly roundId: bigint
  readonly follows: object
  readonly decided: object
}

async function keepState(
  tx: Transaction,
  deps: GatewayDeps,
  { session, game }: Player,
  { key, at, decision }: Decision,
  { roundId, follows, decided }: Kept,
): Promise<void> {
  const request = { call: 'decideInstant', round: roundId.toString(), at, decision }
  const kept = await storeState(tx, {
    transaction: houseTransaction(session.memberId, key, request),
    ...{ gameSessionId: game.gameSessionId, engine: instantsName, roundId, now: deps.now() },
    ...{ follows: JSON.stringify(follows), engineState: JSON.stringify(decided) },
  })
  if (kept.result === 'closed') throw new CallFailure('game_session_closed')
  // Another decision was faster, or the round has ended meanwhile.
  if (kept.result !== 'done') throw new CallFailure('decision_not_offered')
}

async function raiseStake(
  tx: Transaction,
  deps: GatewayDeps,
  { session, game }: Player,
  { key, at, decision }: Decision,
  { roundId, raise }: { readonly roundId: bigint; readonly raise: bigint },
): Promise<void> {
  const name = `${key}:raise`
  const request = { call: 'decideInstant', round: roundId.toString(), at, decision, raise: raise.toString() }
  const placed = await bet(tx, {
    transaction: houseTransaction(session.memberId, name, request),
    ...{ gameSessionId: game.gameSessionId, engine: instantsName, key: name, stake: raise },
    ...{ round: { id: roundId }, now: deps.now() },
  })
  // Thrown, so that the decision is undone too.
  if (placed.result === 'refused') throw refusalError(placed.refusal, false)
  if (placed.result !== 'done') throw new CallFailure('decision_not_offered')
}
