import { useState } from 'react'
import type { PasskeyCreation } from '#contract/account/auth/passkey-ceremony.ts'
import { PasskeyNotice } from '#islands/account/auth/PasskeyNotice.tsx'
import { usePasskeyAttempt } from '#islands/account/auth/use-passkey.ts'
import { makePasskey } from '#islands/passkey-ceremony.ts'
import { useWords } from '#islands/Words.tsx'
import { beginPasskey, confirmPasskey, removePasskey } from '#stores/account/security/passkeys.ts'
import { takeFocus } from '#ui/take-focus.ts'
import { ActForm } from './ActForm.tsx'
import { SecretField } from './SecretField.tsx'
import { useFields } from './use-fields.ts'

interface AddProps {
  language: string
  onAdded: () => void
}

/** The password, and then the device. A person who stops the device can try again without the password. */
export function PasskeyAddForm({ language, onAdded }: AddProps) {
  const t = useWords<'security' | 'auth'>()
  const fields = useFields('password')
  const { password } = fields.values
  const [options, setOptions] = useState<PasskeyCreation>()
  const { busy, failure, attempt } = usePasskeyAttempt()
  const make = async (given: PasskeyCreation) => {
    const failed = await attempt(async () => {
      await confirmPasskey({ ...(await makePasskey(given)), language })
      onAdded()
    })
    // A repetition of a refused request is refused too.
    if (!failed || failed.at === 'gateway') setOptions(undefined)
  }
  return options ? (
    <div className="form security__form">
      {busy && <p className="column__lead">{t('passkeys.add.device')}</p>}
      <PasskeyNotice failure={failure} stopped={t('passkeys.add.stopped')} />
      <button
        ref={takeFocus}
        type="button"
        className="button button--main button--big button--wide"
        aria-disabled={busy}
        onClick={() => void make(options)}
      >
        {busy && <span className="busy" aria-hidden="true" />}
        <span>{t(busy ? 'passkeys.add.busy' : 'passkeys.add.again')}</span>
      </button>
    </div>
  ) : (
    <>
      <PasskeyNotice failure={failure} stopped={t('passkeys.add.stopped')} />
      <ActForm
        fields={fields}
        check={() => ({ ...(password === '' && { password: t('field.required') }) })}
        send={async () => {
          const given = await beginPasskey(password)
          setOptions(given)
          void make(given)
        }}
        about={{ password_wrong: 'password' }}
        submit={t('passkeys.add.submit')}
      >
        <SecretField fields={fields} name="password" label={t('password.current')} kind="login" />
      </ActForm>
    </>
  )
}

interface RemoveProps {
  language: string
  passkeyId: string
  onRemoved: () => void
}

/** The password; afterwards the passkey is gone from the list. */
export function PasskeyRemoveForm({ language, passkeyId, onRemoved }: RemoveProps) {
  const t = useWords<'security' | 'auth'>()
  const fields = useFields('password')
  const { password } = fields.values
  return (
    <ActForm
      fields={fields}
      check={() => ({ ...(password === '' && { password: t('field.required') }) })}
      send={async () => {
        await removePasskey({ passkeyId, password, language })
        onRemoved()
      }}
      about={{ password_wrong: 'password' }}
      submit={t('passkeys.remove.submit')}
    >
      <SecretField fields={fields} name="password" label={t('password.current')} kind="login" />
    </ActForm>
  )
}
