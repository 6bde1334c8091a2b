import { generateSecret, generateURI } from 'otplib'
import { string, type } from 'superstruct'
import type { Access } from '#gateway/account/auth/access.ts'
import { authenticatorSince, stepOf, takeAuthenticatorCode } from '#gateway/account/auth/authenticators.ts'
import { isRecoveryShaped, isSixDigits, refuseShape } from '#gateway/account/auth/code-shapes.ts'
import { demandSecret } from '#gateway/account/auth/guarded-secret.ts'
import { changeSubject } from '#gateway/account/auth/login-guard.ts'
import { mailOwner } from '#gateway/account/auth/mail-owner.ts'
import { accountOfSession, demandRight } from '#gateway/account/auth/proof.ts'
import { forgetRecoveryCodes, makeRecoveryCodes, takeRecoveryCode } from '#gateway/account/auth/recovery-codes.ts'
import type { Account } from '#gateway/account/members/accounts.ts'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { readSetting } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'

/** Milliseconds for which a secret that was shown can be confirmed. */
const setupTime = 10 * 60_000

/**
 * Shows a new secret, which counts once a code confirms it.
 *
 * @throws {CallFailure} `authenticator_on`, `password_wrong`, `rate_limited`
 */
export async function beginAuthenticator(access: Access, { session }: Owner, password: string) {
  const { database, now } = access.deps
  const account = await accountOfSession(access, session.memberId)
  await demandPassword(access, account, password)
  if (await authenticatorSince(database, account.id)) throw new CallFailure('authenticator_on')
  const { name } = await readSetting(database, brandSetting.name, brandSetting.shape, brandSetting.fallback)
  const secret = generateSecret()
  await database.query(
    `INSERT INTO authenticator_setup (member_id, secret, expires_at) VALUES (:accountId, :secret, :expiresAt)
     ON CONFLICT (member_id) DO UPDATE SET secret = excluded.secret, expires_at = excluded.expires_at`,
    { accountId: account.id, secret, expiresAt: new Date(now().getTime() + setupTime) },
  )
  return { secret, address: generateURI({ issuer: name, label: account.account, secret }) }
}

const SetupRow = type({ secret: string() })

/**
 * Turns the authenticator on by a code of the app, and makes recovery codes.
 *
 * @throws {CallFailure} `setup_expired`, `code_wrong`, `rate_limited`
 */
export async function confirmAuthenticator(access: Access, owner: Owner, code: string, language: string | undefined) {
  const { database, now } = access.deps
  const at = now()
  const account = await accountOfSession(access, owner.session.memberId)
  const text = 'SELECT secret FROM authenticator_setup WHERE member_id = :accountId AND expires_at > :at'
  const setup = await rowOf(database, SetupRow, text, { accountId: account.id, at })
  if (!setup) throw new CallFailure('setup_expired')
  refuseShape(isSixDigits(code))
  const step = await stepOf(setup.secret, code, at)
  await demandRight(access, account.id, async () => step !== undefined)
  const recoveryCodes = await database.transaction(async (tx) => {
    const taken = await tx.query(
      'DELETE FROM authenticator_setup WHERE member_id = :accountId AND secret = :secret RETURNING member_id',
      { accountId: account.id, secret: setup.secret },
    )
    if (taken.length === 0) throw new CallFailure('setup_expired')
    // The confirming code is used up too.
    await tx.query(
      `INSERT INTO member_authenticator (member_id, secret, last_step, created_at) VALUES (:accountId, :secret, :step, :createdAt)
       ON CONFLICT (member_id) DO NOTHING`,
      { accountId: account.id, secret: setup.secret, step: step ?? 0n, createdAt: at },
    )
    await noteAct(tx, owner, 'authenticator_added', at)
    return await makeRecoveryCodes(tx, account.id)
  })
  await mailOwner(access, account, 'authenticator_added', language)
  return { recoveryCodes }
}

interface Proved {
  readonly password: string
  readonly code: string
  readonly language?: string | undefined
}

/** @throws {CallFailure} `authenticator_off`, `password_wrong`, `code_wrong`, `rate_limited` */
export async function renewRecoveryCodes(access: Access, owner: Owner, { password, code, language }: Proved) {
  const { database, now } = access.deps
  const account = await demandAuthenticator(access, owner, password)
  refuseShape(isSixDigits(code))
  await demandRight(access, account.id, () => takeAuthenticatorCode(database, account.id, code, now()))
  const recoveryCodes = await database.transaction(async (tx) => {
    await noteAct(tx, owner, 'recovery_codes_made', now())
    return await makeRecoveryCodes(tx, account.id)
  })
  await mailOwner(access, account, 'recovery_codes_made', language)
  return { recoveryCodes }
}

/**
 * Turns the authenticator off. A member without the phone gives a recovery code instead of a code of the app.
 *
 * @throws {CallFailure} `authenticator_off`, `password_wrong`, `code_wrong`, `rate_limited`
 */
export async function removeAuthenticator(access: Access, owner: Owner, { password, code, language }: Proved) {
  const { database, now } = access.deps
  const account = await demandAuthenticator(access, owner, password)
  refuseShape(isSixDigits(code) || isRecoveryShaped(code))
  await demandRight(
    access,
    account.id,
    async () =>
      (await takeAuthenticatorCode(database, account.id, code, now())) ||
      (await takeRecoveryCode(database, account.id, code, now())),
  )
  await database.transaction(async (tx) => {
    await tx.query('DELETE FROM member_authenticator WHERE member_id = :accountId', { accountId: account.id })
    await forgetRecoveryCodes(tx, account.id)
    await noteAct(tx, owner, 'authenticator_removed', now())
  })
  await mailOwner(access, account, 'authenticator_removed', language)
  return {}
}

async function demandAuthenticator(access: Access, { session }: Owner, password: string): Promise<Account> {
  const account = await accountOfSession(access, session.memberId)
  await demandPassword(access, account, password)
  if (!(await authenticatorSince(access.deps.database, account.id))) throw new CallFailure('authenticator_off')
  return account
}

function demandPassword({ deps, ports }: Access, account: Account, given: string): Promise<void> {
  const subject = changeSubject(account.id)
  return demandSecret(deps, ports.hasher, { subject, stored: account.passwordHash, given, wrong: 'password_wrong' })
}
