// Measures reports and settlements of a big line of agents: node tests/load/line.ts
import { lineProofs } from '#gateway/agent/line/proofs.ts'
import { reportRoutes } from '#gateway/agent/report/routes.ts'
import { settleContracts } from '#gateway/agent/settlement/settle-contracts.ts'
import { treeRoutes } from '#gateway/agent/tree/routes.ts'
import { parseConfig } from '#gateway/config.ts'
import type { Database } from '#gateway/db/client.ts'
import { openDatabase } from '#gateway/db/open.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { RequestContext } from '#gateway/http/context.ts'
import { createLog } from '#gateway/log.ts'
import { startCluster } from '#tests/support/postgres.ts'
import { afterLastDay, countOf, fillBets, fillContracts, fillLine, fillMoney, lastDay } from './line-data.ts'

/** How often each report is asked for, so that the 95th of a hundred is one of them. */
const turns = 20

export interface LineTimes {
  readonly bets: number
  /** Minutes to write the line, its bets and its money, and to count them by the jobs of the gateway. */
  readonly filled: number
  /** Milliseconds of each report, without HTTP. */
  readonly reports: Readonly<Record<string, { readonly p50: number; readonly p95: number }>>
  /** Seconds for a day and a month of all contracts, with their payments. */
  readonly settled: number
  readonly statements: number
  /** Rows that the proofs of `npm run reconcile` find wrong in the line and its sums. */
  readonly wrong: number
}

/**
 * A line of 100,000 accounts, of which 5,000 are agents in three levels with two contracts each, and ten million bets in 120 days, on
 * PostgreSQL.
 *
 * @throws Error where PostgreSQL cannot be had
 */
export async function lineTimes(say: (text: string) => void): Promise<LineTimes> {
  const cluster = await startCluster()
  if ('missing' in cluster) throw new Error(cluster.missing)
  try {
    const database = await openDatabase({ kind: 'postgres', url: cluster.url('postgres'), connections: 4 })
    try {
      return await measured(database, say)
    } finally {
      await database.close()
    }
  } finally {
    await cluster.remove()
  }
}

async function measured(database: Database, say: (text: string) => void): Promise<LineTimes> {
  const deps: GatewayDeps = { database, config: parseConfig({}), log: createLog('warn'), now: () => afterLastDay }
  const began = performance.now()
  const top = await fillLine(database)
  say('the line stands')
  const bets = await fillBets(deps, say)
  await fillMoney(database)
  await fillContracts(database)
  const filled = (performance.now() - began) / 60_000
  say('reports …')
  const reports = await reportTimes(deps, top)
  say('settlement …')
  const settling = performance.now()
  await settleContracts(deps)
  const settled = (performance.now() - settling) / 1000
  const paid = `SELECT count(*) AS n FROM line_statement WHERE state IN ('paid', 'nothing', 'notReached')`
  say('proofs …')
  return { bets, filled, reports, settled, statements: await countOf(database, paid), wrong: await wrongOf(database) }
}

/** The request of a report: the last 30 days, and the first page. */
const asked = (() => {
  const page = { from: '2026-10-02', to: lastDay, pageSize: 20 }
  return [
    ['getTeamOverview', { from: page.from, to: page.to }],
    ['getTeamAgents', page],
    ['getTeamBets', page],
    ['getTeamBets', { ...page, prefix: 'player77' }],
    ['getTeamLosses', page],
    ['getTeamLosses', { ...page, from: '2026-10-29', order: 'loss' }],
    ['getTeamMovements', page],
    ['getTeamMovements', { ...page, kind: 'deposit' }],
    ['getDownlines', { pageSize: 20 }],
    ['findDownlines', { search: 'player777' }],
  ] as const
})()

async function reportTimes(deps: GatewayDeps, top: bigint): Promise<LineTimes['reports']> {
  const session = { sessionId: 0n, memberId: top, account: 'top0', type: 2, currency: 'BRL' }
  const context = { session, address: '127.0.0.1', userAgent: 'load' } as unknown as RequestContext & {
    session: typeof session
  }
  const routes = [...reportRoutes(deps), ...treeRoutes(deps)]
  const times: Record<string, { p50: number; p95: number }> = {}
  for (const [name, request] of asked) {
    const route = routes.find(({ call }) => call.name === name)
    if (!route) throw new Error(`There is no call ${name}.`)
    const all: number[] = []
    for (let turn = 0; turn < turns; turn++) {
      const began = performance.now()
      await route.handle(request, context)
      all.push(performance.now() - began)
    }
    all.sort((left, right) => left - right)
    const at = (share: number) => all[Math.floor(turns * share)] ?? Number.NaN
    const what = Object.entries(request).filter(([field]) => ['prefix', 'order', 'kind'].includes(field))
    times[[name, ...what.map(([, value]) => value)].join(' ')] = { p50: at(0.5), p95: at(0.95) }
  }
  return times
}

/** Bets and payments of this line have no ledger transfers, so comparisons with the ledger are left out. */
const withoutLedger = Object.entries(lineProofs).filter(([name]) => !name.includes('ledger'))

async function wrongOf(database: Database): Promise<number> {
  let wrong = 0
  for (const [, text] of withoutLedger)
    wrong += await database.transaction(
      async (tx) => {
        await tx.query('SET LOCAL ROLE NONE')
        return (await tx.query(text)).length
      },
      { statementTimeout: 600_000 },
    )
  return wrong
}

if (import.meta.main) console.log(await lineTimes((text) => process.stderr.write(`${text}\n`)))
