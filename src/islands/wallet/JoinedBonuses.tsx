import { useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { joinedBonuses } from '#stores/reward.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'

/** Names the member's joined deposit bonus before the payment. If it cannot be loaded, the deposit works without it. */
export function JoinedBonuses({ language, locale }: { language: SiteLanguage; locale: string }) {
  const t = useWords<'wallet'>()
  const [{ $state }] = useState(() => joinedBonuses(language))
  const state = useStore($state)
  if (!('value' in state)) return null
  return state.value.map(({ claimId, title, deposit, amount, currency, freeRounds }) => (
    <Notice key={claimId} kind="info">
      {t(freeRounds ? 'deposit.joined.rounds' : 'deposit.joined', {
        title,
        rounds: freeRounds?.rounds ?? 0,
        percent: rateText((deposit?.percent ?? 0) * 100, locale),
        minimum: formatMoney(deposit?.minimum ?? 0n, currency, locale),
        sum: formatMoney(amount, currency, locale),
      })}{' '}
      <a className="link" href={localPath(language, screenRoute('member', 'rewardCenter'))}>
        {t('deposit.joined.open')}
      </a>
    </Notice>
  ))
}
