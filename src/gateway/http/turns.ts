import { CallFailure } from './failure.ts'

/** How much of one account's work is done at a time. */
export interface TurnLimits {
  readonly atOnce: number
  readonly waiting: number
  /** Milliseconds for which a turn is waited for. */
  readonly patience: number
}

/** Lets each of many do a few things at a time, so that whoever asks for hundreds at once delays nobody but themselves. */
export interface Turns {
  /**
   * Does the work when it is its turn.
   *
   * @throws {CallFailure} `rate_limited` where too much waits already, or the turn does not come in time: the work has
   * not begun then, and never will
   */
  take<Result>(who: string, work: () => Promise<Result>): Promise<Result>
}

interface Line {
  underWay: number
  readonly waiting: Set<() => void>
}

export function turns({ atOnce, waiting: mostWaiting, patience }: TurnLimits): Turns {
  const lines = new Map<string, Line>()

  function lineOf(who: string): Line {
    const known = lines.get(who)
    if (known) return known
    const made: Line = { underWay: 0, waiting: new Set() }
    lines.set(who, made)
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

  /** The place goes to the next, so that nobody slips in between. */
  function handOn(who: string, line: Line): void {
    const [next] = line.waiting
    if (next) next()
    else if (--line.underWay === 0) lines.delete(who)
  }

  return {
    async take(who, work) {
      const line = lineOf(who)
      if (line.underWay < atOnce) line.underWay++
      else if (line.waiting.size < mostWaiting) await comesUp(line)
      else throw new CallFailure('rate_limited')
      try {
        // A database in this process answers before the event loop turns: without this, a whole line would go by
        // before the request of anybody else is even read.
        await new Promise((resolve) => setImmediate(resolve))
        return await work()
      } finally {
        handOn(who, line)
      }
    },
  }
}
