import { getCaptcha } from '#contract/account/auth/get-captcha.ts'
import { login } from '#contract/account/auth/login.ts'
import { modules } from '#contract/site/system/whitelabel.ts'
import { fakeIdentities, mobileMember } from '#tests/support/access.ts'
import { solution } from '#tests/support/challenge.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { type Person, registerMember } from '#tests/support/people.ts'
import { type CallProducers, captchaText, type Prepared } from './producer.ts'
import { disable, makeAgent, markClosed, newAddress, setPayeeName, switchOff } from './steps.ts'

export function credentials({ username, password }: Pick<Person, 'username' | 'password'>, more: object = {}) {
  return { username, password, type: 'username', ...more }
}

/** A member with one failed login, and the address it came from. */
async function oneFailure(gateway: TestGateway): Promise<{ person: Person; address: string }> {
  const person = await registerMember(gateway)
  const address = newAddress()
  await gateway.call(login, credentials({ ...person, password: 'not the password' }), { address })
  return { person, address }
}

/** A picture whose letters are `captchaText`. */
async function picture(gateway: TestGateway): Promise<string> {
  return (await gateway.call(getCaptcha, {})).value().captchaId
}

/** The second try of a member who failed once, with right letters. */
async function secondTry(gateway: TestGateway, more: object): Promise<Prepared> {
  const { person, address } = await oneFailure(gateway)
  const letters = { captchaId: await picture(gateway), captcha: captchaText }
  return { input: credentials(person, { ...letters, ...more }), address }
}

const identity = (firebaseIdToken: string, more: object = {}) => ({
  input: { firebaseChannel: 'phone', firebaseIdToken, ...more },
})

const phoneOf = ({ username }: Pick<Person, 'username'>) => `phone:${username}`

export const loginProducers = {
  login: {
    async success(gateway) {
      return { input: credentials(await registerMember(gateway)), address: newAddress() }
    },
    refusals: {
      async login_failed(gateway) {
        const { username } = await registerMember(gateway)
        return { input: credentials({ username, password: 'not the password' }), address: newAddress() }
      },
      async captcha_required(gateway) {
        const { person, address } = await oneFailure(gateway)
        return { input: credentials(person), address }
      },
      captcha_wrong: async (gateway) => secondTry(gateway, { captcha: 'XXXXX', ...(await solution(gateway)) }),
      challenge_required: (gateway) => secondTry(gateway, {}),
      challenge_failed: (gateway) => secondTry(gateway, { challenge: 'no solution' }),
      code_wrong: () => ({
        input: { username: '11900000000', password: '000000', type: 'sms', countryDialingCode: '+55' },
        address: newAddress(),
      }),
      async method_not_available(gateway) {
        await switchOff(gateway, modules.mobileCodeLogin)
        return { input: { username: '11900000000', password: '000000', type: 'sms' }, address: newAddress() }
      },
      async account_closed(gateway) {
        const person = await registerMember(gateway)
        await markClosed(gateway, person)
        return { input: credentials(person), address: newAddress() }
      },
      async account_disabled(gateway) {
        const person = await registerMember(gateway)
        await disable(gateway, person)
        return { input: credentials(person), address: newAddress() }
      },
      async not_a_member(gateway) {
        const person = await registerMember(gateway)
        await makeAgent(gateway, person)
        return { input: credentials(person), address: newAddress() }
      },
      async not_an_agent(gateway) {
        return { input: credentials(await registerMember(gateway), { portal: 'agent' }), address: newAddress() }
      },
      async verification_required(gateway) {
        const person = await registerMember(gateway, { address: newAddress() })
        await setPayeeName(gateway, person, 'Maria da Silva')
        return { input: credentials(person), address: newAddress() }
      },
    },
  },
  socialLogin: {
    success: async (gateway) => identity(phoneOf(await mobileMember(gateway))),
    refusals: {
      provider_not_configured() {
        fakeIdentities.configure(false)
        return identity('person:nobody')
      },
      identity_invalid: () => identity('forged'),
      identity_unknown: () => identity('person:nobody'),
      async account_closed(gateway) {
        const person = await mobileMember(gateway)
        await markClosed(gateway, person)
        return identity(phoneOf(person))
      },
      async account_disabled(gateway) {
        const person = await mobileMember(gateway)
        await disable(gateway, person)
        return identity(phoneOf(person))
      },
      async not_a_member(gateway) {
        const person = await mobileMember(gateway)
        await makeAgent(gateway, person)
        return identity(phoneOf(person))
      },
      not_an_agent: async (gateway) => identity(phoneOf(await mobileMember(gateway)), { portal: 'agent' }),
    },
  },
} as const satisfies Record<string, CallProducers>
