// Orders of goods in the points mall; see docs/operating.md.
//   npm run points -- orders                                   lists what is to be sent, or on its way
//   npm run points -- ship ORDER --by NAME [--tracking CODE]   the goods have left; the member gets a message
//   npm run points -- done ORDER --by NAME                     they have arrived
//   npm run points -- cancel ORDER --by NAME --reason TEXT     gives the points back; the member gets a message with the reason
import type { Database } from '#gateway/platform/db/client.ts'
import { cancelOrder, finishOrder, openOrders, shipOrder } from '#gateway/rewards/points/work-orders.ts'
import { givenArguments } from './command-line.ts'
import { onOperatorDatabase } from './operator-database.ts'
import { complain, printLines, printRow } from './printed.ts'

const usage = `npm run points -- orders
npm run points -- ship ORDER --by NAME [--tracking CODE]
npm run points -- done ORDER --by NAME
npm run points -- cancel ORDER --by NAME --reason TEXT`

interface Options {
  readonly by?: string | undefined
  readonly tracking?: string | undefined
  readonly reason?: string | undefined
}

process.exitCode = await main()

async function main(): Promise<number> {
  const { positionals, values } = givenArguments({
    allowPositionals: true,
    options: { by: { type: 'string' }, tracking: { type: 'string' }, reason: { type: 'string' } },
  })
  return await onOperatorDatabase((database) => run(database, positionals, values))
}

async function run(
  database: Database,
  [command, reference]: readonly string[],
  { by, tracking, reason }: Options,
): Promise<number> {
  if (command === 'orders') return await list(database)
  const deps = { database, now: () => new Date() }
  if (reference && by) {
    const decision = { reference, by }
    if (command === 'ship') return await done(shipOrder(deps, decision, tracking ?? null))
    if (command === 'done') return await done(finishOrder(deps, decision))
    if (command === 'cancel' && reason) return await done(cancelOrder(deps, decision, reason))
  }
  complain(...usage.split('\n'))
  return 1
}

async function done(work: Promise<void>): Promise<number> {
  await work
  return 0
}

async function list(database: Database): Promise<number> {
  const orders = await openOrders(database)
  for (const { reference, state, account, reward_id, points, placed_at, address } of orders) {
    const to = Object.values(address ?? {}).join(', ')
    printRow(reference, state, placed_at, account, reward_id, `${points} points`, to)
  }
  if (orders.length === 0) printLines('Nothing is to be sent.')
  return 0
}
