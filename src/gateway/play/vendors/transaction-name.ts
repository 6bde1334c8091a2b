import type { Json } from '#gateway/platform/db/rows.ts'
import { requestHash, usableKey } from '#gateway/platform/ledger/request-hash.ts'

/** A game's name for a request. The same name with another request is a conflict. */
export interface TransactionName {
  /** `house` for our own games. */
  readonly vendor: string
  readonly id: string
  /** The whole request. Its hash is stored. */
  readonly request: Json
}

/**
 * The name of a player's request to one of our own games, from the player's idempotency key.
 *
 * @throws {LedgerFailure} `idempotency-missing`
 */
export function houseTransaction(memberId: bigint, key: string, request: Json): TransactionName {
  return { vendor: 'house', id: `${memberId}:${usableKey(key)}`, request }
}

/** The name as parameters of the functions in db/functions/vendors.sql. */
export function nameOf({ vendor, id, request }: TransactionName) {
  return { vendor, transactionId: id, hash: requestHash(request) }
}
