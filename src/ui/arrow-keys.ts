const ways = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Home: 'first', End: 'last' } as const

/**
 * The index to which an arrow key moves in a row of links or buttons; it wraps around at the ends.
 *
 * @param at index of the focused element; -1 for none
 * @param rtl true if the page reads from right to left, where the left arrow moves forward
 * @returns undefined for every other key
 */
export function placeAfter(key: string, at: number, count: number, rtl = false): number | undefined {
  const way = ways[key as keyof typeof ways]
  if (way === undefined || count === 0) return undefined
  if (way === 'first') return 0
  if (way === 'last') return count - 1
  const step = rtl && (key === 'ArrowLeft' || key === 'ArrowRight') ? -way : way
  // Without a focused element, moving back starts at the end.
  const from = at < 0 && step < 0 ? 0 : at
  return (from + step + count) % count
}
