import { createHash } from 'node:crypto'
import type { Json } from '#gateway/platform/db/rows.ts'
import { LedgerFailure } from './errors.ts'

/** Actor, key and content of a request. A key belongs to its actor; two actors may use the same text. */
export type IdempotentRequest = {
  /** For example `member:42`, or the name of a job. */
  actor: string
  /** The `Idempotency-Key` as received. */
  key: string | undefined
  /** Name of the operation and its whole body; the same key with another body is a conflict. */
  request: Json
  /** Time of the request, from which the key's retention is counted. Default: the database's clock. */
  now?: Date
}

/** Actor, key and request hash as parameters of ledger functions. @throws {LedgerFailure} `idempotency-missing` */
export function claimParameters({ actor, key, request }: IdempotentRequest) {
  return { actor, key: usableKey(key), hash: requestHash(request) }
}

/** @throws {LedgerFailure} `idempotency-missing` if it is missing, blank or longer than 200 characters */
export function usableKey(key: string | undefined): string {
  if (key === undefined || key.trim() === '' || key.length > 200)
    throw new LedgerFailure({ kind: 'idempotency-missing' })
  return key
}

/** SHA-256 of a request. */
export function requestHash(request: Json): Uint8Array {
  return createHash('sha256').update(canonical(request)).digest()
}

/** JSON with sorted keys, so that their order makes no difference. */
function canonical(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonical).join(',')}]`
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${canonical(item)}`).join(',')}}`
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
