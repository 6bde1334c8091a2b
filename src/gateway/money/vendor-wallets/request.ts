import { bigint, string, type } from 'superstruct'
import type { WalletTransfer } from '#contract/money/vendor-wallets/wallet-transfer.ts'
import { demandPlayable, demandVendorIn } from '#gateway/account/protection/allow.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { LedgerFailure, Refusal } from '#gateway/platform/ledger/errors.ts'
import { hold } from '#gateway/platform/ledger/holds.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { mainWallet, openWallet, vendorWallet } from '#gateway/platform/ledger/wallets.ts'
import { derivedReference } from '#gateway/tokens.ts'
import type { FundsPorts } from './ports.ts'
import { pauseAfter, sendTransfer } from './settle.ts'
import { findTransfer, insertTransfer, type TransferRow, wireTransfer } from './transfer-queries.ts'

interface Owner {
  readonly memberId: bigint
  /** Currency of the account; other currencies are refused. */
  readonly accountCurrency: string
  readonly key: string
}

interface Order {
  readonly vendor: string
  readonly direction: TransferRow['direction']
  /** Minor units. */
  readonly amount: bigint
  readonly currency: string
}

/**
 * Holds the amount and asks the vendor to move it. Without an answer the transfer is `unknown` and its amount stays
 * held; the job of `settle.ts` asks until the vendor answers. Money can always come back; it goes to a vendor only
 * while its owner may play, and within the limits of stakes, losses and time.
 *
 * @throws {Refusal} `vendor_wallet_unknown`, `amount_invalid`, `play_blocked`, `limits_missing`, `limit_reached`,
 *   `reality_check_due`, `vendor_round_open`: final for the key
 * @throws {LedgerFailure} `insufficient-funds`, `idempotency-conflict`
 */
export async function requestTransfer(
  deps: GatewayDeps,
  ports: FundsPorts,
  { memberId, accountCurrency, key, ...order }: Owner & Order,
): Promise<WalletTransfer> {
  const { vendor, direction, amount, currency } = order
  const now = deps.now()
  const reference = referenceOf(memberId, key, vendor)
  // Asked outside of the transaction, which has its own connection.
  const isReached = (await ports.walletAt(vendor)) !== undefined
  const { replayed } = await once(
    deps.database,
    {
      actor: `member:${memberId}`,
      key,
      now,
      request: { call: 'walletTransfer', vendor, direction, amount: amount.toString(), currency },
    },
    async (tx) => {
      await lockMember(tx, memberId)
      if (currency !== accountCurrency) throw new Refusal('amount_invalid')
      if (!isReached || !(await keepsWallet(tx, memberId, order))) throw new Refusal('vendor_wallet_unknown')
      if (direction === 'in') await demandPlayable(tx, { memberId, currency }, deps.config.jurisdiction, now)
      await place(tx, memberId, order, reference, now)
      if (direction === 'in' && (await hasOpenBet(tx, memberId, vendor))) throw new Refusal('vendor_round_open')
      return { reference }
    },
  )
  balanceChanged(deps, memberId)
  const [transfer] = await sendAll(deps, ports, [reference], replayed)
  if (!transfer) throw new Error(`Transfer ${reference} is not there`)
  return transfer
}

const MoneyRow = type({ vendor: string(), currency: string(), amount: bigint() })

/**
 * Asks every vendor with money of the member to send all of it back. Each has a result of its own.
 *
 * @throws {LedgerFailure} `idempotency-conflict`
 */
export async function bringAllBack(
  deps: GatewayDeps,
  ports: FundsPorts,
  { memberId, key }: Omit<Owner, 'accountCurrency'>,
) {
  const now = deps.now()
  const request = { actor: `member:${memberId}`, key, now, request: { call: 'bringAllBack' } }
  const { replayed, answer } = await once(deps.database, request, async (tx) => {
    await lockMember(tx, memberId)
    const money = await rowsOf(
      tx,
      MoneyRow,
      `SELECT substr(purpose, 8) AS vendor, currency, balance - held AS amount FROM ledger_account
       WHERE owner_kind = 'member' AND owner_id = :memberId AND purpose LIKE 'vendor:%' AND balance > held
       ORDER BY id`,
      { memberId: memberId.toString() },
    )
    const references: string[] = []
    for (const { vendor, currency, amount } of money) {
      const reference = referenceOf(memberId, key, vendor)
      await place(tx, memberId, { vendor, direction: 'out', currency, amount }, reference, now)
      references.push(reference)
    }
    return { references }
  })
  return { list: await sendAll(deps, ports, answer.references, replayed) }
}

/** Sends the transfers that were created now, and reads their results. Earlier transfers are only read. */
async function sendAll(deps: GatewayDeps, ports: FundsPorts, references: readonly string[], replayed: boolean) {
  const settled = references.map(async (reference) => {
    const placed = await findTransfer(deps.database, reference)
    if (!placed || replayed) return placed
    await sendTransfer(deps, ports, placed)
    return await findTransfer(deps.database, reference)
  })
  return (await Promise.all(settled)).flatMap((row) => (row ? [wireTransfer(row)] : []))
}

/** A member's transfers are placed one after the other, so that two of them do not count on the same money. */
async function lockMember(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query('SELECT FROM member WHERE id = :memberId FOR NO KEY UPDATE', { memberId })
}

async function place(tx: Transaction, memberId: bigint, order: Order, reference: string, now: Date): Promise<void> {
  const { vendor, direction, amount, currency } = order
  const from = direction === 'in' ? mainWallet(memberId, currency) : vendorWallet(memberId, vendor, currency)
  const { holdId } = await hold(tx, {
    account: await openWallet(tx, from),
    amount,
    kind: `vendor-${direction}`,
    reference: `transfer:${reference}`,
  })
  // The hold has locked the main wallet, and the transfer does not count yet.
  if (direction === 'in') await demandVendorIn(tx, { memberId, currency }, amount, now)
  // Not before the request that is about to be sent can have an answer.
  const askAt = new Date(now.getTime() + 3 * pauseAfter(0))
  const made = await insertTransfer(tx, { ...order, memberId, reference, holdId, now, askAt })
  // A transfer is kept longer than its key (see jobs/retention.ts), so this is a repetition of an old request.
  if (!made) throw new LedgerFailure({ kind: 'idempotency-conflict' })
}

const FoundRow = type({ vendor: string() })

/** Whether a vendor keeps wallets. One that no longer does still gives back what it has. */
async function keepsWallet(on: Executor, memberId: bigint, { vendor, direction, currency }: Order): Promise<boolean> {
  const row = await rowOf(
    on,
    FoundRow,
    `SELECT vassalage AS vendor FROM vendor WHERE vassalage = :vendor AND (wallet = 'transfer' OR (:direction = 'out' AND EXISTS
       (SELECT FROM ledger_account WHERE owner_kind = 'member' AND owner_id = :memberId AND purpose = 'vendor:' || :vendor
          AND currency = :currency AND balance > 0)))`,
    { vendor, direction, memberId: memberId.toString(), currency },
  )
  return row !== undefined
}

/**
 * Whether a bet from the main wallet is open at the vendor. The caller has locked the wallet, so no new bet can come.
 */
async function hasOpenBet(on: Executor, memberId: bigint, vendor: string): Promise<boolean> {
  const rows = await on.query(
    `SELECT 1 AS found FROM wager w JOIN game g ON g.node_id = w.node_id
     WHERE w.member_id = :memberId AND w.mode = 'real' AND w.status = 'open' AND g.vassalage = :vendor LIMIT 1`,
    { memberId, vendor },
  )
  return rows.length > 0
}

/** A withdrawal from all vendors creates one transfer for each vendor. */
function referenceOf(memberId: bigint, key: string, vendor: string): string {
  return derivedReference('transfer', memberId, key, vendor)
}
