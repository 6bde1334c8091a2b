import { array, bigint, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { type Referral, referralReasons, referralStates } from '#contract/rewards/referral/referral.ts'
import { modules } from '#contract/site/system/whitelabel.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { keysetPage, seekByNegatedId } from '#gateway/platform/http/keyset.ts'
import { moduleEnabled } from '#gateway/platform/settings/whitelabel.ts'
import { maskedName } from '#lib/masked.ts'
import { missingOf } from './conditions.ts'
import { memberCode } from './member-code.ts'
import { type RuleRow, ruleAt, rulesOf, wireRule } from './rules.ts'

const SumsRow = type({ invited: integer(), deposited: integer(), qualified: integer(), earned: bigint() })

const sumsText = `SELECT count(*)::integer AS invited,
    count(*) FILTER (WHERE EXISTS (
      SELECT FROM deposit d WHERE d.member_id = r.invited_id AND d.status = 'credited'))::integer AS deposited,
    count(*) FILTER (WHERE r.state = 'qualified')::integer AS qualified,
    coalesce(sum(w.amount) FILTER (WHERE w.state = 'paid'), 0)::bigint AS earned
  FROM referral r LEFT JOIN referral_reward w ON w.referral_id = r.id AND w.role = 'inviter'
  WHERE r.member_id = :memberId`

/**
 * A member's code, the current rule and the sums of its rewards.
 *
 * @throws {CallFailure} `referral_off`
 */
export async function memberReferral({ database, now }: GatewayDeps, { memberId, currency }: Session) {
  await demandModule(database)
  const code = await memberCode(database, memberId, now())
  const rule = await ruleAt(database, currency, now())
  const sums = await rowOf(database, SumsRow, sumsText, { memberId })
  if (!sums) throw new Error('There are no sums')
  return { code, rule: rule ? wireRule(rule) : null, currency, ...sums }
}

const ReferralRow = type({
  id: bigint(),
  account: string(),
  created_at: Instant,
  ends_at: nullable(Instant),
  state: enums(referralStates),
  currency: string(),
  version: nullable(integer()),
  deposit: array(type({ amount: string(), at: string() })),
  played: bigint(),
  amount: nullable(bigint()),
  reason: nullable(enums(referralReasons)),
  transfer_id: nullable(bigint()),
})
type ReferralRow = Infer<typeof ReferralRow>

// Pauses, exclusions and reviews stay hidden from the inviter until the reward is decided.
const pageText = `SELECT r.id, m.account, r.created_at, r.ends_at, r.currency, r.version,
    CASE w.state WHEN 'held' THEN 'checking' WHEN 'open' THEN 'due' ELSE coalesce(w.state, r.state) END AS state,
    w.amount, w.reason, w.transfer_id,
    CASE WHEN r.state = 'open' THEN (SELECT coalesce(sum(h.valid_bet), 0)::bigint FROM member_hour h WHERE h.member_id = r.invited_id
      AND h.currency = r.currency AND h.status = 'settled') ELSE 0 END AS played,
    coalesce((SELECT jsonb_agg(first) FROM (
      SELECT d.received::text AS amount, d.paid_at AS at FROM deposit d WHERE d.member_id = r.invited_id AND d.status = 'credited'
      ORDER BY d.paid_at, d.id LIMIT 1) first), '[]') AS deposit
  FROM referral r JOIN member m ON m.id = r.invited_id
  LEFT JOIN referral_reward w ON w.referral_id = r.id AND w.role = 'inviter'
  WHERE r.member_id = :memberId`

function selectPage(on: Executor, memberId: bigint, limit: number, place: Place | undefined) {
  const { where, order, parameters } = seekByNegatedId(place, 'r.id', { memberId, limit })
  const text = `SELECT * FROM (${pageText} ${where} ORDER BY ${order} LIMIT :limit) page ORDER BY id DESC`
  return rowsOf(on, ReferralRow, text, parameters)
}

interface Page {
  readonly cursor?: string | undefined
  readonly pageSize: number
}

/**
 * The members that a member has invited, newest first.
 *
 * @throws {CallFailure} `referral_off`
 */
export async function memberReferrals({ database }: GatewayDeps, memberId: bigint, { cursor, pageSize }: Page) {
  await demandModule(database)
  const { rows, next, previous } = await keysetPage(
    { list: `getReferrals ${memberId}`, cursor, pageSize },
    async (limit, place) => ({ rows: await selectPage(database, memberId, limit, place) }),
  )
  const versions = new Set(rows.flatMap(({ version }) => version ?? []))
  const rules = await rulesOf(database, [...versions])
  return { list: rows.map((row) => wireReferral(row, rules.get(row.version ?? 0))), next, previous }
}

async function demandModule(on: Executor): Promise<void> {
  if (!(await moduleEnabled(on, modules.referral))) throw new CallFailure('referral_off')
}

function wireReferral(row: ReferralRow, rule: RuleRow | undefined): Referral {
  return {
    referralId: row.id.toString(),
    name: maskedName(row.account),
    joinedAt: row.created_at.toISOString(),
    state: row.state,
    missing: row.state === 'open' && rule ? missingIn(row, rule) : [],
    until: row.ends_at?.toISOString() ?? null,
    amount: row.amount,
    currency: row.currency,
    reason: row.reason,
    rule: rule ? wireRule(rule) : null,
    transactionId: row.transfer_id?.toString() ?? null,
  }
}

function missingIn({ deposit: [first], played }: ReferralRow, rule: RuleRow) {
  const deposit = first && { amount: BigInt(first.amount), at: new Date(first.at) }
  return missingOf(rule, { deposit, validBet: played })
}
