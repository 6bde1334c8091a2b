import { cursorOf, type Place, placeOf } from './cursor.ts'

interface Asked {
  /** Name of the list and its account, see `cursorOf`. */
  readonly list: string
  /** Start of the page; without cursor and place it is the first page. */
  readonly cursor?: string | undefined
  /** The cursor in decoded form. */
  readonly place?: Place | undefined
  readonly pageSize: number
}

/** The result of one read: rows, and other values that come with them. */
interface Slice {
  readonly rows: readonly { readonly id: bigint }[]
}

/**
 * A page of a list in descending order of ids, newest first, with the cursors of the contract's `Paged`.
 *
 * @param read returns the rows next to a place, or the newest without one: newest first, at most `limit`
 * @throws {CallFailure} `invalid_request` for a cursor of another list
 */
export async function keysetPage<Read extends Slice>(
  { list, cursor, place: known, pageSize }: Asked,
  read: (limit: number, place: Place | undefined) => Promise<Read>,
) {
  // One row more than requested shows whether there is another page.
  const limit = pageSize + 1
  let place = cursor === undefined ? known : placeOf(cursor, list)
  let slice = await read(limit, place)
  if (place?.side === 'newer' && slice.rows.length < limit) {
    // The first page always starts with the newest row, even if fewer rows than a page are newer than the current page.
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
