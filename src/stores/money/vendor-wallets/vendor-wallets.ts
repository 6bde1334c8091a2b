import { atom } from 'nanostores'
import type { ResponseOf } from '#contract/define-call.ts'
import { bringAllBack } from '#contract/money/vendor-wallets/bring-all-back.ts'
import { walletTransfer } from '#contract/money/vendor-wallets/create-wallet-transfer.ts'
import { getMerchantWallet, type VendorWallet } from '#contract/money/vendor-wallets/get-merchant-wallet.ts'
import { getWalletTransfers } from '#contract/money/vendor-wallets/get-wallet-transfers.ts'
import type { WalletTransfer } from '#contract/money/vendor-wallets/wallet-transfer.ts'
import { $session } from '#stores/account/auth/session.ts'
import { addressFilter, text } from '#stores/address-filter.ts'
import { sendOnce } from '#stores/attempt.ts'
import { call } from '#stores/call.ts'
import { environment } from '#stores/environment.ts'
import { $wallet, balanceChanged } from '#stores/money/balance/balance.ts'
import { pageOrFirst } from '#stores/paged.ts'
import { resource } from '#stores/resource.ts'

export type Wallets = ResponseOf<typeof getMerchantWallet>

/** The page of the list, in the address as `?cursor=…`. */
export const transferPage = addressFilter({ cursor: text('cursor') })

const pageSize = 10

/** Late answers of silent vendors, by their code. */
export const $laterAnswers = atom<Readonly<Record<string, VendorWallet>>>({})

/** The main wallet and the wallets of vendors. */
export const wallets = resource(async () => {
  const answer = await call(getMerchantWallet, {})
  $laterAnswers.set({})
  return answer
})

/** The page of transfers that the address names, newest first. */
export const transfers = resource(transferPage.$filter, (filter) =>
  pageOrFirst(transferPage, filter, () =>
    call(getWalletTransfers, { pageSize, ...(filter.cursor && { cursor: filter.cursor }) }),
  ),
)

/** The vendors that keep wallets, each with its latest answer. */
export const balanceWallets = ({ vendors }: Wallets, later: Readonly<Record<string, VendorWallet>>): VendorWallet[] =>
  vendors.filter(({ isSingle }) => !isSingle).map((wallet) => later[wallet.vassalage] ?? wallet)

/** Asks one vendor for its balance again. Throws `CallError`. */
export async function askAgain(vassalage: string): Promise<void> {
  const { vendors } = await call(getMerchantWallet, { vassalage })
  const [wallet] = vendors
  if (wallet) $laterAnswers.set({ ...$laterAnswers.get(), [vassalage]: wallet })
}

/** The vendor that the address names, `?vassalage=…`: a game of it leads here. */
export const namedVendor = (): string | undefined =>
  new URLSearchParams(environment.place().search).get('vassalage') ?? undefined

/** Loads both again. */
export function refreshFunds(): void {
  wallets.refresh()
  transfers.refresh()
}

const isUnderWay = ({ state }: WalletTransfer) => state === 'sent' || state === 'unknown'

/**
 * Loads the wallets again when the balance is announced. A transfer that ends announces it, even if the amount stays the same
 * because the vendor refused to send something back. @returns stops it
 */
export function followFunds(): () => void {
  return $wallet.listen((wallet, before) => {
    if (!before) return
    const list = transfers.$state.get()
    const isWaiting = 'value' in list && list.value.list.some(isUnderWay)
    if (isWaiting || wallet?.amount !== before.amount || wallet.held !== before.held) refreshFunds()
  })
}

interface Order {
  readonly vassalage: string
  readonly direction: WalletTransfer['direction']
  /** Minor units. */
  readonly amount: bigint
}

/** Moves money, once for each order. Throws `CallError`. */
export async function moveFunds(order: Order): Promise<WalletTransfer | undefined> {
  const session = $session.get()
  if (!session) return undefined
  const what = `${order.direction} ${order.vassalage} ${order.amount}`
  const input = { ...order, currency: session.currency }
  return await settled(sendOnce('walletTransfer', session, what, (key) => call(walletTransfer, input, { key })))
}

/** The money at the vendors as far as the page knows, as text. */
function atVendors(): string {
  const state = wallets.$state.get()
  const found = 'value' in state ? balanceWallets(state.value, $laterAnswers.get()) : []
  return found.map(({ vassalage, balance }) => `${vassalage} ${balance}`).join(', ')
}

/** Brings everything back. @returns one transfer for each vendor with money. Throws `CallError`. */
export async function bringBack(): Promise<readonly WalletTransfer[]> {
  const session = $session.get()
  if (!session) return []
  // Other money at the vendors is another order: a kept key would only be told what it did before.
  const sent = sendOnce('bringAllBack', session, atVendors(), (key) => call(bringAllBack, {}, { key }))
  return (await settled(sent)).list
}

/** Shows the changes of a transfer, also if its answer was lost. */
async function settled<Answer>(sent: Promise<Answer>): Promise<Answer> {
  try {
    return await sent
  } finally {
    refreshFunds()
    await balanceChanged()
  }
}
