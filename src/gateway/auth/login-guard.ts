import { createHash } from 'node:crypto'
import { type Infer, integer, nullable, type } from 'superstruct'
import type { Attempts } from '#contract/entities/proof.ts'
import type { Executor } from '#gateway/db/client.ts'
import { purge } from '#gateway/db/purge.ts'
import { Instant, rowOf } from '#gateway/db/rows.ts'
import { withoutPlace } from '#lib/mobile-text.ts'

/** Failures within `lockWindow` after which an account is locked for `lockTime`. */
const lockAfter = 3
const lockWindow = 30 * 60_000
const lockTime = 30 * 60_000

/** Milliseconds after the last failure when failures are forgotten; a success forgets them too. */
const memory = 24 * 60 * 60_000

/** The subject of a failure, stored as a hash, so that the table is no list of names or addresses. */
export type Subject = Uint8Array

/** An account name, whether or not it exists. Case is ignored, and accounts that share a number count together. */
export const accountSubject = (username: string): Subject => subject('account', withoutPlace(username))

/** All people behind one address: a household, an office, the customers of a mobile carrier. */
export const addressSubject = (addressGroup: string): Subject => subject('address', addressGroup)

/** One name, from one address. */
export const attemptSubject = (username: string, addressGroup: string): Subject =>
  subject('attempt', `${addressGroup}:${withoutPlace(username)}`)

/** A logged-in member who changes the password, which could be used to guess the current one. */
export const changeSubject = (memberId: bigint): Subject => subject('change', memberId.toString())

/** A logged-in member who moves money, which needs a second password. */
export const withdrawSubject = (memberId: bigint): Subject => subject('withdraw', memberId.toString())

/** A logged-in member who proves to be the owner by a second step. */
export const proofSubject = (memberId: bigint): Subject => subject('proof', memberId.toString())

function subject(kind: string, name: string): Subject {
  return createHash('sha256').update(`${kind}:${name.trim().toLowerCase()}`).digest()
}

const GuardRow = type({ failures: integer(), first_failed_at: Instant, locked_until: nullable(Instant) })

export interface GuardState {
  readonly failures: number
  /** Failures of the last 30 minutes; 0 if the first one is older. */
  readonly recent: number
  /** Whole seconds until the lock ends; 0 without a lock. */
  readonly lockedFor: number
}

/** The failures and lock of a subject. With `forUpdate` its row stays locked until the end of the transaction. */
export async function guardState(on: Executor, subject: Subject, now: Date, forUpdate = false): Promise<GuardState> {
  const row = await rowOf(
    on,
    GuardRow,
    `SELECT failures, first_failed_at, locked_until FROM login_guard WHERE subject = $1 AND last_failed_at > $2 ${forUpdate ? 'FOR UPDATE' : ''}`,
    [subject, new Date(now.getTime() - memory)],
  )
  if (!row) return { failures: 0, recent: 0, lockedFor: 0 }
  const since = now.getTime() - lockWindow
  const left = row.locked_until === null ? 0 : row.locked_until.getTime() - now.getTime()
  return {
    failures: row.failures,
    recent: row.first_failed_at.getTime() > since ? row.failures : 0,
    lockedFor: Math.max(0, Math.ceil(left / 1000)),
  }
}

/** Counts a failure. A window of failures begins anew when it is over, or when all of them were given back. */
const countText = `INSERT INTO login_guard AS guard (subject, failures, first_failed_at, last_failed_at)
  VALUES ($1, 1, $2, $2)
  ON CONFLICT (subject) DO UPDATE SET
    failures = CASE WHEN guard.first_failed_at <= $3 THEN 1 ELSE guard.failures + 1 END,
    first_failed_at = CASE WHEN guard.first_failed_at <= $3 OR guard.failures = 0 THEN $2 ELSE guard.first_failed_at END,
    last_failed_at = $2,
    locked_until = CASE
      WHEN guard.locked_until > $2 THEN guard.locked_until
      WHEN guard.first_failed_at > $3 AND guard.failures + 1 >= $4 THEN $5
    END`

const countParameters = (subject: Subject, now: Date) => [
  subject,
  now,
  new Date(now.getTime() - lockWindow),
  lockAfter,
  new Date(now.getTime() + lockTime),
]

/**
 * Counts a failure in one statement, so that simultaneous failures are all counted. It does not extend a running lock.
 */
export async function noteFailure(on: Executor, subject: Subject, now: Date): Promise<void> {
  await on.query(countText, countParameters(subject, now))
}

const TakenRow = type({ window: Instant })
/** A counted attempt: the first failure of its window. */
export type Taken = Infer<typeof TakenRow>

/**
 * Counts an attempt as a failure before its outcome is known; the last one that is left locks the subject. Undefined if
 * the subject is locked: nothing is counted then. If the gateway dies, the attempt has failed.
 */
export function takeAttempt(on: Executor, subject: Subject, now: Date): Promise<Taken | undefined> {
  const text = `${countText}
    WHERE guard.locked_until IS NULL OR guard.locked_until <= $2 RETURNING first_failed_at AS window`
  return rowOf(on, TakenRow, text, countParameters(subject, now))
}

/** Takes back that an attempt failed, and the lock if it needs this failure. Other failures of its window stay. */
export async function giveBack(on: Executor, subject: Subject, { window }: Taken): Promise<void> {
  await on.query(
    `UPDATE login_guard SET failures = failures - 1,
       locked_until = CASE WHEN failures > $3 THEN locked_until END
     WHERE subject = $1 AND first_failed_at = $2 AND failures > 0`,
    [subject, window, lockAfter],
  )
}

/** The attempts at a secret that are left before it is locked. */
export async function attemptsAt(on: Executor, subject: Subject, now: Date): Promise<Attempts> {
  const { recent, lockedFor } = await guardState(on, subject, now)
  const lockedUntil = lockedFor > 0 ? new Date(now.getTime() + lockedFor * 1000).toISOString() : null
  return { left: lockedUntil === null ? Math.max(1, lockAfter - recent) : 0, lockedUntil }
}

/** Deletes the failures of these subjects. */
export async function clearFailures(on: Executor, ...subjects: readonly Subject[]): Promise<void> {
  for (const each of subjects) await on.query('DELETE FROM login_guard WHERE subject = $1', [each])
}

/** Deletes rows that are too old to count. */
export async function forgetOldFailures(on: Executor, now: Date): Promise<void> {
  await purge(on, 'login_guard', 'last_failed_at <= $1', [new Date(now.getTime() - memory)])
}
