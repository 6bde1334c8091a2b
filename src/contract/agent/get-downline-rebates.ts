import { enums, nullable, object, optional, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { downlineKinds, Rate } from '#contract/entities/agent-link.ts'
import { CivilDay } from '#contract/entities/days.ts'
import { Paged, pageRequest } from '#contract/entities/paged.ts'
import { Instant, Text } from '#contract/entities/scalars.ts'

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
