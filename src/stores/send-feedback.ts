import { sendFeedback as definition, type SendFeedbackRequest } from '#contract/system/send-feedback.ts'
import { call } from './call.ts'
import { $session } from './session.ts'

/** Sends feedback. With a session it belongs to the member. @throws CallError */
export async function sendFeedback(request: SendFeedbackRequest): Promise<void> {
  const session = $session.get()
  await call(definition, request, session ? { token: session.token } : {})
}
