import { bigint, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import type { DeliveryAddress, PointOrder } from '#contract/rewards/points/point.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { LedgerFailure, Refusal } from '#gateway/platform/ledger/errors.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { derivedReference } from '#gateway/tokens.ts'
import { canExchange, demandPoints } from './can-exchange.ts'
import { exchangePoints } from './exchange.ts'
import { findOrder, wireOrder } from './order-queries.ts'
import { rewardStatuses } from './points.ts'

interface RedemptionRequest {
  readonly key: string
  readonly rewardId: string
  readonly address?: DeliveryAddress | undefined
  readonly language: string
  /** Asks for the member's password; the demonstration orders without one. @throws {CallFailure} if it is wrong or locked */
  readonly prove?: () => Promise<void>
}

/**
 * Exchanges points for a reward. Everything is checked in the transaction that takes the points, with member and reward locked, so
 * the last piece goes to the first request. The password of a new request is checked before, because wrong attempts are counted even if this fails.
 *
 * @throws {Refusal} `reward_not_found`, `reward_closed`, `reward_sold_out`, `reward_deposits_missing`, `reward_address_missing`,
 *   `points_missing`, `play_blocked`: final for the key
 * @throws {LedgerFailure} `idempotency-conflict`
 */
export async function redeem(deps: GatewayDeps, session: Session, asked: RedemptionRequest): Promise<PointOrder> {
  const { memberId, currency } = session
  const { key, rewardId, address, language, prove } = asked
  const now = deps.now()
  const reference = derivedReference('redeemReward', memberId, key)
  // Without the address, which the site does not keep: after a lost answer it may be typed otherwise, and is still the same order.
  const request = { call: 'redeemReward', rewardId }
  const place = async (tx: Transaction) => {
    await order(tx, { memberId, currency, rewardId, address, reference, now })
    return {}
  }
  await once(deps.database, { actor: `member:${memberId}`, key, now, request }, place, prove)
  const made = await findOrder(deps.database, memberId, reference)
  if (!made) throw new Error(`Order ${reference} is not there`)
  if (made.value !== null) balanceChanged(deps, memberId)
  return wireOrder(made, language)
}

interface Ordering {
  readonly memberId: bigint
  readonly currency: string
  readonly rewardId: string
  readonly address: DeliveryAddress | undefined
  readonly reference: string
  readonly now: Date
}

const RewardRow = type({
  id: string(),
  quantity: nullable(integer()),
  points: integer(),
  amount_requirement: nullable(bigint()),
  value: nullable(bigint()),
  currency: string(),
  status: enums(rewardStatuses),
})

async function order(tx: Transaction, ordering: Ordering): Promise<void> {
  const { memberId, reference, now } = ordering
  const isOpen = await canExchange(tx, memberId, now)
  const reward = isOpen ? await lockReward(tx, ordering.rewardId) : undefined
  // A reward of another currency is treated as unknown.
  if (!reward || reward.currency !== ordering.currency) throw new Refusal('reward_not_found')
  await demandReward(tx, reward, ordering)
  const points = BigInt(reward.points)
  await demandPoints(tx, memberId, points)
  const { value, currency } = reward
  const money = value === null ? null : { amount: value, currency }
  const transferId = await exchangePoints(tx, { memberId, kind: 'point-reward', reference, points, money, now })
  await tx.query('UPDATE point_reward SET quantity = quantity - 1 WHERE id = :rewardId', { rewardId: reward.id })
  const made = await rowOf(tx, IdRow, insertText, {
    reference,
    memberId,
    rewardId: reward.id,
    state: value === null ? 'placed' : 'fulfilled',
    address: value === null ? JSON.stringify(ordering.address) : null,
    now,
    transferId,
  })
  // An order is kept longer than its key (see jobs/retention.ts): this one was made long ago.
  if (!made) throw new LedgerFailure({ kind: 'idempotency-conflict' })
  await tx.query(
    `INSERT INTO point_entry (member_id, at, kind, type, points, order_id, transfer_id)
     VALUES (:memberId, :now, 'redeem', 'redeem', :points, :orderId, :transferId)`,
    { memberId, now, points: -points, orderId: made.id, transferId },
  )
}

const insertText = `INSERT INTO point_order (reference, member_id, reward_id, texts, points, value, currency, state, address, placed_at,
    changed_at, transfer_id)
  SELECT :reference, :memberId, id, texts, points, value, currency, :state, :address::text::jsonb, :now, :now, :transferId FROM point_reward WHERE id = :rewardId
  ON CONFLICT (reference) DO NOTHING RETURNING id`

function lockReward(tx: Transaction, id: string): Promise<Infer<typeof RewardRow> | undefined> {
  return rowOf(
    tx,
    RewardRow,
    `SELECT id, quantity, points, amount_requirement, value, currency, status FROM point_reward WHERE id = :id FOR UPDATE`,
    { id },
  )
}

/** @throws {Refusal} */
async function demandReward(tx: Transaction, reward: Infer<typeof RewardRow>, ordering: Ordering): Promise<void> {
  if (reward.status !== 'open') throw new Refusal('reward_closed')
  if (reward.quantity === 0) throw new Refusal('reward_sold_out')
  const required = reward.amount_requirement
  if (required !== null) {
    const deposited = await depositsOf(tx, ordering)
    if (deposited < required)
      throw new Refusal('reward_deposits_missing', { required: required.toString(), deposited: deposited.toString() })
  }
  if (reward.value === null && !ordering.address) throw new Refusal('reward_address_missing')
}

const SumRow = type({ sum: bigint() })

/** The sum of a member's deposits so far, minor units. */
async function depositsOf(on: Executor, { memberId, currency }: Ordering): Promise<bigint> {
  const row = await rowOf(
    on,
    SumRow,
    `SELECT coalesce(sum(received), 0)::bigint AS sum FROM deposit
     WHERE member_id = :memberId AND currency = :currency AND status = 'credited'`,
    { memberId, currency },
  )
  return row?.sum ?? 0n
}
