import { bringAllBack } from '#contract/money/vendor-wallets/bring-all-back.ts'
import { walletTransfer } from '#contract/money/vendor-wallets/create-wallet-transfer.ts'
import type { FundsPorts } from '#gateway/money/vendor-wallets/ports.ts'
import type { TransferAnswer, TransferWallet, VendorRequest } from '#gateway/money/vendor-wallets/transfer-wallet.ts'
import type { TestGateway } from '#tests/support/gateway.ts'

/** The vendor of the demonstration that keeps wallets and is not connected: the sandbox answers for it. */
export const vendor = 'MESAOITO'

/** The request of a transfer, as the gateway takes it. */
export const transferOrder = (changed: object = {}) => ({
  vassalage: vendor,
  direction: 'in',
  amount: 40_00n,
  currency: 'BRL',
  ...changed,
})

export function move(gateway: TestGateway, token: string, changed: object = {}, key: string = crypto.randomUUID()) {
  return gateway.call(walletTransfer, transferOrder(changed), { token, key })
}

export function bringBack(gateway: TestGateway, token: string, key: string = crypto.randomUUID()) {
  return gateway.call(bringAllBack, {}, { token, key })
}

/** Lets a vendor of the catalogue keep wallets. */
export async function keepWallets(gateway: TestGateway, vassalage: string): Promise<void> {
  await gateway.deps.database.query("UPDATE vendor SET wallet = 'transfer' WHERE vassalage = :vassalage", { vassalage })
}

/**
 * A vendor that acts as it should and answers what a test lets it answer.
 *
 * `before` runs in place of the act: what it throws was lost on the way there. `after` runs once the vendor has acted, and
 * may replace its answer.
 */
export function fakeVendor() {
  const balances = new Map<string, bigint>()
  const known = new Map<string, TransferAnswer>()
  const says = {
    before: async (_: VendorRequest): Promise<void> => undefined,
    after: async (answer: TransferAnswer): Promise<unknown> => answer,
    status: async (answer: TransferAnswer): Promise<unknown> => answer,
    balance: async (answer: { balance: bigint }): Promise<unknown> => answer,
  }
  const act = (request: VendorRequest, amount: bigint): TransferAnswer => {
    const before = known.get(request.reference)
    if (before) return before
    const left = (balances.get(request.member) ?? 0n) + amount
    const answer: TransferAnswer = left < 0n ? { state: 'refused', reason: 'vendor_balance_low' } : { state: 'done' }
    if (answer.state === 'done') balances.set(request.member, left)
    known.set(request.reference, answer)
    return answer
  }
  const send = async (request: VendorRequest, sign: 1n | -1n) => {
    await says.before(request)
    return (await says.after(act(request, sign * request.amount))) as TransferAnswer
  }
  const wallet: TransferWallet = {
    transferIn: (request) => send(request, 1n),
    transferOut: (request) => send(request, -1n),
    balance: async (member) => (await says.balance({ balance: balances.get(member) ?? 0n })) as { balance: bigint },
    async status(reference) {
      const answer: TransferAnswer = known.get(reference) ?? { state: 'refused', reason: 'never_arrived' }
      known.set(reference, answer)
      return (await says.status(answer)) as TransferAnswer
    },
  }
  const ports = (patience = 60_000): FundsPorts => ({ walletAt: async () => wallet, patience })
  return { wallet, says, ports, total: () => [...balances.values()].reduce((sum, balance) => sum + balance, 0n) }
}
