import type { FreeRoundsFacts } from './props.ts'

/** The free rounds that the next round belongs to: the given ones, or the next ones if these are over. */
export function runningFree(free: FreeRoundsFacts | undefined): FreeRoundsFacts | undefined {
  return free?.paid === undefined ? free : free.next
}
