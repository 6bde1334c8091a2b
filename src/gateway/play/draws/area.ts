import { type Area, kept, later } from '#gateway/area.ts'
import { daysBefore, purge } from '#gateway/platform/db/purge.ts'
import { drawChecks } from './checks.ts'
import { drawDue, settleDrawn } from './move-draws.ts'
import { drawsOperations } from './operations.ts'
import { drawsRoutes } from './routes.ts'

/** Days for which a draw without bets can be looked up. One with bets stays as long as they do. */
const drawDays = 365

export const drawsArea: Area = {
  calls: drawsRoutes,
  jobs: [
    { name: 'draw lotteries', times: '* * * * * *', run: drawDue },
    { name: 'settle lotteries', times: '* * * * * *', run: settleDrawn },
  ],
  operations: drawsOperations,
  checks: drawChecks,
  retention: {
    lottery_draw: later(
      'a year after they were settled, if nobody bet on them and nothing was corrected; others stay',
      ({ database, now }) =>
        purge(
          database,
          'lottery_draw',
          `settled_at IS NOT NULL AND draws_at < :before AND NOT EXISTS (SELECT FROM lottery_bet b
           WHERE b.lottery = lottery_draw.lottery AND b.issue = lottery_draw.issue)
         AND NOT EXISTS (SELECT FROM lottery_correction c WHERE c.lottery = lottery_draw.lottery AND c.issue = lottery_draw.issue)`,
          { before: daysBefore(now(), drawDays) },
        ),
    ),
    lottery_sum: kept('as long as their draw'),
    lottery_number_sum: kept('until their draw is settled'),
    lottery_bet: kept('stay; a trial user’s go with them'),
    lottery_correction: kept('stay'),
    lottery_correction_bet: kept('stay'),
    lottery_chase: kept('as long as their bets'),
  },
}
