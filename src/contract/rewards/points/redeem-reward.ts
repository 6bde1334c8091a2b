import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language, Text } from '#contract/scalars.ts'
import { DeliveryAddressStruct, PointOrderStruct } from './point.ts'

/** The password is the one that `getPointConfig` names. Goods need an address; for money it is ignored. */
export const redeemReward = defineCall({
  name: 'redeemReward',
  summary: 'Exchanges points for a reward.',
  method: 'POST',
  path: '/wps/point/redeem',
  auth: 'member',
  sealed: true,
  limit: 'write',
  idempotent: true,
  request: object({
    rewardId: Text,
    password: Text,
    address: optional(DeliveryAddressStruct),
    language: optional(Language),
  }),
  response: PointOrderStruct,
  errors: [
    'withdraw_password_missing',
    'withdraw_password_wrong',
    'password_wrong',
    'reward_not_found',
    'reward_closed',
    'reward_sold_out',
    'reward_deposits_missing',
    'reward_address_missing',
    'points_missing',
    'play_blocked',
  ],
})
