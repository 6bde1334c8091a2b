import { array, bigint, enums, type } from 'superstruct'
import { checkedTiers, type IdentityTier } from '#contract/account/kyc/identity-check.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import { type IdentityRules, readIdentityRules } from './identity-rules.ts'
import { lackedTier, tierOf } from './tiers.ts'

type Owner = Pick<Session, 'memberId' | 'currency'>

const StandingRow = type({
  approved: array(enums(checkedTiers)),
  credited: bigint(),
  awaited: bigint(),
  paid_out: bigint(),
})

/** The known facts about a member, the sum of deposits, and the sum of recent withdrawals. Minor units. */
export interface IdentityFacts {
  readonly tier: IdentityTier
  readonly credited: bigint
  /** Charges that can still be paid. */
  readonly awaited: bigint
  /** Withdrawals and transfers along the line of the last days. Refused and returned ones do not count. */
  readonly paidOut: bigint
}

/**
 * One statement reads everything at one moment. An expired document does not count, even before the job has marked it.
 */
export async function identityFacts(
  on: Executor,
  { memberId, currency }: Owner,
  { payoutDays }: Pick<IdentityRules, 'payoutDays'>,
  now: Date,
): Promise<IdentityFacts> {
  const { today } = await operatorDays(on, now)
  const since = new Date(now.getTime() - payoutDays * 24 * 3_600_000)
  const row = await rowOf(
    on,
    StandingRow,
    `SELECT
       (SELECT coalesce(jsonb_agg(DISTINCT tier), '[]') FROM identity_check WHERE member_id = :memberId AND state = 'approved'
          AND (valid_until IS NULL OR valid_until >= :today::date)) AS approved,
       (SELECT coalesce(sum(amount), 0) FROM withdrawal WHERE member_id = :memberId AND currency = :currency AND requested_at > :since
          AND state NOT IN ('rejected', 'failed', 'returned'))::bigint
         + (SELECT coalesce(sum(amount), 0) FROM line_transfer WHERE member_id = :memberId AND currency = :currency AND sent_at > :since)::bigint
         AS paid_out,
       coalesce(sum(received) FILTER (WHERE status = 'credited'), 0)::bigint AS credited,
       coalesce(sum(amount) FILTER (WHERE status = 'pending' AND expires_at > :now), 0)::bigint AS awaited
     FROM deposit WHERE member_id = :memberId AND currency = :currency`,
    { memberId, currency, now, since, today },
  )
  if (!row) throw new Error('Nothing was read of the member')
  return { tier: tierOf(row.approved), credited: row.credited, awaited: row.awaited, paidOut: row.paid_out }
}

interface Movement {
  readonly kind: 'deposit' | 'withdrawal'
  /** Minor units of the account's currency. */
  readonly amount: bigint
}

/**
 * Requires the tier that a movement of money needs. Called in its transaction, with the member's row
 * locked, so that of many at once no two fit below the same threshold: charges that can still be paid count as paid, and
 * the amount that leaves now is added to the amounts that left in the last days.
 *
 * @throws {Refusal} `identity_required`
 */
export async function demandIdentity(
  on: Executor,
  owner: Owner,
  { kind, amount }: Movement,
  jurisdiction: Jurisdiction,
  now: Date,
): Promise<void> {
  const rules = await readIdentityRules(on, jurisdiction)
  const { tier, credited, awaited, paidOut } = await identityFacts(on, owner, rules, now)
  const sums = kind === 'deposit' ? { deposits: credited + awaited + amount } : { amount, paidOut, deposits: credited }
  const lacked = lackedTier(tier, sums, rules)
  if (!lacked) return
  const { threshold, ...rest } = lacked
  throw new Refusal('identity_required', { ...rest, threshold: threshold.toString(), currency: owner.currency })
}
