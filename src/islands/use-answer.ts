import type { ReadableAtom } from 'nanostores'
import { useDeferredValue } from 'react'
import { useStore } from '#stores/use-store.ts'

/**
 * The state of an answer of the gateway for `ui/Resource`. What depends on it is drawn in pieces, between which a slow phone
 * answers taps. A screen reads everything that depends on the answer from here. Otherwise some parts would be drawn before
 * others and push them down.
 */
export const useAnswer = <State>($state: ReadableAtom<State>): State => useDeferredValue(useStore($state))
