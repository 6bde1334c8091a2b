import { object, pattern, record, string } from 'superstruct'
import { readKept } from './kept.ts'
import { campaignKey } from './storage-keys.ts'

/** Written by `layouts/early.js` when an address has such parameters; newer values replace older ones. */
const KeptStruct = object({
  /** Address of the last page with such parameters, without its query. */
  page: pattern(string(), /^https?:\/\/[^\s?#]{1,500}$/),
  values: record(
    pattern(string(), /^(referralCode|affiliateCode|utm_[a-z]{1,20})$/),
    pattern(string(), /^[^\p{Cc}]{1,64}$/u),
  ),
})

/** The stored origin of this visit; undefined if there is none or it is invalid. */
export const keptCampaign = () => readKept(campaignKey, KeptStruct)

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
  const kept = keptCampaign()
  if (!kept) return undefined
  const { referralCode = '', affiliateCode = '' } = kept.values
  return {
    registerUrl: `${kept.page}?${new URLSearchParams(kept.values)}`,
    ...(isCode(referralCode) && { referralCode }),
    ...(isCode(affiliateCode) && { affiliateCode }),
  }
}

/** Parameters that name the inviting member or agent. */
export const codeNames = ['referralCode', 'affiliateCode'] as const

const isCode = (text: string) => /^[\w.-]+$/.test(text)
