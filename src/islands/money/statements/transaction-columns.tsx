import type { Transaction } from '#contract/money/statements/transaction.ts'
import { useWords } from '#islands/Words.tsx'
import { civilText } from '#lib/civil-time.ts'
import { lookUpWith, type Translate } from '#lib/messages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { $zone } from '#stores/period.ts'
import { Moment } from '#ui/Moment.tsx'
import type { Column } from '#ui/table-column.ts'

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

/** The columns of the statement, for the table and the file. */
export function transactionColumns(
  t: TransactionWords,
  locale: string,
  currency: string,
): readonly Column<Transaction>[] {
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  const amount = (name: 'debited' | 'credited', sign: string): Column<Transaction> => ({
    key: name,
    title: t(`statement.${name}`),
    text: (row) => (row[name] === 0n ? '–' : sign + money(row[name])),
    value: (row) =>
      name === 'credited' && row[name] > 0n ? <span className="up">{`+${money(row[name])}`}</span> : undefined,
    align: 'end',
    csv: (row) => (row[name] === 0n ? null : { amount: row[name], currency }),
  })
  return [
    {
      key: 'what',
      title: t('statement.what'),
      text: (row) => movementName(t, row),
      value: (row) => <What row={row} />,
    },
    {
      key: 'when',
      title: t('statement.when'),
      text: ({ at }) => momentText(at, locale, undefined, 'second'),
      value: ({ at }) => <Moment at={at} locale={locale} />,
      // Lines of a file that are no movement, such as its opening balance, have no moment.
      csv: ({ at }) => (at === '' ? '' : civilText($zone.get(), new Date(at))),
      csvTitle: `${t('statement.when')} (${$zone.get()})`,
      card: 'foot',
    },
    amount('debited', '-'),
    amount('credited', '+'),
    {
      key: 'balance',
      title: t('statement.balance'),
      text: ({ balanceAfter }) => money(balanceAfter),
      align: 'end',
      csv: ({ balanceAfter }) => ({ amount: balanceAfter, currency }),
    },
    { key: 'currency', title: t('statement.currency'), text: () => currency, csvOnly: true },
    { key: 'id', title: t('statement.id'), text: ({ transactionId }) => transactionId, csvOnly: true },
    { key: 'reference', title: t('statement.reference'), text: ({ reference }) => reference ?? '', csvOnly: true },
    { key: 'corrects', title: t('statement.corrects'), text: ({ corrects }) => corrects ?? '', csvOnly: true },
  ]
}

function What({ row }: { row: Transaction }) {
  const t = useWords<'statements' | 'tables' | 'errors' | 'centre'>()
  const { line, game, late, reference, corrects } = row
  const round = line === 'play' && (late || game === null ? reference : null)
  return (
    <div className="statement__what">
      <strong>{movementName(t, row)}</strong>
      {line === 'play' && game !== null && <span>{late ? game : t('line.play')}</span>}
      {round && <span>{t('statement.number', { id: round })}</span>}
      {corrects !== null && <span>{t('statement.of', { id: corrects })}</span>}
    </div>
  )
}
