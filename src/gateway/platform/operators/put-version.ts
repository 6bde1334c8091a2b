import { object, optional } from 'superstruct'
import type { Database } from '#gateway/platform/db/client.ts'
import { JsonFile, Moment } from './arguments.ts'
import { type Operation, operation } from './operation.ts'

/** When a version that is put in is valid, and who puts it in. */
export interface Putting {
  readonly by: string
  readonly validFrom: Date
  readonly validUntil: Date | null
  readonly now: Date
}

/**
 * An operation that checks a file and stores it as another version, valid at once or from a later moment.
 *
 * @param put returns the number of the version
 */
export const putVersion = (
  put: (database: Database, file: unknown, putting: Putting) => Promise<number>,
  says = 'is valid',
): Operation =>
  operation({
    takes: object({ file: JsonFile, from: optional(Moment), until: optional(Moment) }),
    run: async ({ deps: { database, now: clock }, by, out }, { file, from, until: validUntil = null }) => {
      const now = clock()
      const validFrom = from ?? now
      if (validFrom < now) throw new Error('A version cannot be valid from a moment that is over.')
      if (validUntil && validUntil <= validFrom) throw new Error('A version cannot end before it begins.')
      const number = await put(database, file, { by, validFrom, validUntil, now })
      out.line(`Version ${number} ${says} from ${validFrom.toISOString()}.`)
    },
  })

/** An operation that checks a file and stores it, and says one sentence. */
export const putFile = (
  put: (database: Database, file: unknown, putting: { readonly by: string; readonly now: Date }) => Promise<unknown>,
  says: string,
): Operation =>
  operation({
    takes: object({ file: JsonFile }),
    run: async ({ deps: { database, now }, by, out }, { file }) => {
      await put(database, file, { by, now: now() })
      out.line(says)
    },
  })
