/** A count as a small mark shows it. */
export const shownCount = (count: number): string => (count > 99 ? '99+' : String(count))
