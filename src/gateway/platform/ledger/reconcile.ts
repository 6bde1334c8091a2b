import { bigint, string, type } from 'superstruct'
import type { Database, Transaction } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { terminalText } from '#lib/terminal-text.ts'
import { chainHeads, digestOf } from './heads.ts'

export type Finding = {
  /** The invariant. */
  rule: string
  /** Number of rows that violate it. */
  faults: number
  /** The first of them, as the database prints them. */
  examples: string[]
}

export type Reconciliation = {
  ok: boolean
  findings: Finding[]
  accounts: bigint
  postings: bigint
  /** See {@link chainHeads}. */
  heads: string
}

const FaultRow = type({ fault: string(), total: bigint() })
const SizeRow = type({ accounts: bigint(), postings: bigint() })

/** Reads in a snapshot. */
type Read = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>

/**
 * Verifies the whole ledger from its postings, so that it can run beside a busy gateway. It reads every row, which takes
 * minutes on a large database. PostgreSQL reads all in one snapshot. The embedded database has one connection, which players
 * need between two proofs: there each proof, which is one statement, has a snapshot of its own.
 *
 * @param proofs queries that find violations, by their invariant
 * @param found told of each invariant as soon as it is known; what it throws ends the work
 */
export async function reconcile(
  database: Database,
  proofs: Readonly<Record<string, string>>,
  found: (finding: Finding) => void = () => undefined,
): Promise<Reconciliation> {
  // Nothing is repeated, because `found` was told already.
  const options = { isolation: 'repeatable read', statementTimeout: 600_000, retries: 0 } as const
  const inSnapshot: Read = (work) => database.transaction(work, options)
  if (database.kind !== 'postgres') return await verified(inSnapshot, proofs, found)
  return await inSnapshot((tx) => verified((work) => work(tx), proofs, found))
}

async function verified(
  read: Read,
  proofs: Readonly<Record<string, string>>,
  found: (finding: Finding) => void,
): Promise<Reconciliation> {
  const findings: Finding[] = []
  for (const [rule, text] of Object.entries(proofs)) {
    const broken = `WITH broken AS (${text}) SELECT broken::text AS fault, count(*) OVER () AS total FROM broken LIMIT 5`
    const rows = await read((tx) => rowsOf(tx, FaultRow, broken))
    const finding = { rule, faults: Number(rows[0]?.total ?? 0n), examples: rows.map((row) => row.fault) }
    findings.push(finding)
    found(finding)
  }
  const sizes =
    'SELECT (SELECT count(*) FROM ledger_account) AS accounts, (SELECT count(*) FROM ledger_posting) AS postings'
  const size = await read((tx) => rowOf(tx, SizeRow, sizes))
  const ok = findings.every((finding) => finding.faults === 0)
  const heads = await read(chainHeads)
  return { ok, findings, accounts: size?.accounts ?? 0n, postings: size?.postings ?? 0n, heads }
}

/** The result as lines for a terminal. */
export const printed = (report: Reconciliation): string =>
  [...report.findings.flatMap(printedFinding), ...printedVerdict(report)].join('\n')

/** An invariant as lines for a terminal, followed by rows that violate it. */
export const printedFinding = ({ rule, faults, examples }: Finding): string[] => [
  `${faults === 0 ? 'holds ' : 'BROKEN'}  ${rule}${faults === 0 ? '' : `: ${faults}`}`,
  ...examples.map((row) => `        ${terminalText(row)}`),
]

/** The last lines for a terminal. */
export function printedVerdict({ ok, accounts, postings, heads }: Reconciliation): string[] {
  const verdict = ok ? 'The ledger is consistent' : 'THE LEDGER IS NOT CONSISTENT'
  return [`heads   ${digestOf(heads)}`, `${verdict}: ${accounts} accounts, ${postings} postings.`]
}
