import type { Withdrawal } from '#contract/money/withdrawals/withdrawal.ts'
import { useWords } from '#islands/Words.tsx'
import { lookUpWith } from '#lib/messages.ts'
import { momentText } from '#lib/moment-text.ts'

/** Each change of a withdrawal's state, oldest first. */
export function WithdrawalTimeline({ timeline, locale }: Pick<Withdrawal, 'timeline'> & { locale: string }) {
  const t = useWords<'withdrawals'>()
  /** An unknown reason has a general text. */
  const reasonText = (reason: string): string => {
    const key = `reason.${reason}`
    const text = lookUpWith(t)(key)
    return text === key ? t('reason.other') : text
  }
  return (
    <ol className="timeline">
      {timeline.map(({ state, at, reason }) => (
        <li key={`${state} ${at} ${reason}`} data-state={state}>
          <strong>{t(`state.${state}`)}</strong>
          <time dateTime={at}>{momentText(at, locale)}</time>
          <span>{reason === null ? t(`state.${state}.text`) : reasonText(reason)}</span>
        </li>
      ))}
    </ol>
  )
}
