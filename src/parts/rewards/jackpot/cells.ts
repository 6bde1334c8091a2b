import { h, type Markup } from '#ui/markup/markup.ts'

/** The cells of a sum: its sign, and one for each digit or separator. */
export function jackpotTexts(sum: string): string[] {
  const [, sign = '', digits = ''] = /^(\D*)(.*)$/.exec(sum) ?? []
  return [sign.trim(), ...digits]
}

/** A cell of the jackpot: digits have a box. */
export const jackpotCell = (text: string): Markup => h(/\d/.test(text) ? 'b' : 'i', {}, text)
