import { movementKinds, type TeamMovement } from '#contract/agents/reports/get-team-movements.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { tableWords } from '#islands/table-words.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { movementsFilter, teamMovements } from '#stores/agents/reports/reports.ts'
import { Moment } from '#ui/Moment.tsx'
import { Chips } from './Chips.tsx'
import type { ReportAreas } from './report-words.ts'
import { TeamReport } from './TeamReport.tsx'

/** Movements of money of the line's accounts, newest first. */
export function TeamMovements({ language, locale }: ScreenProps) {
  const t = useWords<ReportAreas>()
  return (
    <TeamReport
      report="movements"
      address={movementsFilter}
      load={teamMovements}
      choices={({ kind }, show) => (
        <Chips
          legend={t('reports.kind')}
          options={[undefined, ...movementKinds]}
          value={kind}
          name={(kind) => t(`reports.kind.${kind ?? 'all'}`)}
          onChange={(kind) => show({ kind })}
        />
      )}
      columns={({ currency }) => [
        { key: 'account', title: t('reports.account'), text: ({ account }) => account },
        { key: 'kind', title: t('reports.kind'), text: ({ kind }) => t(`reports.kind.${kind}`) },
        {
          key: 'amount',
          title: t('reports.amount'),
          text: ({ amount }) => (amount > 0n ? '+' : '') + formatMoney(amount, currency, locale),
          align: 'end',
        },
        {
          key: 'at',
          title: t('reports.at'),
          text: ({ at }) => momentText(at, locale, undefined, 'second'),
          value: ({ at }) => <Moment at={at} locale={locale} />,
          card: 'foot',
        },
      ]}
      rowKey={({ id }: TeamMovement) => id}
      words={tableWords(t)}
      language={language}
      locale={locale}
    />
  )
}
