import { useEffect, useMemo } from 'react'
import { createPauses, type Pauses } from './pauses.ts'

/** Pauses that are cancelled when the component unmounts; code that waits for them does not continue. */
export function usePauses(): Pauses {
  const pauses = useMemo(createPauses, [])
  useEffect(() => pauses.stop, [pauses])
  return pauses
}
