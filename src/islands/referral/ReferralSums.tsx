import '#ui/figures.css'
import type { ResponseOf } from '#contract/define-call.ts'
import type { getReferral } from '#contract/referral/get-referral.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'
import { Figures } from '#ui/Figures.tsx'

interface Props {
  mine: ResponseOf<typeof getReferral>
  locale: string
}

/** The number of invited members, their progress, and the earned rewards. */
export function ReferralSums({ mine, locale }: Props) {
  const t = useWords<'referral'>()
  const count = new Intl.NumberFormat(locale)
  const figures = [
    { label: t('sums.invited'), value: count.format(mine.invited) },
    { label: t('sums.deposited'), value: count.format(mine.deposited) },
    { label: t('sums.qualified'), value: count.format(mine.qualified) },
    { label: t('sums.earned'), value: formatMoney(mine.earned, mine.currency, locale) },
  ]
  return (
    <section className="referral__sums" aria-labelledby="sums">
      <h2 id="sums">{t('sums')}</h2>
      <Figures entries={figures} />
    </section>
  )
}
