import { type Infer, object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'

const SendFeedbackRequestStruct = object({
  /** One of `questionTypes` of `getPermission`. */
  questionType: Text,
  /** Its trimmed length must be within the bounds of `getPermission`. */
  content: size(string(), 0, 1000),
  /** How to reach the person, if they want an answer. */
  contact: optional(size(string(), 0, 255)),
})
export type SendFeedbackRequest = Infer<typeof SendFeedbackRequestStruct>

/** Needs no session. A member's token links it to the member, who can read it again (`getFeedback`). */
export const sendFeedback = defineCall({
  name: 'sendFeedback',
  summary: 'Leaves a message for the operator.',
  method: 'POST',
  path: '/wps/feedback',
  auth: 'none',
  always: true,
  limit: 'feedback',
  request: SendFeedbackRequestStruct,
  response: type({}),
  errors: ['field_invalid'],
})
