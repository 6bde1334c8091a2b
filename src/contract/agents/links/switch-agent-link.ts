import { boolean, object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'
import { AgentLinkStruct } from './agent-link.ts'

export const switchAgentLink = defineCall({
  name: 'switchAgentLink',
  summary: 'Switches an invitation link off, or on again. Accounts that registered by it keep their place.',
  method: 'PUT',
  path: '/wps/agent/links',
  auth: 'agent',
  request: object({ linkId: Text, isActive: boolean() }),
  response: AgentLinkStruct,
  errors: ['link_unknown'],
})
