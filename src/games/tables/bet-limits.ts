import { bingoLargest } from '#games/bingo/exact.ts'
import { ticketPlaces } from '#games/bingo/shared.ts'
import { largestWin as largestSeatWin } from '#games/blackjack/rules.ts'
import { betAtPlace, largestGain, mostSeats, seatPlaces } from '#games/blackjack/seats.ts'
import { crashWin } from '#games/crash/cash-outs.ts'
import { greatestTarget, isCrashTarget } from '#games/crash/point.ts'
import { paid } from '#games/paid.ts'
import type { Table, TableLimits } from './tables.ts'

/** A bet as a player wants to place it. Stakes in minor units, targets in hundredths. */
export interface WantedBet {
  readonly place: string
  readonly stake: bigint
  readonly target?: number | undefined
}

/** Why bets are not taken. `limit` in minor units. */
export type BetFault =
  | { readonly code: 'place_unknown' | 'seats_limit' }
  | { readonly code: 'table_limit'; readonly kind: 'least' | 'most' | 'round' | 'win'; readonly limit: bigint }

/** The bets that a player can have in one crash round. */
export const crashPlaces: readonly string[] = ['first', 'second']

/** Hundredths up to which a crash round is never forced to end: bets that could cost more below it are not taken. */
const unforcedUpTo = 1_000

/** Where a crash bet is cashed out at the latest: its win reaches the most that one bet may pay. Hundredths. */
export const crashCap = (stake: bigint, { mostWin }: Pick<TableLimits, 'mostWin'>): number =>
  Number(min((mostWin * 100n) / stake, BigInt(greatestTarget)))

/** The most that a bet can cost the house, as the exposure of its round counts it. Minor units. */
export function exposureOf(table: Table, { place, stake, target }: WantedBet): bigint {
  // The bet that takes a seat counts for all that can be raised on it.
  if (table.kind === 'seats') return betAtPlace(place)?.kind === 'main' ? paid(stake, largestGain) : 0n
  if (table.kind !== 'crash') return max(largestWin(table, { place, stake }) - stake, 0n)
  return crashWin(stake, Math.min(target ?? unforcedUpTo, unforcedUpTo)) - stake
}

/**
 * The first rule of the table that some bets would break, together with those that the player has already.
 *
 * @param earlier bets of the player in this round
 */
export function faultOf(
  table: Table,
  wanted: readonly WantedBet[],
  earlier: readonly WantedBet[],
): BetFault | undefined {
  const { limits } = table
  const all = [...earlier, ...wanted]
  const limit = (kind: 'least' | 'most' | 'round' | 'win', amount: bigint): BetFault => ({
    ...{ code: 'table_limit', kind },
    limit: amount,
  })
  for (const bet of wanted) {
    if (!isOffered(table, bet)) return { code: 'place_unknown' }
    const here = sum(all.filter(({ place }) => place === bet.place))
    // Two bets of a crash round cannot stand at one place, because each is cashed out by itself; each ticket of bingo is one bet.
    if (!hasChips(table) && here !== bet.stake) return { code: 'place_unknown' }
    if (here < limits.least) return limit('least', limits.least)
    if (here > limits.most) return limit('most', limits.most)
    if (largestWin(table, { ...bet, stake: here }) > limits.mostWin) return limit('win', limits.mostWin)
  }
  if (table.kind === 'seats' && new Set(all.map(({ place }) => place)).size > mostSeats) return { code: 'seats_limit' }
  return sum(all) > limits.mostRound ? limit('round', limits.mostRound) : undefined
}

/** Whether a place takes several bets of a player, as chips that are laid one after the other. */
const hasChips = ({ kind }: Table) => kind === 'places' || kind === 'seats'

function isOffered(table: Table, { place, target }: WantedBet): boolean {
  if (table.kind === 'places') return target === undefined && table.game.isPlace(place)
  if (table.kind === 'tickets') return target === undefined && ticketPlaces.includes(place)
  if (table.kind === 'seats') return target === undefined && seatPlaces.includes(place)
  return crashPlaces.includes(place) && (target === undefined || isCrashTarget(target))
}

/** Without a target a crash bet ends at its cap, so that it cannot win too much. */
function largestWin(table: Table, { place, stake, target }: WantedBet): bigint {
  if (table.kind === 'places') return paid(stake, table.game.largest(place))
  if (table.kind === 'tickets') return paid(stake, bingoLargest())
  // A round must have room for a split with two doubles.
  if (table.kind === 'seats') return paid(stake, largestSeatWin)
  return target === undefined ? 0n : crashWin(stake, target)
}

const sum = (bets: readonly WantedBet[]): bigint => bets.reduce((total, { stake }) => total + stake, 0n)
const min = (a: bigint, b: bigint) => (a < b ? a : b)
const max = (a: bigint, b: bigint) => (a > b ? a : b)
