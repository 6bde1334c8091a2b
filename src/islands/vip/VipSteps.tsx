import '#ui/status.css'
import type { VipStep } from '#contract/entities/vip.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { paymentTones } from './payment-tones.ts'

interface Props {
  steps: readonly VipStep[]
  currency: string
  locale: string
}

/** The levels that were reached, the highest first, and what became of their bonuses. */
export function VipSteps({ steps, currency, locale }: Props) {
  const t = useWords<'vip'>()
  return (
    <>
      <h3>{t('steps.title')}</h3>
      <ul className="vip__steps">
        {steps.map(({ rank, name, reachedAt, bonus, state, reason }) => (
          <li key={rank}>
            <strong>{name}</strong>
            <time dateTime={reachedAt}>{momentText(reachedAt, locale)}</time>
            {bonus > 0n && <span>{t('step.bonus', { amount: formatMoney(bonus, currency, locale) })}</span>}
            <span className={`status ${paymentTones[state]}`}>{t(`step.${state}`)}</span>
            {reason && <span className="vip__reason">{t(`step.reason.${reason}`)}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
