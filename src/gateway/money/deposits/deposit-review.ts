import { bigint, enums, nullable, string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { lockUnmatched, settleReceipt } from './receipt-queries.ts'
import { requestAgain, requestReturn } from './request-return.ts'

const WaitingRow = type({
  kind: enums(['payment', 'return', 'claim']),
  provider: string(),
  reference: string(),
  account: nullable(string()),
  amount: bigint(),
  currency: string(),
  state: string(),
  since: Instant,
})

/**
 * Cases for the operator, oldest first: payments that belong to no deposit, returns that failed or have no known
 * outcome, and open claims. The provider's code and number name a case: the payment's number for payments and returns,
 * its own for claims. A claim to a payment that was not credited has no account, and the state of the payment:
 * `unknown` if it has not arrived.
 */
export function waitingDeposits(on: Executor, limit = 100) {
  return rowsOf(
    on,
    WaitingRow,
    `SELECT * FROM (
       SELECT 'payment' AS kind, provider, end_to_end_id AS reference, NULL AS account, amount, currency, state, received_at AS since
         FROM deposit_receipt WHERE state = 'unmatched'
       UNION ALL
       SELECT 'return', p.provider, p.end_to_end_id, m.account, r.amount, p.currency, r.state, r.requested_at
         FROM deposit_return r JOIN deposit_receipt p ON p.id = r.receipt_id
         LEFT JOIN deposit d ON d.id = p.deposit_id LEFT JOIN member m ON m.id = d.member_id
         WHERE r.state IN ('unknown', 'failed')
       UNION ALL
       SELECT 'claim', c.provider, c.reference, m.account, c.amount, 'BRL',
           CASE WHEN m.id IS NULL THEN coalesce(p.state, 'unknown') WHEN c.debt > 0 THEN 'owed' ELSE 'taken' END, c.claimed_at
         FROM deposit_claim c LEFT JOIN member m ON m.id = c.member_id
         LEFT JOIN deposit_receipt p ON p.provider = c.provider AND p.end_to_end_id = c.end_to_end_id
         WHERE c.state = 'open'
     ) waiting ORDER BY since, reference, provider LIMIT :limit`,
    { limit },
  )
}

type Deps = Pick<GatewayDeps, 'database' | 'now'>

/** The operator's name of a payment or a claim. Two providers may give the same number. */
interface Named {
  readonly number: string
  /** Left out if the number alone is enough. */
  readonly provider?: string | undefined
}

const ProviderRow = type({ provider: string() })

/**
 * Finds the provider of a payment or claim.
 *
 * @param waiting a statement that answers the providers with a waiting case of the number `:number`
 * @throws Error if there is none, or if there are several and none was named
 */
async function providerOf(
  tx: Transaction,
  { number, provider }: Named,
  waiting: string,
  what: string,
): Promise<string> {
  const rows = await rowsOf(tx, ProviderRow, waiting, { number })
  const found = rows.map((row) => row.provider).filter((one) => provider === undefined || one === provider)
  const [only, ...others] = found
  if (only === undefined) throw new Error(`There is no ${what} ${number}`)
  if (others.length > 0)
    throw new Error(`More than one provider has the number ${number}: name one by --provider (${found.join(', ')})`)
  return only
}

const paymentsWaiting = `SELECT DISTINCT p.provider FROM deposit_receipt p LEFT JOIN deposit_return r ON r.receipt_id = p.id
  WHERE p.end_to_end_id = :number AND (p.state = 'unmatched' OR r.state = 'failed') ORDER BY p.provider`
const claimsWaiting = `SELECT provider FROM deposit_claim WHERE reference = :number AND state = 'open' ORDER BY provider`

/**
 * Sends a payment back that belongs to no deposit, or tries a failed return again under a new number.
 *
 * @param by name of the operator
 * @throws Error if there is nothing to send back, or if it is not clear which payment is meant
 */
export async function returnPayment({ database, now }: Deps, named: Named, by: string): Promise<void> {
  await database.transaction(async (tx) => {
    const provider = await providerOf(tx, named, paymentsWaiting, 'payment to send back')
    const receipt = await lockUnmatched(tx, named.number, provider)
    if (receipt) {
      await settleReceipt(tx, receipt.id, { state: 'returned', depositId: null, reason: 'unknown_charge' })
      return await requestReturn(tx, receipt, `operator:${by}`, now())
    }
    const again = await requestAgain(tx, { provider, end_to_end_id: named.number }, `operator:${by}`, now())
    if (!again) throw new Error(`There is no payment to send back ${named.number}`)
  })
}

/**
 * Ends a claim: its member can withdraw again, if no other claim is open. The debt stays.
 *
 * @param by name of the operator
 * @throws Error if there is no such open claim, or if it is not clear which one is meant
 */
export async function releaseClaim({ database, now }: Deps, named: Named, by: string): Promise<void> {
  await database.transaction(async (tx) => {
    const provider = await providerOf(tx, named, claimsWaiting, 'open claim')
    const released = await rowOf(
      tx,
      IdRow,
      `UPDATE deposit_claim SET state = 'released', released_at = :releasedAt, released_by = :by
       WHERE reference = :number AND provider = :provider AND state = 'open' RETURNING id`,
      { number: named.number, releasedAt: now(), by, provider },
    )
    if (!released) throw new Error(`There is no open claim ${named.number}`)
  })
}
