import type { Area } from '#gateway/area.ts'
import type { VendorClient } from '#gateway/play/vendor-door/vendor-client.ts'
import { lotteryRoutes } from './routes.ts'

interface Needed {
  readonly vendors: VendorClient
}

export const lotteriesArea: Area<Needed> = {
  calls: (deps, { vendors }) => lotteryRoutes(deps, vendors),
}
