import { object, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

/**
 * A visitor counts once for each link and civil day. Kept for that is a hash with a salt that is thrown away when the day is
 * over. The answer is the same for a code that nobody has, and for machines, which do not count.
 */
export const countLinkClick = defineCall({
  name: 'countLinkClick',
  summary: 'Counts a visit by an invitation link.',
  method: 'POST',
  path: '/wps/agent/links/click',
  auth: 'none',
  request: object({ code: size(string(), 1, 64) }),
  response: type({}),
})
