import { classes, h, type Markup } from '#ui/markup/markup.ts'

/** What a compact result shows: digits of one number, or balls, of which the last may be the bonus. */
interface Short {
  readonly kind: 'digits' | 'balls'
  readonly numbers: readonly string[]
  readonly bonus?: string
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
  const { kind, numbers, bonus } = short
  const label = kind === 'digits' ? numbers.join('') : numbers.join(' ') + (bonus === undefined ? '' : ` + ${bonus}`)
  return h(
    'span',
    { class: `strip strip--${kind}`, role: 'img', 'aria-label': label },
    ...[...numbers, ...(bonus === undefined ? [] : [bonus])].map((number, index) =>
      h('b', { class: classes('strip__one', index >= numbers.length && 'strip__one--bonus') }, number),
    ),
  )
}

/** What is shown of a result: of the lotteries with many prizes the first. */
function shortOf(type: string, result: unknown): Short | undefined {
  if (digitTypes.includes(type)) return digitsOf(textsOf(result)?.join(''))
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
  numbers && numbers.length > 0 ? { kind: 'balls', numbers, ...(bonus !== undefined && { bonus }) } : undefined

const partOf = (result: unknown, name: string): unknown =>
  typeof result === 'object' && result !== null ? Reflect.get(result, name) : undefined

function textsOf(list: unknown): string[] | undefined {
  const isShown = (one: unknown) => typeof one === 'number' || typeof one === 'string'
  return Array.isArray(list) && list.every(isShown) ? list.map(String) : undefined
}
