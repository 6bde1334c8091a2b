import { combinations } from '#games/combinations.ts'
import { type Choice, only, type Play } from '#games/lottery/play.ts'
import { rational } from '#games/slots/rational.ts'
import { type Digits, digits } from './draw.ts'

/** A digit that comes so often: `times` 2 is a pair. `count` of such digits make a line. */
interface Part {
  /** The name of its row. */
  readonly name: string
  readonly times: number
  readonly count: number
}

/**
 * Digits in any order. A line names which digits come how often, so it wins with each of their arrangements. The rows of a board may
 * share digits; a line does not.
 *
 * @param parts one or two: of two, the digits of the first row are not among those of the second in a line
 */
export function group(
  code: string,
  positions: readonly number[],
  parts: readonly [Part] | readonly [Part, Part],
): Play<Digits> {
  const [first, second] = parts
  const arrangements = parts.reduce(
    (ways, { times, count }) => ways / factorial(times) ** BigInt(count),
    factorial(positions.length),
  )
  return {
    code,
    board: parts.map(({ name }) => ({ name, options: digits })),
    lines: (choice) => only('line', linesOf(choice, first, second)),
    wins: (choice, drawn) =>
      only(
        'line',
        isWon(
          choice,
          positions.map((position) => drawn[position] ?? -1),
          parts,
        )
          ? 1
          : 0,
      ),
    tiers: { line: { kind: 'line', expected: rational(arrangements, 10n ** BigInt(positions.length)) } },
  }
}

function linesOf([ones = [], others = []]: Choice, first: Part, second: Part | undefined): number {
  if (!second) return Number(combinations(ones.length, first.count))
  // Of the digits of the first row, some are in the second row too, which then has fewer left.
  const shared = ones.filter((digit) => others.includes(digit)).length
  let lines = 0n
  for (let taken = 0; taken <= Math.min(shared, first.count); taken++)
    lines +=
      combinations(shared, taken) *
      combinations(ones.length - shared, first.count - taken) *
      combinations(others.length - taken, second.count)
  return Number(lines)
}

/** Whether the digits come as often as the parts say, each in its row. */
function isWon(choice: Choice, drawn: Digits, parts: readonly Part[]): boolean {
  const times = new Map<number, number>()
  for (const digit of drawn) times.set(digit, (times.get(digit) ?? 0) + 1)
  if (times.size !== parts.reduce((sum, { count }) => sum + count, 0)) return false
  return parts.every(({ times: often, count }, row) => {
    const found = [...times].filter(([, each]) => each === often)
    return found.length === count && found.every(([digit]) => choice[row]?.includes(`${digit}`))
  })
}

const factorial = (of: number): bigint => (of <= 1 ? 1n : BigInt(of) * factorial(of - 1))

/** Three digits of which two are equal, whichever they are: n chosen digits make n(n − 1) lines. */
export function group3(code: string, positions: readonly number[]): Play<Digits> {
  const pairs = group(code, positions, [
    { name: 'pair', times: 2, count: 1 },
    { name: 'single', times: 1, count: 1 },
  ])
  const both = ([chosen = []]: Choice): Choice => [chosen, chosen]
  return {
    ...pairs,
    board: [{ name: 'digits', options: digits }],
    lines: (choice) => pairs.lines(both(choice)),
    wins: (choice, drawn) => pairs.wins(both(choice), drawn),
  }
}
