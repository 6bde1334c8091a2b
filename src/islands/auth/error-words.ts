import { loadMessages } from '#i18n/load.ts'
import { chunk } from '#islands/chunk.ts'
import { lookUpWith, type Translate } from '#lib/messages.ts'

/** Any error whose sentence comes with those of all errors alone. */
const anyError = 'error.internal_error'

/** Milliseconds for which an error is held back until its sentence is there. */
const patience = 5000

/**
 * Fetches the sentences of all errors, with which a form does not begin. To be called when something is sent; when it was
 * refused, the sentences are there with the answer.
 *
 * @returns resolves when `t` finds them, or if they do not come; the words of `auth` have sentences for that
 */
export async function errorWords(t: Translate<'errors'>): Promise<void> {
  if (lookUpWith(t)(anyError) === anyError) await chunk(loadMessages('errors'), patience).catch(() => undefined)
}
