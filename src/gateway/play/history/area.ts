import { type Area, kept } from '#gateway/area.ts'
import type { VendorClient } from '#gateway/play/vendor-door/vendor-client.ts'
import { historyChecks } from './history-checks.ts'
import { historyRoutes } from './routes.ts'

interface Needed {
  readonly vendors: VendorClient
}

export const historyArea: Area<Needed> = {
  calls: (deps, { vendors }) => historyRoutes(deps, vendors),
  checks: historyChecks,
  retention: {
    member_hour: kept('stay; a trial user’s go with them'),
  },
}
