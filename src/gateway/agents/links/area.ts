import type { AuthPorts } from '#gateway/account/auth/access.ts'
import { type Area, kept, soon } from '#gateway/area.ts'
import { forgetVisitors } from './clicks.ts'
import { exported } from './exported.ts'
import { linkRoutes } from './routes.ts'

interface Needed {
  readonly auth: AuthPorts
}

export const linksArea: Area<Needed> = {
  calls: (deps, ports) => linkRoutes(deps, ports.auth.hasher),
  exported,
  retention: {
    agent_link: kept('stay'),
    agent_link_day: kept('stay: a row for each link and day with visits'),
    agent_link_visitor: soon('until the civil day is over', ({ database, now }) => forgetVisitors(database, now())),
    agent_link_salt: kept('until the civil day is over; deleted together with the hashes of visitors'),
  },
}
