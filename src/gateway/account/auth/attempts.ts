import type { GatewayDeps } from '#gateway/deps.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { fairQueue } from '#gateway/platform/http/fair-queue.ts'
import { beginAttempt, endAttempt, type Subject } from './login-guard.ts'

/**
 * In one gateway, attempts of one subject follow one another: of several right answers at once the later ones must not
 * wait for the earlier ones, which take all attempts that are left.
 */
const lines = fairQueue({ atOnce: 1, waiting: 200, patience: 30_000 })

/** The result of an attempt; a wrong answer has found nothing. Nothing is compared while the subject must wait. */
export type Attempted<Found> = { readonly waitUntil: Date } | { readonly found: Found | undefined }

/**
 * Makes one of the attempts that a subject has. It is registered before the comparison, so that of simultaneous guesses, in
 * however many gateways, no more are compared than attempts are left; it counts as a failure only after a wrong answer. No
 * connection of the database is held during the comparison, which is slow on purpose.
 *
 * @param compare undefined for a wrong answer. If it throws, nothing was learned, and the attempt does not count
 * @throws {CallFailure} `rate_limited` if hundreds of attempts wait; `service_unavailable` if the comparison took so long that
 *   the attempt no longer counts
 */
export function attempt<Found>(
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  subject: Subject,
  compare: () => Promise<Found | undefined>,
): Promise<Attempted<Found>> {
  return lines.take(Buffer.from(subject).toString('base64'), async () => {
    const begun = await beginAttempt(database, subject, now())
    if ('waitUntil' in begun) return begun
    const end = (isWrong: boolean) => endAttempt(database, subject, { ...begun, isWrong }, now())
    let found: Found | undefined
    try {
      found = await compare()
    } catch (thrown) {
      await end(false)
      throw thrown
    }
    if (!(await end(found === undefined))) throw new CallFailure('service_unavailable')
    return { found }
  })
}
