import { CallFailure } from '#gateway/platform/http/failure.ts'
import { LedgerFailure, Refusal } from '#gateway/platform/ledger/errors.ts'
import type { Outcome } from './oracle.ts'

/** The outcome of an attempt, in the oracle's words; errors that are no refusals are thrown. */
export async function outcomeOf(attempt: Promise<unknown>): Promise<Outcome> {
  try {
    await attempt
    return { ok: true }
  } catch (thrown) {
    if (thrown instanceof LedgerFailure) return { ok: false, kind: thrown.error.kind }
    if (thrown instanceof Refusal || thrown instanceof CallFailure) return { ok: false, kind: thrown.code }
    throw thrown
  }
}

/** Only the outcome of the oracle's work for a key. */
export const bare = (outcome: Outcome): Outcome => (outcome.ok ? { ok: true } : { ok: false, kind: outcome.kind })
