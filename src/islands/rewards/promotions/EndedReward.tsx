import '#ui/status.css'
import type { Reward } from '#contract/rewards/promotions/reward.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { $zone } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import { Facts } from '#ui/Facts.tsx'
import { Fold } from '#ui/Fold.tsx'
import { RewardTerms } from './RewardTerms.tsx'
import { rewardFacts } from './reward-facts.ts'
import { amountText, givesText, tones } from './reward-text.ts'

interface Props {
  reward: Reward
  language: SiteLanguage
  locale: string
}

/** An ended reward in one line, which opens to its result and its terms. */
export function EndedReward({ reward, language, locale }: Props) {
  const t = useWords<'promotions' | 'centre'>()
  const { title, state, reason, currency, comment, answer, changedAt, freeRounds: free } = reward
  const computed = rewardFacts(reward, t, locale, useStore($zone))
  const isGiven = state === 'claimed' || state === 'issued'
  return (
    <Fold
      className="panel fold"
      summary={
        <>
          {isGiven && <span className="paged__sum">{amountText(reward, t, locale)}</span>}
          <span className={`status ${tones[state]}`}>{t(`reward.state.${state}`)}</span>
          <span>{title}</span>
          {changedAt !== null && <time dateTime={changedAt}>{momentText(changedAt, locale)}</time>}
        </>
      }
    >
      <div className="reward__terms">
        {isGiven && <p>{`${amountText(reward, t, locale)} ${givesText(reward, t, locale)}`}</p>}
        {isGiven && free && (
          <p>
            {t('reward.rounds.progress', {
              used: free.used,
              rounds: free.rounds,
              won: formatMoney(free.won, currency, locale),
            })}
          </p>
        )}
        {reason && <p>{t(`reward.reason.${reason}`)}</p>}
        {comment && <p className="reward__comment">{`${t('reward.comment')}: ${comment}`}</p>}
        {answer && <p className="reward__comment">{`${t('reward.answer')}: ${answer}`}</p>}
      </div>
      {computed.length > 0 && <Facts entries={computed} className="facts facts--computed" />}
      <RewardTerms reward={reward} language={language} locale={locale} />
    </Fold>
  )
}
