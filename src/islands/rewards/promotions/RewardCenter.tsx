import './reward.css'
import { useEffect, useState } from 'react'
import { PagedList } from '#islands/PagedList.tsx'
import { DailySignIn } from '#islands/rewards/daily-sign-in/DailySignIn.tsx'
import { OpenEnvelopes } from '#islands/rewards/red-envelopes/OpenEnvelopes.tsx'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { endedRewards, followRewards, openRewards, rewardFilter } from '#stores/rewards/promotions/promotions.ts'
import { Empty } from '#ui/Empty.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { EndedReward } from './EndedReward.tsx'
import { RewardCard } from './RewardCard.tsx'

/** The daily sign-in, promotions that a member can join, apply for or claim, and current and ended rewards. */
export function RewardCenter({ language, locale, menu }: ScreenProps) {
  const t = useWords<'promotions' | 'tables' | 'errors' | 'centre'>()
  const [open] = useState(() => openRewards(language))
  const [ended] = useState(() => endedRewards(language))
  const [said, setSaid] = useState<string>()
  const state = useAnswer(open.$state)
  const refresh = () => {
    open.refresh()
    ended.refresh()
  }
  useEffect(
    () =>
      followRewards(() => {
        open.refresh()
        ended.refresh()
      }),
    [open, ended],
  )
  const done = (text: string) => {
    setSaid(text)
    refresh()
  }
  return (
    <div className="column reward">
      <h1>{t('reward.title')}</h1>
      <p className="column__lead">{t('reward.lead')}</p>
      {said && <Notice kind="success">{said}</Notice>}
      <DailySignIn language={language} locale={locale} onDone={setSaid} />
      <section className="reward__open" aria-labelledby="reward-open">
        <h2 id="reward-open">{t('reward.open')}</h2>
        <Resource
          state={state}
          words={resourceWords(t, t('loading'))}
          onRetry={open.refresh}
          isEmpty={({ list }) => list.length === 0}
          empty={<Empty title={t('reward.open.empty')} text={t('reward.open.empty.text')} />}
        >
          {({ list }) => (
            <ul className="cards">
              {list.map((reward) => (
                <li key={`${reward.promotionId} ${reward.claimId}`}>
                  <RewardCard reward={reward} language={language} locale={locale} menu={menu} onDone={done} />
                </li>
              ))}
            </ul>
          )}
        </Resource>
      </section>
      <OpenEnvelopes language={language} locale={locale} menu={menu} />
      {/* This waits for the part above it, which would push it down. */}
      {state.phase !== 'waiting' && (
        <PagedList
          title={t('reward.ended')}
          pages={ended}
          filter={rewardFilter}
          empty={{ title: t('reward.ended.empty'), text: t('reward.ended.empty.text') }}
          rowKey={({ claimId }) => claimId ?? ''}
        >
          {(reward) => <EndedReward reward={reward} language={language} locale={locale} />}
        </PagedList>
      )}
    </div>
  )
}
