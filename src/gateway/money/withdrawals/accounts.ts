import type { PayoutAccount } from '#contract/money/withdrawals/withdrawal.ts'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { payoutLabel } from '#lib/payout-label.ts'
import { AccountRow, wireAccount } from './withdrawal-queries.ts'

const columns = 'id AS account_id, kind, identifier, holder_name, usable_from'

/** The member's accounts, oldest first. */
export async function payoutAccounts(on: Executor, memberId: bigint): Promise<PayoutAccount[]> {
  const text = `SELECT ${columns} FROM payout_account WHERE member_id = :memberId AND removed_at IS NULL ORDER BY id`
  return (await rowsOf(on, AccountRow, text, { memberId })).map(wireAccount)
}

/** One account of the member, which is not removed; undefined also for another member's. */
export function findPayoutAccount(on: Executor, memberId: bigint, id: string): Promise<AccountRow | undefined> {
  const text = `SELECT ${columns} FROM payout_account WHERE id::text = :id AND member_id = :memberId AND removed_at IS NULL`
  return rowOf(on, AccountRow, text, { memberId, id })
}

type NewAccount = Pick<AccountRow, 'kind' | 'identifier' | 'holder_name' | 'usable_from'>

/**
 * Stores an account whose owner is known, and sends the member a message.
 *
 * @throws {CallFailure} `payout_account_known`
 */
export async function keepAccount(
  tx: Transaction,
  memberId: bigint,
  { kind, identifier, holder_name: name, usable_from: usableFrom }: NewAccount,
  now: Date,
): Promise<PayoutAccount> {
  const row = await rowOf(
    tx,
    AccountRow,
    `INSERT INTO payout_account (member_id, kind, identifier, holder_name, created_at, usable_from)
     VALUES (:memberId, :kind, :identifier, :holderName, :now, :usableFrom) ON CONFLICT DO NOTHING RETURNING ${columns}`,
    { memberId, kind, identifier, holderName: name, now, usableFrom },
  )
  if (!row) throw new CallFailure('payout_account_known')
  await leaveMessage(tx, {
    memberId,
    kind: 'payout_account_added',
    details: { account: payoutLabel(kind, identifier), usableFrom: usableFrom.toISOString() },
    reference: `payout-account:${row.account_id}`,
    now,
  })
  return wireAccount(row)
}

/** Removes an account. @throws {CallFailure} `payout_account_unknown` */
export async function removePayoutAccount({ database, now }: GatewayDeps, memberId: bigint, id: string) {
  const removed = await rowOf(
    database,
    IdRow,
    `UPDATE payout_account SET removed_at = :removedAt WHERE id::text = :id AND member_id = :memberId AND removed_at IS NULL RETURNING id`,
    { memberId, id, removedAt: now() },
  )
  if (!removed) throw new CallFailure('payout_account_unknown')
  return {}
}
