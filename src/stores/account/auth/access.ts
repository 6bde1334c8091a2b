import { getCountries } from '#contract/account/auth/get-countries.ts'
import type { IdentityChannel } from '#contract/account/auth/social-identity.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { isEnabled, modules } from '#contract/site/system/whitelabel.ts'
import { bareNumber } from '#lib/mobile-text.ts'
import { call } from '#stores/call.ts'
import { loadPermission } from '#stores/site/system/permission.ts'
import { rememberedLogin } from './remembered.ts'

/** The ways to log in and register that the operator offers. */
export interface AccessOptions {
  readonly codeLogin: boolean
  readonly freePlay: boolean
  readonly recovery: readonly ('email' | 'phone')[]
  readonly registration: readonly ('username' | 'mobile')[]
  /** A registration by mobile number must prove the number with a code. */
  readonly provenMobile: boolean
  /** A registration by mobile number asks for a password. */
  readonly mobilePassword: boolean
  /** Ways to sign in at the identity provider; empty unless the site is built with one. */
  readonly identity: readonly IdentityChannel[]
  /** Domain at which people can log in with a passkey; null if the gateway takes none. */
  readonly passkeyDomain: string | null
  /** Country of the person's address, ISO 3166-1. */
  readonly country: string | undefined
}

/** The operator's switches; if they cannot be fetched, the defaults of every gateway. */
export async function accessOptions(language: string): Promise<AccessOptions> {
  const permission = await loadPermission(language)
  const on = (name: keyof typeof modules) => permission && isEnabled(permission.info.whitelabel, modules[name])
  const registration = [on('usernameRegister') && 'username', on('mobileRegister') && 'mobile'] as const
  const recovery = [on('emailRecovery') && 'email', on('phoneRecovery') && 'phone'] as const
  return {
    codeLogin: on('mobileCodeLogin') ?? false,
    freePlay: on('freePlay') ?? true,
    recovery: permission ? recovery.filter(isName) : ['email'],
    registration: permission ? registration.filter(isName) : ['username'],
    provenMobile: on('mobileRegisterCode') ?? false,
    mobilePassword: !permission || on('mobileRegisterPassword') || !on('mobileRegisterCode'),
    identity: (import.meta.env.PUBLIC_FIREBASE_API_KEY && permission?.info.identityChannels) || [],
    passkeyDomain: permission?.info.passkeyDomain ?? null,
    country: permission?.location.country ?? undefined,
  }
}

const isName = <Name extends string>(entry: Name | false | undefined): entry is Name => typeof entry === 'string'

export type Country = ResponseOf<typeof getCountries>['countries'][number]

let countries: Promise<readonly Country[]> | undefined

/** Countries whose numbers are accepted, fetched once. Throws `CallError`. */
export function loadCountries(): Promise<readonly Country[]> {
  countries ??= call(getCountries, {}).then(
    (answer) => answer.countries,
    (error: unknown) => {
      countries = undefined
      throw error
    },
  )
  return countries
}

/** The preselected country: of the remembered login, of the person's address, or the operator's. */
export function defaultCountry(all: readonly Country[], ipCountry: string | undefined): Country | undefined {
  const codes = [rememberedLogin()?.countryCode, ipCountry]
  const known = codes.map((code) => all.find(({ countryCode }) => countryCode === code))
  return known.find((country) => country !== undefined) ?? all.find(({ isDefault }) => isDefault) ?? all[0]
}

/**
 * Digits of a number in any notation, without dialling code and trunk prefix; undefined if their count is wrong for a
 * mobile number of that country. Only the gateway decides which number it is.
 */
export function nationalDigits(
  text: string,
  { countryDialingCode: code, minDigits, maxDigits }: Country,
): string | undefined {
  const bare = bareNumber(text)
  const fits = (digits: string) => /^[1-9]\d*$/.test(digits) && digits.length >= minDigits && digits.length <= maxDigits
  const prefix = [code, code.slice(1)].find((start) => bare.startsWith(start))
  const own = prefix === undefined ? '' : bare.slice(prefix.length)
  return [bare, own].map((digits) => digits.replace(/^0+/, '')).find(fits)
}

export const isMobileNumber = (text: string, country: Country) => nationalDigits(text, country) !== undefined
