import type { Transaction } from '#gateway/db/client.ts'
import { failDeposit } from './fail-deposit.ts'
import type { Authorisation, Decline } from './payment-notice.ts'
import { lockCharge } from './receipt-queries.ts'

/** Remembers that the bank of a card approved a payment. It is credited only when it is captured. */
export async function takeAuthorisation(
  tx: Transaction,
  provider: string,
  { txid, at }: Authorisation,
): Promise<undefined> {
  await lockCharge(tx, txid)
  await tx.query(
    `UPDATE deposit SET authorised_at = $3 WHERE reference = $1 AND provider = $2 AND status = 'pending' AND authorised_at IS NULL`,
    [txid, provider, at],
  )
}

/** Ends a charge whose card was declined. A payment that arrives all the same is credited. */
export async function takeDecline(
  tx: Transaction,
  provider: string,
  { txid, reason }: Decline,
  now: Date,
): Promise<undefined> {
  await failDeposit(tx, { provider, reference: txid, declined: reason }, now)
}
