import { useEffect, useState } from 'react'
import { isStill } from '#games/kit/still.ts'
import { handSize } from '#games/video-poker/holds.ts'

/** Milliseconds from one card that is turned to the next. */
const nextMs = 150

/**
 * How many cards of a deal have been turned, one after the other from the left. Those of a round that was there before lie open.
 *
 * @param id of the round; undefined without one
 */
export function useOpenCards(id: string | undefined): number {
  const [seen] = useState(id)
  const [open, setOpen] = useState({ id, count: handSize })
  useEffect(() => {
    if (id === undefined || id === seen) return
    const timers = Array.from({ length: handSize }, (_, place) =>
      setTimeout(() => setOpen({ id, count: place + 1 }), isStill() ? 0 : (place + 1) * nextMs),
    )
    return () => timers.forEach(clearTimeout)
  }, [id, seen])
  return open.id === id ? open.count : 0
}
