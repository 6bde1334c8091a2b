import { type Area, kept } from '#gateway/area.ts'
import { putVersion } from '#gateway/platform/operators/put-version.ts'
import { missionChecks } from './checks.ts'
import { countMissions } from './count-missions.ts'
import { exported } from './exported.ts'
import { missionRoutes } from './routes.ts'
import { putMissions } from './sets.ts'

export const missionsArea: Area = {
  calls: (deps) => missionRoutes(deps),
  jobs: [{ name: 'count missions', times: '1-59/15 * * * * *', run: countMissions }],
  checks: missionChecks,
  exported,
  operations: { 'missions.put': putVersion(putMissions) },
  retention: {
    mission_set: kept('stay: the operator’s, every version'),
    mission: kept('stay: the operator’s, every version'),
    mission_progress: kept('stay'),
    mission_due: kept('until they are counted'),
    mission_mark: kept('one row'),
    mission_hidden: kept('until the member is shown again'),
  },
}
