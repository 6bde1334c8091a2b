import type { Reward } from '#contract/rewards/promotions/reward.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { formatMoney } from '#lib/money.ts'
import { type Fact, Facts } from '#ui/Facts.tsx'

interface Props {
  reward: Reward
  language: SiteLanguage
  locale: string
}

/** The terms of a promotion as the operator wrote them, with the figures of its bonus. */
export function RewardTerms({ reward, language, locale }: Props) {
  const t = useWords<'promotions'>()
  const { terms, bonus, freeRounds: free, currency, announcementId } = reward
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const rounds: Fact[] = free
    ? [
        [t('reward.rounds.games'), free.games.map(({ name }) => name).join(', ')],
        [t('reward.rounds.days'), t('reward.terms.days.text', { count: free.days })],
        [t('reward.rounds.wins'), t(`reward.rounds.wins.${free.wins}`)],
      ]
    : []
  const bonusFacts: Fact[] = bonus
    ? [
        [t('reward.terms.times'), t('reward.terms.times.text', { times: bonus.times })],
        [t('reward.terms.days'), t('reward.terms.days.text', { count: bonus.days })],
        ...(bonus.maxBet === null ? [] : [[t('reward.terms.maxBet'), money(bonus.maxBet)] as const]),
        ...(bonus.cap === null ? [] : [[t('reward.terms.cap'), money(bonus.cap)] as const]),
      ]
    : []
  const facts = [...rounds, ...bonusFacts]
  return (
    <div className="reward__terms">
      <p className="reward__text">{terms}</p>
      {facts.length > 0 && <Facts entries={facts} />}
      {announcementId !== null && (
        <a className="link" href={`${localPath(language, '/promotions/')}#${announcementId}`}>
          {t('reward.announcement')}
        </a>
      )}
    </div>
  )
}
