import { useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { IdentityError, type IdentityReason } from '#api/identity-errors.ts'
import { errorWords } from '#islands/auth/error-words.ts'
import { useWords } from '#islands/Words.tsx'

/** Why the last attempt failed: at the provider, or at the gateway. */
export type IdentityFailure =
  | { readonly at: 'provider'; readonly reason: IdentityReason }
  | { readonly at: 'gateway'; readonly fault: CallFault }

/** Runs one attempt at a time. Tells whether it is running, and why the last one failed. */
export function useIdentity() {
  const t = useWords<'errors'>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<IdentityFailure>()
  const attempt = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    const sentences = errorWords(t)
    try {
      await work()
    } catch (error) {
      const failed: IdentityFailure =
        error instanceof IdentityError
          ? { at: 'provider', reason: error.reason }
          : { at: 'gateway', fault: faultOf(error) }
      await sentences
      setFailure(failed)
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, attempt }
}
