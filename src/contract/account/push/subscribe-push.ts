import { type Infer, object, pattern, size, string } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { PushStruct } from './push.ts'

const PushSubscriptionStruct = object({
  /** `https` at a push service that the operator allows. */
  endpoint: size(string(), 1, 1000),
  /** The public key of the browser: an uncompressed point of P-256, base64url. */
  p256dh: pattern(string(), /^[\w-]{87}$/),
  /** The secret of the browser: 16 bytes, base64url. */
  auth: pattern(string(), /^[\w-]{22}$/),
  language: Language,
})
export type PushSubscriptionRequest = Infer<typeof PushSubscriptionStruct>

/** A device belongs to one account: a subscription of another one on it ends. Answers 404 if push messages are switched off. */
export const subscribePush = defineCall({
  name: 'subscribePush',
  summary: "Subscribes the device of the caller's session to push messages, or subscribes it anew.",
  method: 'POST',
  path: '/wps/member/push/subscribe',
  auth: 'member',
  request: PushSubscriptionStruct,
  response: PushStruct,
  errors: ['push_invalid'],
})
