import { useEffect, useRef } from 'react'
import type { CheckedTier, Identity } from '#contract/account/kyc/identity-check.ts'
import { useWords } from '#islands/Words.tsx'
import { type IdentityStep, identityPlace, stepNow, stepsOf } from '#stores/account/kyc/kyc.ts'
import { newestOf } from '#stores/account/kyc/tier.ts'
import { useStore } from '#stores/use-store.ts'
import { DocumentStep } from './DocumentStep.tsx'
import { PictureStep } from './PictureStep.tsx'
import { SummaryStep } from './SummaryStep.tsx'
import { WhyStep } from './WhyStep.tsx'

interface Props {
  tier: CheckedTier
  value: Identity
  locale: string
  /** All documents were sent. */
  onSent: () => void
}

/** Sends the documents of a tier, step by step. The gateway stores the draft, so a member can continue it later. */
export function Wizard({ tier, value, locale, onSent }: Props) {
  const t = useWords<'kyc'>()
  const { step: wanted } = useStore(identityPlace.$filter)
  const newest = newestOf(value, tier)
  const draft = newest?.state === 'draft' ? newest : undefined
  const steps = stepsOf(tier, draft?.needs ?? value.tiers.find((one) => one.tier === tier)?.needs ?? [])
  const step = stepNow(wanted, steps, draft)
  const place = steps.indexOf(step)
  const title = useFocusOn(step)
  const go = (to: IdentityStep | undefined) => {
    if (to) identityPlace.show({ step: to })
  }
  const next = () => go(steps[place + 1])
  const back = () => go(steps[place - 1])
  return (
    <section className="panel column__panel" aria-labelledby="kyc-step">
      <div>
        <p className="kyc__count">{t('steps.label', { step: place + 1, of: steps.length })}</p>
        <div className="kyc__steps" aria-hidden="true">
          {steps.map((one, at) => (
            <span key={one} data-done={at <= place} />
          ))}
        </div>
      </div>
      <h2 id="kyc-step" ref={title} tabIndex={-1}>
        {titleOf()}
      </h2>
      {step === 'why' && <WhyStep {...{ tier, value, locale }} onNext={next} />}
      {step === 'document' && <DocumentStep chosen={draft?.documentKind ?? undefined} onNext={next} onBack={back} />}
      {draft && step === 'summary' && <SummaryStep draft={draft} onChange={go} onBack={back} onSent={onSent} />}
      {draft && step !== 'why' && step !== 'document' && step !== 'summary' && (
        <PictureStep key={step} draft={draft} side={step} onNext={next} onBack={back} />
      )}
    </section>
  )

  function titleOf(): string {
    if (step === 'why') return t(`why.${tier}.title`)
    if (step === 'document' || step === 'summary') return t(`${step}.title`)
    return t(`side.${step}`)
  }
}

/** The title of a step, which has the focus after the step has changed. */
function useFocusOn(step: IdentityStep) {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) title.current?.focus()
    before.current = step
  }, [step])
  return title
}
