import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { mainWallet, openWallet } from '#gateway/platform/ledger/wallets.ts'
import { changeState } from './change-state.ts'
import type { WithdrawalRow } from './withdrawal-queries.ts'

interface ReturnDetails {
  /** `provider`, or the operator's name. */
  readonly actor: string
  /** Code of the reason; the site has the texts. */
  readonly reason: string
  readonly now: Date
}

/**
 * Credits a paid withdrawal that came back, with its fee, as a new movement, because the payout did happen. The caller
 * holds the lock of its row.
 */
export async function takeBack(
  tx: Transaction,
  row: WithdrawalRow,
  { actor, reason, now }: ReturnDetails,
): Promise<void> {
  const account = await openWallet(tx, mainWallet(row.member_id, row.currency))
  const returnTransferId = await transfer(tx, {
    kind: 'withdrawal-return',
    reference: `withdrawal:${row.reference}`,
    at: now,
    legs: [
      { account, amount: row.amount },
      { system: 'withdrawals', amount: row.fee - row.amount },
      ...(row.fee > 0n ? ([{ system: 'fees', amount: -row.fee }] as const) : []),
    ],
  })
  await changeState(tx, {
    id: row.id,
    from: 'paid',
    to: 'returned',
    actor,
    reason,
    expectedAt: now,
    now,
    returnTransferId,
  })
  await leaveMessage(tx, {
    memberId: row.member_id,
    kind: 'withdrawal_returned',
    details: { amount: row.amount.toString(), currency: row.currency, reason },
    reference: `withdrawal_returned:${row.reference}`,
    now,
  })
}
