import { array, assign, create, literal, size, string, type, union } from 'superstruct'
import type { Json } from '#games/instants/instant.ts'
import type { SharedRound } from './shared.ts'
import { places } from './table.ts'
import { DecisionStruct, Place, SeatStruct, ShownStruct } from './wire.ts'

/** A step of a round, and what a seat of it was taken with, as proofs have them. */
export const StepStruct = union([
  type({ place: Place, decision: DecisionStruct }),
  type({ place: literal(null), decision: literal('timeout') }),
])

/** A round of a shared table in its JSON form; amounts are digit texts. */
export const SharedRoundStruct = assign(
  ShownStruct,
  type({
    seats: size(array(assign(SeatStruct, type({ currency: size(string(), 3, 8) }))), 0, places),
    steps: array(StepStruct),
  }),
)

/** A round as it is stored and sent. */
export const sharedToWire = (round: SharedRound): Json =>
  JSON.parse(JSON.stringify(round, (_, value) => (typeof value === 'bigint' ? value.toString() : value)))

/**
 * A round from its JSON.
 *
 * @throws {StructError} if the value is no round
 */
export function sharedFromWire(wire: unknown): SharedRound {
  const { turn, ...round } = create(wire, SharedRoundStruct)
  return { ...round, ...(turn && { turn }) }
}
