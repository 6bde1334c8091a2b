import { useEffect, useRef } from 'react'
import type { InstantPlay } from '#games/instants/view/use-instant.ts'
import { isStill } from '#games/kit/still.ts'
import type { Tap } from '#games/sound/taps.ts'

/**
 * Tells that the end of a round was shown, some time after it came; at once for people who asked for less motion, who hear its last
 * sound alone.
 *
 * @param ms how long the face moves
 * @param heard what is heard of that
 */
export function useEnd({ phase, shown, sound }: InstantPlay, ms: number, heard: readonly Tap[]): void {
  const taps = useRef(heard)
  taps.current = heard
  useEffect(() => {
    if (phase !== 'showing') return
    sound(isStill() ? taps.current.slice(-1).map((tap) => ({ ...tap, at: 0 })) : taps.current)
    const timer = setTimeout(shown, isStill() ? 0 : ms)
    return () => clearTimeout(timer)
  }, [phase, shown, sound, ms])
}
