// Does operations with money until it is killed.
import { openDatabase } from '#gateway/db/open.ts'
import { type Job, operation } from './operation.ts'
import { performAll } from './perform.ts'

const { database: config, players, ...work }: Job = JSON.parse(process.argv[2] ?? '')
const database = await openDatabase(config)
await performAll(work, async (number) => {
  await operation(database, players, number)
  return 'ok'
})
await database.close()
