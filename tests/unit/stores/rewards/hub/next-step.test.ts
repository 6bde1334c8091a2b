import { expect, test } from 'vitest'
import type { RewardHub } from '#contract/rewards/hub/get-reward-hub.ts'
import type { Mission } from '#contract/rewards/missions/mission.ts'
import { nextStepOf } from '#stores/rewards/hub/next-step.ts'

const mission = (missionId: string, progress: bigint): Mission => ({
  ...{ missionId, version: 1, title: missionId, period: 'day', kind: 'bets', categories: [], vendors: [] },
  ...{ target: 50n, progress, reward: 200n, currency: 'BRL', points: 0, state: 'running', until: null },
  ...{ claimUntil: null, claimDays: 1, claimedAt: null, transactionId: null },
})
const offer = {
  promotionId: '1',
  title: 'Half more',
  unit: 'bonus',
  amount: 100n,
  currency: 'BRL',
  percent: 50,
} as const
const signIn: RewardHub['signIn'] = {
  ...{ isOn: true, today: '2026-11-29', nextDayAt: '2026-11-30T03:00:00.000Z', isDone: true, inRow: 1, days: [] },
}
const none = { missions: [], offers: [], signIn: null }

test('the next reward is that of the mission nearest to its end, if it is under way (rule 23.19)', () => {
  const missions = [mission('begun', 1n), mission('near', 32n), mission('new', 0n)]
  expect(nextStepOf({ ...none, missions, offers: [offer] })).toMatchObject({ mission: { missionId: 'near' } })
})

test('otherwise it is a promotion to join, a new mission, tomorrow’s sign-in, or play', () => {
  const missions = [mission('new', 0n), { ...mission('done', 50n), state: 'reached' as const }]
  expect(nextStepOf({ missions, offers: [offer], signIn })).toEqual({ kind: 'offer', offer })
  expect(nextStepOf({ ...none, missions, signIn })).toMatchObject({ kind: 'mission', mission: { missionId: 'new' } })
  expect(nextStepOf({ ...none, signIn })).toEqual({ kind: 'signIn', at: signIn?.nextDayAt })
  expect(nextStepOf(none)).toEqual({ kind: 'play' })
})
