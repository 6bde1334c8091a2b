const ways = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Home: 'first', End: 'last' } as const

/**
 * The place an arrow key leads to in a row of links or buttons; at its end it begins again.
 *
 * @param at place of what has the focus, from 0; -1 for none
 * @param rtl the page reads from right to left, where the left arrow leads on
 * @returns undefined for every other key
 */
export function placeAfter(key: string, at: number, count: number, rtl = false): number | undefined {
  const way = ways[key as keyof typeof ways]
  if (way === undefined || count === 0) return undefined
  if (way === 'first') return 0
  if (way === 'last') return count - 1
  const step = rtl && (key === 'ArrowLeft' || key === 'ArrowRight') ? -way : way
  // Where nothing has the focus yet, the way back begins at the end.
  const from = at < 0 && step < 0 ? 0 : at
  return (from + step + count) % count
}
