import { expect } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { balanceOf, ensureAccount } from '#gateway/platform/ledger/accounts.ts'
import { type LedgerErrorKind, LedgerFailure } from '#gateway/platform/ledger/errors.ts'
import type { SystemPurpose } from '#gateway/platform/ledger/ledger.ts'
import { printed } from '#gateway/platform/ledger/reconcile.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { reconcileAll } from '#gateway/reconcile.ts'
import { rowsAs } from './rows.ts'

let members = 0

/** A new member's account with that much money in it. */
export async function funded(database: Database, amount: bigint, currency = 'BRL'): Promise<bigint> {
  members++
  const account = await ensureAccount(database, { kind: 'member', id: `m${members}` }, 'main', currency)
  if (amount > 0n) await deposit(database, account, amount)
  return account
}

export function deposit(database: Database, account: bigint, amount: bigint): Promise<bigint> {
  return transfer(database, {
    kind: 'deposit',
    legs: [
      { system: 'deposits', amount: -amount },
      { account, amount },
    ],
  })
}

/** The balance of a system purpose over all its shards, in minor units; 0 without any transfer. */
export async function systemBalance(database: Database, purpose: SystemPurpose, currency: string): Promise<bigint> {
  const text = `SELECT coalesce(sum(balance), 0)::bigint AS balance FROM ledger_account
    WHERE owner_kind = 'system' AND owner_id = :purpose AND currency = :currency`
  return (await rowsAs<{ balance: bigint }>(database, text, { purpose, currency }))[0]?.balance ?? 0n
}

export async function available(database: Database, account: bigint): Promise<bigint> {
  return (await balanceOf(database, account)).balance
}

/** The kind of the refusal, or `undefined` where the call succeeded; other errors rise. */
export async function refusal(attempt: Promise<unknown>): Promise<LedgerErrorKind | undefined> {
  try {
    await attempt
    return undefined
  } catch (error) {
    if (error instanceof LedgerFailure) return error.error.kind
    throw error
  }
}

/** How often each outcome came: `ok`, or the kind of the refusal. */
export async function tally(attempts: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const outcome of await Promise.all(attempts.map(refusal))) {
    const name = outcome ?? 'ok'
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

export async function expectReconciled(database: Database): Promise<void> {
  const report = await reconcileAll(database)
  expect(report.ok, printed(report)).toBe(true)
}

/** The same for an embedded database that its gateway has left. */
export async function expectReconciledIn(dataDir: string): Promise<void> {
  const database = await openDatabase({ kind: 'embedded', dataDir })
  await expectReconciled(database)
  await database.close()
}
