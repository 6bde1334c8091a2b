import { type Area, kept } from '#gateway/area.ts'
import { bonusChecks } from './checks.ts'
import { endBonuses, expireBonuses } from './end-bonuses.ts'
import { exported } from './exported.ts'
import { bonusOperations } from './operations.ts'
import { bonusRoutes } from './routes.ts'

export const bonusesArea: Area = {
  calls: (deps) => bonusRoutes(deps),
  jobs: [{ name: 'end bonuses', times: '32 * * * * *', run: expireBonuses }],
  checks: bonusChecks,
  happenings: { bonusesEnd: endBonuses },
  exported,
  operations: bonusOperations,
  retention: {
    bonus_offer: kept('stay: the operator’s, every version'),
    bonus_grant: kept('stay'),
    bonus_entry: kept('stay'),
  },
}
