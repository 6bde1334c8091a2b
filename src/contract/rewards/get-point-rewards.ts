import { array, enums, integer, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { MoneyStruct } from '#contract/entities/money.ts'
import { Language } from '#contract/entities/scalars.ts'

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
        /** Left to redeem; null where there is no end. */
        quantity: nullable(integer()),
        points: integer(),
        /** What must have been paid in before; null where nothing must. */
        amountRequirement: nullable(MoneyStruct),
        /** What is credited; null for a reward that is no money. */
        value: nullable(MoneyStruct),
        /** `coming` cannot be redeemed yet, `closed` not any more. */
        status: enums(['open', 'coming', 'closed']),
      }),
    ),
  }),
})
