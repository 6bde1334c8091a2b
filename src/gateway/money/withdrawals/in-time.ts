/**
 * Limits the time of an outside service's answer.
 *
 * @param patience milliseconds
 * @throws Error if there is no answer by then; the request may still take effect
 */
export async function inTime<Answer>(question: Promise<Answer>, patience: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${patience} ms`)), patience)
  })
  return await Promise.race([question, late]).finally(() => clearTimeout(timer))
}
