import { type CallFault, faultOf } from '#api/errors.ts'
import { PasskeyError, type PasskeyReason } from '#islands/passkey-ceremony.ts'
import { useRun } from '#islands/use-run.ts'
import { useWords } from '#islands/Words.tsx'
import { errorWords } from './error-words.ts'

/** Why the last attempt failed: at the device, or at the gateway. */
export type PasskeyFailure =
  | { readonly at: 'device'; readonly reason: PasskeyReason }
  | { readonly at: 'gateway'; readonly fault: CallFault }

/** Runs one attempt at a time. Tells whether it is running, and why the last one failed. */
export function usePasskeyAttempt() {
  const t = useWords<'errors'>()
  const { busy, failure, run: attempt } = useRun(failureOf, () => errorWords(t))
  return { busy, failure, attempt }
}

const failureOf = (error: unknown): PasskeyFailure =>
  error instanceof PasskeyError ? { at: 'device', reason: error.reason } : { at: 'gateway', fault: faultOf(error) }
