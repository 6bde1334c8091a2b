import type { Claimed } from '#contract/rewards/hub/claimable.ts'
import { useWords } from '#islands/Words.tsx'
import { titleText, worthList, worthText } from '#islands/worth-text.ts'
import type { ClaimedAll } from '#stores/rewards/hub/hub.ts'
import { Icon } from '#ui/Icon.tsx'
import { takeFocus } from '#ui/take-focus.ts'

/** What came of claiming everything, reward by reward. It takes the focus of the button, and says the sum to screen readers. */
export function ClaimedList({ done: { list, sums }, locale }: { done: ClaimedAll; locale: string }) {
  const t = useWords<'hub'>()
  const text = sums.length > 0 ? t('hub.landed', { sum: worthList(sums, t, locale) }) : t('hub.landed.none')
  return (
    <div className="hub__landed" role="status" tabIndex={-1} ref={takeFocus}>
      <p className={sums.length > 0 ? 'unseen' : undefined}>{text}</p>
      <ul>
        {list.map((claimed) => (
          <Line key={`${claimed.kind} ${claimed.id}`} claimed={claimed} locale={locale} />
        ))}
      </ul>
    </div>
  )
}

function Line({ claimed, locale }: { claimed: Claimed; locale: string }) {
  const t = useWords<'hub' | 'lobby-search'>()
  const { unit, currency, amount, reason } = claimed
  return (
    <li data-claimed={reason === null ? '' : undefined}>
      <Icon name={reason === null ? 'check' : 'close'} small />
      <span>{titleText(claimed, t)}</span>
      {amount !== null && <strong>{worthText({ unit, currency, amount }, t, locale)}</strong>}
      {reason !== null && <span className="hub__reason">{t(`hub.reason.${reason}`)}</span>}
    </li>
  )
}
