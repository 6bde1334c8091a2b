import type { InputHTMLAttributes } from 'react'
import type { FurtherField } from '#stores/register-rules.ts'

type Attributes = InputHTMLAttributes<HTMLInputElement>

const noAutofill: Attributes = { autoComplete: 'off' }
const verbatim: Attributes = { ...noAutofill, autoCapitalize: 'none', spellCheck: false }

/** Attributes of each field's input. */
export const attributesOf: Readonly<Record<FurtherField, Attributes>> = {
  nickname: { autoComplete: 'nickname', spellCheck: false },
  birthday: { type: 'date', autoComplete: 'bday' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  paymentPassword: { autoComplete: 'new-password' },
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
  affiliateCode: verbatim,
}

/** Brand names are the same in every language. */
export const properNames: Readonly<Partial<Record<string, string>>> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  zalo: 'Zalo',
  facebook: 'Facebook',
  line: 'LINE',
  wechat: 'WeChat',
  qqNum: 'QQ',
}
