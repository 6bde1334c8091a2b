import { vi } from 'vitest'

/** Longer than anything takes on a busy machine: no test may depend on how fast it is. */
const patience = { timeout: 60_000 }

/** Waits until a check throws no more. @returns what it returns then */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> => vi.waitFor(check, patience)

/** Waits until something is there. */
export const until = <Value>(found: () => Value | Promise<Value>) => vi.waitUntil(found, patience)
