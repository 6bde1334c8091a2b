import { hashOfSeed, numbersOf, remainderOf } from './seeded-draw.ts'

/** How a pot of the jackpot grows. Amounts are minor units. */
export interface JackpotTerms {
  /** What the operator puts into it at the beginning. */
  readonly start: bigint
  /** The most that it may have to reach to fall. */
  readonly ceiling: bigint
  /** The part of each counted bet that it grows by, in basis points. */
  readonly share: number
}

const wholeShare = 10_000n

/**
 * The amount at which a pot falls: each whole minor unit above the start, up to the ceiling, is equally likely. The
 * number of a draw is the one of `<start>:<ceiling>:<counter>` under the seed, with a counter from 0 on; numbers that
 * would favour some amounts are skipped. Product rule 34.3.
 */
export async function fallsAt(seed: string, { start, ceiling }: Omit<JackpotTerms, 'share'>): Promise<bigint> {
  const numberOf = await numbersOf(seed)
  for (let counter = 0; ; counter++) {
    const above = remainderOf(await numberOf(`${start}:${ceiling}:${counter}`), ceiling - start)
    if (above !== undefined) return start + 1n + above
  }
}

/**
 * The amount of a pot, by the sum of all bets that it counted. It is computed from the sum, so that no part of a minor
 * unit is lost from bet to bet.
 */
export const potOf = ({ start, share }: Omit<JackpotTerms, 'ceiling'>, counted: bigint): bigint =>
  start + (counted * BigInt(share)) / wholeShare

/** The smallest sum of bets with which a pot has an amount. */
export function betsFor({ start, share }: Omit<JackpotTerms, 'ceiling'>, amount: bigint): bigint {
  const part = BigInt(share)
  return ((amount - start) * wholeShare + part - 1n) / part
}

/** A pot that was won, as it is published. */
export interface JackpotProof extends JackpotTerms {
  readonly seedHash: string
  readonly seed: string
  /** The drawn amount. */
  readonly fallsAt: bigint
  /** All bets that the pot counted, the winning one included, and that one. */
  readonly counted: bigint
  readonly bet: bigint
  readonly amount: bigint
}

/** The part of a proof that is wrong; undefined if all of it is right. */
export async function faultOfJackpot(proof: JackpotProof): Promise<'seed' | 'drawn' | 'amount' | undefined> {
  if ((await hashOfSeed(proof.seed)) !== proof.seedHash) return 'seed'
  if ((await fallsAt(proof.seed, proof)) !== proof.fallsAt) return 'drawn'
  const isFirst = potOf(proof, proof.counted - proof.bet) < proof.fallsAt && proof.fallsAt <= proof.amount
  return isFirst && potOf(proof, proof.counted) === proof.amount ? undefined : 'amount'
}
