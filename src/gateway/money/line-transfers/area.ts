import type { AuthPorts } from '#gateway/account/auth/access.ts'
import { type Area, kept } from '#gateway/area.ts'
import { transferChecks } from './checks.ts'
import { exported } from './exported.ts'
import { transferRoutes } from './routes.ts'

interface Needed {
  readonly auth: AuthPorts
}

export const lineTransfersArea: Area<Needed> = {
  calls: (deps, ports) => transferRoutes(deps, ports.auth.hasher),
  checks: transferChecks,
  exported,
  retention: {
    line_transfer: kept('stay'),
  },
}
