import type fc from 'fast-check'
import { expect } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import type { Clock } from '#tests/support/clock.ts'
import type { Player } from '#tests/support/players.ts'
import { rowsAs } from '#tests/support/rows.ts'
import type { Oracle } from './oracle.ts'

/** The real ledger of one sequence: its ids are at the places of the oracle's entries. */
export type Real = {
  database: Database
  run: string
  players: readonly Player[]
  accounts: bigint[]
  holds: bigint[]
  transfers: bigint[]
  /** The time of the sequence; without it all happens at one moment. */
  clock?: Clock
}
export type LedgerCommand = fc.AsyncCommand<Oracle, Real>

/** After every command the funds of all accounts are those of the oracle. */
export async function expectSameFunds(model: Oracle, { database, accounts }: Real): Promise<void> {
  const rows = await rowsAs<{ balance: bigint; held: bigint }>(
    database,
    'SELECT balance, held FROM ledger_account WHERE id = ANY (:id::text::bigint[]) ORDER BY id',
    { id: `{${accounts.join(',')}}` },
  )
  expect(rows.map(({ balance, held }) => ({ balance, held }))).toEqual(
    model.accounts.map(({ balance, held }) => ({ balance, held })),
  )
}

/** One step of a sequence, as its report names it. */
export function command<Model extends Oracle = Oracle, Actual extends Real = Real>(
  name: string,
  step: (model: Model, real: Actual) => Promise<void>,
): fc.AsyncCommand<Model, Actual> {
  return {
    check: () => true,
    run: async (model, real) => {
      await step(model, real)
      await expectSameFunds(model, real)
    },
    toString: () => name,
  }
}
