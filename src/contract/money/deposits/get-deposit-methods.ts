import { array, boolean, enums, type Infer, integer, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, MinorUnits } from '#contract/scalars.ts'
import { depositMethods } from './deposit.ts'

const DepositMethodStruct = type({
  method: enums(depositMethods),
  currency: CurrencyCode,
  minimum: MinorUnits,
  maximum: MinorUnits,
  suggested: array(MinorUnits),
  /** The member's fee of a deposit: a fixed part, and a part of the amount in hundredths of a per cent. */
  feeFixed: MinorUnits,
  feeBasisPoints: integer(),
  /** After how many minutes the money usually arrives; 0: at once. */
  arrivesMinutes: integer(),
  /** True if no real money moves: the charge is paid on a page of this site. */
  sandbox: boolean(),
})
export type OfferedMethod = Infer<typeof DepositMethodStruct>

export const getDepositMethods = defineCall({
  name: 'getDepositMethods',
  summary: 'Deposit methods with their bounds, fees and times, and suggested amounts.',
  method: 'GET',
  path: '/wps/wallet/deposit/methods',
  auth: 'member',
  request: object({}),
  response: type({
    methods: array(DepositMethodStruct),
    /** Whether the law of the market lets a form begin with a bonus that the member has not joined. */
    bonusPreselected: boolean(),
  }),
})
