import { bigint, string, type } from 'superstruct'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import type { DeclineReason } from './payment-notice.ts'
import { lockCharge } from './receipt-queries.ts'

/** The end of a charge that was not paid. */
export interface FailedCharge {
  readonly provider: string
  readonly reference: string
  /** Why a card was declined; null if the provider took the charge back. */
  readonly declined: DeclineReason | null
}

const FailedRow = type({ member_id: bigint(), amount: bigint(), currency: string() })

/**
 * Ends a charge that its provider ended, and sends its member a message with the reason, once. A charge that is paid,
 * returned or already ended does not change. A payment that arrives all the same is still taken.
 */
export async function failDeposit(
  tx: Transaction,
  { provider, reference, declined }: FailedCharge,
  now: Date,
): Promise<void> {
  await lockCharge(tx, reference)
  const failed = await rowOf(
    tx,
    FailedRow,
    `UPDATE deposit SET status = 'failed', reason = :declined WHERE reference = :reference AND provider = :provider AND status = 'pending'
     RETURNING member_id, amount, currency`,
    { reference, provider, declined },
  )
  if (!failed) return
  await leaveMessage(tx, {
    memberId: failed.member_id,
    kind: 'deposit_failed',
    details: {
      amount: failed.amount.toString(),
      currency: failed.currency,
      reason: declined ? `${declined}_declined` : 'charge_removed',
    },
    reference: `deposit_failed:${reference}`,
    now,
  })
}
