import { array, nullable, optional, pattern, type Struct, string, type } from 'superstruct'
import { PageSize } from './scalars.ts'

/**
 * A position in a list that may grow while a client reads it. Only the gateway can read its content. It belongs to one
 * list of one account; anywhere else it is refused with `invalid_request`.
 */
export const Cursor = pattern(string(), /^[\w-]{1,200}$/)

/** The paging fields of a request. Without a cursor the answer is the first page. */
export const pageRequest = { cursor: optional(Cursor), pageSize: PageSize }

/** Cursors of the neighbouring pages. */
export const neighbours = {
  /** Cursor of the next page; null on the last. */
  next: nullable(Cursor),
  /** Cursor of the previous page; null on the first. */
  previous: nullable(Cursor),
}

/** One page: its entries in the list's order, and the cursors of its neighbours. */
export function Paged<Entry, Schema>(entry: Struct<Entry, Schema>) {
  return type({ list: array(entry), ...neighbours })
}
