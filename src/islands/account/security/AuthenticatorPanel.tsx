import { useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import type { Protection } from '#stores/account/security/security.ts'
import type { AuthenticatorSetup } from '#stores/account/security/security-acts.ts'
import { Notice } from '#ui/Notice.tsx'
import { AuthenticatorSetupForm, BeginForm, RecoveryCodes, RemoveForm, RenewForm } from './lazy-forms.ts'
import { More } from './More.tsx'
import { Panel } from './Panel.tsx'

interface Props {
  language: string
  locale: string
  protection: Protection
}

/** The authenticator app: set up, kept by recovery codes, removed. */
export function AuthenticatorPanel({ language, locale, protection }: Props) {
  const t = useWords<'security'>()
  const [setup, setSetup] = useState<AuthenticatorSetup>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { since, codesLeft } = protection.authenticator
  const isOn = since !== null
  return (
    <Panel
      title={t('authenticator.title')}
      lead={t('authenticator.lead')}
      state={
        <span className={`status ${isOn ? 'status--won' : 'status--open'}`}>
          {t(isOn ? 'authenticator.on' : 'authenticator.off')}
        </span>
      }
    >
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      {isOn ? (
        <>
          <p className="column__lead">
            {`${t('authenticator.since', { when: momentText(since, locale) })} ${t('authenticator.codesLeft', { count: codesLeft })}`}
          </p>
          <More title={t('authenticator.renew')}>
            <p className="column__lead">{t('authenticator.renew.text')}</p>
            <RenewForm language={language} onCodes={setCodes} />
          </More>
          <More title={t('authenticator.remove')}>
            <RemoveForm language={language} onRemoved={() => setCodes(undefined)} />
          </More>
        </>
      ) : !protection.password.isSet ? (
        <Notice kind="info">{t('authenticator.needsPassword')}</Notice>
      ) : setup ? (
        <AuthenticatorSetupForm
          setup={setup}
          language={language}
          onDone={(made) => {
            setSetup(undefined)
            setCodes(made)
          }}
          onBack={() => setSetup(undefined)}
        />
      ) : (
        <More title={t('authenticator.setUp')}>
          <BeginForm onSetup={setSetup} />
        </More>
      )}
    </Panel>
  )
}
