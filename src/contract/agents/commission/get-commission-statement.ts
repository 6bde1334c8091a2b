import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'
import { StatementStruct } from './commission-statement.ts'

export const getCommissionStatement = defineCall({
  name: 'getCommissionStatement',
  summary: 'A settled period of a contract of the agent, with its whole computation.',
  method: 'GET',
  path: '/wps/agent/statement',
  auth: 'agent',
  request: object({ statementId: Text }),
  response: StatementStruct,
  errors: ['statement_not_found'],
})
