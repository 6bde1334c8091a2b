import { expect, it } from 'vitest'
import { openDatabase } from '#gateway/db/open.ts'
import { emptyPostgres, hasPostgres } from '#tests/support/database.ts'
import { effort } from '#tests/support/effort.ts'
import { someAnswers } from './kill/lives.ts'
import { RewardRun } from './kill/reward-run.ts'

const { kills } = effort

it.skipIf(!hasPostgres())(
  `gives every reward once, with one answer, in ${kills} kill -9 of the process that gives them`,
  async () => {
    const { url, drop } = await emptyPostgres('template1')
    const config = { kind: 'postgres', url, connections: 8 } as const
    const database = await openDatabase({ ...config, connections: 2 })
    const run = new RewardRun(config)
    await run.prepare(database)
    for (let kill = 0; kill < kills; kill++) {
      await run.seat(database)
      run.begin()
      await run.answers(someAnswers())
      await run.kill()
      await run.verifyKilled(database)
    }
    await run.finish()
    expect(await run.verify(database)).toBeGreaterThan(kills)
    await database.close()
    await drop()
  },
  1_200_000,
)
