import { createHash, randomUUID } from 'node:crypto'
import { boolean, integer, nullable, type } from 'superstruct'
import type { Attempts } from '#contract/account/security/proof.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
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
    `SELECT failures, first_failed_at, locked_until FROM login_guard WHERE subject = :subject AND last_failed_at > :since ${forUpdate ? 'FOR UPDATE' : ''}`,
    { subject, since: new Date(now.getTime() - memory) },
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

/** Start of the window of failures, how many of them lock, and the end of a lock that begins now: as functions of SQL take them. */
const rule = (now: Date) => ({
  since: new Date(now.getTime() - lockWindow),
  most: lockAfter,
  lockUntil: new Date(now.getTime() + lockTime),
})

/**
 * Counts a failure in one statement, so that simultaneous failures are all counted. It does not extend a running lock.
 */
export async function noteFailure(on: Executor, subject: Subject, now: Date): Promise<void> {
  await on.query('SELECT attempt_failed(:subject, :now, :since, :most, :lockUntil)', { subject, now, ...rule(now) })
}

/**
 * Milliseconds after which an attempt without a result is forgotten. A comparison takes less than a second, and a request is
 * answered within five.
 */
const attemptTime = 15_000

/** An attempt that has begun, or the end of the lock, or of the first of the attempts that are in the way. */
export type Begun = { readonly id: string } | { readonly waitUntil: Date }

const BegunRow = type({ wait_until: nullable(Instant) })

/**
 * Begins an attempt. Failures and attempts under way are never more than may fail, in however many gateways. If the gateway
 * dies, the attempt is forgotten: what was never compared is no wrong answer.
 */
export async function beginAttempt(on: Executor, subject: Subject, now: Date): Promise<Begun> {
  const id = randomUUID()
  const { since, most } = rule(now)
  const text = 'SELECT attempt_begin(:subject, :id, :now, :until, :since, :most) AS wait_until'
  const row = await rowOf(on, BegunRow, text, {
    subject,
    id,
    now,
    until: new Date(now.getTime() + attemptTime),
    since,
    most,
  })
  return row?.wait_until ? { waitUntil: row.wait_until } : { id }
}

const EndedRow = type({ counts: boolean() })

/**
 * Ends an attempt; a wrong one counts as a failure.
 *
 * @returns false if the attempt was forgotten meanwhile: nobody may learn its result
 */
export async function endAttempt(
  on: Executor,
  subject: Subject,
  { id, isWrong }: { readonly id: string; readonly isWrong: boolean },
  now: Date,
): Promise<boolean> {
  const text = 'SELECT attempt_end(:subject, :id, :isWrong, :now, :since, :most, :lockUntil) AS counts'
  const row = await rowOf(on, EndedRow, text, { subject, id, isWrong, now, ...rule(now) })
  return row?.counts === true
}

/** The attempts at a secret that are left before it is locked. */
export async function attemptsAt(on: Executor, subject: Subject, now: Date): Promise<Attempts> {
  const { recent, lockedFor } = await guardState(on, subject, now)
  const lockedUntil = lockedFor > 0 ? new Date(now.getTime() + lockedFor * 1000).toISOString() : null
  return { left: lockedUntil === null ? Math.max(1, lockAfter - recent) : 0, lockedUntil }
}

/** Deletes the failures of these subjects. */
export async function clearFailures(on: Executor, ...subjects: readonly Subject[]): Promise<void> {
  for (const each of subjects) await on.query('DELETE FROM login_guard WHERE subject = :subject', { subject: each })
}

/** Deletes rows that are too old to count. */
export async function forgetOldFailures(on: Executor, now: Date): Promise<void> {
  await purge(on, 'login_guard', 'last_failed_at <= :before', { before: new Date(now.getTime() - memory) })
}

/** Deletes attempts whose gateway has died. */
export async function forgetOldAttempts(on: Executor, now: Date): Promise<void> {
  await purge(on, 'login_attempt', 'until <= :now', { now })
}
