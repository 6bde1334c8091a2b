import '#ui/status.css'
import type { Reward } from '#contract/rewards/promotions/reward.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { $zone } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import { Computed } from '#ui/Computed.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Fold } from '#ui/Fold.tsx'
import { RewardActs } from './RewardActs.tsx'
import { RewardTerms } from './RewardTerms.tsx'
import { rewardFacts } from './reward-facts.ts'
import { amountText, depositText, givesText, progressText, tones, worthText } from './reward-text.ts'

interface Props extends ScreenProps {
  reward: Reward
  /** Called after an action, with the message to show. */
  onDone: (text: string) => void
}

/** A promotion, or a member's reward of one: the benefit, the conditions, the progress and the actions. */
export function RewardCard({ reward, language, locale, menu, onDone }: Props) {
  const t = useWords<'promotions' | 'centre'>()
  const { promotionId, claimId, title, summary, state, reason, missing, comment } = reward
  const progress = progressText(reward, t, locale)
  const id = `reward-${promotionId}-${claimId ?? 'new'}`
  const asked = depositText(reward, t, locale)
  const worth = worthText(reward, t, locale)
  const computed = rewardFacts(reward, t, locale, useStore($zone))
  return (
    <article className="panel card reward__card" data-claim={state === 'claim' ? '' : undefined} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        <span className={`status ${tones[state]}`}>{t(`reward.state.${state}`)}</span>
      </header>
      <p className="card__sum">
        <strong>{amountText(reward, t, locale)}</strong>
        <span>{` ${givesText(reward, t, locale)}`}</span>
      </p>
      <p>{summary}</p>
      {asked.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {worth && <p className="reward__worth">{worth}</p>}
      {progress && (
        <div className="reward__progress">
          <progress className="progress progress--money" value={progress.part} max={1} aria-label={progress.text} />
          <p aria-hidden="true">{progress.text}</p>
        </div>
      )}
      {reason && <p>{t(`reward.reason.${reason}`)}</p>}
      {missing.length > 0 && (
        <div className="reward__missing">
          <h4>{t('reward.obstacles')}</h4>
          <ul>
            {missing.map((fact) => (
              <li key={fact}>{t(`reward.missing.${fact}`)}</li>
            ))}
          </ul>
        </div>
      )}
      <RewardTimes reward={reward} locale={locale} />
      {comment && <p className="reward__comment">{`${t('reward.comment')}: ${comment}`}</p>}
      {computed.length > 0 && <Computed className="fold card__fold" summary={t('computed')} facts={computed} />}
      <Fold className="fold card__fold" summary={t('reward.terms')}>
        <RewardTerms reward={reward} language={language} locale={locale} />
      </Fold>
      <RewardActs reward={reward} language={language} locale={locale} menu={menu} onDone={onDone} />
    </article>
  )
}

/** Start and end of an action's time. */
function RewardTimes({
  reward: { state, joinFrom, joinUntil, dueAt, freeRounds },
  locale,
}: {
  reward: Reward
  locale: string
}) {
  const t = useWords<'promotions'>()
  const isBefore = state === 'coming' || state === 'join'
  const times = [
    [t('reward.joinFrom'), state === 'coming' ? joinFrom : null],
    [t('reward.joinUntil'), isBefore ? joinUntil : null],
    [t(state === 'signed' ? 'reward.due.signed' : 'reward.due.claim'), dueAt],
    [t('reward.rounds.until'), state === 'process' ? (freeRounds?.until ?? null) : null],
  ] as const
  if (times.every(([, at]) => at === null)) return null
  return (
    <Facts
      entries={times.map(
        ([name, at]) =>
          at !== null && [
            name,
            <time key={name} dateTime={at}>
              {momentText(at, locale)}
            </time>,
          ],
      )}
    />
  )
}
