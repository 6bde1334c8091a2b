import type { AuthPorts } from '#gateway/account/auth/access.ts'
import { type Area, later } from '#gateway/area.ts'
import type { Section } from '#gateway/export-fields.ts'
import { exportRoutes } from './routes.ts'
import { forgetExports } from './tickets.ts'

interface Needed {
  readonly auth: AuthPorts
  readonly exported: readonly Section[]
}

export const exportArea: Area<Needed> = {
  calls: (deps, ports) => exportRoutes({ deps, ports: ports.auth }, ports.exported),
  retention: {
    data_export: later('2 days', ({ database, now }) => forgetExports(database, now())),
  },
}
