import { bigint, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import type { Rebate } from '#contract/rewards/vip/vip.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { seekByMoment } from '#gateway/platform/http/keyset.ts'
import { rebateOf } from '#lib/rebate.ts'
import { levelName } from './programme.ts'
import { LevelNames } from './vip-label.ts'

const RebateRow = type({
  id: bigint(),
  game_type: GameType,
  currency: string(),
  starts_at: Instant,
  ends_at: Instant,
  state: enums(['none', 'offered', 'claimed']),
  valid_bet: bigint(),
  rank: integer(),
  version: integer(),
  rate: integer(),
  amount: bigint(),
  minimum: bigint(),
  claim_until: Instant,
  claimed_at: nullable(Instant),
  transfer_id: nullable(bigint()),
  names: LevelNames,
})
export type RebateRow = Infer<typeof RebateRow>

// Rows of categories without a rate are left out everywhere.
const isRebate = `r.member_id = :memberId AND r.state <> 'open' AND r.rate > 0`
const textOf = (
  rebates: string,
) => `SELECT r.id, r.game_type, r.currency, r.starts_at, r.ends_at, r.state, r.valid_bet, r.rank, r.version, r.rate,
    r.amount, r.minimum, r.claim_until, r.claimed_at, r.transfer_id, l.names
  FROM ${rebates} r JOIN vip_level l ON l.version = r.version AND l.rank = r.rank`
const rebateText = `${textOf('rebate')} WHERE ${isRebate}`

/** A rebate of a member; undefined also for another member's, and for one whose period is not over. */
export function findRebate(on: Executor, memberId: bigint, id: bigint, lock = false): Promise<RebateRow | undefined> {
  return rowOf(on, RebateRow, `${rebateText} AND r.id = :id ${lock ? 'FOR UPDATE OF r' : ''}`, { memberId, id })
}

/** Rebates that a member can claim now: the next to expire first. */
export function selectClaimable(on: Executor, memberId: bigint, now: Date): Promise<RebateRow[]> {
  const text = `${rebateText} AND r.state = 'offered' AND r.claim_until > :now ORDER BY r.claim_until, r.id LIMIT 500`
  return rowsOf(on, RebateRow, text, { memberId, now })
}

interface Stretch {
  /** The periods begin at this moment or later, and before the other. */
  readonly from: Date
  readonly to: Date
}

/** Rebates of a member next to a place, or the newest: the latest period first. */
export function selectRebates(
  on: Executor,
  memberId: bigint,
  { from, to }: Stretch,
  limit: number,
  place: Place | undefined,
) {
  const { where, order, parameters } = seekByMoment(
    place,
    { table: 'rebate', as: 'r', moment: 'starts_at', from: ':from::timestamptz', to: ':to::timestamptz' },
    { memberId, from, to, limit },
  )
  const page = `SELECT * FROM rebate r WHERE ${isRebate} AND ${where} ORDER BY ${order} LIMIT :limit`
  const text = `WITH page AS MATERIALIZED (${page}) ${textOf('page')} ORDER BY r.starts_at DESC, r.id DESC`
  return rowsOf(on, RebateRow, text, parameters)
}

export function wireRebate(row: RebateRow, language: string, now: Date): Rebate {
  const { product, dropped } = rebateOf(row.valid_bet, row.rate)
  return {
    rebateId: row.id.toString(),
    gameType: row.game_type,
    currency: row.currency,
    from: row.starts_at.toISOString(),
    to: row.ends_at.toISOString(),
    state: stateOf(row, now),
    validBet: row.valid_bet,
    rank: row.rank,
    levelName: levelName(row, language),
    version: row.version,
    rate: row.rate,
    amount: row.amount,
    product,
    dropped,
    minimum: row.minimum,
    claimUntil: row.claim_until.toISOString(),
    claimedAt: row.claimed_at?.toISOString() ?? null,
    transactionId: row.transfer_id?.toString() ?? null,
  }
}

export function stateOf(
  { state, claim_until: until }: Pick<RebateRow, 'state' | 'claim_until'>,
  now: Date,
): Rebate['state'] {
  if (state === 'none') return 'small'
  return state === 'offered' && until <= now ? 'expired' : state
}
