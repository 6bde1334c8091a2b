import { enums, integer, max, min, object, optional, size, string } from 'superstruct'
import { CivilDay } from '#contract/days.ts'
import { defineCall } from '#contract/define-call.ts'
import { siteLanguages } from '#lib/languages.ts'
import { AgentLinkStruct, downlineKinds, landingPages, Rate } from './agent-link.ts'

/** Kind, rebate, page and code of a link never change; the agent can switch it off and on. */
export const createAgentLink = defineCall({
  name: 'createAgentLink',
  summary: 'Makes an invitation link with a code of its own.',
  method: 'POST',
  path: '/wps/agent/links',
  auth: 'agent',
  idempotent: true,
  request: object({
    name: size(string(), 1, 40),
    kind: enums(downlineKinds),
    rate: Rate,
    /** The last civil day, in the operator's time zone, on which it can be used. */
    lastDay: optional(CivilDay),
    maxUses: optional(min(max(integer(), 1_000_000), 1)),
    language: enums(siteLanguages),
    page: enums(landingPages),
  }),
  response: AgentLinkStruct,
  errors: ['field_invalid', 'link_expired', 'link_limit', 'rebate_above_own', 'line_too_deep'],
})
