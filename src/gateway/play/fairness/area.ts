import { type Area, kept } from '#gateway/area.ts'
import { fairnessChecks } from './fairness-checks.ts'
import { fairnessRoutes } from './routes.ts'

export const fairnessArea: Area = {
  calls: (deps) => fairnessRoutes(deps),
  checks: fairnessChecks,
  retention: {
    seed_pair: kept('stay, as rounds do'),
    fair_round: kept('stay, as rounds do'),
  },
}
