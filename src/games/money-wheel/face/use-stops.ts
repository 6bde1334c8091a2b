import { useEffect, useMemo, useState } from 'react'
import type { RoundPlay } from '#games/instants/view/chips-face.tsx'
import { isStill } from '#games/kit/still.ts'
import type { Turn } from '#games/kit/wheel/SegmentWheel.tsx'

/** Milliseconds of the first turn, of those after a joker, and of a stop before what follows. */
const [firstMs, nextMs, stopMs] = [3_000, 2_400, 900]

/** Milliseconds after which the turn to a stop begins. */
const beganAt = (stop: number) => (stop === 0 ? 0 : firstMs + stopMs + (stop - 1) * (nextMs + stopMs))

/** The stop to which the wheel turns so many milliseconds after its beginning. */
function stopAt(elapsed: number, stops: number): number {
  let stop = 0
  while (stop + 1 < stops && beganAt(stop + 1) <= elapsed) stop++
  return stop
}

export interface StopsOfRound {
  readonly turn: Turn | undefined
  /** The stops that can be seen. */
  readonly seen: readonly number[]
  /** Whether the wheel stands at the last one that can be seen. */
  readonly isAtStop: boolean
  readonly isOut: boolean
  readonly onRest: () => void
}

/** The end of a round of the money wheel: it stops, and turns again after each joker. */
export function useStops(play: RoundPlay, stops: readonly number[]): StopsOfRound {
  const { phase, round, shown: over, sound, elapsed = 0 } = play
  const id = round?.roundId
  const [at, setAt] = useState<{ readonly id: string; readonly stop: number; readonly isAtStop: boolean }>()
  const now = at?.id === id ? at : undefined
  const isEnd = phase === 'showing'

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is shown once, from its beginning
  useEffect(() => {
    if (!isEnd || id === undefined) return
    setAt({ id, stop: stopAt(elapsed, stops.length), isAtStop: false })
  }, [isEnd, id])

  const stop = now?.stop
  const isAtStop = now?.isAtStop === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stop is left once
  useEffect(() => {
    if (!isEnd || !isAtStop || stop === undefined || id === undefined) return
    const timer = setTimeout(
      () => {
        if (stop + 1 >= stops.length) over()
        else setAt({ id, stop: stop + 1, isAtStop: false })
      },
      isStill() ? 0 : stopMs,
    )
    return () => clearTimeout(timer)
  }, [isEnd, isAtStop, stop])

  // biome-ignore lint/correctness/useExhaustiveDependencies: one object for each turn, or the wheel would start again
  const turn = useMemo((): Turn | undefined => {
    const to = stop === undefined ? undefined : stops[stop]
    if (stop === undefined || to === undefined) return undefined
    return {
      ...{ to, seed: (round?.nonce ?? 1) * 8 + stop, ms: stop === 0 ? firstMs : nextMs },
      ...(stop === stopAt(elapsed, stops.length) && { elapsed: Math.max(0, elapsed - beganAt(stop)) }),
    }
  }, [id, stop])
  const isOver = phase === 'idle'
  return {
    turn,
    seen: isOver ? stops : stops.slice(0, (stop ?? 0) + (isAtStop ? 1 : 0)),
    isAtStop: isOver || isAtStop,
    isOut: isOver || (isAtStop && stop === stops.length - 1),
    onRest: () => {
      if (!isEnd || id === undefined || stop === undefined) return
      setAt({ id, stop, isAtStop: true })
      sound(stop + 1 < stops.length ? 'scatter' : 'stop')
    },
  }
}
