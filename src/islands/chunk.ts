/** A chunk of the site was not loaded, or not in time. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** Longest wait in milliseconds (product rule 5.13). */
const limit = 120_000

/**
 * Waits for a chunk of the site.
 *
 * @param within milliseconds
 * @throws ChunkLoadError if it is not loaded, or not in time
 */
export async function chunk<Part>(loading: Promise<Part>, within = limit): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('A part of the page did not arrive')), within)
  })
  const loaded = loading.catch((cause: unknown) => {
    throw new ChunkLoadError('A part of the page could not be loaded', { cause })
  })
  return await Promise.race([loaded, timeout]).finally(() => clearTimeout(timer))
}
