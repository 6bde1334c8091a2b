import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { ensureAccount } from '#gateway/platform/ledger/accounts.ts'
import { memoryDatabase } from '#tests/support/database.ts'
import { effort } from '#tests/support/effort.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { openPlayers } from '#tests/support/players.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import type { Real } from './model/command.ts'
import { commands } from './model/commands.ts'
import { Oracle } from './model/oracle.ts'

// SEED repeats a failure, whose seed the report shows.
const { sequences } = effort
const seed = process.env.SEED
const currencies = ['BRL', 'BRL', 'BRL', 'FUN']

let database: Database
let runs = 0
beforeAll(async () => {
  database = await memoryDatabase()
  await smallCatalogue(database)
})
afterAll(async () => {
  await expectReconciled(database)
  await database.close()
})

async function setup(): Promise<{ model: Oracle; real: Real }> {
  runs++
  const players = await openPlayers(database, currencies)
  const accounts = players.map(({ account }) => account)
  for (const [place, { memberId }] of players.entries()) {
    const owner = { kind: 'member', id: memberId.toString() } as const
    accounts.push(await ensureAccount(database, owner, 'second', currencies[place] ?? ''))
  }
  return {
    model: new Oracle([...currencies, ...currencies]),
    real: { database, run: `run${runs}`, players, accounts, holds: [], transfers: [] },
  }
}

it(`does what the oracle does in ${sequences} sequences of commands`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 18, size: 'max' }), (cmds) => fc.asyncModelRun(setup, cmds)),
    { numRuns: sequences, ...(seed === undefined ? {} : { seed: Number(seed) }) },
  )
  expect(runs).toBeGreaterThanOrEqual(sequences)
}, 7_200_000)
