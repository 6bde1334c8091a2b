import { pino } from 'pino'
import { parseConfig } from '#gateway/config.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { printed } from '#gateway/platform/ledger/reconcile.ts'
import { reconcileAll } from '#gateway/reconcile.ts'
import { seed } from '#gateway/seed/seed.ts'
import { startCluster } from '#tests/support/postgres.ts'

/** A PostgreSQL with the seeded catalogue, which is thrown away afterwards. */
export interface SeededPostgres {
  readonly deps: GatewayDeps
  /** What a gateway needs to use it, with its limits of requests off. */
  readonly settings: { readonly DATABASE_URL: string; readonly RATE_LIMITS: 'off' }
  /** Whether the ledger is consistent; prints what is not. */
  isConsistent(): Promise<boolean>
}

/** @throws Error where PostgreSQL cannot be had */
export async function onPostgres<Result>(work: (postgres: SeededPostgres) => Promise<Result>): Promise<Result> {
  const cluster = await startCluster()
  if ('missing' in cluster) throw new Error(cluster.missing)
  const url = cluster.url('postgres')
  const settings = { DATABASE_URL: url, RATE_LIMITS: 'off' } as const
  const database = await openDatabase({ kind: 'postgres', url, connections: 4 })
  const deps = gatewayDeps({
    database,
    config: parseConfig(settings),
    log: pino({ level: 'warn' }),
    now: () => new Date(),
  })
  const isConsistent = async () => {
    const report = await reconcileAll(database)
    if (!report.ok) console.error(printed(report))
    return report.ok
  }
  try {
    await seed(deps)
    return await work({ deps, settings, isConsistent })
  } finally {
    await database.close()
    await cluster.remove()
  }
}
