import { enums, nullable, object, optional, string, type } from 'superstruct'
import { CivilDay } from '#contract/days.ts'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { Instant, Text } from '#contract/scalars.ts'
import { downlineKinds, Rate } from './agent-link.ts'

export const DownlineRebateStruct = type({
  account: string(),
  kind: enums(downlineKinds),
  joinedAt: Instant,
  /** The rebate in force today. */
  rate: Rate,
  /** Another one that is in force from a day on; null without one. */
  next: nullable(type({ rate: Rate, from: CivilDay })),
})

export const getDownlineRebates = defineCall({
  name: 'getDownlineRebates',
  summary: 'Accounts directly below the agent with the rebate of each, newest first.',
  method: 'GET',
  path: '/wps/agent/downline/rebates',
  auth: 'agent',
  /** `account` limits the list to this account, if it is directly below. */
  request: object({ account: optional(Text), ...pageRequest }),
  response: Paged(DownlineRebateStruct),
})
