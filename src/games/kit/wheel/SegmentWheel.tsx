import { useLayoutEffect, useRef } from 'react'
import { macaw } from '#games/kit/mark.ts'
import { isStill } from '#games/kit/still.ts'
import type { PlaySound } from '#games/sound/sound.ts'
import { tapsFrom } from '#games/sound/taps.ts'
import { pegTaps } from './peg-taps.ts'
import { type Segment, SegmentDisc } from './SegmentDisc.tsx'
import css from './segment-wheel.module.css'
import { wheelTurn } from './turn.ts'

/** A turn to a segment that was decided. */
export interface Turn {
  readonly to: number
  readonly seed: number
  readonly ms: number
  /** How many milliseconds are over already, for those who come later. */
  readonly elapsed?: number
}

type Props = {
  /** Clockwise. */
  readonly segments: readonly Segment[]
  /** A new object is a new turn. */
  readonly turn: Turn | undefined
  /** The result as a picture's name; before it, what the wheel is. */
  readonly label: string
  /** Lights the segment at the pointer. */
  readonly isWon?: boolean
  readonly onRest?: () => void
  /** Lets the pegs be heard; always the same function. */
  readonly sound?: PlaySound
}

const rate = 60

/** A wheel of equal segments, as of a game show. It moves without the page's scripts. */
export function SegmentWheel({ segments, turn, label, isWon = false, onRest, sound }: Props) {
  const disc = useRef<HTMLDivElement>(null)
  const pointer = useRef<HTMLSpanElement>(null)
  const angle = useRef(0)
  const rested = useRef(onRest)
  rested.current = onRest
  const count = segments.length
  useLayoutEffect(() => {
    const [wheel, flap] = [disc.current, pointer.current]
    if (!wheel || !flap || !turn) return
    const way = wheelTurn(count, turn.to, turn.seed, turn.ms, angle.current)
    const { endMs, angleAt, pushAt } = way
    const start = isStill() ? endMs : Math.min(endMs, turn.elapsed ?? 0)
    const times = Array.from({ length: Math.ceil((endMs / 1000) * rate) + 1 }, (_, frame) => (1000 * frame) / rate)
    wheel.style.transform = turned(angleAt(endMs))
    flap.style.transform = bent(pushAt(endMs))
    angle.current = angleAt(endMs) % 360
    const moves =
      start >= endMs
        ? []
        : [
            wheel.animate(
              times.map((time) => ({ transform: turned(angleAt(time)) })),
              endMs,
            ),
            flap.animate(
              times.map((time) => ({ transform: bent(pushAt(time)) })),
              endMs,
            ),
          ]
    for (const move of moves) move.currentTime = start
    const hush = start < endMs ? sound?.(tapsFrom(pegTaps(way, count), start)) : undefined
    const timer = setTimeout(() => rested.current?.(), endMs - start)
    return () => {
      clearTimeout(timer)
      hush?.()
      for (const move of moves) move.cancel()
    }
  }, [turn, count, sound])
  return (
    <div className={css.wheel} role="img" aria-label={label} data-won={isWon || undefined}>
      <div className={css.window}>
        <div ref={disc} className={css.disc}>
          <SegmentDisc segments={segments} won={isWon ? turn?.to : undefined} />
        </div>
      </div>
      <span className={css.hub} aria-hidden="true">
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path d={macaw} />
        </svg>
      </span>
      <span ref={pointer} className={css.pointer} aria-hidden="true" />
    </div>
  )
}

const turned = (angle: number) => `rotate(${angle.toFixed(3)}deg)`
const bent = (push: number) => `rotate(${(-24 * push).toFixed(2)}deg)`
