import { bigint, nullable, type } from 'superstruct'
import { endPushesOfSession, takeDevice } from '#gateway/account/push/devices.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { daysBefore, inBatches, purge, purgeBatch } from '#gateway/platform/db/purge.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { addressGroup, unknownAddress } from '#gateway/platform/http/address.ts'
import { hashToken, newToken } from '#gateway/tokens.ts'
import { noteDevice } from './devices-seen.ts'

/** Milliseconds without a request after which a session ends. */
export const idleLimit = 30 * 60_000

/** Milliseconds after the login when a session ends in any case. */
const absoluteLimit = 12 * 60 * 60_000

/** Days without use after which an address counts as new again. The last address of a member is never deleted. */
const addressDays = 365

interface Opening {
  readonly memberId: bigint
  readonly address: string
  readonly userAgent: string
  /** The id that the site stores on the device to recognise it. */
  readonly device?: string | undefined
  readonly now: Date
  /** The session can only change the password. */
  readonly mustChangePassword?: boolean
}

const LastLoginRow = type({ last_login_at: nullable(Instant) })

/**
 * Opens a session and records login and address at the account.
 *
 * @returns the token, which is stored nowhere else, and whether it is the account's first session
 */
export async function openSession(tx: Transaction, opening: Opening): Promise<{ token: string; first: boolean }> {
  const { memberId, address, userAgent, device, now, mustChangePassword = false } = opening
  const account = await rowOf(tx, LastLoginRow, 'SELECT last_login_at FROM member WHERE id = :memberId FOR UPDATE', {
    memberId,
  })
  const previous = account?.last_login_at ?? null
  const token = newToken()
  await tx.query(
    `INSERT INTO session (token_hash, member_id, created_at, last_seen_at, expires_at, previous_login_at, address, user_agent,
       must_change_password, device)
     VALUES (:tokenHash, :memberId, :now, :now, :expiresAt, :previous, :address, :userAgent, :mustChangePassword, :device)`,
    {
      tokenHash: hashToken(token),
      memberId,
      now,
      expiresAt: new Date(now.getTime() + absoluteLimit),
      previous,
      address,
      userAgent,
      mustChangePassword,
      device: device === undefined ? null : hashToken(device),
    },
  )
  await tx.query(
    `INSERT INTO member_address AS known (member_id, address_group, first_seen_at, last_seen_at, removed_at)
     VALUES (:memberId, :addressGroup, :now, :now, :removedAt)
     ON CONFLICT (member_id, address_group) DO UPDATE SET last_seen_at = greatest(known.last_seen_at, :now), removed_at = :removedAt`,
    // An address that nobody named shows that the account was used, and is trusted by no later login.
    {
      memberId,
      addressGroup: addressGroup(address),
      now,
      removedAt: addressGroup(address) === unknownAddress ? now : null,
    },
  )
  if (device !== undefined) {
    await noteDevice(tx, memberId, device, now)
    await takeDevice(tx, memberId, hashToken(device))
  }
  await tx.query('UPDATE member SET last_login_at = :now WHERE id = :memberId', { memberId, now })
  return { token, first: previous === null }
}

const OwnerRow = type({ member_id: bigint() })

/** The account of a token's session; undefined if there is none. */
export async function memberOf(on: Executor, token: string): Promise<bigint | undefined> {
  const row = await rowOf(on, OwnerRow, 'SELECT member_id FROM session WHERE token_hash = :tokenHash', {
    tokenHash: hashToken(token),
  })
  return row?.member_id
}

/** Ends the session of a token, if there is one; its game tokens and the push messages to its device end with it. */
export async function endSessionOf(on: Executor, token: string, now: Date): Promise<void> {
  await endPushesOfSession(on, { tokenHash: hashToken(token) })
  await on.query('UPDATE session SET ended_at = :now WHERE token_hash = :tokenHash AND ended_at IS NULL', {
    tokenHash: hashToken(token),
    now,
  })
}

/** Records the end of expired sessions, which were already refused. */
export async function endStaleSessions(on: Executor, now: Date): Promise<void> {
  await inBatches(async () => {
    const rows = await on.query(
      `UPDATE session SET ended_at = least(expires_at, last_seen_at + :idleLimit::int * interval '1 millisecond')
       WHERE id = ANY (ARRAY(
         SELECT id FROM session WHERE ended_at IS NULL AND (last_seen_at <= :before OR expires_at <= :now)
         LIMIT ${purgeBatch} FOR UPDATE SKIP LOCKED)) RETURNING id`,
      { now, before: new Date(now.getTime() - idleLimit), idleLimit },
    )
    return rows.length
  })
}

/** Deletes sessions that ended `days` ago and have no game sessions left. */
export async function forgetSessions(on: Executor, now: Date, days: number): Promise<void> {
  const unused = ['game_session', 'event_ticket', 'session_handoff'].map(
    (table) => `AND NOT EXISTS (SELECT FROM ${table} other WHERE other.session_id = session.id)`,
  )
  await purge(on, 'session', `ended_at < :before ${unused.join(' ')}`, { before: daysBefore(now, days) })
}

/** Deletes addresses that an account has not used for a long time. */
export async function forgetAddresses(on: Executor, now: Date): Promise<void> {
  const later = `EXISTS (SELECT FROM member_address other
    WHERE other.member_id = member_address.member_id AND other.last_seen_at > member_address.last_seen_at)`
  await purge(on, 'member_address', `last_seen_at < :before AND ${later}`, {
    before: daysBefore(now, addressDays),
  })
}
