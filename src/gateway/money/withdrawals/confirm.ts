import type { Withdrawal } from '#contract/money/withdrawals/withdrawal.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { readWithdrawalRules } from '#gateway/money/turnover/withdrawal-rules.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { inBatches, purgeBatch } from '#gateway/platform/db/purge.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { openCase } from './cases.ts'
import { memberWithdrawal } from './request.ts'

type Confirmation = NonNullable<Withdrawal['confirmation']>

interface MemberAnswer {
  readonly reference: string
  readonly confirmation: Confirmation
  /** Ids of uploaded pictures. */
  readonly proofs?: readonly string[] | undefined
}

async function attachProof(tx: Transaction, memberId: bigint, withdrawalId: bigint, proof: string): Promise<void> {
  const attached = await rowOf(
    tx,
    IdRow,
    `UPDATE upload SET withdrawal_id = :withdrawalId WHERE reference = :proof AND member_id = :memberId AND purpose = 'proof'
       AND withdrawal_id IS NULL AND removed_at IS NULL RETURNING id`,
    { proof, memberId, withdrawalId },
  )
  if (!attached) throw new CallFailure('upload_unknown')
}

/**
 * Stores a member's answer about a paid withdrawal once; a repeated answer changes nothing. No money moves. The answer that
 * nothing has arrived opens a case, which the operator decides (see cases.ts).
 *
 * @throws {CallFailure} `withdrawal_not_found`, `withdrawal_not_paid` if it is not paid, or the member has given another answer;
 *   `upload_unknown` if a proof is not the member's, or is a proof of something else; nothing is stored then
 */
export async function confirmWithdrawal(
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  memberId: bigint,
  { reference, confirmation, proofs = [] }: MemberAnswer,
): Promise<Withdrawal> {
  const rules = await readWithdrawalRules(database)
  await database.transaction(async (tx) => {
    const row = await rowOf(
      tx,
      IdRow,
      `UPDATE withdrawal SET confirmation = :confirmation
       WHERE reference = :reference AND member_id = :memberId AND state = 'paid' AND confirmation IS NULL RETURNING id`,
      { reference, memberId, confirmation },
    )
    if (!row) return
    for (const proof of new Set(proofs)) await attachProof(tx, memberId, row.id, proof)
    if (confirmation === 'not_received') await openCase(tx, row.id, memberId, now())
  })
  const withdrawal = await memberWithdrawal(database, memberId, reference, rules)
  if (withdrawal.confirmation !== confirmation) throw new CallFailure('withdrawal_not_paid')
  return withdrawal
}

/** Counts withdrawals as received that were paid long ago without a complaint. */
export async function confirmByTime(on: Executor, now: Date): Promise<void> {
  const { confirmMinutes } = await readWithdrawalRules(on)
  await inBatches(async () => {
    const rows = await on.query(
      `UPDATE withdrawal SET confirmation = 'received', confirmed_by_time = true WHERE id = ANY (ARRAY(
         SELECT id FROM withdrawal WHERE state = 'paid' AND confirmation IS NULL AND paid_at <= :before
         LIMIT ${purgeBatch} FOR UPDATE SKIP LOCKED)) RETURNING id`,
      { before: new Date(now.getTime() - confirmMinutes * 60_000) },
    )
    return rows.length
  })
}
