import { setRealityCheck } from '#contract/account/protection/set-reality-check.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { minutes } from '#tests/support/clock.ts'
import { bringBack, keepWallets, move, transferOrder } from '#tests/support/funds.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { leaveRoundOpen } from '#tests/support/open-round.ts'
import { fundedMember, launch } from '#tests/support/people.ts'
import type { CallProducers } from './producer.ts'
import { limited, ofExcluded, withoutLimits } from './protection.ts'

async function ordered(gateway: TestGateway, changed: object = {}) {
  const { token } = await fundedMember(gateway, 100_00n)
  return { input: transferOrder(changed), token, key: crypto.randomUUID() }
}

/** A member with money at a vendor. */
async function atVendor(gateway: TestGateway) {
  const { token } = await fundedMember(gateway, 100_00n)
  ;(await move(gateway, token)).value()
  return token
}

export const fundsProducers = {
  getMerchantWallet: {
    success: async (gateway) => ({ input: {}, token: await atVendor(gateway) }),
    refusals: {
      vendor_wallet_unknown: async (gateway) => ({ input: { vassalage: 'NOBODY' }, token: await atVendor(gateway) }),
    },
  },
  getConsolidatedFunds: {
    success: async (gateway) => ({ input: {}, token: await atVendor(gateway) }),
    refusals: {},
  },
  walletTransfer: {
    success: (gateway) => ordered(gateway),
    refusals: {
      vendor_wallet_unknown: (gateway) => ordered(gateway, { vassalage: 'LUMORA' }),
      amount_invalid: (gateway) => ordered(gateway, { currency: 'EUR' }),
      insufficient_funds: (gateway) => ordered(gateway, { amount: 100_01n }),
      async vendor_round_open(gateway) {
        const sending = await ordered(gateway, { vassalage: 'ARARA' })
        await launch(gateway, sending.token)
        await leaveRoundOpen(gateway, 10_00n)
        await keepWallets(gateway, 'ARARA')
        return sending
      },
      play_blocked: ofExcluded(ordered),
      limits_missing: withoutLimits(ordered),
      async limit_reached(gateway) {
        const sending = await ordered(gateway)
        await limited(gateway, sending.token, { kind: 'loss', period: 'month', amount: 39_99n })
        return sending
      },
      async reality_check_due(gateway) {
        const sending = await ordered(gateway)
        ;(await gateway.call(setRealityCheck, { minutes: 5 }, sending)).value()
        const token = await launch(gateway, sending.token)
        ;(await gateway.call(spinSlots, { stake: 1_00n }, { token, key: crypto.randomUUID() })).value()
        gateway.clock.advance(minutes(5))
        return sending
      },
    },
  },
  bringAllBack: {
    success: async (gateway) => ({ input: {}, token: await atVendor(gateway), key: crypto.randomUUID() }),
    refusals: {},
  },
  getWalletTransfers: {
    async success(gateway) {
      const token = await atVendor(gateway)
      ;(await bringBack(gateway, token)).value()
      return { input: { pageSize: 10 }, token }
    },
    refusals: {},
  },
} satisfies Record<string, CallProducers>
