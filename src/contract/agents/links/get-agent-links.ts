import { array, boolean, integer, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { AgentLinkStruct, Rate } from './agent-link.ts'

export const getAgentLinks = defineCall({
  name: 'getAgentLinks',
  summary:
    'The invitation links of an agent, newest first, each with its funnel; the highest rebate, and whether the agent can open accounts.',
  method: 'GET',
  path: '/wps/agent/links',
  auth: 'agent',
  request: object({}),
  response: type({
    links: array(AgentLinkStruct),
    /** How many more links the agent can make. */
    left: integer(),
    /** The highest rebate that the agent can give now. */
    mostRate: Rate,
    /** Whether agents can be below: the line is 64 deep at most. */
    hasRoom: boolean(),
    /** Whether the agent can open accounts; false if a registration requires data that only the owner can enter. */
    canRegister: boolean(),
  }),
})
