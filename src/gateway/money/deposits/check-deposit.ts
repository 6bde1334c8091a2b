import type { Deposit } from '#contract/money/deposits/deposit.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { selectDeposit, wireDeposit } from './deposit-queries.ts'
import { memberDeposit } from './deposits.ts'
import { failDeposit } from './fail-deposit.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { takePayment } from './take-payment.ts'

/** Milliseconds between two requests to the provider about one deposit. */
const every = 5_000

/** Asks the provider about a deposit whose member reports that it is paid. */
export type CheckDeposit = (memberId: bigint, reference: string, language: string) => Promise<Deposit>

/**
 * Creates the check; it remembers when it asked about which deposit. A payment after the charge's expiry is credited
 * too, because the provider decides whether it accepts late payments.
 *
 * @throws {CallFailure} `deposit_not_found`, also for another member's deposit; `service_unavailable` if the provider
 *   does not answer
 */
export function depositCheck(deps: GatewayDeps, providers: readonly PaymentProvider[]): CheckDeposit {
  const asked = new Map<string, number>()

  /** Whether the provider may be asked again about a deposit; removes old entries. */
  const mayAsk = (reference: string): boolean => {
    const now = deps.now().getTime()
    for (const [other, at] of asked) if (now - at >= every) asked.delete(other)
    if (asked.has(reference)) return false
    asked.set(reference, now)
    return true
  }

  return async (memberId, reference, language) => {
    const row = await selectDeposit(deps.database, memberId, reference)
    if (!row) throw new CallFailure('deposit_not_found')
    const isSettled = row.status === 'credited' || row.status === 'returned'
    if (isSettled || !mayAsk(reference)) return wireDeposit(row, deps.now(), language)
    const provider = providers.find(({ code }) => code === row.provider)
    if (!provider) throw new CallFailure('service_unavailable')
    const charge = await askProvider(deps, provider, reference)
    for (const payment of charge?.payments ?? []) {
      const now = deps.now()
      const taken = { law: deps.config.jurisdiction, happenings: deps.happenings, now }
      const changed = await deps.database.transaction((tx) => takePayment(tx, provider.code, payment, taken))
      if (changed !== undefined) balanceChanged(deps, changed)
    }
    if (charge?.state === 'removed') {
      const removed = { provider: provider.code, reference, declined: null }
      await deps.database.transaction((tx) => failDeposit(tx, removed, deps.now()))
    }
    return memberDeposit(deps, memberId, reference, language)
  }
}

async function askProvider({ log }: GatewayDeps, provider: PaymentProvider, reference: string) {
  try {
    return await provider.findCharge(reference)
  } catch (err) {
    log.warn({ err, provider: provider.code }, 'the payment provider could not be asked')
    throw new CallFailure('service_unavailable')
  }
}
