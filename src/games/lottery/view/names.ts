import { lookUpWith, type Translate } from '#lib/messages.ts'

/** Whose words a type of lottery has, where it shares them with others; otherwise they are under its own name. */
const shared: Readonly<Record<string, string>> = {
  ...{ ssc: 'digits', p5: 'digits', '3d': 'digits', p3: 'digits', '6x60': 'picks', '5x80': 'picks' },
  ...{ 'vn-north': 'vietnam', 'vn-central': 'vietnam', 'vn-south': 'vietnam', '4d': 'sea', thai: 'sea', toto: 'sea' },
}
const wordsOf = (type: string) => shared[type] ?? type

/** The file of `locales` with the words of a type of lottery. */
export const lotteryWordsArea = (type: string): string => `lottery-${wordsOf(type)}`

/** The name of a play by its code; the code where `t` has no words of the type. */
export const playName = (t: Translate<never>, type: string, code: string): string => named(t, type, 'play', code)

/** What can be chosen on a board: digits and numbers as they are. */
export const optionName = (t: Translate<never>, type: string, option: string): string =>
  /^\d+$/.test(option) ? option : named(t, type, 'option', option)

/** The name of a prize of a result, or of a station that draws. */
export const prizeName = (t: Translate<never>, type: string, prize: string): string => named(t, type, 'prize', prize)

function named(t: Translate<never>, type: string, kind: string, name: string): string {
  const key = `lottery.${wordsOf(type)}.${kind}.${name}`
  const text = lookUpWith(t)(key)
  return text === key ? name : text
}
