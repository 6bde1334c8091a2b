const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const

/** The name of a position from the left, from 0, as boards have it. */
export const nameOfPosition = (position: number): string => {
  const name = names[position]
  if (name === undefined) throw new RangeError(`no position ${position}`)
  return name
}
