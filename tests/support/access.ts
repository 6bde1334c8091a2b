import { generate, generateSecret } from 'otplib'
import { getOutbox } from '#contract/account/auth/get-outbox.ts'
import { registerMobile } from '#contract/account/auth/register-mobile.ts'
import { sendLoginCode } from '#contract/account/auth/send-login-code.ts'
import { sendRegisterCode } from '#contract/account/auth/send-register-code.ts'
import { sendSecurityCode } from '#contract/account/security/send-security-code.ts'
import { solution } from '#tests/support/challenge.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { type Person, registration } from '#tests/support/people.ts'

let numbers = 0

/** Gives an account an authenticator app. @returns its secret */
export async function giveAuthenticator(gateway: TestGateway, { username }: Pick<Person, 'username'>): Promise<string> {
  const secret = generateSecret()
  await gateway.deps.database.query(
    'INSERT INTO member_authenticator (member_id, secret, created_at) SELECT id, :secret, :now FROM member WHERE account = :username',
    { username, secret, now: gateway.clock.now() },
  )
  return secret
}

/** The code that the app shows now. */
export const appCode = (gateway: TestGateway, secret: string): Promise<string> =>
  generate({ secret, epoch: Math.floor(gateway.clock.now().getTime() / 1000) })

/** A Brazilian mobile number that no other test has. */
export function newMobile(): string {
  numbers += 1
  return `119${String(10_000_000 + (process.pid % 1000) * 10_000 + numbers)}`
}

/** The last message to a number or an address. */
export async function lastMessage(gateway: TestGateway, to: string): Promise<string> {
  const [message] = (await gateway.call(getOutbox, { to })).value().messages
  return message?.text ?? ''
}

/** The code of the last message. */
export async function lastCode(gateway: TestGateway, to: string): Promise<string> {
  return /\d{6}/.exec(await lastMessage(gateway, to))?.[0] ?? 'no code'
}

const inBrazil = (number: string) => (number.startsWith('+') ? number : `+55${number}`)

/** Asks for a code and reads it from the outbox. */
export async function loginCode(gateway: TestGateway, mobileNum: string, purpose?: 'login' | 'password') {
  const request = { mobileNum, ...(purpose ? { purpose } : {}), ...(await solution(gateway)) }
  ;(await gateway.call(sendLoginCode, request)).value()
  return await lastCode(gateway, inBrazil(mobileNum))
}

export async function registerCode(gateway: TestGateway, mobileNo: string): Promise<string> {
  const request = { mobileNo, countryDialingCode: '+55', ...(await solution(gateway)) }
  ;(await gateway.call(sendRegisterCode, request)).value()
  return await lastCode(gateway, inBrazil(mobileNo))
}

/** The request of `registerMobile`, with a valid code. */
export async function mobileRegistration(gateway: TestGateway, changed: Record<string, unknown> = {}) {
  const mobileNum = newMobile()
  const { username: _, ...fields } = registration()
  const verificationCode = await registerCode(gateway, mobileNum)
  return { ...fields, mobileNum, countryDialingCode: '+55', verificationCode, ...(await solution(gateway)), ...changed }
}

/** A member whose number is proved; the number, with its country, is the name. */
export async function mobileMember(gateway: TestGateway, address?: string): Promise<Person> {
  const form = await mobileRegistration(gateway)
  const sending = address === undefined ? {} : { address }
  const { token } = (await gateway.call(registerMobile, form, sending)).value()
  return { username: `+55${form.mobileNum}`, password: form.password, token }
}

const state = { isConfigured: true }

/** A provider that vouches for `phone:+55…` and `person:…`, and can be taken away. */
export const fakeIdentities = {
  get verify() {
    return state.isConfigured ? verify : undefined
  },
  configure(isConfigured: boolean) {
    state.isConfigured = isConfigured
  },
}

async function verify(token: string) {
  const [kind = '', subject = ''] = token.split(/:(.*)/)
  if (kind !== 'phone' && kind !== 'person') return undefined
  return { provider: 'firebase', subject, mobileKey: kind === 'phone' ? subject : undefined }
}

/** Asks for the code that replaces a withdraw password by SMS and reads it from the outbox. */
export async function securityCode(gateway: TestGateway, { username, token }: Person): Promise<string> {
  ;(await gateway.call(sendSecurityCode, { method: 'sms', act: 'withdrawPassword' }, { token })).value()
  return await lastCode(gateway, username)
}
