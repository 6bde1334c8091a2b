import { createHash } from 'node:crypto'
import type { Executor, Transaction } from '#gateway/db/client.ts'
import { purge } from '#gateway/db/purge.ts'

/** Failures within `lockWindow` after which an account takes no login for `lockTime`. */
const lockAfter = 3
const lockWindow = 30 * 60_000
export const lockTime = 30 * 60_000

/** Failures are forgotten after a success, or when the last is this old. */
const memory = 24 * 60 * 60_000

/** An account name or an address whose failed logins are counted, by hash: the table is no list of either. */
export type Subject = Uint8Array

/** Names that differ in case alone are one name; whether it exists plays no part. */
export function accountSubject(username: string): Subject {
  return createHash('sha256').update(`account:${username.trim().toLowerCase()}`).digest()
}

export function addressSubject(addressGroup: string): Subject {
  return createHash('sha256').update(`address:${addressGroup}`).digest()
}

interface GuardRow {
  failures: number
  locked_until: string | null
}

export interface GuardState {
  readonly failures: number
  readonly locked: boolean
}

/** How a subject stands. Inside a transaction its row stays locked until the end. */
export async function guardState(on: Executor, subject: Subject, now: Date, forUpdate = false): Promise<GuardState> {
  const [row] = await on.query<GuardRow>(
    `SELECT failures, locked_until FROM login_guard WHERE subject = $1 AND last_failed_at > $2 ${forUpdate ? 'FOR UPDATE' : ''}`,
    [subject, new Date(now.getTime() - memory)],
  )
  const locked = row?.locked_until != null && new Date(row.locked_until) > now
  return { failures: row?.failures ?? 0, locked }
}

/** Counts a failure in one statement, so that many at once are all counted. A lock that runs is not made longer. */
export async function noteFailure(on: Executor, subject: Subject, now: Date): Promise<void> {
  await on.query(
    `INSERT INTO login_guard AS guard (subject, failures, first_failed_at, last_failed_at)
     VALUES ($1, 1, $2, $2)
     ON CONFLICT (subject) DO UPDATE SET
       failures = CASE WHEN guard.first_failed_at <= $3 THEN 1 ELSE guard.failures + 1 END,
       first_failed_at = CASE WHEN guard.first_failed_at <= $3 THEN $2 ELSE guard.first_failed_at END,
       last_failed_at = $2,
       locked_until = CASE
         WHEN guard.locked_until > $2 THEN guard.locked_until
         WHEN guard.first_failed_at > $3 AND guard.failures + 1 >= $4 THEN $5
       END`,
    [subject, now, new Date(now.getTime() - lockWindow), lockAfter, new Date(now.getTime() + lockTime)],
  )
}

/** Forgets the failures of a subject. */
export async function clearFailures(tx: Transaction, subject: Subject): Promise<void> {
  await tx.query('DELETE FROM login_guard WHERE subject = $1', [subject])
}

/** Deletes what is too old to count. */
export async function forgetOldFailures(on: Executor, now: Date): Promise<void> {
  await purge(on, 'login_guard', 'last_failed_at <= $1', [new Date(now.getTime() - memory)])
}
