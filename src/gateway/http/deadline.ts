import { within as waitWithin } from '#gateway/db/within.ts'
import { CallFailure } from './failure.ts'

/**
 * Gives up waiting after `milliseconds` with `service_unavailable`. The work itself goes on: a money call keeps its
 * answer under its idempotency key, where the repetition finds it.
 */
export function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  return waitWithin(milliseconds, work, () => new CallFailure('service_unavailable'))
}
