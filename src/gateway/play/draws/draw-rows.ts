import { boolean, enums, type Infer, nullable, string, type } from 'superstruct'
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
  corrected: boolean(),
  corrected_result: nullable(Json),
  closes_at: Instant,
  draws_at: Instant,
})

const fields = `d.issue, d.state, d.commitment, d.server_seed, d.result, d.closes_at, d.draws_at, c.id IS NOT NULL AS corrected,
  c.new_result AS corrected_result`
const tables = `lottery_draw d LEFT JOIN LATERAL (SELECT c.id, c.new_result FROM lottery_correction c
  WHERE c.lottery = d.lottery AND c.issue = d.issue ORDER BY c.id DESC LIMIT 1) c ON true`

const ClockRow = type({ now: Instant })

/** The clock by which draws close and are drawn: the database's. */
export async function drawClock(on: Executor): Promise<Date> {
  const row = await rowOf(on, ClockRow, 'SELECT table_now() AS now')
  if (!row) throw new Error('The database has no clock')
  return row.now
}

/** The draws of a lottery that take bets, the next one first. */
export async function openDrawsOf(on: Executor, lottery: string): Promise<LotteryDraw[]> {
  const text = `SELECT ${fields} FROM ${tables}
    WHERE d.lottery = :lottery AND d.state = 'open' AND d.closes_at > table_now() ORDER BY d.draws_at`
  return (await rowsOf(on, DrawRow, text, { lottery })).map(wireDraw)
}

/** Last draws that a page finds when it opens. */
export const lastDraws = 20

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
    `SELECT ${fields} FROM ${tables} WHERE d.lottery = :lottery AND d.state <> 'open'
       AND (:before::text IS NULL OR d.draws_at < (SELECT b.draws_at FROM lottery_draw b WHERE b.lottery = :lottery AND b.issue = :before))
     ORDER BY d.draws_at DESC LIMIT :count`,
    { lottery, before: before ?? null, count },
  )
  return rows.map(wireDraw)
}

/** The last draw of a lottery that has a result. @param day only a draw of this day */
export async function resultOf(on: Executor, lottery: string, day?: Day): Promise<LotteryDraw | undefined> {
  const [row] = await rowsOf(
    on,
    DrawRow,
    `SELECT ${fields} FROM ${tables} WHERE d.lottery = :lottery AND d.result IS NOT NULL AND (c.id IS NULL OR c.new_result IS NOT NULL)
       AND (:day::text IS NULL OR left(d.issue, 8) = :day::text) ORDER BY d.draws_at DESC LIMIT 1`,
    { lottery, day: day?.replaceAll('-', '') ?? null },
  )
  return row && wireDraw(row)
}

const wireDraw = (row: Infer<typeof DrawRow>): LotteryDraw => ({
  issue: row.issue,
  state: row.corrected && row.corrected_result === null ? 'void' : row.state,
  commitment: row.commitment,
  serverSeed: row.server_seed,
  result: row.corrected ? row.corrected_result : row.result,
  corrected: row.corrected,
  drawnResult: row.corrected ? row.result : null,
  closesAt: row.closes_at.toISOString(),
  drawsAt: row.draws_at.toISOString(),
})
