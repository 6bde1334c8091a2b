import type { Rule } from './field-rules.ts'

/** A kind of text that a field can ask for (product rule 4.5). */
export interface PatternKind {
  /** Number of the message: `reg_pattern_<id>`. */
  readonly id: number
  /** Matches the whole value with the `u` flag; `*` stands for any characters. */
  readonly pattern: string
  /** Default bounds of the length, in code points. */
  readonly bounds: readonly [fewest: number, most: number]
}

const kind = (id: number, pattern: string, fewest: number, most: number): PatternKind => ({
  id,
  pattern,
  bounds: [fewest, most],
})

const day = '(?:0[1-9]|[12]\\d|3[01])'
const month = '(?:0[1-9]|1[0-2])'
const year = '(?:19|20)\\d\\d'
const symbols = '!-\\/:-@\\[-`{-~'
const chinesePunctuation = '·。，、；：？！（）《》“”‘’'

/** The 18 kinds by name; site and gateway use the same numbers (product rule 4.5). */
export const patternKinds = {
  any: kind(1, '*', 1, 255),
  letterFirst: kind(2, '[A-Za-z][A-Za-z0-9]*', 6, 16),
  chineseAndDigits: kind(3, '[\\p{Script=Han}0-9]+', 2, 20),
  mailbox: kind(4, '[^@\\s]+@[^@\\s.]+(?:\\.[^@\\s.]+)*\\.[^@\\s.]{2,}', 6, 128),
  lettersOrDigits: kind(5, '[A-Za-z0-9]+', 4, 32),
  lettersAndDigits: kind(6, '(?=.*[A-Za-z])(?=.*\\d)[A-Za-z0-9]+', 6, 32),
  digits: kind(7, '\\d+', 4, 20),
  withUppercase: kind(8, '(?=.*[A-Z])[A-Za-z0-9]+', 6, 32),
  englishAndSpaces: kind(9, '[A-Za-z]+(?: [A-Za-z]+)*', 2, 60),
  noSpaces: kind(10, '\\S+', 1, 64),
  chineseAndPunctuation: kind(11, `[\\p{Script=Han}${chinesePunctuation}]+`, 2, 30),
  date: kind(12, `${year}-${month}-${day}|${month}-${day}-${year}`, 10, 10),
  korean: kind(13, '\\p{Script=Hangul}+', 2, 20),
  thai: kind(14, '[\\p{Script=Thai}]+', 2, 40),
  thaiOrEnglish: kind(15, '[\\p{Script=Thai}A-Za-z]+(?: [\\p{Script=Thai}A-Za-z]+)*', 2, 60),
  uppercaseAndSpaces: kind(16, '[A-Z]+(?: [A-Z]+)*', 2, 60),
  lettersDigitsSymbols: kind(17, `[A-Za-z0-9${symbols}]+`, 6, 64),
  strong: kind(18, `(?=.*[A-Z])(?=.*[a-z])(?=.*\\d)(?=.*[${symbols}])[A-Za-z0-9${symbols}]+`, 8, 64),
} as const satisfies Record<string, PatternKind>

export type PatternName = keyof typeof patternKinds

interface RuleOptions {
  readonly required?: boolean
  readonly enabled?: boolean
  readonly bounds?: readonly [fewest: number, most: number]
  /** A stricter expression that keeps the message of its kind. */
  readonly pattern?: string
}

/** A rule of a kind. By default the field is shown and optional, with the kind's own bounds. */
export function ruleOf(name: PatternName, wanted: RuleOptions = {}): Rule {
  const { id, pattern, bounds }: PatternKind = patternKinds[name]
  const [minLength, maxLength] = wanted.bounds ?? bounds
  return {
    enabled: wanted.enabled ?? true,
    required: wanted.required ?? false,
    acceptedPattern: wanted.pattern ?? pattern,
    patternId: id,
    minLength,
    maxLength,
  }
}
