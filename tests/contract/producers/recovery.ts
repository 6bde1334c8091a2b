import { forgotPassword } from '#contract/account/auth/forgot-password.ts'
import { register } from '#contract/account/auth/register.ts'
import { modules } from '#contract/site/system/whitelabel.ts'
import { giveAuthenticator, lastMessage, loginCode, mobileMember } from '#tests/support/access.ts'
import { solution } from '#tests/support/challenge.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { type Person, registration } from '#tests/support/people.ts'
import type { CallProducers } from './producer.ts'
import { disable, makeAgent, switchOff } from './steps.ts'

const newPassword = 'garças-pousam-cedo'

/** A member with an e-mail address. */
export async function withMailbox(gateway: TestGateway) {
  const form = registration(await solution(gateway))
  const email = `${form.username}@example.com`
  await gateway.call(register, { ...form, email })
  return { username: form.username, email }
}

/** The token of the link that was sent. */
export async function resetToken(gateway: TestGateway, person: { username: string; email: string }): Promise<string> {
  await gateway.call(forgotPassword, { ...person, ...(await solution(gateway)) })
  return /[?&]reset=([\w-]+)/.exec(await lastMessage(gateway, person.email))?.[1] ?? 'no token'
}

/** A request for `setPasswordByPhone`, after something happened to the account. */
async function byPhone(
  gateway: TestGateway,
  happens: (person: Person) => Promise<void> = async () => undefined,
  more: object = {},
) {
  const person = await mobileMember(gateway)
  const mobileNum = person.username
  const verificationCode = await loginCode(gateway, mobileNum, 'password')
  await happens(person)
  return { input: { mobileNum, countryDialingCode: '+55', verificationCode, newPassword, ...more } }
}

export const recoveryProducers = {
  forgotPassword: {
    success: async (gateway) => ({ input: { ...(await withMailbox(gateway)), ...(await solution(gateway)) } }),
    refusals: {
      challenge_required: async (gateway) => ({ input: await withMailbox(gateway) }),
      challenge_failed: async (gateway) => ({
        input: { ...(await withMailbox(gateway)), challenge: 'no solution' },
      }),
      async provider_not_configured(gateway) {
        await switchOff(gateway, modules.emailRecovery)
        return { input: { username: 'somebody', email: 'somebody@example.com', ...(await solution(gateway)) } }
      },
    },
  },
  resetPassword: {
    async success(gateway) {
      return { input: { token: await resetToken(gateway, await withMailbox(gateway)), newPassword } }
    },
    refusals: {
      reset_token_invalid: () => ({ input: { token: 'unknown', newPassword } }),
      async field_invalid(gateway) {
        return { input: { token: await resetToken(gateway, await withMailbox(gateway)), newPassword: '12345678' } }
      },
    },
  },
  setPasswordByPhone: {
    success: (gateway) => byPhone(gateway),
    refusals: {
      provider_not_configured: (gateway) => byPhone(gateway, () => switchOff(gateway, modules.phoneRecovery)),
      code_wrong: (gateway) => byPhone(gateway, undefined, { verificationCode: 'wrong' }),
      field_invalid: (gateway) => byPhone(gateway, undefined, { newPassword: '12345678' }),
      account_disabled: (gateway) => byPhone(gateway, (person) => disable(gateway, person)),
      not_a_member: (gateway) => byPhone(gateway, (person) => makeAgent(gateway, person)),
      not_an_agent: (gateway) => byPhone(gateway, undefined, { portal: 'agent' }),
      verification_required: (gateway) =>
        byPhone(gateway, (person) => giveAuthenticator(gateway, person).then(() => undefined)),
    },
  },
} as const satisfies Record<string, CallProducers>
