import type { AuthPorts } from '#gateway/account/auth/access.ts'
import type { Area } from '#gateway/area.ts'
import { securityRoutes } from './routes.ts'

interface Needed {
  readonly auth: AuthPorts
}

export const securityArea: Area<Needed> = {
  calls: (deps, ports) => securityRoutes({ deps, ports: ports.auth }),
}
