import { object, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

export const getAffiliate = defineCall({
  name: 'getAffiliate',
  summary: 'Succeeds if the invitation code belongs to an agent or a member, and accepts registrations.',
  method: 'GET',
  path: '/wps/agent/affiliate',
  auth: 'none',
  limit: 'captcha',
  request: object({ code: size(string(), 1, 64), domain: size(string(), 0, 255) }),
  response: type({}),
  errors: ['invitation_code_invalid', 'link_inactive', 'link_expired', 'link_used_up', 'line_too_deep'],
})
