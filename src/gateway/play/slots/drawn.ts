import type { RoundOutcome } from '#games/slots/types.ts'
import { fromWire, toWire } from '#games/slots/wire.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { BetEnd } from '#gateway/play/games/engine.ts'
import type { OpenRound } from '#gateway/play/games/rounds.ts'
import { settleRound } from '#gateway/play/games/settle-round.ts'
import { validBet } from '#gateway/play/vendors/valid-bet.ts'

/** A drawn outcome in the form that a bet stores. */
export function drawn(outcome: RoundOutcome) {
  const { stake, win } = outcome
  return { win, outcome: JSON.stringify(toWire(outcome)), validBet: validBet({ gameType: 'RNG', stake, win }) }
}

/** The result of the bet in an open slots round, from the outcome that the round has stored. */
export function settleDrawn({ bets, engineState }: OpenRound): readonly BetEnd[] {
  const end = drawn(fromWire(engineState))
  return bets.map(({ id: wagerId }) => ({ wagerId, state: end.win > 0n ? 'won' : 'lost', ...end }))
}

/** @param unseen whether no request waits for the result; the game then shows it when it opens next */
export function settleOpen(deps: GatewayDeps, round: OpenRound, unseen: boolean): Promise<void> {
  return settleRound(deps, round, settleDrawn(round), unseen)
}
