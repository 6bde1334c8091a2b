import { type Area, kept } from '#gateway/area.ts'
import { exported } from './exported.ts'
import { memberOperations } from './operations.ts'
import { memberRoutes } from './routes.ts'
import type { OfOtherAreas } from './service.ts'

interface Needed {
  readonly memberFacts: OfOtherAreas
}

export const membersArea: Area<Needed> = {
  calls: (deps, ports) => memberRoutes(deps, ports.memberFacts),
  exported,
  operations: memberOperations,
  retention: {
    member_upline: kept('stay'),
    member_audit: kept('stay'),
    line_rebate: kept('stay, every one that was in force'),
  },
}
