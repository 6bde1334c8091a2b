import { type ReportFigure, reportFigures } from '#contract/agents/reports/figures.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'
import { changeOf } from '#lib/report-period.ts'
import type { Overview } from '#stores/agents/reports/reports.ts'
import { Figures } from '#ui/Figures.tsx'
import { figureEntries, figureText } from './figure-columns.ts'
import { MainFigures } from './MainFigures.tsx'
import type { ReportAreas } from './report-words.ts'

/** The figures of a team that matter first. */
const first: readonly ReportFigure[] = ['active', 'deposited', 'validBet', 'houseResult']

interface Props {
  figures: Overview['figures']
  /** Figures of the period before; left out if nothing is compared, in the details of a row, which has all at once. */
  before?: Overview['figures']
  /** The contract payments to the agent; left out for other agents' teams. */
  income?: { readonly now: bigint; readonly before: bigint } | undefined
  currency: string
  locale: string
}

/** The figures of a team, each with the one of the period before and by how much it changed. */
export function TeamFigures({ figures, before, income, currency, locale }: Props) {
  const t = useWords<ReportAreas>()
  const entries = figureEntries(reportFigures.team, figures, { t, currency, locale })
  if (!before) return <Figures entries={entries} />
  const compared = reportFigures.team.map((name, place) => ({
    ...entries[place],
    ...{ name, label: entries[place]?.label ?? '', value: entries[place]?.value ?? '' },
    // The number of members is that of now in both periods, so it is not compared.
    note:
      name === 'members'
        ? undefined
        : noteOf(figures[name], before[name], figureText(name, before[name], currency, locale)),
  }))
  const own = income && {
    label: t('reports.income'),
    value: formatMoney(income.now, currency, locale),
    note: noteOf(income.now, income.before, formatMoney(income.before, currency, locale)),
  }
  const [main, rest] = [true, false].map((isMain) => compared.filter(({ name }) => first.includes(name) === isMain))
  return <MainFigures main={[...(main ?? []), ...(own ? [own] : [])]} rest={rest ?? []} />

  function noteOf(now: bigint | number, then: bigint | number, value: string) {
    const change = changeOf(BigInt(now), BigInt(then))
    if (change === undefined) return t('reports.before', { value })
    const percent = (change > 0 ? '+' : '') + rateText(change * 100, locale)
    return t('reports.before.change', { value, change: percent })
  }
}
