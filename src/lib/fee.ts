/** What a payment costs: a fixed part in minor units, and a part of the amount in hundredths of a per cent. */
interface FeeTerms {
  readonly feeFixed: bigint
  readonly feeBasisPoints: number
}

/**
 * The fee of a withdrawal or a deposit (product rules 10.15 and 10.47): the fixed part, and the part of the amount rounded
 * down to whole minor units, in the member's favour. 33.33 at 1.00 and 2.5 % cost 1.83, because 0.83325 becomes 0.83.
 *
 * @param amount minor units, including the fee: what leaves the wallet, or what arrived
 * @returns minor units. With a fixed part it may be the whole amount or more; then nothing can be paid
 */
export const feeOf = (amount: bigint, { feeFixed, feeBasisPoints }: FeeTerms): bigint =>
  feeFixed + (amount * BigInt(feeBasisPoints)) / 10_000n
