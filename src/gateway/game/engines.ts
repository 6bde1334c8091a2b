import type { SlotsRound } from '#contract/game/slots-round.ts'
import type { Engine, RoundEngine } from './engine.ts'
import { settleDrawn, settleOpen } from './slots/drawn.ts'
import { wireRound } from './slots/slots-round.ts'
import { type Spin, spin } from './slots/spin.ts'
import { type SlotsState, slotsState } from './slots/state.ts'

/**
 * Slots: one bet per round, which is drawn and settled in the statement that places it. An open round exists only if
 * something else has opened it. Its outcome is stored in it, so it can end without its player.
 */
const slotsEngine: Engine<SlotsState, Spin, SlotsRound> = {
  open: slotsState,
  play: spin,
  settle: settleDrawn,
  view: wireRound,
  recover: async (deps, round) => {
    await settleOpen(deps, round, true)
    return true
  },
}

/** The engines by their name in `game.engine` and `round.engine`, which is also the name of their page in `/play/`. */
export const engines = { slots: slotsEngine } satisfies Readonly<Record<string, Engine<unknown, never, unknown>>>

export type EngineName = keyof typeof engines

export const isEngineName = (name: string | null): name is EngineName => name !== null && Object.hasOwn(engines, name)

/** The engine of a round; undefined for a vendor's round, which the vendor ends. */
export function engineOf(name: string): RoundEngine | undefined {
  return isEngineName(name) ? engines[name] : undefined
}
