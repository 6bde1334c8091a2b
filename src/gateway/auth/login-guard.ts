import { createHash } from 'node:crypto'
import { integer, nullable, type } from 'superstruct'
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

/**
 * Counts a failure in one statement, so that simultaneous failures are all counted. It does not extend a running lock.
 */
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
