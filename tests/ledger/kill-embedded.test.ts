import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { migratedDirectory } from '#tests/support/dumps.ts'
import { effort } from '#tests/support/effort.ts'
import { someAnswers } from './kill/lives.ts'
import { KillRun } from './kill/run.ts'

const { kills } = effort

it(`loses and doubles nothing in ${kills} kill -9 under load of the process that embeds the database`, async () => {
  const dataDir = await migratedDirectory()
  const config = { kind: 'embedded', dataDir } as const
  const run = new KillRun(config)
  const prepared = await openDatabase(config)
  await run.prepare(prepared)
  await prepared.close()
  for (let i = 0; i < kills; i++) {
    run.begin()
    await run.answers(someAnswers())
    await run.kill()
  }
  await run.finish()
  const database = await openDatabase(config)
  expect(await run.verify(database)).toBeGreaterThan(kills)
  await database.close()
  rmSync(dataDir, { recursive: true })
}, 600_000)
