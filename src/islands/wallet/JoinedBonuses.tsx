import type { Reward } from '#contract/entities/reward.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  joined: readonly Reward[]
  language: SiteLanguage
  locale: string
}

/** Names the member's joined deposit bonuses before the payment. */
export function JoinedBonuses({ joined, language, locale }: Props) {
  const t = useWords<'wallet'>()
  return joined.map(({ claimId, title, deposit, amount, currency, freeRounds }) => (
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
