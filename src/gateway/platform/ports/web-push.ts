import { ECDH } from 'node:crypto'
import type { PushMessage, PushOutcome, PushSender, PushTarget } from './push.ts'
import { encryptPush } from './push-encryption.ts'
import { type VapidKeys, vapidHeader } from './vapid.ts'

/** Milliseconds that a push service has to answer. */
const patience = 5_000

/** Most seconds that a push service can ask to wait. */
const longestPause = 6 * 3600

interface Options {
  /** Hosts of push services; `*.` before a name stands for any name below it. */
  readonly hosts: readonly string[]
  /** How the people of a push service reach the operator. */
  readonly contact: string
  readonly keys: () => Promise<VapidKeys>
  readonly now: () => Date
  /** Replaces the connection, for tests. */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * Sends by Web Push (RFC 8030, 8291 and 8292). Clients choose the addresses, so only hosts of known push services are
 * asked, redirects are not followed, and only the status of an answer is read.
 */
export function webPush({ hosts, contact, keys, now, fetch = globalThis.fetch }: Options): PushSender {
  return {
    key: async () => (await keys()).publicKey,
    accepts: ({ endpoint, p256dh, auth }) => isAllowed(endpoint, hosts) && isPoint(p256dh) && auth.length === 16,
    async send(target, message) {
      // The list may have become shorter since the subscription.
      if (!isAllowed(target.endpoint, hosts)) return { end: 'gone' }
      const headers = await headersOf(target, message)
      try {
        const answer = await fetch(target.endpoint, {
          method: 'POST',
          headers,
          body: encryptPush(message.text, target),
          redirect: 'manual',
          signal: AbortSignal.timeout(patience),
        })
        await answer.body?.cancel()
        return outcomeOf(answer)
      } catch {
        return { end: 'later', seconds: 0 }
      }
    },
  }

  async function headersOf({ endpoint }: PushTarget, { topic, seconds }: PushMessage) {
    return {
      Authorization: await vapidHeader(await keys(), { endpoint, contact, now: now() }),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(Math.max(0, Math.floor(seconds))),
      Topic: topic,
      Urgency: 'normal',
    }
  }
}

/** What an answer means. A redirect is an answer like any other that is not understood. */
function outcomeOf({ status, headers }: Response): PushOutcome {
  if (status >= 200 && status < 300) return { end: 'sent' }
  if (status === 404 || status === 410) return { end: 'gone' }
  if (status !== 429 && status < 500) return { end: 'refused' }
  const seconds = Number(headers.get('Retry-After') ?? 0)
  return { end: 'later', seconds: Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), longestPause) : 0 }
}

function isAllowed(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  return hosts.some((host) => (host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host))
}

/** Whether it is an uncompressed point on the curve. */
function isPoint(key: Uint8Array): boolean {
  if (key.length !== 65 || key[0] !== 4) return false
  try {
    ECDH.convertKey(key, 'prime256v1')
    return true
  } catch {
    return false
  }
}
