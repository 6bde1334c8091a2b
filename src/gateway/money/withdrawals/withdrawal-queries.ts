import { array, bigint, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import {
  CaseOutcome,
  type PayoutAccount,
  type Withdrawal,
  WithdrawalStruct,
  withdrawalStates,
} from '#contract/money/withdrawals/withdrawal.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { seekByNegatedId } from '#gateway/platform/http/keyset.ts'
import { coinDecimal } from '#lib/coin-amount.ts'
import { coins, payoutKinds } from '#lib/payout-kinds.ts'
import { payoutLabel } from '#lib/payout-label.ts'

export const AccountRow = type({
  account_id: bigint(),
  kind: enums(payoutKinds),
  identifier: string(),
  holder_name: string(),
  usable_from: Instant,
})
export type AccountRow = Infer<typeof AccountRow>

export function wireAccount(row: AccountRow): PayoutAccount {
  return {
    accountId: row.account_id.toString(),
    kind: row.kind,
    label: payoutLabel(row.kind, row.identifier),
    holderName: row.holder_name,
    usableFrom: row.usable_from.toISOString(),
  }
}

const State = enums(withdrawalStates)

const EventRow = type({ state: State, at: string(), reason: nullable(string()), expected_at: string() })

const CaseRow = type({
  opened_at: string(),
  outcome: nullable(CaseOutcome),
  note: nullable(string()),
  closed_at: nullable(string()),
})

const WithdrawalRow = type({
  ...AccountRow.schema,
  id: bigint(),
  reference: string(),
  member_id: bigint(),
  cpf: nullable(string()),
  currency: string(),
  amount: bigint(),
  fee: bigint(),
  coin: nullable(enums(coins)),
  rate: nullable(string()),
  coins: nullable(bigint()),
  state: State,
  reason: nullable(string()),
  hold_id: bigint(),
  transfer_id: nullable(bigint()),
  requested_at: Instant,
  expected_at: Instant,
  paid_at: nullable(Instant),
  asked: integer(),
  confirmation: WithdrawalStruct.schema.confirmation,
  confirmed_by_time: boolean(),
  case: nullable(CaseRow),
  events: array(EventRow),
})
export type WithdrawalRow = Infer<typeof WithdrawalRow>

const selectText = `SELECT w.id, w.reference, w.member_id, m.cpf, w.currency, w.amount, w.fee, w.coin, w.rate, w.coins, w.state, w.reason,
    w.hold_id, w.transfer_id, w.requested_at, w.expected_at, w.paid_at, w.asked, w.confirmation, w.confirmed_by_time,
    a.id AS account_id, a.kind, a.identifier, a.holder_name, a.usable_from,
    (SELECT jsonb_build_object('opened_at', c.opened_at, 'outcome', c.outcome, 'note', c.note, 'closed_at', c.closed_at)
       FROM withdrawal_case c WHERE c.withdrawal_id = w.id) AS case,
    (SELECT jsonb_agg(jsonb_build_object('state', e.state, 'at', e.at, 'reason', e.reason, 'expected_at', e.expected_at)
       ORDER BY e.seq) FROM withdrawal_event e WHERE e.withdrawal_id = w.id) AS events
  FROM withdrawal w JOIN payout_account a ON a.id = w.payout_account_id JOIN member m ON m.id = w.member_id`

/** The member's own withdrawal; undefined also for another member's. */
export function selectWithdrawal(
  on: Executor,
  memberId: bigint,
  reference: string,
): Promise<WithdrawalRow | undefined> {
  return rowOf(on, WithdrawalRow, `${selectText} WHERE w.reference = :reference AND w.member_id = :memberId`, {
    reference,
    memberId,
  })
}

/** Anybody's withdrawal. */
export function findWithdrawal(on: Executor, reference: string): Promise<WithdrawalRow | undefined> {
  return rowOf(on, WithdrawalRow, `${selectText} WHERE w.reference = :reference`, { reference })
}

/**
 * Locks a withdrawal until the transaction ends. It is read after the lock is held: a query that waits for a lock reads the
 * locked row again, but its case and its timeline as they were before the wait.
 */
export async function lockWithdrawal(tx: Transaction, reference: string): Promise<WithdrawalRow | undefined> {
  await tx.query('SELECT FROM withdrawal WHERE reference = :reference FOR UPDATE', { reference })
  return findWithdrawal(tx, reference)
}

/** The member's withdrawals next to a place, or the newest: newest first. */
export function selectWithdrawals(on: Executor, memberId: bigint, limit: number, place: Place | undefined) {
  const { where, order, parameters } = seekByNegatedId(place, 'w.id', { memberId, limit })
  const text = `SELECT * FROM (${selectText} WHERE w.member_id = :memberId ${where} ORDER BY ${order} LIMIT :limit) page ORDER BY id DESC`
  return rowsOf(on, WithdrawalRow, text, parameters)
}

const ReferenceRow = type({ reference: string() })

/** References of withdrawals in these states that are due, oldest first. */
export async function dueWithdrawals(
  on: Executor,
  states: readonly Withdrawal['state'][],
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await rowsOf(
    on,
    ReferenceRow,
    `SELECT reference FROM withdrawal
     WHERE state IN (SELECT jsonb_array_elements_text(:states::jsonb)) AND coalesce(ask_at, requested_at) <= :now
       -- A withdrawal that has not been submitted waits while a claim to the member's deposits is open. It is left out
       -- here, so that it takes nobody's place; the decision is made under the member's lock (pay-out.ts).
       AND NOT (state = 'approved' AND EXISTS
         (SELECT FROM deposit_claim c WHERE c.member_id = withdrawal.member_id AND c.state = 'open'))
     ORDER BY id LIMIT :limit`,
    { states: JSON.stringify(states), now, limit },
  )
  return rows.map(({ reference }) => reference)
}

function wireQuote({ coin, rate, coins: units }: WithdrawalRow): Withdrawal['quote'] {
  return coin !== null && rate !== null && units !== null ? { coin, rate, coins: coinDecimal(units, coin) } : null
}

function wireCase({ case: found }: WithdrawalRow): Withdrawal['case'] {
  if (!found) return null
  const { opened_at, outcome, note, closed_at } = found
  return {
    openedAt: new Date(opened_at).toISOString(),
    outcome,
    note,
    closedAt: closed_at === null ? null : new Date(closed_at).toISOString(),
  }
}

/** How much of a payout has arrived, and how much is still to come (product rule 10.52). */
function arrivedOf({ amount, fee, state, case: found }: Pick<WithdrawalRow, 'amount' | 'fee' | 'state' | 'case'>) {
  const payout = amount - fee
  // The bank says that it is paid, the member that it is not: until the operator has found out, it counts as missing.
  const isMissing = found !== null && found.outcome === null
  if (state === 'paid' && !isMissing) return { received: payout, remaining: 0n }
  const isOver = state === 'rejected' || state === 'failed' || state === 'returned'
  return { received: 0n, remaining: isOver ? 0n : payout }
}

/** @param confirmMinutes minutes after the payment; if the member says nothing until then, the money counts as received */
export function wireWithdrawal(row: WithdrawalRow, confirmMinutes: number): Withdrawal {
  const isOpen = row.state === 'paid' && row.confirmation === null && row.paid_at !== null
  return {
    withdrawalId: row.reference,
    amount: row.amount,
    fee: row.fee,
    payout: row.amount - row.fee,
    ...arrivedOf(row),
    currency: row.currency,
    state: row.state,
    reason: row.reason,
    account: wireAccount(row),
    quote: wireQuote(row),
    requestedAt: row.requested_at.toISOString(),
    expectedAt: row.expected_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    confirmation: row.confirmation,
    confirmedByTime: row.confirmed_by_time,
    confirmBy: isOpen && row.paid_at ? new Date(row.paid_at.getTime() + confirmMinutes * 60_000).toISOString() : null,
    case: wireCase(row),
    timeline: row.events.map(({ state, at, reason, expected_at }) => ({
      state,
      at: new Date(at).toISOString(),
      reason,
      expectedAt: new Date(expected_at).toISOString(),
    })),
  }
}

const UnderWayRow = type({ count: integer(), amount: bigint(), expected_at: nullable(Instant) })

/** The sum of a member's withdrawals that have no outcome yet, and when the last of them is expected; null without any. */
export async function withdrawalsUnderWay(
  on: Executor,
  { memberId, currency }: { readonly memberId: bigint; readonly currency: string },
) {
  const row = await rowOf(
    on,
    UnderWayRow,
    `SELECT count(*)::integer AS count, coalesce(sum(amount), 0)::bigint AS amount, max(expected_at) AS expected_at FROM withdrawal
     WHERE member_id = :memberId AND currency = :currency AND state IN ('requested', 'review', 'approved', 'submitted', 'unknown')`,
    { memberId, currency },
  )
  if (!row?.expected_at) return null
  return { count: row.count, amount: row.amount, expectedAt: row.expected_at.toISOString() }
}
