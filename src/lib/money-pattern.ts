/**
 * How amounts of a currency are written in a language, as examples that `Intl` wrote when the page was built. A browser needs
 * 30 ms for its first `Intl.NumberFormat`, a weak phone 165 ms, while the first page of a member waits for it; to fill in an
 * example takes no time.
 */
export type MoneyExamples = string

/** What stands between the examples. */
export const between = '|'

/**
 * Writes amounts as the examples are written.
 *
 * @returns undefined if these are no examples of amounts with that many decimal digits
 */
export function moneyWriter(digits: number, examples: MoneyExamples): ((amount: bigint) => string) | undefined {
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
  return (amount) => {
    const { before, after } = amount < 0n ? below : above
    const all = (amount < 0n ? -amount : amount).toString().padStart(digits + 1, '0')
    const cut = all.length - digits
    let text = ''
    for (let place = 0; place < all.length; place++) {
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
