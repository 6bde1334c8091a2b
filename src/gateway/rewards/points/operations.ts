import { object, optional, string } from 'superstruct'
import { nothing, Text } from '#gateway/platform/operators/arguments.ts'
import { type Operation, operation } from '#gateway/platform/operators/operation.ts'
import { cancelOrder, finishOrder, openOrders, shipOrder } from './work-orders.ts'

/** Goods that are to be sent, or on their way. */
const orders = operation({
  takes: nothing,
  isNamed: false,
  run: async ({ deps, out }) => {
    const open = await openOrders(deps.database)
    for (const { reference, state, account, reward_id, points, placed_at, address } of open) {
      const to = Object.values(address ?? {}).join(', ')
      out.row(reference, state, placed_at, account, reward_id, `${points} points`, to)
    }
    if (open.length === 0) out.line('Nothing is to be sent.')
  },
})

/** The goods have left; the member gets a message. */
const ship = operation({
  takes: object({ order: string(), tracking: optional(Text) }),
  run: ({ deps, by }, { order, tracking }) => shipOrder(deps, { reference: order, by }, tracking ?? null),
})

/** They have arrived. */
const finish = operation({
  takes: object({ order: string() }),
  run: ({ deps, by }, { order }) => finishOrder(deps, { reference: order, by }),
})

/** Gives the points back; the member gets a message with the reason. */
const cancel = operation({
  takes: object({ order: string(), reason: Text }),
  run: ({ deps, by }, { order, reason }) => cancelOrder(deps, { reference: order, by }, reason),
})

export const pointOperations: Readonly<Record<string, Operation>> = {
  'points.orders': orders,
  'points.ship': ship,
  'points.done': finish,
  'points.cancel': cancel,
}
