// Payments, returns and claims that wait for a person, and what is decided about them; see docs/operating.md.
//   npm run deposits                                lists them
//   npm run deposits -- return PAYMENT --by NAME    sends a payment back that belongs to no deposit, or tries again
//   npm run deposits -- release CLAIM --by NAME     lets the member withdraw again
// Where two providers have given one number, --provider says which is meant.

import { releaseClaim, returnPayment, waitingDeposits } from '#gateway/money/deposits/deposit-review.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { decimal } from '#lib/money.ts'
import { givenArguments } from './command-line.ts'
import { onOperatorDatabase } from './operator-database.ts'
import { complain, printLines, printRow } from './printed.ts'

const usage = 'npm run deposits -- [return PAYMENT --by NAME | release CLAIM --by NAME] [--provider PROVIDER]'

process.exitCode = await main()

async function main(): Promise<number> {
  const { positionals, values } = givenArguments({
    allowPositionals: true,
    options: { by: { type: 'string' }, provider: { type: 'string' } },
  })
  return await onOperatorDatabase((database) => run(database, positionals, values))
}

interface Options {
  readonly by?: string
  readonly provider?: string
}

async function run(
  database: Database,
  [command, number]: readonly string[],
  { by, provider }: Options,
): Promise<number> {
  const deps = { database, now: () => new Date() }
  if (command === undefined) return await list(database)
  if (number === undefined || !by || !(command === 'return' || command === 'release')) {
    complain(usage)
    return 1
  }
  await (command === 'return' ? returnPayment : releaseClaim)(deps, { number, provider }, by)
  return 0
}

async function list(database: Database): Promise<number> {
  const rows = await waitingDeposits(database)
  for (const { kind, provider, reference, since, account, amount, currency, state } of rows)
    printRow(kind, provider, reference, since, account ?? '-', decimal(amount, currency), currency, state)
  if (rows.length === 0) printLines('Nothing waits.')
  return 0
}
