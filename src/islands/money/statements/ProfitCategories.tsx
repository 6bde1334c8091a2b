import type { ResponseOf } from '#contract/define-call.ts'
import type { getProfit } from '#contract/money/statements/get-profit.ts'
import { tableWords } from '#islands/table-words.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { formatMoney } from '#lib/money.ts'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column } from '#ui/table-column.ts'

type Figures = ResponseOf<typeof getProfit>
type Category = Figures['categories'][number]

interface Props {
  categories: readonly Category[]
  sums: Figures['sums']
  currency: string
  locale: string
  /** Name of the CSV file, without extension. */
  file: string
}

/** Play of a period by category, with the sums of all. */
export function ProfitCategories({ categories, sums, currency, locale, file }: Props) {
  const t = useWords<'statements' | 'history' | 'lobby-search' | 'tables' | 'errors' | 'centre'>()
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  const amount = (name: 'stake' | 'validBet' | 'win' | 'net', title: string): Column<Category> => {
    const text = (value: bigint) => (name === 'net' && value > 0n ? '+' : '') + money(value)
    return {
      key: name,
      title,
      text: (row) => text(row[name]),
      align: 'end',
      total: text(sums[name]),
      csv: (row) => ({ amount: row[name], currency }),
    }
  }
  const columns: readonly Column<Category>[] = [
    { key: 'category', title: t('profit.category'), text: ({ gameType }) => t(`category.${gameType}`) },
    {
      key: 'bets',
      title: t('history.rounds'),
      text: ({ bets }) => countText(bets, locale),
      align: 'end',
      total: countText(sums.bets, locale),
      csv: ({ bets }) => bets,
    },
    amount('stake', t('history.stake')),
    amount('validBet', t('profit.validBet')),
    amount('win', t('history.win')),
    amount('net', t('history.net')),
  ]
  return (
    <section className="profit__part" aria-labelledby="profit-categories">
      <h2 id="profit-categories">{t('profit.categories')}</h2>
      <DataTable
        caption={t('profit.categories')}
        columns={columns}
        rows={categories}
        rowKey={({ gameType }) => gameType}
        locale={locale}
        words={tableWords(t)}
        csv={{ file, rows: () => Promise.resolve(categories) }}
      />
    </section>
  )
}
