import {
  array,
  bigint,
  coerce,
  create,
  define,
  enums,
  type Infer,
  integer,
  is,
  min,
  optional,
  pattern,
  refine,
  size,
  string,
  type,
} from 'superstruct'
import { type LineSymbol, type RoundOutcome, symbolIds, themeIds } from './types.ts'

/** Minor units: digits on the wire, a bigint in code. Wins and stakes are never negative. */
export const Amount = refine(
  coerce(bigint(), pattern(string(), /^(0|[1-9]\d{0,17})$/), (text) => BigInt(text)),
  'amount',
  (amount) => amount >= 0n,
)
/** A count or an index. */
export const Natural = min(integer(), 0)
/** Reel and row of a window. */
export const Position = define<[number, number]>('[number, number]', (value) => is(value, size(array(Natural), 2)))
const Positions = array(Position)
const Shown = enums(symbolIds)
const OnLine = enums(symbolIds.filter((id): id is LineSymbol => id !== 'scatter'))

const SpinStruct = type({
  kind: enums(['base', 'free']),
  stops: array(Natural),
  window: array(array(Shown)),
  wins: array(type({ line: Natural, symbol: OnLine, count: Natural, positions: Positions, amount: Amount })),
  scatter: optional(type({ count: Natural, positions: Positions, amount: Amount })),
  win: Amount,
  awardsFreeSpins: Natural,
})

/** The struct of a round; `create` converts the wire form (digit strings) into a {@link RoundOutcome}. */
export const RoundOutcomeStruct = type({
  theme: enums(themeIds),
  stake: Amount,
  win: Amount,
  spins: array(SpinStruct),
})

/** The JSON form: the same shape with digit strings as amounts. */
export type Wire<Value> = Value extends bigint
  ? string
  : Value extends object
    ? { readonly [Key in keyof Value]: Wire<Value[Key]> }
    : Value
export type RoundOutcomeWire = Wire<Infer<typeof RoundOutcomeStruct>>

export function toWire(outcome: RoundOutcome): RoundOutcomeWire {
  return {
    ...outcome,
    stake: outcome.stake.toString(),
    win: outcome.win.toString(),
    spins: outcome.spins.map(({ scatter, ...spin }) => ({
      ...spin,
      stops: [...spin.stops],
      window: spin.window.map((column) => [...column]),
      wins: spin.wins.map((win) => withDigits(win)),
      ...(scatter && { scatter: withDigits(scatter) }),
      win: spin.win.toString(),
    })),
  }
}

/**
 * The outcome from parsed JSON or a stored row.
 *
 * @throws {StructError} if the value is not an outcome
 */
export function fromWire(wire: unknown): RoundOutcome {
  return create(wire, RoundOutcomeStruct)
}

function withDigits<Part extends { readonly amount: bigint; readonly positions: RoundPositions }>(part: Part) {
  const positions = part.positions.map(([reel, row]): [number, number] => [reel, row])
  return { ...part, positions, amount: part.amount.toString() }
}

type RoundPositions = readonly (readonly [number, number])[]
