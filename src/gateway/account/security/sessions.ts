import { createHash } from 'node:crypto'
import { bigint, string, type } from 'superstruct'
import { idleLimit } from '#gateway/account/auth/sessions.ts'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import { loginBefore } from '#gateway/account/members/queries.ts'
import { endPushesOfMember, endPushesOfSession } from '#gateway/account/push/devices.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { IdRow, Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { deviceOf } from '#lib/device.ts'
import { maskedAddress } from '#lib/masked.ts'

const SessionRow = type({
  id: bigint(),
  created_at: Instant,
  last_seen_at: Instant,
  address: string(),
  user_agent: string(),
})
const AddressRow = type({
  address_group: string(),
  first_seen_at: Instant,
  last_seen_at: Instant,
})

/** Sessions, the login before this one, and trusted addresses. Every address is masked. */
export async function listSessions({ database, now }: GatewayDeps, { memberId, sessionId }: Session) {
  const at = now()
  const sessions = await rowsOf(
    database,
    SessionRow,
    `SELECT id, created_at, last_seen_at, address, user_agent FROM session
     WHERE member_id = :memberId AND ended_at IS NULL AND expires_at > :at AND last_seen_at > :since ORDER BY id DESC`,
    { memberId, at, since: new Date(at.getTime() - idleLimit) },
  )
  const before = await loginBefore(database, sessionId)
  return {
    sessions: sessions.map(({ id, created_at, last_seen_at, address, user_agent }) => ({
      sessionId: id.toString(),
      isCurrent: id === sessionId,
      startedAt: created_at.toISOString(),
      lastSeenAt: last_seen_at.toISOString(),
      ...deviceOf(user_agent),
      place: maskedAddress(address),
    })),
    previousLogin: before ?? null,
    addresses: (await trusted(database, memberId)).map(({ address_group, first_seen_at, last_seen_at }) => ({
      addressId: addressId(memberId, address_group),
      place: maskedAddress(address_group),
      firstSeenAt: first_seen_at.toISOString(),
      lastSeenAt: last_seen_at.toISOString(),
    })),
  }
}

const trusted = (on: GatewayDeps['database'], memberId: bigint) =>
  rowsOf(
    on,
    AddressRow,
    `SELECT address_group, first_seen_at, last_seen_at FROM member_address
     WHERE member_id = :memberId AND removed_at IS NULL ORDER BY last_seen_at DESC, address_group`,
    { memberId },
  )

/** Names an address of a member without telling it. */
const addressId = (memberId: bigint, group: string) =>
  createHash('sha256').update(`address:${memberId}:${group}`).digest('hex').slice(0, 32)

/** Ends one session. @throws {CallFailure} `session_not_found`, also for another member's */
export async function endOneSession({ database, now }: GatewayDeps, owner: Owner, sessionId: string) {
  const at = now()
  await database.transaction(async (tx) => {
    const ended = await rowOf(
      tx,
      IdRow,
      `UPDATE session SET ended_at = :endedAt WHERE id::text = :sessionId AND member_id = :memberId AND ended_at IS NULL RETURNING id`,
      { memberId: owner.session.memberId, sessionId, endedAt: at },
    )
    if (!ended) throw new CallFailure('session_not_found')
    await endPushesOfSession(tx, { sessionId: ended.id })
    await noteAct(tx, owner, 'session_ended', at, { session: sessionId })
  })
  return {}
}

/** Ends all sessions except the caller's. */
export async function endOthers({ database, now }: GatewayDeps, owner: Owner) {
  const at = now()
  const { memberId, sessionId } = owner.session
  return await database.transaction(async (tx) => {
    // A hand-off opens its session under this lock, so it either comes first or finds its code gone.
    await tx.query('SELECT FROM member WHERE id = :memberId FOR UPDATE', { memberId })
    await tx.query(
      `DELETE FROM session_handoff WHERE session_id IN (SELECT id FROM session WHERE member_id = :memberId AND id <> :sessionId)`,
      { memberId, sessionId },
    )
    const ended = await rowsOf(
      tx,
      IdRow,
      `UPDATE session SET ended_at = :endedAt WHERE member_id = :memberId AND id <> :sessionId AND ended_at IS NULL RETURNING id`,
      { memberId, sessionId, endedAt: at },
    )
    await endPushesOfMember(tx, memberId, sessionId)
    if (ended.length > 0) await noteAct(tx, owner, 'sessions_ended', at, { sessions: ended.length.toString() })
    return { ended: ended.length }
  })
}

/** Takes the trust from an address. @throws {CallFailure} `address_not_found` */
export async function removeTrust({ database, now }: GatewayDeps, owner: Owner, id: string) {
  const { memberId } = owner.session
  const found = (await trusted(database, memberId)).find((row) => addressId(memberId, row.address_group) === id)
  if (!found) throw new CallFailure('address_not_found')
  const { address_group: group } = found
  await database.transaction(async (tx) => {
    await tx.query(
      'UPDATE member_address SET removed_at = :removedAt WHERE member_id = :memberId AND address_group = :group',
      { memberId, group, removedAt: now() },
    )
    await noteAct(tx, owner, 'address_removed', now(), { place: maskedAddress(group) })
  })
  return {}
}
