import type { Transaction } from '#contract/money/statements/transaction.ts'
import { civilText } from '#lib/civil-time.ts'
import { $zone } from '#stores/period.ts'
import type { Column } from '#ui/table-column.ts'
import { movementName, type TransactionWords } from './transaction-words.ts'

/** The columns of the statement's file. Lines that are no movement, such as its opening balance, have no moment. */
export function transactionColumns(t: TransactionWords, currency: string): readonly Column<Transaction>[] {
  const amount = (name: 'debited' | 'credited'): Column<Transaction> => ({
    key: name,
    title: t(`statement.${name}`),
    text: () => '',
    csv: (row) => (row[name] === 0n ? null : { amount: row[name], currency }),
  })
  return [
    { key: 'what', title: t('statement.what'), text: (row) => movementName(t, row) },
    {
      key: 'when',
      title: `${t('statement.when')} (${$zone.get()})`,
      text: ({ at }) => (at === '' ? '' : civilText($zone.get(), new Date(at))),
    },
    amount('debited'),
    amount('credited'),
    {
      key: 'balance',
      title: t('statement.balance'),
      text: () => '',
      csv: ({ balanceAfter }) => ({ amount: balanceAfter, currency }),
    },
    { key: 'currency', title: t('statement.currency'), text: () => currency },
    { key: 'id', title: t('statement.id'), text: ({ transactionId }) => transactionId },
    { key: 'reference', title: t('statement.reference'), text: ({ reference }) => reference ?? '' },
    { key: 'corrects', title: t('statement.corrects'), text: ({ corrects }) => corrects ?? '' },
  ]
}
