import { useWords } from '#islands/Words.tsx'
import { type AuthenticatorSetup, confirmAuthenticator } from '#stores/account/security/security-acts.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { TextField } from '#ui/Field.tsx'
import { QrCode } from '#ui/QrCode.tsx'
import { ActForm } from './ActForm.tsx'
import { useFields } from './use-fields.ts'

interface Props {
  setup: AuthenticatorSetup
  language: string
  onDone: (recoveryCodes: readonly string[]) => void
  onBack: () => void
}

/** Shows the secret as a picture and as text; a code of the app confirms that it has arrived there. */
export function AuthenticatorSetupForm({ setup, language, onDone, onBack }: Props) {
  const t = useWords<'security' | 'auth' | 'auth-steps'>()
  const fields = useFields('code')
  return (
    <>
      <p>{t('authenticator.scan')}</p>
      <div className="security__qr">
        <QrCode text={setup.address} label={t('authenticator.qr')} />
      </div>
      <p className="security__secret">
        <span className="column__lead">{`${t('authenticator.secret')} `}</span>
        <code>{setup.secret}</code>
      </p>
      <div>
        <CopyButton
          text={setup.secret}
          label={t('authenticator.copy')}
          done={{ title: t('authenticator.copied'), text: t('authenticator.copied.text'), confirm: t('ok') }}
          failed={t('authenticator.copyFailed')}
        />
      </div>
      <ActForm
        fields={fields}
        check={() => ({ ...(fields.values.code.trim() === '' && { code: t('field.required') }) })}
        send={async () => onDone(await confirmAuthenticator(fields.values.code, language))}
        about={{ code_wrong: { field: 'code', text: t('wrong.authenticator') } }}
        submit={t('authenticator.confirm')}
      >
        <TextField
          label={t('verify.authenticator.label')}
          hint={t('verify.authenticator.hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
          {...fields.bind('code')}
        />
      </ActForm>
      <button type="button" className="button security__act" onClick={onBack}>
        {t('authenticator.back')}
      </button>
    </>
  )
}
