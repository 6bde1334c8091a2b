import { bigint, boolean, enums, integer, nullable, type } from 'superstruct'
import { benefitPeriods, type VipPeriodEnd, vipStepStates } from '#contract/rewards/vip/vip.ts'
import { restrictionKinds } from '#gateway/account/protection/receivable.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { periodAt } from '#lib/periods.ts'
import { readRebateRules } from './rebate-rules.ts'
import type { ReachedLevel } from './vip-label.ts'

const PeriodRow = type({
  every: enums(benefitPeriods),
  starts_at: Instant,
  ends_at: Instant,
  version: integer(),
  rank: integer(),
  rank_after: integer(),
  valid_bet: bigint(),
  required: nullable(bigint()),
  benefit: bigint(),
  state: enums(vipStepStates),
  reason: nullable(enums(restrictionKinds)),
  transfer_id: nullable(bigint()),
})

/** The last ended weeks and months of a member that had a benefit or a requirement, the newest first. */
export async function periodsOf(on: Executor, memberId: bigint): Promise<VipPeriodEnd[]> {
  const text = `SELECT every, starts_at, ends_at, version, rank, rank_after, valid_bet, required, benefit, state, reason, transfer_id
    FROM vip_period WHERE member_id = :memberId ORDER BY ends_at DESC, every LIMIT 24`
  const rows = await rowsOf(on, PeriodRow, text, { memberId })
  return rows.map((row) => ({
    every: row.every,
    from: row.starts_at.toISOString(),
    to: row.ends_at.toISOString(),
    version: row.version,
    rank: row.rank,
    rankAfter: row.rank_after,
    validBet: row.valid_bet,
    required: row.required,
    benefit: row.benefit,
    state: row.state,
    reason: row.reason,
    transactionId: row.transfer_id?.toString() ?? null,
  }))
}

const PlayedRow = type({ valid_bet: bigint(), is_new: boolean() })

/** The valid bets that a member needs this month to keep the level; null without a condition. */
export async function toKeep(
  on: Executor,
  { memberId, currency }: { readonly memberId: bigint; readonly currency: string },
  { level }: ReachedLevel,
  now: Date,
) {
  if (!level || level.maintained === null) return null
  const { timeZone } = await readRebateRules(on)
  const { from, to } = periodAt('month', timeZone, now)
  const row = await rowOf(
    on,
    PlayedRow,
    `SELECT (SELECT coalesce(sum(valid_bet), 0)::bigint FROM member_hour
         WHERE member_id = :memberId AND currency = :currency AND hour >= :from AND status = 'settled') AS valid_bet,
       EXISTS (SELECT FROM vip_step WHERE member_id = :memberId AND rank = :rank AND reached_at >= :from) AS is_new`,
    { memberId, currency, from, rank: level.rank },
  )
  // A level that was reached this month is judged from the next one on.
  if (!row || row.is_new) return null
  return { required: level.maintained, played: row.valid_bet, until: to.toISOString() }
}
