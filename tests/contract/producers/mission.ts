import { claimMission } from '#contract/rewards/missions/claim-mission.ts'
import { getMissionSummary } from '#contract/rewards/missions/get-mission-summary.ts'
import { hours } from '#tests/support/clock.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { missionsInForce } from '#tests/support/missions.ts'
import { payIn, registerMember } from '#tests/support/people.ts'
import { byOwner } from '#tests/support/rounds.ts'
import type { Producers } from './producer.ts'
import { ofExcluded } from './protection.ts'

/** A member who has completed a mission with a deposit, or has not completed it yet. */
async function before(gateway: TestGateway, isDone = true) {
  const { deps } = gateway
  const titles = { pt: 'Depósito', en: 'Deposit' }
  const rule = {
    titles,
    period: 'once',
    kind: 'deposits',
    target: '1',
    reward: '100',
    points: 1,
    claimDays: 1,
  } as const
  const from = new Date(deps.now().getTime() - hours(72))
  await missionsInForce(deps.database, from, { missions: [{ ...rule, code: 'deposit' }] })
  const { token } = await registerMember(gateway)
  if (isDone) await payIn(gateway, token, 50_00n)
  const [mission] = (await gateway.call(getMissionSummary, {}, { token })).value().list
  if (!mission) throw new Error('There is no mission.')
  return { input: { missionId: mission.missionId }, token, key: crypto.randomUUID() }
}

export const missionProducers = {
  getMissionSummary: {
    async success(gateway) {
      const { token } = await before(gateway)
      return { input: { language: 'pt' }, token }
    },
    refusals: {},
  },
  getMissionsToClaim: {
    async success(gateway) {
      const { token } = await before(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  getMissionLeaderboard: {
    async success(gateway) {
      const { token } = await before(gateway)
      return { input: { language: 'en' }, token }
    },
    refusals: {},
  },
  setMissionHidden: {
    async success(gateway) {
      const { token } = await before(gateway)
      return { input: { isHidden: true }, token }
    },
    refusals: {},
  },
  claimMission: {
    success: (gateway) => before(gateway),
    refusals: {
      async mission_not_found(gateway) {
        const { input, key } = await before(gateway)
        const { token } = await registerMember(gateway)
        return { input, token, key }
      },
      mission_not_done: (gateway) => before(gateway, false),
      async mission_claimed(gateway) {
        const sending = await before(gateway)
        ;(await gateway.call(claimMission, sending.input, { ...sending, key: crypto.randomUUID() })).value()
        return sending
      },
      async mission_expired(gateway) {
        const sending = await before(gateway)
        const past =
          "UPDATE deposit SET paid_at = paid_at - interval '2 days' WHERE member_id = (SELECT member_id FROM mission_progress WHERE id = :missionId)"
        await byOwner(gateway.deps.database, past, { missionId: BigInt(sending.input.missionId) })
        return sending
      },
      play_blocked: ofExcluded(before),
    },
  },
} satisfies Producers
