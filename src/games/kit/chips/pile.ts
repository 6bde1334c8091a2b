/** The most chips that are drawn on one place: more would hide the place behind. The sum stands beside them. */
export const mostDrawn = 5

/**
 * The chips that make up a sum, the largest below. What the smallest chip cannot make up is left out.
 *
 * @param values of the table's chips in minor units
 * @param most how many chips are drawn; the largest are kept
 */
export function pileOf(sum: bigint, values: readonly bigint[], most = mostDrawn): bigint[] {
  const pile: bigint[] = []
  let left = sum
  for (const value of [...values].sort((one, other) => (one < other ? 1 : -1))) {
    while (left >= value && pile.length < most) {
      pile.push(value)
      left -= value
    }
  }
  return pile
}
