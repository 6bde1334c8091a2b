import { cursorOf, type Place, placeOf } from './cursor.ts'

interface Asked {
  /** Which list of which account, see `cursorOf`. */
  readonly list: string
  /** Where the page begins; without one, and without a place, it is the first. */
  readonly cursor?: string | undefined
  /** The same, already understood. */
  readonly place?: Place | undefined
  readonly pageSize: number
}

/** What is read of a list at once: its rows, and whatever else comes with them. */
interface Slice {
  readonly rows: readonly { readonly id: bigint }[]
}

/**
 * A page of a list that is ordered by descending id, the newest first; the cursors are those of the contract's `Paged`.
 *
 * @param read the rows next to a place, or the newest without one: newest first, no more than `limit`
 * @throws {CallFailure} `invalid_request` for a cursor of another list
 */
export async function keysetPage<Read extends Slice>(
  { list, cursor, place: known, pageSize }: Asked,
  read: (limit: number, place: Place | undefined) => Promise<Read>,
) {
  // One more than asked for, which tells whether there are more.
  const limit = pageSize + 1
  let place = cursor === undefined ? known : placeOf(cursor, list)
  let slice = await read(limit, place)
  if (place?.side === 'newer' && slice.rows.length < limit) {
    // The first page begins with the newest row, however few came since the page it is reached from.
    place = undefined
    slice = await read(limit, place)
  }
  const rows: Read['rows'] = place?.side === 'newer' ? slice.rows.slice(1) : slice.rows.slice(0, pageSize)
  const [newest, oldest] = [rows[0], rows.at(-1)]
  const hasOlder = place?.side === 'newer' || slice.rows.length === limit
  return {
    rows,
    next: oldest && hasOlder ? cursorOf({ id: oldest.id, side: 'older' }, list) : null,
    previous: newest && place ? cursorOf({ id: newest.id, side: 'newer' }, list) : null,
    slice,
  }
}
