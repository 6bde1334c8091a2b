import type { Transaction } from '#contract/money/statements/transaction.ts'
import { lookUpWith, type Translate } from '#lib/messages.ts'

export type TransactionWords = Translate<'statements' | 'tables' | 'errors' | 'centre'>

/** The name of a movement. A kind that this version of the site does not know is named by its group. */
export function movementName(
  t: TransactionWords,
  { line, kind, game, vendor, late, counterparty, credited }: Transaction,
): string {
  if (line === 'play') return late ? t('line.late') : game === null ? t('line.play') : game
  const key = `kind.${kind}`
  if (counterparty) return t(credited > 0n ? 'statement.receivedFrom' : 'statement.sentTo', { account: counterparty })
  const text = lookUpWith(t)(key, { vendor: vendor ?? '' })
  return text === key ? t(`line.${line}`) : text
}
