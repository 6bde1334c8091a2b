import { array, bigint, boolean, type Infer, string, type } from 'superstruct'
import type { VendorWallet } from '#contract/money/vendor-wallets/get-merchant-wallet.ts'
import { MinorUnits } from '#contract/scalars.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { fundsOf, mainWallet } from '#gateway/platform/ledger/wallets.ts'
import { askVendor } from './ask-vendor.ts'
import type { FundsPorts } from './ports.ts'
import { BalanceAnswer } from './transfer-wallet.ts'

interface Owner {
  readonly memberId: bigint
  readonly currency: string
}

const VendorRow = type({
  vassalage: string(),
  display_name: string(),
  keeps: boolean(),
  available: bigint(),
  under_way: bigint(),
})
type VendorRow = Infer<typeof VendorRow>

/** Every vendor with the amount that the ledger has for a member there. */
const vendorsText = `SELECT v.vassalage, v.display_name, v.position, v.wallet = 'transfer' OR coalesce(a.balance, 0) > 0 AS keeps,
    coalesce(a.balance - a.held, 0) AS available,
    coalesce((SELECT sum(t.amount) FROM vendor_transfer t WHERE t.member_id = :memberId AND t.vendor = v.vassalage
      AND t.currency = :currency AND t.state IN ('sent', 'unknown')), 0)::bigint AS under_way
  FROM vendor v LEFT JOIN ledger_account a ON a.owner_kind = 'member' AND a.owner_id = (:memberId::bigint)::text
    AND a.purpose = 'vendor:' || v.vassalage AND a.currency = :currency`

/**
 * The wallets of a member. Each vendor is asked for its balance. One that does not answer does not delay the
 * others.
 *
 * @param only limits the result to one vendor
 * @throws {CallFailure} `vendor_wallet_unknown`
 */
export async function merchantWallet(deps: GatewayDeps, ports: FundsPorts, owner: Owner, only: string | undefined) {
  const rows = await rowsOf(
    deps.database,
    VendorRow,
    `${vendorsText} WHERE coalesce(:only, v.vassalage) = v.vassalage ORDER BY v.position`,
    { memberId: owner.memberId, currency: owner.currency, only: only ?? null },
  )
  if (only !== undefined && rows.length === 0) throw new CallFailure('vendor_wallet_unknown')
  const vendors = await Promise.all(rows.map((row) => vendorWalletOf(deps, ports, owner, row)))
  const { balance: main } = await fundsOf(deps.database, mainWallet(owner.memberId, owner.currency))
  return { isSingle: vendors.every(({ isSingle }) => isSingle), main, currency: owner.currency, vendors }
}

async function vendorWalletOf(
  { log }: Pick<GatewayDeps, 'log'>,
  ports: FundsPorts,
  { memberId, currency }: Owner,
  { vassalage, display_name: displayName, keeps, available, under_way: underWay }: VendorRow,
): Promise<VendorWallet> {
  const wallet = keeps ? await ports.walletAt(vassalage) : undefined
  const known = { vassalage, displayName, isSingle: !wallet, available, underWay }
  if (!wallet) return { ...known, answer: 'known', balance: 0n }
  try {
    const ask = () => wallet.balance(memberId.toString(), currency)
    return { ...known, answer: 'known', balance: (await askVendor(ask, BalanceAnswer, ports.patience)).balance }
  } catch (err) {
    log.warn({ err, vendor: vassalage }, 'the vendor did not say what it keeps')
    return { ...known, answer: 'silent', balance: null }
  }
}

const CodeRow = type({ vassalage: string() })

/** Whether a vendor keeps wallets, or still has money of the member. Every page asks this, so a short list answers most cases. */
export async function hasVendorWallets(
  on: Executor,
  ports: FundsPorts,
  { memberId, currency }: Owner,
): Promise<boolean> {
  const keepers = await rowsOf(on, CodeRow, `SELECT vassalage FROM vendor WHERE wallet = 'transfer'`)
  if (await isAnyReached(ports, keepers)) return true
  const text = `SELECT * FROM (${vendorsText}) AS vendors WHERE keeps OR under_way > 0`
  const rows = await rowsOf(on, VendorRow, text, { memberId, currency })
  return rows.some(({ under_way }) => under_way > 0n) || (await isAnyReached(ports, rows))
}

async function isAnyReached({ walletAt }: FundsPorts, vendors: readonly { readonly vassalage: string }[]) {
  const wallets = await Promise.all(vendors.map(({ vassalage }) => walletAt(vassalage)))
  return wallets.some((wallet) => wallet !== undefined)
}

const SumsRow = type({
  main: bigint(),
  under_way: bigint(),
  vendors: array(type({ vassalage: string(), displayName: string(), amount: MinorUnits })),
})

/**
 * All of a member’s money by the ledger. One statement reads it, so that money that moves at the same time is counted
 * once. Minor units.
 */
export async function consolidatedFunds(on: Executor, { memberId, currency }: Owner) {
  const row = await rowOf(
    on,
    SumsRow,
    `WITH vendors AS (${vendorsText})
     SELECT coalesce((SELECT sum(balance - held) FROM ledger_account WHERE owner_kind = 'member'
         AND owner_id = (:memberId::bigint)::text AND purpose = 'main' AND currency = :currency), 0)::bigint AS main,
       coalesce(sum(under_way), 0)::bigint AS under_way,
       coalesce(jsonb_agg(jsonb_build_object('vassalage', vassalage, 'displayName', display_name,
         'amount', available::text) ORDER BY position) FILTER (WHERE available > 0), '[]') AS vendors
     FROM vendors`,
    { memberId, currency },
  )
  const { main, under_way: underWay, vendors } = row ?? { main: 0n, under_way: 0n, vendors: [] }
  return {
    currency,
    main,
    vendors,
    underWay,
    total: vendors.reduce((sum, { amount }) => sum + amount, main + underWay),
  }
}
