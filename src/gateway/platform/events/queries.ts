import { bigint, nullable, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import { IdRow, Json, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { type ChannelNotice, readNotice } from './channel.ts'

export type StoredEvent = Extract<ChannelNotice, { kind: 'kept' }>

/** Most missed events that are sent one by one. */
const most = 100

const OldestRow = type({ oldest: nullable(bigint()) })
const NoticeRow = type({ notice: Json })

/** Number of the newest event; 0 if there is none. */
export async function lastEventId(on: Executor): Promise<bigint> {
  const row = await rowOf(on, IdRow, 'SELECT coalesce(max(id), 0)::bigint AS id FROM event')
  return row?.id ?? 0n
}

/**
 * The events since a number, for a member or a visitor.
 *
 * @returns undefined if there are too many, or if some may already be deleted
 */
export async function eventsSince(
  on: Executor,
  memberId: bigint | undefined,
  since: bigint,
): Promise<StoredEvent[] | undefined> {
  const kept = await rowOf(on, OldestRow, 'SELECT min(id) AS oldest FROM event')
  if (kept?.oldest != null && since < kept.oldest - 1n) return undefined
  const rows = await rowsOf(
    on,
    NoticeRow,
    `SELECT json_build_object('kind', 'kept', 'id', id::text, 'member', member_id::text, 'body', body) AS notice
     FROM event WHERE id > :since AND (member_id IS NULL OR member_id = :memberId) ORDER BY id LIMIT ${most + 1}`,
    { since, memberId: memberId ?? null },
  )
  if (rows.length > most) return undefined
  return rows.flatMap(({ notice }) => {
    const parsed = readNotice(JSON.stringify(notice))
    return parsed?.kind === 'kept' ? [parsed] : []
  })
}

/** Deletes events that are too old for catching up, except the newest, which keeps the numbering. */
export async function forgetEvents(on: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * 3_600_000)
  await purge(on, 'event', 'created_at < :before AND id < (SELECT max(id) FROM event)', { before })
}
