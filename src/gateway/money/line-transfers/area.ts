import type { AuthPorts } from '#gateway/account/auth/access.ts'
import { type Area, kept } from '#gateway/area.ts'
import { exported } from './exported.ts'
import { transferProofs } from './proofs.ts'
import { transferRoutes } from './routes.ts'

interface Needed {
  readonly auth: AuthPorts
}

export const lineTransfersArea: Area<Needed> = {
  calls: (deps, ports) => transferRoutes(deps, ports.auth.hasher),
  checks: transferProofs,
  exported,
  retention: {
    line_transfer: kept('stay'),
  },
}
