import type { SlotsRound } from '#contract/play/slots/slots-round.ts'
import type { Engine } from '#gateway/play/games/engine.ts'
import { settleOpen } from './drawn.ts'
import { type Spin, spin } from './spin.ts'
import { type SlotsState, slotsState } from './state.ts'

/**
 * Slots: one bet per round, which is drawn and settled in the statement that places it. An open round exists only if
 * something else has opened it. Its outcome is stored in it, so it can end without its player.
 */
export const slotsEngine: Engine<SlotsState, Spin, SlotsRound> = {
  open: slotsState,
  play: spin,
  recover: async (deps, round) => {
    await settleOpen(deps, round, true)
    return true
  },
}
