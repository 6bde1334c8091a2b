import { bigint, type Infer, nullable, string, type } from 'superstruct'
import type { TransactionDetails } from '#contract/money/statements/get-transaction.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { type Wallet, walletOf } from '#gateway/platform/ledger/wallets.ts'

const MoveRow = type({
  transfer_id: bigint(),
  at: Instant,
  /** The wallet before the transfer. */
  balance_before: bigint(),
  /** The amount that the other side received. */
  amount: bigint(),
  /**
   * `wallet` is the caller's own, `vendor` the one that a vendor keeps, `bonus` for money of promotions; another member
   * is never named.
   */
  party: string(),
  corrected_by: nullable(bigint()),
})
type MoveRow = Infer<typeof MoveRow>

/**
 * The transfer and, if the next posting of the wallet is the win of its stake, that one; with every other side of both. Points
 * that were exchanged for money are no side of the money.
 */
const movesText = `WITH own AS MATERIALIZED (
    SELECT p.account_id, p.account_seq FROM ledger_account a
    JOIN ledger_posting p ON p.account_id = a.id AND p.transfer_id = :transfer::bigint
    WHERE a.owner_kind = 'member' AND a.owner_id = :memberId AND a.purpose = :purpose AND a.currency = :currency AND a.shard = 0
  )
  SELECT p.transfer_id, p.at, p.balance_before, o.amount, CASE
      WHEN a.owner_kind = 'system' THEN a.owner_id
      WHEN a.owner_id = :memberId AND a.purpose LIKE 'vendor:%' THEN 'vendor'
      WHEN a.owner_id = :memberId AND a.purpose LIKE 'bonus:%' THEN 'bonus'
      WHEN a.owner_id = :memberId AND a.purpose = 'commission' THEN 'commission' ELSE 'member' END AS party,
    (SELECT r.id FROM ledger_transfer r WHERE r.reverses_id = p.transfer_id) AS corrected_by
  FROM own JOIN ledger_posting p ON p.account_id = own.account_id AND p.account_seq IN (own.account_seq, own.account_seq + 1)
  JOIN ledger_transfer t ON t.id = p.transfer_id
    AND (p.account_seq = own.account_seq OR (t.kind = 'bet-payout' AND NOT t.metadata ? 'wager'))
  JOIN ledger_posting o ON o.transfer_id = p.transfer_id AND o.account_id <> p.account_id AND o.currency = p.currency
  JOIN ledger_account a ON a.id = o.account_id
  ORDER BY p.account_seq, o.amount > 0, o.id`

/** @throws {CallFailure} `transaction_not_found`, also for a movement of another wallet */
export async function transactionDetails(
  { database }: GatewayDeps,
  session: Session,
  transactionId: string,
): Promise<TransactionDetails> {
  const wallet = walletOf(session)
  const rows = /^\d{1,18}$/.test(transactionId) ? await selectMoves(database, wallet, BigInt(transactionId)) : []
  const [first] = rows
  if (!first) throw new CallFailure('transaction_not_found')
  const corrected = rows.find(({ corrected_by: by }) => by !== null)?.corrected_by
  return {
    transactionId,
    at: first.at.toISOString(),
    currency: wallet.currency,
    movements: movementsOf(rows),
    correctedBy: corrected?.toString() ?? null,
  }
}

function selectMoves(on: Executor, { memberId, purpose, currency }: Wallet, transfer: bigint): Promise<MoveRow[]> {
  return rowsOf(on, MoveRow, movesText, { memberId: memberId.toString(), purpose, currency, transfer })
}

function movementsOf(rows: readonly MoveRow[]): TransactionDetails['movements'] {
  let [transfer, balance] = [-1n, 0n]
  return rows.map(({ transfer_id, balance_before, amount, party }) => {
    if (transfer !== transfer_id) [transfer, balance] = [transfer_id, balance_before]
    balance -= amount
    const isOut = amount > 0n
    return {
      transferId: transfer_id.toString(),
      from: isOut ? 'wallet' : party,
      to: isOut ? party : 'wallet',
      amount: isOut ? amount : -amount,
      balanceAfter: balance,
    }
  })
}
