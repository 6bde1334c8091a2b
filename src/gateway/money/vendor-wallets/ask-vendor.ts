import { create, type Struct } from 'superstruct'

/**
 * The answer of a vendor, checked.
 *
 * @param patience milliseconds
 * @throws Error if there is none in time, and {StructError} if it is not what the port promises
 */
export async function askVendor<Answer, Schema>(
  question: () => Promise<unknown>,
  shape: Struct<Answer, Schema>,
  patience: number,
): Promise<Answer> {
  // The question comes before the timer: one that throws at once would leave the timer running.
  const asked = question()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The vendor did not answer within ${patience} ms`)), patience)
  })
  const answer = await Promise.race([asked, late]).finally(() => clearTimeout(timer))
  return create(answer, shape)
}
