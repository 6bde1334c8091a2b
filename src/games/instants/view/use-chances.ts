import { useEffect, useState } from 'react'
import type { Instant } from '#games/instants/instant.ts'
import { flooredBasisPoints } from '#games/slots/rational.ts'

/** Milliseconds after which a game is drawn, so that counting its results does not hold that up. */
const laterMs = 300

/**
 * How often each bet of a game wins, in hundredths of a percent; empty until it has been computed from the rules.
 *
 * @param game the same at every draw
 */
export function useChances(game: Instant): ReadonlyMap<string, number> {
  const [chances, setChances] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    const timer = setTimeout(() => {
      const all = game
        .facts()
        .flatMap(({ bet, hitFrequency }) => (hitFrequency ? [[bet, flooredBasisPoints(hitFrequency)] as const] : []))
      setChances(new Map(all))
    }, laterMs)
    return () => clearTimeout(timer)
  }, [game])
  return chances
}
