import { bigint, boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import type { TransactionsRequest } from '#contract/money/statements/get-transactions.ts'
import { transactionLines } from '#contract/money/statements/transaction.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'

/** One posting of a wallet, with data of its transfer. */
export const PostingRow = type({
  seq: bigint(),
  transfer_id: bigint(),
  at: Instant,
  line: enums(transactionLines),
  kind: string(),
  amount: bigint(),
  balance_before: bigint(),
  balance_after: bigint(),
  /** Whether a payout belongs to no stake before it: a win that came after its round was settled. */
  late: boolean(),
  reference: nullable(string()),
  game: nullable(string()),
  counterparty: nullable(string()),
  vendor: nullable(string()),
  corrects: nullable(bigint()),
})
export type PostingRow = Infer<typeof PostingRow>

type Show = TransactionsRequest['show']

/** The SQL condition of the filter, in terms of the two partial indexes. */
function narrowed(show: Show): string {
  if (show === undefined) return ''
  return show === 'money' ? `AND line <> 'play'` : `AND line = '${show}' AND line <> 'play'`
}

/**
 * Postings next to a place, newest first. Without a filter they are read by the chain's index, with one by the partial
 * indexes without bets, so that the number of bets in between does not matter.
 */
export function postingsText(show: Show, side: Place['side']): string {
  const [beside, order] = side === 'older' ? ['<', 'DESC'] : ['>', 'ASC']
  const within =
    show === undefined
      ? `account_seq > :before::bigint AND account_seq <= :last::bigint AND account_seq ${beside} :placeId::bigint
         ORDER BY account_seq ${order}`
      : `-account_seq < -:before::bigint AND -account_seq >= -:last::bigint AND -account_seq ${side === 'older' ? '>' : '<'} -:placeId::bigint
         ORDER BY -account_seq ${side === 'older' ? 'ASC' : 'DESC'}`
  return `WITH page AS MATERIALIZED (
      SELECT account_seq, transfer_id, at, line, amount, balance_before, balance_after FROM ledger_posting
      WHERE account_id = :account::bigint ${narrowed(show)} AND ${within} LIMIT :limit::bigint
    )
    SELECT page.account_seq AS seq, page.transfer_id, page.at, page.line, t.kind, page.amount, page.balance_before,
      page.balance_after, page.line = 'play' AND t.kind LIKE '%-payout' AND t.metadata ? 'wager' AS late,
      coalesce(w.round_id::text, t.metadata ->> 'withdrawal', split_part(t.reference, ':', 2)) AS reference,
      g.game_name AS game, CASE WHEN t.kind IN ('upline-transfer', 'downline-transfer')
        THEN t.metadata ->> CASE WHEN page.amount > 0 THEN 'from' ELSE 'to' END END AS counterparty, CASE page.line WHEN 'other' THEN
        (SELECT v.display_name FROM vendor v WHERE v.vassalage = t.metadata ->> 'vendor') END AS vendor,
      coalesce(t.reverses_id, original.transfer_id) AS corrects
    FROM page JOIN ledger_transfer t ON t.id = page.transfer_id
    LEFT JOIN wager w ON page.line = 'play' AND w.id = (t.metadata ->> 'id')::bigint
    LEFT JOIN game g ON g.node_id = w.node_id
    LEFT JOIN wager original ON original.id = w.corrects_id
    ORDER BY page.account_seq DESC`
}

const CountRow = type({ count: bigint() })

/**
 * Whether a stretch has more lines of a statement than `most`. A round has one line of two postings at most, and places have no gaps, so
 * only few wallets are counted.
 */
export async function exceeds(
  on: Executor,
  { account, before, last }: { readonly account: bigint | undefined; readonly before: bigint; readonly last: bigint },
  show: Show,
  most: number,
): Promise<boolean> {
  const postings = last - before
  if (account === undefined || postings <= most) return false
  if (show === undefined && postings > 2 * most) return true
  const shown =
    show === undefined
      ? `account_seq > :before AND account_seq <= :last AND NOT (line = 'play' AND amount > 0)`
      : `-account_seq < -:before::bigint AND -account_seq >= -:last::bigint ${narrowed(show)}`
  const text = `SELECT count(*) AS count FROM (SELECT FROM ledger_posting WHERE account_id = :account AND ${shown} LIMIT :limit) counted`
  const row = await rowOf(on, CountRow, text, { account, before, last, limit: most + 1 })
  return row !== undefined && row.count > most
}

export interface PostingsFilter {
  readonly account: bigint
  /** Places of the stretch: the first exclusive, the last inclusive. */
  readonly before: bigint
  readonly last: bigint
  readonly show: Show
  readonly limit: number
  readonly place: Place | undefined
}

/** The postings of a stretch next to a place, or its newest: newest first, at most `limit`. */
export function selectPostings(on: Executor, asked: PostingsFilter): Promise<PostingRow[]> {
  const { account, before, last, show, limit, place = { side: 'older', id: last + 1n } } = asked
  return rowsOf(on, PostingRow, postingsText(show, place.side), { account, before, last, limit, placeId: place.id })
}
