import { faultText } from '#api/fault-text.ts'
import { KycTier } from '#islands/KycTier.tsx'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { identity, isOpen } from '#stores/account/kyc/tier.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'
import { ConsolidatedFunds } from './ConsolidatedFunds.tsx'

interface Props {
  language: SiteLanguage
  locale: string
}

/** The state of a member's account: missing steps of verification, all money, and bonuses. */
export function FrontAccount({ language, locale }: Props) {
  const { phase } = useStore(identity.$state)
  return (
    <>
      <Verification language={language} locale={locale} />
      {/* This waits for the part above it, which would push it down. */}
      {phase !== 'waiting' && <ConsolidatedFunds language={language} locale={locale} />}
    </>
  )
}

/** Nothing is shown once no step is missing. */
function Verification({ language, locale }: Props) {
  const t = useWords<'centre' | 'errors'>()
  const state = useStore(identity.$state)
  if (state.phase === 'failed')
    return (
      <Notice kind="error" action={{ text: t('retry'), onClick: identity.refresh }}>
        {faultText(t, state.fault)}
      </Notice>
    )
  if (!('value' in state) || !isOpen(state.value)) return null
  return <KycTier value={state.value} language={language} locale={locale} />
}
