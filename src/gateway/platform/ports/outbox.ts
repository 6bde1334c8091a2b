import { bigint, enums, nullable, string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { daysBefore, purge } from '#gateway/platform/db/purge.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Messenger } from './messages.ts'

/** Number of messages that a demonstration shows. */
const shown = 50

/** Days for which messages are kept. */
const outboxDays = 7

/** Stores messages for the person who tries the demonstration. */
export function outboxMessenger({ database, now }: GatewayDeps, channel: 'sms' | 'email'): Messenger {
  return async ({ to, subject, text }) => {
    await database.query(
      'INSERT INTO outbox (channel, recipient, subject, body, created_at) VALUES (:channel, :to, :subject, :body, :createdAt)',
      { channel, to, subject: subject ?? null, body: text, createdAt: now() },
    )
  }
}

const OutboxRow = type({
  id: bigint(),
  channel: enums(['sms', 'email']),
  recipient: string(),
  subject: nullable(string()),
  body: string(),
  created_at: Instant,
})

/** The newest messages, for one recipient or for all. */
export async function readOutbox({ database }: GatewayDeps, to: string | undefined) {
  const rows = await rowsOf(
    database,
    OutboxRow,
    `SELECT id, channel, recipient, subject, body, created_at FROM outbox
     WHERE :to::text IS NULL OR recipient = :to ORDER BY id DESC LIMIT ${shown}`,
    { to: to ?? null },
  )
  const messages = rows.map(({ id, channel, recipient, subject, body, created_at }) => ({
    id: Number(id),
    channel,
    to: recipient,
    subject,
    text: body,
    sentAt: created_at.toISOString(),
  }))
  return { messages }
}

/** Deletes old messages. */
export async function forgetOutbox(on: Executor, now: Date): Promise<void> {
  await purge(on, 'outbox', 'created_at < :before', { before: daysBefore(now, outboxDays) })
}
