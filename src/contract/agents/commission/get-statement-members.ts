import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { Text } from '#contract/scalars.ts'
import { ActiveMemberStruct } from './commission-statement.ts'

export const getStatementMembers = defineCall({
  name: 'getStatementMembers',
  summary: 'Accounts that a statement of the agent counts as active, the newest accounts first.',
  method: 'GET',
  path: '/wps/agent/statement/members',
  auth: 'agent',
  request: object({ statementId: Text, ...pageRequest }),
  response: Paged(ActiveMemberStruct),
  errors: ['statement_not_found'],
})
