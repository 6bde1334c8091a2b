import type { LineTransfer } from '#contract/money/line-transfers/line-transfer.ts'
import { accountKey } from '#gateway/account/members/accounts.ts'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { closeAudits, openAudit } from '#gateway/money/turnover/turnover.ts'
import { readWithdrawalRules, type WithdrawalRules } from '#gateway/money/turnover/withdrawal-rules.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { LedgerFailure } from '#gateway/platform/ledger/errors.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { mainWallet, openWallet } from '#gateway/platform/ledger/wallets.ts'
import { derivedReference } from '#gateway/tokens.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import { demandSendable } from './demand-sendable.ts'
import type { Receiver } from './receiver.ts'
import { selectSent, wireLineTransfer } from './transfer-queries.ts'
import { readTransferRules, type TransferRules } from './transfer-rules.ts'

interface Order {
  readonly key: string
  /** Account name of the receiver. */
  readonly receiver: string
  /** Minor units. */
  readonly amount: bigint
  readonly currency: string
  /** Asks for the withdraw password; the demonstration orders without one. @throws {CallFailure} if it is wrong or locked */
  readonly prove?: () => Promise<void>
}

/**
 * Sends money to an account directly above or below the sender in the agent line. Everything is checked in the
 * transaction that moves it, with both accounts locked. The withdraw password of a new order is checked before, since
 * wrong attempts must be counted.
 *
 * @throws {Refusal} the refusals of `demandSendable`: final for the key
 * @throws {LedgerFailure} `insufficient-funds`, `idempotency-conflict`
 */
export async function sendAlongLine(deps: GatewayDeps, owner: Owner, order: Order): Promise<LineTransfer> {
  const { memberId } = owner.session
  const { key, receiver, amount, currency } = order
  const now = deps.now()
  const { jurisdiction } = deps.config
  const reference = derivedReference('line-transfer', memberId, key)
  const rules = { transfer: await readTransferRules(deps.database), turnover: await readWithdrawalRules(deps.database) }
  const { answer } = await once(
    deps.database,
    {
      actor: `member:${memberId}`,
      key,
      now,
      request: { call: 'createLineTransfer', receiver: accountKey(receiver), amount: amount.toString(), currency },
    },
    async (tx) => ({ receiver: (await move(tx, { owner, ...order, reference, rules, jurisdiction, now })).toString() }),
    order.prove,
  )
  for (const side of [memberId, BigInt(answer.receiver)]) balanceChanged(deps, side)
  const row = await selectSent(deps.database, memberId, reference)
  if (!row) throw new Error(`Transfer ${reference} is not there`)
  return wireLineTransfer(row)
}

interface TransferOrder extends Order {
  readonly owner: Owner
  readonly reference: string
  readonly jurisdiction: Jurisdiction
  readonly rules: { readonly transfer: TransferRules; readonly turnover: WithdrawalRules }
  readonly now: Date
}

/** @returns the receiver */
async function move(tx: Transaction, sending: TransferOrder): Promise<bigint> {
  const { owner, reference, amount, currency, rules, now } = sending
  const { session } = owner
  const receiver = await demandSendable(tx, { ...sending, session })
  // The receiver's old audits end before new money arrives, as with a deposit.
  await closeAudits(tx, { memberId: receiver.id, currency }, rules.turnover, now)
  const [from, to] = [
    await openWallet(tx, mainWallet(session.memberId, currency)),
    await openWallet(tx, mainWallet(receiver.id, currency)),
  ]
  const transferId = await transfer(tx, {
    kind: receiver.direction === 'up' ? 'upline-transfer' : 'downline-transfer',
    reference: `line-transfer:${reference}`,
    at: now,
    // Statements of both sides name the other one by these.
    metadata: { from: session.account, to: receiver.account },
    actor: `member:${session.memberId}`,
    legs: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  })
  const id = await record(tx, sending, receiver, transferId)
  // An agent has the money to pass it on; whoever gets it to play must play it.
  if (receiver.direction === 'down' && !receiver.isAgent)
    await openAudit(tx, { memberId: receiver.id, currency, of: { lineTransfer: id }, amount, now }, rules.turnover)
  const details = { amount: amount.toString(), currency }
  await leaveMessage(tx, {
    memberId: receiver.id,
    kind: 'transfer_received',
    details: { ...details, from: session.account },
    reference: `line-transfer:${reference}`,
    now,
  })
  await noteAct(tx, owner, 'money_sent', now, { ...details, to: receiver.account, reference })
  return receiver.id
}

async function record(
  tx: Transaction,
  { owner: { session }, reference, amount, currency, now }: TransferOrder,
  { id, direction }: Receiver,
  transferId: bigint,
): Promise<bigint> {
  const row = await rowOf(
    tx,
    IdRow,
    `INSERT INTO line_transfer (reference, member_id, receiver_id, direction, currency, amount, transfer_id, sent_at)
     VALUES (:reference, :memberId, :receiverId, :direction, :currency, :amount, :transferId, :now) ON CONFLICT (reference) DO NOTHING RETURNING id`,
    { reference, memberId: session.memberId, receiverId: id, direction, currency, amount, transferId, now },
  )
  // A transfer is kept longer than its key (see jobs/retention.ts): this one was made long ago.
  if (!row) throw new LedgerFailure({ kind: 'idempotency-conflict' })
  return row.id
}
