import { bigint, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { DeliveryAddressStruct, pointOrderStates } from '#contract/rewards/points/point.ts'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Database, Executor, Transaction } from '#gateway/platform/db/client.ts'
import { daysBefore, inBatches, purgeBatch } from '#gateway/platform/db/purge.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { openWallet, pointWallet } from '#gateway/platform/ledger/wallets.ts'
import { RewardTexts } from './points.ts'

const OpenRow = type({
  reference: string(),
  account: string(),
  reward_id: string(),
  texts: RewardTexts,
  points: integer(),
  state: enums(pointOrderStates),
  address: nullable(DeliveryAddressStruct),
  placed_at: Instant,
})

/** Orders of goods that the operator must work on, the oldest first. */
export function openOrders(on: Executor): Promise<Infer<typeof OpenRow>[]> {
  return rowsOf(
    on,
    OpenRow,
    `SELECT o.reference, m.account, o.reward_id, o.texts, o.points, o.state, o.address, o.placed_at
     FROM point_order o JOIN member m ON m.id = o.member_id WHERE o.state IN ('placed', 'shipped') ORDER BY o.id`,
  )
}

interface Decision {
  readonly reference: string
  /** Name of the operator, kept with the order. */
  readonly by: string
}

type Deps = Pick<GatewayDeps, 'database' | 'now'>

/** Goods have left. @throws Error if the order does not wait for that */
export async function shipOrder({ database, now }: Deps, { reference, by }: Decision, tracking: string | null) {
  await decide(database, reference, ['placed'], async (tx, { id, member_id: memberId }) => {
    const text = `UPDATE point_order SET state = 'shipped', tracking = :tracking, decided_by = :by, changed_at = :changedAt WHERE id = :id`
    await tx.query(text, { id, tracking, by, changedAt: now() })
    const details = tracking === null ? {} : { tracking }
    await leaveMessage(tx, {
      memberId,
      kind: 'point_order_shipped',
      details,
      reference: `point-order:${reference}:shipped`,
      now: now(),
    })
  })
}

/** Goods have arrived. @throws Error if the order was not shipped, or is over */
export async function finishOrder({ database, now }: Deps, { reference, by }: Decision): Promise<void> {
  await decide(database, reference, ['shipped'], async (tx, { id }) => {
    const text = `UPDATE point_order SET state = 'done', decided_by = :by, changed_at = :changedAt WHERE id = :id`
    await tx.query(text, { id, by, changedAt: now() })
  })
}

/**
 * Cancels an order of goods: the points are given back once, and the reward's quantity grows again (product rule 11.7).
 *
 * @throws Error if the order is over
 */
export async function cancelOrder({ database, now }: Deps, { reference, by }: Decision, reason: string): Promise<void> {
  await decide(database, reference, ['placed', 'shipped'], async (tx, order) => {
    const { id, member_id: memberId, reward_id: rewardId } = order
    const points = BigInt(order.points)
    await tx.query('UPDATE point_reward SET quantity = quantity + 1 WHERE id = :rewardId', { rewardId })
    const transferId = await transfer(tx, {
      kind: 'points-returned',
      reference: `point-order:${reference}`,
      at: now(),
      actor: `operator:${by}`,
      legs: [
        { account: await openWallet(tx, pointWallet(memberId)), amount: points },
        { system: 'points', amount: -points },
      ],
    })
    await tx.query(
      `UPDATE point_order SET state = 'cancelled', reason = :reason, decided_by = :by, changed_at = :changedAt, return_transfer_id = :transferId
       WHERE id = :id`,
      { id, reason, by, changedAt: now(), transferId },
    )
    await tx.query(
      `INSERT INTO point_entry (member_id, at, kind, type, points, order_id, transfer_id)
       VALUES (:memberId, :at, 'return', 'redeem', :points, :orderId, :transferId)`,
      { memberId, at: now(), points, orderId: id, transferId },
    )
    await leaveMessage(tx, {
      memberId,
      kind: 'point_order_cancelled',
      details: { points: points.toString(), why: reason },
      reference: `point-order:${reference}:cancelled`,
      now: now(),
    })
  })
}

const OrderRow = type({
  id: bigint(),
  member_id: bigint(),
  reward_id: string(),
  points: integer(),
  state: enums(pointOrderStates),
})
type OrderRow = Infer<typeof OrderRow>

/** Runs `work` on an order in one of the states, locked: of two operators at once, one decides. */
async function decide(
  database: Database,
  reference: string,
  states: readonly OrderRow['state'][],
  work: (tx: Transaction, order: OrderRow) => Promise<void>,
): Promise<void> {
  await database.transaction(async (tx) => {
    const text =
      'SELECT id, member_id, reward_id, points, state FROM point_order WHERE reference = :reference FOR UPDATE'
    const order = await rowOf(tx, OrderRow, text, { reference })
    if (!order) throw new Error(`There is no order ${reference}.`)
    if (!states.includes(order.state)) throw new Error(`Order ${reference} is ${order.state}.`)
    await work(tx, order)
  })
}

/** Days for which an address is kept once its order is over. */
const addressDays = 90

const GoneRow = type({ gone: integer() })

/** Deletes the addresses that goods were sent to. The orders stay. */
export async function forgetDeliveries(on: Executor, now: Date): Promise<void> {
  await inBatches(async () => {
    const row = await rowOf(
      on,
      GoneRow,
      `WITH gone AS (UPDATE point_order SET address = NULL WHERE id IN (
         SELECT id FROM point_order WHERE address IS NOT NULL AND state IN ('done', 'cancelled') AND changed_at < :before
         LIMIT ${purgeBatch} FOR UPDATE SKIP LOCKED) RETURNING 1)
       SELECT count(*)::int AS gone FROM gone`,
      { before: daysBefore(now, addressDays) },
    )
    return row?.gone ?? 0
  })
}
