import { bigint, enums, nullable, type, validate } from 'superstruct'
import type { InstantRound } from '#contract/play/instants/instant-round.ts'
import { instants } from '#games/instants/all.ts'
import { type InstantRound as PlayedRound, replayed } from '#games/instants/instant.ts'
import { type StoredInstant, StoredInstantStruct } from '#games/instants/wire.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { Instant, Json, rowsOf } from '#gateway/platform/db/rows.ts'
import { fundsOf, mainWallet, trialWallet } from '#gateway/platform/ledger/wallets.ts'
import { type Draw, drawOfRound } from '#gateway/play/fairness/seed-pairs.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { wagerStates } from '#gateway/play/vendors/results.ts'
import { instantsName } from './instant-game.ts'

/** Plays a stored round again from what it was drawn from. */
export const playedAgain = (stored: StoredInstant, draw: Draw): PlayedRound =>
  replayed(instants[stored.game], stored, draw)

/** @throws Error if the round was not drawn from a pair of seeds */
export async function demandDraw(deps: GatewayDeps, roundId: bigint): Promise<Draw> {
  const draw = await drawOfRound(deps, roundId)
  if (!draw) throw new Error(`Round ${roundId} has no draw`)
  return draw
}

const ViewRow = type({
  round_state: enums(['open', 'ended']),
  engine_state: Json,
  ended_at: nullable(Instant),
  state: enums(wagerStates),
  stake: bigint(),
  win: nullable(bigint()),
  outcome: Json,
})

/** A round of the player in this game, as the frame shows it; undefined if the player has none with this id, or its stakes were given back. */
export async function roundView(
  deps: GatewayDeps,
  { session, game }: Player,
  roundId: bigint,
): Promise<InstantRound | undefined> {
  const rows = await rowsOf(
    deps.database,
    ViewRow,
    `SELECT r.state AS round_state, r.engine_state, r.ended_at, w.state, w.stake, w.win, w.outcome
     FROM round r JOIN wager w ON w.round_id = r.id
     WHERE r.id = :roundId AND r.member_id = :memberId AND r.node_id = :nodeId AND r.mode = :mode AND r.engine = :engine
       AND w.corrects_id IS NULL ORDER BY w.id`,
    { roundId, memberId: session.memberId, nodeId: game.nodeId, mode: game.mode, engine: instantsName },
  )
  const [first] = rows
  if (!first) return undefined
  const draw = await demandDraw(deps, roundId)
  const isOpen = first.round_state === 'open'
  // A round whose stakes an operator gave back has nothing else.
  const [fault, stored] = validate(isOpen ? first.engine_state : first.outcome, StoredInstantStruct)
  if (fault) return undefined
  const wallet = game.mode === 'trial' ? trialWallet(session.memberId) : mainWallet(session.memberId, game.currency)
  const isVoid = rows.every(({ state }) => state === 'void' || state === 'refunded')
  return {
    roundId: roundId.toString(),
    state: isOpen ? 'open' : isVoid ? 'void' : 'ended',
    choice: stored.choice,
    bet: BigInt(stored.stake),
    decisions: [...stored.decisions],
    shown: stored.shown ?? playedAgain(stored, draw).shown,
    stake: rows.reduce((sum, { stake }) => sum + stake, 0n),
    win: rows.reduce((sum, { win }) => sum + (win ?? 0n), 0n),
    currency: game.currency,
    balance: (await fundsOf(deps.database, wallet)).balance,
    nonce: draw.nonce,
    endedAt: first.ended_at?.toISOString() ?? null,
  }
}
