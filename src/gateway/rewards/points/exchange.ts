import type { Transaction } from '#gateway/platform/db/client.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { mainWallet, openWallet, pointWallet } from '#gateway/platform/ledger/wallets.ts'

interface Exchange {
  readonly memberId: bigint
  readonly kind: 'point-reward' | 'point-convert'
  readonly reference: string
  readonly points: bigint
  /** Minor units that are added to the balance; null for goods. */
  readonly money: { readonly amount: bigint; readonly currency: string } | null
  readonly now: Date
}

/**
 * Takes points, and credits money if they are exchanged for it: one transfer, in which each currency sums to zero.
 *
 * @returns the transfer
 * @throws {LedgerFailure} `insufficient-funds`
 */
export async function exchangePoints(tx: Transaction, exchange: Exchange): Promise<bigint> {
  const { memberId, kind, reference, points, money, now } = exchange
  const account = await openWallet(tx, pointWallet(memberId))
  const wallet = money && (await openWallet(tx, mainWallet(memberId, money.currency)))
  return await transfer(tx, {
    kind,
    reference: `${kind}:${reference}`,
    at: now,
    actor: `member:${memberId}`,
    legs: [
      { account, amount: -points },
      { system: 'points', amount: points },
      ...(money && wallet !== null
        ? ([
            { account: wallet, amount: money.amount },
            { system: 'bonus', amount: -money.amount, beside: wallet },
          ] as const)
        : []),
    ],
  })
}
