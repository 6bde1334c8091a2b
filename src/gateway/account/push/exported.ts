import { moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  { name: 'pushMessages', table: 'push_setting', fields: plain('withdrawals rewards') },
  {
    name: 'pushDevices',
    table: 'push_subscription',
    id: 'id',
    fields: [...plain('endpoint language'), ...moments('created_at')],
  },
]
