import { CallFailure } from './failure.ts'

/** The work of one account that runs at a time. */
export interface QueueLimits {
  readonly atOnce: number
  readonly waiting: number
  /** Longest wait for a turn in milliseconds. */
  readonly patience: number
}

/** Runs only a few tasks per account at a time, so that an account that sends hundreds at once delays only itself. */
export interface FairQueue {
  /**
   * Runs the work when it is its turn.
   *
   * @throws {CallFailure} `rate_limited` if too much work waits already, or the wait is too long; the work is not
   *   started then
   */
  take<Result>(subject: string, work: () => Promise<Result>): Promise<Result>
}

interface Line {
  underWay: number
  readonly waiting: Set<() => void>
}

export function fairQueue({ atOnce, waiting: mostWaiting, patience }: QueueLimits): FairQueue {
  const lines = new Map<string, Line>()

  function lineOf(subject: string): Line {
    const known = lines.get(subject)
    if (known) return known
    const made: Line = { underWay: 0, waiting: new Set() }
    lines.set(subject, made)
    return made
  }

  function comesUp(line: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const come = () => {
        clearTimeout(timer)
        line.waiting.delete(come)
        resolve()
      }
      const timer = setTimeout(() => {
        line.waiting.delete(come)
        reject(new CallFailure('rate_limited'))
      }, patience)
      line.waiting.add(come)
    })
  }

  /** Passes the place on to the next task directly, so that no other task can take it. */
  function handOn(subject: string, line: Line): void {
    const [next] = line.waiting
    if (next) next()
    else if (--line.underWay === 0) lines.delete(subject)
  }

  return {
    async take(subject, work) {
      const line = lineOf(subject)
      if (line.underWay < atOnce) line.underWay++
      else if (line.waiting.size < mostWaiting) await comesUp(line)
      else throw new CallFailure('rate_limited')
      try {
        // The embedded database answers before the event loop fairQueue. Without this pause a whole queue would run before
        // the request of any other account is read.
        await new Promise((resolve) => setImmediate(resolve))
        return await work()
      } finally {
        handOn(subject, line)
      }
    },
  }
}
