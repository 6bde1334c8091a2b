import { array, enums, is, record, string, type } from 'superstruct'
import type { CallFault } from '#api/errors.ts'
import { arrived } from '#api/loaded-code.ts'
import type { VerificationMethod, VerificationOffer } from '#contract/account/auth/verify-login.ts'
import type { Credentials, Opened } from './open-session.ts'

/**
 * The code that opens a session. It loads after the form, because typing comes first; a form that is sent sooner waits
 * for it.
 */
const opener = () => import('./open-session.ts')

/** Logs in and loads the account. Throws `CallError`; `login_failed` carries `{ captcha, challenge }`. */
export async function login(credentials: Credentials): Promise<Opened> {
  return await (await arrived(opener(), 'login')).login(credentials)
}

/** Opens a trial session with play money. Throws `CallError`. */
export async function playForFree(): Promise<void> {
  await (await arrived(opener(), 'freePlay')).playForFree()
}

const methods = [
  'sms',
  'email',
  'authenticator',
  'payeeName',
  'recoveryCode',
] as const satisfies readonly VerificationMethod[]
const OfferStruct = type({
  verificationId: string(),
  methods: array(enums(methods)),
  hints: record(string(), string()),
})

/** The second step that a refused login offers; undefined for other refusals. */
export function offerOf(fault: CallFault): VerificationOffer | undefined {
  if (fault.kind !== 'refused' || fault.code !== 'verification_required') return undefined
  return is(fault.value, OfferStruct) ? fault.value : undefined
}
