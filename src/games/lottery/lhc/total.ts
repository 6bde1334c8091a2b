import type { Numbers } from '#games/lottery/distinct/numbers.ts'
import type { Play } from '#games/lottery/play.ts'
import { words } from '#games/lottery/words.ts'
import { rational } from '#games/slots/rational.ts'
import { lhcPool, seven } from './draw.ts'

/** How many combinations of seven numbers have each sum; its index is the sum. Of 49 they are 85,900,584. */
function sumsOfSeven(pool: number): readonly number[] {
  // By how many numbers are taken, then by their sum. Each number is added to combinations of the numbers before it.
  const ways = Array.from({ length: seven.length + 1 }, () => Array.from({ length: seven.length * pool + 1 }, () => 0))
  const empty = ways[0]
  if (empty) empty[0] = 1
  for (let number = 1; number <= pool; number++)
    for (let taken = seven.length; taken > 0; taken--) {
      const before = ways[taken - 1] ?? []
      const after = ways[taken] ?? []
      for (let sum = after.length - 1; sum >= number; sum--)
        after[sum] = (after[sum] ?? 0) + (before[sum - number] ?? 0)
    }
  return ways[seven.length] ?? []
}

/**
 * Whether the sum of all seven numbers is big (the mean of 175 and more, so slightly likelier than small), and whether it is odd.
 *
 * @param pool an odd number, so that the mean is whole
 */
export function totalSize(pool = lhcPool): Play<Numbers> {
  const mean = (seven.length * (pool + 1)) / 2
  const isSo = (word: string, sum: number) =>
    word === 'big' ? sum >= mean : word === 'small' ? sum < mean : sum % 2 === (word === 'odd' ? 1 : 0)
  const ways = sumsOfSeven(pool)
  const all = ways.reduce((whole, count) => whole + count, 0)
  const chance = (word: string) =>
    rational(BigInt(ways.reduce((part, count, sum) => part + (isSo(word, sum) ? count : 0), 0)), BigInt(all))
  return words(
    'total-size',
    'sum',
    Object.fromEntries(['big', 'small', 'odd', 'even'].map((word) => [word, chance(word)])),
    (word, drawn) =>
      isSo(
        word,
        drawn.reduce((sum, number) => sum + number, 0),
      ),
  )
}
