import type { PushKind } from '#contract/account/push/push.ts'
import type { Executor } from '#gateway/platform/db/client.ts'

/** Milliseconds after which nobody needs to be told any more that a withdrawal was paid. */
const newsMs = 2 * 24 * 3_600_000

interface NewNotice {
  readonly kind: PushKind
  readonly now: Date
  /** When nobody needs it any more; default: two days from now. */
  readonly expiresAt?: Date
}

/**
 * Queues a notice to all devices of members who want its kind, in the transaction of what it tells of. It only writes rows:
 * the job `send push messages` sends them.
 */
export async function queuePush(on: Executor, memberIds: readonly bigint[], notice: NewNotice): Promise<void> {
  const { kind, now, expiresAt = new Date(now.getTime() + newsMs) } = notice
  await on.query(
    `INSERT INTO push_notice AS waiting (subscription_id, kind, next_at, expires_at)
     SELECT p.id, :kind, :now, :expiresAt FROM push_subscription p JOIN push_setting o ON o.member_id = p.member_id AND o.${kind}
     WHERE p.member_id = ANY (string_to_array(:memberIds, ',')::bigint[]) ORDER BY p.id
     ON CONFLICT (subscription_id, kind) DO UPDATE
       SET turn = waiting.turn + 1, tries = 0, next_at = excluded.next_at, expires_at = excluded.expires_at`,
    { memberIds: memberIds.join(), kind, now, expiresAt },
  )
}
