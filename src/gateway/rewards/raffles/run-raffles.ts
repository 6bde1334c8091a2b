import type { GatewayDeps } from '#gateway/deps.ts'
import { IdRow, rowsOf } from '#gateway/platform/db/rows.ts'
import { payPrizes } from '#gateway/rewards/contests/pay-prizes.ts'
import { raffleContest } from './contest.ts'
import { drawRaffle } from './draw.ts'

/**
 * The job of raffles whose time is over. It draws the prizes, pays them, and returns the rest of the pool. Each step is a transaction,
 * so it is done once, also if a gateway stops midway or several do this at once.
 */
export async function runRaffles(deps: GatewayDeps): Promise<void> {
  const due = `SELECT id FROM raffle WHERE state <> 'paid' AND ends_at <= :now ORDER BY ends_at, id`
  for (const { id } of await rowsOf(deps.database, IdRow, due, { now: deps.now() })) {
    try {
      await run(deps, id)
    } catch (err) {
      // The others do not wait for this one.
      deps.log.error({ err, id: id.toString() }, 'a raffle could not go on')
    }
  }
}

async function run(deps: GatewayDeps, id: bigint): Promise<void> {
  await deps.database.transaction((tx) => drawRaffle(tx, id, deps.now()), { statementTimeout: 600_000 })
  await payPrizes(deps, raffleContest, id)
}
