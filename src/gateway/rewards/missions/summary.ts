import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { inLanguage } from '#lib/in-language.ts'
import { doneCount, selectMissions, wireMission } from './queries.ts'
import { setAt } from './sets.ts'
import { updateMissions } from './update.ts'

/** The missions of a member, counted up to now. */
export async function missionSummary({ database, now }: GatewayDeps, session: Session, language: string) {
  const { memberId } = session
  const at = now()
  await database.transaction(async (tx) => {
    await tx.query('SELECT FROM member WHERE id = :memberId FOR NO KEY UPDATE', { memberId })
    await updateMissions(tx, session, at)
  })
  const set = await setAt(database, session.currency, at)
  const list = (await selectMissions(database, memberId, at)).map((row) => wireMission(row, language, at))
  const inState = (wanted: string) => list.filter(({ state }) => state === wanted).length
  return {
    season: set
      ? {
          title: inLanguage(set.titles, language) ?? Object.values(set.titles)[0] ?? '',
          until: set.valid_until?.toISOString() ?? null,
        }
      : null,
    done: set ? await doneCount(database, memberId, set.season) : 0,
    running: inState('running'),
    toClaim: inState('reached'),
    list,
  }
}
