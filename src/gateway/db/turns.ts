import { DatabaseUnavailable } from './errors.ts'

/** Who may use the one connection of the embedded database, one after another. */
export type Turns = {
  /**
   * Waits for its turn, and has the connection until `work` settles.
   *
   * @param subject what takes equally long each time: a statement's text; undefined where it is always short
   * @throws {DatabaseUnavailable} where no turn comes in time, or the database was closed
   */
  take<Result>(subject: string | undefined, work: () => Promise<Result>): Promise<Result>
  /** Lets nobody begin to wait any more; resolves when whoever waits has had a turn. */
  close(): Promise<void>
}

type Waiting = { subject: string | undefined; begin(): void }

/** A subject that took longer the last time, in milliseconds, waits in the line of the slow. */
const slowness = 100

/** For so many milliseconds after a short turn another is expected: a request is several statements. */
const expected = 5

/** So many slow subjects are remembered; which ones are forgotten then matters little. */
const remembered = 1000

/**
 * Turns in the order they were asked for, but in two lines: a read that is known to be slow must not hold up the many
 * that are short, a spin above all. The slow have at most half of the time: after a turn of theirs as long a time belongs
 * to the others, unless nobody else is there. So a spin waits for one slow read, however many there are.
 *
 * @param patience longest wait in milliseconds; without it everybody waits for ever, in one line
 */
export function openTurns(patience?: number): Turns {
  const quick: Waiting[] = []
  const slow: Waiting[] = []
  /** Subjects of slow turns. */
  const known = new Set<string>()
  let busy = false
  let closed: PromiseWithResolvers<void> | undefined
  /** When the slow may have the next turn even if others wait. */
  let slowFrom = 0
  let quickEnded = 0
  let later: NodeJS.Timeout | undefined

  function next(): Waiting | undefined {
    const now = performance.now()
    sortOut()
    if (slow.length > 0 && now >= slowFrom) return slow.shift()
    if (quick.length > 0) return quick.shift()
    if (slow.length === 0) return undefined
    const wait = Math.min(slowFrom, quickEnded + expected) - now
    if (wait <= 0) return slow.shift()
    later = setTimeout(advance, wait)
    return undefined
  }

  /** Others with the same subject may have been found slow since the first in line came. */
  function sortOut(): void {
    for (let [first] = quick; first && isSlow(first); [first] = quick) {
      quick.shift()
      slow.push(first)
    }
  }

  const isSlow = ({ subject }: Waiting) => subject !== undefined && known.has(subject)

  function advance(): void {
    clearTimeout(later)
    if (busy) return
    const waiting = next()
    if (waiting) {
      busy = true
      waiting.begin()
    } else if (quick.length + slow.length === 0) closed?.resolve()
  }

  function ended(subject: string | undefined, took: number): void {
    const now = performance.now()
    const tookLong = patience !== undefined && subject !== undefined && took > slowness
    busy = false
    if (subject !== undefined && !tookLong) known.delete(subject)
    if (tookLong && known.size < remembered) known.add(subject)
    if (tookLong) slowFrom = now + took
    else quickEnded = now
    advance()
  }

  /** Resolves when it may begin. */
  function turn(subject: string | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { subject, begin: resolve }
      if (patience !== undefined) {
        const timer = setTimeout(() => {
          for (const line of [quick, slow]) if (line.includes(waiting)) line.splice(line.indexOf(waiting), 1)
          reject(new DatabaseUnavailable(`The database was busy for ${patience} ms.`))
        }, patience)
        waiting.begin = () => {
          clearTimeout(timer)
          resolve()
        }
      }
      quick.push(waiting)
      advance()
    })
  }

  return {
    take: async (subject, work) => {
      if (closed) throw new DatabaseUnavailable('The database is closed.')
      await turn(subject)
      const began = performance.now()
      try {
        return await work()
      } finally {
        ended(subject, performance.now() - began)
      }
    },
    close: () => {
      closed ??= Promise.withResolvers()
      advance()
      return closed.promise
    },
  }
}
