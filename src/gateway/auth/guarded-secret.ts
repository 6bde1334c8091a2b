import type { ErrorCode } from '#contract/errors.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { guardState, noteFailure, type Subject } from './login-guard.ts'
import type { PasswordHasher } from './passwords.ts'

interface Secret {
  /** The subjects by which wrong answers are counted. */
  readonly subject: Subject
  /** The stored hash; null never matches. */
  readonly stored: string | null
  readonly given: string
  /** The refusal of a wrong secret. */
  readonly wrong: ErrorCode
}

/**
 * Asks a logged-in member for a secret. Wrong answers are limited like failed logins, because the session may have been
 * left open on a device that another person uses.
 *
 * @throws {CallFailure} the given code, and `rate_limited` after three wrong answers
 */
export async function demandSecret(
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  hasher: PasswordHasher,
  { subject, stored, given, wrong }: Secret,
): Promise<void> {
  const at = now()
  const { lockedFor } = await guardState(database, subject, at)
  if (lockedFor > 0) throw new CallFailure('rate_limited', { retryAfter: lockedFor })
  if (await hasher.verify(stored, given)) return
  await noteFailure(database, subject, at)
  throw new CallFailure(wrong)
}
