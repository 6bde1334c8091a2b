import { signInToday } from '#contract/rewards/daily-sign-in/sign-in-today.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import { planInForce } from '#tests/support/sign-in.ts'
import type { Producers } from './producer.ts'
import { ofExcluded } from './protection.ts'

/** A member, and rewards in force. */
async function before(gateway: TestGateway) {
  const { token } = await registerMember(gateway)
  await planInForce(gateway.deps.database, gateway.deps.now())
  return { input: {}, token }
}

export const signInProducers = {
  getSignIn: { success: before, refusals: {} },
  getSignedDays: {
    async success(gateway) {
      const { token } = await before(gateway)
      ;(await gateway.call(signInToday, {}, { token })).value()
      return { input: { pageSize: 5 }, token }
    },
    refusals: {},
  },
  signInToday: {
    success: before,
    refusals: {
      async sign_in_off(gateway) {
        const sending = await before(gateway)
        const now = gateway.deps.now()
        // The newest version decides, and its time is over.
        await planInForce(gateway.deps.database, now, undefined, new Date(now.getTime() + 1))
        gateway.clock.advance(1)
        return sending
      },
      play_blocked: ofExcluded(before),
    },
  },
} satisfies Producers
