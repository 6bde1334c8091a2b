import { type CallFault, faultOf } from '#api/errors.ts'
import { IdentityError, type IdentityReason } from '#api/identity-errors.ts'
import { errorWords } from '#islands/account/auth/error-words.ts'
import { useRun } from '#islands/use-run.ts'
import { useWords } from '#islands/Words.tsx'

/** Why the last attempt failed: at the provider, or at the gateway. */
export type IdentityFailure =
  | { readonly at: 'provider'; readonly reason: IdentityReason }
  | { readonly at: 'gateway'; readonly fault: CallFault }

/** Runs one attempt at a time. Tells whether it is running, and why the last one failed. */
export function useIdentity() {
  const t = useWords<'errors'>()
  const { busy, failure, run: attempt } = useRun(failureOf, () => errorWords(t))
  return { busy, failure, attempt }
}

const failureOf = (error: unknown): IdentityFailure =>
  error instanceof IdentityError ? { at: 'provider', reason: error.reason } : { at: 'gateway', fault: faultOf(error) }
