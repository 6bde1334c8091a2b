import { useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { IdentityError, type IdentityReason } from '#api/identity-errors.ts'

/** Why the last attempt failed: at the provider, or at the gateway. */
export type IdentityFailure =
  | { readonly at: 'provider'; readonly reason: IdentityReason }
  | { readonly at: 'gateway'; readonly fault: CallFault }

/** Runs one attempt at a time. Tells whether it is running, and why the last one failed. */
export function useIdentity() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<IdentityFailure>()
  const attempt = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(
        error instanceof IdentityError
          ? { at: 'provider', reason: error.reason }
          : { at: 'gateway', fault: faultOf(error) },
      )
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, attempt }
}
