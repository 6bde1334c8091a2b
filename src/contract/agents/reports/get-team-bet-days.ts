import { array, object, refine, type } from 'superstruct'
import { CivilDay, isRange } from '#contract/days.ts'
import { defineCall } from '#contract/define-call.ts'
import { GameType } from '#contract/play/games/game.ts'
import { CurrencyCode, Text } from '#contract/scalars.ts'
import { figureFields, reportFigures } from './figures.ts'
import { rangeFields } from './team-range.ts'

/** An account that is not in the caller's line is treated as unknown. */
export const getTeamBetDays = defineCall({
  name: 'getTeamBetDays',
  summary: 'Bets of one account of the line in a category, by day.',
  method: 'GET',
  path: '/wps/agent/report/betDays',
  auth: 'agent',
  request: refine(object({ ...rangeFields, downline: Text, gameType: GameType }), 'days', isRange),
  response: type({ currency: CurrencyCode, list: array(type({ day: CivilDay, ...figureFields(reportFigures.bets) })) }),
  errors: ['downline_unknown'],
})
