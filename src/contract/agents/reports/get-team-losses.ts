import { enums, type Infer, nullable, object, optional, refine, type } from 'superstruct'
import { isRange } from '#contract/days.ts'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { CurrencyCode, Instant } from '#contract/scalars.ts'
import { figureFields, reportFigures } from './figures.ts'
import { placeFields } from './line-report.ts'
import { accountFields, rangeFields } from './team-range.ts'

/** Sorted by account name, or by loss, the largest first. */
export const lossOrders = ['account', 'loss'] as const

const TeamLossesRequestStruct = refine(
  object({ ...rangeFields, ...accountFields, order: optional(enums(lossOrders)), ...pageRequest }),
  'days',
  isRange,
)
export type TeamLossesRequest = Infer<typeof TeamLossesRequestStruct>

const fields = figureFields(reportFigures.losses)
const TeamLossStruct = type({ ...placeFields, ...fields })
export type TeamLoss = Infer<typeof TeamLossStruct>

/**
 * Accounts of the caller's line that played or moved money. The sums are those of the team, see `getTeamBets`. The
 * order by losses is refused for long periods of large lines, because it would take long.
 */
export const getTeamLosses = defineCall({
  name: 'getTeamLosses',
  summary: 'Deposits, withdrawals, rewards, stakes and losses of the accounts of the line in a period.',
  method: 'GET',
  path: '/wps/agent/report/losses',
  auth: 'agent',
  request: TeamLossesRequestStruct,
  errors: ['line_too_large'],
  response: type({
    ...Paged(TeamLossStruct).schema,
    currency: CurrencyCode,
    asOf: nullable(Instant),
    sums: type(fields),
  }),
})
