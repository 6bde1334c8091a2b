/**
 * The answer of somebody outside, who has only so long to give it.
 *
 * @param patience milliseconds
 * @throws Error if there is no answer by then; what was asked for may still happen
 */
export async function inTime<Answer>(question: Promise<Answer>, patience: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${patience} ms`)), patience)
  })
  return await Promise.race([question, late]).finally(() => clearTimeout(timer))
}
