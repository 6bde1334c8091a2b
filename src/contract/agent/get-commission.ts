import { array, enums, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { contractTypes } from '#contract/entities/contract.ts'
import { CivilDay, DaysStruct } from '#contract/entities/days.ts'
import { CurrencyCode, MinorUnits } from '#contract/entities/scalars.ts'

/** What the calling agent has earned by contracts (product rule 33.7). */
export const getCommission = defineCall({
  name: 'getCommission',
  summary: 'The agent’s commissions: the balance, and what contracts paid for periods that end within some days.',
  method: 'GET',
  path: '/wps/agent/commission',
  auth: 'agent',
  request: DaysStruct,
  response: type({
    currency: CurrencyCode,
    /** What can be asked for, and what is held for payouts that were asked for. */
    balance: MinorUnits,
    held: MinorUnits,
    /** Settled and not paid yet: negative if the agent owes more. */
    open: MinorUnits,
    /** What a payout must have at least, and up to which it needs nobody of the house. */
    minimum: MinorUnits,
    automatic: MinorUnits,
    /** What was paid for periods of those days, by kind, with what rebates along the line brought; negative is what the agent paid itself. */
    kinds: array(type({ contract: enums([...contractTypes, 'rebate']), paid: MinorUnits })),
    /** The same by the civil day on which the periods ended; days without any are left out. */
    days: array(type({ day: CivilDay, paid: MinorUnits })),
  }),
})
