import type { Access } from '#gateway/account/auth/access.ts'
import { authenticatorSince, takeAuthenticatorCode } from '#gateway/account/auth/authenticators.ts'
import { isRecoveryShaped, isSixDigits, refuseShape } from '#gateway/account/auth/code-shapes.ts'
import { voidCodesTo } from '#gateway/account/auth/codes.ts'
import { demandSecret } from '#gateway/account/auth/guarded-secret.ts'
import { changeSubject } from '#gateway/account/auth/login-guard.ts'
import { mailOwner } from '#gateway/account/auth/mail-owner.ts'
import { accountOfSession, demandRight } from '#gateway/account/auth/proof.ts'
import { takeRecoveryCode } from '#gateway/account/auth/recovery-codes.ts'
import type { Account } from '#gateway/account/members/accounts.ts'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import { endPushesOfMember } from '#gateway/account/push/devices.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { demandNothingUnderWay } from './closing-blockers.ts'

interface Closing {
  readonly password: string
  readonly code?: string | undefined
  readonly language?: string | undefined
}

/**
 * Closes an account for good (product rule 2.21): its sessions end, nobody can log in, and earlier codes and links are
 * void. The history of the account stays.
 *
 * @throws {CallFailure} `password_wrong`, `code_wrong`, `rate_limited`, and those of `demandNothingUnderWay`
 */
export async function closeAccount(access: Access, owner: Owner, { password, code, language }: Closing) {
  const { deps, ports } = access
  const { database } = deps
  const at = deps.now()
  const account = await accountOfSession(access, owner.session.memberId)
  await demandSecret(deps, ports.hasher, {
    subject: changeSubject(account.id),
    stored: account.passwordHash,
    given: password,
    wrong: 'password_wrong',
  })
  // This is checked before the code, because a code can be used once and a refusal would waste it.
  await demandNothingUnderWay(database, account, at)
  await demandAppCode(access, account, code, at)
  await database.transaction(async (tx) => {
    // Orders of money and logins lock this row too: they come first, or find the account closed.
    await tx.query('SELECT FROM member WHERE id = :accountId FOR UPDATE', { accountId: account.id })
    await demandNothingUnderWay(tx, account, at)
    const closed = await tx.query(
      'UPDATE member SET closed_at = :closedAt, disabled_at = coalesce(disabled_at, :closedAt) WHERE id = :accountId AND closed_at IS NULL RETURNING id',
      { accountId: account.id, closedAt: at },
    )
    if (closed.length === 0) throw new CallFailure('session_expired')
    await endAccess(tx, account, at)
    await deps.happenings.accountCloses(tx, owner, at)
    await noteAct(tx, owner, 'account_closed', at)
  })
  await mailOwner(access, account, 'account_closed', language)
  return {}
}

async function demandAppCode(access: Access, { id }: Account, code: string | undefined, at: Date): Promise<void> {
  const { database } = access.deps
  if (!(await authenticatorSince(database, id))) return
  if (code === undefined) throw new CallFailure('code_wrong')
  refuseShape(isSixDigits(code) || isRecoveryShaped(code))
  await demandRight(
    access,
    id,
    async () =>
      (await takeAuthenticatorCode(database, id, code, at)) || (await takeRecoveryCode(database, id, code, at)),
  )
}

/** Ends sessions, and deletes everything that could open one or set a password. */
async function endAccess(tx: Transaction, { id, email, mobileKey }: Account, at: Date): Promise<void> {
  await tx.query(
    'DELETE FROM session_handoff WHERE session_id IN (SELECT id FROM session WHERE member_id = :memberId)',
    { memberId: id },
  )
  await tx.query('UPDATE session SET ended_at = :endedAt WHERE member_id = :memberId AND ended_at IS NULL', {
    memberId: id,
    endedAt: at,
  })
  await endPushesOfMember(tx, id)
  for (const table of ['password_reset', 'login_verification', 'authenticator_setup', 'passkey_challenge'])
    await tx.query(`DELETE FROM ${table} WHERE member_id = :memberId`, { memberId: id })
  for (const recipient of [email, mobileKey]) if (recipient !== null) await voidCodesTo(tx, recipient)
}
