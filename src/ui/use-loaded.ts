import { startTransition, useEffect, useState } from 'react'

/**
 * Whether what is needed has arrived. Lazy parts that were loaded before they are drawn are drawn at once; drawn before, they
 * keep a person waiting: React lets every fallback of Suspense stand for 300 ms at the least.
 *
 * @param key names what is loaded; with another it is loaded anew
 * @throws in the next drawing what the loading failed with
 */
export function useLoaded(key: string, load: () => Promise<unknown>): boolean {
  const [ended, setEnded] = useState<{ readonly key: string; readonly error?: unknown }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is loaded
  useEffect(() => {
    let wanted = true
    const end = (error?: unknown) => {
      // A transition shows no fallback for the moment in which React finds out that nothing is missing any more.
      if (wanted) startTransition(() => setEnded(error === undefined ? { key } : { key, error }))
    }
    load().then(() => end(), end)
    return () => {
      wanted = false
    }
  }, [key])
  if (ended?.key !== key) return false
  if (ended.error !== undefined) throw ended.error
  return true
}
