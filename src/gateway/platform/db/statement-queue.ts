import { DatabaseUnavailable } from './errors.ts'

/** A queue for the single connection of the embedded database. */
export type StatementQueue = {
  /**
   * Waits for the connection and holds it until `work` settles.
   *
   * @param subject names work that always takes about the same time: the text of a statement; undefined if it is always
   *   short
   * @throws {DatabaseUnavailable} if the wait is too long, or the database was closed
   */
  take<Result>(subject: string | undefined, work: () => Promise<Result>): Promise<Result>
  /** Accepts no new work; resolves when all waiting work is done. */
  close(): Promise<void>
}

type Waiting = { subject: string | undefined; begin(): void }

/** Milliseconds. A subject whose last run took longer waits in the queue for slow work. */
const slowness = 100

/** Milliseconds after a short turn in which another is likely, because a request has several statements. */
const expected = 5

/** Number of slow subjects to remember. */
const remembered = 1000

/**
 * Queues work in the order of its arrival, in two queues: a slow read must not delay the many short statements, such as
 * spins. Slow work gets at most half of the time: after a slow turn, the same time belongs to short work, unless none
 * waits. A spin therefore waits for one slow read at most.
 *
 * @param patience longest wait in milliseconds; without it there is one queue and no limit
 */
export function openStatementQueue(patience?: number): StatementQueue {
  const quick: Waiting[] = []
  const slow: Waiting[] = []
  /** Subjects known to be slow. */
  const known = new Set<string>()
  let busy = false
  let closed: PromiseWithResolvers<void> | undefined
  /** From this time on, slow work may run even if short work waits. */
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

  /** Moves work to the slow queue whose subject was found to be slow after it had arrived. */
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

  /** Resolves when the work may start. */
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
