import type { Executor } from '#gateway/platform/db/client.ts'
import { proofsOf } from './cases.ts'

/** A picture as a file for the operator. */
export interface ProofPicture {
  readonly name: string
  /** WebP. */
  readonly content: Uint8Array
}

/**
 * A member's pictures of a missing payment, in the order in which they were sent.
 *
 * @param read reads a picture from the store of uploads
 * @throws Error if a picture is not kept
 */
export async function proofPictures(
  on: Executor,
  read: (name: string) => Promise<Uint8Array | undefined>,
  reference: string,
): Promise<ProofPicture[]> {
  const pictures: ProofPicture[] = []
  for (const [place, name] of (await proofsOf(on, reference)).entries()) {
    const content = await read(name)
    if (!content) throw new Error(`The picture ${name} is not where pictures are kept`)
    pictures.push({ name: `${reference}-${place + 1}.webp`, content })
  }
  return pictures
}
