import { also, amounts, moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'invited',
    table: 'referral',
    id: 'id',
    fields: [...plain('currency state version'), ...moments('created_at ends_at qualified_at')],
  },
  {
    name: 'invitationRewards',
    table: 'referral_reward',
    id: 'id',
    join: 'JOIN referral r ON r.id = t.referral_id',
    fields: [
      ...plain('role currency state reason'),
      also('version', 'r.version'),
      ...amounts('amount'),
      ...moments('decided_at'),
    ],
  },
]
