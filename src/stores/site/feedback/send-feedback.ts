import { sendFeedback as definition, type SendFeedbackRequest } from '#contract/site/feedback/send-feedback.ts'
import { $session } from '#stores/account/auth/session.ts'
import { call } from '#stores/call.ts'

/** Sends feedback. With a session it belongs to the member. @throws CallError */
export async function sendFeedback(request: SendFeedbackRequest): Promise<void> {
  const session = $session.get()
  await call(definition, request, session ? { token: session.token } : {})
}
