import { expect, test, vi } from 'vitest'
import { findAccounts } from '#gateway/account/members/accounts.ts'
import { parseConfig } from '#gateway/config.ts'
import type { Ask } from '#gateway/demo-life/client.ts'
import { firstPeople } from '#gateway/demo-life/people.ts'
import { startDemoLife } from '#gateway/demo-life/start-demo-life.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { refuseDemoAccounts } from '#gateway/seed/refuse-demo-accounts.ts'
import { emptyPostgres, hasPostgres } from '#tests/support/database.ts'
import { testGateway } from '#tests/support/gateway.ts'

test('production refuses a database with the people of the demonstration, and names some of them', async () => {
  const gateway = await testGateway()
  const life = startDemoLife(gateway.deps, (path, init, { peer }) => gateway.request(path, init, peer))
  await vi.waitFor(async () => expect(await opened(gateway.deps.database)).toBe(firstPeople.length), {
    timeout: 60_000,
  })
  await life.stop()
  const refused = refuseDemoAccounts({ ...gateway.deps, config: parseConfig({ NODE_ENV: 'production' }) })
  await expect(refused).rejects.toThrow(/^DATA_DIR: [^\n]+lucasdm, [^\n]+ and 26 more\)[^\n]+DEMONSTRATION=1$/)
  await gateway.close()
})

const opened = async (database: Parameters<typeof findAccounts>[0]) =>
  (
    await findAccounts(
      database,
      firstPeople.map(({ account }) => account),
    )
  ).length

test.skipIf(!hasPostgres())(
  'of two gateways on one database one plays, the other goes on after it, and both end at once',
  async () => {
    const { url, drop } = await emptyPostgres('template1')
    const open = async () =>
      await testGateway({ database: await openDatabase({ kind: 'postgres', url, connections: 3 }) })
    const [one, other] = [await open(), await open()]
    /** Counts whoever drives: each opens the people first. */
    const started = { one: false, other: false }
    const ask: Ask = () => new Response('{}')
    const lives = [
      startDemoLife(
        noting(one.deps, () => (started.one = true)),
        ask,
      ),
      startDemoLife(
        noting(other.deps, () => (started.other = true)),
        ask,
      ),
    ]
    await vi.waitFor(() => expect(started.one || started.other).toBe(true), { timeout: 60_000 })
    const [first, second] = started.one ? lives : lives.toReversed()
    expect(started.one && started.other).toBe(false)
    await first?.stop()
    await vi.waitFor(() => expect(started.one && started.other).toBe(true), { timeout: 60_000 })
    // A third one still waits when it is stopped.
    const third = startDemoLife(one.deps, ask)
    await third.stop()
    await second?.stop()
    for (const gateway of [one, other]) await gateway.close()
    await drop()
  },
)

/** The dependencies, which tell when their clock is read for the first time. */
function noting<Deps extends { now(): Date }>(deps: Deps, note: () => void): Deps {
  return {
    ...deps,
    now: () => {
      note()
      return deps.now()
    },
  }
}
