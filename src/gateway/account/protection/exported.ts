import { also, amounts, moments, objects, plain, type Section } from '#gateway/export-fields.ts'

const limits = moments('wished_at wished_from wished_until')

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'limits',
    table: 'member_limit',
    fields: [...plain('currency kind period'), ...amounts('amount wished_amount'), ...moments('set_at'), ...limits],
  },
  {
    name: 'protection',
    table: 'member_protection',
    fields: [
      ...plain('reality_minutes blocked_kind'),
      ...moments('blocked_from blocked_until register_asked_at registered_at'),
    ],
  },
  {
    name: 'protectionChanges',
    table: 'member_protection_event',
    id: 'id',
    // The name of the operator's employee is no data about the member.
    fields: [
      also('actor', "CASE WHEN t.actor IN ('member', 'register') THEN t.actor ELSE 'operator' END"),
      ...plain('action'),
      ...objects('details'),
      ...moments('at'),
    ],
  },
  { name: 'playDays', table: 'play_day', fields: plain('day seconds') },
]
