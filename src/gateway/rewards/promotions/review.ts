import { array, bigint, nullable, string, type } from 'superstruct'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import { amountOf, inboxTexts } from './promotions.ts'
import { lockReward } from './rewards.ts'

const WaitingRow = type({
  id: bigint(),
  name: string(),
  account: string(),
  comment: nullable(string()),
  created_at: Instant,
  pictures: array(string()),
})

/** Applications that wait, oldest first, with the names of their pictures. */
export function waitingApplications(on: Executor, limit = 100) {
  return rowsOf(
    on,
    WaitingRow,
    `SELECT r.id, r.name, m.account, r.comment, r.created_at,
       (SELECT coalesce(jsonb_agg(u.reference ORDER BY u.id), '[]') FROM upload u
          WHERE u.reward_id = r.id AND u.removed_at IS NULL) AS pictures
     FROM member_reward r JOIN member m ON m.id = r.member_id WHERE r.state = 'applying' ORDER BY r.id LIMIT :limit`,
    { limit },
  )
}

interface Decision {
  readonly by: string
  /** Why it is rejected, in the operator's words, which the member reads; without it, it is approved. */
  readonly reject?: string | undefined
}

/**
 * Decides an application once, and sends the member a message (product rule 23.8). An approved one waits to be claimed.
 *
 * @throws Error if no such application waits
 */
export async function decideApplication(
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  id: bigint,
  { by, reject }: Decision,
): Promise<void> {
  const at = now()
  await database.transaction(async (tx) => {
    const row = await lockReward(tx, id)
    if (row?.state !== 'applying') throw new Error(`No application ${id} waits.`)
    const dueAt = reject === undefined ? new Date(at.getTime() + row.rules.days * 86_400_000) : null
    await tx.query(
      `UPDATE member_reward SET state = :state, answer = :reject, decided_by = :by, decided_at = :now, changed_at = :now, due_at = :dueAt, amount = :amount
       WHERE id = :id`,
      {
        id,
        state: dueAt ? 'claim' : 'rejected',
        reject: reject ?? null,
        by,
        now: at,
        dueAt,
        amount: dueAt ? amountOf(row) : null,
      },
    )
    await leaveMessage(tx, {
      memberId: row.member_id,
      kind: dueAt ? 'reward_waits' : 'reward_rejected',
      details: { ...inboxTexts(row), ...(dueAt ? { until: dueAt.toISOString() } : { answer: reject ?? '' }) },
      reference: `reward:${id}`,
      now: at,
    })
  })
}
