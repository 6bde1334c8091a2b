import { expect, test } from 'vitest'
import type { VendorWallet } from '#contract/wallet/get-merchant-wallet.ts'
import { refusalText } from '#islands/funds/refusal-text.ts'
import { keptWallets, type Wallets } from '#stores/funds.ts'

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

test('a vendor that was asked again shows its later answer, and single-wallet vendors are left out', () => {
  const vendors = [wallet('ONE'), wallet('TWO'), wallet('NONE', { isSingle: true })]
  const answered = wallet('TWO', { answer: 'known', balance: 7n })
  const kept = keptWallets({ isSingle: false, main: 0n, currency: 'BRL', vendors } satisfies Wallets, { TWO: answered })
  expect(kept).toEqual([wallet('ONE'), answered])
})

test('a reason that is not known says that nothing was moved', () => {
  const words: Readonly<Record<string, string>> = { 'reason.other': 'Nothing.', 'reason.never_arrived': 'Never.' }
  const t = ((key: string) => words[key] ?? key) as Parameters<typeof refusalText>[0]
  expect([null, 'moon_full', 'never_arrived'].map((reason) => refusalText(t, reason))).toEqual([
    'Nothing.',
    'Nothing.',
    'Never.',
  ])
})
