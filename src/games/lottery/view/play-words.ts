import type { Play } from '#games/lottery/play.ts'
import type { LotteryTypeName } from '#games/lottery/type-names.ts'
import type { WordsByArea } from '#lib/message-keys.ts'
import type { LookUp } from '#lib/messages.ts'

/** Whose words a type of lottery has: types with the same plays share them. */
const areas = {
  ssc: 'digits',
  p5: 'digits',
  '3d': 'digits',
  p3: 'digits',
  '11x5': '11x5',
  pk10: 'pk10',
  lhc: 'lhc',
  '6x60': 'picks',
  '5x80': 'picks',
  'vn-north': 'vietnam',
  'vn-central': 'vietnam',
  'vn-south': 'vietnam',
  '4d': 'sea',
  thai: 'sea',
  toto: 'sea',
  lao: 'lao',
} as const satisfies Readonly<Record<LotteryTypeName, string>>

/** Paragraphs that an area has besides those of {@link sharedRules}. */
const ownRules: Partial<Record<LotteryTypeName, readonly string[]>> = { lhc: ['ties'] }

const sharedRules = ['prizes', 'close', 'void', 'fair']

/** The area of `locales` with the words of a type. */
export const playWordsArea = (type: LotteryTypeName) => `lottery-${areas[type]}` as const satisfies keyof WordsByArea

/** The words for the plays of one type, in the language of a look-up. */
export interface PlayWords {
  /** The short name of a play, by its code. */
  play(code: string): string
  /** What a player chooses there and when it wins, with an example. */
  how(code: string): string
  /** The name of a group of the menu. */
  group(name: string): string
  /** The name of a row of a board. */
  row(name: string): string
  /** What can be chosen: digits and numbers as they are, words in the language. */
  option(name: string): string
  /** The name of a prize of a play that has several. Prizes of words or values are called as what is chosen. */
  tier(play: Pick<Play<never>, 'board'>, name: string): string
  /** The name of a prize in a table of results, or of a station that draws: short. */
  prize(name: string): string
  /** How the lottery draws and pays: short paragraphs, in their order. */
  readonly rules: readonly string[]
}

/** @param lookUp finds the texts of the type's area, {@link playWordsArea} */
export function playWords(type: LotteryTypeName, lookUp: LookUp): PlayWords {
  const area = areas[type]
  const option = (name: string) => (/^\d+$/.test(name) ? name : lookUp(`lottery.${area}.option.${name}`))
  return {
    play: (code) => lookUp(`lottery.${area}.play.${code}`),
    how: (code) => lookUp(`lottery.${area}.how.${code}`),
    group: (name) => lookUp(`lottery.${area}.group.${name}`),
    row: (name) => lookUp(`lottery.${area}.row.${name}`),
    option,
    tier: ({ board }, name) =>
      board.some(({ options }) => options.includes(name)) ? option(name) : lookUp(`lottery.${area}.tier.${name}`),
    prize: (name) => lookUp(`lottery.${area}.prize.${name}`),
    rules: [type, ...(ownRules[type] ?? []), ...sharedRules].map((name) => lookUp(`lottery.${area}.rules.${name}`)),
  }
}
