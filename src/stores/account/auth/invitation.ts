import { asInvitation } from '#lib/pasted.ts'
import { environment } from '#stores/environment.ts'
import { campaign, isCode } from './campaign.ts'

/** A code from a link, and the field of the call it belongs to. */
export interface Invitation {
  readonly code: string
  readonly kind: 'affiliateCode' | 'referralCode'
}

/** The code of the inviting person, from this address or from the start of the visit. An agent's code comes first. */
export function invitation(): Invitation | undefined {
  const asked = asInvitation(new URLSearchParams(environment.place().search).get('referralCode') ?? '')
  const kept = campaign()
  if (kept?.affiliateCode) return { code: kept.affiliateCode, kind: 'affiliateCode' }
  const code = kept?.referralCode ?? (isCode(asked) ? asked : '')
  return code === '' ? undefined : { code, kind: 'referralCode' }
}
