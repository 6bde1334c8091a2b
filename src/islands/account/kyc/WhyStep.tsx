import type { CheckedTier, Identity } from '#contract/account/kyc/identity-check.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { durationText } from '#lib/duration-text.ts'
import { beginCheck } from '#stores/account/kyc/kyc.ts'
import { StepActions } from './StepActions.tsx'

interface Props {
  tier: CheckedTier
  value: Identity
  locale: string
  onNext: () => void
}

/** The needed documents, the reason, the usual time, and what happens to the pictures. */
export function WhyStep({ tier, value, locale, onNext }: Props) {
  const t = useWords<'kyc'>()
  const { busy, fault, run } = useAction()
  const needs = value.tiers.find((one) => one.tier === tier)?.needs ?? []
  // A proof of address has nothing to choose, so its check begins here.
  const begin = async () => {
    if (tier === 'advanced') await beginCheck(tier)
    onNext()
  }
  return (
    <>
      <p>{t(`why.${tier}.text`)}</p>
      <h3 className="kyc__needs-title">{t('why.needs')}</h3>
      <ul className="kyc__needs">
        {needs.includes('front') && <li>{t('why.needs.document')}</li>}
        {needs.includes('face') && <li>{t('why.needs.face')}</li>}
        {needs.includes('address') && <li>{t('why.needs.address')}</li>}
        <li>{t('why.needs.light')}</li>
      </ul>
      <p>{t('why.time', { duration: durationText(value.usualMinutes * 60, locale) })}</p>
      <p className="column__lead">{t('why.keep', { count: value.keepMonths })}</p>
      <StepActions {...{ busy, fault }} next={t('why.begin')} onNext={() => void run?.(begin)} />
    </>
  )
}
