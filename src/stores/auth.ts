import { array, enums, is, record, string, type } from 'superstruct'
import type { CallFault } from '#api/errors.ts'
import { arrived } from '#api/late.ts'
import { freePlay } from '#contract/auth/free-play.ts'
import type { ChallengePurpose } from '#contract/auth/get-challenge.ts'
import { login as loginCall } from '#contract/auth/login.ts'
import { logout as logoutCall } from '#contract/auth/logout.ts'
import {
  type VerificationMethod,
  type VerificationOffer,
  verifyLogin as verifyLoginCall,
} from '#contract/auth/verify-login.ts'
import { getMemberInfo } from '#contract/member/get-member-info.ts'
import { arrive } from './arrival.ts'
import { call } from './call.ts'
import { $leaving, $session, dropSession, keepSession } from './session.ts'
import { refreshBalance } from './wallet.ts'
import { sessionOf } from './who.ts'

export interface Credentials {
  readonly username: string
  /** Of a name that is a number without its country. */
  readonly countryDialingCode?: string
  readonly password: string
  readonly captcha?: string
  readonly captchaId?: string
  /** The door: the member's where it is left out. */
  readonly portal?: 'member' | 'agent'
  /** The last refusal asked for a challenge besides, or it is solved in place of the letters. */
  readonly proof?: ChallengePurpose | undefined
}

/** A session that may do nothing but change its password; it is not kept in the tab until that is done. */
export interface PasswordDue {
  readonly token: string
  /** What was typed at the login, so that nobody types it twice. */
  readonly oldPassword: string
}

/** What an answered login leads to: undefined where the person is in. */
type Opened = PasswordDue | undefined

/** Logs in and loads who it is. Throws `CallError`; `login_failed` carries `{ captcha, challenge }`. */
export async function login({ username, proof, portal = 'member', ...rest }: Credentials): Promise<Opened> {
  const solved = proof ? await (await arrived(import('./verification.ts'), loginCall.name)).prove(proof) : {}
  const request = { ...rest, ...solved, username: username.trim(), type: 'username', portal } as const
  return await open(await call(loginCall, request), rest.password)
}

/** Logs in with a code that came by SMS. Throws `CallError`. */
export async function loginByCode(mobileNum: string, countryDialingCode: string, code: string): Promise<Opened> {
  const request = { username: mobileNum.trim(), password: code.trim(), countryDialingCode } as const
  return await open(await call(loginCall, { ...request, type: 'sms', portal: 'member' }), '')
}

/** Ends a login that was asked to prove itself. Throws `CallError`. */
export async function verifyLogin(
  { verificationId }: VerificationOffer,
  method: VerificationMethod,
  code: string,
  password: string,
): Promise<Opened> {
  return await open(await call(verifyLoginCall, { verificationId, method, code: code.trim() }), password)
}

const methods = ['sms', 'email', 'authenticator', 'payeeName'] as const satisfies readonly VerificationMethod[]
const OfferStruct = type({
  verificationId: string(),
  methods: array(enums(methods)),
  hints: record(string(), string()),
})

/** The second step that a refused login offers, if that is why it was refused. */
export function offerOf(fault: CallFault): VerificationOffer | undefined {
  if (fault.kind !== 'refused' || fault.code !== 'verification_required') return undefined
  return is(fault.value, OfferStruct) ? fault.value : undefined
}

/** Begins as a trial user with play money. */
export async function playForFree(): Promise<void> {
  const { token } = await call(freePlay, { platform: 'W' })
  await beginSession(token)
}

/** Ends the session on the server and in every tab; without a network the tabs forget it all the same. */
export async function logout(): Promise<void> {
  const session = $session.get()
  if (!session) return
  $leaving.set(true)
  try {
    await call(logoutCall, {}, { token: session.token })
  } finally {
    $leaving.set(false)
    dropSession('left')
  }
}

/** Gives up a session whose password was due. */
export async function leaveDue({ token }: PasswordDue): Promise<void> {
  await call(logoutCall, {}, { token })
}

interface OpenedSession {
  readonly token: string
  readonly firstTimeLogin: boolean
  readonly passwordExpired?: boolean
}

/** Takes an opened session: begins it, or says that its password must be changed first. */
export async function open({ token, firstTimeLogin, passwordExpired }: OpenedSession, password = ''): Promise<Opened> {
  if (passwordExpired) return { token, oldPassword: password }
  await beginSession(token, firstTimeLogin)
  return undefined
}

/** Loads whose token it is and keeps the session. Throws `CallError`. */
export async function beginSession(token: string, firstTime = false): Promise<void> {
  const member = await call(getMemberInfo, {}, { token })
  const session = sessionOf(token, member)
  if (session.role !== 'trial') arrive({ lastLoginAt: member.lastLoginAt, firstTime })
  keepSession(session)
  await refreshBalance()
}
