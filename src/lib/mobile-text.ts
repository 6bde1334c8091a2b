import { asKey } from './pasted.ts'

/** Signs that people write between the digits of a number. */
const signs = /[ ()./-]/g

/** Whether an account name is a mobile number. Chosen names begin with a letter. */
export function isNumberLike(name: string): boolean {
  return /^\+?\d{7,20}$/.test(asKey(name).replace(signs, ''))
}

/** A number without signs between its digits; a leading `00` becomes `+`. */
export function bareNumber(text: string): string {
  return asKey(text).replace(signs, '').replace(/^00/, '+')
}

/** Whether a number includes its country. */
export const isInternational = (text: string) => bareNumber(text).startsWith('+')

/** The suffix of the second and later accounts that share one number, such as `+5511987654321#2`. No call makes them. */
const further = /#\d+$/

/** The number in an account name, without that suffix; failed logins are counted by it. */
export const withoutPlace = (account: string) => (account.startsWith('+') ? account.replace(further, '') : account)
