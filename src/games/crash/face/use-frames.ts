import { useEffect, useRef } from 'react'
import { isStill } from '#games/kit/still.ts'

/** Milliseconds between two numbers with reduced motion. */
const stillMs = 200

/**
 * Draws again and again, outside of the page's rendering: with each frame while something moves, and whenever this is rendered.
 *
 * @param isMoving with reduced motion it draws five times a second instead
 */
export function useFrames(isMoving: boolean, draw: () => void): void {
  const latest = useRef(draw)
  latest.current = draw
  useEffect(() => latest.current())
  useEffect(() => {
    if (!isMoving) return
    if (isStill()) {
      const timer = setInterval(() => latest.current(), stillMs)
      return () => clearInterval(timer)
    }
    const step = () => {
      latest.current()
      frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isMoving])
}
