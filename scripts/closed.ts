// Closed accounts that money came back to, and how one is opened again; see docs/operating.md.
//   npm run closed                             lists them
//   npm run closed -- reopen ACCOUNT --by NAME lets its owner log in and withdraw

import { closedWithMoney, reopen } from '#gateway/account/members/closed-accounts.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { decimal } from '#lib/money.ts'
import { givenArguments } from './command-line.ts'
import { onOperatorDatabase } from './operator-database.ts'
import { complain, printLines, printRow } from './printed.ts'

process.exitCode = await main()

async function main(): Promise<number> {
  const { positionals, values } = givenArguments({ allowPositionals: true, options: { by: { type: 'string' } } })
  return await onOperatorDatabase((database) => run(database, positionals, values.by))
}

async function run(database: Database, [command, account]: readonly string[], by: string | undefined) {
  if (command === undefined) return await list(database)
  if (command !== 'reopen' || account === undefined || !by) {
    complain('npm run closed -- [reopen ACCOUNT --by NAME]')
    return 1
  }
  await reopen({ database, now: () => new Date() }, account, by)
  return 0
}

async function list(database: Database): Promise<number> {
  const rows = await closedWithMoney(database)
  for (const { account, closed_at, total, currency } of rows)
    printRow(account, closed_at, decimal(total, currency), currency)
  if (rows.length === 0) printLines('No closed account has money.')
  return 0
}
