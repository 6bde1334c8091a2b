import '#ui/status.css'
import type { Identity } from '#contract/entities/identity-check.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'

const tones: Readonly<Record<Identity['tier'], string>> = { none: '', basic: 'status--won', advanced: 'status--won' }

/** The member's tier, and when a higher one is needed. */
export function Tier({ value, locale }: { value: Identity; locale: string }) {
  const t = useWords<'kyc' | 'standing'>()
  const { tier, tiers, currency, payoutDays } = value
  const isHeld = (one: 'basic' | 'advanced') => tier === 'advanced' || tier === one
  return (
    <section className="panel column__panel" aria-labelledby="kyc-tier">
      <div className="kyc__head">
        <h2 id="kyc-tier">{t('tier.title')}</h2>
        <span className={`status ${tones[tier]}`}>{t(`tier.${tier}`)}</span>
      </div>
      <p>{t(`tier.${tier}.text`)}</p>
      {tiers
        .filter(({ tier: one }) => !isHeld(one))
        .map(({ tier: one, above }) => (
          <p key={one} className="column__lead">
            {above === 0n && one === 'basic'
              ? t('tier.first.basic')
              : t(`tier.above.${one}`, { amount: formatMoney(above, currency, locale), count: payoutDays })}
          </p>
        ))}
    </section>
  )
}
