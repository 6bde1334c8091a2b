// Verifies the ledger; exits with 1 if it is inconsistent, and with 2 if the database cannot be opened. --heads FILE
// compares with the heads that were stored there, and stores the current ones; see docs/operating.md.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { givenArguments } from './command-line.ts'
import { runOperation } from './operator/run-operation.ts'
import { complain } from './printed.ts'

process.exitCode = await main()

async function main(): Promise<number> {
  const file = givenArguments({ options: { heads: { type: 'string' } } }).values.heads
  const kept = file !== undefined && existsSync(file) ? { heads: readFileSync(file, 'utf8'), keptIn: file } : {}
  try {
    const keep = (content: Buffer) => void (file !== undefined && store(file, content))
    return (await runOperation({ operation: 'reconcile', given: kept }, { keep, notBegun: 2 })).code
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    return 1
  }
}

/** Replaces the file atomically: an incomplete file would look like a shortened chain. */
function store(file: string, heads: Buffer): void {
  writeFileSync(`${file}.new`, heads)
  renameSync(`${file}.new`, file)
}
