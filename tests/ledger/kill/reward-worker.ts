// Takes rewards until it is killed.
import { openDatabase } from '#gateway/db/open.ts'
import { performAll } from './perform.ts'
import { type RewardJob, rewardOperation } from './reward-operation.ts'

const job: RewardJob = JSON.parse(process.argv[2] ?? '')
const database = await openDatabase(job.database)
await performAll(job, (number) => rewardOperation(database, job, number))
await database.close()
