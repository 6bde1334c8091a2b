import { randomBytes } from 'node:crypto'
import { boolean, integer, number, string, type } from 'superstruct'
import { commitmentOf } from '#games/fairness/stream.ts'
import { drawSeed, lotteryOf } from '#games/lottery/lotteries.ts'
import { nextIssues } from '#games/lottery/timetable.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { openSeed, sealSeed } from '#gateway/play/fairness/seal.ts'
import { offeredLotteries } from './at-lottery.ts'
import { settleDraws } from './settle.ts'
import { settleCorrections } from './settle-corrections.ts'
import { stopChases } from './stop-chases.ts'

/** Milliseconds after which a draw without a result is void. */
const voidAfterMs = 600_000

/** Draws that are open for bets at once: the current one, and the next for who bets ahead; but none that is more than a year away. */
export const openAhead = 50
const farthestMs = 365 * 86_400_000
/** A lottery that has draws until so long before then gets no more: it is not looked at each second. */
const slackMs = 31 * 86_400_000

const Clock = type({ now: Instant, busy: boolean() })
const DueDraw = type({ lottery: string(), issue: string(), sealed_seed: string(), late: number() })
const Draw = type({ lottery: string(), issue: string() })

/**
 * Moves the draws of all lotteries as far as the clock allows. Every gateway does so; whoever comes first takes a step, and nothing happens
 * twice.
 */
export async function moveDraws(deps: GatewayDeps): Promise<void> {
  await drawDue(deps)
  await settleDrawn(deps)
}

/** Closes bets, draws what is due, and opens the next draws. */
export async function drawDue(deps: GatewayDeps): Promise<void> {
  const { database } = deps
  const clock = await rowOf(
    database,
    Clock,
    `SELECT table_now() AS now, EXISTS (SELECT FROM game WHERE engine = 'draws' AND listed)
       OR EXISTS (SELECT FROM lottery_draw WHERE settled_at IS NULL) AS busy`,
  )
  // A house without lotteries draws nothing.
  if (!clock?.busy) return
  await database.query('SELECT lottery_close_due()')
  const due = await rowsOf(
    database,
    DueDraw,
    `SELECT lottery, issue, sealed_seed, (extract(epoch FROM table_now() - draws_at) * 1000)::float8 AS late FROM lottery_draw
     WHERE state = 'closed' AND settled_at IS NULL AND draws_at <= table_now() ORDER BY draws_at`,
  )
  for (const draw of due) await decide(deps, draw)
  await openDraws(deps, clock.now.getTime())
}

/** Settles draws, and stops chases that have won. Apart from the drawing, which waits for no draw with many bets. */
export async function settleDrawn(deps: GatewayDeps): Promise<void> {
  const { database, log } = deps
  const unsettled = await rowsOf(
    database,
    Draw,
    `SELECT lottery, issue FROM lottery_draw WHERE settled_at IS NULL AND state IN ('drawn', 'void') ORDER BY draws_at`,
  )
  const draws = unsettled.flatMap(({ lottery: id, issue }) => {
    const lottery = lotteryOf(id)
    if (!lottery) log.error({ lottery: id, issue }, 'a draw of an unknown lottery is not settled')
    return lottery ? [{ lottery, issue }] : []
  })
  await settleDraws(deps, draws)
  await stopChases(deps)
  await settleCorrections(deps)
}

const Ahead = type({ lottery: string(), draws: integer(), last: Instant })

/** Opens the next draws of the lotteries that are offered and have too few. Their seeds are committed to by that. */
async function openDraws({ database, config }: GatewayDeps, now: number): Promise<void> {
  const ahead = await rowsOf(
    database,
    Ahead,
    `SELECT lottery, count(*)::int AS draws, max(draws_at) AS last FROM lottery_draw
     WHERE state = 'open' AND settled_at IS NULL AND closes_at > table_now() GROUP BY lottery`,
  )
  const enough = ahead.filter(({ draws, last }) => draws >= openAhead || last.getTime() > now + farthestMs - slackMs)
  for (const { id, timetable } of await offeredLotteries(database)) {
    if (enough.some(({ lottery }) => lottery === id)) continue
    const next = nextIssues(timetable, now, openAhead).filter(({ drawsAt }) => drawsAt <= now + farthestMs)
    const draws = next.map(({ id: issue, closesAt, drawsAt }) => {
      const seed = randomBytes(32).toString('hex')
      return {
        ...{ issue, closes: new Date(closesAt).toISOString(), draws: new Date(drawsAt).toISOString() },
        ...{ commitment: commitmentOf(seed), sealed: sealSeed(config, seed) },
      }
    })
    await database.query('SELECT lottery_open(:id, :draws::jsonb)', { id, draws: JSON.stringify(draws) })
  }
}

const Moved = type({ moved: boolean() })

/** Draws the result of a draw that is due. One that cannot be drawn for ten minutes is void. */
async function decide(
  { database, config, log }: GatewayDeps,
  { lottery, issue, sealed_seed: sealed, late }: (typeof DueDraw)['TYPE'],
): Promise<void> {
  const known = lotteryOf(lottery)
  try {
    if (!known) throw new Error(`There is no lottery ${lottery}`)
    const seed = openSeed(config, sealed)
    const result = known.game.draw(drawSeed(lottery, issue, seed))
    await rowOf(database, Moved, 'SELECT lottery_result(:lottery, :issue, :seed, :result::jsonb) AS moved', {
      ...{ lottery, issue, seed, result: JSON.stringify(result) },
    })
  } catch (err) {
    log.error({ err, lottery, issue }, 'a draw has no result')
    if (late >= voidAfterMs) await database.query('SELECT lottery_void(:lottery, :issue)', { lottery, issue })
  }
}
