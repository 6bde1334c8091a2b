import { integer, min, type } from 'superstruct'
import type { Access } from '#gateway/account/auth/access.ts'
import { authenticatorSince } from '#gateway/account/auth/authenticators.ts'
import { attemptsAt, changeSubject, withdrawSubject } from '#gateway/account/auth/login-guard.ts'
import { mailOwner } from '#gateway/account/auth/mail-owner.ts'
import { accountOfSession, demandProof, type Proof, proofsOf } from '#gateway/account/auth/proof.ts'
import { recoveryCodesLeft } from '#gateway/account/auth/recovery-codes.ts'
import { hintsOf } from '#gateway/account/auth/second-step.ts'
import type { Owner } from '#gateway/account/members/audit.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { defineSetting, readSettings } from '#gateway/platform/settings/settings.ts'
import { readPasskeys } from './passkeys.ts'
import { hasWithdrawPassword, replaceWithdrawPassword, withdrawalsRestUntil } from './withdraw-password.ts'

/** How the account of a session is protected. */
export async function readSecurity(access: Access, { memberId }: Session) {
  const { database, now } = access.deps
  const at = now()
  const account = await accountOfSession(access, memberId)
  const { rules } = await readSettings(database, { rules: securitySetting })
  const proofs = await proofsOf(access, account)
  const restsUntil = await withdrawalsRestUntil(database, memberId, at)
  return {
    password: {
      isSet: account.passwordHash !== null,
      changedAt: account.passwordChangedAt?.toISOString() ?? null,
      attempts: await attemptsAt(database, changeSubject(memberId), at),
    },
    withdrawPassword: {
      isSet: await hasWithdrawPassword(database, memberId),
      attempts: await attemptsAt(database, withdrawSubject(memberId), at),
      restHours: rules.withdrawRestHours,
      restsUntil: restsUntil?.toISOString() ?? null,
    },
    authenticator: {
      since: (await authenticatorSince(database, memberId))?.toISOString() ?? null,
      codesLeft: await recoveryCodesLeft(database, memberId),
    },
    passkeys: await readPasskeys(access, memberId),
    proofs,
    hints: hintsOf(account, proofs),
  }
}

interface Reset extends Proof {
  readonly newWithdrawPassword: string
  readonly language?: string | undefined
}

/**
 * Replaces a forgotten withdraw password by a second step.
 *
 * @throws {CallFailure} `withdraw_password_missing`, `field_invalid`, `method_not_available`, `code_wrong`, `rate_limited`
 */
export async function resetByProof(access: Access, owner: Owner, request: Reset) {
  const { deps, ports } = access
  const account = await accountOfSession(access, owner.session.memberId)
  const { rules } = await readSettings(deps.database, { rules: securitySetting })
  const until = await replaceWithdrawPassword(deps, ports.hasher, owner, {
    digits: request.newWithdrawPassword,
    restHours: rules.withdrawRestHours,
    prove: () => demandProof(access, account, request, 'withdrawPassword'),
  })
  await mailOwner(access, account, 'withdraw_password_reset', request.language)
  return { restsUntil: until.toISOString() }
}

/** The operator's rules of the security centre. */
const securitySetting = defineSetting(
  'security',
  type({
    /** Hours for which no money leaves after a withdraw password was replaced without the old one. */
    withdrawRestHours: min(integer(), 0),
  }),
  { withdrawRestHours: 24 },
)
