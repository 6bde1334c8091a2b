import { bigint, integer, type } from 'superstruct'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { derivedReference } from '#gateway/tokens.ts'

/** The number of a payment, and the provider that it arrived at. */
interface PaymentNumber {
  readonly provider: string
  readonly end_to_end_id: string
}

/**
 * The number of a return at the provider: derived from the payment, so that one attempt pays back once, also if its
 * request is repeated.
 */
const referenceOf = ({ provider, end_to_end_id }: PaymentNumber, attempt: number): string =>
  derivedReference('return', provider, end_to_end_id, ...(attempt > 1 ? [attempt] : []))

/**
 * Asks for a payment to be sent back to its payer; the job of send-back.ts does it.
 *
 * @param actor who decided it: `door` for the gateway itself, or the name of the operator's employee
 */
export async function requestReturn(
  tx: Transaction,
  receipt: PaymentNumber & { readonly id: bigint; readonly amount: bigint },
  actor: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO deposit_return (reference, receipt_id, amount, state, requested_at, changed_at, ask_at, actor)
     VALUES (:reference, :receiptId, :amount, 'requested', :now, :now, :now, :actor)`,
    { reference: referenceOf(receipt, 1), receiptId: receipt.id, amount: receipt.amount, now, actor },
  )
}

const FailedRow = type({ id: bigint(), attempt: integer() })

/**
 * Asks again for a return that failed, under a new number: the provider would answer the old one with the old outcome.
 * A return whose outcome is unknown keeps its number, because the money may be on its way.
 *
 * @returns whether the payment has a failed return
 */
export async function requestAgain(
  tx: Transaction,
  payment: PaymentNumber,
  actor: string,
  now: Date,
): Promise<boolean> {
  const failed = await rowOf(
    tx,
    FailedRow,
    `SELECT r.id, r.attempt FROM deposit_return r JOIN deposit_receipt p ON p.id = r.receipt_id
     WHERE p.provider = :provider AND p.end_to_end_id = :endToEndId AND r.state = 'failed' FOR UPDATE OF r`,
    { provider: payment.provider, endToEndId: payment.end_to_end_id },
  )
  if (!failed) return false
  const attempt = failed.attempt + 1
  await tx.query(
    `UPDATE deposit_return SET state = 'requested', reference = :reference, attempt = :attempt, actor = :actor, changed_at = :now, ask_at = :now,
       asked = 0 WHERE id = :returnId`,
    { returnId: failed.id, reference: referenceOf(payment, attempt), attempt, actor, now },
  )
  return true
}
