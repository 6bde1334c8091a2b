import { type Infer, integer, nullable, string, type } from 'superstruct'
import type { LotteryResult } from '#contract/play/draws/get-lottery-results.ts'
import { lotteryOf } from '#games/lottery/lotteries.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Database, Executor } from '#gateway/platform/db/client.ts'
import { Instant, Json, rowsOf } from '#gateway/platform/db/rows.ts'
import { drawClock } from './draw-rows.ts'

/** Milliseconds for which an answer is used again. */
const freshMs = 1_000

interface Kept {
  /** When it was read, by the clock of this gateway, and by that of the database. */
  readonly at: number
  readonly read: Promise<{ readonly clock: number; readonly lotteries: LotteryResult[] }>
}

const kept = new WeakMap<Database, Kept>()

/** The next draw and the last result of each lottery that is offered. All who ask within a second share one reading. */
export async function lotteryResults({ database, now }: GatewayDeps) {
  const at = now().getTime()
  const known = kept.get(database)
  const fresh = known && Math.abs(at - known.at) < freshMs ? known : { at, read: read(database) }
  if (fresh !== known) {
    kept.set(database, fresh)
    // Nobody is answered from a reading that failed.
    fresh.read.catch(() => {
      if (kept.get(database) === fresh) kept.delete(database)
    })
  }
  const { clock, lotteries } = await fresh.read
  return { now: new Date(clock + Math.max(0, now().getTime() - fresh.at)).toISOString(), lotteries }
}

async function read(database: Database) {
  const clock = (await drawClock(database)).getTime()
  return { clock, lotteries: await readResults(database) }
}

const ResultRow = type({
  node_id: integer(),
  theme: string(),
  next_issue: nullable(string()),
  closes_at: nullable(Instant),
  next_at: nullable(Instant),
  last_issue: nullable(string()),
  result: nullable(Json),
  last_at: nullable(Instant),
})

async function readResults(on: Executor): Promise<LotteryResult[]> {
  const rows = await rowsOf(
    on,
    ResultRow,
    `SELECT g.node_id, g.theme, n.issue AS next_issue, n.closes_at, n.draws_at AS next_at, l.issue AS last_issue, l.result, l.draws_at AS last_at
     FROM game g
     LEFT JOIN LATERAL (SELECT issue, closes_at, draws_at FROM lottery_draw
       WHERE lottery = g.theme AND state = 'open' AND settled_at IS NULL AND closes_at > table_now() ORDER BY closes_at LIMIT 1) n ON true
     LEFT JOIN LATERAL (SELECT d.issue, CASE WHEN c.id IS NULL THEN d.result ELSE c.new_result END AS result, d.draws_at
       FROM lottery_draw d LEFT JOIN LATERAL (SELECT c.id, c.new_result FROM lottery_correction c
         WHERE c.lottery = d.lottery AND c.issue = d.issue ORDER BY c.id DESC LIMIT 1) c ON true
       WHERE d.lottery = g.theme AND d.result IS NOT NULL AND (c.id IS NULL OR c.new_result IS NOT NULL)
       ORDER BY d.draws_at DESC LIMIT 1) l ON true
     WHERE g.engine = 'draws' AND g.listed AND g.theme IS NOT NULL ORDER BY g.node_id`,
  )
  return rows.flatMap(wireResult)
}

function wireResult(row: Infer<typeof ResultRow>): LotteryResult[] {
  const lottery = lotteryOf(row.theme)
  if (!lottery) return []
  const { next_issue: next, closes_at: closes, next_at: nextAt, last_issue: last, last_at: lastAt, result } = row
  return [
    {
      ...{ nodeId: row.node_id, gameCode: lottery.id, type: lottery.game.type },
      next:
        next !== null && closes && nextAt
          ? { issue: next, closesAt: closes.toISOString(), drawsAt: nextAt.toISOString() }
          : null,
      last: last !== null && lastAt && result !== null ? { issue: last, drawsAt: lastAt.toISOString(), result } : null,
    },
  ]
}
