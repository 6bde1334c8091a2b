import type { RoundEngine } from './engine.ts'
import { slotsEngine } from './slots/slots-engine.ts'

/** The engines by their name in `game.engine` and `round.engine`. */
const engines: Readonly<Record<string, RoundEngine | undefined>> = { slots: slotsEngine }

/** The engine of a round; undefined for a vendor's round, which the vendor ends. */
export function engineOf(name: string): RoundEngine | undefined {
  return Object.hasOwn(engines, name) ? engines[name] : undefined
}
