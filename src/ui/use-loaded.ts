import { startTransition, useEffect, useState } from 'react'

/**
 * Whether what is needed has arrived. Lazy parts that were loaded before they are drawn are drawn at once; drawn before, they
 * keep a person waiting: React lets every fallback of Suspense stand for 300 ms at the least.
 *
 * @param load runs once, when the component begins
 * @throws in the next drawing what the loading failed with
 */
export function useLoaded(load: () => Promise<unknown>): boolean {
  const [loading] = useState(load)
  const [ended, setEnded] = useState<{ readonly error?: unknown }>()
  useEffect(() => {
    let wanted = true
    // A transition shows no fallback for the moment in which React finds out that nothing is missing any more.
    const end = (how: { readonly error?: unknown }) => wanted && startTransition(() => setEnded(how))
    loading.then(
      () => end({}),
      (error: unknown) => end({ error }),
    )
    return () => {
      wanted = false
    }
  }, [loading])
  if (ended?.error !== undefined) throw ended.error
  return ended !== undefined
}
