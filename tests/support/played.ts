import { countPlayed } from '#gateway/play/lobby/count-played.ts'
import type { TestGateway } from './gateway.ts'
import { rowsAs } from './rows.ts'

/** Counts until the last bet is counted: transactions of other databases of the same server hold it back too. */
export async function playedCounted({ deps }: Pick<TestGateway, 'deps'>): Promise<void> {
  for (;;) {
    await countPlayed(deps)
    const [row] = await rowsAs<{ behind: boolean }>(
      deps.database,
      'SELECT EXISTS (SELECT FROM wager, played_mark WHERE settled_xid >= counted_to) AS behind',
    )
    if (!row?.behind) return
  }
}
