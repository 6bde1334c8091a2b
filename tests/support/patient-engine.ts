import { engines } from '#gateway/play/engines/engines.ts'
import type { BetEnd, RoundEngine } from '#gateway/play/games/engine.ts'
import type { OpenRound } from '#gateway/play/games/rounds.ts'
import { settleRound } from '#gateway/play/games/settle-round.ts'

/** Its name in rounds. */
export const patientName = 'patient'

/**
 * Adds an engine whose rounds wait for a draw: it ends none until `draw`, and then every bet loses. Remove it after the
 * test, because the engines belong to the whole process.
 */
export function addPatientEngine() {
  let asked = 0
  let isDrawn = false
  const settle = ({ bets }: OpenRound): readonly BetEnd[] | undefined =>
    isDrawn
      ? bets.map(({ id, stake }) => ({ wagerId: id, state: 'lost', win: 0n, outcome: '{}', validBet: stake }))
      : undefined
  const engine: RoundEngine = {
    async recover(deps, round) {
      asked++
      const ends = settle(round)
      if (ends) await settleRound(deps, round, ends, true)
      return ends !== undefined
    },
  }
  Object.assign(engines, { [patientName]: engine })
  return {
    /** How often the recovery asked it. */
    asked: () => asked,
    draw: () => {
      isDrawn = true
    },
    remove: () => void Reflect.deleteProperty(engines, patientName),
  }
}
