import { useState } from 'react'
import type { Mission } from '#contract/rewards/missions/mission.ts'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { missionWay } from '#islands/rewards/missions/mission-way.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney, partOf } from '#lib/money.ts'
import { claimOne } from '#stores/rewards/hub/hub.ts'
import { Notice } from '#ui/Notice.tsx'
import { Row, Rows } from '#ui/Rows.tsx'
import { ActButton, ActLink } from './Act.tsx'
import type { HubProps } from './hub-props.ts'
import { missionAmount } from './mission-amount.ts'

/** Missions before the link to all. */
const shown = 3

/** The first missions, each with its progress and where it is played; those that are done can be claimed. */
export function HubMissions(props: HubProps) {
  const { hub, language, locale, menu, refresh } = props
  const t = useWords<'hub'>()
  const { fault, run } = useAction()
  const [said, setSaid] = useState<string>()
  const all = menu.find(({ screen }) => screen === 'missionLeaderboard')?.href
  if (hub.missions.length === 0) return null
  const claim = async ({ missionId: id, reward, currency }: Mission) => {
    try {
      await claimOne({ kind: 'mission', id }, language)
      setSaid(t('hub.claimed', { sum: formatMoney(reward, currency, locale) }))
    } finally {
      refresh()
    }
  }
  return (
    <section className="hub__part" aria-labelledby="hub-missions">
      <h2 id="hub-missions">{t('hub.missions')}</h2>
      {fault && <ProtectedFault fault={fault} language={language} locale={locale} />}
      {said && <Notice kind="success">{said}</Notice>}
      <Rows>
        {hub.missions.slice(0, shown).map((mission) => (
          <MissionRow
            {...props}
            key={mission.missionId}
            mission={mission}
            onClaim={() => void run?.(() => claim(mission))}
          />
        ))}
      </Rows>
      {all && (
        <a className="link hub__all" href={all}>
          {t('hub.missions.all')}
        </a>
      )}
    </section>
  )
}

interface RowProps extends HubProps {
  mission: Mission
  onClaim: () => void
}

function MissionRow({ mission, hub, language, locale, onClaim }: RowProps) {
  const t = useWords<'hub'>()
  const { title, target, progress, reward, currency, state } = mission
  const { href, act } = missionWay(mission, language)
  const amount = (value: bigint) => missionAmount(mission, value, locale)
  const isDone = state === 'reached'
  return (
    <Row
      icon="target"
      title={t('hub.row', { title, sum: formatMoney(reward, currency, locale) })}
      fact={t('hub.mission.fact', { done: amount(progress < target ? progress : target), target: amount(target) })}
      tone={isDone ? 'good' : undefined}
      part={partOf(progress, target)}
    >
      {!isDone ? (
        <ActLink act={t(act === 'mission.deposit' ? 'hub.act.deposit' : 'hub.act.play')} of={title} href={href} />
      ) : (
        !hub.isBlocked && <ActButton act={t('hub.act.claim')} of={title} onClick={onClaim} />
      )}
    </Row>
  )
}
