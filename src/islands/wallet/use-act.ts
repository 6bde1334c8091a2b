import { useCallback, useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'

/** One act at a time, and why the last one failed. */
export function useAct() {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<CallFault>()
  const act = useCallback(async (work: () => Promise<unknown>) => {
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
  return { busy, fault, act: busy ? undefined : act, setFault }
}
