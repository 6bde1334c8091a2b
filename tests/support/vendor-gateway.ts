import { expect } from 'vitest'
import { getConsolidatedFunds } from '#contract/money/balance/get-consolidated-funds.ts'
import { getWalletTransfers } from '#contract/money/vendor-wallets/get-wallet-transfers.ts'
import { type FundsPorts, fundsPorts } from '#gateway/money/vendor-wallets/ports.ts'
import { askAboutTransfers } from '#gateway/money/vendor-wallets/settle.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { minutes } from './clock.ts'
import { fakeVendor } from './funds.ts'
import { testGateway } from './gateway.ts'
import { fundedMember } from './people.ts'

/** A gateway for tests of money at vendors, whose vendors a test can replace, and what the tests ask it. */
export async function vendorGateway(open: () => Promise<Database>) {
  /** The vendors that answer; the sandbox by default. */
  let ports: FundsPorts
  const gateway = await testGateway({
    database: await open(),
    seeded: true,
    funds: {
      walletAt: (code) => ports.walletAt(code),
      get patience() {
        return ports.patience
      },
    },
  })
  ports = fundsPorts(gateway.deps)
  const on = {
    /** The token of a new member with money. @param amount minor units of BRL */
    member: async (amount = 100_00n) => (await fundedMember(gateway, amount)).token,
    async funds(token: string) {
      const { main, vendors, underWay, total } = (await gateway.call(getConsolidatedFunds, {}, { token })).value()
      expect(total).toBe(main + underWay + vendors.reduce((sum, { amount }) => sum + amount, 0n))
      return { main, at: vendors.reduce((sum, { amount }) => sum + amount, 0n), underWay }
    },
    list: async (token: string) => (await gateway.call(getWalletTransfers, { pageSize: 20 }, { token })).value().list,
    /** The job, after every pause. */
    async ask(wait = minutes(11)) {
      gateway.clock.advance(wait)
      await askAboutTransfers(gateway.deps, ports)
    },
    /**
     * Runs with another vendor in the sandbox's place.
     *
     * @param options how long the gateway waits for it, and the code of the only vendor that it replaces; all by default
     */
    async withVendor(
      run: (fake: ReturnType<typeof fakeVendor>) => Promise<void>,
      { patience, only }: { readonly patience?: number; readonly only?: string } = {},
    ) {
      const fake = fakeVendor()
      const before = ports
      const faked = fake.ports(patience)
      const isFaked = (code: string) => only === undefined || code === only
      ports = { ...faked, walletAt: (code) => (isFaked(code) ? faked : before).walletAt(code) }
      await run(fake).finally(() => {
        ports = before
      })
    },
  }
  return { gateway, on }
}
export type VendorGateway = Awaited<ReturnType<typeof vendorGateway>>
