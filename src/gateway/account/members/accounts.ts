import { bigint, boolean, type Infer, integer, nullable, string, type } from 'superstruct'
import { trialType } from '#contract/account/members/member.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor, SqlParameters, Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'

export interface NewMember {
  /** Trimmed; unique regardless of case. A mobile number is in the form of `parseMobile`. */
  readonly account: string
  /** Name that other people see; default: the account name. */
  readonly nickname?: string
  /** Numeric account type, see `contract/account/members/member.ts`. */
  readonly type: number
  /** `FUN` for trial users, and only for them. */
  readonly currency: string
  /** From `PasswordHasher.hash`; left out for accounts without a password login. */
  readonly passwordHash?: string
  readonly payeeName?: string
  readonly email?: string
  readonly mobileNum?: string
  readonly countryDialingCode?: string
  /** `+` and digits, see `parseMobile`. */
  readonly mobileKey?: string
  /** Set if the owner has proved the number; no other account can prove it then. */
  readonly mobileVerifiedAt?: Date
  readonly emailVerifiedAt?: Date
  /** An agent has chosen the password, so its owner must change it first. */
  readonly passwordExpired?: boolean
  readonly paymentPasswordHash?: string
  readonly contacts?: Readonly<Record<string, string>>
  /** `yyyy-MM-dd` */
  readonly birthday?: string
  /** Address of the page where the registration started. */
  readonly registerUrl?: string
  readonly registerDomain?: string
  readonly termsAcceptedAt?: Date
  readonly createdAt: Date
}

/** The account name is taken, ignoring case. */
export class AccountTaken extends Error {
  override readonly name = 'AccountTaken'
}

/**
 * Opens an account and returns its id. The ledger opens its wallet on first use.
 *
 * @throws {AccountTaken} if the name is taken, also by a simultaneous call; nothing is written then
 */
export async function createMember(tx: Transaction, account: NewMember): Promise<bigint> {
  const row = await rowOf(tx, IdRow, insertText, {
    account: account.account,
    accountKey: accountKey(account.account),
    nickname: account.nickname ?? account.account,
    type: account.type,
    currency: account.currency,
    passwordHash: account.passwordHash ?? null,
    payeeName: account.payeeName ?? null,
    email: account.email ?? null,
    mobileNum: account.mobileNum ?? null,
    countryDialingCode: account.countryDialingCode ?? null,
    mobileKey: account.mobileKey ?? null,
    mobileVerifiedAt: account.mobileVerifiedAt ?? null,
    emailVerifiedAt: account.emailVerifiedAt ?? null,
    passwordExpired: account.passwordExpired ?? false,
    paymentPasswordHash: account.paymentPasswordHash ?? null,
    contacts: JSON.stringify(account.contacts ?? {}),
    birthday: account.birthday ?? null,
    registerUrl: account.registerUrl ?? null,
    registerDomain: account.registerDomain ?? null,
    termsAcceptedAt: account.termsAcceptedAt ?? null,
    createdAt: account.createdAt,
  })
  if (!row) throw new AccountTaken(`The account name ${account.account} is taken`)
  return row.id
}

const insertText = `INSERT INTO member (account, account_key, nickname, type, currency, password_hash, payee_name, email,
    mobile_num, country_dialing_code, mobile_key, mobile_verified_at, email_verified_at, password_expired,
    payment_password_hash, contacts, birthday, register_url, register_domain, terms_accepted_at, created_at)
  VALUES (:account, :accountKey, :nickname, :type, :currency, :passwordHash, :payeeName, :email, :mobileNum, :countryDialingCode, :mobileKey, :mobileVerifiedAt, :emailVerifiedAt, :passwordExpired, :paymentPasswordHash, :contacts::jsonb, :birthday::date, :registerUrl, :registerDomain, :termsAcceptedAt, :createdAt)
  ON CONFLICT (account_key) DO NOTHING RETURNING id`

/** A trial user: play money, no password. */
export function trialMember(account: string, currency: string, createdAt: Date): NewMember {
  return { account, type: trialType, currency, createdAt }
}

const AccountRow = type({
  id: bigint(),
  account: string(),
  nickname: string(),
  /** Numeric account type, see `contract/account/members/member.ts`. */
  type: integer(),
  currency: string(),
  passwordHash: nullable(string()),
  passwordExpired: boolean(),
  passwordChangedAt: nullable(Instant),
  payeeName: nullable(string()),
  email: nullable(string()),
  emailVerifiedAt: nullable(Instant),
  mobileKey: nullable(string()),
  mobileVerifiedAt: nullable(Instant),
  disabledAt: nullable(Instant),
  /** Closed by its owner, and disabled since. */
  closedAt: nullable(Instant),
  createdAt: Instant,
})
export type Account = Infer<typeof AccountRow>

/** Accounts that match an SQL condition, oldest first. */
function accounts(on: Executor, condition: string, parameters: SqlParameters): Promise<Account[]> {
  const text = `SELECT id, account, nickname, type, currency, password_hash AS "passwordHash", password_expired AS "passwordExpired",
      password_changed_at AS "passwordChangedAt", payee_name AS "payeeName", email, email_verified_at AS "emailVerifiedAt",
      mobile_key AS "mobileKey", mobile_verified_at AS "mobileVerifiedAt",
      disabled_at AS "disabledAt", closed_at AS "closedAt", created_at AS "createdAt"
    FROM member WHERE ${condition} ORDER BY id`
  return rowsOf(on, AccountRow, text, parameters)
}

/** The account that has proved this number, in the form of `parseMobile`. */
export async function findAccountByMobile(on: Executor, mobileKey: string): Promise<Account | undefined> {
  return (await accounts(on, 'mobile_key = :mobileKey AND mobile_verified_at IS NOT NULL', { mobileKey }))[0]
}

export async function findAccountById(on: Executor, id: bigint): Promise<Account | undefined> {
  return (await accounts(on, 'id = :id', { id }))[0]
}

/** The account with a name, ignoring case; undefined if there is none. */
export async function findAccount(on: Executor, account: string): Promise<Account | undefined> {
  return (await findAccounts(on, [account]))[0]
}

/** The accounts with one of these names, ignoring case. */
export function findAccounts(on: Executor, names: readonly string[]): Promise<Account[]> {
  const condition = 'account_key IN (SELECT jsonb_array_elements_text(:names::jsonb))'
  return accounts(on, condition, { names: JSON.stringify(names.map(accountKey)) })
}

/** Logs accounts that share their mobile number with another account, because people may ask which one is theirs. */
export async function logSharedNumbers({ database, log }: GatewayDeps): Promise<void> {
  const rows = await rowsOf(
    database,
    IdRow,
    `SELECT id FROM member WHERE account_key LIKE '+%#%' AND disabled_at IS NULL ORDER BY account_key`,
  )
  if (rows.length === 0) return
  const members = rows.map(({ id }) => id.toString())
  log.warn({ members }, 'these accounts share their mobile number with another')
}

/** The form of an account name that is compared: case and outer spaces count for nothing. */
export const accountKey = (account: string) => account.trim().toLowerCase()
