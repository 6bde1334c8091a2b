import { type Infer, nullable, object, optional, refine, type } from 'superstruct'
import { isRange } from '#contract/days.ts'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { GameType } from '#contract/play/games/game.ts'
import { CurrencyCode, Instant } from '#contract/scalars.ts'
import { figureFields, reportFigures } from './figures.ts'
import { placeFields } from './line-report.ts'
import { accountFields, rangeFields } from './team-range.ts'

const TeamBetsRequestStruct = refine(
  object({ ...rangeFields, ...accountFields, gameType: optional(GameType), ...pageRequest }),
  'days',
  isRange,
)
export type TeamBetsRequest = Infer<typeof TeamBetsRequestStruct>

const fields = figureFields(reportFigures.bets)
const TeamBetStruct = type({ ...placeFields, gameType: GameType, ...fields })
export type TeamBet = Infer<typeof TeamBetStruct>

/**
 * The bets of the accounts in the caller's line, an entry for each account and category, by account name. `pageSize`
 * counts accounts. The sums are those of the team: they include accounts that have left since, which have no entry.
 */
export const getTeamBets = defineCall({
  name: 'getTeamBets',
  summary: 'Bets of the accounts of the line in a period, by account and category.',
  method: 'GET',
  path: '/wps/agent/report/bets',
  auth: 'agent',
  request: TeamBetsRequestStruct,
  response: type({
    ...Paged(TeamBetStruct).schema,
    currency: CurrencyCode,
    asOf: nullable(Instant),
    sums: type(fields),
  }),
})
