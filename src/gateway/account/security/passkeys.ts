import { bigint, string, type } from 'superstruct'
import { mostPasskeys, type Passkey } from '#contract/account/auth/passkey.ts'
import type { PasskeyCreation } from '#contract/account/auth/passkey-ceremony.ts'
import type { Access } from '#gateway/account/auth/access.ts'
import { demandSecret } from '#gateway/account/auth/guarded-secret.ts'
import { changeSubject } from '#gateway/account/auth/login-guard.ts'
import { mailOwner } from '#gateway/account/auth/mail-owner.ts'
import { challengeTime, makeChallenge, takeChallenge } from '#gateway/account/auth/passkey-challenges.ts'
import { handleOf, passkeysOf, shownPasskey } from '#gateway/account/auth/passkeys.ts'
import { accountOfSession } from '#gateway/account/auth/proof.ts'
import { algorithms, checkMade, type MadeAnswer } from '#gateway/account/auth/web-authentication.ts'
import type { Account } from '#gateway/account/members/accounts.ts'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { readSetting } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import type { RelyingParty } from '#gateway/relying-party.ts'
import { deviceOf } from '#lib/device.ts'
import { deviceText } from '#lib/device-text.ts'

/** The passkeys of an account, and their domain; null if browsers could not make any. */
export async function readPasskeys({ deps, ports }: Access, memberId: bigint) {
  if (!ports.relyingParty) return null
  const list = await passkeysOf(deps.database, memberId)
  return { domain: ports.relyingParty.id, list: list.map(shownPasskey) }
}

/**
 * The options that a browser needs to make a passkey (product rule 2.23).
 *
 * @throws {CallFailure} `password_wrong`, `passkey_limit`, `rate_limited`
 */
export async function beginPasskey(
  access: Access,
  { id }: RelyingParty,
  { session }: Owner,
  password: string,
): Promise<PasskeyCreation> {
  const { database, now } = access.deps
  const at = now()
  const account = await accountOfSession(access, session.memberId)
  await demandPassword(access, account, password)
  const known = await passkeysOf(database, account.id)
  if (known.length >= mostPasskeys) throw new CallFailure('passkey_limit')
  const brand = await readSetting(database, brandSetting.name, brandSetting.shape, brandSetting.fallback)
  const handle = await handleOf(database, account.id, at)
  return {
    challenge: await makeChallenge(database, at, account.id),
    rp: { id, name: brand.name },
    user: { id: textOf(handle), name: account.account, displayName: account.account },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeTime,
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: textOf(credential_id),
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

interface Confirmed extends Omit<MadeAnswer, 'transports'> {
  readonly transports?: string[] | undefined
  readonly language?: string | undefined
}

/**
 * Adds a passkey that a browser has made.
 *
 * @param userAgent the header from which its name is made
 * @throws {CallFailure} `setup_expired`, `passkey_invalid`, `passkey_limit`
 */
export async function confirmPasskey(
  access: Access,
  party: RelyingParty,
  owner: Owner & { readonly userAgent: string },
  { language, transports = [], ...answer }: Confirmed,
): Promise<Passkey> {
  const { database, now } = access.deps
  const at = now()
  const account = await accountOfSession(access, owner.session.memberId)
  const made = await checkMade(party, { ...answer, transports }, (challenge) =>
    takeChallenge(database, at, challenge, account.id),
  )
  if (made === 'stale') throw new CallFailure('setup_expired')
  if (made === 'invalid') throw new CallFailure('passkey_invalid')
  const added = await database.transaction(async (tx) => {
    // Two that are added at once come one after the other, so that the limit holds.
    await tx.query('SELECT FROM member WHERE id = :accountId FOR UPDATE', { accountId: account.id })
    const known = await passkeysOf(tx, account.id)
    if (known.length >= mostPasskeys) throw new CallFailure('passkey_limit')
    const device = deviceText(deviceOf(owner.userAgent))
    const name = nameFor(
      device,
      known.map((passkey) => passkey.name),
    )
    // One that is another account's, or was added before, is no new passkey.
    const row = await rowOf(
      tx,
      IdRow,
      `INSERT INTO passkey (member_id, credential_id, public_key, uses, transports, kept, name, created_at)
       VALUES (:accountId, :credentialId, :publicKey, :uses, ARRAY(SELECT jsonb_array_elements_text(:transports::jsonb)), :kept, :name, :createdAt)
       ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
      {
        accountId: account.id,
        credentialId: made.credentialId,
        publicKey: made.publicKey,
        uses: BigInt(made.uses),
        transports: JSON.stringify(transports),
        kept: made.kept,
        name,
        createdAt: at,
      },
    )
    if (!row) throw new CallFailure('passkey_invalid')
    await noteAct(tx, owner, 'passkey_added', at, { device: name })
    return { passkeyId: row.id.toString(), name, kept: made.kept, addedAt: at.toISOString(), lastUsedAt: null }
  })
  await mailOwner(access, account, 'passkey_added', language)
  return added
}

const RemovedRow = type({ id: bigint(), name: string() })

interface Removal {
  readonly passkeyId: string
  readonly password: string
  readonly language?: string | undefined
}

/** @throws {CallFailure} `password_wrong`, `passkey_not_found` (also for another member's), `rate_limited` */
export async function removePasskey(access: Access, owner: Owner, { passkeyId, password, language }: Removal) {
  const { database, now } = access.deps
  const at = now()
  const account = await accountOfSession(access, owner.session.memberId)
  await demandPassword(access, account, password)
  await database.transaction(async (tx) => {
    const removed = await rowOf(
      tx,
      RemovedRow,
      'DELETE FROM passkey WHERE id::text = :passkeyId AND member_id = :accountId RETURNING id, name',
      { accountId: account.id, passkeyId },
    )
    if (!removed) throw new CallFailure('passkey_not_found')
    await noteAct(tx, owner, 'passkey_removed', at, { device: removed.name })
  })
  await mailOwner(access, account, 'passkey_removed', language)
  return {}
}

/** A name that no other passkey of the account has: the device, with a number from the second on. */
export function nameFor(device: string, taken: readonly string[]): string {
  if (device === '' || !taken.includes(device)) return device
  let number = 2
  while (taken.includes(`${device} (${number})`)) number += 1
  return `${device} (${number})`
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

function demandPassword({ deps, ports }: Access, account: Account, given: string): Promise<void> {
  const subject = changeSubject(account.id)
  return demandSecret(deps, ports.hasher, { subject, stored: account.passwordHash, given, wrong: 'password_wrong' })
}
