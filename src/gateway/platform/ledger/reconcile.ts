import { bigint, string, type } from 'superstruct'
import type { Database } from '#gateway/platform/db/client.ts'
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

/**
 * Verifies the whole ledger from its postings, in one snapshot, so that it can run beside a busy gateway. It reads
 * every row, which takes minutes on a large database.
 *
 * @param proofs queries that find violations, by their invariant
 */
export async function reconcile(database: Database, proofs: Readonly<Record<string, string>>): Promise<Reconciliation> {
  return database.transaction(
    async (tx) => {
      const findings: Finding[] = []
      for (const [rule, text] of Object.entries(proofs)) {
        const rows = await rowsOf(
          tx,
          FaultRow,
          `WITH broken AS (${text}) SELECT broken::text AS fault, count(*) OVER () AS total FROM broken LIMIT 5`,
        )
        findings.push({ rule, faults: Number(rows[0]?.total ?? 0n), examples: rows.map((row) => row.fault) })
      }
      const size = await rowOf(
        tx,
        SizeRow,
        'SELECT (SELECT count(*) FROM ledger_account) AS accounts, (SELECT count(*) FROM ledger_posting) AS postings',
      )
      const ok = findings.every((finding) => finding.faults === 0)
      const heads = await chainHeads(tx)
      return { ok, findings, accounts: size?.accounts ?? 0n, postings: size?.postings ?? 0n, heads }
    },
    { isolation: 'repeatable read', statementTimeout: 600_000 },
  )
}

/** The result as lines for a terminal: one per invariant, followed by rows that violate it. */
export function printed({ ok, findings, accounts, postings, heads }: Reconciliation): string {
  const lines = findings.flatMap(({ rule, faults, examples }) => [
    `${faults === 0 ? 'holds ' : 'BROKEN'}  ${rule}${faults === 0 ? '' : `: ${faults}`}`,
    ...examples.map((row) => `        ${terminalText(row)}`),
  ])
  const verdict = ok ? 'The ledger is consistent' : 'THE LEDGER IS NOT CONSISTENT'
  return [...lines, `heads   ${digestOf(heads)}`, `${verdict}: ${accounts} accounts, ${postings} postings.`].join('\n')
}
