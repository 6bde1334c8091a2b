import { createHash } from 'node:crypto'
import { CallFailure } from './failure.ts'

/** The start of a page in a list with ascending ids: next to the row with this id, which is not on the page. */
export interface Place {
  readonly id: bigint
  readonly side: 'older' | 'newer'
}

/** Layout in bytes: the side, the id, and a digest that binds both to their list. */
const idAt = 1
const tieAt = 9
const length = 15
const sides = ['older', 'newer'] as const

/**
 * The cursor of a place, as in the contract's `Cursor`.
 *
 * @param list name of the list and its account; the cursor is refused for any other
 */
export function cursorOf({ id, side }: Place, list: string): string {
  const bytes = Buffer.alloc(length)
  bytes.writeUInt8(sides.indexOf(side))
  bytes.writeBigInt64BE(id, idAt)
  tie(bytes, list).copy(bytes, tieAt)
  return bytes.toString('base64url')
}

/**
 * The place of a cursor. A cursor is neither secret nor a permission, because a list is always read for the caller's
 * own account. The digest only detects mistakes, such as the address of another account.
 *
 * @throws {CallFailure} `invalid_request` if the cursor is invalid or belongs to another list
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
