import type { Transaction } from '#gateway/platform/db/client.ts'
import type { Json } from '#gateway/platform/db/rows.ts'

export type ProtectionAction =
  | 'limit-set'
  | 'limit-lowered'
  | 'limit-wished'
  | 'limit-raised'
  | 'limit-removed'
  | 'wish-withdrawn'
  | 'reality-set'
  | 'pause'
  | 'exclusion'
  | 'register-hit'
  | 'register-clear'

/** Records a change of a member's protection and its author for good. */
export async function recordProtection(
  tx: Transaction,
  memberId: bigint,
  {
    action,
    details,
    actor = 'member',
    now,
  }: {
    readonly action: ProtectionAction
    readonly details: Readonly<Record<string, Json>>
    readonly actor?: string
    readonly now: Date
  },
): Promise<void> {
  await tx.query(
    `INSERT INTO member_protection_event (member_id, at, actor, action, details) VALUES (:memberId, :now, :actor, :action, :details::text::jsonb)`,
    { memberId, now, actor, action, details: JSON.stringify(details) },
  )
}

/** Makes sure that a member's row is there, and locks the member: changes of one member follow one another. */
export async function lockProtection(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query('SELECT FROM member WHERE id = :memberId FOR NO KEY UPDATE', { memberId })
  await tx.query('INSERT INTO member_protection (member_id) VALUES (:memberId) ON CONFLICT DO NOTHING', { memberId })
}
