import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { emptyPostgres, hasPostgres } from '#tests/support/database.ts'
import { effort } from '#tests/support/effort.ts'
import { someAnswers } from './kill/lives.ts'
import { NightRun } from './kill/night-run.ts'
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

it.skipIf(!hasPostgres())(
  `pays levels, benefits, rebates, cash back, invitations and prizes once, in ${kills} kill -9 of the night's jobs`,
  async () => {
    const { url, drop } = await emptyPostgres('template1')
    const config = { kind: 'postgres', url, connections: 8 } as const
    const database = await openDatabase({ ...config, connections: 2 })
    const run = new NightRun(config)
    await run.prepare(database, 12 + 4 * kills)
    let killed = 0
    // Each life begins with those whose answer the last one did not give.
    for (; killed < kills && run.left > 10; killed++) {
      run.begin()
      // Some lives end in the middle of the first jobs, before any answer.
      if (killed % 2 === 0) await pause(Math.random() * 1_500)
      else await run.answers(1)
      await run.kill()
      await run.verifyKilled(database)
    }
    expect(killed).toBeGreaterThan(0)
    // Whoever is left, and then everybody again.
    run.begin()
    await run.answers(run.left)
    await run.finish()
    await run.verify(database)
    await database.close()
    await drop()
  },
  1_200_000,
)
