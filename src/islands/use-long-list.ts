import { useDeferredValue } from 'react'
import type { Resource, ResourceStore } from '#stores/resource.ts'
import { useStore } from '#stores/use-store.ts'

/**
 * The state of an answer that draws a long list: it is drawn in pieces, between which a slow phone answers taps. A screen
 * reads everything that depends on the answer from here. Otherwise some parts would be drawn before others and push them down.
 */
export const useLongList = <Value>({ $state }: Pick<ResourceStore<Value>, '$state'>): Resource<Value> =>
  useDeferredValue(useStore($state))
