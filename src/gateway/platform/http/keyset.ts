import type { SqlParameters } from '#gateway/platform/db/client.ts'
import { cursorOf, type Place, placeOf } from './cursor.ts'

interface PageRequest {
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

/** The highest possible id. */
export const highestId = 2n ** 63n - 1n

/** The ids between which the rows next to a place lie, or all ids without a place, as parameters. Neither end is included. */
export const idsNextTo = (place: Place | undefined): { readonly above: bigint; readonly below: bigint } =>
  place?.side === 'newer' ? { above: place.id, below: highestId } : { above: 0n, below: place?.id ?? highestId }

/**
 * SQL: the condition (it begins with AND) and the order of a page next to a place, in a list with an index by id.
 *
 * @param id the column, with the name of its table
 * @param known the statement's other parameters; the place's id is added to them
 */
export function seekById(place: Place | undefined, id: string, known: SqlParameters) {
  const isNewer = place?.side === 'newer'
  const where = place ? `AND ${id} ${isNewer ? '>' : '<'} :placeId::bigint` : ''
  return { where, order: `${id} ${isNewer ? 'ASC' : 'DESC'}`, parameters: withPlace(known, place) }
}

/** As {@link seekById}, in a list with an index by the negated id. */
export function seekByNegatedId(place: Place | undefined, id: string, known: SqlParameters) {
  const isNewer = place?.side === 'newer'
  const where = place ? `AND -${id} ${isNewer ? '<' : '>'} -:placeId::bigint` : ''
  return { where, order: `-${id} ${isNewer ? 'DESC' : 'ASC'}`, parameters: withPlace(known, place) }
}

const withPlace = (known: SqlParameters, place: Place | undefined): SqlParameters =>
  place ? { ...known, placeId: place.id } : known

/** A list by moment and id, whose index is ordered so. */
interface ByMoment {
  readonly table: string
  /** Name of the table in the statement. */
  readonly as: string
  /** The column of the moment. */
  readonly moment: string
  /** SQL: the first moment, and the one before which the list ends. */
  readonly from: string
  readonly to: string
}

/**
 * SQL: the condition and the order of a page of some days, in a list by moment and id. An order only by id would read all newer
 * rows before those of the days. The name of the list must contain the days: the place stands for one of their ends.
 *
 * @param known the statement's other parameters; the place's id is added to them
 */
export function seekByMoment(place: Place | undefined, list: ByMoment, known: SqlParameters) {
  const { table, as, from, to } = list
  const moment = `${as}.${list.moment}`
  const direction = place?.side === 'newer' ? 'ASC' : 'DESC'
  const rowAtPlace = `((SELECT ${list.moment} FROM ${table} WHERE id = :placeId), :placeId::bigint)`
  // An index begins at one end: with two conditions on the same end it may begin at the further one.
  const ends = {
    first:
      place?.side === 'newer'
        ? `(${moment}, ${as}.id) > ${rowAtPlace} AND ${from} IS NOT NULL`
        : `${moment} >= ${from}`,
    last: place?.side === 'older' ? `(${moment}, ${as}.id) < ${rowAtPlace} AND ${to} IS NOT NULL` : `${moment} < ${to}`,
  }
  return {
    where: `${ends.first} AND ${ends.last}`,
    order: `${moment} ${direction}, ${as}.id ${direction}`,
    parameters: withPlace(known, place),
  }
}

/**
 * A page of a list in descending order of ids, newest first, with the cursors of the contract's `Paged`.
 *
 * @param read returns the rows next to a place, or the newest without one: newest first, at most `limit`
 * @throws {CallFailure} `invalid_request` for a cursor of another list
 */
export async function keysetPage<Read extends Slice>(
  { list, cursor, place: known, pageSize }: PageRequest,
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
