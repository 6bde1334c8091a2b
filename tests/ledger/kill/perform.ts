import { writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseUnavailable } from '#gateway/platform/db/errors.ts'

/** What a worker process does until it is killed. */
export interface Work {
  /** Operations of which no answer was seen, and those to ask again: done first, with their old keys. */
  readonly unknown: readonly number[]
  /** The number of the next operation; null: none, end after the unknown ones. */
  readonly from: number | null
  /** The last number; left out, there is no last one. */
  readonly to?: number
}

/**
 * Does numbered operations, eight at a time. Says on stdout, before and after each, which one, and its answer: a write to a
 * pipe is with the kernel at once, so what was said survives the kill.
 *
 * @param operation idempotent: repeats itself after the database was away
 * @returns when all are done that have a number
 */
export async function performAll(
  { unknown, from, to = Number.POSITIVE_INFINITY }: Work,
  operation: (number: number) => Promise<string>,
): Promise<void> {
  async function perform(number: number): Promise<void> {
    writeSync(1, `trying ${number}\n`)
    for (;;) {
      try {
        writeSync(1, `done ${number} ${await operation(number)}\n`)
        return
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error
        await pause(10)
      }
    }
  }

  for (const number of unknown) await perform(number)
  if (from === null) return
  let next = from
  const loop = async () => {
    while (next <= to) await perform(next++)
  }
  await Promise.all(Array.from({ length: 8 }, loop))
}
