import { object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Instant } from '#contract/scalars.ts'

export const createEventsTicket = defineCall({
  name: 'createEventsTicket',
  summary: 'A ticket that authenticates one event socket, once, within half a minute.',
  method: 'POST',
  path: '/wps/events/ticket',
  auth: 'session',
  perDay: 'any',
  request: object({}),
  response: type({ ticket: string(), expiresAt: Instant }),
})
