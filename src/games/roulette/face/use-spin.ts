import { useEffect, useMemo, useState } from 'react'
import type { RoundPlay } from '#games/instants/view/chips-face.tsx'
import type { Spin } from '#games/kit/roulette/RouletteWheel.tsx'
import { isStill } from '#games/kit/still.ts'

/** Milliseconds of the ball's way, shorter after lightning; of its number in the wheel; of one strike of lightning. */
const [ballMs, shortMs, restMs, strikeMs] = [5_200, 4_600, 900, 260]

/** How far the end of a round has been shown: numbers are struck, the ball runs, the ball lies. */
type Stage = 'strike' | 'run' | 'rest'

export interface SpinOfRound {
  /** For the wheel; undefined while the ball lies where the round before left it. */
  readonly spin: Spin | undefined
  /** Whether the wheel is what there is to see. */
  readonly isRunning: boolean
  /** Whether the result can be seen. */
  readonly isOut: boolean
  /** How many lucky numbers have been struck. */
  readonly struck: number
  readonly onRest: () => void
}

/**
 * The end of a round of roulette: lucky numbers, one by one, then the ball, then a moment for its number. At most 6.8 seconds.
 *
 * @param pocket of the round that is shown
 * @param lucky how many lucky numbers it has
 */
export function useSpin(play: RoundPlay, pocket: number | undefined, lucky: number): SpinOfRound {
  const { phase, round, shown: over, sound, elapsed = 0 } = play
  const id = round?.roundId
  const [at, setAt] = useState<{ readonly id: string; readonly stage: Stage; readonly struck: number }>()
  const now = at?.id === id ? at : undefined
  const isEnd = phase === 'showing'

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is shown once, from its beginning
  useEffect(() => {
    if (!isEnd || id === undefined) return
    const step = isStill() ? 0 : strikeMs
    const timers = Array.from({ length: lucky }, (_, index) =>
      setTimeout(
        () => {
          setAt({ id, stage: 'strike', struck: index + 1 })
          sound('scatter')
        },
        step * index - elapsed,
      ),
    )
    const begin = () => setAt({ id, stage: 'run', struck: lucky })
    if (lucky === 0) begin()
    else timers.push(setTimeout(begin, step * lucky - elapsed))
    return () => timers.forEach(clearTimeout)
  }, [isEnd, id])

  const isAtRest = isEnd && now?.stage === 'rest'
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for a round
  useEffect(() => {
    if (!isAtRest) return
    const timer = setTimeout(over, isStill() ? 0 : restMs)
    return () => clearTimeout(timer)
  }, [isAtRest])

  // The wheel turns on for a while after the round is over.
  const spinning = now && now.stage !== 'strike' ? id : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: one object for each round, or the ball would start again
  const spin = useMemo(
    (): Spin | undefined =>
      spinning === undefined || pocket === undefined
        ? undefined
        : {
            ...{ pocket, seed: round?.nonce ?? 1, ms: lucky > 0 ? shortMs : ballMs },
            elapsed: Math.max(0, elapsed - strikeMs * lucky),
          },
    [spinning],
  )
  return {
    spin,
    isRunning: isEnd,
    isOut: phase === 'idle' || isAtRest,
    struck: phase === 'idle' ? lucky : (now?.struck ?? 0),
    onRest: () => {
      if (id === undefined || !isEnd) return
      setAt({ id, stage: 'rest', struck: lucky })
    },
  }
}
