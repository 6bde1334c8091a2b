import { useEffect, useState } from 'react'
import type { TableClock } from '#games/tables/view/table-clock.ts'

/** Whole seconds until an instant, rounded up; never below 0. @param to ISO 8601 */
export function useLeft(clock: TableClock, to: string): number {
  const read = () => Math.max(0, Math.ceil((Date.parse(to) - clock.now()) / 1_000))
  const [left, setLeft] = useState(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read anew each time
  useEffect(() => {
    setLeft(read())
    const timer = setInterval(() => setLeft(read()), 250)
    return () => clearInterval(timer)
  }, [to])
  return left
}
