import { type Infer, object, optional, refine } from 'superstruct'
import { CivilDay, isRange } from '#contract/days.ts'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { Language } from '#contract/scalars.ts'
import { PointOrderStruct } from './point.ts'

const PointOrdersRequestStruct = refine(
  object({ from: CivilDay, to: CivilDay, language: optional(Language), ...pageRequest }),
  'days',
  isRange,
)
export type PointOrdersRequest = Infer<typeof PointOrdersRequestStruct>

/** Orders of the days from `from` to `to`, both inclusive, in the operator's time zone. */
export const getPointOrders = defineCall({
  name: 'getPointOrders',
  summary: 'Rewards that the caller has redeemed, newest first.',
  method: 'GET',
  path: '/wps/point/orders',
  auth: 'member',
  request: PointOrdersRequestStruct,
  response: Paged(PointOrderStruct),
})
