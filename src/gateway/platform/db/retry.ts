import { setTimeout as pause } from 'node:timers/promises'
import type { TransactionOptions } from './client.ts'
import { isRetryable } from './errors.ts'

/**
 * Repeats `attempt` after serialization failures and deadlocks, with a random pause of up to 10 ms that doubles each
 * time.
 */
export async function retrying<Result>(retries = 8, attempt: () => Promise<Result>): Promise<Result> {
  for (let left = retries, longest = 10; ; left--, longest *= 2) {
    try {
      return await attempt()
    } catch (error) {
      if (left <= 0 || !isRetryable(error)) throw error
      await pause(Math.random() * longest)
    }
  }
}

/** Settings for the start of a transaction; '' for the defaults. */
export function begin({ isolation, statementTimeout }: TransactionOptions): string {
  const level = isolation ? `SET TRANSACTION ISOLATION LEVEL ${isolation};` : ''
  const limit = statementTimeout === undefined ? '' : `SET LOCAL statement_timeout = ${Math.round(statementTimeout)};`
  return level + limit
}
