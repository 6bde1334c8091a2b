import { beginPasskey } from '#contract/account/security/begin-passkey.ts'
import { confirmPasskey } from '#contract/account/security/confirm-passkey.ts'
import { softwareAuthenticator } from '#tests/support/authenticator.ts'
import { siteUrl, type TestGateway } from '#tests/support/gateway.ts'
import { addPasskey, made, signed } from '#tests/support/passkeys.ts'
import { type Person, registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import type { CallProducers, Prepared } from './producer.ts'
import { disable, makeAgent, markClosed } from './steps.ts'

type Change = (gateway: TestGateway, person: Person) => Promise<unknown>

/** A login with a passkey, after something has happened to its account. */
async function comesBack(gateway: TestGateway, change?: Change, more: object = {}): Promise<Prepared> {
  const person = await registerMember(gateway)
  const held = await addPasskey(gateway, person)
  await change?.(gateway, person)
  return { input: { ...(await signed(gateway, held)), ...more } }
}

/** A new member whose browser has made a passkey. */
async function hasMade(gateway: TestGateway, changed: object = {}): Promise<Prepared> {
  const person = await registerMember(gateway)
  const { answer } = await made(gateway, person)
  return { input: { ...answer, ...changed }, token: person.token }
}

/** Fills an account with copies of its one passkey. */
async function fill({ deps: { database } }: TestGateway, passkeyId: string): Promise<void> {
  await rowsAs(
    database,
    `INSERT INTO passkey (member_id, credential_id, public_key, uses, transports, kept, name, created_at)
     SELECT member_id, sha256(credential_id || convert_to(turn::text, 'UTF8')), public_key, uses, transports, kept, name, created_at
     FROM passkey, generate_series(1, 9) AS turn WHERE id::text = :passkeyId RETURNING id`,
    { passkeyId },
  )
}

/** A member with the most passkeys. */
export async function fullMember(gateway: TestGateway): Promise<Person> {
  const person = await registerMember(gateway)
  const { passkey } = await addPasskey(gateway, person)
  await fill(gateway, passkey.passkeyId)
  return person
}

export const passkeyLoginProducers = {
  beginPasskeyLogin: { success: () => ({ input: {} }), refusals: {} },
  passkeyLogin: {
    success: (gateway) => comesBack(gateway),
    refusals: {
      async passkey_refused(gateway) {
        const device = softwareAuthenticator(siteUrl)
        return { input: await signed(gateway, { device, handle: 'nobody' }) }
      },
      account_closed: (gateway) => comesBack(gateway, markClosed),
      account_disabled: (gateway) => comesBack(gateway, disable),
      not_a_member: (gateway) => comesBack(gateway, makeAgent),
      not_an_agent: (gateway) => comesBack(gateway, undefined, { portal: 'agent' }),
    },
  },
} as const satisfies Record<string, CallProducers>

export const passkeyProducers = {
  beginPasskey: {
    async success(gateway) {
      const { token, password } = await registerMember(gateway)
      return { input: { password }, token }
    },
    refusals: {
      async password_wrong(gateway) {
        const { token } = await registerMember(gateway)
        return { input: { password: 'not the password' }, token }
      },
      async passkey_limit(gateway) {
        const { token, password } = await fullMember(gateway)
        return { input: { password }, token }
      },
    },
  },
  confirmPasskey: {
    success: (gateway) => hasMade(gateway),
    refusals: {
      async setup_expired(gateway) {
        const prepared = await hasMade(gateway)
        ;(await gateway.call(confirmPasskey, prepared.input, prepared)).value()
        return prepared
      },
      passkey_invalid: (gateway) => hasMade(gateway, { attestationObject: 'AAAA' }),
      async passkey_limit(gateway) {
        const person = await registerMember(gateway)
        const { token, password } = person
        const { passkey } = await addPasskey(gateway, person)
        const options = (await gateway.call(beginPasskey, { password }, { token })).value()
        await fill(gateway, passkey.passkeyId)
        return { input: softwareAuthenticator(siteUrl).make(options), token }
      },
    },
  },
  removePasskey: {
    async success(gateway) {
      const person = await registerMember(gateway)
      const { passkey } = await addPasskey(gateway, person)
      return { input: { passkeyId: passkey.passkeyId, password: person.password }, token: person.token }
    },
    refusals: {
      async password_wrong(gateway) {
        const { token } = await registerMember(gateway)
        return { input: { passkeyId: '0', password: 'not the password' }, token }
      },
      async passkey_not_found(gateway) {
        const { token, password } = await registerMember(gateway)
        return { input: { passkeyId: '0', password }, token }
      },
    },
  },
} as const satisfies Record<string, CallProducers>
