import type { Place } from '#gateway/http/cursor.ts'

/** The condition and the order of a page next to a place. The indexes are ordered by the negated id. */
export function besides(place: Place | undefined, id: string, parameter: number) {
  const isNewer = place?.side === 'newer'
  const where = place ? `AND -${id} ${isNewer ? '<' : '>'} -$${parameter}::bigint` : ''
  return { where, order: isNewer ? 'DESC' : 'ASC' }
}
