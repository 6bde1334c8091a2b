import { verify } from 'otplib'
import { string, type } from 'superstruct'
import type { Database, Executor } from '#gateway/db/client.ts'
import { purge } from '#gateway/db/purge.ts'
import { rowOf } from '#gateway/db/rows.ts'

/** Seconds by which a phone's clock may be wrong. */
const tolerance = 30

const SecretRow = type({ secret: string() })

/** Whether the account's authenticator app shows this code now. Every code works only once. */
export async function takeAuthenticatorCode(
  database: Database,
  memberId: bigint,
  code: string,
  now: Date,
): Promise<boolean> {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return false
  const row = await rowOf(database, SecretRow, 'SELECT secret FROM member_authenticator WHERE member_id = $1', [
    memberId,
  ])
  if (!row) return false
  const epoch = Math.floor(now.getTime() / 1000)
  const result = await verify({ secret: row.secret, token, epoch, epochTolerance: tolerance })
  if (!result.valid || !('timeStep' in result)) return false
  const rows = await database.query(
    'UPDATE member_authenticator SET last_step = $2 WHERE member_id = $1 AND last_step < $2 RETURNING member_id',
    [memberId, BigInt(result.timeStep)],
  )
  return rows.length > 0
}

/** Deletes secrets that nobody has confirmed. */
export async function forgetSetups(on: Executor, now: Date): Promise<void> {
  await purge(on, 'authenticator_setup', 'expires_at <= $1', [now])
}
