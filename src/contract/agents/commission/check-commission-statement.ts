import { object, optional } from 'superstruct'
import { computationOf } from '#contract/agents/computations/computation.ts'
import { defineCall } from '#contract/define-call.ts'
import { Flag, Text } from '#contract/scalars.ts'
import { StatementCheckStruct } from './commission-statement.ts'

/**
 * A line of any size has an answer at once: its result, or how far the computation is. The caller asks until it has ended.
 */
export const checkCommissionStatement = defineCall({
  name: 'checkCommissionStatement',
  summary: 'Recomputes a statement of the agent from the bets and the ledger, and compares the two.',
  method: 'GET',
  path: '/wps/agent/statement/check',
  auth: 'agent',
  /** `again` computes anew if there is a result of the last hour, or a failure. */
  request: object({ statementId: Text, again: optional(Flag) }),
  response: computationOf(StatementCheckStruct),
  errors: ['statement_not_found'],
})
