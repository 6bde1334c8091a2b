import type { Deposit } from '#contract/entities/deposit.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { balanceChanged } from '#gateway/events/balance-changes.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { creditDeposit } from './credit-deposit.ts'
import { lockDeposit, selectDeposit, wireDeposit } from './deposit-queries.ts'
import { ownDeposit } from './deposits.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Milliseconds between two requests to the provider about one deposit. */
const every = 5_000

/** Asks the provider about a deposit that its member says is paid. */
export type CheckDeposit = (memberId: bigint, reference: string) => Promise<Deposit>

/**
 * Creates the check; it remembers when it asked about which deposit. A payment after the charge's expiry is credited
 * too, because the provider decides whether it accepts late payments.
 *
 * @throws {CallFailure} `deposit_not_found`, also for another member's deposit; `service_unavailable` if the provider
 *   does not answer
 */
export function depositCheck(deps: GatewayDeps, provider: PaymentProvider): CheckDeposit {
  const asked = new Map<string, number>()

  /** Whether the provider may be asked again about a deposit; removes old entries. */
  const mayAsk = (reference: string): boolean => {
    const now = deps.now().getTime()
    for (const [other, at] of asked) if (now - at >= every) asked.delete(other)
    if (asked.has(reference)) return false
    asked.set(reference, now)
    return true
  }

  return async (memberId, reference) => {
    const row = await selectDeposit(deps.database, memberId, reference)
    if (!row) throw new CallFailure('deposit_not_found')
    if (row.status === 'paid' || !mayAsk(reference)) return wireDeposit(row, deps.now())
    if ((await askProvider(deps, provider, reference)) === 'paid') {
      await deps.database.transaction(async (tx) => {
        const locked = await lockDeposit(tx, reference)
        if (locked) await creditDeposit(tx, locked, deps.now())
      })
      balanceChanged(deps, memberId)
    }
    return ownDeposit(deps, memberId, reference)
  }
}

async function askProvider({ log }: GatewayDeps, provider: PaymentProvider, reference: string) {
  try {
    return await provider.statusOf(reference)
  } catch (err) {
    log.warn({ err, provider: provider.code }, 'the payment provider could not be asked')
    throw new CallFailure('service_unavailable')
  }
}
