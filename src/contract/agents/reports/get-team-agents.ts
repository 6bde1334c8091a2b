import { object, optional, refine, string, type } from 'superstruct'
import { isRange } from '#contract/days.ts'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { CurrencyCode, Text } from '#contract/scalars.ts'
import { figureFields, reportFigures } from './figures.ts'
import { rangeFields } from './team-range.ts'

/**
 * The agents directly below an agent by account name, each with the figures of its own team while it was there. Their
 * sum with `own` of the overview is the overview's figures, except teams that have left since, and `active`.
 */
export const getTeamAgents = defineCall({
  name: 'getTeamAgents',
  summary: 'The teams of the agents directly below an agent, with their figures in a period.',
  method: 'GET',
  path: '/wps/agent/report/agents',
  auth: 'agent',
  request: refine(object({ ...rangeFields, downline: optional(Text), ...pageRequest }), 'days', isRange),
  response: type({
    ...Paged(type({ account: string(), ...figureFields(reportFigures.team) })).schema,
    currency: CurrencyCode,
  }),
  errors: ['downline_unknown'],
})
