import type { Transaction } from '#gateway/db/client.ts'
import { transfer } from '#gateway/ledger/transfers.ts'
import { leaveMessage } from '#gateway/member/messages.ts'
import type { DepositRow } from './deposit-queries.ts'
import { mainWallet, openWallet } from './wallets.ts'

/**
 * Credits the player for a charge that was paid, once: the caller holds the row's lock, and whoever comes second
 * finds it paid. Expiry is the provider's business; money that did arrive is always credited.
 */
export async function creditDeposit(tx: Transaction, row: DepositRow, now: Date): Promise<void> {
  if (row.status === 'paid') return
  const account = await openWallet(tx, mainWallet(row.member_id, row.currency))
  const transferId = await transfer(tx, {
    kind: 'deposit',
    reference: `deposit:${row.reference}`,
    legs: [
      { account, amount: row.amount },
      { system: 'deposits', amount: -row.amount },
    ],
  })
  await tx.query(`UPDATE deposit SET status = 'paid', paid_at = $2, transfer_id = $3 WHERE id = $1`, [
    row.id,
    now,
    transferId,
  ])
  await leaveMessage(tx, {
    memberId: row.member_id,
    kind: 'deposit_credited',
    details: { amount: row.amount.toString(), currency: row.currency },
    reference: `deposit:${row.reference}`,
    now,
  })
}
