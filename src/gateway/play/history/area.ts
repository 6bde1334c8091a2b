import { type Area, kept } from '#gateway/area.ts'
import { historyProofs } from './history-proofs.ts'
import { historyRoutes } from './routes.ts'

export const historyArea: Area = {
  calls: (deps) => historyRoutes(deps),
  checks: historyProofs,
  retention: {
    member_hour: kept('stay; a trial user’s go with them'),
  },
}
