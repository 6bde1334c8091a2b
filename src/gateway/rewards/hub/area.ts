import type { Area } from '#gateway/area.ts'
import { hubRoutes } from './routes.ts'

export const hubArea: Area = { calls: (deps) => hubRoutes(deps) }
