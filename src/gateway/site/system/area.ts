import type { Area } from '#gateway/area.ts'
import { systemRoutes } from './routes.ts'

export const systemArea: Area = {
  calls: (deps) => systemRoutes(deps),
}
