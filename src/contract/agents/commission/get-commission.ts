import { array, enums, type } from 'superstruct'
import { contractTypes } from '#contract/agents/contracts/contract.ts'
import { CivilDay, DaysStruct } from '#contract/days.ts'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, MinorUnits } from '#contract/scalars.ts'

/** The commissions of the calling agent (product rule 33.7). */
export const getCommission = defineCall({
  name: 'getCommission',
  summary: 'The agent’s commissions: the balance, and the payments of contracts for periods that end within some days.',
  method: 'GET',
  path: '/wps/agent/commission',
  auth: 'agent',
  request: DaysStruct,
  response: type({
    currency: CurrencyCode,
    /** The amount that can be paid out, and the amount that is held for requested payouts. */
    balance: MinorUnits,
    held: MinorUnits,
    /** Settled and not paid yet: negative if the agent owes more. */
    open: MinorUnits,
    /** The smallest payout, and the largest one that needs no approval of the operator. */
    minimum: MinorUnits,
    automatic: MinorUnits,
    /**
     * The payments for periods of those days, by kind, including rebates along the line; negative for payments of the
     * agent itself.
     */
    kinds: array(type({ contract: enums([...contractTypes, 'rebate']), paid: MinorUnits })),
    /** The same by the civil day on which the periods ended; days without any are left out. */
    days: array(type({ day: CivilDay, paid: MinorUnits })),
  }),
})
