import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { calendarOf } from '#gateway/rewards/daily-sign-in/calendar.ts'
import { selectMissions, wireMission } from '#gateway/rewards/missions/queries.ts'
import { openRewards } from '#gateway/rewards/promotions/member-rewards.ts'
import { envelopesOf } from '#gateway/rewards/red-envelopes/member-envelopes.ts'
import { selectClaimable, wireRebate } from '#gateway/rewards/vip/rebate-queries.ts'

/** How each area is asked for what a member can claim. */
export function waitingReaders(deps: GatewayDeps, session: Session, language: string) {
  const { database } = deps
  const { memberId } = session
  const now = deps.now()
  return {
    rewards: async () => (await openRewards(deps, memberId, language)).list,
    rebates: async () => (await selectClaimable(database, memberId, now)).map((row) => wireRebate(row, language, now)),
    /** As counted last. */
    missions: async () => (await selectMissions(database, memberId, now)).map((row) => wireMission(row, language, now)),
    signIn: () => calendarOf(database, session, now),
    envelopes: async () => (await envelopesOf(deps, session, language)).list,
  }
}

/** What all areas have for a member. */
export async function readWaiting(deps: GatewayDeps, session: Session, language: string) {
  const read = waitingReaders(deps, session, language)
  const [rewards, rebates, missions, signIn, envelopes] = await Promise.all([
    read.rewards(),
    read.rebates(),
    read.missions(),
    read.signIn(),
    read.envelopes(),
  ])
  return { rewards, rebates, missions, signIn, envelopes }
}
