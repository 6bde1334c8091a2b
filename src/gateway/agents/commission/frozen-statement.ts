import { createHash } from 'node:crypto'
import { toJson } from '#lib/json.ts'
import type { WholeRow } from './statement-queries.ts'

/**
 * The parts of a statement that never change, as JSON in a fixed order, and their hash: SHA-256 of that text, in hex.
 */
export function frozenStatement(row: WholeRow): { readonly text: string; readonly hash: string } {
  const { id, kind, version, terms, period, currency, facts, result, base, gross, downlines, pay, owes, payer } = row
  const text = toJson({
    id,
    contract: kind,
    period,
    from: row.starts_at.toISOString(),
    to: row.ends_at.toISOString(),
    currency,
    version,
    terms,
    facts,
    result,
    base,
    gross,
    downlines,
    pay,
    owes,
    payer,
    figuresAt: row.figures_at.toISOString(),
    settledAt: row.settled_at.toISOString(),
  })
  return { text, hash: createHash('sha256').update(text).digest('hex') }
}
