import { verify } from 'otplib'
import { string, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { asCode } from '#lib/pasted.ts'
import { isSixDigits } from './code-shapes.ts'

/** Seconds by which a phone's clock may be wrong. */
const tolerance = 30

const SecretRow = type({ secret: string() })

/** The time step whose code an authenticator app shows now; undefined for another code. */
export async function stepOf(secret: string, code: string, now: Date): Promise<bigint | undefined> {
  if (!isSixDigits(code)) return undefined
  const token = asCode(code)
  const epoch = Math.floor(now.getTime() / 1000)
  const result = await verify({ secret, token, epoch, epochTolerance: tolerance })
  return result.valid && 'timeStep' in result ? BigInt(result.timeStep) : undefined
}

/** Whether the account's authenticator app shows this code now. Every code works only once. */
export async function takeAuthenticatorCode(on: Executor, memberId: bigint, code: string, now: Date): Promise<boolean> {
  const text = 'SELECT secret FROM member_authenticator WHERE member_id = :memberId'
  const row = await rowOf(on, SecretRow, text, { memberId })
  const step = row && (await stepOf(row.secret, code, now))
  if (step === undefined) return false
  const rows = await on.query(
    'UPDATE member_authenticator SET last_step = :step WHERE member_id = :memberId AND last_step < :step RETURNING member_id',
    { memberId, step },
  )
  return rows.length > 0
}

const SinceRow = type({ since: Instant })

/** When the account's authenticator app was confirmed; undefined without one. */
export async function authenticatorSince(on: Executor, memberId: bigint): Promise<Date | undefined> {
  const text = 'SELECT created_at AS since FROM member_authenticator WHERE member_id = :memberId'
  return (await rowOf(on, SinceRow, text, { memberId }))?.since
}

/** Deletes secrets that were never confirmed. */
export async function forgetSetups(on: Executor, now: Date): Promise<void> {
  await purge(on, 'authenticator_setup', 'expires_at <= :now', { now })
}
