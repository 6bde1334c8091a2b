import { nullable, string, type } from 'superstruct'
import { isSixDigits } from '#gateway/account/auth/code-shapes.ts'
import { demandSecret } from '#gateway/account/auth/guarded-secret.ts'
import { changeSubject, clearFailures, withdrawSubject } from '#gateway/account/auth/login-guard.ts'
import type { PasswordHasher } from '#gateway/account/auth/passwords.ts'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { asCode } from '#lib/pasted.ts'

const HashRow = type({ password_hash: nullable(string()), payment_password_hash: nullable(string()) })

async function hashesOf(on: Executor, memberId: bigint) {
  const text = 'SELECT password_hash, payment_password_hash FROM member WHERE id = :memberId'
  const row = await rowOf(on, HashRow, text, { memberId })
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
  // What cannot be right does not cost one of the attempts.
  if (!isSixDigits(given)) throw new CallFailure('withdraw_password_wrong')
  const secret = { stored: withdraw, given: asCode(given), wrong: 'withdraw_password_wrong' } as const
  await demandSecret(deps, hasher, { subject: withdrawSubject(memberId), ...secret })
}

/** Whether the member can log in with a password. Members who registered by an identity provider have none. */
export async function hasLoginPassword(on: Executor, memberId: bigint): Promise<boolean> {
  return (await hashesOf(on, memberId)).login !== null
}

/**
 * Asks for the password of the login, with the attempts and the lock of changing it.
 *
 * @throws {CallFailure} `password_wrong`, `rate_limited` after three wrong ones
 */
export async function demandLoginPassword(
  deps: GatewayDeps,
  hasher: PasswordHasher,
  memberId: bigint,
  given: string,
): Promise<void> {
  const { login } = await hashesOf(deps.database, memberId)
  await demandSecret(deps, hasher, { subject: changeSubject(memberId), stored: login, given, wrong: 'password_wrong' })
}

interface NewSecret {
  readonly password: string
  readonly oldWithdrawPassword?: string | undefined
  readonly newWithdrawPassword: string
}

/** Six equal digits, and the runs that everybody tries first. */
const isGuessable = (digits: string): boolean =>
  /^(\d)\1*$/.test(digits) || '0123456789'.includes(digits) || '9876543210'.includes(digits)

/** @throws {CallFailure} `field_invalid` for digits that are tried first */
function refuseGuessable(digits: string): void {
  if (isGuessable(digits))
    throw new CallFailure('field_invalid', { value: { fields: { newWithdrawPassword: { reason: 'common' } } } })
}

/**
 * Sets or changes the withdraw password. The login password proves the owner, and the old withdraw password where there
 * is one, so that a session left open is not enough to empty the wallet.
 *
 * @throws {CallFailure} `field_invalid`, `password_wrong`, `withdraw_password_wrong`, `rate_limited`
 */
export async function setWithdrawPassword(
  deps: GatewayDeps,
  hasher: PasswordHasher,
  owner: Owner,
  { password, oldWithdrawPassword = '', newWithdrawPassword }: NewSecret,
) {
  refuseGuessable(newWithdrawPassword)
  const { memberId } = owner.session
  await demandLoginPassword(deps, hasher, memberId, password)
  if (await hasWithdrawPassword(deps.database, memberId))
    await demandWithdrawPassword(deps, hasher, memberId, oldWithdrawPassword)
  const made = await hasher.hash(newWithdrawPassword)
  await deps.database.transaction(async (tx) => {
    await clearFailures(tx, changeSubject(memberId), withdrawSubject(memberId))
    await tx.query('UPDATE member SET payment_password_hash = :made WHERE id = :memberId', { memberId, made })
    await noteAct(tx, owner, 'withdraw_password_set', deps.now())
  })
  return {}
}

/**
 * Replaces a forgotten withdraw password. No withdrawal is possible for a while afterwards, because a thief with the
 * member's phone could do this too. The owner gets a message at once.
 *
 * @param prove makes sure that the owner asks; runs after the other checks, since it uses its code up
 * @param restHours hours without withdrawals
 * @throws {CallFailure} `withdraw_password_missing`, `field_invalid`, and the failures of `prove`
 */
export async function replaceWithdrawPassword(
  deps: GatewayDeps,
  hasher: PasswordHasher,
  owner: Owner,
  { digits, restHours, prove }: { digits: string; restHours: number; prove: () => Promise<void> },
): Promise<Date> {
  const { memberId } = owner.session
  refuseGuessable(digits)
  if (!(await hasWithdrawPassword(deps.database, memberId))) throw new CallFailure('withdraw_password_missing')
  await prove()
  const made = await hasher.hash(digits)
  const now = deps.now()
  const until = new Date(now.getTime() + restHours * 3_600_000)
  await deps.database.transaction(async (tx) => {
    await clearFailures(tx, withdrawSubject(memberId))
    await tx.query(
      'UPDATE member SET payment_password_hash = :made, withdrawals_locked_until = :until WHERE id = :memberId',
      { memberId, made, until },
    )
    await noteAct(tx, owner, 'withdraw_password_reset', now, { until: until.toISOString() })
  })
  return until
}

const RestRow = type({ until: nullable(Instant) })

/** The end of the time without withdrawals; null if withdrawals are possible now. */
export async function withdrawalsRestUntil(on: Executor, memberId: bigint, now: Date): Promise<Date | null> {
  const row = await rowOf(on, RestRow, 'SELECT withdrawals_locked_until AS until FROM member WHERE id = :memberId', {
    memberId,
  })
  return row?.until && row.until > now ? row.until : null
}
