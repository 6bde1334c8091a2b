import { array, bigint, enums, type } from 'superstruct'
import { checkedTiers, type IdentityTier } from '#contract/entities/identity-check.ts'
import type { Executor } from '#gateway/db/client.ts'
import { rowOf } from '#gateway/db/rows.ts'
import type { Session } from '#gateway/http/context.ts'
import { Refusal } from '#gateway/ledger/errors.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import { readIdentityRules } from './identity-rules.ts'
import { lackedTier, tierOf } from './tiers.ts'

type Owner = Pick<Session, 'memberId' | 'currency'>

const StandingRow = type({ approved: array(enums(checkedTiers)), credited: bigint(), awaited: bigint() })

/** What is known of a member, and what they have paid in. Minor units. */
export interface Standing {
  readonly tier: IdentityTier
  readonly credited: bigint
  /** Charges that can still be paid. */
  readonly awaited: bigint
}

/** One statement sees one moment. A document that has ended by now counts no longer, whether or not a job has said so. */
export async function standingOf(on: Executor, { memberId, currency }: Owner, now: Date): Promise<Standing> {
  const row = await rowOf(
    on,
    StandingRow,
    `SELECT
       (SELECT coalesce(jsonb_agg(DISTINCT tier), '[]') FROM identity_check WHERE member_id = $1 AND state = 'approved'
          AND (valid_until IS NULL OR valid_until >= ($3::timestamptz AT TIME ZONE 'UTC')::date)) AS approved,
       coalesce(sum(received) FILTER (WHERE status = 'credited'), 0)::bigint AS credited,
       coalesce(sum(amount) FILTER (WHERE status = 'pending' AND expires_at > $3), 0)::bigint AS awaited
     FROM deposit WHERE member_id = $1 AND currency = $2`,
    [memberId, currency, now],
  )
  if (!row) throw new Error('Nothing was read of the member')
  return { tier: tierOf(row.approved), credited: row.credited, awaited: row.awaited }
}

interface Wanted {
  readonly kind: 'deposit' | 'withdrawal'
  /** Minor units of the account's currency. */
  readonly amount: bigint
}

/**
 * Demands that enough is known of a member for a movement of money. Called in its transaction, with the member's row
 * locked, so that of many at once no two fit below the same threshold: charges that can still be paid count as paid.
 *
 * @throws {Refusal} `identity_required`
 */
export async function demandIdentity(
  on: Executor,
  owner: Owner,
  { kind, amount }: Wanted,
  jurisdiction: Jurisdiction,
  now: Date,
): Promise<void> {
  const rules = await readIdentityRules(on, jurisdiction)
  const { tier, credited, awaited } = await standingOf(on, owner, now)
  const sums = kind === 'deposit' ? { deposits: credited + awaited + amount } : { amount, deposits: credited }
  const lacked = lackedTier(tier, sums, rules)
  if (!lacked) return
  const { threshold, ...rest } = lacked
  throw new Refusal('identity_required', { ...rest, threshold: threshold.toString(), currency: owner.currency })
}
