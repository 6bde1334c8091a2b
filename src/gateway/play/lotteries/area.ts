import type { Area } from '#gateway/area.ts'
import { lotteryRoutes } from './routes.ts'

export const lotteriesArea: Area = {
  calls: (deps) => lotteryRoutes(deps),
}
