import { array, enums, integer, nullable, object, optional, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { MoneyStruct } from '#contract/money.ts'
import { Language } from '#contract/scalars.ts'
import { pointPictures } from './point.ts'

export const getPointRewards = defineCall({
  name: 'getPointRewards',
  summary: 'Rewards of the points mall, in the order to show them.',
  method: 'GET',
  path: '/wps/point/rewards',
  auth: 'none',
  request: object({ language: Language }),
  response: type({
    list: array(
      type({
        id: string(),
        name: string(),
        remark: string(),
        /** Quantity left; null if unlimited. */
        quantity: nullable(integer()),
        points: integer(),
        /** Required sum of deposits; null if none is required. */
        amountRequirement: nullable(MoneyStruct),
        picture: optional(enums(pointPictures)),
        /** Amount to be credited; null for goods, which are sent to an address. */
        value: nullable(MoneyStruct),
        /** `coming` cannot be redeemed yet, `closed` can no longer be redeemed. */
        status: enums(['open', 'coming', 'closed']),
      }),
    ),
  }),
})
