import { also, amounts, moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'sent',
    table: 'line_transfer',
    id: 'id',
    join: 'JOIN member other ON other.id = t.receiver_id',
    fields: [...plain('reference currency'), also('to', 'other.account'), ...amounts('amount'), ...moments('sent_at')],
  },
  {
    name: 'received',
    table: 'line_transfer',
    id: 'id',
    owner: 'receiver_id',
    join: 'JOIN member other ON other.id = t.member_id',
    fields: [
      ...plain('reference currency'),
      also('from', 'other.account'),
      ...amounts('amount'),
      ...moments('sent_at'),
    ],
  },
]
