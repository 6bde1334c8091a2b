import { array, assign, create, enums, literal, size, string, type, union } from 'superstruct'
import type { Json } from '#games/instants/instant.ts'
import type { SharedRound } from './shared.ts'
import { decisions, places } from './table.ts'
import { Place, SeatStruct, ShownStruct } from './wire.ts'

const StepStruct = union([
  type({ place: Place, decision: enums(decisions) }),
  type({ place: literal(null), decision: literal('timeout') }),
])

/** A round of a shared table in its JSON form; amounts are digit texts. */
const SharedRoundStruct = assign(
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
