/**
 * Gives up waiting after so many milliseconds; the work itself goes on.
 *
 * @param late makes what is thrown then, and may end the work
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
