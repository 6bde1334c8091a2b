/** Kinds of accounts for payouts, in the order of the offer. */
export const payoutKinds = ['pix', 'bank', 'usdt_tron', 'usdt_ethereum', 'bitcoin'] as const
export type PayoutKind = (typeof payoutKinds)[number]

/** Kinds that are paid in coins instead of the operator's currency. */
export type CryptoKind = Exclude<PayoutKind, 'pix' | 'bank'>

export const coins = ['USDT', 'BTC'] as const
export type Coin = (typeof coins)[number]

/** The coin of each kind. */
export const coinOf: Readonly<Record<CryptoKind, Coin>> = {
  usdt_tron: 'USDT',
  usdt_ethereum: 'USDT',
  bitcoin: 'BTC',
}

export const isCryptoKind = (kind: PayoutKind): kind is CryptoKind => Object.hasOwn(coinOf, kind)
