// Does the jobs of a night and claims what they bring until it is killed. Reads its job from stdin.
import { text } from 'node:stream/consumers'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { type NightJob, nightOperation } from './night-operation.ts'
import { performAll } from './perform.ts'

const job: NightJob = JSON.parse(await text(process.stdin))
const database = await openDatabase(job.database)
await performAll(job, (number) => nightOperation(database, job, number))
await database.close()
