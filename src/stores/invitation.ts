import { campaign, codeNames, forgetCodes } from './campaign.ts'
import { environment } from './environment.ts'

/** A code that came with a link, and the field of the call it belongs to. */
export interface Invitation {
  readonly code: string
  readonly kind: 'affiliateCode' | 'referralCode'
}

/** The code of whoever sent the person here, from this address or from where the visit began; an agent's comes first. */
export function invitation(): Invitation | undefined {
  const asked = new URLSearchParams(environment.place().search).get('referralCode') ?? ''
  const kept = campaign()
  if (kept?.affiliateCode) return { code: kept.affiliateCode, kind: 'affiliateCode' }
  const code = kept?.referralCode ?? (/^[\w.-]{1,64}$/.test(asked) ? asked : '')
  return code === '' ? undefined : { code, kind: 'referralCode' }
}

/** A code that is nobody's: it must not come back with the form, nor with the address. */
export function dropInvitation(): void {
  forgetCodes()
  const { path, search, hash } = environment.place()
  const values = new URLSearchParams(search)
  for (const name of codeNames) values.delete(name)
  environment.move(path + (values.size > 0 ? `?${values}` : '') + (hash && `#${hash}`), 'replace')
}
