import { bigint, type Infer, nullable, string, type } from 'superstruct'
import { deliveryFields, type PostbackDelivery } from '#contract/entities/postback.ts'
import type { Executor } from '#gateway/db/client.ts'
import { IdRow, Instant, rowOf, rowsOf } from '#gateway/db/rows.ts'
import type { Place } from '#gateway/http/cursor.ts'
import { CallFailure } from '#gateway/http/failure.ts'

export const PostbackRow = type({
  ...deliveryFields,
  id: bigint(),
  reference: string(),
  link_id: bigint(),
  code: string(),
  member_id: nullable(bigint()),
  at: Instant,
  tried_at: nullable(Instant),
  next_at: nullable(Instant),
})
export type PostbackRow = Infer<typeof PostbackRow>

export const postbackColumns = `p.id, p.reference, p.link_id, l.code, p.event, p.member_id, p.at, p.state, p.tries, p.tried_at,
  p.status, p.fault, p.next_at`

/** The number of the agent's own link. @throws {CallFailure} `link_unknown` */
export async function ownLink(on: Executor, agentId: bigint, linkId: string): Promise<bigint> {
  if (!/^\d{1,18}$/.test(linkId)) throw new CallFailure('link_unknown')
  const row = await rowOf(on, IdRow, 'SELECT id FROM agent_link WHERE id = $1 AND agent_id = $2', [
    BigInt(linkId),
    agentId,
  ])
  if (!row) throw new CallFailure('link_unknown')
  return row.id
}

/** Postbacks of a link next to a place, or the newest: newest first. */
export async function selectPostbacks(
  on: Executor,
  linkId: bigint,
  limit: number,
  place: Place | undefined,
): Promise<PostbackRow[]> {
  const isNewer = place?.side === 'newer'
  const where = place ? `AND p.id ${isNewer ? '>' : '<'} $3` : ''
  const text = `SELECT ${postbackColumns} FROM postback p JOIN agent_link l ON l.id = p.link_id
    WHERE p.link_id = $1 ${where} ORDER BY p.id ${isNewer ? 'ASC' : 'DESC'} LIMIT $2`
  const rows = await rowsOf(on, PostbackRow, text, place ? [linkId, limit, place.id] : [linkId, limit])
  return isNewer ? rows.reverse() : rows
}

export const wireDelivery = (row: PostbackRow, name: (memberId: bigint) => string): PostbackDelivery => ({
  deliveryId: row.reference,
  event: row.event,
  at: row.at.toISOString(),
  member: row.member_id === null ? null : name(row.member_id),
  state: row.state,
  tries: row.tries,
  triedAt: row.tried_at?.toISOString() ?? null,
  status: row.status,
  fault: row.fault,
  nextAt: row.next_at?.toISOString() ?? null,
})
