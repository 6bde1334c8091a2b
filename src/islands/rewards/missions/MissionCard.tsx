import '#ui/status.css'
import { useState } from 'react'
import type { Mission } from '#contract/rewards/missions/mission.ts'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import type { Translate } from '#lib/messages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney, partOf } from '#lib/money.ts'
import { claimMission } from '#stores/rewards/missions/missions.ts'
import { Computed } from '#ui/Computed.tsx'
import { Notice } from '#ui/Notice.tsx'
import { missionWay } from './mission-way.ts'

interface Props {
  mission: Mission
  language: SiteLanguage
  locale: string
  onClaimed: () => void
}

const tones: Readonly<Record<Mission['state'], string>> = {
  running: '',
  reached: 'status--open',
  claimed: 'status--won',
  expired: '',
  missed: '',
}

/** A mission: its requirement, the member's progress, the time that is left, and its reward to claim. */
export function MissionCard({ mission, language, locale, onClaimed }: Props) {
  const t = useWords<'missions' | 'lobby-search' | 'centre'>()
  const { title, period, target, progress, reward, currency, points, state, until, claimUntil, claimedAt } = mission
  const words = missionWords(t, mission, locale)
  const { href, act } = missionWay(mission, language)
  const values = { done: words.amount(progress < target ? progress : target), target: words.amount(target) }
  return (
    <article className="panel missions__card">
      <header className="missions__head">
        <h3>{title}</h3>
        <span className={`status ${tones[state]}`}>{t(`state.${state}`)}</span>
      </header>
      <p className="missions__asks">{`${words.condition} ${words.where}`}</p>
      <progress
        className="progress progress--money"
        value={partOf(progress, target)}
        max={1}
        aria-label={t('mission.progress.label', { title })}
      />
      <p className="missions__facts">
        <strong>{t('mission.progress', values)}</strong>
        <span>{t(`every.${period}`)}</span>
        {state === 'running' && until !== null && (
          <span>{t('mission.until', { when: momentText(until, locale) })}</span>
        )}
        {points > 0 && <span>{t('mission.points', { count: points })}</span>}
        <span>{t('mission.reward', { amount: formatMoney(reward, currency, locale) })}</span>
      </p>
      {progress >= target && (
        <Computed
          summary={t('computed')}
          facts={[
            [t('mission.target'), values.target],
            [t('mission.counted'), words.amount(progress)],
            [t('mission.gives'), formatMoney(reward, currency, locale)],
            [t('computed.version'), String(mission.version)],
            ...(claimedAt === null ? [] : [[t('mission.claimedAt'), momentText(claimedAt, locale)] as const]),
            ...(mission.transactionId === null ? [] : [[t('computed.transaction'), mission.transactionId] as const]),
          ]}
        />
      )}
      {state === 'running' && (
        <a className="button missions__way" href={href}>
          {t(act)}
        </a>
      )}
      {state === 'reached' && claimUntil !== null && (
        <Claim mission={mission} until={claimUntil} language={language} locale={locale} onClaimed={onClaimed} />
      )}
    </article>
  )
}

interface ClaimProps extends Props {
  until: string
}

function Claim({ mission, until, language, locale, onClaimed }: ClaimProps) {
  const t = useWords<'missions'>()
  const { busy, fault, run } = useAction()
  const [claimed, setClaimed] = useState(false)
  const amount = formatMoney(mission.reward, mission.currency, locale)
  const claim = async () => {
    await claimMission(mission.missionId, language)
    setClaimed(true)
    onClaimed()
  }
  if (claimed) return <Notice kind="success">{t('claimed', { amount })}</Notice>
  return (
    <div className="missions__claim">
      <button type="button" className="button button--main" aria-disabled={busy} onClick={() => void run?.(claim)}>
        {t('mission.claim', { amount })}
      </button>
      <span>{t('mission.claim.until', { when: momentText(until, locale) })}</span>
      {fault && <ProtectedFault fault={fault} language={language} locale={locale} />}
    </div>
  )
}

/** The conditions of a mission, in words. */
function missionWords(
  t: Translate<'missions' | 'lobby-search'>,
  { kind, target, currency, categories, vendors }: Mission,
  locale: string,
) {
  const isSum = kind === 'valid-bet' || kind === 'deposit-sum'
  const amount = (value: bigint) => (isSum ? formatMoney(value, currency, locale) : countText(value, locale))
  const places = [...categories.map((category) => t(`category.${category}`)), ...vendors]
  return {
    amount,
    condition:
      kind === 'valid-bet' || kind === 'deposit-sum'
        ? t(`kind.${kind}`, { amount: amount(target) })
        : t(`kind.${kind}`, { count: Number(target) }),
    where: places.length > 0 ? t('mission.where', { places: new Intl.ListFormat(locale).format(places) }) : '',
  }
}
