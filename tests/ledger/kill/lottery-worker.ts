// Draws and settles lotteries; kills itself after a number of statements, as a power cut would.
import { parseConfig } from '#gateway/config.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { moveDraws } from '#gateway/play/draws/move-draws.ts'
import { dyingAfter } from '#tests/support/dying.ts'

export interface LotteryJob {
  readonly url: string
  /** After which it dies; null: none. */
  readonly statements: number | null
}

const job: LotteryJob = JSON.parse(process.argv[2] ?? '')
const opened = await openDatabase({ kind: 'postgres', url: job.url, connections: 2 })
const database = dyingAfter(opened, job.statements ?? Number.POSITIVE_INFINITY, () =>
  process.kill(process.pid, 'SIGKILL'),
)
const config = parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const deps = gatewayDeps({ database, config, log: createLog(config.logLevel), now: () => new Date() })
await moveDraws(deps)
await opened.close()
