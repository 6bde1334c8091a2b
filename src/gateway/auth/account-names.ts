import type { Executor } from '#gateway/db/client.ts'
import { type Account, findAccounts } from '#gateway/member/accounts.ts'
import { type MobileNumber, namesByNumber, parseMobile } from '#gateway/member/mobile-numbers.ts'
import { readSetting } from '#gateway/system/settings.ts'
import { countries, defaultDialingCode } from '#lib/countries.ts'
import { isNumberLike } from '#lib/mobile-text.ts'
import { countriesSetting } from './countries.ts'

/** The dialling code that was chosen, with its plus sign; the operator's own where none was. */
export async function dialingCodeOf(on: Executor, chosen: string | undefined): Promise<string> {
  if (chosen) return `+${chosen.replace(/^\+/, '')}`
  const { name, shape, fallback } = countriesSetting
  const { preselected } = await readSetting(on, name, shape, fallback)
  return countries.find(({ countryCode }) => countryCode === preselected)?.countryDialingCode ?? defaultDialingCode
}

/** A number as it was typed, with the country that was chosen beside it. */
export async function readMobile(
  on: Executor,
  text: string,
  chosen: string | undefined,
): Promise<MobileNumber | undefined> {
  return parseMobile(text, await dialingCodeOf(on, chosen))
}

/** What a name stands for that was typed at a login. */
export interface TypedName {
  /** One spelling for each name, known or not: by it failures are counted. */
  readonly name: string
  /** Every name an account of it can have. */
  readonly names: readonly string[]
}

/** A mobile number however it is written is one name; the same digits in two countries are two. */
export async function readName(on: Executor, typed: string, chosen: string | undefined): Promise<TypedName> {
  const plain = typed.trim()
  const number = isNumberLike(plain) ? await readMobile(on, plain, chosen) : undefined
  return number ? { name: number.key, names: [...namesByNumber(number.key), plain] } : { name: plain, names: [plain] }
}

/**
 * The accounts a typed name can mean: one, or none; several only where accounts of before 2026 share a number. Then
 * the password decides.
 */
export async function findTyped(on: Executor, typed: TypedName): Promise<TypedName & { accounts: readonly Account[] }> {
  const found = await findAccounts(on, typed.names)
  const accounts = found.toSorted((one, other) => typed.names.indexOf(one.account) - typed.names.indexOf(other.account))
  const [first] = accounts
  // A name of digits that somebody chose is no number.
  return { ...typed, name: first && !first.account.startsWith('+') ? first.account : typed.name, accounts }
}
