import { array, boolean, nullable, object, optional, refine, string, type } from 'superstruct'
import { CivilDay, isRange } from '#contract/days.ts'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, Instant, Text } from '#contract/scalars.ts'
import { figureFields, reportFigures, teamSums } from './figures.ts'
import { rangeFields } from './team-range.ts'

const FiguresStruct = type(figureFields(reportFigures.team))

/**
 * Figures of the team of the caller, or of an agent in the caller's line, for civil days in the operator's time zone (product
 * rule 32.1). An agent who is not in the caller's line is treated as unknown.
 */
export const getTeamOverview = defineCall({
  name: 'getTeamOverview',
  summary: 'Figures of a team in a period, with those of the preceding period of the same length.',
  method: 'GET',
  path: '/wps/agent/report/overview',
  auth: 'agent',
  request: refine(object({ ...rangeFields, downline: optional(Text) }), 'days', isRange),
  response: type({
    currency: CurrencyCode,
    /** The figures contain everything that was settled and paid before this moment; null before the first count. */
    asOf: nullable(Instant),
    /** Whether the last night found sums of lines, of anybody, that differ from the bets or the ledger. */
    isDoubted: boolean(),
    /** Account names from the caller down to the agent whose team it is. */
    path: array(string()),
    figures: FiguresStruct,
    /** Figures of the preceding period of the same length. `members` is the current number there too. */
    before: FiguresStruct,
    /**
     * Figures of the accounts directly below, agents included: the part that belongs to no team of a direct downline.
     */
    own: FiguresStruct,
    /** Days on which something happened, the first one first. */
    days: array(type({ day: CivilDay, ...figureFields(teamSums) })),
  }),
  errors: ['downline_unknown'],
})
