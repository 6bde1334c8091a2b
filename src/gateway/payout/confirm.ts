import type { Withdrawal } from '#contract/entities/withdrawal.ts'
import type { Executor } from '#gateway/db/client.ts'
import { inBatches, purgeBatch } from '#gateway/db/purge.ts'
import { IdRow, rowOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { readWithdrawalRules } from '#gateway/wallet/withdrawal-rules.ts'
import { ownWithdrawal } from './request.ts'

type Confirmation = NonNullable<Withdrawal['confirmation']>

/**
 * Keeps what a member says of a paid withdrawal: once, and saying it again changes nothing. No money moves; who got
 * nothing opens a case for the operator.
 *
 * @throws {CallFailure} `withdrawal_not_found`, `withdrawal_not_paid` if it is not paid, or something else was said
 */
export async function confirmWithdrawal(
  { database }: Pick<GatewayDeps, 'database'>,
  memberId: bigint,
  reference: string,
  confirmation: Confirmation,
): Promise<Withdrawal> {
  const rules = await readWithdrawalRules(database)
  await rowOf(
    database,
    IdRow,
    `UPDATE withdrawal SET confirmation = $3
     WHERE reference = $1 AND member_id = $2 AND state = 'paid' AND confirmation IS NULL RETURNING id`,
    [reference, memberId, confirmation],
  )
  const withdrawal = await ownWithdrawal(database, memberId, reference, rules)
  if (withdrawal.confirmation !== confirmation) throw new CallFailure('withdrawal_not_paid')
  return withdrawal
}

/** Counts as received what was paid long ago and of which nobody said anything. */
export async function confirmByTime(on: Executor, now: Date): Promise<void> {
  const { confirmMinutes } = await readWithdrawalRules(on)
  await inBatches(async () => {
    const rows = await on.query(
      `UPDATE withdrawal SET confirmation = 'received', confirmed_by_time = true WHERE id = ANY (ARRAY(
         SELECT id FROM withdrawal WHERE state = 'paid' AND confirmation IS NULL AND paid_at <= $1
         LIMIT ${purgeBatch} FOR UPDATE SKIP LOCKED)) RETURNING id`,
      [new Date(now.getTime() - confirmMinutes * 60_000)],
    )
    return rows.length
  })
}
