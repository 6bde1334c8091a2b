import './kyc.css'
import '#ui/status.css'
import { useEffect, useRef, useState } from 'react'
import type { Identity, IdentityCheck } from '#contract/account/kyc/identity-check.ts'
import { reasonText } from '#islands/reason-text.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { durationText } from '#lib/duration-text.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { identityPlace } from '#stores/account/kyc/kyc.ts'
import { followIdentity, identity, newestOf, nextTier } from '#stores/account/kyc/tier.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { CheckList } from './CheckList.tsx'
import { Wizard } from './Wizard.tsx'

const tierTones: Readonly<Record<Identity['tier'], string>> = {
  none: '',
  basic: 'status--won',
  advanced: 'status--won',
}

/** The member's tier, and when a higher one is needed. */
function Tier({ value, locale }: { value: Identity; locale: string }) {
  const t = useWords<'kyc' | 'kyc-tier'>()
  const { tier, tiers, currency, payoutDays } = value
  const isHeld = (one: 'basic' | 'advanced') => tier === 'advanced' || tier === one
  return (
    <section className="panel column__panel" aria-labelledby="kyc-tier">
      <div className="kyc__head">
        <h2 id="kyc-tier">{t('tier.title')}</h2>
        <span className={`status ${tierTones[tier]}`}>{t(`tier.${tier}`)}</span>
      </div>
      <p>{t(`tier.${tier}.text`)}</p>
      {tiers
        .filter(({ tier: one }) => !isHeld(one))
        .map(({ tier: one, above }) => (
          <p key={one} className="column__lead">
            {above === 0n && one === 'basic'
              ? t('tier.first.basic')
              : t(`tier.above.${one}`, { amount: formatMoney(above, currency, locale), count: payoutDays })}
          </p>
        ))}
    </section>
  )
}

/** The member's identity checks: the tier, the next check, and the state of earlier ones. */
export function Verification({ locale }: ScreenProps) {
  const t = useWords<'kyc' | 'kyc-tier' | 'errors' | 'centre'>()
  const state = useAnswer(identity.$state)
  useEffect(followIdentity, [])
  return (
    <div className="column kyc">
      <h1>{t('kyc.title')}</h1>
      <p className="column__lead">{t('kyc.lead')}</p>
      <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={identity.refresh}>
        {(value) => (
          <>
            {value.required && <Notice kind="info">{t(`tier.required.${value.required}`)}</Notice>}
            <Next value={value} locale={locale} />
            <Tier value={value} locale={locale} />
            <CheckList checks={value.checks} locale={locale} />
          </>
        )}
      </Resource>
    </div>
  )
}

/** The member's next step: send documents, wait, or send them again. */
function Next({ value, locale }: { value: Identity; locale: string }) {
  const t = useWords<'kyc'>()
  const { step } = useStore(identityPlace.$filter)
  const [isJustSent, setJustSent] = useState(false)
  const tier = nextTier(value)
  if (!tier)
    return (
      <Notice kind="success">
        <strong>{t('done.title')}</strong>
        <span>{` ${t('done.text')}`}</span>
      </Notice>
    )
  const check = newestOf(value, tier)
  if (check?.state === 'submitted' || check?.state === 'review')
    return <InReview check={check} usualMinutes={value.usualMinutes} locale={locale} isJustSent={isJustSent} />
  const isOver = check?.state === 'rejected' || check?.state === 'expired'
  if (isOver && step === undefined) return <Decided check={check} />
  // Another tier is another wizard, without the choices of the earlier one.
  return <Wizard key={tier} tier={tier} value={value} locale={locale} onSent={() => setJustSent(true)} />
}

/** A rejected or expired check: the reason, and a link to send it again. */
function Decided({ check: { state, reason } }: { check: IdentityCheck }) {
  const t = useWords<'kyc' | 'kyc-needed'>()
  const isExpired = state === 'expired'
  return (
    <section className="panel column__panel" aria-labelledby="kyc-decided">
      <h2 id="kyc-decided">{t(isExpired ? 'expired.title' : 'rejected.title')}</h2>
      <Notice kind="info">{isExpired ? t('expired.text') : reasonText(t, reason, t('reason.documents'))}</Notice>
      <p>
        <button type="button" className="button button--main" onClick={() => identityPlace.show({ step: 'why' })}>
          {t('again')}
        </button>
      </p>
    </section>
  )
}

interface InReviewProps {
  check: IdentityCheck
  usualMinutes: number
  locale: string
  /** Whether the member has just sent it, so that the focused button is gone. */
  isJustSent: boolean
}

/** The documents are in review. A decision updates the page by itself. */
function InReview({ check, usualMinutes, locale, isJustSent }: InReviewProps) {
  const t = useWords<'kyc'>()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isJustSent) title.current?.focus()
  }, [isJustSent])
  return (
    <section className="panel column__panel" aria-labelledby="kyc-review">
      <h2 id="kyc-review" ref={title} tabIndex={-1}>
        {t('review.title')}
      </h2>
      <p role="status">{t('review.text', { duration: durationText(usualMinutes * 60, locale) })}</p>
      {check.submittedAt && (
        <p className="column__lead">{t('review.sent', { when: momentText(check.submittedAt, locale) })}</p>
      )}
    </section>
  )
}
