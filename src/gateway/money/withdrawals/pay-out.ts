import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { hasOpenClaim } from '#gateway/money/deposits/take-claim.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { settleHold } from '#gateway/platform/ledger/holds.ts'
import { bankAccountOf } from '#lib/bank-account.ts'
import { bankOf } from '#lib/banks.ts'
import { payoutLabel } from '#lib/payout-label.ts'
import { closeReturned } from './cases.ts'
import { changeState } from './change-state.ts'
import { giveBack } from './decide.ts'
import { inTime } from './in-time.ts'
import type { PayoutDestination, PayoutProvider, PayoutStatus } from './payout-provider.ts'
import { takeBack } from './take-back.ts'
import { dueWithdrawals, findWithdrawal, lockWithdrawal, type WithdrawalRow } from './withdrawal-queries.ts'

/** Withdrawals in one run of the job. */
const batch = 50

/** Milliseconds that a provider has for an answer. */
const patience = 20_000

/** Milliseconds until the provider is asked again: longer each time, at most ten minutes. */
const pauseAfter = (asked: number): number => Math.min(600_000, 10_000 * 2 ** Math.min(asked, 6))

/** How often the provider is asked in vain before a person must look. */
const tooOften = 12

/**
 * Pays approved withdrawals, and asks for the outcome of submitted ones. Safe to run in several gateways at once, and
 * to be killed at any moment: a withdrawal counts as submitted before the provider hears of it, and a provider pays
 * once per reference.
 */
export async function payWithdrawals(deps: GatewayDeps, provider: PayoutProvider): Promise<void> {
  for (const reference of await dueWithdrawals(deps.database, ['approved'], deps.now(), batch)) {
    const row = await deps.database.transaction((tx) => markSubmitted(tx, reference, deps.now()))
    if (row) await take(deps, row, () => provider.submit(requestOf(row)))
  }
  for (const reference of await dueWithdrawals(deps.database, ['submitted', 'unknown'], deps.now(), batch)) {
    const row = await findWithdrawal(deps.database, reference)
    if (row) await ask(deps, provider, row)
  }
}

/**
 * Asks about paid withdrawals too, since a bank may send money back: called when a provider reports it, and by an operator.
 * Asking about one that was not sent sends nothing.
 *
 * @throws Error if there is no such withdrawal
 */
export async function askAbout(deps: GatewayDeps, provider: PayoutProvider, reference: string): Promise<void> {
  const row = await findWithdrawal(deps.database, reference)
  if (!row) throw new Error(`There is no withdrawal ${reference}`)
  await ask(deps, provider, row)
}

async function ask(deps: GatewayDeps, provider: PayoutProvider, row: WithdrawalRow): Promise<void> {
  await take(deps, row, async () => {
    const found = await provider.find(row.reference)
    // Only a payout that never arrived can be sent again. A withdrawal without approval, or with its money given back,
    // was never sent.
    if (found || !isUnderWay(row)) return found ?? { state: 'processing' }
    return await provider.submit(requestOf(row))
  })
}

/**
 * Marks an approved withdrawal as submitted.
 *
 * @returns undefined if another gateway was quicker, or if a deposit of the member was claimed back since the list was read
 */
async function markSubmitted(tx: Transaction, reference: string, now: Date): Promise<WithdrawalRow | undefined> {
  // A claim locks the member before it is stored, so either this waits and then sees it, or it waits for this. The
  // member is locked before the withdrawal, as when a withdrawal is requested.
  const member =
    'SELECT FROM member WHERE id = (SELECT member_id FROM withdrawal WHERE reference = :reference) FOR NO KEY UPDATE'
  await tx.query(member, { reference })
  const row = await lockWithdrawal(tx, reference)
  if (row?.state !== 'approved' || (await hasOpenClaim(tx, row.member_id))) return undefined
  const askAt = new Date(now.getTime() + pauseAfter(0))
  await changeState(tx, {
    id: row.id,
    from: 'approved',
    to: 'submitted',
    actor: 'job',
    expectedAt: row.expected_at,
    now,
    askAt,
  })
  return { ...row, state: 'submitted' }
}

/** Whether a payout was sent to the provider without an answer so far. */
const isUnderWay = ({ state }: Pick<WithdrawalRow, 'state'>): boolean => state === 'submitted' || state === 'unknown'

const requestOf = (row: WithdrawalRow) => ({
  reference: row.reference,
  destination: destinationOf(row),
  amount: row.amount - row.fee,
  currency: row.currency,
})

/** Asks the provider and applies its answer. Without a clear answer the outcome is unknown. */
async function take(deps: GatewayDeps, row: WithdrawalRow, question: () => Promise<PayoutStatus>): Promise<void> {
  let status: PayoutStatus | undefined
  try {
    status = await inTime(question(), patience)
  } catch (err) {
    deps.log.warn({ err, withdrawal: row.reference }, 'the payout provider gave no clear answer')
  }
  const { reference, member_id: memberId } = row
  const changed = await deps.database.transaction(async (tx) => {
    const locked = await lockWithdrawal(tx, reference)
    return locked ? await apply(tx, locked, status, deps.now()) : false
  })
  if (changed) balanceChanged(deps, memberId)
  if (!status && row.asked + 1 >= tooOften)
    deps.log.error({ withdrawal: reference, asked: row.asked + 1 }, 'a payout is unknown: somebody must look')
}

/**
 * Applies the provider's answer to a locked withdrawal. A settled withdrawal does not change, so that a repeated or late
 * answer changes nothing.
 *
 * @param status undefined if the provider gave no clear answer; the money then stays held
 * @returns whether money was moved or released
 */
async function apply(
  tx: Transaction,
  row: WithdrawalRow,
  status: PayoutStatus | undefined,
  now: Date,
): Promise<boolean> {
  if (status?.state === 'returned' && row.state === 'paid') {
    // If a payout was repeated by another way, the house gets the first payment when it comes back.
    if (row.case?.outcome === 'paid_again') return false
    await closeReturned(tx, row, now)
    await takeBack(tx, row, { actor: 'provider', reason: status.reason, now })
    return true
  }
  if (!isUnderWay(row)) return false
  switch (status?.state) {
    case 'paid':
      await settle(tx, row, status.at, now)
      return true
    case 'refused':
      await giveBack(tx, row, { actor: 'provider', now, to: 'failed', reason: status.reason })
      return true
    case 'returned':
      await settle(tx, row, status.paidAt, now)
      await takeBack(tx, { ...row, state: 'paid' }, { actor: 'provider', reason: status.reason, now })
      return true
    default:
      await askLater(tx, row, status ? 'submitted' : 'unknown', now)
      return false
  }
}

async function askLater(tx: Transaction, row: WithdrawalRow, to: 'submitted' | 'unknown', now: Date): Promise<void> {
  const askAt = new Date(now.getTime() + pauseAfter(row.asked))
  if (row.state !== to) {
    await changeState(tx, { id: row.id, from: row.state, to, actor: 'job', expectedAt: row.expected_at, now, askAt })
    return
  }
  await tx.query('UPDATE withdrawal SET asked = asked + 1, ask_at = :askAt WHERE id = :rowId', { rowId: row.id, askAt })
}

/** Posts the hold: the payout to the provider, the fee to the house. */
async function settle(tx: Transaction, row: WithdrawalRow, paidAt: Date, now: Date): Promise<void> {
  const payout = row.amount - row.fee
  const fee = row.fee > 0n ? ([{ system: 'fees', amount: row.fee }] as const) : []
  const { transferId } = await settleHold(tx, {
    holdId: row.hold_id,
    to: [{ system: 'withdrawals', amount: payout }, ...fee],
    metadata: { withdrawal: row.reference },
    at: now,
  })
  await changeState(tx, {
    id: row.id,
    from: row.state,
    to: 'paid',
    actor: 'provider',
    expectedAt: paidAt,
    now,
    transferId,
    paidAt,
  })
  await leaveMessage(tx, {
    memberId: row.member_id,
    kind: 'withdrawal_paid',
    details: {
      amount: row.amount.toString(),
      payout: payout.toString(),
      currency: row.currency,
      account: payoutLabel(row.kind, row.identifier),
    },
    reference: `withdrawal_paid:${row.reference}`,
    now,
  })
}

/**
 * The account that a withdrawal is paid to.
 *
 * @throws Error if its rows contradict each other, so that nothing is paid to an unchecked account
 */
function destinationOf(row: WithdrawalRow): PayoutDestination {
  const { kind, identifier, reference, cpf, holder_name: holderName } = row
  if (kind === 'pix' || kind === 'bank') {
    if (cpf === null) throw new Error(`The owner of the account of withdrawal ${reference} is not known`)
    if (kind === 'pix') return { kind, identifier, cpf, holderName }
    const account = bankAccountOf(identifier)
    const bank = bankOf(account.bank)
    if (!bank) throw new Error(`There is no bank ${account.bank}, to which withdrawal ${reference} is to be paid`)
    return { kind, identifier, cpf, holderName, bank, account }
  }
  const { coin, rate, coins } = row
  if (coin === null || rate === null || coins === null) throw new Error(`Withdrawal ${reference} has no rate`)
  return { kind, identifier, quote: { coin, rate, coins } }
}
