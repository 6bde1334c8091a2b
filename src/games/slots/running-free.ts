import type { FreeRoundsFacts } from './props.ts'

/** The free rounds that the next round is one of: those that run, else the ones that follow those that are over. */
export function runningFree(free: FreeRoundsFacts | undefined): FreeRoundsFacts | undefined {
  return free?.paid === undefined ? free : free.next
}
