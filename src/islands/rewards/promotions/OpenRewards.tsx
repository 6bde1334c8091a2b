import './reward.css'
import { useEffect, useState } from 'react'
import type { Reward } from '#contract/rewards/promotions/reward.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { followRewards, openRewards } from '#stores/rewards/promotions/promotions.ts'
import { Empty } from '#ui/Empty.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { RewardCard } from './RewardCard.tsx'

interface Props extends ScreenProps {
  /** The card that takes the focus: a promotion of which the member has nothing, or a reward. */
  target: { readonly promotionId: string } | { readonly claimId: string } | undefined
}

const isTarget = ({ promotionId, claimId }: Reward, target: Props['target']) =>
  target !== undefined &&
  ('claimId' in target ? claimId === target.claimId : claimId === null && promotionId === target.promotionId)

const reveal = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'start' })
}

/** Promotions that a member can join, apply for or claim, and current rewards, with their terms. */
export function OpenRewards({ language, locale, menu, target }: Props) {
  const t = useWords<'promotions' | 'errors' | 'centre'>()
  const [{ $state, refresh }] = useState(() => openRewards(language))
  const [said, setSaid] = useState<string>()
  const state = useAnswer($state)
  useEffect(() => followRewards(refresh), [refresh])
  const done = (text: string) => {
    setSaid(text)
    refresh()
  }
  return (
    <div className="reward reward__open">
      {said && <Notice kind="success">{said}</Notice>}
      <Resource
        state={state}
        words={resourceWords(t, t('loading'))}
        onRetry={refresh}
        isEmpty={({ list }) => list.length === 0}
        empty={<Empty title={t('reward.open.empty')} text={t('reward.open.empty.text')} />}
      >
        {({ list }) => (
          <ul className="cards">
            {list.map((reward) => (
              <li
                key={`${reward.promotionId} ${reward.claimId}`}
                tabIndex={-1}
                ref={isTarget(reward, target) ? reveal : undefined}
              >
                <RewardCard reward={reward} language={language} locale={locale} menu={menu} onDone={done} />
              </li>
            ))}
          </ul>
        )}
      </Resource>
    </div>
  )
}
