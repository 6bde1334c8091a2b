import type { Area } from '#gateway/area.ts'
import { reportRoutes } from './routes.ts'
import { teamFilePage } from './team-file.ts'

export const reportsArea: Area = {
  calls: (deps) => reportRoutes(deps),
  pages: (deps, _, api) => [teamFilePage(deps, api)],
}
