import { enums, type Infer, literal, string, type } from 'superstruct'
import { databaseError } from '#gateway/platform/db/errors.ts'
import { type Json, oneOf } from '#gateway/platform/db/rows.ts'
import { holdStatuses } from './ledger.ts'

const errors = {
  'insufficient-funds': type({
    kind: literal('insufficient-funds'),
    account: string(),
    /** The balance at that time: what was not held. */
    available: string(),
    needed: string(),
  }),
  'account-not-found': type({ kind: literal('account-not-found'), account: string() }),
  'currency-mismatch': type({ kind: literal('currency-mismatch') }),
  unbalanced: type({ kind: literal('unbalanced') }),
  'amount-invalid': type({ kind: literal('amount-invalid') }),
  'hold-not-found': type({ kind: literal('hold-not-found'), hold: string() }),
  'hold-not-pending': type({ kind: literal('hold-not-pending'), hold: string(), status: enums(holdStatuses) }),
  'transfer-not-found': type({ kind: literal('transfer-not-found'), transfer: string() }),
  'already-reversed': type({ kind: literal('already-reversed'), transfer: string() }),
  'not-reversible': type({ kind: literal('not-reversible'), transfer: string() }),
  'period-already-settled': type({ kind: literal('period-already-settled'), contract: string(), period: string() }),
  /** HTTP 422: the key was used for a different request. */
  'idempotency-conflict': type({ kind: literal('idempotency-conflict') }),
  /** HTTP 400: a call that moves money has no valid key. */
  'idempotency-missing': type({ kind: literal('idempotency-missing') }),
}
export type LedgerErrorKind = keyof typeof errors

/** All refusals of the ledger. Amounts in minor units, as digit strings. Some are stored as the answer to a key. */
export const LedgerError = oneOf(({ kind }) => errors[kind as LedgerErrorKind] ?? errors['insufficient-funds'])
export type LedgerError = Infer<typeof LedgerError>

/** Whether a refusal is stored as the answer of its idempotency key, so that the key will never get another one. */
interface Finality {
  readonly isFinal?: boolean
}

/** Thrown by every refused ledger call; nothing has changed then. */
export class LedgerFailure extends Error {
  override readonly name = 'LedgerFailure'
  readonly error: LedgerError
  readonly isFinal: boolean

  constructor(error: LedgerError, { isFinal, ...options }: ErrorOptions & Finality = {}) {
    super(`The ledger refused: ${error.kind}`, options)
    this.error = error
    // A key that was used for another request never decides this one.
    this.isFinal = isFinal ?? error.kind === 'idempotency-conflict'
  }
}

/**
 * A business refusal of a service inside `once`. Its effects are undone, and the refusal is stored as the final answer
 * of the key. `code` is the error code, `value` the answer's value.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: string
  readonly value: Json | undefined
  readonly isFinal: boolean

  constructor(code: string, value?: Json, { isFinal = false }: Finality = {}) {
    super(`Refused: ${code}`)
    this.code = code
    this.value = value
    this.isFinal = isFinal
  }
}

// SQLSTATE class AR is raised by the functions of db/functions, with the error as JSON in DETAIL.
export const kindOfState: Readonly<Record<string, LedgerErrorKind>> = {
  AR001: 'insufficient-funds',
  AR002: 'account-not-found',
  AR003: 'currency-mismatch',
  AR004: 'hold-not-found',
  AR005: 'hold-not-pending',
  AR006: 'already-reversed',
  AR007: 'idempotency-conflict',
  AR008: 'amount-invalid',
  AR009: 'period-already-settled',
  AR010: 'unbalanced',
  AR011: 'transfer-not-found',
  AR012: 'not-reversible',
  // The functions check this themselves; these are the last guards: an amount beyond int8, text that is not a number.
  '22003': 'amount-invalid',
  '22P02': 'amount-invalid',
}

/** The ledger's error inside a database error; undefined for other errors. */
export function ledgerError(thrown: unknown): LedgerError | undefined {
  const error = databaseError(thrown)
  const kind = error === undefined ? undefined : kindOfState[error.code]
  if (!error || !kind) return undefined
  const detail: unknown = error.code.startsWith('AR') && error.detail ? JSON.parse(error.detail) : {}
  return { ...(detail as object), kind } as LedgerError
}
