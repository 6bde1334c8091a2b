import { type Infer, object, optional, refine } from 'superstruct'
import { CivilDay, isRange } from '#contract/days.ts'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { Language } from '#contract/scalars.ts'
import { RebateStruct } from './vip.ts'

const RebatesRequestStruct = refine(
  object({ from: CivilDay, to: CivilDay, language: optional(Language), ...pageRequest }),
  'days',
  isRange,
)
export type RebatesRequest = Infer<typeof RebatesRequestStruct>

/** Rebates of periods that begin on the days from `from` to `to`, both inclusive, in the operator's time zone. */
export const getRebates = defineCall({
  name: 'getRebates',
  summary: 'Rebates of closed periods, newest first, each with its computation.',
  method: 'GET',
  path: '/wps/rebate/list',
  auth: 'member',
  request: RebatesRequestStruct,
  response: Paged(RebateStruct),
})
