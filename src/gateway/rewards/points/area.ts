import type { AuthPorts } from '#gateway/account/auth/access.ts'
import { type Area, kept, later } from '#gateway/area.ts'
import { pointChecks } from './checks.ts'
import { countPoints } from './count-points.ts'
import { exported } from './exported.ts'
import { pointOperations } from './operations.ts'
import { rewardsRoutes } from './routes.ts'
import { forgetDeliveries } from './work-orders.ts'

interface Needed {
  readonly auth: AuthPorts
}

export const pointsArea: Area<Needed> = {
  calls: (deps, ports) => rewardsRoutes(deps, ports.auth.hasher),
  jobs: [{ name: 'give points', times: '42 * * * * *', run: countPoints }],
  checks: pointChecks,
  exported,
  operations: pointOperations,
  retention: {
    point_rule: kept('stay: the operator’s, every version'),
    point_mark: kept('one row'),
    point_count: kept('one row for each player, currency and category'),
    point_entry: kept('stay'),
    point_order: later('stay; the address 90 days after the order is over', ({ database, now }) =>
      forgetDeliveries(database, now()),
    ),
    point_reward: kept('stay: the operator’s'),
  },
}
