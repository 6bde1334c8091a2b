import { bigint, type Infer, integer, nullable, string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { addDays, dayIn, startOf } from '#lib/civil-days.ts'
import { compareMembers } from './compare.ts'
import { flagsOf } from './conditions.ts'
import { type RuleRow, ruleOf } from './rules.ts'

/** Milliseconds after the end of an invitation's time before it expires. By then all bets that were settled in time are known. */
const grace = 5 * 60_000

/** Number of invitations that one run checks. */
const batch = 500

/** Invitations that may meet their conditions, by sums that are cheap to read, and expired ones. */
const dueText = `SELECT r.id FROM referral r JOIN referral_rule u ON u.version = r.version
  WHERE r.state = 'open' AND (r.ends_at <= :before OR (
    u.first_deposit <= (SELECT d.received FROM deposit d WHERE d.member_id = r.invited_id AND d.status = 'credited'
      ORDER BY d.paid_at, d.id LIMIT 1)
    AND u.valid_bet <= (SELECT coalesce(sum(h.valid_bet), 0) FROM member_hour h WHERE h.member_id = r.invited_id
      AND h.currency = r.currency AND h.status = 'settled')))
  ORDER BY r.id LIMIT ${batch}`

/**
 * Decides invitations. If the conditions are met in time, a reward is created with the amounts of the rule; after the
 * time there is none. Each is decided in a transaction that locks it, so once, however many gateways do this.
 */
export async function qualifyReferrals({ database, now, log }: GatewayDeps): Promise<void> {
  const at = now()
  for (const { id } of await rowsOf(database, IdRow, dueText, { before: new Date(at.getTime() - grace) })) {
    try {
      await database.transaction((tx) => decide(tx, id, at))
    } catch (err) {
      log.error({ err, referral: id.toString() }, 'an invitation was not decided')
    }
  }
}

const OpenRow = type({
  member_id: bigint(),
  invited_id: bigint(),
  currency: string(),
  created_at: Instant,
  ends_at: Instant,
  version: integer(),
})
type OpenRow = Infer<typeof OpenRow>

async function decide(tx: Transaction, id: bigint, now: Date): Promise<void> {
  const row = await rowOf(
    tx,
    OpenRow,
    `SELECT member_id, invited_id, currency, created_at, ends_at, version FROM referral WHERE id = :id AND state = 'open'
     FOR NO KEY UPDATE SKIP LOCKED`,
    { id },
  )
  if (!row) return
  const rule = await ruleOf(tx, row.version)
  const qualifiedAt = await metAt(tx, row, rule)
  if (qualifiedAt) await qualify(tx, id, row, rule, qualifiedAt)
  else if (row.ends_at.getTime() + grace <= now.getTime())
    await tx.query(`UPDATE referral SET state = 'expired' WHERE id = :id`, { id })
}

const MetRow = type({ deposited_at: nullable(Instant), played_at: nullable(Instant) })

/** When both conditions were met, if that was in time: the moment of the later one. */
async function metAt(on: Executor, row: OpenRow, rule: RuleRow): Promise<Date | undefined> {
  const met = await rowOf(
    on,
    MetRow,
    `SELECT (SELECT CASE WHEN d.received >= :firstDeposit THEN d.paid_at END FROM deposit d WHERE d.member_id = :invitedId AND d.status = 'credited'
         ORDER BY d.paid_at, d.id LIMIT 1) AS deposited_at,
       CASE WHEN :validBet::bigint = 0 THEN :createdAt::timestamptz ELSE (SELECT w.settled_at FROM (
         SELECT settled_at, sum(valid_bet) OVER (ORDER BY settled_at, id) AS sum FROM wager
         WHERE member_id = :invitedId AND currency = :currency AND mode = 'real' AND status = 'settled' AND settled_at < :endsAt) w
         WHERE w.sum >= :validBet ORDER BY w.settled_at LIMIT 1) END AS played_at`,
    {
      invitedId: row.invited_id,
      currency: row.currency,
      endsAt: row.ends_at,
      firstDeposit: rule.first_deposit,
      validBet: rule.valid_bet,
      createdAt: row.created_at,
    },
  )
  if (!met?.deposited_at || !met.played_at || met.deposited_at >= row.ends_at) return undefined
  return met.deposited_at > met.played_at ? met.deposited_at : met.played_at
}

const RewardsRow = type({ rewards: integer() })

async function qualify(tx: Transaction, id: bigint, row: OpenRow, rule: RuleRow, at: Date): Promise<void> {
  // The inviter's row is locked, so that of two invitations the second counts the first.
  await tx.query('SELECT FROM member WHERE id = :memberId FOR NO KEY UPDATE', { memberId: row.member_id })
  const flags = flagsOf(await compareMembers(tx, row.member_id, row.invited_id), rule.needs)
  await tx.query(
    `UPDATE referral SET state = 'qualified', qualified_at = :qualifiedAt, flags = :flags::text::jsonb WHERE id = :id`,
    { id, qualifiedAt: at, flags: JSON.stringify(flags) },
  )
  const state = flags.length > 0 ? 'held' : 'open'
  const isTooMany = (await rewardsOfMonth(tx, row.member_id, at)) >= rule.monthly
  const inviter = isTooMany ? { state: 'not-paid', reason: 'monthly', decidedAt: at } : { state }
  await reward(tx, { id, role: 'inviter', memberId: row.member_id, rule, amount: rule.reward, ...inviter })
  if (rule.invited_reward > 0n)
    await reward(tx, { id, role: 'invited', memberId: row.invited_id, rule, amount: rule.invited_reward, state })
}

/** The number of an inviter's rewards for the civil month of a moment; refused ones do not count. */
async function rewardsOfMonth(on: Executor, memberId: bigint, at: Date): Promise<number> {
  const timeZone = await brandTimeZone(on)
  const first = `${dayIn(timeZone, at.getTime()).slice(0, 7)}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  const row = await rowOf(
    on,
    RewardsRow,
    `SELECT count(*)::integer AS rewards FROM referral_reward w JOIN referral r ON r.id = w.referral_id
     WHERE w.member_id = :memberId AND w.role = 'inviter' AND w.state <> 'not-paid' AND r.qualified_at >= :since AND r.qualified_at < :next`,
    { memberId, since: new Date(startOf(first, timeZone)), next: new Date(startOf(next, timeZone)) },
  )
  return row?.rewards ?? 0
}

interface Reward {
  readonly id: bigint
  readonly role: 'inviter' | 'invited'
  readonly memberId: bigint
  readonly rule: RuleRow
  readonly amount: bigint
  readonly state: string
  readonly reason?: string
  readonly decidedAt?: Date
}

async function reward(tx: Transaction, { id, role, memberId, rule, amount, ...decided }: Reward): Promise<void> {
  const { state, reason = null, decidedAt = null } = decided
  await tx.query(
    `INSERT INTO referral_reward (referral_id, role, member_id, currency, amount, state, reason, decided_at)
     VALUES (:referralId, :role, :memberId, :currency, :amount, :state, :reason, :decidedAt)`,
    { referralId: id, role, memberId, currency: rule.currency, amount, state, reason, decidedAt },
  )
}
