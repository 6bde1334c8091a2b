import { useEffect, useState } from 'react'
import { isStill } from '#games/kit/still.ts'
import type { RoundPlay } from './chips-face.tsx'

/** Milliseconds from one card to the next, more before a card that decides, until the result can be seen, and until the round is over. */
const [cardMs, pauseMs, outMs, overMs] = [380, 420, 620, 650]

export interface Laid {
  /** How many cards lie on the table. */
  readonly count: number
  /** Whether the result can be seen. */
  readonly isOut: boolean
}

/**
 * Lays the cards of a round that is over, one after the other.
 *
 * @param cards how many it has
 * @param slowFrom the first card before which the dealer waits a moment
 */
export function useLaid(
  { phase, round, shown: over, sound, elapsed = 0 }: RoundPlay,
  cards: number,
  slowFrom: number,
): Laid {
  const [laid, setLaid] = useState({ id: round?.roundId, count: cards, isOut: true })
  const id = round?.roundId
  useEffect(() => {
    if (phase !== 'showing') return
    if (isStill()) {
      const timer = setTimeout(over, 0)
      return () => clearTimeout(timer)
    }
    const at = (card: number) => card * cardMs + Math.max(0, card - slowFrom + 1) * pauseMs - elapsed
    const timers = Array.from({ length: cards }, (_, card) =>
      setTimeout(() => {
        setLaid({ id, count: card + 1, isOut: false })
        sound('card')
      }, at(card)),
    )
    const out = at(cards - 1) + outMs
    timers.push(
      setTimeout(() => setLaid({ id, count: cards, isOut: true }), out),
      setTimeout(over, out + overMs),
    )
    return () => timers.forEach(clearTimeout)
  }, [phase, id, cards, slowFrom, over, sound, elapsed])
  if (phase === 'idle') return { count: cards, isOut: true }
  return laid.id === id && phase === 'showing' ? laid : { count: 0, isOut: false }
}
