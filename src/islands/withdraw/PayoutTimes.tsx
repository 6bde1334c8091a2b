import { useWords } from '#islands/Words.tsx'
import { durationText } from '#lib/moment-text.ts'
import type { WithdrawalOptions } from '#stores/withdrawal-options.ts'

/** How soon a withdrawal is said to be paid, and how long payouts of the last 30 days really took. */
export function PayoutTimes({ locale, options }: { locale: string; options: WithdrawalOptions }) {
  const t = useWords<'withdraw'>()
  const { payoutMinutes, speed } = options
  return (
    <p className="column__lead">
      {t('form.when', { duration: durationText(payoutMinutes * 60, locale) })}{' '}
      {speed &&
        t('form.speed', {
          median: durationText(speed.median, locale),
          ninety: durationText(speed.ninety, locale),
        })}
    </p>
  )
}
