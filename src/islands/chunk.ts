/** A chunk of the site was not loaded in time. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** Longest wait in milliseconds (product rule 5.13). */
const limit = 120_000

const lost = new WeakSet<object>()

/** Whether an error says that a chunk of the site was not loaded; any other one is a fault of the part itself. */
export const isUnloaded = (error: unknown) => typeof error === 'object' && error !== null && lost.has(error)

/**
 * Waits for a chunk of the site.
 *
 * @param within milliseconds
 * @throws ChunkLoadError if it is not loaded in time
 */
export async function chunk<Part>(loading: Promise<Part>, within = limit): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('A part of the page did not arrive')), within)
  })
  try {
    return await Promise.race([loading, timeout])
  } catch (error) {
    if (typeof error === 'object' && error !== null) lost.add(error)
    throw error
  } finally {
    clearTimeout(timer)
  }
}
