import type { Json } from '#games/instants/instant.ts'
import type { Table } from './table.ts'

/** A settled bet of a shared round. Amounts in minor units. */
export interface SettledBet {
  readonly place: string
  readonly stake: bigint
  /** The stake, if it came back. */
  readonly win: bigint
  readonly ticket?: readonly (readonly number[])[]
  readonly crash?: SettledCrashBet
}

/** What a bet of a crash round has besides. Multipliers in hundredths. */
export interface SettledCrashBet {
  readonly target: number | null
  /** Null if it was not cashed out. */
  readonly cashedAt: number | null
  readonly byHand: boolean
  /** Whether its stake came back. */
  readonly returned: boolean
}

/**
 * A round of a shared table as a member saw it at its end: the result and each of their bets. It has the form in which the same game
 * against the house is shown, so both have the same picture; chips at one place are one bet.
 *
 * @param result of the round, as everybody saw it
 */
export function shownShared(kind: Table['kind'], result: Json, bets: readonly SettledBet[]): Json {
  const same = result as Readonly<Record<string, Json>>
  const wire = ({ place, stake, win }: SettledBet) => ({ bet: place, stake: `${stake}`, win: `${win}` })
  if (kind === 'crash') return { ...same, bets: bets.map((bet) => ({ ...wire(bet), ...bet.crash })) }
  if (kind === 'tickets')
    return { ...same, tickets: bets.map(({ ticket = [] }) => ticket.map((row) => [...row])), bets: bets.map(wire) }
  if (kind === 'seats') return { ...same, bets: atPlaces(bets).map(wire) }
  return { result, bets: atPlaces(bets).map(wire) }
}

/** Chips that lie at one place are one bet, in the order of their first chips. */
function atPlaces(bets: readonly SettledBet[]): SettledBet[] {
  const places = new Map<string, SettledBet>()
  for (const { place, stake, win } of bets) {
    const known = places.get(place)
    places.set(place, { place, stake: stake + (known?.stake ?? 0n), win: win + (known?.win ?? 0n) })
  }
  return [...places.values()]
}
