import type { ErrorCode } from '#contract/errors.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { attempt } from './attempts.ts'
import type { Subject } from './login-guard.ts'
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
export function demandSecret(
  deps: Pick<GatewayDeps, 'database' | 'now'>,
  hasher: PasswordHasher,
  { subject, stored, given, wrong }: Secret,
): Promise<void> {
  return demandAnswer(deps, { subject, wrong, isRight: () => hasher.verify(stored, given) })
}

interface Answer extends Pick<Secret, 'subject' | 'wrong'> {
  readonly isRight: () => Promise<boolean>
}

/**
 * Demands a right answer, as one of the attempts that its subject has (see {@link attempt}).
 *
 * @throws {CallFailure} the given code, and `rate_limited` after three wrong answers
 */
export async function demandAnswer(
  deps: Pick<GatewayDeps, 'database' | 'now'>,
  { subject, wrong, isRight }: Answer,
): Promise<void> {
  const made = await attempt(deps, subject, async () => (await isRight()) || undefined)
  if ('waitUntil' in made)
    throw new CallFailure('rate_limited', { retryAfter: (made.waitUntil.getTime() - deps.now().getTime()) / 1000 })
  if (!made.found) throw new CallFailure(wrong)
}
