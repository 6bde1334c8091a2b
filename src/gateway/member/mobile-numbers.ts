import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { phoneDigits } from '#lib/countries.ts'
import { bareNumber, withoutPlace } from '#lib/mobile-text.ts'

export interface MobileNumber {
  /** As the whole world dials it (E.164): `+5511987654321`. Names the number everywhere. */
  readonly key: string
  /** With its plus sign. */
  readonly dialingCode: string
  /** Digits without dialling code and trunk prefix. */
  readonly national: string
}

/**
 * Reads a number as people write it: with or without country, trunk prefix (`0`, `0xx` with a carrier) and signs between
 * the digits. Undefined where it cannot be a mobile number of a country whose numbers are taken.
 *
 * @param dialingCode of the country that was chosen, with its plus sign; a number that begins with `+` or `00` says its own
 */
export function parseMobile(text: string, dialingCode: string): MobileNumber | undefined {
  const bare = bareNumber(text)
  const isWhole = bare.startsWith('+')
  if (!/^\+?\d{4,20}$/.test(bare) || !(isWhole || phoneDigits(dialingCode))) return undefined
  const country = isWhole ? {} : { defaultCallingCode: dialingCode.replace(/^\+/, '') }
  const number = parsePhoneNumberFromString(bare, { ...country, extract: false })
  return number?.isPossible() ? mobileOf(number) : undefined
}

function mobileOf({ countryCallingCode, nationalNumber }: PhoneNumber): MobileNumber | undefined {
  const dialingCode = `+${countryCallingCode}`
  // Mobile numbers of Argentina have a 9 before the area code that is left out at home.
  const national = dialingCode === '+54' && nationalNumber.length === 10 ? `9${nationalNumber}` : nationalNumber
  const bounds = phoneDigits(dialingCode)
  if (!bounds || national.length < bounds[0] || national.length > bounds[1]) return undefined
  return { key: `${dialingCode}${national}`, dialingCode, national }
}

/** What accounts can be called that were opened by this number. */
export function namesByNumber(key: string): string[] {
  return [key, ...Array.from({ length: 8 }, (_, index) => `${key}#${index + 2}`)]
}

/** An account's name as people write it: a mobile number as at home, `(11) 98732-9773`; any other as it is. */
export function shownName(account: string): string {
  if (!account.startsWith('+')) return account
  const number = parsePhoneNumberFromString(withoutPlace(account))
  const place = account.slice(withoutPlace(account).length)
  return number ? `${number.formatNational()}${place && ` ${place}`}` : account
}
