import { type ComponentType, lazy, startTransition, useEffect, useState } from 'react'
import { chunk } from './chunk.ts'

/**
 * A part of the page that comes when it is wanted. Drawn before it has come it suspends; after `arrive` has resolved it is
 * drawn at once.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let there: ComponentType<Props> | undefined
  const arrive = async () => {
    there = await chunk(load())
    return { default: there }
  }
  const Coming = lazy(arrive)
  function Part(props: Props) {
    // The one it began with: another would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => there ?? Coming)
    return <Shown {...props} />
  }
  return Object.assign(Part, { arrive })
}

/**
 * Whether all of a part has arrived, its words and what it begins with too. What suspends keeps a person waiting: React lets
 * every fallback of Suspense stand for 300 ms at the least.
 *
 * @param load runs once, when the component begins
 * @throws in the next drawing what the loading failed with
 */
export function useArrived(load: () => Promise<unknown>): boolean {
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
