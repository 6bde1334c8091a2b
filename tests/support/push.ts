import { createECDH, randomBytes } from 'node:crypto'
import { subscribePush } from '#contract/account/push/subscribe-push.ts'
import type { PushMessage, PushOutcome, PushSender, PushTarget } from '#gateway/platform/ports/push.ts'
import type { TestGateway } from './gateway.ts'

/** What a browser sends when it subscribes. */
export function newSubscription(changed: object = {}) {
  const pair = createECDH('prime256v1')
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
    p256dh: pair.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
    language: 'en',
    ...changed,
  }
}

/** Subscribes a session's device. @returns the endpoint */
export async function subscribed(gateway: TestGateway, token: string, changed: object = {}): Promise<string> {
  const asked = newSubscription(changed)
  ;(await gateway.call(subscribePush, asked, { token })).value()
  return asked.endpoint
}

/** A sender that takes every message, or answers as the test says. */
export function fakePush() {
  const taken: (PushMessage & { readonly endpoint: string })[] = []
  let outcome: PushOutcome = { end: 'sent' }
  const sender: PushSender = {
    key: async () => 'key',
    accepts: () => true,
    async send({ endpoint }: PushTarget, message) {
      taken.push({ ...message, endpoint })
      return outcome
    },
  }
  return {
    sender,
    taken,
    /** The kinds that came to an endpoint. */
    kindsTo: (endpoint: string) => taken.filter((one) => one.endpoint === endpoint).map(({ topic }) => topic),
    answers(next: PushOutcome) {
      outcome = next
    },
  }
}
