import type { InputHTMLAttributes } from 'react'
import type { FurtherField } from '#stores/register-rules.ts'

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
