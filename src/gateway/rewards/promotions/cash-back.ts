import { bigint, boolean, type Infer, type } from 'superstruct'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { completeTime } from '#gateway/platform/db/closed-time.ts'
import { IdRow, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { readSettings } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { cashBackOf } from '#lib/cash-back.ts'
import { notePeriods, openPeriods } from './cash-back-periods.ts'
import { missingOf } from './eligibility.ts'
import { lockMember } from './member-facts.ts'
import { findPromotion, inboxTexts, type PromotionRow } from './promotions.ts'

/** Most members of one run of the job and one period. */
const batch = 500

type OpenPeriod = Awaited<ReturnType<typeof openPeriods>>[number]

/**
 * Works out cash back for periods that are over (product rules 28.12 to 28.14), for each member as soon as no bet of theirs in it
 * is open. Each is computed in a transaction that locks the member, and written once, even if several gateways do this at once.
 */
export async function workOutCashBack(deps: GatewayDeps): Promise<void> {
  const { database, now, log } = deps
  const { brand } = await readSettings(database, { brand: brandSetting })
  const completeTo = await completeTime(database, now())
  if (!completeTo) return
  await notePeriods(database, brand.timeZone, completeTo)
  for (const period of await openPeriods(database)) {
    try {
      await workOut(deps, period)
    } catch (err) {
      log.error({ err, promotion: period.name, period: period.period }, 'cash back was not worked out')
    }
  }
}

const DueRow = type({ member_id: bigint(), waits: boolean() })

async function workOut(deps: GatewayDeps, period: OpenPeriod): Promise<void> {
  const { database, now } = deps
  const promotion = await findPromotion(database, period.promotion_id)
  if (!promotion?.rules.cashBack) throw new Error('The promotion gives no cash back')
  const due = await database.transaction(async (tx) => {
    // The plan must not depend on statistics, which the embedded database never collects.
    await tx.query('SET LOCAL enable_seqscan = off')
    return await rowsOf(tx, DueRow, dueText, {
      ...betsOf(promotion, period),
      ...{ name: period.name, period: period.period, limit: batch },
    })
  })
  for (const { member_id: memberId, waits } of due) {
    if (waits) continue
    const isNew = await database.transaction((tx) => decide(tx, memberId, promotion, period, now()))
    if (isNew) balanceChanged(deps, memberId)
  }
  if (due.length > 0) return
  const text =
    'UPDATE cash_back_period SET closed_at = :closedAt WHERE name = :name AND period = :period AND closed_at IS NULL'
  await database.query(text, { name: period.name, period: period.period, closedAt: now() })
}

/** Bets of own money that were placed in a period. Free rounds and bets that were rolled back are left out. */
const bets = `FROM wager w WHERE w.placed_at >= :from AND w.placed_at < :to AND w.currency = :currency AND w.mode = 'real' AND w.free_id IS NULL
  AND (:categories::text IS NULL OR :categories::text::jsonb ? w.game_type)`

const betsOf = ({ currency, rules }: PromotionRow, { starts_at, ends_at }: OpenPeriod) => ({
  from: starts_at,
  to: ends_at,
  currency,
  categories: rules.cashBack?.categories ? JSON.stringify(rules.cashBack.categories) : null,
})

const dueText = `SELECT w.member_id, bool_or(w.status = 'open') AS waits ${bets} AND w.status <> 'voided'
  AND NOT EXISTS (SELECT FROM cash_back c WHERE c.member_id = w.member_id AND c.name = :name AND c.period = :period)
  GROUP BY w.member_id ORDER BY waits, w.member_id LIMIT :limit`

const SumRow = type({ bets: bigint(), open: bigint(), stake: bigint(), win: bigint() })

const sumText = `SELECT count(*) AS bets, count(*) FILTER (WHERE w.status = 'open') AS open,
    coalesce(sum(w.stake - coalesce(w.bonus_stake, 0)), 0)::bigint AS stake,
    coalesce(sum(w.win - coalesce(w.bonus_win, 0)), 0)::bigint AS win
  ${bets} AND w.status <> 'voided' AND w.member_id = :memberId`

/** @returns whether the member can claim something new */
async function decide(tx: Transaction, memberId: bigint, promotion: PromotionRow, period: OpenPeriod, now: Date) {
  const member = await lockMember(tx, memberId, now, promotion)
  await tx.query('SET LOCAL enable_seqscan = off')
  const sums = await rowOf(tx, SumRow, sumText, { ...betsOf(promotion, period), memberId })
  const { rules, name, currency } = promotion
  if (!member || !sums || !rules.cashBack || sums.open > 0n || sums.bets === 0n) return false
  const { rate } = rules.cashBack
  const minimum = BigInt(rules.cashBack.minimum)
  const cap = rules.cashBack.cap === null ? null : BigInt(rules.cashBack.cap)
  const { amount, reason } = cashBackOf(sums.stake, sums.win, { rate, minimum, cap })
  const refused = amount > 0n && missingOf(rules, currency, member.factsFor(name)).length > 0
  const had = 'SELECT FROM cash_back WHERE member_id = :memberId AND name = :name AND period = :period'
  if ((await tx.query(had, { memberId, name, period: period.period })).length > 0) return false
  const given = amount > 0n && !refused ? await give(tx, memberId, promotion, { amount, period, now }) : null
  await tx.query(
    `INSERT INTO cash_back (member_id, name, period, promotion_id, currency, bets, stake, win, rate, minimum, cap, amount, reason,
       worked_out_at, reward_id)
     VALUES (:memberId, :name, :period, :promotionId, :currency, :bets, :stake, :win, :rate, :minimum, :cap, :amount, :reason, :now, :rewardId)`,
    {
      ...{
        memberId,
        name,
        period: period.period,
        promotionId: promotion.promotion_id,
        currency,
        rate,
        minimum,
        cap,
        now,
      },
      ...{ bets: sums.bets, stake: sums.stake, win: sums.win, amount: given === null ? 0n : amount, rewardId: given },
      reason: refused ? 'not_eligible' : (reason ?? null),
    },
  )
  return given !== null
}

interface Part {
  readonly amount: bigint
  readonly period: OpenPeriod
  readonly now: Date
}

/** Makes it claimable for the member and leaves a message. @returns id of the reward */
async function give(tx: Transaction, memberId: bigint, promotion: PromotionRow, { amount, period, now }: Part) {
  const { promotion_id: promotionId, name, currency, rules } = promotion
  const dueAt = new Date(now.getTime() + rules.days * 86_400_000)
  const row: Infer<typeof IdRow> | undefined = await rowOf(
    tx,
    IdRow,
    `INSERT INTO member_reward (member_id, promotion_id, name, reference, given_by, state, created_at, changed_at, due_at, currency,
       amount)
     VALUES (:memberId, :promotionId, :name, :period, 'cash back', 'claim', :now, :now, :dueAt, :currency, :amount) RETURNING id`,
    { memberId, promotionId, name, period: period.period, now, dueAt, currency, amount },
  )
  if (!row) throw new Error('The reward was not written')
  await leaveMessage(tx, {
    memberId,
    kind: 'reward_waits',
    details: { ...inboxTexts(promotion), until: dueAt.toISOString() },
    reference: `reward:${row.id}`,
    now,
  })
  return row.id
}
