/** What stands in a number as people write one besides its digits. */
const signs = /[\s()./-]|\p{Pd}/gu

/** Whether a name is a mobile number; the names that people choose begin with a letter. */
export function isNumberLike(name: string): boolean {
  return /^\+?\d{7,20}$/.test(name.replace(signs, ''))
}

/** A number without what people write between its digits; `00` before a country counts as `+`. */
export function bareNumber(text: string): string {
  return text.replace(signs, '').replace(/^00/, '+')
}

/** Whether a number says its own country. */
export const isInternational = (text: string) => bareNumber(text).startsWith('+')

/** Accounts beyond the first with one number, see migration 0120. */
const further = /#\d+$/

/** The number in an account's name, by which its logins are counted. */
export const withoutPlace = (account: string) => (account.startsWith('+') ? account.replace(further, '') : account)
