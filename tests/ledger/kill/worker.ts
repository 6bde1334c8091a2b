// Does idempotent operations until it is killed. Says on stdout, before and after each, which one: a write to a pipe
// is with the kernel at once, so what was said survives the kill.
import { writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseUnavailable } from '#gateway/db/errors.ts'
import { openDatabase } from '#gateway/db/open.ts'
import { type Job, operation } from './operation.ts'

const { database: config, players, unknown, from }: Job = JSON.parse(process.argv[2] ?? '')
const database = await openDatabase(config)

async function perform(number: number): Promise<void> {
  writeSync(1, `trying ${number}\n`)
  for (;;) {
    try {
      await operation(database, players, number)
      break
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error
      await pause(10)
    }
  }
  writeSync(1, `done ${number}\n`)
}

for (const number of unknown) await perform(number)
if (from === null) await database.close()
else {
  let next = from
  const loop = async () => {
    for (;;) await perform(next++)
  }
  await Promise.all(Array.from({ length: 8 }, loop))
}
