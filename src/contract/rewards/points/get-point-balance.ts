import { array, boolean, enums, nullable, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { MinorUnits } from '#contract/scalars.ts'
import { PointCategoryStruct, PointRateStruct, pointPasswords } from './point.ts'

/** The call first counts the points of all settled bets. */
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
    /** Rewards for points; null if there are none. */
    convert: nullable(PointRateStruct),
    password: enums(pointPasswords),
    /** Whether the caller has set the required password. */
    hasPassword: boolean(),
  }),
})
