import { useStore as subscribe } from '@nanostores/react'
import type { Store, StoreValue } from 'nanostores'

/**
 * The one way for an island to read a store. During hydration it gives what the static build had, so that the HTML
 * and the first render agree; the browser's value follows at once.
 */
export function useStore<SomeStore extends Store>(store: SomeStore): StoreValue<SomeStore> {
  return subscribe(store, { ssr: 'initial' })
}
