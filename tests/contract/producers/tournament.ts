import { joinTournament } from '#contract/rewards/tournaments/join-tournament.ts'
import { hours } from '#tests/support/clock.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import { announce } from '#tests/support/tournament.ts'
import type { Producers } from './producer.ts'
import { ofExcluded } from './protection.ts'

/** A tournament that runs, and a member who has not joined it. */
async function running(gateway: TestGateway) {
  const { token } = await registerMember(gateway)
  const tournamentId = await announce(gateway.deps.database, gateway.deps.now())
  return { input: { tournamentId }, token }
}

export const tournamentProducers = {
  getTournaments: {
    async success(gateway) {
      const { token } = await running(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  getTournamentTable: {
    async success(gateway) {
      const sending = await running(gateway)
      ;(await gateway.call(joinTournament, sending.input, sending)).value()
      return sending
    },
    refusals: {
      tournament_not_found: async (gateway) => ({ ...(await running(gateway)), input: { tournamentId: '999999999' } }),
    },
  },
  joinTournament: {
    success: running,
    refusals: {
      tournament_not_found: async (gateway) => ({ ...(await running(gateway)), input: { tournamentId: '999999999' } }),
      async tournament_over(gateway) {
        const sending = await running(gateway)
        gateway.clock.advance(hours(25))
        // A later call finds it over.
        return { ...sending, token: (await registerMember(gateway)).token }
      },
      play_blocked: ofExcluded(running),
    },
  },
} satisfies Producers
