import { useCallback, useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'

/** Runs one action at a time, and returns why the last one failed. `run` is undefined while an action is running. */
export function useAction() {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<CallFault>()
  const run = useCallback(async (work: () => Promise<unknown>) => {
    setBusy(true)
    setFault(undefined)
    try {
      await work()
    } catch (error) {
      setFault(faultOf(error))
    } finally {
      setBusy(false)
    }
  }, [])
  return { busy, fault, run: busy ? undefined : run, setFault }
}
