import '#ui/status.css'
import type { VipStep } from '#contract/rewards/vip/vip.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { Computed } from '#ui/Computed.tsx'
import { bookedFacts, paymentTones } from './booked-facts.ts'

interface Props {
  steps: readonly VipStep[]
  currency: string
  locale: string
}

/** The reached levels, the highest first, and the state of their bonuses. */
export function VipSteps({ steps, currency, locale }: Props) {
  const t = useWords<'vip' | 'centre'>()
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  return (
    <>
      <h3>{t('steps.title')}</h3>
      <ul className="vip__steps">
        {steps.map((step) => (
          <li key={step.rank}>
            <Computed
              summary={
                <>
                  <strong>{step.name}</strong>
                  {step.bonus > 0n && <span>{t('step.bonus', { amount: money(step.bonus) })}</span>}
                  <span className={`status ${paymentTones[step.state]}`}>{t(`step.${step.state}`)}</span>
                  {step.reason && <span className="vip__reason">{t(`step.reason.${step.reason}`)}</span>}
                  <time dateTime={step.reachedAt}>{momentText(step.reachedAt, locale)}</time>
                </>
              }
              facts={[
                [t('step.needed'), money(step.needed)],
                [t('step.played'), money(step.validBet)],
                ...bookedFacts(step, t),
              ]}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
