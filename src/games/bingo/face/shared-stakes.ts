import { useState } from 'react'
import type { StakeOf } from '#games/instants/view/StakeBar.tsx'
import { stakeBelow, stakesBetween } from '#games/instants/view/stakes.ts'

/**
 * The stakes that can be shared evenly among some tickets, in minor units, ascending: 1, 2 and 5 of each power of ten for each ticket.
 *
 * @param least, most for the round, with all its tickets
 */
export function sharedStakes(least: bigint, most: bigint, tickets: number): bigint[] {
  const count = BigInt(tickets)
  const fewest = (least + count - 1n) / count
  const offered = stakesBetween(1n, most)
    .filter((each) => each !== most || isRound(each))
    .map((each) => each * count)
    .filter((stake) => stake >= fewest * count && stake <= most)
  return offered.length > 0 ? offered : [fewest * count]
}

/** One, two or five with zeros. */
const isRound = (amount: bigint) => /^[125]0*$/.test(String(amount))

/**
 * The stake of a round with some tickets. With more of them it goes down to what can be shared, and never up, unless the lowest stake
 * asks for it.
 */
export function useSharedStake(least: bigint, most: bigint, tickets: number): StakeOf {
  const [asked, setStake] = useState(100n)
  const stakes = sharedStakes(least, most, tickets)
  return { stake: stakeBelow(stakes, asked), stakes, setStake }
}
