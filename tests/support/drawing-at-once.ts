// Some lotteries draw once a day; browser tests have them drawn at once. Only the gateway of the browser tests can do that.
import { object, string, type } from 'superstruct'
import { operations } from '#gateway/operations.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { operation } from '#gateway/platform/operators/operation.ts'
import { moveDraws } from '#gateway/play/draws/move-draws.ts'
import { drawNowName } from './draw-now.ts'

const Moved = type({ issue: string() })

/** Lets {@link drawNow} ask the gateway of this process. */
export function offerDrawNow(): void {
  Object.assign(operations, { [drawNowName]: drawing })
}

/** So many draws are open as before; otherwise the gateway would look for the missing one each second until its day is over. */
const furtherDraw = `INSERT INTO lottery_draw (lottery, issue, state, commitment, sealed_seed, opened_at, closes_at, draws_at)
  SELECT lottery, to_char(draws_at + interval '1 day', 'YYYYMMDD') || '-9999', 'open', commitment, sealed_seed, opened_at,
    closes_at + interval '1 day', draws_at + interval '1 day'
  FROM lottery_draw WHERE lottery = :lottery ORDER BY draws_at DESC LIMIT 1`

const drawing = operation({
  takes: object({ lottery: string(), before: string() }),
  isNamed: false,
  async run({ deps, out }, given) {
    const moved = await deps.database.transaction(async (tx) => {
      // The times of a draw never change, and the application may not change them: both are lifted for this transaction.
      await tx.query('SET LOCAL ROLE NONE')
      await tx.query('SET LOCAL session_replication_role = replica')
      await tx.query(furtherDraw, { lottery: given.lottery })
      return rowOf(
        tx,
        Moved,
        `UPDATE lottery_draw SET closes_at = table_now(), draws_at = table_now()
         WHERE lottery = :lottery AND closes_at < table_now() + :before::text::interval AND issue = (
           SELECT issue FROM lottery_draw WHERE lottery = :lottery AND state = 'open' AND closes_at > table_now()
           ORDER BY draws_at LIMIT 1)
         RETURNING issue`,
        given,
      )
    })
    if (moved) out.line(moved.issue)
    await moveDraws(deps)
  },
})
