import type { Rational } from './slots/rational.ts'

/**
 * What comes back for a stake that won, in minor units: the exact product, rounded down once. So a player gets at most a fraction of a
 * cent less than the declared return.
 *
 * @param multiplier what one unit of the stake becomes, the stake itself included
 */
export const paid = (stake: bigint, { numerator, denominator }: Rational): bigint => (stake * numerator) / denominator
