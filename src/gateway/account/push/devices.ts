import type { Executor } from '#gateway/platform/db/client.ts'

/** The device of a session `s`; a client that names none has one for each session. */
export const deviceOfSession = `coalesce(s.device, sha256(('session ' || s.id)::bytea))`

/** Ends the push messages to the device of a session that somebody ends: another person may take it next. */
export async function endPushesOfSession(on: Executor, session: { readonly tokenHash: Uint8Array }): Promise<void>
export async function endPushesOfSession(on: Executor, session: { readonly sessionId: bigint }): Promise<void>
export async function endPushesOfSession(
  on: Executor,
  session: { readonly tokenHash: Uint8Array } | { readonly sessionId: bigint },
): Promise<void> {
  const which = 'sessionId' in session ? 's.id = :sessionId' : 's.token_hash = :tokenHash'
  await on.query(
    `DELETE FROM push_subscription p USING session s
     WHERE ${which} AND p.member_id = s.member_id AND p.device = ${deviceOfSession}`,
    session,
  )
}

/**
 * Ends the push messages to a member's devices, where their sessions end too.
 *
 * @param keep the session that goes on, whose device keeps its messages; left out: all end
 */
export async function endPushesOfMember(on: Executor, memberId: bigint, keep?: bigint): Promise<void> {
  await on.query(
    `DELETE FROM push_subscription p WHERE p.member_id = :memberId
       AND NOT EXISTS (SELECT FROM session s WHERE s.id = :keep::bigint AND p.device = ${deviceOfSession})`,
    { memberId, keep: keep ?? null },
  )
}

/** Ends the push messages to other members on a device that a member has just logged in on. */
export async function takeDevice(on: Executor, memberId: bigint, device: Uint8Array): Promise<void> {
  await on.query('DELETE FROM push_subscription WHERE device = :device AND member_id <> :memberId', {
    memberId,
    device,
  })
}
