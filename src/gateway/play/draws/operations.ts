import { boolean, integer, object, type as rowType, string } from 'superstruct'
import { lotteries } from '#games/lottery/lotteries.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import { nothing } from '#gateway/platform/operators/arguments.ts'
import { type Asked, type Operation, operation } from '#gateway/platform/operators/operation.ts'
import { offeredLotteries } from './at-lottery.ts'
import { correctDraw, knownLottery, Reason, voidBeforeResult } from './correct.ts'
import { settleDraws } from './settle.ts'
import { settleCorrections } from './settle-corrections.ts'

const NextRow = rowType({ lottery: string(), issue: string(), draws_at: Instant })

/** All lotteries, whether they are offered, and their next draw. */
const list = operation({
  takes: nothing,
  isNamed: false,
  run: async ({ deps: { database }, out }) => {
    const offered = new Set((await offeredLotteries(database)).map(({ id }) => id))
    const next = await rowsOf(
      database,
      NextRow,
      `SELECT DISTINCT ON (lottery) lottery, issue, draws_at FROM lottery_draw WHERE state IN ('open', 'closed') ORDER BY lottery, draws_at`,
    )
    for (const { id, game } of lotteries) {
      const draw = next.find(({ lottery }) => lottery === id)
      out.row(id, game.type, offered.has(id) ? 'offered' : '', draw?.issue ?? '', draw?.draws_at.toISOString() ?? '')
    }
  },
})

const CorrectionRow = rowType({
  lottery: string(),
  issue: string(),
  reason: string(),
  corrected_by: string(),
  corrected_at: Instant,
  is_settled: boolean(),
  bets: integer(),
  currency: string(),
  paid: string(),
  due: string(),
  missing: string(),
})

/** Corrections, the latest first, each with what it came to in each currency, in minor units. */
const corrections = operation({
  takes: nothing,
  isNamed: false,
  run: async ({ deps: { database }, out }) => {
    const rows = await rowsOf(
      database,
      CorrectionRow,
      `SELECT c.lottery, c.issue, c.reason, c.corrected_by, c.corrected_at, c.settled_at IS NOT NULL AS is_settled,
         count(b.wager_id)::int AS bets, coalesce(w.currency, '') AS currency, coalesce(sum(b.paid), 0)::text AS paid,
         coalesce(sum(b.due), 0)::text AS due, coalesce(sum(b.missing), 0)::text AS missing
       FROM lottery_correction c LEFT JOIN lottery_correction_bet b ON b.correction_id = c.id LEFT JOIN wager w ON w.id = b.wager_id
       GROUP BY c.id, w.currency ORDER BY c.id DESC LIMIT 100`,
    )
    for (const { lottery, issue, is_settled: isSettled, bets, currency, paid, due, missing, ...row } of rows)
      out.row(
        ...[lottery, issue, isSettled ? 'settled' : 'being settled', `${bets} bets`, currency],
        ...[`paid ${paid}`, `due ${due}`, `missing ${missing}`],
        ...[row.corrected_at.toISOString(), row.corrected_by, row.reason],
      )
  },
})

/** What is not settled here, because of an error in the log, the gateway goes on with. */
async function corrected({ deps, out }: Asked): Promise<void> {
  await settleCorrections(deps)
  out.line('The bets are settled anew.')
}

const correct = operation({
  takes: object({ lottery: string(), issue: string(), result: string(), reason: Reason }),
  run: async (asked, { lottery, issue, result, reason }) => {
    await correctDraw(asked.deps, knownLottery(lottery), { issue, result: parsed(result), reason, by: asked.by })
    await corrected(asked)
  },
})

function parsed(result: string) {
  try {
    return JSON.parse(result)
  } catch {
    throw new Error('A result is JSON, as getOpenedNumbers answers it.')
  }
}

/** Also of a draw that has no result yet. */
const makeVoid = operation({
  takes: object({ lottery: string(), issue: string(), reason: Reason }),
  run: async (asked, { lottery, issue, reason }) => {
    const known = knownLottery(lottery)
    if (await voidBeforeResult(asked.deps, known, issue)) {
      await settleDraws(asked.deps, [{ lottery: known, issue }])
      asked.out.line('The draw is void, and stakes go back.')
      return
    }
    await correctDraw(asked.deps, known, { issue, result: null, reason, by: asked.by })
    await corrected(asked)
  },
})

export const drawsOperations: Readonly<Record<string, Operation>> = {
  'lotteries.list': list,
  'lotteries.corrections': corrections,
  'lotteries.correct': correct,
  'lotteries.void': makeVoid,
}
