// Counts, settles contracts of agents, pays, and asks for a payout; kills itself after a number of statements, as a power cut would.
import { askForPayout } from '#gateway/agents/commission/payouts.ts'
import { settleContracts } from '#gateway/agents/commission/settle-contracts.ts'
import { countLine } from '#gateway/agents/line/count-line.ts'
import { parseConfig } from '#gateway/config.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import type { DatabaseConfig } from '#gateway/platform/db/client.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { LedgerFailure } from '#gateway/platform/ledger/errors.ts'
import { dyingAfter } from '#tests/support/dying.ts'
import { payoutOfWeek } from '#tests/support/settled-week.ts'
import { sessionOf } from '#tests/support/team.ts'

export type SettlementJob = {
  database: DatabaseConfig
  /** ISO 8601 */
  now: string
  /** The agent who asks. */
  memberId: string
  /** After which it dies; null: none. */
  statements: number | null
}

const job: SettlementJob = JSON.parse(process.argv[2] ?? '')
const opened = await openDatabase(job.database)
const database = dyingAfter(opened, job.statements ?? Number.POSITIVE_INFINITY, () =>
  process.kill(process.pid, 'SIGKILL'),
)
const config = parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const deps = gatewayDeps({ database, config, log: createLog(config.logLevel), now: () => new Date(job.now) })

await countLine(deps)
await settleContracts(deps)
const owner = { session: sessionOf({ memberId: BigInt(job.memberId) }), address: '127.0.0.1' }
try {
  await askForPayout(deps, owner, { amount: payoutOfWeek, key: 'killed' })
} catch (error) {
  // The other process has not settled enough yet.
  if (!(error instanceof LedgerFailure) || error.error.kind !== 'insufficient-funds') throw error
}
await opened.close()
