import { bigint, type Infer, string, type } from 'superstruct'
import type { TableMessage } from '#contract/play/tables/table.ts'
import type { Table } from '#games/tables/tables.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { IdRow, Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { maskedName } from '#lib/masked.ts'

/** Messages that are shown to somebody who opens the table. */
const shown = 50

export const MessageRow = type({
  id: bigint(),
  text: string(),
  sent_at: Instant,
  account: string(),
  author_key: string(),
})

const columns = 'm.id, m.text, m.sent_at, a.account, k.author_key'
const joined = 'table_message m JOIN member a ON a.id = m.member_id JOIN table_author k ON k.member_id = m.member_id'

export const wireMessage = (row: Infer<typeof MessageRow>): TableMessage => ({
  chatId: row.id.toString(),
  author: maskedName(row.account),
  authorKey: row.author_key,
  text: row.text,
  sentAt: row.sent_at.toISOString(),
})

/** Number of the newest message of a table; 0 without any. */
export async function latestMessageId(on: Executor, table: Table): Promise<bigint> {
  const text = 'SELECT coalesce(max(id), 0)::bigint AS id FROM table_message WHERE table_id = :table'
  return (await rowOf(on, IdRow, text, { table: table.id }))?.id ?? 0n
}

/** Messages with a higher number, the oldest first. */
export async function messagesSince(on: Executor, table: Table, since: bigint) {
  const text = `SELECT ${columns} FROM ${joined} WHERE m.table_id = :table AND m.id > :since ORDER BY m.id LIMIT ${shown}`
  const rows = await rowsOf(on, MessageRow, text, { table: table.id, since })
  return rows.map((row) => ({ id: row.id, message: wireMessage(row) }))
}

/** The last messages of a table without those of players that a member has muted, the oldest first. */
export async function messagesFor(on: Executor, table: Table, memberId: bigint): Promise<TableMessage[]> {
  const rows = await rowsOf(
    on,
    MessageRow,
    `SELECT ${columns} FROM ${joined} WHERE m.table_id = :table
       AND NOT EXISTS (SELECT FROM table_mute n WHERE n.member_id = :memberId AND n.muted_id = m.member_id)
     ORDER BY m.id DESC LIMIT ${shown}`,
    { table: table.id, memberId },
  )
  return rows.reverse().map(wireMessage)
}

/** A stored message. */
export async function messageById(on: Executor, id: bigint): Promise<TableMessage> {
  const row = await rowOf(on, MessageRow, `SELECT ${columns} FROM ${joined} WHERE m.id = :id`, { id })
  if (!row) throw new Error(`There is no message ${id}`)
  return wireMessage(row)
}
