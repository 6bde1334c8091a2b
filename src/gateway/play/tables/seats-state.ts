import { nullable, type } from 'superstruct'
import type { TableState } from '#contract/play/tables/table.ts'
import type { SeatsTable } from '#games/tables/tables.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, Json, rowOf } from '#gateway/platform/db/rows.ts'
import { keepMs, seatStakes, seatsOf } from './seats.ts'

const HandsRow = type({ hands: nullable(Json), decides_until: nullable(Instant) })

/** The seats of a round, as everybody sees them. */
export async function seatsState(
  on: Executor,
  table: SeatsTable,
  { number, state, opened_at: openedAt }: { readonly number: bigint; readonly state: string; readonly opened_at: Date },
): Promise<NonNullable<NonNullable<TableState['round']>['seats']>> {
  const isOpen = state === 'open'
  const text = 'SELECT hands, decides_until FROM table_hands WHERE table_id = :table AND number = :number'
  // They stay until the next round, so that a page which has not shown the result yet does not lose sight of them.
  const row = isOpen ? undefined : await rowOf(on, HandsRow, text, { table: table.id, number })
  return {
    taken: isOpen ? await seatStakes(on, table.id, number) : [],
    kept: isOpen ? await seatsOf(on, table.id, number - 1n) : [],
    keptUntil: new Date(openedAt.getTime() + keepMs(table)).toISOString(),
    hands: row?.hands ?? null,
    decidesUntil: state === 'closed' ? (row?.decides_until?.toISOString() ?? null) : null,
  }
}
