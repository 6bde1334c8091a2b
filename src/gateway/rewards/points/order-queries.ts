import { bigint, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import type { PointOrdersRequest } from '#contract/rewards/points/get-point-orders.ts'
import { DeliveryAddressStruct, type PointOrder, pointOrderStates } from '#contract/rewards/points/point.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { keysetPage, seekByMoment } from '#gateway/platform/http/keyset.ts'
import { daysWithin } from '#gateway/platform/settings/time-zone.ts'
import { inLanguage } from '#lib/in-language.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { RewardTexts } from './points.ts'

const OrderRow = type({
  id: bigint(),
  reference: string(),
  reward_id: string(),
  texts: RewardTexts,
  points: integer(),
  value: nullable(bigint()),
  currency: string(),
  state: enums(pointOrderStates),
  address: nullable(DeliveryAddressStruct),
  tracking: nullable(string()),
  reason: nullable(string()),
  placed_at: Instant,
  changed_at: Instant,
})
type OrderRow = Infer<typeof OrderRow>

const columns = `o.id, o.reference, o.reward_id, o.texts, o.points, o.value, o.currency, o.state, o.address, o.tracking, o.reason,
  o.placed_at, o.changed_at`

/** An order of a member by its reference. */
export function findOrder(on: Executor, memberId: bigint, reference: string): Promise<OrderRow | undefined> {
  const text = `SELECT ${columns} FROM point_order o WHERE o.member_id = :memberId AND o.reference = :reference`
  return rowOf(on, OrderRow, text, { memberId, reference })
}

/** A page of a member's orders, newest first. */
export async function pointOrders({ database }: GatewayDeps, memberId: bigint, request: PointOrdersRequest) {
  const { language = defaultLanguage, cursor, pageSize } = request
  const { from, to } = await daysWithin(database, request)
  const asked = { list: `getPointOrders ${memberId} ${request.from} ${request.to}`, cursor, pageSize }
  const { rows, next, previous } = await keysetPage(asked, async (limit, place) => {
    const { where, order, parameters } = seekByMoment(
      place,
      { table: 'point_order', as: 'o', moment: 'placed_at', from: ':from::timestamptz', to: ':to::timestamptz' },
      { memberId, from, to, limit },
    )
    const page = `SELECT ${columns} FROM point_order o WHERE o.member_id = :memberId AND ${where}
      ORDER BY ${order} LIMIT :limit`
    const text = `SELECT * FROM (${page}) page ORDER BY placed_at DESC, id DESC`
    return { rows: await rowsOf(database, OrderRow, text, parameters) }
  })
  return { list: rows.map((row) => wireOrder(row, language)), next, previous }
}

export const wireOrder = (row: OrderRow, language: string): PointOrder => ({
  orderId: row.reference,
  rewardId: row.reward_id,
  name: inLanguage(row.texts, language)?.name ?? row.reward_id,
  points: row.points,
  value: row.value,
  currency: row.currency,
  state: row.state,
  address: row.address,
  tracking: row.tracking,
  reason: row.reason,
  placedAt: row.placed_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
})
