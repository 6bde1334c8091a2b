import { useWords } from '#islands/Words.tsx'
import { durationText } from '#lib/duration-text.ts'
import type { WithdrawalOptions } from '#stores/withdrawal-options.ts'

/** The promised time of a withdrawal, and the real times of payouts in the last 30 days. */
export function PayoutTimes({ locale, options }: { locale: string; options: WithdrawalOptions }) {
  const t = useWords<'withdraw'>()
  const { payoutMinutes, speed } = options
  return (
    <p className="column__lead">
      <span>{`${t('form.when', { duration: durationText(payoutMinutes * 60, locale) })} `}</span>
      {speed && (
        <span>
          {t('form.speed', {
            median: durationText(speed.median, locale),
            ninety: durationText(speed.ninety, locale),
          })}
        </span>
      )}
    </p>
  )
}
