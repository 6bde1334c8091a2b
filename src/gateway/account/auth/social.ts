import { bigint, type } from 'superstruct'
import type { SocialLoginRequest } from '#contract/account/auth/social-login.ts'
import { type Account, findAccountById, findAccountByMobile } from '#gateway/account/members/accounts.ts'
import { parseMobile } from '#gateway/account/members/mobile-numbers.ts'
import { cleanText, isStorable } from '#gateway/outside-value.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import type { RequestContext } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import type { Identity } from '#gateway/platform/ports/identity.ts'
import type { Access } from './access.ts'
import { admit, checkPortal } from './admit.ts'

/** Whether a text can be the permanent id of a person; providers use at most 255 characters (OpenID Connect Core §2). */
const isId = (subject: string): boolean => isStorable(subject) && subject.length <= 255

/** The identity of a provider's token. @throws {CallFailure} `provider_not_configured`, `identity_invalid` */
export async function demandIdentity({ ports }: Access, token: string): Promise<Identity> {
  const { verify } = ports.identities
  if (!verify) throw new CallFailure('provider_not_configured')
  const identity = await verify(token)
  if (!identity || !isId(identity.subject)) throw new CallFailure('identity_invalid')
  const mobileKey = identity.mobileKey && cleanText(identity.mobileKey)
  // The number includes its country, but the provider's notation may differ from ours.
  return { ...identity, mobileKey: mobileKey && (parseMobile(mobileKey, '')?.key ?? mobileKey) }
}

/**
 * Opens a session for an identity: of the account that it was registered with, or that has proved the same number.
 *
 * @throws {CallFailure} `provider_not_configured`, `identity_invalid`, `identity_unknown`, `account_disabled`,
 * `not_a_member`, `not_an_agent`
 */
export async function socialLogin(
  access: Access,
  { firebaseIdToken, portal }: SocialLoginRequest,
  caller: RequestContext,
) {
  const { database, now } = access.deps
  const identity = await demandIdentity(access, firebaseIdToken)
  const account = await findByIdentity(database, identity)
  if (!account) throw new CallFailure('identity_unknown')
  checkPortal(account, portal)
  return await database.transaction((tx) => admit(tx, account, { from: caller, now: now(), byPassword: false }))
}

const IdentityRow = type({ member_id: bigint() })

async function findByIdentity(on: Executor, { provider, subject, mobileKey }: Identity): Promise<Account | undefined> {
  const row = await rowOf(
    on,
    IdentityRow,
    'SELECT member_id FROM member_identity WHERE provider = :provider AND subject = :subject',
    { provider, subject },
  )
  if (row) return await findAccountById(on, row.member_id)
  return mobileKey === undefined ? undefined : await findAccountByMobile(on, mobileKey)
}

/** Links an identity to a new account. @throws {CallFailure} `identity_invalid` if another account has it */
export async function keepIdentity(
  tx: Transaction,
  { provider, subject }: Identity,
  memberId: bigint,
  now: Date,
): Promise<void> {
  const rows = await tx.query(
    `INSERT INTO member_identity (provider, subject, member_id, created_at) VALUES (:provider, :subject, :memberId, :now)
     ON CONFLICT DO NOTHING RETURNING member_id`,
    { provider, subject, memberId, now },
  )
  if (rows.length === 0) throw new CallFailure('identity_invalid')
}
