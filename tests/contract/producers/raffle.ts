import { rafflePromotion } from '#contract/raffle/raffle-promotion.ts'
import { runRaffles } from '#gateway/raffles/run-raffles.ts'
import { hours } from '#tests/support/clock.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { payIn, registerMember } from '#tests/support/people.ts'
import { announceRaffle } from '#tests/support/raffle.ts'
import { caughtUp } from '#tests/support/vip.ts'
import type { AreaProducers } from './producer.ts'
import { excluded } from './protection.ts'

/** A raffle that runs, and a member who does not take part in it. */
async function running(gateway: TestGateway) {
  const { token } = await registerMember(gateway)
  const raffleId = await announceRaffle(gateway.deps.database, gateway.deps.now(), { fact: 'deposit' })
  return { input: { raffleId }, token }
}

const absent = async (gateway: TestGateway) => ({ ...(await running(gateway)), input: { raffleId: '999999999' } })

export const raffleProducers: AreaProducers<'raffle'> = {
  getRaffles: {
    async success(gateway) {
      const sending = await running(gateway)
      ;(await gateway.call(rafflePromotion, sending.input, sending)).value()
      return { ...sending, input: { language: 'pt' } }
    },
    refusals: {},
  },
  rafflePromotion: {
    success: running,
    refusals: {
      raffle_not_found: absent,
      async raffle_over(gateway) {
        const { input } = await running(gateway)
        gateway.clock.advance(hours(25))
        // Whoever comes later finds it over.
        return { input, token: (await registerMember(gateway)).token }
      },
      async play_blocked(gateway) {
        const sending = await running(gateway)
        await excluded(gateway, sending.token)
        return sending
      },
    },
  },
  getRaffleDraw: {
    async success(gateway) {
      const { deps } = gateway
      const sending = await running(gateway)
      ;(await gateway.call(rafflePromotion, sending.input, sending)).value()
      await payIn(gateway, sending.token, 50_00n)
      gateway.clock.advance(hours(24) + hours(1))
      await caughtUp(gateway)
      await runRaffles(deps)
      // Sessions do not last that long.
      return { ...sending, token: (await registerMember(gateway)).token }
    },
    refusals: { raffle_not_found: absent, raffle_not_drawn: running },
  },
}
