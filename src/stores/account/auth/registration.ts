import { getAffiliate } from '#contract/account/auth/get-affiliate.ts'
import type { ChallengePurpose } from '#contract/account/auth/get-challenge.ts'
import { type RegisterRequest, register as registerCall } from '#contract/account/auth/register.ts'
import {
  type RegisterMobileRequest,
  registerMobile as registerMobileCall,
} from '#contract/account/auth/register-mobile.ts'
import { sendRegisterCode } from '#contract/account/auth/send-register-code.ts'
import { asKey } from '#lib/pasted.ts'
import { call } from '#stores/call.ts'
import { environment } from '#stores/environment.ts'
import { campaign } from './campaign.ts'
import { beginSession } from './open-session.ts'
import { askForCode, prove } from './verification.ts'

type Sent = 'login' | 'registerMethod' | 'registerUrl' | 'domain' | 'challenge'
export type Registration = Omit<RegisterRequest, Sent>
export type MobileRegistration = Omit<RegisterMobileRequest, Sent>

/**
 * Opens an account and logs in to it. Throws `CallError`; `field_invalid` names the fields.
 *
 * @param proof `letters` if the challenge replaces the letters
 */
export async function register(form: Registration, proof?: ChallengePurpose): Promise<void> {
  const fields = { ...form, username: asKey(form.username) }
  const { token, firstTimeLogin } = await call(registerCall, { ...fields, ...(await circumstances(form, proof)) })
  await beginSession(token, firstTimeLogin)
}

/** The same with the mobile number as the user name. */
export async function registerMobile(form: MobileRegistration, proof?: ChallengePurpose): Promise<void> {
  const { token, firstTimeLogin } = await call(registerMobileCall, { ...form, ...(await circumstances(form, proof)) })
  await beginSession(token, firstTimeLogin)
}

/** Requests the code that proves the number. Throws `CallError`. */
export function askForRegisterCode(mobileNo: string, countryDialingCode: string, language: string): Promise<boolean> {
  return askForCode('register', async () =>
    call(sendRegisterCode, { mobileNo: mobileNo.trim(), countryDialingCode, language, ...(await prove()) }),
  )
}

/** Checks the invitation first, so that a wrong one costs no work (product rule 4.10); then solves the challenge. */
async function circumstances({ affiliateCode }: { affiliateCode?: string | undefined }, proof?: ChallengePurpose) {
  const domain = location.hostname
  if (affiliateCode) await call(getAffiliate, { code: affiliateCode, domain })
  const registerUrl = campaign()?.registerUrl ?? location.origin + environment.place().path
  return { ...(await prove(proof)), login: true, registerMethod: 'WEB', registerUrl, domain } as const
}
