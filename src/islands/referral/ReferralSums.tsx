import '#ui/figures.css'
import type { ResponseOf } from '#contract/define-call.ts'
import type { getReferral } from '#contract/referral/get-referral.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'

interface Props {
  mine: ResponseOf<typeof getReferral>
  locale: string
}

/** The number of invited members, their progress, and the earned rewards. */
export function ReferralSums({ mine, locale }: Props) {
  const t = useWords<'referral'>()
  const count = new Intl.NumberFormat(locale)
  const figures = [
    [t('sums.invited'), count.format(mine.invited)],
    [t('sums.deposited'), count.format(mine.deposited)],
    [t('sums.qualified'), count.format(mine.qualified)],
    [t('sums.earned'), formatMoney(mine.earned, mine.currency, locale)],
  ]
  return (
    <section className="referral__sums" aria-labelledby="sums">
      <h2 id="sums">{t('sums')}</h2>
      <dl className="figures">
        {figures.map(([term, text]) => (
          <div key={term} className="figure">
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
