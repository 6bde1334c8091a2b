import { claimMission as claimCall } from '#contract/rewards/missions/claim-mission.ts'
import { getMissionLeaderboard } from '#contract/rewards/missions/get-mission-leaderboard.ts'
import { getMissionSummary } from '#contract/rewards/missions/get-mission-summary.ts'
import { getMissionsToClaim } from '#contract/rewards/missions/get-missions-to-claim.ts'
import { setMissionHidden } from '#contract/rewards/missions/set-mission-hidden.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { claimMission } from './claim.ts'
import { missionLeaderboard, setHidden } from './leaderboard.ts'
import { claimableCount } from './queries.ts'
import { missionSummary } from './summary.ts'

/** Calls about missions. */
export function missionRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getMissionSummary, ({ language = defaultLanguage }, { session }) => missionSummary(deps, session, language)),
    bind(getMissionsToClaim, async (_, { session }) => ({
      count: await claimableCount(deps.database, session.memberId, deps.now()),
    })),
    bind(getMissionLeaderboard, ({ language = defaultLanguage }, { session }) =>
      missionLeaderboard(deps, session, language),
    ),
    bind(setMissionHidden, ({ isHidden }, { session }) => setHidden(deps, session.memberId, isHidden)),
    bind(claimCall, async ({ missionId, language = defaultLanguage }, { session, idempotencyKey: key }) => {
      return await claimMission(deps, session, { key, missionId, language })
    }),
  ]
}
