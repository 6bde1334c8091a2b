import { type Infer, string, type } from 'superstruct'
import type { CaseOutcome } from '#contract/money/withdrawals/withdrawal.ts'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { noteState } from './change-state.ts'
import { takeBack } from './take-back.ts'
import { lockWithdrawal, type WithdrawalRow } from './withdrawal-queries.ts'

type Outcome = Infer<typeof CaseOutcome>

/** Opens the case of a paid withdrawal that has not arrived according to its member, and writes it into the timeline. */
export async function openCase(tx: Transaction, withdrawalId: bigint, memberId: bigint, now: Date): Promise<void> {
  await tx.query('INSERT INTO withdrawal_case (withdrawal_id, opened_at) VALUES (:withdrawalId, :now)', {
    withdrawalId,
    now,
  })
  const actor = `member:${memberId}`
  await noteState(tx, { id: withdrawalId, state: 'paid', actor, reason: 'not_received', expectedAt: now, now })
}

interface Finding {
  readonly outcome: Outcome
  /** The operator's message to the member. */
  readonly note: string
  /** Name of the operator. */
  readonly by: string
}

/**
 * Closes the case of a withdrawal with the result that the operator has found. The member gets a message, and the
 * timeline an entry. Only `returned` moves money: the amount is credited with its fee, as if the bank had reported it.
 *
 * @throws Error if the withdrawal has no open case, so that nothing is decided twice
 */
export async function decideCase(
  deps: Pick<GatewayDeps, 'database' | 'log' | 'now'>,
  reference: string,
  { outcome, note, by }: Finding,
): Promise<void> {
  const now = deps.now()
  const memberId = await deps.database.transaction(async (tx) => {
    const row = await lockWithdrawal(tx, reference)
    if (row?.case?.outcome !== null) throw new Error(`${reference} has no open case`)
    const actor = `operator:${by}`
    await close(tx, row, { outcome, note, by: actor }, now)
    if (outcome === 'returned') await takeBack(tx, row, { actor, reason: 'never_arrived', now })
    else await tell(tx, row, { outcome, note, actor }, now)
    return row.member_id
  })
  balanceChanged(deps, memberId)
}

/** Closes the case of money that the bank has sent back, if there is an open one. The caller holds the lock of its row. */
export async function closeReturned(tx: Transaction, row: WithdrawalRow, now: Date): Promise<void> {
  if (row.case?.outcome === null) await close(tx, row, { outcome: 'returned', note: null, by: 'provider' }, now)
}

async function close(
  tx: Transaction,
  { id }: Pick<WithdrawalRow, 'id'>,
  { outcome, note, by }: { readonly outcome: Outcome; readonly note: string | null; readonly by: string },
  now: Date,
): Promise<void> {
  const closed = await rowOf(
    tx,
    IdRow,
    `UPDATE withdrawal_case SET outcome = :outcome, note = :note, closed_at = :now, closed_by = :by
     WHERE withdrawal_id = :withdrawalId AND outcome IS NULL RETURNING withdrawal_id AS id`,
    { withdrawalId: id, outcome, note, now, by },
  )
  if (!closed) throw new Error(`The case of withdrawal ${id} is closed`)
}

/** The entry and the message of a case that leaves the withdrawal paid. */
async function tell(
  tx: Transaction,
  row: WithdrawalRow,
  { outcome, note, actor }: { outcome: Exclude<Outcome, 'returned'>; note: string; actor: string },
  now: Date,
): Promise<void> {
  await noteState(tx, { id: row.id, state: 'paid', actor, reason: outcome, expectedAt: now, now })
  const details = { amount: row.amount.toString(), currency: row.currency, note }
  const kind = outcome === 'arrived' ? 'withdrawal_found' : 'withdrawal_paid_again'
  await leaveMessage(tx, { memberId: row.member_id, kind, details, reference: `${kind}:${row.reference}`, now })
}

const ProofRow = type({ reference: string() })

/** Names of the pictures that a member sent with the answer that nothing has arrived, in their order. */
export async function proofsOf(on: Executor, reference: string): Promise<string[]> {
  const rows = await rowsOf(
    on,
    ProofRow,
    `SELECT u.reference FROM upload u JOIN withdrawal w ON w.id = u.withdrawal_id
     WHERE w.reference = :reference AND u.removed_at IS NULL ORDER BY u.id`,
    { reference },
  )
  return rows.map((row) => row.reference)
}
