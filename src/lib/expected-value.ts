/** What slots of the house give back at the usual theme, in hundredths of a per cent; figures of a bonus's worth are for this. */
export const usualReturn = 9_600

/**
 * What a bonus is worth on average, B − WR·B·(1−RTP): what is granted, less what its wagering costs. Below zero it costs more than
 * it brings.
 *
 * @param granted minor units
 * @param times how often it is to be wagered
 * @param rtp hundredths of a per cent
 * @returns minor units, rounded down
 */
export function expectedValue(granted: bigint, times: number, rtp: number): bigint {
  const whole = 10_000n
  const exact = granted * (whole - BigInt(times) * (whole - BigInt(rtp)))
  const down = exact / whole
  return exact < 0n && exact % whole !== 0n ? down - 1n : down
}
