import { array, create, enums, type Infer, optional, string, type } from 'superstruct'
import { Amount, Natural, Position, type Wire } from '#games/slots/wire.ts'
import { type ProfileFacts, profileIds, type ReelRound, reelSymbols } from './types.ts'

const Shown = enums(reelSymbols)
const Naturals = array(Natural)

const WinStruct = type({
  by: enums(['line', 'ways', 'anywhere', 'scatter', 'coins']),
  symbol: Shown,
  count: Natural,
  line: optional(Natural),
  ways: optional(Natural),
  cells: array(Position),
  amount: Amount,
})

const StepStruct = type({
  kind: enums(['spin', 'fall', 'respin', 'free']),
  window: array(array(Shown)),
  wins: array(WinStruct),
  multiplier: Natural,
  expanded: optional(Naturals),
  coins: optional(array(type({ cell: Position, amount: Amount }))),
  left: Natural,
  awarded: Natural,
  win: Amount,
})

/** The struct of a round; `create` converts the wire form (digit strings) into a {@link ReelRound}. */
export const ReelRoundStruct = type({
  profile: enums(profileIds),
  version: string(),
  stake: Amount,
  win: Amount,
  steps: array(StepStruct),
})

/** The struct of the facts of a profile; `create` converts the wire form into {@link ProfileFacts}. */
export const ProfileFactsStruct = type({
  id: enums(profileIds),
  version: string(),
  reels: Natural,
  rows: Natural,
  pays: enums(['lines', 'ways', 'anywhere']),
  lines: Natural,
  paths: array(Naturals),
  symbols: array(Shown),
  table: array(type({ symbol: Shown, count: Natural, pay: Natural })),
  freeSpins: optional(type({ scatters: Natural, count: Natural, cap: Natural, multipliers: Naturals })),
  hold: optional(type({ coins: Natural, respins: Natural, values: Naturals, full: Natural })),
  falls: optional(Naturals),
  wildReels: optional(Naturals),
  rtp: Natural,
  hitFrequency: Natural,
  volatility: enums(['low', 'middle', 'high']),
  maxWin: Amount,
  stakes: array(Amount),
})

export type ReelRoundWire = Wire<Infer<typeof ReelRoundStruct>>
export type ProfileFactsWire = Wire<Infer<typeof ProfileFactsStruct>>

/** The JSON form of a round: the same shape with digit strings as amounts. */
export function toWire(round: ReelRound): ReelRoundWire {
  return {
    ...round,
    stake: round.stake.toString(),
    win: round.win.toString(),
    steps: round.steps.map(({ coins, ...step }) => ({
      ...step,
      wins: step.wins.map((win) => ({ ...win, amount: win.amount.toString() })),
      ...(coins && { coins: coins.map((coin) => ({ ...coin, amount: coin.amount.toString() })) }),
      win: step.win.toString(),
    })),
  }
}

/**
 * The round from parsed JSON or a stored row.
 *
 * @throws {StructError} if the value is not a round
 */
export function fromWire(wire: unknown): ReelRound {
  return create(wire, ReelRoundStruct)
}

/** The JSON form of the facts of a profile. */
export function factsToWire(facts: ProfileFacts): ProfileFactsWire {
  return { ...facts, maxWin: facts.maxWin.toString(), stakes: facts.stakes.map(String) }
}

/**
 * The facts of a profile from parsed JSON.
 *
 * @throws {StructError} if the value is not the facts of a profile
 */
export function factsFromWire(wire: unknown): ProfileFacts {
  return create(wire, ProfileFactsStruct)
}
