import { asCode, asInvitation, asKey, asLine, asName } from './pasted.ts'
import { tidyTaxNumber } from './tax-number.ts'

const asWritten = (text: string): string => text

const namesBy = (tidy: (text: string) => string, ...names: readonly string[]) =>
  names.map((name) => [name, tidy] as const)

/** How the texts of each field of a call are normalised, by the field's name. Fields that are not listed stay as they are. */
const kinds: ReadonlyMap<string, (text: string) => string> = new Map([
  ...namesBy(asName, 'city', 'more', 'name', 'nationality', 'nickname', 'occupation', 'payeeName', 'region'),
  ...namesBy(asName, 'sourceOfIncome', 'street'),
  ...namesBy(
    asKey,
    'account',
    'address',
    'bank',
    'birthday',
    'branch',
    'code',
    'countryDialingCode',
    'downline',
    'email',
  ),
  ...namesBy(asKey, 'facebook', 'line', 'mobileNo', 'mobileNum', 'phone', 'pixKey', 'postalCode', 'prefix', 'receiver'),
  ...namesBy(asKey, 'search', 'telegram', 'username', 'value', 'wechat'),
  ...namesBy(asCode, 'captcha', 'newWithdrawPassword', 'oldWithdrawPassword', 'paymentPassword', 'qqNum'),
  ...namesBy(asCode, 'verificationCode', 'whatsapp', 'withdrawPassword', 'zalo'),
  ...namesBy(asInvitation, 'affiliateCode', 'recommenderId', 'referralCode', 'token'),
  ...namesBy(asLine, 'contact', 'gameName', 'url'),
  ...namesBy(tidyTaxNumber, 'idNumber'),
])

/** The text of a field as the person meant it. */
export const tidyField = (name: string, text: string): string => (kinds.get(name) ?? asWritten)(text)

/** Whether the texts of a field are normalised. */
export const isTidied = (name: string): boolean => kinds.has(name)
