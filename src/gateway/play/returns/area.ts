import { getGameReturns } from '#contract/play/returns/get-game-returns.ts'
import { type Area, kept } from '#gateway/area.ts'
import { bind } from '#gateway/platform/http/bind.ts'
import { countReturns } from './count-returns.ts'
import { listReturns } from './read-returns.ts'
import { returnChecks } from './return-texts.ts'

export const returnsArea: Area = {
  calls: (deps) => [bind(getGameReturns, (request) => listReturns(deps, request))],
  jobs: [{ name: 'count what games returned', times: '46 * * * * *', run: countReturns }],
  checks: returnChecks,
  retention: {
    game_return: kept('stay: a row for each game and currency'),
    game_return_day: kept('stay: a row for each game, currency and day of play'),
    return_mark: kept('one row'),
  },
}
