import { type Account, findAccounts } from '#gateway/account/members/accounts.ts'
import { type MobileNumber, namesByNumber, parseMobile, parseNumber } from '#gateway/account/members/mobile-numbers.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { readSetting } from '#gateway/platform/settings/settings.ts'
import { countries, defaultDialingCode } from '#lib/countries.ts'
import { isNumberLike } from '#lib/mobile-text.ts'
import { countriesSetting } from './countries.ts'

/** The chosen dialling code with its plus sign; default: that of the operator's country. */
export async function dialingCodeOf(on: Executor, chosen: string | undefined): Promise<string> {
  if (chosen) return `+${chosen.replace(/^\+/, '')}`
  const { name, shape, fallback } = countriesSetting
  const { preselected } = await readSetting(on, name, shape, fallback)
  return countries.find(({ countryCode }) => countryCode === preselected)?.countryDialingCode ?? defaultDialingCode
}

/** Parses a typed mobile number together with the country chosen beside it. */
export async function readMobile(
  on: Executor,
  text: string,
  chosen: string | undefined,
): Promise<MobileNumber | undefined> {
  return parseMobile(text, await dialingCodeOf(on, chosen))
}

/** A name that was typed at a login, in normalised form. */
export interface TypedName {
  /** One spelling per name, whether or not it has an account; failures are counted by it. */
  readonly name: string
  /** All account names that the typed text can mean. */
  readonly names: readonly string[]
}

/**
 * Normalises a typed name. A mobile number is one name in any notation; the same digits in two countries are two names.
 */
export async function readName(on: Executor, typed: string, chosen: string | undefined): Promise<TypedName> {
  const plain = typed.trim()
  const number = isNumberLike(plain) ? parseNumber(plain, await dialingCodeOf(on, chosen)) : undefined
  return number ? { name: number.key, names: [...namesByNumber(number.key), plain] } : { name: plain, names: [plain] }
}

/**
 * The accounts that a typed name can mean: none or one. There are several only if old accounts (before 2026) share a
 * number; the password then decides.
 */
export async function findTyped(on: Executor, typed: TypedName): Promise<TypedName & { accounts: readonly Account[] }> {
  const found = await findAccounts(on, typed.names)
  const accounts = found.toSorted((one, other) => typed.names.indexOf(one.account) - typed.names.indexOf(other.account))
  const [first] = accounts
  // A chosen name that consists of digits is not a mobile number.
  return { ...typed, name: first && !first.account.startsWith('+') ? first.account : typed.name, accounts }
}
