import './kyc.css'
import { useEffect, useState } from 'react'
import type { Identity } from '#contract/entities/identity-check.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useWords } from '#islands/Words.tsx'
import { identityPlace } from '#stores/kyc.ts'
import { followIdentity, identity, newestOf, nextTier } from '#stores/standing.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { CheckList } from './CheckList.tsx'
import { Decided } from './Decided.tsx'
import { InReview } from './InReview.tsx'
import { Tier } from './Tier.tsx'
import { Wizard } from './Wizard.tsx'

/** The member's identity checks: the tier, the next check, and the state of earlier ones. */
export function Verification({ locale }: ScreenProps) {
  const t = useWords<'kyc' | 'standing' | 'errors' | 'centre'>()
  const state = useStore(identity.$state)
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
        <strong>{t('done.title')}</strong> {t('done.text')}
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
