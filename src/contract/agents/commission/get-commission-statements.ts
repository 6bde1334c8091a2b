import { enums, nullable, object, refine, type } from 'superstruct'
import { contractTypes } from '#contract/agents/contracts/contract.ts'
import { CivilDay, isRange } from '#contract/days.ts'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'
import { StatementRowStruct } from './commission-statement.ts'

/** The statements of the calling agent's contracts (product rule 33.1). Periods without activity have no statement. */
export const getCommissionStatements = defineCall({
  name: 'getCommissionStatements',
  summary: 'Settled periods of the agent’s contracts of a kind, newest first, with the sums of the requested days.',
  method: 'GET',
  path: '/wps/agent/statements',
  auth: 'agent',
  /** Periods that end within these civil days of the operator, both inclusive; the end of a day is the next one's beginning. */
  request: refine(
    object({ contract: enums(contractTypes), from: CivilDay, to: CivilDay, ...pageRequest }),
    'days',
    isRange,
  ),
  response: type({
    ...Paged(StatementRowStruct).schema,
    currency: CurrencyCode,
    /** Sums of all statements of that time: the paid amount, and the amount that is not paid yet. */
    paid: MinorUnits,
    open: MinorUnits,
    /** The moment up to which periods are settled; null before the first. */
    settledTo: nullable(Instant),
    /** The reason why the next period is over but not settled yet: its bets are still being counted. */
    waitsFor: nullable(enums(['figures'])),
  }),
})
