import type { Json } from '#gateway/platform/db/rows.ts'
import { LedgerFailure } from '#gateway/platform/ledger/errors.ts'
import { requestHash, usableKey } from '#gateway/platform/ledger/request-hash.ts'

/** A game's name for a request. The same name with another request is a conflict. */
export interface TransactionName {
  /** `house` for our own games. */
  readonly vendor: string
  readonly id: string
  /** The whole request. Its hash is stored. */
  readonly request: Json
}

/** The names that {@link betTransaction} and {@link correctionTransaction} give. */
const ownName = /^(settle|undo)-\d+$|^correct-\d+-\d+$/

/**
 * The name of a player's request to one of our own games, from the player's idempotency key. It is none of {@link betTransaction} and the like: with
 * such a key a bet could never be settled, nor those of others that are settled with it.
 *
 * @throws {LedgerFailure} `idempotency-missing`
 */
export function houseTransaction(memberId: bigint, key: string, request: Json): TransactionName {
  if (ownName.test(key)) throw new LedgerFailure({ kind: 'idempotency-missing' })
  return { vendor: 'house', id: `${memberId}:${usableKey(key)}`, request }
}

/** The name of what happens to a bet once, whoever asks for it. */
export function betTransaction(memberId: bigint, call: 'settle' | 'undo', wagerId: bigint): TransactionName {
  return { vendor: 'house', id: `${memberId}:${call}-${wagerId}`, request: { call, wager: wagerId.toString() } }
}

/** The name of what a correction of a result does to a bet. */
export function correctionTransaction(memberId: bigint, correctionId: bigint, wagerId: bigint): TransactionName {
  const request = { call: 'correct', correction: correctionId.toString(), wager: wagerId.toString() }
  return { vendor: 'house', id: `${memberId}:correct-${correctionId}-${wagerId}`, request }
}

/** The name as parameters of the functions in db/functions/vendors.sql. */
export function nameOf({ vendor, id, request }: TransactionName) {
  return { vendor, transactionId: id, hash: requestHash(request) }
}
