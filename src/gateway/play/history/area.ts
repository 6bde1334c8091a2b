import { type Area, kept } from '#gateway/area.ts'
import { historyChecks } from './history-checks.ts'
import { historyRoutes } from './routes.ts'

export const historyArea: Area = {
  calls: (deps) => historyRoutes(deps),
  checks: historyChecks,
  retention: {
    member_hour: kept('stay; a trial user’s go with them'),
  },
}
