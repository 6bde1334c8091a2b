import { useWords } from '#islands/Words.tsx'
import { durationText } from '#lib/duration-text.ts'
import type { WithdrawalOptions } from '#stores/money/withdrawals/withdrawal-options.ts'

/**
 * The promised time of a withdrawal, and the real times of payouts in the last 30 days. If the time of half of the payouts and that
 * of nine in ten read the same, it stands there once.
 */
export function PayoutTimes({ locale, options }: { locale: string; options: WithdrawalOptions }) {
  const t = useWords<'withdrawals'>()
  const { payoutMinutes, speed } = options
  const median = durationText(speed?.median ?? 0, locale)
  const ninety = durationText(speed?.ninety ?? 0, locale)
  return (
    <p className="column__lead">
      <span>{`${t('form.when', { duration: durationText(payoutMinutes * 60, locale) })} `}</span>
      {speed && (
        <span>{median === ninety ? t('form.speed.same', { ninety }) : t('form.speed', { median, ninety })}</span>
      )}
    </p>
  )
}
