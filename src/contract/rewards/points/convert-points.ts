import { object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, Instant, MinorUnits, PositiveMinorUnits, Text } from '#contract/scalars.ts'

/** `amount` is the amount that the caller saw; if the rate has changed since, nothing is converted. */
export const convertPoints = defineCall({
  name: 'convertPoints',
  summary: 'Exchanges points for money, at the rate that `getPointBalance` names.',
  method: 'POST',
  path: '/wps/point/convert',
  auth: 'member',
  sealed: true,
  limit: 'write',
  idempotent: true,
  request: object({ points: PositiveMinorUnits, amount: PositiveMinorUnits, password: Text }),
  response: type({
    points: MinorUnits,
    amount: MinorUnits,
    currency: CurrencyCode,
    /** Points that are left. */
    balanceAfter: MinorUnits,
    at: Instant,
  }),
  errors: [
    'withdraw_password_missing',
    'withdraw_password_wrong',
    'password_wrong',
    'points_not_convertible',
    'amount_invalid',
    'points_missing',
    'play_blocked',
  ],
})
