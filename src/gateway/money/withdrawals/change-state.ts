import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import type { WithdrawalState } from './states.ts'

export interface StateChange {
  readonly id: bigint
  readonly from: WithdrawalState
  readonly to: WithdrawalState
  /** `member:7`, `job`, `provider`, or the operator's name. */
  readonly actor: string
  readonly reason?: string
  readonly expectedAt: Date
  readonly now: Date
  /** Further columns that change with the state. */
  readonly transferId?: bigint
  readonly returnTransferId?: bigint
  readonly paidAt?: Date
  /** When to ask the provider next; without it, the provider is not asked. */
  readonly askAt?: Date
}

/**
 * Changes the state of a withdrawal and writes the change into its timeline. The caller holds the lock of its row.
 *
 * @throws Error if the withdrawal is not in the state it is said to be in, so that nothing is decided twice
 */
export async function changeState(tx: Transaction, change: StateChange): Promise<void> {
  const { id, from, to, actor, reason = null, expectedAt, now } = change
  const changed = await rowOf(
    tx,
    IdRow,
    `UPDATE withdrawal SET state = :to, reason = :reason, changed_at = :now, expected_at = :expectedAt,
       transfer_id = coalesce(:transferId::bigint, transfer_id), return_transfer_id = :returnTransferId::bigint,
       paid_at = coalesce(:paidAt::timestamptz, paid_at), ask_at = :askAt::timestamptz, asked = 0
     WHERE id = :id AND state = :from RETURNING id`,
    {
      id,
      from,
      to,
      reason,
      now,
      expectedAt,
      transferId: change.transferId ?? null,
      returnTransferId: change.returnTransferId ?? null,
      paidAt: change.paidAt ?? null,
      askAt: change.askAt ?? null,
    },
  )
  if (!changed) throw new Error(`Withdrawal ${id} is no longer ${from}`)
  await noteState(tx, { id, state: to, actor, reason, expectedAt, now })
}

/** Writes a state into the timeline. */
export async function noteState(
  tx: Transaction,
  entry: {
    readonly id: bigint
    readonly state: WithdrawalState
    readonly actor: string
    readonly reason: string | null
    readonly expectedAt: Date
    readonly now: Date
  },
): Promise<void> {
  await tx.query(
    `INSERT INTO withdrawal_event (withdrawal_id, seq, state, at, actor, reason, expected_at)
     SELECT :withdrawalId, coalesce(max(seq), 0) + 1, :state, :now, :actor, :reason, :expectedAt FROM withdrawal_event WHERE withdrawal_id = :withdrawalId`,
    {
      withdrawalId: entry.id,
      state: entry.state,
      now: entry.now,
      actor: entry.actor,
      reason: entry.reason,
      expectedAt: entry.expectedAt,
    },
  )
}
