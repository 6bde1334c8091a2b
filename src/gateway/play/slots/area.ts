import type { Area } from '#gateway/area.ts'
import { slotsRoutes } from './routes.ts'

export const slotsArea: Area = {
  calls: (deps) => slotsRoutes(deps),
}
