import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { moveHold, voidHold } from '#gateway/platform/ledger/holds.ts'
import { mainWallet, openWallet, vendorWallet } from '#gateway/platform/ledger/wallets.ts'
import { askVendor } from './ask-vendor.ts'
import type { FundsPorts } from './ports.ts'
import { dueTransfers, lockTransfer, type TransferRow } from './transfer-queries.ts'
import { TransferAnswer, type TransferWallet } from './transfer-wallet.ts'

/** Transfers in one run of the job. */
const batch = 50

/** How often a vendor is asked in vain before a person must look. */
const tooOften = 12

/** Milliseconds until a vendor is asked again: longer each time, at most ten minutes. */
export const pauseAfter = (asked: number): number => Math.min(600_000, 10_000 * 2 ** Math.min(asked, 6))

/**
 * Asks the vendor to move the money, once. Without an answer the job asks for the outcome later and never sends the
 * transfer again.
 */
export async function sendTransfer(deps: GatewayDeps, ports: FundsPorts, row: TransferRow): Promise<void> {
  const { reference, currency, amount, direction } = row
  const request = { reference, member: row.member_id.toString(), currency, amount }
  await take(deps, ports, row, (wallet) =>
    direction === 'in' ? wallet.transferIn(request) : wallet.transferOut(request),
  )
}

/**
 * Asks vendors for the outcome of transfers that have none yet. Safe to run in several gateways at once, and after a
 * gateway was killed at any moment, because all it needs is in the rows.
 */
export async function askAboutTransfers(deps: GatewayDeps, ports: FundsPorts): Promise<void> {
  for (const row of await dueTransfers(deps.database, deps.now(), batch))
    await take(deps, ports, row, (wallet) => wallet.status(row.reference))
}

async function take(
  deps: GatewayDeps,
  ports: FundsPorts,
  { reference, vendor, member_id: memberId, asked }: TransferRow,
  question: (wallet: TransferWallet) => Promise<unknown>,
): Promise<void> {
  let answer: TransferAnswer | undefined
  try {
    const wallet = await ports.walletAt(vendor)
    if (!wallet) throw new Error(`Nothing speaks with the vendor ${vendor}`)
    answer = await askVendor(() => question(wallet), TransferAnswer, ports.patience)
  } catch (err) {
    // Only the first failure is a warning: later questions often stay without an answer.
    const level = asked === 0 ? 'warn' : 'info'
    deps.log[level]({ err, transfer: reference, vendor }, 'the vendor gave no clear answer')
  }
  const isSettled = await deps.database.transaction(async (tx) => {
    const row = await lockTransfer(tx, reference)
    return row ? await apply(tx, row, answer, deps.now()) : false
  })
  if (isSettled) balanceChanged(deps, memberId)
  if (!answer && asked + 1 >= tooOften)
    deps.log.error({ transfer: reference, vendor, asked: asked + 1 }, 'a transfer is unknown: somebody must look')
}

/**
 * Applies the vendor's answer to a locked transfer. A settled transfer does not change, so that exactly one of several
 * simultaneous answers moves the money.
 *
 * @param answer undefined if there was no clear one; the amount then stays held
 * @returns whether money was moved or released
 */
async function apply(
  tx: Transaction,
  row: TransferRow,
  answer: TransferAnswer | undefined,
  now: Date,
): Promise<boolean> {
  if (row.state === 'done' || row.state === 'refused') return false
  const save = (state: TransferRow['state'], rest: string, value: string | bigint | Date) =>
    tx.query(
      `UPDATE vendor_transfer SET state = :state, changed_at = CASE state WHEN :state THEN changed_at ELSE :now END,
         asked = asked + 1, ${rest} WHERE id = :rowId`,
      { rowId: row.id, state, now, value },
    )
  switch (answer?.state) {
    case 'done':
      await save('done', 'transfer_id = :value, ask_at = NULL', await move(tx, row, now))
      return true
    case 'refused':
      await voidHold(tx, row.hold_id)
      await save('refused', 'reason = :value, ask_at = NULL', answer.reason)
      return true
    default:
      await save(answer ? 'sent' : 'unknown', 'ask_at = :value', new Date(now.getTime() + pauseAfter(row.asked)))
      return false
  }
}

/** Moves the held amount to the other wallet of the member. @returns id of the ledger's transfer */
async function move(tx: Transaction, row: TransferRow, now: Date): Promise<bigint> {
  const { member_id: memberId, vendor, currency, direction } = row
  const to = direction === 'in' ? vendorWallet(memberId, vendor, currency) : mainWallet(memberId, currency)
  const metadata = { vendor }
  return await moveHold(tx, { holdId: row.hold_id, account: await openWallet(tx, to), metadata, at: now })
}
