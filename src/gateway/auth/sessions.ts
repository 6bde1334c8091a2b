import type { Executor, Transaction } from '#gateway/db/client.ts'
import { addressGroup } from '#gateway/http/address.ts'
import { hashToken, newToken } from './tokens.ts'

/** A session ends when nothing was asked with it for this long. */
export const idleLimit = 30 * 60_000

/** A session ends this long after the login, however busy it is. */
export const absoluteLimit = 12 * 60 * 60_000

interface Opening {
  readonly memberId: bigint
  readonly address: string
  readonly userAgent: string
  readonly now: Date
  /** The session may do nothing but change the password. */
  readonly mustChangePassword?: boolean
}

/**
 * Opens a session and notes the login, and where it came from, at the account.
 *
 * @returns the token, which exists nowhere else, and whether it is the account's first session
 */
export async function openSession(tx: Transaction, opening: Opening): Promise<{ token: string; first: boolean }> {
  const { memberId, address, userAgent, now, mustChangePassword = false } = opening
  const [account] = await tx.query<{ last_login_at: string | null }>(
    'SELECT last_login_at FROM member WHERE id = $1 FOR UPDATE',
    [memberId],
  )
  const previous = account?.last_login_at ?? null
  const token = newToken()
  await tx.query(
    `INSERT INTO session (token_hash, member_id, created_at, last_seen_at, expires_at, previous_login_at, address, user_agent,
       must_change_password)
     VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $8)`,
    [
      hashToken(token),
      memberId,
      now,
      new Date(now.getTime() + absoluteLimit),
      previous === null ? null : new Date(previous),
      address,
      userAgent,
      mustChangePassword,
    ],
  )
  await tx.query(
    'INSERT INTO member_address (member_id, address_group, first_seen_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [memberId, addressGroup(address), now],
  )
  await tx.query('UPDATE member SET last_login_at = $2 WHERE id = $1', [memberId, now])
  return { token, first: previous === null }
}

/** Ends the session behind a token, if there is one; game tokens under it are dead with it. */
export async function endSessionOf(on: Executor, token: string, now: Date): Promise<void> {
  await on.query('UPDATE session SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL', [hashToken(token), now])
}

/** Writes the end of sessions that ran out by themselves. They were refused already; this closes the books. */
export async function endStaleSessions(on: Executor, now: Date): Promise<void> {
  await on.query(
    'UPDATE session SET ended_at = $1 WHERE ended_at IS NULL AND (last_seen_at <= $2 OR expires_at <= $1)',
    [now, new Date(now.getTime() - idleLimit)],
  )
}
