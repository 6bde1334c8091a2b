import { useEffect, useState } from 'react'
import type { InstantPlay } from '#games/instants/view/use-instant.ts'
import { isStill } from '#games/kit/still.ts'

/** Milliseconds until the first four cards lie, and until one that was taken lies. */
const [dealMs, cardMs] = [1_050, 550]
/** From one of the dealer's cards to the next at most, and how long all of them may take together. */
const [nextMs, dealerMs] = [600, 2_400]
const overMs = 550

/** What of a round lies open on the table. */
export interface Reveal {
  /** Whether the first cards are on their way. */
  readonly isDealing: boolean
  /** Whether the cards came while somebody was looking; they lie there already otherwise. */
  readonly isFresh: boolean
  /** How many of the dealer's cards are open. */
  readonly opened: number
}

/**
 * Plays a round as a dealer does: the first cards one by one, at the end the hole card, then what the dealer takes.
 *
 * @param dealerCards how many cards the dealer has that may be seen
 */
export function useReveal({ phase, round, shown: over }: InstantPlay, dealerCards: number): Reveal {
  const [seen] = useState(round?.roundId)
  const [laid, setLaid] = useState(round?.roundId)
  const [opened, setOpened] = useState(1)
  const id = round?.roundId
  const isDealing = id !== undefined && id !== laid
  const last = round?.decisions.at(-1)

  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => setLaid(id), isStill() ? 0 : dealMs)
    return () => clearTimeout(timer)
  }, [id])

  useEffect(() => {
    if (phase !== 'showing') {
      setOpened(1)
      return
    }
    if (isStill()) {
      const timer = setTimeout(over, 0)
      return () => clearTimeout(timer)
    }
    const start = last === undefined ? dealMs : last === 'hit' || last === 'double' || last === 'split' ? cardMs : 150
    const step = Math.min(nextMs, dealerMs / Math.max(1, dealerCards - 1))
    const timers = Array.from({ length: dealerCards - 1 }, (_, index) =>
      setTimeout(() => setOpened(index + 2), start + index * step),
    )
    timers.push(setTimeout(over, start + (dealerCards - 1) * step + overMs))
    return () => timers.forEach(clearTimeout)
  }, [phase, last, dealerCards, over])

  return { isDealing, isFresh: id !== seen, opened: phase === 'idle' ? dealerCards : Math.min(opened, dealerCards) }
}
