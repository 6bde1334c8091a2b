import { lobbyRoutes } from '#contract/play/lobby/lobby-route.ts'
import { missionWay } from '#islands/rewards/missions/mission-way.ts'
import { useWords } from '#islands/Words.tsx'
import { localPath } from '#lib/local-path.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { nextStepOf } from '#stores/rewards/hub/next-step.ts'
import type { Parts } from '#ui/parts.ts'
import { ActButton, ActLink } from './Act.tsx'
import type { HubProps } from './hub-props.ts'
import { missionAmount } from './mission-amount.ts'

/** Where nothing waits: what brings the next reward. */
export function NextReward({ hub, language, locale, see }: HubProps) {
  const t = useWords<'hub'>()
  const step = nextStepOf(hub)
  switch (step.kind) {
    case 'mission': {
      const { mission } = step
      const { href, act } = missionWay(mission, language)
      const left = missionAmount(mission, mission.target - mission.progress, locale)
      const reward = formatMoney(mission.reward, mission.currency, locale)
      return (
        <Next text={t('hub.next.mission', { title: mission.title, left, reward })}>
          <ActLink
            act={t(act === 'mission.deposit' ? 'hub.act.deposit' : 'hub.act.play')}
            of={mission.title}
            href={href}
          />
        </Next>
      )
    }
    case 'offer': {
      const { title, promotionId } = step.offer
      return (
        <Next text={t('hub.next.offer', { title })}>
          <ActButton act={t('hub.act.see')} of={title} onClick={() => see({ promotionId })} />
        </Next>
      )
    }
    case 'signIn':
      return <Next text={t('hub.next.signIn', { when: momentText(step.at, locale) })} />
    case 'play':
      return (
        <Next text={t('hub.next.play')}>
          <a className="button" href={localPath(language, lobbyRoutes.RNG)}>
            {t('hub.act.play')}
          </a>
        </Next>
      )
  }
}

const Next = ({ text, children }: { text: string; children?: Parts }) => (
  <div className="hub__next">
    <p>{text}</p>
    {children}
  </div>
)
