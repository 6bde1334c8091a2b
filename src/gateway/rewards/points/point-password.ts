import type { PasswordHasher } from '#gateway/account/auth/passwords.ts'
import {
  demandLoginPassword,
  demandWithdrawPassword,
  hasLoginPassword,
  hasWithdrawPassword,
} from '#gateway/account/security/withdraw-password.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { readPointSetting } from './point-setting.ts'

/** Whether the member has set the password that exchanging points asks for. */
export async function hasPointPassword({ database }: GatewayDeps, memberId: bigint): Promise<boolean> {
  const { password } = await readPointSetting(database)
  return password === 'login' ? hasLoginPassword(database, memberId) : hasWithdrawPassword(database, memberId)
}

/**
 * Asks for the password that the operator chose (product rule 11.3), with the attempts and the lock that it has elsewhere.
 *
 * @throws {CallFailure} `withdraw_password_missing`, `withdraw_password_wrong`, `password_wrong`, `rate_limited`
 */
export async function demandPointPassword(
  deps: GatewayDeps,
  hasher: PasswordHasher,
  memberId: bigint,
  given: string,
): Promise<void> {
  const { password } = await readPointSetting(deps.database)
  const demand = password === 'login' ? demandLoginPassword : demandWithdrawPassword
  await demand(deps, hasher, memberId, given)
}
