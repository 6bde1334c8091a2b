import { reportFigures } from '#contract/agents/reports/figures.ts'
import { useWords } from '#islands/Words.tsx'
import { rateText } from '#lib/rate-text.ts'
import { changeOf } from '#lib/report-period.ts'
import type { Overview } from '#stores/agents/reports/reports.ts'
import { Figures } from '#ui/Figures.tsx'
import { figureText } from './figure-columns.ts'
import type { ReportAreas } from './report-words.ts'

interface Props {
  figures: Overview['figures']
  /** Figures of the period before; left out if nothing is compared. */
  before?: Overview['figures']
  /** The contract payments to the agent; left out for other agents' teams. */
  income?: { readonly now: bigint; readonly before: bigint } | undefined
  currency: string
  locale: string
}

/** All figures of a team, each with the one of the period before and by how much it changed. */
export function TeamFigures({ figures, before, income, currency, locale }: Props) {
  const t = useWords<ReportAreas>()
  const text = (value: bigint | number) => figureText(value, currency, locale)
  const entries = reportFigures.team.map((name) => ({
    label: t(`reports.${name}`),
    value: text(figures[name]),
    // The number of members is that of now in both periods, so it is not compared.
    note: before && name !== 'members' ? noteOf(figures[name], before[name]) : undefined,
    direction:
      name === 'houseResult' && figures.houseResult !== 0n
        ? figures.houseResult > 0n
          ? ('up' as const)
          : ('down' as const)
        : undefined,
  }))
  const own = income && { label: t('reports.income'), value: text(income.now), note: noteOf(income.now, income.before) }
  return <Figures entries={own ? [...entries, own] : entries} />

  function noteOf(now: bigint | number, then: bigint | number) {
    const change = changeOf(BigInt(now), BigInt(then))
    const value = text(then)
    if (change === undefined) return t('reports.before', { value })
    const percent = (change > 0 ? '+' : '') + rateText(change * 100, locale)
    return t('reports.before.change', { value, change: percent })
  }
}
