/** Runs only some pieces of work at a time, in the order in which they came. */
export interface Semaphore {
  take<Result>(work: () => Promise<Result>): Promise<Result>
}

export function semaphore(atOnce: number): Semaphore {
  const waiting: (() => void)[] = []
  let free = atOnce
  return {
    async take(work) {
      if (free > 0) free--
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        // The place goes to the next one directly, so that no later one can take it.
        const next = waiting.shift()
        if (next) next()
        else free++
      }
    },
  }
}
