import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { StatementCheckStruct } from '#contract/entities/commission-statement.ts'
import { Text } from '#contract/entities/scalars.ts'

export const checkCommissionStatement = defineCall({
  name: 'checkCommissionStatement',
  summary: 'Recomputes a statement of the agent from the bets and the ledger, and compares the two.',
  method: 'GET',
  path: '/wps/agent/statement/check',
  auth: 'agent',
  request: object({ statementId: Text }),
  response: StatementCheckStruct,
  errors: ['statement_not_found'],
})
