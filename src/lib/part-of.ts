/** A part of an amount from 0 to 1, to a thousandth. */
export function partOf(part: bigint, whole: bigint): number {
  if (part <= 0n || whole <= 0n) return 0
  return part >= whole ? 1 : Number((part * 1_000n) / whole) / 1_000
}
