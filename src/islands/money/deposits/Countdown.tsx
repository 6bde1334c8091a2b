import { useEffect, useState } from 'react'
import { timeLeft } from '#lib/time-left.ts'
import { environment } from '#stores/environment.ts'

interface Props {
  /** ISO 8601. */
  until: string
  /** Called once, when no time is left. */
  onEnd: () => void
}

/** The remaining minutes and seconds, such as `29:41`. */
export function Countdown({ until, onEnd }: Props) {
  const end = Date.parse(until)
  const [left, setLeft] = useState(() => end - environment.now())
  const over = left <= 0
  useEffect(() => {
    if (over) return onEnd()
    const timer = setInterval(() => setLeft(end - environment.now()), 1000)
    return () => clearInterval(timer)
  }, [end, over, onEnd])
  return (
    <time role="timer" dateTime={until}>
      {timeLeft(left).clock}
    </time>
  )
}
