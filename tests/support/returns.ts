import { countReturns } from '#gateway/play/returns/count-returns.ts'
import type { TestGateway } from './gateway.ts'
import { rowsAs } from './rows.ts'

/** Counts until all bets are in the published returns: transactions of other databases of the same server hold it back too. */
export async function returnsCounted({ deps }: Pick<TestGateway, 'deps'>): Promise<void> {
  for (;;) {
    await countReturns(deps)
    const [mark] = await rowsAs<{ done: boolean | null }>(
      deps.database,
      `SELECT complete_to >= :now AND NOT EXISTS (SELECT FROM wager WHERE settled_xid >= counted_to) AS done FROM return_mark`,
      { now: deps.now() },
    )
    if (mark?.done) return
  }
}
