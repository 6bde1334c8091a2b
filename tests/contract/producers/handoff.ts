import { createHandoff } from '#contract/auth/create-handoff.ts'
import { registerMember } from '#tests/support/people.ts'
import type { CallProducers } from './producer.ts'

export const handoffProducers = {
  createHandoff: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  redeemHandoff: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      const { code } = (await gateway.call(createHandoff, {}, { token })).value()
      return { input: { code } }
    },
    refusals: { handoff_invalid: () => ({ input: { code: 'unknown' } }) },
  },
} as const satisfies Record<string, CallProducers>
