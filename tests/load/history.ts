// Measures pages of a long history, and a year's statement and profit: node tests/load/history.ts [--times 100]
import { parseArgs } from 'node:util'
import type { TransactionsRequest } from '#contract/money/statements/get-transactions.ts'
import type { BettingHistoryRequest } from '#contract/play/history/get-betting-history.ts'
import { parseConfig } from '#gateway/config.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import { profit } from '#gateway/money/statements/profit.ts'
import { transactions } from '#gateway/money/statements/statement.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { cursorOf } from '#gateway/platform/http/cursor.ts'
import { bettingHistory } from '#gateway/play/history/history.ts'
import { startCluster } from '#tests/support/postgres.ts'
import { byOwner, newMember, smallCatalogue, writeManyRounds } from '#tests/support/rounds.ts'
import { roundsOfYear, writeYear } from '#tests/support/year.ts'

export const roundsOfHistory = roundsOfYear

/** Milliseconds of one page or report, without HTTP. */
export interface HistoryTime {
  readonly database: 'postgres' | 'embedded'
  readonly page: string
  readonly p50: number
  readonly p99: number
}

/**
 * Pages of the betting history of a member who played every 26 seconds for 90 days: a table game now and then, a fishing
 * game very rarely. And the statement and the profit of another member, who played as many rounds in a year.
 *
 * @param times how often each is read
 * @throws Error where PostgreSQL cannot be had
 */
export async function historyTimes(kind: HistoryTime['database'], times = 100): Promise<HistoryTime[]> {
  if (kind === 'embedded') return measured(kind, await openDatabase({ kind: 'memory' }), times)
  const cluster = await startCluster()
  if ('missing' in cluster) throw new Error(cluster.missing)
  try {
    const database = await openDatabase({ kind, url: cluster.url('postgres'), connections: 1 })
    return await measured(kind, database, times)
  } finally {
    await cluster.remove()
  }
}

async function measured(kind: HistoryTime['database'], database: Database, turns: number): Promise<HistoryTime[]> {
  try {
    const deps = gatewayDeps({ database, config: parseConfig({}), log: createLog('warn'), now: () => new Date() })
    await smallCatalogue(database)
    const reads = { ...(await historyReads(deps)), ...(await yearReads(deps)) }
    const times: HistoryTime[] = []
    for (const [page, read] of Object.entries(reads)) {
      const all: number[] = []
      for (let turn = 0; turn < turns; turn++) {
        const began = performance.now()
        await read()
        all.push(performance.now() - began)
      }
      all.sort((left, right) => left - right)
      const at = (share: number) => all[Math.min(turns - 1, Math.floor(turns * share))] ?? Number.NaN
      times.push({ database: kind, page, p50: at(0.5), p99: at(0.99) })
    }
    return times
  } finally {
    await database.close()
  }
}

type Reads = Readonly<Record<string, () => Promise<unknown>>>

/** Pages of the betting history. */
async function historyReads(deps: GatewayDeps): Promise<Reads> {
  const memberId = await filled(deps.database)
  const session = { sessionId: 0n, memberId, account: '', type: 0, currency: 'BRL' }
  const late = cursorOf({ id: 10_000n, side: 'older' }, `getBettingHistory ${memberId} BRL`)
  const page = (request: Partial<BettingHistoryRequest>) => () =>
    bettingHistory(deps, session, { from: begun, pageSize: 20, ...request })
  return {
    'first page': page({}),
    'late page': page({ cursor: late }),
    'rare category': page({ gameType: 'FISH' }),
    'period cut twice': page({ from: '2026-08-03T10:21:00.000Z', to: '2026-08-30T11:43:00.000Z' }),
  }
}

/** A year of rounds, deposits and withdrawals, as the screens show it. */
async function yearReads(deps: GatewayDeps): Promise<Reads> {
  const { session, memberId } = await writeYear(deps.database, roundsOfYear)
  const year = { from: '2026-01-01', to: '2026-12-31' }
  const late = cursorOf({ id: 1_000n, side: 'older' }, `getTransactions ${memberId} BRL`)
  const page = (request: Partial<TransactionsRequest>) => () =>
    transactions(deps, session, { ...year, pageSize: 20, ...request })
  return {
    'statement of a year': page({}),
    'late page of the statement': page({ cursor: late }),
    'statement without play': page({ show: 'money' }),
    'profit of a year': () => profit(deps, session, year),
  }
}

const begun = '2026-08-01T00:00:00.000Z'

async function filled(database: Database): Promise<bigint> {
  const memberId = await newMember(database)
  await writeManyRounds(database, {
    count: roundsOfHistory,
    memberId,
    node: 'CASE WHEN n % 30000 = 0 THEN 3 WHEN n % 9 = 0 THEN 2 ELSE 1 END',
    placedAt: `'${begun}'::timestamptz + n * interval '26 s'`,
  })
  await byOwner(database, 'ANALYZE wager, member_hour')
  return memberId
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { times: { type: 'string' } } })
  const times = values.times === undefined ? undefined : Number(values.times)
  for (const kind of ['postgres', 'embedded'] as const) console.table(await historyTimes(kind, times))
}
