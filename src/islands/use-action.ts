import { faultOf } from '#api/errors.ts'
import { useRun } from './use-run.ts'

/** Runs one action at a time, and returns why the last one failed. `run` is undefined while an action is running. */
export function useAction() {
  const { busy, failure: fault, setFailure: setFault, run } = useRun(faultOf)
  return { busy, fault, run: busy ? undefined : run, setFault }
}
