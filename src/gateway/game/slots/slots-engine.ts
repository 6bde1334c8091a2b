import type { SlotsRound } from '#contract/game/slots-round.ts'
import type { Engine } from '#gateway/game/engine.ts'
import { settleDrawn, settleOpen } from './drawn.ts'
import { wireRound } from './slots-round.ts'
import { type Spin, spin } from './spin.ts'
import { type SlotsState, slotsState } from './state.ts'

/**
 * Slots: one bet a round, whose outcome is drawn as it is placed and settled in the same statement. A round is found open
 * only where something else opened it; what was drawn stands in it, so it ends without its player.
 */
export const slotsEngine: Engine<SlotsState, Spin, SlotsRound> = {
  open: slotsState,
  play: spin,
  settle: settleDrawn,
  view: wireRound,
  recover: async (deps, round) => {
    await settleOpen(deps, round, true)
    return true
  },
}
