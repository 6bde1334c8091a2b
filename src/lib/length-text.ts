/** `6 - 16`, or `11` if both bounds are equal (product rule 4.4). */
export function lengthText(min: number, max: number): string {
  return min === max ? String(min) : `${min} - ${max}`
}
