import { useEffect, useRef } from 'react'

type Props = {
  readonly from: bigint
  readonly to: bigint
  readonly ms: number
  readonly format: (amount: bigint) => string
}

/**
 * An amount that counts up. It updates the text outside of React; with reduced motion, or in 0 ms, it shows the end at
 * once.
 */
export function CountUp({ from, to, ms, format }: Props) {
  const text = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const still = ms === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    const start = performance.now()
    const paint = (now: number) => {
      const done = still ? 1 : Math.min(1, Math.max(0, (now - start) / ms))
      const share = BigInt(Math.round((1 - (1 - done) ** 2) * 1_000))
      if (text.current) text.current.textContent = format(from + ((to - from) * share) / 1_000n)
      if (done < 1) frame = requestAnimationFrame(paint)
    }
    paint(start)
    return () => cancelAnimationFrame(frame)
  }, [from, to, ms, format])
  return <span ref={text} />
}
