import type { PasskeyLoginRequest } from '#contract/account/auth/passkey-login.ts'
import { type Account, findAccountById } from '#gateway/account/members/accounts.ts'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { addressGroup } from '#gateway/platform/http/address.ts'
import type { RequestContext } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import type { RelyingParty } from '#gateway/relying-party.ts'
import { maskedAddress } from '#lib/masked.ts'
import type { Access } from './access.ts'
import { admit, checkPortal } from './admit.ts'
import {
  accountSubject,
  addressSubject,
  attemptSubject,
  clearFailures,
  guardState,
  noteFailure,
} from './login-guard.ts'
import { challengeTime, makeChallenge, takeChallenge } from './passkey-challenges.ts'
import { countUse, findPasskey, handleOf, type KeyRow } from './passkeys.ts'
import { checkUsed } from './web-authentication.ts'

/**
 * The request that a browser uses to ask for a passkey. It lists no passkeys, because only the person's devices know
 * them.
 */
export async function beginPasskeyLogin({ database, now }: GatewayDeps, { id }: RelyingParty) {
  const challenge = await makeChallenge(database, now())
  return { challenge, rpId: id, timeout: challengeTime, userVerification: 'required' } as const
}

/**
 * Opens a session with a passkey. It is two factors in one, the device and its unlocking, so no second step follows
 * (product rule 2.24).
 *
 * @throws {CallFailure} `passkey_refused` (also for a locked account, and for a copied passkey, of which its owner gets
 * a message); only with
 *   a right signature `account_closed`, `account_disabled`, `not_a_member`, `not_an_agent`
 */
export async function logInWithPasskey(
  access: Access,
  party: RelyingParty,
  request: PasskeyLoginRequest,
  caller: RequestContext,
) {
  const { database, now } = access.deps
  const at = now()
  const group = addressGroup(caller.address)
  const proved = await proveOwner(access, party, request)
  const opened = proved && (await database.transaction((tx) => enter(tx, proved)))
  if (opened) return opened
  await noteFailure(database, addressSubject(group), at)
  throw new CallFailure('passkey_refused')

  async function enter(tx: Transaction, { key, account, uses }: Proved) {
    const subject = accountSubject(account.account)
    const { lockedFor } = await guardState(tx, subject, at, true)
    if (lockedFor > 0) return undefined
    checkPortal(account, request.portal)
    if (!(await countUse(tx, key.id, uses, at))) return await notifyOfCopy(tx, key, caller, at)
    await clearFailures(tx, subject, attemptSubject(account.account, group))
    return await admit(tx, account, { from: caller, now: at, byPassword: false })
  }
}

interface Proved {
  readonly key: KeyRow
  readonly account: Account
  readonly uses: number
}

/** The account whose passkey signed the challenge; undefined if none did. */
async function proveOwner(
  { deps: { database, now } }: Access,
  party: RelyingParty,
  request: PasskeyLoginRequest,
): Promise<Proved | undefined> {
  const at = now()
  const key = await findPasskey(database, request.credentialId)
  if (!key) return undefined
  const { portal: _, ...answer } = request
  const uses = await checkUsed(party, key.public_key, answer, (challenge) =>
    takeChallenge(database, at, challenge, undefined),
  )
  const handle = Buffer.from(await handleOf(database, key.member_id, at)).toString('base64url')
  const account = await findAccountById(database, key.member_id)
  if (uses === undefined || !account || request.userHandle !== handle) return undefined
  return { key, account, uses }
}

/** Sends the owner a message that a passkey may have been copied (product rule 2.24). The session is not opened. */
async function notifyOfCopy(tx: Transaction, key: KeyRow, { address }: RequestContext, now: Date): Promise<undefined> {
  const { today } = await operatorDays(tx, now)
  await leaveMessage(tx, {
    memberId: key.member_id,
    kind: 'passkey_copied',
    details: { device: key.name, place: maskedAddress(address) },
    // The message is sent once a day, so that a person with a copied passkey cannot fill the inbox.
    reference: `passkey:${key.id}:${today}`,
    now,
  })
}
