import { enums, type Infer, nullable, string, type } from 'superstruct'
import { drawStates, type LotteryDraw } from '#contract/play/draws/draw.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, Json, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Day } from '#lib/civil-days.ts'

const DrawRow = type({
  issue: string(),
  state: enums(drawStates),
  commitment: string(),
  server_seed: nullable(string()),
  result: nullable(Json),
  closes_at: Instant,
  draws_at: Instant,
})

const fields = 'issue, state, commitment, server_seed, result, closes_at, draws_at'

const ClockRow = type({ now: Instant })

/** The clock by which draws close and are drawn: the database's. */
export async function drawClock(on: Executor): Promise<Date> {
  const row = await rowOf(on, ClockRow, 'SELECT table_now() AS now')
  if (!row) throw new Error('The database has no clock')
  return row.now
}

/** The draws of a lottery that take bets, the next one first. */
export async function openDrawsOf(on: Executor, lottery: string): Promise<LotteryDraw[]> {
  const text = `SELECT ${fields} FROM lottery_draw WHERE lottery = :lottery AND state = 'open' AND closes_at > table_now() ORDER BY draws_at`
  return (await rowsOf(on, DrawRow, text, { lottery })).map(wireDraw)
}

/** The last draws of a lottery whose bets are closed, the latest first. @param before an issue that they came before */
export async function lastDrawsOf(
  on: Executor,
  lottery: string,
  count: number,
  before?: string,
): Promise<LotteryDraw[]> {
  const rows = await rowsOf(
    on,
    DrawRow,
    `SELECT ${fields} FROM lottery_draw WHERE lottery = :lottery AND state <> 'open'
       AND (:before::text IS NULL OR draws_at < (SELECT d.draws_at FROM lottery_draw d WHERE d.lottery = :lottery AND d.issue = :before))
     ORDER BY draws_at DESC LIMIT :count`,
    { lottery, before: before ?? null, count },
  )
  return rows.map(wireDraw)
}

/** The last draw of a lottery that has a result. @param day only a draw of this day */
export async function resultOf(on: Executor, lottery: string, day?: Day): Promise<LotteryDraw | undefined> {
  const [row] = await rowsOf(
    on,
    DrawRow,
    `SELECT ${fields} FROM lottery_draw WHERE lottery = :lottery AND result IS NOT NULL
       AND (:day::text IS NULL OR (issue > :day::text AND issue < :day::text || '-~')) ORDER BY draws_at DESC LIMIT 1`,
    { lottery, day: day?.replaceAll('-', '') ?? null },
  )
  return row && wireDraw(row)
}

const wireDraw = (row: Infer<typeof DrawRow>): LotteryDraw => ({
  issue: row.issue,
  state: row.state,
  commitment: row.commitment,
  serverSeed: row.server_seed,
  result: row.result,
  closesAt: row.closes_at.toISOString(),
  drawsAt: row.draws_at.toISOString(),
})
