/** Pixels per frame (product rule 6.10). */
const step = 0.5

/**
 * Scrolls a box that contains its content twice, by half a pixel per frame, endlessly.
 *
 * @returns starts and stops it; while it is stopped no animation frame is requested
 */
export function drift(box: Pick<HTMLElement, 'scrollTop' | 'scrollHeight'>): (moves: boolean) => void {
  let frame: number | undefined
  // Kept here, because an element's scroll position has whole pixels only.
  let position = 0
  const next = () => {
    if (Math.abs(position - box.scrollTop) > 2) position = box.scrollTop
    position += step
    const half = box.scrollHeight / 2
    if (position >= half) position -= half
    box.scrollTop = position
    frame = requestAnimationFrame(next)
  }
  return (moves) => {
    if (moves === (frame !== undefined)) return
    if (frame !== undefined) {
      cancelAnimationFrame(frame)
      frame = undefined
      return
    }
    position = box.scrollTop
    frame = requestAnimationFrame(next)
  }
}
