import { bigint, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { loseFirstRequest } from '#gateway/sandbox-lost-request.ts'
import type { PayoutProvider, PayoutReason, PayoutStatus } from './payout-provider.ts'

const SandboxRow = type({ amount: bigint(), due_at: Instant })

/** Milliseconds until the sandbox's bank has paid, and until it sends a payment back. */
const bankTime = 20_000
const returnTime = 60_000

/**
 * The cents of an amount decide the outcome of a payout, so that every outcome can be tried: `.91` the bank refuses,
 * `.92` the answer is lost but the money is paid, `.93` the first request is lost, `.94` the money comes back.
 */
const fates = { refused: 91n, answerLost: 92n, requestLost: 93n, returned: 94n }

/**
 * Simulates a provider without paying: it accepts a payout once per reference, reports it as paid after a while, and
 * answers questions. Its payouts are stored in the database, so that they survive a restart of the gateway.
 *
 * @param on another connection than that of the caller's transaction
 */
export function sandboxPayouts(on: Executor, now: () => Date): PayoutProvider {
  return {
    code: 'sandbox-pix',
    async submit({ reference, destination, amount }) {
      const fate = amount % 100n
      if (fate === fates.requestLost) await loseFirstRequest(on, `payout ${reference}`)
      await on.query(
        `INSERT INTO sandbox_payout (reference, identifier, amount, due_at) VALUES (:reference, :identifier, :amount, :dueAt)
         ON CONFLICT (reference) DO NOTHING`,
        { reference, identifier: destination.identifier, amount, dueAt: new Date(now().getTime() + bankTime) },
      )
      if (fate === fates.answerLost) throw new Error('The sandbox lost the answer')
      return { state: 'processing' }
    },
    async find(reference) {
      const text = 'SELECT amount, due_at FROM sandbox_payout WHERE reference = :reference'
      const row = await rowOf(on, SandboxRow, text, { reference })
      return row && statusOf(row.amount % 100n, row.due_at, now())
    },
  }
}

function statusOf(fate: bigint, dueAt: Date, now: Date): PayoutStatus {
  if (now < dueAt) return { state: 'processing' }
  const reason: PayoutReason = 'account_closed'
  if (fate === fates.refused) return { state: 'refused', reason }
  const isBack = fate === fates.returned && now.getTime() >= dueAt.getTime() + returnTime
  return isBack ? { state: 'returned', paidAt: dueAt, reason } : { state: 'paid', at: dueAt }
}
