import { beginPasskeyLogin } from '#contract/account/auth/begin-passkey-login.ts'
import type { Passkey } from '#contract/account/auth/passkey.ts'
import { passkeyLogin } from '#contract/account/auth/passkey-login.ts'
import { beginPasskey } from '#contract/account/security/begin-passkey.ts'
import { confirmPasskey } from '#contract/account/security/confirm-passkey.ts'
import { type Authenticator, type Ceremony, softwareAuthenticator } from './authenticator.ts'
import { type Sending, siteUrl, type TestGateway } from './gateway.ts'
import type { Person } from './people.ts'

/** A passkey of an account, with the device that has it. */
export interface Held {
  readonly device: Authenticator
  readonly passkey: Passkey
  /** The account as the device keeps it. */
  readonly handle: string
}

/** The browser's answer after the password was given. */
export async function made(
  gateway: TestGateway,
  { token, password }: Pick<Person, 'token' | 'password'>,
  ceremony: Ceremony = {},
  device = softwareAuthenticator(siteUrl),
) {
  const options = (await gateway.call(beginPasskey, { password }, { token })).value()
  return { device, handle: options.user.id, answer: device.make(options, ceremony) }
}

/** Adds a passkey. @param sending the browser that it is made with */
export async function addPasskey(gateway: TestGateway, person: Person, sending: Sending = {}): Promise<Held> {
  const { device, handle, answer } = await made(gateway, person)
  const { token } = person
  const passkey = (await gateway.call(confirmPasskey, answer, { token, ...sending })).value()
  return { device, handle, passkey }
}

/** The browser's answer at a login. */
export async function signed(gateway: TestGateway, { device, handle }: Omit<Held, 'passkey'>, ceremony: Ceremony = {}) {
  const options = (await gateway.call(beginPasskeyLogin, {})).value()
  return device.use(options, { handle, ...ceremony })
}

/** Logs in with a passkey. */
export const enterWith = async (
  gateway: TestGateway,
  held: Omit<Held, 'passkey'>,
  ceremony: Ceremony = {},
  sending: Sending = {},
) => gateway.call(passkeyLogin, await signed(gateway, held, ceremony), sending)
