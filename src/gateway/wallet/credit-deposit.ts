import type { Transaction } from '#gateway/db/client.ts'
import { transfer } from '#gateway/ledger/transfers.ts'
import { leaveMessage } from '#gateway/member/messages.ts'
import type { DepositRow } from './deposit-queries.ts'
import { openAudit } from './turnover.ts'
import { mainWallet, openWallet } from './wallets.ts'
import { readWithdrawalRules } from './withdrawal-rules.ts'

/**
 * Credits a paid charge once. The caller must hold the lock of its row; a second call finds it paid. A payment that
 * arrived is always credited, because the provider decides about expiry.
 */
export async function creditDeposit(tx: Transaction, row: DepositRow, now: Date): Promise<void> {
  if (row.status === 'paid') return
  const { member_id: memberId, currency, amount } = row
  const rules = await readWithdrawalRules(tx)
  await openAudit(tx, { memberId, currency, depositId: row.id, amount, now }, rules)
  const account = await openWallet(tx, mainWallet(row.member_id, row.currency))
  const transferId = await transfer(tx, {
    kind: 'deposit',
    reference: `deposit:${row.reference}`,
    at: now,
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
