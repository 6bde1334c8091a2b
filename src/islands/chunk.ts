/** A part of the site that did not arrive in time. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** Milliseconds (product rule 5.13). */
const limit = 120_000

/**
 * Waits for a part of the site, but not forever.
 *
 * @throws ChunkLoadError after two minutes
 */
export async function chunk<Part>(loading: Promise<Part>, within = limit): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('A part of the page did not arrive')), within)
  })
  return await Promise.race([loading, late]).finally(() => clearTimeout(timer))
}
