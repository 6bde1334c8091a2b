import { getProtection } from '#contract/account/protection/get-protection.ts'
import { getConsolidatedFunds } from '#contract/money/balance/get-consolidated-funds.ts'
import type { VendorRefusalCode } from '#contract/vendor/codes.ts'
import { askAboutTransfers } from '#gateway/money/vendor-wallets/settle.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { VendorSaysNo, VendorSilent } from '#gateway/play/vendor-door/vendor-client.ts'
import { minutes } from '#tests/support/clock.ts'
import { keepWallets, move as moveMoney } from '#tests/support/funds.ts'
import { testGateway } from '#tests/support/gateway.ts'
import { fundedMember } from '#tests/support/people.ts'
import { connectVendor, fakeVendor, testVendor, vendorPlayer } from '#tests/support/vendor.ts'

/** What a vendor's call answers when it refuses. */
export const says = (code: VendorRefusalCode) => async () => {
  throw new VendorSaysNo(code)
}

export const silence = async () => {
  throw new VendorSilent('The vendor of the test says nothing')
}

/** A gateway with a connected vendor that keeps wallets, for which a test answers. */
export async function walletVendorGateway(open: () => Promise<Database>) {
  const vendor = fakeVendor()
  const { wallets } = vendor
  const willing = { ...wallets }
  const gateway = await testGateway({ seeded: true, database: await open(), vendors: vendor.client, gateMaxAge: 0 })
  await connectVendor(gateway)
  await keepWallets(gateway, testVendor.code)
  let turn = 0
  return {
    gateway,
    wallets,
    /** The job that asks about transfers, after its pause. */
    async ask() {
      gateway.clock.advance(minutes(11))
      await askAboutTransfers(gateway.deps, gateway.ports.funds)
    },
    /** A member with 100.00, of which some is in the vendor's wallet, at the vendor's game. Names are the member's own. */
    async playerWith(there: bigint) {
      Object.assign(wallets, willing)
      const { token } = await fundedMember(gateway, 100_00n)
      const at = await vendorPlayer(gateway, vendor, token)
      const move = (amount: bigint, direction: 'in' | 'out' = 'in') =>
        moveMoney(gateway, token, { vassalage: testVendor.code, amount, direction })
      if (there > 0n) (await move(there)).value()
      const own = ++turn
      const name = (text: string) => `${own}-${text}`
      return {
        ...at,
        token,
        move,
        name,
        report: (text: string, stake: bigint, win: bigint, changed: object = {}) =>
          at.report(name(text), stake, win, changed),
        /** In the main wallet, at the vendor, and on the way. */
        async funds() {
          const { main, vendors, underWay } = (await gateway.call(getConsolidatedFunds, {}, { token })).value()
          return [main, vendors.reduce((sum, { amount }) => sum + amount, 0n), underWay]
        },
        used: async () => (await gateway.call(getProtection, {}, { token })).value().limits.map(({ used }) => used),
      }
    },
  }
}
