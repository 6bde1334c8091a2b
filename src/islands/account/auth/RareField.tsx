import type { ChangeEvent, InputHTMLAttributes } from 'react'
import { notTheLogin } from '#islands/not-the-login.ts'
import { useWords } from '#islands/Words.tsx'
import { lookUpWith } from '#lib/messages.ts'
import type { RareName } from '#stores/account/auth/register-rules.ts'
import { PasswordField, TextField } from '#ui/Field.tsx'

type Attributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'children'>

const noAutofill: Attributes = { autoComplete: 'off' }
const verbatim: Attributes = { ...noAutofill, autoCapitalize: 'none', spellCheck: false }

/** Attributes of each field's input. */
const attributesOf: Readonly<Record<RareName, Attributes>> = {
  nickname: { autoComplete: 'nickname', spellCheck: false },
  birthday: { type: 'date', autoComplete: 'bday' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  paymentPassword: {},
  idNumber: noAutofill,
  nationality: noAutofill,
  address: { autoComplete: 'street-address' },
  occupation: { autoComplete: 'organization-title' },
  sourceOfIncome: noAutofill,
  whatsapp: { ...noAutofill, type: 'tel', inputMode: 'tel' },
  telegram: verbatim,
  facebook: verbatim,
  line: verbatim,
  zalo: { ...noAutofill, type: 'tel', inputMode: 'tel' },
  wechat: verbatim,
  qqNum: { ...noAutofill, inputMode: 'numeric' },
  recommenderId: verbatim,
}

/** Labels that are brand names, which are the same in every language. */
const properNames: Readonly<Partial<Record<RareName, string>>> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  zalo: 'Zalo',
  facebook: 'Facebook',
  line: 'LINE',
  wechat: 'WeChat',
  qqNum: 'QQ',
}

interface Props {
  name: RareName
  required: boolean
  /** For a birthday: the youngest age in years. */
  minAge: number | undefined
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A field that few operators ask for. */
export function RareField({ name, required, minAge, ...entry }: Props) {
  const t = useWords<'auth'>()
  const text = properNames[name] ?? lookUpWith(t)(`register.${name}`)
  const field = { ...entry, ...attributesOf[name], name, label: required ? text : t('optional', { label: text }) }
  if (name === 'paymentPassword')
    return (
      <PasswordField
        {...field}
        {...notTheLogin}
        hint={t('register.paymentPassword.hint')}
        eye={{ show: t('password.show'), hide: t('password.hide') }}
      />
    )
  const hint = name === 'birthday' && minAge !== undefined ? t('register.birthday.hint', { years: minAge }) : undefined
  return <TextField {...field} hint={hint} />
}
