import { bigint, type Infer, integer, string, type } from 'superstruct'
import type { VerificationMethod, VerificationOffer } from '#contract/account/auth/verify-login.ts'
import type { Account } from '#gateway/account/members/accounts.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { hashToken, newToken } from '#gateway/tokens.ts'
import { maskedEmail, maskedMobile } from '#lib/masked.ts'
import type { Access } from './access.ts'
import { readAccessSettings } from './access-settings.ts'
import { authenticatorSince } from './authenticators.ts'
import { recoveryCodesLeft } from './recovery-codes.ts'

/** Milliseconds for which a second step is open. */
const lifetime = 10 * 60_000

/** Most wrong answers to one second step, for all methods together. */
export const mostTries = 5

/**
 * Begins a second step at every login to an account with an authenticator app. Other accounts need one if they were used
 * before, but never from this address, and have a method to prove themselves. Undefined if none is needed.
 *
 * @param byCode the person has proved the mobile number already, which is enough without an authenticator app
 */
export async function beginSecondStep(
  access: Access,
  tx: Transaction,
  account: Account,
  { addressGroup, byCode = false }: { readonly addressGroup: string; readonly byCode?: boolean },
): Promise<VerificationOffer | undefined> {
  if (!(await authenticatorSince(tx, account.id))) {
    const { verifyNewAddress } = await readAccessSettings(tx)
    if (byCode || !verifyNewAddress || !(await isNewAddress(tx, account.id, addressGroup))) return undefined
  }
  const methods = await methodsOf(access, tx, account)
  if (methods.length === 0) return undefined
  const verificationId = newToken()
  await tx.query(
    'INSERT INTO login_verification (id_hash, member_id, address_group, expires_at) VALUES (:idHash, :accountId, :addressGroup, :expiresAt)',
    {
      idHash: hashToken(verificationId),
      accountId: account.id,
      addressGroup,
      expiresAt: new Date(access.deps.now().getTime() + lifetime),
    },
  )
  return { verificationId, methods, hints: hintsOf(account, methods) }
}

const AddressesRow = type({ used: bigint(), same: bigint() })

async function isNewAddress(on: Executor, memberId: bigint, addressGroup: string): Promise<boolean> {
  const row = await rowOf(
    on,
    AddressesRow,
    `SELECT count(*) AS used, count(*) FILTER (WHERE address_group = :addressGroup AND removed_at IS NULL) AS same
     FROM member_address WHERE member_id = :memberId`,
    { memberId, addressGroup },
  )
  return row !== undefined && row.used > 0n && row.same === 0n
}

/**
 * The methods that the account can use now: verified ones that a provider can reach. An authenticator app excludes
 * weaker methods, which would make it worthless.
 */
export async function methodsOf({ ports }: Access, on: Executor, account: Account): Promise<VerificationMethod[]> {
  if (await authenticatorSince(on, account.id))
    return (await recoveryCodesLeft(on, account.id)) > 0 ? ['authenticator', 'recoveryCode'] : ['authenticator']
  const has = {
    sms: account.mobileVerifiedAt !== null && ports.messages.sms !== undefined,
    email: account.emailVerifiedAt !== null && account.email !== null && ports.messages.email !== undefined,
    payeeName: account.payeeName !== null,
  }
  return (Object.keys(has) as (keyof typeof has)[]).filter((method) => has[method])
}

/** Masked number and address, enough for the owner to recognise them. */
export function hintsOf(
  { mobileKey, email }: Account,
  methods: readonly VerificationMethod[],
): VerificationOffer['hints'] {
  return {
    ...(methods.includes('sms') && mobileKey !== null ? { sms: maskedMobile(mobileKey) } : {}),
    ...(methods.includes('email') && email !== null ? { email: maskedEmail(email) } : {}),
  }
}

const OpenStep = type({ memberId: bigint(), addressGroup: string(), tries: integer() })
export type OpenStep = Infer<typeof OpenStep>

/** The open second step with an id. @param forUpdate its row stays locked until the end of the transaction */
export function findStep(on: Executor, id: string, now: Date, forUpdate = false): Promise<OpenStep | undefined> {
  return rowOf(
    on,
    OpenStep,
    `SELECT member_id AS "memberId", address_group AS "addressGroup", tries FROM login_verification
     WHERE id_hash = :idHash AND expires_at > :now AND tries < :mostTries ${forUpdate ? 'FOR UPDATE' : ''}`,
    { idHash: hashToken(id), now, mostTries },
  )
}

/** Counts a wrong answer, in the transaction that has compared it. */
export async function noteWrongAnswer(tx: Transaction, id: string): Promise<void> {
  await tx.query('UPDATE login_verification SET tries = tries + 1 WHERE id_hash = :idHash', { idHash: hashToken(id) })
}

/** Ends a second step. */
export async function closeStep(tx: Transaction, id: string): Promise<void> {
  await tx.query('DELETE FROM login_verification WHERE id_hash = :idHash', { idHash: hashToken(id) })
}

export async function forgetSteps(on: Executor, now: Date): Promise<void> {
  await purge(on, 'login_verification', 'expires_at <= :now', { now })
}
