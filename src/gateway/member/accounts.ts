import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { trialType } from '#contract/entities/member.ts'
import type { Executor, Transaction } from '#gateway/db/client.ts'
import { member } from '#gateway/db/schema/member.ts'

export interface NewMember {
  /** Trimmed; unique whatever the case. A mobile number stands as `parseMobile` names it. */
  readonly account: string
  /** What other people see; the account name where it is left out. */
  readonly nickname?: string
  /** Numeric account type, see `contract/entities/member.ts`. */
  readonly type: number
  /** `FUN` for a trial user and for nobody else. */
  readonly currency: string
  /** Made by `PasswordHasher.hash`; left out for accounts that nobody logs in to. */
  readonly passwordHash?: string
  readonly payeeName?: string
  readonly email?: string
  readonly mobileNum?: string
  readonly countryDialingCode?: string
  /** `+` and digits, see `parseMobile`. */
  readonly mobileKey?: string
  /** Only where its owner has proved it: nobody else can prove it again. */
  readonly mobileVerifiedAt?: Date
  readonly emailVerifiedAt?: Date
  /** The password was given out by somebody else, and must be changed first. */
  readonly passwordExpired?: boolean
  readonly paymentPasswordHash?: string
  readonly contacts?: Readonly<Record<string, string>>
  /** `yyyy-MM-dd` */
  readonly birthday?: string
  /** Where the registration came from. */
  readonly registerUrl?: string
  readonly registerDomain?: string
  readonly termsAcceptedAt?: Date
  readonly createdAt: Date
}

/** The account name belongs to somebody, in this or another case. */
export class AccountTaken extends Error {
  override readonly name = 'AccountTaken'
}

/**
 * Opens an account and answers its id. Its wallet is opened by the ledger when it is first used.
 *
 * @throws {AccountTaken} and nothing is written, also when two ask at once
 */
export async function createMember(tx: Transaction, account: NewMember): Promise<bigint> {
  const values = { nickname: account.account, ...account, accountKey: accountKey(account.account) }
  const [row] = await tx.orm
    .insert(member)
    .values(values)
    .onConflictDoNothing({ target: member.accountKey })
    .returning({
      id: member.id,
    })
  if (!row) throw new AccountTaken(`The account name ${account.account} is taken`)
  return row.id
}

/** A trial user: play money, no password. */
export function trialMember(account: string, currency: string, createdAt: Date): NewMember {
  return { account, type: trialType, currency, createdAt }
}

export type Account = typeof member.$inferSelect

/** The account whose owner has proved this number, as `parseMobile` names it. */
export async function findAccountByMobile(on: Executor, mobileKey: string): Promise<Account | undefined> {
  const [row] = await on.orm
    .select()
    .from(member)
    .where(and(eq(member.mobileKey, mobileKey), isNotNull(member.mobileVerifiedAt)))
  return row
}

export async function findAccountById(on: Executor, id: bigint): Promise<Account | undefined> {
  const [row] = await on.orm.select().from(member).where(eq(member.id, id))
  return row
}

/** The account of a name, whatever its case; undefined where there is none. */
export async function findAccount(on: Executor, account: string): Promise<Account | undefined> {
  const [row] = await on.orm
    .select()
    .from(member)
    .where(eq(member.accountKey, accountKey(account)))
  return row
}

/** The accounts among these names, whatever their case. */
export async function findAccounts(on: Executor, accounts: readonly string[]): Promise<Account[]> {
  return await on.orm
    .select()
    .from(member)
    .where(inArray(member.accountKey, accounts.map(accountKey)))
    .orderBy(member.id)
}

const accountKey = (account: string) => account.trim().toLowerCase()
