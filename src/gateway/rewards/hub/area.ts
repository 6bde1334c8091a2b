import { lookForRewards } from '#gateway/account/push/look-for-rewards.ts'
import type { Area } from '#gateway/area.ts'
import { listRewards } from './list-rewards.ts'
import { hubRoutes } from './routes.ts'
import { firstEndFor } from './running-out.ts'

export const hubArea: Area = {
  calls: (deps) => hubRoutes(deps),
  jobs: [
    {
      name: 'tell of rewards that run out',
      times: '57 * * * * *',
      run: (deps) => lookForRewards(deps, (member, now) => firstEndFor(deps, member, now)),
    },
  ],
  operations: { 'hub.rewards': listRewards },
}
