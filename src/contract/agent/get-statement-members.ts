import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { ActiveMemberStruct } from '#contract/entities/commission-statement.ts'
import { Paged, pageRequest } from '#contract/entities/paged.ts'
import { Text } from '#contract/entities/scalars.ts'

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
