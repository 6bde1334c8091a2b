import { useWords } from '#islands/Words.tsx'
import { saveNickname, setBirthday } from '#stores/account/security/security-acts.ts'
import { TextField } from '#ui/Field.tsx'
import { ActForm } from './ActForm.tsx'
import { useFields } from './use-fields.ts'

/** The name that others see. */
export function NicknameForm() {
  const t = useWords<'security' | 'auth'>()
  const fields = useFields('nickname')
  const { nickname } = fields.values
  return (
    <ActForm
      fields={fields}
      check={() => ({ ...(nickname.trim() === '' && { nickname: t('field.required') }) })}
      send={() => saveNickname(nickname)}
      submit={t('profile.nickname.submit')}
      done={t('profile.nickname.done')}
    >
      <TextField label={t('profile.nickname')} autoComplete="nickname" maxLength={30} {...fields.bind('nickname')} />
    </ActForm>
  )
}

/** The date of birth, which can be given once. */
export function BirthdayForm({ minAge }: { minAge: number }) {
  const t = useWords<'security' | 'auth'>()
  const fields = useFields('birthday')
  const { birthday } = fields.values
  return (
    <ActForm
      fields={fields}
      check={() => ({ ...(birthday === '' && { birthday: t('field.required') }) })}
      send={() => setBirthday(birthday)}
      submit={t('profile.birthday.submit')}
      done={t('profile.birthday.done')}
    >
      <TextField
        label={t('profile.birthday')}
        hint={t('profile.birthday.hint', { years: minAge })}
        type="date"
        autoComplete="bday"
        {...fields.bind('birthday')}
      />
    </ActForm>
  )
}
