import { useStore as subscribe } from '@nanostores/react'
import type { Store, StoreValue } from 'nanostores'

/**
 * Reads a store in an island; the only way to do so. During hydration it returns the value of the static build, so that
 * the HTML and the first render match; the current value follows at once.
 */
export function useStore<SomeStore extends Store>(store: SomeStore): StoreValue<SomeStore> {
  return subscribe(store, { ssr: 'initial' })
}
