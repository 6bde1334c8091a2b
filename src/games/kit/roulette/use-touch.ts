import { type PointerEvent, useRef, useState } from 'react'
import { placeAt, type Spot, tableSize } from './layout.ts'

/** Whether the board lies in portrait now: the style sheet turns it on narrow screens. */
export const isPortrait = ({ offsetWidth, offsetHeight }: HTMLElement): boolean => offsetHeight > offsetWidth

/** The point of the table under a pointer, in the cells of its landscape. */
function spotUnder({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Spot {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const [across, down] = [(clientX - left) / width, (clientY - top) / height]
  if (isPortrait(currentTarget)) return { x: down * tableSize.width, y: (1 - across) * tableSize.height }
  return { x: across * tableSize.width, y: down * tableSize.height }
}

/**
 * Follows a finger or a mouse over the board: what is under it is shown, and taken when it is lifted. So a finger that did not meet the
 * line can slide to it. If the page scrolls instead, nothing is taken.
 *
 * @param onPlace gets the id of the place
 */
export function useTouch(onPlace: (place: string) => void) {
  const [shown, show] = useState<string>()
  const isDown = useRef(false)
  const leave = () => {
    isDown.current = false
    show(undefined)
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (isDown.current || event.pointerType === 'mouse') show(placeAt(spotUnder(event))?.id)
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return
      isDown.current = true
      follow(event)
    },
    onPointerMove: follow,
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!isDown.current) return
      isDown.current = false
      const place = placeAt(spotUnder(event))
      if (place) onPlace(place.id)
      if (event.pointerType !== 'mouse') show(undefined)
    },
    onPointerCancel: leave,
    onPointerLeave: leave,
  }
  return { shown, handlers }
}
