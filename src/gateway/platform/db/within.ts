/**
 * Stops waiting after that many milliseconds; the work itself continues.
 *
 * @param late creates the error to throw, and may end the work
 */
export async function within<Result>(milliseconds: number, work: Promise<Result>, late: () => Error): Promise<Result> {
  const silence = Promise.withResolvers<never>()
  const timer = setTimeout(() => silence.reject(late()), milliseconds)
  try {
    return await Promise.race([work, silence.promise])
  } finally {
    clearTimeout(timer)
  }
}
