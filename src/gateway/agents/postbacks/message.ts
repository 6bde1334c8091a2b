import { createHmac } from 'node:crypto'
import type { Executor } from '#gateway/platform/db/client.ts'
import { signatureOf } from '#gateway/platform/http/signed-notice.ts'
import { sharedSecret } from '#gateway/platform/ports/secrets.ts'
import type { PostbackRow } from './rows.ts'
import type { PostbackMessage } from './sender.ts'

/**
 * The pseudonym of a member in an agent's postbacks. It does not reveal the member, and other agents get another one.
 */
export async function memberNames(on: Executor, agentId: bigint, now: Date): Promise<(memberId: bigint) => string> {
  const secret = await sharedSecret(on, 'postback-members', now)
  return (memberId) => createHmac('sha256', secret).update(`${agentId}:${memberId}`).digest('hex').slice(0, 32)
}

/**
 * The message to a receiver: a JSON body, and a header `Postback-Signature: t=<seconds>,v1=<hex>`, the HMAC-SHA-256 of
 * `<seconds>.<body>` with the agent's secret.
 */
export function signedMessage(
  row: Pick<PostbackRow, 'reference' | 'code' | 'event' | 'at'>,
  member: string | null,
  secret: string,
  now: Date,
): PostbackMessage {
  const { reference: id, code: link, event, at } = row
  const body = JSON.stringify({ id, link, event, at: at.toISOString(), member })
  const seconds = Math.floor(now.getTime() / 1000)
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body).toString(),
      'User-Agent': 'Postbacks/1',
      'Postback-Signature': `t=${seconds},v1=${signatureOf(`${seconds}.${body}`, secret)}`,
    },
  }
}
