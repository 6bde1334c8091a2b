import type { Deposit } from '#contract/entities/deposit.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { balanceChanged } from '#gateway/events/balance-changes.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { creditDeposit } from './credit-deposit.ts'
import { lockDeposit, selectDeposit, wireDeposit } from './deposit-queries.ts'
import { ownDeposit } from './deposits.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Milliseconds between two questions to the provider about one deposit. */
const every = 5_000

/** Asks the provider about deposits that their members say they have paid. */
export type CheckDeposit = (memberId: bigint, reference: string) => Promise<Deposit>

/**
 * A deposit's check, with a memory of when it asked about which. Money that arrived is credited also after the charge's
 * time: that it came late is the provider's business.
 *
 * @throws {CallFailure} `deposit_not_found`, for another member's deposit too; `service_unavailable` where the provider
 * cannot be asked
 */
export function depositCheck(deps: GatewayDeps, provider: PaymentProvider): CheckDeposit {
  const asked = new Map<string, number>()

  /** Whether it is time to ask about this one again; those whose time is over are forgotten. */
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
