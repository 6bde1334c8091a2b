import type { ComponentProps } from 'react'
import { useMoment } from '#islands/use-moment.ts'
import { useWords } from '#islands/Words.tsx'
import { rateText } from '#lib/rate-text.ts'
import type { Simulation } from '#stores/agents/contracts/contracts.ts'
import { EndingList } from './EndingList.tsx'
import { PastChart } from './PastChart.tsx'
import { PastPeriods } from './PastPeriods.tsx'
import { PastProgress } from './PastProgress.tsx'
import { conditionsText } from './terms-lines.ts'

interface Props {
  locale: string
  simulation: Simulation
  /** How far the past periods are. */
  state: ComponentProps<typeof PastProgress>['state']
  /** Counts them again after a failure. */
  onRetry: () => void
  /** Whether the end of a contract is asked about. */
  isEnd?: boolean
}

/** The result of a simulation. It shows why a change is not possible, or else its start, the contracts that it ends and the payments of six past periods. */
export function SimulationView({ locale, simulation, state, onRetry, isEnd = false }: Props) {
  const t = useWords<'contracts'>()
  const moment = useMoment(locale)
  const { fault, above, missing, inForceFrom, ends, currency, periods } = simulation
  const wrong = () => {
    if (fault) {
      const reason = t(`fault.${fault.fault}`)
      return fault.place === null ? reason : t('fault.tier', { place: fault.place + 1, reason })
    }
    if (above) {
      const figures = { rate: rateText(above.rate, locale), most: rateText(above.most, locale) }
      const asked = conditionsText(t, above, currency, locale)
      return asked ? t('check.above', { ...figures, asked }) : t('check.above.any', figures)
    }
    return missing === 'nothing' ? undefined : t(`check.missing.${missing}`)
  }
  const reason = wrong()
  if (reason !== undefined) return <p className="check check--bad">{reason}</p>
  const date = inForceFrom ? moment(inForceFrom) : ''
  return (
    <>
      <p className="check check--good">
        {isEnd ? t('check.end', { date }) : `${t('check.ok')} ${t('check.from', { date })}`}
      </p>
      <EndingList ends={ends} locale={locale} />
      {!periods.result ? (
        <PastProgress state={state} onRetry={onRetry} />
      ) : isEnd ? (
        <PastPeriods locale={locale} currency={currency} periods={periods.result} reader="upline" />
      ) : (
        <PastChart locale={locale} currency={currency} periods={periods.result} />
      )}
    </>
  )
}
