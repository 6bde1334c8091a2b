/**
 * A list whose first entries must stay: these entries, followed by the wanted ones that are not among them.
 *
 * @param pinned number of entries that stay
 */
export function arranged(shown: readonly string[], wanted: readonly string[], pinned: number): string[] {
  const staying = shown.slice(0, pinned)
  return [...staying, ...wanted.filter((id) => !staying.includes(id))]
}

/** The first place at which two lists differ; the length of both if they do not. */
export function firstDifference(one: readonly string[], other: readonly string[]): number {
  const place = one.findIndex((entry, index) => entry !== other[index])
  return place < 0 ? one.length : place
}

/** Promotions in the side menu (product rule 5.6). */
const inMenu = 6

/**
 * Number of promotions that the side menu can show now. If the menu is in view, it is at most the number it already has, so that no entry below moves.
 */
export const roomFor = (there: number, isSeen: boolean): number => (isSeen ? Math.min(there, inMenu) : inMenu)
