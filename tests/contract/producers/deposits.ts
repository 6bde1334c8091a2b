import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { minutes } from '#tests/support/clock.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { moveTo } from '#tests/support/jurisdiction.ts'
import { registerMember } from '#tests/support/people.ts'
import { putDepositBonus } from '#tests/support/promotions.ts'
import type { CallProducers } from './producer.ts'
import { limited, ofExcluded, withoutLimits } from './protection.ts'

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

/** A call about one deposit, which only its member can see. */
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

export const depositProducers = {
  getDepositMethods: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  getDeposits: {
    async success(gateway) {
      const { token } = await openDeposit(gateway)
      return { input: { pageSize: 10 }, token }
    },
    refusals: {},
  },
  createDeposit: {
    success: (gateway) => ordered(gateway),
    refusals: {
      amount_invalid: (gateway) => ordered(gateway, { currency: 'EUR' }),
      play_blocked: ofExcluded(ordered),
      limits_missing: withoutLimits(ordered),
      async limit_reached(gateway) {
        const sending = await ordered(gateway)
        await limited(gateway, sending.token, { kind: 'deposit', period: 'month', amount: 19_99n })
        return sending
      },
      async identity_required(gateway) {
        const sending = await ordered(gateway)
        moveTo(gateway, 'br')
        await limited(gateway, sending.token, { kind: 'loss', period: 'month', amount: 500_00n })
        await limited(gateway, sending.token, { kind: 'time', period: 'day', amount: 60n })
        return sending
      },
      async deposits_unpaid(gateway) {
        const sending = await ordered(gateway)
        for (let charge = 0; charge < 30; charge++)
          await gateway.call(createDeposit, sending.input, { ...sending, key: crypto.randomUUID() })
        return sending
      },
      promotion_not_open: (gateway) => ordered(gateway, { bonus: '999999' }),
      async promotion_refused(gateway) {
        const { promotionId } = await putDepositBonus(gateway.deps)
        return ordered(gateway, { amount: 19_99n, bonus: promotionId })
      },
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
} satisfies Record<string, CallProducers>
