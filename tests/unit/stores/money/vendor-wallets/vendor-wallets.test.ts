import { afterAll, beforeAll, expect, test } from 'vitest'
import { getConsolidatedFunds } from '#contract/money/balance/get-consolidated-funds.ts'
import { walletTransfer } from '#contract/money/vendor-wallets/create-wallet-transfer.ts'
import type { VendorWallet } from '#contract/money/vendor-wallets/get-merchant-wallet.ts'
import { modules } from '#contract/site/system/whitelabel.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { reasonText } from '#islands/reason-text.ts'
import { balanceWallets, type Wallets } from '#stores/money/vendor-wallets/vendor-wallets.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { payIn } from '#tests/support/people.ts'
import { openAsMember } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  await gateway.deps.database.query(
    "INSERT INTO vendor (vassalage, display_name, glyph, position, wallet) VALUES ('V', 'V', '', 1, 'transfer')",
  )
})
afterAll(() => gateway.close())

/** A member with 100.00, logged in. */
async function openWithMoney() {
  const tab = await openAsMember(gateway)
  await payIn(gateway, tab.person.token, 100_00n)
  return {
    ...tab,
    ...(await import('#stores/money/vendor-wallets/vendor-wallets.ts')),
    ...(await import('#stores/money/balance/consolidated.ts')),
  }
}

test('an order whose answer was lost is sent again with its key, and moves money once (rule 18.6)', async () => {
  const { moveFunds, network, wallets } = await openWithMoney()
  const order = { vassalage: 'V', direction: 'in', amount: 40_00n } as const
  network.loseAnswer(walletTransfer)
  await expect(moveFunds(order)).rejects.toThrow()
  expect(await moveFunds(order)).toMatchObject({ state: 'done', amount: 40_00n })
  const keys = network.sentTo(walletTransfer).map(({ key }) => key)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  const stop = wallets.$state.listen(() => undefined)
  await expect.poll(() => wallets.$state.get()).toMatchObject({ phase: 'ready', value: { main: 60_00n } })
  stop()
})

test.each([true, false])(
  'consolidated funds are loaded if the agent policy is on: %s (rule 18.11)',
  async (enabled) => {
    const { database, now } = gateway.deps
    const node = (modId: string) => ({ modId, enabled: enabled || modId !== modules.agentPolicy, childrenNodes: [] })
    await writeSetting(database, 'whitelabel', Object.values(modules).map(node), now())
    const { consolidatedFunds, network } = await openWithMoney()
    const { $state } = consolidatedFunds('pt')
    const stop = $state.listen(() => undefined)
    await expect.poll(() => $state.get().phase).toBe('ready')
    expect($state.get()).toMatchObject({ value: enabled ? { total: 100_00n } : undefined })
    expect(network.sentTo(getConsolidatedFunds)).toHaveLength(enabled ? 1 : 0)
    stop()
  },
)

const wallet = (vassalage: string, changed: Partial<VendorWallet> = {}): VendorWallet => ({
  vassalage,
  displayName: vassalage,
  isSingle: false,
  answer: 'silent',
  balance: null,
  available: 5n,
  underWay: 0n,
  ...changed,
})

test('a vendor that is asked again shows its later answer, and single-wallet vendors are left out', () => {
  const vendors = [wallet('ONE'), wallet('TWO'), wallet('NONE', { isSingle: true })]
  const answered = wallet('TWO', { answer: 'known', balance: 7n })
  const kept = balanceWallets({ isSingle: false, main: 0n, currency: 'BRL', vendors } satisfies Wallets, {
    TWO: answered,
  })
  expect(kept).toEqual([wallet('ONE'), answered])
})

test('an unknown reason gets a general text', () => {
  const words: Readonly<Record<string, string>> = { 'reason.never_arrived': 'Never.' }
  const t = ((key: string) => words[key] ?? key) as Parameters<typeof reasonText>[0]
  expect([null, 'moon_full', 'never_arrived'].map((reason) => reasonText(t, reason, 'Nothing.'))).toEqual([
    'Nothing.',
    'Nothing.',
    'Never.',
  ])
})
