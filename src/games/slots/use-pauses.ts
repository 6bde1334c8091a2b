import { useEffect, useMemo } from 'react'
import { createPauses, type Pauses } from './pauses.ts'

/** Pauses that end with their component: what would have followed does not happen. */
export function usePauses(): Pauses {
  const pauses = useMemo(createPauses, [])
  useEffect(() => pauses.stop, [pauses])
  return pauses
}
