/** An amount on its way to another. */
interface Way {
  readonly from: bigint
  readonly to: bigint
  /** Milliseconds. */
  readonly ms: number
}

/**
 * Counts from one amount to another, fast at first. With reduced motion, or in 0 ms, it shows the end at once.
 *
 * @param paint gets each amount, the last one exactly
 * @returns ends it
 */
export function countUp({ from, to, ms }: Way, paint: (amount: bigint) => void): () => void {
  const still = ms === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
  let frame = 0
  const start = performance.now()
  const step = (now: number) => {
    const done = still ? 1 : Math.min(1, Math.max(0, (now - start) / ms))
    const share = BigInt(Math.round((1 - (1 - done) ** 2) * 1_000))
    paint(from + ((to - from) * share) / 1_000n)
    if (done < 1) frame = requestAnimationFrame(step)
  }
  step(start)
  return () => cancelAnimationFrame(frame)
}
