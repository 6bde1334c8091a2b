import { drawsEngine } from '#gateway/play/draws/engine.ts'
import type { Engine, RoundEngine } from '#gateway/play/games/engine.ts'
import { instantsEngine } from '#gateway/play/instants/engine.ts'
import { slotsEngine } from '#gateway/play/slots/engine.ts'
import { tablesEngine } from '#gateway/play/tables/engine.ts'

/** The engines by their name in `game.engine` and `round.engine`, which is also the name of their page in `/play/`. */
export const engines = {
  slots: slotsEngine,
  instants: instantsEngine,
  tables: tablesEngine,
  draws: drawsEngine,
} satisfies Readonly<Record<string, Engine<unknown, never, unknown>>>

export type EngineName = keyof typeof engines

export const isEngineName = (name: string | null): name is EngineName => name !== null && Object.hasOwn(engines, name)

/** The engine of a round; undefined for a vendor's round, which the vendor ends. */
export function engineOf(name: string): RoundEngine | undefined {
  return isEngineName(name) ? engines[name] : undefined
}
