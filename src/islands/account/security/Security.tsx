import './security.css'
import '#ui/status.css'
import { KycTier } from '#islands/KycTier.tsx'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { identity } from '#stores/account/kyc/tier.ts'
import { type Protection, profile, protection } from '#stores/account/security/security.ts'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { AuthenticatorPanel } from './AuthenticatorPanel.tsx'
import { ClosePanel } from './ClosePanel.tsx'
import { ExportForm } from './lazy-forms.ts'
import { More } from './More.tsx'
import { Panel } from './Panel.tsx'
import { PasskeyPanel } from './PasskeyPanel.tsx'
import { PasswordPanel, WithdrawPasswordPanel } from './PasswordPanels.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { SessionPanels } from './SessionPanels.tsx'

/** The account and everything that keeps it safe. */
export function Security({ language, locale }: ScreenProps) {
  const t = useWords<'security' | 'errors' | 'centre'>()
  const state = useAnswer(protection.$state)
  const own = useAnswer(profile.$state)
  const known = useAnswer(identity.$state)
  return (
    <div className="column security">
      <h1>{t('security.title')}</h1>
      <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={protection.refresh}>
        {(value) => (
          <>
            <PasswordPanel language={language} locale={locale} protection={value} />
            <WithdrawPasswordPanel language={language} locale={locale} protection={value} />
            <AuthenticatorPanel language={language} locale={locale} protection={value} />
            <PasskeyPanel language={language} locale={locale} protection={value} />
          </>
        )}
      </Resource>
      {state.phase !== 'waiting' && (
        <Resource state={own} words={resourceWords(t, t('loading'))} onRetry={profile.refresh}>
          {(value) => (
            <ProfilePanel
              language={language}
              locale={locale}
              profile={value}
              hasPassword={!('value' in state) || state.value.password.isSet}
            />
          )}
        </Resource>
      )}
      {/* This waits for the part above it, which would push it down. */}
      {state.phase !== 'waiting' && own.phase !== 'waiting' && (
        <Resource state={known} words={resourceWords(t, t('loading'))} onRetry={identity.refresh}>
          {(value) => <KycTier value={value} language={language} locale={locale} />}
        </Resource>
      )}
      {state.phase !== 'waiting' && own.phase !== 'waiting' && known.phase !== 'waiting' && (
        <SessionPanels locale={locale} />
      )}
      {'value' in state && 'value' in own && (
        <ExportPanel language={language} locale={locale} protection={state.value} />
      )}
      {'value' in state && 'value' in own && (
        <ClosePanel language={language} account={own.value.account} protection={state.value} />
      )}
    </div>
  )
}

interface ExportPanelProps {
  language: string
  locale: string
  protection: Protection
}

/** A file with all data of the account; needs the login password. */
function ExportPanel({ language, locale, protection }: ExportPanelProps) {
  const t = useWords<'export'>()
  return (
    <Panel title={t('export.title')} lead={t('export.lead')}>
      {protection.password.isSet ? (
        <More title={t('export.open')}>
          <ExportForm language={language} locale={locale} />
        </More>
      ) : (
        <Notice kind="info">{t('export.needsPassword')}</Notice>
      )}
    </Panel>
  )
}
