import { bigint, boolean, enums, type Infer, integer, nullable, string, type, validate } from 'superstruct'
import { type Round, RoundStruct } from '#contract/play/history/get-round.ts'
import { StoredInstantStruct } from '#games/instants/wire.ts'
import { RoundOutcomeStruct } from '#games/slots/wire.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, Json, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { wagerStates } from '#gateway/play/vendors/results.ts'
import { drawBet, pastDraw } from './draw-bet.ts'
import { pastShared, sharedRound } from './shared-round.ts'

const BetRow = type({
  round_id: bigint(),
  game_name: string(),
  engine: string(),
  currency: string(),
  round_state: RoundStruct.schema.state,
  opened_at: Instant,
  ended_at: nullable(Instant),
  id: bigint(),
  state: enums(wagerStates),
  stake: bigint(),
  win: nullable(bigint()),
  bonus_stake: nullable(bigint()),
  bonus_win: nullable(bigint()),
  free: boolean(),
  valid_bet: nullable(bigint()),
  rule_version: nullable(integer()),
  balance_before: bigint(),
  balance_after: nullable(bigint()),
  placed_at: Instant,
  settled_at: nullable(Instant),
  corrects_id: nullable(bigint()),
  note: nullable(string()),
  replay: boolean(),
  drawn: boolean(),
  outcome: Json,
})
type BetRow = Infer<typeof BetRow>

/**
 * A round of the caller, with all its bets.
 *
 * @throws {CallFailure} `round_not_found`, also for another member's round
 */
export async function memberRound({ database }: GatewayDeps, { memberId }: Session, roundId: string): Promise<Round> {
  const rows = /^\d{1,18}$/.test(roundId) ? await selectBets(database, memberId, BigInt(roundId)) : []
  const [first] = rows
  if (!first) throw new CallFailure('round_not_found')
  const past =
    first.round_state === 'ended' ? sharedRound(rows.filter(({ corrects_id }) => corrects_id === null)) : undefined
  const draw = first.engine === 'draws' ? await drawBet(database, BigInt(roundId)) : undefined
  const isDrawn = first.drawn || (past !== undefined && past.serverSeed !== null)
  return {
    roundId,
    gameName: first.game_name,
    currency: first.currency,
    state: first.round_state,
    openedAt: first.opened_at.toISOString(),
    endedAt: first.ended_at?.toISOString() ?? null,
    replay: first.replay && first.round_state === 'ended',
    // A bet that was taken back took part in no draw.
    drawn: isDrawn || (draw !== undefined && draw.server_seed !== null && first.state !== 'refunded'),
    shared: past ? pastShared(past) : null,
    draw: draw ? pastDraw(draw) : null,
    wagers: rows.map((row, place) => wireBet(row, place === 0)),
  }
}

function selectBets(on: Executor, memberId: bigint, roundId: bigint): Promise<BetRow[]> {
  return rowsOf(
    on,
    BetRow,
    `SELECT r.id AS round_id, g.game_name, r.engine, r.currency, r.state AS round_state, r.opened_at, r.ended_at, w.id, w.state,
       w.stake, w.win, w.bonus_stake, w.bonus_win, w.free_id IS NOT NULL AS free, w.valid_bet, w.rule_version, w.balance_before, w.balance_after, w.placed_at, w.settled_at, w.corrects_id, w.note,
       r.reference IS NOT NULL AND EXISTS (SELECT FROM vendor_link l WHERE l.vassalage = r.engine) AS replay,
       EXISTS (SELECT FROM fair_round f WHERE f.round_id = r.id) AS drawn,
       coalesce(w.outcome, 'null'::jsonb) AS outcome
     FROM round r JOIN game g USING (node_id) JOIN wager w ON w.round_id = r.id
     WHERE r.id = :roundId AND r.member_id = :memberId ORDER BY w.id`,
    { roundId, memberId },
  )
}

/** A result that was stored in another form, as by an older version of the game, has no picture. */
function slotsOf({ engine, state, outcome }: BetRow) {
  if (engine !== 'slots' || state === 'open') return null
  const [fault, drawn] = validate(outcome, RoundOutcomeStruct, { coerce: true })
  return fault ? null : drawn
}

/** The whole round of a game against the house, which each of its bets has stored. */
function instantOf({ engine, state, outcome }: BetRow) {
  if (engine !== 'instants' || state === 'open') return null
  const [fault, stored] = validate(outcome, StoredInstantStruct)
  if (fault || stored.shown === undefined) return null
  const { game, choice, decisions, interrupted, shown } = stored
  return { game, choice, decisions, ...(interrupted && { interrupted }), shown }
}

/** @param isFirst whether no bet of the round came before it */
const wireBet = (row: BetRow, isFirst: boolean): Round['wagers'][number] => ({
  betId: row.id.toString(),
  state: row.state,
  stake: row.stake,
  win: row.win,
  free: row.free,
  bonusStake: row.bonus_stake,
  bonusWin: row.bonus_win,
  validBet: row.valid_bet,
  ruleVersion: row.rule_version,
  balanceBefore: row.balance_before,
  balanceAfter: row.balance_after,
  placedAt: row.placed_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  corrects: row.corrects_id?.toString() ?? null,
  note: row.note,
  slots: slotsOf(row),
  instant: isFirst ? instantOf(row) : null,
})
