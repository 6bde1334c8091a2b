import { useEffect, useRef, useState } from 'react'
import css from './countdown.module.css'
import type { TableClock } from './table-clock.ts'
import { useTableWords } from './words.ts'

interface Props {
  readonly clock: TableClock
  /** When the time began and when it is over; undefined for no countdown. ISO 8601. */
  readonly from: string | undefined
  readonly to: string | undefined
  /** What stands in the ring instead of seconds. */
  readonly text: string
  /** Whether the ring moves as something goes on. */
  readonly isBusy: boolean
  /** What the seconds are called, if they are not for bets. */
  readonly name?: ((seconds: number) => string) | undefined
}

/** The time that is left, by the clock of the table: a ring that empties, with the seconds in it. */
export function Countdown({ clock, from, to, text, isBusy, name }: Props) {
  const t = useTableWords()
  const left = useSeconds(clock, to)
  const ring = useRef<SVGCircleElement>(null)
  useEffect(() => {
    const circle = ring.current
    if (!circle || from === undefined || to === undefined) return
    const [start, end] = [Date.parse(from), Date.parse(to)]
    const move = circle.animate([{ strokeDashoffset: 0 }, { strokeDashoffset: 100 }], {
      duration: Math.max(1, end - start),
      fill: 'forwards',
    })
    move.currentTime = Math.max(0, clock.now() - start)
    return () => move.cancel()
  }, [clock, from, to])
  const isOn = left !== undefined && left > 0
  return (
    <div className={css.countdown} data-on={isOn || undefined} data-last={(isOn && left <= 3) || undefined}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle className={css.track} cx="32" cy="32" r="28" />
        {isOn && <circle ref={ring} className={css.left} cx="32" cy="32" r="28" pathLength={100} />}
        {!isOn && isBusy && <circle className={css.busy} cx="32" cy="32" r="28" pathLength={100} />}
      </svg>
      {isOn ? (
        <span className={css.seconds} role="timer" aria-label={name ? name(left) : t('live.seconds', { count: left })}>
          {left}
        </span>
      ) : (
        <span className={css.text} aria-hidden="true">
          {text}
        </span>
      )}
    </div>
  )
}

/** Whole seconds until an instant, rounded up; undefined without one. */
export function useSeconds(clock: TableClock, to: string | undefined): number | undefined {
  const until = to === undefined ? undefined : Date.parse(to)
  const read = () => (until === undefined ? undefined : Math.max(0, Math.ceil((until - clock.now()) / 1_000)))
  const [left, setLeft] = useState(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read anew each time
  useEffect(() => {
    setLeft(read())
    if (until === undefined) return
    const timer = setInterval(() => setLeft(read()), 200)
    return () => clearInterval(timer)
  }, [until])
  return left
}
