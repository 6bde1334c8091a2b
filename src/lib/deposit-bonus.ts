import { rebateOf } from './rebate.ts'

/** A percentage of a deposit, rounded down to minor units, and the dropped part in ten-thousandths of a minor unit. */
export function partOfDeposit(deposited: bigint, percent: number) {
  const { amount, dropped } = rebateOf(deposited, percent * 100)
  return { part: amount, dropped }
}

/** The bonus for a deposit: its part in per cent, at most the offer's amount; rounded down. Minor units. */
export function bonusOfDeposit(deposited: bigint, percent: number, most: bigint): bigint {
  const { part } = partOfDeposit(deposited, percent)
  return part < most ? part : most
}

/** The conditions of a promotion that gives something for a deposit. Amounts are minor units. */
interface DepositOffer {
  /** Per cent of the deposit; null if it gives free rounds. */
  readonly percent: number | null
  readonly minimum: bigint
  /** The largest bonus; for free rounds, the sum of their bets. */
  readonly most: bigint
}

/**
 * What a deposit brings by an offer (product rule 23.5), as the form promises it and as the gateway grants it.
 *
 * @param credited minor units, without the fee
 * @returns minor units; undefined if the deposit is too small
 */
export function broughtBy(credited: bigint, { percent, minimum, most }: DepositOffer): bigint | undefined {
  if (credited < minimum) return undefined
  const brought = percent === null ? most : bonusOfDeposit(credited, percent, most)
  return brought > 0n ? brought : undefined
}
