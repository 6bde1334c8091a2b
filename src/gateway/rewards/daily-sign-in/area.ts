import { type Area, kept } from '#gateway/area.ts'
import { putVersion } from '#gateway/platform/operators/put-version.ts'
import { signInChecks } from './checks.ts'
import { exported } from './exported.ts'
import { putPlan } from './plans.ts'
import { signInRoutes } from './routes.ts'

export const dailySignInArea: Area = {
  calls: (deps) => signInRoutes(deps),
  checks: signInChecks,
  exported,
  operations: { 'daily-sign-in.put': putVersion(putPlan) },
  retention: {
    sign_in_plan: kept('stay: the operator’s, every version'),
    sign_in: kept('stay'),
  },
}
