import type { VendorCall, VendorRequestOf } from '#contract/vendor/define-vendor-call.ts'
import { walletBalance, walletIn, walletOut, walletStatus } from '#contract/vendor/to-vendor/wallet.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type {
  refusalReasons,
  TransferAnswer,
  TransferWallet,
  VendorRequest,
} from '#gateway/money/vendor-wallets/transfer-wallet.ts'
import { knownPlayer, playerAt } from './player-at.ts'
import { type Vendor, vendorByCode } from './vendor.ts'
import { type VendorClient, VendorSaysNo } from './vendor-client.ts'

type Reason = (typeof refusalReasons)[number]

/** What a vendor's definite refusals of a call mean. Any other code decides nothing: what became of the transfer is asked later. */
type Meanings = Readonly<Partial<Record<VendorSaysNo['code'], Reason>>>

/** The wallets of vendors that are connected, also of one that is switched off or silent: money there has to come back. */
export function connectedWallets(deps: GatewayDeps, vendors: VendorClient) {
  return async (code: string): Promise<TransferWallet | undefined> => {
    const vendor = await vendorByCode(deps.database, code, deps.now())
    // The other dialect knows no wallets of a vendor.
    return vendor?.dialect === 'arara' ? walletOf(deps, vendors, vendor) : undefined
  }
}

function walletOf(deps: GatewayDeps, vendors: VendorClient, vendor: Vendor): TransferWallet {
  const { database } = deps
  /** @throws {VendorSilent} {VendorSaysNo} if the answer decides nothing */
  async function decided<Request extends { readonly reference: string }, Value>(
    call: VendorCall<string, Request, Value, 'to-vendor'>,
    request: Request,
    meanings: Meanings,
  ): Promise<TransferAnswer> {
    try {
      await vendors.ask(vendor, call, request)
      return { state: 'done' }
    } catch (thrown) {
      if (!(thrown instanceof VendorSaysNo)) throw thrown
      const reason = meanings[thrown.code]
      if (reason) return { state: 'refused', reason }
      // Both sides believe in a transfer of this name, and not in the same: no answer of a machine settles that.
      if (thrown.code === 'duplicate_transaction') {
        const facts = { vendor: vendor.code, transfer: request.reference, call: call.name }
        deps.log.error(facts, 'a vendor knows the name of a transfer for another one: somebody must look')
      }
      throw thrown
    }
  }
  const asked = async ({ reference, member, currency, amount }: VendorRequest) => {
    const playerId = await playerAt(database, vendor.code, BigInt(member))
    return { reference, playerId, currency, amount } satisfies VendorRequestOf<typeof walletIn>
  }
  return {
    transferIn: async (request) => decided(walletIn, await asked(request), { transfer_refused: 'refused_by_vendor' }),
    transferOut: async (request) =>
      decided(walletOut, await asked(request), {
        transfer_refused: 'refused_by_vendor',
        not_enough_money: 'vendor_balance_low',
      }),
    status: (reference) => decided(walletStatus, { reference }, { transfer_refused: 'never_arrived' }),
    async balance(member, currency) {
      // Whoever has no name at the vendor has no money there.
      const playerId = await knownPlayer(database, vendor.code, BigInt(member))
      if (playerId === undefined) return { balance: 0n }
      const { balance } = await vendors.ask(vendor, walletBalance, { playerId, currency })
      return { balance }
    },
  }
}
