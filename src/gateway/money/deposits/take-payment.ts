import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { Happenings } from '#gateway/happenings.ts'
import { cleanText } from '#gateway/outside-value.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { ensureAccount } from '#gateway/platform/ledger/accounts.ts'
import type { Leg } from '#gateway/platform/ledger/ledger.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import { creditDeposit } from './credit-deposit.ts'
import { type DepositRow, lockDeposit } from './deposit-queries.ts'
import type { ReturnReason } from './deposit-states.ts'
import { whyDisputed, whyReturned } from './judge-payment.ts'
import { noticeCurrency, type Payment } from './payment-notice.ts'
import {
  type Arrival,
  type Fate,
  insertReceipt,
  isKnown,
  lockCharge,
  lockPayment,
  lockUnmatchedOf,
  settleReceipt,
} from './receipt-queries.ts'
import { requestReturn } from './request-return.ts'

/** When a payment is taken, in which market, and what else happens then. */
export interface Circumstances {
  readonly law: Jurisdiction
  readonly happenings: Happenings
  readonly now: Date
}

/**
 * Takes a payment once, however often and by whichever way the provider reports it: credits it, requests its return, or
 * keeps it as unclaimed.
 *
 * @returns the member whose wallet has changed; undefined if none has
 */
export async function takePayment(
  tx: Transaction,
  provider: string,
  payment: Payment,
  { law, happenings, now }: Circumstances,
): Promise<bigint | undefined> {
  // A payment may also come as an answer of the provider, which no signed notice has cleaned.
  const arrival: Arrival = {
    provider,
    end_to_end_id: cleanText(payment.endToEndId),
    txid: cleanText(payment.txid),
    amount: payment.amount,
    currency: noticeCurrency,
    payer: payment.payer && cleanText(payment.payer.taxNumber),
    payer_name: payment.payer && cleanText(payment.payer.name),
    paid_at: payment.paidAt,
  }
  await lockCharge(tx, arrival.txid)
  await lockPayment(tx, provider, arrival.end_to_end_id)
  if (await isKnown(tx, arrival)) return undefined
  const deposit = await lockDeposit(tx, arrival.txid)
  // A charge of another provider or currency does not belong to this payment.
  const own = deposit?.provider === provider && deposit.currency === arrival.currency ? deposit : undefined
  const why = own ? await whyReturned(tx, arrival, own, law) : await whyDisputed(tx, arrival)
  if (own && !why) {
    const from: Leg = { system: 'deposits', amount: -arrival.amount }
    await insertReceipt(tx, arrival, await credited(tx, arrival, own, from, { law, happenings, now }), null, now)
    return own.member_id
  }
  const unclaimed = await ensureAccount(tx, { kind: 'system', id: 'unclaimed' }, 'main', arrival.currency)
  const unclaimedTransfer = await transfer(tx, {
    kind: 'unclaimed',
    reference: `receipt:${arrival.end_to_end_id}`,
    at: now,
    legs: [
      { account: unclaimed, amount: arrival.amount },
      { system: 'deposits', amount: -arrival.amount },
    ],
  })
  const fate: Fate = why ? { state: 'returned', depositId: own?.id ?? null, reason: why } : { state: 'unmatched' }
  const id = await insertReceipt(tx, arrival, fate, unclaimedTransfer, now)
  if (why) await sendHome(tx, { id, ...arrival }, own, why, now)
  return undefined
}

/**
 * Processes payments that arrived before their charge was stored: the provider's notice can be quicker than its
 * answer. The caller has locked the charge.
 *
 * @returns whether the wallet has changed
 */
export async function adoptPayments(
  tx: Transaction,
  deposit: DepositRow,
  { law, happenings, now }: Circumstances,
): Promise<boolean> {
  let changed = false
  for (const receipt of await lockUnmatchedOf(tx, deposit.provider, deposit.reference)) {
    const current = await lockDeposit(tx, deposit.reference)
    if (!current || current.currency !== receipt.currency) continue
    const why = await whyReturned(tx, receipt, current, law)
    if (why) {
      await settleReceipt(tx, receipt.id, { state: 'returned', depositId: current.id, reason: why })
      await sendHome(tx, receipt, current, why, now)
      continue
    }
    const unclaimed = await ensureAccount(tx, { kind: 'system', id: 'unclaimed' }, 'main', receipt.currency)
    const from: Leg = { account: unclaimed, amount: -receipt.amount }
    await settleReceipt(tx, receipt.id, await credited(tx, receipt, current, from, { law, happenings, now }))
    changed = true
  }
  return changed
}

async function credited(
  tx: Transaction,
  arrival: Arrival,
  deposit: DepositRow,
  from: Leg,
  { law, happenings, now }: Circumstances,
): Promise<Fate> {
  const late = arrival.paid_at > deposit.expires_at
  const transferId = await creditDeposit(tx, deposit, { amount: arrival.amount, from, late, law, happenings, now })
  return { state: 'credited', depositId: deposit.id, transferId }
}

/** Requests the return of a payment, and sends a message to the member whose charge it was for, if it was for one. */
async function sendHome(
  tx: Transaction,
  receipt: Arrival & { readonly id: bigint },
  deposit: DepositRow | undefined,
  reason: ReturnReason,
  now: Date,
): Promise<void> {
  await requestReturn(tx, receipt, 'door', now)
  if (!deposit) return
  // A second payment changes nothing about a charge whose first one was credited or returned.
  if (deposit.status !== 'credited' && deposit.status !== 'returned')
    await tx.query(`UPDATE deposit SET status = 'returned', reason = :reason WHERE id = :depositId`, {
      depositId: deposit.id,
      reason,
    })
  await leaveMessage(tx, {
    memberId: deposit.member_id,
    kind: 'deposit_returned',
    details: { amount: receipt.amount.toString(), currency: receipt.currency, reason },
    reference: `deposit_returned:${receipt.end_to_end_id}`,
    now,
  })
}
