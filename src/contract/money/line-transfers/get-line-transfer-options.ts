import { boolean, integer, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'

/**
 * Everything that a transfer depends on, so that the site can show a refusal in advance. Amounts are of the account's
 * currency.
 */
export const getLineTransferOptions = defineCall({
  name: 'getLineTransferOptions',
  summary: 'The amount that the caller can send along the agent line now, and the possible receivers.',
  method: 'GET',
  path: '/wps/wallet/lineTransfer/options',
  auth: 'member',
  request: object({}),
  response: type({
    /** The agent above, by account name, and whether they can receive money now. Null for an agent at the top. */
    upline: nullable(type({ account: string(), canReceive: boolean() })),
    currency: CurrencyCode,
    balance: MinorUnits,
    minimum: MinorUnits,
    maximum: MinorUnits,
    /** The number of transfers and the sum that are left for today. */
    leftCount: integer(),
    leftSum: MinorUnits,
    /** When the next day begins. */
    resetsAt: Instant,
    /** Whether a withdraw password is set. */
    hasWithdrawPassword: boolean(),
    /** No money leaves until then, because a withdraw password was replaced without the old one. */
    restsUntil: nullable(Instant),
    /** A pause or exclusion forbids it. */
    blocked: boolean(),
    /** The missing turnover of deposits before a withdrawal. */
    leftToPlay: MinorUnits,
  }),
  errors: ['receiver_unknown'],
})
