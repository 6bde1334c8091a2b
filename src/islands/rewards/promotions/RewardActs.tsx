import { useState } from 'react'
import type { Reward } from '#contract/rewards/promotions/reward.ts'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import type { ScreenProps } from '#islands/screen.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { localPath } from '#lib/local-path.ts'
import { formatMoney } from '#lib/money.ts'
import { claimReward, joinPromotion, leavePromotion } from '#stores/rewards/promotions/promotions.ts'
import { ApplicationForm } from './ApplicationForm.tsx'

interface Props extends ScreenProps {
  reward: Reward
  onDone: (text: string) => void
}

/** The actions of a reward: join, apply, claim, leave, and a link to the next screen. */
export function RewardActs({ reward, language, locale, menu, onDone }: Props) {
  const t = useWords<'promotions' | 'protection-limits' | 'errors'>()
  const { busy, fault, run } = useAction()
  const [isApplying, setApplying] = useState(false)
  const { promotionId, claimId, actions, state, gives, amount, currency, freeRounds: free } = reward
  const sum = free ? t('reward.rounds', { count: free.rounds }) : formatMoney(amount, currency, locale)
  const can = (action: Reward['actions'][number]) => actions.includes(action)
  const hrefOf = (screen: string) => menu.find((entry) => entry.screen === screen)?.href
  const claim = async () => {
    const claimed = claimId === null ? undefined : await claimReward(claimId, language)
    if (claimed) onDone(t(`reward.claimed.${gives}`, { sum }))
  }
  const join = async () => {
    await joinPromotion(promotionId, language)
    onDone(t('reward.joined'))
  }
  const leave = async () => {
    if (claimId === null) return
    await leavePromotion(claimId, language)
    onDone(t('reward.leftIt'))
  }
  if (isApplying && can('apply'))
    return (
      <ApplicationForm
        promotionId={promotionId}
        language={language}
        locale={locale}
        onDone={onDone}
        onBack={() => setApplying(false)}
      />
    )
  const [payIn, bonus] = [hrefOf('depositv2'), hrefOf('bonusDetails')]
  // Each of the games has its own page.
  const game = state === 'process' ? free?.games[0] : undefined
  const hasWay = (state === 'signed' && payIn) || (state === 'process' && (bonus || game))
  if (actions.length === 0 && !hasWay) return null
  return (
    <div className="reward__acts">
      {fault && <ProtectedFault fault={fault} language={language} locale={locale} />}
      {can('claim') && <Act main busy={busy} text={t('reward.claim', { sum })} onClick={() => void run?.(claim)} />}
      {can('join') && <Act main busy={busy} text={t('reward.join')} onClick={() => void run?.(join)} />}
      {can('apply') && <Act main busy={busy} text={t('reward.apply')} onClick={() => setApplying(true)} />}
      {state === 'signed' && payIn && (
        <a className="button button--main" href={payIn}>
          {t('reward.payIn')}
        </a>
      )}
      {game && (
        <a className="button button--main" href={`${localPath(language, '/seamless/')}?game=${game.nodeId}`}>
          {t('reward.rounds.play', { game: game.name })}
        </a>
      )}
      {state === 'process' && !free && bonus && (
        <a className="button" href={bonus}>
          {t('reward.toBonus')}
        </a>
      )}
      {can('leave') && <Act busy={busy} text={t('reward.leave')} onClick={() => void run?.(leave)} />}
    </div>
  )
}

interface ActProps {
  main?: boolean
  busy: boolean
  text: string
  onClick: () => void
}

function Act({ main = false, busy, text, onClick }: ActProps) {
  return (
    <button
      type="button"
      className={main ? 'button button--main' : 'button button--line'}
      aria-disabled={busy}
      onClick={onClick}
    >
      {text}
    </button>
  )
}
