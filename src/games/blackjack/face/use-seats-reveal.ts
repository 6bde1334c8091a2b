import { useEffect, useState } from 'react'
import { cardMs, layingMs, type SharedRound } from '#games/blackjack/shared.ts'
import { isStill } from '#games/kit/still.ts'
import type { TablePlay } from '#games/tables/view/use-table.ts'

/** Milliseconds from one of the dealer's cards to the next at most, and how long all of them may take together. */
const [nextMs, dealerMs] = [700, 3_500]
/** Milliseconds for which the end is seen before it is told. */
const overMs = 600

/** What of a round lies open on the table. */
export interface SeatsReveal {
  /** Whether the first cards are on their way. */
  readonly isDealing: boolean
  /** Whether they came while somebody was looking; they lie there already otherwise. */
  readonly isFresh: boolean
  /** How many of the dealer's cards are open. */
  readonly opened: number
}

/**
 * Plays a shared round as a dealer does: the first cards one by one, at the end the hole card, then what the dealer takes.
 *
 * @param round as it is known now; undefined while bets are taken
 */
export function useSeatsReveal(play: TablePlay, round: SharedRound | undefined): SeatsReveal {
  const { stage, elapsed, shown } = play
  const number = round === undefined ? undefined : play.table.round?.number
  /** The round whose first cards lie: those of a round in which the page opened do. */
  const [laid, setLaid] = useState(number)
  const [first] = useState(number)
  const [opened, setOpened] = useState(1)
  const isDealing = number !== undefined && number !== laid
  const seats = round?.seats.length ?? 0

  useEffect(() => {
    if (number === undefined) return
    const timer = setTimeout(() => setLaid(number), isStill() ? 0 : dealMs(seats))
    return () => clearTimeout(timer)
  }, [number, seats])

  const cards = round?.dealerShows.length ?? 0
  const steps = round?.steps.length ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
  useEffect(() => {
    if (stage !== 'showing') {
      setOpened(1)
      return
    }
    if (isStill() || cards === 0) {
      const timer = setTimeout(shown, 0)
      return () => clearTimeout(timer)
    }
    // Without a decision the result came instead of one: the first cards are still to be dealt.
    const start = (steps === 0 && number !== first ? dealMs(seats) : cardMs + 200) - elapsed
    const step = Math.min(nextMs, dealerMs / Math.max(1, cards - 1))
    const timers = Array.from({ length: cards - 1 }, (_, index) =>
      setTimeout(() => setOpened(index + 2), Math.max(0, start + index * step)),
    )
    timers.push(setTimeout(shown, Math.max(0, start + (cards - 1) * step + overMs)))
    return () => timers.forEach(clearTimeout)
  }, [stage, cards, shown])

  const isOver = stage === 'over'
  return { isDealing, isFresh: number !== first, opened: isOver ? cards : Math.min(opened, cards) }
}

/** Two cards for each seat, and the dealer's open one. */
const dealMs = (seats: number): number =>
  layingMs({ phase: 'decisions', steps: [], seats: [], dealerShows: Array.from({ length: 2 * seats + 1 }, () => 0) })
