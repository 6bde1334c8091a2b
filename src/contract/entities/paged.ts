import { array, nullable, optional, pattern, type Struct, string, type } from 'superstruct'
import { PageSize } from './scalars.ts'

/**
 * A place in a list that grows while it is read, made by the gateway and understood by it alone. It belongs to one list
 * of one account: elsewhere it is refused with `invalid_request`.
 */
export const Cursor = pattern(string(), /^[\w-]{1,200}$/)

/** What a request for a page of such a list names besides its filter. Without a cursor it is the first page. */
export const pageRequest = { cursor: optional(Cursor), pageSize: PageSize }

/** Where the neighbours of a page begin. */
export const neighbours = {
  /** The cursor of the page after this one, null on the last. */
  next: nullable(Cursor),
  /** The cursor of the page before this one, null on the first. */
  previous: nullable(Cursor),
}

/** One page: its entries in the list's order, and its neighbours. */
export function Paged<Entry, Schema>(entry: Struct<Entry, Schema>) {
  return type({ list: array(entry), ...neighbours })
}
