import { bigint, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { hashToken, newToken } from '#gateway/tokens.ts'
import { PersonRow, personColumns, personOf } from './authentication.ts'

const lifetimeMs = 30_000

/** Issues a ticket for the session; only its hash is stored. */
export async function issueTicket({ database, now }: GatewayDeps, { sessionId }: Session) {
  const ticket = newToken()
  const expiresAt = new Date(now().getTime() + lifetimeMs)
  await database.query(
    'INSERT INTO event_ticket (ticket_hash, session_id, expires_at) VALUES (:ticketHash, :sessionId, :expiresAt)',
    { ticketHash: hashToken(ticket), sessionId, expiresAt },
  )
  return { ticket, expiresAt: expiresAt.toISOString() }
}

const TicketRow = type({ session_id: bigint() })

/** The session of a ticket; undefined if the ticket is unknown, used or expired, or its session has ended. */
export async function redeemTicket({ database, now }: GatewayDeps, ticket: string): Promise<Session | undefined> {
  const at = now()
  const used = 'DELETE FROM event_ticket WHERE ticket_hash = :ticketHash AND expires_at > :at RETURNING session_id'
  const taken = await rowOf(database, TicketRow, used, { ticketHash: hashToken(ticket), at })
  if (!taken) return undefined
  const row = await rowOf(
    database,
    PersonRow,
    `SELECT ${personColumns}
     FROM session s JOIN member m ON m.id = s.member_id
     WHERE s.id = :sessionId AND s.ended_at IS NULL AND s.expires_at > :at AND m.disabled_at IS NULL`,
    { sessionId: taken.session_id, at },
  )
  return row && personOf(row)
}

/** Deletes unused tickets. */
export async function forgetTickets(on: Executor, now: Date): Promise<void> {
  await purge(on, 'event_ticket', 'expires_at < :now', { now })
}
