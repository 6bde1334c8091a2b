import { loadMessages } from '#i18n/load.ts'
import { chunk } from '#islands/chunk.ts'
import { lookUpWith, type Translate } from '#lib/messages.ts'

/** An error whose sentence is only in the texts of all errors. */
const anyError = 'error.internal_error'

/** Milliseconds for which an error is held back until its sentence is there. */
const patience = 5000

/**
 * Fetches the sentences of all errors, which a form does not load at first. Call it when the form is sent, so that the
 * sentences arrive with a refusal.
 *
 * @returns resolves when `t` finds them, or if the load failed; the texts of `auth` have sentences for that case
 */
export async function errorWords(t: Translate<'errors'>): Promise<void> {
  if (lookUpWith(t)(anyError) === anyError) await chunk(loadMessages('errors'), patience).catch(() => undefined)
}
