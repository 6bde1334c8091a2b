import type { ContactKind } from '#contract/account/security/contact.ts'
import { CodeField } from '#islands/account/auth/CodeField.tsx'
import { useWords } from '#islands/Words.tsx'
import { askForContactCode, confirmContact } from '#stores/account/security/security-acts.ts'
import { TextField } from '#ui/Field.tsx'
import { ActForm } from './ActForm.tsx'
import { SecretField } from './SecretField.tsx'
import { useFields } from './use-fields.ts'

/** A new address or number: the password asks for the code, and the code that comes there makes it count. */
export function ContactForm({ kind, language }: { kind: ContactKind; language: string }) {
  const t = useWords<'security' | 'auth' | 'auth-steps'>()
  const fields = useFields('value', 'password', 'code')
  const { value, password, code } = fields.values
  const contact = { kind, value, language }
  const missing = () => ({
    ...(value.trim() === '' && { value: t('field.required') }),
    ...(password === '' && { password: t('field.required') }),
  })
  return (
    <ActForm
      fields={fields}
      check={() => ({
        ...(value.trim() === '' && { value: t('field.required') }),
        ...(code.trim() === '' && { code: t('field.required') }),
      })}
      send={() => confirmContact(contact, code)}
      about={{ code_wrong: { field: 'code', text: t(kind === 'email' ? 'wrong.email' : 'wrong.sms') } }}
      submit={t(`profile.${kind}.submit`)}
      done={t(`profile.${kind}.done`)}
    >
      <TextField
        label={t(`profile.${kind}.new`)}
        hint={t(`profile.${kind}.hint`)}
        type={kind === 'email' ? 'email' : 'tel'}
        inputMode={kind === 'email' ? 'email' : 'tel'}
        autoComplete={kind === 'email' ? 'email' : 'tel'}
        maxLength={255}
        {...fields.bind('value')}
      />
      <SecretField fields={fields} name="password" label={t('password.current')} kind="login" />
      <CodeField
        purpose={kind === 'email' ? 'contact-email' : 'contact-sms'}
        label={t('code')}
        ready={value.trim() !== '' && password !== ''}
        onMissing={() => fields.setWrong(missing())}
        send={() => askForContactCode(contact, password)}
        value={code}
        error={fields.wrong.code}
        onChange={(next) => fields.set('code', next)}
      />
    </ActForm>
  )
}
