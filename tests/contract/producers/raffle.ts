import { rafflePromotion } from '#contract/rewards/raffles/raffle-promotion.ts'
import { findAccount } from '#gateway/account/members/accounts.ts'
import { joinRaffle } from '#gateway/rewards/raffles/join.ts'
import { runRaffles } from '#gateway/rewards/raffles/run-raffles.ts'
import { hours } from '#tests/support/clock.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { payIn, registerMember } from '#tests/support/people.ts'
import { announceRaffle } from '#tests/support/raffle.ts'
import { byOwner } from '#tests/support/rounds.ts'
import { caughtUp } from '#tests/support/vip.ts'
import type { Producers } from './producer.ts'
import { ofExcluded } from './protection.ts'

/** A running raffle, and a member who has not joined it. */
async function running(gateway: TestGateway) {
  const { token } = await registerMember(gateway)
  const raffleId = await announceRaffle(gateway.deps.database, gateway.deps.now(), { fact: 'deposit' })
  return { input: { raffleId }, token }
}

const absent = async (gateway: TestGateway) => ({ ...(await running(gateway)), input: { raffleId: '999999999' } })

export const raffleProducers = {
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
        // A later call finds it over.
        return { input, token: (await registerMember(gateway)).token }
      },
      play_blocked: ofExcluded(running),
    },
  },
  getRaffleDraw: {
    async success(gateway) {
      const { database, now } = gateway.deps
      const { token, username } = await registerMember(gateway)
      const ago = (time: number) => new Date(now().getTime() - time)
      const raffleId = await announceRaffle(database, ago(hours(48)), { fact: 'deposit' })
      await payIn(gateway, token, 50_00n)
      const member = await findAccount(database, username)
      const memberId = member?.id ?? 0n
      // Sessions do not last as long as a raffle, so it is in the past.
      await byOwner(database, 'UPDATE deposit SET paid_at = :paidAt WHERE member_id = :memberId', {
        memberId,
        paidAt: ago(hours(36)),
      })
      const session = { sessionId: 0n, memberId, account: username, type: 0, currency: 'BRL' }
      await joinRaffle({ ...gateway.deps, now: () => ago(hours(40)) }, session, raffleId, 'en')
      await caughtUp(gateway)
      await runRaffles(gateway.deps)
      return { input: { raffleId }, token }
    },
    refusals: { raffle_not_found: absent, raffle_not_drawn: running },
  },
} satisfies Producers
