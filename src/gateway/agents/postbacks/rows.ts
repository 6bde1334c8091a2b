import { bigint, type Infer, nullable, string, type } from 'superstruct'
import { deliveryFields, type PostbackDelivery } from '#contract/agents/postbacks/postback.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { IdRow, Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { seekById } from '#gateway/platform/http/keyset.ts'

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
export async function linkOfAgent(on: Executor, agentId: bigint, linkId: string): Promise<bigint> {
  if (!/^\d{1,18}$/.test(linkId)) throw new CallFailure('link_unknown')
  const row = await rowOf(on, IdRow, 'SELECT id FROM agent_link WHERE id = :linkId AND agent_id = :agentId', {
    linkId: BigInt(linkId),
    agentId,
  })
  if (!row) throw new CallFailure('link_unknown')
  return row.id
}

/** Postbacks of a link next to a place, or the newest: newest first. */
export function selectPostbacks(
  on: Executor,
  linkId: bigint,
  limit: number,
  place: Place | undefined,
): Promise<PostbackRow[]> {
  const { where, order, parameters } = seekById(place, 'p.id', { linkId, limit })
  const text = `SELECT * FROM (SELECT ${postbackColumns} FROM postback p JOIN agent_link l ON l.id = p.link_id
      WHERE p.link_id = :linkId ${where} ORDER BY ${order} LIMIT :limit) page ORDER BY id DESC`
  return rowsOf(on, PostbackRow, text, parameters)
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
