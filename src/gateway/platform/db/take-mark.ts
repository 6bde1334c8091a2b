import type { Transaction } from './client.ts'

/** The marks of jobs that count what transactions have stored since the last run; each table has one row. */
type MarkTable =
  | 'jackpot_mark'
  | 'line_mark'
  | 'mission_mark'
  | 'played_mark'
  | 'point_mark'
  | 'return_mark'
  | 'vip_mark'

/**
 * Locks a job's mark until the transaction ends, unless another gateway has it. The mark and the snapshot of open transactions are
 * read by a statement after this one: one that locks and reads at once would take the newest mark and an older snapshot if another
 * gateway finished in between. The mark would then go back, and bets would be counted a second time.
 *
 * @returns whether it is ours
 */
export async function takeMark(tx: Transaction, table: MarkTable): Promise<boolean> {
  return (await tx.query(`SELECT FROM ${table} FOR NO KEY UPDATE SKIP LOCKED`)).length > 0
}
