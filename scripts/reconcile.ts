// Verifies the ledger in DATABASE_URL, or in the embedded database in DATA_DIR (.data); exits with 1 if it is
// inconsistent. --heads FILE compares with the heads that were stored there, and stores the current ones; see
// docs/operating.md.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Database } from '#gateway/platform/db/client.ts'
import { lostHeads } from '#gateway/platform/ledger/heads.ts'
import { printed } from '#gateway/platform/ledger/reconcile.ts'
import { reconcileAll } from '#gateway/reconcile.ts'
import { givenArguments } from './command-line.ts'
import { openOperatorDatabase, whyNotOpen } from './operator-database.ts'
import { complain, printLines } from './printed.ts'

process.exitCode = await main()

async function main(): Promise<number> {
  const file = givenArguments({ options: { heads: { type: 'string' } } }).values.heads
  try {
    const database = await openOperatorDatabase(process.env)
    try {
      const kept = await keptHeadsHold(database, file)
      const report = await reconcileAll(database)
      printLines(...printed(report).split('\n'))
      if (!(kept && report.ok)) return 1
      if (file !== undefined) keep(file, report.heads)
      return 0
    } finally {
      await database.close()
    }
  } catch (error) {
    const why = whyNotOpen(error)
    complain(...(why ?? traceOf(error)).split('\n'))
    return why === undefined ? 1 : 2
  }
}

/** An error that nobody foresaw, with the places in the code. */
const traceOf = (error: unknown): string => (error instanceof Error && error.stack) || String(error)

/** Whether the chain still contains every stored head; true if none were stored. */
async function keptHeadsHold(database: Database, file: string | undefined): Promise<boolean> {
  if (file === undefined || !existsSync(file)) return true
  const lost = await lostHeads(database, readFileSync(file, 'utf8'))
  printLines(`${lost.length === 0 ? 'holds ' : 'BROKEN'}  the chain has every head kept in ${file}`)
  for (const line of lost.slice(0, 5)) printLines(`        ${line}`)
  return lost.length === 0
}

/** Replaces the file atomically: an incomplete file would look like a shortened chain. */
function keep(file: string, heads: string): void {
  writeFileSync(`${file}.new`, heads)
  renameSync(`${file}.new`, file)
}
