import { useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import {
  type AuthenticatorSetup,
  beginAuthenticator,
  type Protection,
  removeAuthenticator,
  renewRecoveryCodes,
} from '#stores/security.ts'
import { TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ActForm } from './ActForm.tsx'
import { AuthenticatorSetupForm } from './AuthenticatorSetupForm.tsx'
import { More } from './More.tsx'
import { Panel } from './Panel.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecretField } from './SecretField.tsx'
import { useFields } from './use-fields.ts'

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
            {t('authenticator.since', { when: momentText(since, locale) })}{' '}
            {t('authenticator.codesLeft', { count: codesLeft })}
          </p>
          <More title={t('authenticator.renew')}>
            <p className="column__lead">{t('authenticator.renew.text')}</p>
            <ProvedForm
              submit={t('authenticator.renew.submit')}
              done={t('authenticator.renew.done')}
              hint={t('authenticator.code.hint')}
              onSend={async (password, code) => setCodes(await renewRecoveryCodes({ password, code, language }))}
            />
          </More>
          <More title={t('authenticator.remove')}>
            <ProvedForm
              submit={t('authenticator.remove.submit')}
              done={t('authenticator.remove.done')}
              hint={t('authenticator.remove.hint')}
              onSend={async (password, code) => {
                await removeAuthenticator({ password, code, language })
                setCodes(undefined)
              }}
            />
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

function BeginForm({ onSetup }: { onSetup: (setup: AuthenticatorSetup) => void }) {
  const t = useWords<'security' | 'auth'>()
  const fields = useFields('password')
  const { password } = fields.values
  return (
    <ActForm
      fields={fields}
      check={() => ({ ...(password === '' && { password: t('field.required') }) })}
      send={async () => onSetup(await beginAuthenticator(password))}
      about={{ password_wrong: 'password' }}
      submit={t('authenticator.begin')}
    >
      <SecretField fields={fields} name="password" label={t('password.current')} kind="login" />
    </ActForm>
  )
}

interface ProvedProps {
  submit: string
  done: string
  hint: string
  onSend: (password: string, code: string) => Promise<void>
}

/** Password and a code of the app. */
function ProvedForm({ submit, done, hint, onSend }: ProvedProps) {
  const t = useWords<'security' | 'auth' | 'steps'>()
  const fields = useFields('password', 'code')
  const { password, code } = fields.values
  return (
    <ActForm
      fields={fields}
      check={() => ({
        ...(password === '' && { password: t('field.required') }),
        ...(code.trim() === '' && { code: t('field.required') }),
      })}
      send={() => onSend(password, code)}
      about={{ password_wrong: 'password', code_wrong: 'code' }}
      submit={submit}
      done={done}
    >
      <SecretField fields={fields} name="password" label={t('password.current')} kind="login" />
      <TextField label={t('code')} hint={hint} autoComplete="one-time-code" maxLength={32} {...fields.bind('code')} />
    </ActForm>
  )
}
