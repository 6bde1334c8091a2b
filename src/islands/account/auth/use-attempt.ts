import { faultOf } from '#api/errors.ts'
import { useRun } from '#islands/use-run.ts'
import { useWords } from '#islands/Words.tsx'
import { errorWords } from './error-words.ts'

/**
 * Runs one call at a time. Tells whether it is running, and why the last one failed: the sentences of errors are loaded
 * meanwhile.
 */
export function useAttempt() {
  const t = useWords<'errors'>()
  const { busy, failure: fault, setFailure: setFault, run: attempt } = useRun(faultOf, () => errorWords(t))
  return { busy, fault, setFault, attempt }
}
