import type { Deposit } from '#contract/money/deposits/deposit.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { partOf } from '#lib/money.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { Notice } from '#ui/Notice.tsx'
import { bonusProgress, bonusText } from './offer-text.ts'

interface Props {
  deposit: Deposit
  language: SiteLanguage
  locale: string
}

/** What became of the bonus of a credited deposit, how far it is, and the way to it. */
export function DepositBonus({ deposit: { bonus, currency }, language, locale }: Props) {
  const t = useWords<'deposits'>()
  if (!bonus) return null
  const { state, progress, rounds } = bonus
  const standing = bonusProgress(t, bonus, currency, locale)
  return (
    <div className="deposit__brought">
      <Notice kind={state === 'given' ? 'success' : 'info'}>{bonusText(t, bonus, currency, locale)}</Notice>
      {progress && (
        <progress
          className="progress progress--money"
          value={partOf(progress.done, progress.required)}
          max={1}
          aria-label={standing}
        />
      )}
      {standing && <p>{standing}</p>}
      <a className="link" href={localPath(language, screenRoute('member', progress ? 'bonusDetails' : 'rewardCenter'))}>
        {t(progress ? 'deposit.bonus.toBonus' : rounds === null ? 'deposit.joined.open' : 'deposit.bonus.toRounds')}
      </a>
    </div>
  )
}
