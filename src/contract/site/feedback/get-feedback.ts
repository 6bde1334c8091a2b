import { type Infer, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { Instant } from '#contract/scalars.ts'

const FeedbackStruct = type({
  feedbackId: string(),
  /** One of `questionTypes` of `getPermission`, or of an earlier list. */
  questionType: string(),
  content: string(),
  sentAt: Instant,
  /** The operator's words, as plain text; null as long as there is no answer. */
  answer: nullable(string()),
  answeredAt: nullable(Instant),
})
export type Feedback = Infer<typeof FeedbackStruct>

/** Feedback without a session belongs to no account. */
export const getFeedback = defineCall({
  name: 'getFeedback',
  summary: 'Feedback of the caller with the operator’s answers, newest first.',
  method: 'GET',
  path: '/wps/member/feedback',
  auth: 'member',
  request: object(pageRequest),
  response: Paged(FeedbackStruct),
})
