import type { RoundEngine } from './engine.ts'
import { slotsEngine } from './slots/slots-engine.ts'

/** The games that we play ourselves, by the name that `game.engine` and `round.engine` have. */
const engines: Readonly<Record<string, RoundEngine | undefined>> = { slots: slotsEngine }

/** The engine of a round; undefined where it is a vendor's, who ends it. */
export function engineOf(name: string): RoundEngine | undefined {
  return Object.hasOwn(engines, name) ? engines[name] : undefined
}
