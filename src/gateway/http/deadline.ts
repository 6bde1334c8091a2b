import { within as waitWithin } from '#gateway/db/within.ts'
import { CallFailure } from './failure.ts'

/**
 * Stops waiting after `milliseconds` with `service_unavailable`. The work itself continues: a money call stores its
 * answer under its idempotency key, where a repeated request finds it.
 */
export function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  return waitWithin(milliseconds, work, () => new CallFailure('service_unavailable'))
}
