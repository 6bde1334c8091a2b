import { createHash } from 'node:crypto'
import { LedgerFailure } from './errors.ts'
import type { Json } from './ledger.ts'

/** Who asks, under which key, for what. A key belongs to its actor; two actors may use the same text. */
export type IdempotentRequest = {
  /** E.g. `member:42`, or the name of a job. */
  actor: string
  /** The `Idempotency-Key` as it came. */
  key: string | undefined
  /** The operation's name and its whole body: the same key with another body is a conflict. */
  request: Json
  /** When it is asked, by the caller's clock: how long the key is kept is counted from here. Default: the database's. */
  now?: Date
}

/** Actor, key and request hash as ledger functions take them. @throws {LedgerFailure} `idempotency-missing` */
export function claimParameters({ actor, key, request }: IdempotentRequest): [string, string, Uint8Array] {
  return [actor, usableKey(key), requestHash(request)]
}

/** @throws {LedgerFailure} `idempotency-missing` where it is absent, blank or longer than 200 characters */
export function usableKey(key: string | undefined): string {
  if (key === undefined || key.trim() === '' || key.length > 200)
    throw new LedgerFailure({ kind: 'idempotency-missing' })
  return key
}

/** SHA-256 of what is asked for. */
export function requestHash(request: Json): Uint8Array {
  return createHash('sha256').update(canonical(request)).digest()
}

/** JSON with sorted keys, so that the order a client wrote them in changes nothing. */
function canonical(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonical).join(',')}]`
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${canonical(item)}`).join(',')}}`
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
