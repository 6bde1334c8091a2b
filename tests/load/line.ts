// Measures reports and settlements of a big line of agents: node tests/load/line.ts [--small]
import { parseArgs } from 'node:util'
import { statementChecks } from '#gateway/agents/commission/checks.ts'
import { commissionChecks } from '#gateway/agents/commission/payout-checks.ts'
import { settleContracts } from '#gateway/agents/commission/settle-contracts.ts'
import { lineChecks } from '#gateway/agents/line/checks.ts'
import { parseConfig } from '#gateway/config.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { ledgerChecks } from '#gateway/platform/ledger/checks.ts'
import { reconcile } from '#gateway/platform/ledger/reconcile.ts'
import { startCluster } from '#tests/support/postgres.ts'
import {
  afterLastDay,
  countOf,
  fillContracts,
  fillDays,
  fillLine,
  fullSize,
  type LineSize,
  smallSize,
} from './line-data.ts'
import { longReads, type ReadTimes, readsOfStatements, readsOfTeam } from './line-reads.ts'

export interface LineTimes {
  readonly bets: number
  /** Deposits and withdrawals, each a transfer of the ledger. */
  readonly payments: number
  /** Minutes to write the line, its bets and its money, and to count them by the jobs of the gateway. */
  readonly filled: number
  /** Reports, pages of the tree, and the first and a deep page of each list. */
  readonly reports: ReadTimes
  /** Reads of settled statements. */
  readonly read: ReadTimes
  /** Seconds for what agents rarely ask for. */
  readonly long: Readonly<Record<string, number>>
  /** Seconds for a day and a month of all contracts, with their payments. */
  readonly settled: number
  readonly statements: number
  /** Rows that the proofs of `npm run reconcile` find wrong in the ledger, the line, its sums and its statements. */
  readonly wrong: number
  /** Seconds for these proofs. */
  readonly proven: number
}

/**
 * A line of agents in three levels with two contracts each, the bets of its members, and their payments in the ledger, on
 * PostgreSQL.
 *
 * @throws Error where PostgreSQL cannot be had
 */
export async function lineTimes(say: (text: string) => void, size = fullSize): Promise<LineTimes> {
  const cluster = await startCluster()
  if ('missing' in cluster) throw new Error(cluster.missing)
  try {
    const database = await openDatabase({ kind: 'postgres', url: cluster.url('postgres'), connections: 4 })
    try {
      return await measured(database, size, say)
    } finally {
      await database.close()
    }
  } finally {
    await cluster.remove()
  }
}

async function measured(database: Database, size: LineSize, say: (text: string) => void): Promise<LineTimes> {
  const deps = gatewayDeps({ database, config: parseConfig({}), log: createLog('warn'), now: () => afterLastDay })
  const began = performance.now()
  const top = await fillLine(database, size)
  say('the line stands')
  const bets = await fillDays(deps, size, say)
  await fillContracts(database)
  const filled = (performance.now() - began) / 60_000
  say('reports …')
  const reports = await readsOfTeam(deps, top)
  say('settlement …')
  const settling = performance.now()
  await settleContracts(deps)
  const settled = (performance.now() - settling) / 1000
  const paid = `SELECT count(*) AS n FROM line_statement WHERE state IN ('paid', 'nothing', 'notReached')`
  say('statements …')
  const read = await readsOfStatements(deps, top)
  const long = await longReads(deps, top)
  say('proofs …')
  const proving = performance.now()
  const wrong = await wrongOf(database)
  const proven = (performance.now() - proving) / 1000
  const payments = await countOf(database, 'SELECT count(*) AS n FROM line_entry')
  return {
    bets,
    payments,
    filled,
    reports,
    read,
    long,
    settled,
    statements: await countOf(database, paid),
    wrong,
    proven,
  }
}

const proofs = {
  ...ledgerChecks,
  ...lineChecks,
  ...statementChecks,
  ...commissionChecks,
  // Here no account moved money before it had an agent, so that every sum of the ledger is a sum of the line.
  'what each account of the line paid in and out by day is what its wallet got and gave': `
    SELECT coalesce(l.member_id, w.member_id) AS member, coalesce(l.day, w.day) AS day, l.moved, w.moved AS expected
      FROM (SELECT member_id, day, currency::text, deposited - withdrawn - fees AS moved FROM line_money) l
      FULL JOIN (SELECT a.owner_id::bigint AS member_id, (p.at AT TIME ZONE brand_zone())::date AS day, p.currency::text, sum(p.amount) AS moved
        FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
        WHERE a.owner_kind = 'member' AND a.purpose = 'main' GROUP BY 1, 2, 3) w USING (member_id, day, currency)
      WHERE l.moved IS DISTINCT FROM w.moved`,
}

/** Rows that the proofs of `npm run reconcile` find wrong in the ledger, the line, its sums and its statements. */
async function wrongOf(database: Database): Promise<number> {
  const { findings } = await reconcile(database, proofs)
  return findings.reduce((sum, { faults }) => sum + faults, 0)
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { small: { type: 'boolean', default: false } } })
  const size = values.small ? smallSize : fullSize
  console.log(await lineTimes((text) => process.stderr.write(`${text}\n`), size))
}
