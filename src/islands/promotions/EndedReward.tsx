import '#ui/status.css'
import type { Reward } from '#contract/entities/reward.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { Fold } from '#ui/Fold.tsx'
import { RewardTerms } from './RewardTerms.tsx'
import { amountText, givesText, tones } from './reward-text.ts'

interface Props {
  reward: Reward
  language: SiteLanguage
  locale: string
}

/** A reward that is over in one line, which opens to what became of it and to its terms. */
export function EndedReward({ reward, language, locale }: Props) {
  const t = useWords<'promotions'>()
  const { title, state, reason, currency, comment, answer, changedAt, freeRounds: free } = reward
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
        {comment && (
          <p className="reward__comment">
            {t('reward.comment')}: {comment}
          </p>
        )}
        {answer && (
          <p className="reward__comment">
            {t('reward.answer')}: {answer}
          </p>
        )}
      </div>
      <RewardTerms reward={reward} language={language} locale={locale} />
    </Fold>
  )
}
