import { nullable, string, type } from 'superstruct'
import { demandSecret } from '#gateway/auth/guarded-secret.ts'
import { changeSubject, clearFailures, withdrawSubject } from '#gateway/auth/login-guard.ts'
import type { PasswordHasher } from '#gateway/auth/passwords.ts'
import type { Executor } from '#gateway/db/client.ts'
import { rowOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { CallFailure } from '#gateway/http/failure.ts'

const HashRow = type({ password_hash: nullable(string()), payment_password_hash: nullable(string()) })

async function hashesOf(on: Executor, memberId: bigint) {
  const text = 'SELECT password_hash, payment_password_hash FROM member WHERE id = $1'
  const row = await rowOf(on, HashRow, text, [memberId])
  return { login: row?.password_hash ?? null, withdraw: row?.payment_password_hash ?? null }
}

/** Whether the member has set a withdraw password. */
export async function hasWithdrawPassword(on: Executor, memberId: bigint): Promise<boolean> {
  return (await hashesOf(on, memberId)).withdraw !== null
}

/**
 * Asks for the withdraw password, which has attempts and a lock of its own.
 *
 * @throws {CallFailure} `withdraw_password_missing`, `withdraw_password_wrong`, `rate_limited` after three wrong ones
 */
export async function demandWithdrawPassword(
  deps: GatewayDeps,
  hasher: PasswordHasher,
  memberId: bigint,
  given: string,
): Promise<void> {
  const { withdraw } = await hashesOf(deps.database, memberId)
  if (withdraw === null) throw new CallFailure('withdraw_password_missing')
  const subject = withdrawSubject(memberId)
  await demandSecret(deps, hasher, { subject, stored: withdraw, given, wrong: 'withdraw_password_wrong' })
}

interface NewSecret {
  readonly password: string
  readonly oldWithdrawPassword?: string | undefined
  readonly newWithdrawPassword: string
}

/** Six equal digits, and the runs that everybody tries first. */
const isGuessable = (digits: string): boolean =>
  /^(\d)\1*$/.test(digits) || '0123456789'.includes(digits) || '9876543210'.includes(digits)

/**
 * Sets or changes the withdraw password. The login password proves the owner, and the old withdraw password where there
 * is one, so that a session left open is not enough to empty the wallet.
 *
 * @throws {CallFailure} `field_invalid`, `password_wrong`, `withdraw_password_wrong`, `rate_limited`
 */
export async function setWithdrawPassword(
  deps: GatewayDeps,
  hasher: PasswordHasher,
  memberId: bigint,
  { password, oldWithdrawPassword = '', newWithdrawPassword }: NewSecret,
) {
  if (isGuessable(newWithdrawPassword))
    throw new CallFailure('field_invalid', { value: { fields: { newWithdrawPassword: { reason: 'common' } } } })
  const { login, withdraw } = await hashesOf(deps.database, memberId)
  await demandSecret(deps, hasher, {
    subject: changeSubject(memberId),
    stored: login,
    given: password,
    wrong: 'password_wrong',
  })
  if (withdraw !== null) await demandWithdrawPassword(deps, hasher, memberId, oldWithdrawPassword)
  const made = await hasher.hash(newWithdrawPassword)
  await deps.database.transaction(async (tx) => {
    await clearFailures(tx, changeSubject(memberId), withdrawSubject(memberId))
    await tx.query('UPDATE member SET payment_password_hash = $2 WHERE id = $1', [memberId, made])
  })
  return {}
}
