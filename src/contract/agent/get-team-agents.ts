import { object, optional, refine, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { isRange } from '#contract/entities/days.ts'
import { TeamFiguresStruct } from '#contract/entities/line-report.ts'
import { Paged, pageRequest } from '#contract/entities/paged.ts'
import { CurrencyCode, Text } from '#contract/entities/scalars.ts'
import { rangeFields } from '#contract/entities/team-range.ts'

/**
 * The agents directly below an agent by account name, each with the figures of its own team while it stood there. Together with
 * `own` of the overview they are the overview's figures, but for teams that have left since and for `active`.
 */
export const getTeamAgents = defineCall({
  name: 'getTeamAgents',
  summary: 'The teams of the agents directly below an agent, with their figures in a period.',
  method: 'GET',
  path: '/wps/agent/report/agents',
  auth: 'agent',
  request: refine(object({ ...rangeFields, downline: optional(Text), ...pageRequest }), 'days', isRange),
  response: type({
    ...Paged(type({ account: string(), ...TeamFiguresStruct.schema })).schema,
    currency: CurrencyCode,
  }),
  errors: ['downline_unknown'],
})
