import './kyc-tier.css'
import { useEffect, useId } from 'react'
import type { Identity } from '#contract/account/kyc/identity-check.ts'
import { durationText } from '#lib/duration-text.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import type { Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { followIdentity, type TierState, tierStateOf } from '#stores/account/kyc/tier.ts'
import { reasonText } from './reason-text.ts'
import { useWords } from './Words.tsx'

interface Props {
  value: Identity
  language: SiteLanguage
  locale: string
}

type Text = Translate<'kyc-tier' | 'kyc-needed'>

const tones: Readonly<Record<TierState['state'], string>> = {
  missing: '',
  draft: 'status--open',
  review: 'status--open',
  rejected: 'status--bad',
  expired: 'status--bad',
  done: 'status--won',
}

/** A member's verification: the current tier, what the next tier allows, its state, and a link to it. */
export function KycTier({ value, language, locale }: Props) {
  const t = useWords<'kyc-tier' | 'kyc-needed'>()
  const title = useId()
  useEffect(followIdentity, [])
  const standing = tierStateOf(value)
  const { state } = standing
  const isPlain = state === 'missing' || state === 'done'
  const isHeld = value.tier !== 'none'
  return (
    <section className="panel column__panel standing" aria-labelledby={title}>
      <div className="standing__head">
        <h2 id={title}>{t('standing.title')}</h2>
        <span className={`status ${isPlain && isHeld ? tones.done : tones[state]}`}>
          {isPlain ? t(`tier.${value.tier}`) : t(`standing.state.${state}`)}
        </span>
      </div>
      <p>{t(`tier.${value.tier}.text`)}</p>
      {standing.state !== 'done' && (
        <>
          <p className="standing__state">{stateText(t, standing, value, locale)}</p>
          <p className="column__lead">{opensText(t, standing.tier, value, locale)}</p>
        </>
      )}
      <p>
        <a
          className={isToDo(state) ? 'button button--main' : 'button button--line'}
          href={localPath(language, screenRoute('member', 'identity'))}
        >
          {standing.state === 'missing' && standing.tier === 'advanced'
            ? t('standing.go.missing.advanced')
            : t(`standing.go.${state}`)}
        </a>
      </p>
    </section>
  )
}

/** Whether the member has to take the next step. */
const isToDo = (state: TierState['state']) => state !== 'review' && state !== 'done'

function stateText(t: Text, standing: TierState, { required, usualMinutes }: Identity, locale: string): string {
  switch (standing.state) {
    case 'done':
      return ''
    case 'missing':
      return required ? t(`tier.required.${required}`) : t(`standing.missing.${standing.tier}`)
    case 'draft':
      return standing.missing === 0 ? t('standing.draft.full') : t('standing.draft', { count: standing.missing })
    case 'review':
      return t('standing.review', { duration: durationText(usualMinutes * 60, locale) })
    case 'rejected':
      return `${t('standing.rejected')} ${reasonText(t, standing.reason, t('reason.documents'))}`
    case 'expired':
      return t('standing.expired')
  }
}

function opensText(t: Text, next: 'basic' | 'advanced', { tiers, currency }: Identity, locale: string): string {
  const above = tiers.find(({ tier }) => tier === next)?.above ?? 0n
  if (next === 'basic' && above === 0n) return t('standing.opens.first')
  return t(`standing.opens.${next}`, { amount: formatMoney(above, currency, locale) })
}
