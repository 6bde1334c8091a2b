import { bigint, type Infer, string, type } from 'superstruct'
import { IdRow } from '#gateway/platform/db/rows.ts'
import { call, callOne } from './call.ts'
import { LedgerFailure } from './errors.ts'
import type { LedgerExecutor, Owner } from './ledger.ts'

/**
 * Returns the id of an account and opens it if necessary. Safe for simultaneous calls of many processes.
 *
 * @param purpose one word such as `main`; there is one account per owner, purpose and currency
 * @param currency three capital letters. Play money is `FUN` and cannot be mixed with another currency
 */
export async function ensureAccount(
  on: LedgerExecutor,
  owner: Owner,
  purpose: string,
  currency: string,
): Promise<bigint> {
  const text = 'SELECT ledger_account_open(:kind, :ownerId, :purpose, :currency) AS id'
  const row = await callOne(on, IdRow, text, { kind: owner.kind, ownerId: owner.id, purpose, currency })
  return row.id
}

/**
 * Funds of one account in minor units. `total` is the sum of its postings, which the tables name `balance`. `balance` =
 * `total` − `held` can be staked or withdrawn, here as in all calls (product rule 10.2).
 */
export const funds = { total: bigint(), held: bigint(), balance: bigint() }

/** The columns of {@link funds}, of an account or of a function that changes one. */
export const fundsColumns = 'balance AS total, held, balance - held AS balance'

const Balance = type({ ...funds, currency: string() })

/** @throws {LedgerFailure} `account-not-found` */
export async function balanceOf(on: LedgerExecutor, account: bigint): Promise<Infer<typeof Balance>> {
  const text = `SELECT ${fundsColumns}, currency FROM ledger_account WHERE id = :account`
  const [row] = await call(on, Balance, text, { account })
  if (!row) throw new LedgerFailure({ kind: 'account-not-found', account: account.toString() })
  return row
}
