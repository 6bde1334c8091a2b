import type { Database } from '#gateway/platform/db/client.ts'

export interface Options {
  readonly by?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** A command of `npm run rewards`. */
export interface Command {
  /** The arguments after its name. */
  readonly usage: string
  /** Returns the exit code; undefined if something is missing, so that the usage is shown. */
  run(database: Database, words: readonly string[], options: Options): Promise<number | undefined>
}

/** A number of a row, as it is typed. */
export const isId = (text: string | undefined): text is string => text !== undefined && /^\d{1,18}$/.test(text)

/**
 * A moment as it is typed, in UTC.
 *
 * @throws Error if the text is none
 */
export function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) throw new Error(`${text} is no moment.`)
  return moment
}
