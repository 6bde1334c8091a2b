import { useLayoutEffect, useRef } from 'react'
import { isStill } from '#games/kit/still.ts'

/**
 * Draws a movement frame by frame, outside of the page's rendering.
 *
 * @param isMoving begins the movement when it becomes true; otherwise its end is drawn
 * @param draw gets how much of the time is over, from 0 to 1
 */
export function useGlide(isMoving: boolean, ms: number, draw: (part: number) => void): void {
  const latest = useRef(draw)
  latest.current = draw
  useLayoutEffect(() => {
    if (!isMoving || isStill()) latest.current(1)
  })
  useLayoutEffect(() => {
    if (!isMoving || isStill()) return
    let start: number | undefined
    const step = (at: number) => {
      start ??= at
      const part = Math.min(1, (at - start) / ms)
      latest.current(part)
      if (part < 1) frame = requestAnimationFrame(step)
    }
    latest.current(0)
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isMoving, ms])
}
