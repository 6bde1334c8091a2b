import { type ComponentType, lazy, startTransition, useEffect, useState } from 'react'
import type { Area } from '#i18n/areas.ts'
import { loadMessages } from '#i18n/load.ts'
import { chunk } from './chunk.ts'

/**
 * A component that is loaded when it is needed. Rendered before it is loaded, it suspends; after `arrive` has resolved,
 * it is rendered at once.
 *
 * @param load the `import()` of its module
 * @param name its export in the module
 * @param areas texts to load with it, for a popup that began without them
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [Key in Name]: ComponentType<Props> }>,
  name: Name,
  areas: readonly Area[] = [],
) {
  let there: ComponentType<Props> | undefined
  let coming: Promise<{ readonly default: ComponentType<Props> }> | undefined
  const arrive = () => {
    coming ??= chunk(Promise.all([load(), ...areas.map(loadMessages)])).then(([loaded]) => {
      there = loaded[name]
      return { default: there }
    })
    // After a failure the next call loads it again. A drawing that was given up leaves no rejection behind.
    coming.catch(() => {
      coming = undefined
    })
    return coming
  }
  const Coming = lazy(arrive)
  function Part(props: Props) {
    // The same component as at the start; another one would lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => there ?? Coming)
    return <Shown {...props} />
  }
  return Object.assign(Part, { arrive })
}

/**
 * Whether a late component is loaded with its words and first form. It avoids Suspense, because React shows every fallback
 * for at least 300 ms.
 *
 * @param load runs once, when the component begins
 * @throws in the next drawing what the loading failed with
 */
export function useArrived(load: () => Promise<unknown>): boolean {
  const [loading] = useState(load)
  const [ended, setEnded] = useState<{ readonly error?: unknown }>()
  useEffect(() => {
    // In a transition React shows no fallback while it notices that everything is loaded. If the component is gone by then, nothing happens.
    const end = (how: { readonly error?: unknown }) => startTransition(() => setEnded(how))
    loading.then(
      () => end({}),
      (error: unknown) => end({ error }),
    )
  }, [loading])
  if (ended?.error !== undefined) throw ended.error
  return ended !== undefined
}
