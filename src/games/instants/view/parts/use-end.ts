import { useEffect, useRef } from 'react'
import type { InstantPlay } from '#games/instants/view/use-instant.ts'
import { isStill } from '#games/kit/still.ts'

/**
 * Tells that the end of a round was shown, some time after it came; at once for people who asked for less motion. A sound stands at
 * both ends.
 *
 * @param ms how long the face moves
 */
export function useEnd({ phase, shown, sound }: InstantPlay, ms: number): void {
  const play = useRef(sound)
  play.current = sound
  useEffect(() => {
    if (phase !== 'showing') return
    play.current('spin')
    const timer = setTimeout(
      () => {
        play.current('stop')
        shown()
      },
      isStill() ? 0 : ms,
    )
    return () => clearTimeout(timer)
  }, [phase, shown, ms])
}
