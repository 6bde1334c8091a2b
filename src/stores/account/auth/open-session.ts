import { arrived } from '#api/loaded-code.ts'
import { freePlay } from '#contract/account/auth/free-play.ts'
import type { ChallengePurpose } from '#contract/account/auth/get-challenge.ts'
import { login as loginCall } from '#contract/account/auth/login.ts'
import {
  type VerificationMethod,
  type VerificationOffer,
  verifyLogin as verifyLoginCall,
} from '#contract/account/auth/verify-login.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { sessionOf } from '#stores/account/members/current-member.ts'
import { call } from '#stores/call.ts'
import { refreshBalance } from '#stores/money/balance/balance.ts'
import { arrive } from './arrival.ts'
import { keepSession } from './session.ts'

export interface Credentials {
  readonly username: string
  /** For a user name that is a mobile number without its country. */
  readonly countryDialingCode?: string
  readonly password: string
  readonly captcha?: string
  readonly captchaId?: string
  /** Default: `member`. */
  readonly portal?: Portal
  /** Set if the last refusal required a challenge, or if one replaces the letters. */
  readonly proof?: ChallengePurpose | undefined
}

/** A session that can only change its password. The tab does not keep it until the password is changed. */
export interface PasswordDue {
  readonly token: string
  /** The password typed at the login, so that the person need not type it again. */
  readonly oldPassword: string
}

/** The result of a login: undefined if the session has begun. */
export type Opened = PasswordDue | undefined

/** Logs in and loads the account. Throws `CallError`; `login_failed` carries `{ captcha, challenge }`. */
export async function login({ username, proof, portal = 'member', ...rest }: Credentials): Promise<Opened> {
  const solved = proof ? await (await arrived(import('./verification.ts'), loginCall.name)).prove(proof) : {}
  const request = { ...rest, ...solved, username: username.trim(), type: 'username', portal } as const
  return await open(await call(loginCall, request), rest.password)
}

/** Agents have a login page of their own, and each refuses the other kind of account (product rule 2.6). */
export type Portal = 'member' | 'agent'

/** Logs in with a code that came by SMS. Throws `CallError`. */
export async function loginByCode(
  mobileNum: string,
  countryDialingCode: string,
  code: string,
  portal: Portal,
): Promise<Opened> {
  const request = { username: mobileNum.trim(), password: code.trim(), countryDialingCode } as const
  return await open(await call(loginCall, { ...request, type: 'sms', portal }), '')
}

/** Completes the second step of a login. Throws `CallError`. */
export async function verifyLogin(
  { verificationId }: VerificationOffer,
  method: VerificationMethod,
  code: string,
  password: string,
): Promise<Opened> {
  return await open(await call(verifyLoginCall, { verificationId, method, code: code.trim() }), password)
}

/** Opens a trial session with play money. */
export async function playForFree(): Promise<void> {
  const { token } = await call(freePlay, { platform: 'W' })
  await beginSession(token)
}

interface OpenedSession {
  readonly token: string
  readonly firstTimeLogin: boolean
  readonly passwordExpired?: boolean
}

/** Handles an opened session: begins it, or returns that the password must be changed first. */
export async function open({ token, firstTimeLogin, passwordExpired }: OpenedSession, password = ''): Promise<Opened> {
  if (passwordExpired) return { token, oldPassword: password }
  await beginSession(token, firstTimeLogin)
  return undefined
}

/** Loads the account of a token and keeps the session. Throws `CallError`. */
export async function beginSession(token: string, firstTime = false): Promise<void> {
  const member = await call(getMemberInfo, {}, { token })
  const session = sessionOf(token, member)
  if (session.role !== 'trial') {
    const { lastLoginAt, lastLoginFrom } = member
    arrive({ lastLoginAt, firstTime, offersFirst: firstTime, ...(lastLoginFrom && { from: lastLoginFrom }) })
  }
  keepSession(session)
  await refreshBalance()
}
