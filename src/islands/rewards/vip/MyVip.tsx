import './vip.css'
import { useEffect, useState } from 'react'
import type { ResponseOf } from '#contract/define-call.ts'
import type { getMyVip } from '#contract/rewards/vip/get-my-vip.ts'
import { guarded } from '#islands/Guard.tsx'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords, Words } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { createTranslate, type Messages } from '#lib/messages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney, partOf } from '#lib/money.ts'
import { followVip, myVip } from '#stores/rewards/vip/vip.ts'
import { Resource } from '#ui/Resource.tsx'
import { VipPeriods } from './VipPeriods.tsx'
import { VipSteps } from './VipSteps.tsx'

interface Props {
  language: SiteLanguage
  locale: string
  messages: Messages
  /** Address of the screen where rebates are claimed. */
  rebates: string
}

/** The member's level, the way to the next one, and the rewards of all levels so far. */
export const MyVip = guarded(function MyVip({ language, locale, messages, rebates }: Props) {
  const t = createTranslate<'vip' | 'errors' | 'centre'>(messages, locale)
  const [{ $state, refresh }] = useState(() => myVip(language))
  const state = useAnswer($state)
  useEffect(() => followVip(refresh), [refresh])
  return (
    <Words value={t}>
      <section className="panel vip__mine" aria-labelledby="vip-mine">
        <h2 id="vip-mine">{t('mine.title')}</h2>
        <Resource state={state} words={resourceWords(t, t('mine.loading'))} onRetry={refresh}>
          {(mine) => (
            <>
              <Progress mine={mine} locale={locale} />
              {mine.keep && <Keep keep={mine.keep} currency={mine.currency} locale={locale} />}
              <p>
                <a className="button button--line" href={rebates}>
                  {t('mine.claim')}
                </a>
              </p>
              {mine.steps.length > 0 && <VipSteps steps={mine.steps} currency={mine.currency} locale={locale} />}
              {mine.periods.length > 0 && (
                <VipPeriods periods={mine.periods} currency={mine.currency} locale={locale} />
              )}
            </>
          )}
        </Resource>
      </section>
    </Words>
  )
})

function Progress({ mine, locale }: { mine: ResponseOf<typeof getMyVip>; locale: string }) {
  const t = useWords<'vip'>()
  const { currency, validBet, level, next } = mine
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const from = level?.needed ?? 0n
  return (
    <div className="vip__progress">
      <p className="vip__level">{level?.name ?? t('mine.none')}</p>
      <p>{t('mine.played', { sum: money(validBet) })}</p>
      {next ? (
        <>
          <progress
            className="progress progress--money"
            value={partOf(validBet - from, next.needed - from)}
            max={1}
            aria-label={t('mine.progress', { level: next.name })}
          />
          <p>
            {t('mine.left', { left: money(next.needed > validBet ? next.needed - validBet : 0n), level: next.name })}
          </p>
        </>
      ) : (
        level && <p>{t('mine.top')}</p>
      )}
    </div>
  )
}

interface KeepProps {
  keep: NonNullable<ResponseOf<typeof getMyVip>['keep']>
  currency: string
  locale: string
}

/** The bets that keep the level this month. */
function Keep({ keep: { required, played, until }, currency, locale }: KeepProps) {
  const t = useWords<'vip'>()
  if (played >= required) return <p className="vip__keep">{t('mine.kept')}</p>
  const values = { required: formatMoney(required, currency, locale), played: formatMoney(played, currency, locale) }
  return <p className="vip__keep">{t('mine.keep', { ...values, until: momentText(until, locale) })}</p>
}
