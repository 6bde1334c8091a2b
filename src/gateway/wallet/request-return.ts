import type { Transaction } from '#gateway/db/client.ts'
import { derivedReference } from '#gateway/tokens.ts'

/**
 * Asks for a payment to be sent back to its payer; the job of send-back.ts does it.
 *
 * @param actor who decided it: `door` for the gateway itself, or the name of the operator's employee
 */
export async function requestReturn(
  tx: Transaction,
  receipt: { readonly id: bigint; readonly provider: string; readonly end_to_end_id: string; readonly amount: bigint },
  actor: string,
  now: Date,
): Promise<void> {
  // Derived from the payment, so that one payment has one return at the provider.
  const reference = derivedReference('return', receipt.provider, receipt.end_to_end_id)
  await tx.query(
    `INSERT INTO deposit_return (reference, receipt_id, amount, state, requested_at, changed_at, ask_at, actor)
     VALUES ($1, $2, $3, 'requested', $4, $4, $4, $5)`,
    [reference, receipt.id, receipt.amount, now, actor],
  )
}
