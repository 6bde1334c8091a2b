import { useEffect, useState } from 'react'
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
      {clock(left)}
    </time>
  )
}

/** `1781000` milliseconds are `29:41`; negative values are `0:00`. */
function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
