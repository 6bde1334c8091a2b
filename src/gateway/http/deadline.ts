import { CallFailure } from './failure.ts'

/**
 * Gives up waiting after `milliseconds` with `service_unavailable`. The work itself goes on: a money call keeps its
 * answer under its idempotency key, where the repetition finds it.
 */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CallFailure('service_unavailable')), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
