import type { Executor } from '#gateway/db/client.ts'
import { turns } from '#gateway/http/turns.ts'
import { giveBack, type Subject, takeAttempt } from './login-guard.ts'

/**
 * In one gateway, attempts of one subject follow one another: of several right answers at once the later ones must not
 * find the lock that the counted, but not yet compared earlier ones would cause.
 */
const lines = turns({ atOnce: 1, waiting: 200, patience: 30_000 })

/** The result of an attempt. A locked subject is not compared; a wrong answer has found nothing. */
export type Attempted<Found> = { readonly isLocked: boolean; readonly found: Found | undefined }

/**
 * Makes one of the attempts that a subject has. It is counted before the comparison and given back after a right one, so
 * that of simultaneous guesses, in however many gateways, no more are compared than attempts are left. No connection of
 * the database is held during the comparison, which is slow on purpose.
 *
 * @param compare undefined for a wrong answer. If it throws, nothing was learned, and the attempt does not count
 * @throws {CallFailure} `rate_limited` if hundreds of attempts wait
 */
export function attempt<Found>(
  on: Executor,
  subject: Subject,
  now: Date,
  compare: () => Promise<Found | undefined>,
): Promise<Attempted<Found>> {
  return lines.take(Buffer.from(subject).toString('base64'), async () => {
    const taken = await takeAttempt(on, subject, now)
    if (!taken) return { isLocked: true, found: undefined }
    let isWrong = false
    try {
      const found = await compare()
      isWrong = found === undefined
      return { isLocked: false, found }
    } finally {
      if (!isWrong) await giveBack(on, subject, taken)
    }
  })
}
