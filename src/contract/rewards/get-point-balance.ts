import { array, boolean, enums, nullable, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { PointCategoryStruct, PointRateStruct, pointPasswords } from '#contract/entities/point.ts'
import { MinorUnits } from '#contract/entities/scalars.ts'

/** What was settled until now has become points when this answers. */
export const getPointBalance = defineCall({
  name: 'getPointBalance',
  summary: 'The points of the caller, and what is missing to the next one in each category.',
  method: 'GET',
  path: '/wps/point/balance',
  auth: 'member',
  request: object({}),
  response: type({
    points: MinorUnits,
    /** Whether bets earn points now. */
    enabled: boolean(),
    categories: array(PointCategoryStruct),
    /** What points can be exchanged for; null where they cannot. */
    convert: nullable(PointRateStruct),
    password: enums(pointPasswords),
    /** Whether the caller has set the password that is asked for. */
    hasPassword: boolean(),
  }),
})
