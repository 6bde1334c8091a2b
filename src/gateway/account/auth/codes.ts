import { createHash } from 'node:crypto'
import { boolean, integer, nullable, type } from 'superstruct'
import type { Database, Executor } from '#gateway/platform/db/client.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import { Bytes, Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { asCode } from '#lib/pasted.ts'
import { isSixDigits } from './code-shapes.ts'

/** Wrong answers after which a code is void. */
const mostTries = 5

/** Most codes for one recipient within `sendWindow`; then none for `rest`. */
const mostSends = 5
const sendWindow = 30 * 60_000

/** Milliseconds without codes after too many (product rule 3.2). */
const rest = 5 * 60_000

/** Milliseconds after which a row has no effect and is deleted. */
const memory = 24 * 60 * 60_000

/** Purpose and recipient of a code. It is valid for no other purpose or recipient. */
export interface CodeTarget {
  readonly purpose:
    | 'login'
    | 'password'
    | 'register'
    | 'reset-link'
    | `${'verify' | 'security' | 'contact'}-${'sms' | 'email'}`
  /** A mobile number or an e-mail address, with or without an account. */
  readonly recipient: string
  /** The single request for which the code is valid, if any. */
  readonly binding?: string
}

const CodeRow = type({
  code_hash: nullable(Bytes),
  expires_at: Instant,
  sends: integer(),
  window_started_at: Instant,
  rests_until: nullable(Instant),
})

/** Null if the answer has voided the code. */
const CheckedRow = type({ is_right: nullable(boolean()) })

/**
 * Stores a new hashed code. There is one valid code per purpose and recipient, across all gateways.
 *
 * @throws {CallFailure} `rate_limited` with the seconds until another can be requested
 */
export async function keepCode(
  database: Database,
  target: CodeTarget,
  { code, now, minutes }: { code: string; now: Date; minutes: number },
): Promise<void> {
  const recipient = hashRecipient(target)
  const wait = await database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO one_time_code (purpose, recipient, expires_at, sends, window_started_at) VALUES (:purpose, :recipient, :now, 0, :now)
       ON CONFLICT DO NOTHING`,
      { purpose: target.purpose, recipient, now },
    )
    const row = await rowOf(
      tx,
      CodeRow,
      `SELECT code_hash, expires_at, sends, window_started_at, rests_until FROM one_time_code
       WHERE purpose = :purpose AND recipient = :recipient FOR UPDATE`,
      { purpose: target.purpose, recipient },
    )
    if (!row) throw new Error('The code was not kept')
    const blocked = Math.max(untilAfter(row.rests_until, now), row.code_hash ? untilAfter(row.expires_at, now) : 0)
    if (blocked > 0) return blocked
    const fresh = now.getTime() - row.window_started_at.getTime() >= sendWindow
    const sends = fresh ? 0 : row.sends
    const tooMany = sends >= mostSends
    await tx.query(
      `UPDATE one_time_code SET code_hash = :codeHash, tries = 0, expires_at = :expiresAt, sends = :sends, rests_until = :restsUntil,
         window_started_at = :windowStartedAt WHERE purpose = :purpose AND recipient = :recipient`,
      {
        purpose: target.purpose,
        recipient,
        codeHash: tooMany ? null : hashCode(target, code),
        expiresAt: new Date(now.getTime() + minutes * 60_000),
        sends: tooMany ? 0 : sends + 1,
        restsUntil: tooMany ? new Date(now.getTime() + rest) : null,
        windowStartedAt: fresh || tooMany ? now : row.window_started_at,
      },
    )
    return tooMany ? rest : 0
  })
  if (wait > 0) throw new CallFailure('rate_limited', { retryAfter: wait / 1000 })
}

/**
 * Whether this is the valid code. Each call with six digits counts as an attempt, and the last wrong one voids the code. A
 * right code stays valid until `spendCode`, so that a form with another mistake can be sent again.
 */
export async function checkCode(on: Executor, target: CodeTarget, code: string, now: Date): Promise<boolean> {
  if (!isSixDigits(code)) return false
  const row = await rowOf(
    on,
    CheckedRow,
    `UPDATE one_time_code SET
       tries = tries + 1,
       code_hash = CASE WHEN code_hash <> :codeHash AND tries + 1 >= :mostTries THEN NULL ELSE code_hash END,
       rests_until = CASE WHEN code_hash <> :codeHash AND tries + 1 >= :mostTries THEN :restsUntil ELSE rests_until END
     WHERE purpose = :purpose AND recipient = :recipient AND code_hash IS NOT NULL AND expires_at > :now
     RETURNING code_hash = :codeHash AS is_right`,
    {
      purpose: target.purpose,
      recipient: hashRecipient(target),
      codeHash: hashCode(target, code),
      now,
      mostTries,
      restsUntil: new Date(now.getTime() + rest),
    },
  )
  return row?.is_right === true
}

/** Uses a code up; false if that has already happened. */
export async function spendCode(on: Executor, target: CodeTarget, code: string): Promise<boolean> {
  const rows = await on.query(
    `UPDATE one_time_code SET code_hash = NULL WHERE purpose = :purpose AND recipient = :recipient AND code_hash = :codeHash
     RETURNING purpose`,
    { purpose: target.purpose, recipient: hashRecipient(target), codeHash: hashCode(target, code) },
  )
  return rows.length > 0
}

/** Voids every code that was sent to a number or an address, whatever its purpose. The limits on new codes stay. */
export async function voidCodesTo(on: Executor, recipient: string): Promise<void> {
  await on.query('UPDATE one_time_code SET code_hash = NULL WHERE recipient = :recipient AND code_hash IS NOT NULL', {
    recipient: recipientHash(recipient),
  })
}

/** Deletes rows that no longer limit anything. */
export async function forgetCodes(on: Executor, now: Date): Promise<void> {
  await purge(on, 'one_time_code', 'expires_at <= :before', { before: new Date(now.getTime() - memory) })
}

const untilAfter = (instant: Date | null, now: Date) => (instant === null ? 0 : instant.getTime() - now.getTime())

const hashRecipient = ({ recipient }: CodeTarget): Uint8Array => recipientHash(recipient)

function recipientHash(recipient: string): Uint8Array {
  return createHash('sha256').update(recipient.trim().toLowerCase()).digest()
}

function hashCode({ purpose, recipient, binding = '' }: CodeTarget, code: string): Uint8Array {
  return createHash('sha256')
    .update(JSON.stringify([purpose, recipient.trim().toLowerCase(), binding, asCode(code)]))
    .digest()
}
