/** In how many ways `some` of `count` things can be taken; zero if there are not that many. */
export function combinations(count: number, some: number): bigint {
  if (some < 0 || some > count) return 0n
  let ways = 1n
  for (let taken = 1; taken <= some; taken++) ways = (ways * BigInt(count - taken + 1)) / BigInt(taken)
  return ways
}

/** In how many ways `some` of `count` things can be taken one after another; zero if there are not that many. */
export function arrangements(count: number, some: number): bigint {
  if (some < 0 || some > count) return 0n
  let ways = 1n
  for (let taken = 0; taken < some; taken++) ways *= BigInt(count - taken)
  return ways
}

/** All ways to take `some` of the items, each in the order of the items; none if there are not that many. */
export const subsets = <Item>(items: readonly Item[], some: number): readonly (readonly Item[])[] =>
  some === 0
    ? [[]]
    : items.flatMap((item, index) => subsets(items.slice(index + 1), some - 1).map((rest) => [item, ...rest]))
