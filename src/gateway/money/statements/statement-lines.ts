import type { Transaction } from '#contract/money/statements/transaction.ts'
import type { PostingRow } from './statement-queries.ts'

/** One event of a statement. */
export interface Line {
  /** Place of its first posting. */
  readonly id: bigint
  readonly first: PostingRow
  readonly last: PostingRow
}

const isPayout = ({ line, kind, late }: PostingRow) => line === 'play' && kind.endsWith('-payout') && !late

/**
 * The lines of consecutive postings, both newest first. The stake of a round and its win are two postings and one line:
 * the ledger writes them one after the other, with nothing between them. A win whose stake is not among the postings is
 * left out: it belongs to a line that is cut off at the end of the read postings.
 *
 * @param postings newest first
 */
export function linesOf(postings: readonly PostingRow[]): Line[] {
  const lines: Line[] = []
  for (let place = 0; place < postings.length; place++) {
    const last = postings[place]
    if (!last) break
    const before = postings[place + 1]
    if (!isPayout(last)) lines.push({ id: last.seq, first: last, last })
    else if (before && before.seq === last.seq - 1n) {
      lines.push({ id: before.seq, first: before, last })
      place++
    }
  }
  return lines
}

/** The sums that the line's postings added and subtracted, minor units. */
export function movedBy({ first, last }: Line): { readonly credited: bigint; readonly debited: bigint } {
  const amounts = first === last ? [first.amount] : [first.amount, last.amount]
  return {
    credited: amounts.reduce((sum, amount) => (amount > 0n ? sum + amount : sum), 0n),
    debited: amounts.reduce((sum, amount) => (amount < 0n ? sum - amount : sum), 0n),
  }
}

export function wireLine(line: Line): Transaction {
  const { first, last } = line
  return {
    transactionId: first.transfer_id.toString(),
    at: first.at.toISOString(),
    line: first.line,
    kind: first.kind,
    reference: first.reference || null,
    game: first.game,
    counterparty: first.counterparty,
    vendor: first.vendor,
    ...movedBy(line),
    balanceAfter: last.balance_after,
    corrects: first.corrects?.toString() ?? null,
    late: first.late,
  }
}
