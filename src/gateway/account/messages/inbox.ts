import { bigint, type Infer, nullable, record, string, type } from 'superstruct'
import type { MessagesRequest } from '#contract/account/messages/get-messages.ts'
import type { Message } from '#contract/account/messages/message.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { IdRow, Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { keysetPage, seekById } from '#gateway/platform/http/keyset.ts'
import { kindsOf } from './message-kinds.ts'
import { countUnread } from './messages.ts'

const MessageRow = type({
  id: bigint(),
  kind: string(),
  details: record(string(), string()),
  sent_at: Instant,
  read_at: nullable(Instant),
})

type Filter = Pick<MessagesRequest, 'group' | 'state'>

/** A page of the member's messages, newest first. @throws {CallFailure} `invalid_request` for a cursor of another list */
export async function listMessages(
  { database }: Pick<GatewayDeps, 'database'>,
  memberId: bigint,
  { cursor, pageSize, ...filter }: MessagesRequest,
) {
  const asked = { list: `getMessages ${memberId}`, cursor, pageSize }
  const { rows, next, previous } = await keysetPage(asked, async (limit, place) => ({
    rows: await selectMessages(database, memberId, filter, limit, place),
  }))
  return { list: rows.map(wireMessage), next, previous, ...(await unreadOf(database, memberId)) }
}

function selectMessages(
  on: Executor,
  memberId: bigint,
  { group, state }: Filter,
  limit: number,
  place: Place | undefined,
) {
  const kinds = group === undefined ? null : JSON.stringify(kindsOf(group))
  const { where, order, parameters } = seekById(place, 'id', { memberId, limit, kinds })
  const text = `SELECT * FROM (
      SELECT id, kind, details, sent_at, read_at FROM member_message
      WHERE member_id = :memberId AND deleted_at IS NULL ${where}
        AND (:kinds::jsonb IS NULL OR kind IN (SELECT jsonb_array_elements_text(:kinds::jsonb)))
        ${state === 'unread' ? 'AND read_at IS NULL' : ''}
      ORDER BY ${order} LIMIT :limit) page
    ORDER BY id DESC`
  return rowsOf(on, MessageRow, text, parameters)
}

const wireMessage = ({ id, kind, details, sent_at, read_at }: Infer<typeof MessageRow>): Message => ({
  messageId: id.toString(),
  kind,
  details,
  sentAt: sent_at.toISOString(),
  readAt: read_at?.toISOString() ?? null,
})

/** Marks one message as read. @throws {CallFailure} `message_not_found`, also for another member's and deleted ones */
export async function openMessage({ database, now }: GatewayDeps, memberId: bigint, messageId: string) {
  const own = await rowOf(
    database,
    IdRow,
    'SELECT id FROM member_message WHERE id::text = :messageId AND member_id = :memberId AND deleted_at IS NULL',
    { memberId, messageId },
  )
  if (!own) throw new CallFailure('message_not_found')
  await database.query('UPDATE member_message SET read_at = :readAt WHERE id = :ownId AND read_at IS NULL', {
    ownId: own.id,
    readAt: now(),
  })
  return await unreadOf(database, memberId)
}

/** Marks all messages of a member as read. */
export async function markAllRead({ database, now }: GatewayDeps, memberId: bigint) {
  await database.query('UPDATE member_message SET read_at = :readAt WHERE member_id = :memberId AND read_at IS NULL', {
    memberId,
    readAt: now(),
  })
  return await unreadOf(database, memberId)
}

/**
 * Deletes the text of a message at once. Its reference stays, because the same event could otherwise be sent again.
 * @throws {CallFailure} `message_not_found`, also for another member's and deleted ones
 */
export async function deleteMessage({ database, now }: GatewayDeps, memberId: bigint, messageId: string) {
  const deleted = await rowOf(
    database,
    IdRow,
    `UPDATE member_message SET deleted_at = :deletedAt, read_at = coalesce(read_at, :deletedAt), details = '{}'
     WHERE id::text = :messageId AND member_id = :memberId AND deleted_at IS NULL RETURNING id`,
    { memberId, messageId, deletedAt: now() },
  )
  if (!deleted) throw new CallFailure('message_not_found')
  return await unreadOf(database, memberId)
}

const unreadOf = async (on: Executor, memberId: bigint) => ({ unread: await countUnread(on, memberId) })
