import { sendFeedback as definition, type SendFeedbackRequest } from '#contract/system/send-feedback.ts'
import { call } from './call.ts'

/** @throws CallError */
export async function sendFeedback(request: SendFeedbackRequest): Promise<void> {
  await call(definition, request)
}
