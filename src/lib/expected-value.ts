/**
 * The return to player of the house's slots with the usual theme, in hundredths of a per cent; the value of a bonus is
 * calculated with it.
 */
export const usualReturn = 9_600

/**
 * The average value of a bonus, B − WR·B·(1−RTP): the granted amount, less the cost of its wagering. Below zero it
 * costs more than it is worth.
 *
 * @param granted minor units
 * @param times how many times it must be wagered
 * @param rtp hundredths of a per cent
 * @returns minor units, rounded down
 */
export function expectedValue(granted: bigint, times: number, rtp: number): bigint {
  const whole = 10_000n
  const exact = granted * (whole - BigInt(times) * (whole - BigInt(rtp)))
  const down = exact / whole
  return exact < 0n && exact % whole !== 0n ? down - 1n : down
}
