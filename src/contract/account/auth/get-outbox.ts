import { array, enums, integer, nullable, object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Instant } from '#contract/scalars.ts'

/** Answers 404 unless the demonstration outbox is on. */
export const getOutbox = defineCall({
  name: 'getOutbox',
  summary: 'SMS and e-mails of a demonstration, the newest 50 first.',
  method: 'GET',
  path: '/wps/sandbox/outbox',
  auth: 'none',
  request: object({ to: optional(size(string(), 1, 255)) }),
  response: type({
    messages: array(
      type({
        id: integer(),
        channel: enums(['sms', 'email']),
        to: string(),
        subject: nullable(string()),
        text: string(),
        sentAt: Instant,
      }),
    ),
  }),
})
