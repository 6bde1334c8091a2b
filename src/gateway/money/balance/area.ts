import type { Area } from '#gateway/area.ts'
import { balanceRoutes } from './routes.ts'

export const balanceArea: Area = {
  calls: (deps) => balanceRoutes(deps),
}
