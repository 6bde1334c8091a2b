import type { StatementRow, StatementState } from '#contract/agents/commission/commission-statement.ts'
import type { ContractType } from '#contract/agents/contracts/contract.ts'
import { useWords } from '#islands/Words.tsx'
import type { Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'
import type { Column } from '#ui/table-column.ts'
import { periodText } from './period-text.ts'

export type CommissionWords = Translate<'commission' | 'tables' | 'errors' | 'centre'>

const looks: Readonly<Record<StatementState, string>> = {
  due: 'status--open',
  held: 'status--open',
  insufficient: 'status--open',
  paid: 'status--won',
  nothing: '',
  notReached: '',
}

/** The state of a statement as a mark. */
function StateMark({ state }: { state: StatementState }) {
  const t = useWords<'commission'>()
  return <span className={`status ${looks[state]}`.trim()}>{t(`state.${state}`)}</span>
}

interface Shown {
  readonly contract: ContractType
  readonly locale: string
  readonly currency: string
  readonly timeZone: string
}

/** What earlier periods left to a dividend: a loss that counts against its base, then what is subtracted from or added to its amount. */
const carried = (title: string, money: (amount: bigint) => string): Column<StatementRow> => ({
  key: 'carriedIn',
  title,
  text: ({ carriedIn: { base, shortfall, earned } }) =>
    [base, shortfall, earned]
      .filter((amount) => amount !== 0n)
      .map(money)
      .join(' · ') || '–',
  align: 'end',
})

/** The columns of statements. */
export function statementColumns(
  t: CommissionWords,
  { contract, locale, currency, timeZone }: Shown,
): readonly Column<StatementRow>[] {
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  const amount = (name: 'base' | 'gross' | 'downlines'): Column<StatementRow> => ({
    key: name,
    title: t(`column.${name}`),
    text: (row) => money(row[name]),
    align: 'end',
  })
  return [
    { key: 'period', title: t('column.period'), text: (row) => periodText(row, locale, timeZone) },
    {
      key: 'state',
      title: t('column.state'),
      text: ({ state, differs }) => (differs ? `${t(`state.${state}`)}, ${t('state.differs')}` : t(`state.${state}`)),
      value: ({ state, differs }) => (
        <>
          <StateMark state={state} />
          {differs && <span className="status status--bad">{t('state.differs')}</span>}
        </>
      ),
      card: 'mark',
    },
    amount('base'),
    ...(contract === 'dividend' ? [carried(t('column.carriedIn'), money)] : []),
    {
      key: 'rate',
      title: t('column.rate'),
      text: ({ rate }) => (rate === null ? '–' : rateText(rate, locale)),
      align: 'end',
    },
    amount('gross'),
    amount('downlines'),
    {
      key: 'pay',
      title: t('column.pay'),
      text: ({ pay, owes }) => money(pay - owes),
      value: ({ pay, owes }) =>
        pay > 0n ? <span className="up">{`+${money(pay)}`}</span> : owes > 0n ? money(-owes) : undefined,
      align: 'end',
    },
  ]
}
