import { isPocket, neighboursOf } from './wheel.ts'

/** One place of a call bet and how many chips lie on it. */
export interface CalledChips {
  /** The id of a place of the table. */
  readonly position: string
  readonly chips: number
}

const one = (...positions: string[]): CalledChips[] => positions.map((position) => ({ position, chips: 1 }))
const two = (...positions: string[]): CalledChips[] => positions.map((position) => ({ position, chips: 2 }))

/**
 * The announced bets of the racetrack as the French house lays them: parts of the wheel, covered by chips on the table. They are no bets
 * of their own: each chip is one.
 */
export const callBets = {
  /** Voisins du zéro: the seventeen numbers from 22 to 25 around zero, with nine chips. */
  voisins: [
    ...two('trio-0-2-3', 'corner-25-26-28-29'),
    ...one('split-4-7', 'split-12-15', 'split-18-21', 'split-19-22', 'split-32-35'),
  ],
  /** Tiers du cylindre: the twelve numbers from 27 to 33, opposite to zero, with six chips. */
  tiers: one('split-5-8', 'split-10-11', 'split-13-16', 'split-23-24', 'split-27-30', 'split-33-36'),
  /** Orphelins à cheval: the eight numbers that the two leave, with five chips; 17 wins twice. */
  orphelins: one('straight-1', 'split-6-9', 'split-14-17', 'split-17-20', 'split-31-34'),
  /** Jeu zéro: the seven numbers from 12 to 15 around zero, with four chips. */
  zero: one('split-0-3', 'split-12-15', 'straight-26', 'split-32-35'),
} satisfies Record<string, readonly CalledChips[]>

export type CallBet = keyof typeof callBets

/** How many neighbours on each side the racetrack offers. */
export const [leastReach, mostReach] = [1, 9]

/**
 * A number and its neighbours on the wheel, one chip straight up on each.
 *
 * @param reach how many on each side, from {@link leastReach} to {@link mostReach}
 * @throws {RangeError} if the racetrack does not offer it
 */
export function neighbourChips(number: number, reach: number): CalledChips[] {
  if (!isPocket(number) || !Number.isInteger(reach) || reach < leastReach || reach > mostReach)
    throw new RangeError(`no ${reach} neighbours of ${number}`)
  return one(...neighboursOf(number, reach).map((neighbour) => `straight-${neighbour}`))
}

/** A bet of the racetrack: an announced bet, or a number with its neighbours. */
export type Called = CallBet | { readonly number: number; readonly reach: number }

/**
 * The bets that a bet of the racetrack lays on the table.
 *
 * @param chip what each of its chips is worth, in minor units
 * @throws {RangeError} if the racetrack does not offer it
 */
export function chipsOf(called: Called, chip: bigint): { readonly bet: string; readonly stake: bigint }[] {
  const laid = typeof called === 'string' ? callBets[called] : neighbourChips(called.number, called.reach)
  return laid.map(({ position, chips }) => ({ bet: position, stake: chip * BigInt(chips) }))
}
