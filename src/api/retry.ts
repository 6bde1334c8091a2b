import { CallError } from './errors.ts'

const most = 3

/** Longest wait for a rate limit in seconds; a longer wait is shown to the person instead. */
const patience = 5

/**
 * Repeats a call after 429 and 503, as `Retry-After` says and with jitter, and once after a rotation of the sealing
 * keys, or if a body was sealed at another time than the gateway's (a clock was set). A write without an idempotency key is never repeated.
 */
export async function withRetries<Value>(
  repeatable: boolean,
  send: (attempt: number) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send(attempt)
    } catch (error) {
      if (!(error instanceof CallError) || error.fault.kind !== 'refused') throw error
      const { code, status, retryAfter } = error.fault
      const sealAnew = (code === 'sealed_key_unknown' || code === 'sealed_expired') && attempt === 0
      const busy = repeatable && (status === 429 || status === 503) && code !== 'game_maintenance' && attempt < most - 1
      if (!sealAnew && !busy) throw error
      const seconds = sealAnew ? 0 : (retryAfter ?? 2 ** attempt)
      if (seconds > patience) throw error
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (1 + Math.random() / 4)))
    }
  }
}
