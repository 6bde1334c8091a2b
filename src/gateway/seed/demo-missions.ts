import type { GatewayDeps } from '#gateway/deps.ts'
import { claimMission } from '#gateway/rewards/missions/claim.ts'
import type { MissionFile } from '#gateway/rewards/missions/mission-files.ts'
import { putMissions } from '#gateway/rewards/missions/sets.ts'
import { missionSummary } from '#gateway/rewards/missions/summary.ts'
import { demoEvenings, startOf } from './demo-evenings.ts'

const hourMs = 3_600_000

const missions: MissionFile = {
  season: 'demonstration',
  currency: 'BRL',
  titles: { pt: 'Temporada da arara', en: 'Macaw season' },
  missions: [
    {
      code: 'first-rounds',
      titles: { pt: 'Primeiras rodadas', en: 'First rounds' },
      period: 'once',
      kind: 'bets',
      target: '10',
      reward: '200',
      points: 20,
      claimDays: 60,
    },
    {
      code: 'fifty-rounds',
      titles: { pt: 'Cinquenta rodadas', en: 'Fifty rounds' },
      period: 'once',
      kind: 'bets',
      target: '50',
      categories: ['RNG'],
      reward: '500',
      points: 50,
      claimDays: 60,
    },
    {
      code: 'three-days',
      titles: { pt: 'Três dias seguidos', en: 'Three days in a row' },
      period: 'once',
      kind: 'streak',
      target: '3',
      reward: '300',
      points: 40,
      claimDays: 14,
    },
    {
      code: 'week',
      titles: { pt: 'Semana animada', en: 'A lively week' },
      period: 'week',
      kind: 'valid-bet',
      target: '5000',
      reward: '200',
      points: 30,
      claimDays: 7,
    },
    {
      code: 'day',
      titles: { pt: 'Dez rodadas hoje', en: 'Ten rounds today' },
      period: 'day',
      kind: 'bets',
      target: '10',
      reward: '50',
      points: 10,
      claimDays: 2,
    },
  ],
}

/** Writes the demonstration's missions. They count Maria's play from `from` on. */
export async function seedMissions({ database }: GatewayDeps, from: Date): Promise<void> {
  await putMissions(database, missions, { by: 'demonstration', validFrom: from, validUntil: null, now: from })
}

/** The event in which Maria claims her first mission, after her third evening. Another one is completed and not claimed yet. */
export function missionsToSeed(deps: GatewayDeps, memberId: bigint, currency: string) {
  const evening = demoEvenings[2]
  if (currency !== missions.currency || !evening) return []
  const time = startOf(evening, deps.now()).getTime() + hourMs
  const then = { ...deps, now: () => new Date(time) }
  const session = { sessionId: 0n, memberId, account: 'maria', type: 0, currency }
  const run = async () => {
    const { list } = await missionSummary(then, session, 'pt')
    for (const { missionId } of list.filter(({ state }) => state === 'reached'))
      await claimMission(then, session, { key: `demo-mission-${missionId}`, missionId, language: 'pt' })
  }
  return [{ time, run }]
}
