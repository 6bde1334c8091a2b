import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { phoneDigits } from '#lib/countries.ts'
import { bareNumber, withoutPlace } from '#lib/mobile-text.ts'

export interface MobileNumber {
  /** E.164 form, such as `+5511987654321`. Identifies the number everywhere. */
  readonly key: string
  /** The country code with its plus sign. */
  readonly dialingCode: string
  /** Digits without dialling code and trunk prefix. */
  readonly national: string
}

/**
 * Parses a number that can take an SMS, in any notation: with or without country, trunk prefix (`0`, `0xx` with a carrier)
 * and signs between the digits. Undefined if it cannot be a mobile number of an accepted country: a fixed line, a toll-free
 * number, or one that the country's numbering plan does not have (product rule 1.4). Where a plan has no own numbers for
 * mobile phones, as in North America, those that may be one count as mobile.
 *
 * @param dialingCode that of the chosen country, with its plus sign; ignored if the number begins with `+` or `00`
 */
export function parseMobile(text: string, dialingCode: string): MobileNumber | undefined {
  const number = parseNumber(text, dialingCode)
  const type = number && parsePhoneNumberFromString(number.key)?.getType()
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? number : undefined
}

/**
 * Parses as `parseMobile`, but also numbers that no SMS reaches. Accounts that were opened by such a number before keep it as
 * their name.
 */
export function parseNumber(text: string, dialingCode: string): MobileNumber | undefined {
  const bare = bareNumber(text)
  const isWhole = bare.startsWith('+')
  if (!/^\+?\d{4,20}$/.test(bare) || !(isWhole || phoneDigits(dialingCode))) return undefined
  const country = isWhole ? {} : { defaultCallingCode: dialingCode.replace(/^\+/, '') }
  const number = parsePhoneNumberFromString(bare, { ...country, extract: false })
  return number?.isPossible() ? mobileOf(number) : undefined
}

function mobileOf({ countryCallingCode, nationalNumber }: PhoneNumber): MobileNumber | undefined {
  const dialingCode = `+${countryCallingCode}`
  // Argentine mobile numbers have a 9 before the area code, which people leave out at home.
  const national = dialingCode === '+54' && nationalNumber.length === 10 ? `9${nationalNumber}` : nationalNumber
  if (!phoneDigits(dialingCode)) return undefined
  return { key: `${dialingCode}${national}`, dialingCode, national }
}

/** The possible names of accounts that were opened by this number. */
export function namesByNumber(key: string): string[] {
  return [key, ...Array.from({ length: 8 }, (_, index) => `${key}#${index + 2}`)]
}

/**
 * An account name as people write it: a mobile number in national format, `(11) 98732-9773`; any other name unchanged.
 */
export function shownName(account: string): string {
  if (!account.startsWith('+')) return account
  const number = parsePhoneNumberFromString(withoutPlace(account))
  const place = account.slice(withoutPlace(account).length)
  return number ? `${number.formatNational()}${place && ` ${place}`}` : account
}
