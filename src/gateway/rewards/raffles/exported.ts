import { also, amounts, moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'raffles',
    table: 'raffle_entry',
    id: 'id',
    join: 'JOIN raffle o ON o.id = t.raffle_id',
    fields: [
      also('raffle', 'o.name'),
      also('fact', 'o.fact'),
      also('currency', 'o.currency'),
      ...plain('line name tickets place ticket state reason'),
      ...amounts('prize'),
      ...moments('joined_at decided_at'),
    ],
  },
]
