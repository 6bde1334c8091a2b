import { array, boolean, enums, integer, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'
import { coins, payoutKinds } from '#lib/payout-kinds.ts'
import { PayoutAccountStruct, TurnoverStruct } from './withdrawal.ts'

/**
 * Everything that a withdrawal depends on, so that the site can show a refusal in advance. Amounts are of the account's
 * currency.
 */
export const getWithdrawalOptions = defineCall({
  name: 'getWithdrawalOptions',
  summary: 'The conditions of a withdrawal now: balance, bounds, fee, accounts, and missing turnover.',
  method: 'GET',
  path: '/wps/wallet/withdrawal/options',
  auth: 'member',
  request: object({}),
  response: type({
    currency: CurrencyCode,
    balance: MinorUnits,
    minimum: MinorUnits,
    maximum: MinorUnits,
    /** The fee of an amount is `feeFixed` and `feeBasisPoints` hundredths of a per cent of it, rounded down. */
    feeFixed: MinorUnits,
    feeBasisPoints: integer(),
    /** The number of withdrawals and the sum that are left for today. */
    leftCount: integer(),
    leftSum: MinorUnits,
    /** Whether a withdraw password is set. */
    hasWithdrawPassword: boolean(),
    /** Whether the member must first prove a mobile number, in the security centre. */
    needsMobile: boolean(),
    /** No money leaves until then, because a withdraw password was replaced without the old one. */
    restsUntil: nullable(Instant),
    /** The kinds of accounts that can be paid to now; others cannot be added or used. */
    kinds: array(enums(payoutKinds)),
    accounts: array(PayoutAccountStruct),
    /** Units of the currency for one coin, as a decimal, for the coins of the accounts; a coin without a rate is left out. */
    rates: array(type({ coin: enums(coins), rate: string() })),
    /** Deposits of which something is left to play, oldest first. */
    turnover: array(TurnoverStruct),
    /** The missing turnover of all of them. */
    leftToPlay: MinorUnits,
    /** Minutes within which a withdrawal is promised to be paid. */
    payoutMinutes: integer(),
    /** Seconds from request to payment of the last 30 days: half of them, and nine of ten, were as fast. Null without any. */
    speed: nullable(type({ median: integer(), ninety: integer(), payouts: integer() })),
  }),
})
