import type { Area } from '#gateway/area.ts'
import { reportRoutes } from './routes.ts'

export const reportsArea: Area = {
  calls: (deps) => reportRoutes(deps),
}
