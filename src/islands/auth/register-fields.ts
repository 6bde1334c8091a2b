import type { InputHTMLAttributes } from 'react'

/** Fields of the registration besides name, password, number and code, in the order they are shown. */
export const furtherFields = [
  'nickname',
  'payeeName',
  'birthday',
  'email',
  'paymentPassword',
  'idNumber',
  'nationality',
  'address',
  'occupation',
  'sourceOfIncome',
  'whatsapp',
  'telegram',
  'facebook',
  'line',
  'zalo',
  'wechat',
  'qqNum',
  'recommenderId',
  'affiliateCode',
] as const
export type FurtherField = (typeof furtherFields)[number]

type Attributes = InputHTMLAttributes<HTMLInputElement>

const plain: Attributes = { autoComplete: 'off' }
const asIs: Attributes = { ...plain, autoCapitalize: 'none', spellCheck: false }

/** How each is typed. */
export const attributesOf: Readonly<Record<FurtherField, Attributes>> = {
  nickname: { autoComplete: 'nickname', spellCheck: false },
  birthday: { type: 'date', autoComplete: 'bday' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  paymentPassword: { autoComplete: 'new-password' },
  idNumber: plain,
  nationality: plain,
  address: { autoComplete: 'street-address' },
  occupation: { autoComplete: 'organization-title' },
  sourceOfIncome: plain,
  whatsapp: { ...plain, type: 'tel', inputMode: 'tel' },
  telegram: asIs,
  facebook: asIs,
  line: asIs,
  zalo: { ...plain, type: 'tel', inputMode: 'tel' },
  wechat: asIs,
  qqNum: { ...plain, inputMode: 'numeric' },
  recommenderId: asIs,
  affiliateCode: asIs,
}

/** What other houses call themselves is the same in every language. */
export const properNames: Readonly<Partial<Record<string, string>>> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  zalo: 'Zalo',
  facebook: 'Facebook',
  line: 'LINE',
  wechat: 'WeChat',
  qqNum: 'QQ',
}
