import '#ui/status.css'
import type { VipPeriodEnd } from '#contract/rewards/vip/vip.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import { formatMoney } from '#lib/money.ts'
import { $zone } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import { Computed } from '#ui/Computed.tsx'
import { bookedFacts, paymentTones } from './booked-facts.ts'

interface Props {
  periods: readonly VipPeriodEnd[]
  currency: string
  locale: string
}

/** Ended weeks and months, the newest first: their benefits, and the changes of the level. */
export function VipPeriods({ periods, currency, locale }: Props) {
  const t = useWords<'vip' | 'centre'>()
  const timeZone = useStore($zone)
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const name = ({ every, from }: VipPeriodEnd) => {
    const first = new Date(from)
    if (every === 'month') return dateFormat(locale, 'monthYear', timeZone).format(first)
    return t('period.week', { from: dateFormat(locale, 'day', timeZone).format(first) })
  }
  return (
    <>
      <h3>{t('periods.title')}</h3>
      <ul className="vip__steps">
        {periods.map((period) => (
          <li key={`${period.every} ${period.from}`}>
            <Computed
              summary={
                <>
                  <strong>{name(period)}</strong>
                  {period.benefit > 0n && (
                    <>
                      <span>{t('period.benefit', { amount: money(period.benefit) })}</span>
                      <span className={`status ${paymentTones[period.state]}`}>{t(`step.${period.state}`)}</span>
                    </>
                  )}
                  {period.rankAfter !== period.rank && (
                    <span className="status">
                      {t(period.rankAfter < period.rank ? 'period.lost' : 'period.regained')}
                    </span>
                  )}
                  {period.reason && <span className="vip__reason">{t(`step.reason.${period.reason}`)}</span>}
                </>
              }
              facts={[
                [t('period.level'), String(period.rank)],
                [t('period.played'), money(period.validBet)],
                ...(period.required === null ? [] : [[t('period.required'), money(period.required)] as const]),
                ...bookedFacts(period, t),
              ]}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
