import { type Infer, object, optional, refine } from 'superstruct'
import { CivilDay, isRange } from '#contract/days.ts'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { Language } from '#contract/scalars.ts'
import { PointEntryStruct, PointType } from './point.ts'

const PointHistoryRequestStruct = refine(
  object({ type: optional(PointType), from: CivilDay, to: CivilDay, language: optional(Language), ...pageRequest }),
  'days',
  isRange,
)
export type PointHistoryRequest = Infer<typeof PointHistoryRequestStruct>

/** Movements on the days from `from` to `to`, both inclusive, in the operator's time zone. */
export const getPointHistory = defineCall({
  name: 'getPointHistory',
  summary: 'Movements of the caller’s points, newest first, each with its computation.',
  method: 'GET',
  path: '/wps/point/history',
  auth: 'member',
  request: PointHistoryRequestStruct,
  response: Paged(PointEntryStruct),
})
