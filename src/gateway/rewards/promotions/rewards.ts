import { bigint, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { freeRoundsStates } from '#contract/play/free-rounds/free-rounds.ts'
import { bonusStates } from '#contract/rewards/bonuses/bonus.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { seekByNegatedId } from '#gateway/platform/http/keyset.ts'
import { promotionColumns, promotionJoins, promotionSelect } from './promotions.ts'

/** States of a reward that has a row, and why such a one is closed; the others are worked out (`rewardStates`, `closeReasons`). */
export const storedStates = ['signed', 'applying', 'rejected', 'claim', 'claimed', 'issued', 'close'] as const
export const storedReasons = ['expired', 'left', 'blocked', 'off', 'missed', 'closed'] as const

const RewardRow = type({
  ...promotionColumns,
  id: bigint(),
  member_id: bigint(),
  state: enums(storedStates),
  reason: nullable(enums(storedReasons)),
  comment: nullable(string()),
  answer: nullable(string()),
  created_at: Instant,
  changed_at: Instant,
  due_at: nullable(Instant),
  amount: nullable(bigint()),
  grant_id: nullable(bigint()),
  /** The credited amount of the deposit that brought it. */
  deposited: nullable(bigint()),
  /** The bonus that it granted. */
  status: nullable(enums(bonusStates)),
  required: nullable(bigint()),
  progress: nullable(bigint()),
  free_id: nullable(bigint()),
  /** The free rounds that it gave. */
  free_status: nullable(enums(freeRoundsStates)),
  used: nullable(integer()),
  won: nullable(bigint()),
  free_until: nullable(Instant),
  /** The figures that cash back was calculated from; minor units. */
  cash_back: nullable(
    type({
      from: string(),
      to: string(),
      bets: integer(),
      stake: string(),
      win: string(),
      rate: integer(),
      minimum: string(),
      cap: nullable(string()),
    }),
  ),
})
/** A member's reward of a promotion, with the promotion in the version that was joined. */
export type RewardRow = Infer<typeof RewardRow>

const select = `SELECT ${promotionSelect}, r.id, r.member_id, r.state, r.reason, r.comment, r.answer, r.created_at, r.changed_at,
    r.due_at, r.amount, r.grant_id, (SELECT d.received - coalesce(d.fee, 0) FROM deposit d WHERE d.id = r.deposit_id) AS deposited, g.status, g.required, g.progress,
    r.free_id, f.status AS free_status, f.used, f.won, f.expires_at AS free_until,
    (SELECT jsonb_build_object('from', s.starts_at, 'to', s.ends_at, 'bets', c.bets, 'stake', c.stake::text, 'win', c.win::text,
        'rate', c.rate, 'minimum', c.minimum::text, 'cap', c.cap::text)
      FROM cash_back c JOIN cash_back_period s ON s.name = c.name AND s.period = c.period WHERE c.reward_id = r.id) AS cash_back`
const from = `FROM member_reward r JOIN promotion p ON p.id = r.promotion_id ${promotionJoins}
  LEFT JOIN bonus_grant g ON g.id = r.grant_id LEFT JOIN free_rounds f ON f.id = r.free_id`

/** Rewards under way: they wait for an action, or their bonus or free rounds are running. */
const underWay = `(r.state IN ('signed', 'applying', 'claim') OR g.status = 'active' OR f.status = 'active')`

/** A reward of a member; undefined also for another member's. */
export function findReward(on: Executor, memberId: bigint, id: string): Promise<RewardRow | undefined> {
  if (!/^\d{1,18}$/.test(id)) return Promise.resolve(undefined)
  return rowOf(on, RewardRow, `${select} ${from} WHERE r.member_id = :memberId AND r.id = :id`, {
    memberId,
    id: BigInt(id),
  })
}

/** The same, locked until the transaction ends. Another member's is not locked. */
export async function lockMemberReward(tx: Transaction, memberId: bigint, id: string): Promise<RewardRow | undefined> {
  const own = await findReward(tx, memberId, id)
  return own && (await lockReward(tx, own.id))
}

/**
 * Locks a reward of anybody until the transaction ends. It is read after the lock is held: a query that waits for a lock reads the
 * locked row again, but its bonus and its free rounds as they were before the wait.
 */
export async function lockReward(tx: Transaction, id: bigint): Promise<RewardRow | undefined> {
  await tx.query('SELECT FROM member_reward WHERE id = :id FOR UPDATE', { id })
  return await rowOf(tx, RewardRow, `${select} ${from} WHERE r.id = :id`, { id })
}

/** A member's rewards under way: claimable ones first, by their end. */
export function selectUnderWay(on: Executor, memberId: bigint): Promise<RewardRow[]> {
  const text = `${select} ${from} WHERE r.member_id = :memberId AND ${underWay}
    ORDER BY r.state <> 'claim', r.due_at NULLS LAST, r.id LIMIT 500`
  return rowsOf(on, RewardRow, text, { memberId })
}

/** A member's joined rewards and applications of one promotion. */
export function findUnderWay(on: Executor, memberId: bigint, name: string): Promise<RewardRow | undefined> {
  const text = `${select} ${from} WHERE r.member_id = :memberId AND r.name = :name AND r.state IN ('signed', 'applying')`
  return rowOf(on, RewardRow, text, { memberId, name })
}

/** The joined reward that waits for a deposit, by the name of its promotion or by the id of the joined version. */
export function findSigned(on: Executor, memberId: bigint, promotion: string | bigint): Promise<RewardRow | undefined> {
  const which = typeof promotion === 'bigint' ? 'r.promotion_id' : 'r.name'
  const text = `${select} ${from} WHERE r.member_id = :memberId AND ${which} = :promotion AND r.state = 'signed'`
  return rowOf(on, RewardRow, text, { memberId, promotion })
}

/** Rewards of a member that are over, next to a place, or the newest: newest first. */
export function selectOver(on: Executor, memberId: bigint, limit: number, place: Place | undefined) {
  const { where, order, parameters } = seekByNegatedId(place, 'r.id', { memberId, limit })
  const text = `SELECT * FROM (${select} ${from} WHERE r.member_id = :memberId AND NOT coalesce(${underWay}, false) ${where}
    ORDER BY ${order} LIMIT :limit) page ORDER BY id DESC`
  return rowsOf(on, RewardRow, text, parameters)
}

/** Tells the member's open pages that the counts beside their menus have changed. Call it last: all other events wait for it. */
export async function emitCountsChanged(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query(`SELECT event_emit(:memberId, '{"type": "message"}'::jsonb)`, { memberId })
}
