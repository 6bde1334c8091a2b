import { expect, it } from 'vitest'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { effort } from '#tests/support/effort.ts'
import { startCluster } from '#tests/support/postgres.ts'
import { someAnswers } from './kill/lives.ts'
import { KillRun } from './kill/run.ts'

const { kills } = effort

it.skipIf(!hasPostgres())(
  `loses and doubles nothing in ${kills} kill -9 under load of the client and of PostgreSQL by turns`,
  async () => {
    const cluster = await startCluster()
    if ('missing' in cluster) throw new Error(cluster.missing)
    const config = { kind: 'postgres', url: cluster.url('postgres'), connections: 8 } as const
    const run = new KillRun(config)
    const prepared = await openDatabase(config)
    await run.prepare(prepared)
    await prepared.close()
    run.begin()
    for (let i = 0; i < kills; i++) {
      await run.answers(someAnswers())
      if (i % 2 === 0) {
        await run.kill()
        run.begin()
      } else {
        // The worker lives on and must find its way back to the restarted server.
        await cluster.crash()
        await cluster.start()
      }
    }
    await run.answers(someAnswers())
    await run.kill()
    await run.finish()
    const database = await openDatabase(config)
    expect(await run.verify(database)).toBeGreaterThan(kills)
    await database.close()
    await cluster.remove()
  },
  600_000,
)
