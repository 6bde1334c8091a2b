import './reward.css'
import { useEffect, useState } from 'react'
import { PagedList } from '#islands/PagedList.tsx'
import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { endedRewards, followRewards, rewardFilter } from '#stores/rewards/promotions/promotions.ts'
import { EndedReward } from './EndedReward.tsx'

/** Rewards that are over, page by page. */
export function EndedRewards({ language, locale }: Pick<ScreenProps, 'language' | 'locale'>) {
  const t = useWords<'promotions'>()
  const [ended] = useState(() => endedRewards(language))
  useEffect(() => followRewards(ended.refresh), [ended])
  return (
    <PagedList
      title={t('reward.ended')}
      pages={ended}
      filter={rewardFilter}
      empty={{ title: t('reward.ended.empty'), text: t('reward.ended.empty.text') }}
      rowKey={({ claimId }) => claimId ?? ''}
    >
      {(reward) => <EndedReward reward={reward} language={language} locale={locale} />}
    </PagedList>
  )
}
