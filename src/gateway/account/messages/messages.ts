import { bigint, integer, string, type } from 'superstruct'
import { queuePush } from '#gateway/account/push/queue-push.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { daysBefore, purge } from '#gateway/platform/db/purge.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { MessageKind } from './message-kinds.ts'

/** Days for which a message is kept, read or not. */
const messageDays = 365

export interface NewMessage {
  readonly memberId: bigint
  readonly kind: MessageKind
  /** Values for the text; amounts as digit strings beside their currency. */
  readonly details: Readonly<Record<string, string>>
  /** The subject of the message; a second message with the same reference is ignored. */
  readonly reference: string
}

/** Messages that a member's devices are told of too: a withdrawal was paid. */
const paidKinds: readonly string[] = ['withdrawal_paid', 'withdrawal_paid_again'] satisfies MessageKind[]

const LeftRow = type({ member_id: bigint(), kind: string() })

/** Stores a message for a member. Open pages get the event when the transaction commits. */
export async function leaveMessage(on: Executor, { now, ...message }: NewMessage & { now: Date }): Promise<void> {
  await leaveMessages(on, [message], now)
}

/**
 * Stores messages for several members by one statement, but none for a closed account: one by one, the second would wait for the row of its member
 * while all other events wait for the first.
 */
export async function leaveMessages(on: Executor, messages: readonly NewMessage[], now: Date): Promise<void> {
  const rows = messages.map(({ memberId, ...message }) => ({ member_id: memberId.toString(), ...message }))
  const left = await rowsOf(
    on,
    LeftRow,
    `INSERT INTO member_message (member_id, kind, details, reference, sent_at)
     SELECT member_id, kind, details, reference, :now
     FROM jsonb_to_recordset(:rows::jsonb) AS message (member_id bigint, kind text, details jsonb, reference text)
     WHERE NOT EXISTS (SELECT FROM member WHERE member.id = message.member_id AND member.closed_at IS NOT NULL)
     ON CONFLICT (member_id, reference) DO NOTHING RETURNING member_id, kind`,
    { rows: JSON.stringify(rows), now },
  )
  const paid = left.filter(({ kind }) => paidKinds.includes(kind)).map(({ member_id }) => member_id)
  if (paid.length > 0) await queuePush(on, paid, { kind: 'withdrawals', now })
}

/** Deletes old messages. */
export async function forgetMessages(on: Executor, now: Date): Promise<void> {
  await purge(on, 'member_message', 'sent_at < :before', { before: daysBefore(now, messageDays) })
}

const UnreadRow = type({ unread: integer() })

/** Number of unread messages. */
export async function countUnread(on: Executor, memberId: bigint): Promise<number> {
  const row = await rowOf(
    on,
    UnreadRow,
    'SELECT count(*)::integer AS unread FROM member_message WHERE member_id = :memberId AND read_at IS NULL',
    { memberId },
  )
  return row?.unread ?? 0
}
