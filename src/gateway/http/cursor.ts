import { createHash } from 'node:crypto'
import { CallFailure } from './failure.ts'

/** Where a page begins in a list of rows with ascending ids: beside the row of this id, which is not on the page. */
export interface Place {
  readonly id: bigint
  readonly side: 'older' | 'newer'
}

/** Bytes: the side, the id, and what ties both to their list. */
const idAt = 1
const tieAt = 9
const length = 15
const sides = ['older', 'newer'] as const

/**
 * The cursor of a place, as the contract's `Cursor`.
 *
 * @param list which list of which account; a cursor of one is refused for another
 */
export function cursorOf({ id, side }: Place, list: string): string {
  const bytes = Buffer.alloc(length)
  bytes.writeUInt8(sides.indexOf(side))
  bytes.writeBigInt64BE(id, idAt)
  tie(bytes, list).copy(bytes, tieAt)
  return bytes.toString('base64url')
}

/**
 * The place a cursor stands for. It is no secret and no permission: a list is always read for its own account, and
 * the tie tells a mistake, such as an address that somebody else had opened.
 *
 * @throws {CallFailure} `invalid_request` for a cursor of another list, or none at all
 */
export function placeOf(cursor: string, list: string): Place {
  const bytes = Buffer.from(cursor, 'base64url')
  const side = sides[bytes[0] ?? sides.length]
  const isWhole = bytes.length === length && bytes.toString('base64url') === cursor
  const id = isWhole ? bytes.readBigInt64BE(idAt) : -1n
  if (side === undefined || id < 0n || !tie(bytes, list).equals(bytes.subarray(tieAt))) {
    throw new CallFailure('invalid_request', { message: 'cursor: of no page of this list' })
  }
  return { side, id }
}

function tie(bytes: Buffer, list: string): Buffer {
  const hash = createHash('sha256').update(list).update('\0').update(bytes.subarray(0, tieAt)).digest()
  return hash.subarray(0, length - tieAt)
}
