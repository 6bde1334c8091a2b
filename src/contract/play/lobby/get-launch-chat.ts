import { object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'

/** The client must check the address like any other before it frames the page. */
export const getLaunchChat = defineCall({
  name: 'getLaunchChat',
  summary: 'Address of the chat room.',
  method: 'GET',
  path: '/wps/live/launchChat',
  auth: 'session',
  request: object({ language: Language }),
  response: type({ chatUrl: string() }),
  errors: ['chat_not_configured'],
})
