import type { Database } from '#gateway/platform/db/client.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { countMissions } from '#gateway/rewards/missions/count-missions.ts'
import type { MissionFile } from '#gateway/rewards/missions/mission-files.ts'
import { putMissions } from '#gateway/rewards/missions/sets.ts'
import { missionSummary } from '#gateway/rewards/missions/summary.ts'
import type { TestGateway } from './gateway.ts'
import { rowsAs } from './rows.ts'

const base = { titles: { pt: 'Missão', en: 'Mission' }, reward: '100', points: 10, claimDays: 2 }

/** Three bets a day, 50.00 of valid bets a week, and two days in a row once in a season. */
export const someMissions: MissionFile = {
  season: 'first',
  currency: 'BRL',
  titles: { pt: 'Primeira', en: 'First' },
  missions: [
    {
      ...base,
      code: 'three',
      titles: { pt: 'Três rodadas', en: 'Three rounds' },
      period: 'day',
      kind: 'bets',
      target: '3',
    },
    { ...base, code: 'fifty', period: 'week', kind: 'valid-bet', target: '5000', points: 20 },
    { ...base, code: 'row', period: 'once', kind: 'streak', target: '2', points: 30 },
  ],
}

/** Puts missions in force from a moment on. */
export function missionsInForce(database: Database, validFrom: Date, changed: Partial<MissionFile> = {}, until?: Date) {
  const put = { by: 'test', validFrom, validUntil: until ?? null, now: validFrom }
  return putMissions(database, { ...someMissions, ...changed }, put)
}

/** Runs the job until all is noted: transactions of other databases of the same server hold it back too. */
export async function missionsCounted({ deps }: Pick<TestGateway, 'deps'>): Promise<void> {
  for (;;) {
    await countMissions(deps)
    const [mark] = await rowsAs<{ done: boolean }>(
      deps.database,
      `SELECT NOT EXISTS (SELECT FROM wager WHERE settled_xid >= noted_to) AND NOT EXISTS (SELECT FROM mission_due) AS done FROM mission_mark`,
    )
    if (mark?.done) return
  }
}

/** A mission of a member as the screen shows it, by its title. */
export async function missionOf(gateway: Pick<TestGateway, 'deps'>, session: Session, title = 'Three rounds') {
  const { list } = await missionSummary(gateway.deps, session, 'en')
  const found = list.find((mission) => mission.title === title)
  if (!found) throw new Error(`There is no mission ${title}.`)
  return found
}
