import { type Infer, object, optional, refine } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CivilDay, isRange } from '#contract/entities/days.ts'
import { Paged, pageRequest } from '#contract/entities/paged.ts'
import { Language } from '#contract/entities/scalars.ts'
import { RebateStruct } from '#contract/entities/vip.ts'

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
