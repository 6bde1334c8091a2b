import { bigint, boolean, type Infer, integer, nullable, type } from 'superstruct'
import { type BenefitPeriod, benefitPeriods } from '#contract/rewards/vip/vip.ts'
import { modules } from '#contract/site/system/whitelabel.ts'
import { leaveMessages, type NewMessage } from '#gateway/account/messages/messages.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { moduleEnabled } from '#gateway/platform/settings/whitelabel.ts'
import { periodAt } from '#lib/periods.ts'
import { rankAfter } from './month-end.ts'
import { levelIn, type Programme, programmesAt } from './programme.ts'
import { readRebateRules } from './rebate-rules.ts'

/** Members in one transaction. */
const batch = 500

const markColumns = { week: 'weeks_to', month: 'months_to' } as const satisfies Record<BenefitPeriod, string>

const MarkRow = type({ closed_to: nullable(Instant) })

interface Period {
  readonly every: BenefitPeriod
  readonly from: Date
  readonly to: Date
}

/**
 * Closes weeks and months that ended before a moment: it stores each member's bets, benefit and next level. After a
 * crash the period is closed again; written rows stay.
 *
 * @param endedBy every bet that was settled before this moment is counted
 */
export async function closePeriods({ database, now }: GatewayDeps, endedBy: Date): Promise<void> {
  const { timeZone } = await readRebateRules(database)
  // While VIP is off, periods pass by.
  const isOn = await moduleEnabled(database, modules.vip)
  for (const every of benefitPeriods) {
    const column = markColumns[every]
    const mark = await rowOf(database, MarkRow, `SELECT ${column} AS closed_to FROM vip_mark`)
    // The first period begins with the first run: earlier bets neither give nor cost anything.
    let next = periodAt(every, timeZone, mark?.closed_to ?? endedBy)
    const note = (to: Date) => database.query(`UPDATE vip_mark SET ${column} = greatest(${column}, :to)`, { to })
    if (!mark?.closed_to) await note(next.from)
    while (next.to <= endedBy) {
      if (isOn) await closePeriod(database, { every, ...next }, now())
      await note(next.to)
      next = periodAt(every, timeZone, next.to)
    }
  }
}

async function closePeriod(database: GatewayDeps['database'], period: Period, now: Date): Promise<void> {
  for (const programme of await programmesAt(database, new Date(period.to.getTime() - 1))) {
    if (!isConcerned(programme, period.every)) continue
    let last: bigint | undefined = 0n
    while (last !== undefined) {
      const after: bigint = last
      last = await database.transaction((tx) => closeSome(tx, programme, period, { after, now }))
    }
  }
}

/** Whether a level has a benefit or a condition for such periods. */
function isConcerned({ benefitEvery, levels }: Programme, every: BenefitPeriod): boolean {
  if (every === benefitEvery && levels.some(({ benefit }) => benefit > 0n)) return true
  return every === 'month' && levels.some(({ maintained }) => maintained !== null)
}

const MemberRow = type({
  member_id: bigint(),
  rank: integer(),
  highest: integer(),
  is_new: boolean(),
  valid_bet: bigint(),
})

const membersText = `SELECT m.member_id, m.rank, m.highest, m.is_new, (
      SELECT coalesce(sum(h.valid_bet), 0)::bigint FROM member_hour h
      WHERE h.member_id = m.member_id AND h.currency = :currency AND h.hour >= :from AND h.hour < :to AND h.status = 'settled') AS valid_bet
  FROM (
    SELECT s.member_id, vip_rank_before(s.member_id, :to) AS rank, max(s.rank) AS highest,
      bool_or(s.reached_at >= :from AND s.rank = vip_rank_before(s.member_id, :to)) AS is_new
    FROM vip_step s WHERE s.member_id > :after AND s.currency = :currency AND s.reached_at < :to
    GROUP BY s.member_id ORDER BY s.member_id LIMIT :batch) m
  ORDER BY m.member_id`

/** @returns the last member that it handled; undefined if no members are left */
async function closeSome(
  tx: Transaction,
  programme: Programme,
  { every, from, to }: Period,
  { after, now }: { readonly after: bigint; readonly now: Date },
): Promise<bigint | undefined> {
  const members = await rowsOf(tx, MemberRow, membersText, { currency: programme.currency, from, to, after, batch })
  const rows = members.flatMap((member) => rowOfMember(programme, every, member))
  await write(tx, programme, { every, from, to }, rows, now)
  return members.length === batch ? members.at(-1)?.member_id : undefined
}

type Closed = ReturnType<typeof rowOfMember>[number]

/** The result of a period for a member; nothing without a benefit, a condition or a regained level. */
function rowOfMember(programme: Programme, every: BenefitPeriod, row: Infer<typeof MemberRow>) {
  const level = levelIn(programme, row.rank)
  if (!level) return []
  const { rank } = level
  const played = row.valid_bet
  const isBrought = every === programme.benefitEvery && played > 0n
  const benefit = isBrought ? level.benefit : 0n
  const required = every === 'month' && !row.is_new ? level.maintained : null
  const after =
    every === 'month' ? rankAfter(programme, { rank, highest: row.highest, isNew: row.is_new, played }) : rank
  if (benefit === 0n && required === null && after === rank) return []
  return [{ memberId: row.member_id, rank, after, played, required, benefit }]
}

const writeText = `INSERT INTO vip_period (member_id, currency, every, starts_at, ends_at, version, rank, rank_after, valid_bet, required,
    benefit, state)
  SELECT w.member_id, :currency, :every, :from, :to, :version, w.rank, w.rank_after, w.valid_bet, w.required, w.benefit,
    CASE WHEN w.benefit > 0 THEN 'open' ELSE 'none' END
  FROM jsonb_to_recordset(:wire::text::jsonb) AS w (member_id bigint, rank integer, rank_after integer, valid_bet bigint,
    required bigint, benefit bigint)
  ORDER BY w.member_id ON CONFLICT (member_id, every, starts_at) DO NOTHING`

async function write(
  on: Executor,
  programme: Programme,
  { every, from, to }: Period,
  rows: readonly Closed[],
  now: Date,
) {
  if (rows.length === 0) return
  const wire = rows.map(({ memberId, rank, after, played, required, benefit }) => ({
    member_id: memberId.toString(),
    rank,
    rank_after: after,
    valid_bet: played.toString(),
    required: required?.toString() ?? null,
    benefit: benefit.toString(),
  }))
  const { currency, version } = programme
  await on.query(writeText, { wire: JSON.stringify(wire), currency, every, from, to, version })
  const messages = rows.filter(({ rank, after }) => after !== rank).map((row) => messageOf(row, to))
  if (messages.length > 0) await leaveMessages(on, messages, now)
}

/** The message to a member whose level changes. */
function messageOf({ memberId, rank, after }: Closed, to: Date): NewMessage {
  return {
    memberId,
    kind: after < rank ? 'vip_lost' : 'vip_regained',
    details: { rank: after.toString() },
    reference: `vip-month:${to.toISOString()}`,
  }
}
