import { useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { useWords } from '#islands/Words.tsx'
import { errorWords } from './error-words.ts'

/** Runs one call at a time. Tells whether it is running, and why the last one failed. */
export function useAttempt() {
  const t = useWords<'errors'>()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<CallFault>()
  const attempt = async (work: () => Promise<void>): Promise<CallFault | undefined> => {
    if (busy) return undefined
    setBusy(true)
    setFault(undefined)
    const sentences = errorWords(t)
    try {
      await work()
      return undefined
    } catch (error) {
      const failed = faultOf(error)
      await sentences
      setFault(failed)
      return failed
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, setFault, attempt }
}
