import { object, pattern, record, string } from 'superstruct'
import { environment } from './environment.ts'
import { readKept } from './kept.ts'

/** Written by `layouts/early.js` whenever an address carries such parameters; later ones go over earlier ones. */
const KeptStruct = object({
  /** Address of the page they were last found on, without its query. */
  page: pattern(string(), /^https?:\/\/[^\s?#]{1,500}$/),
  values: record(
    pattern(string(), /^(referralCode|affiliateCode|utm_[a-z]{1,20})$/),
    pattern(string(), /^[^\p{Cc}]{1,64}$/u),
  ),
})

/** What a registration tells about where the person came from, as fields of the call `register`. */
export interface Campaign {
  /** The page they arrived on, with its marketing parameters and no others. */
  readonly registerUrl: string
  readonly referralCode?: string
  readonly affiliateCode?: string
}

/** Key in the tab's storage: it ends with the visit, and no cookie is set. */
export const campaignKey = 'arara.campaign'

/**
 * Where this visit came from. A code no gateway could have given counts as none.
 *
 * @returns undefined for a visit without marketing parameters, or where what is kept is not of this site's making
 */
export function campaign(): Campaign | undefined {
  const kept = readKept(campaignKey, KeptStruct)
  if (!kept) return undefined
  const { referralCode = '', affiliateCode = '' } = kept.values
  return {
    registerUrl: `${kept.page}?${new URLSearchParams(kept.values)}`,
    ...(isCode(referralCode) && { referralCode }),
    ...(isCode(affiliateCode) && { affiliateCode }),
  }
}

/** Parameters that say who sent somebody here. */
export const codeNames = ['referralCode', 'affiliateCode'] as const

/** Forgets the codes of this visit; where it came from stays. */
export function forgetCodes(): void {
  const kept = readKept(campaignKey, KeptStruct)
  if (!kept) return
  const values = Object.entries(kept.values).filter(([name]) => !codeNames.some((code) => code === name))
  environment.tab.set(campaignKey, JSON.stringify({ ...kept, values: Object.fromEntries(values) }))
}

const isCode = (text: string) => /^[\w.-]+$/.test(text)
