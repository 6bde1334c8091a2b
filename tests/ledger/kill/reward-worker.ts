// Takes rewards until it is killed. Reads its job from stdin.
import { text } from 'node:stream/consumers'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { performAll } from './perform.ts'
import { type RewardJob, rewardOperation } from './reward-operation.ts'

const job: RewardJob = JSON.parse(await text(process.stdin))
const database = await openDatabase(job.database)
await performAll(job, (number) => rewardOperation(database, job, number))
await database.close()
