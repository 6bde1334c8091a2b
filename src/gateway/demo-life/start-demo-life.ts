import { setTimeout as pause } from 'node:timers/promises'
import { secureRandomInt } from '#games/rng.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Ask } from './client.ts'
import { demoLife } from './life.ts'
import { openPeople } from './open-people.ts'

/** Shortest and longest time between two acts in milliseconds: at most two in a second, and a stop is soon noticed. */
const [shortest, longest] = [500, 5_000]

const random = () => secureRandomInt(2 ** 32) / 2 ** 32

export interface RunningLife {
  /** Starts no further act, and resolves when the running one is done. */
  stop(): Promise<void>
}

/**
 * Lets the demonstration's members play until it is stopped. Of several gateways on one database one does it, and another
 * one goes on when that one ends.
 */
export function startDemoLife(deps: GatewayDeps, ask: Ask): RunningLife {
  const ending = new AbortController()
  const { signal } = ending
  const run = async () => {
    const people = await openPeople(deps, signal)
    const life = demoLife(deps, { people, ask, random })
    while (!signal.aborted) {
      const wait = Math.min(Math.max(await life.step(), shortest), longest)
      await pause(wait, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const done = deps.database.exclusively('demo-life', run, signal).catch((err: unknown) => {
    if (!signal.aborted) deps.log.error({ err }, 'the demo members do not play')
  })
  return {
    async stop() {
      ending.abort()
      await done
    },
  }
}
