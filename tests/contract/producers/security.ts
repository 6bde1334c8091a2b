import { getSessions } from '#contract/security/get-sessions.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { logIn, registerMember } from '#tests/support/people.ts'
import type { AreaProducers } from './producer.ts'

/** A new member's request. */
async function own(gateway: TestGateway, input: object = {}) {
  const { token } = await registerMember(gateway)
  return { input, token }
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
  removeAddress: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      const { addresses } = (await gateway.call(getSessions, {}, { token })).value()
      return { input: { addressId: addresses[0]?.addressId }, token }
    },
    refusals: { address_not_found: (gateway) => own(gateway, { addressId: '0' }) },
  },
}
