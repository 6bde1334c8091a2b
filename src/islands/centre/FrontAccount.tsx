import { faultText } from '#api/fault-text.ts'
import { IdentityStanding } from '#islands/IdentityStanding.tsx'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { identity, isOpen } from '#stores/standing.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'
import { ConsolidatedFunds } from './ConsolidatedFunds.tsx'

interface Props {
  language: SiteLanguage
  locale: string
}

/** How the account of a member stands: what is left to do to be verified, then all money, and bonuses apart from it. */
export function FrontAccount({ language, locale }: Props) {
  const { phase } = useStore(identity.$state)
  return (
    <>
      <Verification language={language} locale={locale} />
      {/* Not before what stands above it, which would push it down. */}
      {phase !== 'waiting' && <ConsolidatedFunds language={language} locale={locale} />}
    </>
  )
}

/** Nothing, once nothing is left to do. */
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
  return <IdentityStanding value={state.value} language={language} locale={locale} />
}
