import { useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { PasskeyError, type PasskeyReason } from '#islands/passkey-ceremony.ts'
import { useWords } from '#islands/Words.tsx'
import { errorWords } from './error-words.ts'

/** Why the last attempt failed: at the device, or at the gateway. */
export type PasskeyFailure =
  | { readonly at: 'device'; readonly reason: PasskeyReason }
  | { readonly at: 'gateway'; readonly fault: CallFault }

/** Runs one attempt at a time. Tells whether it is running, and why the last one failed. */
export function usePasskeyAttempt() {
  const t = useWords<'errors'>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<PasskeyFailure>()
  const attempt = async (work: () => Promise<void>): Promise<PasskeyFailure | undefined> => {
    if (busy) return undefined
    setBusy(true)
    setFailure(undefined)
    const sentences = errorWords(t)
    try {
      await work()
      return undefined
    } catch (error) {
      const failed: PasskeyFailure =
        error instanceof PasskeyError
          ? { at: 'device', reason: error.reason }
          : { at: 'gateway', fault: faultOf(error) }
      await sentences
      setFailure(failed)
      return failed
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, attempt }
}
