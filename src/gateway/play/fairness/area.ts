import { type Area, kept } from '#gateway/area.ts'
import { exported } from './exported.ts'
import { fairnessChecks } from './fairness-checks.ts'
import { fairnessRoutes } from './routes.ts'

export const fairnessArea: Area = {
  calls: (deps) => fairnessRoutes(deps),
  checks: fairnessChecks,
  exported,
  retention: {
    seed_pair: kept('stay, as rounds do; a trial user’s go with them'),
    fair_round: kept('stay, as rounds do; a trial user’s go with them'),
  },
}
