// Does operations with money until it is killed. Reads its job from stdin.
import { text } from 'node:stream/consumers'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { type Job, operation } from './operation.ts'
import { performAll } from './perform.ts'

const { database: config, players, ...work }: Job = JSON.parse(await text(process.stdin))
const database = await openDatabase(config)
await performAll(work, async (number) => {
  await operation(database, players, number)
  return 'ok'
})
await database.close()
