import { also, amounts, moments, objects, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'pointCounts',
    table: 'point_count',
    fields: [...plain('currency game_type'), ...amounts('counted passed residue')],
  },
  {
    name: 'points',
    table: 'point_entry',
    id: 'id',
    join: 'LEFT JOIN point_order o ON o.id = t.order_id',
    fields: [
      ...plain('id kind type points currency game_type version units'),
      ...amounts('turnover residue amount'),
      also('order', 'CASE WHEN t.order_id IS NOT NULL THEN o.reference END'),
      ...moments('at'),
    ],
  },
  {
    name: 'pointOrders',
    table: 'point_order',
    id: 'id',
    fields: [
      ...plain('reference reward_id points currency state tracking reason'),
      ...amounts('value'),
      ...objects('address'),
      ...moments('placed_at changed_at'),
    ],
  },
]
