import { object, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

/**
 * A visitor counts once for each link and civil day. The gateway stores a hash with a salt, and deletes the salt when
 * the day is over. Unknown codes get the same answer, and so do machines, which do not count.
 */
export const countLinkClick = defineCall({
  name: 'countLinkClick',
  summary: 'Counts a visit by an invitation link.',
  method: 'POST',
  path: '/wps/agent/links/click',
  auth: 'none',
  limit: 'captcha',
  request: object({ code: size(string(), 1, 64) }),
  response: type({}),
})
