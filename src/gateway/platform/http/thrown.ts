import type { ErrorCode } from '#contract/errors.ts'
import { isErrorCode } from '#contract/errors.ts'
import { connectionError, DatabaseUnavailable, DiskFull, isUnstorableText } from '#gateway/platform/db/errors.ts'
import { type LedgerErrorKind, LedgerFailure, Refusal } from '#gateway/platform/ledger/errors.ts'
import { CallFailure } from './failure.ts'

/** Seconds until a retry. A person has to make room on the disk first. */
const retryAfterFull = 30

/**
 * The error code for each refusal of the ledger. Refusals that only a defect can cause are internal errors, because no
 * request names an account, hold or transfer of the ledger.
 */
const codeOfLedger = {
  'insufficient-funds': 'insufficient_funds',
  'account-not-found': 'internal_error',
  'currency-mismatch': 'internal_error',
  unbalanced: 'internal_error',
  'amount-invalid': 'amount_invalid',
  'hold-not-found': 'internal_error',
  'hold-not-pending': 'internal_error',
  'transfer-not-found': 'internal_error',
  'already-reversed': 'internal_error',
  'not-reversible': 'internal_error',
  'period-already-settled': 'internal_error',
  'idempotency-conflict': 'idempotency_key_reused',
  'idempotency-missing': 'idempotency_key_missing',
} as const satisfies Record<LedgerErrorKind, ErrorCode>

/** The failure for a thrown value. Unexpected errors become `internal_error` without details. */
export function toFailure(thrown: unknown): CallFailure {
  if (thrown instanceof CallFailure) return thrown
  if (thrown instanceof LedgerFailure)
    return new CallFailure(codeOfLedger[thrown.error.kind], { isFinal: thrown.isFinal })
  if (thrown instanceof Refusal && isErrorCode(thrown.code))
    return new CallFailure(thrown.code, { value: thrown.value, isFinal: thrown.isFinal })
  const cause = connectionError(innermost(thrown))
  if (cause instanceof DiskFull) return new CallFailure('service_unavailable', { retryAfter: retryAfterFull })
  if (cause instanceof DatabaseUnavailable) return new CallFailure('service_unavailable')
  // Texts are checked where they come in; this holds for one that came in another way.
  if (isUnstorableText(thrown)) return new CallFailure('invalid_request')
  return new CallFailure('internal_error')
}

/** The innermost cause, because errors may be wrapped. */
function innermost(thrown: unknown): unknown {
  let at = thrown
  while (at instanceof Error && !(at instanceof DatabaseUnavailable) && at.cause instanceof Error) at = at.cause
  return at
}
