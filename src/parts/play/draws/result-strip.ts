import { classes, h, type Markup } from '#ui/markup/markup.ts'

/** What a compact result shows: digits of a number, or balls. */
interface Short {
  readonly kind: 'digits' | 'balls'
  readonly numbers: readonly string[]
  /** What stands apart after them: the bonus, or a second number. */
  readonly second?: readonly string[]
}

/** The lotteries of digits by position. */
const digitTypes = ['ssc', 'p5', '3d', 'p3']

/**
 * A result of a lottery in one line: its digits, its balls, or its first prize where it has many.
 *
 * @param type of lottery
 * @returns undefined for a result that this page does not know
 */
export function resultStrip(type: string, result: unknown): Markup | undefined {
  const short = shortOf(type, result)
  if (!short) return undefined
  const { kind, numbers, second = [] } = short
  const spoken = (some: readonly string[]) => some.join(kind === 'digits' ? '' : ' ')
  return h(
    'span',
    {
      class: `strip strip--${kind}`,
      role: 'img',
      'aria-label': [numbers, second]
        .filter((some) => some.length > 0)
        .map(spoken)
        .join(' + '),
    },
    ...numbers.map((number) => h('b', { class: 'strip__one' }, number)),
    ...second.map((number, index) =>
      h('b', { class: classes('strip__one', index === 0 && 'strip__one--apart') }, number),
    ),
  )
}

/** What is shown of a result: of the lotteries with many prizes the first. */
function shortOf(type: string, result: unknown): Short | undefined {
  if (digitTypes.includes(type)) return digitsOf(textsOf(result)?.join(''))
  if (type === 'vn-south') {
    // Two stations draw at once.
    const [first, second] = ['first', 'second'].map(
      (station) => textsOf(partOf(partOf(result, station), 'special'))?.[0],
    )
    return first && second ? { kind: 'digits', numbers: [...first], second: [...second] } : undefined
  }
  if (type.startsWith('vn-')) return digitsOf(textsOf(partOf(result, 'special'))?.[0])
  if (type === '4d') return digitsOf(textsOf(partOf(result, 'first'))?.[0])
  if (type === 'thai') return digitsOf(partOf(result, 'first'))
  if (type === 'lao') return digitsOf(result)
  if (type === 'toto') return ballsOf(textsOf(partOf(result, 'numbers')), textsOf([partOf(result, 'additional')])?.[0])
  const numbers = textsOf(result)
  return type === 'lhc' ? ballsOf(numbers?.slice(0, -1), numbers?.at(-1)) : ballsOf(numbers)
}

const digitsOf = (number: unknown): Short | undefined =>
  typeof number === 'string' && number !== '' ? { kind: 'digits', numbers: [...number] } : undefined

const ballsOf = (numbers: readonly string[] | undefined, bonus?: string): Short | undefined =>
  numbers && numbers.length > 0 ? { kind: 'balls', numbers, second: bonus === undefined ? [] : [bonus] } : undefined

const partOf = (result: unknown, name: string): unknown =>
  typeof result === 'object' && result !== null ? Reflect.get(result, name) : undefined

function textsOf(list: unknown): string[] | undefined {
  const isShown = (one: unknown) => typeof one === 'number' || typeof one === 'string'
  return Array.isArray(list) && list.every(isShown) ? list.map(String) : undefined
}
