import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowsOf } from '#gateway/platform/db/rows.ts'
import { inboxTexts } from './promotions.ts'
import { lockReward } from './rewards.ts'

/** Most rewards of one run of the job. */
const batch = 500

/**
 * Closes rewards that were not claimed, or got no deposit, in time, and sends the member a message (product rule 23.9).
 */
export async function closeRewards({ database, now, log }: GatewayDeps): Promise<void> {
  const at = now()
  const text = `SELECT id FROM member_reward WHERE state IN ('signed', 'claim') AND due_at <= :at ORDER BY due_at LIMIT ${batch}`
  for (const { id } of await rowsOf(database, IdRow, text, { at })) {
    try {
      await database.transaction((tx) => close(tx, id, at))
    } catch (err) {
      log.error({ err, reward: id.toString() }, 'a reward was not closed')
    }
  }
}

/** Closes all that a member has under way, in the transaction of the cause. @returns how many */
export async function closeRewardsOf(tx: Transaction, memberId: bigint, now: Date): Promise<number> {
  const text = `UPDATE member_reward SET state = 'close', reason = 'closed', changed_at = :now
    WHERE member_id = :memberId AND state IN ('signed', 'applying', 'claim') RETURNING id`
  return (await rowsOf(tx, IdRow, text, { memberId, now })).length
}

async function close(tx: Transaction, id: bigint, now: Date): Promise<void> {
  const row = await lockReward(tx, id)
  if (!row || (row.state !== 'signed' && row.state !== 'claim')) return
  const text = `UPDATE member_reward SET state = 'close', reason = 'expired', changed_at = :now WHERE id = :id`
  await tx.query(text, { id, now })
  await leaveMessage(tx, {
    memberId: row.member_id,
    kind: 'reward_closed',
    details: { ...inboxTexts(row), reason: 'reward_expired' },
    reference: `reward_closed:${id}`,
    now,
  })
}
