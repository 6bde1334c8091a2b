import { object, pattern, record, string, unknown } from 'superstruct'
import { campaignKey } from '#stores/storage-keys.ts'
import { readStored } from '#stores/stored.ts'

/** Written by `layouts/boot.js` when an address has such parameters; newer values replace older ones. */
const KeptStruct = object({
  /** Address of the last page with such parameters, without its query. */
  page: pattern(string(), /^https?:\/\/[^\s?#]{1,500}$/),
  values: record(string(), unknown()),
})

/** The stored origin of this visit; undefined if there is none or it is invalid. A bad value is dropped alone. */
export function storedCampaign():
  | { readonly page: string; readonly values: Readonly<Record<string, string>> }
  | undefined {
  const kept = readStored(campaignKey, KeptStruct)
  return kept && { page: kept.page, values: Object.fromEntries(Object.entries(kept.values).filter(isParameter)) }
}

const isParameter = (entry: [string, unknown]): entry is [string, string] => {
  const [name, value] = entry
  if (typeof value !== 'string') return false
  if (codeNames.some((code) => code === name)) return isCode(value)
  return /^utm_[a-z]{1,20}$/.test(name) && /^\P{Cc}{1,64}$/u.test(value)
}

/** The origin of a visit, as fields of the call `register`. */
export interface Campaign {
  /** The landing page, with its marketing parameters only. */
  readonly registerUrl: string
  readonly referralCode?: string
  readonly affiliateCode?: string
}

/**
 * The origin of this visit. Codes that no gateway could have issued are ignored.
 *
 * @returns undefined without marketing parameters, or if the stored value is invalid
 */
export function campaign(): Campaign | undefined {
  const kept = storedCampaign()
  if (!kept) return undefined
  const { referralCode, affiliateCode } = kept.values
  return {
    registerUrl: landingPage(kept),
    ...(referralCode && { referralCode }),
    ...(affiliateCode && { affiliateCode }),
  }
}

/** Longest address that the call `register` takes. */
const longest = 2048

/** The page with its parameters, without those that would make it too long. */
function landingPage({ page, values }: NonNullable<ReturnType<typeof storedCampaign>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    query.set(name, value)
    if (`${page}?${query}`.length > longest) query.delete(name)
  }
  return query.size > 0 ? `${page}?${query}` : page
}

/** Parameters that name the inviting member or agent. */
export const codeNames = ['referralCode', 'affiliateCode'] as const

/** Whether a gateway could have issued a code. */
export const isCode = (text: string): boolean => /^[\w.-]{1,64}$/.test(text)
