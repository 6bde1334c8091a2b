import { useSyncExternalStore } from 'react'

/** Pictures that could not be loaded. Each is tried once, and all places that show it change to the glyph together. */
const missing = new Set<string>()
const listeners = new Set<() => void>()

export function reportMissing(picture: string): void {
  missing.add(picture)
  for (const listener of listeners) listener()
}

export function useMissing(picture: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => missing.has(picture),
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
