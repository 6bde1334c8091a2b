import { type Dice, sicBoBetOf } from '#games/sic-bo/bets.ts'
import { rolls } from '#games/sic-bo/rules.ts'
import type { Translate } from '#lib/messages.ts'

type Words = Translate<'instants-sic-bo'>

const fixed = ['small', 'big', 'odd', 'even', 'any-triple'] as const
const kinds = ['single', 'double', 'triple', 'combination'] as const

/** The name of a bet, such as "Total 9" or "2 and 5". */
export function betName(t: Words, id: string): string {
  const named = fixed.find((each) => each === id)
  if (named) return t(`sic-bo.bet.${named}`)
  const [kind, face = '', other = ''] = id.split('-')
  if (kind === 'total') return t('sic-bo.bet.total', { total: face })
  const known = kinds.find((each) => each === kind)
  return known ? t(`sic-bo.bet.${known}`, { face, other }) : id
}

/** The name of a kind of bets, as the table of the odds has it. */
export function kindName(t: Words, kind: string): string {
  const known = kinds.find((each) => each === kind)
  return known ? t(`sic-bo.kind.${known}`) : betName(t, kind)
}

/** The different pays of a bet, such as `12:1`, or `1:1, 2:1 or 15:1` of a single number, whose pay counts the dice. */
export function paysOf(id: string): string[] {
  const bet = sicBoBetOf(id)
  const pays = new Set(bet ? rolls.map(bet.pay).filter((pay) => pay > 0n) : [])
  return [...pays].sort((one, other) => (one < other ? -1 : 1)).map((pay) => `${pay - 1n}:1`)
}

/** The dice of a throw, such as "2, 5 and 6". */
export const diceText = (t: Words, [one, two, three]: Dice): string => t('sic-bo.dice', { one, two, three })
