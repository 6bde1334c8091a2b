import { type Area, kept } from '#gateway/area.ts'
import { jackpotChecks } from './checks.ts'
import { exported } from './exported.ts'
import { jackpotRoutes } from './routes.ts'
import { runJackpot } from './run-jackpot.ts'

export const jackpotArea: Area = {
  calls: (deps) => jackpotRoutes(deps),
  jobs: [{ name: 'feed the jackpot', times: '*/5 * * * * *', run: runJackpot }],
  checks: jackpotChecks,
  exported,
  retention: {
    jackpot_mark: kept('one row'),
    jackpot_pot: kept('stay'),
    jackpot_win: kept('stay'),
  },
}
