import { useEffect, useMemo } from 'react'

/** The pauses of one game view. */
export interface Pauses {
  readonly wait: (ms: number) => Promise<void>
  /** A pause that `hurry` can end. */
  readonly linger: (ms: number) => Promise<void>
  /** Ends the current `linger`. @returns whether there was one */
  readonly hurry: () => boolean
  /** Cancels all timers. Their promises stay pending for ever. */
  readonly stop: () => void
}

export function createPauses(): Pauses {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let end: (() => void) | undefined

  const pause = (ms: number, done: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      done()
    }, ms)
    timers.add(timer)
    return timer
  }

  return {
    wait: (ms) => new Promise((resolve) => void pause(ms, resolve)),
    linger: (ms) =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer)
          timers.delete(timer)
          end = undefined
          resolve()
        }
        const timer = pause(ms, finish)
        end = finish
      }),
    hurry() {
      const lingering = end !== undefined
      end?.()
      return lingering
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      end = undefined
    },
  }
}

/** Pauses that are cancelled when the component unmounts; code that waits for them does not continue. */
export function usePauses(): Pauses {
  const pauses = useMemo(createPauses, [])
  useEffect(() => pauses.stop, [pauses])
  return pauses
}
