import { getSessions } from '#contract/security/get-sessions.ts'
import { mobileMember, securityCode } from '#tests/support/access.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { logIn, registerMember } from '#tests/support/people.ts'
import { setPassword } from '#tests/support/withdrawing.ts'
import type { AreaProducers } from './producer.ts'

/** A new member's request. */
async function own(gateway: TestGateway, input: object = {}) {
  const { token } = await registerMember(gateway)
  return { input, token }
}

/** Somebody with a proved number who has forgotten the withdraw password. */
async function forgotten(gateway: TestGateway, changed: object = {}) {
  const person = await mobileMember(gateway)
  await setPassword(gateway, person)
  const code = await securityCode(gateway, person)
  return { input: { method: 'sms', code, newWithdrawPassword: '739105', ...changed }, token: person.token }
}

export const securityProducers: AreaProducers<'security'> = {
  getSessions: { success: (gateway) => own(gateway), refusals: {} },
  endSession: {
    async success(gateway) {
      const person = await registerMember(gateway)
      const token = await logIn(gateway, person)
      const { sessions } = (await gateway.call(getSessions, {}, { token })).value()
      return { input: { sessionId: sessions.find(({ isCurrent }) => !isCurrent)?.sessionId }, token }
    },
    refusals: { session_not_found: (gateway) => own(gateway, { sessionId: '0' }) },
  },
  endOtherSessions: { success: (gateway) => own(gateway), refusals: {} },
  getSecurity: { success: (gateway) => own(gateway), refusals: {} },
  sendSecurityCode: {
    async success(gateway) {
      const { token } = await mobileMember(gateway)
      return { input: { method: 'sms', act: 'withdrawPassword' }, token }
    },
    refusals: {
      method_not_available: (gateway) => own(gateway, { method: 'email', act: 'withdrawPassword' }),
    },
  },
  resetWithdrawPassword: {
    success: (gateway) => forgotten(gateway),
    refusals: {
      async withdraw_password_missing(gateway) {
        const { token } = await mobileMember(gateway)
        return { input: { method: 'sms', code: '000000', newWithdrawPassword: '739105' }, token }
      },
      field_invalid: (gateway) => forgotten(gateway, { newWithdrawPassword: '111111' }),
      method_not_available: (gateway) => forgotten(gateway, { method: 'email' }),
      code_wrong: (gateway) => forgotten(gateway, { code: 'wrong' }),
    },
  },
  removeAddress: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      const { addresses } = (await gateway.call(getSessions, {}, { token })).value()
      return { input: { addressId: addresses[0]?.addressId }, token }
    },
    refusals: { address_not_found: (gateway) => own(gateway, { addressId: '0' }) },
  },
}
