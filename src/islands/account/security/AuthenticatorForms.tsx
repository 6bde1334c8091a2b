import { useWords } from '#islands/Words.tsx'
import {
  type AuthenticatorSetup,
  beginAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from '#stores/account/security/security-acts.ts'
import { TextField } from '#ui/Field.tsx'
import { ActForm } from './ActForm.tsx'
import { SecretField } from './SecretField.tsx'
import { useFields } from './use-fields.ts'

/** The password, before the secret of an app is shown. */
export function BeginForm({ onSetup }: { onSetup: (setup: AuthenticatorSetup) => void }) {
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

interface RenewProps {
  language: string
  /** The new codes, which are shown once. */
  onCodes: (codes: readonly string[]) => void
}

/** Makes new recovery codes. */
export function RenewForm({ language, onCodes }: RenewProps) {
  const t = useWords<'security' | 'auth-steps'>()
  return (
    <ProvedForm
      submit={t('authenticator.renew.submit')}
      done={t('authenticator.renew.done')}
      hint={t('authenticator.code.hint')}
      wrong={t('wrong.authenticator')}
      onSend={async (password, code) => onCodes(await renewRecoveryCodes({ password, code, language }))}
    />
  )
}

/** Turns the app off. */
export function RemoveForm({ language, onRemoved }: { language: string; onRemoved: () => void }) {
  const t = useWords<'security' | 'auth-steps'>()
  return (
    <ProvedForm
      submit={t('authenticator.remove.submit')}
      done={t('authenticator.remove.done')}
      hint={t('authenticator.remove.hint')}
      wrong={t('wrong.either')}
      onSend={async (password, code) => {
        await removeAuthenticator({ password, code, language })
        onRemoved()
      }}
    />
  )
}

interface ProvedProps {
  submit: string
  done: string
  hint: string
  /** Said about a wrong code. */
  wrong: string
  onSend: (password: string, code: string) => Promise<void>
}

/** Password and a code of the app. */
function ProvedForm({ submit, done, hint, wrong, onSend }: ProvedProps) {
  const t = useWords<'security' | 'auth' | 'auth-steps'>()
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
      about={{ password_wrong: 'password', code_wrong: { field: 'code', text: wrong } }}
      submit={submit}
      done={done}
    >
      <SecretField fields={fields} name="password" label={t('password.current')} kind="login" />
      <TextField label={t('code')} hint={hint} autoComplete="one-time-code" maxLength={32} {...fields.bind('code')} />
    </ActForm>
  )
}
