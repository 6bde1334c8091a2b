import { createDeposit } from '#contract/wallet/create-deposit.ts'
import { minutes } from '#tests/support/clock.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import type { AreaProducers, CallProducers } from './producer.ts'

const order = { method: 'pix', amount: 20_00n, currency: 'BRL' }

async function ordered(gateway: TestGateway, changed: object = {}) {
  const { token } = await registerMember(gateway)
  return { input: { ...order, ...changed }, token, key: crypto.randomUUID() }
}

async function openDeposit(gateway: TestGateway) {
  const { input, ...sending } = await ordered(gateway)
  const deposit = (await gateway.call(createDeposit, input, sending)).value()
  return { deposit, token: sending.token }
}

/** A call about one deposit, which is its member's alone. */
const ofDeposit: CallProducers = {
  async success(gateway) {
    const { deposit, token } = await openDeposit(gateway)
    return { input: { depositId: deposit.depositId }, token }
  },
  refusals: {
    async deposit_not_found(gateway) {
      const { deposit } = await openDeposit(gateway)
      const { token } = await registerMember(gateway)
      return { input: { depositId: deposit.depositId }, token }
    },
  },
}

export const walletProducers: AreaProducers<'wallet'> = {
  getBalance: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  getDepositMethods: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  createDeposit: {
    success: (gateway) => ordered(gateway),
    refusals: {
      amount_invalid: (gateway) => ordered(gateway, { currency: 'EUR' }),
      amount_below_minimum: (gateway) => ordered(gateway, { amount: 9_99n }),
      amount_above_maximum: (gateway) => ordered(gateway, { amount: 10_000_01n }),
    },
  },
  checkDeposit: ofDeposit,
  getDeposit: ofDeposit,
  paySandbox: {
    async success(gateway) {
      const { deposit } = await openDeposit(gateway)
      return { input: { payload: deposit.payload } }
    },
    refusals: {
      deposit_not_found: () => ({ input: { payload: '000201' } }),
      async deposit_expired(gateway) {
        const { deposit } = await openDeposit(gateway)
        gateway.clock.advance(minutes(30))
        return { input: { payload: deposit.payload } }
      },
    },
  },
}
