import { useState } from 'react'

/**
 * Runs one piece of work at a time. Tells whether it is running, and why the last one failed.
 *
 * @param failureOf what is shown for an error that the work has thrown
 * @param prepare starts with the work; a failure is shown after it has ended
 */
export function useRun<Failure>(failureOf: (error: unknown) => Failure, prepare?: () => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  /** Returns the failure. While another run is under way, it does nothing. */
  const run = async (work: () => Promise<unknown>): Promise<Failure | undefined> => {
    if (busy) return undefined
    setBusy(true)
    setFailure(undefined)
    const prepared = prepare?.()
    try {
      await work()
      return undefined
    } catch (error) {
      const failed = failureOf(error)
      await prepared
      setFailure(failed)
      return failed
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, setFailure, run }
}
