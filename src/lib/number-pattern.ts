import { pageAttribute } from './page-attribute.ts'

/** How numbers are written in a language, as examples that `Intl` wrote when the page was built. */
export type NumberExamples = string

/** What stands between the examples. */
export const between = '|'

/**
 * Writes a number as the examples are written.
 *
 * @param number in units of its last decimal digit: 128450 with two digits is 1,284.50
 * @param without decimal digits that are left out at the end: none by default
 */
export type NumberWriter = (number: bigint, without?: number) => string

/** @returns undefined if these are no examples of numbers with that many decimal digits */
export function numberWriter(digits: number, examples: NumberExamples): NumberWriter | undefined {
  const [above, below, small] = examples.split(between).map(partsOf)
  if (above?.figures.length !== 10 || below?.figures.length !== 10 || !small) return undefined
  // The digits of the language from 0 to 9: the example counts up from 1.
  const own = [above.figures[9], ...above.figures]
  const whole = 10 - digits
  const point = digits === 0 ? '' : (above.signs[whole - 1] ?? '')
  // Places of the separators, counted from the end of the whole part.
  const places = above.signs.slice(0, whole - 1).flatMap((sign, place) => (sign === '' ? [] : [whole - 1 - place]))
  const separator = above.signs[whole - 1 - (places.at(-1) ?? 0)] ?? ''
  const first = places.at(-1) ?? Number.POSITIVE_INFINITY
  const further = (places.at(-2) ?? 2 * first) - first
  const groupsFrom = small.signs.slice(0, 3).some((sign) => sign !== '') ? first + 1 : first + 2
  return (number, without = 0) => {
    const { before, after } = number < 0n ? below : above
    const all = (number < 0n ? -number : number).toString().padStart(digits + 1, '0')
    const cut = all.length - digits
    let text = ''
    for (let place = 0; place < all.length - without; place++) {
      const left = cut - place
      if (place > 0 && left === 0) text += point
      else if (place > 0 && left >= first && cut >= groupsFrom && (left - first) % further === 0) text += separator
      text += own[Number(all[place])]
    }
    return before + text + after
  }
}

/** What stands before, between and after the digits of an example. */
function partsOf(example: string) {
  const figures = example.match(/\p{Nd}/gu) ?? []
  const [before = '', ...signs] = example.split(/\p{Nd}/u)
  const after = signs.pop() ?? ''
  return { figures, before, signs, after }
}

/** A number in units of its last decimal digit as a plain decimal: 7 with two digits is `0.07`. */
export function plainDecimal(number: bigint, digits: number): string {
  const sign = number < 0n ? '-' : ''
  const text = (number < 0n ? -number : number).toString().padStart(digits + 1, '0')
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

type Attribute = 'money' | 'numerals' | 'rate'

const ofPage = new Map<Attribute, { readonly of: string; readonly write: NumberWriter | undefined }>()

/**
 * Writes numbers by the examples of the page; undefined if it has none.
 *
 * @param digits decimal digits of the examples
 * @param start what the attribute must begin with, before the examples
 */
export function writerOfPage(
  attribute: Attribute,
  locale: string,
  digits: number,
  start = '',
): NumberWriter | undefined {
  const held = pageAttribute(attribute, locale)
  if (!held?.startsWith(start)) return undefined
  const of = `${locale} ${held}`
  const known = ofPage.get(attribute)
  if (known?.of === of) return known.write
  const write = numberWriter(digits, held.slice(start.length))
  ofPage.set(attribute, { of, write })
  return write
}
