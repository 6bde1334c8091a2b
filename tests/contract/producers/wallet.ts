import { getTransactions } from '#contract/money/statements/get-transactions.ts'
import { hours } from '#tests/support/clock.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { fundedMember, registerMember } from '#tests/support/people.ts'
import { depositProducers } from './deposits.ts'
import { fundsProducers } from './funds.ts'
import { lineTransferProducers } from './line-transfers.ts'
import { payoutAccountProducers } from './payout-accounts.ts'
import type { Producers } from './producer.ts'
import { withdrawalProducers } from './withdrawals.ts'

const someDays = { from: '2026-01-01', to: '2026-12-31' }

/** The deposit of a member, as their statement names it. */
async function ofMovement(gateway: TestGateway) {
  const { token } = await fundedMember(gateway, 50_00n)
  const now = gateway.clock.now().getTime()
  const [from, to] = [-2, 2].map((days) => new Date(now + hours(24 * days)).toISOString().slice(0, 10))
  const { list } = (await gateway.call(getTransactions, { from, to, pageSize: 1 }, { token })).value()
  return { input: { transactionId: list[0]?.transactionId }, token }
}

export const walletProducers = {
  ...depositProducers,
  ...withdrawalProducers,
  ...payoutAccountProducers,
  ...lineTransferProducers,
  ...fundsProducers,
  getBalance: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  getTransactions: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: { ...someDays, show: 'money', pageSize: 20 }, token }
    },
    refusals: {},
  },
  getTransaction: {
    success: ofMovement,
    refusals: {
      async transaction_not_found(gateway) {
        const { input } = await ofMovement(gateway)
        const { token } = await registerMember(gateway)
        return { input, token }
      },
    },
  },
  getProfit: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: someDays, token }
    },
    refusals: {},
  },
} satisfies Producers
