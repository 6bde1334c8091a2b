import { array, object, refine, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CivilDay, isRange } from '#contract/entities/days.ts'
import { GameType } from '#contract/entities/game.ts'
import { playFields } from '#contract/entities/line-report.ts'
import { CurrencyCode, Text } from '#contract/entities/scalars.ts'
import { rangeFields } from '#contract/entities/team-range.ts'

/** An account that is not in the caller's line is treated as unknown. */
export const getTeamBetDays = defineCall({
  name: 'getTeamBetDays',
  summary: 'Bets of one account of the line in a category, by day.',
  method: 'GET',
  path: '/wps/agent/report/betDays',
  auth: 'agent',
  request: refine(object({ ...rangeFields, downline: Text, gameType: GameType }), 'days', isRange),
  response: type({ currency: CurrencyCode, list: array(type({ day: CivilDay, ...playFields })) }),
  errors: ['downline_unknown'],
})
