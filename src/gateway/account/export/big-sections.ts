import { bigint, type } from 'superstruct'
import { also, amounts, type Field, fieldText, moments, plain } from '#gateway/export-fields.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { highestId } from '#gateway/platform/http/keyset.ts'
import { type ExportRecord, ExportRow, pageRows } from './read-rows.ts'

const build = (fields: readonly Field[]) =>
  `jsonb_build_object(${fields.map((field) => fieldText(field, 't')).join(', ')})`

export const betFields: readonly Field[] = [
  ...plain('id round_id node_id game_type mode currency state corrects_id'),
  also('late', 'coalesce(t.late, false)'),
  also('game', 'g.game_name'),
  also('bonus', 't.grant_id'),
  also('freeRounds', 't.free_id'),
  ...amounts('stake win bonus_stake bonus_win valid_bet balance_before balance_after'),
  ...moments('placed_at settled_at'),
]

/**
 * Bets, newest first. They are read by the index over kinds, states and numbers, as in the history, so that any page
 * reads at most its own length of each kind.
 */
export const betsText = `WITH kinds AS MATERIALIZED (
    SELECT DISTINCT currency, game_type, status FROM member_hour WHERE member_id = :memberId
  )
  SELECT t.id AS key, ${build(betFields)} AS row FROM kinds CROSS JOIN LATERAL (
    SELECT * FROM wager w WHERE w.member_id = :memberId AND w.currency = kinds.currency AND w.game_type = kinds.game_type
      AND w.status = kinds.status AND -w.id > -:before::bigint ORDER BY -w.id LIMIT :size) t
  LEFT JOIN game g ON g.node_id = t.node_id
  ORDER BY -t.id LIMIT :size`

/** @param size bets that are read at once */
export async function* readBets(on: Executor, memberId: bigint, size = pageRows): AsyncGenerator<ExportRecord[]> {
  yield* pages(size, (before) => rowsOf(on, ExportRow, betsText, { memberId, before, size }))
}

export const transactionFields: readonly Field[] = [
  also('id', 't.transfer_id'),
  ...plain('line currency'),
  also('kind', 'x.kind'),
  also('reference', 'x.reference'),
  also('counterparty', `CASE WHEN t.amount > 0 THEN x.metadata ->> 'from' ELSE x.metadata ->> 'to' END`),
  ...amounts('amount balance_before balance_after'),
  ...moments('at'),
]

/** Movements of a wallet before a place. */
export const transactionsText = `SELECT t.account_seq AS key, ${build(transactionFields)} AS row
  FROM ledger_posting t JOIN ledger_transfer x ON x.id = t.transfer_id
  WHERE t.account_id = :accountId AND t.account_seq < :before ORDER BY t.account_seq DESC LIMIT :limit`

const AccountRow = type({ id: bigint() })
const accountsText = `SELECT id FROM ledger_account WHERE owner_kind = 'member' AND owner_id = (:memberId::bigint)::text ORDER BY id`

/** The movements of the member's wallets, one wallet after the other, each newest first. */
export async function* readTransactions(on: Executor, memberId: bigint): AsyncGenerator<ExportRecord[]> {
  for (const { id } of await rowsOf(on, AccountRow, accountsText, { memberId }))
    yield* pages(pageRows, (before) =>
      rowsOf(on, ExportRow, transactionsText, { accountId: id, before, limit: pageRows }),
    )
}

type Page = readonly { readonly key: bigint; readonly row: ExportRecord }[]

async function* pages(size: number, read: (before: bigint) => Promise<Page>): AsyncGenerator<ExportRecord[]> {
  let before = highestId
  for (;;) {
    const rows = await read(before)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < size) return
    before = rows.at(-1)?.key ?? 0n
  }
}
