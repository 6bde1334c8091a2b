import { useCallback, useEffect, useRef } from 'react'

/**
 * A pause that ends with its component: once that is gone the promise stays open for good, and so does nothing of
 * what would have followed.
 */
export function useWait(): (ms: number) => Promise<void> {
  const timers = useRef(new Set<number>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running) clearTimeout(timer)
      running.clear()
    }
  }, [])
  return useCallback(
    (ms) =>
      new Promise((resolve) => {
        const timer = window.setTimeout(() => {
          timers.current.delete(timer)
          resolve()
        }, ms)
        timers.current.add(timer)
      }),
    [],
  )
}
