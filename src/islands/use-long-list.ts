import { useDeferredValue } from 'react'
import type { Resource, ResourceStore } from '#stores/resource.ts'
import { useStore } from '#stores/use-store.ts'

/**
 * The state of an answer that draws a long list: it is drawn in pieces, between which a slow phone answers taps. A screen
 * reads all that depends on the answer from here, or parts of it would be drawn before the others and push them down.
 */
export const useLongList = <Value>({ $state }: Pick<ResourceStore<Value>, '$state'>): Resource<Value> =>
  useDeferredValue(useStore($state))
