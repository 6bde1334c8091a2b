import { settleContracts } from '#gateway/agents/commission/settle-contracts.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { accountName, type LineAccount, lineCounted } from './agents.ts'
import { type Clock, fakeClock } from './clock.ts'
import { emptyPostgres, hasPostgres } from './database.ts'
import { dyingAfter } from './dying.ts'
import { type TestGateway, testGateway } from './gateway.ts'
import { smallCatalogue } from './rounds.ts'
import { rowsAs } from './rows.ts'
import { settlingOf } from './settling.ts'

/**
 * A gateway for tests of settlements, another one on the same database, and what the tests ask them. The clock of both
 * begins at a moment. Closing the first one closes both.
 */
export async function settlingPair(start: string) {
  const { gateway, other } = await pairAt(fakeClock(new Date(start)))
  const { deps } = gateway
  await smallCatalogue(deps.database)
  const on = {
    goTo: settlingOf(gateway).goTo,
    /** Counts, and settles by both gateways at once. */
    async settled() {
      await lineCounted(gateway)
      await Promise.all([settleContracts(deps), settleContracts(other)])
    },
    nameOf: (account: LineAccount) => accountName(deps, account),
    paidOf: ({ memberId }: LineAccount) =>
      rowsAs<{ period: string; version: number; pay: bigint; state: string }>(
        deps.database,
        'SELECT period, version, pay, state FROM line_statement WHERE agent_id = :memberId ORDER BY ends_at',
        { memberId },
      ),
    /**
     * Runs work that is interrupted after one statement, after two, and so on, until one run completes. @returns the number
     * of interruptions
     */
    async dyingOften(work: (deps: GatewayDeps) => Promise<unknown>) {
      for (let deaths = 0; ; deaths++) {
        try {
          await work({ ...deps, database: dyingAfter(deps.database, deaths + 1, die) })
          return deaths
        } catch (error) {
          if (!(error instanceof Died)) throw error
        }
      }
    },
  }
  return { gateway, other, on }
}
export type SettlingPair = Awaited<ReturnType<typeof settlingPair>>

/** The second gateway has its own connections to the database; with the embedded one it has the same connection. */
async function pairAt(clock: Clock): Promise<{ gateway: TestGateway; other: GatewayDeps }> {
  if (!hasPostgres()) {
    const gateway = await testGateway({ clock })
    return { gateway, other: gateway.deps }
  }
  const { url, drop } = await emptyPostgres('template1')
  const [first, second] = await Promise.all(
    [4, 4].map((connections) => openDatabase({ kind: 'postgres', url, connections })),
  )
  if (!first || !second) throw new Error('There is no database.')
  const database = { ...first, close: () => Promise.all([first.close(), second.close()]).then(drop) }
  const gateway = await testGateway({ database, clock })
  return { gateway, other: { ...gateway.deps, database: second } }
}

class Died extends Error {}
const die = () => {
  throw new Died()
}
