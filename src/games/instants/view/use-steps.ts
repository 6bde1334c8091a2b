import { useEffect, useState } from 'react'
import { isStill } from '#games/kit/still.ts'
import { now } from '#lib/clock.ts'
import type { InstantPlay } from './use-instant.ts'

/**
 * Shows the end of a round step by step, such as numbers that are drawn, and tells when it is over. With reduced motion all steps are
 * there at once.
 *
 * @param of how many steps there are
 * @param ms between two of them
 * @param rest how long the last one is looked at, in milliseconds
 * @returns how many steps to show; all of them while no round is being shown
 */
export function useSteps({ phase, round, shown }: InstantPlay, of: number, ms: number, rest = 700): number {
  const [at, setAt] = useState<{ readonly round: string; readonly step: number }>()
  const id = round?.roundId ?? ''
  useEffect(() => {
    if (phase !== 'showing') return
    const from = isStill() ? 0 : now()
    let over = false
    // Counted by the clock: a page in the background gets its timers late.
    const timer = setInterval(
      () => {
        const passed = now() - from
        setAt({ round: id, step: Math.min(of, Math.floor(passed / ms)) })
        if (over || passed < of * ms + rest) return
        over = true
        shown()
      },
      isStill() ? 0 : Math.min(ms, 100),
    )
    return () => clearInterval(timer)
  }, [phase, id, of, ms, rest, shown])
  if (phase !== 'showing') return of
  return at?.round === id ? at.step : 0
}
