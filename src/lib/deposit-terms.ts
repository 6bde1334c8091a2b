/** The fee of a deposit: a fixed part in minor units, and a part of the amount in hundredths of a per cent. */
export interface FeeTerms {
  readonly feeFixed: bigint
  readonly feeBasisPoints: number
}

/** The fee of a deposit in minor units, rounded down in the member's favour. */
export const depositFee = (amount: bigint, { feeFixed, feeBasisPoints }: FeeTerms): bigint =>
  feeFixed + (amount * BigInt(feeBasisPoints)) / 10_000n
