// Measures pages of a long history: node tests/load/history.ts
import type { BettingHistoryRequest } from '#contract/member/get-betting-history.ts'
import { parseConfig } from '#gateway/config.ts'
import type { Database } from '#gateway/db/client.ts'
import { openDatabase } from '#gateway/db/open.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { cursorOf } from '#gateway/http/cursor.ts'
import { createLog } from '#gateway/log.ts'
import { bettingHistory } from '#gateway/member/history.ts'
import { startCluster } from '#tests/support/postgres.ts'
import { byOwner, newMember, smallCatalogue, writeManyRounds } from '#tests/support/rounds.ts'

export const roundsOfHistory = 300_000

/** Milliseconds of one page, without HTTP. */
export interface HistoryTime {
  readonly database: 'postgres' | 'embedded'
  readonly page: string
  readonly p50: number
  readonly p99: number
}

/**
 * Pages of a member who played every 26 seconds for 90 days: a table game now and then, a fishing game very rarely.
 *
 * @throws Error where PostgreSQL cannot be had
 */
export async function historyTimes(kind: HistoryTime['database']): Promise<HistoryTime[]> {
  if (kind === 'embedded') return measured(kind, await openDatabase({ kind: 'memory' }))
  const cluster = await startCluster()
  if ('missing' in cluster) throw new Error(cluster.missing)
  try {
    return await measured(kind, await openDatabase({ kind, url: cluster.url('postgres'), connections: 1 }))
  } finally {
    await cluster.remove()
  }
}

async function measured(kind: HistoryTime['database'], database: Database): Promise<HistoryTime[]> {
  try {
    const deps: GatewayDeps = { database, config: parseConfig({}), log: createLog('warn'), now: () => new Date() }
    const memberId = await filled(database)
    const session = { sessionId: 0n, memberId, account: '', type: 0, currency: 'BRL' }
    const late = cursorOf({ id: 10_000n, side: 'older' }, `getBettingHistory ${memberId} BRL`)
    const pages: Record<string, Partial<BettingHistoryRequest>> = {
      'first page': {},
      'late page': { cursor: late },
      'rare category': { gameType: 'FISH' },
      'period cut twice': { from: '2026-08-03T10:21:00.000Z', to: '2026-08-30T11:43:00.000Z' },
    }
    const times: HistoryTime[] = []
    for (const [page, request] of Object.entries(pages)) {
      const all: number[] = []
      for (let turn = 0; turn < 100; turn++) {
        const began = performance.now()
        await bettingHistory(deps, session, { from: begun, pageSize: 20, ...request })
        all.push(performance.now() - began)
      }
      all.sort((left, right) => left - right)
      times.push({ database: kind, page, p50: all[50] ?? Number.NaN, p99: all[99] ?? Number.NaN })
    }
    return times
  } finally {
    await database.close()
  }
}

const begun = '2026-08-01T00:00:00.000Z'

async function filled(database: Database): Promise<bigint> {
  await smallCatalogue(database)
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
  for (const kind of ['postgres', 'embedded'] as const) console.table(await historyTimes(kind))
}
